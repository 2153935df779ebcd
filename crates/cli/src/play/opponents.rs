//! The bots at the table.

use anyhow::{Result, bail};
use fondaco_bots::{BotName, Level};
use fondaco_rules::MOST_SEATS;
use fondaco_rules::notation::{Words, read_seat};
use fondaco_rules::{AnyEvent, AnyGame, Players, Seat};

/// Who plays when nobody says.
pub const USUAL: BotName = BotName::usual(Level::Merchant);

/// Which bot sits at each seat; none at the player's own.
pub type Line = Vec<Option<BotName>>;

/// The bots that were named, seated from the first free seat on: one for all, or one for each.
pub fn lined_up(named: &[BotName], players: Players, me: Seat) -> Result<Line> {
    let others = players.count() - 1;
    if named.len() != 1 && named.len() != others {
        bail!("there are {} bots for {others} other seats: name one for all, or each", named.len());
    }
    let mut bots = named.iter().cycle().copied();
    Ok(players.seats().map(|seat| if seat == me { None } else { bots.next() }).collect())
}

/// The bots that the `@seat N NAME` lines of a record name; none where something else is written.
pub fn of_record(players: Players, tags: &[(String, String)]) -> Line {
    let mut bots = vec![None; players.count()];
    for (_, value) in tags.iter().filter(|(key, _)| key == "seat") {
        let mut words = Words::of(value);
        if let Some(Ok(seat)) = words.next().map(|word| read_seat(word, players)) {
            bots[seat.index()] = words.rest().trim().parse().ok();
        }
    }
    bots
}

/// The bots of a game, ready to play.
pub struct Opponents(Vec<Option<Opponent>>);

struct Opponent {
    name: BotName,
    /// What it leaves to chance in its next decision.
    seed: u64,
}

impl Opponents {
    /// Seats them; what they leave to chance is decided by the seed.
    pub fn seated(line: &Line, seed: u64) -> Opponents {
        let seeds = (1..).map(|place| seed.wrapping_add(place));
        let seat = |(name, seed): (&Option<BotName>, u64)| name.map(|name| Opponent { name, seed });
        Opponents(line.iter().zip(seeds).map(seat).collect())
    }

    /// Does it take this one a while to choose?
    pub fn is_slow(&self, seat: Seat) -> bool {
        let opponent = self.0[seat.index()].as_ref();
        opponent.is_some_and(|it| matches!(it.name.level, Level::Master | Level::Mcts))
    }

    /// What the bot of the seat to act does, by what that seat sees; nothing if there is no bot.
    pub fn choose(&mut self, game: &AnyGame, seat: Seat) -> Option<AnyEvent> {
        let Opponent { name, seed } = self.0[seat.index()].as_mut()?;
        let event = fondaco_bots::choose(game, seat, *name, *seed);
        *seed = seed.wrapping_add(MOST_SEATS as u64);
        Some(event)
    }
}
