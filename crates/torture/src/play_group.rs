//! People who play table after table with each other.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use fondaco_connection::Failure;
use fondaco_dice::Dice;
use fondaco_protocol::{Command, Lobby, NewPerson, NewTable, Newcomer, SeatWish, Table, Why};
use fondaco_rules::{AnyGame, GameKind};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::cluster::Doors;
use crate::http;
use crate::plan::Plan;
use crate::player::{Answered, Manner, Memory, Person, Player};
use crate::tally::Tally;

/// Bots that do not think long: what they play does not matter here.
const BOTS: [&str; 3] = ["random", "apprentice", "merchant"];
/// The shortest clock there is, in seconds.
const CLOCK: u32 = 30;

/// What all groups know.
pub struct Shared {
    pub plan: Plan,
    pub doors: Doors,
    pub tally: Arc<Tally>,
    /// Are new tables to be begun?
    pub is_open: AtomicBool,
    /// Everybody's key by number.
    pub keys: Mutex<BTreeMap<String, String>>,
    /// Every table that people have left, mostly because its game was over.
    pub played: Mutex<Vec<Played>>,
    /// Tables that are being played.
    pub playing: Mutex<BTreeSet<String>>,
    /// Becomes true when it is time to go home although not all games are over.
    pub home: watch::Sender<bool>,
}

/// A table as those remember it who played.
pub struct Played {
    /// Was it played to its end?
    pub is_over: bool,
    pub id: String,
    pub kind: GameKind,
    pub players: usize,
    /// As it was told before the first draw.
    pub commitment: String,
    pub memories: Vec<Memory>,
}

/// One group.
pub struct PlayGroup {
    pub shared: Arc<Shared>,
    pub dice: Dice,
    doors: Doors,
    people: Vec<Person>,
    known: BTreeSet<String>,
}

impl PlayGroup {
    /// Nobody has come yet.
    pub fn new(shared: Arc<Shared>, number: usize) -> PlayGroup {
        let dice = Dice::of_game(shared.plan.seed, number as u64);
        let doors = shared.doors.clone();
        PlayGroup { shared, dice, doors, people: Vec::new(), known: BTreeSet::new() }
    }

    /// Plays table after table, at least one.
    pub async fn meet(mut self) {
        for _ in 0..=self.dice.below(3) {
            let person = self.newcomer().await;
            self.people.push(person);
        }
        loop {
            let table = self.set_up().await;
            self.known.insert(table.id.clone());
            lock(&self.shared.playing).insert(table.id.clone());
            self.shared.tally.note(|counted| counted.tables += 1);
            for person in self.people.clone().into_iter().skip(1) {
                self.join(&table.id, &person).await;
            }
            self.play(table).await;
            if *self.shared.home.borrow() || !self.shared.is_open.load(Ordering::SeqCst) {
                return;
            }
        }
    }

    /// Somebody new. If the answer is lost, that person's key is, and another one comes.
    async fn newcomer(&mut self) -> Person {
        loop {
            let newcomer =
                Newcomer { name: format!("P{}", self.dice.below(10_000)), program: false };
            let node = self.doors.any(&mut self.dice).await;
            match http::post::<NewPerson>(&node, "/people", None, &newcomer).await {
                Ok(person) => {
                    let NewPerson { id, key, .. } = person;
                    lock(&self.shared.keys).insert(id.clone(), key.clone());
                    return Person { id, key };
                }
                Err(failure) => self.failed("cannot come", &failure).await,
            }
        }
    }

    /// A table for everybody here, with a bot or two. If the answer is lost the host looks whether
    /// it is there, as somebody does who finds his page without an answer.
    async fn set_up(&mut self) -> Table {
        let wanted = self.wanted();
        let host = self.people[0].clone();
        loop {
            let node = self.doors.any(&mut self.dice).await;
            match http::post::<Table>(&node, "/tables", Some(&host.key), &wanted).await {
                Ok(table) => return table,
                Err(failure) => self.failed("cannot set up a table", &failure).await,
            }
            if let Some(table) = self.found(&host).await {
                return table;
            }
        }
    }

    async fn found(&mut self, host: &Person) -> Option<Table> {
        loop {
            let node = self.doors.any(&mut self.dice).await;
            let asked = async {
                let lobby: Lobby = http::get(&node, "/lobby", Some(&host.key)).await?;
                let new = lobby.mine.into_iter().find(|it| !self.known.contains(&it.id));
                let Some(new) = new else { return Ok(None) };
                let path = format!("/tables/{}", new.id);
                let seen: Answered = http::get(&node, &path, Some(&host.key)).await?;
                Ok(Some(seen.table))
            };
            match asked.await {
                Ok(found) => return found,
                Err(failure) => self.failed("cannot look for a table", &failure).await,
            }
        }
    }

