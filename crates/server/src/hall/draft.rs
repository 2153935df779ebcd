//! A change of a table before its commit.

use fondaco_protocol::{LogLine, Phase, Refused, Why};
use fondaco_rules::{AnyEvent, AnyGame, Seat, ToAct};

use super::doc::{Doc, STAND_IN, SeatDoc};
use super::log::Line;
use super::orders;
use super::state::{State, replayed, to_act};
use crate::store::{Change, JobKind, NewJob, ResultRow, SeatRow, Who};

/// How long a bot waits before each decision, in milliseconds, when it plays for a person whose clock
/// ran out and nobody is waiting: a person who comes back should find a game in progress.
const HESITATION: i64 = 3_000;

/// A change of a table; nothing has happened until it is committed.
pub struct Draft<'a> {
    before: &'a State,
    pub doc: Doc,
    pub game: AnyGame,
    lines: Vec<Line>,
    draws: u64,
    now: i64,
    /// Whether the seat to act faces a new decision.
    fresh: bool,
    /// Whether the change concerns only a seat's secrets.
    secret: bool,
}

/// A change to commit, and the table after it.
pub struct Prepared {
    pub change: Change,
    pub after: After,
}

/// A table after a change.
pub struct After {
    pub doc: Doc,
    pub game: AnyGame,
    pub lines: Vec<Line>,
    /// The person whose turn it is now and was not before.
    pub turn_of: Option<String>,
}

