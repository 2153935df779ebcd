//! Who sits where.

use std::fmt;

use fondaco_bots::Level;
pub use fondaco_protocol::LONGEST_NAME;
use fondaco_rules::notation::{Words, read_seat};
use fondaco_rules::{AnyGame, GameKind, Players, Seat, ToAct, Viewer};

/// A table before the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetUp {
    /// Which game.
    pub kind: GameKind,
    /// Who sits where, one for each seat.
    pub sitters: Vec<Sitter>,
    /// Who begins; chance decides if nobody is named. In the game for two the first seat begins.
    pub begins: Option<Seat>,
    /// May the master be asked?
    pub hints: bool,
}

/// Somebody at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Somebody at this screen. Without a name it is the one who reads.
    Person(String),
    /// A bot and its name.
    Bot(Level, String),
}

impl Sitter {
    /// Does somebody at this screen sit here?
    pub const fn is_person(&self) -> bool {
        matches!(self, Sitter::Person(_))
    }
}

/// Why nobody can play like this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSetUp {
    /// Too few or too many seats: the least and the most.
    WrongPlayers(u8, u8),
    /// A name that is too long; so many letters are allowed.
    LongName(usize),
    /// Two people have the same name.
    SameName(String),
}

/// The bots' names, by seat, where they play no family.
const NAMES: &[&str] = &["Bianca", "Cosimo", "Dianora", "Ettore", "Fiammetta", "Giuliano"];

/// What people at one screen are called who have not said how, by seat; no bot is called so.
const PEOPLE: [&str; 6] = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"];

/// What stands in a record for the one who reads.
pub(crate) const YOU: &str = "you";

impl SetUp {
    /// You in the first seat, bots of this strength in all others.
    pub fn alone(kind: GameKind, players: u32, level: Level) -> SetUp {
        let sitters = (0..players as usize).map(|seat| match seat {
            0 => Sitter::Person(String::new()),
            _ => SetUp::bot(kind, seat, level),
        });
        SetUp { kind, sitters: sitters.collect(), begins: None, hints: true }
    }

    /// A bot for this seat, with a name that no other seat's bot has.
    pub fn bot(kind: GameKind, seat: usize, level: Level) -> Sitter {
        let names = if kind.families().is_empty() { NAMES } else { kind.families() };
        Sitter::Bot(level, names[seat % names.len()].to_owned())
    }

    /// A name for somebody in this seat that nobody at the table has.
    pub fn unused_name(&self, seat: usize) -> String {
        let is_free = |name: &&&str| {
            !self.sitters.iter().any(|sitter| {
                let (Sitter::Person(taken) | Sitter::Bot(_, taken)) = sitter;
                taken.trim() == **name
            })
        };
        let names = PEOPLE.iter().cycle().skip(seat).take(PEOPLE.len());
        names.clone().find(is_free).unwrap_or(&PEOPLE[seat % PEOPLE.len()]).to_string()
    }

    /// Where several share a screen, `you` would be somebody else at every turn: so everybody there
    /// has a name.
    pub fn name_everybody(&mut self) {
        if self.sitters.iter().filter(|sitter| sitter.is_person()).count() < 2 {
            return;
        }
        for seat in 0..self.sitters.len() {
            if self.sitters[seat] == Sitter::Person(String::new()) {
                self.sitters[seat] = Sitter::Person(self.unused_name(seat));
            }
        }
    }

    /// How many play.
    ///
    /// # Errors
    /// When somebody or a seat is wrong.
    pub fn check(&self) -> Result<Players, BadSetUp> {
        let (least, most) = self.kind.players();
        let players = Players::within(self.sitters.len() as u32, self.kind.players())
            .map_err(|_| BadSetUp::WrongPlayers(least, most))?;
        let mut names: Vec<&str> = Vec::new();
        for sitter in &self.sitters {
            let (Sitter::Person(name) | Sitter::Bot(_, name)) = sitter;
            let name = name.trim();
            if name.chars().count() > LONGEST_NAME {
                return Err(BadSetUp::LongName(LONGEST_NAME));
            }
            if !name.is_empty() && names.contains(&name) {
                return Err(BadSetUp::SameName(name.to_owned()));
            }
            names.push(name);
        }
        Ok(players)
    }

