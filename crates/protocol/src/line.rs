//! The lines of a log.

/// A line of a table's log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogLine<'a> {
    /// An event of the game, in notation.
    Event(&'a str),
    /// The game goes back to the position after so many events.
    Undo(usize),
    /// A bot plays for this seat from now on.
    Away(u8),
    /// The seat plays for itself again.
    Back(u8),
    /// What all draws followed from, told when the game is over.
    Seed(&'a str),
    /// Something a later version may know.
    Other(&'a str),
}

impl<'a> LogLine<'a> {
    /// What a line says.
    pub fn of(line: &'a str) -> LogLine<'a> {
        let Some(tag) = line.strip_prefix('@') else { return LogLine::Event(line) };
        let (key, value) = tag.split_once(' ').unwrap_or((tag, ""));
        let read = match key {
            "undo" => value.parse().ok().map(LogLine::Undo),
            "away" => value.parse().ok().map(LogLine::Away),
            "back" => value.parse().ok().map(LogLine::Back),
            "seed" => Some(LogLine::Seed(value)),
            _ => None,
        };
        read.unwrap_or(LogLine::Other(line))
    }
}

impl std::fmt::Display for LogLine<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LogLine::Event(line) | LogLine::Other(line) => f.write_str(line),
            LogLine::Undo(events) => write!(f, "@undo {events}"),
            LogLine::Away(seat) => write!(f, "@away {seat}"),
            LogLine::Back(seat) => write!(f, "@back {seat}"),
            LogLine::Seed(seed) => write!(f, "@seed {seed}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_and_written() {
        let lines = ["2 bid 7", "tile C5", "@undo 17", "@away 3", "@back 3", "@seed 00ff", "@x y"];
        for line in lines {
            assert_eq!(LogLine::of(line).to_string(), line);
        }
        assert_eq!(LogLine::of("@undo 17"), LogLine::Undo(17));
        assert_eq!(LogLine::of("@undo soon"), LogLine::Other("@undo soon"));
    }
}
