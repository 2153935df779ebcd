//! A game chosen at run time.

use std::fmt;

use crate::byzanz::{self, Byzanz};
use crate::follow::{self, Followed, Unfollowed};
use crate::game::{Event, EventOf, Game, Period, ScoredIn, Supply, Viewer};
use crate::medici::{self, Medici};
use crate::notation::Unreadable;
use crate::strozzi::{self, Strozzi};
use crate::table::{Awaited, BySeat, Players, Seat, SeatSet, ToAct, WrongPlayers};

/// Runs the same expression for whichever game it is: with the game's type, with its module beneath a
/// path, with what an enum of all games holds of it, or with several of these.
///
/// ```
/// use fondaco_rules::{AnyGame, Game, GameKind, of_game};
///
/// assert_eq!(of_game!(GameKind::Strozzi, type G => G::NAME), "strozzi");
///
/// let kind = GameKind::Medici;
/// assert_eq!(of_game!(kind, use fondaco_rules as game => size_of::<game::Move>()), 8);
///
/// let game = AnyGame::new(GameKind::Byzanz, 4)?;
/// assert_eq!(of_game!(&game, AnyGame(played) => played.game.period()), 1);
/// assert_eq!(of_game!(&game, AnyGame(played), type G => G::periods(&played.game)), 6);
/// # Ok::<(), fondaco_rules::WrongPlayers>(())
/// ```
#[macro_export]
macro_rules! of_game {
    ($kind:expr, type $game:ident => $expression:expr) => {
        $crate::of_game!($kind, GameKind, type $game => $expression)
    };
    ($kind:expr, use $($path:ident)::+ as $module:ident => $expression:expr) => {
        $crate::of_game!($kind, GameKind, use $($path)::+ as $module => $expression)
    };
    (
        $any:expr,
        $enum:ident $(($held:pat))?
        $(, type $game:ident)?
        $(, use $($path:ident)::+ as $module:ident)?
        => $expression:expr
    ) => {
        match $any {
            $crate::$enum::Medici $(($held))? => {
                $(type $game = $crate::Medici;)?
                $(use $($path)::+::medici as $module;)?
                $expression
            }
            $crate::$enum::Strozzi $(($held))? => {
                $(type $game = $crate::Strozzi;)?
                $(use $($path)::+::strozzi as $module;)?
                $expression
            }
            $crate::$enum::Byzanz $(($held))? => {
                $(type $game = $crate::Byzanz;)?
                $(use $($path)::+::byzanz as $module;)?
                $expression
            }
        }
    };
}

/// Which of the games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
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
        of_game!(self, type G => G::NAME)
    }

    /// The game of that name in the notation.
    pub fn named(name: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The lowest and the highest number of players.
    pub const fn players(self) -> (u8, u8) {
        of_game!(self, type G => G::PLAYERS)
    }

    /// How many usually play.
    pub const fn usual_players(self) -> u8 {
        of_game!(self, type G => G::USUAL_PLAYERS)
    }

    /// What the game is divided into.
    pub const fn period(self) -> Period {
        of_game!(self, type G => G::PERIOD)
    }

    /// What [`AnyGame::scores`] counts.
    pub const fn scored_in(self) -> ScoredIn {
        of_game!(self, type G => G::SCORED_IN)
    }

    /// Where the goods come from.
    pub const fn supply(self) -> Supply {
        of_game!(self, type G => G::SUPPLY)
    }

    /// The families that are played, by seat; none where the seats are alike.
    pub const fn families(self) -> &'static [&'static str] {
        of_game!(self, type G => G::FAMILIES)
    }

    /// Whether there are hands that the others do not see.
    pub const fn hides_hands(self) -> bool {
        of_game!(self, type G => G::HIDES_HANDS)
    }

    /// The event by which this seat begins; nothing where the rules say who does.
    pub fn begins(self, seat: Seat) -> Option<AnyEvent> {
        of_game!(self, type G => G::begins(seat).map(|it| EventOf::<G>::Chance(it).into()))
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
    /// Which of the games it is.
    const KIND: GameKind;

    /// The game in play, if it is this one.
    fn of(any: &AnyGame) -> Option<&Played<Self>>;

    /// An event of any game as one of this game, if it is one.
    fn own(event: AnyEvent) -> Option<EventOf<Self>>;

    /// An effect of any game as one of this game, if it is one.
    fn own_effect(effect: AnyEffect) -> Option<Self::Effect>;

    /// An event of this game as one of any game.
    fn any(event: EventOf<Self>) -> AnyEvent;
}

