use std::time::Duration;

use fondaco_dice::{random_event, random_step};
use fondaco_rules::{Byzanz, Game, Medici, Outcomes, Strozzi, ToAct, Viewer};

use super::*;
use crate::Random;
use crate::mcts::reward::share;

/// A position of some random game in which a seat has a choice, after so many events.
fn position<G: Game>(players: u32, events: u32, seed: u64) -> (G, Seat) {
    let mut game = G::new(players).unwrap();
    let dice = &mut Dice::seeded(seed);
    let mut played = 0;
    loop {
        if let ToAct::Player(seat) = game.to_act()
            && played >= events
            && game.moves(seat).len() > 1
        {
            return (game, seat);
        }
        assert!(random_step(&mut game, dice), "the game ended before the position");
        played += 1;
    }
}

fn choose<G: Playable>(game: &G, seat: Seat, budget: Budget) -> Decision<G::Move> {
    chosen_by(3, game, seat, budget)
}

fn chosen_by<G: Playable>(seed: u64, game: &G, seat: Seat, budget: Budget) -> Decision<G::Move> {
    Bot::<G>::choose(&mut Mcts::new(seed), &game.view(Viewer::Seat(seat)), seat, budget)
}

/// The share in the victory that the seat reaches if nobody else has a choice any more.
fn solved<G: Game>(game: &G, seat: Seat, events: u32) -> Option<f64> {
    if game.to_act() == ToAct::Over {
        return Some(share(game, seat).into());
    }
    let events = events.checked_sub(1)?;
    if game.to_act() == ToAct::Chance {
        let outcomes = game.outcomes();
        return outcomes.iter().try_fold(0.0, |sum, (outcome, weight)| {
            let mut next = *game;
            next.reveal(outcome, &mut |_| ()).unwrap();
            Some(sum + solved(&next, seat, events)? * weight as f64 / outcomes.total() as f64)
        });
    }
    let values = values(game, seat, events)?;
    values.into_iter().map(|(_, value)| value).reduce(f64::max)
}

/// What each move of the seat leads to, if it alone has choices until the end.
fn values<G: Game>(game: &G, seat: Seat, events: u32) -> Option<Vec<(G::Move, f64)>> {
    let moves = game.moves(seat);
    if game.to_act() != ToAct::Player(seat) || moves.len() > 64 {
        return None;
    }
    let value = |choice| {
        let mut next = *game;
        next.act(seat, choice, &mut |_| ()).unwrap();
        Some((choice, solved(&next, seat, events)?))
    };
    moves.iter().map(value).collect()
}

/// Looks for positions at the end of random games in which just one move wins, and checks that it
/// is found.
fn finds_the_only_winning_move<G: Playable>(players: u32) {
    let mut found = 0;
    for number in 0..20_000 {
        let mut game = G::new(players).unwrap();
        let dice = &mut Dice::of_game(11, number);
        let mut last = None;
        while let Some(event) = random_event(&game, dice) {
            if let ToAct::Player(seat) = game.to_act()
                && game.moves(seat).len() > 1
            {
                last = Some((game, seat));
            }
            game.play(event, &mut |_| ()).unwrap();
        }
        let Some((game, seat)) = last else { continue };
        let Some(values) = values(&game, seat, 3) else { continue };
        let winning: Vec<_> = values.iter().filter(|(_, value)| *value > 0.9).collect();
        let lost = values.iter().filter(|(_, value)| *value < 0.1).count();
        if let [(choice, _)] = winning[..]
            && lost + 1 == values.len()
        {
            found += 1;
            let decision = choose(&game, seat, Budget::Playouts(400));
            assert_eq!(decision.choice, *choice, "game {number}: {game:?}");
            assert!(decision.reasons[0].win > 0.5, "game {number}: {:?}", decision.reasons[0]);
        }
        if found == 5 {
            return;
        }
    }
    panic!("only {found} such positions");
}

#[test]
fn the_only_winning_move_is_found_in_medici() {
    finds_the_only_winning_move::<Medici>(4);
}

#[test]
fn the_only_winning_move_is_found_in_strozzi() {
    finds_the_only_winning_move::<Strozzi>(2);
}

#[test]
fn the_only_winning_move_is_found_in_byzanz() {
    finds_the_only_winning_move::<Byzanz>(3);
}

/// How many of so many games the search wins among random players.
fn won<G: Playable>(players: u32, games: u64) -> f32
where
    Random: Bot<G>,
{
    let mut won = 0.0;
    for number in 0..games {
        let mut game = G::new(players).unwrap();
        let mine = game.players().seats().nth((number % u64::from(players)) as usize).unwrap();
        let mut others = Random::new(number);
        let dice = &mut Dice::of_game(5, number);
        while game.to_act() != ToAct::Over {
            let ToAct::Player(seat) = game.to_act() else {
                random_step(&mut game, dice);
                continue;
            };
            let decision = if seat == mine {
                chosen_by(number, &game, seat, Budget::Playouts(60))
            } else {
                others.choose(&game.view(Viewer::Seat(seat)), seat, Budget::Usual)
            };
            game.act(seat, decision.choice, &mut |_| ()).unwrap();
        }
        won += share(&game, mine);
    }
    won
}

#[test]
fn random_players_are_beaten_by_a_few_playouts() {
    let won = [won::<Medici>(4, 12), won::<Strozzi>(2, 12), won::<Byzanz>(4, 12)];
    assert!(won.into_iter().all(|won| won >= 9.0), "{won:?}");
}

