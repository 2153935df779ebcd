//! The lesson for Medici vs Strozzi: what the player at turn will still gain on the other one.

use std::cmp::Ordering;

use fondaco_bots::net::{Inputs, Net};
use fondaco_bots::strozzi::{Evaluate, Evaluator, FLORIN, INPUTS, Sale, lead, mean_of_draws};
use fondaco_dice::Dice;
use fondaco_rules::strozzi::{Move, Moves, RoundReport, TOP_PRICE, other};
use fondaco_rules::{Choices, Game, Outcomes, Players, Seat, Strozzi, ToAct};

use super::{Lesson, Sample};

/// How a net for Medici vs Strozzi learns.
///
/// It judges every position in which a tile is to be drawn. Its first output is the lead still to
/// come, the second what both together will still earn; the others, which only help it to see, are
/// the results of the three harbours and the places of the eight markers at the end of the round.
#[derive(Clone, Debug, Default)]
pub struct StrozziLesson {
    steps: Vec<Step>,
    /// What the player at turn makes of the lot on the table.
    outlook: Option<Outlook>,
}

/// The sale of a lot after a draw.
#[derive(Clone, Copy, Debug)]
struct Outlook {
    sale: Sale,
    /// What one more tile would bring, if it may be drawn.
    growing: Option<f32>,
}

impl Outlook {
    fn of(evaluator: &mut Evaluator<'_>, drawn: &Strozzi) -> Outlook {
        let sale = Sale::of(evaluator, drawn);
        let may_grow = drawn.turn().is_some_and(|turn| drawn.moves(turn) == Moves::DrawOrPrice);
        Outlook { sale, growing: may_grow.then(|| evaluator.to_come_growing(drawn, &sale)) }
    }

    fn best(&self) -> f32 {
        self.growing.map_or(self.sale.to_come, |growing| growing.max(self.sale.to_come))
    }
}

/// A position in which a tile was to be drawn, and what followed.
#[derive(Clone, Debug)]
struct Step {
    inputs: Inputs,
    turn: Seat,
    /// The lead of the Medici in the position, and the final one that the net expected.
    lead: f32,
    expected: f32,
    /// What both had together.
    both: f32,
    /// How much worse the tile was for the Medici than the mean of all that might have come.
    luck: f32,
    /// What could have been had, if something was tried instead.
    cut: Option<f32>,
    /// How the round ended.
    report: Option<RoundReport>,
}

/// From this part of the training on, luck is taken out of account: that costs time, but then
/// there is less to be averaged out.
const LUCK_COUNTS: f32 = 0.7;
/// How much the later positions count for the earlier ones.
const LAMBDA: f32 = 0.8;
/// The widths of the layers between the inputs and the outputs.
const HIDDEN: [usize; 2] = [64, 32];
/// The lead, the money of both, three harbours, eight markers.
const OUTPUTS: usize = 13;
/// How much all outputs but the lead count.
const BESIDES: f32 = 0.0003;
/// Per mille of the decisions in which something else is tried, at the beginning and at the end.
const TRIED: (f32, f32) = (300.0, 100.0);
/// How far a tried price lies from the best one at most.
const PRICE_OFF: u32 = 6;

impl Lesson for StrozziLesson {
    fn name(&self) -> String {
        "strozzi".into()
    }

    fn sizes(&self) -> Vec<usize> {
        vec![INPUTS, HIDDEN[0], HIDDEN[1], OUTPUTS]
    }

    fn weights(&self) -> Vec<f32> {
        let mut weights = vec![BESIDES; OUTPUTS];
        weights[0] = 1.0;
        weights
    }

    fn game(&mut self, net: &Net, dice: &mut Dice, done: f32, samples: &mut Vec<Sample>) {
        let tried = (TRIED.0 + (TRIED.1 - TRIED.0) * done) as u32;
        let Ok(mut game) = Strozzi::new(2) else { return };
        let mut evaluator = Evaluator::new(net);
        self.steps.clear();
        let mut round_began = 0;
        let mut report = None;
        while game.to_act() != ToAct::Over {
            match game.to_act() {
                ToAct::Chance => {
                    self.note(&mut evaluator, &game);
                    let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
                    let mut drawn = game;
                    let revealed = drawn.reveal(outcome, &mut |_| ());
                    assert!(revealed.is_ok(), "a tile was refused: {revealed:?}");
                    let outlook = Outlook::of(&mut evaluator, &drawn);
                    if done >= LUCK_COUNTS {
                        self.note_luck(&mut evaluator, &game, &outlook);
                    }
                    self.outlook = Some(outlook);
                    game = drawn;
                }
                ToAct::Player(seat) => {
                    let choice = self.choose(&mut evaluator, &game, seat, tried, dice);
                    let played = game.act(seat, choice, &mut |effect| {
                        report = report.or(Strozzi::report(&effect));
                    });
                    assert!(played.is_ok(), "a move was refused: {played:?}");
                }
                ToAct::Over => {}
            }
            if report.is_some() {
                self.steps[round_began..].iter_mut().for_each(|step| step.report = report);
                round_began = self.steps.len();
                report = None;
            }
        }
        self.teach(&game, samples);
    }
}

/// What a table of so many players learns.
pub(super) fn lesson(_: Players) -> Box<dyn Lesson> {
    Box::new(StrozziLesson::default())
}

