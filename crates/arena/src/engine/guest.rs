//! One of our bots at another program's table.

use std::fmt;
use std::ops::ControlFlow;
use std::time::Duration;

use fondaco_bots::{Bot, BotName, Budget, Playable, Reason};
use fondaco_rules::follow::{Follower, Unfollowed};
use fondaco_rules::notation::{Unreadable, Words, read_number, read_seat};
use fondaco_rules::{GameKind, Players, Seat, ToAct, Viewer, WrongPlayers, of_game};

use super::refereed::Refereed;

/// A bot that speaks the engine protocol: lines in, lines out.
///
/// ```
/// use fondaco_arena::engine::Engine;
///
/// let mut engine = Engine::new("merchant".parse()?, 7);
/// let mut said = Vec::new();
/// for line in ["game medici 4 seat 1", "first 0", "tile C0", "0 offer", "isready", "go 100"] {
///     assert!(engine.read(line, &mut |answer| said.push(answer)).is_continue());
/// }
/// assert_eq!(said[0], "readyok");
/// assert!(said[1].starts_with("move "));
/// # Ok::<(), fondaco_bots::BadName>(())
/// ```
pub struct Engine {
    bot: BotName,
    seed: u64,
    table: Option<Box<dyn Table>>,
}

/// A game that the engine has a seat in.
trait Table {
    /// Follows an event, as the seat sees it.
    fn follow(&mut self, line: &str) -> Result<(), Wrong>;
    /// Says what the bot would do.
    fn go(&mut self, budget: Budget, say: &mut dyn FnMut(String)) -> Result<(), Wrong>;
}

impl Engine {
    /// An engine that plays with this bot. Without a budget of its own the bot takes the time that
    /// `go` gives it.
    pub const fn new(bot: BotName, seed: u64) -> Engine {
        Engine { bot, seed, table: None }
    }

    /// Reads a line and answers it; breaks at `quit`. What is not known is ignored; what is known and
    /// wrong is answered with `info error …`.
    pub fn read(&mut self, line: &str, say: &mut dyn FnMut(String)) -> ControlFlow<()> {
        let mut words = Words::of(line);
        let done = match words.next() {
            Some("quit") => return ControlFlow::Break(()),
            Some("isready") => {
                say("readyok".into());
                Ok(())
            }
            Some("game") => self.sit(words),
            Some("go") => self.go(words, say),
            Some(word) if is_event(word) => self.follow(line),
            _ => Ok(()),
        };
        if let Err(wrong) = done {
            say(format!("info error {wrong}"));
        }
        ControlFlow::Continue(())
    }

    /// `game medici 4 seat 2`
    fn sit(&mut self, mut words: Words<'_>) -> Result<(), Wrong> {
        self.table = None;
        let mut next = || words.next().ok_or(Wrong::GameLine);
        let (kind, players, seat_word, seat) = (next()?, next()?, next()?, next()?);
        let kind = GameKind::named(kind).ok_or(Wrong::GameLine)?;
        if seat_word != "seat" {
            return Err(Wrong::GameLine);
        }
        words.end()?;
        let players = Players::within(read_number(players)?, kind.players())?;
        let seat = read_seat(seat, players)?;
        let table: Box<dyn Table> =
            of_game!(kind, type G => Box::new(self.seated::<G>(players, seat)?));
        self.table = Some(table);
        Ok(())
    }

    fn seated<G: Playable + Refereed>(
        &self,
        players: Players,
        seat: Seat,
    ) -> Result<Seated<G>, Wrong> {
        let follower = Follower::new(players.count() as u32, Viewer::Seat(seat))?;
        Ok(Seated { seat, follower, bot: G::bot(self.bot.level, self.seed) })
    }

    fn follow(&mut self, line: &str) -> Result<(), Wrong> {
        let table = self.table.as_mut().ok_or(Wrong::NoGame)?;
        table.follow(line)
    }

    /// `go 1000`
    fn go(&mut self, mut words: Words<'_>, say: &mut dyn FnMut(String)) -> Result<(), Wrong> {
        let time = read_number(words.next().ok_or(Wrong::GoLine)?)?;
        words.end()?;
        let budget = match self.bot.budget {
            Budget::Usual => Budget::Time(most_of(Duration::from_millis(time.into()))),
            own => own,
        };
        let table = self.table.as_mut().ok_or(Wrong::NoGame)?;
        table.go(budget, say)
    }
}

/// Whether an event of one of the games begins with this word.
fn is_event(word: &str) -> bool {
    let is_seat = word.starts_with(|letter: char| letter.is_ascii_digit());
    is_seat || ["first", "tile", "deal", "lot"].contains(&word)
}

/// What a bot may take of some time, so that its answer arrives before that is up.
fn most_of(time: Duration) -> Duration {
    time * 19 / 20
}

/// A bot that follows a game.
struct Seated<G: Refereed> {
    seat: Seat,
    follower: Follower<G>,
    bot: Box<dyn Bot<G>>,
}

/// The bot tells of so many moves what it thinks of them.
const MOST_REASONS: usize = 5;

impl<G: Refereed> Table for Seated<G> {
    fn follow(&mut self, line: &str) -> Result<(), Wrong> {
        Ok(self.follower.hear(line).map(drop)?)
    }

    fn go(&mut self, budget: Budget, say: &mut dyn FnMut(String)) -> Result<(), Wrong> {
        let seat = self.seat;
        if self.follower.to_act() != ToAct::Player(seat) {
            return Err(Wrong::NotToMove(seat));
        }
        let decision = self.bot.choose(&self.follower.view(), seat, budget);
        for reason in decision.reasons.iter().take(MOST_REASONS) {
            say(written(reason));
        }
        say(format!("move {}", decision.choice));
        Ok(())
    }
}

/// What a bot thinks of a move, as a line.
fn written<M: fmt::Display>(reason: &Reason<M>) -> String {
    let Reason { choice, win, win_error, score, score_error, playouts } = reason;
    format!(
        "info win {win:.3} error {win_error:.3} score {score:.1} error {score_error:.1} \
         playouts {playouts} for {choice}"
    )
}

/// What is wrong with a line.
#[derive(Debug)]
enum Wrong {
    GameLine,
    GoLine,
    NoGame,
    NotToMove(Seat),
    WrongPlayers(WrongPlayers),
    Unreadable(Unreadable),
    Refused(String),
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::GameLine => write!(f, "a game is announced like ‘game medici 4 seat 2’"),
            Wrong::GoLine => write!(f, "‘go’ needs a number of milliseconds"),
            Wrong::NoGame => write!(f, "no game has been announced"),
            Wrong::NotToMove(seat) => write!(f, "seat {seat} is not to move"),
            Wrong::WrongPlayers(reason) => reason.fmt(f),
            Wrong::Unreadable(reason) => reason.fmt(f),
            Wrong::Refused(reason) => f.write_str(reason),
        }
    }
}

impl From<WrongPlayers> for Wrong {
    fn from(reason: WrongPlayers) -> Wrong {
        Wrong::WrongPlayers(reason)
    }
}

impl From<Unreadable> for Wrong {
    fn from(reason: Unreadable) -> Wrong {
        Wrong::Unreadable(reason)
    }
}

impl<I: fmt::Display> From<Unfollowed<I>> for Wrong {
    fn from(reason: Unfollowed<I>) -> Wrong {
        Wrong::Refused(reason.to_string())
    }
}

#[cfg(test)]
mod tests;
