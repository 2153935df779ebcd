//! Moves in the words of the buttons that make them.

use fondaco_rules::{AnyEvent, AnyGame, Event, Seat, byzanz, medici, strozzi};

use crate::tongue::{self, say};

/// What a move in notation is called; one that cannot be read stays as it is.
pub fn in_words(game: &AnyGame, seat: Seat, choice: &str) -> String {
    // Cards are named as they are marked.
    let cards = choice.split_once(' ').map_or("", |(_, cards)| cards);
    match game.read(&format!("{seat} {choice}")) {
        Ok(AnyEvent::Medici(Event::Move(_, choice))) => of_medici(choice),
        Ok(AnyEvent::Strozzi(Event::Move(_, choice))) => of_strozzi(game, choice),
        Ok(AnyEvent::Byzanz(Event::Move(_, choice))) => of_byzanz(game, choice, cards),
        _ => choice.to_owned(),
    }
}

fn of_medici(choice: medici::Move) -> String {
    match choice {
        medici::Move::Draw => say!("medici-draw"),
        medici::Move::Offer => say!("medici-offer"),
        medici::Move::Pass => say!("medici-pass"),
        medici::Move::Bid(amount) => say!("medici-bid-amount", amount = amount),
    }
}

fn of_strozzi(game: &AnyGame, choice: strozzi::Move) -> String {
    let price = || match game {
        AnyGame::Strozzi(played) => played.game.price().unwrap_or_default(),
        _ => 0,
    };
    match choice {
        strozzi::Move::Draw => say!("quay-draw"),
        strozzi::Move::Price(price) => say!("quay-name-price", price = price),
        strozzi::Move::Buy => say!("quay-buy", price = price()),
        strozzi::Move::Refuse => say!("quay-refuse"),
        strozzi::Move::Load(hull, None) => say!("hint-load", ship = hull.to_string()),
        strozzi::Move::Load(hull, Some(harbour)) => {
            say!("hint-load-to", ship = hull.to_string(), harbour = harbour.to_string())
        }
        strozzi::Move::Discard => say!("quay-discard"),
    }
}

fn of_byzanz(game: &AnyGame, choice: byzanz::Move, cards: &str) -> String {
    match choice {
        byzanz::Move::Bid(bid) => format!("{} ({cards})", say!("byz-bid-of", total = bid.value())),
        byzanz::Move::Pass => say!("byz-pass"),
        byzanz::Move::Give(_) => say!("byz-give", card = tongue::texts().piece(cards)),
        byzanz::Move::Take(kind) => {
            let count = match game {
                AnyGame::Byzanz(played) => played.game.market().of_kind(kind).len(),
                _ => 0,
            };
            say!("byz-take", kind = tongue::texts().byzanz_kind(kind), count = count)
        }
        byzanz::Move::Drop(_) => format!("{} ({cards})", say!("byz-drop-some", count = 1)),
        byzanz::Move::Sell(_) => format!("{} {cards}", say!("byz-sell-title")),
        byzanz::Move::Done => say!("byz-done"),
    }
}
