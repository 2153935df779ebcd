//! The features of a position between two lots that the net gets as its inputs.
//!
//! The seat in question comes first and the others follow in the order of play, so that one net serves
//! all seats. Goods are interchangeable: the inputs count how many goods stand in a certain way, not
//! which.

use fondaco_rules::medici::{DAYS, TOP_LEVEL, Tile, bonus, ship_payments, stall_payments};
use fondaco_rules::{BySeat, Game, MOST_SEATS, Medici, Players, Seat};

use crate::net::Inputs;

/// The features of a table, computed once for all seats.
#[derive(Clone, Debug)]
pub struct Features {
    players: Players,
    day: u8,
    bag: u8,
    next: Option<Seat>,
    gold: bool,
    /// The mean value of the unseen tiles, and how many fives there are among them.
    mean: f32,
    fives: f32,
    /// Unseen tiles of each good.
    unseen: [usize; 5],
    seats: BySeat<SeatFeatures>,
}

/// The features of a seat.
#[derive(Clone, Copy, Default, Debug)]
struct SeatFeatures {
    money: f32,
    free: usize,
    value: f32,
    /// The value of the ship if average tiles fill it.
    projected: f32,
    /// The counters with today's cargo.
    levels: [usize; 5],
    /// What it would be paid if the day ended now.
    ship_pay: f32,
    stall_pay: f32,
    bonus_pay: f32,
}

/// Inputs that do not belong to a seat.
const GENERAL: usize = 16;
/// Levels of a counter.
const LEVELS: usize = TOP_LEVEL as usize + 1;
/// Inputs for the goods as the seat in question sees them: its counter against the best and the
/// second best of the others, and how many tiles are to come by how far it is ahead.
const GOODS: usize = LEVELS * LEVELS * 2 + LEVELS * 5;
/// Inputs for a seat: free holds, ship, money, payments.
const SEAT: usize = 6 + SHIP.len() + MONEY.len() + 4;
/// More inputs for each of the others: its ship and money against the seat's, its goods.
const OTHER: usize = LEAD.len() + 2 + LEVELS * 5;

/// Points between which a number is interpolated.
const SHIP: [f32; 8] = [0.0, 4.0, 8.0, 12.0, 16.0, 20.0, 25.0, 30.0];
const MONEY: [f32; 7] = [0.0, 5.0, 10.0, 20.0, 40.0, 80.0, 160.0];
const LEAD: [f32; 11] = [-18.0, -12.0, -8.0, -5.0, -2.0, 0.0, 2.0, 5.0, 8.0, 12.0, 18.0];

impl Features {
    /// How many inputs a net for so many players has.
    pub const fn inputs(players: usize) -> usize {
        GENERAL + players + GOODS + players * SEAT + (players - 1) * OTHER
    }

    /// Computes the features of a position.
    pub fn of(game: &Medici) -> Features {
        let players = game.players();
        let unseen = game.unseen();
        let (mut sum, mut fives, mut by_good) = (0, 0, [0; 5]);
        for (tile, count) in unseen.kinds() {
            sum += u32::from(tile.value()) * count;
            if tile.value() == 5 {
                fives += count;
            }
            if let Some(good) = tile.good() {
                by_good[good as usize] += count as usize;
            }
        }
        let mean = sum as f32 / unseen.len().max(1) as f32;
        let mut features = Features {
            players,
            day: game.day(),
            bag: game.bag(),
            next: game.auctioneer(),
            gold: unseen.contains(Tile::GOLD),
            mean,
            fives: fives as f32,
            unseen: by_good,
            seats: BySeat::default(),
        };
        let mut values = BySeat::default();
        for seat in players.seats() {
            let ship = game.ship(seat);
            let mut levels = game.levels(seat).map(usize::from);
            for good in ship.tiles().iter().filter_map(|tile| tile.good()) {
                let level = &mut levels[good as usize];
                *level = (*level + 1).min(LEVELS - 1);
            }
            let value = ship.value();
            values[seat] = value;
            features.seats[seat] = SeatFeatures {
                money: f32::from(game.money(seat)),
                free: usize::from(ship.free()),
                value: f32::from(value),
                projected: f32::from(value) + f32::from(ship.free()) * (mean + 0.3),
                levels,
                ..SeatFeatures::default()
            };
        }
        features.pay(values);
        features
    }

    /// What everybody would be paid if the day ended now.
    fn pay(&mut self, values: BySeat<u8>) {
        let players = self.players;
        let ships = ship_payments(players, values);
        for seat in players.seats() {
            self.seats[seat].ship_pay = f32::from(ships[seat]);
        }
        for good in 0..5 {
            let mut levels = BySeat::default();
            for seat in players.seats() {
                levels[seat] = self.seats[seat].levels[good] as u8;
            }
            let pay = stall_payments(players, levels);
            for seat in players.seats() {
                self.seats[seat].stall_pay += f32::from(pay[seat]);
                self.seats[seat].bonus_pay += f32::from(bonus(levels[seat]));
            }
        }
    }

