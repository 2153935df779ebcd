use std::fs;

use fondaco_bots::{Budget, Level, Playable};
use fondaco_rules::{Byzanz, Game, Medici, Strozzi, strozzi};

use super::*;
use crate::engine::Faults;
use crate::matches::{BotPlayer, Finished, Numbered, play_game};

/// A program that is ready when it is asked, and else does what these cases of a shell say.
fn shell(cases: &str) -> String {
    format!(
        "while read -r word rest; do case $word in
            {cases}
            isready) echo readyok ;;
            quit) exit ;;
        esac; done"
    )
}

/// Time enough for a program that answers.
const PATIENT: Limits = Limits {
    time: Duration::from_millis(20),
    grace: Duration::from_mins(1),
    start: Duration::from_mins(1),
};

/// For a program that will not answer.
const IMPATIENT: Limits = Limits { grace: Duration::from_millis(1), ..PATIENT };

fn start(command: &str, limits: Limits) -> Program {
    Program::start(command, limits).unwrap_or_else(|reason| panic!("{reason}"))
}

/// Plays games in which the program has a seat among random bots.
fn play<G: Playable + Numbered + Refereed>(
    program: Program,
    players: u32,
    games: u32,
) -> (Vec<Finished>, Faults) {
    let book = program.book();
    let players = Players::within(players, G::PLAYERS).unwrap();
    let mut seats: Vec<Box<dyn Player<G>>> = vec![Box::new(program)];
    while seats.len() < players.count() {
        let random = BotPlayer::<G>::new(|seed| G::bot(Level::Random, seed), Budget::Usual);
        seats.push(Box::new(random));
    }
    let finished = (0..games).map(|game| {
        seats.rotate_left(1);
        play_game(players, &mut seats, 5, game, &mut |_| ())
    });
    (finished.collect(), book.faults())
}

/// A new game of Strozzi in which the program is asked seven florins.
fn for_sale(program: &mut Program) -> Strozzi {
    let mut game = Strozzi::new(2).unwrap();
    let tile = Strozzi::read_outcome(Words::of("tile C4"), game.players()).unwrap();
    Player::<Strozzi>::sit(program, game.players(), Seat::ONE, 1);
    for event in [Event::Chance(tile), Event::Move(Seat::ZERO, strozzi::Move::Price(7))] {
        game.play(event, &mut |_| ()).unwrap();
        Player::<Strozzi>::observe(program, &event);
    }
    game
}

/// The program's answer there.
fn answer(program: &mut Program) -> strozzi::Move {
    let game = for_sale(program);
    Player::<Strozzi>::choose(program, &game).unwrap()
}

/// One of the bots that come with the product.
fn example(name: &str) -> String {
    format!("{}/../../examples/bots/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_python_example_plays_medici_without_fault() {
    for players in 3..=6 {
        let program = start(&format!("python3 '{}'", example("face_value.py")), PATIENT);
        let (finished, faults) = play::<Medici>(program, players, 6);
        assert_eq!(faults, Faults::default(), "{players} players");
        assert!(finished.iter().all(|game| game.forfeits.is_empty()));
    }
}

#[test]
fn a_program_hears_what_its_seat_may_see() {
    let folder = tempfile::tempdir().unwrap();
    let heard = folder.path().join("heard");
    // It notes what it hears and takes the default moves by answering nonsense.
    let program = start(
        &shell(&format!(
            "game|first|deal|lot|[0-9]) echo \"$word $rest\" >> '{}' ;;
            go) echo move what? ;;",
            heard.display()
        )),
        PATIENT,
    );
    let (_, faults) = play::<Byzanz>(program, 3, 1);
    let heard = fs::read_to_string(heard).unwrap();
    let lines: Vec<&str> = heard.lines().collect();
    assert_eq!(lines[0], "game byzanz 3 seat 2");
    assert!(lines[1].starts_with("first "));
    assert_eq!(lines[2..4], ["deal 0 ? ? ? ?", "deal 1 ? ? ? ?"]);
    assert!(lines[4].starts_with("deal 2 ") && !lines[4].contains('?'), "{}", lines[4]);
    assert!(lines[5].starts_with("lot "));
    assert!(lines.iter().any(|line| line.starts_with("2 pass")), "its own moves too");
    assert!(faults.illegal > 0 && faults.late + faults.dead == 0);
}

