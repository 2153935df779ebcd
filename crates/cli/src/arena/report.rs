//! The report on an entrant in a field, and the parts shared with leagues.

use fondaco_arena::stats::{Interval, Summary, Verdict, wilson};
use fondaco_rules::GameKind;
use fondaco_texts::{Texts, text};

use super::Match;
use super::games::Games;
use crate::evaluations::score_heading;
use crate::paint::{self, Grid};

/// The report as text.
pub fn text(contest: &Match, games: &Games, texts: &Texts) -> String {
    let [entrant, field] = [0, 1].map(|contestant| games.tally(contestant).summary());
    let [entrant_name, field_name] =
        [0, 1].map(|contestant: usize| short(&contest.names[contestant]));
    let interval = interval(games, &entrant);
    let title = text!(
        texts,
        "arena-title",
        game = texts.game(contest.kind),
        games = entrant.games,
        seed = contest.contest.seed.to_string(),
        entrant = entrant_name.clone(),
        others = contest.contest.players.count() - 1,
        field = field_name.clone()
    );
    let mut grid = Grid::new(1, headings(texts, contest.kind));
    let range = text!(
        texts,
        "arena-range",
        low = texts.decimal((100.0 * interval.low) as f32),
        high = texts.decimal((100.0 * interval.high) as f32)
    );
    grid.row(row(texts, &entrant_name, &entrant, &range));
    grid.row(row(texts, &field_name, &field, ""));
    let fair = percent(texts, 1.0 / contest.contest.players.count() as f64);
    let mut text = format!("{}\n\n{}\n", paint::bold(&title), grid.text());
    text += &text!(texts, "arena-fair", share = fair);
    text.push('\n');
    if let Some(verdict) = verdict(games, texts) {
        text.push_str(&verdict);
        text.push('\n');
    }
    text + &forfeits(contest, games, texts)
}

/// The headings of all columns.
pub fn headings(texts: &Texts, kind: GameKind) -> [String; 7] {
    [
        text!(texts, "arena-player-column"),
        text!(texts, "arena-wins-column"),
        text!(texts, "arena-interval-column"),
        score_heading(texts, kind),
        text!(texts, "arena-margin-column"),
        text!(texts, "arena-time-column"),
        text!(texts, "arena-median-column"),
    ]
}

/// The row of a contestant.
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

/// A long name, such as a command, shortened in the middle.
pub fn short(name: &str) -> String {
    let letters = name.chars().count();
    if letters <= LONGEST_NAME {
        return name.to_owned();
    }
    // The ends of commands differ more than their beginnings.
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

/// The numbers of forfeited decisions, and the last reasons.
pub fn forfeits(contest: &Match, games: &Games, texts: &Texts) -> String {
    let names = contest.names.iter().cloned().enumerate();
    let line = |(contestant, name): (usize, String)| {
        let forfeits = games.counted().flat_map(|(game, seating)| {
            game.forfeits.iter().filter(|forfeit| seating[forfeit.seat] == contestant)
        });
        let (mut decisions, mut reason) = (0, None);
        for forfeit in forfeits {
            decisions += forfeit.decisions;
            reason = Some(forfeit.reason.clone());
        }
        let line =
            text!(texts, "arena-forfeits", player = name, decisions = decisions, reason = reason?);
        Some(format!("{}\n", paint::warning(&line)))
    };
    names.filter_map(line).collect()
}

fn verdict(games: &Games, texts: &Texts) -> Option<String> {
    let (claim, verdict, _) = games.claim()?;
    let (claim, played) = (percent(texts, claim), games.counted().count());
    Some(match verdict {
        Some(Verdict::Above) => text!(texts, "arena-above", share = claim, games = played),
        Some(Verdict::Below) => text!(texts, "arena-below", share = claim, games = played),
        None => text!(texts, "arena-undecided", share = claim, games = played),
    })
}

/// The interval of the win rate: from the sequential test if there is one, because the number of
/// games was then not fixed in advance.
pub fn interval(games: &Games, entrant: &Summary) -> Interval {
    match games.claim() {
        Some((_, _, rounds)) => rounds.interval(),
        None => wilson(entrant.win_share, entrant.games),
    }
}
