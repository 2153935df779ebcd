//! Nothing is allocated while a game is played: not by listing, choosing, checking or applying.

use fondaco_dice::{Dice, random_step};
use fondaco_rules::{Byzanz, Choices, Game, Medici, Outcomes, Strozzi};

fn games_allocate_nothing<G: Game>(players: u32) {
    let start = G::new(players).expect("the game is for that many");
    let measured = allocation_counter::measure(|| {
        for seed in 0..20 {
            let mut dice = Dice::seeded(seed);
            let mut game = start;
            while random_step(&mut game, &mut dice) {
                let seats = game.players().seats();
                let moves: usize = seats.map(|seat| game.moves(seat).iter().take(50).count()).sum();
                let outcomes = game.outcomes().iter().take(50).count();
                std::hint::black_box((moves, outcomes, game.fingerprint(), game.winners()));
            }
        }
    });
    assert_eq!(measured.count_total, 0, "{} for {players}", G::NAME);
}

#[test]
fn a_game_of_medici_allocates_nothing() {
    (3..=6).for_each(games_allocate_nothing::<Medici>);
}

#[test]
fn a_game_of_strozzi_allocates_nothing() {
    games_allocate_nothing::<Strozzi>(2);
}

#[test]
fn a_game_of_byzanz_allocates_nothing() {
    (3..=6).for_each(games_allocate_nothing::<Byzanz>);
}
