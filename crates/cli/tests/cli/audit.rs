//! Auditing draws against their sealed seed.

use std::fmt::Write;

use fondaco_dice::{Dice, Sealed, random_event};
use fondaco_rules::{AnyEvent, AnyGame, GameKind, ToAct, record};

use crate::run::{run, run_with};

/// A random game whose draws follow from the seed, as a server records it.
fn sealed_record(kind: GameKind, players: u32, seed: u8) -> String {
    let sealed = Sealed::new([seed; 32]);
    let mut text = record::header(kind, players as usize);
    write!(text, "\n@commitment {}\n", sealed.commitment()).unwrap();
    let mut game = AnyGame::new(kind, players).unwrap();
    let (mut draws, mut dice) = (0, Dice::seeded(seed.into()));
    loop {
        let event = match game.to_act() {
            ToAct::Over => break,
            ToAct::Chance => {
                draws += 1;
                sealed.draw(&game, draws - 1)
            }
            ToAct::Player(_) => match &game {
                AnyGame::Medici(it) => random_event(&it.game, &mut dice).map(AnyEvent::Medici),
                AnyGame::Strozzi(it) => random_event(&it.game, &mut dice).map(AnyEvent::Strozzi),
                AnyGame::Byzanz(it) => random_event(&it.game, &mut dice).map(AnyEvent::Byzanz),
            },
        };
        let event = event.unwrap();
        game.play(event, &mut |_| ()).unwrap();
        writeln!(text, "{event}").unwrap();
    }
    writeln!(text, "{}\n@seed {}", record::result(&game), sealed.revealed()).unwrap();
    text
}

#[test]
fn draws_of_a_server_follow() {
    for (kind, players) in [(GameKind::Medici, 4), (GameKind::Strozzi, 2), (GameKind::Byzanz, 5)] {
        let audit = run_with(["audit", "-"], sealed_record(kind, players, 7));
        assert_eq!((audit.status, audit.err.as_str()), (0, ""), "{}", audit.out);
        assert!(audit.out.starts_with("-: all "), "{}", audit.out);
    }
}

#[test]
fn what_does_not_follow_is_told() {
    let record = sealed_record(GameKind::Strozzi, 2, 8);
    let without = |key: &str| {
        let lines = record.lines().filter(|line| !line.starts_with(key));
        lines.collect::<Vec<_>>().join("\n")
    };
    let other_seed = format!("@seed {}", "0".repeat(64));
    let unfinished: Vec<_> = record.lines().take(12).collect();
    for (wrong, told) in [
        (without("@seed"), "no seed"),
        (without("@commitment"), "no commitment"),
        (without("@seed") + "\n" + &other_seed, "does not fit"),
        (without("@seed") + "\n@seed 7", "no seed"),
        (unfinished.join("\n"), "not finished"),
        (record.replace("0 price", "9 price"), "illegal"),
    ] {
        let audit = run_with(["audit", "-"], wrong);
        assert_eq!((audit.status, audit.err.as_str()), (1, ""), "{told}");
        assert!(audit.out.contains(told), "{told}: {}", audit.out);
    }
}

#[test]
fn the_first_draw_that_was_another_one_is_named() {
    let record = sealed_record(GameKind::Medici, 3, 9);
    let sealed = Sealed::new([9; 32]);
    // The same game with another sixth draw.
    let other = ["C0", "F0", "G0", "D0", "S0"];
    let mut replay = fondaco_rules::record::Replay::new();
    let (mut draws, mut lines) = (0, Vec::new());
    for (number, line) in record.lines().enumerate() {
        let is_draw = line.starts_with("tile") || line.starts_with("first");
        draws += u32::from(is_draw);
        if is_draw && draws == 6 {
            let game = replay.game().unwrap();
            assert_eq!(sealed.draw(game, 5).unwrap().to_string(), line);
            let wrong = other.map(|tile| format!("tile {tile}"));
            let wrong = wrong.iter().find(|wrong| *wrong != line).unwrap();
            lines.push(wrong.clone());
            let audit = run_with(["audit", "-"], lines.join("\n") + "\n" + &seed_line(&record));
            let place = format!("draw 6 (line {})", number + 1);
            assert_eq!(audit.status, 1);
            assert!(audit.out.contains(&place), "{place}: {}", audit.out);
            assert!(audit.out.contains(line) && audit.out.contains(wrong), "{}", audit.out);
            return;
        }
        replay.read(line.as_bytes()).unwrap();
        lines.push(line.to_owned());
    }
    panic!("there are more than six draws");
}

fn seed_line(record: &str) -> String {
    record.lines().find(|line| line.starts_with("@seed")).unwrap().to_owned()
}

#[test]
fn what_cannot_be_read_has_status_2() {
    assert_eq!(run(["audit", "nowhere.record"]).status, 2);
}
