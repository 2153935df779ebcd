//! The log of a table, and what those remember who played there.

use std::collections::BTreeSet;

use fondaco_dice::Sealed;
use fondaco_protocol::LogLine;
use fondaco_rules::{AnyEvent, AnyGame, Players, Seat, ToAct, Viewer};

use super::database::Stored;
use crate::play_group::Played;
use crate::player::Memory;

/// What is wrong with the log of a table.
pub fn faults(table: &Played, lines: &[String], stored: &Stored) -> Vec<String> {
    let mut faults = Vec::new();
    match replayed(table, lines) {
        // That is known by now.
        Err(_) if !table.is_over => {}
        Ok(game) => faults.extend(results(table, &game, stored)),
        Err(fault) => faults.push(fault),
    }
    for memory in &table.memories {
        faults.extend(remembered(table, memory, lines));
    }
    faults
}

/// Replays a log to its end; every draw has to follow from the seed, and that from the commitment.
fn replayed(table: &Played, lines: &[String]) -> Result<AnyGame, String> {
    let new = AnyGame::new(table.kind, table.players as u32).map_err(|it| it.to_string())?;
    let Some(LogLine::Seed(seed)) = lines.last().map(|line| LogLine::of(line)) else {
        return Err("its last line is not the seed".to_owned());
    };
    let sealed: Sealed = seed.parse().map_err(|_| format!("{seed:?} is no seed"))?;
    if sealed.commitment() != table.commitment {
        return Err("its seed is not the one that was committed to".to_owned());
    }
    let (mut game, mut events, mut draws) = (new.clone(), Vec::new(), 0);
    let mut away = BTreeSet::new();
    for (number, line) in (1..).zip(&lines[..lines.len() - 1]) {
        let wrong = |why: String| format!("line {number}, {line:?}: {why}");
        match LogLine::of(line) {
            LogLine::Event(text) => {
                let event = game.read(text).map_err(|it| wrong(it.to_string()))?;
                if event.is_chance() {
                    if sealed.draw(&game, draws) != Some(event) {
                        return Err(wrong("it does not follow from the seed".to_owned()));
                    }
                    draws += 1;
                }
                game.play(event, &mut |_| ()).map_err(|it| wrong(it.to_string()))?;
                events.push(event);
            }
            LogLine::Undo(count) => {
                if count >= events.len() {
                    return Err(wrong("there are not so many events".to_owned()));
                }
                events.truncate(count);
                game = new.clone();
                for event in &events {
                    game.play(*event, &mut |_| ()).map_err(|it| wrong(it.to_string()))?;
                }
            }
            LogLine::Away(seat) if away.insert(seat) => {}
            LogLine::Back(seat) if away.remove(&seat) => {}
            LogLine::Away(_) | LogLine::Back(_) => {
                return Err(wrong("it says it twice".to_owned()));
            }
            LogLine::Seed(_) | LogLine::Other(_) => return Err(wrong("what is that?".to_owned())),
        }
    }
    if game.to_act() == ToAct::Over { Ok(game) } else { Err("its game is not over".to_owned()) }
}

/// Are the results those of the game, each counted once?
fn results(table: &Played, game: &AnyGame, stored: &Stored) -> Option<String> {
    let winners = game.winners();
    let share = 1.0 / winners.iter().count().max(1) as f64;
    let scores = game.scores();
    let awaited = game.players().seats().map(|seat| {
        let won = if winners.contains(seat) { share } else { 0.0 };
        (seat.index() as i64, (i64::from(scores[seat]), won))
    });
    let results = stored.results.get(&table.id);
    let is_right = results.is_some_and(|it| awaited.eq(it.iter().map(|(seat, it)| (*seat, *it))));
    (!is_right).then(|| format!("its results are {results:?}"))
}

/// Compares what a seat was told, and what it did, with the log.
fn remembered(table: &Played, memory: &Memory, lines: &[String]) -> Vec<String> {
    let seat = memory.seat;
    let mut faults = Vec::new();
    if memory.lines.len() > lines.len() {
        faults.push(format!("seat {seat} was told more than the log has"));
    }
    for (number, (told, line)) in (1..).zip(memory.lines.iter().zip(lines)) {
        if told != line && *told != masked(table, line, seat) {
            faults
                .push(format!("seat {seat} was told {told:?} as line {number}, which is {line:?}"));
        }
    }
    for kept in &memory.journal.kept {
        let line = lines.get(kept.number as usize - 1);
        if line != Some(&kept.event.to_string()) {
            let (number, kept) = (kept.number, kept.event);
            faults.push(format!("seat {seat} played {kept} as line {number}, which is {line:?}"));
        }
    }
    for sent in memory.journal.unseen().filter(|it| it.acknowledged) {
        faults.push(format!("{} of seat {seat} was acknowledged and is lost", sent.event));
    }
    faults.extend(foreign(table, memory, lines));
    faults
}

