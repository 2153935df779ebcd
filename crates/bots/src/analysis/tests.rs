use super::*;

/// What one batch found about the moves `a`, `b` and so on: chances in percent.
fn batch(playouts: u32, chances: &[f32]) -> Vec<Reason<char>> {
    let reason = |(choice, &chance)| Reason {
        choice,
        win: chance / 100.0,
        win_error: 0.1,
        score: chance,
        score_error: 1.0,
        playouts,
    };
    ('a'..).zip(chances).map(reason).collect()
}

fn close(a: f32, b: f32) -> bool {
    (a - b).abs() < 1e-5
}

#[test]
fn the_best_comes_first_and_the_loss_is_measured_against_it() {
    let weighings = [batch(10, &[20.0, 30.0]), batch(30, &[24.0, 36.0])];
    let found = judged('a', 'b', &['a', 'b'], &weighings, BySeat::default()).unwrap();
    let order: Vec<char> = found.moves.iter().map(|reason| reason.choice).collect();
    assert_eq!(order, ['b', 'a']);
    assert_eq!(found.moves[0].playouts, 40);
    assert!(close(found.moves[0].win, 0.345) && close(found.moves[1].win, 0.23));
    assert!(close(found.loss.win, 0.115) && close(found.loss.score, 11.5));
}

#[test]
fn luck_that_all_moves_share_does_not_blur_the_loss() {
    let weighings = [batch(10, &[10.0, 12.0]), batch(10, &[50.0, 52.0]), batch(10, &[30.0, 32.0])];
    let found = judged('a', 'b', &['a', 'b'], &weighings, BySeat::default()).unwrap();
    assert!(found.moves[0].win_error > 0.1, "{:?}", found.moves);
    assert!(found.loss.win_error < 1e-5 && found.loss.is_clear(), "{:?}", found.loss);
}

#[test]
fn the_best_move_loses_nothing() {
    let weighings = [batch(10, &[20.0, 10.0]), batch(10, &[10.0, 10.0])];
    let found = judged('a', 'a', &['a', 'b'], &weighings, BySeat::default()).unwrap();
    assert_eq!(found.loss, Loss::default());
    assert!(!found.loss.is_clear());
}

#[test]
fn a_difference_that_may_be_luck_is_not_clear() {
    let weighings = [batch(10, &[20.0, 30.0]), batch(10, &[28.0, 20.0]), batch(10, &[20.0, 20.0])];
    let found = judged('a', 'b', &['a', 'b'], &weighings, BySeat::default()).unwrap();
    assert!(found.loss.win > 0.0 && !found.loss.is_clear(), "{:?}", found.loss);
}

#[test]
fn what_was_never_played_out_is_not_judged() {
    assert_eq!(judged('a', 'a', &['a', 'b'], &[Vec::new()], BySeat::default()), None);
    assert_eq!(judged('a', 'a', &['a', 'b'], &[batch(5, &[1.0])], BySeat::default()), None);
    assert_eq!(judged('a', 'a', &['a'], &[batch(0, &[1.0])], BySeat::default()), None);
}

#[test]
fn the_batches_add_up_to_the_playouts() {
    for playouts in [1, 5, 16, 200, 1001] {
        let batches = batches(Effort::Playouts(playouts), 3);
        let total: u32 = batches
            .iter()
            .map(|budget| match budget {
                Budget::Playouts(playouts) => *playouts,
                _ => 0,
            })
            .sum();
        assert_eq!((total, batches.len() as u32), (3 * playouts, playouts.min(BATCHES)));
    }
}