    /// The people at this screen.
    pub fn people(&self, players: Players) -> impl Iterator<Item = Seat> {
        players.seats().filter(|seat| self.sitters[seat.index()].is_person())
    }

    /// The one person at this screen, if there are not several.
    pub fn only_person(&self, players: Players) -> Option<Seat> {
        let mut people = self.people(players);
        people.next().filter(|_| people.next().is_none())
    }

    /// How much may be seen of a game of this table that is looked at and not played: everything
    /// when it is over or hides nothing, else what the one person knows, or what all know. Nobody
    /// is to read the hands against which the game goes on.
    pub fn eyes(&self, game: &AnyGame) -> Viewer {
        if game.kind().hides_hands() && game.to_act() != ToAct::Over {
            self.only_person(game.players()).map_or(Viewer::Public, Viewer::Seat)
        } else {
            Viewer::Record
        }
    }

    /// The `@` lines by which a stored game knows its table again.
    pub fn tags(&self) -> Vec<(String, String)> {
        let mut tags = Vec::new();
        for (seat, sitter) in self.sitters.iter().enumerate() {
            let (name, role) = match sitter {
                Sitter::Person(name) if name.trim().is_empty() => (YOU, "person"),
                Sitter::Person(name) => (name.trim(), "person"),
                Sitter::Bot(level, name) => (name.trim(), level.name()),
            };
            tags.push(("seat".to_owned(), format!("{seat} {name}")));
            tags.push(("sitter".to_owned(), format!("{seat} {role}")));
        }
        if self.hints {
            tags.push(("hints".to_owned(), String::new()));
        }
        tags
    }

    /// The table that a record's `@` lines describe; where they say nothing, merchants sit, and
    /// you in the first seat if there would be nobody else.
    pub fn of_tags(kind: GameKind, players: Players, tags: &[(String, String)]) -> SetUp {
        let of_seat = |key: &str, wanted: Seat| {
            tags.iter().filter(|(tag, _)| tag == key).find_map(|(_, value)| {
                let mut words = Words::of(value);
                let seat = read_seat(words.next()?, players).ok()?;
                (seat == wanted).then(|| words.rest().trim().to_owned())
            })
        };
        let sitter = |seat: Seat| {
            let name = of_seat("seat", seat).unwrap_or_default();
            let role = of_seat("sitter", seat);
            match role.as_deref() {
                _ if name == YOU => Sitter::Person(String::new()),
                Some("person") => Sitter::Person(shortened(&name)),
                role => {
                    let level = role.or(Some(name.as_str())).and_then(|role| role.parse().ok());
                    let level = level.unwrap_or(Level::Merchant);
                    match SetUp::bot(kind, seat.index(), level) {
                        Sitter::Bot(level, _) if role.is_some() && !name.is_empty() => {
                            Sitter::Bot(level, shortened(&name))
                        }
                        bot => bot,
                    }
                }
            }
        };
        let mut sitters: Vec<_> = players.seats().map(sitter).collect();
        if !sitters.iter().any(Sitter::is_person) {
            sitters[0] = Sitter::Person(String::new());
        }
        let hints = tags.iter().any(|(key, _)| key == "hints");
        let mut set_up = SetUp { kind, sitters, begins: None, hints };
        set_up.name_everybody();
        set_up
    }
}

fn shortened(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect()
}

impl fmt::Display for BadSetUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetUp::WrongPlayers(least, most) if least == most => {
                write!(f, "the game is for {least} players")
            }
            BadSetUp::WrongPlayers(least, most) => {
                write!(f, "the game is for {least} to {most} players")
            }
            BadSetUp::LongName(most) => write!(f, "a name has at most {most} letters"),
            BadSetUp::SameName(name) => write!(f, "two players are called {name}"),
        }
    }
}

impl std::error::Error for BadSetUp {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::History;

