//! Names and messages cannot inject markup or SQL.

use fondaco_protocol::{LONGEST_NAME, Me, Player, Said, Table, Why};

use crate::test_server::TestServer;

/// Texts that break out of quotes, statements, markup and lines.
const METACHARACTERS: [&str; 12] = [
    "' OR '1'='1",
    "'; DROP TABLE people; --",
    "\"; --",
    "$1 $2 {}",
    "%s%n%x",
    "_%",
    "\\",
    "\\'",
    "`id`",
    "${jndi:x}",
    "{{7*7}}",
    "\u{0}",
];

/// Invisible characters, and those that change the text around them.
const INVISIBLE: [&str; 22] = [
    "\u{0}",
    "\u{7}",
    "\u{1b}[31m",
    "\n",
    "\r",
    "\t",
    "\u{7f}",
    "\u{85}",
    "\u{ad}",
    "\u{34f}",
    "\u{61c}",
    "\u{115f}",
    "\u{180e}",
    "\u{200b}",
    "\u{200d}",
    "\u{202e}",
    "\u{2028}",
    "\u{2066}",
    "\u{2800}",
    "\u{3164}",
    "\u{feff}",
    "\u{e0041}",
];

#[test]
fn names_are_names() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let mut client = server.client();
    let long = "a".repeat(LONGEST_NAME + 1);
    let html = ["<b>Ann</b>", "<script>", "a&lt;", "\"onload", "</p>", ""];
    let blank = [" ", "\u{a0}", "\u{2003}\u{3000}"];
    let wrong = html.iter().chain(&blank).map(|it| (*it).to_owned());
    let wrong = wrong.chain(INVISIBLE.map(|it| format!("A{it}n"))).chain([long, "ä".repeat(13)]);
    // Marks that pile up on one letter until they cover the lines above.
    let wrong = wrong.chain(["a\u{300}\u{301}\u{302}\u{303}".to_owned()]);
    for name in wrong {
        let body = serde_json::json!({ "name": name }).to_string();
        for answer in
            [client.post("/people", None, &body), client.api("PATCH", "/me", Some(&ann), &body)]
        {
            let why = answer.refused().why;
            assert!([Why::Unreadable, Why::TooMuch].contains(&why), "{name:?}: {}", answer.body);
        }
    }
    for fine in ["Jörg", "小さい", "O'Neill", "אבג", "Zoë 2", "e\u{301}va", "Łukasz-M."] {
        let body = serde_json::json!({ "name": fine }).to_string();
        let me: Me = client.api("PATCH", "/me", Some(&ann), &body).value();
        assert_eq!(me.name, fine);
    }
}

#[test]
fn talk_is_plain_text() {
    let server = TestServer::open();
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = server.game("strozzi", &[&ann, &bob]);
    let mut client = server.client();
    let mut say = |text: &str| {
        server.clock.advance(10_000);
        let body = serde_json::json!({ "do": "talk", "text": text }).to_string();
        client.command(&table.id, &ann, &body)
    };
    for html in ["<script>alert(1)</script>", "<img src=x onerror=x>", "</li>", "<!--", "<?php"] {
        assert_eq!(say(html).refused().why, Why::Unreadable, "{html}");
    }
    assert_eq!(say(&"a".repeat(301)).refused().why, Why::TooMuch);
    assert_eq!(say(&INVISIBLE.concat().replace("\u{1b}[31m", "")).refused().why, Why::Unreadable);
    for invisible in INVISIBLE {
        assert_eq!(say(&format!("be{invisible}fore")).status, 200, "{invisible:?}");
    }
    assert_eq!(say(&format!("a{}", "\u{300}".repeat(200))).status, 200);
    let (_, welcome) = server.look(&table.id, Some(&bob), 0);
    let welcome: serde_json::Value = serde_json::from_str(&welcome).unwrap();
    let said: Vec<Said> = serde_json::from_value(welcome["talk"].clone()).unwrap();
    for Said { text, .. } in &said[..INVISIBLE.len()] {
        let seen = text.replace("[31m", "");
        assert_eq!(seen, "before", "{text:?}");
    }
    assert!(said.last().unwrap().text.chars().count() < 10, "marks pile up");
}

#[test]
fn nothing_that_is_said_is_a_statement() {
    let server = TestServer::open();
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = server.game("strozzi", &[&ann, &bob]);
    let mut client = server.client();
    for text in METACHARACTERS {
        let escaped = serde_json::json!(text).to_string();
        let coded: Vec<_> = text.bytes().map(|byte| format!("%{byte:02x}")).collect();
        let coded = coded.concat();
        // Everywhere where a text is looked up, refused or kept.
        for path in [
            format!("/people/{coded}"),
            format!("/tables/{coded}"),
            format!("/tables/{coded}/log"),
            format!("/tables/{coded}/record"),
            format!("/standings/{coded}"),
        ] {
            assert_eq!(client.get(&path, Some(&ann)).refused().why, Why::Missing, "{path}");
        }
        let path = format!("/tables/{}/log?since={coded}", table.id);
        assert_eq!(client.get(&path, None).refused().why, Why::Unreadable);
        for (body, why) in [
            (
                format!(
                    r#"{{"game":{escaped},"seats":["host","open"],"public":true,"clock":0,"start_when_full":true}}"#
                ),
                Why::Unreadable,
            ),
            (
                format!(
                    r#"{{"game":"strozzi","seats":["host",{{"bot":{escaped}}}],"public":true,"clock":0,"start_when_full":true}}"#
                ),
                Why::Unreadable,
            ),
            (
                format!(
                    r#"{{"game":"strozzi","seats":["host",{{"invited":{escaped}}}],"public":true,"clock":0,"start_when_full":true}}"#
                ),
                Why::Missing,
            ),
        ] {
            assert_eq!(client.post("/tables", Some(&ann), &body).refused().why, why, "{body}");
        }
        let play = format!(r#"{{"do":"move","after":{},"play":{escaped}}}"#, table.lines);
        assert_eq!(client.command(&table.id, &ann, &play).refused().why, Why::Illegal, "{play}");
        let hook = format!(r#"{{"webhook":{escaped}}}"#);
        assert_eq!(client.api("PATCH", "/me", Some(&ann), &hook).refused().why, Why::Unreadable);
        server.clock.advance(10_000);
        let talk = format!(r#"{{"do":"talk","text":{escaped}}}"#);
        let answer = client.command(&table.id, &ann, &talk);
        assert!(answer.status == 200 || text == "\u{0}", "{text}: {}", answer.body);
        // What may be a name is kept as it is.
        let name = format!(r#"{{"name":{escaped}}}"#);
        let changed = client.api("PATCH", "/me", Some(&ann), &name);
        if changed.status == 200 {
            let player: Player = client.get(&format!("/people/{}", ann.id), None).value();
            assert_eq!(player.name, text);
        } else {
            assert!([Why::Unreadable, Why::TooMuch].contains(&changed.refused().why));
        }
    }
    let (_, welcome) = server.look(&table.id, Some(&bob), 0);
    let welcome: serde_json::Value = serde_json::from_str(&welcome).unwrap();
    let said: Vec<Said> = serde_json::from_value(welcome["talk"].clone()).unwrap();
    let texts: Vec<_> = said.iter().map(|said| said.text.as_str()).collect();
    assert_eq!(texts, METACHARACTERS[..11]);
    let same: Table = client.get(&format!("/tables/{}", table.id), None).member("table");
    assert_eq!((same.lines, same.seats.len()), (table.lines, 2));
}
