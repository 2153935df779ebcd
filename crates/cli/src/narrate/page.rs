//! Lines of a story, wrapped to the width of the terminal.

use textwrap::{Options, WordSeparator, WrapAlgorithm};

use crate::paint;

/// Text that grows by lines and, within a line, by clauses.
pub struct Page {
    text: String,
    /// The line that is still growing.
    line: Line,
    width: usize,
}

enum Line {
    None,
    /// What the clauses are about; none has come yet.
    Lead(String),
    /// A lead and its clauses so far.
    Clauses(String),
}

/// A blank where no line ends; on the page it is a blank like others.
pub const TOGETHER: &str = "\u{a0}";

/// Before a line that says what came of it.
const RESULT: &str = "  → ";
/// Before the further lines of anything.
const FURTHER: &str = "    ";

impl Page {
    /// An empty page of so many columns.
    pub fn new(width: usize) -> Page {
        Page { text: String::new(), line: Line::None, width }
    }

    /// What was written and is complete; the page is empty then.
    pub fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }

    /// A heading across the page.
    pub fn heading(&mut self, heading: &str) {
        self.end_line();
        let used = textwrap::core::display_width(heading) + 4;
        let (start, rule) = (paint::faint("──"), "─".repeat(self.width.saturating_sub(used)));
        let heading = paint::bold(heading);
        self.text += &["\n", &start, " ", &heading, " ", &paint::faint(&rule), "\n"].concat();
    }

    /// A line of its own.
    pub fn line(&mut self, line: &str) {
        self.end_line();
        self.wrap("", line);
    }

    /// A line that says what came of it.
    pub fn result(&mut self, result: &str) {
        self.end_line();
        self.wrap(RESULT, result);
    }

    /// Begins a line to which clauses are added.
    pub fn lead(&mut self, lead: String) {
        self.end_line();
        self.line = Line::Lead(lead);
    }

    /// Adds a clause to the line, or begins one.
    pub fn clause(&mut self, clause: &str) {
        self.line = Line::Clauses(match std::mem::replace(&mut self.line, Line::None) {
            Line::None => format!("{FURTHER}{clause}"),
            Line::Lead(lead) => format!("{lead}: {clause}"),
            Line::Clauses(line) => format!("{line}, {clause}"),
        });
    }

    /// A table or another block of lines.
    pub fn block(&mut self, block: &str) {
        self.end_line();
        self.text += block;
    }

    /// An empty line.
    pub fn blank(&mut self) {
        self.block("\n");
    }

    /// The line that was growing is complete.
    pub fn end_line(&mut self) {
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
        let mut page = Page::new(40);
        page.lead("Ann auctions C5".into());
        page.clause("Ben bids 3");
        page.clause("Cem passes");
        page.result("Ben pays 3");
        page.clause("Ann waits");
        page.end_line();
        assert_eq!(
            page.take(),
            "Ann auctions C5: Ben bids 3, Cem passes\n  → Ben pays 3\n    Ann waits\n"
        );
        assert_eq!(page.take(), "");
    }

    #[test]
    fn colours_take_no_room() {
        let mut page = Page::new(8);
        page.line(&paint::pieces(["C5", "D3", "Au"]));
        assert_eq!(page.take().lines().count(), 1);
    }
}
