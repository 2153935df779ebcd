//! The lesson for Byzanz: the points that a seat will still make.

use fondaco_bots::byzanz::{
    Evaluate, Evaluator, Heuristic, INPUTS, POINT, Prospect, describe, prospects,
};
use fondaco_bots::net::{Inputs, Net};
use fondaco_dice::Dice;
use fondaco_rules::byzanz::{Move, points};
use fondaco_rules::{BySeat, Byzanz, Game, Outcomes, Players, ToAct};

use super::{Lesson, Sample};

/// How a net for Byzanz learns.
///
/// It judges every position in which no lot lies open, from the side of each seat in turn.
#[derive(Clone, Debug)]
pub struct ByzanzLesson {
    players: Players,
    steps: BySeat<Vec<Step>>,
    prospects: Vec<Prospect>,
}

/// A quiet position as a seat sees it.
#[derive(Clone, Debug)]
struct Step {
    inputs: Inputs,
    /// The points it has, and those that the net expects in the end.
    points: f32,
    expected: f32,
}

/// How much the later positions count for the earlier ones.
const LAMBDA: f32 = 0.85;
/// The widths of the layers between the inputs and the output.
const HIDDEN: [usize; 2] = [64, 32];
/// Per cent of the seats that play by rules of thumb, and of the games in which there are any.
const THUMBS: u32 = 50;
/// Per mille of the moves that are tried instead of the best, at the beginning and at the end.
const TRIED: (f32, f32) = (100.0, 30.0);
/// The blur of what is expected after a move, in points, at the beginning and at the end.
const BLUR: (f32, f32) = (0.6, 0.2);

/// What a table of so many players learns.
pub(super) fn lesson(players: Players) -> Box<dyn Lesson> {
    Box::new(ByzanzLesson::new(players))
}

impl ByzanzLesson {
    /// The lesson for so many players.
    pub fn new(players: Players) -> ByzanzLesson {
        ByzanzLesson { players, steps: BySeat::default(), prospects: Vec::new() }
    }
}

impl Lesson for ByzanzLesson {
    fn name(&self) -> String {
        format!("byzanz-{}", self.players.count())
    }

    fn sizes(&self) -> Vec<usize> {
        vec![INPUTS, HIDDEN[0], HIDDEN[1], 1]
    }

    fn game(&mut self, net: &Net, dice: &mut Dice, done: f32, samples: &mut Vec<Sample>) {
        let Ok(mut game) = Byzanz::new(self.players.count() as u32) else { return };
        let mut evaluator = Evaluator::new(net);
        let fading = |(first, last): (f32, f32)| first + (last - first) * done;
        let thumbs = self.thumbs(dice);
        loop {
            match game.to_act() {
                ToAct::Over => break,
                ToAct::Chance => {
                    if game.starter().is_some() && !game.waiting().is_empty() {
                        self.note(&mut evaluator, &game);
                    }
                    let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
                    let revealed = game.reveal(outcome, &mut |_| ());
                    assert!(revealed.is_ok(), "a draw was refused: {revealed:?}");
                }
                ToAct::Player(seat) => {
                    if game.lot().is_empty() && !game.all_auctioned() {
                        self.note(&mut evaluator, &game);
                    }
                    if thumbs[seat] {
                        prospects(&mut { Heuristic::PATIENT }, &game, seat, &mut self.prospects);
                    } else {
                        prospects(&mut evaluator, &game, seat, &mut self.prospects);
                    }
                    let choice = self.choose(fading(TRIED) as u32, fading(BLUR), dice);
                    let played = game.act(seat, choice, &mut |_| ());
                    assert!(played.is_ok(), "a move was refused: {played:?}");
                }
            }
        }
        self.teach(&game, samples);
    }
}

impl ByzanzLesson {
    /// Who plays by rules of thumb.
    fn thumbs(&self, dice: &mut Dice) -> BySeat<bool> {
        let mut thumbs = BySeat::default();
        if dice.below(100) < THUMBS {
            for seat in self.players.seats() {
                thumbs[seat] = dice.below(100) < THUMBS;
            }
        }
        thumbs
    }

    /// Writes down a quiet position.
    fn note(&mut self, evaluator: &mut Evaluator<'_>, game: &Byzanz) {
        for seat in self.players.seats() {
            let mut inputs = Inputs::default();
            describe(game, seat, &mut inputs);
            let points = points(game.profits(seat)) as f32;
            let expected = evaluator.final_points(game, seat);
            self.steps[seat].push(Step { inputs, points, expected });
        }
    }

    /// The move that seems best, or now and then another one.
    fn choose(&self, tried: u32, blur: f32, dice: &mut Dice) -> Move {
        if dice.below(1000) < tried {
            return self.prospects[dice.below(self.prospects.len() as u32) as usize].choice;
        }
        let mut blurred = |points: f32| {
            // Three dice are nearly a bell curve.
            let sum: u32 = (0..3).map(|_| dice.below(1001)).sum();
            points + blur * (sum as f32 / 500.0 - 3.0)
        };
        let judged = self.prospects.iter().map(|one| (blurred(one.points), one.choice));
        let best = judged.max_by(|a, b| a.0.total_cmp(&b.0));
        best.map_or(Move::Done, |(_, choice)| choice)
    }

    /// What the net should have said, from the end back to the beginning.
    fn teach(&mut self, game: &Byzanz, samples: &mut Vec<Sample>) {
        for seat in self.players.seats() {
            let last = points(game.profits(seat)) as f32;
            let (mut to_learn, mut next) = (last, last);
            for step in self.steps[seat].drain(..).rev() {
                to_learn = LAMBDA * to_learn + (1.0 - LAMBDA) * next;
                next = step.expected;
                let targets = vec![(to_learn - step.points) * POINT];
                samples.push(Sample { inputs: step.inputs, targets });
            }
        }
    }
}

#[cfg(test)]
mod tests;
