//! Bots at tables.

use fondaco_protocol::{Phase, SeatWish, Standings};

use crate::test_server::{TestServer, new_table};
use crate::view::{View, play_at_random};

#[tokio::test(flavor = "multi_thread")]
async fn games_against_bots_of_every_strength_are_finished() {
    let server = TestServer::open().await;
    let guest = server.guest("Ada").await;
    let bot = |level: &str| SeatWish::Bot(level.to_owned());
    for (game, seats) in [
        ("medici", vec![bot("apprentice"), SeatWish::Host, bot("merchant"), bot("random")]),
        ("strozzi", vec![bot("merchant"), SeatWish::Host]),
        ("byzanz", vec![SeatWish::Host, bot("apprentice"), bot("random"), bot("merchant")]),
    ] {
        let table = server.set_up(&guest, &new_table(game, seats)).await;
        assert_eq!(table.phase, Phase::Playing);
        let view = server.look(&table.id, Some(&guest)).await;
        let view = play_at_random(view, 7).await;
        let seats = view.table.seats.iter();
        let bots = seats.filter(|seat| seat.bot.is_some()).count();
        assert_eq!(bots, view.table.seats.len() - 1);
        let standings: Standings = server.get(&format!("/standings/{game}"), None).await;
        assert_eq!(standings.players.len(), bots + 1);
    }
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_master_decides() {
    let server = TestServer::open().await;
    let guest = server.guest("Ada").await;
    let seats = vec![SeatWish::Bot("master".to_owned()), SeatWish::Host];
    let table = server.set_up(&guest, &new_table("strozzi", seats)).await;
    let mut view = server.look(&table.id, Some(&guest)).await;
    view.until(View::is_turn).await;
    assert!(view.lines.iter().any(|line| line.starts_with("0 ")), "{:?}", view.lines);
    server.close().await;
}
