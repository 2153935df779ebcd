//! Who plays in a match, as it is written on the command line.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use fondaco_bots::{BadName, BotName, Budget, Playable};

use super::player::{BotPlayer, Player};
use crate::engine::{FaultBook, Limits, NotStarted, Program, Refereed};

/// Who plays in a match.
///
/// ```
/// use std::time::Duration;
/// use fondaco_arena::matches::Contestant;
///
/// let program: Contestant = "cmd:python3 mine.py@500ms".parse()?;
/// let half_a_second = Duration::from_millis(500);
/// assert_eq!(program, Contestant::Program("python3 mine.py".into(), half_a_second));
/// assert!("grandmaster".parse::<Contestant>().is_err());
/// # Ok::<(), fondaco_bots::BadName>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contestant {
    /// One of our bots.
    Bot(BotName),
    /// A program that speaks the engine protocol, and what it may spend on a decision.
    Program(String, Duration),
}

/// What a program may spend on a decision when nothing is said.
const USUAL_TIME: Duration = Duration::from_secs(1);
/// What stands before the command that starts a program.
const PROGRAM: &str = "cmd:";

/// A player who can sit down, and where its faults are written down if it is a program.
pub struct Ready<G: Playable> {
    /// The player.
    pub player: Box<dyn Player<G>>,
    /// The faults of a program.
    pub book: Option<FaultBook>,
}

impl Contestant {
    /// The player.
    ///
    /// # Errors
    /// When a program does not start.
    pub fn player<G: Playable + Refereed>(&self) -> Result<Ready<G>, NotStarted> {
        match self {
            Contestant::Bot(BotName { level, budget }) => {
                let level = *level;
                let player = BotPlayer::new(move |seed| G::bot(level, seed), *budget);
                Ok(Ready { player: Box::new(player), book: None })
            }
            Contestant::Program(command, time) => {
                let program = Program::start(command, Limits::of(*time))?;
                let book = Some(program.book());
                Ok(Ready { player: Box::new(program), book })
            }
        }
    }

    /// Does it spend what a clock says, so that its games cannot be repeated exactly?
    pub const fn is_timed(&self) -> bool {
        match self {
            Contestant::Bot(BotName { budget, .. }) => matches!(budget, Budget::Time(_)),
            Contestant::Program(..) => true,
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Bot(name) => name.fmt(f),
            Contestant::Program(command, time) => {
                write!(f, "{PROGRAM}{command}@{}", Budget::Time(*time))
            }
        }
    }
}

impl FromStr for Contestant {
    type Err = BadName;

    fn from_str(word: &str) -> Result<Contestant, BadName> {
        let Some(command) = word.strip_prefix(PROGRAM) else {
            return word.parse().map(Contestant::Bot);
        };
        // A command may well contain an @ of its own.
        let timed = command.rsplit_once('@').and_then(|(command, time)| match time.parse() {
            Ok(Budget::Time(time)) => Some((command, time)),
            _ => None,
        });
        let (command, time) = timed.unwrap_or((command, USUAL_TIME));
        if command.trim().is_empty() {
            return Err(BadName::Level(format!("a command has to follow {PROGRAM}")));
        }
        Ok(Contestant::Program(command.to_owned(), time))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contestants_are_written_as_they_are_read() {
        for word in ["merchant", "master@50%", "cmd:./mine --deep@250ms", "cmd:a@b c@1000ms"] {
            assert_eq!(word.parse::<Contestant>().unwrap().to_string(), word);
        }
        let usual: Contestant = "cmd:./user@host".parse().unwrap();
        assert_eq!(usual.to_string(), "cmd:./user@host@1000ms");
    }

    #[test]
    fn others_are_refused() {
        for word in ["", "cmd:", "cmd: @1s", "merchant@", "Master"] {
            assert!(word.parse::<Contestant>().is_err(), "{word:?}");
        }
    }

    #[test]
    fn clocks_are_noticed() {
        let timed = |word: &str| word.parse::<Contestant>().unwrap().is_timed();
        assert!(timed("mcts@1s") && timed("cmd:./mine"));
        assert!(!timed("mcts@500") && !timed("master"));
    }
}
