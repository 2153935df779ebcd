//! How an entrant did in a field.

use anyhow::Result;
use fondaco_arena::stats::{Interval, Summary, Verdict, wilson};
use fondaco_rules::{GameKind, ScoredIn};
use fondaco_texts::{Texts, text};
use serde::Serialize;

use super::Event;
use super::games::Games;
use crate::paint::{self, Grid};

/// For people.
pub fn told(event: &Event, games: &Games, texts: &Texts) -> String {
    let [entrant, field] = [0, 1].map(|contestant| games.tally(contestant).summary());
    let [entrant_name, field_name] =
        [0, 1].map(|contestant: usize| short(&event.names[contestant]));
    let interval = interval(games, &entrant);
    let title = text!(
        texts,
        "arena-title",
        game = texts.game(event.kind),
        games = entrant.games,
        seed = event.contest.seed.to_string(),
        entrant = entrant_name.clone(),
        others = event.contest.players.count() - 1,
        field = field_name.clone()
    );
    let mut grid = Grid::new(1, headings(texts, event.kind));
    let range = text!(
        texts,
        "arena-range",
        low = texts.decimal((100.0 * interval.low) as f32),
        high = texts.decimal((100.0 * interval.high) as f32)
    );
    grid.row(row(texts, &entrant_name, &entrant, &range));
    grid.row(row(texts, &field_name, &field, ""));
    let fair = percent(texts, 1.0 / event.contest.players.count() as f64);
    let mut told = format!("{}\n\n{}\n", paint::bold(&title), grid.text());
    told += &text!(texts, "arena-fair", share = fair);
    told.push('\n');
    if let Some(verdict) = told_claim(games, texts) {
        told.push_str(&verdict);
        told.push('\n');
    }
    told + &told_forfeits(event, games, texts)
}

/// The columns that all tables have.
pub fn headings(texts: &Texts, kind: GameKind) -> [String; 7] {
    let score = match kind.scored_in() {
        ScoredIn::Florins => text!(texts, "florins-column"),
        ScoredIn::Points => text!(texts, "points-column"),
    };
    [
        text!(texts, "arena-player-column"),
        text!(texts, "arena-wins-column"),
        text!(texts, "arena-interval-column"),
        score,
        text!(texts, "arena-margin-column"),
        text!(texts, "arena-time-column"),
        text!(texts, "arena-median-column"),
    ]
}

/// The cells of a player under them.
pub fn row(texts: &Texts, name: &str, summary: &Summary, range: &str) -> [String; 7] {
    [
        name.to_owned(),
        percent(texts, summary.win_share),
        range.to_owned(),
        texts.decimal(summary.score as f32),
        texts.decimal(summary.margin as f32),
        millis(texts, summary.millis),
        millis(texts, summary.median_millis),
    ]
}

/// A name that does not make a table too wide: commands may be long.
pub fn short(name: &str) -> String {
    let letters = name.chars().count();
    if letters <= LONGEST_NAME {
        return name.to_owned();
    }
    // The end tells commands apart better than the beginning.
    let (begin, end) = (LONGEST_NAME / 3, LONGEST_NAME - LONGEST_NAME / 3 - 1);
    let letter = |place: usize| place < begin || place >= letters - end;
    let mut kept = name.chars().enumerate().filter(|(place, _)| letter(*place)).map(|(_, c)| c);
    kept.by_ref().take(begin).chain(['…']).collect::<String>() + &kept.collect::<String>()
}

const LONGEST_NAME: usize = 28;

/// A share in percent.
pub fn percent(texts: &Texts, share: f64) -> String {
    text!(texts, "percent", number = texts.decimal((100.0 * share) as f32))
}

/// A time in milliseconds; short ones with more digits.
fn millis(texts: &Texts, millis: f64) -> String {
    if millis < 0.05 { text!(texts, "arena-no-time") } else { texts.decimal(millis as f32) }
}

/// Who forfeited decisions, and why.
pub fn told_forfeits(event: &Event, games: &Games, texts: &Texts) -> String {
    let names = event.names.iter().cloned().enumerate();
    let line = |(contestant, name): (usize, String)| {
        let his = games.counted().flat_map(|(game, seating)| {
            game.forfeits.iter().filter(|forfeit| seating[forfeit.seat] == contestant)
        });
        let (mut decisions, mut reason) = (0, None);
        for forfeit in his {
            decisions += forfeit.decisions;
            reason = Some(forfeit.reason.clone());
        }
        let told =
            text!(texts, "arena-forfeits", player = name, decisions = decisions, reason = reason?);
        Some(format!("{}\n", paint::warning(&told)))
    };
    names.filter_map(line).collect()
}

fn told_claim(games: &Games, texts: &Texts) -> Option<String> {
    let (claim, verdict, _) = games.claim()?;
    let (claim, played) = (percent(texts, claim), games.counted().count());
    Some(match verdict {
        Some(Verdict::Above) => text!(texts, "arena-above", share = claim, games = played),
        Some(Verdict::Below) => text!(texts, "arena-below", share = claim, games = played),
        None => text!(texts, "arena-undecided", share = claim, games = played),
    })
}

/// Where the true share lies: by the sequential test if there is one, because then the number of
/// games was not fixed in advance.
fn interval(games: &Games, entrant: &Summary) -> Interval {
    match games.claim() {
        Some((_, _, rounds)) => rounds.interval(),
        None => wilson(entrant.win_share, entrant.games),
    }
}

/// For programs.
pub fn json(event: &Event, games: &Games) -> Result<String> {
    let [entrant, field] = [0, 1].map(|contestant| games.tally(contestant).summary());
    let [entrant_name, field_name] =
        [0, 1].map(|contestant: usize| event.names[contestant].clone());
    let Interval { low, high } = interval(games, &entrant);
    let players = event.contest.players.count();
    let report = Report {
        game: event.kind.name(),
        players,
        games: entrant.games,
        fair_share: 1.0 / players as f64,
        entrant: Entrant {
            name: entrant_name,
            win_share: entrant.win_share,
            low,
            high,
            mean_score: entrant.score,
            mean_margin: entrant.margin,
            ms_per_decision: entrant.millis,
            median_ms_per_decision: entrant.median_millis,
            forfeits: entrant.forfeits,
        },
        field: Field {
            name: field_name,
            mean_score: field.score,
            ms_per_decision: field.millis,
            median_ms_per_decision: field.median_millis,
            forfeits: field.forfeits,
        },
        seed: event.contest.seed,
        claim: games.claim().map(|(share, verdict, _)| ClaimReport {
            share,
            verdict: match verdict {
                Some(Verdict::Above) => "above",
                Some(Verdict::Below) => "below",
                None => "undecided",
            },
        }),
    };
    Ok(serde_json::to_string(&report)? + "\n")
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    games: u64,
    fair_share: f64,
    entrant: Entrant,
    field: Field,
    seed: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    claim: Option<ClaimReport>,
}

#[derive(Serialize)]
struct Entrant {
    name: String,
    win_share: f64,
    low: f64,
    high: f64,
    mean_score: f64,
    mean_margin: f64,
    ms_per_decision: f64,
    median_ms_per_decision: f64,
    forfeits: u64,
}

#[derive(Serialize)]
struct Field {
    name: String,
    mean_score: f64,
    ms_per_decision: f64,
    median_ms_per_decision: f64,
    forfeits: u64,
}

#[derive(Serialize)]
struct ClaimReport {
    share: f64,
    verdict: &'static str,
}
