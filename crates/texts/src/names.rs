//! Who sits where.

use fondaco_rules::notation::{Words, read_seat};
use fondaco_rules::{GameKind, Players, Seat};

use crate::{Texts, text};

/// How the players of a game are called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    kind: GameKind,
    seats: Players,
    /// One for each seat.
    players: Vec<Player>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Player {
    /// The reader.
    You,
    Named(String),
    /// A bot, which every language has its own word for.
    Bot(&'static str),
    /// Named by the seat, or by the family in the game for two.
    Unnamed,
}

/// Who sits at a table on a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter<'a> {
    /// The reader.
    You,
    /// A person of that name; the seat is free if it is empty.
    Person(&'a str),
    /// A bot of that strength.
    Bot(&'a str),
}

/// The reader's name in a record.
const YOU: &str = "you";
/// What stands in a record for a player without a name who moves at random.
const RANDOM: &str = "random";
/// What stands in a record for a bot that has a name, before what it may spend: `master@100ms`.
const BOTS: [&str; 4] = ["apprentice", "merchant", "master", "mcts"];

/// Longer names are cut, so that tables stay tables.
const LONGEST: usize = 12;

impl Names {
    /// Nobody has a name.
    pub fn none(kind: GameKind, players: Players) -> Names {
        Names { kind, seats: players, players: vec![Player::Unnamed; players.count()] }
    }

    /// The names in the `@seat N NAME` lines of a record.
    pub fn of_record(kind: GameKind, players: Players, tags: &[(String, String)]) -> Names {
        let mut names = Names::none(kind, players);
        for (_, value) in tags.iter().filter(|(key, _)| key == "seat") {
            let mut words = Words::of(value);
            let Some(Ok(seat)) = words.next().map(|word| read_seat(word, players)) else {
                continue;
            };
            names.players[seat.index()] = Player::of(words.rest());
        }
        names.tell_apart();
        names
    }

    /// The names of people and bots at a table on a server.
    pub fn seated<'a>(
        kind: GameKind,
        players: Players,
        sitters: impl IntoIterator<Item = Sitter<'a>>,
    ) -> Names {
        let mut names = Names::none(kind, players);
        for (player, sitter) in names.players.iter_mut().zip(sitters) {
            *player = match sitter {
                Sitter::You => Player::You,
                Sitter::Bot(RANDOM) => Player::Bot(RANDOM),
                Sitter::Bot(level) => bot_of(level).map_or(Player::Unnamed, Player::Bot),
                Sitter::Person(name) => match (harmless(name), Player::of(name)) {
                    // A person with the name of a bot, or of the reader, is neither.
                    (name, player) if !name.is_empty() && !matches!(player, Player::Named(_)) => {
                        Player::Named(format!("“{name}”"))
                    }
                    (_, player) => player,
                },
            };
        }
        names.tell_apart();
        names
    }

    /// Who reads this, if the record says so.
    pub fn you(&self) -> Option<Seat> {
        let mut seats = self.seats.seats().zip(&self.players);
        seats.find(|(_, player)| **player == Player::You).map(|(seat, _)| seat)
    }

    /// A player's name as an argument of a text: the texts themselves say how they address `you`.
    pub fn called(&self, texts: &Texts, seat: Seat) -> String {
        match &self.players[seat.index()] {
            Player::You => YOU.to_owned(),
            Player::Named(name) => name.clone(),
            Player::Bot(level) => self.bot(texts, seat, level),
            Player::Unnamed => self.by_place(texts, seat),
        }
    }

    /// A player's name where it stands alone.
    pub fn label(&self, texts: &Texts, seat: Seat) -> String {
        match &self.players[seat.index()] {
            Player::You => text!(texts, "you"),
            Player::Named(name) => name.clone(),
            Player::Bot(level) => self.bot(texts, seat, level),
            Player::Unnamed => self.by_place(texts, seat),
        }
    }

    /// Bots of one level are distinguished by their seats.
    fn bot(&self, texts: &Texts, seat: Seat, level: &'static str) -> String {
        let name = texts.bot(level);
        let alike = self.players.iter().filter(|player| **player == Player::Bot(level)).count();
        if alike > 1 { format!("{name} {seat}") } else { name }
    }

    fn by_place(&self, texts: &Texts, seat: Seat) -> String {
        let seat = seat.index();
        texts.family(self.kind, seat).unwrap_or_else(|| text!(texts, "seat", number = seat))
    }

    /// Those who share a name get the number of their seat too.
    fn tell_apart(&mut self) {
        let before = self.players.clone();
        for (seat, player) in self.players.iter_mut().enumerate() {
            if let Player::Named(name) = player
                && before.iter().filter(|other| **other == before[seat]).count() > 1
            {
                *name = format!("{name} {seat}");
            }
        }
    }
}

impl Player {
    fn of(written: &str) -> Player {
        match harmless(written).as_str() {
            "" | RANDOM => Player::Unnamed,
            YOU => Player::You,
            name if let Some(level) = bot_of(name) => Player::Bot(level),
            name if name.chars().count() > LONGEST => {
                let start: String = name.chars().take(LONGEST - 1).collect();
                Player::Named(format!("{}…", start.trim_end()))
            }
            name => Player::Named(name.to_owned()),
        }
    }
}

/// The bot that is meant, whatever it may spend.
fn bot_of(name: &str) -> Option<&'static str> {
    let level = name.split_once('@').map_or(name, |(level, _)| level);
    BOTS.into_iter().find(|bot| *bot == level)
}

