//! Questions and answers as text, between the page and the worker in which bots think. The other
//! end is in `crates/thinker`.

use std::fmt::Write;

use crate::{Answer, Asked, Hint, NoAnswer, Question, Reply, Weighed};

impl Question {
    /// The question as the worker reads it, under this number.
    pub fn written(&self, number: u32) -> String {
        let (seat, seed) = (self.seat, self.seed);
        let mut text = match self.asked {
            Asked::Move(level) => format!("move {number} {level} {seat} {seed}"),
            Asked::Hint => format!("hint {number} {seat} {seed}"),
        };
        let _ = write!(text, "\n{}", self.record);
        text
    }
}

impl Answer {
    /// Reads what the worker wrote; nothing if it makes no sense. The answer carries the number of
    /// the text.
    pub fn read(text: &str) -> Option<Answer> {
        let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
        let (kind, after) = line.split_once(' ')?;
        let (number, said) = after.split_once(' ').unwrap_or((after, ""));
        let id = number.parse().ok()?;
        let reply = match kind {
            "move" => Ok(Reply::Move(said.to_owned())),
            "hint" => Ok(Reply::Hint(read_hint(rest)?)),
            "error" => Err(NoAnswer(said.to_owned())),
            _ => return None,
        };
        Some(Answer { id, reply })
    }
}

fn read_hint(text: &str) -> Option<Hint> {
    let mut hint = Hint { choice: String::new(), worth: Vec::new(), moves: Vec::new() };
    for line in text.lines() {
        match line.split_once(' ')? {
            ("choice", choice) => choice.clone_into(&mut hint.choice),
            ("worth", said) => {
                let (seat, worth) = said.split_once(' ')?;
                let seat: usize = seat.parse().ok().filter(|seat| *seat < 6)?;
                hint.worth.resize(hint.worth.len().max(seat + 1), None);
                hint.worth[seat] = Some(worth.parse().ok()?);
            }
            ("weighed", said) => hint.moves.push(read_weighed(said)?),
            _ => return None,
        }
    }
    Some(hint).filter(|hint| !hint.choice.is_empty())
}

fn read_weighed(text: &str) -> Option<Weighed> {
    let mut words = text.splitn(5, ' ');
    let mut number = || words.next()?.parse::<f32>().ok();
    let (win, score) = ((number()?, number()?), (number()?, number()?));
    Some(Weighed { choice: words.next()?.to_owned(), win, score })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_errors_are_read() {
        let bid = Answer::read("move 17 bid C1 C2").unwrap();
        assert_eq!((bid.id, bid.reply), (17, Ok(Reply::Move("bid C1 C2".into()))));
        let error = Answer::read("error 3 net offline now").unwrap();
        assert_eq!((error.id, error.reply), (3, Err(NoAnswer("net offline now".into()))));
    }

    #[test]
    fn hints_are_read_whole_or_not_at_all() {
        let text = "hint 18\nchoice bid 7\nworth 1 8.5\nweighed 0.4 0.01 61.2 0.8 bid 7";
        let Ok(Reply::Hint(hint)) = Answer::read(text).unwrap().reply else { panic!() };
        assert_eq!(hint.choice, "bid 7");
        assert_eq!(hint.worth, [None, Some(8.5)]);
        let weighed = Weighed { choice: "bid 7".into(), win: (0.4, 0.01), score: (61.2, 0.8) };
        assert_eq!(hint.moves, [weighed]);
        for bad in ["", "hint 18", "hint x\nchoice pass", "hint 1\nchoice pass\nworth 9999999 1"] {
            assert_eq!(Answer::read(bad), None, "{bad}");
        }
    }
}
