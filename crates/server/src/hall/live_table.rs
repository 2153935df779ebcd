//! A table in memory, and who watches it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use fondaco_protocol::{Said, Table, You};
use parking_lot::{Mutex, RwLock};
use tokio::sync::broadcast;

use super::broadcast::{Audiences, Broadcast};
use super::clock::Clock;
use super::draft::After;
use super::state::{BadTable, State};
use crate::store::{Notice, Presence, StoredTable};

/// How long the presence that another node reported is valid, in milliseconds; it reports again
/// before that.
const VALID: i64 = 150_000;

/// How many broadcasts wait for a slow watcher; a slower one gets a snapshot.
const BACKLOG: usize = 32;

/// A table in memory, and who watches it.
pub struct LiveTable {
    /// The table's id.
    pub id: Arc<str>,
    /// Held while the table is being changed, until the change is committed or lost. Readers do
    /// not need it: they see the last committed state.
    pub(super) changing: tokio::sync::Mutex<()>,
    state: RwLock<State>,
    broadcasts: broadcast::Sender<Arc<Broadcast>>,
    /// Who has pages open at this node.
    here: Mutex<Vec<OpenPages>>,
    /// Who has pages open at other nodes.
    elsewhere: Mutex<Vec<Elsewhere>>,
    presence: Option<Presence>,
    /// Whether a bot thinks for this table on this node.
    pub(super) thinking: AtomicBool,
    /// Whether it is unknown if the last change was committed.
    pub(super) doubtful: AtomicBool,
    /// The number of the last chat message that was broadcast; held while more are.
    pub(super) talked: tokio::sync::Mutex<Option<i64>>,
    touched: AtomicI64,
    clock: Arc<dyn Clock>,
}

/// How many pages of a table a person has open at this node.
struct OpenPages {
    /// None for all who have no key.
    person: Option<Box<str>>,
    pages: u32,
}

/// Who has pages open at another node.
struct Elsewhere {
    node: String,
    until: i64,
    people: Vec<String>,
}

/// The table as a new watcher finds it.
pub struct Snapshot {
    /// The table.
    pub table: Table,
    /// What concerns only the watcher.
    pub you: You,
    /// The number of the first line that follows.
    pub from: u32,
    /// Lines of the log, as the watcher may see them.
    pub lines: Vec<String>,
}

impl LiveTable {
    pub(super) fn new(
        state: State,
        clock: Arc<dyn Clock>,
        presence: Option<Presence>,
    ) -> LiveTable {
        LiveTable {
            id: Arc::clone(&state.id),
            changing: tokio::sync::Mutex::default(),
            state: RwLock::new(state),
            broadcasts: broadcast::Sender::new(BACKLOG),
            here: Mutex::default(),
            elsewhere: Mutex::default(),
            presence,
            thinking: AtomicBool::new(false),
            doubtful: AtomicBool::new(false),
            talked: tokio::sync::Mutex::default(),
            touched: AtomicI64::new(clock.now()),
            clock,
        }
    }

    /// Reads the last committed state.
    pub(super) fn with<T>(&self, read: impl FnOnce(&State) -> T) -> T {
        read(&self.state.read())
    }

    /// The table, and what concerns only this person.
    pub fn seen_by(&self, person: Option<&str>) -> (Table, You) {
        let state = self.state.read();
        (state.table(|it| self.is_here(it)), state.you(person))
    }

    /// Takes over a committed change and broadcasts it.
    pub(super) fn accept(&self, after: After) {
        let mut state = self.state.write();
        let before = Before::of(&state);
        state.take_over(after.doc, after.game, after.lines);
        self.broadcast(&state, &before);
    }

    /// Takes over what another node has committed.
    ///
    /// # Errors
    /// When the stored lines do not follow from the known ones.
    pub(super) fn catch_up(&self, newer: &StoredTable) -> Result<(), BadTable> {
        let mut state = self.state.write();
        if newer.row.version <= state.version {
            return Ok(());
        }
        let mut next = state.clone();
        next.replay(newer.lines.iter().map(String::as_str))?;
        next.set_doc(super::doc::Doc::read(&newer.row.doc)?);
        next.version = newer.row.version;
        let before = Before::of(&state);
        *state = next;
        self.broadcast(&state, &before);
        Ok(())
    }

