//! Byzanz told: a line or two an auction, the market, a table a round.

use fondaco_rules::byzanz::{
    Card, Cards, Effect, HAND_LIMIT, Held, Kind, Lot, Move, Outcome, Standing, View,
};
use fondaco_rules::{Byzanz, Event, Game, Seat};
use fondaco_texts::text;

use super::{Page, TOGETHER, Told, Voice, legend, ranking};
use crate::paint::{self, Grid};

/// What has been seen but not yet told.
#[derive(Default)]
pub struct Story {
    /// What the winner of the auction paid.
    paid: Cards,
    /// What goes on beyond the auction, and has been begun to be told.
    goes_on: Option<GoesOn>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum GoesOn {
    Deal,
    Reduction(Seat),
    Market,
    LastSales,
}

/// The kinds of cards, and the round.
pub fn open(voice: &Voice, page: &mut Page, game: &Byzanz) {
    let kinds = Kind::ALL.map(|kind| (kind.letter(), voice.texts.byzanz_kind(kind)));
    page.line(&legend(kinds));
    round(voice, page, &game.view(voice.viewer));
}

fn round(voice: &Voice, page: &mut Page, view: &View) {
    page.heading(&text!(voice.texts, "round", round = view.round(), rounds = view.rounds()));
}

impl Story {
    pub fn tell(&mut self, voice: &Voice, page: &mut Page, told: &Told<'_, Byzanz>) {
        match told.event {
            Event::Chance(Outcome::First(seat)) => {
                page.line(&text!(voice.texts, "byzanz-drawn-to-begin", name = voice.name(seat)));
            }
            Event::Chance(outcome @ Outcome::Deal(seat, cards)) => {
                let is_seen = Byzanz::masked(voice.viewer, &outcome).is_none();
                self.deal(voice, page, seat, cards, is_seen);
            }
            Event::Chance(Outcome::Lot(lot)) => self.lot(voice, page, lot),
            Event::Move(seat, choice) => self.act(voice, page, told, seat, choice),
        }
        let mut gift = match told.event {
            Event::Move(_, Move::Give(card)) => Some(card),
            _ => None,
        };
        for effect in &told.effects {
            if let Effect::GaveOnly { card, .. } = effect {
                gift = Some(*card);
            }
            self.follow(voice, page, told, effect, gift);
        }
    }

    /// Says what goes on, unless that has just been said.
    fn begin(&mut self, goes_on: GoesOn, page: &mut Page, lead: impl FnOnce() -> String) {
        if self.goes_on.replace(goes_on) != Some(goes_on) {
            page.lead(lead());
        }
    }

    /// Everybody sees only his own cards.
    fn deal(&mut self, voice: &Voice, page: &mut Page, seat: Seat, cards: Cards, is_seen: bool) {
        self.begin(GoesOn::Deal, page, || text!(voice.texts, "byzanz-deal"));
        let cards = if is_seen {
            paint::pieces(cards.iter())
        } else {
            vec!["?"; cards.len() as usize].join(" ")
        };
        let label = voice.label(seat).replace(' ', TOGETHER);
        page.clause(&format!("{label} {cards}"));
    }

    fn lot(&mut self, voice: &Voice, page: &mut Page, lot: Lot) {
        self.goes_on = None;
        let cards = paint::pieces(lot.items());
        page.lead(text!(voice.texts, "byzanz-lot", offer = lot.len(), lot = cards));
    }

    fn act(
        &mut self,
        voice: &Voice,
        page: &mut Page,
        told: &Told<'_, Byzanz>,
        seat: Seat,
        choice: Move,
    ) {
        let texts = &voice.texts;
        let name = voice.name(seat);
        match choice {
            Move::Bid(added) => {
                let lay = told.before.bid(seat);
                let total = lay.plus(added).value();
                let cards = paint::pieces(added.iter());
                page.clause(&if lay.is_empty() {
                    text!(texts, "byzanz-bids", name = name, cards = cards, total = total)
                } else {
                    text!(texts, "byzanz-raises", name = name, cards = cards, total = total)
                });
            }
            Move::Pass => page.clause(&text!(texts, "passes", name = name)),
            // Told together with what the winner takes.
            Move::Give(_) | Move::Take(_) => {}
            Move::Sell(set) => {
                let kept = told.effects.iter().find_map(|effect| match effect {
                    Effect::Sold { kept, .. } => Some(*kept),
                    _ => None,
                });
                self.goes_on = None;
                let set = paint::pieces(set.iter());
                let kept = paint::pieces(kept);
                page.line(&text!(texts, "byzanz-sells", name = name, set = set, kept = kept));
            }
            Move::Drop(card) => {
                let lead = || {
                    let name = voice.name(seat);
                    text!(texts, "byzanz-reduces", name = name, limit = HAND_LIMIT)
                };
                self.begin(GoesOn::Reduction(seat), page, lead);
                page.clause(&paint::piece(card));
            }
            Move::Done => {
                self.begin(GoesOn::LastSales, page, || text!(texts, "byzanz-done"));
                page.clause(&voice.label(seat).replace(' ', TOGETHER));
            }
        }
    }

