//! Properties of whole random games, of all kinds, in one harness.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{HashMap, HashSet};
use std::fmt::Debug;
use std::hash::Hash;

use fondaco_dice::{Dice, random_event};
use fondaco_rules::byzanz::{self, Byzanz, Cards};
use fondaco_rules::notation::Words;
use fondaco_rules::record::{self, Replay};
use fondaco_rules::{
    AnyGame, BySeat, Choices, Event, EventOf, Game, GameKind, Medici, Outcomes, Seat, Strozzi,
    ToAct, Viewer,
};
use fondaco_testkit::conceivable::Conceivable;
use fondaco_testkit::ledger::Ledger;
use proptest::prelude::*;

/// A random game with its events; in Byzanz anybody may sell at any time.
fn random_game<G: Game>(players: u32, seed: u64, mut each: impl FnMut(&G, EventOf<G>)) -> G {
    let mut dice = Dice::seeded(seed);
    let mut game = G::new(players).unwrap();
    while let Some(mut event) = random_event(&game, &mut dice) {
        let seats: Vec<Seat> = game.players().seats().collect();
        let seat = seats[dice.below(seats.len() as u32) as usize];
        let aside = game.moves(seat);
        if game.to_act() != ToAct::Player(seat) && !aside.is_empty() && dice.below(4) == 0 {
            event = Event::Move(seat, aside.choose(&mut |bound| dice.below(bound)));
        }
        each(&game, event);
        game.play(event, &mut |_| ()).unwrap();
    }
    game
}

fn everything_is_conserved_and_the_game_ends<G: Ledger>(players: u32, seed: u64) {
    let mut gone = G::Gone::default();
    let mut events = 0;
    let end = random_game::<G>(players, seed, |game, event| {
        game.balance(&gone);
        let mut after = *game;
        let mut effects = Vec::new();
        after.play(event, &mut |effect| effects.push(effect)).unwrap();
        G::note(&mut gone, game, &event, &effects);
        events += 1;
    });
    end.balance(&gone);
    assert!(events <= G::longest(end.players()), "{events} events");
    assert!(!end.winners().is_empty());
    assert!(end.players().seats().all(|seat| end.moves(seat).is_empty()));
    assert_eq!(end.outcomes().total(), 0);
}

fn what_is_listed_is_exactly_what_is_accepted<G>(players: u32, seed: u64)
where
    G: Conceivable<Move: Hash + Debug>,
{
    let mut dice = Dice::seeded(!seed);
    random_game::<G>(players, seed, |game, _| {
        for seat in game.players().seats() {
            let moves = game.moves(seat);
            let listed: HashSet<G::Move> = moves.iter().collect();
            assert_eq!(listed.len() as u32, moves.len(), "a move is listed twice");
            let tried = game.conceivable_moves(&mut dice).into_iter();
            for choice in tried.chain(listed.iter().copied()) {
                let mut after = *game;
                let accepted = after.act(seat, choice, &mut |_| ());
                assert_eq!(accepted.is_ok(), listed.contains(&choice), "{seat} {choice}");
                assert_eq!(accepted.is_ok(), moves.contains(&choice));
                if let Err(reason) = accepted {
                    assert_eq!(after, *game, "a refused {choice} changed the game");
                    assert!(!reason.to_string().is_empty());
                }
            }
        }
        for outcome in game.conceivable_outcomes(&mut dice) {
            let mut after = *game;
            let accepted = after.reveal(outcome, &mut |_| ());
            assert_eq!(accepted.is_ok(), game.outcomes().contains(&outcome), "{outcome}");
            assert!(accepted.is_ok() || after == *game, "a refused {outcome} changed the game");
        }
    });
}

/// The weights of the listed outcomes add up, and each of them is accepted. Deals and large lots
/// of Byzanz are too many to be listed for every position.
fn outcomes_are_weighed<G: Game>(players: u32, seed: u64) {
    random_game::<G>(players, seed, |game, _| {
        let outcomes = game.outcomes();
        if outcomes.total() > 5_000 {
            return;
        }
        let mut total = 0;
        for (outcome, weight) in outcomes.iter() {
            assert!(weight > 0 && outcomes.contains(&outcome));
            total += weight;
        }
        assert_eq!(total, outcomes.total());
        draws_follow_the_weights(&outcomes);
    });
}

