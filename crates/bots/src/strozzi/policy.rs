//! Plays at once: the best price, answer and load by a search of depth one.

use fondaco_rules::strozzi::{Move, Moves, Outcome};
use fondaco_rules::{Choices, Game, Seat, Strozzi, ToAct};

use super::sale::{Evaluate, Sale, play};

/// The best move for the seat to act, by this evaluator.
pub fn rollout_move(evaluator: &mut impl Evaluate, game: &Strozzi, seat: Seat) -> Move {
    let moves = game.moves(seat);
    match moves {
        Moves::Price | Moves::DrawOrPrice => {
            let sale = Sale::of(evaluator, game);
            let may_grow = moves == Moves::DrawOrPrice;
            if may_grow && evaluator.to_come_growing(game, &sale) > sale.to_come {
                Move::Draw
            } else {
                Move::Price(sale.price)
            }
        }
        Moves::BuyOrRefuse => {
            let price = game.price().map_or(0, u32::from);
            if Sale::of(evaluator, game).buys(price) { Move::Buy } else { Move::Refuse }
        }
        Moves::LoadOrDiscard(_) => evaluator.loading(game, seat).choice.unwrap_or(Move::Discard),
        Moves::Nothing => moves.get(0),
    }
}

/// What the best of drawing on and selling brings the player at turn, who has just drawn.
pub(super) fn after_draw(evaluator: &mut impl Evaluate, game: &Strozzi) -> f32 {
    let sale = Sale::of(evaluator, game);
    if may_grow(game) {
        sale.to_come.max(evaluator.to_come_growing(game, &sale))
    } else {
        sale.to_come
    }
}

/// Whether the player at turn may draw one more tile for the lot.
pub(super) fn may_grow(game: &Strozzi) -> bool {
    game.turn().is_some_and(|turn| game.moves(turn) == Moves::DrawOrPrice)
}

/// The mean of a value over all tiles that may be drawn next.
pub fn mean_of_draws(game: &Strozzi, mut worth: impl FnMut(&Strozzi) -> f32) -> f32 {
    let mut sum = 0.0;
    for_each_draw(game, |drawn, copies| sum += worth(drawn) * copies as f32);
    sum / game.bag().len().max(1) as f32
}

/// The position after each tile that may be drawn next, and how many of that kind are in the bag.
pub(super) fn for_each_draw(game: &Strozzi, mut with: impl FnMut(&Strozzi, u32)) {
    let mut drawing = *game;
    if let ToAct::Player(turn) = game.to_act() {
        play(&mut drawing, turn, Move::Draw);
    }
    for (tile, copies) in game.bag().kinds() {
        let mut drawn = drawing;
        let revealed = drawn.reveal(Outcome::Tile(tile), &mut |_| ());
        debug_assert!(revealed.is_ok(), "a tile of the bag was refused: {revealed:?}");
        with(&drawn, copies);
    }
}
