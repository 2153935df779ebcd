//! Standard output, buffered, its width, and what is shown while one waits.

use std::io::{self, BufWriter, StdoutLock, Write};

use anstream::AutoStream;
use fondaco_texts::{Texts, text};
use indicatif::{ProgressBar, ProgressStyle};

/// Standard output for text that may be coloured; on anything but a terminal colours are left out.
pub fn coloured() -> BufWriter<AutoStream<StdoutLock<'static>>> {
    BufWriter::new(AutoStream::auto(io::stdout().lock()))
}

/// Standard output for text as it is.
pub fn plain() -> BufWriter<StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, io::stdout().lock())
}

/// Shows text at once, without keeping standard output to oneself while somebody thinks.
pub fn show(text: &str) -> io::Result<()> {
    let mut out = AutoStream::auto(io::stdout().lock());
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Tells on standard error what went wrong; if nobody listens there, nothing can be done.
pub fn complain(line: &str) {
    let _ = writeln!(anstream::stderr().lock(), "{line}");
}

/// How many columns there are: those of the terminal, but never so many that lines are tiring to
/// read; 80 when it is not a terminal.
pub fn width() -> usize {
    let size = terminal_size::terminal_size_of(io::stdout());
    let columns = size.map_or(80, |(width, _)| usize::from(width.0));
    columns.clamp(40, 100)
}

/// How far a long piece of work has come and how long it still takes; shown only at a terminal.
pub fn progress_bar(texts: &Texts, count: u64) -> ProgressBar {
    let bar = ProgressBar::new(count);
    let left = text!(texts, "check-time-left", eta = "{eta}");
    let template = format!("{{bar:30}} {{pos}}/{{len}} {left}");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar
}
