//! A server that stops loses nothing.

use fondaco_dice::Dice;
use fondaco_protocol::{Command, Lobby, Phase, SeatWish};

use crate::house::{House, new_table};
use crate::view::{View, play_at_random};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_restart() {
    let mut house = House::open().await;
    let guests = house.guests(["Ada", "Bea", "Cleo"]).await;
    let table = house.game("byzanz", &guests, 0).await;
    let mut dice = Dice::seeded(3);
    let mut logs: Vec<Vec<String>> = vec![Vec::new(); 3];
    for _ in 0..3 {
        for _ in 0..5 {
            let turn = usize::from(house.table(&table.id, None).await.0.to_act.unwrap());
            let mut view = house.look(&table.id, Some(&guests[turn])).await;
            let play = view.any_move(&mut dice).unwrap();
            view.plays(&play).await.unwrap();
        }
        let mut view = house.look(&table.id, Some(&guests[0])).await;
        let closing = tokio::spawn(house.close());
        while view.hear().await.is_some() {}
        assert!(view.closing, "those who look are told");
        house = closing.await.unwrap().open_again().await;
        for (guest, known) in guests.iter().zip(&mut logs) {
            // Whoever knows some lines gets only the others.
            let key = Some(guest.key.clone());
            let view = View::open(house.address, &table.id, key, known.len() as u32);
            known.extend(view.await.unwrap().lines);
            assert_eq!(*known, house.log(&table.id, Some(guest)).await);
        }
    }
    let mut players = Vec::new();
    for (guest, seed) in guests.iter().zip(0..) {
        let view = house.look(&table.id, Some(guest)).await;
        players.push(tokio::spawn(play_at_random(view, seed)));
    }
    for player in players {
        assert_eq!(player.await.unwrap().table.phase, Phase::Over);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_and_people_are_there_after_a_restart() {
    let house = House::open().await;
    let guest = house.guest("Ada").await;
    let bots = ["random", "merchant", "apprentice"].map(|it| SeatWish::Bot(it.to_owned()));
    let seats = [SeatWish::Host].into_iter().chain(bots).collect();
    let table = house.set_up(&guest, &new_table("medici", seats)).await;
    let mut view = house.look(&table.id, Some(&guest)).await;
    view.does(Command::Leave).await.unwrap();
    // In the midst of what the bots do.
    let house = house.close().await.open_again().await;
    house.clock.advance(20_000);
    let me: fondaco_protocol::Me = house.get("/me", Some(&guest.key)).await;
    assert_eq!(me.name, "Ada");
    let mut view = house.look(&table.id, Some(&guest)).await;
    view.until(|view| view.table.phase == Phase::Over).await;
    let lobby: Lobby = house.get("/lobby", Some(&guest.key)).await;
    assert!(lobby.mine.is_empty());
    house.close().await;
}
