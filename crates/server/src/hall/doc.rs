//! The document of a table: what is stored besides its log.

use fondaco_protocol::{Order, Phase, Table, UndoAsked, You};
use fondaco_rules::GameKind;
use serde::{Deserialize, Serialize};

use super::state::BadTable;

/// The version of the stored form of [`Doc`].
const VERSION: u32 = 1;

/// Everything about a table that is not in its log. It contains secrets: the seed and the orders.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Doc {
    /// The version of this form.
    pub version: u32,
    pub game: GameKind,
    pub phase: Phase,
    pub host: String,
    pub public: bool,
    pub clock: u32,
    pub start_when_full: bool,
    pub places: Vec<SeatDoc>,
    pub seed: String,
    pub commitment: String,
    /// Counts the visible changes: a secret order is a new version for the store, not for the others.
    pub shown: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<i64>,
    /// Seats that are away because their clocks ran out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub overdue: Vec<u8>,
    /// When the bot decides that plays for a seat whose clock ran out; none is at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in_at: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoAsked>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i32>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    pub created: i64,
    /// The last visible change.
    pub updated: i64,
}

/// A seat and who has it.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatDoc {
    /// The name shown; empty while it is open.
    pub name: String,
    /// Who has it or is invited to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// Whether a program has it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
    /// Whether the invited person has not joined yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub awaited: bool,
    /// The bot that has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether a bot plays for the person who has it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
    /// The seat's order to the server, which is secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Order>,
}

/// The bot that plays for people who are away and on free seats.
pub const STAND_IN: &str = "merchant";

impl SeatDoc {
    /// A bot's seat.
    pub fn of_bot(bot: &str) -> SeatDoc {
        SeatDoc { name: bot.to_owned(), bot: Some(bot.to_owned()), ..SeatDoc::default() }
    }

    /// Whether anybody may take it.
    pub const fn is_open(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    /// Whether a person has it, present or not.
    pub const fn is_taken(&self) -> bool {
        self.person.is_some() && !self.awaited
    }

    /// The bot that decides for it, if one does.
    pub fn decided_by_bot(&self) -> Option<&str> {
        if self.away { Some(STAND_IN) } else { self.bot.as_deref() }
    }
}

impl Doc {
    /// Whether no person is waiting for the others.
    pub fn nobody_waits(&self) -> bool {
        !self.places.iter().any(|place| place.is_taken() && !place.away)
    }

    /// A new table.
    pub fn new(game: GameKind, host: &str, places: Vec<SeatDoc>, seed: String, now: i64) -> Doc {
        Doc {
            version: VERSION,
            game,
            phase: Phase::Open,
            host: host.to_owned(),
            public: false,
            clock: 0,
            start_when_full: false,
            places,
            seed,
            commitment: String::new(),
            shown: 1,
            deadline: None,
            overdue: Vec::new(),
            stand_in_at: None,
            undo: None,
            scores: None,
            winners: Vec::new(),
            next: None,
            created: now,
            updated: now,
        }
    }

    /// Reads a stored document.
    ///
    /// # Errors
    /// When it has another version or is damaged.
    pub fn read(text: &str) -> Result<Doc, BadTable> {
        let doc: Doc = serde_json::from_str(text)?;
        if doc.version == VERSION { Ok(doc) } else { Err(BadTable::Version(doc.version)) }
    }

    /// The stored form.
    pub fn written(&self) -> String {
        // Serialising plain values cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The seat that this person has or is invited to.
    pub fn seat_of(&self, person: &str) -> Option<usize> {
        self.places.iter().position(|place| place.person.as_deref() == Some(person))
    }

    /// The table as everybody may see it.
    pub fn table(
        &self,
        id: &str,
        lines: u32,
        to_act: Option<u8>,
        here: impl Fn(&str) -> bool,
    ) -> Table {
        let over = self.phase == Phase::Over;
        let asked = to_act.and_then(|seat| self.places.get(usize::from(seat)));
        // A bot has no clock, even if that of the person is kept.
        let bot_decides = asked.is_some_and(|place| place.decided_by_bot().is_some());
        let seats = self.places.iter().map(|place| fondaco_protocol::SeatState {
            name: place.name.clone(),
            person: place.person.clone(),
            awaited: place.awaited,
            bot: place.decided_by_bot().map(str::to_owned),
            here: place.person.as_deref().is_some_and(&here),
        });
        Table {
            id: id.to_owned(),
            version: self.shown,
            game: self.game,
            phase: self.phase,
            host: self.host.clone(),
            public: self.public,
            clock: self.clock,
            start_when_full: self.start_when_full,
            seats: seats.collect(),
            lines,
            to_act,
            deadline: self.deadline.filter(|_| !bot_decides),
            commitment: self.commitment.clone(),
            seed: over.then(|| self.seed.clone()),
            undo: self.undo.clone(),
            scores: self.scores.clone(),
            winners: self.winners.clone(),
            next: self.next.clone(),
            created: self.created,
        }
    }

    /// What concerns only the viewer on this seat.
    pub fn you(&self, seat: Option<usize>, may_ask_undo: bool) -> You {
        You {
            seat: seat.map(|seat| seat as u8),
            order: seat.and_then(|seat| self.places.get(seat)).and_then(|place| place.order),
            may_ask_undo,
        }
    }
}
