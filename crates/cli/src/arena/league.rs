//! The report on a league.

use fondaco_arena::stats::{Rated, Summary, ratings};
use fondaco_texts::{Texts, text};

use super::Match;
use super::games::Games;
use super::report::{forfeits, headings, percent, row, short};
use crate::paint::{self, Grid};

/// The player with a fixed rating, to which the others are relative: the merchant, or else the first.
const MEASURE: &str = "merchant";
const MEASURE_RATING: f64 = 1500.0;

/// A contestant in the ranking.
pub struct Ranked {
    pub name: String,
    pub rated: Rated,
    pub summary: Summary,
}

/// The player with the fixed rating, and the ranking, best first.
pub fn ranking(contest: &Match, games: &Games) -> (String, Vec<Ranked>) {
    let names = contest.names.clone();
    let measure = names.iter().position(|name| name == MEASURE).unwrap_or(0);
    let rated = ratings(names.len(), &games.standings(), measure, MEASURE_RATING);
    let measure = names[measure].clone();
    let rows = names.into_iter().zip(rated).enumerate();
    let row = |(contestant, (name, rated)): (usize, (String, Rated))| Ranked {
        name,
        rated,
        summary: games.tally(contestant).summary(),
    };
    let mut rows: Vec<Ranked> = rows.map(row).collect();
    rows.sort_by(|one, other| other.rated.rating.total_cmp(&one.rated.rating));
    (measure, rows)
}

/// The report as text.
pub fn text(contest: &Match, games: &Games, texts: &Texts) -> String {
    let (measure, rows) = ranking(contest, games);
    let title = text!(
        texts,
        "arena-league-title",
        game = texts.game(contest.kind),
        players = contest.contest.players.count(),
        games = games.played(),
        seed = contest.contest.seed.to_string()
    );
    let [player, wins, _, score, margin, time, _] = headings(texts, contest.kind);
    let rating = text!(texts, "arena-rating-column");
    let mut grid = Grid::new(1, [player, rating, "±".to_owned(), wins, score, margin, time]);
    for Ranked { name, rated, summary } in rows {
        let [name, wins, _, score, margin, time, _] = row(texts, &short(&name), &summary, "");
        let points = |points: f64| format!("{points:.0}");
        let give = f64::midpoint(rated.interval.high, -rated.interval.low);
        grid.row([name, points(rated.rating), points(give), wins, score, margin, time]);
    }
    let fair = percent(texts, 1.0 / contest.contest.players.count() as f64);
    let rating = MEASURE_RATING.to_string();
    let note = text!(texts, "arena-ratings", player = measure, rating = rating);
    format!(
        "{}\n\n{}\n{}\n{note}\n{}",
        paint::bold(&title),
        grid.text(),
        text!(texts, "arena-fair", share = fair),
        forfeits(contest, games, texts)
    )
}
