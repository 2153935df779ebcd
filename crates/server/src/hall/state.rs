//! A table as it was last committed.

use std::sync::Arc;

use fondaco_dice::Sealed;
use fondaco_protocol::{Phase, Table, You};
use fondaco_rules::notation::Unreadable;
use fondaco_rules::{AnyGame, Refusal, Seat, ToAct, Viewer, WrongPlayers};

use super::doc::Doc;
use super::log::{Line, Log};

/// A table as it was last committed.
#[derive(Clone)]
pub struct State {
    pub id: Arc<str>,
    /// The version in the store.
    pub version: u64,
    pub doc: Doc,
    pub game: AnyGame,
    pub log: Log,
    pub sealed: Sealed,
    /// Who has each seat, shared with the messages for them.
    pub persons: Persons,
}

/// The person of each seat.
pub type Persons = Arc<[Option<Box<str>>]>;

/// Why a stored table cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum BadTable {
    #[error("its document cannot be read: {0}")]
    Doc(#[from] serde_json::Error),
    #[error("its document has version {0}, which is not known here")]
    Version(u32),
    #[error(transparent)]
    Seats(#[from] WrongPlayers),
    #[error("its seed is damaged")]
    Seed,
    #[error("line {number} of its log, {text:?}: {reason}")]
    Line { number: u32, text: String, reason: BadLine },
    #[error("line {0} of its log, a deal, cannot be played")]
    Deal(u32),
}

/// Why a line of a log cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum BadLine {
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error(transparent)]
    Illegal(#[from] Refusal),
    #[error("there are not so many events")]
    Undo,
}

impl State {
    /// A table from its document, before any line of its log.
    ///
    /// # Errors
    /// When the document describes no table.
    pub fn begun(id: &str, version: u64, doc: Doc) -> Result<State, BadTable> {
        let game = AnyGame::new(doc.game, doc.places.len() as u32)?;
        let sealed: Sealed = doc.seed.parse().map_err(|_| BadTable::Seed)?;
        let persons = persons(&doc);
        Ok(State { id: id.into(), version, doc, game, log: Log::default(), sealed, persons })
    }

    /// Appends committed lines and plays their events.
    ///
    /// # Errors
    /// When a line is illegal.
    pub fn replay<'a>(&mut self, lines: impl IntoIterator<Item = &'a str>) -> Result<(), BadTable> {
        lines.into_iter().try_for_each(|text| {
            let number = self.log.len() + 1;
            self.append(text).map_err(|reason| {
                // Deals are secret, whatever is wrong with them.
                if text.starts_with("deal ") {
                    BadTable::Deal(number)
                } else {
                    BadTable::Line { number, text: text.to_owned(), reason }
                }
            })
        })
    }

    fn append(&mut self, text: &str) -> Result<(), BadLine> {
        let line = Line::read(text, &self.game)?;
        let (event, events_before) = (line.event, self.log.events().len());
        match (self.log.push(line), event) {
            (Some(events), _) if events <= events_before => {
                self.game = replayed(&self.game, self.log.events())?;
            }
            (Some(_), _) => return Err(BadLine::Undo),
            (None, Some(event)) => self.game.play(event, &mut |_| ())?,
            (None, None) => {}
        }
        Ok(())
    }

    /// Applies a committed change.
    pub fn take_over(&mut self, doc: Doc, game: AnyGame, lines: Vec<Line>) {
        self.version += 1;
        self.game = game;
        for line in lines {
            self.log.push(line);
        }
        self.set_doc(doc);
    }

    /// Replaces the document.
    pub fn set_doc(&mut self, doc: Doc) {
        let same = self.doc.places.iter().map(|it| &it.person);
        if !same.eq(doc.places.iter().map(|it| &it.person)) {
            self.persons = persons(&doc);
        }
        self.doc = doc;
    }

    /// The game before its first event.
    pub fn new_game(&self) -> AnyGame {
        fresh(&self.game)
    }

    /// The seat that has to decide.
    pub fn to_act(&self) -> Option<Seat> {
        to_act(&self.doc, &self.game)
    }

    /// The table as everybody may see it.
    pub fn table(&self, here: impl Fn(&str) -> bool) -> Table {
        let to_act = self.to_act().map(|seat| seat.index() as u8);
        self.doc.table(&self.id, self.log.len(), to_act, here)
    }

    /// What concerns only this person.
    pub fn you(&self, person: Option<&str>) -> You {
        let seat = person.and_then(|it| self.doc.seat_of(it));
        self.doc.you(seat, seat.is_some_and(|seat| self.undo_for(seat).is_some()))
    }

    /// The number of events that would be left if this seat took back its last decision; none if it
    /// may not ask for that. Nothing is taken back beyond a draw, beyond cards that another seat has
    /// shown from a hidden hand, or beyond a bot's decision: people agree to an undo that reveals
    /// their answers, bots would answer again and again.
    pub fn undo_for(&self, seat: usize) -> Option<usize> {
        if self.doc.phase != Phase::Playing {
            return None;
        }
        let events = self.log.events();
        let count = events.len();
        for (later, event) in events.rev().filter_map(|line| line.event).enumerate() {
            match event.mover().map(Seat::index) {
                None => return None,
                Some(by) if by == seat => return Some(count - 1 - later),
                Some(_) if event.is_showing() => return None,
                Some(by) if self.doc.places[by].decided_by_bot().is_some() => return None,
                Some(_) => {}
            }
        }
        None
    }

    /// The viewer on this seat, or on none.
    pub fn viewer(&self, seat: Option<usize>) -> Viewer {
        if self.doc.phase == Phase::Over {
            return Viewer::Record;
        }
        let seat = seat.and_then(|seat| Seat::new(seat as u32, self.game.players()));
        seat.map_or(Viewer::Public, Viewer::Seat)
    }
}

/// The seat that has to decide.
pub fn to_act(doc: &Doc, game: &AnyGame) -> Option<Seat> {
    match game.to_act() {
        ToAct::Player(seat) if doc.phase == Phase::Playing => Some(seat),
        _ => None,
    }
}

/// The position after these events of a new game.
///
/// # Errors
/// When one is illegal.
pub fn replayed<'a>(
    like: &AnyGame,
    lines: impl Iterator<Item = &'a Line>,
) -> Result<AnyGame, Refusal> {
    let mut game = fresh(like);
    for event in lines.filter_map(|line| line.event) {
        game.play(event, &mut |_| ())?;
    }
    Ok(game)
}

fn fresh(like: &AnyGame) -> AnyGame {
    let players = like.players().count() as u32;
    // This number of players is allowed, since there is a game with it.
    AnyGame::new(like.kind(), players).unwrap_or_else(|_| like.clone())
}

fn persons(doc: &Doc) -> Persons {
    doc.places.iter().map(|place| place.person.as_deref().map(Into::into)).collect()
}
