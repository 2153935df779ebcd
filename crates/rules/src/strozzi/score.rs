//! Scoring a round: harbours, monopolies, bonuses.

use super::{Fleet, Good, Harbour, Hull, Strozzi, TRACK_BONUS, TRACKS, other};
use crate::table::{Players, Seat};

/// What the more valuable cargo in a harbour earns.
const HARBOUR_PAY: i32 = 20;
/// What a marker on one's side earns, besides the bonus of its space.
const MONOPOLY_PAY: i32 = 10;
/// A marker stops at the end of its track.
const TRACK_END: i8 = TRACK_BONUS.len() as i8 - 1;

/// Who earned what for what in one round; by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
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
    #[cfg_attr(feature = "serde", serde(skip))]
    pub markers_before: [i8; TRACKS.len()],
    /// Where they stand now.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub markers_after: [i8; TRACKS.len()],
}

impl RoundReport {
    /// What cargoes of these values earned, and markers that moved like this.
    pub(super) fn of(
        values: [[u8; 3]; 2],
        markers_before: [i8; TRACKS.len()],
        markers_after: [i8; TRACKS.len()],
    ) -> RoundReport {
        let mut report = RoundReport {
            values,
            harbour_pay: [0; 2],
            monopoly_pay: [0; 2],
            bonus_pay: [0; 2],
            markers_before,
            markers_after,
        };
        for seat in Players::TWO.seats() {
            let at = seat.index();
            report.harbour_pay[at] =
                Harbour::ALL.iter().map(|&at| report.for_harbour(seat, at)).sum();
            for track in 0..TRACKS.len() {
                let (ten, bonus) = report.for_marker(seat, track);
                report.monopoly_pay[at] += ten;
                report.bonus_pay[at] += bonus;
            }
        }
        report
    }

    /// What a player earned at a harbour.
    pub fn for_harbour(&self, seat: Seat, harbour: Harbour) -> i32 {
        let [ours, theirs] = [seat, other(seat)].map(|seat| self.values[seat.index()]);
        harbour_pay(ours[harbour as usize], theirs[harbour as usize])
    }

    /// What the marker of a track, by its place on the board, earned a player: the ten and the
    /// bonus.
    pub fn for_marker(&self, seat: Seat, track: usize) -> (i32, i32) {
        let marker = self.markers_after[track];
        marker_pay(if seat == Seat::ZERO { marker } else { -marker })
    }

    /// All that each player earned in that round.
    pub fn totals(&self) -> [i32; 2] {
        [0, 1].map(|seat| self.harbour_pay[seat] + self.monopoly_pay[seat] + self.bonus_pay[seat])
    }
}

impl Strozzi {
    /// What everybody would earn if the round ended now.
    pub fn as_it_stands(&self) -> RoundReport {
        let mut scored = *self;
        scored.score_round()
    }

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
        let report = RoundReport::of(values, markers_before, self.markers);
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

/// In a harbour the higher sum earns 20; a tie pays nobody.
const fn harbour_pay(ours: u8, theirs: u8) -> i32 {
    if ours > theirs { HARBOUR_PAY } else { 0 }
}

/// What a marker pays the player on whose side it stands so many steps from the centre: 10, and
/// the bonus of its space.
fn marker_pay(steps: i8) -> (i32, i32) {
    match usize::try_from(steps) {
        Ok(space @ 1..) => (MONOPOLY_PAY, TRACK_BONUS[space].into()),
        _ => (0, 0),
    }
}
