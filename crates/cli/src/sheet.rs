//! Stories in the terminal: wrapped lines, in colour, with tables.

mod tables;

use fondaco_story::{Page, TOGETHER, Table, Voice};
use textwrap::{Options, WordSeparator, WrapAlgorithm};

use crate::paint;
pub use tables::track;

/// Text that grows line by line, and within a line clause by clause.
pub struct Sheet {
    text: String,
    /// The line in progress.
    line: Line,
    width: usize,
}

enum Line {
    None,
    /// A lead without clauses so far.
    Lead(String),
    /// A lead and its clauses so far.
    Clauses(String),
}

/// Indents a result.
const RESULT: &str = "  → ";
/// Indents continuation lines.
const FURTHER: &str = "    ";

impl Page for Sheet {
    fn piece(&self, notation: &str) -> String {
        paint::piece(notation)
    }

    fn title(&mut self, title: &str) {
        self.line(&paint::bold(title));
    }

    fn legend(&mut self, goods: &[(String, String)]) {
        let goods =
            goods.iter().map(|(letter, name)| format!("{}{TOGETHER}{name}", paint::piece(letter)));
        self.line(&goods.collect::<Vec<_>>().join(" · "));
    }

    fn heading(&mut self, heading: &str) {
        self.end_line();
        let used = textwrap::core::display_width(heading) + 4;
        let (start, rule) = (paint::faint("──"), "─".repeat(self.width.saturating_sub(used)));
        let heading = paint::bold(heading);
        self.text += &["\n", &start, " ", &heading, " ", &paint::faint(&rule), "\n"].concat();
    }

    fn line(&mut self, line: &str) {
        self.end_line();
        self.wrap("", line);
    }

    fn result(&mut self, result: &str) {
        self.end_line();
        self.wrap(RESULT, result);
    }

    fn lead(&mut self, lead: &str) {
        self.end_line();
        self.line = Line::Lead(lead.to_owned());
    }

    fn clause(&mut self, clause: &str) {
        self.line = Line::Clauses(match std::mem::replace(&mut self.line, Line::None) {
            Line::None => format!("{FURTHER}{clause}"),
            Line::Lead(lead) => format!("{lead}: {clause}"),
            Line::Clauses(line) => format!("{line}, {clause}"),
        });
    }

    fn pause(&mut self) {
        self.end_line();
    }

    fn table(&mut self, voice: &Voice, table: &Table<'_>) {
        match table {
            Table::Ledger(ledger) => tables::ledger(voice, self, ledger),
            Table::Holdings(view) => tables::holdings(voice, self, view),
            Table::Purses(ranks) => tables::purses(voice, self, ranks),
            Table::Profits(view, ranks) => tables::profits(voice, self, view, ranks),
        }
    }

    fn victory(&mut self, victory: &str) {
        self.line(&paint::bold(victory));
    }
}

impl Sheet {
    /// An empty sheet with this number of columns.
    pub fn new(width: usize) -> Sheet {
        Sheet { text: String::new(), line: Line::None, width }
    }

    /// Takes the complete lines.
    pub fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }

    /// Adds a table or another block of lines.
    pub fn block(&mut self, block: &str) {
        self.end_line();
        self.text += block;
    }

    /// Adds an empty line.
    pub fn blank(&mut self) {
        self.block("\n");
    }

    /// Completes the line in progress.
    fn end_line(&mut self) {
        if let Line::Lead(line) | Line::Clauses(line) =
            std::mem::replace(&mut self.line, Line::None)
        {
            self.wrap("", &line);
        }
    }

    fn wrap(&mut self, indent: &str, line: &str) {
        let options = Options::new(self.width)
            .initial_indent(indent)
            .subsequent_indent(FURTHER)
            .word_separator(WordSeparator::AsciiSpace)
            .wrap_algorithm(WrapAlgorithm::FirstFit)
            .break_words(false);
        self.text += &textwrap::fill(line, options).replace(TOGETHER, " ");
        self.text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_join_in_one_line() {
        let mut sheet = Sheet::new(40);
        sheet.lead("Ann auctions C5");
        sheet.clause("Ben bids 3");
        sheet.clause("Cem passes");
        sheet.result("Ben pays 3");
        sheet.clause("Ann waits");
        sheet.pause();
        assert_eq!(
            sheet.take(),
            "Ann auctions C5: Ben bids 3, Cem passes\n  → Ben pays 3\n    Ann waits\n"
        );
        assert_eq!(sheet.take(), "");
    }

    #[test]
    fn colours_take_no_room() {
        let mut sheet = Sheet::new(8);
        sheet.line(&paint::pieces(["C5", "D3", "Au"]));
        assert_eq!(sheet.take().lines().count(), 1);
    }
}
