//! The two fleets and the three harbours.

use fondaco_rules::strozzi::{Good, Harbour, Hull, Moves, ROUNDS, Ship, TRACKS, Tile};
use fondaco_rules::{Game, Seat, Strozzi};
use fondaco_story::{Page, Voice};
use fondaco_texts::{Texts, text};

use super::medici::unseen;
use crate::paint::{self, Grid};
use crate::sheet::{Sheet, track};

/// The lot, the fleets, the harbours with their markers and what may still be drawn.
pub fn show(voice: &Voice, page: &mut Sheet, view: &Strozzi, me: Seat) {
    let texts = &voice.texts;
    let round = text!(texts, "round", round = view.round(), rounds = ROUNDS);
    let family = if me == Seat::ZERO {
        text!(texts, "strozzi-family-medici")
    } else {
        text!(texts, "strozzi-family-strozzi")
    };
    page.line(&text!(texts, "strozzi-status", round = round, family = family));
    outline(voice, page, view, me);
    fleets(voice, page, view);
    harbours(voice, page, view);
    let tiles = view.bag().iter().map(|tile| (tile.good().map(Good::letter), tile.value()));
    page.line(&text!(texts, "strozzi-in-bag", tiles = unseen(tiles)));
}

/// What the seat is asked.
pub fn question(voice: &Voice, view: &Strozzi, me: Seat) -> String {
    let texts = &voice.texts;
    match view.moves(me) {
        Moves::DrawOrPrice => text!(texts, "strozzi-ask-draw-or-price"),
        Moves::Price => text!(texts, "strozzi-ask-price"),
        Moves::BuyOrRefuse => {
            let price = view.price().unwrap_or_default();
            text!(texts, "strozzi-ask-answer", price = price)
        }
        Moves::LoadOrDiscard(_) => text!(texts, "strozzi-ask-load"),
        Moves::Nothing => text!(texts, "ask-nothing"),
    }
}

/// The lot and its price.
pub fn outline(voice: &Voice, page: &mut Sheet, view: &Strozzi, _seat: Seat) {
    let tiles = view.lot();
    if tiles.is_empty() {
        return;
    }
    let value = Tile::sum(tiles.items());
    let lot = paint::pieces(tiles.items());
    page.line(&match view.price() {
        None => text!(voice.texts, "strozzi-lot", lot = lot, value = value),
        Some(price) => {
            text!(voice.texts, "strozzi-lot-priced", lot = lot, value = value, price = price)
        }
    });
}

/// A column for each player's ships and where they lie.
fn fleets(voice: &Voice, page: &mut Sheet, view: &Strozzi) {
    let texts = &voice.texts;
    let heading = |seat: Seat| {
        text!(texts, "strozzi-fleet", name = voice.label(seat), money = view.money(seat))
    };
    let seats = || view.players().seats();
    let mut grid = Grid::new(3, [String::new()].into_iter().chain(seats().map(heading)));
    for hull in Hull::ALL {
        let ship = |seat: Seat| {
            let ship = view.fleet(seat).ship(hull);
            let free = std::iter::repeat_with(paint::empty);
            let free = free.take(view.fleet(seat).free(hull).into());
            let holds: Vec<_> = ship.tiles().iter().map(paint::piece).chain(free).collect();
            let harbour = ship.harbour().map_or_else(|| "–".to_owned(), |at| at.to_string());
            format!("{harbour}  {}", holds.join(" "))
        };
        let label = text!(texts, "strozzi-ship", ship = hull.to_string());
        grid.row([label].into_iter().chain(seats().map(ship)));
    }
    page.block(&grid.text());
}

/// The values that lie at each harbour, and its markers.
fn harbours(voice: &Voice, page: &mut Sheet, view: &Strozzi) {
    let texts = &voice.texts;
    let [left, right] = [Seat::ZERO, Seat::ONE].map(|seat| voice.label(seat));
    let sides = text!(texts, "strozzi-sides", left = left, right = right);
    let mut grid = Grid::bare(3);
    grid.row([String::new(), String::new(), paint::bold(&sides)]);
    for harbour in Harbour::ALL {
        let [ours, theirs] = [Seat::ZERO, Seat::ONE].map(|seat| {
            let value = view.fleet(seat).at(harbour).map(Ship::value);
            value.map_or_else(|| "–".to_owned(), |value| value.to_string())
        });
        let name = text!(texts, "strozzi-harbour", harbour = harbour.to_string());
        let mut label = format!("{}  {ours} : {theirs}", paint::bold(&name));
        for (place, (_, good)) in TRACKS.iter().enumerate().filter(|(_, track)| track.0 == harbour)
        {
            let good = paint::of_good(good.letter(), &texts.strozzi_good(*good));
            let marker = view.markers()[place];
            grid.row([std::mem::take(&mut label), good, track(marker, marker)]);
        }
    }
    page.block(&grid.text());
}

/// The moves as they are listed: none leaves anything open.
pub fn spell_out(listed: Vec<String>, _view: &Strozzi) -> Vec<String> {
    listed
}

/// The round.
pub fn heading(texts: &Texts, game: &Strozzi) -> String {
    text!(texts, "round", round = game.round(), rounds = ROUNDS)
}

/// What may be typed.
pub fn help(texts: &Texts) -> String {
    text!(texts, "strozzi-help")
}

/// Its rules in short.
pub fn rules(texts: &Texts) -> String {
    text!(texts, "strozzi-rules")
}
