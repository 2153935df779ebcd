//! Hidden cards stay hidden after errors and undos.

use fondaco_protocol::{Phase, Why, You};
use fondaco_server::Configuration;
use fondaco_server::api::Settings;
use fondaco_server::hall::Limits;
use fondaco_server::store::NewRow;

use crate::heard;
use crate::test_server::{BEGINNING, Guest, TestServer};
use crate::wire::Client;

#[test]
fn a_damaged_log_is_not_quoted() {
    let server = TestServer::open();
    let [ann, bob, cid] = ["Ann", "Bob", "Cid"].map(|name| server.guest(name));
    let table = server.game("byzanz", &[&ann, &bob, &cid]);
    let stored = server.wait(server.hall.store().table(&table.id)).unwrap().unwrap();
    for (id, line) in
        [("damagedabcdefghi", "deal 0 C4 G4 O4 S9"), ("damagedabcdefghj", "deal 7 W4 V4 M M")]
    {
        let row = NewRow {
            id: id.to_owned(),
            game: "byzanz".to_owned(),
            host: ann.id.clone(),
            phase: Phase::Playing,
            public: true,
            at: BEGINNING,
            doc: stored.row.doc.clone(),
            seats: Vec::new(),
            lines: vec!["first 0".to_owned(), line.to_owned()],
            job: None,
        };
        server.wait(server.hall.store().create(row)).unwrap();
        let answer = server.client().get(&format!("/tables/{id}"), Some(&ann));
        assert_eq!((answer.status, answer.refused().why), (503, Why::Unavailable));
        let log = heard::all();
        assert!(log.contains("line 2 of its log"), "{log}");
        for text in [&log, &answer.body] {
            assert!(!text.contains(&line[7..]) && !text.contains(&line[14..]), "{text}");
        }
    }
}

/// A card of a player's hand to bid with, if they have one that is not a merchant.
fn goods(client: &mut Client, table: &str, of: &Guest) -> Option<String> {
    let log: Vec<String> = client.get(&format!("/tables/{table}/log"), Some(of)).member("lines");
    let dealt = log.iter().find(|it| it.starts_with("deal ") && !it.contains('?')).unwrap();
    dealt.split(' ').skip(2).find(|card| *card != "M").map(str::to_owned)
}

#[test]
fn what_somebody_else_has_shown_since_is_not_taken_back() {
    let server = TestServer::open();
    let [ann, bob, cid] = ["Ann", "Bob", "Cid"].map(|name| server.guest(name));
    let seats = [&ann, &bob, &cid];
    let mut client = server.client();
    // The next one has to have a card to lay open: once in a few thousand deals he has none.
    let (table, first, second, card) = loop {
        let table = server.game("byzanz", &seats);
        let first = usize::from(table.to_act.unwrap());
        let (first, second) = (seats[first], seats[(first + 1) % 3]);
        if let Some(card) = goods(&mut client, &table.id, second) {
            break (table, first, second, card);
        }
    };
    let path = format!("/tables/{}", table.id);
    let pass = format!(r#"{{"do":"move","after":{},"play":"pass"}}"#, table.lines);
    assert_eq!(client.command(&table.id, first, &pass).status, 200);
    assert!(client.get(&path, Some(first)).member::<You>("you").may_ask_undo);
    // The next one lays it open.
    let bid = format!(r#"{{"do":"move","after":{},"play":"bid {card}"}}"#, table.lines + 1);
    assert_eq!(client.command(&table.id, second, &bid).status, 200);
    assert!(!client.get(&path, Some(first)).member::<You>("you").may_ask_undo);
    let asked = client.command(&table.id, first, r#"{"do":"ask-undo"}"#);
    assert_eq!((asked.status, asked.refused().why), (409, Why::NotNow));
    // Who has shown it has learnt nothing from it.
    assert!(client.get(&path, Some(second)).member::<You>("you").may_ask_undo);
}

#[test]
fn a_configuration_keeps_the_password_of_its_database() {
    let configuration = Configuration {
        database: "postgres://fondaco:pass-word-9@db/fondaco".to_owned(),
        settings: Settings::default(),
        limits: Limits::default(),
    };
    assert!(!format!("{configuration:?}").contains("pass-word-9"));
}
