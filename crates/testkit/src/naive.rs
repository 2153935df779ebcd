//! The three games, played as slowly and plainly as the rulebooks tell them.
//!
//! Nothing here is shared with the fast engine, so a mistake has to be made twice to go unnoticed.
//! Every tile and card is a physical piece of its own, everything is recomputed from what lies on
//! the table, and the only way in or out is the notation and its JSON positions.

mod byzanz;
mod medici;
mod strozzi;

use serde_json::Value;

/// One game, played naively.
///
/// ```
/// let mut game = fondaco_testkit::naive::new("medici", 3);
/// assert_eq!(game.events(), ["first 0", "first 1", "first 2"]);
/// game.play("first 2").expect("any seat may begin");
/// assert_eq!(game.position(None)["auctioneer"], 2);
/// ```
pub trait Naive {
    /// Every event that may happen next, as record lines.
    ///
    /// A draw that two different physical pieces could make is listed twice. A deal is a set of
    /// physical cards, a lot is a sequence of them. A player's move is listed once, with its cards
    /// sorted. In byzanz the sells of every seat that may sell now are included, so the list is not
    /// only about the seat whose turn it is.
    fn events(&self) -> Vec<String>;

    /// Plays one record line. The cards of a byzanz bid, sell or deal may come in any order.
    ///
    /// # Errors
    ///
    /// The reason why the line may not be played now; the game is then unchanged.
    fn play(&mut self, line: &str) -> Result<(), String>;

    /// The position as JSON: what `seat` may know, or everything.
    fn position(&self, seat: Option<usize>) -> Value;

    /// A copy to try things on.
    fn boxed_clone(&self) -> Box<dyn Naive>;
}

/// Sets up a game.
///
/// # Panics
///
/// When there is no such game, or not for so many players.
pub fn new(game: &str, players: usize) -> Box<dyn Naive> {
    match (game, players) {
        ("medici", 3..=6) => Box::new(medici::Medici::new(players)),
        ("strozzi", 2) => Box::new(strozzi::Strozzi::new()),
        ("byzanz", 3..=6) => Box::new(byzanz::Byzanz::new(players)),
        _ => panic!("no game of {game} for {players} players"),
    }
}

/// The number of paths of exactly `depth` events from here, counting physical draws.
///
/// A path that stops earlier, because the game is over, does not count.
///
/// # Panics
///
/// When a listed event cannot be played, which would be a mistake in the game.
pub fn paths(game: &dyn Naive, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let events = game.events();
    if depth == 1 {
        // Playing the last event would tell nothing more, and it is most of the work.
        return events.len() as u64;
    }
    let mut total = 0;
    for event in events {
        let mut after = game.boxed_clone();
        after.play(&event).expect("a listed event can be played");
        total += paths(after.as_ref(), depth - 1);
    }
    total
}

/// One physical tile or card: what is printed on it, and which of the equal ones it is.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Piece {
    face: String,
    id: usize,
}

impl Piece {
    /// The letter of the kind; gold tiles are `A` and merchants are `M`.
    fn kind(&self) -> char {
        kind(&self.face)
    }

    /// The printed digit; none on gold tiles and merchants.
    fn digit(&self) -> Option<u32> {
        self.face.chars().nth(1).and_then(|sign| sign.to_digit(10))
    }
}

fn kind(face: &str) -> char {
    face.chars().next().unwrap_or('?')
}

/// All pieces of a game: each of the kinds with each of the values, and then the specials.
fn all_pieces(kinds: &str, values: &[u32], special: &str, specials: usize) -> Vec<Piece> {
    let mut faces = Vec::new();
    for kind in kinds.chars() {
        for value in values {
            faces.push(format!("{kind}{value}"));
        }
    }
    for _ in 0..specials {
        faces.push(special.to_string());
    }
    let mut pieces = Vec::new();
    for (id, face) in faces.into_iter().enumerate() {
        pieces.push(Piece { face, id });
    }
    pieces
}

/// Takes a piece with this face away from the others, if there is one.
fn take_face(pieces: &mut Vec<Piece>, face: &str) -> Option<Piece> {
    let place = pieces.iter().position(|piece| piece.face == face)?;
    Some(pieces.remove(place))
}

fn faces(pieces: &[Piece]) -> Vec<String> {
    pieces.iter().map(|piece| piece.face.clone()).collect()
}

/// The faces as the notation lists them: kinds in the order of the table, then by value.
fn sorted_faces(pieces: &[Piece], kinds: &str) -> Vec<String> {
    let mut list = faces(pieces);
    sort_faces(&mut list, kinds);
    list
}

fn sort_faces(list: &mut [String], kinds: &str) {
    list.sort_by_key(|face| (kinds.find(kind(face)).unwrap_or(kinds.len()), face.clone()));
}

/// The seats with the highest number.
fn highest(numbers: &[i64]) -> Vec<usize> {
    let most = numbers.iter().max();
    (0..numbers.len()).filter(|seat| Some(&numbers[*seat]) == most).collect()
}

/// A line with single blanks between its words, as events are listed.
fn tidy(line: &str) -> String {
    let words = line.split([' ', '\t']).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// A number in a line that is already known to be one of the listed events.
fn number(word: &str) -> usize {
    word.parse().expect("a listed event has numbers where they belong")
}

/// Adds a line unless the list has it already.
fn add_once(list: &mut Vec<String>, line: String) {
    if !list.contains(&line) {
        list.push(line);
    }
}

/// All ways to choose so many of the pieces, whatever their order.
fn choices(pieces: &[Piece], size: usize) -> Vec<Vec<Piece>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut list = Vec::new();
    for (place, piece) in pieces.iter().enumerate() {
        for mut choice in choices(&pieces[place + 1..], size - 1) {
            choice.insert(0, piece.clone());
            list.push(choice);
        }
    }
    list
}

/// All ways to turn up so many of the pieces one after the other.
fn sequences(pieces: &[Piece], size: usize) -> Vec<Vec<Piece>> {
    let mut list = vec![Vec::new()];
    for _ in 0..size {
        let mut longer = Vec::new();
        for sequence in &list {
            for piece in pieces {
                if !sequence.contains(piece) {
                    let mut next = sequence.clone();
                    next.push(piece.clone());
                    longer.push(next);
                }
            }
        }
        list = longer;
    }
    list
}

#[cfg(test)]
mod tests {
    use super::{all_pieces, choices, sequences};

    #[test]
    fn equal_pieces_are_told_apart() {
        let pieces = all_pieces("C", &[1, 1, 1], "M", 2);
        assert_eq!(choices(&pieces, 3).len(), 10);
        assert_eq!(sequences(&pieces, 3).len(), 60);
    }
}