impl Texts {
    /// The name of the bot that records call this; that name itself if it is unknown.
    pub fn bot(&self, name: &str) -> String {
        match name {
            RANDOM => text!(self, "bot-random"),
            "apprentice" => text!(self, "bot-apprentice"),
            "merchant" => text!(self, "bot-merchant"),
            "master" => text!(self, "bot-master"),
            "mcts" => text!(self, "bot-mcts"),
            other => other.to_owned(),
        }
    }
}

/// Names come from outside: nothing in them may move the cursor or turn the line around.
fn harmless(name: &str) -> String {
    let name: String = name.chars().filter(|&letter| is_harmless(letter)).collect();
    name.trim().to_owned()
}

fn is_harmless(letter: char) -> bool {
    let invisible = matches!(letter,
        '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    !letter.is_control() && !invisible
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn labels(kind: GameKind, players: u32, seats: &[&str]) -> Vec<String> {
        let players = Players::within(players, kind.players()).unwrap();
        let tags: Vec<_> = seats.iter().map(|value| ("seat".into(), (*value).into())).collect();
        let names = Names::of_record(kind, players, &tags);
        let texts = Texts::new(Language::English);
        players.seats().map(|seat| names.label(&texts, seat)).collect()
    }

    #[test]
    fn seats_without_a_name_are_numbered() {
        assert_eq!(labels(GameKind::Medici, 3, &["1 Lorenzo"]), ["Seat 0", "Lorenzo", "Seat 2"]);
        assert_eq!(labels(GameKind::Strozzi, 2, &["0 random"]), ["Medici", "Strozzi"]);
    }

    #[test]
    fn equal_names_are_told_apart() {
        let seats = ["0 low", "1 you", "2 low"];
        assert_eq!(labels(GameKind::Byzanz, 3, &seats), ["low 0", "You", "low 2"]);
    }

    #[test]
    fn bots_are_called_by_what_they_are() {
        let seats = ["0 you", "1 merchant", "2 master@100ms", "3 merchant"];
        let expected = ["You", "Merchant 1", "Master", "Merchant 3"];
        assert_eq!(labels(GameKind::Medici, 4, &seats), expected);
        let texts = Texts::new(Language::German);
        assert_eq!(texts.bot("apprentice"), "Lehrling");
    }

    #[test]
    fn nobody_passes_for_a_bot_or_for_you() {
        let players = Players::within(4, GameKind::Medici.players()).unwrap();
        let sitters = [
            Sitter::Person("random"),
            Sitter::Person("you"),
            Sitter::Person("master"),
            Sitter::Bot("master"),
        ];
        let names = Names::seated(GameKind::Medici, players, sitters);
        let texts = Texts::new(Language::English);
        let labels: Vec<_> = players.seats().map(|seat| names.label(&texts, seat)).collect();
        assert_eq!(labels, ["“random”", "“you”", "“master”", "Master"]);
    }

    #[test]
    fn names_from_outside_are_harmless_and_short() {
        let seats = ["0 \u{1b}[2Jab\u{202e}c", "1  \t", "7 nobody", "x", "2 Lorenzo il Magnifico"];
        assert_eq!(labels(GameKind::Byzanz, 3, &seats), ["[2Jabc", "Seat 1", "Lorenzo il…"]);
    }
}
