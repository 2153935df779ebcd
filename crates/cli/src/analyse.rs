//! What each decision of a recorded game was worth.

mod decision;
mod json;
mod summary;
mod told;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

use anyhow::{Context, Result};
use fondaco_bots::analysis::{Analysis, Effort};
use fondaco_rules::Viewer;
use fondaco_rules::record::{Line, Replay};
use fondaco_story::Voice;
use fondaco_texts::{Language, Names, Texts, text};
use indicatif::ProgressBar;
use rayon::prelude::*;

use crate::app::Exit;
use crate::cli::AnalyseArgs;
use crate::source::{self, Source, Stopped};
use crate::{output, paint};
use decision::Decision;

/// Analyses one record.
pub fn run(args: &AnalyseArgs, language: Language) -> Result<Exit> {
    let (decisions, names) = match read(&args.file, args.seat) {
        Ok(read) => read,
        Err(Stopped::Illegal(error)) => {
            output::complain(&error.to_string());
            return Ok(Exit::Wrong);
        }
        Err(Stopped::Unreadable(error)) => {
            output::complain(&format!("error: cannot read {}: {error}", args.file.display()));
            return Ok(Exit::Unusable);
        }
        Err(Stopped::Failed(error)) => return Err(error),
    };
    let voice = Voice { texts: Texts::new(language), names, viewer: Viewer::Record };
    let interrupted = Arc::new(AtomicBool::new(false));
    let flag = interrupted.clone();
    ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed))
        .context("cannot prepare for signals")?;
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

/// The decisions in a record, all or those of one seat, and who made them.
fn read(path: &Path, seat: Option<u32>) -> Result<(Vec<Decision>, Names), Stopped> {
    let mut source = Source::open(path).map_err(Stopped::Unreadable)?;
    let mut replay = Replay::new();
    let mut decisions = Vec::new();
    let mut only = None;
    let mut n = 0;
    while let Some(line) = source.next_line().map_err(Stopped::Unreadable)? {
        let before = replay.game().cloned();
        match (replay.read(line)?, before) {
            (Line::Header, _) => {
                let players = replay.game().map(fondaco_rules::AnyGame::players);
                if let (Some(number), Some(players)) = (seat, players) {
                    only = Some(source::seat(number, players).map_err(Stopped::Failed)?);
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

/// Prints the decisions for people as they are analysed, and what they come to.
fn print(work: &Work<'_>, voice: &Voice, short: bool) -> Result<()> {
    let mut teller = told::Teller::new(voice, output::width(), short);
    let mut summary = summary::Summary::default();
    work.each(|decision, found| {
        summary.add(decision, found);
        output::show(&teller.tell(decision, found))
    })?;
    if work.interrupted.load(Ordering::Relaxed) {
        let (done, total) = (summary.decisions(), work.decisions.len());
        let line = text!(voice.texts, "analyse-interrupted", done = done, total = total);
        output::show(&format!("\n{}\n", paint::warning(&line)))?;
    }
    Ok(output::show(&summary.told(voice, output::width()))?)
}

/// What there is to do, and how.
struct Work<'a> {
    decisions: &'a [Decision],
    effort: Effort,
    seed: u64,
    interrupted: &'a AtomicBool,
    bar: ProgressBar,
}

impl Work<'_> {
    /// Analyses the decisions on all cores and reports them in their order, as soon as those
    /// before them are reported. After an interruption those that are missing are left out.
    fn each(
        &self,
        mut report: impl FnMut(&Decision, &Analysis<String>) -> std::io::Result<()>,
    ) -> Result<()> {
        let (sender, receiver) = mpsc::channel();
        let reported = thread::scope(|scope| {
            scope.spawn(|| {
                let numbered = self.decisions.iter().enumerate().par_bridge();
                numbered.for_each_with(sender, |sender, (place, decision)| {
                    // Whoever has stopped listening has also interrupted the work.
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
