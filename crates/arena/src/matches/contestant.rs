//! Who plays in a match, as it is written on the command line.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;
use std::{fmt, fs, io};

use fondaco_bots::net::{BadNet, Net};
use fondaco_bots::{BadName, BotName, Budget, Playable};
use fondaco_rules::{GameKind, Players};

use super::player::{BotPlayer, Player};
use crate::engine::{FaultBook, Limits, NotStarted, Program, Refereed};
use crate::train::{BadCourse, check_net, lesson};

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
/// # Ok::<(), fondaco_arena::matches::BadContestant>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Contestant {
    /// One of our bots.
    Bot(BotName),
    /// The master with the net of a file, as training leaves them behind.
    Taught {
        /// Where the net comes from.
        path: PathBuf,
        /// The net, which stays as long as the program runs.
        net: &'static Net,
        /// What it may spend on a decision.
        budget: Budget,
    },
    /// A program that speaks the engine protocol, and what it may spend on a decision.
    Program(String, Duration),
}

/// What a program may spend on a decision when nothing is said.
const USUAL_TIME: Duration = Duration::from_secs(1);
/// What stands before the command that starts a program.
const PROGRAM: &str = "cmd:";
/// What stands before the file of a net.
const NET: &str = "net:";

/// A player who can sit down, and where its faults are written down if it is a program.
pub struct Ready<G: Playable> {
    /// The player.
    pub player: Box<dyn Player<G>>,
    /// The faults of a program.
    pub book: Option<FaultBook>,
}

impl<G: Playable + Refereed> Ready<G> {
    fn bot(bot: BotPlayer<G>) -> Ready<G> {
        Ready { player: Box::new(bot), book: None }
    }

    fn program(program: Program) -> Ready<G> {
        let book = Some(program.book());
        Ready { player: Box::new(program), book }
    }
}

impl Contestant {
    /// The player. A program is started when it sits down; if that fails, it forfeits its decisions.
    pub fn player<G: Playable + Refereed>(&self) -> Ready<G> {
        match self {
            Contestant::Bot(BotName { level, budget }) => {
                let level = *level;
                Ready::bot(BotPlayer::new(move |seed| G::bot(level, seed), *budget))
            }
            Contestant::Taught { net, budget, .. } => {
                let net = *net;
                Ready::bot(BotPlayer::new(move |seed| G::master(Some(net), seed), *budget))
            }
            Contestant::Program(command, time) => {
                Ready::program(Program::waiting(command, Limits::of(*time)))
            }
        }
    }

    /// The same with a program that runs already.
    ///
    /// # Errors
    /// When a program does not start.
    pub fn started<G: Playable + Refereed>(&self) -> Result<Ready<G>, NotStarted> {
        match self {
            Contestant::Program(command, time) => {
                Ok(Ready::program(Program::start(command, Limits::of(*time))?))
            }
            Contestant::Bot(_) | Contestant::Taught { .. } => Ok(self.player()),
        }
    }

    /// Checks that it can play this game.
    ///
    /// # Errors
    /// When its net was made for another one.
    pub fn check(&self, kind: GameKind, players: Players) -> Result<(), BadCourse> {
        match self {
            Contestant::Taught { net, .. } => check_net(net, &lesson(kind, players).sizes()),
            Contestant::Bot(_) | Contestant::Program(..) => Ok(()),
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Bot(name) => name.fmt(f),
            Contestant::Taught { path, budget, .. } => {
                write!(f, "{NET}{}", path.display())?;
                match budget {
                    Budget::Usual => Ok(()),
                    budget => write!(f, "@{budget}"),
                }
            }
            Contestant::Program(command, time) => {
                write!(f, "{PROGRAM}{command}@{}", Budget::Time(*time))
            }
        }
    }
}

impl FromStr for Contestant {
    type Err = BadContestant;

    fn from_str(word: &str) -> Result<Contestant, BadContestant> {
        if let Some(command) = word.strip_prefix(PROGRAM) {
            // A program has a budget in time only: another @ belongs to its command.
            let (command, time) = match with_budget(command) {
                (before, Some(Budget::Time(time))) => (before, time),
                _ => (command, USUAL_TIME),
            };
            if command.trim().is_empty() {
                return Err(BadContestant::NoCommand);
            }
            return Ok(Contestant::Program(command.to_owned(), time));
        }
        if let Some(file) = word.strip_prefix(NET) {
            let (path, budget) = with_budget(file);
            return Contestant::taught(path.into(), budget.unwrap_or(Budget::Usual));
        }
        word.parse().map(Contestant::Bot).map_err(BadContestant::Name)
    }
}

impl Contestant {
    /// The master with the net of this file.
    ///
    /// # Errors
    /// When the file is not a net.
    pub fn taught(path: PathBuf, budget: Budget) -> Result<Contestant, BadContestant> {
        let bytes = match fs::read(&path) {
            Ok(bytes) => bytes,
            Err(error) => return Err(BadContestant::Unreadable(path, error)),
        };
        match Net::from_bytes(&bytes) {
            Ok(net) => Ok(Contestant::Taught { path, net: Box::leak(Box::new(net)), budget }),
            Err(reason) => Err(BadContestant::BadNet(path, reason)),
        }
    }
}

/// What stands before the last @, and the budget behind it if it is one.
fn with_budget(word: &str) -> (&str, Option<Budget>) {
    let parts = word.rsplit_once('@');
    let parts = parts.and_then(|(before, budget)| Some((before, Some(budget.parse().ok()?))));
    parts.unwrap_or((word, None))
}

/// Why a word does not name a contestant.
#[derive(Debug, thiserror::Error)]
pub enum BadContestant {
    /// There is no such bot.
    #[error(transparent)]
    Name(#[from] BadName),
    /// A program without a command.
    #[error("a command has to follow {PROGRAM}")]
    NoCommand,
    /// The file of a net cannot be read.
    #[error("cannot read {path}: {1}", path = .0.display())]
    Unreadable(PathBuf, io::Error),
    /// The file does not hold a net.
    #[error("{path}: {1}", path = .0.display())]
    BadNet(PathBuf, BadNet),
}

#[cfg(test)]
mod tests {
    use fondaco_rules::{Game, Medici, Strozzi};

    use super::*;
    use crate::train::Trainer;

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
        for word in ["", "cmd:", "cmd: @1s", "merchant@", "Master", "net:", "net:no/such.net"] {
            assert!(word.parse::<Contestant>().is_err(), "{word:?}");
        }
    }

    #[test]
    fn the_net_of_a_file_can_play() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("03.net");
        let sizes = lesson(GameKind::Strozzi, Players::TWO).sizes();
        fs::write(&path, Trainer::fresh(&sizes, 1).net.to_bytes()).unwrap();
        let word = format!("net:{}@50%", path.display());
        let taught: Contestant = word.parse().unwrap();
        assert_eq!(taught.to_string(), word);
        assert!(taught.started::<Strozzi>().is_ok());
        assert_eq!(taught.check(GameKind::Strozzi, Players::TWO), Ok(()));
        let four = Players::within(4, Medici::PLAYERS).unwrap();
        assert!(taught.check(GameKind::Medici, four).is_err());
        fs::write(&path, "no net").unwrap();
        let reason = word.parse::<Contestant>().unwrap_err().to_string();
        assert!(reason.contains("03.net: this is not a net"), "{reason}");
    }
}
