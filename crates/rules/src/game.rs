//! What bots, arena and tests need of every game, whichever it is.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use crate::notation::{Unreadable, Words};
use crate::table::{BySeat, Players, Seat, SeatSet, ToAct, WrongPlayers};

/// How often an outcome of chance comes up, in ways of drawing distinguishable tiles or cards.
pub type Weight = u64;

/// A game's rules: a small value that is one position, and what may happen to it.
///
/// Nothing that plays a game allocates; what lays it out or reads it as text may.
///
/// ```
/// use fondaco_rules::{Choices, Game, Medici, Outcomes, ToAct};
///
/// let mut game = Medici::new(4)?;
/// while game.to_act() != ToAct::Over {
///     match game.to_act() {
///         // Chance is an input: here always the first of the possible outcomes.
///         ToAct::Chance => game.reveal(game.outcomes().draw(&mut |_faces| 0), &mut |_| ()).unwrap(),
///         ToAct::Player(seat) => game.act(seat, game.moves(seat).get(0), &mut |_| ()).unwrap(),
///         ToAct::Over => unreachable!(),
///     }
/// }
/// assert!(!game.winners().is_empty());
/// # Ok::<(), fondaco_rules::WrongPlayers>(())
/// ```
pub trait Game: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The game's name in the notation.
    const NAME: &'static str;
    /// The lowest and the highest number of players.
    const PLAYERS: (u8, u8);
    /// How many usually play.
    const USUAL_PLAYERS: u8;
    /// What the game is divided into.
    const PERIOD: Period;
    /// What [`Game::scores`] counts.
    const SCORED_IN: ScoredIn;
    /// Where the goods come from.
    const SUPPLY: Supply;
    /// Whether there are hands that the others do not see.
    const HIDES_HANDS: bool = false;
    /// The families that are played, by seat; none where the seats are alike.
    const FAMILIES: &'static [&'static str] = &[];

    /// What a player does.
    type Move: Copy + Eq + Debug + Display + Send + Sync;
    /// What chance brings.
    type Outcome: Copy + Eq + Debug + Display + Send + Sync;
    /// The moves open to one seat.
    type Moves: Choices<Move = Self::Move>;
    /// What chance may bring now.
    type Outcomes: Outcomes<Outcome = Self::Outcome>;
    /// Why an event was refused.
    type Illegal: Clone + Eq + Debug + Display + Send + Sync;
    /// What an event brought about beyond itself: a sale, a scoring.
    type Effect: Copy + Debug;
    /// How a day or round was scored.
    type Report: Copy + Eq + Debug;
    /// What a viewer knows of the position.
    type View: Clone + Eq + Debug;
    /// A view laid out for reading, as the notation's JSON has it.
    type Position: Clone + Eq + Debug;

    /// A new game.
    ///
    /// # Errors
    /// When the game is not made for that number of players.
    fn new(players: u32) -> Result<Self, WrongPlayers>;

    /// How many play.
    fn players(&self) -> Players;

    /// Who has to do something now.
    fn to_act(&self) -> ToAct;

    /// The moves open to a seat: nothing, as a rule, unless it is to act.
    fn moves(&self, seat: Seat) -> Self::Moves;

    /// What chance may bring; empty unless it is awaited.
    fn outcomes(&self) -> Self::Outcomes;

    /// Plays a seat's move and reports its effects in order.
    ///
    /// # Errors
    /// A refused move changes nothing, and the error says why.
    fn act(
        &mut self,
        seat: Seat,
        choice: Self::Move,
        tell: &mut impl FnMut(Self::Effect),
    ) -> Result<(), Self::Illegal>;

    /// Plays an event of chance and reports its effects in order.
    ///
    /// # Errors
    /// A refused outcome changes nothing, and the error says why.
    fn reveal(
        &mut self,
        outcome: Self::Outcome,
        tell: &mut impl FnMut(Self::Effect),
    ) -> Result<(), Self::Illegal>;

    /// Plays an event of either kind.
    ///
    /// # Errors
    /// As for [`Game::act`] and [`Game::reveal`].
    fn play(
        &mut self,
        event: EventOf<Self>,
        tell: &mut impl FnMut(Self::Effect),
    ) -> Result<(), Self::Illegal> {
        match event {
            Event::Chance(outcome) => self.reveal(outcome, tell),
            Event::Move(seat, choice) => self.act(seat, choice, tell),
        }
    }

    /// Its number, from 1: the day or round that is on, or was the last.
    fn period(&self) -> u8;

    /// How many days or rounds there are.
    fn periods(&self) -> u8;

    /// The outcome by which this seat begins; nothing where the rules say who does.
    fn begins(_seat: Seat) -> Option<Self::Outcome> {
        None
    }

    /// Whether a new lot begins with this outcome.
    fn begins_lot(&self, outcome: &Self::Outcome) -> bool;

    /// Money or points of each seat.
    fn scores(&self) -> BySeat<i32>;

    /// Who won, nobody until the game is over: whoever has the highest score, and those who tie for
    /// it share the victory.
    fn winners(&self) -> SeatSet {
        if self.to_act() != ToAct::Over {
            return SeatSet::NONE;
        }
        let (players, scores) = (self.players(), self.scores());
        let best = scores.of(players).iter().max();
        players.seats().filter(|&seat| Some(&scores[seat]) == best).collect()
    }

    /// No game has more events than this.
    fn longest(players: Players) -> u32;

    /// A number for the position, the same on every machine and in every version.
    fn fingerprint(&self) -> u64;

    /// What the viewer knows, built up from that alone.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A view, and the reports of what was scored so far, laid out for reading.
    fn position(view: &Self::View, reports: &[Self::Report]) -> Self::Position;

    /// The report within an effect, if it is one.
    fn report(_effect: &Self::Effect) -> Option<Self::Report> {
        None
    }

    /// Reads a move: the words after the seat.
    ///
    /// # Errors
    /// Says what is wrong with the words.
    fn read_move(words: Words<'_>) -> Result<Self::Move, Unreadable>;

    /// Reads an event of chance.
    ///
    /// # Errors
    /// Says what is wrong with the words.
    fn read_outcome(words: Words<'_>, players: Players) -> Result<Self::Outcome, Unreadable>;

    /// Whether a seat may do this although another is to act.
    fn is_out_of_turn(_choice: &Self::Move) -> bool {
        false
    }

    /// Whether this reveals what only its seat knew.
    fn is_showing(_choice: &Self::Move) -> bool {
        false
    }

    /// What the viewer sees instead of an outcome that is hidden from them.
    fn masked(_viewer: Viewer, _outcome: &Self::Outcome) -> Option<String> {
        None
    }
}

/// What a game is divided into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Period {
    Day,
    Round,
}

