//! A game chosen at run time.

use std::fmt;

use crate::byzanz::{self, Byzanz};
use crate::follow::{self, Followed, Unfollowed};
use crate::game::{Event, EventOf, Game, Viewer};
use crate::medici::{self, Medici};
use crate::notation::Unreadable;
use crate::strozzi::{self, Strozzi};
use crate::table::{BySeat, Players, SeatSet, ToAct, WrongPlayers};

/// Which of the games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum GameKind {
    Medici,
    Strozzi,
    Byzanz,
}

impl GameKind {
    /// All three.
    pub const ALL: [GameKind; 3] = [GameKind::Medici, GameKind::Strozzi, GameKind::Byzanz];

    /// The game's name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            GameKind::Medici => Medici::NAME,
            GameKind::Strozzi => Strozzi::NAME,
            GameKind::Byzanz => Byzanz::NAME,
        }
    }

    /// The game of that name in the notation.
    pub fn named(name: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The lowest and the highest number of players.
    pub const fn players(self) -> (u8, u8) {
        match self {
            GameKind::Medici => Medici::PLAYERS,
            GameKind::Strozzi => Strozzi::PLAYERS,
            GameKind::Byzanz => Byzanz::PLAYERS,
        }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A game and the reports of what was scored in it so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<G: Game> {
    /// The position.
    pub game: G,
    /// A report for each day or round that was scored.
    pub reports: Vec<G::Report>,
}

impl<G: Game> Played<G> {
    fn new(players: u32) -> Result<Played<G>, WrongPlayers> {
        Ok(Played { game: G::new(players)?, reports: Vec::new() })
    }

    fn play(
        &mut self,
        event: EventOf<G>,
        tell: &mut dyn FnMut(G::Effect),
    ) -> Result<(), G::Illegal> {
        let reports = &mut self.reports;
        self.game.play(event, &mut |effect| {
            reports.extend(G::report(&effect));
            tell(effect);
        })
    }

    /// An event as the viewer sees it.
    fn hear(
        &mut self,
        viewer: Viewer,
        line: &str,
        tell: &mut dyn FnMut(G::Effect),
    ) -> Result<EventOf<G>, Unfollowed<G::Illegal>>
    where
        G: Followed,
    {
        let reports = &mut self.reports;
        follow::hear(&mut self.game, viewer, line, &mut |effect| {
            reports.extend(G::report(&effect));
            tell(effect);
        })
    }

    fn position(&self, viewer: Viewer) -> G::Position {
        G::position(&self.game.view(viewer), &self.reports)
    }

    /// The event as the viewer may see it, if he may not see all of it.
    fn masked(event: &EventOf<G>, viewer: Viewer) -> Option<String> {
        match event {
            Event::Chance(outcome) => G::masked(viewer, outcome),
            Event::Move(..) => None,
        }
    }
}

/// A game chosen at run time, with the reports of what was scored in it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum AnyGame {
    Medici(Played<Medici>),
    Strozzi(Played<Strozzi>),
    Byzanz(Played<Byzanz>),
}

/// An event of some game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum AnyEvent {
    Medici(EventOf<Medici>),
    Strozzi(EventOf<Strozzi>),
    Byzanz(EventOf<Byzanz>),
}

/// What an event of some game brought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum AnyEffect {
    Medici(medici::Effect),
    Strozzi(strozzi::Effect),
    Byzanz(byzanz::Effect),
}

/// A position of some game, laid out for reading.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
#[allow(missing_docs, reason = "the names say it all")]
pub enum AnyPosition {
    Medici(medici::Position),
    Strozzi(strozzi::Position),
    Byzanz(byzanz::Position),
}

/// Runs the same expression on whichever game it is.
macro_rules! on_any {
    ($any:expr, $played:ident => $expression:expr) => {
        match $any {
            AnyGame::Medici($played) => $expression,
            AnyGame::Strozzi($played) => $expression,
            AnyGame::Byzanz($played) => $expression,
        }
    };
}

impl AnyGame {
    /// A new game.
    ///
    /// # Errors
    /// When the game is not made for that number of players.
    pub fn new(kind: GameKind, players: u32) -> Result<AnyGame, WrongPlayers> {
        Ok(match kind {
            GameKind::Medici => AnyGame::Medici(Played::new(players)?),
            GameKind::Strozzi => AnyGame::Strozzi(Played::new(players)?),
            GameKind::Byzanz => AnyGame::Byzanz(Played::new(players)?),
        })
    }

    /// Which of the games it is.
    pub const fn kind(&self) -> GameKind {
        match self {
            AnyGame::Medici(_) => GameKind::Medici,
            AnyGame::Strozzi(_) => GameKind::Strozzi,
            AnyGame::Byzanz(_) => GameKind::Byzanz,
        }
    }

    /// How many play.
    pub fn players(&self) -> Players {
        on_any!(self, played => played.game.players())
    }

    /// Who has to do something now.
    pub fn to_act(&self) -> ToAct {
        on_any!(self, played => played.game.to_act())
    }

    /// Money or points of each seat.
    pub fn scores(&self) -> BySeat<i32> {
        on_any!(self, played => played.game.scores())
    }

