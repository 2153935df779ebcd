//! The fast engine against the slow one, event by event.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fondaco_dice::{Dice, random_event};
use fondaco_rules::perft::perft;
use fondaco_rules::record::{self, Replay};
use fondaco_rules::{AnyGame, Byzanz, Choices, Event, EventOf, Game, Medici, Seat, Strozzi, ToAct};
use fondaco_rules::{GameKind, Viewer};
use fondaco_testkit::conceivable::Conceivable;
use fondaco_testkit::{golden, naive};
use serde_json::json;

/// Random games in which seats also sell out of turn; after every event both engines must show the
/// same position, to everybody.
fn random_games_agree<G: Game>(kind: GameKind, players: u32, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut dice = Dice::seeded(seed);
        let mut game = G::new(players).unwrap();
        let mut slow = naive::new(G::NAME, players as usize);
        let mut fast = AnyGame::new(kind, players).unwrap();
        while let Some(event) = next(&game, &mut dice) {
            let line = event.to_string();
            game.play(event, &mut |_| ()).unwrap();
            slow.play(&line).unwrap();
            fast.play(fast.read(&line).unwrap(), &mut |_| ()).unwrap();
            assert_eq!(
                json!(fast.position(Viewer::Record)),
                slow.position(None),
                "{line} of seed {seed}"
            );
            let seat = game.players().seats().nth(seed as usize % players as usize).unwrap();
            let seen = slow.position(Some(seat.index()));
            assert_eq!(json!(fast.position(Viewer::Seat(seat))), seen, "{line} of seed {seed}");
        }
        assert_eq!(game.to_act(), ToAct::Over);
    }
}

fn next<G: Game>(game: &G, dice: &mut Dice) -> Option<EventOf<G>> {
    let seats: Vec<Seat> = game.players().seats().collect();
    let seat = seats[dice.below(seats.len() as u32) as usize];
    let aside = game.moves(seat);
    if game.to_act() != ToAct::Player(seat) && !aside.is_empty() && dice.below(5) == 0 {
        return Some(Event::Move(seat, aside.choose(&mut |bound| dice.below(bound))));
    }
    random_event(game, dice)
}

#[test]
fn random_games_of_medici_agree() {
    for players in 3..=6 {
        random_games_agree::<Medici>(GameKind::Medici, players, 0..8);
    }
}

#[test]
fn random_games_of_strozzi_agree() {
    random_games_agree::<Strozzi>(GameKind::Strozzi, 2, 0..6);
}

#[test]
fn random_games_of_byzanz_agree() {
    for players in 3..=6 {
        random_games_agree::<Byzanz>(GameKind::Byzanz, players, 0..8);
    }
}

/// What one engine refuses the other refuses too: moves and draws are made up at random positions.
fn refusals_agree<G: Conceivable>(players: u32, seeds: std::ops::Range<u64>) {
    let mut accepted = [0; 2];
    for seed in seeds {
        let mut dice = Dice::seeded(seed);
        let mut game = G::new(players).unwrap();
        let mut slow = naive::new(G::NAME, players as usize);
        while let Some(event) = next(&game, &mut dice) {
            let outcomes = game.conceivable_outcomes(&mut dice).into_iter().map(Event::Chance);
            let seats: Vec<Seat> = game.players().seats().collect();
            let moves = game.conceivable_moves(&mut dice).into_iter();
            let tried: Vec<EventOf<G>> = moves
                .map(|choice| Event::Move(seats[dice.below(players) as usize], choice))
                .chain(outcomes)
                .collect();
            for _ in 0..6 {
                let event = tried[dice.below(tried.len() as u32) as usize];
                let fast = { game }.play(event, &mut |_| ()).is_ok();
                let plain = slow.boxed_clone().play(&event.to_string()).is_ok();
                assert_eq!(fast, plain, "{event} of seed {seed}");
                accepted[usize::from(fast)] += 1;
            }
            game.play(event, &mut |_| ()).unwrap();
            slow.play(&event.to_string()).unwrap();
        }
    }
    assert!(accepted[0] > 100 && accepted[1] > 10, "{accepted:?}");
}

#[test]
fn both_engines_refuse_the_same() {
    for players in 3..=6 {
        refusals_agree::<Medici>(players, 0..3);
        refusals_agree::<Byzanz>(players, 0..3);
    }
    refusals_agree::<Strozzi>(2, 0..1);
}

/// The paths with distinguishable tiles and cards are just as many in both engines, from the start
/// and from the middle of golden games.
fn paths_agree(record: &str, events: usize, depth: u32) {
    let mut replay = Replay::new();
    let mut slow = None;
    let mut left = events;
    for line in record.lines() {
        if left == 0 && replay.game().is_some() {
            break;
        }
        match replay.read(line.as_bytes()).unwrap() {
            record::Line::Header => {
                let game = replay.game().unwrap();
                slow = Some(naive::new(game.kind().name(), game.players().count()));
            }
            record::Line::Event(_) => {
                slow.as_mut().unwrap().play(line).unwrap();
                left -= 1;
            }
            _ => {}
        }
    }
    let count = match replay.end().unwrap() {
        AnyGame::Medici(played) => perft(&played.game, depth),
        AnyGame::Strozzi(played) => perft(&played.game, depth),
        AnyGame::Byzanz(played) => perft(&played.game, depth),
    };
    let slow = naive::paths(slow.unwrap().as_ref(), depth);
    assert_eq!(count.weighted, slow, "after {events} events, {depth} deep, of\n{record}");
}

#[test]
fn weighted_paths_equal_the_paths_of_distinguishable_tiles_from_the_start() {
    for players in 3..=6 {
        paths_agree(&record::header(GameKind::Medici, players), 0, 3);
        paths_agree(&record::header(GameKind::Byzanz, players), 0, 1);
    }
    paths_agree(&record::header(GameKind::Strozzi, 2), 0, 2);
}

#[test]
fn weighted_paths_equal_the_paths_of_distinguishable_tiles_in_golden_games() {
    for (name, record) in golden::records() {
        let events = events_of(&record).count();
        for part in [3, 5, 7, 9, 10] {
            let events = events * part / 10;
            // Early lots of Byzanz and prices of Strozzi have too many continuations for a slow
            // engine to go deep.
            let depth = match name.split('-').next() {
                Some("medici") => 2,
                Some("strozzi") => 1,
                _ if part >= 9 => 2,
                _ => continue,
            };
            paths_agree(&record, events, depth);
        }
    }
}

/// The last lots of Byzanz, where few cards are left: drawn, auctioned and settled.
#[test]
fn the_last_lots_of_byzanz_agree_to_a_depth() {
    for (name, record) in golden::records().iter().filter(|(name, _)| name.contains("uniform")) {
        let Some(players) = name.strip_prefix("byzanz-") else { continue };
        let events: Vec<&str> = events_of(record).collect();
        let last_lot = events.iter().rposition(|line| line.starts_with("lot")).unwrap();
        let depth = if players.starts_with(['3', '5']) { 4 } else { 3 };
        paths_agree(record, last_lot, depth);
    }
}

/// The lines of a record that are events.
fn events_of(record: &str) -> impl Iterator<Item = &str> {
    let other = ["@", "#", "fondaco", "result"];
    record.lines().filter(move |line| !other.iter().any(|start| line.starts_with(start)))
}
