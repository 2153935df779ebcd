//! Who won, and where it came from.

use fondaco_rules::{BySeat, Game, Players, Seat, SeatSet};
use fondaco_texts::text;

use super::{Page, Voice};
use crate::paint::{self, Grid};

/// Where money came from: a column of the final table.
pub struct Source {
    heading: String,
    earned: BySeat<i32>,
}

impl Source {
    /// What each seat earned in this way.
    pub fn of(heading: String, players: Players, earned: impl Fn(Seat) -> i32) -> Source {
        let mut by_seat = BySeat::default();
        for seat in players.seats() {
            by_seat[seat] = earned(seat);
        }
        Source { heading, earned: by_seat }
    }
}

/// The final table of a game about money: what each started with, earned, and paid for goods.
pub fn money<G: Game>(voice: &Voice, page: &mut Page, game: &G, start: i32, sources: &[Source]) {
    let texts = &voice.texts;
    let scores = game.scores();
    heading(voice, page);
    let columns = [String::new(), String::new(), text!(texts, "start-column")]
        .into_iter()
        .chain(sources.iter().map(|source| source.heading.clone()))
        .chain([text!(texts, "paid-column"), text!(texts, "money-row")]);
    let mut grid = Grid::new(2, columns);
    for (place, seat) in places(game.players(), |seat| scores[seat]) {
        let earned: i32 = sources.iter().map(|source| source.earned[seat]).sum();
        let paid = start + earned - scores[seat];
        let cells = [place, voice.label(seat), start.to_string()]
            .into_iter()
            .chain(sources.iter().map(|source| source.earned[seat].to_string()))
            .chain([(-paid).to_string(), paint::bold(&scores[seat].to_string())]);
        grid.row(cells);
    }
    page.block(&grid.text());
    winners(voice, page, game.winners());
}

/// The heading of the final table.
pub fn heading(voice: &Voice, page: &mut Page) {
    page.heading(&text!(voice.texts, "final-heading"));
}

/// Who won, alone or together.
pub fn winners(voice: &Voice, page: &mut Page, winners: SeatSet) {
    let line = if let (Some(seat), 1) = (winners.first(), winners.len()) {
        text!(voice.texts, "wins", name = voice.name(seat))
    } else {
        text!(voice.texts, "share-victory", names = voice.list(winners.iter()))
    };
    page.line(&paint::bold(&line));
}

/// The seats from the best to the last, each with its place; equals share a place.
pub fn places<K: Ord>(players: Players, key: impl Fn(Seat) -> K) -> Vec<(String, Seat)> {
    let mut seats: Vec<Seat> = players.seats().collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(key(seat)));
    let place = |seat: Seat| 1 + seats.iter().filter(|&&other| key(other) > key(seat)).count();
    seats.iter().map(|&seat| (format!("{}.", place(seat)), seat)).collect()
}
