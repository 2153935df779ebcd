//! A page for screens: entries with tiles and cards separate from the words.

use fondaco_rules::Seat;
use fondaco_texts::{Texts, text};

use crate::{Page, TOGETHER, Table, Voice};

/// A story as a list of entries. The last one may still grow.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Log {
    entries: Vec<Entry>,
    growing: Growing,
}

/// How far the last entry has come.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Growing {
    /// It is complete.
    #[default]
    No,
    /// It says what clauses are about; none has come yet.
    Lead,
    /// It has clauses.
    Clauses,
}

/// A line of a story.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// What it is.
    pub kind: Kind,
    /// What it says.
    pub parts: Vec<Part>,
}

/// What an entry is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A game, a day or a round begins, or ends.
    Heading,
    /// Something happens.
    Line,
    /// What came of it.
    Result,
}

/// Words, or a tile or card.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// Words.
    Text(String),
    /// A tile or card in notation, such as `C5`, `Au` or `M`; `?` is a card that is hidden.
    Piece(String),
}

/// A card that is hidden.
const HIDDEN: &str = "?";

/// Around a piece within a text. No name holds such characters, and no text of ours does.
const PIECE: (char, char) = ('\u{2}', '\u{3}');

impl Log {
    /// An empty log.
    pub fn new() -> Log {
        Log::default()
    }

    /// All entries, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What these entries tell beyond those that were read before. Of an entry that has grown only
    /// the new part; the last one where something was taken back.
    pub fn since(before: &[Entry], now: &[Entry]) -> Vec<Entry> {
        if now.len() < before.len() {
            return now.last().cloned().into_iter().collect();
        }
        let (told, fresh) = now.split_at(before.len());
        let grown = before.last().zip(told.last()).and_then(|(old, new)| new.beyond(old));
        grown.into_iter().chain(fresh.iter().cloned()).collect()
    }

    fn add(&mut self, kind: Kind, told: &str) {
        self.growing = Growing::No;
        self.entries.push(Entry { kind, parts: parts(told) });
    }
}

impl Page for Log {
    fn piece(&self, notation: &str) -> String {
        format!("{}{notation}{}", PIECE.0, PIECE.1)
    }

    fn title(&mut self, title: &str) {
        self.add(Kind::Heading, title);
    }

    /// Goods are drawn.
    fn legend(&mut self, _goods: &[(String, String)]) {}

    fn heading(&mut self, heading: &str) {
        self.add(Kind::Heading, heading);
    }

    fn line(&mut self, line: &str) {
        self.add(Kind::Line, line);
    }

    fn result(&mut self, result: &str) {
        self.add(Kind::Result, result);
    }

    fn lead(&mut self, lead: &str) {
        self.add(Kind::Line, lead);
        self.growing = Growing::Lead;
    }

    fn clause(&mut self, clause: &str) {
        match (self.growing, self.entries.last_mut()) {
            (Growing::Lead, Some(entry)) => entry.grow(": ", clause),
            (Growing::Clauses, Some(entry)) => entry.grow(", ", clause),
            _ => self.add(Kind::Line, clause),
        }
        self.growing = Growing::Clauses;
    }

    /// An entry is legible while it grows.
    fn pause(&mut self) {}

    /// A line with what each has now. Where it came from is for a ledger.
    fn table(&mut self, voice: &Voice, table: &Table<'_>) {
        let (about, numbers) = gist(voice, table);
        let numbers =
            numbers.iter().map(|&(seat, number)| format!("{} {number}", voice.label(seat)));
        let numbers: Vec<_> = numbers.collect();
        if !numbers.is_empty() {
            self.add(Kind::Line, &format!("{about}: {}", numbers.join(", ")));
        }
    }

    fn victory(&mut self, victory: &str) {
        self.add(Kind::Result, victory);
    }
}

/// What a table comes to: its subject, and each known number.
fn gist(voice: &Voice, table: &Table<'_>) -> (String, Vec<(Seat, i32)>) {
    let texts = &voice.texts;
    match table {
        Table::Ledger(ledger) => {
            let earned = ledger.players.seats().map(|seat| (seat, ledger.earned[seat]));
            (ledger.title(texts), earned.collect())
        }
        Table::Holdings(view) => {
            let known = view.players().seats().filter_map(|seat| Some((seat, view.score(seat)?)));
            (text!(texts, "points-column"), known.collect())
        }
        Table::Purses(ranks) => {
            let money = ranks.iter().map(|rank| (rank.seat, rank.with.money));
            (text!(texts, "money-row"), money.collect())
        }
        Table::Profits(_, ranks) => {
            let points = ranks.iter().map(|rank| (rank.seat, rank.with.points));
            (text!(texts, "points-column"), points.collect())
        }
    }
}

impl Entry {
    /// All of it in words, as it is read aloud.
    pub fn plain(&self, texts: &Texts) -> String {
        let mut said = String::new();
        let mut pieces = Vec::new();
        for part in &self.parts {
            match part {
                Part::Piece(notation) => pieces.push(notation.as_str()),
                // Between two pieces.
                Part::Text(blank) if blank == " " => {}
                Part::Text(words) => said += &(spoken(texts, &std::mem::take(&mut pieces)) + words),
            }
        }
        said + &spoken(texts, &pieces)
    }

    fn grow(&mut self, joint: &str, clause: &str) {
        self.parts.extend(parts(&format!("{joint}{clause}")));
    }

    /// What it says beyond what it said before; all of it where that is something else.
    fn beyond(&self, before: &Entry) -> Option<Entry> {
        let Some(grown) = self.parts.strip_prefix(before.parts.as_slice()) else {
            return Some(self.clone());
        };
        let mut parts = grown.to_vec();
        if let Some(Part::Text(words)) = parts.first_mut() {
            *words = words.trim_start_matches([':', ',', ' ']).to_owned();
        }
        (!parts.is_empty()).then_some(Entry { kind: self.kind, parts })
    }
}

/// Pieces in words: "cloth 5, gold". Hidden ones are counted.
fn spoken(texts: &Texts, pieces: &[&str]) -> String {
    let hidden = pieces.iter().filter(|piece| **piece == HIDDEN).count();
    let seen = pieces.iter().filter(|piece| **piece != HIDDEN).map(|piece| texts.piece(piece));
    let hidden = (hidden > 0).then(|| text!(texts, "hidden-cards", count = hidden));
    seen.chain(hidden).collect::<Vec<_>>().join(", ")
}

/// Words and pieces apart.
fn parts(told: &str) -> Vec<Part> {
    let told = told.replace(TOGETHER, " ");
    let mut parts = Vec::new();
    // What comes before the first piece begins with no piece.
    for (place, stretch) in told.split(PIECE.0).enumerate() {
        let (piece, words) = match stretch.split_once(PIECE.1) {
            Some((piece, words)) if place > 0 => (Some(piece), words),
            _ => (None, stretch),
        };
        parts.extend(piece.map(|notation| Part::Piece(notation.to_owned())));
        parts.extend((!words.is_empty()).then(|| Part::Text(words.to_owned())));
    }
    parts
}
