//! Clocks run out, bots take over, people come back.

use fondaco_protocol::{Command, Phase, SeatWish};

use crate::house::{House, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_whoever_lets_the_clock_run_out() {
    let house = House::open().await;
    let guests = house.guests(["Ada", "Bea"]).await;
    let table = house.game("strozzi", &guests, 60).await;
    assert_eq!(table.deadline, Some(house.hall.now() + 60_000));
    let mut late = house.look(&table.id, Some(&guests[0])).await;
    let turn = table.to_act.unwrap();
    assert_eq!(turn, 0);
    house.clock.advance(59_000);
    house.hall.tick().await.unwrap();
    assert_eq!(house.table(&table.id, None).await.0.lines, table.lines);
    house.clock.advance(2_000);
    house.hall.tick().await.unwrap();
    late.until(|view| view.table.seats[0].bot.is_some()).await;
    assert!(late.lines.iter().any(|line| line == "@away 0"));
    assert_eq!(late.table.seats[0].bot.as_deref(), Some("merchant"));
    // The bot plays until the other one has to decide, who has a clock of his own.
    late.until(|view| view.table.to_act == Some(1)).await;
    assert_eq!(late.table.deadline, Some(house.hall.now() + 60_000));
    late.does(Command::Back).await.unwrap();
    assert_eq!(late.lines.last().map(String::as_str), Some("@back 0"));
    assert_eq!(late.table.seats[0].bot, None);
    // It is not the other one's fault.
    assert_eq!(late.table.deadline, Some(house.hall.now() + 60_000));
    late.does(Command::Back).await.unwrap();
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_decision_has_the_whole_time() {
    let house = House::open().await;
    let guests = house.guests(["Ada", "Bea", "Cleo"]).await;
    let table = house.game("medici", &guests, 30).await;
    let turn = usize::from(table.to_act.unwrap());
    house.clock.advance(20_000);
    let mut view = house.look(&table.id, Some(&guests[turn])).await;
    view.plays("offer").await.unwrap();
    assert_eq!(view.table.deadline, Some(house.hall.now() + 30_000));
    house.clock.advance(20_000);
    house.hall.tick().await.unwrap();
    assert!(!house.log(&table.id, None).await.iter().any(|line| line.starts_with("@away")));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn any_command_brings_a_person_back() {
    let house = House::open().await;
    let guests = house.guests(["Ada", "Bea"]).await;
    let table = house.game("strozzi", &guests, 0).await;
    // Without a clock nobody is replaced, unless he leaves.
    house.clock.advance(1_000_000_000);
    house.hall.tick().await.unwrap();
    house.does(&guests[1], &table.id, Command::Leave).await.unwrap();
    let (left, you) = house.table(&table.id, Some(&guests[1])).await;
    assert_eq!((left.seats[1].bot.as_deref(), you.seat), (Some("merchant"), Some(1)));
    let said = Command::Talk { text: "I am back".to_owned() };
    house.does(&guests[1], &table.id, said).await.unwrap();
    let (back, _) = house.table(&table.id, Some(&guests[1])).await;
    assert_eq!(back.seats[1].bot, None);
    house.does(&guests[1], &table.id, Command::Leave).await.unwrap();
    let (back, _) = house.does(&guests[1], &table.id, Command::Join { seat: None }).await.unwrap();
    assert_eq!(back.seats[1].bot, None);
    let log = house.log(&table.id, None).await;
    let notes: Vec<_> = log.iter().filter(|line| line.starts_with('@')).collect();
    assert_eq!(notes, ["@away 1", "@back 1", "@away 1", "@back 1"]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_finish_a_game_that_everybody_left() {
    let house = House::open().await;
    let guest = house.guest("Ada").await;
    let seats = ["random", "merchant"].map(|level| SeatWish::Bot(level.to_owned()));
    let seats = [SeatWish::Host].into_iter().chain(seats).collect();
    let table = house.set_up(&guest, &new_table("byzanz", seats)).await;
    let mut view = house.look(&table.id, Some(&guest)).await;
    view.does(Command::Leave).await.unwrap();
    view.until(|view| view.table.phase == Phase::Over).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_late_at_a_table_of_bots_finds_his_game_again() {
    let house = House::open().await;
    let guest = house.guest("Ada").await;
    let seats = vec![SeatWish::Host, SeatWish::Bot("merchant".to_owned())];
    let mut wish = new_table("strozzi", seats);
    wish.clock = 30;
    let table = house.set_up(&guest, &wish).await;
    assert_eq!(table.to_act, Some(0));
    let mut view = house.look(&table.id, Some(&guest)).await;
    house.clock.advance(31_000);
    house.hall.tick().await.unwrap();
    view.until(|view| view.table.seats[0].bot.is_some()).await;
    // Nobody is in a hurry: the bot has not decided anything, and all time is hers again.
    house.clock.advance(2_000);
    house.hall.tick().await.unwrap();
    view.does(Command::Back).await.unwrap();
    assert_eq!(view.lines.last().map(String::as_str), Some("@back 0"));
    assert_eq!(view.lines.len() as u32, table.lines + 2);
    assert_eq!(
        (view.table.to_act, view.table.deadline),
        (Some(0), Some(house.hall.now() + 30_000))
    );
    // If she does not come back, it plays on, a decision at a time.
    house.clock.advance(31_000);
    house.hall.tick().await.unwrap();
    view.until(|view| view.table.seats[0].bot.is_some()).await;
    let lines = view.lines.len();
    house.clock.advance(3_000);
    house.hall.tick().await.unwrap();
    view.until(|view| view.lines.len() > lines).await;
    assert!(view.lines[lines].starts_with("0 "), "{}", view.lines[lines]);
    assert_eq!(view.table.phase, Phase::Playing);
    house.close().await;
}
