//! What a stage shows: a position, as a viewer sees it, and what may be done in it.

use fondaco_client::{Hint, History, NoAnswer, SetUp, Waiting};
use fondaco_rules::{AnyEvent, Chosen, Event, GameKind, Seat, ToAct, Viewer};
use fondaco_texts::Names;
use leptos::prelude::*;

use crate::language::{self, say};

/// What a stage shows, the same for a table in play and a replay.
#[derive(Clone, Copy)]
pub struct Scene {
    /// The game up to the position that is shown.
    pub history: Memo<History>,
    /// Who looks. Nothing that this viewer may not know is ever drawn.
    pub viewer: Memo<Viewer>,
    /// The names of the players.
    pub names: Memo<Names>,
    /// A table to be set up in this browser.
    pub set_up: Memo<SetUp>,
    /// Whom the table waits for; nobody in a replay.
    pub waiting: Memo<Waiting>,
    /// The master's hint for this position.
    pub hint: Memo<Option<Result<Hint, NoAnswer>>>,
    /// Plays an event; nobody can in a replay.
    pub act: Option<Callback<AnyEvent>>,
    /// Lets the others play on without showing everything, where that is possible.
    pub hurry: Option<Callback<()>>,
}

impl Scene {
    /// Which game.
    pub fn kind(self) -> GameKind {
        self.history.with_untracked(|history| history.game().kind())
    }

    /// The seat that decides at this screen now.
    pub fn decider(self) -> Option<Seat> {
        match self.waiting.get() {
            Waiting::Person(seat) if self.act.is_some() => Some(seat),
            _ => None,
        }
    }

    /// Who is to act.
    pub fn to_act(self) -> ToAct {
        self.history.with(|history| history.game().to_act())
    }

    /// The seat that is drawn nearest: the viewer's, or else the first person's.
    pub fn nearest(self) -> Seat {
        match self.viewer.get() {
            Viewer::Seat(seat) => seat,
            Viewer::Record | Viewer::Public => self.set_up.with(|set_up| {
                let players = self.history.with(|history| history.game().players());
                set_up.people(players).next().unwrap_or(Seat::ZERO)
            }),
        }
    }

    /// A player's name on its own.
    pub fn label(self, seat: Seat) -> String {
        self.names.with(|names| names.label(language::texts(), seat))
    }

    /// A player's name as part of a sentence.
    pub fn called(self, seat: Seat) -> String {
        self.names.with(|names| names.called(language::texts(), seat))
    }

    /// Whether several people share this screen. Then none of them is `you`, and each is asked by name.
    pub fn is_shared(self) -> bool {
        let players = self.history.with(|history| history.game().players());
        self.set_up.with(|set_up| set_up.people(players).nth(1).is_some())
            && self.names.with(|names| names.you().is_none())
    }

    /// Says that the bots are paused, and whose turn it is.
    pub fn paused(self) -> Option<String> {
        match self.waiting.get() {
            Waiting::Paused(seat) => Some(say!("paused-before", name = self.called(seat))),
            _ => None,
        }
    }

    /// A question to a player at this screen.
    pub fn ask(self, seat: Seat, sentence: String) -> String {
        if self.is_shared() {
            say!("asked-by-name", name = self.label(seat), sentence = sentence)
        } else {
            sentence
        }
    }

    /// Plays a seat's move.
    pub fn play<G: Chosen>(self, seat: Seat, choice: G::Move) {
        self.send(G::any(Event::Move(seat, choice)));
    }

    fn send(self, event: AnyEvent) {
        if let Some(act) = self.act {
            act.run(event);
        }
    }

    /// The viewer's view of the game.
    pub fn view<G: Chosen<View: PartialEq + Send + Sync>>(self) -> Memo<Option<G::View>> {
        let (history, viewer) = (self.history, self.viewer);
        Memo::new(move |_| {
            history.with(|history| Some(G::of(history.game())?.game.view(viewer.get())))
        })
    }
}
