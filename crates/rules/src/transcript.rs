//! Rule tests as data: a record with expectations between its events.
//!
//! Statements stand on lines of their own or are separated by semicolons. One that begins with
//! none of these signs is an event, which has to be legal.
//!
//! - `? tile`, `? 2: bid 8..31, pass`, `? over`: what the table waits for;
//! - `= money 40 33 40`: a field of the position, lists written plainly, the lists of a list
//!   separated by bars; `= ships.1 C5 D0` is a part of a field;
//! - `?1 …`, `=1 …`: the same as seat 1 sees it;
//! - `! 1 bid 99: more than the 42 florins seat 1 has`: the event is refused for this reason, and
//!   the game stays as it was (alone on its line);
//! - `> PassedOver(seat 2, Outbid)`: what the last event brought about. If one effect is named, all are,
//!   in order; `…` leaves the rest of one open, and `> nothing` says that there was none.
#![allow(clippy::unwrap_used)]

mod shown;

use std::collections::VecDeque;

use crate::record::Replay;
use crate::table::{Awaited, BySeat, Players, Seat};
use crate::{AnyGame, Refusal, Viewer, of_game};

/// Plays a record from its first line on and checks the expectations in it.
pub(crate) fn check(transcript: &str) -> AnyGame {
    let transcript = transcript.trim_start();
    let (header, events) = transcript.split_once('\n').unwrap_or((transcript, ""));
    let mut replay = Replay::new();
    replay.read(header.as_bytes()).unwrap();
    check_from(replay.end().unwrap(), events)
}

/// Plays on from a position.
pub(crate) fn check_from(game: AnyGame, transcript: &str) -> AnyGame {
    let mut table = Table { game, effects: VecDeque::new(), named_in_part: false };
    for line in transcript.lines().map(str::trim) {
        if let Some(refused) = line.strip_prefix('!') {
            table.refuses(refused.trim());
        } else {
            line.split(';').map(str::trim).for_each(|statement| table.read(statement));
        }
    }
    table.all_named("the end");
    table.game
}

struct Table {
    game: AnyGame,
    /// What the last event brought about and no expectation has named yet.
    effects: VecDeque<String>,
    named_in_part: bool,
}

impl Table {
    fn read(&mut self, statement: &str) {
        let Some(sign) = statement.chars().next() else { return };
        let rest = &statement[sign.len_utf8()..];
        match sign {
            '?' => self.waits_for(rest),
            '=' => self.shows(rest),
            '>' => self.effect(rest.trim()),
            _ => self.play(statement),
        }
    }

    fn play(&mut self, event: &str) {
        self.all_named(event);
        self.effects = match attempt(&mut self.game, event) {
            Ok(effects) => effects,
            Err(reason) => panic!("‘{event}’ was refused: {reason}"),
        };
    }

    fn refuses(&mut self, refused: &str) {
        let (event, reason) = refused.split_once(": ").unwrap();
        let mut game = self.game.clone();
        let found = match attempt(&mut game, event) {
            Ok(_) => panic!("‘{event}’ was not refused"),
            Err(found) => found.to_string(),
        };
        assert_eq!(found, reason, "why ‘{event}’ was refused");
        assert_eq!(game, self.game, "the refused ‘{event}’ changed the game");
        assert_eq!(game.fingerprint(), self.game.fingerprint());
    }

    fn effect(&mut self, expected: &str) {
        self.named_in_part = true;
        let found = self.effects.pop_front().unwrap_or_else(|| "nothing".into());
        match expected.strip_suffix('…') {
            Some(beginning) => assert!(found.starts_with(beginning), "‘{found}’, not ‘{expected}’"),
            None => assert_eq!(found, expected),
        }
    }

    /// Effects are named all or none.
    fn all_named(&mut self, before: &str) {
        let unnamed = self.effects.drain(..).collect::<Vec<_>>();
        let in_part = std::mem::take(&mut self.named_in_part);
        assert!(!in_part || unnamed.is_empty(), "also happened before ‘{before}’: {unnamed:?}");
    }

