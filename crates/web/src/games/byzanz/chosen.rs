//! What the person at the screen has selected but not yet played.
//!
//! The hand on the stage and the buttons in the bar share it.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use fondaco_client::byzanz;
use fondaco_rules::byzanz::{Card, Cards, Kind, Move, Turn, View};
use fondaco_rules::{Byzanz, Seat, ToAct};
use leptos::prelude::*;

use super::{Look, own_seat};
use crate::scene::Scene;

/// The selection.
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

    /// Whether this card of the hand is selected. Numbers distinguish equal cards.
    pub fn has(&self, card: (Card, u32)) -> bool {
        self.hand.contains(&card)
    }
}

/// The selection, tracked.
pub fn chosen() -> Chosen {
    CHOSEN.get()
}

/// Selects or deselects a card of the hand.
pub fn toggle(card: (Card, u32)) {
    CHOSEN.update(|chosen| {
        if !chosen.hand.remove(&card) {
            chosen.hand.insert(card);
        }
    });
}

/// Selects a card of the lot.
pub fn pick_gift(card: Card) {
    CHOSEN.update(|chosen| chosen.gift = Some(card));
}

/// Selects a kind of the market.
pub fn pick_kind(kind: Kind) {
    CHOSEN.update(|chosen| chosen.kind = Some(kind));
}

/// Clears the selection.
pub fn clear() {
    CHOSEN.set(Chosen::default());
}

/// Clears the selection when the hand, the lot or the market changes. What was selected while others
/// bid stays.
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

/// Plays the selection, if that is legal: bids, gives, takes, drops. In the last sales nothing selected
/// means done.
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

/// Drops these cards, if they are no more than have to go.
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

/// Plays a move and clears the selection.
pub fn act(scene: Scene, seat: Seat, choice: Move) {
    clear();
    scene.play::<Byzanz>(seat, choice);
}

/// The viewer's seat, if it is asked now at this screen.
pub fn decider(scene: Scene, view: &View) -> Option<Seat> {
    let seat = own_seat(scene)?;
    let asked = view.to_act() == ToAct::Player(seat);
    (asked && scene.decider() == Some(seat)).then_some(seat)
}

/// The viewer's seat, if it may sell now, whether or not it is its turn.
pub fn seller(scene: Scene, view: &View) -> Option<Seat> {
    let seat = own_seat(scene)?;
    (scene.act.is_some() && view.may_sell(seat)).then_some(seat)
}
