//! Whole bots.

use fondaco_dice::Dice;
use fondaco_rules::strozzi::{Hull, Move, Moves, Tile};
use fondaco_rules::{Choices, Game, Players, Seat, Strozzi};

use super::{lead_in_game, random_decisions, share_won};
use crate::Random;
use crate::bot::{Bot, Budget, Decision, Reason};
use crate::strozzi::{Apprentice, Master, Merchant, worth_of_lot};

/// What anybody would try first: a lot is worth the sum of its values, and goes on the ship that
/// it fills best.
struct Greedy;

impl Bot<Strozzi> for Greedy {
    fn choose(&mut self, view: &Strozzi, seat: Seat, _: Budget) -> Decision<Move> {
        let moves = view.moves(seat);
        let sum = u32::from(Tile::sum(view.lot().items()));
        Decision::plain(match moves {
            Moves::DrawOrPrice if view.lot().len() < 2 => Move::Draw,
            Moves::BuyOrRefuse if view.price().map_or(0, u32::from) < sum => Move::Buy,
            Moves::BuyOrRefuse => Move::Refuse,
            Moves::LoadOrDiscard(_) => moves
                .iter()
                .filter(|choice| *choice != Move::Discard)
                .min_by_key(|choice| match choice {
                    Move::Load(hull, _) => view.fleet(seat).free(*hull),
                    _ => Hull::Five.holds(),
                })
                .unwrap_or(Move::Discard),
            _ => Move::Price(sum),
        })
    }
}

#[test]
fn merchants_beat_the_greedy() {
    let share = share_won(&mut Merchant::new(), &mut Greedy, 60);
    assert!(share >= 0.9, "{share}");
}

#[test]
fn merchants_beat_apprentices_and_apprentices_beat_chance() {
    let share = share_won(&mut Merchant::new(), &mut Apprentice::new(1), 40);
    assert!(share >= 0.75, "{share}");
    let share = share_won(&mut Apprentice::new(1), &mut Random::new(1), 40);
    assert!(share >= 0.95, "{share}");
}

#[test]
fn masters_beat_merchants_even_without_looking_ahead() {
    let share = share_won(&mut Master::new(1), &mut Merchant::new(), 40);
    assert!(share >= 0.85, "{share}");
}

#[test]
fn everybody_plays_by_the_rules() {
    let mut bots: [Box<dyn Bot<Strozzi>>; 3] =
        [Box::new(Apprentice::new(5)), Box::new(Merchant::new()), Box::new(Master::new(5))];
    for (game, seat) in (0..3).flat_map(random_decisions) {
        for bot in &mut bots {
            let choice = bot.choose(&game, seat, Budget::Playouts(4)).choice;
            assert!(game.moves(seat).contains(&choice), "{choice} in {game:?}");
        }
    }
}

#[test]
#[allow(clippy::float_cmp, reason = "the same to the last bit")]
fn a_seed_and_a_number_of_playouts_give_the_same_game() {
    let play = |seed| {
        let dice = &mut Dice::seeded(9);
        let (mut one, mut two) = (Master::new(seed), Apprentice::new(seed));
        lead_in_game(&mut one, &mut two, Seat::ONE, Budget::Playouts(30), dice)
    };
    assert_eq!(play(1), play(1));
    let answers = |seed| -> Vec<Move> {
        let decisions = random_decisions(2).into_iter();
        let choose = |(game, seat)| Apprentice::new(seed).choose(&game, seat, Budget::Usual).choice;
        decisions.map(choose).collect()
    };
    assert_eq!(answers(1), answers(1));
    assert_ne!(answers(1), answers(2));
}

#[test]
fn the_chosen_move_is_the_first_reason() {
    for (game, seat) in random_decisions(11) {
        let decision = Master::new(1).choose(&game, seat, Budget::Playouts(20));
        assert_eq!(decision.reasons[0].choice, decision.choice);
        // Florins count, and at the very end the chance to win.
        let by =
            |key: fn(&Reason<Move>) -> f32| decision.reasons.is_sorted_by(|a, b| key(a) >= key(b));
        assert!(by(|reason| reason.score) || by(|reason| (reason.win * 1e5).round()));
        assert!(decision.reasons.iter().all(|reason| (0.0..=1.0).contains(&reason.win)));
    }
}

#[test]
fn every_move_is_weighed_as_often() {
    let (game, seat) = random_decisions(6)
        .into_iter()
        .find(|(game, seat)| matches!(game.moves(*seat), Moves::LoadOrDiscard(_)))
        .unwrap();
    let moves: Vec<Move> = game.moves(seat).iter().collect();
    let budget = Budget::Playouts(10 * moves.len() as u32);
    let reasons = Master::new(3).weigh(&game, seat, &moves, budget);
    assert_eq!(reasons.len(), moves.len());
    assert!(reasons.iter().all(|reason| reason.playouts == 10 && moves.contains(&reason.choice)));
    assert_eq!(reasons, Master::new(3).weigh(&game, seat, &moves, budget));
}

#[test]
fn paying_more_than_the_lot_is_worth_is_weighed_as_a_mistake() {
    let (game, seat) = lot_for_sale();
    let price = Master::new(1).choose(&game, seat, Budget::Playouts(40)).reasons;
    let best = price.iter().find_map(|reason| match reason.choice {
        Move::Price(price) => Some(price),
        _ => None,
    });
    let [best, dear] = [best.unwrap(), best.unwrap() + 60].map(Move::Price);
    let reasons = Master::new(1).weigh(&game, seat, &[dear, best], Budget::Playouts(60));
    assert_eq!(reasons[0].choice, best);
    assert!(reasons[0].win > reasons[1].win + 0.1);
}

#[test]
fn a_lot_is_worth_the_same_to_both_until_it_is_sold() {
    let (game, seat) = lot_for_sale();
    let worth = worth_of_lot(&game, seat);
    let [medici, strozzi] = worth.of(Players::TWO) else { unreachable!() };
    assert_eq!(medici, strozzi);
    assert!((0.0..200.0).contains(&medici.unwrap()), "{medici:?}");
    let mut sold = game;
    sold.act(seat, Move::Price(1), &mut |_| ()).unwrap();
    assert_eq!(worth_of_lot(&sold, seat), worth);
    sold.act(fondaco_rules::strozzi::other(seat), Move::Buy, &mut |_| ()).unwrap();
    assert_eq!(worth_of_lot(&sold, seat)[seat], None);
}

/// A first lot of one tile.
fn lot_for_sale() -> (Strozzi, Seat) {
    random_decisions(1)[0]
}
