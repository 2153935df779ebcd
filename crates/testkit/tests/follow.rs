//! Games are followed by what one viewer sees of them.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fondaco_dice::{Dice, random_event};
use fondaco_rules::follow::{Followed, Follower};
use fondaco_rules::{
    AnyGame, Byzanz, Event, EventOf, Game, GameKind, Medici, Seat, Strozzi, ToAct, Viewer,
};

/// What a viewer sees of an event.
fn seen<G: Game>(event: &EventOf<G>, viewer: Viewer) -> String {
    let masked = match event {
        Event::Chance(outcome) => G::masked(viewer, outcome),
        Event::Move(..) => None,
    };
    masked.unwrap_or_else(|| event.to_string())
}

/// Plays random games and compares what every seat and an onlooker can tell from what it hears with what it sees.
fn is_followed<G: Followed>(players: u32, games: u64) {
    for number in 0..games {
        let dice = &mut Dice::of_game(players.into(), number);
        let mut game = G::new(players).unwrap();
        let viewers = game.players().seats().map(Viewer::Seat).chain([Viewer::Public]);
        let mut followers: Vec<Follower<G>> =
            viewers.map(|viewer| Follower::new(players, viewer).unwrap()).collect();
        while let Some(event) = random_event(&game, dice) {
            game.play(event, &mut |_| ()).unwrap();
            for follower in &mut followers {
                let viewer = follower.viewer();
                let heard = seen::<G>(&event, viewer);
                assert_eq!(follower.hear(&heard), Ok(()), "game {number}, {viewer:?}: {heard}");
                let view = game.view(viewer);
                assert_eq!(follower.view(), view, "game {number}, {viewer:?}, after {heard}");
            }
        }
        assert!(followers.iter().all(|follower| follower.to_act() == ToAct::Over));
    }
}

#[test]
fn medici_is_followed() {
    (3..=6).for_each(|players| is_followed::<Medici>(players, 10));
}

#[test]
fn strozzi_is_followed() {
    is_followed::<Strozzi>(2, 20);
}

#[test]
fn byzanz_is_followed_by_what_is_not_hidden() {
    (3..=6).for_each(|players| is_followed::<Byzanz>(players, 40));
}

/// A game of Byzanz that seat 1 follows until it has its cards.
fn dealt() -> Follower<Byzanz> {
    let players = Byzanz::new(3).unwrap().players();
    let mut follower = Follower::new(3, Viewer::Seat(Seat::new(1, players).unwrap())).unwrap();
    for line in ["first 0", "deal 0 ? ? ? ?", "deal 1 C1 C1 M M", "deal 2 ? ? ? ?"] {
        follower.hear(line).unwrap();
    }
    follower
}

#[test]
fn what_was_made_up_gives_way_to_what_is_seen() {
    let mut follower = dealt();
    follower.hear("lot W4 W4 V4 V4 C4 C4").unwrap();
    // Whatever was made up for the others, they hold these.
    follower.hear("0 bid O1 S1 S2 G3").unwrap();
    follower.hear("1 pass").unwrap();
    follower.hear("2 sell M M M").unwrap();
    let bid = follower.view().bid(Seat::ZERO);
    assert_eq!(bid.to_string(), "G3 O1 S1 S2");
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    let mut follower = dealt();
    follower.hear("lot W4 W4 V4 V4 C4 C4").unwrap();
    let before = follower.view();
    for wrong in [
        // Both fours of the wood lie in the lot.
        "0 bid W4",
        // Nobody has more than four cards yet.
        "0 bid O1 O1 O1 O1 O1",
        "2 pass",
        "lot C1 C2 C3",
        "deal 0 ? ? ? ?",
        "deal 1 ? ? ? ?",
        "deal 2 ? ? ?",
        "deal ? ? ? ?",
        "0 bid ?",
        "7 pass",
        "0",
        "?",
        "",
    ] {
        assert!(follower.hear(wrong).is_err(), "{wrong}");
        assert_eq!(follower.view(), before, "{wrong}");
    }
}

/// Lines that are well-formed in some game, at the wrong time.
#[test]
fn no_line_at_the_wrong_time_does_harm() {
    let lines = [
        "first 1",
        "deal 0 ? ? ? ?",
        "deal 1 C1 C2 C3 C4",
        "deal 2 M M M M",
        "lot C1 C2",
        "lot M M M M M M",
        "lot V4 V4 W4 W4 O4 O4",
        "0 bid C1",
        "1 bid C4 C4 G4 G4 O4 O4 S4",
        "2 sell M M M",
        "0 sell W1 W1 W1",
        "1 drop S4",
        "2 give C1",
        "0 take M",
        "1 done",
        "2 pass",
    ];
    for number in 0..30 {
        let dice = &mut Dice::of_game(9, number);
        let mut game = Byzanz::new(3).unwrap();
        let mut follower = Follower::<Byzanz>::new(3, Viewer::Seat(Seat::ONE)).unwrap();
        while let Some(event) = random_event(&game, dice) {
            game.play(event, &mut |_| ()).unwrap();
            follower.hear(&seen::<Byzanz>(&event, Viewer::Seat(Seat::ONE))).unwrap();
            for line in lines {
                // What may happen may also be heard, but only by a copy.
                let mut copy = follower.clone();
                if copy.hear(line).is_err() {
                    assert_eq!(copy.view(), follower.view(), "{line}");
                }
            }
        }
    }
}

#[test]
fn the_own_hand_is_never_made_up() {
    let mut follower = dealt();
    follower.hear("lot W4 W4 V4 V4 C4 C4").unwrap();
    follower.hear("0 pass").unwrap();
    let reason = follower.hear("1 bid C2").unwrap_err();
    assert_eq!(reason.to_string(), "seat 1 does not hold C2");
}

/// A game chosen at run time hears what its viewer hears, and tells what came of it.
#[test]
fn any_game_is_followed() {
    for number in 0..20 {
        let dice = &mut Dice::of_game(5, number);
        let mut game = Byzanz::new(4).unwrap();
        let mut followed = AnyGame::new(GameKind::Byzanz, 4).unwrap();
        while let Some(event) = random_event(&game, dice) {
            let (mut told, mut heard) = (0, 0);
            game.play(event, &mut |_| told += 1).unwrap();
            let line = seen::<Byzanz>(&event, Viewer::Public);
            followed.hear(Viewer::Public, &line, &mut |_| heard += 1).unwrap();
            assert_eq!(heard, told, "after {line}");
            let AnyGame::Byzanz(played) = &followed else { panic!() };
            assert_eq!(played.game.view(Viewer::Public), game.view(Viewer::Public), "{line}");
        }
        assert_eq!(followed.to_act(), ToAct::Over);
    }
}
