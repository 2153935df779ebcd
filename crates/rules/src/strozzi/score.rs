//! Scoring a round: harbours, monopolies, bonuses.

use super::{Fleet, Good, Harbour, Hull, Strozzi, TRACK_BONUS, TRACKS};

/// What the more valuable cargo in a harbour earns.
pub const HARBOUR_PAY: i32 = 20;
/// What a marker on one's side earns, besides the bonus of its space.
pub const MONOPOLY_PAY: i32 = 10;
/// A marker stops at the end of its track.
const TRACK_END: i8 = TRACK_BONUS.len() as i8 - 1;

/// Who earned what for what in one round; by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundReport {
    /// The values of the ships, by harbour.
    pub values: [[u8; 3]; 2],
    /// What the more valuable cargoes earned.
    pub harbour_pay: [i32; 2],
    /// The tens for the markers on one's side.
    pub monopoly_pay: [i32; 2],
    /// The bonuses printed where they stand.
    pub bonus_pay: [i32; 2],
    /// Where the markers stood before, in the order of the board.
    pub markers_before: [i8; TRACKS.len()],
    /// Where they stand now.
    pub markers_after: [i8; TRACKS.len()],
}

impl RoundReport {
    /// All that each player earned in that round.
    pub fn totals(&self) -> [i32; 2] {
        [0, 1].map(|seat| self.harbour_pay[seat] + self.monopoly_pay[seat] + self.bonus_pay[seat])
    }
}

impl Strozzi {
    /// Markers move and everybody is paid.
    pub(super) fn score_round(&mut self) -> RoundReport {
        let markers_before = self.markers;
        let [medici, strozzi] = self.fleets.map(|fleet| Landing::of(&fleet));
        for (track, marker) in self.markers.iter_mut().enumerate() {
            // S8: the steps of both players are netted, then the marker moves.
            let moved = *marker + medici.steps[track] - strozzi.steps[track];
            *marker = moved.clamp(-TRACK_END, TRACK_END);
        }
        let values = [medici.values, strozzi.values];
        let (monopoly_pay, bonus_pay) = marker_pay(self.markers);
        let report = RoundReport {
            values,
            harbour_pay: harbour_pay(values),
            monopoly_pay,
            bonus_pay,
            markers_before,
            markers_after: self.markers,
        };
        for (money, earned) in self.money.iter_mut().zip(report.totals()) {
            *money += earned;
        }
        report
    }
}

/// What a fleet brings to the harbours.
#[derive(Default)]
struct Landing {
    /// The value of the cargo at each harbour. S7: no ship counts as 0.
    values: [u8; 3],
    /// How far it moves each marker towards its owner.
    steps: [i8; TRACKS.len()],
}

impl Landing {
    fn of(fleet: &Fleet) -> Landing {
        let mut landing = Landing::default();
        for hull in Hull::ALL {
            let ship = fleet.ship(hull);
            let Some(harbour) = ship.harbour() else { continue };
            landing.values[harbour as usize] = ship.value();
            for tile in ship.tiles() {
                // Gold, and goods without a track in that harbour, move nothing.
                if let Some(track) = tile.good().and_then(|good| track(harbour, good)) {
                    landing.steps[track] += tile.steps();
                }
            }
        }
        landing
    }
}

/// The place on the board of a good's track at a harbour, if it has one.
pub const fn track(harbour: Harbour, good: Good) -> Option<usize> {
    const PLACES: [[Option<usize>; 4]; 3] = {
        let mut places = [[None; 4]; 3];
        let mut track = 0;
        while track < TRACKS.len() {
            let (harbour, good) = TRACKS[track];
            places[harbour as usize][good as usize] = Some(track);
            track += 1;
        }
        places
    };
    PLACES[harbour as usize][good as usize]
}

/// In each harbour the higher sum earns 20; a tie pays nobody.
fn harbour_pay([medici, strozzi]: [[u8; 3]; 2]) -> [i32; 2] {
    let mut pay = [0; 2];
    for (ours, theirs) in medici.into_iter().zip(strozzi) {
        pay[0] += if ours > theirs { HARBOUR_PAY } else { 0 };
        pay[1] += if theirs > ours { HARBOUR_PAY } else { 0 };
    }
    pay
}

/// Every marker pays 10 to the player on whose side it stands, and the bonus of its space; the
/// tens and the bonuses, by seat.
pub(super) fn marker_pay(markers: [i8; TRACKS.len()]) -> ([i32; 2], [i32; 2]) {
    let mut tens = [0; 2];
    let mut bonuses = [0; 2];
    for marker in markers.into_iter().filter(|&marker| marker != 0) {
        let side = usize::from(marker < 0);
        tens[side] += MONOPOLY_PAY;
        bonuses[side] += i32::from(TRACK_BONUS[usize::from(marker.unsigned_abs())]);
    }
    (tens, bonuses)
}
