//! Many games, on many cores.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
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

/// How a game ended and all that happened in it, or why there was none.
type Told<G> = Result<(Finished, Vec<EventOf<G>>), NotStarted>;

impl Contest {
    /// Plays these games, several at a time, and tells of each as soon as it is over, with all
    /// that happened in it. No further game is begun once that breaks off.
    ///
    /// How a game goes depends on its number, not on when or where it is played, as long as
    /// nobody plays by the clock.
    ///
    /// # Errors
    /// When a program does not start.
    pub fn play<G: Playable + Numbered + Refereed>(
        &self,
        pairings: &[Pairing],
        jobs: usize,
        mut tell: impl FnMut(Finished, Vec<EventOf<G>>) -> ControlFlow<()>,
    ) -> Result<(), NotStarted> {
        let next = AtomicUsize::new(0);
        let stop = AtomicBool::new(false);
        let (sender, receiver) = channel();
        thread::scope(|scope| {
            for _ in 0..jobs.clamp(1, pairings.len().max(1)) {
                let sender = sender.clone();
                let (next, stop) = (&next, &stop);
                scope.spawn(move || self.work::<G>(pairings, next, stop, &sender));
            }
            drop(sender);
            let mut result = Ok(());
            for told in receiver {
                let goes_on = match told {
                    // What was still being played when it was broken off is not told.
                    Ok(_) if stop.load(Ordering::Relaxed) => continue,
                    Ok((finished, events)) => tell(finished, events),
                    Err(reason) => {
                        result = Err(reason);
                        ControlFlow::Break(())
                    }
                };
                if goes_on.is_break() {
                    stop.store(true, Ordering::Relaxed);
                }
            }
            result
        })
    }

    /// Plays the next game that nobody has begun, until there is none.
    fn work<G: Playable + Numbered + Refereed>(
        &self,
        pairings: &[Pairing],
        next: &AtomicUsize,
        stop: &AtomicBool,
        sender: &Sender<Told<G>>,
    ) {
        let mut room = Room::<G> { contest: self, waiting: HashMap::new() };
        while !stop.load(Ordering::Relaxed)
            && let Some(pairing) = pairings.get(next.fetch_add(1, Ordering::Relaxed))
        {
            let told = room.game(pairing);
            let failed = told.is_err();
            // Nobody listens any more when the match was broken off.
            if sender.send(told).is_err() || failed {
                return;
            }
        }
    }
}

/// Where one game is played at a time, and the players wait between their games.
struct Room<'a, G: Playable> {
    contest: &'a Contest,
    /// By contestant and seat: programs are started once, not for every game.
    waiting: HashMap<(usize, usize), Ready<G>>,
}

impl<G: Playable + Numbered + Refereed> Room<'_, G> {
    fn game(&mut self, pairing: &Pairing) -> Told<G> {
        let mut players = Vec::new();
        let mut books = Vec::new();
        for place in pairing.seating.iter().copied().zip(0..) {
            let ready = match self.waiting.remove(&place) {
                Some(ready) => ready,
                None => self.contest.contestants[place.0].player()?,
            };
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
        Ok((finished, events))
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
