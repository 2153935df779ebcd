//! The market of Byzantium.

use fondaco_rules::byzanz::{Cards, HAND_LIMIT, Held, Kind, Moves, Turn, View};
use fondaco_rules::{Byzanz, Choices, Seat};
use fondaco_story::{Page, Voice};
use fondaco_texts::{Texts, text};

use crate::paint::{self, Grid};
use crate::sheet::Sheet;

/// The lot, the bids, the market, and the hand of the viewer.
pub fn show(voice: &Voice, page: &mut Sheet, view: &View, me: Seat) {
    let texts = &voice.texts;
    let round = text!(texts, "round", round = view.round(), rounds = view.rounds());
    page.line(&text!(texts, "byzanz-status", round = round, deck = view.deck()));
    let offers: Vec<_> = view.stack().iter().map(ToString::to_string).collect();
    lot(voice, page, view);
    players(voice, page, view, me);
    market(voice, page, view);
    if !offers.is_empty() {
        page.line(&text!(texts, "byzanz-offers", offers = offers.join(" ")));
    }
    if let Held::Seen(hand) = view.hand(me) {
        let value = hand.value();
        let cards = paint::pieces(hand.iter());
        page.line(&text!(texts, "byzanz-hand", cards = cards, count = hand.len(), value = value));
    }
}

/// The offer card and its lot.
fn lot(voice: &Voice, page: &mut Sheet, view: &View) {
    if let Some(offer) = view.stack().last()
        && !view.lot().is_empty()
    {
        let lot = paint::pieces(view.lot().items());
        page.line(&text!(voice.texts, "byzanz-lot", offer = *offer, lot = lot));
    }
}

/// What a decision of the seat is about: the lot and the highest bid, or the market, and its hand.
pub fn outline(voice: &Voice, page: &mut Sheet, view: &View, seat: Seat) {
    let texts = &voice.texts;
    lot(voice, page, view);
    if view.lot().is_empty() {
        market(voice, page, view);
    }
    if let Held::Seen(hand) = view.hand(seat) {
        let hand = text!(texts, "byzanz-holds", cards = paint::pieces(hand.iter()));
        page.line(&match view.to_exceed() {
            0 => hand,
            highest => format!("{hand} · {}", text!(texts, "byzanz-highest", highest = highest)),
        });
    }
}

/// What the seat is asked.
pub fn question(voice: &Voice, view: &View, _me: Seat) -> String {
    let texts = &voice.texts;
    match view.moves().map(|moves| moves.turn) {
        Some(turn @ Turn::Bid { .. }) => {
            let highest = view.to_exceed();
            if turn.bids().is_some() {
                text!(texts, "byzanz-ask-bid", highest = highest)
            } else {
                text!(texts, "byzanz-ask-pass", highest = highest)
            }
        }
        Some(Turn::Give(_)) => text!(texts, "byzanz-ask-give"),
        Some(Turn::Take(_)) => text!(texts, "byzanz-ask-take"),
        Some(Turn::Drop(_)) => text!(texts, "byzanz-ask-reduce", limit = HAND_LIMIT),
        Some(Turn::Done) => text!(texts, "byzanz-ask-done"),
        Some(Turn::Nothing) | None => text!(texts, "ask-nothing"),
    }
}

/// The moves with the sets that the viewer may sell, and a mark where cards have to be typed.
pub fn spell_out(listed: Vec<String>, view: &View) -> Vec<String> {
    let turn = listed.into_iter().filter(|choice| choice != "sell").map(|choice| {
        match choice.strip_prefix("bid ") {
            Some(total) => format!("bid … ({total})"),
            None if choice == "drop" => "drop …".to_owned(),
            None => choice,
        }
    });
    let for_sale = view.moves().map_or(Cards::NONE, |moves| moves.for_sale);
    let sets = Moves { turn: Turn::Nothing, for_sale };
    turn.chain(sets.iter().map(|choice| choice.to_string())).collect()
}

/// A row for each player: bid, offer card, profits and number of cards.
fn players(voice: &Voice, page: &mut Sheet, view: &View, me: Seat) {
    let texts = &voice.texts;
    let headings = [
        String::new(),
        text!(texts, "byzanz-bid-column"),
        text!(texts, "total-column"),
        text!(texts, "byzanz-offer-column"),
        text!(texts, "hand-column"),
        text!(texts, "profits-column"),
        text!(texts, "points-column"),
    ];
    let mut grid = Grid::new(2, headings);
    for seat in view.players().seats() {
        let bid = view.bid(seat);
        let offer = view.offer(seat).map_or_else(String::new, |offer| offer.to_string());
        let points = view.score(seat).map_or_else(|| "?".to_owned(), |points| points.to_string());
        grid.row([
            super::label(voice, seat, me),
            table_bid(voice, view, seat, bid),
            if bid.is_empty() { String::new() } else { bid.value().to_string() },
            offer,
            view.hand(seat).len().to_string(),
            view.profits(seat).len().to_string(),
            points,
        ]);
    }
    page.block(&grid.text());
}

/// The cards of a bid, or that the player is out of this auction.
fn table_bid(voice: &Voice, view: &View, seat: Seat, bid: Cards) -> String {
    if view.passed().contains(seat) {
        paint::faint(&text!(voice.texts, "byzanz-passed"))
    } else {
        paint::pieces(bid.iter())
    }
}

/// The market kind by kind.
fn market(voice: &Voice, page: &mut Sheet, view: &View) {
    let kinds = Kind::ALL.map(|kind| paint::pieces(view.market().of_kind(kind).iter()));
    let kinds: Vec<_> = kinds.into_iter().filter(|cards| !cards.is_empty()).collect();
    if !kinds.is_empty() {
        page.line(&text!(voice.texts, "byzanz-market-now", cards = kinds.join(" · ")));
    }
}

/// The round.
pub fn heading(texts: &Texts, game: &Byzanz) -> String {
    text!(texts, "round", round = game.round(), rounds = game.rounds())
}

/// What may be typed.
pub fn help(texts: &Texts) -> String {
    text!(texts, "byzanz-help")
}

/// Its rules in short.
pub fn rules(texts: &Texts) -> String {
    text!(texts, "byzanz-rules")
}
