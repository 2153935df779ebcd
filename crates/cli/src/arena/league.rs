//! How everybody did in a league.

use anyhow::Result;
use fondaco_arena::stats::{Rated, Summary, ratings, wilson};
use fondaco_texts::{Texts, text};
use serde::Serialize;

use super::Event;
use super::games::Games;
use super::report::{headings, percent, row, short, told_forfeits};
use crate::paint::{self, Grid};

/// Who is the measure of all others, and the rating he has: the merchant, or whoever is named
/// first if there is none.
const MEASURE: &str = "merchant";
const MEASURE_RATING: f64 = 1500.0;

/// A contestant, his rating, and what he achieved.
struct Row {
    name: String,
    rated: Rated,
    summary: Summary,
}

/// The best first.
fn table(event: &Event, games: &Games) -> (String, Vec<Row>) {
    let names = event.names.clone();
    let measure = names.iter().position(|name| name == MEASURE).unwrap_or(0);
    let rated = ratings(names.len(), &games.standings(), measure, MEASURE_RATING);
    let measure = names[measure].clone();
    let rows = names.into_iter().zip(rated).enumerate();
    let row = |(contestant, (name, rated)): (usize, (String, Rated))| Row {
        name,
        rated,
        summary: games.tally(contestant).summary(),
    };
    let mut rows: Vec<Row> = rows.map(row).collect();
    rows.sort_by(|one, other| other.rated.rating.total_cmp(&one.rated.rating));
    (measure, rows)
}

/// For people.
pub fn told(event: &Event, games: &Games, texts: &Texts) -> String {
    let (measure, rows) = table(event, games);
    let title = text!(
        texts,
        "arena-league-title",
        game = texts.game(event.kind),
        players = event.contest.players.count(),
        games = games.played(),
        seed = event.contest.seed.to_string()
    );
    let [player, wins, _, score, margin, time, _] = headings(texts, event.kind);
    let rating = text!(texts, "arena-rating-column");
    let mut grid = Grid::new(1, [player, rating, "±".to_owned(), wins, score, margin, time]);
    for Row { name, rated, summary } in rows {
        let [name, wins, _, score, margin, time, _] = row(texts, &short(&name), &summary, "");
        let points = |points: f64| format!("{points:.0}");
        let give = f64::midpoint(rated.interval.high, -rated.interval.low);
        grid.row([name, points(rated.rating), points(give), wins, score, margin, time]);
    }
    let fair = percent(texts, 1.0 / event.contest.players.count() as f64);
    let rating = MEASURE_RATING.to_string();
    let note = text!(texts, "arena-ratings", player = measure, rating = rating);
    format!(
        "{}\n\n{}\n{}\n{note}\n{}",
        paint::bold(&title),
        grid.text(),
        text!(texts, "arena-fair", share = fair),
        told_forfeits(event, games, texts)
    )
}

/// For programs.
pub fn json(event: &Event, games: &Games) -> Result<String> {
    let (measure, rows) = table(event, games);
    let players = event.contest.players.count();
    let row = |Row { name, rated, summary }: Row| {
        let interval = wilson(summary.win_share, summary.games);
        Ranked {
            name,
            rating: rated.rating,
            rating_low: rated.interval.low,
            rating_high: rated.interval.high,
            games: summary.games,
            win_share: summary.win_share,
            low: interval.low,
            high: interval.high,
            mean_score: summary.score,
            mean_margin: summary.margin,
            ms_per_decision: summary.millis,
            median_ms_per_decision: summary.median_millis,
            forfeits: summary.forfeits,
        }
    };
    let report = Report {
        game: event.kind.name(),
        players,
        games: games.played(),
        fair_share: 1.0 / players as f64,
        measure,
        league: rows.into_iter().map(row).collect(),
        seed: event.contest.seed,
    };
    Ok(serde_json::to_string(&report)? + "\n")
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    games: u64,
    fair_share: f64,
    measure: String,
    league: Vec<Ranked>,
    seed: u64,
}

#[derive(Serialize)]
struct Ranked {
    name: String,
    rating: f64,
    rating_low: f64,
    rating_high: f64,
    games: u64,
    win_share: f64,
    low: f64,
    high: f64,
    mean_score: f64,
    mean_margin: f64,
    ms_per_decision: f64,
    median_ms_per_decision: f64,
    forfeits: u64,
}
