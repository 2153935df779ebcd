//! Scoring a day: ships, stalls, bonuses.

use super::{Good, Medici};
use crate::table::{BySeat, MOST_SEATS, Players, Seat};

/// Counters never pass level 7.
pub const TOP_LEVEL: u8 = 7;

/// Who earned what for what on one day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DayReport {
    /// How many play.
    pub players: Players,
    /// The value of each ship.
    pub values: BySeat<u8>,
    /// What each ship earned.
    pub ship_pay: BySeat<u8>,
    /// What each place in a stall earned, in the order of the goods.
    pub stall_pay: BySeat<[u8; 5]>,
    /// What each counter on a bonus level earned, in the order of the goods.
    pub bonus_pay: BySeat<[u8; 5]>,
}

impl DayReport {
    /// All that a seat earned on that day.
    pub fn total(&self, seat: Seat) -> u16 {
        let stalls = self.stall_pay[seat].iter().chain(&self.bonus_pay[seat]);
        u16::from(self.ship_pay[seat]) + stalls.map(|&pay| u16::from(pay)).sum::<u16>()
    }
}

impl Medici {
    /// What everybody would earn if the day ended now.
    pub fn as_it_stands(&self) -> DayReport {
        let mut scored = *self;
        scored.score_day()
    }

    /// Counters climb and everybody is paid.
    pub(super) fn score_day(&mut self) -> DayReport {
        let players = self.players;
        self.levels = BySeat::from_fn(players, |seat| self.levels_then(seat));
        let values = BySeat::from_fn(players, |seat| self.ships[seat].value());
        let mut report = DayReport {
            players,
            values,
            ship_pay: ship_payments(players, values),
            stall_pay: BySeat::default(),
            bonus_pay: BySeat::default(),
        };
        for good in Good::ALL {
            let stall = BySeat::from_fn(players, |seat| self.levels[seat][good as usize]);
            let pay = stall_payments(players, stall);
            for seat in players.seats() {
                report.stall_pay[seat][good as usize] = pay[seat];
                report.bonus_pay[seat][good as usize] = bonus(stall[seat]);
            }
        }
        for seat in players.seats() {
            self.money[seat] += report.total(seat);
        }
        report
    }

    /// How high a seat's counters would stand if the day ended now: each climbs one level for each
    /// tile of its good on the ship, whatever its value; gold counts nowhere.
    pub fn levels_then(&self, seat: Seat) -> [u8; 5] {
        let mut levels = self.levels[seat];
        for good in self.ships[seat].tiles().iter().filter_map(|tile| tile.good()) {
            let level = &mut levels[good as usize];
            *level = (*level + 1).min(TOP_LEVEL);
        }
        levels
    }
}

/// What the ships are paid: by place, ties shared.
pub fn ship_payments(players: Players, values: BySeat<u8>) -> BySeat<u8> {
    const THREE: Shares = shares([30, 15, 0, 0, 0, 0]);
    const FOUR: Shares = shares([30, 20, 10, 0, 0, 0]);
    const FIVE: Shares = shares([30, 20, 10, 5, 0, 0]);
    const SIX: Shares = shares([30, 20, 15, 10, 5, 0]);
    let shares = match players.count() {
        3 => &THREE,
        4 => &FOUR,
        5 => &FIVE,
        _ => &SIX,
    };
    pay_places(players, values, shares)
}

/// What a stall pays: 10 to the highest counter and 5 to the second highest, ties shared. Those
/// who tie for the highest share 10 + 5, which leaves nothing for anybody below them.
pub fn stall_payments(players: Players, levels: BySeat<u8>) -> BySeat<u8> {
    const STALL: Shares = shares([10, 5, 0, 0, 0, 0]);
    pay_places(players, levels, &STALL)
}

/// What each of those who tie gets, by how many are ahead of them and how many they are.
type Shares = [[u8; MOST_SEATS + 1]; MOST_SEATS];

/// Tied players add up the payments of the places they share and divide equally, rounded down.
const fn shares(by_place: [u8; MOST_SEATS]) -> Shares {
    let mut shares = [[0; MOST_SEATS + 1]; MOST_SEATS];
    let mut ahead = 0;
    while ahead < MOST_SEATS {
        let mut together = 0;
        let mut tied = 1;
        while ahead + tied <= MOST_SEATS {
            together += by_place[ahead + tied - 1];
            shares[ahead][tied] = together / tied as u8;
            tied += 1;
        }
        ahead += 1;
    }
    shares
}

/// Ranks the values and pays each place its share.
fn pay_places(players: Players, values: BySeat<u8>, shares: &Shares) -> BySeat<u8> {
    BySeat::from_fn(players, |seat| {
        let count = |test: fn(u8, u8) -> bool| {
            values.of(players).iter().filter(|&&other| test(other, values[seat])).count()
        };
        shares[count(|other, own| other > own)][count(|other, own| other == own)]
    })
}

/// R6: what a counter on this level earns at every day's scoring.
pub const fn bonus(level: u8) -> u8 {
    const BY_LEVEL: [u8; 8] = [0, 0, 0, 0, 0, 5, 10, 20];
    BY_LEVEL[level as usize]
}