/// Where the goods come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Supply {
    Bag,
    Deck,
}

/// What is counted in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum ScoredIn {
    Florins,
    Points,
}

/// Whose view of a game is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// The keeper of the record, who sees everything.
    Record,
    /// A player.
    Seat(Seat),
    /// An onlooker, who sees only what lies open.
    Public,
}

/// One line of a record: what chance brought, or what a seat did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event<M, O> {
    /// What chance brought.
    Chance(O),
    /// What a seat did.
    Move(Seat, M),
}

/// The events of a game.
pub type EventOf<G> = Event<<G as Game>::Move, <G as Game>::Outcome>;

impl<M, O> Event<M, O> {
    /// Who did it; nobody if it was chance.
    pub const fn mover(&self) -> Option<Seat> {
        match self {
            Event::Chance(_) => None,
            Event::Move(seat, _) => Some(*seat),
        }
    }
}

impl<M: Display, O: Display> Display for Event<M, O> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Event::Chance(outcome) => outcome.fmt(f),
            Event::Move(seat, choice) => write!(f, "{seat} {choice}"),
        }
    }
}

/// The moves open to a seat, described rather than listed.
pub trait Choices: Copy + Debug {
    /// What is chosen.
    type Move: Copy + Eq;

    /// How many different moves there are.
    fn len(&self) -> u32;

    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// One of them, counted from 0.
    ///
    /// # Panics
    /// When there are not more than `index` moves.
    fn get(&self, index: u32) -> Self::Move;

    /// One of them, each equally often, if `die(n)` gives every number below `n` equally often.
    ///
    /// # Panics
    /// When there is none.
    #[inline]
    fn choose(&self, die: &mut impl FnMut(u32) -> u32) -> Self::Move {
        self.get(die(self.len()))
    }

    /// Whether the move is one of them.
    fn contains(&self, choice: &Self::Move) -> bool;

    /// All of them in the order of [`Choices::get`].
    fn iter(&self) -> impl Iterator<Item = Self::Move> {
        (0..self.len()).map(|index| self.get(index))
    }
}

/// What chance may bring, described rather than listed.
pub trait Outcomes: Copy + Debug {
    /// What chance brings.
    type Outcome: Copy + Eq;

    /// The sum of all weights; 0 when chance is not awaited.
    fn total(&self) -> Weight;

    /// Whether this is one of the possible outcomes.
    fn contains(&self, outcome: &Self::Outcome) -> bool;

    /// Each different outcome with its weight.
    fn iter(&self) -> impl Iterator<Item = (Self::Outcome, Weight)>;

    /// The outcome that the die decides on, each in proportion to its weight, if `die(n)` gives
    /// every number below `n` equally often.
    ///
    /// # Panics
    /// When chance is not awaited.
    fn draw(&self, die: &mut impl FnMut(u32) -> u32) -> Self::Outcome;
}
