//! A record that leaves its table.

use fondaco_rules::notation::Words;

use crate::set_up::YOU;

/// The record for somebody else, to whom `you` would be himself: the one who reads it here is
/// called as he is told by the number of his seat.
pub fn sent(record: &str, called: impl Fn(usize) -> String) -> String {
    let line = |line: &str| match seat_of_reader(line) {
        Some(seat) => format!("@seat {seat} {}\n", plain(&called(seat))),
        None => format!("{line}\n"),
    };
    record.lines().map(line).collect()
}

/// The number of the seat, if this line says that the reader sits there.
fn seat_of_reader(line: &str) -> Option<usize> {
    let mut words = Words::of(line.strip_prefix("@seat ")?);
    let seat = words.next()?.parse().ok()?;
    (words.rest().trim() == YOU).then_some(seat)
}

/// A name is one line.
fn plain(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_control()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Replay;

    const KEPT: &str = "fondaco 1 medici 3\n@seat 0 Bianca\n@sitter 0 merchant\n@seat 1 you\n\
        @sitter 1 person\n@seat 2 yours\n@sitter 2 merchant\n@hints\nfirst 1\ntile C5\n";

    #[test]
    fn nobody_else_is_called_you() {
        let told = sent(KEPT, |seat| format!("Player\n {}", seat + 1));
        assert_eq!(told, KEPT.replace("@seat 1 you", "@seat 1 Player 2"));
        let before = Replay::read(KEPT).unwrap();
        let after = Replay::read(&told).unwrap();
        assert_eq!(before.history().len(), after.history().len());
    }

    #[test]
    fn what_names_everybody_leaves_as_it_is() {
        let record = "fondaco 1 strozzi 2\n@seat 0 Anna\n@event you\n# @seat 1 you\n";
        assert_eq!(sent(record, |_| "Ben".to_owned()), record);
    }
}
