//! How fast uniformly random games are played on one core.
//!
//! `event` measures one event: enumerate, choose, apply; chance counts like a move, scoring and
//! starting the next game are spread over the events. `game` measures whole games; its throughput
//! is games per second.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use fondaco_dice::{Dice, random_step};
use fondaco_rules::{Byzanz, Game, Medici, Strozzi};

fn main() {
    println!(
        "bytes a position: medici {}, strozzi {}, byzanz {}",
        size_of::<Medici>(),
        size_of::<Strozzi>(),
        size_of::<Byzanz>()
    );
    divan::main();
}

fn event<G: Game>(bencher: Bencher, players: u32) {
    let start = G::new(players).expect("the game is for that many");
    let mut game = start;
    let mut dice = Dice::seeded(1);
    bencher.bench_local(|| {
        if !random_step(&mut game, &mut dice) {
            game = start;
        }
    });
    black_box(game);
}

fn game<G: Game>(bencher: Bencher, players: u32) {
    let start = G::new(players).expect("the game is for that many");
    let mut dice = Dice::seeded(1);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        let mut game = black_box(start);
        while random_step(&mut game, &mut dice) {}
        game
    });
}

mod medici {
    use super::{Bencher, Medici};

    #[divan::bench(args = [3, 4, 5, 6], sample_count = 200, sample_size = 20000)]
    fn event(bencher: Bencher, players: u32) {
        super::event::<Medici>(bencher, players);
    }

    #[divan::bench(args = [3, 4, 5, 6], sample_count = 200, sample_size = 100)]
    fn game(bencher: Bencher, players: u32) {
        super::game::<Medici>(bencher, players);
    }
}

mod strozzi {
    use super::{Bencher, Strozzi};

    #[divan::bench(args = [2], sample_count = 200, sample_size = 20000)]
    fn event(bencher: Bencher, players: u32) {
        super::event::<Strozzi>(bencher, players);
    }

    #[divan::bench(args = [2], sample_count = 200, sample_size = 100)]
    fn game(bencher: Bencher, players: u32) {
        super::game::<Strozzi>(bencher, players);
    }
}

mod byzanz {
    use super::{Bencher, Byzanz};

    #[divan::bench(args = [3, 4, 5, 6], sample_count = 200, sample_size = 20000)]
    fn event(bencher: Bencher, players: u32) {
        super::event::<Byzanz>(bencher, players);
    }

    #[divan::bench(args = [3, 4, 5, 6], sample_count = 200, sample_size = 100)]
    fn game(bencher: Bencher, players: u32) {
        super::game::<Byzanz>(bencher, players);
    }
}
