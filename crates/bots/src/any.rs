//! The bots by name.

use std::fmt;
use std::str::FromStr;

use fondaco_rules::{
    self as rules, AnyEvent, AnyGame, BySeat, Byzanz, Event, EventOf, Game, Medici, Players, Seat,
    Strozzi, Viewer, of_game,
};

use crate::bot::{Bot, Budget, Reason};
use crate::name::BotName;
use crate::net::Net;
use crate::{Mcts, Random, byzanz, medici, strozzi};

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal move.
    Random,
    /// Plays sensibly and makes human mistakes.
    Apprentice,
    /// Good rules of thumb, at once.
    Merchant,
    /// Searches, with what it has learned.
    Master,
    /// The generic search a researcher would try first: no knowledge of the game.
    Mcts,
}

impl Level {
    /// All of them.
    pub const ALL: [Level; 5] =
        [Level::Random, Level::Apprentice, Level::Merchant, Level::Master, Level::Mcts];

    /// Its name on the command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Apprentice => "apprentice",
            Level::Merchant => "merchant",
            Level::Master => "master",
            Level::Mcts => "mcts",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(name: &str) -> Result<Level, String> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| {
            let names: Vec<_> = Level::ALL.iter().map(|level| level.name()).collect();
            format!("there is no bot {name:?}: there are {}", names.join(", "))
        })
    }
}

/// What a bot does at the seat to act, by what that seat sees.
pub fn choose(game: &AnyGame, seat: Seat, bot: BotName, seed: u64) -> AnyEvent {
    of_game!(game, AnyGame(played) => chosen(&played.game, seat, bot, seed).into())
}

fn chosen<G: Playable>(game: &G, seat: Seat, bot: BotName, seed: u64) -> EventOf<G> {
    let view = game.view(Viewer::Seat(seat));
    Event::Move(seat, G::bot(bot.level, seed).choose(&view, seat, bot.budget).choice)
}

/// A game that our bots play.
pub trait Playable: Game {
    /// A bot; what it leaves to chance is decided by the seed.
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>>;

    /// The master with another net than the one that comes with it.
    fn taught(net: &'static Net, seed: u64) -> Box<dyn Bot<Self>>;

    /// How many numbers the master's net takes and gives.
    fn net_size(players: Players) -> (usize, usize);

    /// The master's nets, by the number of players.
    #[cfg(feature = "weights")]
    const NETS: &'static [&'static [u8]];

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

impl Playable for Medici {
    #[cfg(feature = "weights")]
    const NETS: &'static [&'static [u8]] = &[
        include_bytes!("../weights/medici-3.net"),
        include_bytes!("../weights/medici-4.net"),
        include_bytes!("../weights/medici-5.net"),
        include_bytes!("../weights/medici-6.net"),
    ];

    fn net_size(players: Players) -> (usize, usize) {
        (medici::sight::Sight::inputs(players.count()), 3)
    }

    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Medici>> {
        match level {
            Level::Random => Box::new(Random::new(seed)),
            Level::Apprentice => Box::new(medici::Apprentice::new(seed)),
            Level::Merchant => Box::new(medici::Merchant::new()),
            Level::Master => Box::new(medici::Master::new(seed)),
            Level::Mcts => Box::new(Mcts::new(seed)),
        }
    }

    fn taught(net: &'static Net, seed: u64) -> Box<dyn Bot<Medici>> {
        Box::new(medici::Master::taught(net, seed))
    }

    fn weigh(
        view: &Medici,
        seat: Seat,
        moves: &[rules::medici::Move],
        budget: Budget,
        seed: u64,
    ) -> Vec<Reason<rules::medici::Move>> {
        medici::Master::new(seed).weigh(view, seat, moves, budget)
    }

    fn worth_of_lot(view: &Medici, seat: Seat) -> BySeat<Option<f32>> {
        medici::worth_of_lot(view, seat)
    }
}

impl Playable for Strozzi {
    #[cfg(feature = "weights")]
    const NETS: &'static [&'static [u8]] = &[include_bytes!("../weights/strozzi.net")];

    fn net_size(_players: Players) -> (usize, usize) {
        (strozzi::INPUTS, 13)
    }

    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Strozzi>> {
        match level {
            Level::Random => Box::new(Random::new(seed)),
            Level::Apprentice => Box::new(strozzi::Apprentice::new(seed)),
            Level::Merchant => Box::new(strozzi::Merchant::new()),
            Level::Master => Box::new(strozzi::Master::new(seed)),
            Level::Mcts => Box::new(Mcts::new(seed)),
        }
    }

    fn taught(net: &'static Net, seed: u64) -> Box<dyn Bot<Strozzi>> {
        Box::new(strozzi::Master::taught(net, seed))
    }

    fn weigh(
        view: &Strozzi,
        seat: Seat,
        moves: &[rules::strozzi::Move],
        budget: Budget,
        seed: u64,
    ) -> Vec<Reason<rules::strozzi::Move>> {
        strozzi::Master::new(seed).weigh(view, seat, moves, budget)
    }

    fn worth_of_lot(view: &Strozzi, seat: Seat) -> BySeat<Option<f32>> {
        strozzi::worth_of_lot(view, seat)
    }
}

impl Playable for Byzanz {
    #[cfg(feature = "weights")]
    const NETS: &'static [&'static [u8]] = &[
        include_bytes!("../weights/byzanz-3.net"),
        include_bytes!("../weights/byzanz-4.net"),
        include_bytes!("../weights/byzanz-5.net"),
        include_bytes!("../weights/byzanz-6.net"),
    ];

    fn net_size(_players: Players) -> (usize, usize) {
        (byzanz::INPUTS, 1)
    }

    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Byzanz>> {
        match level {
            Level::Random => Box::new(Random::new(seed)),
            Level::Apprentice => Box::new(byzanz::Apprentice::new(seed)),
            Level::Merchant => Box::new(byzanz::Merchant::new()),
            Level::Master => Box::new(byzanz::Master::new(seed)),
            Level::Mcts => Box::new(Mcts::new(seed)),
        }
    }

    fn taught(net: &'static Net, seed: u64) -> Box<dyn Bot<Byzanz>> {
        Box::new(byzanz::Master::taught(net, seed))
    }

    fn weigh(
        view: &rules::byzanz::View,
        seat: Seat,
        moves: &[rules::byzanz::Move],
        budget: Budget,
        seed: u64,
    ) -> Vec<Reason<rules::byzanz::Move>> {
        byzanz::Master::new(seed).weigh(view, seat, moves, budget)
    }

    fn worth_of_lot(view: &rules::byzanz::View, seat: Seat) -> BySeat<Option<f32>> {
        byzanz::worth_of_lot(view, seat)
    }
}
