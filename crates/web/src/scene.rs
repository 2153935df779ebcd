//! What a stage shows: a position, through somebody's eyes, and what may be done in it.

use fondaco_client::{Hint, History, NoAnswer, SetUp, Waiting};
use fondaco_rules::{AnyEvent, Chosen, Event, GameKind, Seat, ToAct, Viewer};
use fondaco_texts::Names;
use leptos::prelude::*;

use crate::language::{self, say};

/// A table in play and a game that is looked at are the same to a stage.
#[derive(Clone, Copy)]
pub struct Scene {
    /// All that happened up to what is shown.
    pub history: Memo<History>,
    /// Through whose eyes. Nothing that this viewer may not know is ever drawn.
    pub viewer: Memo<Viewer>,
    /// How the players are called.
    pub names: Memo<Names>,
    /// Who sits where.
    pub set_up: Memo<SetUp>,
    /// For whom the table waits; for nobody while a game is only looked at.
    pub waiting: Memo<Waiting>,
    /// What the master said about this position.
    pub hint: Memo<Option<Result<Hint, NoAnswer>>>,
    /// Does something; nobody can while a game is only looked at.
    pub act: Option<Callback<AnyEvent>>,
    /// Lets the others play on without showing everything, where that can be had.
    pub hurry: Option<Callback<()>>,
}

impl Scene {
    /// Which game.
    pub fn kind(self) -> GameKind {
        self.history.with_untracked(|history| history.game().kind())
    }

    /// Who decides now, at this screen.
    pub fn decider(self) -> Option<Seat> {
        match self.waiting.get() {
            Waiting::Person(seat) if self.act.is_some() => Some(seat),
            _ => None,
        }
    }

    /// Who is to act, person or bot.
    pub fn to_act(self) -> ToAct {
        self.history.with(|history| history.game().to_act())
    }

    /// Whose things lie nearest: the viewer's, or those of the first seat.
    pub fn nearest(self) -> Seat {
        match self.viewer.get() {
            Viewer::Seat(seat) => seat,
            Viewer::Record | Viewer::Public => self.set_up.with(|set_up| {
                let players = self.history.with(|history| history.game().players());
                set_up.people(players).next().unwrap_or(Seat::ZERO)
            }),
        }
    }

    /// A player's name where it stands alone.
    pub fn label(self, seat: Seat) -> String {
        self.names.with(|names| names.label(language::texts(), seat))
    }

    /// A player's name as an argument of a text.
    pub fn called(self, seat: Seat) -> String {
        self.names.with(|names| names.called(language::texts(), seat))
    }

    /// Do several people share this screen? Then nobody there is `you`, and each is asked by name.
    pub fn is_shared(self) -> bool {
        let players = self.history.with(|history| history.game().players());
        self.set_up.with(|set_up| set_up.people(players).nth(1).is_some())
            && self.names.with(|names| names.you().is_none())
    }

    /// That the bots wait, and for whom everybody would wait otherwise.
    pub fn paused(self) -> Option<String> {
        match self.waiting.get() {
            Waiting::Paused(seat) => Some(say!("paused-before", name = self.called(seat))),
            _ => None,
        }
    }

    /// What somebody at this screen is asked.
    pub fn ask(self, seat: Seat, sentence: String) -> String {
        if self.is_shared() {
            say!("asked-by-name", name = self.label(seat), sentence = sentence)
        } else {
            sentence
        }
    }

    /// A seat's move.
    pub fn play<G: Chosen>(self, seat: Seat, choice: G::Move) {
        self.send(G::any(Event::Move(seat, choice)));
    }

    fn send(self, event: AnyEvent) {
        if let Some(act) = self.act {
            act.run(event);
        }
    }

    /// What the viewer sees of the game.
    pub fn view<G: Chosen<View: PartialEq + Send + Sync>>(self) -> Memo<Option<G::View>> {
        let (history, viewer) = (self.history, self.viewer);
        Memo::new(move |_| {
            history.with(|history| Some(G::of(history.game())?.game.view(viewer.get())))
        })
    }
}
