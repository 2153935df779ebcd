//! Evaluating each decision of a recorded game.

mod decision;
mod json;
mod summary;
mod text;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;

use anyhow::Result;
use fondaco_bots::analysis::{Analysis, Effort};
use fondaco_rules::Viewer;
use fondaco_rules::record::{Line, Replay};
use fondaco_story::Voice;
use fondaco_texts::{Language, Names, Texts, text};
use indicatif::ProgressBar;
use rayon::prelude::*;

use crate::app::Exit;
use crate::cli::AnalyseArgs;
use crate::source::{self, ReadError, Source};
use crate::{output, paint, signals};
use decision::Decision;

/// Analyses one record.
pub fn run(args: &AnalyseArgs, language: Language) -> Result<Exit> {
    let (decisions, names) = match read(&args.file, args.seat) {
        Ok(read) => read,
        Err(error) => return error.report(&args.file, false),
    };
    let voice = Voice { texts: Texts::new(language), names, viewer: Viewer::Record };
    let interrupted = signals::stop_flag()?;
    let work = Work {
        decisions: &decisions,
        effort: args.time.map_or(Effort::Playouts(args.playouts), Effort::Time),
        seed: args.seed,
        interrupted: &interrupted,
        bar: output::progress_bar(&voice.texts, decisions.len() as u64),
    };
    if args.json {
        work.each(|decision, found| output::show(&json::line(decision, found)?))?;
    } else {
        print(&work, &voice, args.short)?;
    }
    Ok(if interrupted.load(Ordering::Relaxed) { Exit::Interrupted } else { Exit::Fine })
}

/// The decisions of a record, or of one seat in it, and the names of the players.
fn read(path: &Path, seat: Option<u32>) -> Result<(Vec<Decision>, Names), ReadError> {
    let mut source = Source::open(path).map_err(ReadError::Unreadable)?;
    let mut replay = Replay::new();
    let mut decisions = Vec::new();
    let mut only = None;
    let mut n = 0;
    while let Some(line) = source.next_line().map_err(ReadError::Unreadable)? {
        let before = replay.game().cloned();
        match (replay.read(line)?, before) {
            (Line::Header, _) => {
                let players = replay.game().map(fondaco_rules::AnyGame::players);
                if let (Some(number), Some(players)) = (seat, players) {
                    only = Some(source::seat(number, players)?);
                }
            }
            (Line::Event(event), Some(before)) => {
                n += 1;
                let decision = Decision::of(n, before, event, line);
                decisions.extend(decision.filter(|it| only.is_none_or(|only| it.seat == only)));
            }
            _ => {}
        }
    }
    let tags = replay.tags().to_vec();
    let game = replay.end()?;
    Ok((decisions, Names::of_record(game.kind(), game.players(), &tags)))
}

/// Prints decisions as they are analysed, then a summary.
fn print(work: &Work<'_>, voice: &Voice, short: bool) -> Result<()> {
    let mut printer = text::Printer::new(voice, output::width(), short);
    let mut summary = summary::Summary::default();
    work.each(|decision, found| {
        summary.add(decision, found);
        output::show(&printer.text(decision, found))
    })?;
    if work.interrupted.load(Ordering::Relaxed) {
        let (done, total) = (summary.decisions(), work.decisions.len());
        let line = text!(voice.texts, "analyse-interrupted", done = done, total = total);
        output::show(&format!("\n{}\n", paint::warning(&line)))?;
    }
    Ok(output::show(&summary.text(voice, output::width()))?)
}

/// The decisions to analyse, and how.
struct Work<'a> {
    decisions: &'a [Decision],
    effort: Effort,
    seed: u64,
    interrupted: &'a AtomicBool,
    bar: ProgressBar,
}

impl Work<'_> {
    /// Analyses decisions on all cores and reports them in order, as soon as possible. After an
    /// interruption, missing ones are left out.
    fn each(
        &self,
        mut report: impl FnMut(&Decision, &Analysis<String>) -> std::io::Result<()>,
    ) -> Result<()> {
        let (sender, receiver) = mpsc::channel();
        let reported = thread::scope(|scope| {
            scope.spawn(|| {
                let numbered = self.decisions.iter().enumerate().par_bridge();
                numbered.for_each_with(sender, |sender, (place, decision)| {
                    // If nobody receives, the work has been interrupted.
                    let _ = sender.send((place, self.analyse(decision)));
                });
            });
            let mut waiting = BTreeMap::new();
            let mut next = 0;
            let mut report_one = |place: usize, found: Option<Analysis<String>>| {
                let Some(found) = found else { return Ok(()) };
                self.bar.suspend(|| report(&self.decisions[place], &found))
            };
            for (place, found) in receiver {
                self.bar.inc(1);
                waiting.insert(place, found);
                while let Some(found) = waiting.remove(&next) {
                    if let Err(error) = report_one(next, found) {
                        self.interrupted.store(true, Ordering::Relaxed);
                        return Err(error);
                    }
                    next += 1;
                }
            }
            Ok(())
        });
        self.bar.finish_and_clear();
        Ok(reported?)
    }

    fn analyse(&self, decision: &Decision) -> Option<Analysis<String>> {
        let is_interrupted = || self.interrupted.load(Ordering::Relaxed);
        decision.analyse(self.effort, self.seed, &is_interrupted)
    }
}
