//! Queries.

use std::fmt::Display;
use std::time::Duration;

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, Row as _, query};
use tokio::time::{Instant, sleep};

use fondaco_protocol::{Said, Standing, Tallied};
use fondaco_rules::GameKind;

use super::Store;
use super::database::{Remedy, remedy};
use super::error::StoreError;
use super::rows::{PersonRow, Row, StoredTable, Who, phase_of};

/// How long reading is repeated while the database is away, and the pause in between.
const PATIENCE: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(100);

/// How many tables are read at a time to be replayed.
const REPLAYED_TOGETHER: i64 = 100;
/// The key of the program that last replayed all games.
const REPLAYED_BY: &str = "replayed by";

type Statement<'q> = Query<'q, Any, AnyArguments>;

/// The columns of a [`Row`], before the rest of a statement.
macro_rules! tables {
    ($rest:literal) => {
        concat!(
            "SELECT tables.id, tables.version, tables.lines, tables.game, tables.players, \
             tables.phase, tables.public, tables.created, tables.updated, tables.doc",
            $rest
        )
    };
}

/// The columns of a [`PersonRow`].
macro_rules! people {
    ($rest:literal) => {
        concat!("SELECT id, key_hash, name, program, webhook, created FROM people ", $rest)
    };
}

/// The columns of a [`Standing`].
macro_rules! ratings {
    ($rest:literal) => {
        concat!(
            "SELECT ratings.game, ratings.who, people.name, people.program, ratings.rating, \
             ratings.deviation, ratings.games, ratings.wins FROM ratings \
             LEFT JOIN people ON people.id = ratings.person ",
            $rest
        )
    };
}

/// Every function fails when the database does not answer in time.
#[allow(clippy::missing_errors_doc, reason = "said above")]
impl Store {
    /// Replays all stored games, unless the program of this name has done so before.
    ///
    /// # Errors
    /// Also `Replay` for the first game that does not replay.
    pub async fn check_replays<E: Display>(
        &self,
        program: &str,
        replay: impl Fn(&StoredTable) -> Result<(), E> + Send,
    ) -> Result<(), StoreError> {
        let noted = || query("SELECT value FROM meta WHERE key = $1").bind(REPLAYED_BY);
        let noted: Option<String> = self.one(noted, |row| row.try_get(0)).await?;
        if noted.is_some_and(|noted| noted == program) {
            return Ok(());
        }
        let mut after = String::new();
        loop {
            let tables = self.tables_after(&after, REPLAYED_TOGETHER).await?;
            let Some(last) = tables.last() else { break };
            after.clone_from(&last.row.id);
            for table in &tables {
                replay(table).map_err(|reason| StoreError::Replay {
                    table: table.row.id.clone(),
                    reason: reason.to_string(),
                })?;
            }
            // Other tasks get a turn.
            tokio::task::yield_now().await;
        }
        self.note(REPLAYED_BY, program).await
    }

    /// Tables in the order of their ids, with their logs.
    async fn tables_after(&self, id: &str, most: i64) -> Result<Vec<StoredTable>, StoreError> {
        let rows = tables!(" FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
        let rows = self.all(|| query(rows).bind(id).bind(most), row).await?;
        let Some(last) = rows.last() else { return Ok(Vec::new()) };
        let text = "SELECT table_id, line FROM lines WHERE table_id > $1 AND table_id <= $2 \
                    ORDER BY table_id, n";
        let lines = || query(text).bind(id).bind(last.id.as_str());
        let lines: Vec<(String, String)> =
            self.all(lines, |row| Ok((row.try_get(0)?, row.try_get(1)?))).await?;
        let mut tables: Vec<StoredTable> =
            rows.into_iter().map(|row| StoredTable { row, lines: Vec::new() }).collect();
        let mut rest = tables.iter_mut().peekable();
        for (table, line) in lines {
            while rest.next_if(|it| it.row.id != table).is_some() {}
            // Lines that were appended after the row was read do not belong to it.
            if let Some(of) = rest.peek_mut()
                && of.lines.len() < of.row.lines as usize
            {
                of.lines.push(line);
            }
        }
        tables.into_iter().map(whole).collect()
    }

    /// The person whose key has this hash.
    pub async fn person_by_key(&self, key_hash: &str) -> Result<Option<PersonRow>, StoreError> {
        self.one(|| query(people!("WHERE key_hash = $1")).bind(key_hash), person).await
    }

    /// A person by id.
    pub async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError> {
        self.one(|| query(people!("WHERE id = $1")).bind(id), person).await
    }

    /// A table with its whole log.
    pub async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.table_since(id, 0, 0).await
    }

