//! How well the end of Medici vs Strozzi is played: `strozzi_endgame GAMES [PLAYOUTS]`.
//!
//! Masters play against each other. At every decision of the last round with at most six tiles in
//! the bag, exact play by both is worked out, and what the chosen move loses against it: in florins,
//! and in the chance to win, which is what the master goes by there. The same is asked of exact play
//! for florins, and of masters that do not work the end out: by the net at once, and with a look one
//! lot ahead. The time that the master took is printed too.

use std::time::Instant;

use fondaco_bots::strozzi::{
    Ahead, Endgame, Evaluator, Master, Nothing, Sale, Winning, rollout_move, thoughts,
};
use fondaco_bots::{Bot, Budget};
use fondaco_dice::Dice;
use fondaco_rules::strozzi::Move;
use fondaco_rules::{Game, Outcomes, Seat, Strozzi, ToAct};

fn main() {
    let mut args = std::env::args().skip(1);
    let games = args.next().and_then(|games| games.parse().ok()).unwrap_or(100);
    let playouts = args.next().and_then(|playouts| playouts.parse().ok());
    let budget = playouts.map_or(Budget::Usual, Budget::Playouts);
    let mut losses = ["master", "exact for florins", "net", "one lot ahead"].map(Losses::new);
    let mut millis = Vec::new();
    for number in 0..games {
        play(budget, &mut Dice::of_game(1, number), &mut losses, &mut millis);
    }
    for losses in losses {
        println!("{losses}");
    }
    millis.sort_by(f32::total_cmp);
    if let (Some(median), Some(most)) = (millis.get(millis.len() / 2), millis.last()) {
        println!("the master took {median:.1} ms in the median, {most:.1} ms at most");
    }
}

/// Plays a game and notes what is lost at its end.
fn play(budget: Budget, dice: &mut Dice, losses: &mut [Losses; 4], millis: &mut Vec<f32>) {
    let Ok(mut game) = Strozzi::new(2) else { return };
    loop {
        let played = match game.to_act() {
            ToAct::Over => return,
            ToAct::Chance => {
                let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
                game.reveal(outcome, &mut |_| ())
            }
            ToAct::Player(seat) => {
                let begun = Instant::now();
                let choice = Master::new(1).choose(&game, seat, budget).choice;
                if Winning::is_near(&game) {
                    millis.push(begun.elapsed().as_secs_f32() * 1000.0);
                    let evaluator = &mut Evaluator::learned();
                    let meter = &mut Budget::Playouts(u32::MAX).start(0);
                    let at_once = rollout_move(evaluator, &game, seat);
                    let ahead = rollout_move(&mut Ahead::of(evaluator, meter), &game, seat);
                    let exact = Exact::of(&game, seat);
                    let choices = [choice, exact.by_florins, at_once, ahead];
                    for (losses, choice) in losses.iter_mut().zip(choices) {
                        losses.note(exact.loss(&game, seat, choice));
                    }
                }
                game.act(seat, choice, &mut |_| ())
            }
        };
        assert!(played.is_ok(), "a move was refused: {played:?}");
    }
}

/// Exact play in a position.
struct Exact {
    /// The best move by florins, what that brings, and the best chance to win.
    by_florins: Move,
    florins: f32,
    win: f32,
}

impl Exact {
    fn of(game: &Strozzi, seat: Seat) -> Exact {
        let meters = &mut [Budget::Playouts(u32::MAX).start(0); 2];
        let [meter, other_meter] = meters;
        let mut endgame = Endgame::of(game, Nothing, meter);
        let mut thoughts = thoughts(&mut endgame, game, seat);
        let (by_florins, florins) = (thoughts[0].choice, thoughts[0].to_come);
        let sale = || Sale::of(&mut endgame, game);
        Winning::new(other_meter).sort(game, seat, &mut thoughts, sale);
        Exact { by_florins, florins, win: thoughts[0].win.unwrap_or(0.0) }
    }

    /// By how many florins a move is worse than the best one, and by how much of the chance to win.
    fn loss(&self, game: &Strozzi, seat: Seat, choice: Move) -> [f32; 2] {
        let meters = &mut [Budget::Playouts(u32::MAX).start(0); 2];
        let [meter, other_meter] = meters;
        let mut endgame = Endgame::of(game, Nothing, meter);
        let florins = if let Move::Price(price) = choice {
            Sale::of(&mut endgame, game).at(price)
        } else {
            let thoughts = thoughts(&mut endgame, game, seat);
            let found = thoughts.iter().find(|thought| thought.choice == choice);
            found.map_or(f32::NEG_INFINITY, |found| found.to_come)
        };
        let win = Winning::new(other_meter).chance(game, seat, choice);
        [self.florins - florins, self.win - win]
    }
}

/// What the decisions of one player lost.
struct Losses {
    name: &'static str,
    all: Vec<[f32; 2]>,
}

impl Losses {
    const fn new(name: &'static str) -> Losses {
        Losses { name, all: Vec::new() }
    }

    fn note(&mut self, loss: [f32; 2]) {
        self.all.push(loss);
    }
}

impl std::fmt::Display for Losses {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let count = self.all.len();
        let mean =
            |part: usize| self.all.iter().map(|it| it[part]).sum::<f32>() / count.max(1) as f32;
        let most = self.all.iter().fold(0.0, |most: f32, loss| most.max(loss[0]));
        let faultless = self.all.iter().filter(|loss| loss[0] < 0.01).count();
        write!(
            f,
            "{}: {:.3} florins lost on average in {count} decisions, {most:.1} at most, \
             {:.1} % without any loss; {:.2} % of the chance to win lost",
            self.name,
            mean(0),
            faultless as f32 / count.max(1) as f32 * 100.0,
            mean(1) * 100.0
        )
    }
}