    /// Sends what has changed to everybody who may notice it.
    fn broadcast(&self, state: &State, before: &Before) {
        if self.broadcasts.receiver_count() == 0 {
            return;
        }
        let mut audiences = self.audiences(state);
        if state.doc.shown == before.shown {
            audiences.public = false;
            let places = state.doc.places.iter().zip(&before.orders);
            let noticed = places.map(|(place, order)| place.order != *order);
            audiences.seats.iter_mut().zip(noticed).for_each(|(seat, it)| *seat &= it);
        }
        let (lines, now) = (before.lines, self.clock.now());
        let is_here = |person: &str| self.is_here(person);
        let change = Broadcast::of_change(state, lines, &audiences, is_here, now);
        let _ = self.broadcasts.send(Arc::new(change));
    }

    /// Sends a chat message to everybody who watches.
    pub(super) fn broadcast_talk(&self, said: Said) {
        let state = self.state.read();
        let _ = self.broadcasts.send(Arc::new(Broadcast::of_talk(&state, said)));
    }

    fn audiences(&self, state: &State) -> Audiences {
        let here = self.here.lock();
        let mut seats = vec![false; state.doc.places.len()];
        let mut public = false;
        for pages in here.iter() {
            match pages.person.as_deref().and_then(|it| state.doc.seat_of(it)) {
                Some(seat) => seats[seat] = true,
                None => public = true,
            }
        }
        Audiences { seats, public }
    }

    /// Whether this person has a page open, at any node.
    pub fn is_here(&self, person: &str) -> bool {
        let now = self.clock.now();
        self.here.lock().iter().any(|it| it.person.as_deref() == Some(person))
            || self.elsewhere.lock().iter().any(|it| now < it.until && it.holds(person))
    }

    /// Another node reports who has pages open there.
    pub(super) fn set_elsewhere(&self, node: String, people: Vec<String>) {
        let until = self.clock.now() + VALID;
        let new = Elsewhere { node, until, people };
        let mut elsewhere = self.elsewhere.lock();
        let known = elsewhere.iter().position(|it| it.node == new.node);
        let before = known.map_or(&[][..], |place| &elsewhere[place].people[..]);
        let is_new = before != new.people;
        match known {
            Some(place) if new.people.is_empty() => drop(elsewhere.swap_remove(place)),
            Some(place) => elsewhere[place] = new,
            None if new.people.is_empty() => {}
            None => elsewhere.push(new),
        }
        drop(elsewhere);
        if is_new {
            let state = self.state.read();
            self.broadcast(&state, &Before::of(&state).unseen());
        }
    }

    /// Reports to other nodes which of the players have pages open at this one.
    pub(super) fn announce(&self) {
        self.announce_in(&self.state.read());
    }

    fn announce_in(&self, state: &State) {
        let Some(presence) = &self.presence else { return };
        let here = self.here.lock();
        let people = here.iter().filter_map(|it| it.person.as_deref());
        let people = people.filter(|it| state.doc.seat_of(it).is_some()).map(str::to_owned);
        let (node, table) = (presence.node().to_owned(), self.id.to_string());
        presence.tell(Notice::Here { node, table, people: people.collect() });
    }

    /// Whether anybody has a page open at this node.
    pub(super) fn has_people(&self) -> bool {
        self.here.lock().iter().any(|it| it.person.is_some())
    }

    /// Begins to watch the table.
    pub fn subscribe(
        self: &Arc<Self>,
        person: Option<&str>,
        known: u32,
    ) -> (Subscription, Snapshot) {
        let is_first = self.open_page(person);
        let state = self.state.read();
        if is_first && state.doc.seat_of(person.unwrap_or_default()).is_some() {
            self.presence_changed(&state);
        }
        let broadcasts = self.broadcasts.subscribe();
        let snapshot = self.snapshot(&state, person, known);
        let person = person.map(Into::into);
        (Subscription { table: Arc::clone(self), person, broadcasts }, snapshot)
    }

    fn presence_changed(&self, state: &State) {
        self.broadcast(state, &Before::of(state).unseen());
        self.announce_in(state);
    }

