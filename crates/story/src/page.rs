//! Where a story is written.

use std::fmt::Display;

use crate::{Table, Voice};

/// What a story is written on. It grows by lines and, within a line, by clauses.
///
/// In all texts blanks that are [`TOGETHER`](crate::TOGETHER) keep words on one line.
pub trait Page {
    /// A tile or card in this notation as it appears within a text. A hidden card is `?`.
    fn piece(&self, notation: &str) -> String;

    /// Which game it is and who plays.
    fn title(&mut self, title: &str);

    /// How goods are written, and what they are called.
    fn legend(&mut self, goods: &[(String, String)]);

    /// A new day or round, or the end.
    fn heading(&mut self, heading: &str);

    /// A line of its own.
    fn line(&mut self, line: &str);

    /// The outcome of what the line before it tells.
    fn result(&mut self, result: &str);

    /// Begins a line to which clauses are added.
    fn lead(&mut self, lead: &str);

    /// Adds a clause to the line, or begins one.
    fn clause(&mut self, clause: &str);

    /// A player has to decide: flush what has been written.
    fn pause(&mut self);

    /// What was scored, or who won with what.
    fn table(&mut self, voice: &Voice, table: &Table<'_>);

    /// Who has won.
    fn victory(&mut self, victory: &str);
}

impl dyn Page + '_ {
    /// Tiles or cards with blanks between them.
    pub(crate) fn pieces<T: Display>(&self, items: impl IntoIterator<Item = T>) -> String {
        let pieces = items.into_iter().map(|item| self.piece(&item.to_string()));
        pieces.collect::<Vec<_>>().join(" ")
    }
}
