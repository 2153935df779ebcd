use fondaco_dice::{Dice, random_step};
use fondaco_rules::byzanz::{Card, Cards, Held, Move, Turn, View};
use fondaco_rules::{Byzanz, Choices, Game, Outcomes, Players, Seat, ToAct, Viewer};

use super::{Apprentice, Master, Merchant, worlds, worth_of_lot};
use crate::Random;
use crate::bot::{Bot, Budget, Decision};

/// Sells every set at once, bids up to what the cards of the lot are worth with its lowest cards,
/// and takes the kind of which there is most.
struct Greedy;

impl Bot<Byzanz> for Greedy {
    fn choose(&mut self, view: &View, seat: Seat, _: Budget) -> Decision<Move> {
        let moves = view.moves().unwrap();
        if let Some(sale) = moves.iter().find(|choice| matches!(choice, Move::Sell(_))) {
            return Decision::plain(sale);
        }
        let lowest = |cards: Cards| cards.iter().min_by_key(|card| card.value()).unwrap();
        Decision::plain(match moves.turn {
            Turn::Bid { above, .. } => {
                let mut bid = Cards::NONE;
                let mut hand: Vec<Card> = match view.hand(seat) {
                    Held::Seen(hand) => hand.goods().iter().collect(),
                    Held::Counted(_) => Vec::new(),
                };
                hand.sort_by_key(|card| card.value());
                for card in hand {
                    if bid.value() <= above {
                        bid = bid.plus(Cards::one(card));
                    }
                }
                let lot: u32 = view.lot().items().iter().map(|card| u32::from(card.value())).sum();
                let total = view.bid(seat).value() + bid.value();
                if bid.value() > above && total <= lot { Move::Bid(bid) } else { Move::Pass }
            }
            Turn::Give(lot) => Move::Give(lowest(lot)),
            Turn::Drop(hand) => Move::Drop(lowest(hand)),
            Turn::Take(_) => moves
                .iter()
                .max_by_key(|choice| match choice {
                    Move::Take(kind) => view.market().of_kind(*kind).len(),
                    _ => 0,
                })
                .unwrap(),
            Turn::Done | Turn::Nothing => Move::Done,
        })
    }
}

type Table = Vec<Box<dyn Bot<Byzanz>>>;

/// Plays a game to its end.
fn played(bots: &mut Table, budget: Budget, dice: &mut Dice) -> Byzanz {
    let mut game = Byzanz::new(bots.len() as u32).unwrap();
    loop {
        match game.to_act() {
            ToAct::Over => return game,
            ToAct::Chance => {
                let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
                game.reveal(outcome, &mut |_| ()).unwrap();
            }
            ToAct::Player(seat) => {
                let view = game.view(Viewer::Seat(seat));
                let choice = bots[seat.index()].choose(&view, seat, budget).choice;
                game.act(seat, choice, &mut |_| ()).unwrap();
            }
        }
    }
}

/// The share of the victories that the first bot gets among three of the other kind.
fn share(
    entrant: impl Fn(u64) -> Box<dyn Bot<Byzanz>>,
    field: impl Fn(u64) -> Box<dyn Bot<Byzanz>>,
    games: u64,
    budget: Budget,
) -> f64 {
    let players = Players::within(4, Byzanz::PLAYERS).unwrap();
    let mut won = 0.0;
    for number in 0..games {
        let mine = Seat::new((number % 4) as u32, players).unwrap();
        let mut bots: Table = players
            .seats()
            .map(|seat| if seat == mine { entrant(number) } else { field(4 * number) })
            .collect();
        let winners = played(&mut bots, budget, &mut Dice::of_game(3, number)).winners();
        if winners.contains(mine) {
            won += 1.0 / f64::from(winners.len());
        }
    }
    won / games as f64
}

#[test]
fn merchants_beat_the_greedy() {
    let share = share(|_| Box::new(Merchant::new()), |_| Box::new(Greedy), 200, Budget::Usual);
    assert!(share > 0.625, "{share}");
}