/// Every way the dice may fall gives each outcome in proportion to its weight.
fn draws_follow_the_weights<O: Outcomes<Outcome: std::fmt::Display>>(outcomes: &O) {
    let mut drawn = HashMap::new();
    let mut ways = 0;
    let mut fallen: Vec<(u32, u32)> = Vec::new();
    while outcomes.total() > 0 {
        let mut thrown = 0;
        let outcome = outcomes.draw(&mut |bound| {
            if thrown == fallen.len() {
                fallen.push((0, bound));
            }
            thrown += 1;
            fallen[thrown - 1].0
        });
        *drawn.entry(outcome.to_string()).or_insert(0u64) += 1;
        ways += 1;
        // The next way: the last die that can show more does, those behind it start again.
        let Some(last) = fallen.iter().rposition(|&(shown, bound)| shown + 1 < bound) else {
            break;
        };
        fallen.truncate(last + 1);
        fallen[last].0 += 1;
    }
    for (outcome, weight) in outcomes.iter() {
        let drawn = drawn.remove(&outcome.to_string()).unwrap_or_default();
        assert_eq!(drawn * outcomes.total(), weight * ways, "{outcome}");
    }
    assert!(drawn.is_empty(), "drawn but not listed: {drawn:?}");
}

fn notation_and_records_round_trip<G: Game>(kind: GameKind, players: u32, seed: u64) {
    let mut text = record::header(kind, players as usize);
    let mut prints = Vec::new();
    let end = random_game::<G>(players, seed, |game, event| {
        prints.push(game.fingerprint());
        let written = event.to_string();
        match event {
            Event::Chance(outcome) => {
                let read = G::read_outcome(Words::of(&written), game.players());
                assert_eq!(read, Ok(outcome));
            }
            Event::Move(_, choice) => {
                assert_eq!(G::read_move(Words::of(&choice.to_string())), Ok(choice));
            }
        }
        text += "\n";
        text += &written;
    });
    prints.push(end.fingerprint());
    let mut replay = Replay::new();
    for (line, print) in text.lines().zip(prints) {
        replay.read(line.as_bytes()).unwrap();
        assert_eq!(replay.game().unwrap().fingerprint(), print, "after {line}");
    }
    let result = record::result(replay.game().unwrap());
    replay.read(result.as_bytes()).unwrap();
    let scores = replay.end().unwrap().scores();
    assert_eq!(scores, end.scores());
}

/// The number of a position is a number for what matters of it.
fn fingerprints_tell_positions_apart<G: Game>(players: u32, seed: u64) {
    let mut positions = HashSet::new();
    let mut prints = HashSet::new();
    random_game::<G>(players, seed, |game, _| {
        positions.insert(*game);
        prints.insert(game.fingerprint());
    });
    assert_eq!(positions.len(), prints.len());
}

macro_rules! for_every_game {
    ($($name:ident => $property:ident),* $(,)?) => { $(
        mod $name {
            use super::*;

            proptest! {
                #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

                #[test]
                fn medici(players in 3..=6u32, seed: u64) {
                    $property::<Medici>(players, seed);
                }

                #[test]
                fn strozzi(seed: u64) {
                    $property::<Strozzi>(2, seed);
                }

                #[test]
                fn byzanz(players in 3..=6u32, seed: u64) {
                    $property::<Byzanz>(players, seed);
                }
            }
        }
    )* };
}

