//! What somebody wants done.

use fondaco_rules::{AnyEvent, GameKind};
use serde::{Deserialize, Serialize};

/// What somebody at a table wants done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Play a move, in notation without the seat.
    Move {
        /// How many lines of the log the player had seen. If the game has gone on since, the move
        /// is refused.
        after: u32,
        /// For example `bid 7`.
        play: String,
    },
    /// Take a seat that is open: this one, or the first.
    Join {
        /// Which one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
    },
    /// Give up the seat. Before the game it is open again; during the game a bot plays on.
    Leave,
    /// Begin now; bots take the seats that are open. Only the host may.
    Start,
    /// Say something.
    Talk {
        /// What.
        text: String,
    },
    /// Ask to take back one's last decision.
    AskUndo,
    /// Agree to it, or not.
    AnswerUndo {
        /// Agreed?
        yes: bool,
    },
    /// Take the seat back from the bot that plays for it.
    Back,
    /// Let the server decide for a while; nothing takes the order back.
    Order {
        /// What it is to do.
        order: Option<Order>,
    },
    /// The same people once more.
    Rematch,
    /// Do nothing but answer: whoever asks hears that the server is still there.
    Ping,
}

impl Command {
    /// Plays a move, by somebody who knows so many lines of the log; nothing if chance did it.
    pub fn of(event: &AnyEvent, after: u32) -> Option<Command> {
        Some(Command::Move { after, play: event.choice()? })
    }
}

/// What a seat lets the server do for it. Nobody else learns of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// In Byzanz: bid as little as possible, up to this total, then pass. For one auction.
    BidUpTo(u8),
    /// In Medici: offer every lot as it is and pass, until the day is over.
    PassToday,
}

/// A command on a WebSocket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Comes back with the answer.
    pub id: u32,
    /// What is wanted.
    #[serde(flatten)]
    pub command: Command,
}

/// A table to be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "medici"))]
    pub game: GameKind,
    /// Who may sit where. The host takes the seat that says so.
    pub seats: Vec<SeatWish>,
    /// Listed in the lobby? Otherwise only those find it who have its link.
    pub public: bool,
    /// Seconds for a decision, 0 for no clock: one of [`crate::CLOCKS`].
    pub clock: u32,
    /// Begin as soon as no seat is open, or only when the host says so?
    pub start_when_full: bool,
}

/// Who may have a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatWish {
    /// The host.
    Host,
    /// Anybody.
    Open,
    /// This person, by the number that everybody may know.
    Invited(String),
    /// A bot: `random`, `apprentice`, `merchant` or `master`.
    Bot(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(text: &str) -> Option<Request> {
        serde_json::from_str(text).ok()
    }

    #[test]
    fn commands_are_flat_objects() {
        let bid = Command::Move { after: 17, play: "bid 7".into() };
        let text = r#"{"id":3,"do":"move","after":17,"play":"bid 7"}"#;
        let written = Request { id: 3, command: bid };
        assert_eq!(serde_json::to_string(&written).unwrap(), text);
        assert_eq!(request(text), Some(written));
        let joined = Request { id: 4, command: Command::Join { seat: None } };
        assert_eq!(request(r#"{"id":4,"do":"join"}"#), Some(joined));
        let left = Request { id: 5, command: Command::Leave };
        assert_eq!(request(r#"{"id":5,"do":"leave"}"#), Some(left));
        let limit = Command::Order { order: Some(Order::BidUpTo(9)) };
        let text = r#"{"do":"order","order":{"bid-up-to":9}}"#;
        assert_eq!(serde_json::from_str::<Command>(text).ok(), Some(limit));
    }

    #[test]
    fn games_have_their_names_in_the_notation() {
        for kind in GameKind::ALL {
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.name());
        }
    }

    #[test]
    fn what_is_not_known_is_refused() {
        for text in [
            r#"{"id":3,"do":"fly"}"#,
            r#"{"id":3,"do":"join","seat":1,"as":"king"}"#,
            r#"{"id":-3,"do":"leave"}"#,
            r#"{"do":"leave"}"#,
            "[]",
        ] {
            assert_eq!(request(text), None, "{text}");
        }
    }
}
