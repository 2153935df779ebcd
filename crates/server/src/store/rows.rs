//! What is stored, as values.

use std::fmt;

use fondaco_protocol::Phase;

/// Somebody as he is stored. The key itself is known to nobody but its owner.
#[derive(Clone, PartialEq, Eq)]
pub struct PersonRow {
    /// The number that everybody may know.
    pub id: String,
    /// SHA-256 of the secret key, as hexadecimal digits.
    pub key_hash: String,
    /// How to be called.
    pub name: String,
    /// Is it a program?
    pub program: bool,
    /// The address that is told of a turn.
    pub webhook: Option<String>,
    /// When this person first came: milliseconds since 1970, as all times here.
    pub created: i64,
}

impl fmt::Debug for PersonRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A webhook may carry a password, and a hash is nobody's business.
        write!(f, "PersonRow {{ id: {:?}, name: {:?}, .. }}", self.id, self.name)
    }
}

/// A table without its log.
#[derive(Clone, PartialEq, Eq)]
pub struct Row {
    /// By this it is found.
    pub id: String,
    /// 1 when it is new; one more with every change.
    pub version: u64,
    /// How many lines its log has.
    pub lines: u32,
    /// `medici`, `strozzi` or `byzanz`.
    pub game: String,
    /// How many seats it has.
    pub players: u8,
    /// How far it is.
    pub phase: Phase,
    /// Listed in the lobby?
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
        // The document holds the seed, from which all hidden cards follow.
        let Row { id, version, lines, phase, .. } = self;
        write!(f, "Row {{ id: {id:?}, version: {version}, lines: {lines}, phase: {phase:?}, .. }}")
    }
}

/// A table with its whole log.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// The table.
    pub row: Row,
    /// The lines of its log from the first on, as many as the row says.
    pub lines: Vec<String>,
}

impl fmt::Debug for StoredTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Lines hold true deals.
        write!(f, "StoredTable {{ row: {:?}, .. }}", self.row)
    }
}

/// What has changed at a table.
#[derive(Clone, PartialEq, Eq)]
pub struct Newer {
    /// The table as it is now.
    pub row: Row,
    /// The lines after those that were known.
    pub lines: Vec<String>,
}

impl fmt::Debug for Newer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Newer {{ row: {:?}, .. }}", self.row)
    }
}

/// A table to be. It gets version 1.
#[derive(Clone, PartialEq, Eq)]
pub struct NewRow {
    /// By this it is found: letters, digits and hyphens.
    pub id: String,
    /// `medici`, `strozzi` or `byzanz`.
    pub game: String,
    /// Who sets it up. This person's tables are counted, whoever else becomes host.
    pub host: String,
    /// How far it is.
    pub phase: Phase,
    /// Listed in the lobby?
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
    pub job: Option<JobWish>,
}

/// A seat as the lists of tables need it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Which one, counted as in the notation or from 0: the store does not mind.
    pub seat: u8,
    /// The person who has it or is invited to it.
    pub person: Option<String>,
    /// Does this seat have to decide?
    pub is_turn: bool,
}

/// A change of a table, to be made if it still has the version that was seen.
#[derive(Clone, PartialEq)]
pub struct Change {
    /// Which one.
    pub table: String,
    /// The version that was seen.
    pub version: u64,
    /// How many lines the log had in that version.
    pub lines_before: u32,
    /// The lines to be added.
    pub lines: Vec<String>,
    /// Now.
    pub at: i64,
    /// How far the table is from now on.
    pub phase: Phase,
    /// Everything else from now on.
    pub doc: String,
    /// The seats from now on; those that are not named stay as they are.
    pub seats: Vec<SeatRow>,
    /// What happens next without a person: the whole truth, so that none removes what was there.
    pub job: Option<JobWish>,
    /// How the game has ended, for the change that ends it and no other. Ratings follow from it.
    pub finished: Option<Vec<ResultRow>>,
}

/// What became of a [`Change`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Outcome {
    /// It is stored and will be there after any crash; the table's version is one more.
    Done,
    /// The table had another version already, or there is no such table. Nothing was stored.
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

/// A job to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JobWish {
    /// What is to be done.
    pub kind: JobKind,
    /// When.
    pub due: i64,
    /// So long this node keeps the job to itself, because it does it at once; none leaves it to
    /// whoever asks first.
    pub mine_until: Option<i64>,
}

/// A job that this node has taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// At which table.
    pub table: String,
    /// What is to be done.
    pub kind: JobKind,
    /// Since when.
    pub due: i64,
}

/// How a seat has ended a game.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultRow {
    /// Which seat.
    pub seat: u8,
    /// Who played it.
    pub who: Who,
    /// Florins or points.
    pub score: i32,
    /// The share of the victory: 1, 0, or a part when several win together.
    pub won: f64,
}

/// Whoever has a rating.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Who {
    /// A person or a program, by number.
    Person(String),
    /// A bot of ours, by its strength.
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

/// What the writer has done since the store was opened, and what it has before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figures {
    /// Transactions.
    pub batches: u64,
    /// Changes and other pieces of work in them.
    pub written: u64,
    /// Pieces of work that wait.
    pub waiting: usize,
}

/// News from other nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A table has changed.
    Changed {
        /// Which one.
        table: String,
        /// The version it has now, or had a moment ago.
        version: u64,
    },
    /// Somebody said something.
    Talk {
        /// At which table.
        table: String,
        /// The number of what was said.
        number: i64,
    },
    /// Who has a page of a table open at another node.
    Here {
        /// The other node.
        node: String,
        /// The table.
        table: String,
        /// The people, by their numbers; all of them.
        people: Vec<String>,
    },
    /// Another node wants to know who has a page of a table open.
    WhoIsHere {
        /// The table.
        table: String,
    },
    /// Something may have been missed: everything that is known must be looked at again. Take
    /// `RecvError::Lagged` for the same.
    Missed,
}
