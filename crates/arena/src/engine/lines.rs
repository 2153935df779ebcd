//! Lines from a program that may never end them.

use std::io::{self, BufRead, BufReader, Read};

/// The longest line that is read. The longest that anybody has to say is a tenth of it.
pub const LONGEST_LINE: usize = 4096;

/// Reads line by line; of a line that is too long nothing is kept.
pub struct LineReader<R> {
    source: BufReader<R>,
    line: Vec<u8>,
}

impl<R: Read> LineReader<R> {
    /// Reads from there.
    pub fn new(source: R) -> LineReader<R> {
        LineReader { source: BufReader::new(source), line: Vec::new() }
    }

    /// The next line, without its end and without blanks around it; at the end of it all, none.
    /// A line that is too long or no text is an empty one. What follows the last line end is no
    /// line: it may be half of one.
    ///
    /// # Errors
    /// When reading fails.
    pub fn next_line(&mut self) -> io::Result<Option<&str>> {
        self.line.clear();
        let mut too_long = false;
        loop {
            let read = self.source.fill_buf()?;
            if read.is_empty() {
                return Ok(None);
            }
            let end = read.iter().position(|&byte| byte == b'\n');
            let part = &read[..end.unwrap_or(read.len())];
            too_long |= self.line.len() + part.len() > LONGEST_LINE;
            if !too_long {
                self.line.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            self.source.consume(used);
            if end.is_some() {
                break;
            }
        }
        if too_long {
            self.line.clear();
        }
        Ok(Some(str::from_utf8(&self.line).unwrap_or_default().trim()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<String> {
        let mut reader = LineReader::new(bytes);
        let mut lines = Vec::new();
        while let Some(line) = reader.next_line().unwrap() {
            lines.push(line.to_owned());
        }
        lines
    }

    #[test]
    fn lines_are_read_without_their_ends() {
        assert_eq!(lines(b"go 100\r\n\n  move bid 7 \n"), ["go 100", "", "move bid 7"]);
        assert_eq!(lines(b""), [""; 0]);
    }

    #[test]
    fn half_a_line_at_the_end_is_none() {
        assert_eq!(lines(b"move pass\nmove bid 1"), ["move pass"]);
    }

    #[test]
    fn a_line_without_end_is_not_kept() {
        let mut bytes = vec![b'x'; 3 * LONGEST_LINE];
        bytes.extend_from_slice(b"\nmove pass\n");
        assert_eq!(lines(&bytes), ["", "move pass"]);
        let longest = "y".repeat(LONGEST_LINE);
        assert_eq!(lines(format!("{longest}\n").as_bytes()), [longest]);
    }

    #[test]
    fn what_is_no_text_is_an_empty_line() {
        assert_eq!(lines(b"\xff\xfe\nmove pass\n"), ["", "move pass"]);
    }
}