    fn snapshot(&self, state: &State, person: Option<&str>, known: u32) -> Snapshot {
        // A client that knows more lines than there are knows another log.
        let known = if known > state.log.len() { 0 } else { known };
        let viewer = state.viewer(person.and_then(|it| state.doc.seat_of(it)));
        let lines = state.log.since(known).iter();
        Snapshot {
            table: state.table(|it| self.is_here(it)),
            you: state.you(person),
            from: known + 1,
            lines: lines.map(|line| line.seen(viewer).into_owned()).collect(),
        }
    }

    /// Counts a page; whether it is the first of a person.
    fn open_page(&self, person: Option<&str>) -> bool {
        let mut here = self.here.lock();
        if let Some(known) = here.iter_mut().find(|it| it.person.as_deref() == person) {
            known.pages += 1;
            return false;
        }
        here.push(OpenPages { person: person.map(Into::into), pages: 1 });
        person.is_some()
    }

    /// Counts a closed page; whether it was the last of a person.
    fn close_page(&self, person: Option<&str>) -> bool {
        let mut here = self.here.lock();
        let place = here.iter().position(|it| it.person.as_deref() == person);
        let Some(place) = place else { return false };
        here[place].pages -= 1;
        let is_last = here[place].pages == 0;
        if is_last {
            here.swap_remove(place);
        }
        is_last && person.is_some()
    }

    /// Whether it may be unloaded: nobody watches or uses it, and it was last needed before this
    /// time.
    pub(super) fn is_idle(self: &Arc<Self>, since: i64) -> bool {
        Arc::strong_count(self) == 1
            && self.broadcasts.receiver_count() == 0
            && self.touched.load(Ordering::Relaxed) < since
    }

    /// Notes that it is needed now.
    pub(super) fn touch(&self) {
        self.touched.store(self.clock.now(), Ordering::Relaxed);
    }
}

impl Elsewhere {
    fn holds(&self, person: &str) -> bool {
        self.people.iter().any(|it| it == person)
    }
}

/// What has to be known of the state before a change, to find out what has changed.
struct Before {
    lines: u32,
    shown: u64,
    orders: Vec<Option<fondaco_protocol::Order>>,
}

impl Before {
    fn of(state: &State) -> Before {
        Before {
            lines: state.log.len(),
            shown: state.doc.shown,
            orders: state.doc.places.iter().map(|place| place.order).collect(),
        }
    }

    /// Makes it look as if something had changed that everybody may notice.
    const fn unseen(mut self) -> Before {
        self.shown = 0;
        self
    }
}

/// The watcher was so slow that some broadcasts are gone.
#[derive(Clone, Copy, Debug)]
pub struct Lagged;

/// Somebody who watches a table; they are present until this is dropped.
pub struct Subscription {
    /// The table.
    pub table: Arc<LiveTable>,
    person: Option<Box<str>>,
    broadcasts: broadcast::Receiver<Arc<Broadcast>>,
}

impl Subscription {
    /// Who watches.
    pub fn person(&self) -> Option<&str> {
        self.person.as_deref()
    }

    /// Waits for the next broadcast.
    ///
    /// # Errors
    /// When some are gone.
    pub async fn next(&mut self) -> Result<Arc<Broadcast>, Lagged> {
        self.broadcasts.recv().await.map_err(|_| Lagged)
    }

    /// The next broadcast, if there is one already.
    pub fn try_next(&mut self) -> Option<Result<Arc<Broadcast>, Lagged>> {
        match self.broadcasts.try_recv() {
            Ok(broadcast) => Some(Ok(broadcast)),
            Err(broadcast::error::TryRecvError::Empty) => None,
            Err(_) => Some(Err(Lagged)),
        }
    }

    /// A new snapshot, because some broadcasts are gone.
    pub fn restart(&mut self, known: u32) -> Snapshot {
        let state = self.table.state.read();
        self.broadcasts = self.table.broadcasts.subscribe();
        self.table.snapshot(&state, self.person(), known)
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        if self.table.close_page(self.person()) {
            let state = self.table.state.read();
            if state.doc.seat_of(self.person().unwrap_or_default()).is_some() {
                self.table.presence_changed(&state);
            }
        }
    }
}
