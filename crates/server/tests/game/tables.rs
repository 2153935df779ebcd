//! Tables: set-up, joining, leaving, start, rematch.

use fondaco_protocol::{Command, Lobby, NewTable, Phase, Refused, SeatWish, Why};
use fondaco_server::hall::Limits;

use crate::test_server::{Guest, TestServer, generous, new_table};
use crate::view::play_at_random;

const JOIN: Command = Command::Join { seat: None };

fn bot(level: &str) -> SeatWish {
    SeatWish::Bot(level.to_owned())
}

async fn refused(server: &TestServer, host: &Guest, wanted: &impl serde::Serialize) -> Refused {
    let body = serde_json::to_string(wanted).unwrap();
    let answer = server.ask("POST", "/api/v1/tables", Some(&host.key), &body).await;
    assert!((400..500).contains(&answer.status), "{answer:?}");
    answer.value()
}

#[tokio::test]
async fn a_table_is_what_its_game_allows() {
    let server = TestServer::open().await;
    let guests = server.guests(["Ada", "Bea"]).await;
    let open = |game: &str, count: usize| {
        let mut seats = vec![SeatWish::Host];
        seats.resize(count, SeatWish::Open);
        new_table(game, seats)
    };
    let unknown = SeatWish::Invited("abcdefghijkmnpqr".to_owned());
    let me = SeatWish::Invited(guests[0].id.clone());
    let bea = SeatWish::Invited(guests[1].id.clone());
    for (wanted, why) in [
        (open("medici", 2), Why::Unreadable),
        (open("strozzi", 3), Why::Unreadable),
        (NewTable { clock: 31, ..open("strozzi", 2) }, Why::Unreadable),
        (new_table("strozzi", vec![SeatWish::Open, SeatWish::Open]), Why::Unreadable),
        (new_table("strozzi", vec![SeatWish::Host, SeatWish::Host]), Why::Unreadable),
        (new_table("strozzi", vec![SeatWish::Host, bot("mcts")]), Why::Unreadable),
        (new_table("strozzi", vec![SeatWish::Host, bot("master@9s")]), Why::Unreadable),
        (new_table("strozzi", vec![SeatWish::Host, unknown]), Why::Missing),
        (new_table("strozzi", vec![SeatWish::Host, me]), Why::Unreadable),
        (new_table("medici", vec![SeatWish::Host, bea.clone(), bea]), Why::Unreadable),
    ] {
        assert_eq!(refused(&server, &guests[0], &wanted).await.why, why, "{wanted:?}");
    }
    let mut chess = serde_json::to_value(open("strozzi", 2)).unwrap();
    chess["game"] = "chess".into();
    assert_eq!(refused(&server, &guests[0], &chess).await.why, Why::Unreadable);
    let table = server.set_up(&guests[0], &open("medici", 6)).await;
    assert_eq!((table.phase, table.seats.len(), table.lines), (Phase::Open, 6, 0));
    assert_eq!((table.commitment.len(), table.seed.as_ref()), (64, None));
    server.close().await;
}

#[tokio::test]
async fn people_come_by_link_and_the_last_one_begins_the_game() {
    let server = TestServer::open().await;
    let guests = server.guests(["Ada", "Bea", "Cleo", "Dora"]).await;
    let seats = vec![SeatWish::Open, SeatWish::Host, SeatWish::Open];
    let wanted = NewTable { public: false, ..new_table("byzanz", seats) };
    let id = server.set_up(&guests[0], &wanted).await.id;
    let mut view = server.look(&id, Some(&guests[1])).await;
    assert_eq!((view.you.seat, view.lines.len()), (None, 0));
    view.does(JOIN).await.unwrap();
    assert_eq!(view.you.seat, Some(0));
    // Twice is once.
    view.does(JOIN).await.unwrap();
    let taken = server.does(&guests[2], &id, Command::Join { seat: Some(1) }).await.unwrap_err();
    assert_eq!(taken.why, Why::NotYours);
    let none = server.does(&guests[2], &id, Command::Join { seat: Some(3) }).await.unwrap_err();
    assert_eq!(none.why, Why::Missing);
    let (table, you) = server.does(&guests[2], &id, JOIN).await.unwrap();
    assert_eq!((table.phase, you.seat), (Phase::Playing, Some(2)));
    let late = server.does(&guests[3], &id, JOIN).await.unwrap_err();
    assert_eq!(late.why, Why::NotNow);
    view.until(|view| view.table.phase == Phase::Playing).await;
    assert!(view.lines[0].starts_with("first "));
    assert!(view.lines[1].starts_with("deal 0 ") && !view.lines[1].contains('?'));
    assert_eq!(view.lines[2], "deal 1 ? ? ? ?");
    assert!(view.table.to_act.is_some());
    // Whoever has no link does not find it.
    let lobby: Lobby = server.get("/lobby", Some(&guests[3].key)).await;
    assert_eq!((lobby.open.len(), lobby.playing.len()), (0, 0));
    let lobby: Lobby = server.get("/lobby", Some(&guests[0].key)).await;
    assert_eq!(lobby.mine.len(), 1);
    assert_eq!(lobby.mine[0].names, ["Bea", "Ada", "Cleo"]);
    let turn = view.table.to_act.map(usize::from);
    assert_eq!(lobby.mine[0].your_turn, turn == Some(1));
    server.close().await;
}

