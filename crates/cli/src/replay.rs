//! Recorded games, told or as positions.

mod json;
mod told;

use anyhow::Result;
use fondaco_rules::{Players, Viewer};
use fondaco_texts::Language;

use crate::app::Exit;
use crate::cli::ReplayArgs;
use crate::output;
use crate::source::{self, Source, Stopped};

/// Replays each file. One that is illegal or unreadable does not keep the others from being read.
pub fn run(args: &ReplayArgs, language: Language) -> Result<Exit> {
    let mut exit = Exit::Fine;
    for (number, path) in args.files.iter().enumerate() {
        let replayed = match Source::open(path) {
            Err(error) => Err(Stopped::Unreadable(error)),
            Ok(source) if args.json => json::print(source, args.seat),
            Ok(source) => {
                let title = (args.files.len() > 1).then_some(path.as_path());
                told::print(source, args.seat, language, title, number > 0)
            }
        };
        let prefix =
            if args.files.len() > 1 { format!("{}: ", path.display()) } else { String::new() };
        match replayed {
            Ok(()) => {}
            Err(Stopped::Illegal(error)) => {
                output::complain(&format!("{prefix}{error}"));
                exit = Exit::Wrong;
            }
            Err(Stopped::Unreadable(error)) => {
                output::complain(&format!("error: cannot read {}: {error}", path.display()));
                if exit == Exit::Fine {
                    exit = Exit::Unusable;
                }
            }
            Err(Stopped::Failed(error)) => return Err(error),
        }
    }
    Ok(exit)
}

/// For whom the game is replayed: for one of its seats, or for everybody.
fn viewer(seat: Option<u32>, players: Players) -> Result<Viewer> {
    seat.map_or(Ok(Viewer::Record), |number| source::seat(number, players).map(Viewer::Seat))
}
