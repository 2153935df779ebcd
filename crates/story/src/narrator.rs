//! Tells any game as it goes on.

use fondaco_rules::{
    AnyEffect, AnyEvent, AnyGame, EventOf, Game, GameKind, Played, ToAct, of_game,
};
use fondaco_texts::text;

use crate::{Page, Voice, byzanz, medici, strozzi};

/// An event of a game, what it brought about, and the positions around it.
pub(crate) struct Step<'a, G: Game> {
    pub(crate) before: &'a G,
    pub(crate) event: EventOf<G>,
    pub(crate) effects: Vec<G::Effect>,
    pub(crate) after: &'a Played<G>,
}

/// Tells a game as it goes on.
pub struct Narrator<P> {
    /// The language and the viewpoint.
    pub voice: Voice,
    /// What it is written on.
    pub page: P,
    story: Story,
    is_open: bool,
}

/// What has happened but is not written yet, by game.
enum Story {
    Medici(medici::Story),
    Strozzi(strozzi::Story),
    Byzanz(byzanz::Story),
}

impl<P: Page> Narrator<P> {
    /// A story without events.
    pub fn new(voice: Voice, kind: GameKind, page: P) -> Narrator<P> {
        let story = match kind {
            GameKind::Medici => Story::Medici(medici::Story::default()),
            GameKind::Strozzi => Story::Strozzi(strozzi::Story::default()),
            GameKind::Byzanz => Story::Byzanz(byzanz::Story::default()),
        };
        Narrator { voice, page, story, is_open: false }
    }

    /// Tells which game it is and who plays, unless that has been done.
    pub fn open(&mut self, game: &AnyGame) {
        if std::mem::replace(&mut self.is_open, true) {
            return;
        }
        let Narrator { voice, page, .. } = self;
        let players = game.players();
        page.title(&text!(
            voice.texts,
            "title",
            game = voice.texts.game(game.kind()),
            names = voice.list(players.seats())
        ));
        of_game!(game, AnyGame(played), use crate as story => story::open(voice, page, &played.game));
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
                    return story.tell(voice, page, &Step { before, event, effects, after });
                }
            };
        }
        tell_as!(Medici);
        tell_as!(Strozzi);
        tell_as!(Byzanz);
    }

    /// Completes what was begun: a player has to decide, or the record ends here.
    pub fn pause(&mut self) {
        let Narrator { voice, page, story, .. } = self;
        match story {
            Story::Medici(story) => story.pause(voice, page),
            Story::Strozzi(story) => story.pause(voice, page),
            Story::Byzanz(_) => {}
        }
        page.pause();
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

/// The goods by their letters, and gold, which is none of them.
pub(crate) fn goods_and_gold<const COUNT: usize>(
    voice: &Voice,
    goods: [(char, String); COUNT],
) -> Vec<(String, String)> {
    let goods = goods.into_iter().map(|(letter, name)| (letter.to_string(), name));
    goods.chain([("Au".to_owned(), voice.texts.gold())]).collect()
}
