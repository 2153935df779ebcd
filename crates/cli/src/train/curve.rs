//! The strength of a net in the course of its training.

use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use anyhow::Result;
use fondaco_arena::engine::{NotStarted, Refereed};
use fondaco_arena::matches::{Contest, Contestant, Numbered, every_seat_in_turn};
use fondaco_arena::stats::{Tally, wilson};
use fondaco_bots::{BotName, Budget, Level, Playable};
use fondaco_rules::{GameKind, Players, of_game};
use fondaco_texts::{Texts, text};

use crate::output;

/// Measures the snapshots of a training in games among merchants.
pub struct Curve<'a> {
    pub kind: GameKind,
    pub players: Players,
    pub seed: u64,
    /// The number of games of each snapshot.
    pub games: u32,
    /// The budget of a snapshot for each decision.
    pub budget: Budget,
    /// Set by a signal.
    pub stop: &'a AtomicBool,
}

impl Curve<'_> {
    /// Measures the snapshots, given with the number of games they learned from; false if a signal
    /// ended it.
    pub fn show(&self, snapshots: &[(u64, PathBuf)], texts: &Texts) -> Result<bool> {
        let fair = 100.0 / self.players.count() as f32;
        let heading = text!(texts, "train-curve", share = texts.decimal(fair), games = self.games);
        output::show(&format!("{heading}\n"))?;
        for (played, path) in snapshots {
            let tally = self.tally(path.clone())?;
            if self.stop.load(Ordering::Relaxed) {
                return Ok(false);
            }
            let share = tally.win_share();
            let interval = wilson(share, tally.games());
            let percent = |share: f64| texts.decimal((100.0 * share) as f32);
            let row = text!(
                texts,
                "train-curve-row",
                played = *played,
                share = percent(share),
                low = percent(interval.low),
                high = percent(interval.high)
            );
            output::show(&format!("{row}\n"))?;
        }
        Ok(true)
    }

    fn tally(&self, snapshot: PathBuf) -> Result<Tally> {
        let contestants = vec![
            Contestant::taught(snapshot, self.budget)?,
            Contestant::Bot(BotName::usual(Level::Merchant)),
        ];
        let contest = Contest { players: self.players, seed: self.seed, contestants };
        Ok(of_game!(self.kind, type G => self.play::<G>(&contest))?)
    }

    fn play<G: Playable + Numbered + Refereed>(
        &self,
        contest: &Contest,
    ) -> Result<Tally, NotStarted> {
        let pairings = every_seat_in_turn(self.players, self.games);
        let jobs = thread::available_parallelism().map_or(1, NonZero::get);
        let mut games = Vec::new();
        contest.play::<G>(&pairings, jobs, |finished, _| {
            games.push(finished);
            let stopped = self.stop.load(Ordering::Relaxed);
            if stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        let mut tally = Tally::default();
        for game in &games {
            tally.add(game, game.game as usize % self.players.count());
        }
        Ok(tally)
    }
}
