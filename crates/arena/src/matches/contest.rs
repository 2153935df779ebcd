//! Many games, on many cores.

use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use fondaco_bots::Playable;
use fondaco_rules::{EventOf, Players};

use super::chance::Numbered;
use super::contestant::{Contestant, Ready};
use super::table::{Finished, forfeit, play_game};
use crate::engine::{NotStarted, Refereed};

/// A match: who plays, and what decides its chance.
#[derive(Clone, Debug)]
pub struct Contest {
    /// How many sit at a table.
    pub players: Players,
    /// Decides all chance, together with the number of the game.
    pub seed: u64,
    /// Who takes part.
    pub contestants: Vec<Contestant>,
}

/// A game to be played: its number, and the contestant in each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The number of the game, from 0.
    pub game: u32,
    /// For each seat which of the contestants sits there.
    pub seating: Vec<usize>,
}

/// How a game ended and all that happened in it.
type Played<G> = (Finished, Vec<EventOf<G>>);

/// One spare player of each contestant. They are started before the first game.
type First<G> = Mutex<HashMap<usize, Ready<G>>>;

impl Contest {
    /// Plays these games, several at a time, and tells of each as soon as it is over, with all
    /// that happened in it. No further game is begun once that breaks off.
    ///
    /// How a game goes depends on its number, not on when or where it is played, as long as
    /// nobody plays by the clock.
    ///
    /// # Errors
    /// When a program does not start at all. One that has started once and does not do so again
    /// forfeits its decisions instead: what was played must not be lost.
    pub fn play<G: Playable + Numbered + Refereed>(
        &self,
        pairings: &[Pairing],
        jobs: usize,
        mut tell: impl FnMut(Finished, Vec<EventOf<G>>) -> ControlFlow<()>,
    ) -> Result<(), NotStarted> {
        let next = AtomicUsize::new(0);
        let stop = AtomicBool::new(false);
        let first = self.first::<G>(pairings)?;
        let (sender, receiver) = channel();
        thread::scope(|scope| {
            for _ in 0..jobs.clamp(1, pairings.len().max(1)) {
                let sender = sender.clone();
                let (next, stop, first) = (&next, &stop, &first);
                scope.spawn(move || self.work(pairings, next, stop, first, &sender));
            }
            drop(sender);
            for (finished, events) in receiver {
                // Games that were still in progress at a break are not reported.
                if !stop.load(Ordering::Relaxed) && tell(finished, events).is_break() {
                    stop.store(true, Ordering::Relaxed);
                }
            }
        });
        Ok(())
    }

    /// Starts one player of each contestant that is needed.
    fn first<G: Playable + Refereed>(&self, pairings: &[Pairing]) -> Result<First<G>, NotStarted> {
        let needed: BTreeSet<usize> = pairings.iter().flat_map(|it| it.seating.clone()).collect();
        let start = |contestant: usize| Ok((contestant, self.contestants[contestant].started()?));
        needed.into_iter().map(start).collect::<Result<_, _>>().map(Mutex::new)
    }

    /// Plays the next game that nobody has begun, until there is none.
    fn work<G: Playable + Numbered + Refereed>(
        &self,
        pairings: &[Pairing],
        next: &AtomicUsize,
        stop: &AtomicBool,
        first: &First<G>,
        sender: &Sender<Played<G>>,
    ) {
        let mut room = Room::<G> { contest: self, first, waiting: HashMap::new() };
        while !stop.load(Ordering::Relaxed)
            && let Some(pairing) = pairings.get(next.fetch_add(1, Ordering::Relaxed))
        {
            // Nobody listens any more when the match was broken off.
            if sender.send(room.game(pairing)).is_err() {
                return;
            }
        }
    }
}

/// Where one game is played at a time, and the players wait between their games.
struct Room<'a, G: Playable> {
    contest: &'a Contest,
    first: &'a First<G>,
    /// By contestant and seat: programs are started once, not for every game.
    waiting: HashMap<(usize, usize), Ready<G>>,
}

impl<G: Playable + Numbered + Refereed> Room<'_, G> {
    fn game(&mut self, pairing: &Pairing) -> Played<G> {
        let mut players = Vec::new();
        let mut books = Vec::new();
        for place in pairing.seating.iter().copied().zip(0..) {
            let first =
                || self.first.lock().unwrap_or_else(PoisonError::into_inner).remove(&place.0);
            let ready = self.waiting.remove(&place).or_else(first);
            let ready = ready.unwrap_or_else(|| self.contest.contestants[place.0].player());
            players.push(ready.player);
            let known = ready.book.as_ref().map_or(0, |book| book.faults().count());
            books.push((ready.book, known));
        }
        let mut events = Vec::new();
        let Contest { players: count, seed, .. } = *self.contest;
        let tell = &mut |event: &EventOf<G>| events.push(*event);
        let mut finished = play_game(count, &mut players, seed, pairing.game, tell);
        let leaving = pairing.seating.iter().copied().zip(0..).zip(players.into_iter().zip(books));
        for ((contestant, seat), (player, (book, known))) in leaving {
            if let Some(book) = &book {
                let faults = book.faults();
                let new = faults.count() - known;
                if new > 0 {
                    forfeit(&mut finished.forfeits, seat, new, faults.last.unwrap_or_default());
                }
            }
            self.waiting.insert((contestant, seat), Ready { player, book });
        }
        (finished, events)
    }
}

/// Games in which the first contestant takes every seat in turn and the second all others.
pub fn every_seat_in_turn(players: Players, games: u32) -> Vec<Pairing> {
    let pairing = |game: u32| {
        let mut seating = vec![1; players.count()];
        seating[game as usize % players.count()] = 0;
        Pairing { game, seating }
    };
    (0..games).map(pairing).collect()
}

#[cfg(test)]
mod tests;
