//! Several servers on one database.

use fondaco_databases::Database;
use fondaco_dice::Dice;
use fondaco_protocol::{Command, Order, Phase, SeatWish, Why};

use crate::test_server::{TestServer, new_table};
use crate::view::{View, play_at_random};

/// Two servers on an empty database.
async fn two_nodes() -> (Database<'static>, [TestServer; 2]) {
    let database = fondaco_databases::shared().fresh().unwrap();
    let address = database.address();
    let servers = [TestServer::on(&address).await, TestServer::on(&address).await];
    (database, servers)
}

async fn close(servers: [TestServer; 2]) {
    for server in servers {
        server.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_through_two_nodes() {
    let (_database, servers) = two_nodes().await;
    let guests = servers[0].guests(["Ada", "Bea", "Cleo", "Dora"]).await;
    for game in ["medici", "byzanz"] {
        let table = servers[1].game(game, &guests, 0).await;
        let mut onlooker = servers[0].look(&table.id, None).await;
        let mut players = Vec::new();
        for (number, guest) in guests.iter().enumerate() {
            let view = servers[number % 2].look(&table.id, Some(guest)).await;
            players.push(tokio::spawn(play_at_random(view, number as u64)));
        }
        onlooker.until(|view| view.table.phase == Phase::Over).await;
        for player in players {
            assert_eq!(player.await.unwrap().lines.len(), onlooker.lines.len());
        }
        let log = servers[0].log(&table.id, None).await;
        assert_eq!(log, servers[1].log(&table.id, None).await);
        assert_eq!(log.len(), onlooker.lines.len());
    }
    close(servers).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_move_at_once_on_two_nodes_one_succeeds() {
    let (_database, servers) = two_nodes().await;
    let guests = servers[0].guests(["Ada", "Bea"]).await;
    let table = servers[0].game("strozzi", &guests, 0).await;
    let mut views = Vec::new();
    for guest in &guests {
        for server in &servers {
            views.push((guest, server.look(&table.id, Some(guest)).await));
        }
    }
    let mut dice = Dice::seeded(9);
    for _ in 0..30 {
        let lines = servers[0].log(&table.id, None).await.len();
        for (_, view) in &mut views {
            view.until(|view| view.lines.len() >= lines).await;
        }
        let after = lines as u32;
        let turn = usize::from(servers[0].table(&table.id, None).await.0.to_act.unwrap());
        let play = views[turn * 2].1.any_move(&mut dice).unwrap();
        let sent = servers.each_ref().map(|server| {
            let command = Command::Move { after, play: play.clone() };
            server.does(&guests[turn], &table.id, command)
        });
        let done = futures_util::future::join_all(sent).await;
        assert_eq!(done.iter().filter(|it| it.is_ok()).count(), 1, "{done:?}");
        let refused = done.iter().find_map(|it| it.as_ref().err()).unwrap();
        assert_eq!(refused.why, Why::Stale);
    }
    close(servers).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_here_is_here_on_every_node() {
    let (_database, servers) = two_nodes().await;
    let guests = servers[0].guests(["Ada", "Bea"]).await;
    let table = servers[0].game("strozzi", &guests, 0).await;
    let mut ada = servers[0].look(&table.id, Some(&guests[0])).await;
    let here = |view: &View| [0, 1].map(|seat| view.table.seats[seat].here);
    // The other node learns that Ada is here although she was so before it knew the table.
    let mut bea = servers[1].look(&table.id, Some(&guests[1])).await;
    bea.until(|view| here(view) == [true, true]).await;
    ada.until(|view| here(view) == [true, true]).await;
    drop(bea);
    ada.until(|view| here(view) == [true, false]).await;
    // A node that is killed says nothing any more: what it told is forgotten.
    let bea = servers[1].look(&table.id, Some(&guests[1])).await;
    ada.until(|view| here(view) == [true, true]).await;
    servers[0].clock.advance(200_000);
    let (seen, _) = servers[0].table(&table.id, None).await;
    assert!(seen.seats[0].here && !seen.seats[1].here);
    // One that lives tells it again.
    servers[1].clock.advance(200_000);
    servers[1].hall.tick().await.unwrap();
    while !servers[0].table(&table.id, None).await.0.seats[1].here {
        tokio::task::yield_now().await;
    }
    drop((ada, bea));
    close(servers).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_ordered_on_one_node_is_taken_back_on_another() {
    let (_database, servers) = two_nodes().await;
    let guests = servers[0].guests(["Ada", "Bea", "Cleo"]).await;
    let table = servers[0].game("medici", &guests, 0).await;
    // Whoever is not to act has nothing passed at once.
    let waiting = &guests[usize::from(table.to_act.unwrap() + 1) % 3];
    for round in 0..20 {
        let (here, there) = (&servers[round % 2], &servers[(round + 1) % 2]);
        // Both nodes know the table; the news between them has not arrived yet, most of the time.
        there.table(&table.id, Some(waiting)).await;
        let order = |order| Command::Order { order };
        let (_, you) = here.does(waiting, &table.id, order(Some(Order::PassToday))).await.unwrap();
        assert_eq!(you.order, Some(Order::PassToday));
        let (_, you) = there.does(waiting, &table.id, order(None)).await.unwrap();
        assert_eq!(you.order, None);
        let stored = there.hall.store().table(&table.id).await.unwrap().unwrap();
        assert!(!stored.row.doc.contains("pass-today"), "{}", stored.row.doc);
    }
    close(servers).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_and_bots_reach_both_nodes_and_another_node_takes_over() {
    let (_database, [first, second]) = two_nodes().await;
    let guest = first.guest("Ada").await;
    let bots = ["random", "merchant"].map(|it| SeatWish::Bot(it.to_owned()));
    let seats = [SeatWish::Host].into_iter().chain(bots).collect();
    let table = first.set_up(&guest, &new_table("medici", seats)).await;
    let mut here = first.look(&table.id, Some(&guest)).await;
    let mut there = second.look(&table.id, None).await;
    for text in ["one", "two", "three"] {
        here.does(Command::Talk { text: text.to_owned() }).await.unwrap();
    }
    there.until(|view| view.talk.len() == 3).await;
    let said: Vec<_> = there.talk.iter().map(|said| said.text.as_str()).collect();
    assert_eq!(said, ["one", "two", "three"]);
    here.does(Command::Leave).await.unwrap();
    drop(here);
    first.close().await;
    // Whatever the first has left undone, the second does, once nobody else claims it.
    second.clock.advance(30_000);
    there.until(|view| view.table.phase == Phase::Over).await;
    second.close().await;
}
