//! Games told for people, event by event.

mod byzanz;
mod medici;
mod page;
mod ranking;
mod strozzi;

use fondaco_rules::{
    AnyEffect, AnyEvent, AnyGame, EventOf, Game, GameKind, Played, Seat, ToAct, Viewer,
};
use fondaco_texts::{Names, Texts, text};

use crate::paint;
pub use page::{Page, TOGETHER};
pub use strozzi::track;

/// In which language, about whom and for whom a game is told.
pub struct Voice {
    /// The language.
    pub texts: Texts,
    /// Who sits where.
    pub names: Names,
    /// Who listens.
    pub viewer: Viewer,
}

impl Voice {
    /// A player's name as an argument of a text for a [`Page`], which keeps its words together.
    pub fn name(&self, seat: Seat) -> String {
        self.names.called(&self.texts, seat).replace(' ', TOGETHER)
    }

    /// A player's name where it stands alone.
    pub fn label(&self, seat: Seat) -> String {
        self.names.label(&self.texts, seat)
    }

    /// Several names: "Ann, Ben and Cem".
    pub fn list(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let mut names: Vec<_> = seats.into_iter().map(|seat| self.label(seat)).collect();
        match names.pop() {
            None => String::new(),
            Some(last) if names.is_empty() => last,
            Some(last) => text!(self.texts, "and", names = names.join(", "), last = last),
        }
    }
}

/// An event of a game, what it brought about, and the positions around it.
pub struct Told<'a, G: Game> {
    before: &'a G,
    event: EventOf<G>,
    effects: Vec<G::Effect>,
    after: &'a Played<G>,
}

/// Tells a game as it goes on.
pub struct Narrator {
    /// How it is told.
    pub voice: Voice,
    page: Page,
    story: Story,
    is_open: bool,
}

/// What has been seen but not yet told, game by game.
enum Story {
    Medici(medici::Story),
    Strozzi(strozzi::Story),
    Byzanz(byzanz::Story),
}

impl Narrator {
    /// Nothing is told yet.
    pub fn new(voice: Voice, kind: GameKind, width: usize) -> Narrator {
        let story = match kind {
            GameKind::Medici => Story::Medici(medici::Story::default()),
            GameKind::Strozzi => Story::Strozzi(strozzi::Story::default()),
            GameKind::Byzanz => Story::Byzanz(byzanz::Story::default()),
        };
        Narrator { voice, page: Page::new(width), story, is_open: false }
    }

    /// What was told since the last time, as far as it is complete.
    pub fn take(&mut self) -> String {
        self.page.take()
    }

    /// Tells which game it is and who plays, unless that has been done.
    pub fn open(&mut self, game: &AnyGame) {
        if std::mem::replace(&mut self.is_open, true) {
            return;
        }
        let Narrator { voice, page, .. } = self;
        let players = game.players();
        page.line(&paint::bold(&text!(
            voice.texts,
            "title",
            game = voice.texts.game(game.kind()),
            names = voice.list(players.seats())
        )));
        match game {
            AnyGame::Medici(played) => medici::open(voice, page, &played.game),
            AnyGame::Strozzi(played) => strozzi::open(voice, page, &played.game),
            AnyGame::Byzanz(played) => byzanz::open(voice, page, &played.game),
        }
    }

    /// Tells one event.
    pub fn tell(
        &mut self,
        before: &AnyGame,
        event: AnyEvent,
        effects: &[AnyEffect],
        after: &AnyGame,
    ) {
        self.open(before);
        let Narrator { voice, page, story, .. } = self;
        /// Tells the event, if it is one of this game.
        macro_rules! tell_as {
            ($game:ident) => {
                if let (
                    Story::$game(story),
                    AnyGame::$game(before),
                    AnyEvent::$game(event),
                    AnyGame::$game(after),
                ) = (&mut *story, before, event, after)
                {
                    let of_this_game = |effect: &AnyEffect| match effect {
                        AnyEffect::$game(effect) => Some(*effect),
                        _ => None,
                    };
                    let effects = effects.iter().filter_map(of_this_game).collect();
                    let before = &before.game;
                    return story.tell(voice, page, &Told { before, event, effects, after });
                }
            };
        }
        tell_as!(Medici);
        tell_as!(Strozzi);
        tell_as!(Byzanz);
    }

    /// Completes what was begun: somebody has to think, or the record ends here.
    pub fn pause(&mut self) {
        let Narrator { voice, page, story, .. } = self;
        match story {
            Story::Medici(story) => story.pause(voice, page),
            Story::Strozzi(story) => story.pause(voice, page),
            Story::Byzanz(_) => {}
        }
        page.end_line();
    }

    /// The record ends here, with the game over or not.
    pub fn close(&mut self, game: &AnyGame) {
        self.open(game);
        self.pause();
        let Narrator { voice, page, .. } = self;
        match game.to_act() {
            ToAct::Over => {}
            ToAct::Chance => page.line(&text!(voice.texts, "unfinished-draw")),
            ToAct::Player(seat) => {
                page.line(&text!(voice.texts, "unfinished", name = voice.name(seat)));
            }
        }
    }
}

/// The letters of the goods and what they stand for.
fn legend(goods: impl IntoIterator<Item = (char, String)>) -> String {
    let goods = goods.into_iter().map(|(letter, name)| {
        let letter_shown = if letter == 'A' { "Au".to_owned() } else { letter.to_string() };
        format!("{}{TOGETHER}{name}", paint::piece(letter_shown))
    });
    goods.collect::<Vec<_>>().join(" · ")
}