    /// Writes the inputs for one seat.
    pub fn write(&self, seat: Seat, inputs: &mut Inputs) {
        inputs.clear();
        let players = self.players.count();
        let from = |seat: Seat, by: usize| {
            let place = (seat.index() + by) % players;
            self.players.seats().nth(place).unwrap_or(seat)
        };
        self.write_general(seat, inputs);
        let mut base = GENERAL + players;
        self.write_goods(seat, base, inputs);
        base += GOODS;
        for by in 0..players {
            self.write_seat(from(seat, by), base, inputs);
            base += SEAT;
        }
        for by in 1..players {
            self.write_other(seat, from(seat, by), base, inputs);
            base += OTHER;
        }
    }

    fn write_general(&self, seat: Seat, inputs: &mut Inputs) {
        let players = self.players.count();
        inputs.push(usize::from(self.day - 1), 1.0);
        let left = f32::from(self.bag) / f32::from(Medici::full_bag(self.players));
        inputs.push(3 + usize::from(self.day - 1), left);
        let days_left = f32::from(DAYS - self.day);
        inputs.push(6, days_left / 2.0);
        inputs.push(7, f32::from(u8::from(self.gold)));
        inputs.push(8, (self.mean - 2.9) / 2.0);
        inputs.push(9, self.fives / 10.0);
        let loading = self.seats.of(self.players).iter().filter(|seen| seen.free > 0).count();
        inputs.push(10, loading as f32 / players as f32);
        let free: usize = self.seats.of(self.players).iter().map(|seen| seen.free).sum();
        inputs.push(11, f32::from(self.bag) / free.max(1) as f32 / 2.0);
        inputs.push(12, f32::from(u8::from(self.seats[seat].free > 0 && loading == 1)));
        let richer = self.seats.of(self.players).iter();
        let poorer = richer.clone().filter(|seen| seen.money < self.seats[seat].money).count();
        inputs.push(13, poorer as f32 / players as f32);
        inputs.push(14, richer.map(|seen| seen.money).sum::<f32>() / players as f32 / 100.0);
        if let Some(next) = self.next {
            inputs.push(GENERAL + (next.index() + players - seat.index()) % players, 1.0);
        }
    }

    fn write_goods(&self, seat: Seat, base: usize, inputs: &mut Inputs) {
        for good in 0..5 {
            let mine = self.seats[seat].levels[good];
            let (best, second) = self.best_others(seat, good);
            inputs.push(base + mine * LEVELS + best, 1.0);
            inputs.push(base + LEVELS * LEVELS + mine * LEVELS + second, 1.0);
            let ahead = (mine + 2).saturating_sub(best).min(4);
            let to_come = self.unseen[good].min(LEVELS - 1);
            inputs.push(base + LEVELS * LEVELS * 2 + to_come * 5 + ahead, 1.0);
        }
    }

    /// The highest and the second highest counter of the others.
    fn best_others(&self, seat: Seat, good: usize) -> (usize, usize) {
        let (mut best, mut second) = (0, 0);
        for other in self.players.seats().filter(|&other| other != seat) {
            let level = self.seats[other].levels[good];
            if level >= best {
                (best, second) = (level, best);
            } else {
                second = second.max(level);
            }
        }
        (best, second)
    }

    fn write_seat(&self, seat: Seat, base: usize, inputs: &mut Inputs) {
        let seen = &self.seats[seat];
        inputs.push(base + seen.free, 1.0);
        let base = base + 6;
        share_out(seen.projected, &SHIP, base, inputs);
        let base = base + SHIP.len();
        share_out(seen.money, &MONEY, base, inputs);
        let base = base + MONEY.len();
        inputs.push(base, seen.ship_pay / 30.0);
        inputs.push(base + 1, seen.stall_pay / 30.0);
        inputs.push(base + 2, seen.bonus_pay / 20.0);
        inputs.push(base + 3, seen.value / 30.0);
    }

    fn write_other(&self, seat: Seat, other: Seat, base: usize, inputs: &mut Inputs) {
        let (mine, theirs) = (&self.seats[seat], &self.seats[other]);
        share_out(theirs.projected - mine.projected, &LEAD, base, inputs);
        let base = base + LEAD.len();
        inputs.push(base, (theirs.money - mine.money) / 50.0);
        let holds = theirs.free as f32 - mine.free as f32;
        inputs.push(base + 1, holds / 5.0);
        let base = base + 2;
        for good in 0..5 {
            let (best, _) = self.best_others(other, good);
            let ahead = (theirs.levels[good] + 2).saturating_sub(best).min(4);
            inputs.push(base + theirs.levels[good] * 5 + ahead, 1.0);
        }
    }
}

/// Interpolates a number between the two points it lies between.
fn share_out(number: f32, places: &[f32], base: usize, inputs: &mut Inputs) {
    let above = places.iter().position(|&place| place >= number).unwrap_or(places.len() - 1);
    if above == 0 || number >= places[above] {
        inputs.push(base + above, 1.0);
        return;
    }
    let (low, high) = (places[above - 1], places[above]);
    let part = (number - low) / (high - low);
    inputs.push(base + above - 1, 1.0 - part);
    inputs.push(base + above, part);
}

const _: () = assert!(Features::inputs(MOST_SEATS) < u16::MAX as usize);
