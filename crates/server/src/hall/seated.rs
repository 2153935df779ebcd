//! A table in memory and those who look at it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use fondaco_protocol::{Said, Table, You};
use parking_lot::{Mutex, RwLock};
use tokio::sync::broadcast;

use super::clock::Clock;
use super::draft::After;
use super::shown::{Audiences, Shown};
use super::state::{BadTable, State};
use crate::store::{Notice, Presence, StoredTable};

/// What another node has told of who is there holds for so long, in milliseconds; it is told again
/// before that.
const HELD: i64 = 150_000;

/// So many news wait for those who are slow; who is slower gets everything anew.
const WAITING_NEWS: usize = 32;

/// A table in memory and those who look at it.
pub struct Seated {
    /// By this it is found.
    pub id: Arc<str>,
    /// Held by whoever changes the table, until the change is committed or lost. Readers do not
    /// need it: they see what was committed last.
    pub(super) changing: tokio::sync::Mutex<()>,
    state: RwLock<State>,
    told: broadcast::Sender<Arc<Shown>>,
    present: Mutex<Vec<Present>>,
    /// Who has a page open at other nodes.
    elsewhere: Mutex<Vec<Elsewhere>>,
    presence: Option<Presence>,
    /// Does a bot think for this table on this node?
    pub(super) thinking: AtomicBool,
    /// Nobody knows whether the last change was committed.
    pub(super) doubtful: AtomicBool,
    /// The latest of what was said that those who look have been told; held by whoever tells more.
    pub(super) talked: tokio::sync::Mutex<Option<i64>>,
    touched: AtomicI64,
    clock: Arc<dyn Clock>,
}

struct Present {
    /// None for all who have no key.
    person: Option<Box<str>>,
    pages: u32,
}

/// Who has a page open at another node.
struct Elsewhere {
    node: String,
    until: i64,
    people: Vec<String>,
}

/// The table as somebody finds it, before anything new is told.
pub struct Found {
    /// The table.
    pub table: Table,
    /// What concerns only the one who looks.
    pub you: You,
    /// The number of the first line that follows.
    pub from: u32,
    /// Lines of the log, as he may see them.
    pub lines: Vec<String>,
}

impl Seated {
    pub(super) fn new(state: State, clock: Arc<dyn Clock>, presence: Option<Presence>) -> Seated {
        Seated {
            id: Arc::clone(&state.id),
            changing: tokio::sync::Mutex::default(),
            state: RwLock::new(state),
            told: broadcast::Sender::new(WAITING_NEWS),
            present: Mutex::default(),
            elsewhere: Mutex::default(),
            presence,
            thinking: AtomicBool::new(false),
            doubtful: AtomicBool::new(false),
            talked: tokio::sync::Mutex::default(),
            touched: AtomicI64::new(clock.now()),
            clock,
        }
    }

    /// Looks at the table as it was committed last.
    pub(super) fn with<T>(&self, look: impl FnOnce(&State) -> T) -> T {
        look(&self.state.read())
    }

    /// The table and what concerns only this one.
    pub fn seen_by(&self, person: Option<&str>) -> (Table, You) {
        let state = self.state.read();
        (state.table(|it| self.is_here(it)), state.you(person))
    }

    /// A change was committed. Everybody who may notice it is told.
    pub(super) fn accept(&self, after: After) {
        let mut state = self.state.write();
        let before = Before::of(&state);
        state.take_over(after.doc, after.game, after.lines);
        self.tell(&state, &before);
    }