    #[test]
    fn a_record_knows_its_table_again() {
        let mut set_up = SetUp::alone(GameKind::Byzanz, 4, Level::Master);
        let players = set_up.check().unwrap();
        assert_eq!(SetUp::of_tags(GameKind::Byzanz, players, &set_up.tags()), set_up);
        set_up.sitters[0] = Sitter::Person("Anna".into());
        set_up.sitters[2] = Sitter::Person("master".into());
        assert_eq!(SetUp::of_tags(GameKind::Byzanz, players, &set_up.tags()), set_up);
    }

    #[test]
    fn of_several_at_one_screen_nobody_is_called_you() {
        let mut set_up = SetUp::alone(GameKind::Medici, 3, Level::Master);
        set_up.name_everybody();
        assert_eq!(set_up.sitters[0], Sitter::Person(String::new()), "nobody else is here");
        set_up.sitters[1] = Sitter::Person("Anna".into());
        let players = set_up.check().unwrap();
        let set_up = SetUp::of_tags(GameKind::Medici, players, &set_up.tags());
        assert_eq!(set_up.sitters[0], Sitter::Person("Ben".into()));
        assert_eq!(set_up.sitters[1], Sitter::Person("Anna".into()));
        assert!(set_up.tags().contains(&("seat".into(), "0 Ben".into())));
    }

    /// How much may be seen of a game with these sitters, after so many of its events.
    fn eyes(record: &str, events: usize, sitters: &[&str]) -> Viewer {
        let tags: Vec<_> = sitters
            .iter()
            .enumerate()
            .map(|(seat, sitter)| ("sitter".to_owned(), format!("{seat} {sitter}")))
            .collect();
        let (history, _) = History::read(record).unwrap();
        let game = history.at(events);
        SetUp::of_tags(game.kind(), game.players(), &tags).eyes(game)
    }

    #[test]
    fn hands_stay_secret_until_the_game_is_over() {
        let byzanz = include_str!("../../../tests/golden/byzanz-4-mixed.record");
        let medici = include_str!("../../../tests/golden/medici-4-mixed.record");
        let alone = ["merchant", "merchant", "person", "merchant"];
        let friends = ["person", "merchant", "person", "merchant"];
        let third = Seat::new(2, Players::within(4, (3, 6)).unwrap()).unwrap();
        assert_eq!(eyes(byzanz, 40, &alone), Viewer::Seat(third));
        assert_eq!(eyes(byzanz, 40, &friends), Viewer::Public);
        assert_eq!(eyes(byzanz, usize::MAX, &friends), Viewer::Record);
        assert_eq!(eyes(medici, 40, &friends), Viewer::Record);
    }

    #[test]
    fn a_foreign_record_gets_a_table_with_you() {
        let players = Players::within(3, (3, 6)).unwrap();
        let tags = [("seat".into(), "1 master".into()), ("seat".into(), "2 Lorenzo".into())];
        let set_up = SetUp::of_tags(GameKind::Medici, players, &tags);
        assert_eq!(set_up.sitters[0], Sitter::Person(String::new()));
        assert_eq!(set_up.sitters[1], Sitter::Bot(Level::Master, "Cosimo".into()));
        assert!(matches!(&set_up.sitters[2], Sitter::Bot(Level::Merchant, _)));
    }

    #[test]
    fn wrong_tables_say_what_is_wrong() {
        let mut set_up = SetUp::alone(GameKind::Medici, 7, Level::Merchant);
        assert_eq!(set_up.check(), Err(BadSetUp::WrongPlayers(3, 6)));
        set_up.sitters.truncate(3);
        set_up.sitters[1] = Sitter::Person("Anna".into());
        set_up.sitters[2] = Sitter::Person(" Anna".into());
        assert_eq!(set_up.check(), Err(BadSetUp::SameName("Anna".into())));
        set_up.sitters[2] = Sitter::Person("Lorenzo il Magnifico".into());
        assert_eq!(set_up.check(), Err(BadSetUp::LongName(12)));
    }
}
