//! What is stored.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection, Row};

/// All that is stored and concerns tables.
pub struct Stored {
    pub tables: BTreeMap<String, TableRow>,
    /// The lines of each log in their order.
    pub lines: BTreeMap<String, Vec<String>>,
    /// Score and share of the victory for each seat of each finished table.
    pub results: BTreeMap<String, BTreeMap<i64, (i64, f64)>>,
    /// The number of each line, in the order of the log.
    numbers: BTreeMap<String, Vec<i64>>,
    seats: BTreeMap<String, Vec<(Option<String>, bool)>>,
    jobs: BTreeSet<String>,
    /// What was said at each table, with its number.
    talk: BTreeMap<String, Vec<(i64, String)>>,
    /// Games and victories by game and player: by the results, and by the ratings.
    counted: BTreeMap<(String, String), (i64, f64)>,
    rated: BTreeMap<(String, String), (i64, f64)>,
}

/// A table without its log.
pub struct TableRow {
    pub lines: i64,
    pub phase: String,
}

impl Stored {
    /// Reads all of it.
    pub async fn read(address: &str) -> Result<Stored> {
        sqlx::any::install_default_drivers();
        let connected = AnyConnection::connect(address).await;
        let mut reader = Reader(connected.context("the database cannot be looked at")?);
        let mut stored = Stored {
            tables: BTreeMap::new(),
            lines: BTreeMap::new(),
            results: BTreeMap::new(),
            numbers: BTreeMap::new(),
            seats: BTreeMap::new(),
            jobs: BTreeSet::new(),
            talk: BTreeMap::new(),
            counted: BTreeMap::new(),
            rated: BTreeMap::new(),
        };
        for row in reader.rows("SELECT id, lines, phase FROM tables").await? {
            let table = TableRow { lines: row.try_get(1)?, phase: row.try_get(2)? };
            stored.tables.insert(row.try_get(0)?, table);
        }
        let text = "SELECT table_id, n, line FROM lines ORDER BY table_id, n";
        for row in reader.rows(text).await? {
            let id: String = row.try_get(0)?;
            stored.numbers.entry(id.clone()).or_default().push(row.try_get(1)?);
            stored.lines.entry(id).or_default().push(row.try_get(2)?);
        }
        let text = "SELECT table_id, person, live FROM seats ORDER BY table_id, seat";
        for row in reader.rows(text).await? {
            let seat = (row.try_get(1)?, row.try_get::<i64, _>(2)? == 1);
            stored.seats.entry(row.try_get(0)?).or_default().push(seat);
        }
        for row in reader.rows("SELECT table_id FROM jobs").await? {
            stored.jobs.insert(row.try_get(0)?);
        }
        let text = "SELECT table_id, number, text FROM talk ORDER BY table_id, number";
        for row in reader.rows(text).await? {
            let said = (row.try_get(1)?, row.try_get(2)?);
            stored.talk.entry(row.try_get(0)?).or_default().push(said);
        }
        let text = "SELECT table_id, seat, score, won, game, who FROM results";
        for row in reader.rows(text).await? {
            let won: f64 = row.try_get(3)?;
            let seats = stored.results.entry(row.try_get(0)?).or_default();
            seats.insert(row.try_get(1)?, (row.try_get(2)?, won));
            let counted = stored.counted.entry((row.try_get(4)?, row.try_get(5)?)).or_default();
            counted.0 += 1;
            counted.1 += won;
        }
        for row in reader.rows("SELECT game, who, games, wins FROM ratings").await? {
            let rated = (row.try_get(2)?, row.try_get(3)?);
            stored.rated.insert((row.try_get(0)?, row.try_get(1)?), rated);
        }
        Ok(stored)
    }

    /// Who has a seat at a table.
    pub fn people_at(&self, table: &str) -> impl Iterator<Item = &str> {
        self.seats.get(table).into_iter().flatten().filter_map(|(person, _)| person.as_deref())
    }

    /// What does not fit together.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (id, table) in &self.tables {
            let numbers = self.numbers.get(id).map_or(&[][..], Vec::as_slice);
            if !numbers.iter().copied().eq(1..=table.lines) {
                faults.push(format!(
                    "table {id} has the lines {numbers:?}, not 1 to {}",
                    table.lines
                ));
            }
            if !matches!(table.phase.as_str(), "over" | "closed") {
                faults.push(format!("table {id} is not finished but {}", table.phase));
                continue;
            }
            if self.jobs.contains(id) {
                faults.push(format!("table {id} is {} and has a job left", table.phase));
            }
            if self.seats.get(id).is_some_and(|seats| seats.iter().any(|(_, live)| *live)) {
                faults.push(format!("table {id} is {} and has a seat left", table.phase));
            }
        }
        for (id, talk) in &self.talk {
            let texts: BTreeSet<&String> = talk.iter().map(|(_, text)| text).collect();
            if texts.len() != talk.len()
                || !talk.iter().map(|(number, _)| *number).eq(1..=talk.len() as i64)
            {
                faults.push(format!("what was said at table {id} has gaps or was stored twice"));
            }
        }
        for (who, (games, wins)) in &self.counted {
            let (rated, won) = self.rated.get(who).copied().unwrap_or_default();
            if rated != *games || (won - wins).abs() > 1e-6 {
                let (game, who) = who;
                faults.push(format!(
                    "{who} has {games} results with {wins} victories in {game}, and {rated} with \
                     {won} are rated"
                ));
            }
        }
        for who in self.rated.keys().filter(|who| !self.counted.contains_key(*who)) {
            faults.push(format!("{who:?} is rated without a result"));
        }
        faults
    }
}

struct Reader(AnyConnection);

impl Reader {
    async fn rows(&mut self, text: &'static str) -> Result<Vec<AnyRow>> {
        Ok(sqlx::query(text).fetch_all(&mut self.0).await?)
    }
}
