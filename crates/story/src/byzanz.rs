//! The story of Byzanz: a line or two per auction, the market, a table per round.

use fondaco_rules::byzanz::{
    Card, Cards, Effect, HAND_LIMIT, Kind, Lot, Move, Outcome, Standing, View,
};
use fondaco_rules::{Byzanz, Event, Game, Seat};
use fondaco_texts::text;

use crate::narrator::Step;
use crate::{Page, TOGETHER, Table, Voice, ranking};

/// What has happened but is not written yet.
#[derive(Default)]
pub struct Story {
    /// What the winner of the auction paid.
    paid: Cards,
    /// What has begun to be written beyond the auction.
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
pub fn open(voice: &Voice, page: &mut dyn Page, game: &Byzanz) {
    let kinds = Kind::ALL.map(|kind| (kind.letter().to_string(), voice.texts.byzanz_kind(kind)));
    page.legend(&kinds);
    round(voice, page, &game.view(voice.viewer));
}

fn round(voice: &Voice, page: &mut dyn Page, view: &View) {
    page.heading(&text!(voice.texts, "round", round = view.round(), rounds = view.rounds()));
}

impl Story {
    pub fn tell(&mut self, voice: &Voice, page: &mut dyn Page, step: &Step<'_, Byzanz>) {
        match step.event {
            Event::Chance(Outcome::First(seat)) => {
                page.line(&text!(voice.texts, "byzanz-drawn-to-begin", name = voice.name(seat)));
            }
            Event::Chance(outcome @ Outcome::Deal(seat, cards)) => {
                let is_seen = Byzanz::masked(voice.viewer, &outcome).is_none();
                self.deal(voice, page, seat, cards, is_seen);
            }
            Event::Chance(Outcome::Lot(lot)) => self.lot(voice, page, lot),
            Event::Move(seat, choice) => self.act(voice, page, step, seat, choice),
        }
        let mut gift = match step.event {
            Event::Move(_, Move::Give(card)) => Some(card),
            _ => None,
        };
        for effect in &step.effects {
            if let Effect::GaveOnly { card, .. } = effect {
                gift = Some(*card);
            }
            self.follow(voice, page, step, effect, gift);
        }
    }

    /// Says what goes on, unless that has just been said.
    fn begin(&mut self, goes_on: GoesOn, page: &mut dyn Page, lead: &str) {
        if self.goes_on.replace(goes_on) != Some(goes_on) {
            page.lead(lead);
        }
    }

    /// All see only their own cards.
    fn deal(
        &mut self,
        voice: &Voice,
        page: &mut dyn Page,
        seat: Seat,
        cards: Cards,
        is_seen: bool,
    ) {
        self.begin(GoesOn::Deal, page, &text!(voice.texts, "byzanz-deal"));
        let cards = if is_seen {
            page.pieces(cards.iter())
        } else {
            page.pieces(vec!["?"; cards.len() as usize])
        };
        let label = voice.label(seat).replace(' ', TOGETHER);
        page.clause(&format!("{label} {cards}"));
    }

    fn lot(&mut self, voice: &Voice, page: &mut dyn Page, lot: Lot) {
        self.goes_on = None;
        let cards = page.pieces(lot.items());
        page.lead(&text!(voice.texts, "byzanz-lot", offer = lot.len(), lot = cards));
    }

    fn act(
        &mut self,
        voice: &Voice,
        page: &mut dyn Page,
        step: &Step<'_, Byzanz>,
        seat: Seat,
        choice: Move,
    ) {
        let texts = &voice.texts;
        let name = voice.name(seat);
        match choice {
            Move::Bid(added) => {
                let lay = step.before.bid(seat);
                let total = lay.plus(added).value();
                let cards = page.pieces(added.iter());
                page.clause(&if lay.is_empty() {
                    text!(texts, "byzanz-bids", name = name, cards = cards, total = total)
                } else {
                    text!(texts, "byzanz-raises", name = name, cards = cards, total = total)
                });
            }
            Move::Pass => page.clause(&text!(texts, "passes", name = name)),
            // Written together with what the winner takes.
            Move::Give(_) | Move::Take(_) => {}
            Move::Sell(set) => {
                let kept = step.effects.iter().find_map(|effect| match effect {
                    Effect::Sold { kept, .. } => Some(*kept),
                    _ => None,
                });
                self.goes_on = None;
                let set = page.pieces(set.iter());
                let kept = page.pieces(kept);
                page.line(&text!(texts, "byzanz-sells", name = name, set = set, kept = kept));
            }
            Move::Drop(card) => {
                let lead = text!(texts, "byzanz-reduces", name = name, limit = HAND_LIMIT);
                self.begin(GoesOn::Reduction(seat), page, &lead);
                page.clause(&page.pieces([card]));
            }
            Move::Done => {
                self.begin(GoesOn::LastSales, page, &text!(texts, "byzanz-done"));
                page.clause(&voice.label(seat).replace(' ', TOGETHER));
            }
        }
    }

    fn follow(
        &mut self,
        voice: &Voice,
        page: &mut dyn Page,
        step: &Step<'_, Byzanz>,
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
                page.result(&took_lot(voice, page, seat, paid, gift, cards, offer));
            }
            Effect::TookKind { seat, cards } => {
                let market = match step.event {
                    Event::Move(_, Move::Take(_)) => step.before.market(),
                    // The only kind there is was taken without a choice.
                    _ => cards,
                };
                let lead = text!(texts, "byzanz-market", cards = page.pieces(market.iter()));
                self.begin(GoesOn::Market, page, &lead);
                let cards = page.pieces(cards.iter());
                page.clause(&text!(texts, "byzanz-takes", name = voice.name(seat), cards = cards));
            }
            Effect::RoundOver { round, left } => {
                self.goes_on = None;
                if !left.is_empty() {
                    let cards = page.pieces(left.iter());
                    page.result(&text!(texts, "byzanz-left", cards = cards));
                }
                let view = step.after.game.view(voice.viewer);
                page.table(voice, &Table::Holdings(&view));
                if view.round() > round {
                    self::round(voice, page, &view);
                } else {
                    page.heading(&text!(texts, "byzanz-last-sales"));
                }
            }
            Effect::Over => rank(voice, page, &step.after.game.view(voice.viewer)),
            Effect::AllPassed { .. } | Effect::GaveOnly { .. } | Effect::Sold { .. } => {}
        }
    }
}

/// The winner pays, gives a card to the market and takes the rest; one who had no rival pays
/// nothing, and when all have passed the whole lot is free.
fn took_lot(
    voice: &Voice,
    page: &dyn Page,
    seat: Seat,
    paid: Cards,
    gift: Option<Card>,
    cards: Cards,
    offer: u8,
) -> String {
    let texts = &voice.texts;
    let name = voice.name(seat);
    let taken = page.pieces(cards.iter());
    let Some(gift) = gift.map(|card| page.pieces([card])) else {
        return text!(texts, "byzanz-took-all", name = name, cards = taken, offer = offer);
    };
    if !paid.is_empty() {
        let paid = page.pieces(paid.iter());
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

/// Who won, and with what.
fn rank(voice: &Voice, page: &mut dyn Page, view: &View) {
    let key = |standing: &Standing| *standing;
    let ranks = ranking::ranks(view.players(), key, |seat| view.standing(seat));
    ranking::end(voice, page, &Table::Profits(view, ranks), view.winners());
}
