//! The bots at the table.

use anyhow::{Result, bail};
use fondaco_bots::{BotName, Level};
use fondaco_rules::MOST_SEATS;
use fondaco_rules::notation::{Words, read_seat};
use fondaco_rules::{AnyEvent, AnyGame, Players, Seat};

/// The default opponent.
pub const USUAL: BotName = BotName::usual(Level::Merchant);

/// The bot of each seat; none at the player's own.
pub type BotSeats = Vec<Option<BotName>>;

/// Assigns the named bots to the other seats: one bot for all, or one for each.
pub fn assign(named: &[BotName], players: Players, me: Seat) -> Result<BotSeats> {
    let others = players.count() - 1;
    if named.len() != 1 && named.len() != others {
        bail!("there are {} bots for {others} other seats: name one for all, or each", named.len());
    }
    let mut bots = named.iter().cycle().copied();
    Ok(players.seats().map(|seat| if seat == me { None } else { bots.next() }).collect())
}

/// The bots named by the `@seat N NAME` lines of a record.
pub fn of_record(players: Players, tags: &[(String, String)]) -> BotSeats {
    let mut bots = vec![None; players.count()];
    for (_, value) in tags.iter().filter(|(key, _)| key == "seat") {
        let mut words = Words::of(value);
        if let Some(Ok(seat)) = words.next().map(|word| read_seat(word, players)) {
            bots[seat.index()] = words.rest().trim().parse().ok();
        }
    }
    bots
}

/// The bots of a game in progress.
pub struct Opponents(Vec<Option<Opponent>>);

struct Opponent {
    name: BotName,
    /// The seed of its next decision.
    seed: u64,
}

impl Opponents {
    /// Seats the bots; the seed determines their random choices.
    pub fn new(bots: &BotSeats, seed: u64) -> Opponents {
        let seeds = (1..).map(|place| seed.wrapping_add(place));
        let seat = |(name, seed): (&Option<BotName>, u64)| name.map(|name| Opponent { name, seed });
        Opponents(bots.iter().zip(seeds).map(seat).collect())
    }

    /// Whether the bot of this seat takes noticeable time.
    pub fn is_slow(&self, seat: Seat) -> bool {
        let opponent = self.0[seat.index()].as_ref();
        opponent.is_some_and(|it| matches!(it.name.level, Level::Master | Level::Mcts))
    }

    /// The choice of the bot in this seat, if there is one.
    pub fn choose(&mut self, game: &AnyGame, seat: Seat) -> Option<AnyEvent> {
        let Opponent { name, seed } = self.0[seat.index()].as_mut()?;
        let event = fondaco_bots::choose(game, seat, *name, *seed);
        *seed = seed.wrapping_add(MOST_SEATS as u64);
        Some(event)
    }
}
