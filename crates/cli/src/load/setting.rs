//! People and tables for the measurement.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::sync::Arc;
use std::time::Duration;

use fondaco_dice::Dice;
use fondaco_protocol::{NewTable, Newcomer, SeatWish};
use fondaco_rules::AnyGame;
use indicatif::ProgressBar;
use tokio::sync::Semaphore;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::{JoinHandle, JoinSet, spawn_blocking, spawn_local};
use tokio::time::timeout;

use super::Load;
use super::gauge::Gauge;
use super::seat::Player;
use super::table::{Table, Turn};
use crate::remote::{Failure, Live, Server};

/// So many questions are asked at a time, so that a server can commit them together.
const QUESTIONS: usize = 32;
/// So many connections are made at a time.
const DOORS: usize = 64;
/// A server that does not answer for so long while all is set up will not do so later.
const PATIENCE: Duration = Duration::from_mins(1);

/// The keys of so many new people.
pub async fn people(
    servers: &[Server],
    count: u32,
    bar: &ProgressBar,
) -> Result<Vec<String>, String> {
    let people = (0..count).map(|number| {
        let server = servers[number as usize % servers.len()].clone();
        let newcomer = Newcomer { name: format!("Load {number}"), program: true };
        move || server.come(&newcomer).map(|person| person.key)
    });
    all(people, bar).await
}

/// Asks all these questions, many at a time; the answers in their order.
async fn all<T: Send + 'static, Q: FnOnce() -> Result<T, Failure> + Send + 'static>(
    questions: impl Iterator<Item = Q>,
    bar: &ProgressBar,
) -> Result<Vec<T>, String> {
    let places = Arc::new(Semaphore::new(QUESTIONS));
    let mut asked = JoinSet::new();
    let mut answers = Vec::new();
    for (number, question) in questions.enumerate() {
        let place = places.clone().acquire_owned().await.map_err(|error| error.to_string())?;
        while let Some(answer) = asked.try_join_next() {
            answers.push(answered(answer)?);
            bar.inc(1);
        }
        asked.spawn_blocking(move || {
            let _place = place;
            question().map(|answer| (number, answer))
        });
    }
    while let Some(answer) = asked.join_next().await {
        answers.push(answered(answer)?);
        bar.inc(1);
    }
    answers.sort_unstable_by_key(|(number, _)| *number);
    Ok(answers.into_iter().map(|(_, answer)| answer).collect())
}

fn answered<T>(answer: Result<Result<T, Failure>, tokio::task::JoinError>) -> Result<T, String> {
    answer.map_err(|error| error.to_string())?.map_err(|failure| failure.to_string())
}

/// All tables, with everybody seated and the games begun.
pub async fn tables(
    load: &Load<'_>,
    keys: Vec<String>,
    gauge: &Rc<RefCell<Gauge>>,
    bar: &ProgressBar,
) -> Result<Vec<Rc<Table>>, String> {
    let players = load.players as usize;
    let game = AnyGame::new(load.args.game, load.players).map_err(|wrong| wrong.to_string())?;
    let wished = Arc::new(wished(load));
    let hosts = keys.chunks(players).map(|keys| keys[0].clone()).enumerate();
    let ids = hosts.map(|(number, key)| {
        let server = load.servers[number % load.servers.len()].clone();
        let wished = wished.clone();
        move || server.new_table(&key, &wished).map(|table| table.id)
    });
    let ids = all(ids, &ProgressBar::hidden()).await?;
    let doors = Rc::new(Semaphore::new(DOORS));
    let (news, mut turns) = unbounded_channel();
    let mut tables = Vec::new();
    for (number, (keys, id)) in keys.chunks(players).zip(ids).enumerate() {
        let (orders, ordered): (Vec<_>, Vec<_>) = keys.iter().map(|_| unbounded_channel()).unzip();
        let dice = Dice::of_game(load.args.seed, number as u64);
        let table = Table::new(number, &game, orders, dice, gauge.clone(), news.clone());
        let table = Rc::new(table);
        for (seat, (key, ordered)) in keys.iter().zip(ordered).enumerate() {
            let player = Player {
                table: Rc::downgrade(&table),
                seat,
                key: key.clone(),
                server: load.servers[(number + seat) % load.servers.len()].clone(),
                doors: doors.clone(),
            };
            spawn_local(player.sit(ordered));
        }
        table.go(&id.into());
        tables.push(table);
    }
    for _ in &tables {
        let begun = timeout(PATIENCE, turns.recv()).await;
        let Ok(Some((_, Turn::Begun))) = begun else {
            let gauge = gauge.borrow();
            let reason = gauge.last_error.clone().or_else(|| gauge.last_refusal.clone());
            return Err(reason.unwrap_or_else(|| "the games do not begin".into()));
        };
        bar.inc(1);
    }
    let again = Again {
        tables: tables.iter().map(Rc::downgrade).collect(),
        keys: keys.chunks(players).map(|keys| keys[0].clone()).collect(),
        servers: load.servers.clone(),
        wished,
    };
    spawn_local(again.whenever_over(turns));
    Ok(tables)
}

