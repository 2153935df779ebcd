//! How much a running server bears.

mod gauge;
mod memory;
mod report;
mod seat;
mod setting;
mod table;

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use fondaco_rules::AnyGame;
use fondaco_texts::{Language, Texts, text};
use indicatif::{ProgressBar, ProgressStyle};
use tokio::task::LocalSet;

use crate::app::Exit;
use crate::cli::LoadArgs;
use crate::output;
use crate::remote::Server;
use gauge::Gauge;
use memory::Memory;
use report::Report;
use table::Table;

/// After the last move was due, so long is waited for those on the way.
const LAST_MOVES: Duration = Duration::from_secs(5);

/// Measures and reports.
pub fn run(args: &LoadArgs, language: Language) -> Result<Exit> {
    let texts = Texts::new(language);
    let players = args.players.unwrap_or_else(|| args.game.usual_players().into());
    AnyGame::new(args.game, players)?;
    let servers = args.server.iter().map(|address| {
        Server::at(address)
            .map_err(|_| anyhow!(text!(texts, "remote-not-a-server", address = address.as_str())))
    });
    let servers: Rc<[Server]> = servers.collect::<Result<Vec<_>>>()?.into();
    allow_files(&texts, u64::from(args.tables * players + args.idle + 200))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let load = Load { args, players, servers, texts };
    let report = LocalSet::new().block_on(&runtime, load.measure())?;
    // Threads that still wait for an answer are not waited for.
    runtime.shutdown_background();
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        output::show(&report.told(&load.texts))?;
        if report.memory.is_none() {
            output::print_error(&text!(load.texts, "load-no-memory"));
        }
    }
    Ok(if report.moves == 0 { Exit::Wrong } else { Exit::Fine })
}

/// What is measured, and where.
struct Load<'a> {
    args: &'a LoadArgs,
    players: u32,
    servers: Rc<[Server]>,
    texts: Texts,
}

impl Load<'_> {
    async fn measure(&self) -> Result<Report> {
        let gauge = Rc::new(RefCell::new(Gauge::default()));
        let mut memory = Memory::new(&self.servers, self.args.pid);
        memory.before().await;
        let tables = self.set_up(&gauge).await?;
        memory.with_tables().await;
        let _onlookers = self.look_on().await?;
        memory.with_idle().await;
        let seconds = self.play(&tables, &gauge).await;
        memory.after().await;
        let gauge = gauge.take();
        Ok(Report::of(self.args, self.players, &gauge, seconds, memory.used()))
    }

    /// People come, and sit down at all tables; the games begin.
    async fn set_up(&self, gauge: &Rc<RefCell<Gauge>>) -> Result<Vec<Rc<Table>>> {
        let failed =
            |reason: String| anyhow!(text!(self.texts, "load-setting-up", reason = reason));
        let count = self.args.tables * self.players;
        let bar = Load::bar(count, text!(self.texts, "load-people"));
        let keys = setting::people(&self.servers, count, &bar).await.map_err(failed)?;
        bar.finish_and_clear();
        let bar = Load::bar(self.args.tables, text!(self.texts, "load-tables"));
        let tables = setting::tables(self, keys, gauge, &bar).await.map_err(failed)?;
        bar.finish_and_clear();
        Ok(tables)
    }

    /// Connections on which nothing happens.
    async fn look_on(&self) -> Result<Vec<tokio::task::JoinHandle<()>>> {
        let bar = Load::bar(self.args.idle, text!(self.texts, "load-idle"));
        let onlookers = setting::onlookers(&self.servers, self.args.idle, &bar).await;
        bar.finish_and_clear();
        onlookers.map_err(|reason| anyhow!(text!(self.texts, "load-setting-up", reason = reason)))
    }

    /// Makes moves due by the clock, whatever becomes of those before; the seconds it took.
    async fn play(&self, tables: &[Rc<Table>], gauge: &Rc<RefCell<Gauge>>) -> f64 {
        let bar = Load::bar(self.args.seconds, String::new());
        let moves = u64::from(self.args.rate) * u64::from(self.args.seconds);
        let start = Instant::now();
        let mut tick = tokio::time::interval(Duration::from_millis(1));
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
        let (mut made, mut shown) = (0, 0);
        gauge.borrow_mut().start();
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
                self.show(&bar, gauge, shown);
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        let committed = gauge.borrow().moves;
        let last = Instant::now() + LAST_MOVES;
        while Instant::now() < last && tables.iter().any(|table| table.is_busy()) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let mut gauge = gauge.borrow_mut();
        gauge.in_time = committed;
        gauge.unanswered = tables.iter().map(|table| table.waiting()).sum();
        bar.finish_and_clear();
        seconds
    }

    fn show(&self, bar: &ProgressBar, gauge: &Rc<RefCell<Gauge>>, seconds: u64) {
        let (moves, late) = gauge.borrow_mut().lately();
        bar.set_position(seconds);
        let total = gauge.borrow().moves;
        bar.set_message(text!(
            self.texts,
            "load-playing",
            moves = total.to_string(),
            rate = moves.to_string(),
            late = self.texts.decimal(late)
        ));
    }

    fn bar(count: u32, message: String) -> ProgressBar {
        let bar = ProgressBar::new(count.into()).with_message(message);
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}") {
            bar.set_style(style);
        }
        bar
    }
}

/// Every connection is a file to the system: raises its limit as far as it may be.
fn allow_files(texts: &Texts, needed: u64) -> Result<()> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        if limit.current.is_some_and(|current| current < needed) {
            limit.current = Some(limit.maximum.map_or(needed, |maximum| maximum.min(needed)));
            let _ = setrlimit(Resource::Nofile, limit);
        }
        let limit = getrlimit(Resource::Nofile).current;
        if let Some(limit) = limit.filter(|limit| *limit < needed) {
            let (limit, needed) = (limit.to_string(), needed.to_string());
            return Err(anyhow!(text!(
                texts,
                "load-too-many-files",
                limit = limit,
                needed = needed
            )));
        }
    }
    let _ = (texts, needed);
    Ok(())
}
