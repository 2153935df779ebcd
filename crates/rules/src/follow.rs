//! Following a game by what one viewer sees of it.

use std::fmt;

use crate::any::Refusal;
use crate::game::{Event, EventOf, Game, Viewer};
use crate::medici::Medici;
use crate::notation::{Unreadable, Wanted, Words, read_seat};
use crate::strozzi::Strozzi;
use crate::table::{ToAct, WrongPlayers};

/// A game as one viewer sees it.
///
/// It keeps a whole position. What the viewer does not see is made up, and replaced as soon as an
/// event contradicts it; the view never depends on it.
#[derive(Clone, Debug)]
pub struct Follower<G: Game> {
    game: G,
    viewer: Viewer,
}

/// A game that can be followed.
pub trait Followed: Game {
    /// Makes up an event of which the viewer sees only that it happened, such as `deal 1 ? ? ? ?`;
    /// nothing for any other line.
    fn made_up(&self, _line: &str, _viewer: Viewer) -> Option<EventOf<Self>> {
        None
    }

    /// Another position that looks the same to the viewer and in which the event is possible, if
    /// there is one.
    fn made_to_fit(&self, _viewer: Viewer, _event: &EventOf<Self>) -> Option<Self> {
        None
    }
}

/// Nothing is hidden.
impl Followed for Medici {}

/// Nothing is hidden.
impl Followed for Strozzi {}

impl<G: Followed> Follower<G> {
    /// A new game.
    ///
    /// # Errors
    /// When the game is not made for that number of players.
    pub fn new(players: u32, viewer: Viewer) -> Result<Follower<G>, WrongPlayers> {
        Ok(Follower { game: G::new(players)?, viewer })
    }

    /// Whose view is kept.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Who has to do something now.
    pub fn to_act(&self) -> ToAct {
        self.game.to_act()
    }

    /// What the viewer sees.
    pub fn view(&self) -> G::View {
        self.game.view(self.viewer)
    }

    /// An event, as the viewer sees it.
    ///
    /// # Errors
    /// When it is no event of the game, or cannot happen now; then nothing has changed.
    pub fn hear(&mut self, line: &str) -> Result<(), Unfollowed<G::Illegal>> {
        hear(&mut self.game, self.viewer, line, &mut |_| ()).map(|_| ())
    }
}

/// Plays an event as the viewer sees it.
pub(crate) fn hear<G: Followed>(
    game: &mut G,
    viewer: Viewer,
    line: &str,
    tell: &mut impl FnMut(G::Effect),
) -> Result<EventOf<G>, Unfollowed<G::Illegal>> {
    let event = match game.made_up(line, viewer) {
        Some(event) => event,
        None => read(game, line).map_err(Unfollowed::Unreadable)?,
    };
    let Err(reason) = game.play(event, tell) else { return Ok(event) };
    // Perhaps it only contradicts what was made up.
    if let Some(mut fitting) = game.made_to_fit(viewer, &event)
        && fitting.play(event, tell).is_ok()
    {
        *game = fitting;
        return Ok(event);
    }
    Err(Unfollowed::Illegal(reason))
}

/// Reads an event: a seat and its move, or what chance brought.
pub(crate) fn read<G: Game>(game: &G, line: &str) -> Result<EventOf<G>, Unreadable> {
    let players = game.players();
    let words = Words::of(line);
    let mut after_seat = words.clone();
    let first = after_seat.need(Wanted::Move)?;
    if first.starts_with(|letter: char| letter.is_ascii_digit() || "+-".contains(letter)) {
        Ok(Event::Move(read_seat(first, players)?, G::read_move(after_seat)?))
    } else {
        Ok(Event::Chance(G::read_outcome(words, players)?))
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

impl<I> Unfollowed<I> {
    /// The same among the refusals of all games.
    pub(crate) fn or(self, illegal: impl FnOnce(I) -> Refusal) -> Refusal {
        match self {
            Unfollowed::Unreadable(reason) => Refusal::Unreadable(reason),
            Unfollowed::Illegal(reason) => illegal(reason),
        }
    }
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
