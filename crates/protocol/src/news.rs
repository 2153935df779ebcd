//! What a server tells.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Said, Table, You};

/// The first message on a WebSocket.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// [`crate::VERSION`].
    pub version: u32,
    /// The secret key of the one who looks; without it one looks on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// How many lines of the log are known already.
    #[serde(default)]
    pub since: u32,
}

impl fmt::Debug for Hello {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let key = self.key.as_ref().map(|_| "secret");
        write!(f, "Hello {{ version: {}, key: {key:?}, since: {} }}", self.version, self.since)
    }
}

/// What a server tells on a WebSocket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
pub enum News {
    /// The answer to [`Hello`]: everything that is to be known.
    Welcome {
        /// The table.
        table: Table,
        /// What concerns you.
        you: You,
        /// The number of the first line that follows.
        from: u32,
        /// Lines of the log, as you may see them.
        lines: Vec<String>,
        /// What was said lately.
        talk: Vec<Said>,
        /// The server's time: milliseconds since 1970.
        now: i64,
    },
    /// The table, its log, or something about you has changed.
    Update {
        /// The number of the first line that follows.
        from: u32,
        /// The new lines of the log, as you may see them; none if it has not grown.
        lines: Vec<String>,
        /// The table.
        table: Table,
        /// What concerns you.
        you: You,
        /// The server's time: milliseconds since 1970.
        now: i64,
    },
    /// Somebody said something.
    Talk {
        /// What, and who.
        said: Said,
    },
    /// What was wanted is done, and kept.
    Done {
        /// The number of the request.
        id: u32,
    },
    /// What was wanted is refused, and nothing has changed; unless the reason is
    /// [`Why::Unavailable`], after which it is not known.
    Refused {
        /// The number of the request; none if it could not be read.
        id: Option<u32>,
        /// Why.
        why: Refused,
    },
    /// This server stops. Come back; another one, or the same, goes on.
    Closing,
}

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Refused {
    /// For programs.
    pub why: Why,
    /// For people, in English.
    pub text: String,
}

/// The kinds of refusals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The message cannot be read.
    Unreadable,
    /// Another version of the messages.
    Version,
    /// No key, or one that nobody has.
    Key,
    /// There is no such table, seat or person.
    Missing,
    /// That is not yours to do.
    NotYours,
    /// Not now: the table is in another phase, or it is not your turn.
    NotNow,
    /// Against the rules of the game; the text says why.
    Illegal,
    /// The game has gone on since: look again.
    Stale,
    /// Too long, too many, or too fast.
    TooMuch,
    /// The server cannot do it at the moment, or does not know whether it was done: look again.
    Unavailable,
}

impl Refused {
    /// A refusal with its reason for people.
    pub fn new(why: Why, text: impl Into<String>) -> Refused {
        Refused { why, text: text.into() }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Refused {}