    fn follow(
        &mut self,
        voice: &Voice,
        page: &mut Page,
        told: &Told<'_, Byzanz>,
        effect: &Effect,
        gift: Option<Card>,
    ) {
        let texts = &voice.texts;
        match *effect {
            Effect::Won { paid, .. } => self.paid = paid,
            Effect::Last { seat } => {
                page.clause(&text!(texts, "byzanz-last", name = voice.name(seat)));
            }
            Effect::TookLot { seat, cards, offer } => {
                let paid = std::mem::take(&mut self.paid);
                page.result(&took_lot(voice, seat, paid, gift, cards, offer));
            }
            Effect::TookKind { seat, cards } => {
                let market = match told.event {
                    Event::Move(_, Move::Take(_)) => told.before.market(),
                    // The only kind there is was taken without a choice.
                    _ => cards,
                };
                let lead = || text!(texts, "byzanz-market", cards = paint::pieces(market.iter()));
                self.begin(GoesOn::Market, page, lead);
                let cards = paint::pieces(cards.iter());
                page.clause(&text!(texts, "byzanz-takes", name = voice.name(seat), cards = cards));
            }
            Effect::RoundOver { round, left } => {
                self.goes_on = None;
                if !left.is_empty() {
                    let cards = paint::pieces(left.iter());
                    page.result(&text!(texts, "byzanz-left", cards = cards));
                }
                let view = told.after.game.view(voice.viewer);
                standing(voice, page, &view);
                if view.round() > round {
                    self::round(voice, page, &view);
                } else {
                    page.heading(&text!(texts, "byzanz-last-sales"));
                }
            }
            Effect::Over => rank(voice, page, &told.after.game.view(voice.viewer)),
            Effect::AllPassed { .. } | Effect::GaveOnly { .. } | Effect::Sold { .. } => {}
        }
    }
}

/// The winner pays, gives a card to the market and takes the rest; one who had no rival pays
/// nothing, and when all have passed the whole lot is free.
fn took_lot(
    voice: &Voice,
    seat: Seat,
    paid: Cards,
    gift: Option<Card>,
    cards: Cards,
    offer: u8,
) -> String {
    let texts = &voice.texts;
    let name = voice.name(seat);
    let taken = paint::pieces(cards.iter());
    let Some(gift) = gift.map(paint::piece) else {
        return text!(texts, "byzanz-took-all", name = name, cards = taken, offer = offer);
    };
    if !paid.is_empty() {
        let paid = paint::pieces(paid.iter());
        text!(
            texts,
            "byzanz-won",
            name = name,
            paid = paid,
            gift = gift,
            cards = taken,
            offer = offer
        )
    } else if cards.is_empty() {
        text!(texts, "byzanz-gave-only", name = name, gift = gift, offer = offer)
    } else {
        text!(texts, "byzanz-gave", name = name, gift = gift, cards = taken, offer = offer)
    }
}

/// So many cards that nobody else sees.
fn hidden(voice: &Voice, count: u32) -> String {
    text!(voice.texts, "cards", count = count)
}

/// Cards, or how many there are.
pub fn held(voice: &Voice, held: Held) -> String {
    match held {
        Held::Seen(cards) => paint::pieces(cards.iter()),
        Held::Counted(count) => hidden(voice, count.into()),
    }
}

/// What everybody holds and has earned after a round, as far as the listener knows.
fn standing(voice: &Voice, page: &mut Page, view: &View) {
    let texts = &voice.texts;
    page.blank();
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
        grid.row([voice.label(seat), held(voice, hand), held(voice, profits), points]);
    }
    page.block(&grid.text());
}

/// Who won, and with what.
fn rank(voice: &Voice, page: &mut Page, view: &View) {
    let texts = &voice.texts;
    ranking::heading(voice, page);
    let headings = [
        String::new(),
        String::new(),
        text!(texts, "profits-column"),
        text!(texts, "in-hand-column"),
        text!(texts, "points-column"),
    ];
    let mut grid = Grid::new(3, headings);
    for (place, seat) in ranking::places(view.players(), |seat| view.standing(seat)) {
        let Standing { points, in_hand } = view.standing(seat);
        let (points, in_hand) = (points.to_string(), in_hand.to_string());
        let profits = held(voice, view.profits(seat));
        grid.row([place, voice.label(seat), profits, in_hand, paint::bold(&points)]);
    }
    page.block(&grid.text());
    ranking::winners(voice, page, view.winners());
}
