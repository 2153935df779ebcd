//! Recorded games, in words or as positions.

mod json;
mod story;

use anyhow::Result;
use fondaco_rules::{Players, Viewer};
use fondaco_texts::Language;

use crate::app::Exit;
use crate::cli::ReplayArgs;
use crate::source::{self, ReadError, Source};

/// Replays each file, also after an illegal or unreadable one.
pub fn run(args: &ReplayArgs, language: Language) -> Result<Exit> {
    let mut exit = Exit::Fine;
    let is_one_of_several = args.files.len() > 1;
    for (number, path) in args.files.iter().enumerate() {
        let replayed = match Source::open(path) {
            Err(error) => Err(ReadError::Unreadable(error)),
            Ok(source) if args.json => json::print(source, args.seat),
            Ok(source) => {
                let title = is_one_of_several.then_some(path.as_path());
                story::print(source, args.seat, language, title, number > 0)
            }
        };
        if let Err(error) = replayed {
            exit = exit.max(error.report(path, is_one_of_several)?);
        }
    }
    Ok(exit)
}

/// The viewer of the replay: a seat, or one who sees everything.
fn viewer(seat: Option<u32>, players: Players) -> Result<Viewer> {
    seat.map_or(Ok(Viewer::Record), |number| source::seat(number, players).map(Viewer::Seat))
}
