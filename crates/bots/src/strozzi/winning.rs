//! The last tiles of the game, played to win.
//!
//! Near the end the chance to win counts, not florins: a player far behind has to gamble, a player
//! ahead must not. The best price then depends on the lead.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use std::rc::Rc;

use fondaco_rules::strozzi::{Move, ROUNDS, TOP_PRICE, other};
use fondaco_rules::{Choices, Florins, Game, Seat, Strozzi, ToAct};

use super::endgame::{Scatter, key, lot_key};
use super::odds::Odds;
use super::policy::{for_each_draw, may_grow};
use super::sale::{Sale, play};
use super::thoughts::Thought;
use crate::bot::Meter;

/// Computes the chance to win, as long as the meter runs.
#[derive(Debug)]
pub struct Winning<'meter> {
    known: HashMap<u128, Rc<Odds>, BuildHasherDefault<Scatter>>,
    meter: &'meter mut Meter,
    exhausted: bool,
}

/// With at most so many tiles in the bag of the last round it is worked out who wins.
pub const LAST_TILES: u32 = 6;
/// So many positions are as much work as one playout.
const POSITIONS: usize = 16;
/// Chances that differ by less are the same: they may be sums in another order.
const FINENESS: f32 = 1e5;

/// The odds of the lots that can be drawn from one position: their tiles may come in any order.
type Lots = Vec<(u32, Rc<Odds>)>;

impl<'meter> Winning<'meter> {
    /// Nothing is known so far.
    pub fn new(meter: &'meter mut Meter) -> Winning<'meter> {
        Winning { known: HashMap::default(), meter, exhausted: false }
    }

    /// Whether the end of the game is near enough.
    pub fn is_near(game: &Strozzi) -> bool {
        game.round() == ROUNDS && game.bag().len() <= LAST_TILES
    }

    /// Whether the budget sufficed so far. If not, no value is reliable.
    pub const fn is_complete(&self) -> bool {
        !self.exhausted
    }

    /// The chance to win of the seat to act after a move, if both then do all to win.
    pub fn chance(&mut self, game: &Strozzi, seat: Seat, choice: Move) -> f32 {
        let lead = lead(game, seat);
        match choice {
            Move::Price(price) => self.of_lot(game).at(lead, price),
            Move::Draw => self.growing(game, &mut Lots::new()).with(lead),
            _ => self.after(game, seat, choice, seat).with(lead),
        }
    }

    /// Puts moves in the order of their chances to win, those with equal ones in the order of the
    /// florins they bring; of all prices the best one is left. `sale` is the lot in florins.
    pub fn sort(
        &mut self,
        game: &Strozzi,
        seat: Seat,
        thoughts: &mut [Thought],
        sale: impl FnOnce() -> Sale,
    ) {
        if let Some(priced) = thoughts.iter_mut().find(|it| matches!(it.choice, Move::Price(_))) {
            let (lot, sale, lead) = (self.of_lot(game), sale(), lead(game, seat));
            let thought = |price: Florins| Thought {
                choice: Move::Price(price),
                to_come: sale.at(price),
                win: Some(lot.at(lead, price)),
            };
            // The price that brings most florins comes first: it stays unless another one wins more.
            let prices = [sale.price].into_iter().chain(0..=TOP_PRICE).map(thought);
            *priced = prices
                .reduce(|best, it| if it.beats(&best) { it } else { best })
                .unwrap_or(*priced);
        }
        for thought in thoughts.iter_mut().filter(|thought| thought.win.is_none()) {
            thought.win = Some(self.chance(game, seat, thought.choice));
        }
        thoughts.sort_by(|a, b| b.rank().cmp(&a.rank()).then(b.to_come.total_cmp(&a.to_come)));
    }

    /// The odds of both answers to a price for the lot on the table.
    fn of_lot(&mut self, game: &Strozzi) -> Answers {
        let Some(turn) = game.turn() else { panic!("nothing is sold after the end") };
        let mut priced = *game;
        play(&mut priced, turn, Move::Price(0));
        let [sold, kept] =
            [Move::Buy, Move::Refuse].map(|answer| self.after(&priced, other(turn), answer, turn));
        Answers { sold, kept }
    }

    /// A seat's odds before a move.
    fn after(&mut self, game: &Strozzi, mover: Seat, choice: Move, seat: Seat) -> Odds {
        let mut played = *game;
        play(&mut played, mover, choice);
        // What is paid besides belongs to the move: a round may have ended.
        self.odds(&played, seat).before(lead(&played, seat) - lead(game, seat))
    }

    /// A seat's odds when a lot has been paid for, or nothing is on the table.
    fn odds(&mut self, game: &Strozzi, seat: Seat) -> Odds {
        let (odds, whose) = match game.to_act() {
            ToAct::Over => return Odds::of_the_end(),
            ToAct::Chance => ((*self.quiet(game)).clone(), game.turn().unwrap_or(seat)),
            ToAct::Player(buyer) => {
                let loads = game.moves(buyer);
                let best = loads.iter().fold(None, |best: Option<Odds>, choice| {
                    let odds = self.after(game, buyer, choice, buyer);
                    Some(best.map_or_else(|| odds.clone(), |best| best.or(&odds)))
                });
                (best.unwrap_or_else(Odds::of_the_end), buyer)
            }
        };
        if whose == seat { odds } else { odds.turned() }
    }

    /// The odds of the one who draws the first tile of a lot.
    fn quiet(&mut self, game: &Strozzi) -> Rc<Odds> {
        let key = key(game);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        if self.known.len().is_multiple_of(POSITIONS) {
            self.exhausted |= !self.meter.take(1);
        }
        let odds = Rc::new(self.growing(game, &mut Lots::new()));
        self.known.insert(key, odds.clone());
        odds
    }

    /// The odds of the one who draws a tile.
    fn growing(&mut self, game: &Strozzi, lots: &mut Lots) -> Odds {
        if self.exhausted {
            return Odds::of_the_end();
        }
        let mut draws = Vec::new();
        for_each_draw(game, |drawn, copies| draws.push((self.after_draw(drawn, lots), copies)));
        Odds::mean(&draws)
    }

    /// The odds of the one who has just drawn a tile.
    fn after_draw(&mut self, game: &Strozzi, lots: &mut Lots) -> Rc<Odds> {
        let lot = lot_key(game);
        if let Some((_, known)) = lots.iter().find(|(known, _)| *known == lot) {
            return known.clone();
        }
        let Answers { sold, kept } = self.of_lot(game);
        let mut odds = Odds::of_sale(&sold, &kept);
        if may_grow(game) {
            odds = odds.or(&self.growing(game, lots));
        }
        let odds = Rc::new(odds);
        lots.push((lot, odds.clone()));
        odds
    }
}

/// The odds of the seller if the other player buys the lot, and if the seller keeps it.
struct Answers {
    sold: Odds,
    kept: Odds,
}

impl Answers {
    /// The chance that a price leaves, if the other one answers well.
    fn at(&self, lead: i32, price: Florins) -> f32 {
        let price = price as i32;
        self.sold.with(lead + price).min(self.kept.with(lead - price))
    }
}

impl Thought {
    /// Thoughts of the same rank have the same chance to win.
    fn rank(&self) -> i32 {
        (self.win.unwrap_or(0.0) * FINENESS + 0.5) as i32
    }

    fn beats(&self, other: &Thought) -> bool {
        (self.rank(), self.to_come) > (other.rank(), other.to_come)
    }
}

/// How many florins a seat has more than the other one.
fn lead(game: &Strozzi, seat: Seat) -> i32 {
    game.money(seat) - game.money(other(seat))
}
