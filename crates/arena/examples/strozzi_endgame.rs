//! How well the end of Medici vs Strozzi is played: `strozzi_endgame GAMES [PLAYOUTS]`.
//!
//! Masters play against each other. At every decision of the last round with at most six tiles in
//! the bag, exact play by both is worked out, and what the chosen move loses against it, in florins.
//! The same is asked of masters that do not work the end out: by the net at once, and with a look
//! one lot ahead.

use fondaco_bots::strozzi::{Ahead, Endgame, Judge, Master, Nothing, Sale, quick, thoughts};
use fondaco_bots::{Bot, Budget};
use fondaco_dice::Dice;
use fondaco_rules::strozzi::{Move, Moves, ROUNDS};
use fondaco_rules::{Game, Outcomes, Seat, Strozzi, ToAct};

/// With so many tiles in the bag the end has begun.
const TILES: u32 = 6;

fn main() {
    let mut args = std::env::args().skip(1);
    let games = args.next().and_then(|games| games.parse().ok()).unwrap_or(100);
    let playouts = args.next().and_then(|playouts| playouts.parse().ok());
    let budget = playouts.map_or(Budget::Usual, Budget::Playouts);
    let mut losses = [Losses::new("master"), Losses::new("net"), Losses::new("one lot ahead")];
    for number in 0..games {
        play(budget, &mut Dice::of_game(1, number), &mut losses);
    }
    for losses in losses {
        println!("{losses}");
    }
}

/// Plays a game and notes what is lost at its end.
fn play(budget: Budget, dice: &mut Dice, losses: &mut [Losses; 3]) {
    let Ok(mut game) = Strozzi::new(2) else { return };
    loop {
        let played = match game.to_act() {
            ToAct::Over => return,
            ToAct::Chance => {
                let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
                game.reveal(outcome, &mut |_| ())
            }
            ToAct::Player(seat) => {
                let choice = Master::new(1).choose(&game, seat, budget).choice;
                if game.round() == ROUNDS && game.bag().len() <= TILES {
                    let judge = &mut Judge::learned();
                    let meter = &mut Budget::Playouts(u32::MAX).start(0);
                    let at_once = quick(judge, &game, seat);
                    let ahead = quick(&mut Ahead::of(judge, meter), &game, seat);
                    for (losses, choice) in losses.iter_mut().zip([choice, at_once, ahead]) {
                        losses.note(loss(&game, seat, choice));
                    }
                }
                game.act(seat, choice, &mut |_| ())
            }
        };
        assert!(played.is_ok(), "a move was refused: {played:?}");
    }
}

/// By how many florins a move is worse than the best one.
fn loss(game: &Strozzi, seat: Seat, choice: Move) -> f32 {
    let meter = &mut Budget::Playouts(u32::MAX).start(0);
    let mut endgame = Endgame::of(game, Nothing, meter);
    let thoughts = thoughts(&mut endgame, game, seat);
    let worth = match (choice, game.moves(seat)) {
        (Move::Price(price), Moves::Price | Moves::DrawOrPrice) => {
            Some(Sale::of(&mut endgame, game).at(price))
        }
        _ => thoughts.iter().find(|thought| thought.choice == choice).map(|found| found.to_come),
    };
    thoughts[0].to_come - worth.unwrap_or(f32::NEG_INFINITY)
}

/// What somebody's decisions lost.
struct Losses {
    name: &'static str,
    all: Vec<f32>,
}

impl Losses {
    const fn new(name: &'static str) -> Losses {
        Losses { name, all: Vec::new() }
    }

    fn note(&mut self, loss: f32) {
        self.all.push(loss);
    }
}

impl std::fmt::Display for Losses {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let count = self.all.len();
        let mean = self.all.iter().sum::<f32>() / count.max(1) as f32;
        let most = self.all.iter().fold(0.0, |most: f32, &loss| most.max(loss));
        let faultless = self.all.iter().filter(|&&loss| loss < 0.01).count();
        write!(
            f,
            "{}: {mean:.3} florins lost on average in {count} decisions, {most:.1} at most, \
             {:.1} % without any loss",
            self.name,
            faultless as f32 / count.max(1) as f32 * 100.0
        )
    }
}
