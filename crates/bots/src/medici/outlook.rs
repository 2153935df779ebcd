//! What a day seems to bring each seat, by rules of thumb: how the ships will rank, who will lead
//! at the stalls, what the counters will still earn on later days.

use fondaco_rules::medici::{DAYS, Good, TOP_LEVEL, Tile, bonus, ship_payments, stall_payments};
use fondaco_rules::{BySeat, Game, MOST_SEATS, Medici, Players, Seat};

/// What the day may bring, for appraising a lot.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    players: Players,
    /// Days after this one.
    days_left: u8,
    /// What a ship earns by place.
    ship_pay: [f32; MOST_SEATS],
    /// What a stall pays by place.
    stall_pay: [f32; 2],
    seats: BySeat<Standing>,
    /// The mean value of the tiles still to come, and the square of its usual deviation.
    mean: f32,
    spread: f32,
    /// What part of the tiles still to come is of each good.
    part: [f32; 5],
}

/// What a seat has so far.
#[derive(Clone, Copy, Default, Debug)]
struct Standing {
    /// The value of the ship.
    value: f32,
    /// The holds that will still be filled.
    to_come: f32,
    free: u8,
    /// The counters, today's cargo included.
    levels: [f32; 5],
}

/// Buyers choose: what gets loaded is somewhat better than what is drawn.
const CHOSEN: f32 = 0.4;
/// A free hold of each ship but the first is likely to be filled, if not certain.
const FILLED: f32 = 0.92;
/// How many levels a counter climbs on a later day.
const CLIMB: f32 = 0.8;
/// What is earned on a later day counts less: nobody knows who will load what.
const LATER: f32 = 0.9;

impl Outlook {
    /// The outlook of a position.
    pub fn of(game: &Medici) -> Outlook {
        let players = game.players();
        let (mut mean, mut square, mut goods, mut all) = (0.0, 0.0, [0.0; 5], 0.0);
        for (tile, count) in game.unseen().kinds() {
            let (value, count) = (f32::from(tile.value()), count as f32);
            mean += value * count;
            square += value * value * count;
            all += count;
            if let Some(good) = tile.good() {
                goods[good as usize] += count;
            }
        }
        let all = f32::max(all, 1.0);
        mean /= all;
        let mut outlook = Outlook {
            players,
            days_left: DAYS - game.day(),
            ship_pay: by_place(players, ship_payments),
            stall_pay: by_place(players, stall_payments),
            seats: BySeat::default(),
            mean: mean + CHOSEN,
            spread: square / all - mean * mean,
            part: goods.map(|count| count / all),
        };
        let free: u8 = players.seats().map(|seat| game.ship(seat).free()).sum();
        let enough = f32::from(game.bag() + game.lot().len()) / f32::from(free.max(1));
        for seat in players.seats() {
            let ship = game.ship(seat);
            let mut levels = game.levels(seat).map(f32::from);
            for good in ship.tiles().iter().filter_map(|tile| tile.good()) {
                climb(&mut levels[good as usize], 1.0);
            }
            outlook.seats[seat] = Standing {
                value: f32::from(ship.value()),
                to_come: f32::from(ship.free()) * enough.min(1.0) * FILLED,
                free: ship.free(),
                levels,
            };
        }
        outlook
    }

    /// The outlook if the seat, which has room for them, loads these tiles.
    #[must_use]
    pub fn loaded(&self, seat: Seat, lot: &[Tile]) -> Outlook {
        let mut after = *self;
        let standing = &mut after.seats[seat];
        let free = standing.free - lot.len() as u8;
        standing.to_come *= f32::from(free) / f32::from(standing.free.max(1));
        standing.free = free;
        standing.value += f32::from(Tile::sum(lot));
        for good in lot.iter().filter_map(|tile| tile.good()) {
            climb(&mut standing.levels[good as usize], 1.0);
        }
        after
    }

    /// How many holds of the seat will still be filled.
    pub fn holds_to_come(&self, seat: Seat) -> f32 {
        self.seats[seat].to_come
    }

    /// What the seat will earn today, and through its counters on later days.
    pub fn earnings(&self, seat: Seat) -> f32 {
        self.ship(seat) + self.stalls(seat)
    }

    /// What its counters will earn, today and later.
    pub fn stalls(&self, seat: Seat) -> f32 {
        Good::ALL.iter().map(|&good| self.stall(seat, good as usize)).sum()
    }

    /// What its ship will be paid.
    pub fn ship(&self, seat: Seat) -> f32 {
        let mine = self.seats[seat];
        let expected = mine.value + mine.to_come * self.mean;
        let ahead = self.others(seat).map(|other| {
            let theirs = self.seats[other];
            let lead = theirs.value + theirs.to_come * self.mean - expected;
            let doubt = (mine.to_come + theirs.to_come) * self.spread;
            likely(lead, doubt + 0.1)
        });
        paid(ahead, &self.ship_pay)
    }

    /// What its counter in one stall will earn, today and later.
    fn stall(&self, seat: Seat, good: usize) -> f32 {
        let part = self.part[good];
        let expected = |seat: Seat| self.seats[seat].levels[good] + self.seats[seat].to_come * part;
        let mine = expected(seat);
        let mut earned = 0.0;
        let mut counts = 1.0;
        for days in 0..=self.days_left {
            let later = f32::from(days);
            let ahead = self.others(seat).map(|other| {
                let doubt = (self.seats[seat].to_come + self.seats[other].to_come) * part;
                likely(expected(other) - mine, doubt + 1.6 * later + 0.02)
            });
            let level = (mine + CLIMB * later).min(f32::from(TOP_LEVEL));
            earned += counts * (paid(ahead, &self.stall_pay) + bonus_between(level));
            counts *= LATER;
        }
        earned
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.players.seats().filter(move |&other| other != seat)
    }
}

/// What the places are paid when nobody ties.
fn by_place<const PLACES: usize>(
    players: Players,
    payments: impl Fn(Players, BySeat<u8>) -> BySeat<u8>,
) -> [f32; PLACES] {
    let mut values = BySeat::default();
    for (seat, value) in players.seats().zip((1..=MOST_SEATS as u8).rev()) {
        values[seat] = value;
    }
    let pay = payments(players, values);
    let mut by_place = [0.0; PLACES];
    for (place, seat) in by_place.iter_mut().zip(players.seats()) {
        *place = f32::from(pay[seat]);
    }
    by_place
}

fn climb(level: &mut f32, by: f32) {
    *level = (*level + by).min(f32::from(TOP_LEVEL));
}

/// What a counter between two levels earns as a bonus.
fn bonus_between(level: f32) -> f32 {
    let below = level as u8;
    let above = (below + 1).min(TOP_LEVEL);
    let (low, high) = (f32::from(bonus(below)), f32::from(bonus(above)));
    low + (high - low) * (level - f32::from(below))
}

/// The chance that a lead lasts, by the variance of its estimate.
fn likely(lead: f32, doubt: f32) -> f32 {
    0.5 + 0.5 * lead / libm::sqrtf(doubt + lead * lead)
}

/// What is paid on average for these places, by how likely each of the others is ahead.
fn paid<const PLACES: usize>(ahead: impl Iterator<Item = f32>, by_place: &[f32; PLACES]) -> f32 {
    // How likely exactly so many are ahead.
    let mut places = [0.0; PLACES];
    places[0] = 1.0;
    for chance in ahead {
        for place in (1..PLACES).rev() {
            places[place] += (places[place - 1] - places[place]) * chance;
        }
        places[0] -= places[0] * chance;
    }
    by_place.iter().zip(places).map(|(pay, chance)| pay * chance).sum()
}
