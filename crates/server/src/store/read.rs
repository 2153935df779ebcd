//! What can be read.

use std::time::Duration;

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, Row as _, query};
use tokio::time::{Instant, sleep};

use fondaco_protocol::{Phase, Said, Standing, Tallied};

use super::Store;
use super::database::{Remedy, remedy};
use super::error::StoreError;
use super::rows::{Newer, PersonRow, Row, StoredTable, Who};

/// So long is a database waited for that is away, and so long in between.
const PATIENCE: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(100);

/// So many tables are replayed at a time.
const REPLAYED_TOGETHER: i64 = 100;
/// Under this the program is noted that has replayed all games.
const REPLAYED_BY: &str = "replayed by";

type Asked<'q> = Query<'q, Any, AnyArguments>;

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT tables.id, tables.version, tables.lines, tables.game, tables.players, \
             tables.phase, tables.public, tables.created, tables.updated, tables.doc ",
            $rest
        )
    };
}

impl Store {
    /// Replays all stored games if another program did so last. `program` names the one that asks.
    ///
    /// # Errors
    /// `Replay` for the first game that does not replay.
    pub async fn check_replays(
        &self,
        program: &str,
        replay: impl Fn(&StoredTable) -> Result<(), String> + Send,
    ) -> Result<(), StoreError> {
        let noted = || query("SELECT value FROM meta WHERE key = $1").bind(REPLAYED_BY);
        let noted: Vec<String> = self.all(noted, |row| row.try_get(0)).await?;
        if noted.first().is_some_and(|noted| noted == program) {
            return Ok(());
        }
        let mut after = String::new();
        loop {
            let tables = self.tables_after(&after, REPLAYED_TOGETHER).await?;
            let Some(last) = tables.last() else { break };
            after.clone_from(&last.row.id);
            for table in &tables {
                replay(table)
                    .map_err(|reason| StoreError::Replay { table: table.row.id.clone(), reason })?;
            }
            // Whatever else runs at the start gets its turn.
            tokio::task::yield_now().await;
        }
        self.note(REPLAYED_BY, program).await
    }

    /// Tables in the order of their ids, with their logs.
    async fn tables_after(&self, id: &str, most: i64) -> Result<Vec<StoredTable>, StoreError> {
        let rows = columns!("FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
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
            // Lines that came after the row was read are no part of it.
            if let Some(of) = rest.peek_mut()
                && of.lines.len() < of.row.lines as usize
            {
                of.lines.push(line);
            }
        }
        tables.into_iter().map(whole).collect()
    }

    /// Who has a key, by its hash.
    ///
    /// # Errors
    /// When the database does not answer; so with all that follow.
    pub async fn person_by_key(&self, key_hash: &str) -> Result<Option<PersonRow>, StoreError> {
        let text = "SELECT id, key_hash, name, program, webhook, created FROM people \
                    WHERE key_hash = $1";
        Ok(self.all(|| query(text).bind(key_hash), person).await?.pop())
    }

