//! Malformed messages.

use fondaco_protocol::{LONGEST_MESSAGE, Table, Why};

use crate::test_server::{Guest, TestServer};
use crate::wire::{BINARY, Frame, PING, TEXT};

fn table(server: &TestServer) -> (Guest, Guest, Table) {
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = server.game("strozzi", &[&ann, &bob]);
    (ann, bob, table)
}

/// Commands that cannot be read.
fn unreadable() -> Vec<String> {
    let mut messages = Vec::new();
    let fields = [
        ("move", r#""after":3,"play":"draw""#),
        ("join", r#""seat":1"#),
        ("leave", ""),
        ("start", ""),
        ("talk", r#""text":"hello""#),
        ("ask-undo", ""),
        ("answer-undo", r#""yes":true"#),
        ("back", ""),
        ("order", r#""order":"pass-today""#),
        ("rematch", ""),
    ];
    for (kind, members) in fields {
        messages.push(format!(r#"{{"do":"{}"}}"#, kind.to_ascii_uppercase()));
        messages.push(format!(r#"{{"do":["{kind}"]}}"#));
        messages.push(format!(r#"{{"{kind}":{{{members}}}}}"#));
        let Some((name, _)) = members.split_once(':') else { continue };
        for wrong in [
            "-1",
            "1.5",
            "1e99",
            "99999999999999999999999999",
            "[]",
            "[[1]]",
            "{}",
            r#"{"a":{}}"#,
            "\"\\ud800\"",
        ] {
            messages.push(format!(r#"{{"do":"{kind}",{name}:{wrong}}}"#));
        }
        messages.push(format!(r#"{{"do":"{kind}",{members},{members}}}"#));
        messages.push(format!(r#"{{"do":"{kind}","more":1,{members}}}"#));
    }
    messages.push(r#"{"do":"move","after":3}"#.to_owned());
    messages.push(r#"{"do":"order","order":{"bid-up-to":256}}"#.to_owned());
    messages.push(r#"{"do":"order","order":{"bid-up-to":-1}}"#.to_owned());
    messages.push(r#"{"do":"order","order":{"bid-up-to":1,"pass-today":null}}"#.to_owned());
    messages.push(r#"{"do":"join","seat":256}"#.to_owned());
    for nonsense in ["", " ", "null", "true", "7", "\"do\"", "[]", "{}", "{", "}", "{\"do\"", "\0"]
    {
        messages.push(nonsense.to_owned());
    }
    messages.push("[".repeat(4000));
    messages.push(r#"{"a":"#.repeat(600));
    messages.push(format!(r#"{{"do":"leave","a":{}1{}}}"#, "[".repeat(500), "]".repeat(500)));
    messages
}

#[test]
fn what_cannot_be_read_is_refused_over_http() {
    let server = TestServer::open();
    let (ann, _, table) = table(&server);
    let mut client = server.client();
    for message in unreadable() {
        let answer = client.command(&table.id, &ann, &message);
        if message.is_empty() {
            assert_eq!(answer.status, 415);
            continue;
        }
        assert_eq!((answer.status, answer.refused().why), (400, Why::Unreadable), "{message}");
    }
    let path = format!("/api/v1/tables/{}", table.id);
    let (key, json) = (ann.line(), "Content-Type: application/json");
    let not_text = client.ask("POST", &path, &[&key, json], b"{\"do\":\"talk\",\"text\":\"\xff\"}");
    assert_eq!(not_text.refused().why, Why::Unreadable);
    for kind in ["", "Content-Type: text/plain", "Content-Type: application/x-www-form-urlencoded"]
    {
        let lines: Vec<_> = [key.as_str(), kind].into_iter().filter(|it| !it.is_empty()).collect();
        let answer = client.ask("POST", &path, &lines, br#"{"do":"leave"}"#);
        assert_eq!((answer.status, answer.refused().why), (415, Why::Unreadable), "{kind}");
    }
    let same: Table = client.get(&format!("/tables/{}", table.id), None).member("table");
    assert_eq!(same, table);
}

#[test]
fn what_cannot_be_read_is_refused_on_a_socket() {
    let server = TestServer::open();
    let (ann, _, table) = table(&server);
    let mut socket = server.look(&table.id, Some(&ann), 0).0;
    for (number, message) in unreadable().into_iter().enumerate() {
        if number % 80 == 79 {
            // Nobody sends so much nonsense at once without being shown the door.
            socket = server.look(&table.id, Some(&ann), 0).0;
        }
        let message = message.replacen("{\"do\"", "{\"id\":5,\"do\"", 1);
        assert_eq!(socket.outcome(&message), "unreadable", "{message}");
    }
    assert_eq!(socket.outcome(r#"{"do":"leave"}"#), "unreadable");
    assert_eq!(socket.outcome(r#"{"id":4294967296,"do":"leave"}"#), "unreadable");
    // The number comes back as far as it can be read.
    socket.send(r#"{"id":7,"do":"fly"}"#);
    assert_eq!(socket.until("refused")["id"], 7);
    socket.send_frame(BINARY, true, br#"{"id":7,"do":"leave"}"#);
    assert_eq!(socket.until("refused")["why"]["why"], "unreadable");
    assert_eq!(socket.outcome(r#"{"id":1,"do":"talk","text":"still here"}"#), "done");
    let same: Table = server.client().get(&format!("/tables/{}", table.id), None).member("table");
    assert_eq!((same.lines, same.version), (table.lines, table.version));
}

#[test]
fn commands_at_the_wrong_time_are_refused() {
    let server = TestServer::open();
    let (ann, bob, table) = table(&server);
    let stranger = server.guest("Eve");
    let mut client = server.client();
    let lines = table.lines;
    for (who, command, status, why) in [
        (&ann, r#"{"do":"start"}"#.to_owned(), 409, Why::NotNow),
        (&bob, r#"{"do":"start"}"#.to_owned(), 403, Why::NotYours),
        (&ann, r#"{"do":"rematch"}"#.to_owned(), 409, Why::NotNow),
        (&stranger, r#"{"do":"rematch"}"#.to_owned(), 409, Why::NotNow),
        (&stranger, r#"{"do":"join"}"#.to_owned(), 409, Why::NotNow),
        (&stranger, r#"{"do":"join","seat":0}"#.to_owned(), 409, Why::NotNow),
        (&stranger, r#"{"do":"leave"}"#.to_owned(), 403, Why::NotYours),
        (&stranger, r#"{"do":"back"}"#.to_owned(), 403, Why::NotYours),
        (&stranger, r#"{"do":"answer-undo","yes":true}"#.to_owned(), 403, Why::NotYours),
        (&ann, r#"{"do":"ask-undo"}"#.to_owned(), 409, Why::NotNow),
        (&ann, r#"{"do":"answer-undo","yes":true}"#.to_owned(), 409, Why::NotNow),
        (&ann, r#"{"do":"order","order":"pass-today"}"#.to_owned(), 409, Why::NotNow),
        (&ann, r#"{"do":"order","order":{"bid-up-to":9}}"#.to_owned(), 409, Why::NotNow),
        (&bob, format!(r#"{{"do":"move","after":{lines},"play":"draw"}}"#), 409, Why::NotNow),
        (&ann, format!(r#"{{"do":"move","after":{lines},"play":"buy"}}"#), 422, Why::Illegal),
        (&ann, format!(r#"{{"do":"move","after":{lines},"play":""}}"#), 422, Why::Illegal),
        (
            &ann,
            format!(r#"{{"do":"move","after":{lines},"play":"price 99999999999999"}}"#),
            422,
            Why::Illegal,
        ),
        (
            &ann,
            format!(r#"{{"do":"move","after":{lines},"play":"{}"}}"#, "draw ".repeat(100)),
            429,
            Why::TooMuch,
        ),
        (&ann, r#"{"do":"talk","text":""}"#.to_owned(), 400, Why::Unreadable),
    ] {
        let answer = client.command(&table.id, who, &command);
        assert_eq!((answer.status, answer.refused().why), (status, why), "{command}");
    }
    for missing in ["aaaaaaaaaaaaaaaa", "x", "..", "%00", "%2e%2e%2f", "%27%20OR%201=1--"] {
        let answer = client.command(missing, &ann, r#"{"do":"leave"}"#);
        assert_eq!((answer.status, answer.refused().why), (404, Why::Missing), "{missing}");
    }
    let same: Table = client.get(&format!("/tables/{}", table.id), None).member("table");
    assert_eq!(same, table);
}

#[test]
fn other_versions_are_told_to_load_the_page_again() {
    let server = TestServer::open();
    let (ann, _, table) = table(&server);
    for version in [0, 2, 99, u32::MAX] {
        let mut socket = server.socket(&table.id);
        socket.send(&format!(r#"{{"version":{version},"key":"{}"}}"#, ann.key));
        let (texts, code) = socket.rest();
        assert_eq!(code, Some(1008));
        assert!(texts.concat().contains(r#""why":"version""#), "{texts:?}");
    }
    for hello in [
        r#"{"version":"1"}"#,
        r#"{"version":-1}"#,
        r#"{"version":1.0}"#,
        r#"{"version":1e3}"#,
        r#"{"version":4294967297}"#,
        "{}",
        r#"{"version":1,"admin":true}"#,
        r#"{"version":1,"since":-1}"#,
        r#"{"id":1,"do":"leave"}"#,
        "hello",
    ] {
        let mut socket = server.socket(&table.id);
        socket.send(hello);
        let (texts, code) = socket.rest();
        assert_eq!(code, Some(1008));
        assert!(texts.concat().contains(r#""why":"unreadable""#), "{hello}: {texts:?}");
    }
    for (opcode, payload) in [(BINARY, &b"{\"version\":1}"[..]), (PING, b"")] {
        let mut socket = server.socket(&table.id);
        socket.send_frame(opcode, true, payload);
        let (texts, code) = socket.rest();
        assert_eq!(code, Some(1008));
        assert!(texts.concat().contains(r#""why":"unreadable""#), "{texts:?}");
    }
    // Whoever knows more lines than there are knows another log, and gets all of this one.
    let (_, welcome) = server.look(&table.id, Some(&ann), u32::MAX);
    assert!(welcome.contains(r#""from":1,"#), "{welcome}");
    let log = server.client().get(&format!("/tables/{}/log?since={}", table.id, u32::MAX), None);
    assert_eq!(log.member::<Vec<String>>("lines"), Vec::<String>::new());
    for since in ["-1", "x", "4294967296", "1&since=2", ""] {
        let path = format!("/tables/{}/log?since={since}", table.id);
        assert_eq!(server.client().get(&path, None).refused().why, Why::Unreadable, "{since}");
    }
}

#[test]
fn oversized_messages_are_cut_off() {
    let server = TestServer::open();
    let (ann, _, table) = table(&server);
    let path = format!("/api/v1/tables/{}", table.id);
    let (key, json) = (ann.line(), "Content-Type: application/json");
    let talk = |length: usize| {
        format!(r#"{{"do":"talk","text":"{}"}}"#, "a".repeat(length - 23)).into_bytes()
    };
    for length in [LONGEST_MESSAGE + 1, 100_000, 10_000_000] {
        let answer = server.client().ask("POST", &path, &[&key, json], &talk(length));
        assert_eq!((answer.status, answer.refused().why), (413, Why::TooMuch), "{length}");
    }
    // A length that is only claimed, and a body in pieces without one.
    let claimed = format!(
        "POST {path} HTTP/1.1\r\nHost: fondaco.test\r\n{key}\r\n{json}\r\n\
         Content-Length: 99999999999\r\n\r\n{{"
    );
    let answer = server.client().say(claimed.as_bytes());
    assert_eq!((answer.status, answer.refused().why), (413, Why::TooMuch));
    let mut pieces = format!(
        "POST {path} HTTP/1.1\r\nHost: fondaco.test\r\n{key}\r\n{json}\r\n\
         Transfer-Encoding: chunked\r\n\r\n"
    );
    pieces.push_str(&format!("400\r\n{}\r\n", "a".repeat(0x400)).repeat(20));
    let answer = server.client().say(pieces.as_bytes());
    assert_eq!((answer.status, answer.refused().why), (413, Why::TooMuch));
    // The longest that is allowed is read, and refused for what it says.
    let answer = server.client().ask("POST", &path, &[&key, json], &talk(LONGEST_MESSAGE));
    assert_eq!((answer.status, answer.refused().why), (429, Why::TooMuch));
    // Heads.
    let long = format!("X-Long: {}", "a".repeat(100_000));
    let head = server.client().ask("GET", "/api/v1/lobby", &[&long], b"");
    assert_eq!((head.status, head.body.as_str()), (431, ""));
    let many: Vec<_> = (0..500).map(|number| format!("X-{number}: a")).collect();
    let many: Vec<_> = many.iter().map(String::as_str).collect();
    assert_eq!(server.client().ask("GET", "/api/v1/lobby", &many, b"").status, 431);
    let address = format!("/api/v1/people/{}", "a".repeat(100_000));
    assert!([414, 431].contains(&server.client().ask("GET", &address, &[], b"").status));
    // Messages on a socket, in one frame and in many.
    let mut socket = server.look(&table.id, Some(&ann), 0).0;
    socket.send_frame(TEXT, true, &talk(LONGEST_MESSAGE + 1));
    assert_eq!(socket.rest().0, Vec::<String>::new());
    let mut socket = server.look(&table.id, Some(&ann), 0).0;
    socket.send_frame(TEXT, false, &talk(LONGEST_MESSAGE));
    for _ in 0..100 {
        socket.send_frame(0, false, &[b'a'; 1000]);
    }
    assert_eq!(socket.rest().0, Vec::<String>::new());
    // A frame that only claims to be long is not waited for.
    let mut socket = server.look(&table.id, Some(&ann), 0).0;
    socket.send_bytes(&[0x81, 0xff, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]);
    assert_eq!(socket.rest().0, Vec::<String>::new());
    assert_eq!(server.client().get("/lobby", None).status, 200);
}

#[test]
fn frames_against_the_rules_end_the_socket() {
    let server = TestServer::open();
    let (ann, _, table) = table(&server);
    for bytes in [
        // Not masked, a bit that is reserved, an opcode that is, a long ping, a ping in pieces,
        // a piece of nothing, a close without a reason that is half a number.
        &[0x81, 0x02, b'{', b'}'][..],
        &[0xc1, 0x80, 0, 0, 0, 0],
        &[0x83, 0x80, 0, 0, 0, 0],
        &[&[0x89, 0xfe, 0x00, 0x7e][..], &[0; 130]].concat(),
        &[0x09, 0x80, 0, 0, 0, 0],
        &[0x80, 0x80, 0, 0, 0, 0],
        &[0x88, 0x81, 0, 0, 0, 0, 3],
        // Text that is none.
        &[0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28],
    ] {
        let mut socket = server.look(&table.id, Some(&ann), 0).0;
        socket.send_bytes(bytes);
        assert_eq!(socket.rest().0, Vec::<String>::new(), "{bytes:x?}");
    }
    let mut socket = server.look(&table.id, Some(&ann), 0).0;
    assert_eq!(socket.outcome(r#"{"id":1,"do":"talk","text":"well"}"#), "done");
}

#[test]
fn a_flood_of_any_frames_is_ended() {
    let server = TestServer::open();
    let (ann, _, table) = table(&server);
    for (opcode, payload) in [
        (PING, &b"x"[..]),
        (0xa, b""),
        (BINARY, b"x"),
        (TEXT, b"nonsense"),
        (TEXT, br#"{"id":1,"do":"talk","text":""}"#),
    ] {
        let mut socket = server.look(&table.id, Some(&ann), 0).0;
        let frames: Vec<u8> = {
            let mut frame = vec![0x80 | opcode, 0x80 | payload.len() as u8, 0, 0, 0, 0];
            frame.extend_from_slice(payload);
            frame.repeat(2_000)
        };
        socket.send_bytes(&frames);
        let mut said_so = false;
        loop {
            match socket.read() {
                Frame::Text(text) => said_so |= text.contains(r#""why":"too-much""#),
                Frame::Ping | Frame::Pong => {}
                Frame::Closed(_) => break,
            }
        }
        assert!(said_so, "a flood of frames of the kind {opcode} is ended without a word");
    }
    // Those who speak as people do are not affected.
    let mut socket = server.look(&table.id, Some(&ann), 0).0;
    for _ in 0..60 {
        assert_eq!(socket.outcome(r#"{"id":1,"do":"ask-undo"}"#), "not-now");
    }
}
