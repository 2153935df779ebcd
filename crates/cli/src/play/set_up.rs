//! Which game is played, by how many, and from where on.

use std::path::Path;

use anyhow::{Result, bail};
use fondaco_rules::{AnyGame, GameKind, Players, Seat, record};
use fondaco_texts::{Names, Texts, text};

use super::input::{Input, Typed};
use crate::cli::{PlayArgs, usual_players};
use crate::{output, paint, source};

/// A table that is ready to be played at.
pub struct Table {
    pub game: AnyGame,
    pub me: Seat,
    pub names: Names,
    /// The record so far.
    pub lines: Vec<String>,
}

/// Sets the table as the arguments say, and asks for what they leave open; nothing when the
/// player has gone away.
pub fn set_up(args: &PlayArgs, texts: &Texts, input: &mut Input) -> Result<Option<Table>> {
    if let Some(path) = &args.save {
        check_free(path, args.from.as_deref())?;
    }
    if let Some(path) = &args.from {
        return go_on(args, path).map(Some);
    }
    let Some(kind) = args.game.map_or_else(|| ask_game(texts, input), |kind| Ok(Some(kind)))?
    else {
        return Ok(None);
    };
    let players = match (args.players, args.game) {
        (Some(players), _) => players,
        // Who named a game on the command line is not asked any further.
        (None, Some(_)) => usual_players(kind),
        (None, None) => match ask_players(texts, input, kind)? {
            Some(players) => players,
            None => return Ok(None),
        },
    };
    let game = AnyGame::new(kind, players)?;
    let me = my_seat(args.seat.unwrap_or(0), game.players())?;
    let mut lines = vec![record::header(kind, game.players().count())];
    lines.extend(args.seed.map(|seed| format!("@seed {seed}")));
    lines.extend(seat_tags(game.players(), me));
    Ok(Some(seated(game, me, lines)))
}

/// Nobody's file is overwritten, but a game may go back to where it came from.
fn check_free(path: &Path, from: Option<&Path>) -> Result<()> {
    if path.exists() && Some(path) != from {
        bail!("{} exists already: choose another name for --save", path.display());
    }
    Ok(())
}

/// Goes on where a record ends.
fn go_on(args: &PlayArgs, path: &Path) -> Result<Table> {
    let recorded = source::read_record(path)?;
    let game = recorded.game;
    if let Some(kind) = args.game.filter(|&kind| kind != game.kind()) {
        bail!("{} is a game of {}, not of {kind}", path.display(), game.kind());
    }
    let names = Names::of_record(game.kind(), game.players(), &recorded.tags);
    let me = match (args.seat, names.you()) {
        (None, Some(mine)) => mine,
        (seat, _) => my_seat(seat.unwrap_or(0), game.players())?,
    };
    let mut lines = recorded.lines;
    if names.you() != Some(me) {
        lines.extend(seat_tags(game.players(), me));
    }
    Ok(seated(game, me, lines))
}

fn seated(game: AnyGame, me: Seat, lines: Vec<String>) -> Table {
    let tags: Vec<_> = seat_tags(game.players(), me)
        .filter_map(|line| line.strip_prefix("@seat ").map(|seat| ("seat".into(), seat.into())))
        .collect();
    let names = Names::of_record(game.kind(), game.players(), &tags);
    Table { game, me, names, lines }
}

/// The lines that say who plays: you, and players who move at random.
fn seat_tags(players: Players, me: Seat) -> impl Iterator<Item = String> {
    players.seats().map(move |seat| {
        let player = if seat == me { "you" } else { "random" };
        format!("@seat {seat} {player}")
    })
}

fn my_seat(number: u32, players: Players) -> Result<Seat> {
    let Some(seat) = Seat::new(number, players) else {
        bail!("there is no seat {number}: the seats are 0 to {}", players.count() - 1);
    };
    Ok(seat)
}

/// Asks until one of the games is named, by its name or its number.
fn ask_game(texts: &Texts, input: &mut Input) -> Result<Option<GameKind>> {
    let mut question = paint::bold(&text!(texts, "ask-game"));
    for (number, kind) in GameKind::ALL.into_iter().enumerate() {
        let (low, high) = kind.players();
        let players = if low == high { low.to_string() } else { format!("{low}–{high}") };
        let game = texts.game(kind);
        let number = (number + 1).to_string();
        question += "\n  ";
        question += &text!(
            texts,
            "ask-game-choice",
            number = number,
            name = kind.name(),
            game = game,
            players = players
        );
    }
    output::show(&format!("{question}\n"))?;
    loop {
        let Typed::Line(answer) = input.read()? else { return Ok(None) };
        let answer = answer.trim().to_lowercase();
        let by_number = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let kind = by_number.and_then(|index| GameKind::ALL.get(index).copied());
        match kind.or_else(|| GameKind::named(&answer)) {
            Some(kind) => return Ok(Some(kind)),
            None => output::show(&format!("{}\n", text!(texts, "ask-game-again")))?,
        }
    }
}

/// Asks until the number of players fits the game; an empty answer takes the usual number.
fn ask_players(texts: &Texts, input: &mut Input, kind: GameKind) -> Result<Option<u32>> {
    let (low, high) = kind.players();
    if low == high {
        return Ok(Some(low.into()));
    }
    let usual = usual_players(kind);
    let question = text!(texts, "ask-players", low = low, high = high, usual = usual);
    output::show(&format!("{}\n", paint::bold(&question)))?;
    loop {
        let Typed::Line(answer) = input.read()? else { return Ok(None) };
        let answer = answer.trim();
        let players = if answer.is_empty() { Some(usual) } else { answer.parse().ok() };
        match players.filter(|&players| AnyGame::new(kind, players).is_ok()) {
            Some(players) => return Ok(Some(players)),
            None => output::show(&format!("{question}\n"))?,
        }
    }
}
