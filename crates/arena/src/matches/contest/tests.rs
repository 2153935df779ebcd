use fondaco_rules::{Game, Medici, Strozzi};

use super::*;

fn contest<G: Game>(players: u32, contestants: &[&str]) -> Contest {
    let contestants = contestants.iter().map(|name| name.parse().unwrap()).collect();
    Contest { players: Players::within(players, G::PLAYERS).unwrap(), seed: 7, contestants }
}

/// All games in the order of their numbers, without the times.
fn all<G: Playable + Numbered + Refereed>(
    contest: &Contest,
    pairings: &[Pairing],
    jobs: usize,
) -> Vec<(u32, Vec<i32>, Vec<usize>, String)> {
    let mut games = Vec::new();
    contest
        .play::<G>(pairings, jobs, |finished, events| {
            let Finished { game, scores, winners, .. } = finished;
            let events: Vec<String> = events.iter().map(ToString::to_string).collect();
            games.push((game, scores, winners, events.join("\n")));
            ControlFlow::Continue(())
        })
        .unwrap();
    games.sort();
    games
}

#[test]
fn the_number_of_jobs_changes_nothing() {
    let contest = contest::<Medici>(3, &["random", "random"]);
    let pairings = every_seat_in_turn(contest.players, 12);
    let one = all::<Medici>(&contest, &pairings, 1);
    assert_eq!(one.len(), 12);
    assert_eq!(one, all::<Medici>(&contest, &pairings, 2));
    assert_eq!(one, all::<Medici>(&contest, &pairings, 50));
    // A game is the same whichever games are played besides.
    assert_eq!(one[5..7], all::<Medici>(&contest, &pairings[5..7], 1));
}

#[test]
fn every_seat_gets_the_entrant_equally_often() {
    for players in 3..=6 {
        let players = Players::within(players, Medici::PLAYERS).unwrap();
        let mut entrants = vec![0; players.count()];
        for pairing in every_seat_in_turn(players, 60) {
            let entrant = pairing.seating.iter().position(|&contestant| contestant == 0).unwrap();
            assert_eq!(pairing.seating.iter().sum::<usize>(), players.count() - 1);
            entrants[entrant] += 1;
        }
        assert_eq!(entrants, vec![60 / players.count(); players.count()]);
    }
}

#[test]
fn a_match_can_be_broken_off() {
    let contest = contest::<Strozzi>(2, &["random", "random"]);
    let pairings = every_seat_in_turn(contest.players, 1000);
    let mut told = 0;
    let three = |_, _: Vec<_>| {
        told += 1;
        if told == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    contest.play::<Strozzi>(&pairings, 2, three).unwrap();
    assert_eq!(told, 3);
}

#[test]
fn a_program_that_does_not_start_is_an_error() {
    let contest = contest::<Strozzi>(2, &["cmd:exit 1", "random"]);
    let pairings = every_seat_in_turn(contest.players, 4);
    let result = contest.play::<Strozzi>(&pairings, 1, |_, _| ControlFlow::Continue(()));
    assert!(result.unwrap_err().to_string().contains("exit 1"));
}

#[test]
fn a_program_that_ends_forfeits_its_decisions() {
    // It gets ready and ends when it is first asked for a move.
    let program = "cmd:while read word rest; do case $word in \
                   isready) echo readyok;; go) exit;; esac; done";
    let contest = contest::<Strozzi>(2, &[program, "random"]);
    let pairings = every_seat_in_turn(contest.players, 2);
    let mut forfeits = Vec::new();
    contest
        .play::<Strozzi>(&pairings, 1, |finished, _| {
            forfeits.push((finished.forfeits.len(), finished.forfeits[0].decisions as usize));
            assert_eq!(finished.forfeits[0].seat, finished.game as usize);
            let decisions = finished.nanos[finished.game as usize].len();
            assert_eq!(finished.forfeits[0].decisions as usize, decisions);
            ControlFlow::Continue(())
        })
        .unwrap();
    assert_eq!(forfeits.len(), 2);
}

#[test]
fn a_program_that_later_does_not_start_forfeits_and_is_reported() {
    // Only the first of all starts succeeds: in the second game it sits in another seat.
    let folder = tempfile::tempdir().unwrap();
    let started = folder.path().join("started").display().to_string();
    let program = format!(
        "cmd:[ -e '{started}' ] && exit 7; : > '{started}'; while read word rest; do \
         case $word in isready) echo readyok;; go) echo move what?;; quit) exit;; esac; done"
    );
    let contest = contest::<Strozzi>(2, &[&program, "random"]);
    let mut reasons = Vec::new();
    contest
        .play::<Strozzi>(&every_seat_in_turn(contest.players, 2), 1, |finished, _| {
            reasons.push(finished.forfeits[0].reason.clone());
            ControlFlow::Continue(())
        })
        .unwrap();
    assert!(reasons[0].starts_with("no move: "), "{reasons:?}");
    assert!(reasons[1].ends_with("ended before it was ready (exit status: 7)"), "{reasons:?}");
}
