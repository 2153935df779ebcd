//! Chance that anybody can repeat.
//!
//! What a draw brings depends on four numbers only: the seed, the game, the day or round, and how
//! many draws that day has seen. Who begins a day is drawn apart from them, as number 0, because
//! on later days of Medici it is not always drawn: the first tile of a day is number 1 whatever
//! happened before. So the tiles of a day come in the same order however the players play.

use fondaco_dice::Dice;
use fondaco_rules::{Byzanz, Game, Medici, Outcomes, Strozzi, byzanz, medici};

/// A game whose draws can be numbered.
pub trait Numbered: Game {
    /// The day or the round, from 1.
    fn part(&self) -> u8;

    /// Whether the next draw decides who begins.
    fn draws_first(&self) -> bool;
}

impl Numbered for Medici {
    fn part(&self) -> u8 {
        self.day()
    }

    fn draws_first(&self) -> bool {
        matches!(self.outcomes(), medici::Draws::First(_))
    }
}

impl Numbered for Strozzi {
    fn part(&self) -> u8 {
        self.round()
    }

    fn draws_first(&self) -> bool {
        false
    }
}

impl Numbered for Byzanz {
    fn part(&self) -> u8 {
        self.round()
    }

    fn draws_first(&self) -> bool {
        matches!(self.outcomes(), byzanz::Draws::First(..))
    }
}

/// The chance of one game.
#[derive(Clone, Debug)]
pub struct Chance {
    seed: u64,
    game: u32,
    part: u8,
    drawn: u32,
}

impl Chance {
    /// The chance of the game of this number.
    pub const fn of(seed: u64, game: u32) -> Chance {
        Chance { seed, game, part: 0, drawn: 0 }
    }

    /// What is drawn next.
    pub fn draw<G: Numbered>(&mut self, game: &G) -> G::Outcome {
        if game.part() != self.part {
            self.part = game.part();
            self.drawn = 0;
        }
        let number = if game.draws_first() {
            0
        } else {
            self.drawn += 1;
            self.drawn
        };
        let dice = &mut self.dice(self.part, number);
        game.outcomes().draw(&mut |bound| dice.below(bound))
    }

    /// What decides on all that the player in a seat leaves to chance.
    pub fn of_seat(&self, seat: usize) -> u64 {
        let dice = &mut self.dice(NOT_A_PART, seat as u32);
        let mut half = || u64::from(dice.below(u32::MAX));
        half() << 32 | half()
    }

    /// No two draws share their dice: all numbers have their own place in the one that is used.
    fn dice(&self, part: u8, number: u32) -> Dice {
        let place = u64::from(part) << 24 | u64::from(number);
        Dice::of_game(self.seed, u64::from(self.game) << 32 | place)
    }
}

/// Days and rounds are few.
const NOT_A_PART: u8 = u8::MAX;

#[cfg(test)]
mod tests {
    use fondaco_dice::random_event;
    use fondaco_rules::{Event, ToAct};

    use super::*;

    /// The draws of a game in which everybody moves at random by this seed, day by day.
    fn draws<G: Numbered>(players: u32, seed: u64) -> Vec<(u8, String)> {
        let moves = &mut Dice::seeded(seed);
        let mut game = G::new(players).unwrap();
        let mut chance = Chance::of(7, 3);
        let mut draws = Vec::new();
        while game.to_act() != ToAct::Over {
            let event = match game.to_act() {
                ToAct::Chance => {
                    let outcome = chance.draw(&game);
                    draws.push((game.part(), outcome.to_string()));
                    Event::Chance(outcome)
                }
                _ => random_event(&game, moves).unwrap(),
            };
            game.play(event, &mut |_| ()).unwrap();
        }
        draws
    }

    /// The tiles of one day, as far as both games drew them.
    fn tiles(draws: &[(u8, String)], day: u8) -> Vec<&str> {
        let of_day = draws.iter().filter(|(part, _)| *part == day);
        of_day.map(|(_, draw)| draw.as_str()).filter(|draw| draw.starts_with("tile")).collect()
    }

    fn same_tiles_each_day<G: Numbered>(players: u32) {
        let one = draws::<G>(players, 1);
        for seed in 2..12 {
            let other = draws::<G>(players, seed);
            for day in 1..=3 {
                let (one, other) = (tiles(&one, day), tiles(&other, day));
                let both = one.len().min(other.len());
                assert!(both > 5);
                assert_eq!(one[..both], other[..both], "day {day}");
            }
        }
    }

    #[test]
    fn the_tiles_of_a_day_come_in_one_order_however_one_plays() {
        same_tiles_each_day::<Medici>(4);
        same_tiles_each_day::<Strozzi>(2);
    }

    #[test]
    fn all_lots_of_byzanz_are_fixed_however_one_plays() {
        assert_eq!(draws::<Byzanz>(4, 1), draws::<Byzanz>(4, 2));
    }

    #[test]
    fn games_and_seats_have_chance_of_their_own() {
        let of = |seed, game| {
            let mut chance = Chance::of(seed, game);
            chance.draw(&Strozzi::new(2).unwrap());
            (chance.of_seat(0), chance.of_seat(1))
        };
        assert_eq!(of(7, 3), of(7, 3));
        let all = [of(7, 3), of(7, 4), of(8, 3)];
        let mut seeds: Vec<u64> = all.iter().flat_map(|&(a, b)| [a, b]).collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 6);
    }
}
