//! Tables of evaluated moves, and what a lot is worth.

use std::fmt::Display;

use fondaco_bots::Reason;
use fondaco_rules::{BySeat, GameKind, Players, ScoredIn};
use fondaco_story::{TOGETHER, Voice};
use fondaco_texts::{Texts, text};

use crate::paint::{self, Grid};

/// A row for each move: the chance to win and the expected final score, with their standard errors.
/// Moves with a mark are bold.
pub fn table<'a, M: Display + 'a>(
    texts: &Texts,
    kind: GameKind,
    reasons: impl IntoIterator<Item = (String, &'a Reason<M>)>,
) -> String {
    let headings = [
        String::new(),
        text!(texts, "move-column"),
        text!(texts, "win-column"),
        score_heading(texts, kind),
    ];
    let mut grid = Grid::new(2, headings);
    for (mark, reason) in reasons {
        let choice = reason.choice.to_string();
        let choice = if mark.is_empty() { choice } else { paint::bold(&choice) };
        let win = percent(texts, reason.win, reason.win_error);
        grid.row([mark, choice, win, with_error(texts, reason.score, reason.score_error)]);
    }
    grid.text()
}

/// The heading of a column of scores.
pub fn score_heading(texts: &Texts, kind: GameKind) -> String {
    match kind.scored_in() {
        ScoredIn::Florins => text!(texts, "florins-column"),
        ScoredIn::Points => text!(texts, "points-column"),
    }
}

/// A chance in percent, with its standard error if there is one.
pub fn percent(texts: &Texts, chance: f32, error: f32) -> String {
    text!(texts, "percent", number = with_error(texts, 100.0 * chance, 100.0 * error))
}

/// A number with its standard error, if there is one.
pub fn with_error(texts: &Texts, number: f32, error: f32) -> String {
    let number = texts.decimal(number);
    if error > 0.0 { format!("{number} ± {}", texts.decimal(error)) } else { number }
}

/// The price at which each seat is indifferent to getting the lot, if any is known.
pub fn worth(
    voice: &Voice,
    kind: GameKind,
    players: Players,
    worth: &BySeat<Option<f32>>,
) -> Option<String> {
    let of_seats = players.seats().filter_map(|seat| {
        let price = voice.texts.decimal(worth[seat]?);
        Some(format!("{} {price}", voice.label(seat)).replace(' ', TOGETHER))
    });
    let list: Vec<_> = of_seats.collect();
    let list = (!list.is_empty()).then(|| list.join(" · "))?;
    Some(match kind.scored_in() {
        ScoredIn::Florins => text!(voice.texts, "worth-of-lot", list = list),
        ScoredIn::Points => text!(voice.texts, "byzanz-worth-of-lot", list = list),
    })
}
