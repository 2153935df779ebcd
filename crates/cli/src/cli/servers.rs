//! Arguments of the commands around servers.

use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

/// A table on a server instead of one at this terminal.
#[derive(Args, Debug)]
#[command(next_help_heading = "On a server")]
pub struct RemoteArgs {
    #[arg(help = "Play on this server, such as https://example.org")]
    #[arg(long, value_name = "URL", conflicts_with_all = ["from", "seed", "seat"])]
    pub server: Option<String>,
    /// The table, by its id or link
    #[arg(long, value_name = "ID", requires = "server", conflicts_with = "game")]
    pub table: Option<String>,
    /// File of your key [default: one per server in your configuration folder]
    #[arg(long, value_name = "FILE", requires = "server")]
    pub key_file: Option<PathBuf>,
    /// Your name, for your first visit
    #[arg(long, value_name = "NAME", requires = "server")]
    pub name: Option<String>,
    /// For a new table: time for a decision
    #[arg(long, value_name = "TIME", requires = "server", default_value = "none")]
    #[arg(value_parser = clock())]
    pub clock: u32,
    /// For a new table: reachable only by its link
    #[arg(long, requires = "server")]
    pub private: bool,
}

const CLOCK_NAMES: [&str; 7] = ["none", "30s", "60s", "120s", "1d", "3d", "7d"];

fn clock() -> impl TypedValueParser<Value = u32> {
    PossibleValuesParser::new(CLOCK_NAMES).try_map(|name| {
        let place = CLOCK_NAMES.iter().position(|known| *known == name);
        place.map(|place| fondaco_protocol::CLOCKS[place]).ok_or("not a clock")
    })
}

/// Check that the draws of a game follow from its sealed seed
///
/// A server publishes the SHA-256 of a table's seed before the first draw, and the seed itself when
/// the game is over; its records contain both. Every draw is derived from the seed again.
///
/// Exit status: 0 if all draws follow from the seed, 1 if one does not or a record is illegal,
/// unfinished or without a seed, 2 if a file is unreadable.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco audit evening.record
  curl https://example.org/api/v1/tables/ID/record | fondaco audit -")]
pub struct AuditArgs {
    /// Records of finished games; - is standard input
    #[arg(required = true, value_name = "RECORD")]
    pub files: Vec<PathBuf>,
}

/// Copy a server's database while it runs
///
/// The copy holds everything that was committed when the backup started. To restore it, put it in
/// place of fondaco.db in the folder of --data. It contains hidden cards and seeds of unfinished
/// games, so only you can read it. For PostgreSQL, use `pg_dump`.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco backup monday.db
  fondaco backup --data /var/lib/fondaco /backup/fondaco-$(date +%F).db")]
pub struct BackupArgs {
    /// Data folder of the server [default: fondaco in your data folder]
    #[arg(long, value_name = "DIR", env = "FONDACO_DATA", hide_env_values = true)]
    pub data: Option<PathBuf>,
    /// Database of the server, if it is another one
    #[arg(long, value_name = "URL", env = "FONDACO_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// Configuration file of the server
    #[arg(long, value_name = "FILE", env = "FONDACO_CONFIG", hide_env_values = true)]
    pub config: Option<PathBuf>,
    /// File to create
    #[arg(value_name = "TO")]
    pub to: PathBuf,
}