for_every_game! {
    tiles_cards_and_money_are_conserved => everything_is_conserved_and_the_game_ends,
    enumerated_is_accepted_and_refused_changes_nothing => what_is_listed_is_exactly_what_is_accepted,
    weights_add_up => outcomes_are_weighed,
    positions_have_their_own_numbers => fingerprints_tell_positions_apart,
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn a_record_replays_to_the_same_positions(kind in 0..3usize, players in 3..=6u32, seed: u64) {
        match GameKind::ALL[kind] {
            kind @ GameKind::Medici => notation_and_records_round_trip::<Medici>(kind, players, seed),
            kind @ GameKind::Strozzi => notation_and_records_round_trip::<Strozzi>(kind, 2, seed),
            kind @ GameKind::Byzanz => notation_and_records_round_trip::<Byzanz>(kind, players, seed),
        }
    }

    #[test]
    fn worlds_that_a_seat_cannot_tell_apart_look_the_same(players in 3..=6u32, seed: u64) {
        compare_worlds(players, seed);
    }

    /// Who remembers every card that came or lay open knows this much of a hand, and never more
    /// than four cards less.
    #[test]
    fn what_is_known_of_a_hand_is_what_was_seen(players in 3..=6u32, seed: u64) {
        let mut seen = BySeat::default();
        random_game::<Byzanz>(players, seed, |game, event| {
            let view = game.view(Viewer::Seat(Seat::ZERO));
            for seat in game.players().seats().skip(1) {
                let all = game.hand(seat).plus(game.bid(seat));
                assert!(game.hand(seat).include(view.known(seat)));
                assert!(view.secrets(seat) <= 4);
                assert_eq!(view.known(seat).plus(game.bid(seat)), seen[seat], "{seat}");
                assert!(all.include(seen[seat]));
                assert_eq!(view.remembered_profits(seat), game.profits(seat));
            }
            remember(game, event, &mut seen);
        });
    }

    /// What is hidden from a seat is nowhere in what is laid out for it.
    #[test]
    fn a_position_for_a_seat_only_counts_other_hands(players in 3..=6u32, seed: u64) {
        random_game::<Byzanz>(players, seed, |game, _| {
            for seat in game.players().seats() {
                let position = Byzanz::position(&game.view(Viewer::Seat(seat)), &[]);
                let json = serde_json::to_value(&position).unwrap();
                for other in game.players().seats().filter(|&other| other != seat) {
                    assert_eq!(json["hands"][other.index()], game.hand(other).len());
                    if game.winners().is_empty() {
                        assert_eq!(json["profits"][other.index()], game.profits(other).len());
                        assert!(json["scores"][other.index()].is_null());
                    }
                }
            }
        });
    }
}

/// Counts what everybody sees of the cards that each seat has in hand and on the table.
fn remember(game: &Byzanz, event: EventOf<Byzanz>, seen: &mut BySeat<Cards>) {
    if let Event::Move(seat, choice) = event {
        let shown = match choice {
            byzanz::Move::Bid(added) => added,
            byzanz::Move::Sell(set) => set,
            byzanz::Move::Drop(card) => Cards::one(card),
            _ => Cards::NONE,
        };
        let on_table = game.bid(seat).plus(shown);
        seen[seat] = byzanz::Card::all()
            .flat_map(|card| {
                let most = seen[seat].count(card).max(on_table.count(card));
                std::iter::repeat_n(card, most as usize)
            })
            .collect();
        if !matches!(choice, byzanz::Move::Bid(_)) {
            seen[seat] = seen[seat].minus(shown);
        }
    }
    let mut after = *game;
    let note = &mut |effect| match effect {
        byzanz::Effect::Won { seat, paid } => seen[seat] = seen[seat].minus(paid),
        byzanz::Effect::TookLot { seat, cards, .. } | byzanz::Effect::TookKind { seat, cards } => {
            seen[seat] = seen[seat].plus(cards);
        }
        _ => (),
    };
    after.play(event, note).unwrap();
}

/// Deals the cards that the seat cannot know anew, among the other hands and the deck.
fn another_world(game: &Byzanz, seat: Seat, dice: &mut Dice) -> Byzanz {
    let view = game.view(Viewer::Seat(seat));
    let mut die = |bound| dice.below(bound);
    let mut unknown = view.unknown().draw(&mut die);
    let mut hands = BySeat::default();
    for other in game.players().seats() {
        let secret: Cards = unknown.by_ref().take(view.secrets(other) as usize).collect();
        hands[other] = view.known(other).plus(secret);
    }
    view.imagine(hands).unwrap()
}

