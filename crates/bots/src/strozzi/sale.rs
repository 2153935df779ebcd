//! A lot, seen from both sides of the table.
//!
//! Credit has no limit, so money only adds to the lead. At the best price the player at turn (the
//! seller) is as well off whether the other one buys or refuses: half the difference of both.

use fondaco_rules::strozzi::{Move, TOP_PRICE, other};
use fondaco_rules::{Choices, Florins, Game, Seat, Strozzi, ToAct};

/// Evaluates positions in which a tile is drawn next.
pub trait Evaluate {
    /// How many florins the drawer of the first tile of a lot will still gain on the other player.
    fn to_come(&mut self, game: &Strozzi) -> f32;

    /// The same if one more tile is drawn for the lot on the table, which would be sold like this.
    fn to_come_growing(&mut self, game: &Strozzi, sale: &Sale) -> f32;

    /// Whether the budget sufficed so far. If not, no value is reliable.
    fn is_complete(&self) -> bool {
        true
    }

    /// The best that a buyer can do with a lot already paid for.
    fn loading(&mut self, game: &Strozzi, buyer: Seat) -> Loading
    where
        Self: Sized,
    {
        let mut best = Loading::NONE;
        for_each_loading(game, buyer, |choice, loaded, paid| {
            let to_come = paid + prospects(self, loaded, buyer);
            best = best.or(Loading { choice, to_come });
        });
        best
    }
}

impl<A: Evaluate> Evaluate for &mut A {
    fn to_come(&mut self, game: &Strozzi) -> f32 {
        (**self).to_come(game)
    }

    fn to_come_growing(&mut self, game: &Strozzi, sale: &Sale) -> f32 {
        (**self).to_come_growing(game, sale)
    }

    fn is_complete(&self) -> bool {
        (**self).is_complete()
    }

    fn loading(&mut self, game: &Strozzi, buyer: Seat) -> Loading {
        (**self).loading(game, buyer)
    }
}

/// What becomes of a lot; all florins are the lead that the seller will still gain.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sale {
    /// If the other player takes it for nothing.
    pub sold: f32,
    /// If the seller keeps it for nothing.
    pub kept: f32,
    /// Where the other player would load it, and where the seller would; nothing where there is no
    /// choice.
    pub loads: [Option<Move>; 2],
    /// The best price.
    pub price: Florins,
    /// At that price.
    pub to_come: f32,
}

impl Sale {
    /// The sale of the lot on the table at the best price.
    ///
    /// # Panics
    /// When there is no lot on the table.
    pub fn of(evaluator: &mut impl Evaluate, game: &Strozzi) -> Sale {
        let Some(turn) = game.turn() else { panic!("nothing is sold after the end") };
        let mut priced = *game;
        if game.price().is_none() {
            play(&mut priced, turn, Move::Price(0));
        }
        let mut if_answered = |answer, buyer| {
            let mut answered = priced;
            play(&mut answered, other(turn), answer);
            let price = priced.price().map_or(0.0, f32::from);
            // The price is left out of account, but a round may have ended and been paid for.
            let paid = lead(&answered, buyer) - lead(game, buyer) + price;
            let loading = evaluator.loading(&answered, buyer);
            Loading { to_come: paid + loading.to_come, ..loading }
        };
        let theirs = if_answered(Move::Buy, other(turn));
        let mine = if_answered(Move::Refuse, turn);
        Sale { loads: [theirs.choice, mine.choice], ..Sale::between(-theirs.to_come, mine.to_come) }
    }

    /// The sale of a lot that leaves the seller with so much either way.
    pub fn between(sold: f32, kept: f32) -> Sale {
        let half = ((kept - sold) / 2.0).clamp(0.0, (TOP_PRICE - 1) as f32);
        let low = half as Florins;
        let mut sale = Sale { sold, kept, loads: [None; 2], price: low, to_come: 0.0 };
        sale.to_come = sale.at(low);
        if kept > sold && sale.at(low + 1) > sale.to_come {
            sale.price = low + 1;
            sale.to_come = sale.at(low + 1);
        }
        sale
    }

    /// What a price brings if the other player answers well.
    pub fn at(&self, price: Florins) -> f32 {
        let price = price as f32;
        (self.sold + price).min(self.kept - price)
    }

    /// Whether the other player buys at that price.
    pub fn buys(&self, price: Florins) -> bool {
        let price = price as f32;
        self.sold + price < self.kept - price
    }

    /// How much it matters who gets the lot: either player would pay half of it.
    pub fn worth(&self) -> f32 {
        self.kept - self.sold
    }
}

/// What a buyer does with a lot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Loading {
    /// Where it is loaded, or that it is discarded; nothing where there is no choice.
    pub choice: Option<Move>,
    /// How much the buyer will still gain on the other player; the price is not counted.
    pub to_come: f32,
}

impl Loading {
    /// Worse than any other.
    pub(super) const NONE: Loading = Loading { choice: None, to_come: f32::NEG_INFINITY };

    /// The better one; this one if they are as good.
    pub(super) fn or(self, other: Loading) -> Loading {
        if other.to_come > self.to_come { other } else { self }
    }
}

/// Every way for the buyer to load or discard a lot already paid for, or the only one where there is
/// no choice: with the position after it, and how much it changed the buyer's lead.
pub(super) fn for_each_loading(
    game: &Strozzi,
    buyer: Seat,
    mut with: impl FnMut(Option<Move>, &Strozzi, f32),
) {
    if game.to_act() != ToAct::Player(buyer) {
        return with(None, game, 0.0);
    }
    let before = lead(game, buyer);
    for choice in game.moves(buyer).iter() {
        let mut loaded = *game;
        play(&mut loaded, buyer, choice);
        with(Some(choice), &loaded, lead(&loaded, buyer) - before);
    }
}

/// How much a seat will still gain on the other one, when a first tile is drawn next or the game is
/// over.
pub(super) fn prospects(evaluator: &mut impl Evaluate, game: &Strozzi, seat: Seat) -> f32 {
    match game.turn() {
        None => 0.0,
        Some(turn) if turn == seat => evaluator.to_come(game),
        Some(_) => -evaluator.to_come(game),
    }
}

/// How many florins a seat has more than the other one.
pub fn lead(game: &Strozzi, seat: Seat) -> f32 {
    (game.money(seat) - game.money(other(seat))) as f32
}

/// Plays a move that the rules allow.
pub(super) fn play(game: &mut Strozzi, seat: Seat, choice: Move) {
    let played = game.act(seat, choice, &mut |_| ());
    debug_assert!(played.is_ok(), "a move was refused: {played:?}");
}
