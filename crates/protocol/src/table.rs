//! A table as everybody may see it.

use fondaco_rules::{GameKind, Players, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A table as everybody may see it, without its log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Table {
    /// By this it is found.
    pub id: String,
    /// Grows with every change of the table, its seats and its log.
    pub version: u64,
    /// Which game.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "medici"))]
    pub game: GameKind,
    /// How far it is.
    pub phase: Phase,
    /// Who set it up, by number.
    pub host: String,
    /// Listed in the lobby?
    pub public: bool,
    /// Seconds for a decision, 0 for no clock.
    pub clock: u32,
    /// Does it begin as soon as no seat is open?
    pub start_when_full: bool,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// How many lines the log has.
    pub lines: u32,
    /// Who has to decide.
    pub to_act: Option<u8>,
    /// When the clock of that seat runs out: milliseconds since 1970.
    pub deadline: Option<i64>,
    /// SHA-256 of the seed from which all draws follow, as hexadecimal digits. It is there before
    /// the first draw.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Somebody asks to take back a decision.
    pub undo: Option<UndoAsked>,
    /// Florins or points of each seat, once the game is over.
    pub scores: Option<Vec<i32>>,
    /// Who won, once the game is over.
    pub winners: Vec<u8>,
    /// The table at which the same people play once more.
    pub next: Option<String>,
    /// When it was set up: milliseconds since 1970.
    pub created: i64,
}

impl Table {
    /// How many play; nothing if the game is not made for that number.
    pub fn players(&self) -> Option<Players> {
        Players::within(self.seats.len() as u32, self.game.players()).ok()
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People are awaited.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// Everybody left before the game began.
    Closed,
}

/// A seat and who has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatState {
    /// What is written beside it.
    pub name: String,
    /// The person who has it, or is invited to it.
    pub person: Option<String>,
    /// Has the invited person not come yet?
    pub awaited: bool,
    /// The bot that has it, or that plays for a person who is away.
    pub bot: Option<String>,
    /// Is a page of this person open now?
    pub here: bool,
}

/// Somebody asks to take back his last decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct UndoAsked {
    /// Who.
    pub by: u8,
    /// The game would go back to the position after so many events.
    pub to: usize,
    /// Who has agreed so far.
    pub agreed: Vec<u8>,
}

/// What concerns only the one who asks.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct You {
    /// Your seat; none if you look on.
    pub seat: Option<u8>,
    /// What the server does for you.
    pub order: Option<crate::Order>,
    /// May you ask to take back your last decision?
    pub may_ask_undo: bool,
}

impl You {
    /// Who gets the log at a table with so many players.
    pub fn viewer(&self, players: Players) -> Viewer {
        let seat = self.seat.and_then(|seat| Seat::new(seat.into(), players));
        seat.map_or(Viewer::Public, Viewer::Seat)
    }
}

/// What somebody said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Said {
    /// Grows.
    pub number: i64,
    /// When: milliseconds since 1970.
    pub at: i64,
    /// Who, by number.
    pub person: String,
    /// How that person was called then.
    pub name: String,
    /// What.
    pub text: String,
}
