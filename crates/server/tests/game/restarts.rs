//! A restart loses nothing.

use fondaco_dice::Dice;
use fondaco_protocol::{Command, Lobby, Phase, SeatWish};

use crate::test_server::{TestServer, new_table};
use crate::view::{View, play_at_random};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_restart() {
    let mut server = TestServer::open().await;
    let guests = server.guests(["Ada", "Bea", "Cleo"]).await;
    let table = server.game("byzanz", &guests, 0).await;
    let mut dice = Dice::seeded(3);
    let mut logs: Vec<Vec<String>> = vec![Vec::new(); 3];
    for _ in 0..3 {
        for _ in 0..5 {
            let turn = usize::from(server.table(&table.id, None).await.0.to_act.unwrap());
            let mut view = server.look(&table.id, Some(&guests[turn])).await;
            let play = view.any_move(&mut dice).unwrap();
            view.plays(&play).await.unwrap();
        }
        let mut view = server.look(&table.id, Some(&guests[0])).await;
        let closing = tokio::spawn(server.close());
        while view.hear().await.is_some() {}
        assert!(view.closing, "those who look are told");
        server = closing.await.unwrap().open_again().await;
        for (guest, known) in guests.iter().zip(&mut logs) {
            // Whoever knows some lines gets only the others.
            let key = Some(guest.key.clone());
            let view = View::open(server.address, &table.id, key, known.len() as u32);
            known.extend(view.await.unwrap().lines);
            assert_eq!(*known, server.log(&table.id, Some(guest)).await);
        }
    }
    let mut players = Vec::new();
    for (guest, seed) in guests.iter().zip(0..) {
        let view = server.look(&table.id, Some(guest)).await;
        players.push(tokio::spawn(play_at_random(view, seed)));
    }
    for player in players {
        assert_eq!(player.await.unwrap().table.phase, Phase::Over);
    }
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_and_people_are_there_after_a_restart() {
    let server = TestServer::open().await;
    let guest = server.guest("Ada").await;
    let bots = ["random", "merchant", "apprentice"].map(|it| SeatWish::Bot(it.to_owned()));
    let seats = [SeatWish::Host].into_iter().chain(bots).collect();
    let table = server.set_up(&guest, &new_table("medici", seats)).await;
    let mut view = server.look(&table.id, Some(&guest)).await;
    view.does(Command::Leave).await.unwrap();
    // In the midst of what the bots do.
    let server = server.close().await.open_again().await;
    server.clock.advance(20_000);
    let me: fondaco_protocol::Me = server.get("/me", Some(&guest.key)).await;
    assert_eq!(me.name, "Ada");
    let mut view = server.look(&table.id, Some(&guest)).await;
    view.until(|view| view.table.phase == Phase::Over).await;
    let lobby: Lobby = server.get("/lobby", Some(&guest.key)).await;
    assert!(lobby.mine.is_empty());
    server.close().await;
}
