//! Refusals say why and change nothing.

use fondaco_dice::Dice;
use fondaco_protocol::{Command, News, Refused, SeatWish, Why};

use crate::test_server::{TestServer, new_table};
use crate::view::View;

fn play(after: u32, play: &str) -> Command {
    Command::Move { after, play: play.to_owned() }
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_that_must_not_be_made() {
    let server = TestServer::open().await;
    let guests = server.guests(["Ada", "Bea", "Cleo"]).await;
    let eve = server.guest("Eve").await;
    let wanted = new_table("medici", vec![SeatWish::Host, SeatWish::Open, SeatWish::Open]);
    let waiting = server.set_up(&guests[0], &wanted).await.id;
    let why = |done: Result<_, Refused>| done.map(|_: (_, _)| ()).unwrap_err().why;
    assert_eq!(why(server.does(&guests[0], &waiting, play(0, "draw")).await), Why::NotNow);
    let table = server.game("medici", &guests, 0).await;
    let turn = usize::from(table.to_act.unwrap());
    let (mine, other) = (&guests[turn], &guests[(turn + 1) % 3]);
    let long = format!("bid {}", "1".repeat(300));
    for (guest, after, text, expected) in [
        (&eve, table.lines, "draw", Why::NotYours),
        (other, table.lines, "pass", Why::NotNow),
        (mine, table.lines, "bid 7", Why::Illegal),
        (mine, table.lines, "tile C5", Why::Illegal),
        (mine, table.lines, "", Why::Illegal),
        (mine, table.lines, "draw\n1 draw", Why::Illegal),
        (mine, table.lines, "draw draw", Why::Illegal),
        (mine, table.lines, "@undo 0", Why::Illegal),
        (mine, table.lines, &long, Why::TooMuch),
        (mine, table.lines - 1, "draw", Why::Stale),
        (mine, table.lines + 1, "draw", Why::Stale),
        (mine, 0, "draw", Why::Stale),
    ] {
        let done = server.does(guest, &table.id, play(after, text)).await;
        assert_eq!(why(done), expected, "{text:?} after {after}");
    }
    let refused = server.does(mine, &table.id, play(table.lines, "bid 7")).await.unwrap_err();
    assert!(refused.text.contains("draw") || refused.text.contains("offer"), "{refused}");
    for command in [
        Command::Leave,
        Command::Start,
        Command::AskUndo,
        Command::AnswerUndo { yes: true },
        Command::Back,
        Command::Order { order: None },
    ] {
        assert_eq!(why(server.does(&eve, &table.id, command.clone()).await), Why::NotYours);
        let nobody = Command::Rematch;
        assert_eq!(why(server.does(&eve, &table.id, nobody).await), Why::NotNow);
    }
    let after = server.table(&table.id, None).await.0;
    assert_eq!((after.version, after.lines), (table.version, table.lines));
    let missing = server.does(mine, "abcdefghijkmnpqr", play(0, "draw")).await;
    assert_eq!(why(missing), Why::Missing);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_was_sent_twice_happens_once() {
    let (server, guests, table) = TestServer::playing("medici", ["Ada", "Bea", "Cleo"], 0).await;
    let turn = &guests[usize::from(table.to_act.unwrap())];
    let draw = play(table.lines, "draw");
    let sent = (0..8).map(|_| server.does(turn, &table.id, draw.clone()));
    let done = futures_util::future::join_all(sent).await;
    assert_eq!(done.iter().filter(|it| it.is_ok()).count(), 1);
    let refused = done.iter().filter_map(|it| it.as_ref().err());
    assert!(refused.clone().all(|it| it.why == Why::Stale), "{done:?}");
    let log = server.log(&table.id, None).await;
    assert_eq!(log.iter().filter(|line| line.ends_with(" draw")).count(), 1);
    server.close().await;
}

/// A seat that can sell a set while another has the turn.
fn can_sell(views: &[View], dice: &mut Dice) -> Option<(usize, String)> {
    let turn = views[0].table.to_act.map(usize::from);
    (0..views.len()).filter(|seat| Some(*seat) != turn).find_map(|seat| {
        let sale = views[seat].any_move(dice)?;
        sale.starts_with("sell").then_some((seat, sale))
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sale_out_of_turn_does_not_mind_what_others_did_meanwhile() {
    let server = TestServer::open().await;
    let guests = server.guests(["Ada", "Bea", "Cleo"]).await;
    let mut dice = Dice::seeded(11);
    'games: loop {
        let table = server.game("byzanz", &guests, 0).await;
        let mut views = server.views(&table, &guests).await;
        while let Some(turn) = views[0].table.to_act.map(usize::from) {
            let lines = views[0].lines.len() as u32;
            let sale = can_sell(&views, &mut dice);
            let choice = views[turn].any_move(&mut dice).unwrap();
            views[turn].plays(&choice).await.unwrap();
            let reduces = views[turn].table.to_act.map(usize::from);
            let version = views[turn].table.version;
            for view in &mut views {
                view.until(|view| view.table.version >= version).await;
            }
            let Some((seat, sale)) = sale.filter(|_| reduces.is_some()) else { continue };
            let sold = views[seat].does(play(lines, &sale)).await;
            match sold {
                Ok(()) => {}
                // Somebody holds too many cards: then nobody else sells.
                Err(refused) if refused.why == Why::Illegal => continue 'games,
                Err(refused) => panic!("{refused:?}"),
            }
            // The same once more, and it has happened already.
            let again = views[seat].does(play(lines, &sale)).await.unwrap_err();
            assert_eq!(again.why, Why::Stale);
            // Nor does the one to act mind the sale.
            let turn = usize::from(views[seat].table.to_act.unwrap());
            if turn != seat {
                let known = views[turn].lines.len() as u32;
                let choice = loop {
                    let choice = views[turn].any_move(&mut dice).unwrap();
                    if !choice.starts_with("sell") {
                        break choice;
                    }
                };
                views[turn].does(play(known, &choice)).await.unwrap();
                break 'games;
            }
        }
    }
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_that_cannot_be_read_are_refused_and_the_socket_stays_open() {
    let (server, guests, table) = TestServer::playing("strozzi", ["Ada", "Bea"], 0).await;
    let mut view = server.look(&table.id, Some(&guests[0])).await;
    for (text, id) in [
        ("", None),
        ("nonsense", None),
        ("[]", None),
        (r#"{"id":1}"#, Some(1)),
        (r#"{"id":2,"do":"fly"}"#, Some(2)),
        (r#"{"id":3,"do":"move","after":-1,"play":"draw"}"#, Some(3)),
        (r#"{"id":4,"do":"move","play":"draw"}"#, Some(4)),
        (r#"{"id":5,"do":"move","after":1,"play":"draw","as":1}"#, Some(5)),
        (r#"{"do":"leave"}"#, None),
    ] {
        view.send(text).await;
        match view.hear().await.unwrap() {
            News::Refused { id: of, why } => {
                assert_eq!((of, why.why), (id, Why::Unreadable), "{text}");
            }
            news => panic!("{text}: {news:?}"),
        }
    }
    view.send_bytes(vec![1, 2, 3]).await;
    assert!(matches!(view.hear().await, Some(News::Refused { .. })));
    view.plays("price 1").await.unwrap();
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn onlookers_do_nothing() {
    let (server, _, table) = TestServer::playing("strozzi", ["Ada", "Bea"], 0).await;
    let mut view = server.look(&table.id, None).await;
    for command in [Command::Join { seat: None }, play(1, "price 1"), Command::Leave] {
        assert_eq!(view.does(command).await.unwrap_err().why, Why::Key);
    }
    let eve = server.guest("Eve").await;
    let mut view = server.look(&table.id, Some(&eve)).await;
    assert_eq!(view.plays("price 1").await.unwrap_err().why, Why::NotYours);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_floods_a_table() {
    let (server, guests, table) = TestServer::playing("strozzi", ["Ada", "Bea"], 0).await;
    let mut view = server.look(&table.id, Some(&guests[1])).await;
    let leave = r#"{"id":1,"do":"move","after":0,"play":"buy"}"#;
    for _ in 0..2_000 {
        view.send(leave).await;
    }
    // Whoever goes on although he is told is shown the door.
    let (mut answers, mut refused) = (0, 0);
    while let Some(news) = view.hear().await {
        let News::Refused { why, .. } = news else { panic!("{news:?}") };
        answers += 1;
        refused += u32::from(why.why == Why::TooMuch);
    }
    assert!(refused > 0);
    assert!(answers < 2_000, "everything was answered");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_too_often_keeps_nobody_else_from_leaving() {
    let (server, guests, table) = TestServer::playing("strozzi", ["Ada", "Bea"], 0).await;
    let mut ada = server.look(&table.id, Some(&guests[0])).await;
    for _ in 0..100 {
        ada.does(Command::Leave).await.unwrap();
        ada.does(Command::Back).await.unwrap();
    }
    assert_eq!(ada.does(Command::Leave).await.unwrap_err().why, Why::TooMuch);
    let mut bea = server.look(&table.id, Some(&guests[1])).await;
    bea.does(Command::Leave).await.unwrap();
    server.close().await;
}
