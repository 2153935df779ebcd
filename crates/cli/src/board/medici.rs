//! The market of Florence.

use fondaco_rules::medici::{DAYS, Good, Moves};
use fondaco_rules::{Game, Medici, Seat};
use fondaco_texts::text;

use crate::narrate::{Page, TOGETHER, Voice};
use crate::paint::{self, Grid};

/// The lot, the ships, the stalls and what may still be drawn.
pub fn show(voice: &Voice, page: &mut Page, view: &Medici, me: Seat) {
    let texts = &voice.texts;
    page.line(&text!(texts, "day", day = view.day(), days = DAYS, bag = view.bag()));
    lot(voice, page, view);
    ships(voice, page, view, me);
    let unseen = text!(texts, "unseen", tiles = unseen(view.unseen().iter()));
    page.line(&unseen);
}

/// What the seat is asked.
pub fn question(voice: &Voice, view: &Medici, me: Seat) -> String {
    match view.moves(me) {
        Moves::DrawOrOffer => text!(voice.texts, "ask-medici-choose"),
        Moves::BidOrPass(_) => text!(voice.texts, "ask-medici-bid"),
        Moves::Nothing => text!(voice.texts, "ask-nothing"),
    }
}

fn lot(voice: &Voice, page: &mut Page, view: &Medici) {
    let Some(seat) = view.auctioneer() else { return };
    let texts = &voice.texts;
    let tiles = view.lot();
    let value: u32 = tiles.items().iter().map(|tile| u32::from(tile.value())).sum();
    let lot = paint::pieces(tiles.items());
    let auctioneer = voice.label(seat);
    let line = text!(texts, "medici-lot", lot = lot, value = value, auctioneer = auctioneer);
    let bid = view.best_bid().map(|bid| {
        text!(texts, "medici-high-bid", name = voice.label(bid.by), amount = bid.amount.get())
    });
    page.line(&[Some(line), bid].into_iter().flatten().collect::<Vec<_>>().join(" · "));
}

/// A row for each player: money, holds, levels.
fn ships(voice: &Voice, page: &mut Page, view: &Medici, me: Seat) {
    let texts = &voice.texts;
    let goods = Good::ALL.map(|good| paint::piece(good.letter()));
    let headings = [String::new(), text!(texts, "ship-column")]
        .into_iter()
        .chain([text!(texts, "value-column"), text!(texts, "money-row")])
        .chain(goods);
    let mut grid = Grid::new(2, headings);
    for seat in view.players().seats() {
        let ship = view.ship(seat);
        let holds = ship.tiles().iter().map(paint::piece);
        let free = std::iter::repeat_with(paint::empty).take(ship.free().into());
        let holds: Vec<_> = holds.chain(free).collect();
        let cells = [super::label(voice, seat, me), holds.join(" "), ship.value().to_string()]
            .into_iter()
            .chain([paint::bold(&view.money(seat).to_string())])
            .chain(view.levels(seat).map(|level| level.to_string()));
        grid.row(cells);
    }
    page.block(&grid.text());
}

/// The tiles good by good: `C 0 2 5 5 · F 1 · Au`.
pub fn unseen<T: std::fmt::Display>(tiles: impl Iterator<Item = T>) -> String {
    let mut goods: Vec<(char, String)> = Vec::new();
    for tile in tiles.map(|tile| tile.to_string()) {
        let Some(letter) = tile.chars().next() else { continue };
        match goods.last_mut() {
            Some((last, list)) if *last == letter && letter != 'A' => {
                list.push(' ');
                list.push_str(&tile[1..]);
            }
            Some((last, list)) if *last == letter => list.push_str(" Au"),
            _ if letter == 'A' => goods.push((letter, tile)),
            _ => goods.push((letter, format!("{letter} {}", &tile[1..]))),
        }
    }
    let goods =
        goods.iter().map(|(letter, list)| paint::of_good(*letter, &list.replace(' ', TOGETHER)));
    goods.collect::<Vec<_>>().join(" · ")
}