impl<'a> Draft<'a> {
    /// A draft without changes.
    pub fn of(before: &'a State, now: i64) -> Draft<'a> {
        Draft {
            before,
            doc: before.doc.clone(),
            game: before.game.clone(),
            lines: Vec::new(),
            draws: before.log.draws(),
            now,
            fresh: false,
            secret: false,
        }
    }

    /// Appends a line that is no event.
    pub fn note(&mut self, line: LogLine<'_>) {
        self.lines.push(Line { text: line.to_string().into(), event: None });
    }

    /// Plays an event.
    ///
    /// # Errors
    /// When it is illegal; nothing has changed then.
    pub fn play(&mut self, event: AnyEvent) -> Result<(), Refused> {
        let places = &mut self.doc.places;
        let played = self.game.play(event, &mut |effect| {
            if let Some(done) = orders::done_by(&effect) {
                places.iter_mut().filter(|it| done(it.order)).for_each(|it| it.order = None);
            }
        });
        played.map_err(|reason| Refused::new(Why::Illegal, reason.to_string()))?;
        match event.mover() {
            Some(seat) if orders::ends_own(&event) => self.doc.places[seat.index()].order = None,
            Some(_) => {}
            None => self.draws += 1,
        }
        self.fresh |= !event.is_out_of_turn();
        self.doc.undo = None;
        self.lines.push(event.into());
        Ok(())
    }

    /// Draws and executes orders until a player has to decide or the game is over.
    ///
    /// # Errors
    /// Never, unless the rules refuse a move they list.
    pub fn go_on(&mut self) -> Result<(), Refused> {
        loop {
            let event = match self.game.to_act() {
                ToAct::Chance => self.before.sealed.draw(&self.game, self.draws),
                ToAct::Player(seat) => self.ordered(seat),
                ToAct::Over => {
                    self.finish();
                    None
                }
            };
            let Some(event) = event else { return Ok(()) };
            self.play(event)?;
        }
    }

    fn ordered(&self, seat: Seat) -> Option<AnyEvent> {
        let place = self.doc.places.get(seat.index())?;
        if place.away { None } else { orders::carried_out(place.order?, &self.game, seat) }
    }

    /// Begins the game.
    ///
    /// # Errors
    /// As for [`Draft::go_on`].
    pub fn begin(&mut self) -> Result<(), Refused> {
        self.doc.phase = Phase::Playing;
        for place in self.doc.places.iter_mut().filter(|it| !it.is_taken() && it.bot.is_none()) {
            *place = SeatDoc::of_bot(STAND_IN);
        }
        self.go_on()
    }

    /// Takes the game back to the position after this many events.
    ///
    /// # Errors
    /// Never, unless a legal event has become illegal.
    pub fn go_back(&mut self, events: usize, asker: usize) -> Result<(), Refused> {
        let kept = self.before.log.events().take(events);
        self.game = replayed(&self.game, kept).map_err(|reason| {
            tracing::error!(table = %self.before.id, %reason, "a replayed event is illegal");
            Refused::new(Why::Unavailable, "the game cannot go back")
        })?;
        self.note(LogLine::Undo(events));
        self.doc.undo = None;
        self.fresh = true;
        if let Some(place) = self.doc.places.get_mut(asker) {
            place.order = None;
        }
        self.go_on()
    }

    /// Lets a bot play for the seat.
    pub fn send_away(&mut self, seat: usize) {
        let place = &mut self.doc.places[seat];
        place.away = true;
        place.order = None;
        self.note(LogLine::Away(seat as u8));
    }

    /// Lets the person on the seat play again, if they are away.
    pub fn bring_back(&mut self, seat: usize) {
        if !self.doc.places[seat].away {
            return;
        }
        // Without others waiting there is no time limit; otherwise the person gains no time.
        if self.is_overdue(seat) && self.doc.nobody_waits() {
            self.doc.deadline = None;
        }
        self.doc.places[seat].away = false;
        self.doc.overdue.retain(|&late| usize::from(late) != seat);
        self.note(LogLine::Back(seat as u8));
    }

    fn is_overdue(&self, seat: usize) -> bool {
        self.doc.overdue.contains(&(seat as u8))
    }

    /// Marks the change as secret.
    pub const fn keep_secret(&mut self) {
        self.secret = true;
    }

    fn finish(&mut self) {
        let players = self.game.players();
        self.doc.phase = Phase::Over;
        self.doc.scores = Some(self.game.scores().of(players).to_vec());
        self.doc.winners = self.game.winners().iter().map(|seat| seat.index() as u8).collect();
        for place in &mut self.doc.places {
            place.order = None;
        }
        let seed = self.doc.seed.clone();
        self.note(LogLine::Seed(&seed));
    }

    /// Sets the clock and the job, which this node leases for this long, and returns the change.
    pub fn prepared(mut self, lease: i64) -> Prepared {
        let turn = to_act(&self.doc, &self.game).map(Seat::index);
        let turn_before = self.before.to_act().map(Seat::index);
        let fresh = self.fresh || turn != turn_before;
        self.set_clock(turn, fresh);
        let hesitates = |seat: &usize| self.is_overdue(*seat) && self.doc.nobody_waits();
        self.doc.stand_in_at = turn.filter(hesitates).map(|_| self.now + HESITATION);
        let visible = !self.secret || !self.lines.is_empty();
        if visible {
            self.doc.shown += 1;
            self.doc.updated = self.now;
        }
        let turn_of = turn.filter(|_| fresh).map(|seat| &self.doc.places[seat]);
        let turn_of = turn_of.filter(|it| !it.away).and_then(|it| it.person.clone());
        let change = Change {
            table: self.before.id.to_string(),
            version: self.before.version,
            lines_before: self.before.log.len(),
            lines: self.lines.iter().map(|line| line.text.to_string()).collect(),
            at: self.doc.updated,
            phase: self.doc.phase,
            doc: self.doc.written(),
            seats: self.changed_seats(turn, turn_before),
            job: job(&self.doc, turn, self.now, lease),
            finished: self.results(),
        };
        let Draft { doc, game, lines, .. } = self;
        Prepared { change, after: After { doc, game, lines, turn_of } }
    }

    /// Each decision has the full time once: leaving and coming back gains none.
    fn set_clock(&mut self, turn: Option<usize>, fresh: bool) {
        if fresh || turn.is_none() {
            self.doc.deadline = None;
        }
        let person = turn.map(|seat| &self.doc.places[seat]);
        let runs = self.doc.clock > 0 && person.is_some_and(|it| it.decided_by_bot().is_none());
        if runs && self.doc.deadline.is_none() {
            self.doc.deadline = Some(self.now + i64::from(self.doc.clock) * 1000);
        }
    }

    fn changed_seats(&self, turn: Option<usize>, turn_before: Option<usize>) -> Vec<SeatRow> {
        let before = seats(&self.before.doc, turn_before);
        let after = seats(&self.doc, turn);
        after.zip(before).filter(|(after, before)| after != before).map(|(it, _)| it).collect()
    }

    /// The results, if this change ends the game; none if one participant had all seats.
    fn results(&self) -> Option<Vec<ResultRow>> {
        let scores = self.doc.scores.as_ref().filter(|_| self.before.doc.phase != Phase::Over)?;
        let share = 1.0 / self.doc.winners.len().max(1) as f64;
        let seats = self.doc.places.iter().zip(scores).enumerate();
        let results: Vec<_> = seats
            .map(|(seat, (place, &score))| ResultRow {
                seat: seat as u8,
                who: match (&place.person, &place.bot) {
                    (Some(person), _) => Who::Person(person.clone()),
                    (None, bot) => Who::Bot(bot.clone().unwrap_or_default()),
                },
                score,
                won: if self.doc.winners.contains(&(seat as u8)) { share } else { 0.0 },
            })
            .collect();
        let different = results.iter().any(|it| it.who != results[0].who);
        different.then_some(results)
    }
}

/// The seats for the store.
pub fn seats(doc: &Doc, turn: Option<usize>) -> impl Iterator<Item = SeatRow> {
    doc.places.iter().enumerate().map(move |(seat, place)| SeatRow {
        seat: seat as u8,
        person: place.person.clone(),
        is_turn: turn == Some(seat) && place.decided_by_bot().is_none(),
    })
}

/// What happens next without a person.
pub fn job(doc: &Doc, turn: Option<usize>, now: i64, lease: i64) -> Option<NewJob> {
    if let Some(due) = doc.stand_in_at {
        Some(NewJob { kind: JobKind::Bot, due, mine_until: None })
    } else if doc.places[turn?].decided_by_bot().is_some() {
        Some(NewJob { kind: JobKind::Bot, due: now, mine_until: Some(now + lease) })
    } else {
        let due = doc.deadline?;
        Some(NewJob { kind: JobKind::Clock, due, mine_until: None })
    }
}

#[cfg(test)]
mod tests;
