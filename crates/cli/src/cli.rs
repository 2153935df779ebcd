//! The command line.

mod servers;

use std::num::NonZero;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, value_parser};
use clap_complete::Shell;
use fondaco_bots::{BotName, Budget};
use fondaco_rules::GameKind;
use fondaco_texts::Language;

use crate::arena::Named;
use crate::serve::Options;
pub use servers::{AuditArgs, BackupArgs, LoadArgs, RemoteArgs};

/// Medici, Medici vs Strozzi and Byzanz at the terminal
///
/// Play against bots, have a recorded game told, analysed or turned into positions, let bots
/// compete and learn, check records, and make random ones.
#[derive(Parser, Debug)]
#[command(
    name = "fondaco",
    version,
    max_term_width = 100,
    after_help = "\
Exit status: 0 all went well, 1 the input was wrong, 2 the command was wrong or a file could not \
be read.\n\
Colours follow the terminal; NO_COLOR=1 turns them off."
)]
pub struct Cli {
    #[arg(long, global = true, env = "FONDACO_LANG", hide_env_values = true)]
    #[arg(value_name = "LANG", hide_possible_values = true, value_parser = language())]
    #[arg(help = "Language of all that players read: en, de or nl [default: that of the locale]")]
    lang: Option<Language>,

    /// What to do
    #[command(subcommand)]
    pub command: Command,
}

impl Cli {
    /// The language asked for, else that of the locale, else English.
    pub fn language(&self) -> Language {
        let locale = || {
            let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
            set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"))
        };
        let of_locale = || Language::named(&locale()?);
        self.lang.or_else(of_locale).unwrap_or(Language::English)
    }
}

