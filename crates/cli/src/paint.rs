//! Colours and tables. All output is readable without colour.

use std::fmt::Display;

use anstyle::{AnsiColor, Effects, Style};
use comfy_table::{CellAlignment, ContentArrangement, LineStyle, Table, TableStyle};

/// A tile or card in the colour of its good.
pub fn piece(piece: impl Display) -> String {
    let notation = piece.to_string();
    let style = good_style(notation.chars().next());
    styled(style, &notation)
}

/// Tiles or cards, separated by blanks.
pub fn pieces<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(piece).collect::<Vec<_>>().join(" ")
}

/// An empty hold or place, as wide as a tile.
pub fn empty() -> String {
    faint("··")
}

/// The colour of the good with this letter, the same in all games.
fn good_style(letter: Option<char>) -> Style {
    match letter {
        Some('C') => AnsiColor::BrightBlue.on_default(),
        Some('F' | 'W') => AnsiColor::Yellow.on_default(),
        Some('G') => AnsiColor::BrightYellow.on_default(),
        Some('D') => AnsiColor::BrightMagenta.on_default(),
        Some('S') => AnsiColor::BrightRed.on_default(),
        Some('O') => AnsiColor::BrightGreen.on_default(),
        Some('V') => AnsiColor::Magenta.on_default(),
        Some('A') => AnsiColor::BrightYellow.on_default().effects(Effects::BOLD),
        Some('M') => AnsiColor::BrightCyan.on_default().effects(Effects::BOLD),
        _ => Style::new(),
    }
}

/// A text in the colour of the good with this letter.
pub fn of_good(letter: char, text: &str) -> String {
    styled(good_style(Some(letter)), text)
}

/// Bold text.
pub fn bold(text: &str) -> String {
    styled(Style::new().bold(), text)
}

/// Dimmed text.
pub fn faint(text: &str) -> String {
    styled(Style::new().dimmed(), text)
}

/// An error or a warning.
pub fn warning(text: &str) -> String {
    styled(AnsiColor::Red.on_default(), text)
}

fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// A table whose first columns hold words, the others right-aligned numbers.
pub struct Grid {
    table: Table,
    words: usize,
}

impl Grid {
    /// A table with these headings.
    pub fn new(words: usize, headings: impl IntoIterator<Item = String>) -> Grid {
        let mut grid = Grid::bare(words);
        grid.table.set_header(headings.into_iter().map(|heading| bold(&heading)));
        grid
    }

    /// A table without headings.
    pub fn bare(words: usize) -> Grid {
        const LOOK: TableStyle =
            TableStyle::new().header_separator(LineStyle::none().fill('─').junction('─'));
        let mut table = Table::new();
        table.load_style(LOOK).set_content_arrangement(ContentArrangement::Disabled);
        Grid { table, words }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.table.add_row(cells);
    }

    /// The table as text, indented by one column.
    pub fn text(mut self) -> String {
        for (place, column) in self.table.column_iter_mut().enumerate() {
            if place >= self.words {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        self.table.lines().fold(String::new(), |text, line| text + " " + line.trim_end() + "\n")
    }
}
