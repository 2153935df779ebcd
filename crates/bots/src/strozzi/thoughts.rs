//! The sensible moves and their values.

use fondaco_rules::strozzi::{Move, Moves};
use fondaco_rules::{Game, Seat, Strozzi};

use super::policy::may_grow;
use super::sale::{Evaluate, Sale, for_each_loading, prospects};

/// A move, and how many florins its player will still gain on the other one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought {
    /// The move.
    pub choice: Move,
    /// What is to come after it, its price included.
    pub to_come: f32,
    /// The chance to win, where that was worked out.
    pub win: Option<f32>,
}

/// The sensible moves of the seat to act, the best first: of all prices only the best one.
pub fn thoughts(evaluator: &mut impl Evaluate, game: &Strozzi, seat: Seat) -> Vec<Thought> {
    let mut thoughts = Vec::new();
    let mut think = |choice, to_come| thoughts.push(Thought { choice, to_come, win: None });
    match game.moves(seat) {
        Moves::Price | Moves::DrawOrPrice => {
            let sale = Sale::of(evaluator, game);
            think(Move::Price(sale.price), sale.to_come);
            if may_grow(game) {
                think(Move::Draw, evaluator.to_come_growing(game, &sale));
            }
        }
        Moves::BuyOrRefuse => {
            let sale = Sale::of(evaluator, game);
            let price = game.price().map_or(0.0, f32::from);
            think(Move::Buy, -sale.sold - price);
            think(Move::Refuse, price - sale.kept);
        }
        Moves::LoadOrDiscard(_) => for_each_loading(game, seat, |choice, loaded, paid| {
            if let Some(choice) = choice {
                think(choice, paid + prospects(evaluator, loaded, seat));
            }
        }),
        Moves::Nothing => {}
    }
    thoughts.sort_by(|a, b| b.to_come.total_cmp(&a.to_come));
    thoughts
}
