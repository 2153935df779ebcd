//! What is stored, as values. All times are in milliseconds since 1970.

use std::fmt;

use fondaco_protocol::Phase;

/// A person or program. Only its owner knows the key itself.
#[derive(Clone, PartialEq, Eq)]
pub struct PersonRow {
    /// The public id.
    pub id: String,
    /// SHA-256 of the secret key, as hexadecimal digits.
    pub key_hash: String,
    /// The name shown to others.
    pub name: String,
    /// Whether it is a program.
    pub program: bool,
    /// The URL that is called when it is their turn.
    pub webhook: Option<String>,
    /// When they first came.
    pub created: i64,
}

impl fmt::Debug for PersonRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The webhook may contain a password.
        write!(f, "PersonRow {{ id: {:?}, name: {:?}, .. }}", self.id, self.name)
    }
}

/// A table without its log.
#[derive(Clone, PartialEq, Eq)]
pub struct Row {
    /// The table's id.
    pub id: String,
    /// 1 for a new table, one more after every change.
    pub version: u64,
    /// How many lines its log has.
    pub lines: u32,
    /// `medici`, `strozzi` or `byzanz`.
    pub game: String,
    /// How many seats it has.
    pub players: u8,
    /// Whether it is open, playing, over or closed.
    pub phase: Phase,
    /// Whether the lobby lists it.
    pub public: bool,
    /// When it was set up.
    pub created: i64,
    /// When it last changed.
    pub updated: i64,
    /// Everything else, as the hall writes it.
    pub doc: String,
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The document contains the seed, which determines all hidden cards.
        let Row { id, version, lines, phase, .. } = self;
        write!(f, "Row {{ id: {id:?}, version: {version}, lines: {lines}, phase: {phase:?}, .. }}")
    }
}

/// How a phase is stored.
pub(super) fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Open => "open",
        Phase::Playing => "playing",
        Phase::Over => "over",
        Phase::Closed => "closed",
    }
}

pub(super) fn phase_of(name: &str) -> Option<Phase> {
    let phases = [Phase::Open, Phase::Playing, Phase::Over, Phase::Closed];
    phases.into_iter().find(|phase| phase_name(*phase) == name)
}

/// A table with lines of its log.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// The table.
    pub row: Row,
    /// The last lines of its log: all of them, or those after the lines that were known.
    pub lines: Vec<String>,
}

impl fmt::Debug for StoredTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The lines contain hidden cards.
        write!(f, "StoredTable {{ row: {:?}, .. }}", self.row)
    }
}

/// A table to be created, with version 1.
#[derive(Clone, PartialEq, Eq)]
pub struct NewRow {
    /// The table's id: letters, digits and hyphens.
    pub id: String,
    /// `medici`, `strozzi` or `byzanz`.
    pub game: String,
    /// Who sets it up. It counts as this person's table even if another one becomes host.
    pub host: String,
    /// Whether it is open or playing.
    pub phase: Phase,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Now.
    pub at: i64,
    /// Everything else.
    pub doc: String,
    /// All its seats; their number never changes.
    pub seats: Vec<SeatRow>,
    /// The first lines of its log, if the game has begun.
    pub lines: Vec<String>,
    /// What happens next without a person.
    pub job: Option<NewJob>,
}

/// A seat as the lists of tables need it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Its index.
    pub seat: u8,
    /// The person who has it or is invited to it.
    pub person: Option<String>,
    /// Whether this seat has to decide.
    pub is_turn: bool,
}

/// A change of a table, made only if the table still has the version that was seen.
#[derive(Clone, PartialEq)]
pub struct Change {
    /// The table's id.
    pub table: String,
    /// The version that was seen.
    pub version: u64,
    /// How many lines the log had in that version.
    pub lines_before: u32,
    /// The lines to append.
    pub lines: Vec<String>,
    /// Now.
    pub at: i64,
    /// The new phase.
    pub phase: Phase,
    /// The new document.
    pub doc: String,
    /// The seats that change.
    pub seats: Vec<SeatRow>,
    /// What happens next without a person; none removes the job that was there.
    pub job: Option<NewJob>,
    /// The results, only for the change that ends the game. Ratings follow from them.
    pub finished: Option<Vec<ResultRow>>,
}

/// What became of a [`Change`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Outcome {
    /// It is stored durably; the table's version is one more.
    Done,
    /// The table has another version, or does not exist. Nothing was stored.
    Lost,
}

/// What happens at a table without a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JobKind {
    /// A bot has to move.
    Bot,
    /// A clock runs out.
    Clock,
}

impl JobKind {
    pub(super) fn name(self) -> &'static str {
        match self {
            JobKind::Bot => "bot",
            JobKind::Clock => "clock",
        }
    }

    pub(super) fn of(name: &str) -> Option<JobKind> {
        [JobKind::Bot, JobKind::Clock].into_iter().find(|kind| kind.name() == name)
    }
}

/// A job to be stored with a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewJob {
    /// What is to be done.
    pub kind: JobKind,
    /// When.
    pub due: i64,
    /// Until when this node leases the job, because it does it at once; none leaves it to the first
    /// node that takes it.
    pub mine_until: Option<i64>,
}

/// A job that this node has leased.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// The table's id.
    pub table: String,
    /// What is to be done.
    pub kind: JobKind,
    /// Since when.
    pub due: i64,
}

/// The result of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultRow {
    /// The seat's index.
    pub seat: u8,
    /// Who played it.
    pub who: Who,
    /// Florins or points.
    pub score: i32,
    /// The share of the victory: 1, 0, or a part when several win together.
    pub won: f64,
}

/// The owner of a rating.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Who {
    /// A person or a program, by id.
    Person(String),
    /// One of our bots, by level.
    Bot(String),
}

impl Who {
    /// The person, if it is one.
    pub fn person(&self) -> Option<&str> {
        match self {
            Who::Person(id) => Some(id),
            Who::Bot(_) => None,
        }
    }

    pub(super) fn of(text: &str) -> Option<Who> {
        match text.split_once(':')? {
            ("person", id) => Some(Who::Person(id.to_owned())),
            ("bot", level) => Some(Who::Bot(level.to_owned())),
            _ => None,
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Person(id) => write!(f, "person:{id}"),
            Who::Bot(level) => write!(f, "bot:{level}"),
        }
    }
}

/// What the writer has done since the store was opened, and how much is queued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figures {
    /// Transactions.
    pub batches: u64,
    /// Pieces of work in them.
    pub written: u64,
    /// Pieces of work in the queue.
    pub waiting: usize,
}

/// A notice from another node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A table has changed.
    Changed {
        /// The table's id.
        table: String,
        /// Its version after that change.
        version: u64,
    },
    /// A message was written in a table's chat.
    Talk {
        /// The table's id.
        table: String,
        /// The number of the message.
        number: i64,
    },
    /// Who has a table open at another node.
    Here {
        /// The other node.
        node: String,
        /// The table's id.
        table: String,
        /// The ids of all these people.
        people: Vec<String>,
    },
    /// Another node asks who has a table open.
    WhoIsHere {
        /// The table's id.
        table: String,
    },
    /// Notices may have been lost: look at every known table again. `RecvError::Lagged` means the
    /// same.
    Missed,
}
