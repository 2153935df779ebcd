//! Training a net by self-play.

mod curve;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use fondaco_arena::train::{Course, Lesson, Plan, lesson};
use fondaco_bots::net::Net;
use fondaco_texts::{Language, Texts, text};

use crate::app::Exit;
use crate::cli::TrainArgs;
use crate::{output, signals};
use curve::Curve;

/// How often the state is saved.
const SAVE_EVERY: Duration = Duration::from_secs(30);

/// Trains until all games are played or a signal arrives, saving on the way.
pub fn run(args: &TrainArgs, language: Language) -> Result<Exit> {
    let texts = Texts::new(language);
    let (kind, players) = (args.game.kind, args.game.players()?);
    let lesson = lesson(kind, players);
    let files = Files::of(args, lesson.as_ref());
    let mut course = start(args, &files, lesson)?;
    output::show(&opening(&texts, &course, args, &files))?;
    let stop = signals::stop_flag()?;
    let exit = teach(&mut course, args, &files, &texts, &stop)?;
    if exit != Exit::Fine {
        return Ok(exit);
    }
    let path = files.net.display().to_string();
    output::show(&format!("{}\n", text!(texts, "train-over", path = path)))?;
    let Some(games) = args.curve else { return Ok(Exit::Fine) };
    let curve = Curve { kind, players, seed: args.seed, games, budget: args.budget, stop: &stop };
    let snapshots: Vec<(u64, PathBuf)> = (1..=args.keep)
        .map(|number| (args.games * number / args.keep, files.snapshot(number)))
        .collect();
    Ok(if curve.show(&snapshots, &texts)? { Exit::Fine } else { Exit::Interrupted })
}

/// The files of a training.
struct Files {
    net: PathBuf,
    checkpoint: PathBuf,
    snapshots: PathBuf,
}

impl Files {
    fn of(args: &TrainArgs, lesson: &dyn Lesson) -> Files {
        let net = args.out.clone().unwrap_or_else(|| format!("{}.net", lesson.name()).into());
        let beside = |ending| net.with_extension(ending);
        Files {
            checkpoint: args.checkpoint.clone().unwrap_or_else(|| beside("checkpoint")),
            snapshots: args.snapshots.clone().unwrap_or_else(|| beside("snapshots")),
            net,
        }
    }

    fn snapshot(&self, number: u64) -> PathBuf {
        self.snapshots.join(format!("{number:02}.net"))
    }
}

/// Resumes from the checkpoint, or begins.
fn start(args: &TrainArgs, files: &Files, lesson: Box<dyn Lesson>) -> Result<Course> {
    let mut plan = Plan::new(args.seed, args.games);
    if let Some(rate) = args.rate {
        (plan.first_rate, plan.last_rate) = (rate, rate / 10.0);
    }
    plan.last_rate = args.last_rate.unwrap_or(plan.last_rate);
    plan.start = args.from.as_ref().map(|path| path.display().to_string());
    let sound = |rate: f32| rate > 0.0 && rate < 1.0;
    if !sound(plan.first_rate) || !sound(plan.last_rate) {
        bail!("a rate lies between 0 and 1: 0.005 is usual");
    }
    let checkpoint = files.checkpoint.display();
    match fs::read(&files.checkpoint) {
        Ok(bytes) => Course::resume(lesson, plan, &bytes).with_context(|| {
            format!("cannot go on from {checkpoint}; delete it or name another --checkpoint")
        }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let net = args.from.as_deref().map(read_net).transpose()?;
            Ok(Course::begin(lesson, plan, net)?)
        }
        Err(error) => Err(error).with_context(|| format!("cannot read {checkpoint}")),
    }
}

/// A net from a file.
pub fn read_net(path: &Path) -> Result<Net> {
    let unreadable = || format!("cannot read {}", path.display());
    let bytes = fs::read(path).with_context(unreadable)?;
    Net::from_bytes(&bytes).with_context(unreadable)
}

/// The first lines of the output.
fn opening(texts: &Texts, course: &Course, args: &TrainArgs, files: &Files) -> String {
    let net = course.net();
    let layers = net.layers.iter().map(|layer| layer.outputs.to_string());
    let layers: Vec<_> = std::iter::once(net.inputs().to_string()).chain(layers).collect();
    let begins = text!(
        texts,
        "train-begins",
        layers = layers.join(" → "),
        weights = net.weights(),
        games = args.games,
        seed = args.seed.to_string()
    );
    if course.played() == 0 {
        return format!("{begins}\n");
    }
    let path = files.checkpoint.display().to_string();
    format!("{begins}\n{}\n", text!(texts, "train-goes-on", played = course.played(), path = path))
}

fn teach(
    course: &mut Course,
    args: &TrainArgs,
    files: &Files,
    texts: &Texts,
    stop: &AtomicBool,
) -> Result<Exit> {
    let left = text!(texts, "train-time-left", speed = "{msg}", eta = "{eta}");
    let bar = output::resumed_bar(args.games, course.played(), &left);
    let (begun, played_before) = (Instant::now(), course.played());
    let speed = |course: &Course| {
        (course.played() - played_before) as f64 / begun.elapsed().as_secs_f64().max(1e-9)
    };
    let mut saved = Instant::now();
    // The number of snapshots reached: a batch of games may reach several at once.
    let reached = |course: &Course| {
        u128::from(course.played()) * u128::from(args.keep) / u128::from(args.games.max(1))
    };
    let mut kept = reached(course);
    let mut more = course.played() < args.games;
    while more {
        more = course.go_on();
        bar.set_position(course.played());
        bar.set_message(format!("{:.0}", speed(course)));
        while kept < reached(course) {
            kept += 1;
            let path = files.snapshot(kept as u64);
            save(&path, &course.net().to_bytes())?;
            let row = text!(
                texts,
                "train-row",
                played = course.played(),
                loss = format!("{:.5}", course.loss()),
                speed = format!("{:.0}", speed(course)),
                path = path.display().to_string()
            );
            bar.suspend(|| output::show(&format!("{row}\n")))?;
        }
        let stopped = stop.load(Ordering::Relaxed);
        if stopped || !more || saved.elapsed() >= SAVE_EVERY {
            save(&files.checkpoint, &course.to_bytes())?;
            saved = Instant::now();
        }
        if stopped && more {
            bar.abandon();
            let path = files.checkpoint.display().to_string();
            let played = course.played();
            output::print_error(&text!(texts, "train-stopped", played = played, path = path));
            return Ok(Exit::Interrupted);
        }
    }
    bar.finish_and_clear();
    save(&files.net, &course.net().to_bytes())?;
    Ok(Exit::Fine)
}

/// Replaces a file atomically.
fn save(path: &Path, bytes: &[u8]) -> Result<()> {
    let cannot_write = || output::cannot_write(path);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(cannot_write)?;
    }
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    fs::write(&name, bytes).with_context(cannot_write)?;
    fs::rename(&name, path).with_context(cannot_write)
}