#[test]
fn an_event_of_another_game_is_refused() {
    let medici = AnyGame::new(GameKind::Medici, 3).unwrap();
    let mut strozzi = AnyGame::new(GameKind::Strozzi, 2).unwrap();
    let event = medici.read("tile C5").unwrap();
    let before = strozzi.clone();
    assert!(strozzi.play(event, &mut |_| ()).is_err());
    assert_eq!(strozzi, before);
}

/// As the documentation says.
#[test]
#[cfg(target_pointer_width = "64")]
fn positions_are_small() {
    assert_eq!(size_of::<Medici>(), 104);
    assert_eq!(size_of::<Strozzi>(), 80);
    assert_eq!(size_of::<Byzanz>(), 240);
}

/// A deal is too much for every position of a random game, but once is enough.
#[test]
fn the_weights_of_a_deal_add_up_to_all_choices_of_four_cards() {
    let mut game = Byzanz::new(3).unwrap();
    game.reveal(fondaco_rules::byzanz::Outcome::First(Seat::ONE), &mut |_| ()).unwrap();
    let deals = game.outcomes();
    assert_eq!(deals.total(), 112 * 111 * 110 * 109 / 24);
    let (mut weights, mut seen) = (0, HashSet::new());
    for (deal, weight) in deals.iter() {
        assert!(deals.contains(&deal) && seen.insert(deal), "{deal}");
        weights += weight;
    }
    assert_eq!(weights, deals.total());
}

/// A world is imagined only with as many cards as the viewer counts, and as the game has.
#[test]
fn impossible_worlds_are_not_imagined() {
    let mut game = None;
    random_game::<Byzanz>(3, 5, |now, _| {
        let dealt = now.players().seats().all(|seat| now.hand(seat).len() == 4);
        game = game.or(dealt.then_some(*now));
    });
    let game = game.unwrap();
    let view = game.view(Viewer::Seat(Seat::ZERO));
    let mut hands = BySeat::default();
    for seat in game.players().seats() {
        hands[seat] = game.hand(seat);
    }
    assert_eq!(view.imagine(hands), Some(game));
    let cards = |text: &[&str]| -> Cards {
        let find =
            |name: &&str| fondaco_rules::byzanz::Card::all().find(|c| c.to_string() == **name);
        text.iter().map(|name| find(name).unwrap()).collect()
    };
    let with = |seat: Seat, cards: Cards| {
        let mut hands = hands;
        hands[seat] = cards;
        view.imagine(hands)
    };
    assert_eq!(with(Seat::ONE, cards(&["C1", "C1", "C1"])), None, "one card too few");
    assert_eq!(with(Seat::ONE, cards(&["C4", "C4", "C4", "C1"])), None, "only two cards C4");
    assert_eq!(
        with(Seat::ZERO, cards(&["C1", "C1", "C1", "C1"])),
        None,
        "a seat knows its own hand"
    );
}

/// Hidden cards are swapped between hands and deck: the seat must not notice, not even in what the table
/// waits for. Answers how many of these worlds really were other ones.
fn compare_worlds(players: u32, seed: u64) -> u32 {
    let mut dice = Dice::seeded(seed ^ 1);
    let mut changed = 0;
    random_game::<Byzanz>(players, seed, |game, _| {
        for seat in game.players().seats() {
            let viewer = Viewer::Seat(seat);
            let view = game.view(viewer);
            let others = game.players().seats().filter(|&other| other != seat);
            let hidden: u32 = others.map(|other| view.secrets(other)).sum();
            assert_eq!(view.unknown().len(), game.unseen().len() + hidden);
            let other = another_world(game, seat, &mut dice);
            changed += u32::from(other != *game);
            assert_eq!(other.view(viewer), view);
            assert_eq!(Byzanz::position(&other.view(viewer), &[]), Byzanz::position(&view, &[]));
            // What the rules ask of the seat itself is the same too.
            assert_eq!(other.moves(seat), game.moves(seat));
        }
    });
    changed
}

/// A short game may have few cards to swap, so whether anything was compared is asked of many.
#[test]
fn worlds_that_look_the_same_are_other_worlds() {
    for players in 3..=6 {
        let changed: u32 = (0..8).map(|seed| compare_worlds(players, seed)).sum();
        assert!(changed > 8 * 20, "only {changed} worlds of {players} players were other ones");
    }
}
