//! What a game gives to the bots.

use fondaco_dice::Dice;
use fondaco_rules::{BySeat, Game, Players, Seat};

use crate::any::Level;
use crate::bot::{Bot, Budget, Reason};
use crate::net::Net;
use crate::{Mcts, Random};

/// A game that our bots play.
pub trait Playable: Game {
    /// The master's nets, by the number of players.
    #[cfg(feature = "weights")]
    const NETS: &'static [&'static [u8]];

    /// How many inputs and outputs the master's net has.
    fn net_size(players: Players) -> (usize, usize);

    /// Plays sensibly and makes human mistakes, which the seed decides.
    fn apprentice(seed: u64) -> Box<dyn Bot<Self>>;

    /// Plays by good rules of thumb.
    fn merchant() -> Box<dyn Bot<Self>>;

    /// Searches, with this net or else with the one that comes with it.
    fn master(net: Option<&'static Net>, seed: u64) -> Box<dyn Bot<Self>>;

    /// A bot; what it leaves to chance is decided by the seed.
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random::new(seed)),
            Level::Apprentice => Self::apprentice(seed),
            Level::Merchant => Self::merchant(),
            Level::Master => Self::master(None, seed),
            Level::Mcts => Box::new(Mcts::new(seed)),
        }
    }

    /// A whole position that looks like this view to its viewer: any of them with the same chance.
    fn imagined(view: &Self::View, dice: &mut Dice) -> Self;

    /// The moves open to the seat to act, by what it sees.
    fn open(view: &Self::View, seat: Seat) -> Self::Moves;

    /// The moves to compare in an analysis, each once: all of them if they are few; else those that
    /// are asked for, the simple ones, and amounts around those at which something changes.
    fn alternatives(
        view: &Self::View,
        seat: Seat,
        asked: [Self::Move; 2],
        worth: &BySeat<Option<f32>>,
    ) -> Vec<Self::Move>;

    /// What each of these moves of the seat to act is worth by the master's playouts, each tried
    /// equally often, the best first.
    fn weigh(
        view: &Self::View,
        seat: Seat,
        moves: &[Self::Move],
        budget: Budget,
        seed: u64,
    ) -> Vec<Reason<Self::Move>>;

    /// The price at which each seat would not care whether it got the lot on the table, as far as
    /// the viewer can tell; nothing where no lot is for sale, and for seats that cannot take it.
    fn worth_of_lot(view: &Self::View, seat: Seat) -> BySeat<Option<f32>>;
}
