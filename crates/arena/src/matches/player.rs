//! A player at a table: one of our bots, or a program.

use fondaco_bots::{Bot, Budget};
use fondaco_rules::{EventOf, Game, Players, Seat};

/// A player in a match. It sits down to game after game and acts for one seat in each.
pub trait Player<G: Game>: Send {
    /// Takes its seat in a new game; what it leaves to chance is decided by the seed.
    fn sit(&mut self, players: Players, seat: Seat, seed: u64);

    /// Takes note of an event, its own moves included. It is complete: a program gets what its seat
    /// may see of it.
    fn observe(&mut self, event: &EventOf<G>);

    /// Its move, now that its seat is to act and sees this.
    ///
    /// # Errors
    /// When it has none: a program may have ended or may be too slow. It forfeits the game.
    fn choose(&mut self, view: &G::View) -> Result<G::Move, Failure>;
}

/// Why a player has no move, in words for people.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Failure(pub String);

/// One of our bots at a table: a fresh one for each game.
pub struct BotPlayer<G: Game> {
    make: Box<dyn Fn(u64) -> Box<dyn Bot<G>> + Send>,
    budget: Budget,
    seated: Option<(Seat, Box<dyn Bot<G>>)>,
}

impl<G: Game> BotPlayer<G> {
    /// A player who spends that much on a decision; `make` gives the bot for a seed.
    pub fn new(
        make: impl Fn(u64) -> Box<dyn Bot<G>> + Send + 'static,
        budget: Budget,
    ) -> BotPlayer<G> {
        BotPlayer { make: Box::new(make), budget, seated: None }
    }
}

impl<G: Game> Player<G> for BotPlayer<G> {
    fn sit(&mut self, _: Players, seat: Seat, seed: u64) {
        self.seated = Some((seat, (self.make)(seed)));
    }

    fn observe(&mut self, _: &EventOf<G>) {}

    fn choose(&mut self, view: &G::View) -> Result<G::Move, Failure> {
        match &mut self.seated {
            Some((seat, bot)) => Ok(bot.choose(view, *seat, self.budget).choice),
            None => Err(Failure("nobody has taken the seat".into())),
        }
    }
}
