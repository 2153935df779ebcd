//! One game of a match.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use fondaco_rules::{Event, EventOf, Game, Players, Seat, ToAct, Viewer};
use serde::{Deserialize, Serialize};

use super::chance::{Chance, Numbered};
use super::player::{Failure, Player};
use crate::engine::Refereed;

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// Which game of the match it was.
    pub game: u32,
    /// Money or points of each seat.
    pub scores: Vec<i32>,
    /// The seats that won.
    pub winners: Vec<usize>,
    /// How long each decision of each seat took, in nanoseconds.
    pub nanos: Vec<Vec<u64>>,
    /// Who did not make all decisions themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<Forfeit>,
}

/// A player broke down, took too long or tried something illegal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Forfeit {
    /// Their seat.
    pub seat: usize,
    /// How many decisions they forfeited.
    pub decisions: u32,
    /// What happened last, in words for people.
    pub reason: String,
}

impl Finished {
    /// The seat's share in the victory.
    pub fn share(&self, seat: usize) -> f64 {
        if self.winners.contains(&seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }

    /// The place of each seat, 0 the best; seats that are equal share one.
    pub fn places(&self) -> Vec<usize> {
        let key = |seat: usize| (self.winners.contains(&seat), self.scores[seat]);
        let seats = 0..self.scores.len();
        let better = |seat| seats.clone().filter(move |&other| key(other) > key(seat)).count();
        seats.clone().map(better).collect()
    }

    /// By how much the seat is ahead of the best other one.
    pub fn margin(&self, seat: usize) -> i32 {
        let others = self.scores.iter().enumerate().filter(|(other, _)| *other != seat);
        self.scores[seat] - others.map(|(_, score)| *score).max().unwrap_or(0)
    }
}

/// Plays a game of a match; the players observe every event.
///
/// A decision that a player does not make legally is forfeited: the
/// [default move](Refereed::default_move) is played for them, and the game goes on.
///
/// # Panics
/// When the rules refuse what they list: that would be a fault in them.
pub fn play_game<G: Numbered + Refereed>(
    players: Players,
    seats: &mut [Box<dyn Player<G>>],
    seed: u64,
    number: u32,
    tell: &mut dyn FnMut(&EventOf<G>),
) -> Finished {
    let mut chance = Chance::of(seed, number);
    let mut table = Table::<G>::new(players, number);
    for (seat, player) in players.seats().zip(seats.iter_mut()) {
        player.sit(players, seat, chance.of_seat(seat.index()));
    }
    loop {
        let event = match table.game.to_act() {
            ToAct::Over => return table.finished(),
            ToAct::Chance => {
                let outcome = chance.draw(&table.game);
                table.play(Event::Chance(outcome))
            }
            ToAct::Player(seat) => table.ask(seat, seats[seat.index()].as_mut()),
        };
        tell(&event);
        for player in seats.iter_mut() {
            player.observe(&event);
        }
    }
}

/// A game in progress.
struct Table<G: Game> {
    number: u32,
    game: G,
    nanos: Vec<Vec<u64>>,
    forfeits: Vec<Forfeit>,
}

impl<G: Refereed> Table<G> {
    fn new(players: Players, number: u32) -> Table<G> {
        let game = G::new(players.count() as u32).unwrap_or_else(|reason| panic!("{reason}"));
        Table { number, game, nanos: vec![Vec::new(); players.count()], forfeits: Vec::new() }
    }

    /// Lets the seat act.
    fn ask(&mut self, seat: Seat, player: &mut dyn Player<G>) -> EventOf<G> {
        let view = self.game.view(Viewer::Seat(seat));
        let begun = Instant::now();
        let chosen = catch_unwind(AssertUnwindSafe(|| player.choose(&view)));
        let nanos = begun.elapsed().as_nanos();
        self.nanos[seat.index()].push(u64::try_from(nanos).unwrap_or(u64::MAX));
        self.tried(seat, chosen).unwrap_or_else(|Failure(reason)| {
            forfeit(&mut self.forfeits, seat.index(), 1, reason);
            let choice = G::default_move(self.game.moves(seat));
            self.play(Event::Move(seat, choice))
        })
    }

    /// Plays what the player chose, if it is legal.
    fn tried(
        &mut self,
        seat: Seat,
        chosen: Result<Result<G::Move, Failure>, Box<dyn Any + Send>>,
    ) -> Result<EventOf<G>, Failure> {
        let choice = chosen.map_err(|panic| Failure(words_of(panic.as_ref())))??;
        let event = Event::Move(seat, choice);
        let refused = |reason| Failure(format!("{choice}: {reason}"));
        self.game.play(event, &mut |_| ()).map_err(refused)?;
        Ok(event)
    }

    fn play(&mut self, event: EventOf<G>) -> EventOf<G> {
        let played = self.game.play(event, &mut |_| ());
        assert!(played.is_ok(), "the rules list what they then refuse: {event}");
        event
    }

    fn finished(self) -> Finished {
        let scores = self.game.scores().of(self.game.players()).to_vec();
        let winners = self.game.winners().iter().map(Seat::index).collect();
        let Table { number, nanos, forfeits, .. } = self;
        Finished { game: number, scores, winners, nanos, forfeits }
    }
}

/// Writes down that a seat forfeited so many decisions.
pub(super) fn forfeit(forfeits: &mut Vec<Forfeit>, seat: usize, decisions: u32, reason: String) {
    match forfeits.iter_mut().find(|forfeit| forfeit.seat == seat) {
        Some(forfeit) => {
            forfeit.decisions += decisions;
            forfeit.reason = reason;
        }
        None => forfeits.push(Forfeit { seat, decisions, reason }),
    }
}

/// What a panic said.
fn words_of(panic: &(dyn Any + Send)) -> String {
    let words = panic.downcast_ref::<String>().map(String::as_str);
    let words = words.or_else(|| panic.downcast_ref::<&str>().copied());
    format!("the bot broke down: {}", words.unwrap_or("without a word"))
}

#[cfg(test)]
mod tests;
