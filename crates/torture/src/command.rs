//! What the command line asks for.

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::{Args, Parser, Subcommand, ValueEnum};
use fondaco_torture::load::{self, LoadArgs};
use fondaco_torture::{Database, Plan, Report, Tally, Trouble, program};
use indicatif::{ProgressBar, ProgressStyle};

/// Plays many tables while servers and their database are killed, and checks that nothing is lost.
///
/// Exit codes: 0 nothing lost, 1 something is wrong, 2 the torture itself failed.
#[derive(Parser)]
#[command(args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(flatten)]
    torture: TortureArgs,
    #[command(subcommand)]
    other: Option<Other>,
}

#[derive(Subcommand)]
enum Other {
    Load(LoadArgs),
}

#[derive(Args)]
struct TortureArgs {
    /// How many servers are killed on each database
    #[arg(long, value_name = "N", default_value_t = 100)]
    kills: u32,
    /// How many tables are played at the same time
    #[arg(long, value_name = "N", default_value_t = 300)]
    tables: usize,
    /// The chance of it all: who plays what, and when what is killed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Only on this database
    #[arg(long, value_name = "DATABASE")]
    only: Option<Only>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Only {
    Postgres,
    Sqlite,
}

/// Does what is asked for.
///
/// # Errors
/// When servers or databases cannot be started, or somebody interrupts.
pub fn run() -> Result<ExitCode> {
    match Arguments::parse() {
        Arguments { other: Some(Other::Load(args)), .. } => measure(&args),
        Arguments { torture, .. } => run_torture(&torture),
    }
}

fn measure(args: &LoadArgs) -> Result<ExitCode> {
    let report = load::measure(args)?;
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        print!("{report}");
    }
    Ok(if report.moves == 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn run_torture(asked: &TortureArgs) -> Result<ExitCode> {
    let program = program()?;
    let databases: &[Database] = match asked.only {
        None => &[Database::Postgres, Database::Sqlite],
        Some(Only::Postgres) => &[Database::Postgres],
        Some(Only::Sqlite) => &[Database::Sqlite],
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut good = true;
        for &database in databases {
            let plan = Plan::full(program.clone(), database, asked.tables, asked.kills, asked.seed);
            let report = watched(&plan).await?;
            good &= report.is_good();
            println!("{report}\n");
        }
        Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    })
}

/// Runs a plan under a bar that tells how far it is, until it is done or somebody interrupts.
async fn watched(plan: &Plan) -> Result<Report> {
    let tally = Arc::<Tally>::default();
    let bar = ProgressBar::new(plan.kills.into());
    let style = "{prefix} [{bar:30}] {pos}/{len} killed, {msg} ({elapsed})";
    bar.set_style(ProgressStyle::with_template(style)?.progress_chars("=> "));
    bar.set_prefix(plan.database.to_string());
    let mut tick = tokio::time::interval(Duration::from_millis(250));
    let mut running = std::pin::pin!(fondaco_torture::run(plan, &tally));
    let mut interrupted = std::pin::pin!(tokio::signal::ctrl_c());
    let report = loop {
        tokio::select! {
            report = running.as_mut() => break report,
            _ = interrupted.as_mut() => bail!("interrupted"),
            _ = tick.tick() => {
                let counted = tally.counted();
                bar.set_position(counted.troubles.get(&Trouble::Kill).copied().unwrap_or(0));
                let (over, tables, moves) = (counted.over, counted.tables, counted.acknowledged);
                let faults = counted.faults.len();
                bar.set_message(format!(
                    "{over} of {tables} tables over, {moves} moves, {faults} faults"
                ));
            }
        }
    };
    bar.finish_and_clear();
    report
}