/// What the command can do; each is described with its arguments.
#[derive(Subcommand, Debug)]
pub enum Command {
    Play(PlayArgs),
    Serve(ServeArgs),
    Backup(BackupArgs),
    Replay(ReplayArgs),
    Analyse(AnalyseArgs),
    Check(CheckArgs),
    Audit(AuditArgs),
    Load(LoadArgs),
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
/// You type moves in the notation of the records, without the seat in front: `bid 7`, `pass`,
/// `load 4 B`, `sell C1 C1 M`. Type `help` during the game to see what can be typed, `hint` to
/// hear what the master would play and why, and `save` to save. A game that is interrupted is
/// saved too.
///
/// The bots are random, apprentice (gentle), merchant (good), master (strong) and mcts (a search
/// without knowledge of the game). What one may spend on a decision can follow its name:
/// master@100ms, master@2s, master@500 playouts, master@50% of its usual work.
///
/// With --server you play with others. The server is told a name when you come first and gives you
/// a secret key, which is kept in a file that only you can read; whoever has it is you.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco play                         asks which game, how many and against whom
  fondaco play medici --players 4      a new game of Medici, you in seat 0
  fondaco play byzanz --bots master    against the strongest
  fondaco play medici --bots master@100ms,apprentice,random
  fondaco play --from evening.record   goes on with a saved game
  fondaco play --server https://example.org
  fondaco play medici --server https://example.org --players 4 --bots merchant
  fondaco --lang de play byzanz        in German")]
pub struct PlayArgs {
    /// Which game
    #[arg(value_parser = game())]
    pub game: Option<GameKind>,
    /// How many play
    #[arg(short, long, value_name = "N", conflicts_with = "from")]
    pub players: Option<u32>,
    /// Your seat, counted from 0 [default: 0, or yours in the saved game]
    #[arg(long, value_name = "N")]
    pub seat: Option<u32>,
    /// The bots: one for all other seats, or one for each in order [default: merchant]; on a
    /// server those of the last seats, while the other seats wait for people [default: none]
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    pub bots: Vec<BotName>,
    /// Makes chance and the opponents repeatable
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// Go on with this record
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
/// Serves the page on which all three games are played: against bots, with others around one
/// screen, and at tables that people everywhere join by a link. People and games are kept in a file
/// of your own, or in PostgreSQL, on which any number of servers may work together.
///
/// Every flag is also a variable of the environment and, without the dashes, a key of the file that
/// --config names. A flag counts more than the environment, the environment more than the file.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco serve --open                 opens the page in the browser
  fondaco serve --listen 0.0.0.0:7070  for everybody in the house
  fondaco serve --listen 127.0.0.1:0   at any free port, which it tells
  fondaco serve --config /etc/fondaco.toml --log json")]
pub struct ServeArgs {
    /// Open the page in the browser
    #[arg(long)]
    pub open: bool,
    /// A file that says what the flags do not
    #[arg(long, value_name = "FILE", env = "FONDACO_CONFIG", hide_env_values = true)]
    pub config: Option<PathBuf>,
    #[command(flatten)]
    pub options: Options,
}

/// Tell recorded games, or print their positions as JSON
///
/// Without --json the game is told for people. With --json one position is printed a line: first
/// the set-up, then one after each event. An illegal line ends the record with one line on
/// standard error and exit status 1; what came before it is printed.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco replay evening.record
  fondaco replay --json evening.record | jq .state.scores
  fondaco replay --json --seat 2 - < evening.record
  fondaco --lang nl replay evening.record | less -R")]
pub struct ReplayArgs {
    /// Print positions as JSON, one a line
    #[arg(long)]
    pub json: bool,
    /// Only what this seat may know; it hides hands in Byzanz
    #[arg(long, value_name = "N")]
    pub seat: Option<u32>,
    /// Records to read; - is standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// Say what each decision of a recorded game was worth
///
/// What was played, what the master would have played, and other moves are weighed against each
/// other by playing on from them, with the same draws for all: the chance to win, and the florins
/// or points to be expected, each with its standard error. All of them are printed for every
/// decision, and the price at which each seat would not care whether it got the lot; with --short
/// only where something was clearly lost. A loss against the best counts as a
/// mistake where it is more than twice its standard error. At the end stands what each player lost
/// a decision, and the costliest decisions. In Byzanz a decision is judged by what its player saw.
///
/// With --json one decision is printed a line. Ctrl-C ends it; what was analysed is printed. The
/// same seed and number of playouts give the same numbers on every machine.
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
    /// How often each move is played out
    #[arg(long, value_name = "N", default_value_t = 200, conflicts_with = "time")]
    #[arg(value_parser = value_parser!(u32).range(4..))]
    pub playouts: u32,
    /// How long each decision is looked at instead, such as 500ms or 2s
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub time: Option<Duration>,
    /// Decides all chance
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
    /// One line for a decision that lost nothing, and only the best moves elsewhere
    #[arg(long, conflicts_with = "json")]
    pub short: bool,
    /// Print decisions as JSON, one a line
    #[arg(long)]
    pub json: bool,
    /// The record to read; - is standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

/// Say for each record whether it is legal, and how it ended
///
/// Folders are searched for files that end in .record. Exit status: 1 if a record is illegal,
/// else 2 if one could not be read or there is none, else 0.
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

/// Make records of random games
///
/// Everybody chooses among the legal moves with equal chances. The same seed gives the same games
/// on every machine. On standard output several records follow each other with a blank line in
/// between; since a file holds one record, use --out to get files that can be read again.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco random --game medici --seed 7 | fondaco replay -
  fondaco random --game byzanz --players 3 --seed 7 --count 1000 --out games/")]
pub struct RandomArgs {
    /// Which game
    #[arg(long, value_parser = game())]
    pub game: GameKind,
    /// How many play [default: 4; 2 in strozzi]
    #[arg(short, long, value_name = "N")]
    pub players: Option<u32>,
    /// Decides all chance
    #[arg(long, value_name = "NUMBER")]
    pub seed: u64,
    /// How many games
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub count: u64,
    /// Write each game to FOLDER/GAME-PLAYERS-SEED-NUMBER.record
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
}

/// Count all that may happen in so many events
///
/// For each depth: the different sequences of events; the same with every tile and card
/// distinguishable when it is drawn; and the different positions reached. It checks the rules.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco perft --game strozzi --depth 3
  fondaco perft --from evening.record --depth 2 --json")]
pub struct PerftArgs {
    /// Which game
    #[arg(long, value_parser = game(), required_unless_present = "from", conflicts_with = "from")]
    pub game: Option<GameKind>,
    /// How many play [default: 4; 2 in strozzi]
    #[arg(short, long, value_name = "N", conflicts_with = "from")]
    pub players: Option<u32>,
    /// The greatest number of events
    #[arg(long, value_name = "D")]
    pub depth: u32,
    /// Begin where this record ends; - is standard input
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// Print JSON, one object a line
    #[arg(long)]
    pub json: bool,
}

/// Let players compete, and say how strong they are
///
/// An entrant plays among others of a kind and takes every seat in turn; or all players of a
/// league meet at mixed tables. A player is a bot (random, apprentice, merchant, master, mcts),
/// one with another budget for a decision (mcts@1s, master@50%, master@500 playouts), the master
/// with another net (net:my.net), or any program that speaks the engine protocol
/// (cmd:python3 mine.py@500ms; 1s if nothing is said).
///
/// What a draw brings depends on the seed, the game, the day or round and the number of the draw
/// only. Players without a clock therefore give the same match on every machine, however many
/// games are played at a time.
///
/// The interval around the share of victories is Wilson's, at 95 %; a shared victory counts as
/// its part. With --claim it is one that holds at all times, so that the match may end as soon as
/// SHARE lies outside: a verdict is wrong in at most 2.5 of 100 matches on either side. A
/// decision that a program does not make legally and in time is forfeited: the move that risks
/// nothing is played for it.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco arena medici --players 4 --entrant master --field merchant --games 400
  fondaco arena strozzi --entrant master@50% --field master --claim 0.45
  fondaco arena byzanz --entrant 'cmd:python3 mine.py' --field merchant --json
  fondaco arena medici --league master merchant apprentice random --games 400
  fondaco arena medici --entrant master --field mcts@1s --save evening.match")]
pub struct ArenaArgs {
    /// Which game
    #[arg(value_parser = game())]
    pub game: GameKind,
    /// How many play [default: 4; 2 in strozzi]
    #[arg(short, long, value_name = "N")]
    pub players: Option<u32>,
    /// Who is measured
    #[arg(long, value_name = "PLAYER", requires = "field")]
    pub entrant: Option<Named>,
    /// Who sits in all other seats
    #[arg(long, value_name = "PLAYER", requires = "entrant", conflicts_with = "league")]
    pub field: Option<Named>,
    /// Who meet each other instead
    #[arg(long, value_name = "PLAYER", num_args = 2.., conflicts_with = "entrant")]
    pub league: Vec<Named>,
    /// How many games, at most: up to a million
    #[arg(long, value_name = "N", default_value_t = 100)]
    #[arg(value_parser = value_parser!(u32).range(1..=1_000_000))]
    pub games: u32,
    /// Decides all chance
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
    /// End as soon as it is decided whether the entrant wins more or less than this
    #[arg(long, value_name = "SHARE", value_parser = share)]
    pub claim: Option<f64>,
    /// How many games are played at a time [default: one on each core]
    #[arg(long, value_name = "N")]
    pub jobs: Option<NonZero<usize>>,
    /// Save every game here as it ends; the same command goes on with what is there
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Write the record of each game into this folder, unless that of another match is in its place
    #[arg(long, value_name = "FOLDER")]
    pub records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Teach a net by letting it play against itself
///
/// The net starts fresh, or from one that is given, and learns from its own games, on one core.
/// The same seed gives the same net. The state is saved every half minute and on Ctrl-C; the same
/// command given again goes on from there, and ends with the very same net as if nothing had
/// happened. On the way numbered snapshots of the net are kept.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco train medici --players 4 --games 200000 --seed 7
  fondaco train strozzi --out nets/strozzi.net --keep 20 --curve
  fondaco arena strozzi --entrant net:nets/strozzi.net --field master")]
pub struct TrainArgs {
    /// Which game
    #[arg(value_parser = game())]
    pub game: GameKind,
    /// How many play [default: 4; 2 in strozzi]
    #[arg(short, long, value_name = "N")]
    pub players: Option<u32>,
    /// Decides the fresh net and all chance
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
    /// How many games to play in all
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    #[arg(value_parser = value_parser!(u64).range(1..))]
    pub games: u64,
    /// Where the net goes when it has learned [default: NAME.net]
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Where the state is saved [default: beside the net]
    #[arg(long, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,
    /// Where snapshots of the net are kept [default: beside the net]
    #[arg(long, value_name = "FOLDER")]
    pub snapshots: Option<PathBuf>,
    /// How many snapshots are kept
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub keep: u64,
    /// Begin with this net instead of a fresh one
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// How far a step of learning goes at first [default: 0.005]
    #[arg(long, value_name = "RATE")]
    pub rate: Option<f32>,
    /// How far a step goes at the end [default: a tenth of the first]
    #[arg(long, value_name = "RATE")]
    pub last_rate: Option<f32>,
    /// At the end let each snapshot play so many games among merchants [default: 100]
    #[arg(long, value_name = "GAMES", num_args = 0..=1, default_missing_value = "100")]
    #[arg(value_parser = value_parser!(u32).range(1..))]
    pub curve: Option<u32>,
    /// What a snapshot may spend on a decision then, as after the @ of a bot
    #[arg(long, value_name = "BUDGET", default_value = "10%", requires = "curve")]
    pub budget: Budget,
}

/// Let a bot play for another program
///
/// It speaks the engine protocol: it is told on standard input what happens in a game, as its seat
/// may see it, and when asked answers with a move on standard output. docs/engines.md tells how to
/// talk to it, and how to write such a program yourself. Unless the bot has a budget of its own, as
/// in master@500, it takes the time that it is given with each question.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco engine --bot master
  printf 'game strozzi 2 seat 1\\ntile C4\\n0 price 40\\ngo 500\\n' | fondaco engine")]
pub struct EngineArgs {
    /// The bot
    #[arg(long, value_name = "BOT", default_value = "master")]
    pub bot: BotName,
    /// Makes the bot repeatable, as far as it does not look at the clock
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
}

/// Print a script that completes this command in your shell
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco completions bash > ~/.local/share/bash-completion/completions/fondaco
  fondaco completions fish > ~/.config/fish/completions/fondaco.fish")]
pub struct CompletionsArgs {
    /// Which shell
    pub shell: Shell,
}

/// Print the manual page, or write all of them
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco man | man -l -
  fondaco man --out ~/.local/share/man/man1")]
pub struct ManArgs {
    /// Write a page for each command into this folder
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
}

fn game() -> impl TypedValueParser<Value = GameKind> {
    PossibleValuesParser::new(GameKind::ALL.map(GameKind::name))
        .try_map(|name| GameKind::named(&name).ok_or("not a game"))
}

/// A time such as 500ms or 2s.
fn time(word: &str) -> Result<Duration, String> {
    match word.parse() {
        Ok(Budget::Time(time)) => Ok(time),
        _ => Err("a time is a whole number with ms or s, such as 500ms or 2s".into()),
    }
}

fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .try_map(|code| Language::named(&code).ok_or("not a language"))
}

/// A share as a part of 1 or in percent.
fn share(text: &str) -> Result<f64, String> {
    let share = match text.strip_suffix('%') {
        Some(percent) => percent.trim_end().parse().map(|percent: f64| percent / 100.0),
        None => text.parse(),
    };
    let share = share.ok().filter(|share| *share > 0.0 && *share < 1.0);
    share.ok_or_else(|| "a share lies between 0 and 1, such as 0.4 or 40%".to_owned())
}
