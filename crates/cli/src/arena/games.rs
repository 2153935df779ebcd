//! The games of a match so far, in the order of their numbers.

use std::ops::ControlFlow;

use fondaco_arena::matches::{Finished, Pairing};
use fondaco_arena::stats::{Sequence, Standing, Tally, Verdict};
use fondaco_rules::Players;

/// The games of a match so far.
pub struct Games<'a> {
    pairings: &'a [Pairing],
    finished: Vec<Option<Finished>>,
    played: u64,
    /// The victories of the first contestant, shared ones as fractions.
    won: f64,
    claim: Option<Claim>,
}

/// The claim about the first contestant, and the sequential test of it.
struct Claim {
    share: f64,
    players: usize,
    /// The mean shares of rounds of games in which the contestant took every seat once.
    rounds: Sequence,
    /// The number of games tested so far, without gaps.
    counted: usize,
}

impl<'a> Games<'a> {
    /// A match without finished games.
    pub fn new(pairings: &'a [Pairing], players: Players, claim: Option<f64>) -> Games<'a> {
        let claim = claim.map(|share| Claim {
            share,
            players: players.count(),
            rounds: Sequence::about(share),
            counted: 0,
        });
        Games { pairings, finished: vec![None; pairings.len()], played: 0, won: 0.0, claim }
    }

    /// Adds a game, in any order, and breaks when the claim is decided. Ignores games that do not
    /// belong to the match.
    pub fn add(&mut self, game: Finished) -> ControlFlow<()> {
        let number = game.game as usize;
        if let Some(place @ None) = self.finished.get_mut(number) {
            self.played += 1;
            self.won += first_share(&game, &self.pairings[number]);
            *place = Some(game);
        }
        if let Some(claim) = &mut self.claim {
            claim.test(self.pairings, &self.finished);
        }
        if self.verdict().is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// The games to play: none once the claim is decided.
    pub fn missing(&self) -> Vec<Pairing> {
        if self.verdict().is_some() {
            return Vec::new();
        }
        let games = self.pairings.iter().zip(&self.finished);
        games.filter(|(_, game)| game.is_none()).map(|(pairing, _)| pairing.clone()).collect()
    }

    /// The number of games played.
    pub const fn played(&self) -> u64 {
        self.played
    }

    /// The win rate of the first contestant so far.
    pub fn running_share(&self) -> Option<f64> {
        (self.played > 0).then(|| self.won / self.played as f64)
    }

    /// The claimed share, the verdict and the test.
    pub fn claim(&self) -> Option<(f64, Option<Verdict>, &Sequence)> {
        self.claim.as_ref().map(|claim| (claim.share, claim.rounds.verdict(), &claim.rounds))
    }

    fn verdict(&self) -> Option<Verdict> {
        self.claim.as_ref()?.rounds.verdict()
    }

    /// The games that count, with their seating: all, or those up to the verdict.
    pub fn counted(&self) -> impl Iterator<Item = (&Finished, &[usize])> {
        let most = match &self.claim {
            Some(claim) if claim.rounds.verdict().is_some() => claim.counted,
            _ => self.finished.len(),
        };
        let games = self.finished.iter().zip(self.pairings).take(most);
        games.filter_map(|(game, pairing)| Some((game.as_ref()?, pairing.seating.as_slice())))
    }

    /// The results of a contestant.
    pub fn tally(&self, contestant: usize) -> Tally {
        let mut tally = Tally::default();
        for (game, seating) in self.counted() {
            let seats = seating.iter().enumerate().filter(|(_, sits)| **sits == contestant);
            seats.for_each(|(seat, _)| tally.add(game, seat));
        }
        tally
    }

    /// The finishing orders of all games.
    pub fn standings(&self) -> Vec<Standing> {
        let standing = |(game, seating): (&Finished, &[usize])| {
            seating.iter().copied().zip(game.places()).collect()
        };
        self.counted().map(standing).collect()
    }
}

impl Claim {
    /// Tests complete rounds in order until one decides, so that the verdict does not depend on the
    /// order in which games finish.
    fn test(&mut self, pairings: &[Pairing], finished: &[Option<Finished>]) {
        while self.rounds.verdict().is_none() {
            let round = self.counted..self.counted + self.players;
            let (Some(games), Some(pairings)) = (finished.get(round.clone()), pairings.get(round))
            else {
                return;
            };
            let share = |(game, pairing): (&Option<Finished>, &Pairing)| {
                Some(first_share(game.as_ref()?, pairing))
            };
            let shares: Option<Vec<f64>> = games.iter().zip(pairings).map(share).collect();
            let Some(shares) = shares else { return };
            self.rounds.push(shares.iter().sum::<f64>() / self.players as f64);
            self.counted += self.players;
        }
    }
}

/// The first contestant's share of the victory.
fn first_share(game: &Finished, pairing: &Pairing) -> f64 {
    let seats = pairing.seating.iter().enumerate().filter(|(_, sits)| **sits == 0);
    seats.map(|(seat, _)| game.share(seat)).sum()
}
