//! Matches between bots and programs.

mod games;
mod json;
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
use fondaco_rules::{EventOf, GameKind, of_game};
use fondaco_texts::{Language, Texts, text};

use crate::app::Exit;
use crate::cli::ArenaArgs;
use crate::{output, signals};
use games::Games;
pub use named::Named;
use record::Record;

/// Plays the match, or the rest of it, and prints the report.
pub fn run(args: &ArenaArgs, language: Language) -> Result<Exit> {
    let texts = Texts::new(language);
    let contest = Match::new(args)?;
    let mut games = Games::new(&contest.pairings, contest.contest.players, args.claim);
    let mut ledger = match &args.save {
        None => None,
        Some(path) => Some(open_ledger(path, &contest, &mut games)?),
    };
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder).with_context(|| output::cannot_write(folder))?;
        for pairing in games.missing() {
            contest.record(&pairing).check_free(folder)?;
        }
    }
    stop_on_signals(&texts, args)?;
    let storage = Storage { ledger: ledger.as_mut(), records: args.records.as_deref() };
    of_game!(contest.kind, type G => contest.play::<G>(&mut games, storage, args, &texts)?);
    let report = match (args.json, contest.is_league) {
        (true, _) => json::report(&contest, &games)?,
        (false, true) => league::text(&contest, &games, &texts),
        (false, false) => report::text(&contest, &games, &texts),
    };
    output::show(&report)?;
    Ok(Exit::Fine)
}

/// The match to play.
struct Match {
    kind: GameKind,
    contest: Contest,
    /// The names of the contestants as typed.
    names: Vec<String>,
    is_league: bool,
    pairings: Vec<Pairing>,
}

/// Where finished games are stored.
struct Storage<'a> {
    ledger: Option<&'a mut Ledger>,
    records: Option<&'a Path>,
}

impl Match {
    fn new(args: &ArenaArgs) -> Result<Match> {
        let (kind, players) = (args.game.kind, args.game.players()?);
        let (named, is_league) = match (&args.entrant, &args.field) {
            (Some(entrant), Some(field)) => (vec![entrant.clone(), field.clone()], false),
            _ => (args.league.clone(), true),
        };
        for Named { name, contestant } in &named {
            contestant.check(kind, players).with_context(|| name.clone())?;
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
        Ok(Match { kind, contest, names, is_league, pairings })
    }

    /// The record of one of its games.
    const fn record<'a>(&'a self, pairing: &'a Pairing) -> Record<'a> {
        Record { kind: self.kind, contest: &self.contest, pairing }
    }

    /// The name of the mode in the ledger.
    const fn mode(&self) -> &'static str {
        if self.is_league { "league" } else { "entrant and field" }
    }

    /// Plays the games that are missing.
    fn play<G: Playable + Numbered + Refereed>(
        &self,
        games: &mut Games,
        mut storage: Storage<'_>,
        args: &ArenaArgs,
        texts: &Texts,
    ) -> Result<()> {
        let missing = games.missing();
        let left = text!(texts, "check-time-left", eta = "{eta}");
        let count = self.pairings.len() as u64;
        let bar = output::resumed_bar(count, games.played(), &format!("{{msg}} {left}"));
        bar.set_message(self.running_share(games, texts));
        let jobs = args.jobs.or_else(|| thread::available_parallelism().ok());
        let mut stored = Ok(());
        self.contest.play::<G>(&missing, jobs.map_or(1, NonZero::get), |finished, events| {
            stored = self.store::<G>(&mut storage, &finished, &events);
            bar.inc(1);
            let goes_on = games.add(finished);
            bar.set_message(self.running_share(games, texts));
            if stored.is_err() { ControlFlow::Break(()) } else { goes_on }
        })?;
        bar.finish_and_clear();
        stored
    }

    fn store<G: Playable>(
        &self,
        storage: &mut Storage<'_>,
        finished: &Finished,
        events: &[EventOf<G>],
    ) -> Result<()> {
        // The record first: games in the ledger are not played again.
        if let Some(folder) = storage.records {
            self.record(&self.pairings[finished.game as usize])
                .write::<G>(folder, finished, events)?;
        }
        if let Some(ledger) = &mut storage.ledger {
            ledger.add(finished).context("cannot save the game")?;
        }
        Ok(())
    }

    /// The win rate of the entrant so far.
    fn running_share(&self, games: &Games, texts: &Texts) -> String {
        match games.running_share() {
            Some(share) if !self.is_league => report::percent(texts, share),
            _ => String::new(),
        }
    }
}

fn open_ledger(path: &Path, contest: &Match, games: &mut Games) -> Result<Ledger> {
    let opened = Ledger::open(path, contest.kind, contest.mode(), &contest.contest);
    let (ledger, finished) =
        opened.with_context(|| format!("cannot go on with {}", path.display()))?;
    for game in finished {
        let _ = games.add(game);
    }
    Ok(ledger)
}

/// Ends the match at once on a signal. Finished games are already saved.
fn stop_on_signals(texts: &Texts, args: &ArenaArgs) -> Result<()> {
    let message = if let Some(path) = &args.save {
        text!(texts, "arena-stopped", path = path.display().to_string())
    } else {
        text!(texts, "arena-stopped-unsaved")
    };
    signals::on_signal(move || {
        end_all_programs();
        output::print_error(&format!("\n{message}"));
        process::exit(Exit::Interrupted.status().into());
    })
}
