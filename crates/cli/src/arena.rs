//! Matches between players.

mod games;
mod league;
mod named;
mod record;
mod report;

use std::fs;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::Path;
use std::{process, thread};

use anyhow::{Context, Result, bail};
use fondaco_arena::engine::{Refereed, end_all_programs};
use fondaco_arena::matches::{
    Contest, Finished, Ledger, Numbered, Pairing, every_seat_in_turn, mixed_tables,
};
use fondaco_bots::Playable;
use fondaco_rules::{EventOf, GameKind, Players, of_kind};
use fondaco_texts::{Language, Texts, text};
use indicatif::{ProgressBar, ProgressStyle};

use crate::app::Exit;
use crate::cli::ArenaArgs;
use crate::output;
use games::Games;
pub use named::Named;
use record::Record;

/// Plays the match, or the rest of it, and says how it went.
pub fn run(args: &ArenaArgs, language: Language) -> Result<Exit> {
    let texts = Texts::new(language);
    let event = Event::of(args)?;
    let mut games = Games::new(&event.pairings, event.contest.players, args.claim);
    let mut ledger = match &args.save {
        None => None,
        Some(path) => Some(open_ledger(path, &event, &mut games)?),
    };
    if let Some(folder) = &args.records {
        let unwritable = || format!("cannot write to {}", folder.display());
        fs::create_dir_all(folder).with_context(unwritable)?;
        for pairing in games.missing() {
            event.record(&pairing).check_free(folder)?;
        }
    }
    stop_on_signals(&texts, args)?;
    let keep = Keep { ledger: ledger.as_mut(), records: args.records.as_deref() };
    of_kind!(event.kind, G => event.play::<G>(&mut games, keep, args, &texts)?);
    let told = match (event.is_league, args.json) {
        (false, false) => report::told(&event, &games, &texts),
        (false, true) => report::json(&event, &games)?,
        (true, false) => league::told(&event, &games, &texts),
        (true, true) => league::json(&event, &games)?,
    };
    output::show(&told)?;
    Ok(Exit::Fine)
}

/// What is played.
struct Event {
    kind: GameKind,
    contest: Contest,
    /// The contestants as they were written.
    names: Vec<String>,
    is_league: bool,
    pairings: Vec<Pairing>,
}

/// Where games are kept.
struct Keep<'a> {
    ledger: Option<&'a mut Ledger>,
    records: Option<&'a Path>,
}

impl Event {
    fn of(args: &ArenaArgs) -> Result<Event> {
        let players = args.players.unwrap_or_else(|| args.game.usual_players().into());
        let players = Players::within(players, args.game.players())?;
        let (named, is_league) = match (&args.entrant, &args.field) {
            (Some(entrant), Some(field)) => (vec![entrant.clone(), field.clone()], false),
            _ => (args.league.clone(), true),
        };
        for Named { name, contestant } in &named {
            contestant.check(args.game, players).with_context(|| name.clone())?;
        }
        let (names, contestants): (Vec<_>, Vec<_>) =
            named.into_iter().map(|one| (one.name, one.contestant)).unzip();
        if contestants.is_empty() {
            bail!("who plays? Name an --entrant and its --field, or the players of a --league");
        }
        if is_league {
            let twice = contestants
                .iter()
                .enumerate()
                .find(|(place, one)| contestants[..*place].contains(one));
            if let Some((place, _)) = twice {
                let twice = &names[place];
                bail!("{twice} is in the league twice: name each player once");
            }
            if args.claim.is_some() {
                bail!("--claim is about one --entrant; a league has none");
            }
        }
        let pairings = if is_league {
            mixed_tables(players, contestants.len(), args.seed, args.games)
        } else {
            every_seat_in_turn(players, args.games)
        };
        let contest = Contest { players, seed: args.seed, contestants };
        Ok(Event { kind: args.game, contest, names, is_league, pairings })
    }

    /// Of one of its games.
    const fn record<'a>(&'a self, pairing: &'a Pairing) -> Record<'a> {
        Record { kind: self.kind, contest: &self.contest, pairing }
    }

    /// How the match is called in its book.
    const fn sort(&self) -> &'static str {
        if self.is_league { "league" } else { "entrant and field" }
    }

    /// Plays the games that are missing.
    fn play<G: Playable + Numbered + Refereed>(
        &self,
        games: &mut Games,
        mut keep: Keep<'_>,
        args: &ArenaArgs,
        texts: &Texts,
    ) -> Result<()> {
        let missing = games.missing();
        let bar = progress_bar(texts, self.pairings.len() as u64, games.played());
        bar.set_message(self.running(games, texts));
        let jobs = args.jobs.or_else(|| thread::available_parallelism().ok());
        let mut trouble = Ok(());
        self.contest.play::<G>(&missing, jobs.map_or(1, NonZero::get), |finished, events| {
            trouble = self.keep::<G>(&mut keep, &finished, &events);
            bar.inc(1);
            let goes_on = games.add(finished);
            bar.set_message(self.running(games, texts));
            if trouble.is_err() { ControlFlow::Break(()) } else { goes_on }
        })?;
        bar.finish_and_clear();
        trouble
    }

    fn keep<G: Playable>(
        &self,
        keep: &mut Keep<'_>,
        finished: &Finished,
        events: &[EventOf<G>],
    ) -> Result<()> {
        // The record first: a game that is in the book is not played again.
        if let Some(folder) = keep.records {
            self.record(&self.pairings[finished.game as usize])
                .write::<G>(folder, finished, events)?;
        }
        if let Some(ledger) = &mut keep.ledger {
            ledger.add(finished).context("cannot save the game")?;
        }
        Ok(())
    }

    /// The score so far.
    fn running(&self, games: &Games, texts: &Texts) -> String {
        match games.running_share() {
            Some(share) if !self.is_league => report::percent(texts, share),
            _ => String::new(),
        }
    }
}

fn open_ledger(path: &Path, event: &Event, games: &mut Games) -> Result<Ledger> {
    let opened = Ledger::open(path, event.kind, event.sort(), &event.contest);
    let (ledger, finished) =
        opened.with_context(|| format!("cannot go on with {}", path.display()))?;
    for game in finished {
        let _ = games.add(game);
    }
    Ok(ledger)
}

/// A game may take long: a signal ends the match at once. Games that are over are saved already.
fn stop_on_signals(texts: &Texts, args: &ArenaArgs) -> Result<()> {
    let told = if let Some(path) = &args.save {
        text!(texts, "arena-stopped", path = path.display().to_string())
    } else {
        text!(texts, "arena-stopped-unsaved")
    };
    let stop = move || {
        end_all_programs();
        output::complain(&format!("\n{told}"));
        process::exit(Exit::Interrupted.status().into());
    };
    ctrlc::set_handler(stop).context("cannot prepare for signals")
}

/// Shown only at a terminal.
fn progress_bar(texts: &Texts, games: u64, played: u64) -> ProgressBar {
    let bar = ProgressBar::new(games).with_position(played);
    let left = text!(texts, "check-time-left", eta = "{eta}");
    let template = format!("{{bar:30}} {{pos}}/{{len}} {{msg}} {left}");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar.reset_eta();
    bar
}
