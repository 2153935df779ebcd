//! A table as it was last committed.

use std::sync::Arc;

use fondaco_dice::Sealed;
use fondaco_protocol::{Phase, Table, You};
use fondaco_rules::{AnyGame, GameKind, Seat, ToAct, Viewer};

use super::doc::Doc;
use super::log::{Line, Log};

/// A table as it was last committed.
#[derive(Clone)]
pub struct State {
    pub id: Arc<str>,
    /// What the store counts.
    pub version: u64,
    pub doc: Doc,
    pub game: AnyGame,
    pub log: Log,
    pub sealed: Sealed,
    /// Who has each seat, for those who want to know which of the news is for them.
    pub persons: Persons,
}

/// The person of each seat.
pub type Persons = Arc<[Option<Box<str>>]>;

impl State {
    /// A table from its doc, before any line of its log.
    ///
    /// # Errors
    /// When the doc is not that of a table.
    pub fn begun(id: &str, version: u64, doc: Doc) -> Result<State, String> {
        let kind = GameKind::named(&doc.game).ok_or_else(|| format!("no game {:?}", doc.game))?;
        let game = AnyGame::new(kind, doc.places.len() as u32).map_err(|it| it.to_string())?;
        let sealed: Sealed = doc.seed.parse().map_err(|_| "its seed is damaged")?;
        let persons = persons(&doc);
        Ok(State { id: id.into(), version, doc, game, log: Log::default(), sealed, persons })
    }

    /// Adds lines that are committed, and plays them.
    ///
    /// # Errors
    /// When a line is against the rules, which says its number and why.
    pub fn replay<'a>(&mut self, lines: impl IntoIterator<Item = &'a str>) -> Result<(), String> {
        for text in lines {
            let number = self.log.len() + 1;
            // What was dealt is nobody's business, whatever is wrong with it.
            let bad = |reason: String| {
                if text.starts_with("deal ") {
                    format!("line {number} of its log, a deal, cannot be played")
                } else {
                    format!("line {number} of its log, {text:?}: {reason}")
                }
            };
            let line = Line::read(text, &self.game).map_err(|it| bad(it.to_string()))?;
            let (event, events_before) = (line.event, self.log.events().len());
            match (self.log.push(line), event) {
                (Some(events), _) if events <= events_before => {
                    self.game = replayed(&self.game, self.log.events()).map_err(bad)?;
                }
                (Some(_), _) => return Err(bad("there are not so many events".into())),
                (None, Some(event)) => {
                    let played = self.game.play(event, &mut |_| ());
                    played.map_err(|it| bad(it.to_string()))?;
                }
                (None, None) => {}
            }
        }
        Ok(())
    }

    /// Takes over what was committed: the doc, the position it leads to, and its lines.
    pub fn take_over(&mut self, doc: Doc, game: AnyGame, lines: Vec<Line>) {
        self.version += 1;
        self.game = game;
        for line in lines {
            self.log.push(line);
        }
        self.set_doc(doc);
    }

    /// Takes over a doc.
    pub fn set_doc(&mut self, doc: Doc) {
        let same = self.doc.places.iter().map(|it| &it.person);
        if !same.eq(doc.places.iter().map(|it| &it.person)) {
            self.persons = persons(&doc);
        }
        self.doc = doc;
    }

    /// The game as it is before its first event.
    pub fn new_game(&self) -> AnyGame {
        fresh(&self.game)
    }

    /// Who has to decide.
    pub fn to_act(&self) -> Option<Seat> {
        to_act(&self.doc, &self.game)
    }

    /// As everybody may see it.
    pub fn table(&self, here: impl Fn(&str) -> bool) -> Table {
        let to_act = self.to_act().map(|seat| seat.index() as u8);
        self.doc.table(&self.id, self.log.len(), to_act, here)
    }

    /// What concerns only this one.
    pub fn you(&self, person: Option<&str>) -> You {
        let seat = person.and_then(|it| self.doc.seat_of(it));
        self.doc.you(seat, seat.is_some_and(|seat| self.undo_for(seat).is_some()))
    }

    /// To how many events the game would go back if this seat took back its last decision, if it
    /// may ask to. What was drawn since then has been seen, so it stays; and so do cards that
    /// somebody else has laid open from a hidden hand, and whatever a bot has decided: it would
    /// answer as often as it is asked, and people agree to give their own answers away, bots do not.
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

    /// Who looks from this seat, or from none.
    pub fn viewer(&self, seat: Option<usize>) -> Viewer {
        if self.doc.phase == Phase::Over {
            return Viewer::Record;
        }
        let seat = seat.and_then(|seat| Seat::new(seat as u32, self.game.players()));
        seat.map_or(Viewer::Public, Viewer::Seat)
    }
}

/// Who has to decide at a table.
pub fn to_act(doc: &Doc, game: &AnyGame) -> Option<Seat> {
    match game.to_act() {
        ToAct::Player(seat) if doc.phase == Phase::Playing => Some(seat),
        _ => None,
    }
}

/// The position after these events of a new game.
///
/// # Errors
/// When one is against the rules.
pub fn replayed<'a>(
    like: &AnyGame,
    lines: impl Iterator<Item = &'a Line>,
) -> Result<AnyGame, String> {
    let mut game = fresh(like);
    for event in lines.filter_map(|line| line.event) {
        game.play(event, &mut |_| ()).map_err(|it| it.to_string())?;
    }
    Ok(game)
}

fn fresh(like: &AnyGame) -> AnyGame {
    let players = like.players().count() as u32;
    // There is a game for so many: this one.
    AnyGame::new(like.kind(), players).unwrap_or_else(|_| like.clone())
}

fn persons(doc: &Doc) -> Persons {
    doc.places.iter().map(|place| place.person.as_deref().map(Into::into)).collect()
}