#[tokio::test]
async fn the_host_begins_and_bots_take_what_is_open() {
    let server = TestServer::open().await;
    let guests = server.guests(["Ada", "Bea", "Cleo"]).await;
    let invited = SeatWish::Invited(guests[2].id.clone());
    let seats = vec![SeatWish::Host, SeatWish::Open, SeatWish::Open, invited, bot("random")];
    let wanted = NewTable { start_when_full: false, ..new_table("medici", seats) };
    let id = server.set_up(&guests[0], &wanted).await.id;
    let lobby: Lobby = server.get("/lobby", None).await;
    assert_eq!(lobby.open.len(), 1);
    assert_eq!(lobby.open[0].names, ["Ada", "", "", "Cleo", "random"]);
    assert_eq!(lobby.open[0].bots, [false, false, false, false, true]);
    server.does(&guests[1], &id, JOIN).await.unwrap();
    let not_host = server.does(&guests[1], &id, Command::Start).await.unwrap_err();
    assert_eq!(not_host.why, Why::NotYours);
    let (table, _) = server.does(&guests[0], &id, Command::Start).await.unwrap();
    assert_eq!(table.phase, Phase::Playing);
    let bots: Vec<_> = table.seats.iter().map(|seat| seat.bot.as_deref()).collect();
    assert_eq!(bots, [None, None, Some("merchant"), Some("merchant"), Some("random")]);
    let again = server.does(&guests[0], &id, Command::Start).await.unwrap_err();
    assert_eq!(again.why, Why::NotNow);
    server.close().await;
}

#[tokio::test]
async fn who_leaves_before_the_game_leaves_a_seat_and_perhaps_the_table() {
    let server = TestServer::open().await;
    let guests = server.guests(["Ada", "Bea", "Cleo"]).await;
    let invited = SeatWish::Invited(guests[2].id.clone());
    let seats = vec![SeatWish::Host, SeatWish::Open, invited];
    let id = server.set_up(&guests[0], &new_table("medici", seats)).await.id;
    server.does(&guests[1], &id, Command::Join { seat: Some(1) }).await.unwrap();
    // Declined: the seat is open for anybody.
    let (table, _) = server.does(&guests[2], &id, Command::Leave).await.unwrap();
    assert_eq!((table.seats[2].person.as_ref(), table.seats[2].awaited), (None, false));
    let (table, you) = server.does(&guests[0], &id, Command::Leave).await.unwrap();
    assert_eq!((table.host, you.seat), (guests[1].id.clone(), None));
    let (table, _) = server.does(&guests[1], &id, Command::Leave).await.unwrap();
    assert_eq!(table.phase, Phase::Closed);
    let closed = server.does(&guests[1], &id, JOIN).await.unwrap_err();
    assert_eq!(closed.why, Why::NotNow);
    let lobby: Lobby = server.get("/lobby", Some(&guests[1].key)).await;
    assert_eq!((lobby.mine.len(), lobby.open.len()), (0, 0));
    server.close().await;
}

