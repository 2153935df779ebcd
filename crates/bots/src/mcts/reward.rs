//! What a finished playout was worth.

use fondaco_rules::{BySeat, Game, Seat};

/// Turns final scores into rewards from 0 to 1.
///
/// How much a florin or a point means is not known beforehand: margins are measured against those
/// of the playouts so far.
pub(super) struct Reward {
    /// The part that the margin makes up.
    margin: f32,
    /// How many margins were seen, and the sum of their squares.
    seen: f32,
    squares: f32,
}

impl Reward {
    pub(super) const fn new(margin: f32) -> Reward {
        Reward { margin, seen: 0.0, squares: 0.0 }
    }

    /// The reward of each seat: its share in the victory, and its margin over the best other seat.
    pub(super) fn of<G: Game>(&mut self, game: &G) -> BySeat<f32> {
        let players = game.players();
        let scores = game.scores();
        let margins = margins(scores.of(players));
        for &margin in &margins[..players.count()] {
            self.seen += 1.0;
            self.squares += margin * margin;
        }
        let usual = libm::sqrtf(self.squares / self.seen).max(f32::MIN_POSITIVE);
        let mut rewards = BySeat::default();
        for seat in players.seats() {
            let margin = margins[seat.index()] / usual;
            let by_margin = 0.5 + 0.5 * margin / (1.0 + margin.abs());
            rewards[seat] = (1.0 - self.margin) * share(game, seat) + self.margin * by_margin;
        }
        rewards
    }
}

/// A seat's share in the victory.
pub(super) fn share<G: Game>(game: &G, seat: Seat) -> f32 {
    let winners = game.winners();
    if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 }
}

/// By how much each seat is ahead of the best other one, or behind it.
fn margins(scores: &[i32]) -> [f32; fondaco_rules::MOST_SEATS] {
    let mut margins = [0.0; fondaco_rules::MOST_SEATS];
    for (seat, &score) in scores.iter().enumerate() {
        let others = scores.iter().enumerate().filter(|&(other, _)| other != seat);
        let best = others.map(|(_, &score)| score).max().unwrap_or(score);
        margins[seat] = (score - best) as f32;
    }
    margins
}
