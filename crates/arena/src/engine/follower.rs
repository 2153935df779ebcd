//! Following a game by what one seat sees of it.

use std::fmt;

use fondaco_rules::notation::{Unreadable, Wanted, Words, read_seat};
use fondaco_rules::{Event, EventOf, Game, Seat, ToAct, Viewer, WrongPlayers};

use super::refereed::Refereed;

/// A game as far as one seat sees it.
///
/// Beneath it lies a whole position. What the seat does not see of it is made up, and made up anew
/// as soon as an event shows that it was otherwise; the view never depends on it.
#[derive(Clone, Debug)]
pub struct Follower<G: Game> {
    game: G,
    seat: Seat,
}

impl<G: Refereed> Follower<G> {
    /// A new game, for a seat of it.
    ///
    /// # Errors
    /// When the game is not made for that number of players.
    pub fn new(players: u32, seat: Seat) -> Result<Follower<G>, WrongPlayers> {
        Ok(Follower { game: G::new(players)?, seat })
    }

    /// Whose eyes these are.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Who has to do something now.
    pub fn to_act(&self) -> ToAct {
        self.game.to_act()
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// An event, as the seat sees it.
    ///
    /// # Errors
    /// When it is no event of the game, or cannot happen now; then nothing has changed.
    pub fn hear(&mut self, line: &str) -> Result<(), Unfollowed<G::Illegal>> {
        let event = match self.game.made_up(line, self.seat) {
            Some(event) => event,
            None => self.read(line).map_err(Unfollowed::Unreadable)?,
        };
        let Err(reason) = self.game.play(event, &mut |_| ()) else { return Ok(()) };
        // Perhaps only what was made up stands against it.
        if let Some(mut game) = self.game.made_to_fit(self.seat, &event)
            && game.play(event, &mut |_| ()).is_ok()
        {
            self.game = game;
            return Ok(());
        }
        Err(Unfollowed::Illegal(reason))
    }

    fn read(&self, line: &str) -> Result<EventOf<G>, Unreadable> {
        let players = self.game.players();
        let mut words = Words::of(line);
        let whole = words.clone();
        let first = words.need(Wanted::Move)?;
        if first.starts_with(|letter: char| letter.is_ascii_digit()) {
            Ok(Event::Move(read_seat(first, players)?, G::read_move(words)?))
        } else {
            Ok(Event::Chance(G::read_outcome(whole, players)?))
        }
    }
}

/// Why an event could not be followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfollowed<I> {
    /// The words are not an event of this game.
    Unreadable(Unreadable),
    /// It is against the rules, whatever is hidden.
    Illegal(I),
}

impl<I: fmt::Display> fmt::Display for Unfollowed<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfollowed::Unreadable(reason) => reason.fmt(f),
            Unfollowed::Illegal(reason) => reason.fmt(f),
        }
    }
}

impl<I: fmt::Debug + fmt::Display> std::error::Error for Unfollowed<I> {}

#[cfg(test)]
mod tests;