#[test]
fn an_illegal_answer_forfeits_the_decision() {
    for (illegal, reason) in [
        ("price 7", "price 7: "),
        ("buy now", "no move: "),
        ("bid 7", "no move: "),
        ("", "no move: "),
    ] {
        let mut program = start(&shell(&format!("go) echo move {illegal} ;;")), PATIENT);
        assert_eq!(answer(&mut program), strozzi::Move::Refuse, "{illegal}");
        let faults = program.book().faults();
        assert_eq!((faults.illegal, faults.late, faults.dead), (1, 0, 0), "{illegal}");
        assert!(faults.last.clone().unwrap().starts_with(reason), "{faults}");
    }
}

#[test]
fn a_game_with_nothing_but_illegal_answers_comes_to_its_end() {
    let cheat = || start(&shell("go) echo move cheat ;;"), PATIENT);
    for (finished, faults) in [
        play::<Medici>(cheat(), 4, 2),
        play::<Strozzi>(cheat(), 2, 2),
        play::<Byzanz>(cheat(), 5, 2),
    ] {
        assert!(finished.len() == 2 && finished.iter().all(|game| game.forfeits.is_empty()));
        assert!(faults.illegal > 10 && faults.count() == faults.illegal, "{faults}");
    }
}

#[test]
fn silence_forfeits_the_decision() {
    let mut program = start(&shell(""), IMPATIENT);
    assert_eq!(answer(&mut program), strozzi::Move::Refuse);
    let faults = program.book().faults();
    assert_eq!((faults.illegal, faults.late, faults.dead), (0, 1, 0));
    assert_eq!(faults.last.unwrap(), "no answer within 21 ms");
}

#[test]
fn a_late_answer_is_not_taken_for_the_next_one() {
    // The first time it answers only when it is asked whether it is ready.
    let late = "go) if [ $first ]; then echo move refuse; else first=no; fi ;;
        isready) [ $first ] && echo move buy; echo readyok ;;";
    let mut program = start(&shell(late), IMPATIENT);
    assert_eq!(answer(&mut program), strozzi::Move::Refuse);
    assert_eq!(program.book().faults().late, 1);
    program.limits = PATIENT;
    assert_eq!(answer(&mut program), strozzi::Move::Refuse);
    assert_eq!(program.book().faults().count(), 1, "the second answer counts");
}

#[test]
fn a_program_that_dies_forfeits_its_game_and_is_started_for_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let starts = folder.path().join("starts");
    let mortal = format!("echo started >> '{}'; {}", starts.display(), shell("go) exit 3 ;;"));
    let (finished, faults) = play::<Medici>(start(&mortal, PATIENT), 3, 4);
    assert_eq!(finished.len(), 4);
    assert_eq!(fs::read_to_string(starts).unwrap().lines().count(), 4);
    assert!(faults.dead > 4 && faults.count() == faults.dead, "{faults}");
    assert_eq!(faults.last.unwrap(), "the program has ended (exit status: 3)");
}

#[test]
fn half_a_line_is_no_answer() {
    let mut program = start(&shell("go) printf 'move buy'; exit ;;"), PATIENT);
    assert_eq!(answer(&mut program), strozzi::Move::Refuse);
    assert_eq!(program.book().faults().dead, 1);
}

#[test]
fn an_answer_may_come_in_pieces() {
    let mut program =
        start(&shell("go) printf mo; printf 've  bu'; printf 'y \\r\\n' ;;"), PATIENT);
    assert_eq!(answer(&mut program), strozzi::Move::Buy);
    assert_eq!(program.book().faults(), Faults::default());
}

#[test]
fn a_flood_of_words_does_not_drown_the_answer() {
    for flood in [
        "yes info thinking | head -n 200000",
        "head -c 3000000 /dev/zero; echo",
        "yes | head -n 100000",
    ] {
        let mut program = start(&shell(&format!("go) {flood}; echo move buy ;;")), PATIENT);
        assert_eq!(answer(&mut program), strozzi::Move::Buy, "{flood}");
        assert_eq!(program.book().faults(), Faults::default(), "{flood}");
    }
}

