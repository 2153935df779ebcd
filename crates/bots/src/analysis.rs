//! What a decision was worth.
//!
//! The move that was played, the master's own choice and other moves are weighed against each
//! other by playouts with the same draws for all. The playouts come in batches: how much a move
//! differs from another between the batches tells how sure the difference is.

pub(crate) mod alternatives;

use std::time::Duration;

use fondaco_dice::Dice;
use fondaco_rules::{BySeat, Choices, Seat};

use crate::any::Level;
use crate::bot::{Budget, Reason};
use crate::playable::Playable;
use crate::search::Payoff;

/// How much work goes into a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// So many playouts of every move: the same answer on every machine.
    Playouts(u32),
    /// So much time, half of which the master has to choose.
    Time(Duration),
}

/// A decision, looked at afterwards.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<M> {
    /// What was played.
    pub played: M,
    /// What the master would have played.
    pub master: M,
    /// The moves that were weighed, the best first, among them the two above.
    pub moves: Vec<Reason<M>>,
    /// What was lost against the best of them.
    pub loss: Loss,
    /// The price at which each seat would not care whether it got the lot.
    pub worth: BySeat<Option<f32>>,
}

/// What one move is worth less than another.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Loss {
    /// The chance to win that was lost; nobody loses less than nothing.
    pub win: f32,
    /// The standard error of that.
    pub win_error: f32,
    /// The florins or points that were lost. They may be less than 0: a better chance to win has
    /// its price.
    pub score: f32,
    /// The standard error of that.
    pub score_error: f32,
}

impl Loss {
    /// Whether it is more than chance explains.
    pub fn is_clear(&self) -> bool {
        self.win > CLEARLY * self.win_error && self.win > 0.0
    }
}

/// A loss of so many standard errors is significant.
const CLEARLY: f32 = 2.0;
/// So many batches of playouts, if there are as many playouts.
const BATCHES: u32 = 16;

/// What the master would play for the seat to act, and how other moves compare.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<M> {
    /// The master's choice.
    pub choice: M,
    /// What it and other moves are worth, the choice first; empty if there is no other.
    pub moves: Vec<Reason<M>>,
    /// The price at which each seat would not care whether it got the lot.
    pub worth: BySeat<Option<f32>>,
}

/// So many playouts of every move, where the master has decided at first sight.
const SECOND_LOOK: u32 = 64;

/// Asks the master what to play, by what the seat to act sees.
pub fn hint<G: Playable>(view: &G::View, seat: Seat, seed: u64) -> Hint<G::Move> {
    let decision = G::bot(Level::Master, seed).choose(view, seat, Budget::Usual);
    let choice = decision.choice;
    let worth = G::worth_of_lot(view, seat);
    let mut moves = decision.reasons;
    if moves.len() < 2 && G::open(view, seat).len() > 1 {
        let choices = G::alternatives(view, seat, [choice, choice], &worth);
        let budget = Budget::Playouts(SECOND_LOOK * choices.len() as u32);
        moves = G::weigh(view, seat, &choices, budget, seed);
    }
    // Of two moves that are worth the same to the playouts the master knows which is better.
    moves.sort_by_key(|reason| reason.choice != choice);
    Hint { choice, moves, worth }
}

/// Whether the seat to act had another choice than this, by what the bots know.
///
/// A sale out of turn in Byzanz does not count: bots only move on their turn.
pub fn is_choice<G: Playable>(view: &G::View, seat: Seat, played: &G::Move) -> bool {
    let open = G::open(view, seat);
    open.len() > 1 && open.contains(played)
}

/// Looks at what the seat to act played, by what that seat saw.
///
/// Nothing if it had no choice, or the master cannot weigh these moves, or the work was
/// interrupted.
pub fn analyse<G: Playable>(
    view: &G::View,
    seat: Seat,
    played: G::Move,
    effort: Effort,
    seed: u64,
    is_interrupted: &dyn Fn() -> bool,
) -> Option<Analysis<G::Move>> {
    if !is_choice::<G>(view, seat, &played) || is_interrupted() {
        return None;
    }
    let mut dice = Dice::seeded(seed);
    let mut new_seed = || u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX));
    let budget = match effort {
        Effort::Playouts(_) => Budget::Usual,
        Effort::Time(time) => Budget::Time(time / 2),
    };
    let master = G::bot(Level::Master, new_seed()).choose(view, seat, budget).choice;
    let worth = G::worth_of_lot(view, seat);
    let choices = G::alternatives(view, seat, [played, master], &worth);
    let mut weighings = Vec::new();
    for budget in batches(effort, choices.len() as u32) {
        if is_interrupted() {
            return None;
        }
        weighings.push(G::weigh(view, seat, &choices, budget, new_seed()));
    }
    judged(played, master, &choices, &weighings, worth)
}

