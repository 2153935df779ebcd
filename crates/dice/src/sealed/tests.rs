use super::*;

use fondaco_rules::{Choices, GameKind, Seat};

fn counted() -> Sealed {
    Sealed::new(std::array::from_fn(|place| place as u8))
}

/// All numbers here were computed by another program, from the description alone.
#[test]
fn draws_are_pinned() {
    let bounds = [1, 2, 6, 36, 112, 1000, 1 << 31, u32::MAX, 6, 6, 6, 6];
    let thrown = |sealed: &Sealed, draw| {
        let mut die = sealed.die(draw);
        bounds.map(&mut die)
    };
    let sevens = Sealed::new([7; 32]);
    let far = (1 << 40) + 3;
    let pinned = [
        (thrown(&sevens, 0), [0, 1, 4, 23, 36, 956, 1_707_324_124, 931_356_622, 5, 2, 2, 4]),
        (thrown(&sevens, 1), [0, 0, 4, 35, 8, 874, 979_244_716, 2_794_029_864, 2, 3, 2, 0]),
        (thrown(&sevens, far), [0, 1, 3, 2, 33, 658, 1_395_347_617, 53_348_072, 4, 2, 3, 5]),
        (thrown(&counted(), 0), [0, 1, 4, 2, 55, 384, 213_281_511, 2_244_423_057, 3, 5, 4, 1]),
        (thrown(&counted(), 1), [0, 1, 2, 24, 80, 766, 1_748_593_347, 1_328_787_493, 0, 4, 5, 1]),
        (thrown(&counted(), far), [0, 1, 1, 13, 92, 35, 419_612_751, 1_402_552_843, 0, 0, 2, 4]),
    ];
    for (found, expected) in pinned {
        assert_eq!(found, expected);
    }
}

/// With this bound every fourth number is drawn again.
#[test]
fn favoured_numbers_are_drawn_again() {
    let mut die = counted().die(5);
    let thrown = [3 << 30; 6].map(&mut die);
    let expected =
        [374_516_707, 1_954_336_146, 2_275_001_453, 1_970_639_097, 1_194_792_937, 2_971_758_883];
    assert_eq!(thrown, expected);
}

#[test]
fn a_seed_is_written_and_read_and_kept_from_logs() {
    let sealed = counted();
    let commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
    assert_eq!(sealed.commitment(), commitment);
    assert_eq!(format!("{sealed:?}"), format!("Sealed({commitment})"));
    assert!(sealed.revealed().starts_with("000102030405060708090a0b"));
    assert_eq!(sealed.revealed().parse(), Ok(sealed));
    for wrong in ["", "00", &"0".repeat(63), &"G".repeat(64), &"A".repeat(64), &"é".repeat(32)] {
        assert_eq!(wrong.parse::<Sealed>(), Err(BadSeed), "{wrong}");
    }
}

#[test]
fn whole_games_are_dealt() {
    for kind in GameKind::ALL {
        let mut game = AnyGame::new(kind, kind.players().0.into()).unwrap();
        let sealed = Sealed::new([kind as u8; 32]);
        let mut draws = 0;
        loop {
            let event = match game.to_act() {
                ToAct::Over => break,
                ToAct::Chance => {
                    draws += 1;
                    sealed.draw(&game, draws - 1).unwrap()
                }
                ToAct::Player(seat) => {
                    assert_eq!(sealed.draw(&game, draws), None);
                    first_move(&game, seat)
                }
            };
            game.play(event, &mut |_| ()).unwrap();
        }
        assert!(draws > 10, "{kind}");
    }
}

fn first_move(game: &AnyGame, seat: Seat) -> AnyEvent {
    fn of<G: Game>(game: &G, seat: Seat) -> EventOf<G> {
        Event::Move(seat, game.moves(seat).get(0))
    }
    match game {
        AnyGame::Medici(played) => AnyEvent::Medici(of(&played.game, seat)),
        AnyGame::Strozzi(played) => AnyEvent::Strozzi(of(&played.game, seat)),
        AnyGame::Byzanz(played) => AnyEvent::Byzanz(of(&played.game, seat)),
    }
}