    fn wanted(&mut self) -> NewTable {
        let people = self.people.len();
        let seats_all = |kind: &GameKind| usize::from(kind.players().1) >= people;
        let kinds: Vec<GameKind> = GameKind::ALL.into_iter().filter(seats_all).collect();
        let kind = kinds[self.dice.below(kinds.len() as u32) as usize];
        let (low, high) = kind.players();
        let fewest = people.max(low.into());
        let most = (people + 2).clamp(fewest, high.into());
        let players = fewest + self.dice.below((most - fewest + 1) as u32) as usize;
        let mut seats: Vec<SeatWish> = (0..players)
            .map(|seat| match seat {
                0 => SeatWish::Host,
                seat if seat < people => SeatWish::Open,
                _ => SeatWish::Bot(BOTS[self.dice.below(BOTS.len() as u32) as usize].to_owned()),
            })
            .collect();
        seats.rotate_left(self.dice.below(players as u32) as usize);
        let asleep = self.shared.plan.sleepers && self.dice.below(16) == 0;
        NewTable {
            game: kind,
            seats,
            public: true,
            clock: if asleep { CLOCK } else { 0 },
            start_when_full: true,
        }
    }

    /// Takes a seat. Whoever has one already is told that it is done.
    async fn join(&mut self, table: &str, person: &Person) {
        loop {
            let node = self.doors.any(&mut self.dice).await;
            let (path, join) = (format!("/tables/{table}"), Command::Join { seat: None });
            match http::post::<Answered>(&node, &path, Some(&person.key), &join).await {
                Ok(_) => return,
                Err(failure) => self.failed("cannot join", &failure).await,
            }
        }
    }

    async fn play(&mut self, table: Table) {
        let table = self.seated(table).await;
        let (id, players) = (table.id.clone(), table.seats.len());
        let kind = table.game;
        let Ok(game) = AnyGame::new(kind, players as u32) else {
            return self.shared.tally.fault(format!("table {id} has {players} seats"));
        };
        let mut playing = JoinSet::new();
        for (number, person) in self.people.clone().into_iter().enumerate() {
            let mut seats = game.players().seats().zip(&table.seats);
            let seat = seats.find(|(_, it)| it.person.as_ref() == Some(&person.id));
            let Some((seat, _)) = seat else {
                self.shared.tally.fault(format!("table {id} has lost {}", person.id));
                continue;
            };
            let dice = Dice::seeded(u64::from(self.dice.below(u32::MAX)));
            let (doors, tally) = (self.doors.clone(), Arc::clone(&self.shared.tally));
            let mut player = Player::new(person, &table, game.clone(), seat, dice, doors, tally);
            player.thinking = self.shared.plan.thinking;
            player.manner = match self.dice.below(4) {
                // Somebody must stay awake, or nobody would see that the clock ran out only once.
                _ if table.clock > 0 && number == 0 => Manner::Asleep,
                0 => Manner::Polling,
                _ => Manner::Watching,
            };
            playing.spawn(player.play(self.shared.home.subscribe()));
        }
        let memories = playing.join_all().await;
        let commitment = table.commitment;
        let is_over = !*self.shared.home.borrow();
        lock(&self.shared.playing).remove(&id);
        lock(&self.shared.played).push(Played { is_over, id, kind, players, commitment, memories });
        self.shared.tally.note(|counted| counted.over += u64::from(is_over));
    }

    /// The table with everybody in it.
    async fn seated(&mut self, table: Table) -> Table {
        let key = self.people[0].key.clone();
        loop {
            let node = self.doors.any(&mut self.dice).await;
            let path = format!("/tables/{}", table.id);
            match http::get::<Answered>(&node, &path, Some(&key)).await {
                Ok(seen) => {
                    let sits = |person: &Person| {
                        let mut seats = seen.table.seats.iter();
                        seats.any(|it| it.person.as_ref() == Some(&person.id) && !it.awaited)
                    };
                    // A node that has not heard the latest news may still wait for somebody.
                    if self.people.iter().all(sits) {
                        return seen.table;
                    }
                    self.pause().await;
                }
                Err(failure) => self.failed("cannot look at the table", &failure).await,
            }
        }
    }

    async fn failed(&mut self, what: &str, failure: &Failure) {
        let tally = &self.shared.tally;
        match failure {
            Failure::Refused(why) => {
                tally.refused(why.why);
                if why.why != Why::Unavailable {
                    tally.fault(format!("somebody {what}: {why}"));
                }
            }
            _ => tally.note(|counted| counted.lost += 1),
        }
        self.pause().await;
    }

    async fn pause(&mut self) {
        sleep(Duration::from_millis((20 + self.dice.below(200)).into())).await;
    }
}

/// Whoever panicked while he had it is a fault of its own.
pub fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
