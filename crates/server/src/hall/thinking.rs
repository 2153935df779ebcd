//! Bots at tables.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use fondaco_bots::{BotName, Level, choose};
use fondaco_protocol::Why;
use fondaco_rules::{AnyEvent, AnyGame, Seat};
use sha2::{Digest, Sha256};

use super::state::State;
use super::{Hall, LiveTable, commands};

/// A decision that a bot has to make.
struct Question {
    seat: Seat,
    /// The length of the log; if it grows, the question is outdated.
    lines: u32,
    level: Level,
    seed: u64,
    game: AnyGame,
}

impl Hall {
    /// Starts a bot if one has to decide and none is thinking.
    pub(super) fn think_if_needed(&self, seated: &Arc<LiveTable>) {
        if seated.with(|state| question(state, self.now()).is_none())
            || seated.thinking.swap(true, Ordering::SeqCst)
        {
            return;
        }
        let (hall, seated) = (self.clone(), Arc::clone(seated));
        self.0.tasks.spawn(async move {
            loop {
                let went_on = hall.play_for_bots(&seated).await;
                seated.thinking.store(false, Ordering::SeqCst);
                // A turn that began since the last look saw `thinking` still set.
                let more = went_on && seated.with(|it| question(it, hall.now()).is_some());
                if !more || seated.thinking.swap(true, Ordering::SeqCst) {
                    return;
                }
            }
        });
    }

    /// Plays until a person has to decide; false if that is left to another node.
    async fn play_for_bots(&self, seated: &Arc<LiveTable>) -> bool {
        while let Some(question) = seated.with(|state| question(state, self.now())) {
            if self.0.tasks.is_closed() {
                return false;
            }
            let (seat, lines) = (question.seat, question.lines);
            let Some(event) = self.think(question).await else { return false };
            let played = self.change(seated, |state, now| {
                // A sale or a return while the bot was thinking: ask again.
                let same = state.log.len() == lines && state.to_act() == Some(seat);
                if same { commands::bot_moved(state, event, now) } else { Ok(None) }
            });
            match played.await {
                Ok(_) => self.0.metrics.bot_moves.inc(),
                Err(refused) if refused.why == Why::Unavailable => return false,
                Err(refused) => {
                    tracing::error!(table = %seated.id, %refused, "a bot's move was refused");
                    return false;
                }
            };
        }
        true
    }

    /// The bot's move. A bot that panics is replaced by a simpler one.
    async fn think(&self, question: Question) -> Option<AnyEvent> {
        let _thread = self.0.thinkers.acquire().await.ok()?;
        let started = std::time::Instant::now();
        let thought = tokio::task::spawn_blocking(move || {
            let levels = [question.level, Level::Merchant, Level::Random];
            levels.into_iter().find_map(|level| {
                let name = BotName::usual(level);
                let ask = || choose(&question.game, question.seat, name, question.seed);
                std::panic::catch_unwind(std::panic::AssertUnwindSafe(ask)).ok()
            })
        });
        let event = thought.await.ok().flatten();
        self.0.metrics.thinking_seconds.observe(started.elapsed().as_secs_f64());
        event
    }
}

/// The decision of a bot, if one has to act now. It sees its seat's view.
fn question(state: &State, now: i64) -> Option<Question> {
    if state.doc.stand_in_at.is_some_and(|due| now < due) {
        return None;
    }
    let seat = state.to_act()?;
    let level = state.doc.places[seat.index()].decided_by_bot()?.parse().unwrap_or(Level::Merchant);
    let seed = seed(state, seat);
    let game = state.game.clone();
    Some(Question { seat, lines: state.log.len(), level, seed, game })
}

/// The bot's seed: the same on every node, and unpredictable for the players, because it follows from
/// the sealed seed.
fn seed(state: &State, seat: Seat) -> u64 {
    let mut hash = Sha256::new();
    hash.update(b"bot");
    hash.update(state.doc.seed.as_bytes());
    hash.update(u64::from(state.log.len()).to_le_bytes());
    hash.update([seat.index() as u8]);
    let [first, ..] = *hash.finalize().as_chunks().0 else { return 0 };
    u64::from_le_bytes(first)
}