    /// A person by number.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError> {
        let text = "SELECT id, key_hash, name, program, webhook, created FROM people WHERE id = $1";
        Ok(self.all(|| query(text).bind(id), person).await?.pop())
    }

    /// A table with its log.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let newer = self.table_since(id, 0, 0).await?;
        Ok(newer.map(|Newer { row, lines }| StoredTable { row, lines }))
    }

    /// What has changed at a table since it had this version and so many lines. None if it still
    /// has this version, or if there is no such table.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn table_since(
        &self,
        id: &str,
        version: u64,
        lines: u32,
    ) -> Result<Option<Newer>, StoreError> {
        let text = columns!("FROM tables WHERE id = $1 AND version <> $2");
        let rows = self.all(|| query(text).bind(id).bind(version as i64), row).await?;
        let Some(row) = rows.into_iter().next() else { return Ok(None) };
        // The log only grows: up to this line it belongs to the row, whatever happens meanwhile.
        let text = "SELECT line FROM lines WHERE table_id = $1 AND n > $2 AND n <= $3 ORDER BY n";
        let asked = || query(text).bind(id).bind(i64::from(lines)).bind(i64::from(row.lines));
        let newer = self.all(asked, |row| row.try_get(0)).await?;
        let table = StoredTable { row, lines: newer };
        let table = if lines == 0 { whole(table)? } else { table };
        Ok(Some(Newer { row: table.row, lines: table.lines }))
    }

    /// What was said last at a table, in the order in which it was said.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn talk(&self, table: &str, latest: u32) -> Result<Vec<Said>, StoreError> {
        let text = "SELECT number, at, person, name, text FROM talk WHERE table_id = $1 \
                    ORDER BY number DESC LIMIT $2";
        let mut talk = self.all(|| query(text).bind(table).bind(i64::from(latest)), said).await?;
        talk.reverse();
        Ok(talk)
    }

    /// What was said at a table after that with this number.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn talk_since(&self, table: &str, number: i64) -> Result<Vec<Said>, StoreError> {
        let text = "SELECT number, at, person, name, text FROM talk WHERE table_id = $1 \
                    AND number > $2 ORDER BY number";
        self.all(|| query(text).bind(table).bind(number), said).await
    }

    /// Public tables that wait for people, the newest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn open_tables(&self, most: u32) -> Result<Vec<Row>, StoreError> {
        let text = columns!(
            "FROM tables WHERE phase = 'open' AND public = 1 ORDER BY created DESC LIMIT $1"
        );
        self.all(|| query(text).bind(i64::from(most)), row).await
    }

    /// Public tables at which a game is on, the newest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn playing_tables(&self, most: u32) -> Result<Vec<Row>, StoreError> {
        let text = columns!(
            "FROM tables WHERE phase = 'playing' AND public = 1 ORDER BY created DESC LIMIT $1"
        );
        self.all(|| query(text).bind(i64::from(most)), row).await
    }

    /// Tables not over yet at which this person has a seat, or is invited to one, and whether it
    /// is this person's turn; those first, then other games, then tables this person has set up,
    /// then all to which others have invited him, whom nobody has asked to. The latest changed come
    /// first in each.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn tables_of(&self, person: &str, most: u32) -> Result<Vec<(Row, bool)>, StoreError> {
        let text = "SELECT tables.id, tables.version, tables.lines, tables.game, tables.players, \
                    tables.phase, tables.public, tables.created, tables.updated, tables.doc, \
                    mine.turn FROM (SELECT table_id, MAX(is_turn) AS turn FROM seats \
                    WHERE person = $1 AND live = 1 GROUP BY table_id) AS mine \
                    JOIN tables ON tables.id = mine.table_id \
                    ORDER BY mine.turn DESC, CASE WHEN tables.phase = 'playing' THEN 0 \
                    WHEN tables.host = $1 THEN 1 ELSE 2 END, tables.updated DESC LIMIT $2";
        let read = |it: &AnyRow| Ok((row(it)?, it.try_get::<i64, _>(10)? == 1));
        self.all(|| query(text).bind(person).bind(i64::from(most)), read).await
    }

    /// Finished games with a result of this person, the latest first; all, or only those at public
    /// tables.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn finished_of(
        &self,
        person: &str,
        all: bool,
        most: u32,
    ) -> Result<Vec<Row>, StoreError> {
        let text = columns!(
            "FROM (SELECT results.table_id, MAX(results.at) AS at FROM results \
             JOIN tables ON tables.id = results.table_id \
             WHERE results.who = $1 AND tables.public >= $2 GROUP BY results.table_id \
             ORDER BY 2 DESC LIMIT $3) AS mine JOIN tables ON tables.id = mine.table_id \
             ORDER BY mine.at DESC"
        );
        let who = Who::Person(person.to_owned()).to_string();
        let (public, most) = (i64::from(!all), i64::from(most));
        self.all(|| query(text).bind(who.as_str()).bind(public).bind(most), row).await
    }

    /// How many tables not over yet this person has set up or sits at.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn count_tables_of(&self, person: &str) -> Result<u32, StoreError> {
        let text = "SELECT COUNT(*) FROM (SELECT id FROM tables WHERE host = $1 \
                    AND phase IN ('open', 'playing') UNION SELECT table_id FROM seats \
                    WHERE person = $1 AND live = 1) AS mine";
        let count: Vec<i64> = self.all(|| query(text).bind(person), |row| row.try_get(0)).await?;
        Ok(count.first().map_or(0, |count| *count as u32))
    }

    /// How many tables not over yet this person has set up. Those to which others have invited him
    /// are none of them.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn count_set_up_by(&self, person: &str) -> Result<u32, StoreError> {
        let text = "SELECT COUNT(*) FROM tables WHERE host = $1 AND phase IN ('open', 'playing')";
        let count: Vec<i64> = self.all(|| query(text).bind(person), |row| row.try_get(0)).await?;
        Ok(count.first().map_or(0, |count| *count as u32))
    }

    /// The strongest first: by what the rating is at least, two deviations below it, so that one
    /// lucky game leads nowhere.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn standings(&self, game: &str, most: u32) -> Result<Vec<Standing>, StoreError> {
        let text = "SELECT ratings.game, ratings.who, people.name, people.program, \
                    ratings.rating, ratings.deviation, ratings.games, ratings.wins FROM ratings \
                    LEFT JOIN people ON people.id = ratings.person WHERE ratings.game = $1 \
                    ORDER BY ratings.rating - 2 * ratings.deviation DESC, ratings.who LIMIT $2";
        self.all(|| query(text).bind(game).bind(i64::from(most)), standing).await
    }

    /// How strong this person is, for each game that was played.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn standings_of(&self, person: &str) -> Result<Vec<Standing>, StoreError> {
        let text = "SELECT ratings.game, ratings.who, people.name, people.program, \
                    ratings.rating, ratings.deviation, ratings.games, ratings.wins FROM ratings \
                    LEFT JOIN people ON people.id = ratings.person WHERE ratings.person = $1 \
                    ORDER BY ratings.game";
        self.all(|| query(text).bind(person), standing).await
    }

    /// This person's results by game and number of players.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn tallied(&self, person: &str) -> Result<Vec<Tallied>, StoreError> {
        let text = "SELECT game, players, COUNT(*), SUM(won), \
                    CAST(AVG(CAST(score AS DOUBLE PRECISION)) AS DOUBLE PRECISION) FROM results \
                    WHERE who = $1 GROUP BY game, players ORDER BY game, players";
        let who = Who::Person(person.to_owned()).to_string();
        let read = |row: &AnyRow| {
            Ok(Tallied {
                game: row.try_get(0)?,
                players: row.try_get::<i64, _>(1)? as u8,
                games: row.try_get::<i64, _>(2)? as u32,
                wins: row.try_get(3)?,
                mean_score: row.try_get(4)?,
            })
        };
        self.all(|| query(text).bind(who.as_str()), read).await
    }

    /// Does the database answer?
    ///
    /// # Errors
    /// When it does not.
    pub async fn ping(&self) -> Result<(), StoreError> {
        let answer = query("SELECT 1").execute(self.readers()).await;
        answer.map(drop).map_err(|error| StoreError::from(&error))
    }

    /// All rows of an answer. Nothing is changed by reading, so that it can be repeated when the
    /// connection was lost.
    async fn all<'q, T>(
        &self,
        asked: impl Fn() -> Asked<'q> + Send,
        read: impl Fn(&AnyRow) -> Result<T, sqlx::Error> + Send,
    ) -> Result<Vec<T>, StoreError> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let answer = asked().fetch_all(self.readers()).await;
            let values = answer.and_then(|rows| rows.iter().map(&read).collect());
            match values {
                Err(error) if remedy(&error) != Remedy::None && Instant::now() < deadline => {
                    sleep(PAUSE).await;
                }
                values => return values.map_err(|error| StoreError::from(&error)),
            }
        }
    }
}

