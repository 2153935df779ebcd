//! The market of Florence.

use fondaco_rules::medici::{DAYS, Good, Moves, Tile};
use fondaco_rules::{Game, Medici, Seat};
use fondaco_story::{Page, TOGETHER, Voice};
use fondaco_texts::{Texts, text};

use crate::paint::{self, Grid};
use crate::sheet::Sheet;

/// The lot, the ships, the stalls and what may still be drawn.
pub fn show(voice: &Voice, page: &mut Sheet, view: &Medici, me: Seat) {
    let texts = &voice.texts;
    page.line(&text!(texts, "medici-day", day = view.day(), days = DAYS, bag = view.bag()));
    outline(voice, page, view, me);
    ships(voice, page, view, me);
    let tiles = view.unseen().iter().map(|tile| (tile.good().map(Good::letter), tile.value()));
    page.line(&text!(texts, "medici-unseen", tiles = unseen(tiles)));
}

/// What the seat is asked.
pub fn question(voice: &Voice, view: &Medici, me: Seat) -> String {
    match view.moves(me) {
        Moves::DrawOrOffer => text!(voice.texts, "medici-ask-choose"),
        Moves::BidOrPass(_) => text!(voice.texts, "medici-ask-bid"),
        Moves::Nothing => text!(voice.texts, "ask-nothing"),
    }
}

/// The lot, who auctions it, and the highest bid.
pub fn outline(voice: &Voice, page: &mut Sheet, view: &Medici, _seat: Seat) {
    let Some(seat) = view.auctioneer() else { return };
    let texts = &voice.texts;
    let tiles = view.lot();
    let value = Tile::sum(tiles.items());
    let lot = paint::pieces(tiles.items());
    let auctioneer = voice.label(seat);
    let line = text!(texts, "medici-lot", lot = lot, value = value, auctioneer = auctioneer);
    let bid = view.best_bid().map(|bid| {
        text!(texts, "medici-high-bid", name = voice.label(bid.by), amount = bid.amount.get())
    });
    page.line(&[Some(line), bid].into_iter().flatten().collect::<Vec<_>>().join(" · "));
}

/// A row for each player: money, holds, levels.
fn ships(voice: &Voice, page: &mut Sheet, view: &Medici, me: Seat) {
    let texts = &voice.texts;
    let goods = Good::ALL.map(|good| paint::piece(good.letter()));
    let headings = [String::new(), text!(texts, "medici-ship-column")]
        .into_iter()
        .chain([text!(texts, "medici-value-column"), text!(texts, "money-row")])
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

/// Tiles, as the letter of their good, unless they are gold, and their value, good by good:
/// `C 0 2 5 5 · F 1 · Au`.
pub fn unseen(tiles: impl Iterator<Item = (Option<char>, u8)>) -> String {
    let mut goods: Vec<(Option<char>, Vec<String>)> = Vec::new();
    for (good, value) in tiles {
        if goods.last().is_none_or(|(last, _)| *last != good) {
            goods.push((good, good.map(String::from).into_iter().collect()));
        }
        if let Some((_, list)) = goods.last_mut() {
            list.push(good.map_or_else(|| "Au".to_owned(), |_| value.to_string()));
        }
    }
    let goods =
        goods.iter().map(|(good, list)| paint::of_good(good.unwrap_or('A'), &list.join(TOGETHER)));
    goods.collect::<Vec<_>>().join(" · ")
}

/// The moves as they are listed: none leaves anything open.
pub fn spell_out(listed: Vec<String>, _view: &Medici) -> Vec<String> {
    listed
}

/// The day.
pub fn heading(texts: &Texts, game: &Medici) -> String {
    text!(texts, "medici-day", day = game.day(), days = DAYS, bag = game.bag())
}

/// What may be typed.
pub fn help(texts: &Texts) -> String {
    text!(texts, "medici-help")
}

/// Its rules in short.
pub fn rules(texts: &Texts) -> String {
    text!(texts, "medici-rules")
}
