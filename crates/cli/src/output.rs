//! Standard output, buffered, and its width.

use std::io::{self, BufWriter, StdoutLock, Write};

use anstream::AutoStream;

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
