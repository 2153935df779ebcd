//! New tables and rematches.

use std::sync::Arc;

use fondaco_bots::Level;
use fondaco_dice::Sealed;
use fondaco_protocol::{CLOCKS, Command, NewTable, Phase, Refused, SeatWish, Why};
use fondaco_rules::{AnyGame, GameKind};

use super::commands::{begin_if_full, seat_of};
use super::doc::{Doc, SeatDoc};
use super::draft::{Draft, seats};
use super::state::State;
use super::{Hall, LEASE, LiveTable, Person, commands, names};
use crate::store::{NewRow, StoreError};

/// The bots that may have a seat.
const BOTS: [Level; 4] = [Level::Random, Level::Apprentice, Level::Merchant, Level::Master];

fn unreadable<T>(text: impl Into<String>) -> Result<T, Refused> {
    Err(Refused::new(Why::Unreadable, text))
}

impl Hall {
    /// Sets up a table.
    ///
    /// # Errors
    /// When the request is invalid, or this person has too many tables.
    pub async fn set_up(
        &self,
        host: &Person,
        wanted: &NewTable,
    ) -> Result<Arc<LiveTable>, Refused> {
        if let Err(reason) = AnyGame::new(wanted.game, wanted.seats.len() as u32) {
            return unreadable(reason.to_string());
        }
        if !CLOCKS.contains(&wanted.clock) {
            return unreadable(format!("the seconds for a decision are one of {CLOCKS:?}"));
        }
        // One at a time, so that simultaneous requests cannot exceed the limit.
        let _setting_up = self.0.setting_up.lock(&host.id).await;
        self.check_number_of_tables(host).await?;
        let mut doc = self.new_doc(wanted.game, &host.id, self.places(host, wanted).await?)?;
        doc.public = wanted.public;
        doc.clock = wanted.clock;
        doc.start_when_full = wanted.start_when_full;
        self.open(names::new_number()?, doc).await
    }

    async fn check_number_of_tables(&self, host: &Person) -> Result<(), Refused> {
        let count = self.0.store.count_set_up_by(&host.id).await?;
        let most = self.0.limits.tables_per_person;
        if count >= most {
            let text = format!("{most} tables that you have set up are not over: finish one first");
            return Err(Refused::new(Why::TooMuch, text));
        }
        Ok(())
    }

    async fn places(&self, host: &Person, wanted: &NewTable) -> Result<Vec<SeatDoc>, Refused> {
        let mut places: Vec<SeatDoc> = Vec::with_capacity(wanted.seats.len());
        for wish in &wanted.seats {
            let place = match wish {
                SeatWish::Host => seat_of(host),
                SeatWish::Open => SeatDoc::default(),
                SeatWish::Bot(level) => match BOTS.iter().find(|it| it.name() == level) {
                    Some(level) => SeatDoc::of_bot(level.name()),
                    None => return unreadable("there is no such bot"),
                },
                SeatWish::Invited(person) => {
                    let unknown = || Refused::new(Why::Missing, "an invited person is unknown");
                    if !names::may_be_a_number(person) {
                        return Err(unknown());
                    }
                    let found = self.0.store.person(person).await?;
                    let found = found.ok_or_else(unknown)?;
                    let found = Person { id: found.id, name: found.name, program: found.program };
                    SeatDoc { awaited: true, ..seat_of(&found) }
                }
            };
            let twice = |it: &SeatDoc| it.person.is_some() && it.person == place.person;
            if places.iter().any(twice) {
                return unreadable("nobody has two seats");
            }
            places.push(place);
        }
        if !places.iter().any(|it| it.person.as_ref() == Some(&host.id) && !it.awaited) {
            return unreadable("one seat is the host's");
        }
        Ok(places)
    }

    fn new_doc(&self, game: GameKind, host: &str, places: Vec<SeatDoc>) -> Result<Doc, Refused> {
        let sealed = Sealed::new(names::random()?);
        let mut doc = Doc::new(game, host, places, sealed.revealed(), self.now());
        doc.commitment = sealed.commitment();
        Ok(doc)
    }

