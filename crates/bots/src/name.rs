//! Bots as they are named on the command line and in records.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::any::Level;
use crate::bot::Budget;

/// A bot and what it may spend on a decision: `merchant`, `master@100ms`, `master@2s`,
/// `master@500` for so many playouts, `master@50%` of its usual work.
///
/// ```
/// use std::time::Duration;
/// use fondaco_bots::{BotName, Budget, Level};
///
/// let name: BotName = "master@100ms".parse()?;
/// assert_eq!(name.level, Level::Master);
/// assert_eq!(name.budget, Budget::Time(Duration::from_millis(100)));
/// assert_eq!(name.to_string(), "master@100ms");
/// # Ok::<(), fondaco_bots::BadName>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotName {
    /// How strong it is.
    pub level: Level,
    /// What it may spend.
    pub budget: Budget,
}

impl BotName {
    /// A bot that spends what it finds right.
    pub const fn usual(level: Level) -> BotName {
        BotName { level, budget: Budget::Usual }
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Budget::Usual => write!(f, "{}", self.level),
            budget => write!(f, "{}@{budget}", self.level),
        }
    }
}

impl FromStr for BotName {
    type Err = BadName;

    fn from_str(name: &str) -> Result<BotName, BadName> {
        let (level, budget) = match name.split_once('@') {
            None => (name, Budget::Usual),
            Some((level, budget)) => (level, budget.parse()?),
        };
        Ok(BotName { level: level.parse()?, budget })
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Usual => write!(f, "100%"),
            Budget::Percent(percent) => write!(f, "{percent}%"),
            Budget::Playouts(playouts) => write!(f, "{playouts}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = BadName;

    /// A time such as `100ms` or `2s`, a part of the usual work such as `50%`, or a number of
    /// playouts.
    fn from_str(word: &str) -> Result<Budget, BadName> {
        let bad = || BadName::Budget(word.to_owned());
        let (digits, unit) =
            word.split_at(word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len()));
        let number: u32 = digits.parse().map_err(|_| bad())?;
        match unit {
            _ if number == 0 => Err(bad()),
            "" => Ok(Budget::Playouts(number)),
            "%" => Ok(Budget::Percent(number)),
            "ms" => Ok(Budget::Time(Duration::from_millis(number.into()))),
            "s" => Ok(Budget::Time(Duration::from_secs(number.into()))),
            _ => Err(bad()),
        }
    }
}

/// Why a name names no bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadName {
    /// There is no such bot.
    #[error("there is no bot {0:?}: there are {all}", all = Level::ALL.map(Level::name).join(", "))]
    Level(String),
    /// Not a budget.
    #[error(
        "{0:?} is not a budget: a budget is 100ms, 2s, 50% of the usual work, or a number of playouts"
    )]
    Budget(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for name in ["random", "apprentice", "merchant", "master@250ms", "mcts@1000", "master@50%"]
        {
            assert_eq!(name.parse::<BotName>().unwrap().to_string(), name);
        }
        assert_eq!("master@2s".parse::<BotName>(), "master@2000ms".parse());
    }

    #[test]
    fn other_names_are_refused() {
        let unknown = ["", "Master", "grandmaster", "@100ms", "master "];
        for name in unknown {
            assert!(matches!(name.parse::<BotName>(), Err(BadName::Level(_))), "{name:?}");
        }
        for budget in ["", "0", "0ms", "ms", "-1", "1.5s", "10h", "99999999999", "5 s"] {
            let name = format!("master@{budget}");
            assert_eq!(name.parse::<BotName>(), Err(BadName::Budget(budget.into())), "{name:?}");
        }
    }
}
