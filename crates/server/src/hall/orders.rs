//! Orders: decisions that a seat leaves to the server.

use fondaco_protocol::{Order, Refused, Why};
use fondaco_rules::byzanz::{self, Byzanz};
use fondaco_rules::medici::{self, Medici};
use fondaco_rules::{AnyEffect, AnyEvent, AnyGame, Choices, Event, Game, Seat, ToAct, Viewer};

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
    let ToAct::Player(turn) = game.to_act() else { return false };
    let view = game.view(Viewer::Public);
    matches!(game.moves(turn).turn, byzanz::Turn::Bid { .. })
        && !view.passed().contains(seat)
        && view.offer(seat).is_none()
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

/// The cheapest raise within the limit, else a pass. Of equal raises it is the one with the fewest
/// cards, because many cards make sets.
fn raise(game: &Byzanz, seat: Seat, limit: u32) -> Option<byzanz::Move> {
    let moves = game.moves(seat);
    if !matches!(moves.turn, byzanz::Turn::Bid { .. }) {
        return None;
    }
    let on_table = game.view(Viewer::Seat(seat)).bid(seat).value();
    let raises = moves.iter().filter_map(|choice| match choice {
        byzanz::Move::Bid(cards) if on_table + cards.value() <= limit => Some(cards),
        _ => None,
    });
    let cheapest = raises.min_by_key(|cards| (cards.value(), cards.len(), cards.bits()));
    Some(cheapest.map_or(byzanz::Move::Pass, byzanz::Move::Bid))
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
