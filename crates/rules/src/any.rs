//! A game chosen at run time.

use std::fmt;

use crate::byzanz::{self, Byzanz};
use crate::follow::{self, Followed, Unfollowed};
use crate::game::{Event, EventOf, Game, Period, ScoredIn, Supply, Viewer};
use crate::medici::{self, Medici};
use crate::notation::Unreadable;
use crate::strozzi::{self, Strozzi};
use crate::table::{Awaited, BySeat, Players, Seat, SeatSet, ToAct, WrongPlayers};

/// Runs the same expression on whichever game it is.
///
/// ```
/// use fondaco_rules::{AnyGame, Game, GameKind, on_any};
///
/// let game = AnyGame::new(GameKind::Byzanz, 4)?;
/// assert_eq!(on_any!(&game, played => played.game.period()), 1);
/// # Ok::<(), fondaco_rules::WrongPlayers>(())
/// ```
#[macro_export]
macro_rules! on_any {
    ($any:expr, $played:ident => $expression:expr) => {
        match $any {
            $crate::AnyGame::Medici($played) => $expression,
            $crate::AnyGame::Strozzi($played) => $expression,
            $crate::AnyGame::Byzanz($played) => $expression,
        }
    };
}

/// Runs the same expression on a game and an event of it, and another if they do not belong together.
#[macro_export]
macro_rules! on_both {
    ($any:expr, $any_event:expr, ($played:ident, $event:ident) => $expression:expr, else $other:expr) => {
        match ($any, $any_event) {
            ($crate::AnyGame::Medici($played), $crate::AnyEvent::Medici($event)) => $expression,
            ($crate::AnyGame::Strozzi($played), $crate::AnyEvent::Strozzi($event)) => $expression,
            ($crate::AnyGame::Byzanz($played), $crate::AnyEvent::Byzanz($event)) => $expression,
            _ => $other,
        }
    };
}

