//! Questions before a game: which one, how many players, which opponents.

use anyhow::Result;
use fondaco_bots::{BotName, Level};
use fondaco_rules::{AnyGame, GameKind};
use fondaco_texts::{Texts, text};

use super::input::{Asked, Typed};
use super::opponents::USUAL;
use crate::{output, paint};

/// Asks for a game, by name or number, until one is given.
pub fn game(texts: &Texts, input: &mut impl Asked) -> Result<Option<GameKind>> {
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
        match by_number(&GameKind::ALL, &answer).or_else(|| GameKind::named(&answer)) {
            Some(kind) => return Ok(Some(kind)),
            None => output::show(&format!("{}\n", text!(texts, "ask-game-again")))?,
        }
    }
}

/// Asks for the number of players until it fits the game; an empty answer is the usual number.
pub fn players(texts: &Texts, input: &mut impl Asked, kind: GameKind) -> Result<Option<u32>> {
    let (low, high) = kind.players();
    if low == high {
        return Ok(Some(low.into()));
    }
    let usual = kind.usual_players().into();
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

/// The offered opponents: from gentle to strong, then the special ones.
const OFFERED: [Level; 5] =
    [Level::Apprentice, Level::Merchant, Level::Master, Level::Mcts, Level::Random];

/// Asks for one bot for all other seats, or one for each; an empty answer is the usual bot.
pub fn opponents(
    texts: &Texts,
    input: &mut impl Asked,
    others: usize,
) -> Result<Option<Vec<BotName>>> {
    let question = text!(texts, "ask-opponents", usual = texts.bot(USUAL.level.name()));
    let mut lines = paint::bold(&question);
    for (number, level) in OFFERED.into_iter().enumerate() {
        let number = (number + 1).to_string();
        let about = match level {
            Level::Random => text!(texts, "about-random"),
            Level::Apprentice => text!(texts, "about-apprentice"),
            Level::Merchant => text!(texts, "about-merchant"),
            Level::Master => text!(texts, "about-master"),
            Level::Mcts => text!(texts, "about-mcts"),
        };
        let name = texts.bot(level.name());
        lines += "\n  ";
        lines += &text!(texts, "ask-opponents-choice", number = number, name = name, about = about);
    }
    output::show(&format!("{lines}\n"))?;
    loop {
        let Typed::Line(answer) = input.read()? else { return Ok(None) };
        let named: Option<Vec<BotName>> = if answer.trim().is_empty() {
            Some(vec![USUAL])
        } else {
            let names = answer.split([',', ' ']).filter(|name| !name.is_empty());
            names.map(|name| opponent(texts, &name.to_lowercase())).collect()
        };
        if let Some(named) = named.filter(|named| named.len() == 1 || named.len() == others) {
            return Ok(Some(named));
        }
        let again = text!(texts, "ask-opponents-again", count = others);
        output::show(&format!("{again}\n"))?;
    }
}

/// A bot by its number, its name in this language, or its name on the command line.
fn opponent(texts: &Texts, answer: &str) -> Option<BotName> {
    let called = |level: &Level| texts.bot(level.name()).to_lowercase() == answer;
    let level = by_number(&OFFERED, answer).or_else(|| Level::ALL.into_iter().find(called));
    level.map(BotName::usual).or_else(|| answer.parse().ok())
}

/// The item with this number, counted from 1.
fn by_number<T: Copy>(list: &[T], answer: &str) -> Option<T> {
    let index = answer.parse::<usize>().ok()?.checked_sub(1)?;
    list.get(index).copied()
}
