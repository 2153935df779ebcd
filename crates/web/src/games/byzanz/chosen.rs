//! What the person at the screen has picked out and not yet done.
//!
//! The hand lies on the stage, the buttons in the bar below it: both look here.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use fondaco_client::byzanz::{self, Doing};
use fondaco_rules::byzanz::{Card, Cards, Kind, Move, Turn, View};
use fondaco_rules::{Byzanz, Seat, ToAct};
use leptos::prelude::*;

use super::{Look, own_seat};
use crate::scene::Scene;

/// What is picked out.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Chosen {
    /// Cards of the hand; equal ones are numbered.
    hand: BTreeSet<(Card, u32)>,
    /// The card of the lot that is to go to the market.
    pub gift: Option<Card>,
    /// The kind that is to be taken.
    pub kind: Option<Kind>,
}

static CHOSEN: LazyLock<ArcRwSignal<Chosen>> =
    LazyLock::new(|| ArcRwSignal::new(Chosen::default()));

impl Chosen {
    /// The cards of the hand.
    pub fn cards(&self) -> Cards {
        self.hand.iter().map(|(card, _)| *card).collect()
    }

    /// Is this card of the hand picked out? Equal ones are told apart by their numbers.
    pub fn has(&self, card: (Card, u32)) -> bool {
        self.hand.contains(&card)
    }
}

/// What is picked out; whoever shows it is told when it changes.
pub fn chosen() -> Chosen {
    CHOSEN.get()
}

/// Picks a card of the hand, or puts it back.
pub fn toggle(card: (Card, u32)) {
    CHOSEN.update(|chosen| {
        if !chosen.hand.remove(&card) {
            chosen.hand.insert(card);
        }
    });
}

/// Picks a card of the lot.
pub fn pick_gift(card: Card) {
    CHOSEN.update(|chosen| chosen.gift = Some(card));
}

/// Picks a kind of the market.
pub fn pick_kind(kind: Kind) {
    CHOSEN.update(|chosen| chosen.kind = Some(kind));
}

/// Puts everything back.
pub fn clear() {
    CHOSEN.set(Chosen::default());
}

/// Puts everything back when it is about something else: another hand, another lot, another
/// market. What was picked while others speak stays.
pub fn follow(look: Look) {
    Effect::new(move |before: Option<_>| {
        let now = look.view.get().map(|view| {
            let own = own_seat(look.scene);
            let hand = own.and_then(|seat| byzanz::seen_hand(&view, seat));
            (own, hand, view.lot(), view.market())
        });
        if before.is_some_and(|before| before != now) {
            clear();
        }
        now
    });
    on_cleanup(clear);
}

/// Does what was asked for with what is picked out, if that is allowed: bids, gives, takes, drops.
/// At the end, with nothing picked, it is done.
pub fn confirm(scene: Scene, view: &View) -> bool {
    let (Some(seat), Some(moves)) = (decider(scene, view), view.moves()) else { return false };
    let chosen = CHOSEN.get_untracked();
    let cards = chosen.cards();
    let choice = match moves.turn {
        Turn::Bid { goods, above } if goods.include(cards) && cards.value() > above => {
            Move::Bid(cards)
        }
        Turn::Give(lot) => match chosen.gift {
            Some(card) if lot.has(card) => Move::Give(card),
            _ => return false,
        },
        Turn::Take(_) => match chosen.kind {
            Some(kind) if !view.market().of_kind(kind).is_empty() => Move::Take(kind),
            _ => return false,
        },
        Turn::Drop(hand) if hand.include(cards) => return drop_all(scene, seat, hand, cards),
        Turn::Done if cards.is_empty() => Move::Done,
        _ => return false,
    };
    act(scene, seat, choice);
    true
}

/// Drops no more than has to go.
fn drop_all(scene: Scene, seat: Seat, hand: Cards, cards: Cards) -> bool {
    if cards.is_empty() || cards.len() > byzanz::excess(hand) {
        return false;
    }
    clear();
    for card in cards.iter() {
        scene.play::<Byzanz>(seat, Move::Drop(card));
    }
    true
}

/// Does something; what was picked out for it is put back.
pub fn act(scene: Scene, seat: Seat, choice: Move) {
    clear();
    scene.play::<Byzanz>(seat, choice);
}

/// The viewer's seat, if he is asked now at this screen.
pub fn decider(scene: Scene, view: &View) -> Option<Seat> {
    let seat = own_seat(scene)?;
    let asked = view.to_act() == ToAct::Player(seat);
    (asked && scene.decider() == Some(seat)).then_some(seat)
}

/// The viewer's seat, if he may sell from his hand now; he need not be asked.
pub fn seller(scene: Scene, view: &View) -> Option<Seat> {
    let seat = own_seat(scene)?;
    (scene.act.is_some() && Doing::of(view).lets_sell(seat)).then_some(seat)
}