impl StrozziLesson {
    /// Writes down a position in which a tile is to be drawn.
    fn note(&mut self, evaluator: &mut Evaluator<'_>, game: &Strozzi) {
        let Some(turn) = game.turn() else { return };
        let outlook = self.outlook.filter(|_| !game.lot().is_empty());
        let to_come = outlook.and_then(|outlook| outlook.growing);
        let to_come = to_come.unwrap_or_else(|| evaluator.to_come(game));
        let sale = outlook.map(|outlook| outlook.sale);
        let mut inputs = Inputs::default();
        Evaluator::describe(game, sale.as_ref(), &mut inputs);
        let lead = lead(game, Seat::ZERO);
        let expected = lead + for_medici(turn, to_come);
        let (cut, report, luck) = (None, None, 0.0);
        let both = both(game);
        self.steps.push(Step { inputs, turn, lead, expected, both, luck, cut, report });
    }

    /// Compares what was drawn with all that might have been.
    fn note_luck(&mut self, evaluator: &mut Evaluator<'_>, game: &Strozzi, outlook: &Outlook) {
        let mean = mean_of_draws(game, |drawn| Outlook::of(evaluator, drawn).best());
        if let Some(step) = self.steps.last_mut() {
            step.luck = for_medici(step.turn, mean - outlook.best());
        }
    }

    /// The best move, or now and then another one.
    fn choose(
        &mut self,
        evaluator: &mut Evaluator<'_>,
        game: &Strozzi,
        seat: Seat,
        tried: u32,
        dice: &mut Dice,
    ) -> Move {
        let tries = dice.below(1000) < tried;
        let moves = game.moves(seat);
        let outlook = *self.outlook.get_or_insert_with(|| Outlook::of(evaluator, game));
        let sale = outlook.sale;
        let (best, to_come) = match moves {
            Moves::Price | Moves::DrawOrPrice => {
                let growing = outlook.growing.unwrap_or(f32::NEG_INFINITY);
                if growing > sale.to_come {
                    if !tries {
                        return Move::Draw;
                    }
                    self.cut(game, seat, growing);
                    return Move::Price(sale.price);
                }
                if tries && moves == Moves::DrawOrPrice && dice.below(2) == 0 {
                    self.cut(game, seat, sale.to_come);
                    return Move::Draw;
                }
                (Move::Price(sale.price), sale.to_come)
            }
            Moves::BuyOrRefuse => {
                let price = game.price().map_or(0, u32::from);
                let best = if sale.buys(price) { Move::Buy } else { Move::Refuse };
                (best, -sale.at(price))
            }
            Moves::LoadOrDiscard(_) => {
                let mine = game.turn() == Some(seat);
                let load = sale.loads[usize::from(mine)].unwrap_or(Move::Discard);
                (load, if mine { sale.kept } else { -sale.sold })
            }
            Moves::Nothing => (moves.get(0), 0.0),
        };
        if !tries {
            return best;
        }
        let other_move = match best {
            Move::Price(price) => {
                let off = dice.below(2 * PRICE_OFF + 1);
                Move::Price((price + off).saturating_sub(PRICE_OFF).min(TOP_PRICE))
            }
            // Answers matter too much to be tried as often, loads only now and then.
            Move::Load(..) | Move::Discard if dice.below(3) == 0 => {
                moves.choose(&mut |bound| dice.below(bound))
            }
            _ => best,
        };
        if other_move != best {
            self.cut(game, seat, to_come);
        }
        other_move
    }

    /// Something else is tried: what came before is to learn what the best move would have brought.
    fn cut(&mut self, game: &Strozzi, seat: Seat, to_come: f32) {
        if let Some(step) = self.steps.last_mut() {
            let could_have = lead(game, Seat::ZERO) + for_medici(seat, to_come);
            step.cut = step.cut.or(Some(could_have));
        }
    }

    /// What the net should have said, from the end back to the beginning.
    fn teach(&mut self, over: &Strozzi, samples: &mut Vec<Sample>) {
        let last = lead(over, Seat::ZERO);
        let mut to_learn = last;
        let mut next = last;
        for step in self.steps.drain(..).rev() {
            to_learn = step.cut.unwrap_or(LAMBDA * to_learn + (1.0 - LAMBDA) * next) + step.luck;
            next = step.expected;
            let mut targets = vec![f32::NAN; OUTPUTS];
            targets[0] = for_medici(step.turn, to_learn - step.lead) * FLORIN;
            targets[1] = (both(over) - step.both) * FLORIN;
            if let Some(report) = step.report {
                round_targets(&report, step.turn, &mut targets[2..]);
            }
            samples.push(Sample { inputs: step.inputs, targets });
        }
    }
}

/// How the round ended: who won each harbour, and where the markers stand.
fn round_targets(report: &RoundReport, me: Seat, targets: &mut [f32]) {
    let [mine, theirs] = [me, other(me)].map(|seat| report.values[seat.index()]);
    let harbours = mine.iter().zip(theirs).map(|(mine, theirs)| match mine.cmp(&theirs) {
        Ordering::Greater => 1.0,
        Ordering::Less => -1.0,
        Ordering::Equal => 0.0,
    });
    let markers =
        report.markers_after.iter().map(|&marker| for_medici(me, f32::from(marker)) / 4.0);
    for (target, value) in targets.iter_mut().zip(harbours.chain(markers)) {
        *target = value;
    }
}

/// What both players have together.
fn both(game: &Strozzi) -> f32 {
    (game.money(Seat::ZERO) + game.money(Seat::ONE)) as f32
}

/// A lead of a seat as one of the Medici, and the other way round.
fn for_medici(seat: Seat, lead: f32) -> f32 {
    if seat == Seat::ZERO { lead } else { -lead }
}

#[cfg(test)]
mod tests;