    /// The table and the lines after this many, if it has another version than this one. None if it
    /// has this version, or if there is no such table.
    pub async fn table_since(
        &self,
        id: &str,
        version: u64,
        lines: u32,
    ) -> Result<Option<StoredTable>, StoreError> {
        let text = tables!(" FROM tables WHERE id = $1 AND version <> $2");
        let row = self.one(|| query(text).bind(id).bind(version as i64), row).await?;
        let Some(row) = row else { return Ok(None) };
        // The log only grows: up to this line it belongs to the row, whatever happens meanwhile.
        let text = "SELECT line FROM lines WHERE table_id = $1 AND n > $2 AND n <= $3 ORDER BY n";
        let newer = || query(text).bind(id).bind(i64::from(lines)).bind(i64::from(row.lines));
        let newer = self.all(newer, |row| row.try_get(0)).await?;
        let table = StoredTable { row, lines: newer };
        Ok(Some(if lines == 0 { whole(table)? } else { table }))
    }

    /// The last messages of a table's chat, oldest first.
    pub async fn talk(&self, table: &str, latest: u32) -> Result<Vec<Said>, StoreError> {
        let text = "SELECT number, at, person, name, text FROM talk WHERE table_id = $1 \
                    ORDER BY number DESC LIMIT $2";
        let mut talk = self.all(|| query(text).bind(table).bind(i64::from(latest)), said).await?;
        talk.reverse();
        Ok(talk)
    }

    /// The messages of a table's chat after that with this number.
    pub async fn talk_since(&self, table: &str, number: i64) -> Result<Vec<Said>, StoreError> {
        let text = "SELECT number, at, person, name, text FROM talk WHERE table_id = $1 \
                    AND number > $2 ORDER BY number";
        self.all(|| query(text).bind(table).bind(number), said).await
    }

    /// Public tables that wait for people, newest first.
    pub async fn open_tables(&self, most: u32) -> Result<Vec<Row>, StoreError> {
        let text = tables!(
            " FROM tables WHERE phase = 'open' AND public = 1 ORDER BY created DESC LIMIT $1"
        );
        self.all(|| query(text).bind(i64::from(most)), row).await
    }

    /// Public tables with a game in progress, newest first.
    pub async fn playing_tables(&self, most: u32) -> Result<Vec<Row>, StoreError> {
        let text = tables!(
            " FROM tables WHERE phase = 'playing' AND public = 1 ORDER BY created DESC LIMIT $1"
        );
        self.all(|| query(text).bind(i64::from(most)), row).await
    }

    /// Tables not over yet at which this person has a seat or an invitation, and whether it is this
    /// person's turn. Those come first, then other games in progress, then the tables this person has
    /// set up, then unanswered invitations; in each group the latest change comes first.
    pub async fn tables_of(&self, person: &str, most: u32) -> Result<Vec<(Row, bool)>, StoreError> {
        let text = tables!(
            ", mine.turn FROM (SELECT table_id, MAX(is_turn) AS turn FROM seats \
             WHERE person = $1 AND live = 1 GROUP BY table_id) AS mine \
             JOIN tables ON tables.id = mine.table_id \
             ORDER BY mine.turn DESC, CASE WHEN tables.phase = 'playing' THEN 0 \
             WHEN tables.host = $1 THEN 1 ELSE 2 END, tables.updated DESC LIMIT $2"
        );
        let read = |it: &AnyRow| Ok((row(it)?, it.try_get::<i64, _>(10)? == 1));
        self.all(|| query(text).bind(person).bind(i64::from(most)), read).await
    }

    /// Finished games with a result of this person, latest first; all, or only those at public
    /// tables.
    pub async fn finished_of(
        &self,
        person: &str,
        all: bool,
        most: u32,
    ) -> Result<Vec<Row>, StoreError> {
        let text = tables!(
            " FROM (SELECT results.table_id, MAX(results.at) AS at FROM results \
             JOIN tables ON tables.id = results.table_id \
             WHERE results.who = $1 AND tables.public >= $2 GROUP BY results.table_id \
             ORDER BY 2 DESC LIMIT $3) AS mine JOIN tables ON tables.id = mine.table_id \
             ORDER BY mine.at DESC"
        );
        let who = Who::Person(person.to_owned()).to_string();
        let (public, most) = (i64::from(!all), i64::from(most));
        self.all(|| query(text).bind(who.as_str()).bind(public).bind(most), row).await
    }

    /// How many tables not over yet this person has set up.
    pub async fn count_set_up_by(&self, person: &str) -> Result<u32, StoreError> {
        let text = "SELECT COUNT(*) FROM tables WHERE host = $1 AND phase IN ('open', 'playing')";
        let count = self.one(|| query(text).bind(person), |row| row.try_get::<i64, _>(0)).await?;
        Ok(count.unwrap_or_default() as u32)
    }

    /// The best players: by rating minus two deviations, so that one lucky game is not enough.
    pub async fn standings(&self, game: &str, most: u32) -> Result<Vec<Standing>, StoreError> {
        let text = ratings!(
            "WHERE ratings.game = $1 \
             ORDER BY ratings.rating - 2 * ratings.deviation DESC, ratings.who LIMIT $2"
        );
        self.all(|| query(text).bind(game).bind(i64::from(most)), standing).await
    }