fn is_the_same_again<G: Playable>(players: u32) {
    let (game, seat) = position::<G>(players, 40, 1);
    let once = choose(&game, seat, Budget::Playouts(300));
    assert_eq!(once, choose(&game, seat, Budget::Playouts(300)));
    assert!(once.reasons.iter().any(|reason| reason.choice == once.choice));
    let other = chosen_by(4, &game, seat, Budget::Playouts(300));
    assert_ne!(once.reasons, other.reasons, "the seed decides");
}

#[test]
fn a_seed_and_a_number_of_playouts_decide_the_answer() {
    is_the_same_again::<Medici>(5);
    is_the_same_again::<Strozzi>(2);
    is_the_same_again::<Byzanz>(4);
}

/// All moves of a game in which everybody searches with the same kind of tree.
fn game_of_trees<G: Playable>(players: u32, chance_nodes: bool) -> Vec<G::Move> {
    let settings = Settings { chance_nodes, ..Settings::default() };
    let mut game = G::new(players).unwrap();
    let (mut bot, dice) = (Mcts::with(2, settings), &mut Dice::seeded(6));
    let mut moves = Vec::new();
    while game.to_act() != ToAct::Over {
        let ToAct::Player(seat) = game.to_act() else {
            random_step(&mut game, dice);
            continue;
        };
        let view = game.view(Viewer::Seat(seat));
        let choice = Bot::<G>::choose(&mut bot, &view, seat, Budget::Playouts(24)).choice;
        game.act(seat, choice, &mut |_| ()).unwrap();
        moves.push(choice);
    }
    moves
}

#[test]
fn trees_of_both_kinds_play_legal_games_that_can_be_repeated() {
    fn check<G: Playable>(players: u32) {
        let [open, closed] = [false, true].map(|chance_nodes| {
            let moves = game_of_trees::<G>(players, chance_nodes);
            assert_eq!(moves, game_of_trees::<G>(players, chance_nodes));
            moves
        });
        assert_ne!(open, closed, "the kind of the tree makes a difference");
    }
    check::<Medici>(3);
    check::<Strozzi>(2);
    check::<Byzanz>(3);
}

#[test]
fn hidden_cards_do_not_matter() {
    for seed in 0..20 {
        let (game, seat) = position::<Byzanz>(4, 30, seed);
        let view = game.view(Viewer::Seat(seat));
        let other = Byzanz::imagined(&view, &mut Dice::seeded(seed));
        assert_ne!(game, other, "another world");
        assert_eq!(view, other.view(Viewer::Seat(seat)), "that looks the same");
        let budget = Budget::Playouts(50);
        assert_eq!(choose(&game, seat, budget), choose(&other, seat, budget));
    }
}

#[test]
fn worlds_differ_in_what_is_hidden() {
    let (game, seat) = position::<Byzanz>(4, 12, 2);
    let view = game.view(Viewer::Seat(seat));
    let dice = &mut Dice::seeded(1);
    let worlds: Vec<_> = (0..20).map(|_| Byzanz::imagined(&view, dice)).collect();
    assert!(worlds.iter().any(|world| *world != worlds[0]));
    assert!(worlds.iter().all(|world| world.view(Viewer::Seat(seat)) == view));
}

#[test]
fn the_budget_is_kept() {
    let (game, seat) = position::<Medici>(4, 3, 1);
    for playouts in [0, 1, 7, 8, 9, 100] {
        let decision = choose(&game, seat, Budget::Playouts(playouts));
        let made: u32 = decision.reasons.iter().map(|reason| reason.playouts).sum();
        assert!(made <= playouts, "{made} of {playouts}");
        assert!(made == playouts || playouts > 1, "{made} of {playouts}");
        assert!(game.moves(seat).contains(&decision.choice));
    }
    let decision = choose(&game, seat, Budget::Time(Duration::ZERO));
    assert!(game.moves(seat).contains(&decision.choice) && decision.reasons.is_empty());
}

#[test]
fn it_stops_when_the_choice_is_clear() {
    // At a price of 999 the second seat has to refuse.
    let mut game = Strozzi::new(2).unwrap();
    random_step(&mut game, &mut Dice::seeded(1));
    game.act(Seat::ZERO, fondaco_rules::strozzi::Move::Price(999), &mut |_| ()).unwrap();
    let decision = choose(&game, Seat::ONE, Budget::Playouts(4000));
    assert_eq!(decision.choice, fondaco_rules::strozzi::Move::Refuse);
    let made: u32 = decision.reasons.iter().map(|reason| reason.playouts).sum();
    assert!((2000..4000).contains(&made), "{made} playouts");
}

#[test]
fn a_move_without_alternative_is_made_at_once() {
    let (mut game, seat) = position::<Byzanz>(3, 4, 3);
    while game.moves(seat).len() != 1 || game.to_act() != ToAct::Player(seat) {
        assert!(random_step(&mut game, &mut Dice::seeded(4)), "a forced pass comes");
    }
    let decision = choose(&game, seat, Budget::Usual);
    assert_eq!(decision, Decision::plain(game.moves(seat).get(0)));
}

#[test]
fn every_kind_of_move_is_tried_among_a_thousand_prices() {
    use fondaco_rules::strozzi::Move;
    let mut game = Strozzi::new(2).unwrap();
    random_step(&mut game, &mut Dice::seeded(1));
    let decision = choose(&game, Seat::ZERO, Budget::Playouts(16));
    assert!(decision.reasons.iter().any(|reason| reason.choice == Move::Draw));
}
