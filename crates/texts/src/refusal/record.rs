//! Lines that do not belong in a record.

use fondaco_rules::record::{BadLine, LineError, VERSION};

use crate::{Names, Texts, text};

impl Texts {
    /// Where and why a record is illegal.
    pub fn line_error(&self, names: &Names, error: &LineError) -> String {
        text!(
            self,
            "line-error",
            number = error.number,
            line = error.line.as_str(),
            reason = self.bad_line(names, &error.reason)
        )
    }

    fn bad_line(&self, names: &Names, reason: &BadLine) -> String {
        match reason {
            BadLine::Empty => text!(self, "record-empty"),
            BadLine::NotUtf8 => text!(self, "record-not-utf8"),
            BadLine::ByteOrderMark => text!(self, "record-byte-order-mark"),
            BadLine::NotARecord => text!(self, "record-not-a-record", version = VERSION),
            BadLine::UnknownVersion(version) => {
                text!(self, "record-unknown-version", version = *version, known = VERSION)
            }
            BadLine::UnknownGame(name) => text!(self, "record-unknown-game", name = name.as_str()),
            BadLine::WrongPlayers(wrong) => self.wrong_players(*wrong),
            BadLine::Refused(refusal) => self.refusal(names, refusal),
            BadLine::ResultTooEarly => text!(self, "record-result-too-early"),
            BadLine::WrongResult(scores) => {
                let scores: Vec<_> = scores.iter().map(ToString::to_string).collect();
                text!(self, "record-wrong-result", scores = scores.join(" "))
            }
            BadLine::AfterResult => text!(self, "record-after-result"),
        }
    }
}
