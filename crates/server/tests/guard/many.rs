//! Limits for each address and person.

use fondaco_protocol::{SeatWish, Table, Why};
use fondaco_server::api::Settings;
use fondaco_server::hall::Limits;

use crate::test_server::{TestServer, eventually, generous, new_table};
use crate::wire::{Socket, connect, read_answer};

#[test]
fn an_address_has_only_so_many_sockets_and_gets_them_back() {
    let server =
        TestServer::with(Settings { sockets_per_address: 20, ..generous() }, Limits::default());
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = server.game("strozzi", &[&ann, &bob]);
    for _ in 0..2 {
        let (mut open, mut refused) = (Vec::<Socket>::new(), 0);
        for number in 0..1_000 {
            match server.upgrade(&table.id, &[]) {
                Ok(socket) => open.push(socket),
                Err(answer) => {
                    assert_eq!(
                        (answer.status, answer.refused().why),
                        (429, Why::TooMuch),
                        "{number}"
                    );
                    refused += 1;
                }
            }
        }
        assert_eq!((open.len(), refused), (20, 980));
        eventually("sockets are counted", || server.hall.metrics().sockets.get() == 20);
        drop(open);
        eventually("sockets are given back", || server.hall.metrics().sockets.get() == 0);
    }
    // Sockets to tables that there are not count as long as they are open.
    let mut missing = server.socket("aaaaaaaaaaaaaaaa");
    missing.send(r#"{"version":1}"#);
    assert!(missing.rest().0.concat().contains(r#""why":"missing""#));
    assert!(server.look(&table.id, Some(&ann), 0).1.contains("welcome"));
}

#[test]
fn an_address_has_only_so_many_connections_and_gets_them_back() {
    let settings = Settings { connections_per_address: 10, ..generous() };
    let server = TestServer::with(settings, Limits::default());
    let question = b"GET /healthz HTTP/1.1\r\nHost: fondaco.test\r\n\r\n";
    for _ in 0..2 {
        let mut kept: Vec<_> = (0..10).map(|_| server.client()).collect();
        for client in &mut kept {
            assert_eq!(client.say(question).status, 200);
        }
        for _ in 0..100 {
            let answer = server.client().say(question);
            assert_eq!(answer.status, 429);
            assert!(answer.body.contains("too many connections"), "{}", answer.body);
        }
        drop(kept);
        eventually("connections are given back", || server.hall.metrics().connections.get() == 0);
    }
    // A connection that is turned away is told so even if it says nothing.
    let kept: Vec<_> = (0..10).map(|_| connect(server.address)).collect();
    let mut silent = connect(server.address);
    assert_eq!(read_answer(&mut silent).unwrap().status, 429);
    drop(kept);
}

#[test]
fn what_a_stranger_says_of_his_address_counts_for_nothing() {
    let settings = Settings { people_per_minute: 2, ..generous() };
    let server = TestServer::with(settings, Limits::default());
    let mut client = server.client();
    let come = |client: &mut crate::wire::Client, forged: &[String]| {
        let json = ["Content-Type: application/json".to_owned()];
        let lines: Vec<_> = json.iter().chain(forged).map(String::as_str).collect();
        client.ask("POST", "/api/v1/people", &lines, br#"{"name":"Eve"}"#)
    };
    let mut come_in = 0;
    for number in 0..20 {
        let forged = [
            format!("X-Forwarded-For: 8.8.8.{number}"),
            format!("X-Real-IP: 8.8.4.{number}"),
            format!("Forwarded: for=9.9.9.{number}"),
        ];
        let answer = come(&mut client, &forged);
        if answer.status == 200 {
            come_in += 1;
        } else {
            assert_eq!((answer.status, answer.refused().why), (429, Why::TooMuch));
        }
    }
    assert_eq!(come_in, 4, "twice as many as in a minute at once, and no more");
    // With the proxy trusted, everybody has his own.
    let trusted = Settings {
        trusted_proxies: vec![fondaco_server::network("127.0.0.1").unwrap()],
        people_per_minute: 1,
        ..generous()
    };
    let server = TestServer::with(trusted, Limits::default());
    let mut client = server.client();
    let statuses: Vec<_> = ["1.1.1.1", "6.6.6.6, 2.2.2.2", "6.6.6.6, 2.2.2.2", "7.7.7.7, 2.2.2.2"]
        .iter()
        .map(|from| come(&mut client, &[format!("X-Forwarded-For: {from}")]).status)
        .collect();
    assert_eq!(statuses, [200, 200, 200, 429]);
}

#[test]
fn requests_from_one_address_are_counted() {
    let settings = Settings { requests_per_second: 5, ..generous() };
    let server = TestServer::with(settings, Limits::default());
    let mut client = server.client();
    let answers: Vec<_> = (0..60).map(|_| client.get("/lobby", None)).collect();
    let refused: Vec<_> = answers.iter().filter(|it| it.status != 200).collect();
    assert_eq!(refused.len(), 50, "twice as many as in a second at once, and no more");
    assert!(refused.iter().all(|it| it.refused().why == Why::TooMuch && it.status == 429));
    server.clock.advance(1_000);
    let answers = (0..60).map(|_| client.get("/lobby", None));
    assert_eq!(answers.filter(|it| it.status == 200).count(), 5);
}

#[test]
fn many_sockets_are_not_many_times_as_much() {
    let settings = Settings { requests_per_second: 30, ..generous() };
    let server = TestServer::with(settings, Limits::default());
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = server.game("strozzi", &[&ann, &bob]);
    let mut sockets: Vec<_> = (0..10).map(|_| server.look(&table.id, Some(&ann), 0).0).collect();
    let mut refused = 0;
    for _ in 0..30 {
        for socket in &mut sockets {
            socket.send(r#"{"id":1,"do":"ask-undo"}"#);
        }
        for socket in &mut sockets {
            refused += usize::from(socket.until("refused")["why"]["why"] == "too-much");
        }
    }
    // Of sixty requests at once some were needed before.
    assert!(refused > 240, "{refused} of 300 commands were refused");
}

#[test]
fn a_person_has_only_so_many_tables() {
    let limits = Limits { tables_per_person: 3, ..Limits::default() };
    let server = TestServer::with(generous(), limits);
    let ann = server.guest("Ann");
    let wanted = new_table("strozzi", vec![SeatWish::Host, SeatWish::Open]);
    let body = serde_json::to_string(&wanted).unwrap();
    // All at once: the one that is counted last knows of the first.
    let tables: Vec<_> = std::thread::scope(|scope| {
        let posts: Vec<_> = (0..16)
            .map(|_| scope.spawn(|| server.client().post("/tables", Some(&ann), &body)))
            .collect();
        posts.into_iter().map(|it| it.join().unwrap()).collect()
    });
    let (made, refused): (Vec<_>, Vec<_>) = tables.iter().partition(|it| it.status == 200);
    assert_eq!(made.len(), 3);
    assert!(refused.iter().all(|it| it.status == 429 && it.refused().why == Why::TooMuch));
    let first: Table = made[0].value();
    assert_eq!(server.client().command(&first.id, &ann, r#"{"do":"leave"}"#).status, 200);
    assert_eq!(server.client().post("/tables", Some(&ann), &body).status, 200);
}

#[test]
fn invitations_take_nothing_from_the_invited() {
    let limits = Limits { tables_per_person: 3, ..Limits::default() };
    let server = TestServer::with(generous(), limits);
    let [ann, eve, mal] = ["Ann", "Eve", "Mal"].map(|name| server.guest(name));
    let invited = vec![SeatWish::Host, SeatWish::Invited(ann.id.clone())];
    for host in [&eve, &mal] {
        for _ in 0..3 {
            server.set_up(host, &new_table("strozzi", invited.clone()));
        }
    }
    let body = serde_json::to_string(&new_table("strozzi", vec![SeatWish::Host, SeatWish::Open]));
    let answer = server.client().post("/tables", Some(&ann), &body.unwrap());
    assert_eq!(answer.status, 200, "{}", answer.body);
}

#[test]
fn nobody_talks_all_the_time() {
    let server = TestServer::open();
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = server.game("strozzi", &[&ann, &bob]);
    let talk = r#"{"do":"talk","text":"buy my cloth"}"#;
    let mut client = server.client();
    let answers: Vec<_> = (0..20).map(|_| client.command(&table.id, &ann, talk)).collect();
    let refused = answers.iter().filter(|it| it.status == 429).count();
    assert_eq!(refused, 15);
    // Another way in is the same door.
    let mut socket = server.look(&table.id, Some(&ann), 0).0;
    assert_eq!(socket.outcome(r#"{"id":1,"do":"talk","text":"cheap"}"#), "too-much");
    assert_eq!(client.command(&table.id, &bob, talk).status, 200);
    server.clock.advance(2_000);
    assert_eq!(client.command(&table.id, &ann, talk).status, 200);
}

#[test]
fn a_log_does_not_grow_without_the_game() {
    let server = TestServer::open();
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = server.game("strozzi", &[&ann, &bob]);
    let mut client = server.client();
    let mut refused = false;
    for _ in 0..3_000 {
        let left = client.command(&table.id, &bob, r#"{"do":"leave"}"#);
        if left.status != 200 {
            assert_eq!((left.status, left.refused().why), (429, Why::TooMuch));
            refused = true;
            break;
        }
        assert_eq!(client.command(&table.id, &bob, r#"{"do":"back"}"#).status, 200);
    }
    assert!(refused, "leaving and coming back makes a log of any length");
    // The game itself goes on.
    let lines = client.get(&format!("/tables/{}", table.id), None).member::<Table>("table").lines;
    let play = format!(r#"{{"do":"move","after":{lines},"play":"draw"}}"#);
    assert_eq!(client.command(&table.id, &ann, &play).status, 200);
}
