//! Reports as one JSON object.

use fondaco_arena::stats::{Interval, Rated, Summary, Verdict, wilson};
use serde::Serialize;

use super::Match;
use super::games::Games;
use super::{league, report};

/// The report of a match.
pub fn report(contest: &Match, games: &Games) -> serde_json::Result<String> {
    let players = contest.contest.players.count();
    let report = Report {
        game: contest.kind.name(),
        players,
        games: games.counted().count(),
        fair_share: 1.0 / players as f64,
        results: if contest.is_league {
            league_results(contest, games)
        } else {
            field_results(contest, games)
        },
        seed: contest.contest.seed,
        claim: games.claim().map(|(share, verdict, _)| Claim {
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

fn field_results(contest: &Match, games: &Games) -> Results {
    let [entrant, field] = [0, 1].map(|contestant| games.tally(contestant).summary());
    let [entrant_name, field_name] = [0, 1].map(|contestant: usize| &contest.names[contestant]);
    Results::Field {
        entrant: Box::new(Row {
            wins: Some(Wins::new(&entrant, report::interval(games, &entrant))),
            mean_margin: Some(entrant.margin),
            ..Row::new(entrant_name, &entrant)
        }),
        field: Box::new(Row::new(field_name, &field)),
    }
}

fn league_results(contest: &Match, games: &Games) -> Results {
    let (measure, ranking) = league::ranking(contest, games);
    let rows = ranking.iter().map(|ranked| {
        let summary = &ranked.summary;
        Row {
            rating: Some(Strength::new(&ranked.rated, summary)),
            wins: Some(Wins::new(summary, wilson(summary.win_share, summary.games))),
            mean_margin: Some(summary.margin),
            ..Row::new(&ranked.name, summary)
        }
    });
    Results::League { league: rows.collect(), measure }
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    games: usize,
    fair_share: f64,
    #[serde(flatten)]
    results: Results,
    seed: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    claim: Option<Claim>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Results {
    Field { entrant: Box<Row>, field: Box<Row> },
    League { measure: String, league: Vec<Row> },
}

#[derive(Serialize)]
struct Row {
    name: String,
    #[serde(flatten)]
    rating: Option<Strength>,
    #[serde(flatten)]
    wins: Option<Wins>,
    mean_score: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    mean_margin: Option<f64>,
    ms_per_decision: f64,
    median_ms_per_decision: f64,
    forfeits: u64,
}

#[derive(Serialize)]
struct Strength {
    rating: f64,
    rating_low: f64,
    rating_high: f64,
    games: u64,
}

#[derive(Serialize)]
struct Wins {
    win_share: f64,
    low: f64,
    high: f64,
}

#[derive(Serialize)]
struct Claim {
    share: f64,
    verdict: &'static str,
}

impl Row {
    /// A row without ratings and wins.
    fn new(name: &str, summary: &Summary) -> Row {
        Row {
            name: name.to_owned(),
            rating: None,
            wins: None,
            mean_score: summary.score,
            mean_margin: None,
            ms_per_decision: summary.millis,
            median_ms_per_decision: summary.median_millis,
            forfeits: summary.forfeits,
        }
    }
}

impl Strength {
    fn new(rated: &Rated, summary: &Summary) -> Strength {
        let Interval { low, high } = rated.interval;
        Strength { rating: rated.rating, rating_low: low, rating_high: high, games: summary.games }
    }
}

impl Wins {
    fn new(summary: &Summary, Interval { low, high }: Interval) -> Wins {
        Wins { win_share: summary.win_share, low, high }
    }
}
