//! What is going on, in one sentence.

use fondaco_client::medici::{Ending, Today};
use fondaco_rules::medici::{Draws, NoBid};
use fondaco_rules::{Game, Medici, ToAct};

use crate::language::{self, say};
use crate::scene::Scene;

/// What happens on the market now.
pub fn news(scene: Scene, game: &Medici, today: &Today) -> String {
    match game.to_act() {
        ToAct::Over => winners(scene, game),
        ToAct::Player(seat) if game.is_auction() => {
            let seller = scene.called(game.auctioneer().unwrap_or(seat));
            say!("medici-sells-now", name = seller)
        }
        ToAct::Player(seat) => say!("medici-builds-lot", name = scene.called(seat)),
        ToAct::Chance => before_draw(scene, game, today),
    }
}

fn before_draw(scene: Scene, game: &Medici, today: &Today) -> String {
    match (today.ending, game.outcomes()) {
        (Some(Ending::Sold(bid)), _) => {
            let price = bid.amount.get();
            say!("medici-takes-lot", name = scene.called(bid.by), price = price)
        }
        (Some(Ending::Unsold), _) => say!("medici-nobody-bid"),
        (None, Draws::First(_)) => say!("medici-first-by-lot"),
        (None, _) => match game.auctioneer() {
            Some(seat) => say!("medici-draws-now", name = scene.called(seat)),
            None => say!("medici-fills-now"),
        },
    }
}

/// Who has won.
pub fn winners(scene: Scene, game: &Medici) -> String {
    let winners: Vec<_> = game.winners().iter().collect();
    match winners.as_slice() {
        [seat] => say!("wins", name = scene.called(*seat)),
        seats => {
            let mut names: Vec<_> = seats.iter().map(|&seat| scene.label(seat)).collect();
            let last = names.pop().unwrap_or_default();
            let names = names.join(", ");
            say!("share-victory", names = say!("and", names = names, last = last))
        }
    }
}

/// Why a seat has no bid, in two words.
pub fn why(reason: NoBid) -> String {
    match reason {
        NoBid::FullShip => say!("medici-why-full"),
        NoBid::NoMoney => say!("medici-why-money"),
        NoBid::Outbid => say!("medici-why-outbid"),
        NoBid::NoRoom => say!("medici-why-room"),
    }
}

/// A good's name.
pub fn good(good: fondaco_rules::medici::Good) -> String {
    language::texts().medici_good(good)
}
