//! Every command needs the player's key, and keys never leak.

use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use fondaco_protocol::Why;

use crate::heard;
use crate::test_server::{Guest, TestServer};
use crate::wire::TEXT;

/// A move that the seat to act may always make.
fn offer(after: u32) -> String {
    format!(r#"{{"do":"move","after":{after},"play":"offer"}}"#)
}

#[test]
fn only_the_key_of_a_seat_moves_for_it() {
    let server = TestServer::open();
    let [ann, bob, cid, stranger] = ["Ann", "Bob", "Cid", "Eve"].map(|name| server.guest(name));
    let table = server.game("medici", &[&ann, &bob, &cid]);
    let seats = [&ann, &bob, &cid];
    let turn = usize::from(table.to_act.unwrap());
    let play = offer(table.lines);
    let path = format!("/tables/{}", table.id);
    let mut client = server.client();
    // Another seat, and somebody who only looks on.
    let other = client.command(&table.id, seats[(turn + 1) % 3], &play);
    assert_eq!((other.status, other.refused().why), (409, Why::NotNow));
    let looks_on = client.command(&table.id, &stranger, &play);
    assert_eq!((looks_on.status, looks_on.refused().why), (403, Why::NotYours));
    // A seat that the message itself names, in every way in which that could be tried.
    for play in
        ["0 offer", "1 offer", "2 offer", "first 1", "tile C5", "@seed 00", "offer\n1 offer"]
    {
        let body = serde_json::json!({ "do": "move", "after": table.lines, "play": play });
        let answer = client.command(&table.id, seats[(turn + 1) % 3], &body.to_string());
        assert_eq!(answer.status, 422, "{play}: {}", answer.body);
        assert_eq!(answer.refused().why, Why::Illegal);
    }
    let body = format!(r#"{{"do":"move","after":{},"play":"offer","seat":{turn}}}"#, table.lines);
    assert_eq!(client.command(&table.id, &stranger, &body).refused().why, Why::Unreadable);
    // Nobody at all.
    let nobody = client.post(&path, None, &play);
    assert_eq!((nobody.status, nobody.refused().why), (401, Why::Key));
    assert_eq!(client.get(&path, None).member::<fondaco_protocol::Table>("table"), table);
    assert_eq!(client.command(&table.id, seats[turn], &play).status, 200);
}

#[test]
fn guessed_and_mangled_keys_are_nobodys() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let key = &ann.key;
    let flipped = format!("{}{}", if key.starts_with('A') { 'B' } else { 'A' }, &key[1..]);
    let last = key.chars().last().unwrap();
    let unused_bits = char::from(last as u8 + 1);
    let standard = STANDARD.encode(URL_SAFE_NO_PAD.decode(key).unwrap());
    let hash = fondaco_server::hall::Secret::sent(key).unwrap().hash();
    let mut client = server.client();
    for wrong in [
        flipped.as_str(),
        &key[..42],
        &format!("{key}A"),
        &format!("{key}="),
        &format!("{}{unused_bits}", &key[..42]),
        &format!("{key},{key}"),
        &format!("{key} x"),
        &key.to_ascii_uppercase(),
        &standard,
        &hash,
        &ann.id,
        "' OR '1'='1",
        "%",
        "null",
        "",
    ] {
        let guess = Guest { id: String::new(), key: wrong.to_owned() };
        for path in ["/me", "/lobby"] {
            let answer = client.get(path, Some(&guess));
            assert_eq!((answer.status, answer.refused().why), (401, Why::Key), "{wrong}");
        }
    }
    for line in [
        format!("Authorization: {key}"),
        format!("Authorization: Basic {key}"),
        format!("Authorization: Bearer{key}"),
        format!("Authorization: Token {key}"),
        format!("X-Key: {key}"),
        format!("Cookie: key={key}"),
    ] {
        let answer = client.ask("GET", "/api/v1/me", &[&line], b"");
        assert_eq!((answer.status, answer.refused().why), (401, Why::Key), "{line}");
    }
    // A key in an address is none: addresses are logged by everybody on the way.
    for path in [format!("/me?key={key}"), format!("/me?access_token={key}"), format!("/me/{key}")]
    {
        assert!([401, 404].contains(&client.get(&path, None).status), "{path}");
    }
    assert_eq!(client.get("/me", Some(&ann)).status, 200);
}

#[test]
fn a_guessed_key_opens_no_socket() {
    let server = TestServer::open();
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = server.game("strozzi", &[&ann, &bob]);
    let hello = |key: &str| format!(r#"{{"version":1,"key":"{key}","since":0}}"#);
    for wrong in [&ann.id, "", &ann.key[1..], &URL_SAFE_NO_PAD.encode([7; 32])] {
        let mut socket = server.socket(&table.id);
        socket.send(&hello(wrong));
        let (texts, code) = socket.rest();
        assert_eq!((texts.len(), code), (1, Some(1008)), "{texts:?}");
        assert!(texts[0].contains(r#""why":"key""#), "{texts:?}");
    }
    // Without a key one looks on, and does nothing.
    let (mut socket, welcome) = server.look(&table.id, None, 0);
    assert!(welcome.contains(r#""seat":null"#), "{welcome}");
    for command in [r#"{"id":1,"do":"leave"}"#, r#"{"id":2,"do":"talk","text":"hello"}"#] {
        assert_eq!(socket.outcome(command), "key");
    }
    // Nobody becomes somebody else on an open socket.
    let mut socket = server.look(&table.id, Some(&ann), 0).0;
    assert_eq!(socket.outcome(&hello(&bob.key)), "unreadable");
    let sneaky = format!(r#"{{"id":1,"do":"ask-undo","key":"{0}","person":"{0}"}}"#, bob.key);
    assert_eq!(socket.outcome(&sneaky), "not-now");
    let sneaky = format!(r#"{{"id":1,"do":"talk","text":"I am Bob","key":"{}"}}"#, bob.key);
    assert_eq!(socket.outcome(&sneaky), "unreadable");
}

#[test]
fn the_same_message_is_not_played_twice() {
    let server = TestServer::open();
    let [ann, bob, cid] = ["Ann", "Bob", "Cid"].map(|name| server.guest(name));
    let seats = [&ann, &bob, &cid];
    let table = server.game("medici", &seats);
    let turn = seats[usize::from(table.to_act.unwrap())];
    let message = format!(r#"{{"id":1,"do":"move","after":{},"play":"offer"}}"#, table.lines);
    let mut socket = server.look(&table.id, Some(turn), 0).0;
    // Both are on their way before the first is answered.
    socket.send(&message);
    assert_eq!(socket.outcome(&message), "done");
    assert_eq!(socket.until("refused")["why"]["why"], "stale");
    // Nor over the other way in, nor from another page.
    let play = offer(table.lines);
    assert_eq!(server.client().command(&table.id, turn, &play).refused().why, Why::Stale);
    let mut again = server.look(&table.id, Some(turn), 0).0;
    assert_eq!(again.outcome(&message), "stale");
    // What was not seen yet cannot be answered.
    for forged in [0, table.lines - 1, table.lines + 50, u32::MAX] {
        let play = offer(forged);
        let why = server.client().command(&table.id, turn, &play).refused().why;
        assert_eq!(why, Why::Stale, "after {forged}");
    }
    let log = server.client().get(&format!("/tables/{}/log", table.id), None);
    assert_eq!(log.body.matches("offer").count(), 1, "{}", log.body);
}

#[test]
fn many_at_once_play_a_move_once() {
    let server = TestServer::open();
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = server.game("strozzi", &[&ann, &bob]);
    let body = format!(r#"{{"do":"move","after":{},"play":"draw"}}"#, table.lines);
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let posts: Vec<_> = (0..8)
            .map(|_| scope.spawn(|| server.client().command(&table.id, &ann, &body).status))
            .collect();
        posts.into_iter().map(|it| it.join().unwrap()).collect()
    });
    let log: serde_json::Value =
        server.client().get(&format!("/tables/{}/log", table.id), None).value();
    let draws = log["lines"].as_array().unwrap().iter().filter(|line| **line == "0 draw").count();
    assert_eq!(statuses.iter().filter(|it| **it == 200).count(), draws, "{statuses:?}");
    assert_eq!(draws, 1, "{log}");
}

#[test]
fn keys_are_never_logged() {
    let server = TestServer::open();
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = server.game("strozzi", &[&ann, &bob]);
    let mut client = server.client();
    let (mut socket, welcome) = server.look(&table.id, Some(&ann), 0);
    assert!(!welcome.contains(&ann.key));
    assert_eq!(socket.outcome(&format!(r#"{{"id":1,"do":"{}"}}"#, ann.key)), "unreadable");
    assert_eq!(socket.outcome(r#"{"id":1,"do":"talk","text":"a"}"#), "done");
    client.get(&format!("/people/{}", ann.key), Some(&ann)).refused();
    client.get(&format!("/tables/{}", ann.key), Some(&ann)).refused();
    client.get(&format!("/{}?key={}", ann.key, ann.key), Some(&ann)).refused();
    client.post("/tables", Some(&ann), &format!(r#"{{"game":"{}"}}"#, ann.key)).refused();
    let mut mangled = server.socket(&table.id);
    mangled.send_frame(TEXT, true, format!(r#"{{"version":9,"key":"{}"}}"#, ann.key).as_bytes());
    mangled.rest();
    let key_hash = fondaco_server::hall::Secret::sent(&ann.key).unwrap().hash();
    let row = server.wait(server.hall.store().person(&ann.id)).unwrap().unwrap();
    assert!(!format!("{row:?}").contains(&row.key_hash) && row.key_hash == key_hash);
    tracing::debug!("the last of it");
    let log = heard::all();
    assert!(log.contains("the last of it"));
    for secret in [&ann.key, &bob.key, &key_hash] {
        assert!(!log.contains(secret.as_str()), "a key is logged");
    }
}
