//! The bots by name.

use std::fmt;
use std::str::FromStr;

use fondaco_rules::{AnyEvent, AnyGame, Event, EventOf, Seat, Viewer, of_game};

use crate::name::{BadName, BotName};
use crate::playable::Playable;

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
    type Err = BadName;

    fn from_str(name: &str) -> Result<Level, BadName> {
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        level.ok_or_else(|| BadName::Level(name.to_owned()))
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