    /// Stores a new table, whose game may begin at once.
    async fn open(&self, id: String, doc: Doc) -> Result<Arc<LiveTable>, Refused> {
        let now = self.now();
        let mut state = State::begun(&id, 0, doc).map_err(|reason| {
            tracing::error!(%reason, "a table could not be set up");
            Refused::new(Why::Unavailable, "this table cannot be set up")
        })?;
        let mut draft = Draft::of(&state, now);
        begin_if_full(&mut draft)?;
        let prepared = draft.prepared(LEASE);
        let (change, after) = (prepared.change, prepared.after);
        let turn = change.seats.iter().find(|it| it.is_turn).map(|it| usize::from(it.seat));
        let row = NewRow {
            id: id.clone(),
            game: after.doc.game.name().to_owned(),
            host: after.doc.host.clone(),
            phase: change.phase,
            public: after.doc.public,
            at: now,
            doc: change.doc,
            seats: seats(&after.doc, turn).collect(),
            lines: change.lines,
            job: change.job,
        };
        match self.0.store.create(row).await {
            Ok(()) => {}
            // Another player has set up the same rematch.
            Err(StoreError::Taken) => return self.table(&id).await,
            Err(error) => return Err(error.into()),
        }
        self.0.metrics.tables_set_up.inc();
        state.take_over(after.doc, after.game, after.lines);
        let seated = self.remember(state);
        if let Some(person) = after.turn_of.filter(|person| !seated.is_here(person)) {
            self.notify_turn(&seated, person);
        }
        self.think_if_needed(&seated);
        Ok(seated)
    }

    /// A rematch: the first player who asks sets up the table and the others are invited; asking for a
    /// rematch then means joining.
    pub(super) async fn rematch(
        &self,
        person: &Arc<Person>,
        seated: &Arc<LiveTable>,
    ) -> Result<(), Refused> {
        let (next, is_first) = seated.with(|state| {
            let doc = &state.doc;
            match doc.phase {
                Phase::Over if doc.seat_of(&person.id).is_some() => {
                    Ok((names::number_after(&state.id, &doc.seed), doc.next.is_none()))
                }
                Phase::Over => Err(Refused::new(Why::NotYours, "you did not play here")),
                _ => Err(Refused::new(Why::NotNow, "the game is not over")),
            }
        })?;
        let _setting_up = self.0.setting_up.lock(&person.id).await;
        if is_first {
            self.check_number_of_tables(person).await?;
        }
        let table = match self.table(&next).await {
            Err(refused) if refused.why == Why::Missing => {
                let doc = seated.with(|state| state.doc.clone());
                self.open(next.clone(), self.rematch_doc(&doc, person)?).await?
            }
            found => found?,
        };
        // Announced only now: nobody is sent to a table that does not exist yet.
        self.change(seated, |state, now| {
            let mut draft = Draft::of(state, now);
            draft.doc.next = Some(next.clone());
            Ok((state.doc.next.is_none()).then_some(draft))
        })
        .await?;
        let join = Command::Join { seat: None };
        self.change(&table, |state, now| commands::decide(state, person, &join, now)).await?;
        Ok(())
    }

    /// The same players, each one seat further.
    fn rematch_doc(&self, old: &Doc, asker: &Person) -> Result<Doc, Refused> {
        let mut places: Vec<_> = old.places.iter().map(|place| again(place, asker)).collect();
        places.rotate_right(1);
        let mut doc = self.new_doc(old.game, &asker.id, places)?;
        doc.public = old.public;
        doc.clock = old.clock;
        doc.start_when_full = true;
        Ok(doc)
    }
}

fn again(place: &SeatDoc, asker: &Person) -> SeatDoc {
    match &place.person {
        Some(person) if *person == asker.id => seat_of(asker),
        Some(_) => SeatDoc { awaited: true, away: false, order: None, ..place.clone() },
        None => place.clone(),
    }
}