/// What all batches together say.
fn judged<M: Copy + Eq>(
    played: M,
    master: M,
    choices: &[M],
    weighings: &[Vec<Reason<M>>],
    worth: BySeat<Option<f32>>,
) -> Option<Analysis<M>> {
    let gathered = choices.iter().map(|&choice| Weighed::of(choice, weighings));
    let mut gathered: Vec<(Reason<M>, Weighed<M>)> =
        gathered.map(|it| it.map(|it| (it.reason(), it))).collect::<Option<_>>()?;
    let worth_of = |reason: &Reason<M>| Payoff { win: reason.win, score: reason.score }.worth();
    gathered.sort_by(|(a, _), (b, _)| worth_of(b).total_cmp(&worth_of(a)));
    let (_, best) = gathered.first()?;
    let (_, chosen) = gathered.iter().find(|(reason, _)| reason.choice == played)?;
    let loss = chosen.behind(best);
    let moves = gathered.iter().map(|(reason, _)| *reason).collect();
    Some(Analysis { played, master, moves, loss, worth })
}

/// The budget of each batch for so many moves.
fn batches(effort: Effort, moves: u32) -> Vec<Budget> {
    match effort {
        Effort::Playouts(playouts) => {
            let count = playouts.clamp(1, BATCHES);
            let of_batch = |batch| playouts / count + u32::from(batch < playouts % count);
            (0..count).map(|batch| Budget::Playouts(of_batch(batch) * moves)).collect()
        }
        Effort::Time(time) => vec![Budget::Time(time / 2 / BATCHES); BATCHES as usize],
    }
}

/// What a move brought in each batch of playouts.
struct Weighed<M> {
    choice: M,
    batches: Vec<Reason<M>>,
}

impl<M: Copy + Eq> Weighed<M> {
    /// Gathers what was found about one move; nothing if it was never played out.
    fn of(choice: M, weighings: &[Vec<Reason<M>>]) -> Option<Weighed<M>> {
        let of_batch =
            |batch: &Vec<Reason<M>>| batch.iter().find(|reason| reason.choice == choice).copied();
        let batches: Vec<_> =
            weighings.iter().filter_map(of_batch).filter(|reason| reason.playouts > 0).collect();
        (!batches.is_empty()).then_some(Weighed { choice, batches })
    }

    fn reason(&self) -> Reason<M> {
        let of = |part: fn(&Reason<M>) -> f32| {
            mean_and_error(&self.batches.iter().map(|batch| (part(batch), batch.playouts)))
        };
        let (win, win_error) = of(|batch| batch.win);
        let (score, score_error) = of(|batch| batch.score);
        let playouts = self.batches.iter().map(|batch| batch.playouts).sum();
        Reason { choice: self.choice, win, win_error, score, score_error, playouts }
    }

    /// How much it is behind a better move, batch by batch.
    fn behind(&self, best: &Weighed<M>) -> Loss {
        let pairs = || best.batches.iter().zip(&self.batches);
        let of = |part: fn(&Reason<M>) -> f32| {
            mean_and_error(&pairs().map(|(best, it)| (part(best) - part(it), it.playouts)))
        };
        let (win, win_error) = of(|batch| batch.win);
        let (score, score_error) = of(|batch| batch.score);
        Loss { win: win.max(0.0), win_error, score, score_error }
    }
}

/// The mean of numbers that count by how many playouts they rest on, and its standard error by
/// how much they differ among themselves; that is 0 for a single one.
fn mean_and_error(batches: &(impl Iterator<Item = (f32, u32)> + Clone)) -> (f32, f32) {
    let weighted = || batches.clone().map(|(value, playouts)| (value, playouts as f32));
    let total: f32 = weighted().map(|(_, weight)| weight).sum();
    let mean = weighted().map(|(value, weight)| value * weight).sum::<f32>() / total;
    let squares: f32 = weighted().map(|(it, weight)| (it - mean) * (it - mean) * weight).sum();
    let others = batches.clone().count() as f32 - 1.0;
    let error = if others > 0.0 { libm::sqrtf(squares / others / total) } else { 0.0 };
    (mean, error)
}

#[cfg(test)]
mod tests;