/// Runs the same expression with the type of whichever game it is.
///
/// ```
/// use fondaco_rules::{Game, GameKind, of_kind};
///
/// assert_eq!(of_kind!(GameKind::Strozzi, G => G::NAME), "strozzi");
/// ```
#[macro_export]
macro_rules! of_kind {
    ($kind:expr, $game:ident => $expression:expr) => {
        match $kind {
            $crate::GameKind::Medici => {
                type $game = $crate::Medici;
                $expression
            }
            $crate::GameKind::Strozzi => {
                type $game = $crate::Strozzi;
                $expression
            }
            $crate::GameKind::Byzanz => {
                type $game = $crate::Byzanz;
                $expression
            }
        }
    };
}

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
        of_kind!(self, G => G::NAME)
    }

    /// The game of that name in the notation.
    pub fn named(name: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The lowest and the highest number of players.
    pub const fn players(self) -> (u8, u8) {
        of_kind!(self, G => G::PLAYERS)
    }

    /// How many usually play.
    pub const fn usual_players(self) -> u8 {
        of_kind!(self, G => G::USUAL_PLAYERS)
    }

    /// What the game is divided into.
    pub const fn period(self) -> Period {
        of_kind!(self, G => G::PERIOD)
    }

    /// What [`AnyGame::scores`] counts.
    pub const fn scored_in(self) -> ScoredIn {
        of_kind!(self, G => G::SCORED_IN)
    }

    /// Where the goods come from.
    pub const fn supply(self) -> Supply {
        of_kind!(self, G => G::SUPPLY)
    }

    /// The families that are played, by seat; none where the seats are alike.
    pub const fn families(self) -> &'static [&'static str] {
        of_kind!(self, G => G::FAMILIES)
    }

    /// Are there hands that the others do not see?
    pub const fn hides_hands(self) -> bool {
        of_kind!(self, G => G::HIDES_HANDS)
    }

    /// The event by which this seat begins; nothing where the rules say who does.
    pub fn begins(self, seat: Seat) -> Option<AnyEvent> {
        of_kind!(self, G => G::begins(seat).map(|it| EventOf::<G>::Chance(it).into()))
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

/// Lets what belongs to one game become the same of any game.
macro_rules! any_from {
    ($($any:ident: $medici:ty, $strozzi:ty, $byzanz:ty;)*) => {$(
        any_from!($any, Medici, $medici);
        any_from!($any, Strozzi, $strozzi);
        any_from!($any, Byzanz, $byzanz);
    )*};
    ($any:ident, $game:ident, $own:ty) => {
        impl From<$own> for $any {
            fn from(own: $own) -> $any {
                $any::$game(own)
            }
        }
    };
}

any_from! {
    AnyGame: Played<Medici>, Played<Strozzi>, Played<Byzanz>;
    AnyEvent: EventOf<Medici>, EventOf<Strozzi>, EventOf<Byzanz>;
    AnyEffect: medici::Effect, strozzi::Effect, byzanz::Effect;
    AnyPosition: medici::Position, strozzi::Position, byzanz::Position;
    Refusal: medici::Illegal, strozzi::Illegal, byzanz::Illegal;
}

/// A game that can be chosen at run time.
pub trait Chosen: Game {
    /// The game in play, if it is this one.
    fn of(any: &AnyGame) -> Option<&Played<Self>>;

    /// An event of this game as one of any game.
    fn any(event: EventOf<Self>) -> AnyEvent;
}

macro_rules! chosen {
    ($($game:ident)*) => {$(
        impl Chosen for $game {
            fn of(any: &AnyGame) -> Option<&Played<$game>> {
                match any {
                    AnyGame::$game(played) => Some(played),
                    _ => None,
                }
            }

            fn any(event: EventOf<$game>) -> AnyEvent {
                event.into()
            }
        }
    )*};
}

chosen!(Medici Strozzi Byzanz);

impl AnyGame {
    /// A new game.
    ///
    /// # Errors
    /// When the game is not made for that number of players.
    pub fn new(kind: GameKind, players: u32) -> Result<AnyGame, WrongPlayers> {
        of_kind!(kind, G => Ok(Played::<G>::new(players)?.into()))
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

    /// The number of the day or round, from 1: the one that is on, or was the last.
    pub fn period(&self) -> u8 {
        on_any!(self, played => played.game.period())
    }

    /// How many days or rounds there are.
    pub fn periods(&self) -> u8 {
        on_any!(self, played => played.game.periods())
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
        on_any!(self, played => Ok(follow::read(&played.game, text)?.into()))
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
        let kind = self.kind();
        on_both!(
            self,
            event,
            (played, event) => Ok(played.play(event, &mut |effect| tell(effect.into()))?),
            else Err(Refusal::OtherGame(kind))
        )
    }

    /// Plays an event that is told as the viewer sees it. What they do not see is made up: their
    /// view of the position is right, the rest of it need not be.
    ///
    /// # Errors
    /// When it is no event of the game, or cannot happen now; then nothing has changed.
    pub fn hear(
        &mut self,
        viewer: Viewer,
        line: &str,
        tell: &mut dyn FnMut(AnyEffect),
    ) -> Result<AnyEvent, Refusal> {
        on_any!(self, played => {
            let heard = played.hear(viewer, line, &mut |effect| tell(effect.into()));
            heard.map(AnyEvent::from).map_err(|reason| reason.or(Refusal::from))
        })
    }

    /// What the viewer knows, laid out for reading.
    pub fn position(&self, viewer: Viewer) -> AnyPosition {
        on_any!(self, played => played.position(viewer).into())
    }

    /// Would a new lot begin with this event?
    pub fn begins_lot(&self, event: &AnyEvent) -> bool {
        on_both!(
            self,
            event,
            (played, event) => {
                matches!(event, Event::Chance(outcome) if played.game.begins_lot(outcome))
            },
            else false
        )
    }
}

/// Runs the same expression on an event of whichever game it is, with the game's type.
macro_rules! on_event {
    ($any:expr, $game:ident, $event:ident => $expression:expr) => {
        match $any {
            AnyEvent::Medici($event) => {
                type $game = Medici;
                $expression
            }
            AnyEvent::Strozzi($event) => {
                type $game = Strozzi;
                $expression
            }
            AnyEvent::Byzanz($event) => {
                type $game = Byzanz;
                $expression
            }
        }
    };
}

impl AnyEvent {
    /// Who did it; nobody if it was chance.
    pub const fn mover(&self) -> Option<Seat> {
        on_event!(self, G, event => EventOf::<G>::mover(event))
    }

    /// Did chance bring it?
    pub const fn is_chance(&self) -> bool {
        self.mover().is_none()
    }

    /// May its seat do it although another is to act?
    pub fn is_out_of_turn(&self) -> bool {
        on_event!(self, G, event => matches!(event, Event::Move(_, it) if G::is_out_of_turn(it)))
    }

    /// Does it lay open what only its seat knew?
    pub fn is_showing(&self) -> bool {
        on_event!(self, G, event => matches!(event, Event::Move(_, it) if G::is_showing(it)))
    }

    /// Do some see less of it than others?
    pub fn is_secret(&self) -> bool {
        self.masked(Viewer::Public).is_some()
    }

    /// What the viewer sees instead of an event that is partly hidden from them.
    pub fn masked(&self, viewer: Viewer) -> Option<String> {
        on_event!(self, G, event => match event {
            Event::Chance(outcome) => G::masked(viewer, outcome),
            Event::Move(..) => None,
        })
    }
}

impl fmt::Display for AnyEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        on_event!(self, _G, event => event.fmt(f))
    }
}

impl AnyPosition {
    /// What it waits for.
    pub const fn awaiting(&self) -> Option<&Awaited> {
        match self {
            AnyPosition::Medici(position) => position.awaiting.as_ref(),
            AnyPosition::Strozzi(position) => position.awaiting.as_ref(),
            AnyPosition::Byzanz(position) => position.awaiting.as_ref(),
        }
    }
}

impl AnyEffect {
    /// Was a day or a round scored?
    pub fn is_scoring(&self) -> bool {
        match self {
            AnyEffect::Medici(effect) => Medici::report(effect).is_some(),
            AnyEffect::Strozzi(effect) => Strozzi::report(effect).is_some(),
            AnyEffect::Byzanz(effect) => Byzanz::report(effect).is_some(),
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
