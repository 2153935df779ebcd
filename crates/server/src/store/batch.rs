//! One transaction with many pieces of work.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _, query};

use fondaco_protocol::Phase;

use super::database::Dialect;
use super::error::StoreError;
use super::news;
use super::ratings::{self, Gained, Strength};
use super::rows::{
    Change, Job, JobKind, NewJob, NewRow, Notice, Outcome, ResultRow, Who, phase_name,
};
use super::sql::{self, Text};
use super::work::{Answer, Answered, Work};

/// A transaction, before its commit.
pub struct Batch<'a> {
    pub connection: &'a mut AnyConnection,
    pub dialect: Dialect,
    pub node: &'a str,
}

/// A table before the batch.
struct Found {
    version: u64,
    lines: u32,
    talk: i64,
    game: String,
    players: i64,
}

impl Batch<'_> {
    /// Does all work up to the commit, no two pieces of it about the same subject. A piece that is
    /// refused is answered so and does not affect the others; an error means that nothing is done.
    /// Also returns whether there is anything to commit.
    pub async fn run(&mut self, works: &[Work]) -> Result<(Vec<Answered>, bool), sqlx::Error> {
        let mut answers: Vec<Answered> = vec![Ok(Answer::Written); works.len()];
        let mut notices = Vec::new();
        self.people(works, &mut answers).await?;
        self.new_tables(works, &mut answers).await?;
        self.tables(works, &mut answers, &mut notices).await?;
        // Jobs are locked last, so that nothing else is waited for meanwhile.
        let has_jobs = self.jobs(works, &mut answers).await?;
        if self.dialect == Dialect::Postgres {
            for message in news::messages(self.node, &notices) {
                query(sql::TELL).bind(message).execute(&mut *self.connection).await?;
            }
        }
        Ok((answers, has_jobs || works.iter().any(|work| !work.is_about_jobs())))
    }

    async fn people(
        &mut self,
        works: &[Work],
        answers: &mut [Answered],
    ) -> Result<(), sqlx::Error> {
        let (mut people, mut renames, mut notes) = (Vec::new(), Vec::new(), Vec::new());
        for work in works {
            match work {
                Work::Person(it) => people.push((
                    &it.id,
                    &it.key_hash,
                    &it.name,
                    i64::from(it.program),
                    &it.webhook,
                    it.created,
                )),
                Work::Rename { id, name, rehook, webhook } => {
                    renames.push((id, name, i64::from(*rehook), webhook));
                }
                Work::Note { key, value } => notes.push((key, value)),
                _ => {}
            }
        }
        let new = self.ids(sql::PEOPLE, &people).await?;
        let renamed = self.ids(sql::RENAMES, &renames).await?;
        self.write(sql::NOTES, &notes).await?;
        for (work, answer) in works.iter().zip(answers) {
            match work {
                Work::Person(person) if !new.contains(&person.id) => {
                    *answer = Err(StoreError::Taken);
                }
                Work::Rename { id, .. } if !renamed.contains(id) => {
                    *answer = Err(StoreError::Missing);
                }
                _ => {}
            }
        }
        Ok(())
    }

    async fn new_tables(
        &mut self,
        works: &[Work],
        answers: &mut [Answered],
    ) -> Result<(), sqlx::Error> {
        let tables = works.iter().filter_map(|work| match work {
            Work::Create(table) => Some(table),
            _ => None,
        });
        let row = |it: &NewRow| {
            let (lines, players) = (it.lines.len(), it.seats.len());
            let (phase, public) = (phase_name(it.phase), i64::from(it.public));
            let NewRow { id, game, host, at, doc, .. } = it.clone();
            (id, lines, game, players, host, phase, public, at, doc)
        };
        let rows: Vec<_> = tables.clone().map(row).collect();
        let new = self.ids(sql::NEW_TABLES, &rows).await?;
        let node = self.node;
        let mut written = Rows::default();
        let mut seats = Vec::new();
        for table in tables.filter(|table| new.contains(&table.id)) {
            for seat in &table.seats {
                seats.push((&table.id, seat.seat, &seat.person, i64::from(seat.is_turn)));
            }
            written.lines(&table.id, 0, &table.lines, table.at);
            written.job(&table.id, table.job, node);
            if is_ended(table.phase) {
                written.ended.push([table.id.as_str()]);
            }
        }
        self.write(sql::NEW_SEATS, &seats).await?;
        self.rows(&written).await?;
        for (work, answer) in works.iter().zip(answers) {
            if matches!(work, Work::Create(table) if !new.contains(&table.id)) {
                *answer = Err(StoreError::Taken);
            }
        }
        Ok(())
    }

    async fn tables(
        &mut self,
        works: &[Work],
        answers: &mut [Answered],
        notices: &mut Vec<Notice>,
    ) -> Result<(), sqlx::Error> {
        let subjects = works
            .iter()
            .filter(|work| matches!(work, Work::Change(_) | Work::Talk { .. }))
            .map(|work| [work.subject()]);
        let found = self.lock(&subjects.collect::<Vec<_>>()).await?;
        let node = self.node;
        let mut written = Rows::default();
        let (mut tables, mut numbers, mut talk) = (Vec::new(), Vec::new(), Vec::new());
        let mut finished: Vec<(&Change, &Found, &[ResultRow])> = Vec::new();
        for (work, answer) in works.iter().zip(answers) {
            match work {
                Work::Change(change) => {
                    let Some(found) =
                        found.get(&change.table).filter(|it| it.version == change.version)
                    else {
                        *answer = Ok(Answer::Outcome(Outcome::Lost));
                        continue;
                    };
                    if let Some(contradiction) = contradiction(change, found) {
                        *answer = Err(contradiction);
                        continue;
                    }
                    *answer = Ok(Answer::Outcome(Outcome::Done));
                    let (id, version) = (change.table.as_str(), change.version + 1);
                    let lines = change.lines_before + change.lines.len() as u32;
                    let phase = phase_name(change.phase);
                    tables.push((id, version, lines, phase, change.at, change.doc.as_str()));
                    written.change(change, node);
                    if let Some(results) = &change.finished {
                        finished.push((change, found, results));
                    }
                    notices.push(Notice::Changed { table: id.to_owned(), version });
                }
                Work::Talk { table, said } => {
                    let Some(found) = found.get(table) else {
                        *answer = Err(StoreError::Missing);
                        continue;
                    };
                    let number = found.talk + 1;
                    *answer = Ok(Answer::Number(number));
                    numbers.push((table, number));
                    talk.push((table, number, said.at, &said.person, &said.name, &said.text));
                    notices.push(Notice::Talk { table: table.clone(), number });
                }
                _ => {}
            }
        }
        self.write(sql::TABLES, &tables).await?;
        self.rows(&written).await?;
        self.write(sql::TALKED, &numbers).await?;
        self.write(sql::TALK, &talk).await?;
        self.finish(&finished).await
    }

    /// Writes results and ratings of games that have ended.
    async fn finish(
        &mut self,
        finished: &[(&Change, &Found, &[ResultRow])],
    ) -> Result<(), sqlx::Error> {
        let mut rows = Vec::new();
        let mut rated: BTreeSet<(&str, &Who)> = BTreeSet::new();
        for (change, found, results) in finished {
            for it in *results {
                let (id, game, who) = (&change.table, found.game.as_str(), it.who.to_string());
                rows.push((id, it.seat, game, found.players, who, it.score, it.won, change.at));
            }
            if ratings::counts(results) {
                rated.extend(results.iter().map(|it| (found.game.as_str(), &it.who)));
            }
        }
        self.write(sql::RESULTS, &rows).await?;
        let newcomer = ratings::NEWCOMER;
        let newcomers: Vec<_> = rated
            .iter()
            .map(|(game, who)| {
                (game, who.to_string(), who.person(), newcomer.rating, newcomer.deviation)
            })
            .collect();
        let mut games: BTreeMap<String, BTreeMap<Who, (Strength, Gained)>> = BTreeMap::new();
        for row in self.read(sql::RATED, &newcomers).await? {
            let strength = Strength { rating: row.try_get(2)?, deviation: row.try_get(3)? };
            let Some(who) = Who::of(row.try_get(1)?) else { continue };
            games.entry(row.try_get(0)?).or_default().insert(who, (strength, Gained::default()));
        }
        for (_, found, results) in finished.iter().filter(|(.., it)| ratings::counts(it)) {
            ratings::update(results, games.entry(found.game.clone()).or_default());
        }
        let rows: Vec<_> = games
            .iter()
            .flat_map(|(game, known)| known.iter().map(move |(who, it)| (game, who, it)))
            .map(|(game, who, (strength, gained))| {
                let Strength { rating, deviation } = strength;
                (game, who.to_string(), rating, deviation, gained.games, gained.wins)
            })
            .collect();
        self.write(sql::RATINGS, &rows).await
    }

    /// Returns whether any job was changed: a server looks for jobs all the time and mostly finds none.
    async fn jobs(
        &mut self,
        works: &[Work],
        answers: &mut [Answered],
    ) -> Result<bool, sqlx::Error> {
        let mut written = 0;
        for (work, answer) in works.iter().zip(answers) {
            match work {
                Work::Take { now, until, most } => {
                    let taken = query(sql::TAKE.of(self.dialect))
                        .bind(*now)
                        .bind(*until)
                        .bind(self.node.to_owned())
                        .bind(i64::from(*most));
                    let rows = taken.fetch_all(&mut *self.connection).await?;
                    written += rows.len() as u64;
                    let mut jobs = Vec::with_capacity(rows.len());
                    for row in rows {
                        let Some(kind) = JobKind::of(row.try_get(1)?) else { continue };
                        jobs.push(Job { table: row.try_get(0)?, kind, due: row.try_get(2)? });
                    }
                    jobs.sort_by_key(|job| job.due);
                    *answer = Ok(Answer::Jobs(jobs));
                }
                Work::Keep { tables, before, until } => {
                    let tables: Vec<_> = tables.iter().map(|table| [&**table]).collect();
                    let kept = query(sql::KEEP.of(self.dialect))
                        .bind(as_json(&tables)?)
                        .bind(*until)
                        .bind(self.node.to_owned())
                        .bind(*before);
                    written += kept.execute(&mut *self.connection).await?.rows_affected();
                }
                Work::Release => {
                    let release = query(sql::RELEASE).bind(self.node.to_owned());
                    written += release.execute(&mut *self.connection).await?.rows_affected();
                }
                _ => {}
            }
        }
        Ok(written > 0)
    }

    async fn lock(&mut self, tables: &[[&str; 1]]) -> Result<BTreeMap<String, Found>, sqlx::Error> {
        let mut found = BTreeMap::new();
        for row in self.read(sql::LOCK, tables).await? {
            let table = Found {
                version: row.try_get::<i64, _>(1)? as u64,
                lines: row.try_get::<i64, _>(2)? as u32,
                talk: row.try_get(3)?,
                game: row.try_get(4)?,
                players: row.try_get(5)?,
            };
            found.insert(row.try_get(0)?, table);
        }
        Ok(found)
    }

    async fn rows(&mut self, rows: &Rows<'_>) -> Result<(), sqlx::Error> {
        self.write(sql::LINES, &rows.lines).await?;
        self.write(sql::SEATS, &rows.seats).await?;
        self.write(sql::ENDED, &rows.ended).await?;
        self.write(sql::JOBS, &rows.jobs).await?;
        self.write(sql::NO_JOBS, &rows.no_jobs).await
    }

    async fn write(&mut self, text: Text, rows: &[impl Serialize]) -> Result<(), sqlx::Error> {
        if rows.is_empty() {
            return Ok(());
        }
        let statement = query(text.of(self.dialect)).bind(as_json(rows)?);
        statement.execute(&mut *self.connection).await.map(drop)
    }

    async fn read(
        &mut self,
        text: Text,
        rows: &[impl Serialize],
    ) -> Result<Vec<AnyRow>, sqlx::Error> {
        if rows.is_empty() {
            return Ok(Vec::new());
        }
        query(text.of(self.dialect)).bind(as_json(rows)?).fetch_all(&mut *self.connection).await
    }

    async fn ids(
        &mut self,
        text: Text,
        rows: &[impl Serialize],
    ) -> Result<BTreeSet<String>, sqlx::Error> {
        let rows = self.read(text, rows).await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }
}