/// A log with a hole is not handed out.
fn whole(table: StoredTable) -> Result<StoredTable, StoreError> {
    let (lines, wanted) = (table.lines.len(), table.row.lines);
    if lines == wanted as usize {
        return Ok(table);
    }
    let reason = format!("table {} has {lines} lines instead of {wanted}", table.row.id);
    Err(StoreError::Damaged { reason })
}

fn row(row: &AnyRow) -> Result<Row, sqlx::Error> {
    let phase = match row.try_get(5)? {
        "open" => Phase::Open,
        "playing" => Phase::Playing,
        "over" => Phase::Over,
        "closed" => Phase::Closed,
        _ => return Err(sqlx::Error::Decode("a phase that is not known".into())),
    };
    Ok(Row {
        id: row.try_get(0)?,
        version: row.try_get::<i64, _>(1)? as u64,
        lines: row.try_get::<i64, _>(2)? as u32,
        game: row.try_get(3)?,
        players: row.try_get::<i64, _>(4)? as u8,
        phase,
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

fn standing(row: &AnyRow) -> Result<Standing, sqlx::Error> {
    let known: Option<String> = row.try_get(2)?;
    let (person, name) = match Who::of(row.try_get(1)?) {
        Some(Who::Person(id)) => (Some(id), known.unwrap_or_default()),
        Some(Who::Bot(level)) => (None, level),
        None => return Err(sqlx::Error::Decode("somebody who is not known".into())),
    };
    Ok(Standing {
        game: row.try_get(0)?,
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
