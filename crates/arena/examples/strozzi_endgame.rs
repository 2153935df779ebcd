//! probe
use fondaco_bots::net::Net;
use fondaco_bots::strozzi::{Appraise, Endgame, Judge, Nothing, quick};
use fondaco_dice::Dice;
use fondaco_rules::{Game, Outcomes, Strozzi, ToAct};
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let net = Net::from_bytes(&std::fs::read(&args[0]).unwrap()).unwrap();
    let most: u32 = args[2].parse().unwrap();
    let mut judge = Judge::new(&net);
    let mut by = vec![(0, 0.0f64, 0.0f64, 0.0f64, 0usize, 0usize); 27];
    for number in 0..args[1].parse().unwrap() {
        let dice = &mut Dice::of_game(5, number);
        let mut game = Strozzi::new(2).unwrap();
        loop {
            match game.to_act() {
                ToAct::Over => break,
                ToAct::Chance => {
                    if game.lot().is_empty() && game.bag().len() <= most && game.round() == 3 {
                        let begun = Instant::now();
                        let mut end = Endgame::of(&game, Nothing, 3_000_000);
                        let exact = end.to_come(&game);
                        let time = begun.elapsed().as_secs_f64();
                        let row = &mut by[game.bag().len() as usize];
                        row.0 += 1;
                        row.1 += time;
                        row.2 = row.2.max(time);
                        row.3 += f64::from((exact - judge.to_come(&game)).abs());
                        row.4 += end.positions();
                        row.5 = row.5.max(end.positions());
                    }
                    let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
                    game.reveal(outcome, &mut |_| ()).unwrap();
                }
                ToAct::Player(seat) => {
                    let choice = quick(&mut judge, &game, seat);
                    game.act(seat, choice, &mut |_| ()).unwrap();
                }
            }
        }
    }
    for (bag, row) in by.iter().enumerate().filter(|(_, row)| row.0 > 0) {
        let n = f64::from(row.0);
        println!(
            "{bag}: {} positions, {:.2} ms mean, {:.2} max; net off {:.2}; states {} mean {} max",
            row.0,
            row.1 / n * 1e3,
            row.2 * 1e3,
            row.3 / n,
            row.4 / row.0 as usize,
            row.5
        );
    }
}
