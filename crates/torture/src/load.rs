//! Measures how much load a running server bears.

mod gauge;
mod memory;
mod report;
mod seat;
mod set_up;
mod table;
#[cfg(test)]
mod tests;

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, value_parser};
use fondaco_connection::Server;
use fondaco_rules::{AnyGame, GameKind};
use indicatif::{ProgressBar, ProgressStyle};
use tokio::task::LocalSet;

use gauge::Gauge;
use memory::Memory;
pub use report::Report;
use table::Table;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long moves on their way are awaited after the last one was due.
const LAST_MOVES: Duration = Duration::from_secs(5);

/// Measure how much load a running server bears
///
/// Sets up tables whose seats are all played by this program, each with a connection of its own,
/// and plays random moves at a steady rate. Moves are due by the clock: where the server is slow,
/// the time that a move had to wait for its turn counts. Reports the moves committed per second,
/// the time from when a move was due until the last participant had it, refusals, errors, and how
/// much memory the server takes for a table and for an idle connection. All connections come from
/// one address, and the server has to allow so many of them.
#[derive(Args, Clone, Debug)]
pub struct LoadArgs {
    /// The server, such as <http://127.0.0.1:7070>; several share the tables
    #[arg(long, value_name = "URL", required = true)]
    pub server: Vec<String>,
    /// How many tables
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=20_000))]
    pub tables: u32,
    /// How many moves a second at all tables together
    #[arg(long, value_name = "R", value_parser = value_parser!(u32).range(1..=100_000))]
    pub rate: u32,
    /// For how long
    #[arg(long, value_name = "S", default_value_t = 30)]
    #[arg(value_parser = value_parser!(u32).range(1..=3_600))]
    pub seconds: u32,
    /// Which game
    #[arg(long, default_value = "medici", value_parser = game())]
    pub game: GameKind,
    /// How many play at each table [default: 4; 2 in strozzi]
    #[arg(short, long, value_name = "N")]
    pub players: Option<u32>,
    /// How many watch a table where nothing happens
    #[arg(long, value_name = "M", default_value_t = 0)]
    #[arg(value_parser = value_parser!(u32).range(0..=50_000))]
    pub idle: u32,
    /// Decides the moves
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
    /// The process of the server, if /metrics does not report its memory
    #[arg(long, value_name = "PID")]
    pub pid: Option<u32>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

fn game() -> impl TypedValueParser<Value = GameKind> {
    PossibleValuesParser::new(GameKind::ALL.map(GameKind::name))
        .try_map(|name| GameKind::named(&name).ok_or("not a game"))
}

impl LoadArgs {
    /// How many play at each table.
    fn players(&self) -> u32 {
        self.players.unwrap_or_else(|| self.game.usual_players().into())
    }
}

/// Measures a server.
///
/// # Errors
/// When the tables cannot be set up.
pub fn measure(args: &LoadArgs) -> Result<Report> {
    let game = AnyGame::new(args.game, args.players())?;
    let servers = args.server.iter().map(|address| {
        Server::at(address, PATIENCE)
            .with_context(|| format!("{address} is not the address of a server"))
    });
    let servers: Rc<[Server]> = servers.collect::<Result<Vec<_>>>()?.into();
    allow_files(u64::from(args.tables * args.players() + args.idle + 200))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let load = Load { args, game, servers };
    let report = LocalSet::new().block_on(&runtime, load.measure());
    // Threads that still wait for an answer are abandoned.
    runtime.shutdown_background();
    report
}

/// What is measured, and where.
struct Load<'a> {
    args: &'a LoadArgs,
    game: AnyGame,
    servers: Rc<[Server]>,
}

impl Load<'_> {
    async fn measure(&self) -> Result<Report> {
        let gauge = Rc::new(RefCell::new(Gauge::default()));
        let mut memory = Memory::new(&self.servers, self.args.pid);
        memory.used.before = memory.now().await;
        let tables = self.set_up(&gauge).await.context("the tables cannot be set up")?;
        memory.used.with_tables = memory.now().await;
        let _idle = self.open_idle().await.context("the idle connections cannot be opened")?;
        memory.used.with_idle = memory.now().await;
        let seconds = self.play(&tables, &gauge).await;
        memory.used.after = memory.now().await;
        Ok(Report::of(self.args, &gauge.take(), seconds, memory.used()))
    }

    /// Creates the people and the tables, and waits until all games have begun.
    async fn set_up(&self, gauge: &Rc<RefCell<Gauge>>) -> Result<Vec<Rc<Table>>> {
        let count = self.args.tables * self.args.players();
        let bar = bar(count, "people");
        let keys = set_up::people(&self.servers, count, &bar).await?;
        bar.finish_and_clear();
        let bar = self::bar(self.args.tables, "tables");
        let tables = set_up::tables(self, keys, gauge, &bar).await?;
        bar.finish_and_clear();
        Ok(tables)
    }

    async fn open_idle(&self) -> Result<Vec<tokio::task::JoinHandle<()>>> {
        let bar = bar(self.args.idle, "idle connections");
        let idle = set_up::idle(&self.servers, self.args.idle, &bar).await;
        bar.finish_and_clear();
        idle
    }

    /// Makes moves due by the clock, whatever became of those before; the seconds it took.
    async fn play(&self, tables: &[Rc<Table>], gauge: &Rc<RefCell<Gauge>>) -> f64 {
        let bar = bar(self.args.seconds, "");
        let moves = u64::from(self.args.rate) * u64::from(self.args.seconds);
        let start = Instant::now();
        let mut tick = tokio::time::interval(Duration::from_millis(1));
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
        let (mut made, mut shown) = (0, 0);
        gauge.take();
        while made < moves {
            tick.tick().await;
            let passed = start.elapsed();
            let due = (passed.as_secs_f64() * f64::from(self.args.rate)) as u64;
            while made < due.min(moves) {
                let at = start + Duration::from_secs_f64(made as f64 / f64::from(self.args.rate));
                tables[made as usize % tables.len()].due(at);
                made += 1;
            }
            if passed.as_secs() > shown {
                shown = passed.as_secs();
                bar.set_position(shown);
                bar.set_message(gauge.borrow_mut().lately());
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        let committed = gauge.borrow().moves;
        let last = Instant::now() + LAST_MOVES;
        while Instant::now() < last && tables.iter().any(|table| table.waiting() > 0) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let mut gauge = gauge.borrow_mut();
        gauge.in_time = committed;
        gauge.unanswered = tables.iter().map(|table| table.waiting()).sum();
        bar.finish_and_clear();
        seconds
    }
}

fn bar(count: u32, message: &'static str) -> ProgressBar {
    let bar = ProgressBar::new(count.into()).with_message(message);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}") {
        bar.set_style(style);
    }
    bar
}

/// Raises the limit of open files as far as allowed: every connection is one.
fn allow_files(needed: u64) -> Result<()> {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    if limit.current.is_some_and(|current| current < needed) {
        limit.current = Some(limit.maximum.map_or(needed, |maximum| maximum.min(needed)));
        let _ = setrlimit(Resource::Nofile, limit);
    }
    let limit = getrlimit(Resource::Nofile).current.unwrap_or(needed);
    ensure!(
        limit >= needed,
        "this system lets a program open {limit} files at a time; {needed} are needed. \
         `ulimit -n` raises the limit."
    );
    Ok(())
}