macro_rules! chosen {
    ($($game:ident)*) => {$(
        impl Chosen for $game {
            const KIND: GameKind = GameKind::$game;

            fn of(any: &AnyGame) -> Option<&Played<$game>> {
                if let AnyGame::$game(played) = any { Some(played) } else { None }
            }

            fn own(event: AnyEvent) -> Option<EventOf<$game>> {
                if let AnyEvent::$game(event) = event { Some(event) } else { None }
            }

            fn own_effect(effect: AnyEffect) -> Option<Self::Effect> {
                if let AnyEffect::$game(effect) = effect { Some(effect) } else { None }
            }

            fn any(event: EventOf<$game>) -> AnyEvent {
                AnyEvent::$game(event)
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
        of_game!(kind, type G => Ok(Played::<G>::new(players)?.into()))
    }

    /// Which of the games it is.
    pub const fn kind(&self) -> GameKind {
        of_game!(self, AnyGame(_), type G => G::KIND)
    }

    /// How many play.
    pub fn players(&self) -> Players {
        of_game!(self, AnyGame(played) => played.game.players())
    }

    /// Who has to do something now.
    pub fn to_act(&self) -> ToAct {
        of_game!(self, AnyGame(played) => played.game.to_act())
    }

    /// The number of the day or round, from 1: the one that is on, or was the last.
    pub fn period(&self) -> u8 {
        of_game!(self, AnyGame(played) => played.game.period())
    }

    /// How many days or rounds there are.
    pub fn periods(&self) -> u8 {
        of_game!(self, AnyGame(played) => played.game.periods())
    }

    /// Money or points of each seat.
    pub fn scores(&self) -> BySeat<i32> {
        of_game!(self, AnyGame(played) => played.game.scores())
    }

    /// Who won: nobody until the game is over.
    pub fn winners(&self) -> SeatSet {
        of_game!(self, AnyGame(played) => played.game.winners())
    }

    /// A number for the position, the same on every machine and in every version.
    pub fn fingerprint(&self) -> u64 {
        of_game!(self, AnyGame(played) => played.game.fingerprint())
    }

    /// Reads an event in notation: a seat and its move, or what chance brought.
    ///
    /// # Errors
    /// Says what is wrong with the words.
    pub fn read(&self, text: &str) -> Result<AnyEvent, Unreadable> {
        of_game!(self, AnyGame(played) => Ok(follow::read(&played.game, text)?.into()))
    }

    /// Plays an event and reports its effects in order.
    ///
    /// # Errors
    /// A refused event changes nothing, and the error says why.
    pub fn play(
        &mut self,
        event: AnyEvent,
        tell: &mut dyn FnMut(AnyEffect),
    ) -> Result<(), Refusal> {
        let kind = self.kind();
        of_game!(self, AnyGame(played), type G => {
            let event = G::own(event).ok_or(Refusal::OtherGame(kind))?;
            Ok(played.play(event, &mut |effect| tell(effect.into()))?)
        })
    }

    /// Plays an event as the viewer sees it. What they do not see is made up: their view of the
    /// position is right, the rest of it need not be.
    ///
    /// # Errors
    /// When it is no event of the game, or cannot happen now; then nothing has changed.
    pub fn hear(
        &mut self,
        viewer: Viewer,
        line: &str,
        tell: &mut dyn FnMut(AnyEffect),
    ) -> Result<AnyEvent, Refusal> {
        of_game!(self, AnyGame(played) => {
            let heard = played.hear(viewer, line, &mut |effect| tell(effect.into()));
            heard.map(AnyEvent::from).map_err(|reason| reason.or(Refusal::from))
        })
    }

    /// What the viewer knows, laid out for reading.
    pub fn position(&self, viewer: Viewer) -> AnyPosition {
        of_game!(self, AnyGame(played) => played.position(viewer).into())
    }

    /// Whether a new lot begins with this event.
    pub fn begins_lot(&self, event: &AnyEvent) -> bool {
        of_game!(self, AnyGame(played), type G => match G::own(*event) {
            Some(Event::Chance(outcome)) => played.game.begins_lot(&outcome),
            _ => false,
        })
    }
}

impl AnyEvent {
    /// Who did it; nobody if it was chance.
    pub const fn mover(&self) -> Option<Seat> {
        of_game!(self, AnyEvent(event), type G => EventOf::<G>::mover(event))
    }

    /// A move in notation without its seat; nothing if it was chance.
    pub fn choice(&self) -> Option<String> {
        of_game!(self, AnyEvent(event) => match event {
            Event::Move(_, choice) => Some(choice.to_string()),
            Event::Chance(_) => None,
        })
    }

    /// Whether chance brought it.
    pub const fn is_chance(&self) -> bool {
        self.mover().is_none()
    }

    /// Whether its seat may do it although another is to act.
    pub fn is_out_of_turn(&self) -> bool {
        of_game!(self, AnyEvent(event), type G => matches!(event, Event::Move(_, it) if G::is_out_of_turn(it)))
    }

    /// Whether it reveals what only its seat knew.
    pub fn is_showing(&self) -> bool {
        of_game!(self, AnyEvent(event), type G => matches!(event, Event::Move(_, it) if G::is_showing(it)))
    }

    /// Whether some see less of it than others.
    pub fn is_secret(&self) -> bool {
        self.masked(Viewer::Public).is_some()
    }

    /// What the viewer sees instead of an event that is partly hidden from them.
    pub fn masked(&self, viewer: Viewer) -> Option<String> {
        of_game!(self, AnyEvent(event), type G => match event {
            Event::Chance(outcome) => G::masked(viewer, outcome),
            Event::Move(..) => None,
        })
    }
}

impl fmt::Display for AnyEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        of_game!(self, AnyEvent(event) => event.fmt(f))
    }
}

impl AnyPosition {
    /// What it waits for.
    pub const fn awaiting(&self) -> Option<&Awaited> {
        of_game!(self, AnyPosition(position) => position.awaiting.as_ref())
    }
}

impl AnyEffect {
    /// Whether a day or a round was scored.
    pub fn is_scoring(&self) -> bool {
        of_game!(self, AnyEffect(effect), type G => G::report(effect).is_some())
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
