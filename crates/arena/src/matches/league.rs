//! A league: everybody meets everybody, at mixed tables.

use fondaco_dice::Dice;
use fondaco_rules::Players;

use super::contest::Pairing;

/// Tables at which everybody sits equally often, or once more or less, in seats drawn by lot.
///
/// Nobody sits at a table twice as long as there are others who could sit there. More games
/// only add tables at the end.
pub fn mixed_tables(players: Players, contestants: usize, seed: u64, games: u32) -> Vec<Pairing> {
    let mut sat = vec![0_u32; contestants];
    let table = |game| {
        let dice = &mut Dice::of_game(seed, u64::from(game) << 32 | SEATING);
        let mut seating: Vec<usize> = Vec::with_capacity(players.count());
        for _ in players.seats() {
            let here =
                |contestant: usize| seating.iter().filter(|&&sits| sits == contestant).count();
            let fewest = (0..contestants).map(|one| (here(one), sat[one])).min();
            let next: Vec<usize> =
                (0..contestants).filter(|&one| Some((here(one), sat[one])) == fewest).collect();
            let one = next[dice.below(next.len() as u32) as usize];
            sat[one] += 1;
            seating.push(one);
        }
        for seat in (1..seating.len()).rev() {
            seating.swap(seat, dice.below(seat as u32 + 1) as usize);
        }
        Pairing { game, seating }
    };
    (0..if contestants == 0 { 0 } else { games }).map(table).collect()
}

/// No day or round has this number: see the chance of a game.
const SEATING: u64 = 0xfe << 24;

#[cfg(test)]
mod tests {
    use fondaco_rules::{Game, Medici};

    use super::*;

    fn tables(players: u32, contestants: usize, games: u32) -> Vec<Pairing> {
        let players = Players::within(players, Medici::PLAYERS).unwrap();
        mixed_tables(players, contestants, 7, games)
    }

    /// How often each sat in each seat.
    fn seats(tables: &[Pairing], players: usize, contestants: usize) -> Vec<Vec<u32>> {
        let mut seats = vec![vec![0; players]; contestants];
        for table in tables {
            for (seat, &one) in table.seating.iter().enumerate() {
                seats[one][seat] += 1;
            }
        }
        seats
    }

    #[test]
    fn everybody_sits_equally_often_and_in_every_seat() {
        for contestants in 2..=7 {
            let tables = tables(4, contestants, 420);
            for seats in seats(&tables, 4, contestants) {
                let expected = 420 * 4 / contestants as u32;
                assert!(seats.iter().sum::<u32>().abs_diff(expected) <= 1, "{seats:?}");
                let of_seat = 420.0 / contestants as f64;
                let even = |&count: &u32| (f64::from(count) / of_seat - 1.0).abs() < 0.3;
                assert!(seats.iter().all(even), "{seats:?}");
            }
        }
    }

    #[test]
    fn nobody_sits_at_a_table_twice_without_need() {
        for table in tables(4, 6, 100) {
            let mut seating = table.seating;
            seating.sort_unstable();
            seating.dedup();
            assert_eq!(seating.len(), 4);
        }
        for table in tables(5, 2, 100) {
            let first = table.seating.iter().filter(|&&one| one == 0).count();
            assert!(first == 2 || first == 3);
        }
    }

    #[test]
    fn all_pairs_meet() {
        let mut met = vec![vec![0; 6]; 6];
        for table in tables(3, 6, 200) {
            for &one in &table.seating {
                for &other in &table.seating {
                    met[one][other] += 1;
                }
            }
        }
        for (one, row) in met.iter().enumerate() {
            let others = row.iter().enumerate().filter(|(other, _)| *other != one);
            assert!(others.map(|(_, &times)| times).min() > Some(20), "{row:?}");
        }
    }

    #[test]
    fn more_games_only_add_tables() {
        assert_eq!(tables(4, 6, 100)[..40], tables(4, 6, 40));
        assert_eq!(tables(4, 0, 10), []);
    }
}
