//! The command line.

mod servers;

use std::num::NonZero;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, value_parser};
use clap_complete::Shell;
use fondaco_bots::{BotName, Budget};
use fondaco_rules::{GameKind, Players, WrongPlayers};
use fondaco_texts::Language;

use crate::arena::Named;
use crate::serve::Options;
pub use servers::{AuditArgs, BackupArgs, RemoteArgs};

/// Medici, Medici vs Strozzi and Byzanz at the terminal
///
/// Play against bots or on a server, host games, replay and analyse recorded games, check and
/// generate records, and let bots compete and learn.
#[derive(Parser, Debug)]
#[command(
    name = "fondaco",
    version,
    max_term_width = 100,
    after_help = "\
Exit status: 0 for success, 1 for wrong input, 2 for a wrong command or an unreadable file.\n\
Colours follow the terminal; NO_COLOR=1 turns them off."
)]
pub struct Cli {
    #[arg(long, global = true, env = "FONDACO_LANG", hide_env_values = true)]
    #[arg(value_name = "LANG", hide_possible_values = true, value_parser = language())]
    #[arg(help = "Language of the output: en, de or nl [default: that of the locale]")]
    lang: Option<Language>,

    /// The sub-command
    #[command(subcommand)]
    pub command: Command,
}

impl Cli {
    /// The language of `--lang`, else of the locale, else English.
    pub fn language(&self) -> Language {
        let locale = || {
            let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
            set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"))
        };
        let of_locale = || Language::named(&locale()?);
        self.lang.or_else(of_locale).unwrap_or(Language::English)
    }
}

