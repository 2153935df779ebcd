//! The keys of the table.

use fondaco_client::byzanz::seen_hand;
use fondaco_rules::byzanz::{Cards, Kind, Move, Turn, View};
use leptos::prelude::*;

use super::chosen::{self, chosen};
use super::hand::{focus_card, in_order};
use super::shop::on_offer;
use super::{Look, own_seat};
use crate::keys;

/// Listens as long as the stage is shown.
pub fn listen(look: Look) {
    keys::on_key(move |key| {
        let view = untrack(|| look.view.get());
        view.is_some_and(|view| untrack(|| pressed(look, &view, key)))
    });
}

/// Does what the key is for, and returns whether it did anything.
fn pressed(look: Look, view: &View, key: &str) -> bool {
    match key {
        "Enter" => chosen::confirm(look.scene, view),
        "Escape" => {
            let had_any = chosen() != chosen::Chosen::default();
            chosen::clear();
            had_any
        }
        "ArrowLeft" => has_hand(look) && focus(-1),
        "ArrowRight" => has_hand(look) && focus(1),
        "p" | "P" => {
            turn(look, view, |turn| matches!(turn, Turn::Bid { .. }).then_some(Move::Pass))
        }
        "m" | "M" => turn(look, view, least),
        "s" | "S" => sell(look, view),
        digit => match digit.parse::<usize>() {
            Ok(number @ 1..=9) => pick(look, view, number - 1),
            _ => false,
        },
    }
}

fn has_hand(look: Look) -> bool {
    look.scene.act.is_some() && own_seat(look.scene).is_some()
}

fn focus(step: i32) -> bool {
    focus_card(step);
    true
}

/// Plays a move of the viewer's turn, if it is theirs.
fn turn(look: Look, view: &View, choose: impl FnOnce(Turn) -> Option<Move>) -> bool {
    let (Some(seat), Some(moves)) = (chosen::decider(look.scene, view), view.moves()) else {
        return false;
    };
    let choice = choose(moves.turn);
    if let Some(choice) = choice {
        chosen::act(look.scene, seat, choice);
    }
    choice.is_some()
}

fn least(turn: Turn) -> Option<Move> {
    let (goods, above) = turn.bids()?;
    fondaco_rules::byzanz::smallest_raise(goods, above).map(Move::Bid)
}

fn sell(look: Look, view: &View) -> bool {
    let Some(seat) = chosen::seller(look.scene, view) else { return false };
    let Some(hand) = seen_hand(view, seat) else { return false };
    let Some(sale) = on_offer(hand, &chosen()).first().copied() else { return false };
    chosen::act(look.scene, seat, Move::Sell(sale.set));
    true
}

/// Picks the card or kind of that place: of the lot, of the market, otherwise of the hand.
fn pick(look: Look, view: &View, place: usize) -> bool {
    let turn = chosen::decider(look.scene, view).and(view.moves()).map(|moves| moves.turn);
    match turn {
        Some(Turn::Give(lot)) => pick_gift(lot, place),
        Some(Turn::Take(_)) => pick_kind(view.market(), place),
        _ if look.scene.act.is_some() => match in_order(look).get(place) {
            Some(&card) => {
                chosen::toggle(card);
                true
            }
            None => false,
        },
        _ => false,
    }
}

fn pick_gift(lot: Cards, place: usize) -> bool {
    let card = lot.each().nth(place);
    card.inspect(|&(card, _)| chosen::pick_gift(card)).is_some()
}

fn pick_kind(market: Cards, place: usize) -> bool {
    let mut there = Kind::ALL.into_iter().filter(|kind| !market.of_kind(*kind).is_empty());
    there.nth(place).inspect(|&kind| chosen::pick_kind(kind)).is_some()
}
