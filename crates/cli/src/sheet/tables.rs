//! Tables of scorings.

use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Held, Standing, View};
use fondaco_rules::strozzi::TRACK_BONUS;
use fondaco_story::{Earned, Ledger, Page, Purse, Rank, Source, Voice, When};
use fondaco_texts::{Texts, text};

use super::Sheet;
use crate::paint::{self, Grid};

/// The income of a day or round; with a key the first time.
pub fn ledger(voice: &Voice, sheet: &mut Sheet, ledger: &Ledger) {
    let texts = &voice.texts;
    sheet.blank();
    sheet.line(&paint::bold(&ledger.title(texts)));
    sheet.block(&ledger_grid(voice, ledger).text());
    match ledger.when {
        When::Day(1) => sheet.line(&paint::faint(&text!(texts, "medici-table-key"))),
        When::Round(1) => sheet.line(&paint::faint(&text!(texts, "strozzi-table-key"))),
        When::Day(_) | When::Round(_) => {}
    }
}

/// A column for each player and, in Medici vs Strozzi, one for the tracks.
fn ledger_grid(voice: &Voice, ledger: &Ledger) -> Grid {
    let texts = &voice.texts;
    let has_tracks = matches!(ledger.when, When::Round(_));
    let seats = || ledger.players.seats();
    let sides = has_tracks.then(|| {
        let [left, right] = [Seat::ZERO, Seat::ONE].map(|seat| voice.label(seat));
        text!(texts, "strozzi-sides", left = left, right = right)
    });
    let names = seats().map(|seat| voice.label(seat));
    let headings = [String::new()].into_iter().chain(sides).chain(names);
    let mut grid = Grid::new(if has_tracks { 2 } else { 1 }, headings);
    let mut row = |label: String, track: String, cell: &dyn Fn(Seat) -> String| {
        let track = has_tracks.then_some(track);
        grid.row([label].into_iter().chain(track).chain(seats().map(cell)));
    };
    for it in &ledger.rows {
        let track = match it.source {
            Source::Marker { before, after, .. } => track(before, after),
            _ => String::new(),
        };
        row(label(texts, it.source), track, &|seat| earned(it.earned[seat]));
    }
    let total = |florins: i32| paint::bold(&florins.to_string());
    row(text!(texts, "earned-row"), String::new(), &|seat| total(ledger.earned[seat]));
    row(text!(texts, "money-row"), String::new(), &|seat| total(ledger.money[seat]));
    grid
}

fn label(texts: &Texts, source: Source) -> String {
    let name = source.name(texts);
    match source {
        Source::Ship => name,
        Source::Stall(good) => paint::of_good(good.letter(), &name),
        Source::Harbour(_) => paint::bold(&name),
        Source::Marker { good, .. } => format!("  {}", paint::of_good(good.letter(), &name)),
    }
}

/// A value or level, if there is one, and its income with the bonus.
fn earned(earned: Earned) -> String {
    let of = earned.of.map_or_else(String::new, |of| paint::faint(&format!("{of}:")) + " ");
    match (earned.pay, earned.bonus) {
        (0, 0) => format!("{of}–"),
        (pay, 0) => format!("{of}{pay}"),
        (pay, bonus) => format!("{of}{pay}+{bonus}"),
    }
}

/// A marker on its track, before and after; the side of seat 0 is on the left.
pub fn track(before: i8, after: i8) -> String {
    let end = TRACK_BONUS.len() as i8 - 1;
    let space = |space: i8| {
        let bonus = TRACK_BONUS[usize::from(space.unsigned_abs())];
        if space == after {
            paint::bold(" ●")
        } else if space == before {
            " ○".to_owned()
        } else if space == 0 {
            paint::faint(" |")
        } else if bonus > 0 {
            paint::faint(&bonus.to_string())
        } else {
            paint::faint(" ·")
        }
    };
    (-end..=end).rev().map(space).collect::<Vec<_>>().join(" ")
}

/// The hands and profits of all players after a round, as far as the viewer knows them.
pub fn holdings(voice: &Voice, sheet: &mut Sheet, view: &View) {
    let texts = &voice.texts;
    sheet.blank();
    let headings = [
        String::new(),
        text!(texts, "hand-column"),
        text!(texts, "profits-column"),
        text!(texts, "points-column"),
    ];
    let mut grid = Grid::new(3, headings);
    for seat in view.players().seats() {
        let points = view.score(seat).map_or_else(|| "?".to_owned(), |points| points.to_string());
        let (hand, profits) = (view.hand(seat), view.profits(seat));
        grid.row([voice.label(seat), held(texts, hand), held(texts, profits), points]);
    }
    sheet.block(&grid.text());
}

/// Cards, or their number if they are hidden.
fn held(texts: &Texts, held: Held) -> String {
    match held {
        Held::Seen(cards) => paint::pieces(cards.iter()),
        Held::Counted(count) => text!(texts, "cards", count = count),
    }
}

/// The final account of a game about money: starting money, income and expenses.
pub fn purses(voice: &Voice, sheet: &mut Sheet, ranks: &[Rank<Purse>]) {
    let texts = &voice.texts;
    let ways = ranks.iter().take(1).flat_map(|rank| rank.with.earned);
    let headings = [String::new(), String::new(), text!(texts, "start-column")]
        .into_iter()
        .chain(ways.map(|(way, _)| way.name(texts)))
        .chain([text!(texts, "paid-column"), text!(texts, "money-row")]);
    let mut grid = Grid::new(2, headings);
    for rank in ranks {
        let Purse { start, earned, paid, money } = rank.with;
        let cells = [place(rank), voice.label(rank.seat), start.to_string()]
            .into_iter()
            .chain(earned.map(|(_, florins)| florins.to_string()))
            .chain([(-paid).to_string(), paint::bold(&money.to_string())]);
        grid.row(cells);
    }
    sheet.block(&grid.text());
}

/// The final account of Byzanz: the profits of each player.
pub fn profits(voice: &Voice, sheet: &mut Sheet, view: &View, ranks: &[Rank<Standing>]) {
    let texts = &voice.texts;
    let headings = [
        String::new(),
        String::new(),
        text!(texts, "profits-column"),
        text!(texts, "in-hand-column"),
        text!(texts, "points-column"),
    ];
    let mut grid = Grid::new(3, headings);
    for rank in ranks {
        let Standing { points, in_hand } = rank.with;
        let profits = held(texts, view.profits(rank.seat));
        let points = paint::bold(&points.to_string());
        grid.row([place(rank), voice.label(rank.seat), profits, in_hand.to_string(), points]);
    }
    sheet.block(&grid.text());
}

fn place<T>(rank: &Rank<T>) -> String {
    format!("{}.", rank.place)
}
