//! Undo by consent.

use fondaco_protocol::{Command, SeatWish, Why};

use crate::test_server::{Guest, TestServer, new_table};
use crate::view::{View, heard, turn};

/// All players' views of a game of Medici whose first lot is being offered.
async fn offered(server: &TestServer, guests: &[Guest]) -> Vec<View> {
    let table = server.game("medici", guests, 0).await;
    let mut views = server.views(&table, guests).await;
    let auctioneer = turn(&views);
    views[auctioneer].plays("offer").await.unwrap();
    heard(&mut views).await;
    views
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_has_to_agree() {
    let server = TestServer::open().await;
    let guests = server.guests(["Ada", "Bea", "Cleo"]).await;
    let mut views = offered(&server, &guests).await;
    let bidder = turn(&views);
    views[bidder].plays("bid 1").await.unwrap();
    heard(&mut views).await;
    assert!(views[bidder].you.may_ask_undo);
    let next = turn(&views);
    let events = views[0].lines.len();
    // Whoever did nothing since the last draw has nothing to take back.
    let nothing = views[next].does(Command::AskUndo).await.unwrap_err();
    assert_eq!((nothing.why, views[next].you.may_ask_undo), (Why::NotNow, false));
    views[bidder].does(Command::AskUndo).await.unwrap();
    heard(&mut views).await;
    let asked = views[next].table.undo.clone().expect("the question");
    assert_eq!((usize::from(asked.by), asked.to, asked.agreed.len()), (bidder, events - 1, 0));
    views[next].does(Command::AnswerUndo { yes: true }).await.unwrap();
    assert_eq!(views[next].table.undo.as_ref().unwrap().agreed, [next as u8]);
    let last = 3 - bidder - next;
    views[last].does(Command::AnswerUndo { yes: true }).await.unwrap();
    heard(&mut views).await;
    for view in &views {
        assert_eq!(view.lines[events], format!("@undo {}", events - 1));
        assert_eq!((turn(&views), view.table.undo.as_ref()), (bidder, None));
    }
    // The game goes on from there.
    views[bidder].plays("bid 2").await.unwrap();
    let record = server.record(&views[0].table.id, None).await;
    assert!(record.contains("bid 2") && !record.contains("bid 1") && !record.contains("undo"));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_who_does_not_agree_is_enough() {
    let server = TestServer::open().await;
    let guests = server.guests(["Ada", "Bea", "Cleo"]).await;
    let mut views = offered(&server, &guests).await;
    let bidder = turn(&views);
    views[bidder].plays("bid 1").await.unwrap();
    views[bidder].does(Command::AskUndo).await.unwrap();
    heard(&mut views).await;
    let next = turn(&views);
    views[next].does(Command::AnswerUndo { yes: false }).await.unwrap();
    heard(&mut views).await;
    assert_eq!(views[bidder].table.undo, None);
    let over = views[next].does(Command::AnswerUndo { yes: true }).await.unwrap_err();
    assert_eq!(over.why, Why::NotNow);
    // The game going on is an answer too.
    views[bidder].does(Command::AskUndo).await.unwrap();
    heard(&mut views).await;
    views[next].plays("pass").await.unwrap();
    heard(&mut views).await;
    assert_eq!(views[bidder].table.undo, None);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_drawn_stays() {
    let (server, guests, table) = TestServer::playing("medici", ["Ada", "Bea", "Cleo"], 0).await;
    let auctioneer = usize::from(table.to_act.unwrap());
    let mut view = server.look(&table.id, Some(&guests[auctioneer])).await;
    view.plays("draw").await.unwrap();
    assert!(view.lines.last().unwrap().starts_with("tile "));
    assert!(!view.you.may_ask_undo);
    let refused = view.does(Command::AskUndo).await.unwrap_err();
    assert_eq!(refused.why, Why::NotNow);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_and_those_who_are_away_agree() {
    let server = TestServer::open().await;
    let guests = server.guests(["Ada", "Bea"]).await;
    let bot = SeatWish::Bot("merchant".to_owned());
    let wanted = new_table("medici", vec![SeatWish::Host, SeatWish::Open, bot]);
    let id = server.set_up(&guests[0], &wanted).await.id;
    server.does(&guests[1], &id, Command::Join { seat: None }).await.unwrap();
    let mut ada = server.look(&id, Some(&guests[0])).await;
    let mut bea = server.look(&id, Some(&guests[1])).await;
    // Bea speaks after Ada, unless Ada had the last word. The bot may be first.
    loop {
        ada.until(|view| matches!(view.table.to_act, Some(0 | 1))).await;
        if ada.is_turn() {
            speak(&mut ada).await;
            if ada.table.to_act == Some(1) && ada.you.may_ask_undo {
                break;
            }
        } else {
            let version = ada.table.version;
            bea.until(|view| view.table.version >= version).await;
            speak(&mut bea).await;
            let version = bea.table.version;
            ada.until(|view| view.table.version >= version).await;
        }
    }
    // The bot has nothing against it; Bea is asked, until she leaves.
    ada.does(Command::AskUndo).await.unwrap();
    let asked = ada.table.undo.as_ref().expect("a question").to;
    server.does(&guests[1], &id, Command::Leave).await.unwrap();
    let undone = format!("@undo {asked}");
    ada.until(|view| view.table.undo.is_none()).await;
    assert!(ada.lines.contains(&undone), "{:?}", ada.lines);
    assert_eq!(ada.table.to_act, Some(0));
    server.close().await;
}

/// As modest as it may be.
async fn speak(view: &mut View) {
    for play in ["bid 1", "pass", "offer"] {
        if view.plays(play).await.is_ok() {
            return;
        }
    }
    panic!("{:?}", view.table);
}
