//! Decisions as JSON, one per line.

use std::io;

use fondaco_bots::Reason;
use fondaco_bots::analysis::{Analysis, Loss};
use fondaco_rules::Seat;
use serde::Serialize;

use super::decision::Decision;

/// A line of output.
#[derive(Serialize)]
struct Row<'a> {
    n: u64,
    event: &'a str,
    seat: Seat,
    played: &'a str,
    master: &'a str,
    best: Option<&'a str>,
    moves: Vec<MoveRow<'a>>,
    loss: LossRow,
    worth: Vec<Option<f64>>,
}

#[derive(Serialize)]
struct MoveRow<'a> {
    #[serde(rename = "move")]
    choice: &'a str,
    win: f64,
    win_error: f64,
    score: f64,
    score_error: f64,
    playouts: u32,
}

#[derive(Serialize)]
struct LossRow {
    win: f64,
    win_error: f64,
    score: f64,
    score_error: f64,
    clear: bool,
}

/// The line of a decision.
pub fn line(decision: &Decision, found: &Analysis<String>) -> io::Result<String> {
    let worth = found.worth.of(decision.before.players());
    let row = Row {
        n: decision.n,
        event: &decision.line,
        seat: decision.seat,
        played: &found.played,
        master: &found.master,
        best: found.moves.first().map(|reason| reason.choice.as_str()),
        moves: found.moves.iter().map(move_row).collect(),
        loss: loss_row(&found.loss),
        worth: worth.iter().map(|price| price.map(rounded)).collect(),
    };
    Ok(serde_json::to_string(&row).map_err(io::Error::from)? + "\n")
}

fn move_row(reason: &Reason<String>) -> MoveRow<'_> {
    MoveRow {
        choice: &reason.choice,
        win: rounded(reason.win),
        win_error: rounded(reason.win_error),
        score: rounded(reason.score),
        score_error: rounded(reason.score_error),
        playouts: reason.playouts,
    }
}

fn loss_row(loss: &Loss) -> LossRow {
    LossRow {
        win: rounded(loss.win),
        win_error: rounded(loss.win_error),
        score: rounded(loss.score),
        score_error: rounded(loss.score_error),
        clear: loss.is_clear(),
    }
}

/// Rounded to five decimals.
fn rounded(number: f32) -> f64 {
    (f64::from(number) * 1e5).round() / 1e5
}