/// The sub-commands; each is described with its arguments.
#[derive(Subcommand, Debug)]
pub enum Command {
    Play(PlayArgs),
    Serve(ServeArgs),
    Backup(BackupArgs),
    Replay(ReplayArgs),
    Analyse(AnalyseArgs),
    Check(CheckArgs),
    Audit(AuditArgs),
    Random(RandomArgs),
    Perft(PerftArgs),
    Arena(ArenaArgs),
    Train(TrainArgs),
    Engine(EngineArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

/// Play against bots, or on a server
///
/// Type moves in the notation of records, without the seat: `bid 7`, `pass`, `load 4 B`,
/// `sell C1 C1 M`. During the game, `help` lists what you can type, `hint` shows what the master
/// would play and why, and `save` saves. An interrupted game is saved, too.
///
/// The bots are random, apprentice (gentle), merchant (good), master (strong) and mcts (a search
/// without knowledge of the game). A name can carry a budget for each decision: master@100ms and
/// master@2s limit its time, master@500 its playouts, master@50% its usual work.
///
/// With --server you play with others. On your first visit you choose a name, and the server gives
/// you a secret key. The key is kept in a file that only you can read. Anybody who has it can play
/// as you.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco play                         asks for game, players and opponents
  fondaco play medici --players 4      a new game of Medici, you in seat 0
  fondaco play byzanz --bots master    against the strongest
  fondaco play medici --bots master@100ms,apprentice,random
  fondaco play --from evening.record   continues a saved game
  fondaco play --server https://example.org
  fondaco play medici --server https://example.org --players 4 --bots merchant
  fondaco --lang de play byzanz        in German")]
pub struct PlayArgs {
    /// The game
    #[arg(value_parser = game())]
    pub game: Option<GameKind>,
    /// Number of players
    #[arg(short, long, value_name = "N", conflicts_with = "from")]
    pub players: Option<u32>,
    /// Your seat, counted from 0 [default: 0, or yours in the saved game]
    #[arg(long, value_name = "N")]
    pub seat: Option<u32>,
    /// Bots: one for all other seats, or one for each in order [default: merchant]; on a server,
    /// bots for the last seats, the other seats being left open [default: none]
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    pub bots: Vec<BotName>,
    /// Seed of the draws and the bots, to repeat a game
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// Continue the game of this record
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// Where to save [default: fondaco-GAME-1.record or the next free number]
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    #[command(flatten)]
    pub remote: RemoteArgs,
}

/// Play in the browser, alone or with others anywhere
///
/// Serves the page with all three games: against bots, with others around one screen, and at
/// tables that anybody can join by a link. Players and games are stored in a file or, for any
/// number of servers together, in PostgreSQL.
///
/// Every flag is also an environment variable and, without the dashes, a key of the file named by
/// --config. Flags override the environment, which overrides the file.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco serve --open                 opens the page in the browser
  fondaco serve --listen 0.0.0.0:7070  for everybody on your network
  fondaco serve --listen 127.0.0.1:0   at any free port, which it prints
  fondaco serve --config /etc/fondaco.toml --log json")]
pub struct ServeArgs {
    /// Open the page in the browser
    #[arg(long)]
    pub open: bool,
    /// TOML file with further settings
    #[arg(long, value_name = "FILE", env = "FONDACO_CONFIG", hide_env_values = true)]
    pub config: Option<PathBuf>,
    #[command(flatten)]
    pub options: Options,
}

/// Show recorded games in words, or their positions as JSON
///
/// Without --json the game is told in words. With --json one position is printed per line: the
/// set-up, then the position after each event. An illegal line ends the replay with a line on
/// standard error and exit status 1, after everything before it has been printed.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco replay evening.record
  fondaco replay --json evening.record | jq .state.scores
  fondaco replay --json --seat 2 - < evening.record
  fondaco --lang nl replay evening.record | less -R")]
pub struct ReplayArgs {
    /// Print positions as JSON, one per line
    #[arg(long)]
    pub json: bool,
    /// Show only what this seat may know; hides hands in Byzanz
    #[arg(long, value_name = "N")]
    pub seat: Option<u32>,
    /// Records to read; - is standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// Evaluate each decision of a recorded game
///
/// The move played, the master's move and other candidates are rolled out with the same draws.
/// For each, the chance to win and the expected florins or points are printed with their standard
/// errors, and for a lot the price at which each seat would be indifferent to getting it. With
/// --short, alternatives are listed only where something was clearly lost. A loss counts as a
/// mistake if it exceeds twice its standard error. A summary shows the mean loss of each player
/// and the costliest decisions. In Byzanz a decision is judged by what its player could see.
///
/// With --json one decision is printed per line. Ctrl-C stops the analysis and prints what is
/// done. The same seed and number of playouts give the same numbers on every machine.
#[derive(Args, Debug)]
#[command(
    alias = "analyze",
    after_help = "\
Examples:
  fondaco analyse evening.record | less -R
  fondaco analyse --short evening.record
  fondaco analyse --seat 0 --time 2s evening.record
  fondaco analyse --json evening.record | jq 'select(.loss.clear).event'
  fondaco --lang de analyse --playouts 1000 evening.record"
)]
pub struct AnalyseArgs {
    /// Only the decisions of this seat
    #[arg(long, value_name = "N")]
    pub seat: Option<u32>,
    /// Playouts for each candidate move
    #[arg(long, value_name = "N", default_value_t = 200, conflicts_with = "time")]
    #[arg(value_parser = value_parser!(u32).range(4..))]
    pub playouts: u32,
    /// Time for each decision instead, such as 500ms or 2s
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub time: Option<Duration>,
    /// Seed of all random choices
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
    /// One line for a decision without a loss, only the best moves for others
    #[arg(long, conflicts_with = "json")]
    pub short: bool,
    /// Print decisions as JSON, one per line
    #[arg(long)]
    pub json: bool,
    /// The record to read; - is standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

/// Check whether records are legal, and print their results
///
/// Folders are searched for files that end in .record. Exit status: 1 if a record is illegal,
/// else 2 if one is unreadable or there are none, else 0.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco check evening.record
  fondaco check records/ more/*.record")]
pub struct CheckArgs {
    /// Records or folders of records; - is standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// Generate records of random games
///
/// All players choose uniformly among their legal moves. The same seed gives the same games on
/// every machine. On standard output, records are separated by blank lines. A file holds only one
/// record: use --out to get files that can be read again.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco random --game medici --seed 7 | fondaco replay -
  fondaco random --game byzanz --players 3 --seed 7 --count 1000 --out games/")]
pub struct RandomArgs {
    /// The game
    #[arg(long, value_parser = game())]
    pub game: GameKind,
    /// Number of players [default: 4; 2 in strozzi]
    #[arg(short, long, value_name = "N")]
    pub players: Option<u32>,
    /// Seed of all random choices
    #[arg(long, value_name = "NUMBER")]
    pub seed: u64,
    /// Number of games
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub count: u64,
    /// Write each game to FOLDER/GAME-PLAYERS-SEED-NUMBER.record
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
}

/// Count all possible sequences of events, to check the rules
///
/// For each depth, prints the number of different sequences of events, the same with all tiles and
/// cards distinguishable when drawn, and the number of different positions reached.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco perft --game strozzi --depth 3
  fondaco perft --from evening.record --depth 2 --json")]
pub struct PerftArgs {
    /// The game
    #[arg(long, value_parser = game(), required_unless_present = "from", conflicts_with = "from")]
    pub game: Option<GameKind>,
    /// Number of players [default: 4; 2 in strozzi]
    #[arg(short, long, value_name = "N", conflicts_with = "from")]
    pub players: Option<u32>,
    /// Greatest number of events in a sequence
    #[arg(long, value_name = "D")]
    pub depth: u32,
    /// Start at the end of this record; - is standard input
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// Print JSON, one object per line
    #[arg(long)]
    pub json: bool,
}

/// Let players compete, and measure their strength
///
/// An entrant takes every seat in turn in a field of equal opponents; or the players of a league
/// meet at mixed tables. A player is a bot (random, apprentice, merchant, master, mcts), a bot with
/// a budget for each decision (mcts@1s, master@50%, master@500 playouts), the master with another
/// net (net:my.net), or a program that speaks the engine protocol (cmd:python3 mine.py@500ms;
/// default 1s).
///
/// Draws depend only on the seed, the number of the game, the day or round and the number of the
/// draw. So players without a time limit give the same match on every machine, however many games
/// are played in parallel.
///
/// Intervals around the win rate are Wilson intervals at 95 %; a shared victory counts
/// proportionally. With --claim the interval is valid at any time, and the match ends as soon as
/// SHARE lies outside it: a verdict is wrong in at most 2.5 % of matches on either side. A program
/// that does not answer legally and in time forfeits the decision: a default move is played.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco arena medici --players 4 --entrant master --field merchant --games 400
  fondaco arena strozzi --entrant master@50% --field master --claim 0.45
  fondaco arena byzanz --entrant 'cmd:python3 mine.py' --field merchant --json
  fondaco arena medici --league master merchant apprentice random --games 400
  fondaco arena medici --entrant master --field mcts@1s --save evening.match")]
pub struct ArenaArgs {
    #[command(flatten)]
    pub game: GameArgs,
    /// The player to measure
    #[arg(long, value_name = "PLAYER", requires = "field")]
    pub entrant: Option<Named>,
    /// The player in all other seats
    #[arg(long, value_name = "PLAYER", requires = "entrant", conflicts_with = "league")]
    pub field: Option<Named>,
    /// The players of a league
    #[arg(long, value_name = "PLAYER", num_args = 2.., conflicts_with = "entrant")]
    pub league: Vec<Named>,
    /// Number of games, at most a million
    #[arg(long, value_name = "N", default_value_t = 100)]
    #[arg(value_parser = value_parser!(u32).range(1..=1_000_000))]
    pub games: u32,
    /// Seed of all random choices
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
    /// End as soon as it is clear whether the entrant wins more or less often than this
    #[arg(long, value_name = "SHARE", value_parser = share)]
    pub claim: Option<f64>,
    /// Number of games played in parallel [default: one per core]
    #[arg(long, value_name = "N")]
    pub jobs: Option<NonZero<usize>>,
    /// Save finished games here; the same command resumes the match
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Write the record of each game into this folder; never overwrites another match
    #[arg(long, value_name = "FOLDER")]
    pub records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Train a net by self-play
///
/// A fresh or given net learns from its own games, on one core. The same seed gives the same net.
/// The state is saved every half minute and on Ctrl-C; the same command resumes the training and
/// ends with exactly the same net. Numbered snapshots of the net are kept on the way.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco train medici --players 4 --games 200000 --seed 7
  fondaco train strozzi --out nets/strozzi.net --keep 20 --curve
  fondaco arena strozzi --entrant net:nets/strozzi.net --field master")]
pub struct TrainArgs {
    #[command(flatten)]
    pub game: GameArgs,
    /// Seed of the fresh net and of all random choices
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
    /// Total number of games
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    #[arg(value_parser = value_parser!(u64).range(1..))]
    pub games: u64,
    /// File of the trained net [default: NAME.net]
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// File of the saved state [default: beside the net]
    #[arg(long, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,
    /// Folder of the snapshots [default: beside the net]
    #[arg(long, value_name = "FOLDER")]
    pub snapshots: Option<PathBuf>,
    /// Number of snapshots
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub keep: u64,
    /// Start from this net instead of a fresh one
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// Initial learning rate [default: 0.005]
    #[arg(long, value_name = "RATE")]
    pub rate: Option<f32>,
    /// Final learning rate [default: a tenth of the initial one]
    #[arg(long, value_name = "RATE")]
    pub last_rate: Option<f32>,
    /// At the end, measure each snapshot in so many games among merchants [default: 100]
    #[arg(long, value_name = "GAMES", num_args = 0..=1, default_missing_value = "100")]
    #[arg(value_parser = value_parser!(u32).range(1..))]
    pub curve: Option<u32>,
    /// Budget of the snapshots for each decision, as after the @ of a bot
    #[arg(long, value_name = "BUDGET", default_value = "10%", requires = "curve")]
    pub budget: Budget,
}

/// Offer a bot to another program
///
/// Speaks the engine protocol: reads the events of a game, as a seat may see them, from standard
/// input and writes moves to standard output when asked. See docs/engines.md for the protocol and
/// for writing such programs. The bot uses the time given with each question unless it has a
/// budget of its own, as in master@500.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco engine --bot master
  printf 'game strozzi 2 seat 1\\ntile C4\\n0 price 40\\ngo 500\\n' | fondaco engine")]
pub struct EngineArgs {
    /// The bot
    #[arg(long, value_name = "BOT", default_value = "master")]
    pub bot: BotName,
    /// Seed of the bot, to repeat its choices unless its time is limited
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
}

/// Print a completion script for your shell
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco completions bash > ~/.local/share/bash-completion/completions/fondaco
  fondaco completions fish > ~/.config/fish/completions/fondaco.fish")]
pub struct CompletionsArgs {
    /// The shell
    pub shell: Shell,
}

/// Print the manual page, or write the pages of all commands
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco man | man -l -
  fondaco man --out ~/.local/share/man/man1")]
pub struct ManArgs {
    /// Write one page per command into this folder
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
}

/// A game and its number of players.
#[derive(Args, Clone, Copy, Debug)]
pub struct GameArgs {
    /// The game
    #[arg(value_name = "GAME", value_parser = game())]
    pub kind: GameKind,
    /// Number of players [default: 4; 2 in strozzi]
    #[arg(short, long, value_name = "N")]
    players: Option<u32>,
}

impl GameArgs {
    /// The number of players, if the game allows it.
    pub fn players(self) -> Result<Players, WrongPlayers> {
        let players = self.players.unwrap_or_else(|| self.kind.usual_players().into());
        Players::within(players, self.kind.players())
    }
}

fn game() -> impl TypedValueParser<Value = GameKind> {
    PossibleValuesParser::new(GameKind::ALL.map(GameKind::name))
        .try_map(|name| GameKind::named(&name).ok_or("not a game"))
}

/// A time such as 500ms or 2s.
fn time(word: &str) -> Result<Duration, &'static str> {
    match word.parse() {
        Ok(Budget::Time(time)) => Ok(time),
        _ => Err("a time is a whole number with ms or s, such as 500ms or 2s"),
    }
}

fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .try_map(|code| Language::named(&code).ok_or("not a language"))
}

/// A fraction of 1 or a percentage.
fn share(text: &str) -> Result<f64, &'static str> {
    let share = match text.strip_suffix('%') {
        Some(percent) => percent.trim_end().parse().map(|percent: f64| percent / 100.0),
        None => text.parse(),
    };
    let share = share.ok().filter(|share| *share > 0.0 && *share < 1.0);
    share.ok_or("a share lies between 0 and 1, such as 0.4 or 40%")
}
