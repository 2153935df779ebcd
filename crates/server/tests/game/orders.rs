//! Orders to the server.

use fondaco_dice::Dice;
use fondaco_protocol::{Command, Order, Phase, Why};

use crate::test_server::TestServer;
use crate::view::{View, heard, turn};

async fn three(server: &TestServer, game: &str) -> Vec<View> {
    let guests = server.guests(["Ada", "Bea", "Cleo"]).await;
    let table = server.game(game, &guests, 0).await;
    server.views(&table, &guests).await
}

/// The values of this seat's dealt cards.
fn goods(view: &View) -> Vec<u32> {
    let own = format!("deal {} ", view.you.seat.expect("a seat"));
    let hand = view.lines.iter().find_map(|line| line.strip_prefix(&own)).expect("a hand");
    // A merchant has a letter and no value.
    hand.split(' ').filter_map(|card| card[1..].parse().ok()).collect()
}

const fn limit(total: u8) -> Command {
    Command::Order { order: Some(Order::BidUpTo(total)) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_limit_bids_as_little_as_it_can_and_is_nobody_elses_business() {
    let server = TestServer::open().await;
    let mut views = three(&server, "byzanz").await;
    let first = turn(&views);
    let second = (first + 1) % 3;
    let third = (first + 2) % 3;
    let before = views[third].table.version;
    views[second].does(limit(4)).await.unwrap();
    assert_eq!(views[second].you.order, Some(Order::BidUpTo(4)));
    // Nobody else was told anything, not even that something has changed.
    let (table, you) = server.table(&views[third].table.id, None).await;
    assert_eq!((table.version, you.order), (before, None));
    views[first].plays("pass").await.unwrap();
    // The second bids by itself now, or passes if it cannot.
    heard(&mut views).await;
    let line = views[third].lines.last().unwrap().clone();
    let done = line.starts_with(&format!("{second} bid ")) || line == format!("{second} pass");
    assert!(done, "{line}");
    assert!(views.iter().all(|view| {
        !view
            .received
            .iter()
            .any(|it| it.contains("bid-up-to") && view.you.seat != Some(second as u8))
    }));
    // When the auction is over, so is the order.
    let auction = views[0].lines.len();
    let mut dice = Dice::seeded(1);
    while !views[0].lines[auction..].iter().any(|line| line.starts_with("lot ")) {
        let turn = turn(&views);
        let play = views[turn].any_move(&mut dice).unwrap();
        views[turn].plays(&play).await.unwrap();
        heard(&mut views).await;
    }
    assert_eq!(views[second].you.order, None);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_limits_meet_at_once() {
    let server = TestServer::open().await;
    // Some hands cannot bid, or not more than the other: then there is another deal.
    let (mut views, first) = loop {
        let views = three(&server, "byzanz").await;
        let first = turn(&views);
        let [second, third] = [1, 2].map(|later| goods(&views[(first + later) % 3]));
        if second.iter().min().is_some_and(|&lowest| third.iter().sum::<u32>() > lowest) {
            break (views, first);
        }
    };
    for seat in [(first + 1) % 3, (first + 2) % 3] {
        views[seat].does(limit(40)).await.unwrap();
    }
    views[first].plays("pass").await.unwrap();
    let lines = views[first].lines.iter().skip_while(|line| !line.starts_with("lot "));
    let auction: Vec<_> = lines.skip(1).collect();
    assert!(auction.iter().filter(|line| line.contains(" bid ")).count() >= 2, "{auction:?}");
    assert_eq!(auction.iter().filter(|line| line.contains(" pass")).count(), 2, "{auction:?}");
    heard(&mut views).await;
    assert!(views.iter().all(|view| view.you.order.is_none()));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_of_nothing_takes_it_back() {
    let server = TestServer::open().await;
    let mut views = three(&server, "byzanz").await;
    let first = turn(&views);
    let second = (first + 1) % 3;
    views[second].does(limit(9)).await.unwrap();
    views[second].does(Command::Order { order: None }).await.unwrap();
    assert_eq!(views[second].you.order, None);
    views[first].plays("pass").await.unwrap();
    heard(&mut views).await;
    assert_eq!(turn(&views), second);
    let passed = views[first].does(limit(9)).await.unwrap_err();
    assert_eq!(passed.why, Why::NotNow);
    let other = Command::Order { order: Some(Order::PassToday) };
    assert_eq!(views[second].does(other).await.unwrap_err().why, Why::NotNow);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rest_of_the_day_is_passed() {
    let server = TestServer::open().await;
    let mut views = three(&server, "medici").await;
    assert_eq!(views[0].does(limit(9)).await.unwrap_err().why, Why::NotNow);
    views[2].does(Command::Order { order: Some(Order::PassToday) }).await.unwrap();
    let mut dice = Dice::seeded(5);
    heard(&mut views).await;
    while views[2].you.order.is_some() {
        let turn = turn(&views);
        assert_ne!(turn, 2, "the order decides for this seat");
        let play = views[turn].any_move(&mut dice).unwrap();
        views[turn].plays(&play).await.unwrap();
        heard(&mut views).await;
        let lines = views[2].lines.len() as u32;
        assert_eq!(views[2].table.lines, lines);
    }
    let own: Vec<_> = views[2].lines.iter().filter(|line| line.starts_with("2 ")).collect();
    assert!(!own.is_empty());
    assert!(own.iter().all(|line| *line == "2 offer" || *line == "2 pass"), "{own:?}");
    assert_eq!(views[2].table.phase, Phase::Playing);
    server.close().await;
}