#[tokio::test]
async fn an_invited_person_finds_the_table_and_his_seat() {
    let server = TestServer::open().await;
    let guests = server.guests(["Ada", "Bea", "Cleo"]).await;
    let invited = SeatWish::Invited(guests[1].id.clone());
    let seats = vec![invited, SeatWish::Host];
    let wanted = NewTable { public: false, ..new_table("strozzi", seats) };
    let table = server.set_up(&guests[0], &wanted).await;
    assert!(table.seats[0].awaited);
    let lobby: Lobby = server.get("/lobby", Some(&guests[1].key)).await;
    assert_eq!(lobby.mine.len(), 1);
    let other = server.does(&guests[2], &table.id, JOIN).await.unwrap_err();
    assert_eq!(other.why, Why::NotNow);
    let (table, you) = server.does(&guests[1], &table.id, JOIN).await.unwrap();
    assert_eq!((table.phase, you.seat), (Phase::Playing, Some(0)));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_once_more() {
    let server = TestServer::open().await;
    let guests = server.guests(["Ada", "Bea"]).await;
    let seats = vec![SeatWish::Host, bot("random"), SeatWish::Open];
    let id = server.set_up(&guests[0], &new_table("medici", seats)).await.id;
    let early = server.does(&guests[0], &id, Command::Rematch).await.unwrap_err();
    assert_eq!(early.why, Why::NotNow);
    server.does(&guests[1], &id, JOIN).await.unwrap();
    let mut players = Vec::new();
    for (guest, seed) in guests.iter().zip(0..) {
        let view = server.look(&id, Some(guest)).await;
        players.push(tokio::spawn(play_at_random(view, seed)));
    }
    for player in players {
        player.await.unwrap();
    }
    let mut watching = server.look(&id, Some(&guests[0])).await;
    // The next table exists when it is announced, however quickly somebody looks.
    let looks = async {
        loop {
            if let Some(next) = server.table(&id, None).await.0.next {
                break server.hall.table(&next).await.map(|table| table.id.to_string());
            }
        }
    };
    let (asked, found) = tokio::join!(server.does(&guests[1], &id, Command::Rematch), looks);
    let next = asked.unwrap().0.next.expect("another table");
    assert_eq!(found.as_deref(), Ok(next.as_str()));
    watching.until(|view| view.table.next.is_some()).await;
    let (table, you) = server.table(&next, Some(&guests[1])).await;
    assert_eq!((table.phase, table.host == guests[1].id), (Phase::Open, true));
    let names: Vec<_> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!((names, you.seat), (vec!["Bea", "Ada", "random"], Some(0)));
    assert!(table.seats[1].awaited && !table.seats[0].awaited);
    // Whoever asks later comes to the same table, and then everybody is there.
    watching.does(Command::Rematch).await.unwrap();
    assert_eq!(watching.table.next.as_ref(), Some(&next));
    let (table, you) = server.table(&next, Some(&guests[0])).await;
    assert_eq!((table.phase, you.seat), (Phase::Playing, Some(1)));
    let other = server.guest("Eve").await;
    let not_there = server.does(&other, &id, Command::Rematch).await.unwrap_err();
    assert_eq!(not_there.why, Why::NotYours);
    server.close().await;
}

#[tokio::test]
async fn nobody_has_too_many_tables() {
    let limits = Limits { tables_per_person: 2, ..Limits::default() };
    let server = TestServer::open_with(generous(), limits).await;
    let guests = server.guests(["Ada", "Bea"]).await;
    let wanted = new_table("strozzi", vec![SeatWish::Host, SeatWish::Open]);
    let first = server.set_up(&guests[0], &wanted).await.id;
    server.set_up(&guests[0], &wanted).await;
    assert_eq!(refused(&server, &guests[0], &wanted).await.why, Why::TooMuch);
    server.does(&guests[0], &first, Command::Leave).await.unwrap();
    server.set_up(&guests[0], &wanted).await;
    server.set_up(&guests[1], &wanted).await;
    server.close().await;
}

#[tokio::test]
async fn those_who_look_know_who_is_here() {
    let (server, guests, table) = TestServer::playing("strozzi", ["Ada", "Bea"], 0).await;
    let mut ada = server.look(&table.id, Some(&guests[0])).await;
    let here = |view: &crate::view::View| view.table.seats.iter().map(|it| it.here).collect();
    let now: Vec<bool> = here(&ada);
    assert_eq!(now, [true, false]);
    let bea = server.look(&table.id, Some(&guests[1])).await;
    let second = server.look(&table.id, Some(&guests[1])).await;
    ada.until(|view| view.table.seats[1].here).await;
    drop(bea);
    drop(second);
    ada.until(|view| !view.table.seats[1].here).await;
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_too_slowly_is_told_everything_anew() {
    let (server, guests, table) = TestServer::playing("strozzi", ["Ada", "Bea"], 0).await;
    let seated = server.hall.table(&table.id).await.unwrap();
    let (mut slow, found) = seated.subscribe(None, 0);
    let known = found.lines.len() as u32;
    // The second leaves and comes back while the first thinks about a price.
    for _ in 0..20 {
        server.does(&guests[1], &table.id, Command::Leave).await.unwrap();
        server.does(&guests[1], &table.id, Command::Back).await.unwrap();
    }
    assert!(slow.next().await.is_err(), "some of it is gone");
    let again = slow.restart(known);
    assert_eq!(again.from, known + 1);
    assert_eq!(again.table.lines, known + again.lines.len() as u32);
    assert_eq!(server.log(&table.id, None).await[known as usize..], again.lines);
    server.close().await;
}
