//! Clocks: bots take over, people come back.

use fondaco_protocol::{Command, Phase, SeatWish};

use crate::test_server::{TestServer, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_whoever_lets_the_clock_run_out() {
    let (server, guests, table) = TestServer::playing("strozzi", ["Ada", "Bea"], 60).await;
    assert_eq!(table.deadline, Some(server.hall.now() + 60_000));
    let mut late = server.look(&table.id, Some(&guests[0])).await;
    let turn = table.to_act.unwrap();
    assert_eq!(turn, 0);
    server.clock.advance(59_000);
    server.hall.tick().await.unwrap();
    assert_eq!(server.table(&table.id, None).await.0.lines, table.lines);
    server.clock.advance(2_000);
    server.hall.tick().await.unwrap();
    late.until(|view| view.table.seats[0].bot.is_some()).await;
    assert!(late.lines.iter().any(|line| line == "@away 0"));
    assert_eq!(late.table.seats[0].bot.as_deref(), Some("merchant"));
    // The bot plays until the other one has to decide, who has a clock of his own.
    late.until(|view| view.table.to_act == Some(1)).await;
    assert_eq!(late.table.deadline, Some(server.hall.now() + 60_000));
    late.does(Command::Back).await.unwrap();
    assert_eq!(late.lines.last().map(String::as_str), Some("@back 0"));
    assert_eq!(late.table.seats[0].bot, None);
    // It is not the other one's fault.
    assert_eq!(late.table.deadline, Some(server.hall.now() + 60_000));
    late.does(Command::Back).await.unwrap();
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_decision_has_the_whole_time() {
    let (server, guests, table) = TestServer::playing("medici", ["Ada", "Bea", "Cleo"], 30).await;
    let turn = usize::from(table.to_act.unwrap());
    server.clock.advance(20_000);
    let mut view = server.look(&table.id, Some(&guests[turn])).await;
    view.plays("offer").await.unwrap();
    assert_eq!(view.table.deadline, Some(server.hall.now() + 30_000));
    server.clock.advance(20_000);
    server.hall.tick().await.unwrap();
    assert!(!server.log(&table.id, None).await.iter().any(|line| line.starts_with("@away")));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn any_command_brings_a_person_back() {
    let (server, guests, table) = TestServer::playing("strozzi", ["Ada", "Bea"], 0).await;
    // Without a clock nobody is replaced, unless he leaves.
    server.clock.advance(1_000_000_000);
    server.hall.tick().await.unwrap();
    server.does(&guests[1], &table.id, Command::Leave).await.unwrap();
    let (left, you) = server.table(&table.id, Some(&guests[1])).await;
    assert_eq!((left.seats[1].bot.as_deref(), you.seat), (Some("merchant"), Some(1)));
    let said = Command::Talk { text: "I am back".to_owned() };
    server.does(&guests[1], &table.id, said).await.unwrap();
    let (back, _) = server.table(&table.id, Some(&guests[1])).await;
    assert_eq!(back.seats[1].bot, None);
    server.does(&guests[1], &table.id, Command::Leave).await.unwrap();
    let (back, _) = server.does(&guests[1], &table.id, Command::Join { seat: None }).await.unwrap();
    assert_eq!(back.seats[1].bot, None);
    let log = server.log(&table.id, None).await;
    let notes: Vec<_> = log.iter().filter(|line| line.starts_with('@')).collect();
    assert_eq!(notes, ["@away 1", "@back 1", "@away 1", "@back 1"]);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_finish_a_game_that_everybody_left() {
    let server = TestServer::open().await;
    let guest = server.guest("Ada").await;
    let seats = ["random", "merchant"].map(|level| SeatWish::Bot(level.to_owned()));
    let seats = [SeatWish::Host].into_iter().chain(seats).collect();
    let table = server.set_up(&guest, &new_table("byzanz", seats)).await;
    let mut view = server.look(&table.id, Some(&guest)).await;
    view.does(Command::Leave).await.unwrap();
    view.until(|view| view.table.phase == Phase::Over).await;
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_late_at_a_table_of_bots_finds_his_game_again() {
    let server = TestServer::open().await;
    let guest = server.guest("Ada").await;
    let seats = vec![SeatWish::Host, SeatWish::Bot("merchant".to_owned())];
    let mut wish = new_table("strozzi", seats);
    wish.clock = 30;
    let table = server.set_up(&guest, &wish).await;
    assert_eq!(table.to_act, Some(0));
    let mut view = server.look(&table.id, Some(&guest)).await;
    server.clock.advance(31_000);
    server.hall.tick().await.unwrap();
    view.until(|view| view.table.seats[0].bot.is_some()).await;
    // Nobody is in a hurry: the bot has not decided anything, and all time is hers again.
    server.clock.advance(2_000);
    server.hall.tick().await.unwrap();
    view.does(Command::Back).await.unwrap();
    assert_eq!(view.lines.last().map(String::as_str), Some("@back 0"));
    assert_eq!(view.lines.len() as u32, table.lines + 2);
    assert_eq!(
        (view.table.to_act, view.table.deadline),
        (Some(0), Some(server.hall.now() + 30_000))
    );
    // If she does not come back, it plays on, a decision at a time.
    server.clock.advance(31_000);
    server.hall.tick().await.unwrap();
    view.until(|view| view.table.seats[0].bot.is_some()).await;
    let lines = view.lines.len();
    server.clock.advance(3_000);
    server.hall.tick().await.unwrap();
    view.until(|view| view.lines.len() > lines).await;
    assert!(view.lines[lines].starts_with("0 "), "{}", view.lines[lines]);
    assert_eq!(view.table.phase, Phase::Playing);
    server.close().await;
}
