//! Scoring a day: ships, stalls, bonuses.

use super::{Good, Medici};
use crate::table::{BySeat, Players, Seat};

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
    /// Counters climb and everybody is paid.
    pub(super) fn score_day(&mut self) -> DayReport {
        let players = self.players;
        let mut report = DayReport {
            players,
            values: BySeat::default(),
            ship_pay: BySeat::default(),
            stall_pay: BySeat::default(),
            bonus_pay: BySeat::default(),
        };
        for seat in players.seats() {
            report.values[seat] = self.ships[seat].value();
        }
        report.ship_pay = ship_payments(players, report.values);
        for good in Good::ALL {
            let stall = self.climb(good);
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

    /// Every counter climbs one level for each tile of the good on the ship, whatever its value.
    fn climb(&mut self, good: Good) -> BySeat<u8> {
        let mut stall = BySeat::default();
        for seat in self.players.seats() {
            let level = &mut self.levels[seat][good as usize];
            *level = (*level + self.ships[seat].count(good)).min(TOP_LEVEL);
            stall[seat] = *level;
        }
        stall
    }
}

/// What the ships are paid: by place, and those who tie share what their places pay together,
/// rounded down.
pub fn ship_payments(players: Players, values: BySeat<u8>) -> BySeat<u8> {
    let by_place: &[u8] = match players.count() {
        3 => &[30, 15, 0],
        4 => &[30, 20, 10, 0],
        5 => &[30, 20, 10, 5, 0],
        _ => &[30, 20, 15, 10, 5, 0],
    };
    pay_places(players, values, by_place)
}

/// What a stall pays: 10 to the highest counter, 5 to the second; ties share as for ships, and
/// those who tie for the highest leave no second place.
pub fn stall_payments(players: Players, levels: BySeat<u8>) -> BySeat<u8> {
    pay_places(players, levels, &[10, 5])
}

/// Pays each place its amount; those who tie add up what their places pay and divide it equally,
/// rounded down.
fn pay_places(players: Players, values: BySeat<u8>, by_place: &[u8]) -> BySeat<u8> {
    let mut pay = BySeat::default();
    for seat in players.seats() {
        let ahead = values.of(players).iter().filter(|&&value| value > values[seat]).count();
        let tied = values.of(players).iter().filter(|&&value| value == values[seat]).count();
        let shared: u8 = by_place.iter().skip(ahead).take(tied).sum();
        pay[seat] = shared / tied as u8;
    }
    pay
}

/// R6: what a counter on this level earns at every day's scoring.
pub const fn bonus(level: u8) -> u8 {
    match level {
        5 => 5,
        6 => 10,
        7 => 20,
        _ => 0,
    }
}
