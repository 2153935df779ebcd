//! The command line.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use fondaco_rules::GameKind;
use fondaco_texts::Language;

/// Medici, Medici vs Strozzi and Byzanz at the terminal
///
/// Play against the computer, have a recorded game told or turned into positions, check records,
/// and make random ones.
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
    Replay(ReplayArgs),
    Check(CheckArgs),
    Random(RandomArgs),
    Perft(PerftArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

/// Play against random opponents
///
/// You type moves in the notation of the records, without the seat in front: `bid 7`, `pass`,
/// `load 4 B`, `sell C1 C1 M`. Type `help` during the game to see what can be typed, and `save`
/// to save. A game that is interrupted is saved too.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fondaco play                         asks which game, and how many play
  fondaco play medici --players 4      a new game of Medici, you in seat 0
  fondaco play --from evening.record   goes on with a saved game
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
    /// Makes chance and the opponents repeatable
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// Go on with this record
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// Where to save [default: fondaco-GAME-1.record or the next free number]
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
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

/// How many play when nobody says: as many as fit at a table at home.
pub fn usual_players(kind: GameKind) -> u32 {
    let (low, high) = kind.players();
    4.clamp(low.into(), high.into())
}

fn game() -> impl TypedValueParser<Value = GameKind> {
    PossibleValuesParser::new(GameKind::ALL.map(GameKind::name))
        .try_map(|name| GameKind::named(&name).ok_or("not a game"))
}

fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .try_map(|code| Language::named(&code).ok_or("not a language"))
}
