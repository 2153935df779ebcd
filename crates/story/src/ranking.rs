//! Who won, and where it came from.

use std::cmp::Reverse;

use fondaco_rules::{Game, Players, Seat, SeatSet, sort_few};
use fondaco_texts::text;

use crate::{Page, Purse, Rank, Table, Voice, Way};

/// The end of a game about money, with what each earned in which way.
pub fn money<G: Game>(
    voice: &Voice,
    page: &mut dyn Page,
    game: &G,
    earned: impl Fn(Seat) -> [(Way, i32); 3],
) {
    let purse = |seat| {
        let start = G::new(game.players().count() as u32).map_or(0, |new| new.scores()[seat]);
        let (earned, money) = (earned(seat), game.scores()[seat]);
        let paid = start + earned.iter().map(|(_, florins)| florins).sum::<i32>() - money;
        Purse { start, earned, paid, money }
    };
    let ranks = ranks(game.players(), |purse: &Purse| purse.money, purse);
    end(voice, page, &Table::Purses(ranks), game.winners());
}

/// The last table, and who won, alone or together.
pub fn end(voice: &Voice, page: &mut dyn Page, table: &Table<'_>, winners: SeatSet) {
    page.heading(&text!(voice.texts, "final-heading"));
    page.table(voice, table);
    page.victory(&if let (Some(seat), 1) = (winners.first(), winners.len()) {
        text!(voice.texts, "wins", name = voice.name(seat))
    } else {
        text!(voice.texts, "share-victory", names = voice.list(winners.iter()))
    });
}

/// The seats from the best to the last, by this key of what they have; equals share a place.
pub fn ranks<T, K: Ord>(
    players: Players,
    key: impl Fn(&T) -> K,
    with: impl Fn(Seat) -> T,
) -> Vec<Rank<T>> {
    let mut seats: Vec<Seat> = players.seats().collect();
    sort_few(&mut seats, |&seat| Reverse(key(&with(seat))));
    let place = |seat: Seat| {
        1 + seats.iter().filter(|&&other| key(&with(other)) > key(&with(seat))).count()
    };
    seats.iter().map(|&seat| Rank { place: place(seat), seat, with: with(seat) }).collect()
}
