//! Ratings by Weng and Lin, for any number of players: a strength and its uncertainty.
//!
//! A player with several seats, often one of our bots, gets the mean of what each seat would get as a
//! player of its own. The sum would count one game several times; in the mean, what the seats win
//! from each other cancels out.

use std::collections::BTreeMap;

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::rows::{ResultRow, Who};

/// The rating before the first game.
pub const NEWCOMER: Strength = Strength { rating: 25.0, deviation: 25.0 / 3.0 };

/// Added to the uncertainty before each game: people learn and forget, and without it ratings would
/// freeze.
const DRIFT: f64 = 25.0 / 300.0;

/// A rating and its uncertainty, one standard deviation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    pub rating: f64,
    pub deviation: f64,
}

/// What a game adds to a player's record.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Gained {
    /// Seats played: two seats count as two games.
    pub games: u32,
    /// Shares of victories.
    pub wins: f64,
}

/// Whether the game is rated: not if all its seats are the same player's.
pub fn counts(results: &[ResultRow]) -> bool {
    results.iter().any(|result| result.who != results[0].who)
}

/// Updates the ratings of all players of a game; all of them must be known.
pub fn update(results: &[ResultRow], known: &mut BTreeMap<Who, (Strength, Gained)>) {
    let before: Vec<[WengLinRating; 1]> = results
        .iter()
        .map(|result| {
            let (strength, _) = known.get(&result.who).copied().unwrap_or((NEWCOMER, GAINED));
            let uncertainty = strength.deviation.hypot(DRIFT);
            [WengLinRating { rating: strength.rating, uncertainty }]
        })
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(results)
        .map(|(team, result)| (&team[..], MultiTeamOutcome::new(place(result, results))))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let mut seats: BTreeMap<&Who, Vec<(&WengLinRating, f64)>> = BTreeMap::new();
    for (result, team) in results.iter().zip(&after) {
        let now = team.iter().map(|rating| (rating, result.won));
        seats.entry(&result.who).or_default().extend(now);
    }
    for (who, seats) in seats {
        let count = seats.len() as f64;
        let mean = |of: fn(&WengLinRating) -> f64| {
            seats.iter().map(|(rating, _)| of(rating)).sum::<f64>() / count
        };
        let strength =
            Strength { rating: mean(|it| it.rating), deviation: mean(|it| it.uncertainty) };
        let (old, gained) = known.entry(who.clone()).or_insert((NEWCOMER, GAINED));
        *old = strength;
        gained.games += seats.len() as u32;
        gained.wins += seats.iter().map(|(_, won)| won).sum::<f64>();
    }
}

const GAINED: Gained = Gained { games: 0, wins: 0.0 };

/// The winners are first, whatever decided a tie; the others follow by score, equal scores sharing a
/// place.
fn place(result: &ResultRow, results: &[ResultRow]) -> usize {
    let key = |it: &ResultRow| (it.won > 0.0, if it.won > 0.0 { 0 } else { it.score });
    1 + results.iter().filter(|other| key(other) > key(result)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: &str) -> Who {
        Who::Person(id.to_owned())
    }

    fn bot() -> Who {
        Who::Bot("master".to_owned())
    }

    fn game(seats: &[(Who, i32, f64)]) -> Vec<ResultRow> {
        let row = |(seat, (who, score, won)): (usize, &(Who, i32, f64))| ResultRow {
            seat: seat as u8,
            who: who.clone(),
            score: *score,
            won: *won,
        };
        seats.iter().enumerate().map(row).collect()
    }

    fn rated(results: &[ResultRow]) -> BTreeMap<Who, (Strength, Gained)> {
        let mut known = BTreeMap::new();
        update(results, &mut known);
        known
    }

    #[test]
    fn the_winner_rises_the_last_falls_and_everybody_is_known_better() {
        let known = rated(&game(&[
            (person("a"), 100, 1.0),
            (person("b"), 80, 0.0),
            (person("c"), 60, 0.0),
        ]));
        let rating = |id: &str| known[&person(id)].0.rating;
        assert!(rating("a") > rating("b") && rating("b") > rating("c"));
        assert!(rating("a") > NEWCOMER.rating && rating("c") < NEWCOMER.rating);
        assert!(known.values().all(|(strength, _)| strength.deviation < NEWCOMER.deviation));
        assert_eq!(known[&person("a")].1, Gained { games: 1, wins: 1.0 });
    }

    #[test]
    fn who_wins_a_tie_is_before_those_with_the_same_score() {
        let results = game(&[
            (person("a"), 100, 0.0),
            (person("b"), 100, 1.0),
            (person("c"), 90, 0.0),
            (person("d"), 90, 0.0),
        ]);
        let places: Vec<usize> = results.iter().map(|it| place(it, &results)).collect();
        assert_eq!(places, [2, 1, 3, 3]);
        let shared = game(&[(person("a"), 100, 0.5), (person("b"), 100, 0.5)]);
        assert_eq!(shared.iter().map(|it| place(it, &shared)).collect::<Vec<_>>(), [1, 1]);
    }

    #[test]
    fn several_seats_of_one_bot_are_one_observation() {
        let one = rated(&game(&[(person("a"), 9, 1.0), (bot(), 8, 0.0)]));
        let three = rated(&game(&[
            (person("a"), 9, 1.0),
            (bot(), 8, 0.0),
            (bot(), 8, 0.0),
            (bot(), 8, 0.0),
        ]));
        let fall =
            |known: &BTreeMap<Who, (Strength, Gained)>| NEWCOMER.rating - known[&bot()].0.rating;
        assert!(fall(&three) > 0.0);
        assert!(fall(&three) < 1.5 * fall(&one), "{} and {}", fall(&three), fall(&one));
        assert_eq!(three[&bot()].1, Gained { games: 3, wins: 0.0 });
    }

    #[test]
    fn a_game_against_oneself_says_nothing() {
        assert!(!counts(&game(&[(bot(), 9, 1.0), (bot(), 8, 0.0)])));
        assert!(counts(&game(&[(bot(), 9, 1.0), (person("a"), 8, 0.0)])));
        assert!(!counts(&[]));
    }

    #[test]
    fn a_rating_never_freezes() {
        let mut known = BTreeMap::new();
        let results = game(&[(person("a"), 9, 1.0), (person("b"), 8, 0.0)]);
        for _ in 0..2000 {
            update(&results, &mut known);
        }
        assert!(known[&person("a")].0.deviation > 0.5);
        assert!(known[&person("a")].0.rating.is_finite());
    }
}