/// Moves of the seat that nobody made: neither its player, nor a bot while the player was away.
fn foreign(table: &Played, memory: &Memory, lines: &[String]) -> Vec<String> {
    if memory.journal.ordered {
        return Vec::new();
    }
    let (mut faults, mut is_away) = (Vec::new(), false);
    let is_own_seat = |event: &str| {
        let mover = read(table, event).and_then(|event| event.mover());
        mover.is_some_and(|seat| seat.index() == usize::from(memory.seat))
    };
    for (number, line) in (1..).zip(lines) {
        match LogLine::of(line) {
            LogLine::Away(seat) if seat == memory.seat => is_away = true,
            LogLine::Back(seat) if seat == memory.seat => is_away = false,
            LogLine::Event(event) if is_own_seat(event) => {
                let is_own = memory.journal.kept.iter().any(|kept| kept.number == number);
                if is_own == is_away {
                    let who = if is_own { "its player although a bot plays" } else { "nobody" };
                    faults.push(format!("line {number}, {line:?}, was played by {who}"));
                }
            }
            _ => {}
        }
    }
    faults
}

/// A line as the seat may see it while the game is on.
fn masked(table: &Played, line: &str, seat: u8) -> String {
    let hidden = || {
        let players = Players::within(table.players as u32, table.kind.players()).ok()?;
        read(table, line)?.masked(Viewer::Seat(Seat::new(seat.into(), players)?))
    };
    hidden().unwrap_or_else(|| line.to_owned())
}

fn read(table: &Played, line: &str) -> Option<AnyEvent> {
    AnyGame::new(table.kind, table.players as u32).ok()?.read(line).ok()
}

#[cfg(test)]
mod tests {
    use fondaco_dice::{Dice, random_any_event};
    use fondaco_rules::GameKind;

    use super::*;
    use crate::journal::Journal;
    use crate::seen::SeenTable;

    /// A game of Strozzi whose first seat is a person's.
    fn played() -> (Played, Vec<String>) {
        let sealed = Sealed::new([7; 32]);
        let mut game = AnyGame::new(GameKind::Strozzi, 2).unwrap();
        let (mut seen, mut journal) =
            (SeenTable::new(game.clone(), Seat::ZERO), Journal::default());
        let (mut lines, mut draws, mut dice) = (Vec::new(), 0, Dice::seeded(7));
        while game.to_act() != ToAct::Over {
            let event = match sealed.draw(&game, draws) {
                Some(event) => {
                    draws += 1;
                    event
                }
                None => random_any_event(&game, &mut dice).unwrap(),
            };
            game.play(event, &mut |_| ()).unwrap();
            lines.push(event.to_string());
        }
        lines.push(format!("@seed {}", sealed.revealed()));
        seen.hear(1, &lines).unwrap();
        for &(number, event) in &seen.own {
            journal.sending(number - 1, number as usize, event);
            journal.heard(number, event);
            journal.acknowledge(number - 1, event);
        }
        let memory = Memory { seat: 0, lines: lines.clone(), journal };
        let table = Played {
            is_over: true,
            id: "t".to_owned(),
            kind: GameKind::Strozzi,
            players: 2,
            commitment: sealed.commitment(),
            memories: vec![memory],
        };
        (table, lines)
    }

    fn all(table: &Played, lines: &[String]) -> Vec<String> {
        let mut faults = remembered(table, &table.memories[0], lines);
        faults.extend(replayed(table, lines).err());
        faults
    }

    #[test]
    fn a_log_as_it_was_played_has_no_faults() {
        let (table, lines) = played();
        assert_eq!(all(&table, &lines), Vec::<String>::new());
        assert!(table.memories[0].journal.kept.len() > 5);
    }

    #[test]
    fn whatever_is_lost_doubled_or_changed_is_found() {
        let (table, lines) = played();
        for place in 0..lines.len() {
            let mut lost = lines.clone();
            lost.remove(place);
            assert!(!all(&table, &lost).is_empty(), "without line {}", place + 1);
            let mut doubled = lines.clone();
            doubled.insert(place, lines[place].clone());
            assert!(!all(&table, &doubled).is_empty(), "with line {} twice", place + 1);
            let mut changed = lines.clone();
            changed[place] = "@away 1".to_owned();
            assert!(!all(&table, &changed).is_empty(), "with another line {}", place + 1);
        }
    }

    #[test]
    fn a_move_that_nobody_made_is_found() {
        let (mut table, lines) = played();
        let forgotten = table.memories[0].journal.kept.pop().unwrap();
        let faults = all(&table, &lines);
        assert_eq!(faults.len(), 1);
        assert!(
            faults[0].contains("by nobody") && faults[0].contains(&forgotten.event.to_string())
        );
    }

    #[test]
    fn another_seed_than_the_one_committed_to_is_found() {
        let (mut table, lines) = played();
        table.commitment = Sealed::new([8; 32]).commitment();
        assert!(replayed(&table, &lines).is_err());
    }
}
