//! Counting all that may happen: a check of the rules that forgives nothing.

use std::collections::HashSet;
use std::ops::AddAssign;

use crate::game::{Choices, Event, EventOf, Game, Outcomes, Weight};

/// What may happen in exactly so many events.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Count {
    /// Different sequences of events.
    pub paths: u64,
    /// The same with every tile and card distinguishable when it is drawn.
    pub weighted: Weight,
    /// Different positions reached.
    pub positions: u64,
}

/// Counts what may happen in exactly `depth` events; games that are over before do not count.
///
/// Every move of every seat counts, also the sales of seats that are not to act.
///
/// ```
/// use fondaco_rules::{Game, Medici, perft::perft};
///
/// // Four first auctioneers, then 31 different among 36 tiles, then draw or offer.
/// let count = perft(&Medici::new(4)?, 3);
/// assert_eq!((count.paths, count.weighted), (4 * 31 * 2, 4 * 36 * 2));
/// # Ok::<(), fondaco_rules::WrongPlayers>(())
/// ```
///
/// # Panics
/// When the rules refuse what they list: that would be a fault in them.
pub fn perft<G: Game>(game: &G, depth: u32) -> Count {
    let mut reached = HashSet::new();
    let mut total = Tally::default();
    walk(game, depth, 1, &mut total, &mut reached);
    Count { paths: total.paths, weighted: total.weighted, positions: reached.len() as u64 }
}

#[derive(Default)]
struct Tally {
    paths: u64,
    weighted: Weight,
}

impl AddAssign<Weight> for Tally {
    fn add_assign(&mut self, weight: Weight) {
        self.paths += 1;
        self.weighted += weight;
    }
}

fn walk<G: Game>(
    game: &G,
    depth: u32,
    weight: Weight,
    total: &mut Tally,
    reached: &mut HashSet<u64>,
) {
    if depth == 0 {
        *total += weight;
        reached.insert(game.fingerprint());
        return;
    }
    let mut step = |event: EventOf<G>, ways: Weight| {
        let mut next = *game;
        let played = next.play(event, &mut |_| ());
        assert!(played.is_ok(), "the rules list {event} and then refuse it: {played:?}");
        walk(&next, depth - 1, weight * ways, total, reached);
    };
    for (outcome, ways) in game.outcomes().iter() {
        step(Event::Chance(outcome), ways);
    }
    for seat in game.players().seats() {
        for choice in game.moves(seat).iter() {
            step(Event::Move(seat, choice), 1);
        }
    }
}