fn wished(load: &Load<'_>) -> NewTable {
    let open = std::iter::repeat_n(SeatWish::Open, load.players as usize - 1);
    NewTable {
        game: load.args.game.name().to_owned(),
        seats: std::iter::once(SeatWish::Host).chain(open).collect(),
        public: false,
        clock: 0,
        start_when_full: true,
    }
}

/// Sets up another table for the same people when their game is over.
struct Again {
    tables: Vec<Weak<Table>>,
    keys: Vec<String>,
    servers: Rc<[Server]>,
    wished: Arc<NewTable>,
}

impl Again {
    async fn whenever_over(self, mut turns: UnboundedReceiver<(usize, Turn)>) {
        while let Some((number, turn)) = turns.recv().await {
            if let (Turn::Over, Some(table)) = (turn, self.tables[number].upgrade()) {
                let server = self.servers[number % self.servers.len()].clone();
                let (key, wished) = (self.keys[number].clone(), self.wished.clone());
                spawn_local(async move {
                    let made = spawn_blocking(move || server.new_table(&key, &wished)).await;
                    match made {
                        Ok(Ok(new)) => table.go(&new.id.into()),
                        Ok(Err(failure)) => table.error(failure.to_string()),
                        Err(error) => table.error(error.to_string()),
                    }
                });
            }
        }
    }
}

/// Connections to a table where nothing happens.
pub async fn onlookers(
    servers: &[Server],
    count: u32,
    bar: &ProgressBar,
) -> Result<Vec<JoinHandle<()>>, String> {
    if count == 0 {
        return Ok(Vec::new());
    }
    let server = servers[0].clone();
    let quiet = spawn_blocking(move || {
        let host = server.come(&Newcomer { name: "Load host".into(), program: true })?;
        let seats = vec![SeatWish::Host, SeatWish::Open];
        let table = NewTable {
            game: "strozzi".into(),
            seats,
            public: false,
            clock: 0,
            start_when_full: false,
        };
        server.new_table(&host.key, &table)
    });
    let quiet = answered(quiet.await)?;
    let doors = Rc::new(Semaphore::new(DOORS));
    let mut connecting = JoinSet::new();
    for number in 0..count as usize {
        let address = servers[number % servers.len()].live(&quiet.id);
        let doors = doors.clone();
        connecting.spawn_local(async move {
            let _door = doors.acquire().await;
            let mut live = Live::connect(&address, None, 0).await?;
            live.next_text().await.map(|_| live)
        });
    }
    let mut onlookers = Vec::new();
    while let Some(connected) = connecting.join_next().await {
        let connected = connected.map_err(|error| error.to_string())?;
        let mut live = connected.map_err(|lost| lost.to_string())?;
        onlookers.push(spawn_local(async move { while live.next_text().await.is_ok() {} }));
        bar.inc(1);
    }
    Ok(onlookers)
}
