//! What a table on a server is told, and what it wants done.

use fondaco_protocol::{Command, News, Refused, Request, Said};
use fondaco_rules::{AnyEvent, Refusal, Seat};

/// What a table is told. Times are milliseconds by the clock of this device; connections have the
/// numbers that [`Effect::Connect`] gave them.
#[derive(Clone, PartialEq, Debug)]
pub enum Message {
    /// Somebody wants to see the table.
    Start,
    /// The connection of this number is there.
    Opened(u32),
    /// The connection of this number is lost, or did not come about.
    Lost(u32, i64),
    /// The server says something on the connection of this number.
    News(u32, Box<News>, i64),
    /// So late it is now. To be told every second or so.
    Tick(i64),
    /// This device has a network, or has none.
    Online(bool),
    /// Try again now.
    Retry,
    /// Somebody else looks now: tell everything anew.
    Anew,
    /// The screen has shown everything so far.
    Shown,
    /// Do not show the rest one by one.
    Hurry,
    /// Somebody at this screen does something, at this time.
    Act(AnyEvent, i64),
    /// Somebody at this screen wants something else done, at this time.
    Want(Command, i64),
}

/// What a table wants done.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Give up any connection, and make the one of this number after so many milliseconds.
    Connect {
        /// What is told about it carries this number.
        number: u32,
        /// In milliseconds.
        after: u32,
    },
    /// Give up any connection.
    Disconnect,
    /// Say hello, and that so many lines are known.
    Greet {
        /// How many.
        since: u32,
    },
    /// Send this.
    Send(Request),
    /// The event of this number, from 0, happened: show it, then tell [`Message::Shown`].
    Happened(usize),
    /// The position is another one, not by an event: show it as it is now.
    Moved,
    /// Somebody at this screen is asked.
    YourTurn(Seat),
    /// Something was against the rules, and was not sent.
    Refused(Refusal),
    /// The server refused it.
    Denied(Refused),
    /// There is no connection: nothing was sent.
    NotSent,
    /// Somebody else said something.
    Talked(Said),
    /// A bot plays for this seat from now on.
    Away(Seat),
    /// The seat plays for itself again.
    Back(Seat),
    /// The game has begun.
    Began,
    /// The game is over.
    Over,
}