    fn waits_for(&self, expected: &str) {
        let (viewer, expected) = self.viewer(expected);
        assert_eq!(awaited(self.game.position(viewer).awaiting()), expected);
    }

    fn shows(&self, expected: &str) {
        let (viewer, expected) = self.viewer(expected);
        let (field, expected) = expected.split_once(' ').unwrap();
        let found = shown::field(&self.game.position(viewer), field);
        let expected = expected.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(found, expected, "the field {field}");
    }

    /// A seat may follow the sign directly: then its view is meant.
    fn viewer<'a>(&self, text: &'a str) -> (Viewer, &'a str) {
        let (first, rest) = text.split_once(' ').unwrap();
        let viewer = match first.parse() {
            Ok(seat) => Viewer::Seat(Seat::new(seat, self.game.players()).unwrap()),
            Err(_) => Viewer::Record,
        };
        (viewer, rest.trim())
    }
}

/// What the event brought about, or why it was refused.
fn attempt(game: &mut AnyGame, event: &str) -> Result<VecDeque<String>, Refusal> {
    let mut effects = VecDeque::new();
    let event = game.read(event)?;
    game.play(event, &mut |effect| {
        effects.push_back(of_game!(effect, AnyEffect(effect) => format!("{effect:?}")));
    })?;
    Ok(effects)
}

fn awaited(awaiting: Option<&Awaited>) -> String {
    match awaiting {
        None => "over".into(),
        Some(Awaited::Moves { seat, moves }) => format!("{seat}: {}", moves.join(", ")),
        Some(Awaited::Chance { chance, seat, cards }) => {
            let seat = seat.map(|seat| format!(" {seat}")).unwrap_or_default();
            let cards = cards.map(|cards| format!(" {cards}")).unwrap_or_default();
            format!("{chance}{seat}{cards}")
        }
    }
}

/// A table for as many players as there are values, and the value of each seat.
pub(crate) fn by_seat<T: Copy + Default>(values: &[T]) -> (Players, BySeat<T>) {
    let players = Players::within(values.len() as u32, (2, 6)).unwrap();
    let mut by_seat = BySeat::default();
    by_seat.of_mut(players).copy_from_slice(values);
    (players, by_seat)
}

/// The seat of that number.
pub(crate) fn seat(number: u32) -> Seat {
    Seat::new(number, Players::within(6, (2, 6)).unwrap()).unwrap()
}

mod tests {
    use super::check;

    #[test]
    fn expectations_are_met() {
        check(
            "fondaco 1 medici 3
             ? first
             first 1; tile C5; > nothing; = lot C5; ? 1: draw, offer
             ! 0 pass: it is not seat 0's turn: seat 1 is to move
             1 offer; 2 bid 7; 0 pass; = high_bid seat 2, amount 7; = ships none | none | none
             1 pass; > Sold …; = ships.2 C5; = money 40 40 33; ?2 tile; =2 day 1",
        );
    }

    #[test]
    #[should_panic(expected = "‘0 offer’ was refused: it is not seat 0's turn")]
    fn refusals_are_noticed() {
        check("fondaco 1 medici 3\nfirst 1; tile C5; 0 offer");
    }

    #[test]
    #[should_panic(expected = "‘1 offer’ was not refused")]
    fn missing_refusals_are_noticed() {
        check("fondaco 1 medici 3\nfirst 1; tile C5\n! 1 offer: it is not seat 1's turn");
    }

    #[test]
    #[should_panic(expected = "also happened before ‘the end’: [\"PassedOver(seat 0, Outbid)\"")]
    fn effects_left_out_are_noticed() {
        check(
            "fondaco 1 medici 3\nfirst 0; tile C5; 0 offer; 1 bid 40; > PassedOver(seat 2, Outbid)",
        );
    }
}
