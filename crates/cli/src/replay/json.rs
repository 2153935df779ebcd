//! Positions as JSON, one per line.

use std::io::Write;

use anyhow::Result;
use fondaco_rules::record::{Line, Replay};
use fondaco_rules::{AnyGame, AnyPosition, Viewer};
use serde::Serialize;

use crate::output;
use crate::source::{ReadError, Source};

/// A line of output.
#[derive(Serialize)]
struct Row<'a> {
    n: u64,
    event: Option<&'a str>,
    state: AnyPosition,
}

/// Prints the position after every event, as it is read.
pub fn print(mut source: Source, seat: Option<u32>) -> Result<(), ReadError> {
    let mut out = output::plain();
    let replayed = print_to(&mut source, seat, &mut out);
    out.flush()?;
    replayed
}

fn print_to(source: &mut Source, seat: Option<u32>, out: &mut impl Write) -> Result<(), ReadError> {
    let mut replay = Replay::new();
    let mut viewer = Viewer::Record;
    let mut n = 0;
    loop {
        if source.is_drained() {
            out.flush()?;
        }
        let Some(line) = source.next_line().map_err(ReadError::Unreadable)? else { break };
        let read = replay.read(line)?;
        let Some(game) = replay.game() else { continue };
        let written = str::from_utf8(line).unwrap_or_default();
        match read {
            Line::Header => {
                viewer = super::viewer(seat, game.players())?;
                row(out, n, None, game, viewer)?;
            }
            Line::Event(event) => {
                n += 1;
                let masked = event.masked(viewer);
                let event = Some(masked.as_deref().unwrap_or(written));
                row(out, n, event, game, viewer)?;
            }
            Line::Skipped | Line::Tag | Line::Result => {}
        }
    }
    replay.end()?;
    Ok(())
}

fn row(
    out: &mut impl Write,
    n: u64,
    event: Option<&str>,
    game: &AnyGame,
    viewer: Viewer,
) -> Result<()> {
    let row = Row { n, event, state: game.position(viewer) };
    serde_json::to_writer(&mut *out, &row).map_err(std::io::Error::from)?;
    Ok(out.write_all(b"\n")?)
}
