//! Checking records, and printing their results.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use fondaco_rules::record::{Line, LineError, Replay};
use fondaco_rules::{AnyGame, GameKind, Players, ToAct, Viewer};
use fondaco_story::Voice;
use fondaco_texts::{Language, Names, Texts, text};
use indicatif::ParallelProgressIterator;
use rayon::prelude::*;
use walkdir::WalkDir;

use crate::app::Exit;
use crate::cli::CheckArgs;
use crate::source::{Source, is_standard_input};
use crate::{output, paint};

/// Checks all records in parallel and prints the verdicts in the order of the arguments.
pub fn run(args: &CheckArgs, language: Language) -> Result<Exit> {
    let texts = Texts::new(language);
    let paths: Vec<PathBuf> = args.files.iter().flat_map(|path| records_in(path)).collect();
    let bar = output::progress_bar(&texts, paths.len() as u64);
    let verdicts: Vec<Verdict> =
        paths.par_iter().progress_with(bar).map(|path| Verdict::on(path)).collect();
    let mut out = output::coloured();
    let mut tally = Tally::default();
    let mut voice = Voice { texts, names: no_names(), viewer: Viewer::Record };
    for (path, verdict) in paths.iter().zip(&verdicts) {
        tally.add(verdict);
        writeln!(out, "{}: {}", path.display(), verdict.text(&mut voice))?;
    }
    writeln!(out, "{}", tally.text(&voice.texts))?;
    out.flush()?;
    Ok(tally.exit())
}

/// The records in a folder; a file is itself, whatever its name.
fn records_in(path: &Path) -> Vec<PathBuf> {
    if is_standard_input(path) || !path.is_dir() {
        return vec![path.to_owned()];
    }
    let is_record = |path: &Path| path.extension().is_some_and(|ending| ending == "record");
    WalkDir::new(path)
        .sort_by_file_name()
        .into_iter()
        .filter_map(|entry| match entry {
            Ok(entry) => {
                (entry.file_type().is_file() && is_record(entry.path())).then(|| entry.into_path())
            }
            // An unreadable folder is later reported as an unreadable file.
            Err(error) => error.path().map(Path::to_owned),
        })
        .collect()
}

/// The verdict on a file.
enum Verdict {
    Legal {
        game: Box<AnyGame>,
        names: Names,
        events: u32,
    },
    /// The names are missing if the first line is illegal.
    Illegal {
        error: LineError,
        names: Option<Names>,
    },
    Unreadable(io::Error),
}

impl Verdict {
    fn on(path: &Path) -> Verdict {
        Source::open(path).and_then(Verdict::read).unwrap_or_else(Verdict::Unreadable)
    }

    fn read(mut source: Source) -> io::Result<Verdict> {
        let mut replay = Replay::new();
        let mut events = 0;
        while let Some(line) = source.next_line()? {
            match replay.read(line) {
                Ok(Line::Event(_)) => events += 1,
                Ok(_) => {}
                Err(error) => return Ok(Verdict::Illegal { error, names: names(&replay) }),
            }
        }
        let names = names(&replay);
        Ok(match replay.end() {
            Ok(game) => {
                let names = names.unwrap_or_else(|| Names::none(game.kind(), game.players()));
                Verdict::Legal { game: Box::new(game), names, events }
            }
            Err(error) => Verdict::Illegal { error, names },
        })
    }

    fn text(&self, voice: &mut Voice) -> String {
        match self {
            Verdict::Legal { game, names, events } => {
                voice.names = names.clone();
                legal(voice, game, *events)
            }
            Verdict::Illegal { error, names } => {
                let names = names.clone().unwrap_or_else(no_names);
                let reason = voice.texts.line_error(&names, error);
                paint::warning(&text!(voice.texts, "check-illegal", reason = reason))
            }
            Verdict::Unreadable(error) => {
                let reason = error.to_string();
                paint::warning(&text!(voice.texts, "check-unreadable", reason = reason))
            }
        }
    }
}

fn legal(voice: &Voice, game: &AnyGame, events: u32) -> String {
    let texts = &voice.texts;
    if game.to_act() != ToAct::Over {
        return text!(texts, "check-unfinished", events = events);
    }
    let scores = game.scores();
    let scores: Vec<_> = scores.of(game.players()).iter().map(ToString::to_string).collect();
    let winners = voice.list(game.winners().iter());
    text!(texts, "check-finished", scores = scores.join(" "), winners = winners)
}

fn names(replay: &Replay) -> Option<Names> {
    let game = replay.game()?;
    Some(Names::of_record(game.kind(), game.players(), replay.tags()))
}

/// Names for a record without a legal first line.
pub fn no_names() -> Names {
    Names::none(GameKind::ALL[0], Players::MOST)
}

/// Numbers of verdicts.
#[derive(Default)]
struct Tally {
    finished: u64,
    unfinished: u64,
    illegal: u64,
    unreadable: u64,
}

impl Tally {
    fn add(&mut self, verdict: &Verdict) {
        *match verdict {
            Verdict::Legal { game, .. } if game.to_act() == ToAct::Over => &mut self.finished,
            Verdict::Legal { .. } => &mut self.unfinished,
            Verdict::Illegal { .. } => &mut self.illegal,
            Verdict::Unreadable(_) => &mut self.unreadable,
        } += 1;
    }

    fn total(&self) -> u64 {
        self.finished + self.unfinished + self.illegal + self.unreadable
    }

    fn text(&self, texts: &Texts) -> String {
        paint::bold(&text!(
            texts,
            "check-summary",
            total = self.total(),
            finished = self.finished,
            unfinished = self.unfinished,
            illegal = self.illegal,
            unreadable = self.unreadable
        ))
    }

    fn exit(&self) -> Exit {
        if self.illegal > 0 {
            Exit::Wrong
        } else if self.unreadable > 0 || self.total() == 0 {
            Exit::Unusable
        } else {
            Exit::Fine
        }
    }
}