#[test]
fn apprentices_beat_chance_and_lose_to_merchants() {
    let among_random = share(
        |seed| Box::new(Apprentice::new(seed)),
        |seed| Box::new(Random::new(seed)),
        60,
        Budget::Usual,
    );
    assert!(among_random > 0.6, "{among_random}");
    let among_merchants = share(
        |seed| Box::new(Apprentice::new(seed)),
        |_| Box::new(Merchant::new()),
        200,
        Budget::Usual,
    );
    assert!(among_merchants < 0.2, "{among_merchants}");
}

#[test]
fn masters_beat_merchants() {
    let share = share(
        |seed| Box::new(Master::new(seed)),
        |_| Box::new(Merchant::new()),
        80,
        Budget::Playouts(100),
    );
    assert!(share > 0.4, "{share}");
}

fn everybody() -> Table {
    vec![
        Box::new(Random::new(5)),
        Box::new(Apprentice::new(5)),
        Box::new(Merchant::new()),
        Box::new(Master::new(5)),
    ]
}

/// Decisions of random games, with every number of players.
fn decisions() -> Vec<(Byzanz, Seat)> {
    let mut found = Vec::new();
    for players in 3..=6 {
        let dice = &mut Dice::seeded(u64::from(players));
        let mut game = Byzanz::new(players).unwrap();
        let mut number = 0;
        while random_step(&mut game, dice) {
            number += 1;
            if let (ToAct::Player(seat), 0) = (game.to_act(), number % 7) {
                found.push((game, seat));
            }
        }
    }
    found
}

#[test]
fn everybody_plays_by_the_rules() {
    for (game, seat) in decisions() {
        for bot in &mut everybody() {
            let view = game.view(Viewer::Seat(seat));
            let choice = bot.choose(&view, seat, Budget::Playouts(8)).choice;
            assert!(game.moves(seat).contains(&choice), "{choice} in {game:?}");
        }
    }
}

#[test]
fn no_choice_depends_on_hidden_cards() {
    let dice = &mut Dice::seeded(8);
    let mut differ = 0;
    for (game, seat) in decisions() {
        let view = game.view(Viewer::Seat(seat));
        let other = worlds::sample(&view, dice);
        differ += u32::from(other != game);
        let other = other.view(Viewer::Seat(seat));
        assert_eq!(view, other);
        let (mut here, mut there) = (everybody(), everybody());
        for (here, there) in here.iter_mut().zip(&mut there) {
            let budget = Budget::Playouts(12);
            assert_eq!(here.choose(&view, seat, budget), there.choose(&other, seat, budget));
        }
        assert_eq!(worth_of_lot(&view, seat), worth_of_lot(&other, seat));
    }
    assert!(differ > 20, "the worlds have to differ: {differ} do");
}

#[test]
fn a_seed_and_a_number_of_playouts_give_the_same_game() {
    let game = |seed: u64| {
        let mut bots: Table =
            (0..4).map(|seat| Box::new(Master::new(seed + seat)) as Box<dyn Bot<Byzanz>>).collect();
        played(&mut bots, Budget::Playouts(20), &mut Dice::seeded(1))
    };
    assert_eq!(game(1), game(1));
}

#[test]
fn every_move_is_weighed_as_often() {
    let (game, seat) = decisions()
        .into_iter()
        .find(|(game, seat)| matches!(game.moves(*seat).turn, Turn::Give(_)))
        .unwrap();
    let moves: Vec<Move> =
        game.moves(seat).iter().filter(|choice| matches!(choice, Move::Give(_))).collect();
    let view = game.view(Viewer::Seat(seat));
    let playouts = Budget::Playouts(10 * moves.len() as u32);
    let reasons = Master::new(1).weigh(&view, seat, &moves, playouts);
    assert_eq!(reasons.len(), moves.len());
    assert!(reasons.iter().all(|reason| reason.playouts == 10));
}

#[test]
fn a_lot_is_worth_something_only_to_those_who_may_bid() {
    let mut seen = 0;
    for (game, seat) in decisions() {
        let worth = worth_of_lot(&game.view(Viewer::Seat(seat)), seat);
        let auction = matches!(game.moves(seat).turn, Turn::Bid { .. });
        for other in game.players().seats() {
            if let Some(price) = worth[other] {
                assert!(auction && price.is_finite(), "{price} for {other:?} in {game:?}");
                seen += 1;
            }
        }
    }
    assert!(seen > 100, "{seen}");
}