    /// Somebody else has changed the table.
    ///
    /// # Errors
    /// When what is stored does not follow from what is known.
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
        self.tell(&state, &before);
        Ok(())
    }

    /// Tells those who look what has changed since.
    fn tell(&self, state: &State, before: &Before) {
        if self.told.receiver_count() == 0 {
            return;
        }
        let mut audiences = self.audiences(state);
        if state.doc.shown == before.shown {
            audiences.public = false;
            let places = state.doc.places.iter().zip(&before.orders);
            let noticed = places.map(|(place, order)| place.order != *order);
            audiences.seats.iter_mut().zip(noticed).for_each(|(seat, it)| *seat &= it);
        }
        let now = self.clock.now();
        let shown = Shown::of_change(state, before.lines, &audiences, |it| self.is_here(it), now);
        let _ = self.told.send(Arc::new(shown));
    }

    /// Tells those who look what somebody said.
    pub(super) fn tell_talk(&self, said: Said) {
        let state = self.state.read();
        let _ = self.told.send(Arc::new(Shown::of_talk(&state, said)));
    }

    fn audiences(&self, state: &State) -> Audiences {
        let present = self.present.lock();
        let mut seats = vec![false; state.doc.places.len()];
        let mut public = false;
        for present in present.iter() {
            match present.person.as_deref().and_then(|it| state.doc.seat_of(it)) {
                Some(seat) => seats[seat] = true,
                None => public = true,
            }
        }
        Audiences { seats, public }
    }

    /// Is a page of this person open, at any node?
    pub fn is_here(&self, person: &str) -> bool {
        let now = self.clock.now();
        self.present.lock().iter().any(|it| it.person.as_deref() == Some(person))
            || self.elsewhere.lock().iter().any(|it| now < it.until && it.holds(person))
    }

    /// Another node has told who has a page open there.
    pub(super) fn is_told(&self, node: String, people: Vec<String>) {
        let until = self.clock.now() + HELD;
        let told = Elsewhere { node, until, people };
        let mut elsewhere = self.elsewhere.lock();
        let known = elsewhere.iter().position(|it| it.node == told.node);
        let before = known.map_or(&[][..], |place| &elsewhere[place].people[..]);
        let is_new = before != told.people;
        match known {
            Some(place) if told.people.is_empty() => drop(elsewhere.swap_remove(place)),
            Some(place) => elsewhere[place] = told,
            None if told.people.is_empty() => {}
            None => elsewhere.push(told),
        }
        drop(elsewhere);
        if is_new {
            let state = self.state.read();
            self.tell(&state, &Before::of(&state).unseen());
        }
    }

    /// Tells other nodes who of those that sit here has a page open at this one.
    pub(super) fn announce(&self) {
        self.announce_in(&self.state.read());
    }

    fn announce_in(&self, state: &State) {
        let Some(presence) = &self.presence else { return };
        let present = self.present.lock();
        let people = present.iter().filter_map(|it| it.person.as_deref());
        let people = people.filter(|it| state.doc.seat_of(it).is_some()).map(str::to_owned);
        let (node, table) = (presence.node().to_owned(), self.id.to_string());
        presence.tell(Notice::Here { node, table, people: people.collect() });
    }

    /// Has anybody a page open at this node?
    pub(super) fn has_people(&self) -> bool {
        self.present.lock().iter().any(|it| it.person.is_some())
    }

    /// Somebody looks at the table from now on.
    pub fn look(self: &Arc<Self>, person: Option<&str>, known: u32) -> (Looking, Found) {
        let first = self.come(person);
        let state = self.state.read();
        if first && state.doc.seat_of(person.unwrap_or_default()).is_some() {
            self.came_or_went(&state);
        }
        let told = self.told.subscribe();
        let found = self.found(&state, person, known);
        let person = person.map(Into::into);
        (Looking { seated: Arc::clone(self), person, told }, found)
    }

    /// Everybody is told who is here now.
    fn came_or_went(&self, state: &State) {
        self.tell(state, &Before::of(state).unseen());
        self.announce_in(state);
    }

    fn found(&self, state: &State, person: Option<&str>, known: u32) -> Found {
        // Whoever knows more than there is knows another log.
        let known = if known > state.log.len() { 0 } else { known };
        let viewer = state.viewer(person.and_then(|it| state.doc.seat_of(it)));
        let lines = state.log.since(known).iter();
        Found {
            table: state.table(|it| self.is_here(it)),
            you: state.you(person),
            from: known + 1,
            lines: lines.map(|line| line.seen(viewer).into_owned()).collect(),
        }
    }

    /// Is this the first page of a person?
    fn come(&self, person: Option<&str>) -> bool {
        let mut present = self.present.lock();
        if let Some(known) = present.iter_mut().find(|it| it.person.as_deref() == person) {
            known.pages += 1;
            return false;
        }
        present.push(Present { person: person.map(Into::into), pages: 1 });
        person.is_some()
    }

    /// Was this the last page of a person?
    fn go(&self, person: Option<&str>) -> bool {
        let mut present = self.present.lock();
        let place = present.iter().position(|it| it.person.as_deref() == person);
        let Some(place) = place else { return false };
        present[place].pages -= 1;
        let last = present[place].pages == 0;
        if last {
            present.swap_remove(place);
        }
        last && person.is_some()
    }

    /// May it be forgotten? Nobody looks at it, nothing is done with it, and it was last needed
    /// before this time.
    pub(super) fn is_idle(self: &Arc<Self>, since: i64) -> bool {
        Arc::strong_count(self) == 1
            && self.told.receiver_count() == 0
            && self.touched.load(Ordering::Relaxed) < since
    }

    /// It was needed now.
    pub(super) fn touch(&self) {
        self.touched.store(self.clock.now(), Ordering::Relaxed);
    }
}

impl Elsewhere {
    fn holds(&self, person: &str) -> bool {
        self.people.iter().any(|it| it == person)
    }
}

/// What has to be known of a table before it changes, to tell what has changed.
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

    /// As if something had changed that everybody may notice.
    const fn unseen(mut self) -> Before {
        self.shown = 0;
        self
    }
}

/// So much happened that some of it is gone.
#[derive(Clone, Copy, Debug)]
pub struct Missed;

/// Somebody who looks at a table, until it is dropped.
pub struct Looking {
    /// The table.
    pub seated: Arc<Seated>,
    person: Option<Box<str>>,
    told: broadcast::Receiver<Arc<Shown>>,
}

impl Looking {
    /// Who looks.
    pub fn person(&self) -> Option<&str> {
        self.person.as_deref()
    }

    /// What happens next.
    ///
    /// # Errors
    /// When so much happened that some of it is gone.
    pub async fn next(&mut self) -> Result<Arc<Shown>, Missed> {
        self.told.recv().await.map_err(|_| Missed)
    }

    /// What has happened already, if anything has.
    pub fn waiting(&mut self) -> Option<Result<Arc<Shown>, Missed>> {
        match self.told.try_recv() {
            Ok(shown) => Some(Ok(shown)),
            Err(broadcast::error::TryRecvError::Empty) => None,
            Err(_) => Some(Err(Missed)),
        }
    }

    /// Everything anew, because something was missed.
    pub fn again(&mut self, known: u32) -> Found {
        let state = self.seated.state.read();
        self.told = self.seated.told.subscribe();
        self.seated.found(&state, self.person(), known)
    }
}

impl Drop for Looking {
    fn drop(&mut self) {
        if self.seated.go(self.person()) {
            let state = self.seated.state.read();
            if state.doc.seat_of(self.person().unwrap_or_default()).is_some() {
                self.seated.came_or_went(&state);
            }
        }
    }
}
