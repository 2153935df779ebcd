//! A table that is being set up.

use fondaco_bots::Level;
use fondaco_client::{BadSetUp, SetUp, Sitter};
use fondaco_rules::{GameKind, Players, Seat};

/// Names that mean bots or the reader in records.
const TAKEN: [&str; 6] = ["you", "random", "apprentice", "merchant", "master", "mcts"];

/// Who may sit in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The reader.
    You,
    /// Another person at this screen.
    Guest,
    /// A bot.
    Bot(Level),
}

impl Role {
    /// The role of a sitter.
    pub fn of(sitter: &Sitter) -> Role {
        match sitter {
            Sitter::Person(name) if name.is_empty() => Role::You,
            Sitter::Person(_) => Role::Guest,
            Sitter::Bot(level, _) => Role::Bot(*level),
        }
    }

    /// Its name as an option.
    pub const fn name(self) -> &'static str {
        match self {
            Role::You => "you",
            Role::Guest => "guest",
            Role::Bot(level) => level.name(),
        }
    }

    /// The role of that name.
    pub fn named(name: &str) -> Option<Role> {
        match name {
            "you" => Some(Role::You),
            "guest" => Some(Role::Guest),
            level => level.parse().ok().map(Role::Bot),
        }
    }
}

/// Why the game cannot start yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The client refuses the table.
    Bad(BadSetUp),
    /// There are only bots.
    NobodyHere,
    /// A person has no name.
    NoName,
    /// A name has another meaning in records.
    TakenName(String),
}

/// Checks whether a game can start.
pub fn check(set_up: &SetUp) -> Result<(), Fault> {
    set_up.check().map_err(Fault::Bad)?;
    if !set_up.sitters.iter().any(Sitter::is_person) {
        return Err(Fault::NobodyHere);
    }
    for sitter in &set_up.sitters {
        if let Sitter::Person(name) = sitter {
            let trimmed = name.trim();
            if trimmed.is_empty() && !name.is_empty() {
                return Err(Fault::NoName);
            }
            if TAKEN.contains(&trimmed) {
                return Err(Fault::TakenName(trimmed.to_owned()));
            }
        }
    }
    Ok(())
}

/// Changes who sits in a seat. There is one reader: if they move, the two seats are swapped. Beside
/// others at the same screen, the reader has a name, too.
pub fn seat(set_up: &mut SetUp, seat: usize, role: Role) {
    if seat >= set_up.sitters.len() || Role::of(&set_up.sitters[seat]) == role {
        return;
    }
    let kind = set_up.kind;
    match role {
        Role::You => {
            let yours = set_up.sitters.iter().position(|sitter| Role::of(sitter) == Role::You);
            if let Some(yours) = yours {
                set_up.sitters[yours] = moved(kind, &set_up.sitters[seat], yours);
            }
            set_up.sitters[seat] = Sitter::Person(String::new());
        }
        Role::Guest => set_up.sitters[seat] = Sitter::Person(set_up.unused_name(seat)),
        Role::Bot(level) => {
            set_up.sitters[seat] = SetUp::bot(kind, seat, level);
            call_the_last_you(set_up);
        }
    }
    set_up.name_everybody();
}

/// A person who is alone at the screen again loses a name that was only made up.
fn call_the_last_you(set_up: &mut SetUp) {
    let people: Vec<usize> =
        (0..set_up.sitters.len()).filter(|&seat| set_up.sitters[seat].is_person()).collect();
    if let [alone] = people[..] {
        let given = set_up.sitters[alone].clone();
        set_up.sitters[alone] = Sitter::Person(String::new());
        if given != Sitter::Person(set_up.unused_name(alone)) {
            set_up.sitters[alone] = given;
        }
    }
}

/// Whether several people share this screen.
pub fn is_shared(set_up: &SetUp) -> bool {
    set_up.sitters.iter().filter(|sitter| sitter.is_person()).count() > 1
}

/// The sitter in another seat: bots are named by their seats.
fn moved(kind: GameKind, sitter: &Sitter, seat: usize) -> Sitter {
    match sitter {
        Sitter::Bot(level, _) => SetUp::bot(kind, seat, *level),
        person @ Sitter::Person(_) => person.clone(),
    }
}

/// Swaps the two seats.
pub fn swap_families(set_up: &mut SetUp) {
    if let [first, second] = &set_up.sitters[..] {
        set_up.sitters = vec![moved(set_up.kind, second, 0), moved(set_up.kind, first, 1)];
    }
}

/// Changes the number of seats: new ones get bots like the last one.
pub fn resize(set_up: &mut SetUp, seats: usize) {
    let level = set_up.sitters.iter().rev().find_map(|sitter| match sitter {
        Sitter::Bot(level, _) => Some(*level),
        Sitter::Person(_) => None,
    });
    let level = level.unwrap_or(Level::Merchant);
    set_up.sitters.truncate(seats);
    for seat in set_up.sitters.len()..seats {
        set_up.sitters.push(SetUp::bot(set_up.kind, seat, level));
    }
    if !set_up.sitters.iter().any(Sitter::is_person)
        && let Some(first) = set_up.sitters.first_mut()
    {
        *first = Sitter::Person(String::new());
    }
    set_up.begins = set_up.begins.filter(|seat| seat.index() < seats);
}

/// Chooses the seat that begins, or chance.
pub fn begin_with(set_up: &mut SetUp, seat: Option<u32>) {
    set_up.begins = set_up.check().ok().and_then(|players| Seat::new(seat?, players));
}

/// The table as text, to be stored.
pub fn written(set_up: &SetUp) -> String {
    let mut tags = set_up.tags();
    tags.extend(set_up.begins.map(|seat| ("begins".to_owned(), seat.to_string())));
    let lines: Vec<_> = tags.iter().map(|(key, value)| format!("{key} {value}")).collect();
    lines.join("\n")
}

/// Reads a stored table.
pub fn read(kind: GameKind, text: &str) -> Option<SetUp> {
    let tags: Vec<(String, String)> = text
        .lines()
        .map(|line| line.split_once(' ').unwrap_or((line, "")))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    let of = |wanted: &'static str| tags.iter().filter(move |(key, _)| *key == wanted);
    let players = Players::within(of("seat").count() as u32, kind.players()).ok()?;
    let mut set_up = SetUp::of_tags(kind, players, &tags);
    set_up.begins = of("begins").find_map(|(_, seat)| Seat::new(seat.parse().ok()?, players));
    Some(set_up)
}

#[cfg(test)]
mod tests;