    /// Who won: nobody until the game is over.
    pub fn winners(&self) -> SeatSet {
        on_any!(self, played => played.game.winners())
    }

    /// A number for the position, the same on every machine and in every version.
    pub fn fingerprint(&self) -> u64 {
        on_any!(self, played => played.game.fingerprint())
    }

    /// Reads an event in notation: a seat and its move, or what chance brought.
    ///
    /// # Errors
    /// Says what is wrong with the words.
    pub fn read(&self, text: &str) -> Result<AnyEvent, Unreadable> {
        Ok(match self {
            AnyGame::Medici(played) => AnyEvent::Medici(follow::read(&played.game, text)?),
            AnyGame::Strozzi(played) => AnyEvent::Strozzi(follow::read(&played.game, text)?),
            AnyGame::Byzanz(played) => AnyEvent::Byzanz(follow::read(&played.game, text)?),
        })
    }

    /// Plays an event. What it brings about is told in order.
    ///
    /// # Errors
    /// A refused event changes nothing, and the error says why.
    pub fn play(
        &mut self,
        event: AnyEvent,
        tell: &mut dyn FnMut(AnyEffect),
    ) -> Result<(), Refusal> {
        match (self, event) {
            (AnyGame::Medici(played), AnyEvent::Medici(event)) => played
                .play(event, &mut |effect| tell(AnyEffect::Medici(effect)))
                .map_err(Refusal::Medici),
            (AnyGame::Strozzi(played), AnyEvent::Strozzi(event)) => played
                .play(event, &mut |effect| tell(AnyEffect::Strozzi(effect)))
                .map_err(Refusal::Strozzi),
            (AnyGame::Byzanz(played), AnyEvent::Byzanz(event)) => played
                .play(event, &mut |effect| tell(AnyEffect::Byzanz(effect)))
                .map_err(Refusal::Byzanz),
            (game, _) => Err(Refusal::OtherGame(game.kind())),
        }
    }

    /// Plays an event that is told as the viewer sees it. What he does not see is made up: his view
    /// of the position is right, the rest of it need not be.
    ///
    /// # Errors
    /// When it is no event of the game, or cannot happen now; then nothing has changed.
    pub fn hear(
        &mut self,
        viewer: Viewer,
        line: &str,
        tell: &mut dyn FnMut(AnyEffect),
    ) -> Result<AnyEvent, Refusal> {
        Ok(match self {
            AnyGame::Medici(played) => AnyEvent::Medici(
                played
                    .hear(viewer, line, &mut |effect| tell(AnyEffect::Medici(effect)))
                    .map_err(|reason| reason.or(Refusal::Medici))?,
            ),
            AnyGame::Strozzi(played) => AnyEvent::Strozzi(
                played
                    .hear(viewer, line, &mut |effect| tell(AnyEffect::Strozzi(effect)))
                    .map_err(|reason| reason.or(Refusal::Strozzi))?,
            ),
            AnyGame::Byzanz(played) => AnyEvent::Byzanz(
                played
                    .hear(viewer, line, &mut |effect| tell(AnyEffect::Byzanz(effect)))
                    .map_err(|reason| reason.or(Refusal::Byzanz))?,
            ),
        })
    }

    /// What the viewer knows, laid out for reading.
    pub fn position(&self, viewer: Viewer) -> AnyPosition {
        match self {
            AnyGame::Medici(played) => AnyPosition::Medici(played.position(viewer)),
            AnyGame::Strozzi(played) => AnyPosition::Strozzi(played.position(viewer)),
            AnyGame::Byzanz(played) => AnyPosition::Byzanz(played.position(viewer)),
        }
    }
}

impl AnyEvent {
    /// What the viewer sees instead of an event that is partly hidden from him.
    pub fn masked(&self, viewer: Viewer) -> Option<String> {
        match self {
            AnyEvent::Medici(event) => Played::<Medici>::masked(event, viewer),
            AnyEvent::Strozzi(event) => Played::<Strozzi>::masked(event, viewer),
            AnyEvent::Byzanz(event) => Played::<Byzanz>::masked(event, viewer),
        }
    }
}

impl fmt::Display for AnyEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyEvent::Medici(event) => event.fmt(f),
            AnyEvent::Strozzi(event) => event.fmt(f),
            AnyEvent::Byzanz(event) => event.fmt(f),
        }
    }
}

/// Why a game refused an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The words are not an event of this game.
    Unreadable(Unreadable),
    /// Against the rules of Medici.
    Medici(medici::Illegal),
    /// Against the rules of Medici vs Strozzi.
    Strozzi(strozzi::Illegal),
    /// Against the rules of Byzanz.
    Byzanz(byzanz::Illegal),
    /// An event of another game than this one.
    OtherGame(GameKind),
}

impl From<Unreadable> for Refusal {
    fn from(reason: Unreadable) -> Refusal {
        Refusal::Unreadable(reason)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Unreadable(reason) => reason.fmt(f),
            Refusal::Medici(reason) => reason.fmt(f),
            Refusal::Strozzi(reason) => reason.fmt(f),
            Refusal::Byzanz(reason) => reason.fmt(f),
            Refusal::OtherGame(kind) => write!(f, "this is a game of {kind}"),
        }
    }
}

impl std::error::Error for Refusal {}
