//! Learning Medici: the money that a seat will have in the end, judged between two lots.

use fondaco_bots::medici::auction::{Aim, Rivals};
use fondaco_bots::medici::evaluator::{Evaluator, SCALE};
use fondaco_bots::medici::features::Features;
use fondaco_bots::medici::merchants_move;
use fondaco_bots::medici::policy::Policy;
use fondaco_bots::medici::sale::Sale;
use fondaco_bots::net::{Inputs, Net};
use fondaco_dice::Dice;
use fondaco_rules::medici::{DayReport, Effect, Move, Moves};
use fondaco_rules::{BySeat, Game, MOST_SEATS, Medici, Outcomes, Players, Seat, ToAct};

use super::{Lesson, Sample};

/// What the net for so many players learns from.
#[derive(Clone, Debug)]
pub struct MediciLesson {
    players: Players,
    path: Vec<Step>,
}

/// A learner at the table.
struct Learner<'a> {
    policy: Policy<Evaluator<'a>>,
    /// How many of a hundred decisions are whims.
    whims: u32,
    /// The auction that is on, if it has been worked out.
    solved: Option<Sale>,
}

/// A position between two lots, and what the net said of it.
#[derive(Clone, Debug)]
struct Step {
    features: Features,
    day: u8,
    money: BySeat<f32>,
    said: BySeat<[f32; OUTPUTS]>,
}

/// What a net says of a seat: how much more money it will have in the end, what its ship will earn
/// today, what its counters will earn today.
const OUTPUTS: usize = 3;
/// How far a target looks beyond the next position: 1 would be to the end of the game.
const LAMBDA: f32 = 0.85;
/// How many of a hundred draws are left to chance, and how many of a hundred bids are changed, so
/// that all kinds of positions are seen: first and last.
const WHIMS: (f32, f32) = (30.0, 4.0);
/// By how many florins a bid is changed at most.
const CHANGE: u32 = 4;
/// How the learners take each other to bid.
const RIVALS: Rivals = Rivals { blur: 2.0, thumbs: 0.7 };
/// How many of a hundred seats are taken by merchants, game by game in turn, so that the net knows
/// other players too.
const MERCHANTS: [u32; 3] = [0, 30, 75];
/// A batch is little more than the positions of one game: of so many batches they are mixed.
const MIXED: usize = 16;
/// Tiles are tried, not all kinds looked at: games count for more than care.
const TRIES: u32 = 3;

/// What a table of so many players learns.
pub(super) fn lesson(players: Players) -> Box<dyn Lesson> {
    Box::new(MediciLesson::new(players))
}

impl MediciLesson {
    /// The lesson for so many players.
    pub fn new(players: Players) -> MediciLesson {
        MediciLesson { players, path: Vec::new() }
    }

    /// Notes a position between two lots.
    fn note(&mut self, game: &Medici, value: &mut Evaluator<'_>) {
        let features = Features::of(game);
        let (mut said, mut money) = (BySeat::default(), BySeat::default());
        for seat in self.players.seats() {
            let output = value.output(&features, seat);
            said[seat] = [output[0], output[1], output[2]];
            money[seat] = f32::from(game.money(seat));
        }
        self.path.push(Step { features, day: game.day(), money, said });
    }

    /// Plays a game to its end, noting the positions between lots.
    fn play(&mut self, net: &Net, dice: &mut Dice, whims: u32) -> (Medici, Vec<DayReport>) {
        let policy = Policy::new(Evaluator::by(net), RIVALS, TRIES);
        let mut learner = Learner { policy, whims, solved: None };
        let mut merchants = BySeat::default();
        let share = MERCHANTS[dice.below(MERCHANTS.len() as u32) as usize];
        for seat in self.players.seats() {
            merchants[seat] = dice.below(100) < share;
        }
        let mut game = Medici::new(self.players.count() as u32).expect("three to six play");
        let mut reports = Vec::new();
        loop {
            let mut settled = false;
            let mut tell = |effect| match effect {
                Effect::Sold { .. } | Effect::Unsold { .. } => settled = true,
                Effect::DayScored(report) => {
                    settled = true;
                    reports.push(report);
                }
                _ => (),
            };
            let played = match game.to_act() {
                ToAct::Over => return (game, reports),
                ToAct::Chance => {
                    let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
                    game.reveal(outcome, &mut tell)
                }
                ToAct::Player(seat) => {
                    let choice = if merchants[seat] {
                        merchants_move(&game, seat)
                    } else {
                        learner.choose(&game, seat, dice)
                    };
                    game.act(seat, choice, &mut tell)
                }
            };
            assert!(played.is_ok(), "a learner's move was refused: {played:?}");
            if settled {
                learner.solved = None;
                if game.to_act() != ToAct::Over {
                    self.note(&game, &mut learner.policy.evaluator);
                }
            }
        }
    }
}

