//! Where everything is kept: people, tables and their logs, jobs, talk, results and ratings.
//!
//! One SQL for two databases: a `SQLite` file for one machine, PostgreSQL for many. Every change of
//! a table is made only if the table still has the version that was seen, so that of two nodes that
//! move at once exactly one succeeds. One task writes: it collects what waits and commits it
//! together, so that one flush of the disk serves many moves.

mod error;
mod rows;

pub use error::StoreError;
pub use rows::{
    Change, Job, JobKind, JobWish, NewRow, Newer, Outcome, PersonRow, ResultRow, Row, SeatRow,
    StoredTable, Told, Who,
};

use std::path::Path;
use std::time::Duration;

use fondaco_protocol::{Said, Standing, Tallied};
use tokio::sync::broadcast;

/// The database. Clones are the same one.
#[derive(Clone, Debug)]
pub struct Store {}

#[allow(clippy::unused_async, missing_docs, clippy::missing_errors_doc, clippy::missing_panics_doc)]
impl Store {
    /// Opens `sqlite:///PATH/FILE.db`, whose folder is made where it is missing, or
    /// `postgres://…`, and brings its tables up to date.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        todo!("{address}")
    }

    /// A random name of this process among those that share the database.
    pub fn node(&self) -> &str {
        todo!()
    }

    /// Replays all stored games if another version of the program did so last, and refuses at the
    /// first that does not replay. `program` names the version that asks.
    pub async fn check_replays(
        &self,
        program: &str,
        replay: impl Fn(&StoredTable) -> Result<(), String> + Send,
    ) -> Result<(), StoreError> {
        todo!("{program} {}", std::any::type_name_of_val(&replay))
    }

    /// `Taken` if there is one with this number or key.
    pub async fn add_person(&self, person: &PersonRow) -> Result<(), StoreError> {
        todo!("{person:?}")
    }
    pub async fn person_by_key(&self, key_hash: &str) -> Result<Option<PersonRow>, StoreError> {
        todo!("{key_hash}")
    }
    pub async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError> {
        todo!("{id}")
    }
    /// `Missing` if there is no such person.
    pub async fn change_person(
        &self,
        id: &str,
        name: Option<&str>,
        webhook: Option<Option<&str>>,
    ) -> Result<(), StoreError> {
        todo!("{id} {name:?} {webhook:?}")
    }

    /// `Taken` if there is one with this number.
    pub async fn create(&self, table: NewRow) -> Result<(), StoreError> {
        todo!("{}", table.id)
    }
    pub async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        todo!("{id}")
    }
    /// None if there is no such table, or if it still has this version.
    pub async fn table_since(
        &self,
        id: &str,
        version: u64,
        lines: u32,
    ) -> Result<Option<Newer>, StoreError> {
        todo!("{id} {version} {lines}")
    }
    /// A future that is dropped does not take the change back: it may still be made.
    pub async fn commit(&self, change: Change) -> Result<Outcome, StoreError> {
        todo!("{}", change.table)
    }

    /// Keeps what was said and gives it the next number of its table; the number in `said` does not
    /// matter. `Missing` if there is no such table.
    pub async fn add_talk(&self, table: &str, said: &Said) -> Result<i64, StoreError> {
        todo!("{table} {said:?}")
    }
    /// The latest, in the order in which they were said.
    pub async fn talk(&self, table: &str, latest: u32) -> Result<Vec<Said>, StoreError> {
        todo!("{table} {latest}")
    }
    /// Everything after the one with this number.
    pub async fn talk_since(&self, table: &str, number: i64) -> Result<Vec<Said>, StoreError> {
        todo!("{table} {number}")
    }

    /// Public tables that wait for people, the newest first.
    pub async fn open_tables(&self, most: u32) -> Result<Vec<Row>, StoreError> {
        todo!("{most}")
    }
    /// Public tables at which a game is on, the newest first.
    pub async fn playing_tables(&self, most: u32) -> Result<Vec<Row>, StoreError> {
        todo!("{most}")
    }
    /// Tables not over yet at which this person sits, and whether it is his turn; those first, then
    /// the latest changed.
    pub async fn tables_of(&self, person: &str, most: u32) -> Result<Vec<(Row, bool)>, StoreError> {
        todo!("{person} {most}")
    }
    /// Finished games with a result of this person, the latest first.
    pub async fn finished_of(&self, person: &str, most: u32) -> Result<Vec<Row>, StoreError> {
        todo!("{person} {most}")
    }
    /// Tables not over yet that this person has set up or sits at.
    pub async fn count_tables_of(&self, person: &str) -> Result<u32, StoreError> {
        todo!("{person}")
    }

    /// The strongest first: by what the rating is at least, two deviations below.
    pub async fn standings(&self, game: &str, most: u32) -> Result<Vec<Standing>, StoreError> {
        todo!("{game} {most}")
    }
    pub async fn standings_of(&self, person: &str) -> Result<Vec<Standing>, StoreError> {
        todo!("{person}")
    }
    pub async fn tallied(&self, person: &str) -> Result<Vec<Tallied>, StoreError> {
        todo!("{person}")
    }

    /// Takes jobs that are due and that nobody has, the longest due first. Whoever takes one and
    /// does not change the table within the lease loses it to the next who asks.
    pub async fn take_jobs(
        &self,
        now: i64,
        lease: Duration,
        most: u32,
    ) -> Result<Vec<Job>, StoreError> {
        todo!("{now} {lease:?} {most}")
    }
    /// Gives back all jobs that this node has, because it stops.
    pub async fn release_jobs(&self) -> Result<(), StoreError> {
        todo!()
    }

    /// News from other nodes; with `SQLite` there are none.
    pub fn news(&self) -> broadcast::Receiver<Told> {
        todo!()
    }

    /// Copies a `SQLite` database that is in use; the file must not exist. PostgreSQL has `pg_dump`.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        todo!("{}", to.display())
    }
    /// The same for a database that perhaps another process has open.
    pub async fn back_up(address: &str, to: &Path) -> Result<(), StoreError> {
        todo!("{address} {}", to.display())
    }
    /// Does the database answer?
    pub async fn ping(&self) -> Result<(), StoreError> {
        todo!()
    }
    /// Stores what still waits, gives back the jobs, and lets go of the database.
    pub async fn close(&self) {
        todo!()
    }
}