fn as_json(rows: &[impl Serialize]) -> Result<String, sqlx::Error> {
    serde_json::to_string(rows).map_err(|error| sqlx::Error::Encode(error.into()))
}

/// A change with the right version but a wrong number of lines would leave a hole in the log.
fn contradiction(change: &Change, found: &Found) -> Option<StoreError> {
    (found.lines != change.lines_before).then(|| StoreError::Contradiction {
        reason: format!(
            "table {} has {} lines, and {} were seen with the same version",
            change.table, found.lines, change.lines_before
        ),
    })
}

/// Rows that are written for new and for changed tables.
#[derive(Default)]
struct Rows<'a> {
    lines: Vec<(&'a str, u32, &'a str, i64)>,
    seats: Vec<(&'a str, u8, Option<&'a str>, i64)>,
    ended: Vec<[&'a str; 1]>,
    jobs: Vec<(&'a str, &'static str, i64, i64, &'a str)>,
    no_jobs: Vec<[&'a str; 1]>,
}

impl<'a> Rows<'a> {
    fn change(&mut self, change: &'a Change, node: &'a str) {
        let id = change.table.as_str();
        self.lines(id, change.lines_before, &change.lines, change.at);
        for seat in &change.seats {
            let turn = i64::from(seat.is_turn);
            self.seats.push((id, seat.seat, seat.person.as_deref(), turn));
        }
        if is_ended(change.phase) {
            self.ended.push([id]);
        }
        match change.job {
            None => self.no_jobs.push([id]),
            job => self.job(id, job, node),
        }
    }

    fn lines(&mut self, table: &'a str, before: u32, lines: &'a [String], at: i64) {
        let numbered = (before + 1..).zip(lines);
        self.lines.extend(numbered.map(|(n, line)| (table, n, line.as_str(), at)));
    }

    fn job(&mut self, table: &'a str, job: Option<NewJob>, node: &'a str) {
        let Some(job) = job else { return };
        let (until, node) = job.mine_until.map_or((0, ""), |until| (until, node));
        self.jobs.push((table, job.kind.name(), job.due, until, node));
    }
}

fn is_ended(phase: Phase) -> bool {
    matches!(phase, Phase::Over | Phase::Closed)
}