impl Learner<'_> {
    /// The best move, most of the time.
    fn choose(&mut self, game: &Medici, seat: Seat, dice: &mut Dice) -> Move {
        let whim = dice.below(100) < self.whims;
        let Moves::BidOrPass(bids) = game.moves(seat) else {
            return match (whim, dice.below(2)) {
                (false, _) => self.policy.choose(game, seat, Aim::Money, dice),
                (true, 0) => Move::Draw,
                (true, _) => Move::Offer,
            };
        };
        // The auction is worked out once for all who speak.
        let policy = &mut self.policy;
        let sale = self.solved.get_or_insert_with(|| policy.solve(game, Aim::Money));
        let best = game.best_bid();
        let high = best.map_or(0, |bid| u32::from(bid.amount.get()));
        let answer = self.policy.auction.answer_of(sale, seat, best.map(|bid| bid.by), high);
        let mut bid = answer.unwrap_or(0);
        if whim {
            let base = if bid == 0 { bids.low.saturating_sub(2) } else { bid };
            bid = (base + dice.below(2 * CHANGE + 1)).saturating_sub(CHANGE);
        }
        if bids.contains(bid) { Move::Bid(bid) } else { Move::Pass }
    }
}

impl Lesson for MediciLesson {
    fn name(&self) -> String {
        format!("medici-{}", self.players)
    }

    fn sizes(&self) -> Vec<usize> {
        vec![Features::inputs(self.players.count()), 64, 32, OUTPUTS]
    }

    fn weights(&self) -> Vec<f32> {
        vec![1.0, 0.3, 0.3]
    }

    fn mixed(&self) -> usize {
        MIXED
    }

    fn game(&mut self, net: &Net, dice: &mut Dice, done: f32, samples: &mut Vec<Sample>) {
        self.path.clear();
        let whims = WHIMS.0 + (WHIMS.1 - WHIMS.0) * done;
        let (end, reports) = self.play(net, dice, whims as u32);
        // Backwards: what came next, as it was and as the net saw it.
        let mut targets = [[0.0; OUTPUTS]; MOST_SEATS];
        let mut next: Option<(u8, BySeat<f32>, BySeat<[f32; OUTPUTS]>)> = None;
        for step in self.path.iter().rev() {
            let report = reports[usize::from(step.day - 1)];
            for seat in self.players.seats() {
                let target = &mut targets[seat.index()];
                let after = match &next {
                    None => f32::from(end.money(seat)),
                    Some((_, money, said)) => {
                        let seen = said[seat][0];
                        target[0] = seen + LAMBDA * (target[0] - seen);
                        money[seat]
                    }
                };
                target[0] = if next.is_none() { 0.0 } else { target[0] };
                target[0] += (after - step.money[seat]) / SCALE;
                match &next {
                    Some((day, _, said)) if *day == step.day => {
                        for output in 1..OUTPUTS {
                            let seen = said[seat][output];
                            target[output] = seen + LAMBDA * (target[output] - seen);
                        }
                    }
                    _ => {
                        let ship = f32::from(report.ship_pay[seat]);
                        target[1] = ship / SCALE;
                        target[2] = (f32::from(report.total(seat)) - ship) / SCALE;
                    }
                }
                let mut inputs = Inputs::default();
                step.features.write(seat, &mut inputs);
                samples.push(Sample { inputs, targets: target.to_vec() });
            }
            next = Some((step.day, step.money, step.said));
        }
    }
}

#[cfg(test)]
mod tests;
