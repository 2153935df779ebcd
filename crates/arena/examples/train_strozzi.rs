//! `train_strozzi GAMES SEED OUT [FROM]`.
use std::time::Instant;

use fondaco_arena::train::{Course, Plan, StrozziLesson};
use fondaco_bots::net::Net;
use fondaco_bots::strozzi::{Appraise, Judge, Thumb, lead, quick};
use fondaco_dice::Dice;
use fondaco_rules::{Game, Outcomes, Seat, Strozzi, ToAct};

fn game(one: &mut impl Appraise, two: &mut impl Appraise, one_is: Seat, dice: &mut Dice) -> f32 {
    let mut game = Strozzi::new(2).unwrap();
    loop {
        match game.to_act() {
            ToAct::Over => return lead(&game, one_is),
            ToAct::Chance => {
                let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
                game.reveal(outcome, &mut |_| ()).unwrap();
            }
            ToAct::Player(seat) => {
                let choice =
                    if seat == one_is { quick(one, &game, seat) } else { quick(two, &game, seat) };
                game.act(seat, choice, &mut |_| ()).unwrap();
            }
        }
    }
}

fn duel(one: &mut impl Appraise, two: &mut impl Appraise, games: u64) -> String {
    let (mut won, mut sum) = (0.0, 0.0);
    for number in 0..games {
        let seat = if number % 2 == 0 { Seat::ZERO } else { Seat::ONE };
        let lead = game(one, two, seat, &mut Dice::of_game(4242, number / 2));
        sum += lead;
        won += if lead > 0.0 { 1.0 } else if lead == 0.0 { 0.5 } else { 0.0 };
    }
    format!("{:5.1} % {:+6.1}", won / games as f32 * 100.0, sum / games as f32)
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (games, seed) = (args[0].parse().unwrap(), args[1].parse().unwrap());
    let out = &args[2];
    let from = args.get(3).filter(|path| *path != "-").map(|path| Net::from_bytes(&std::fs::read(path).unwrap()).unwrap());
    let mut plan = Plan::new(seed, games);
    if let Some(rate) = args.get(4) {
        plan.first_rate = rate.parse().unwrap();
        plan.last_rate = plan.first_rate / 10.0;
    }
    let mut course =
        Course::begin(Box::new(StrozziLesson::default()), plan, from.clone()).unwrap();
    let mut pool: Vec<Net> = from.into_iter().collect();
    let mut spent = 0.0;
    let mut kept = 0;
    loop {
        let begun = Instant::now();
        let mut more = true;
        while more && (course.done() * 20.0) as u32 <= kept {
            more = course.go_on();
        }
        kept += 1;
        spent += begun.elapsed().as_secs_f32();
        let net = course.net();
        if std::env::var("NOEVAL").is_ok() {
            println!("{} {:.0}/s", course.played(), course.played() as f32 / spent);
            if !more {
                return;
            }
            continue;
        }
        std::fs::write(format!("{out}.{kept:02}.net"), net.to_bytes()).unwrap();
        let mut line = format!(
            "{kept:2} {:7} games {spent:5.0} s {:4.0}/s loss {:.5} thumb {}",
            course.played(),
            course.played() as f32 / spent,
            course.loss(),
            duel(&mut Judge::new(net), &mut Thumb, 400)
        );
        for old in pool.iter().rev().take(1).chain(pool.iter().rev().skip(4).take(1)) {
            line += &format!(" | {}", duel(&mut Judge::new(net), &mut Judge::new(old), 1000));
        }
        println!("{line}");
        pool.push(net.clone());
        if !more {
            return;
        }
    }
}
