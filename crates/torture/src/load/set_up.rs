//! Creates the people and the tables of a measurement.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, bail};
use fondaco_connection::{Answer, Server};
use fondaco_dice::Dice;
use fondaco_protocol::{NewTable, Newcomer, SeatWish};
use fondaco_rules::GameKind;
use indicatif::ProgressBar;
use serde::de::IgnoredAny;
use tokio::sync::Semaphore;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::{JoinHandle, JoinSet, spawn_local};
use tokio::time::timeout;

use super::Load;
use super::gauge::Gauge;
use super::seat::Seat;
use super::table::{Progress, Table};

/// Requests at a time, so that a server can commit them together.
const REQUESTS: usize = 32;
/// Connections that are being made at a time.
const CONNECTING: usize = 64;
/// How long the next game may take to begin.
const PATIENCE: Duration = Duration::from_mins(1);

/// Creates people; their keys.
pub async fn people(servers: &[Server], count: u32, bar: &ProgressBar) -> Result<Vec<String>> {
    let people = (0..count).map(|number| {
        let newcomer = Newcomer { name: format!("Load {number}"), program: true };
        let server = &servers[number as usize % servers.len()];
        (server, move |server: &Server| server.come(&newcomer).map(|person| person.key))
    });
    all(people, bar).await
}

/// Sends all these requests, many at a time; the answers in their order.
async fn all<'a, T: Send + 'static, R: FnOnce(&Server) -> Answer<T> + Send + 'static>(
    requests: impl Iterator<Item = (&'a Server, R)>,
    bar: &ProgressBar,
) -> Result<Vec<T>> {
    let permits = Arc::new(Semaphore::new(REQUESTS));
    let mut sent = JoinSet::new();
    for (number, (server, request)) in requests.enumerate() {
        let permit = permits.clone().acquire_owned().await?;
        let (server, bar) = (server.clone(), bar.clone());
        sent.spawn(async move {
            let _permit = permit;
            let answer = server.ask(request).await?;
            bar.inc(1);
            anyhow::Ok((number, answer))
        });
    }
    let mut answers = sent.join_all().await.into_iter().collect::<Result<Vec<_>>>()?;
    answers.sort_unstable_by_key(|(number, _)| *number);
    Ok(answers.into_iter().map(|(_, answer)| answer).collect())
}

/// All tables, with everybody seated and the games begun.
pub async fn tables(
    load: &Load<'_>,
    keys: Vec<String>,
    gauge: &Rc<RefCell<Gauge>>,
    bar: &ProgressBar,
) -> Result<Vec<Rc<Table>>> {
    let players = load.game.players().count();
    let new_table = Arc::new(new_table(load));
    let hosts: Vec<String> = keys.chunks(players).map(|keys| keys[0].clone()).collect();
    let ids = hosts.iter().cloned().enumerate().map(|(number, key)| {
        let new_table = new_table.clone();
        let server = &load.servers[number % load.servers.len()];
        (server, move |server: &Server| server.new_table(&key, &new_table).map(|table| table.id))
    });
    let ids = all(ids, &ProgressBar::hidden()).await?;
    let connecting = Rc::new(Semaphore::new(CONNECTING));
    let (report, mut progress) = unbounded_channel();
    let mut tables = Vec::new();
    for (number, (keys, id)) in keys.chunks(players).zip(ids).enumerate() {
        let (tasks, awaited): (Vec<_>, Vec<_>) = keys.iter().map(|_| unbounded_channel()).unzip();
        let dice = Dice::of_game(load.args.seed, number as u64);
        let table = Table::new(number, &load.game, tasks, dice, gauge.clone(), report.clone());
        let table = Rc::new(table);
        for (seat, (key, tasks)) in keys.iter().zip(awaited).enumerate() {
            let seat = Seat {
                table: Rc::downgrade(&table),
                number: seat,
                key: key.clone(),
                server: load.servers[(number + seat) % load.servers.len()].clone(),
                connecting: connecting.clone(),
            };
            spawn_local(seat.play(tasks));
        }
        table.go(&id.into());
        tables.push(table);
    }
    for _ in &tables {
        let begun = timeout(PATIENCE, progress.recv()).await;
        let Ok(Some((_, Progress::Begun))) = begun else {
            let gauge = gauge.borrow();
            let reason = gauge.last_error.as_ref().or(gauge.last_refusal.as_ref());
            bail!("{}", reason.map_or("the games do not begin", String::as_str));
        };
        bar.inc(1);
    }
    let rematches = Rematches {
        tables: tables.iter().map(Rc::downgrade).collect(),
        hosts,
        servers: load.servers.clone(),
        new_table,
    };
    spawn_local(rematches.whenever_over(progress));
    Ok(tables)
}

fn new_table(load: &Load<'_>) -> NewTable {
    let open = std::iter::repeat_n(SeatWish::Open, load.game.players().count() - 1);
    NewTable {
        game: load.args.game,
        seats: std::iter::once(SeatWish::Host).chain(open).collect(),
        public: false,
        clock: 0,
        start_when_full: true,
    }
}

/// Sets up another table for the same people when their game is over.
struct Rematches {
    tables: Vec<Weak<Table>>,
    hosts: Vec<String>,
    servers: Rc<[Server]>,
    new_table: Arc<NewTable>,
}

impl Rematches {
    async fn whenever_over(self, mut progress: UnboundedReceiver<(usize, Progress)>) {
        while let Some((number, progress)) = progress.recv().await {
            if let (Progress::Over, Some(table)) = (progress, self.tables[number].upgrade()) {
                let server = self.servers[number % self.servers.len()].clone();
                let (key, new_table) = (self.hosts[number].clone(), self.new_table.clone());
                spawn_local(async move {
                    match server.ask(move |server| server.new_table(&key, &new_table)).await {
                        Ok(new) => table.go(&new.id.into()),
                        Err(failure) => table.error(failure.to_string()),
                    }
                });
            }
        }
    }
}

/// Connections to a table where nothing happens.
pub async fn idle(
    servers: &[Server],
    count: u32,
    bar: &ProgressBar,
) -> Result<Vec<JoinHandle<()>>> {
    if count == 0 {
        return Ok(Vec::new());
    }
    let open_table = |server: &Server| {
        let host = server.come(&Newcomer { name: "Load host".into(), program: true })?;
        let table = NewTable {
            game: GameKind::Strozzi,
            seats: vec![SeatWish::Host, SeatWish::Open],
            public: false,
            clock: 0,
            start_when_full: false,
        };
        server.new_table(&host.key, &table)
    };
    let table: Rc<str> = servers[0].ask(open_table).await?.id.into();
    let permits = Rc::new(Semaphore::new(CONNECTING));
    let mut connecting = JoinSet::new();
    for number in 0..count as usize {
        let server = servers[number % servers.len()].clone();
        let (table, permits) = (table.clone(), permits.clone());
        connecting.spawn_local(async move {
            let _permit = permits.acquire().await;
            let mut live = server.watch(&table, None, 0).await?;
            live.next_as::<IgnoredAny>().await.map(|_| live)
        });
    }
    let mut idle = Vec::new();
    while let Some(connected) = connecting.join_next().await {
        let mut live = connected??;
        idle.push(spawn_local(async move { while live.next_as::<IgnoredAny>().await.is_ok() {} }));
        bar.inc(1);
    }
    Ok(idle)
}