    /// This person's ratings by game.
    pub async fn standings_of(&self, person: &str) -> Result<Vec<Standing>, StoreError> {
        let text = ratings!("WHERE ratings.person = $1 ORDER BY ratings.game");
        self.all(|| query(text).bind(person), standing).await
    }

    /// This person's results by game and number of players.
    pub async fn tallied(&self, person: &str) -> Result<Vec<Tallied>, StoreError> {
        let text = "SELECT game, players, COUNT(*), SUM(won), \
                    CAST(AVG(CAST(score AS DOUBLE PRECISION)) AS DOUBLE PRECISION) FROM results \
                    WHERE who = $1 GROUP BY game, players ORDER BY game, players";
        let who = Who::Person(person.to_owned()).to_string();
        let read = |row: &AnyRow| {
            Ok(Tallied {
                game: kind(row)?,
                players: row.try_get::<i64, _>(1)? as u8,
                games: row.try_get::<i64, _>(2)? as u32,
                wins: row.try_get(3)?,
                mean_score: row.try_get(4)?,
            })
        };
        self.all(|| query(text).bind(who.as_str()), read).await
    }

    /// Checks that the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        query("SELECT 1").execute(self.readers()).await?;
        Ok(())
    }

    /// The first row of a result.
    async fn one<'q, T>(
        &self,
        statement: impl Fn() -> Statement<'q> + Send,
        read: impl Fn(&AnyRow) -> Result<T, sqlx::Error> + Send,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.all(statement, read).await?.into_iter().next())
    }

    /// All rows of a result. Reading changes nothing, so it is repeated when the connection is lost.
    async fn all<'q, T>(
        &self,
        statement: impl Fn() -> Statement<'q> + Send,
        read: impl Fn(&AnyRow) -> Result<T, sqlx::Error> + Send,
    ) -> Result<Vec<T>, StoreError> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let answer = statement().fetch_all(self.readers()).await;
            let values = answer.and_then(|rows| rows.iter().map(&read).collect());
            match values {
                Err(error) if remedy(&error) != Remedy::None && Instant::now() < deadline => {
                    sleep(PAUSE).await;
                }
                values => return Ok(values?),
            }
        }
    }
}

/// Refuses a log with missing lines.
fn whole(table: StoredTable) -> Result<StoredTable, StoreError> {
    let (lines, wanted) = (table.lines.len(), table.row.lines);
    if lines == wanted as usize {
        return Ok(table);
    }
    let reason = format!("table {} has {lines} lines instead of {wanted}", table.row.id);
    Err(StoreError::Damaged { reason })
}

fn row(row: &AnyRow) -> Result<Row, sqlx::Error> {
    let phase = phase_of(row.try_get(5)?);
    Ok(Row {
        id: row.try_get(0)?,
        version: row.try_get::<i64, _>(1)? as u64,
        lines: row.try_get::<i64, _>(2)? as u32,
        game: row.try_get(3)?,
        players: row.try_get::<i64, _>(4)? as u8,
        phase: phase.ok_or_else(|| sqlx::Error::Decode("an unknown phase".into()))?,
        public: row.try_get::<i64, _>(6)? == 1,
        created: row.try_get(7)?,
        updated: row.try_get(8)?,
        doc: row.try_get(9)?,
    })
}

fn person(row: &AnyRow) -> Result<PersonRow, sqlx::Error> {
    Ok(PersonRow {
        id: row.try_get(0)?,
        key_hash: row.try_get(1)?,
        name: row.try_get(2)?,
        program: row.try_get::<i64, _>(3)? == 1,
        webhook: row.try_get(4)?,
        created: row.try_get(5)?,
    })
}

fn said(row: &AnyRow) -> Result<Said, sqlx::Error> {
    Ok(Said {
        number: row.try_get(0)?,
        at: row.try_get(1)?,
        person: row.try_get(2)?,
        name: row.try_get(3)?,
        text: row.try_get(4)?,
    })
}

/// The game in the first column.
fn kind(row: &AnyRow) -> Result<GameKind, sqlx::Error> {
    let unknown = || sqlx::Error::Decode("an unknown game".into());
    GameKind::named(row.try_get(0)?).ok_or_else(unknown)
}

fn standing(row: &AnyRow) -> Result<Standing, sqlx::Error> {
    let known: Option<String> = row.try_get(2)?;
    let (person, name) = match Who::of(row.try_get(1)?) {
        Some(Who::Person(id)) => (Some(id), known.unwrap_or_default()),
        Some(Who::Bot(level)) => (None, level),
        None => return Err(sqlx::Error::Decode("an unknown kind of player".into())),
    };
    Ok(Standing {
        game: kind(row)?,
        // Our bots are programs too.
        program: person.is_none() || row.try_get::<Option<i64>, _>(3)? == Some(1),
        person,
        name,
        rating: row.try_get(4)?,
        deviation: row.try_get(5)?,
        games: row.try_get::<i64, _>(6)? as u32,
        wins: row.try_get(7)?,
    })
}
