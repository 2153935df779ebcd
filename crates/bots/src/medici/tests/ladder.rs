//! How the bots do against each other: a few games only, but always the same ones.

use fondaco_dice::Dice;
use fondaco_rules::medici::{Move, Moves, Tile};
use fondaco_rules::{Game, Medici, Outcomes, Seat, ToAct};

use super::{AnyBot, players};
use crate::Random;
use crate::bot::{Bot, Budget, Decision};
use crate::medici::{Apprentice, Master, Merchant};

/// Bids the sum of the tiles within its money, or as little as it must where nobody speaks after it,
/// and offers two tiles if it can load them: like `examples/bots/face_value.py`.
struct FaceValue;

impl Bot<Medici> for FaceValue {
    fn choose(&mut self, view: &Medici, seat: Seat, _: Budget) -> Decision<Move> {
        let lot = view.lot();
        let choice = match view.moves(seat) {
            Moves::BidOrPass(bids) => {
                let sum = u32::from(Tile::sum(lot.items())).min(bids.high);
                let last = view.auctioneer() == Some(seat);
                match bids.contains(sum) {
                    true if last => Move::Bid(bids.low),
                    true => Move::Bid(sum),
                    false => Move::Pass,
                }
            }
            _ if lot.len() < 2 && view.ship(seat).free() > lot.len() => Move::Draw,
            _ => Move::Offer,
        };
        Decision::plain(choice)
    }
}

/// The part of the games that one bot wins among others of a kind, seats taken in turn.
fn share(
    count: u32,
    games: u64,
    one: impl Fn(u64) -> AnyBot,
    others: impl Fn(u64) -> AnyBot,
) -> f32 {
    let mut won = 0.0;
    for number in 0..games {
        let mine = (number % u64::from(count)) as usize;
        let mut bots: Vec<AnyBot> = (0..count as usize)
            .map(|seat| if seat == mine { one(number) } else { others(number * 8 + seat as u64) })
            .collect();
        let game = played(count, &mut bots, &mut Dice::of_game(3, number));
        let winners = game.winners();
        let seat = Seat::new(mine as u32, players(count)).unwrap();
        won += if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    }
    won / games as f32
}

fn played(count: u32, bots: &mut [AnyBot], dice: &mut Dice) -> Medici {
    let mut game = Medici::new(count).unwrap();
    loop {
        match game.to_act() {
            ToAct::Over => return game,
            ToAct::Chance => {
                let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
                game.reveal(outcome, &mut |_| ()).unwrap();
            }
            ToAct::Player(seat) => {
                let decision = bots[seat.index()].choose(&game, seat, Budget::Playouts(0));
                game.act(seat, decision.choice, &mut |_| ()).unwrap();
            }
        }
    }
}

fn random(seed: u64) -> AnyBot {
    Box::new(Random::new(seed))
}

fn apprentice(seed: u64) -> AnyBot {
    Box::new(Apprentice::new(seed))
}

fn merchant(_: u64) -> AnyBot {
    Box::new(Merchant::new())
}

fn master(seed: u64) -> AnyBot {
    Box::new(Master::new(seed))
}

#[test]
fn a_merchant_beats_those_who_bid_what_is_printed_on_the_tiles() {
    let share = share(4, 80, merchant, |_| Box::new(FaceValue));
    assert!(share > 0.85, "won {share}");
}

#[test]
fn an_apprentice_beats_chance_and_loses_to_merchants() {
    let among_random = share(4, 24, apprentice, random);
    assert!(among_random > 0.9, "won {among_random} among random movers");
    let among_merchants = share(4, 40, apprentice, merchant);
    assert!(among_merchants < 0.15, "won {among_merchants} among merchants");
}

#[test]
fn a_master_wins_more_than_twice_its_share_among_merchants() {
    for (count, games) in [(3, 60), (4, 60), (5, 40), (6, 30)] {
        let share = share(count, games, master, merchant);
        assert!(share > 2.0 / count as f32, "won {share} with {count} players");
    }
}

#[test]
fn a_master_beats_those_who_bid_what_is_printed_on_the_tiles() {
    let share = share(4, 40, master, |_| Box::new(FaceValue));
    assert!(share > 0.9, "won {share}");
}
