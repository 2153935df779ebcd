//! Search by playouts, which the masters of all three games share.
//!
//! Each candidate move is rolled out by a fast policy until the position can be evaluated. All
//! candidates get the same draws, so that luck cancels out between them, and a candidate that is
//! clearly worse than the best is dropped.

use fondaco_dice::Dice;
use fondaco_rules::{BySeat, Game, Outcomes, Seat, ToAct};

use crate::bot::{Meter, Reason};

/// What playouts need to know of a game.
pub trait Knowledge<G: Game> {
    /// A good move for the seat to act, found fast: the policy of the playouts.
    fn rollout_move(&mut self, game: &G, seat: Seat, dice: &mut Dice) -> G::Move;

    /// The final scores to be expected, if the playout that began at `start` has come far enough
    /// and the position can be evaluated. It is not called when the game is over.
    fn evaluate(&mut self, start: &G, game: &G) -> Option<BySeat<f32>>;

    /// The chance of each seat to win, by the final scores to be expected.
    fn chances(&mut self, game: &G, scores: &BySeat<f32>) -> BySeat<f32>;
}

/// What came of one playout for the seat in question.
#[derive(Clone, Copy, Default, Debug)]
pub struct Payoff {
    /// The chance to win, or the share in the victory.
    pub win: f32,
    /// The score.
    pub score: f32,
}

impl Payoff {
    /// What counts: the chance to win, and a little the score, for when all is won or lost.
    pub(crate) fn worth(self) -> f32 {
        self.win + self.score * SCORE_WEIGHT
    }
}

/// What a florin or a point is worth besides the chance to win.
const SCORE_WEIGHT: f32 = 0.0005;
/// No move is dropped before this many playouts.
const FIRST_LOOK: usize = 8;
/// A move is dropped when it is worse than the best by more than so many standard errors.
const CLEARLY: f32 = 2.5;

/// Rolls a position out until it can be evaluated.
pub fn play_out<G: Game>(
    knowledge: &mut impl Knowledge<G>,
    start: &G,
    mut game: G,
    seat: Seat,
    dice: &mut Dice,
) -> Payoff {
    loop {
        if game.to_act() == ToAct::Over {
            let winners = game.winners();
            let share = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            return Payoff { win: share, score: game.scores()[seat] as f32 };
        }
        if let Some(scores) = knowledge.evaluate(start, &game) {
            let win = knowledge.chances(&game, &scores)[seat];
            return Payoff { win, score: scores[seat] };
        }
        step(knowledge, &mut game, dice);
    }
}

/// Plays the next event of a rollout.
///
/// # Panics
/// When a move of the policy is refused: that would be a fault in the bot.
pub fn step<G: Game>(knowledge: &mut impl Knowledge<G>, game: &mut G, dice: &mut Dice) {
    let played = match game.to_act() {
        ToAct::Chance => {
            let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
            game.reveal(outcome, &mut |_| ())
        }
        ToAct::Player(seat) => {
            let choice = knowledge.rollout_move(game, seat, dice);
            game.act(seat, choice, &mut |_| ())
        }
        ToAct::Over => Ok(()),
    };
    assert!(played.is_ok(), "a bot's move was refused: {played:?}");
}

/// When a candidate is dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Patience {
    /// As soon as it is clearly not the best: for choosing a move.
    Choosing,
    /// Never: for knowing what every move is worth.
    Weighing,
}

/// Plays out every candidate as often as the budget allows; the best comes first.
///
/// `world` samples a position for one playout from what the seat knows; where nothing is hidden it is
/// always the same. Candidates are given the most promising first.
///
/// # Panics
/// When a candidate is refused: that would be a fault in the bot.
pub fn compare<G: Game>(
    knowledge: &mut impl Knowledge<G>,
    mut world: impl FnMut(&mut Dice) -> G,
    seat: Seat,
    candidates: &[G::Move],
    patience: Patience,
    mut meter: Meter,
    seed: u64,
) -> Vec<Reason<G::Move>> {
    let mut tried: Vec<Tried<G::Move>> =
        candidates.iter().map(|&choice| Tried { choice, payoffs: Vec::new() }).collect();
    let mut racing: Vec<usize> = (0..tried.len()).collect();
    let mut number = 0;
    let enough = usize::from(patience == Patience::Choosing);
    while racing.len() > enough && meter.take(racing.len() as u32) {
        let start = world(&mut Dice::of_game(seed, 2 * number));
        for &index in &racing {
            let dice = &mut Dice::of_game(seed, 2 * number + 1);
            let mut game = start;
            let played = game.act(seat, tried[index].choice, &mut |_| ());
            assert!(played.is_ok(), "a candidate was refused: {played:?}");
            let payoff = play_out(knowledge, &start, game, seat, dice);
            tried[index].payoffs.push(payoff);
        }
        number += 1;
        if patience == Patience::Choosing && tried[racing[0]].payoffs.len() >= FIRST_LOOK {
            give_up_the_worse(&tried, &mut racing);
        }
    }
    // Those still in the race first, by worth; then the others.
    let mut order: Vec<usize> = (0..tried.len()).collect();
    order.sort_by(|&a, &b| {
        let key = |index: usize| (racing.contains(&index), tried[index].worth());
        let ((racing_a, worth_a), (racing_b, worth_b)) = (key(a), key(b));
        racing_b.cmp(&racing_a).then(worth_b.total_cmp(&worth_a)).then(a.cmp(&b))
    });
    order.into_iter().map(|index| tried[index].reason()).collect()
}

/// A candidate and what came of its playouts.
struct Tried<M> {
    choice: M,
    payoffs: Vec<Payoff>,
}

impl<M: Copy> Tried<M> {
    fn worth(&self) -> f32 {
        mean_and_error(self.payoffs.iter().map(|payoff| payoff.worth())).0
    }

    fn reason(&self) -> Reason<M> {
        let (win, win_error) = mean_and_error(self.payoffs.iter().map(|payoff| payoff.win));
        let (score, score_error) = mean_and_error(self.payoffs.iter().map(|payoff| payoff.score));
        let playouts = self.payoffs.len() as u32;
        Reason { choice: self.choice, win, win_error, score, score_error, playouts }
    }
}

/// Drops candidates that are clearly worse than the best, compared playout by playout.
fn give_up_the_worse<M: Copy>(tried: &[Tried<M>], racing: &mut Vec<usize>) {
    let Some(&best) = racing
        .iter()
        .max_by(|&&a, &&b| tried[a].worth().total_cmp(&tried[b].worth()).then(b.cmp(&a)))
    else {
        return;
    };
    racing.retain(|&index| {
        let pairs = tried[best].payoffs.iter().zip(&tried[index].payoffs);
        let (behind, error) = mean_and_error(pairs.map(|(a, b)| a.worth() - b.worth()));
        index == best || behind <= CLEARLY * error
    });
}

/// The mean of some numbers and its standard error; 0 without numbers.
pub fn mean_and_error(numbers: impl Iterator<Item = f32>) -> (f32, f32) {
    let (mut count, mut mean, mut squares) = (0.0f32, 0.0f32, 0.0f32);
    for number in numbers {
        count += 1.0;
        let off = number - mean;
        mean += off / count;
        squares += off * (number - mean);
    }
    let error = if count > 1.0 { (squares / (count - 1.0) / count).max(0.0) } else { 0.0 };
    (mean, libm::sqrtf(error))
}

#[cfg(test)]
mod tests;
