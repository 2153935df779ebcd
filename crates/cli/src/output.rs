//! Standard output, its width, and progress bars.

use std::io::{self, BufWriter, StdoutLock, Write};
use std::path::Path;

use anstream::AutoStream;
use fondaco_texts::{Texts, text};
use indicatif::{ProgressBar, ProgressStyle};

/// Buffered standard output for coloured text; colours are removed unless it is a terminal.
pub fn coloured() -> BufWriter<AutoStream<StdoutLock<'static>>> {
    BufWriter::new(AutoStream::auto(io::stdout().lock()))
}

/// Buffered standard output for plain text.
pub fn plain() -> BufWriter<StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, io::stdout().lock())
}

/// Prints at once, without holding the lock of standard output.
pub fn show(text: &str) -> io::Result<()> {
    let mut out = AutoStream::auto(io::stdout().lock());
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Prints a line to standard error, if that is possible.
pub fn print_error(line: &str) {
    let _ = writeln!(anstream::stderr().lock(), "{line}");
}

/// The number of columns: those of the terminal, between 40 and a comfortable 100; 80 if standard
/// output is not a terminal.
pub fn width() -> usize {
    let size = terminal_size::terminal_size_of(io::stdout());
    let columns = size.map_or(80, |(width, _)| usize::from(width.0));
    columns.clamp(40, 100)
}

/// A progress bar with the remaining time, shown only at a terminal.
pub fn progress_bar(texts: &Texts, count: u64) -> ProgressBar {
    resumed_bar(count, 0, &text!(texts, "check-time-left", eta = "{eta}"))
}

/// A progress bar for work that is partly done, with this template after the numbers.
pub fn resumed_bar(count: u64, done: u64, template: &str) -> ProgressBar {
    let bar = ProgressBar::new(count).with_position(done);
    if let Ok(style) =
        ProgressStyle::with_template(&format!("{{bar:30}} {{pos}}/{{len}} {template}"))
    {
        bar.set_style(style);
    }
    bar.reset_eta();
    bar
}

/// The context of an error in writing this file or folder.
pub fn cannot_write(path: &Path) -> String {
    format!("cannot write {}", path.display())
}
