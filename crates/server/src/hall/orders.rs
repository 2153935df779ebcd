//! Orders: decisions that a seat leaves to the server.

use fondaco_protocol::{Order, Refused, Why};
use fondaco_rules::byzanz::{self, Byzanz};
use fondaco_rules::medici::{self, Medici};
use fondaco_rules::{AnyEffect, AnyEvent, AnyGame, Event, Game, Seat, ToAct, Viewer};

/// Checks whether this seat may give such an order now.
///
/// # Errors
/// Why not.
pub fn check(order: Order, game: &AnyGame, seat: Seat) -> Result<(), Refused> {
    let not_now = |text: &str| Err(Refused::new(Why::NotNow, text));
    match (order, game) {
        (Order::BidUpTo(_), AnyGame::Byzanz(played)) => {
            if bids_in_auction(&played.game, seat) {
                Ok(())
            } else {
                not_now("a limit is for the auction that is on, as long as you are in it")
            }
        }
        (Order::BidUpTo(_), _) => not_now("only Byzanz has bids with a limit"),
        (Order::PassToday, AnyGame::Medici(played)) => match played.game.to_act() {
            ToAct::Over => not_now("the game is over"),
            _ => Ok(()),
        },
        (Order::PassToday, _) => not_now("only Medici has days to be passed"),
    }
}

/// Whether the seat may still bid. This is public, so the answer reveals nothing.
fn bids_in_auction(game: &Byzanz, seat: Seat) -> bool {
    game.view(Viewer::Public).bidders().contains(seat)
}

/// The event that the order demands of the seat to act, if any.
pub fn carried_out(order: Order, game: &AnyGame, seat: Seat) -> Option<AnyEvent> {
    match (order, game) {
        (Order::BidUpTo(limit), AnyGame::Byzanz(played)) => {
            let choice = raise(&played.game, seat, limit.into())?;
            Some(AnyEvent::Byzanz(Event::Move(seat, choice)))
        }
        (Order::PassToday, AnyGame::Medici(played)) => {
            let choice = modest(&played.game, seat)?;
            Some(AnyEvent::Medici(Event::Move(seat, choice)))
        }
        _ => None,
    }
}

/// The smallest raise within the limit, else a pass.
fn raise(game: &Byzanz, seat: Seat, limit: u32) -> Option<byzanz::Move> {
    let byzanz::Turn::Bid { goods, above } = game.moves(seat).turn else { return None };
    let on_table = game.bid(seat).value();
    let raise = byzanz::smallest_raise(goods, above);
    let raise = raise.filter(|cards| on_table + cards.value() <= limit);
    Some(raise.map_or(byzanz::Move::Pass, byzanz::Move::Bid))
}

/// Offers every lot as it is, and passes.
fn modest(game: &Medici, seat: Seat) -> Option<medici::Move> {
    match game.moves(seat) {
        medici::Moves::Nothing => None,
        medici::Moves::DrawOrOffer => Some(medici::Move::Offer),
        medici::Moves::BidOrPass(_) => Some(medici::Move::Pass),
    }
}

/// Which orders an effect ends, of all seats.
pub fn done_by(effect: &AnyEffect) -> Option<fn(Option<Order>) -> bool> {
    match effect {
        AnyEffect::Medici(medici::Effect::DayScored(_)) => {
            Some(|order| matches!(order, Some(Order::PassToday)))
        }
        AnyEffect::Byzanz(
            byzanz::Effect::Won { .. }
            | byzanz::Effect::AllPassed { .. }
            | byzanz::Effect::TookLot { .. },
        ) => Some(|order| matches!(order, Some(Order::BidUpTo(_)))),
        _ => None,
    }
}

/// Whether the move ends the order of the seat that makes it.
pub fn ends_own(event: &AnyEvent) -> bool {
    matches!(event, AnyEvent::Byzanz(Event::Move(_, byzanz::Move::Pass)))
}