#[test]
fn an_endless_flood_is_late() {
    for flood in ["yes info thinking", "cat /dev/zero", "yes readyok"] {
        let mut program = start(&shell(&format!("go) {flood} ;;")), IMPATIENT);
        assert_eq!(answer(&mut program), strozzi::Move::Refuse, "{flood}");
        assert_eq!(program.book().faults().late, 1, "{flood}");
    }
}

#[test]
fn a_program_that_does_not_read_does_not_hold_us_up() {
    let limits = Limits { time: Duration::ZERO, grace: Duration::ZERO, ..PATIENT };
    let deaf = start("read -r line; echo readyok; tail -f /dev/null", limits);
    let (finished, faults) = play::<Byzanz>(deaf, 6, 12);
    assert_eq!(finished.len(), 12);
    assert!(faults.late > 0 && faults.illegal == 0, "{faults}");
}

#[test]
fn a_silent_program_is_given_up_for_the_rest_of_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let starts = folder.path().join("starts");
    let silent = format!("echo started >> '{}'; {}", starts.display(), shell(""));
    let (finished, faults) = play::<Strozzi>(start(&silent, IMPATIENT), 2, 3);
    assert_eq!(fs::read_to_string(starts).unwrap().lines().count(), 3, "anew for every game");
    // The program sat in seat 1, 0, 1: three decisions of each game were waited for.
    let decisions: usize =
        [1, 0, 1].iter().zip(&finished).map(|(&seat, it)| it.nanos[seat].len()).sum();
    assert_eq!((faults.late, faults.count() as usize), (9, decisions), "{faults}");
    let last = faults.last.unwrap();
    assert_eq!(last, "given up after 3 decisions in a row without an answer");
}

#[test]
fn only_decisions_in_a_row_make_us_give_up() {
    // It is silent when it is given 20 milliseconds.
    let mut program = start(&shell("go) [ $rest = 20 ] || echo move buy ;;"), PATIENT);
    let game = for_sale(&mut program);
    let longer = Limits { time: Duration::from_millis(21), ..PATIENT };
    let expected = [IMPATIENT, IMPATIENT, longer, IMPATIENT, IMPATIENT, longer];
    for limits in expected {
        program.limits = limits;
        let choice = Player::<Strozzi>::choose(&mut program, &game).unwrap();
        assert_eq!(choice == strozzi::Move::Buy, limits == longer);
    }
    let faults = program.book().faults();
    assert_eq!((faults.late, faults.count()), (4, 4), "{faults}");
}

#[test]
fn a_program_that_cannot_be_started_again_forfeits_its_decisions() {
    let folder = tempfile::tempdir().unwrap();
    let started = folder.path().join("started");
    let once = format!(
        "[ -e '{0}' ] && exit 4; : > '{0}'; {1}",
        started.display(),
        shell("go) exit 3 ;;")
    );
    let (finished, faults) = play::<Medici>(start(&once, PATIENT), 3, 2);
    assert_eq!(finished.len(), 2);
    assert!(faults.dead > 2 && faults.count() == faults.dead, "{faults}");
    assert!(faults.last.unwrap().ends_with("ended before it was ready (exit status: 4)"));
}

#[test]
fn what_cannot_be_started_is_told_at_once() {
    let start = |command, limits| Program::start(command, limits).err().unwrap().to_string();
    let missing = start("exit 9", PATIENT);
    assert_eq!(missing, "‘exit 9’ ended before it was ready (exit status: 9)");
    let hasty = Limits { start: Duration::from_millis(20), ..PATIENT };
    let deaf = start("tail -f /dev/null", hasty);
    assert_eq!(deaf, "‘tail -f /dev/null’ did not answer ‘isready’ within 20ms");
}

#[test]
fn what_a_program_started_ends_with_it() {
    // The child of the program keeps its output open as long as it lives.
    let mut process = Process::start("tail -f /dev/null & wait").unwrap();
    process.end();
    assert_eq!(process.answer(Instant::now() + PATIENT.start), Err(NoAnswer::Ended));
}
