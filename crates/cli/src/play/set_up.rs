//! Setting up a game: which one, for how many players, against whom, from which position.

use std::path::Path;

use anyhow::{Result, bail};
use fondaco_rules::{AnyGame, Players, Seat, record};
use fondaco_texts::{Names, Texts};

use super::input::Input;
use super::opponents::{self, BotSeats};
use super::questions;
use crate::cli::PlayArgs;
use crate::source;

/// A game that is ready to be played.
pub struct Table {
    pub game: AnyGame,
    pub me: Seat,
    pub bots: BotSeats,
    pub names: Names,
    /// The record so far.
    pub lines: Vec<String>,
}

/// Sets up a game from the arguments, and asks for what is missing; `None` at the end of the input.
pub fn set_up(args: &PlayArgs, texts: &Texts, input: &mut Input) -> Result<Option<Table>> {
    if let Some(path) = &args.save {
        check_free(path, args.from.as_deref())?;
    }
    if let Some(path) = &args.from {
        return resume(args, path).map(Some);
    }
    // If the command line names a game, defaults replace all questions.
    let is_asked = args.game.is_none();
    let Some(kind) =
        args.game.map_or_else(|| questions::game(texts, input), |kind| Ok(Some(kind)))?
    else {
        return Ok(None);
    };
    let players = match args.players {
        Some(players) => Some(players),
        None if is_asked => questions::players(texts, input, kind)?,
        None => Some(kind.usual_players().into()),
    };
    let Some(players) = players else { return Ok(None) };
    let game = AnyGame::new(kind, players)?;
    let me = source::seat(args.seat.unwrap_or(0), game.players())?;
    let named = if !args.bots.is_empty() {
        Some(args.bots.clone())
    } else if is_asked {
        questions::opponents(texts, input, game.players().count() - 1)?
    } else {
        Some(vec![opponents::USUAL])
    };
    let Some(named) = named else { return Ok(None) };
    let bots = opponents::assign(&named, game.players(), me)?;
    let mut lines = vec![record::header(kind, game.players().count())];
    lines.extend(args.seed.map(|seed| format!("@seed {seed}")));
    lines.extend(seat_tags(game.players(), &bots));
    Ok(Some(table(game, me, bots, lines)))
}

/// Fails if the file exists, unless the game comes from it.
fn check_free(path: &Path, from: Option<&Path>) -> Result<()> {
    if path.exists() && Some(path) != from {
        bail!("{} exists already: choose another name for --save", path.display());
    }
    Ok(())
}

/// Resumes a record, with the bots it names unless others are given.
fn resume(args: &PlayArgs, path: &Path) -> Result<Table> {
    let recorded = source::read_record(path)?;
    let game = recorded.game;
    if let Some(kind) = args.game.filter(|&kind| kind != game.kind()) {
        bail!("{} is a game of {}, not of {kind}", path.display(), game.kind());
    }
    let players = game.players();
    let names = Names::of_record(game.kind(), players, &recorded.tags);
    let me = match (args.seat, names.you()) {
        (None, Some(seat)) => seat,
        (seat, _) => source::seat(seat.unwrap_or(0), players)?,
    };
    let recorded_bots = opponents::of_record(players, &recorded.tags);
    let bots: BotSeats = if args.bots.is_empty() {
        let usual = |seat: Seat| recorded_bots[seat.index()].unwrap_or(opponents::USUAL);
        players.seats().map(|seat| (seat != me).then(|| usual(seat))).collect()
    } else {
        opponents::assign(&args.bots, players, me)?
    };
    let mut lines = recorded.lines;
    if names.you() != Some(me) || bots != recorded_bots {
        lines.extend(seat_tags(players, &bots));
    }
    Ok(table(game, me, bots, lines))
}

fn table(game: AnyGame, me: Seat, bots: BotSeats, lines: Vec<String>) -> Table {
    let tags: Vec<_> = seat_tags(game.players(), &bots)
        .filter_map(|line| line.strip_prefix("@seat ").map(|seat| ("seat".into(), seat.into())))
        .collect();
    let names = Names::of_record(game.kind(), game.players(), &tags);
    Table { game, me, bots, names, lines }
}

/// The `@seat` lines of the player and the bots.
fn seat_tags(players: Players, bots: &BotSeats) -> impl Iterator<Item = String> {
    players.seats().zip(bots).map(|(seat, bot)| match bot {
        None => format!("@seat {seat} you"),
        Some(bot) => format!("@seat {seat} {bot}"),
    })
}
