//! Plays a story on a real server and writes down what every viewer receives.

use fondaco_protocol::{Phase, SeatWish};
use fondaco_server::store::{Change, NewRow, Outcome, SeatRow};
use serde_json::{Value, json};

use crate::heard;
use crate::test_server::{BEGINNING, Guest, TestServer, new_table};
use crate::transcript::Transcript;
use crate::wire::{Client, Socket};
use crate::worlds::{Done, Story};

/// The table's id in both worlds.
const TABLE: &str = "tabcdefghijkmnpq";

/// The story in one of its worlds.
struct Life<'a> {
    story: &'a Story,
    world: usize,
    server: TestServer,
    guests: Vec<Guest>,
    client: Client,
    sockets: Vec<Socket>,
    told: Vec<Vec<String>>,
    /// The number of lines in the log.
    lines: u64,
}

/// Plays a story and returns what every viewer received.
pub fn live(story: &Story, world: usize) -> Transcript {
    let before = heard::all().len();
    let mut life = Life::begin(story, world);
    life.start();
    for (number, deed) in story.deeds.iter().enumerate() {
        life.server.clock.advance(1000);
        for (seat, play) in &deed.tries {
            life.try_in_vain(*seat, play);
        }
        life.look_around(number);
        life.carry_out(&deed.done);
    }
    if !story.is_finished {
        life.look_around(story.deeds.len());
    }
    life.end();
    let Life { server, told, .. } = life;
    drop(server);
    Transcript { to: told, log: heard::all()[before..].to_owned() }
}

impl Life<'_> {
    /// All players sit at the table and watch it; the game has not begun.
    fn begin(story: &Story, world: usize) -> Life<'_> {
        let server = TestServer::open();
        let names = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus"];
        let guests = names.iter().zip(0..=story.players as u8);
        let guests: Vec<_> = guests.map(|(name, number)| server.known(number, name)).collect();
        let host = &guests[0];
        // The hall writes what it keeps of a table; only the seed is another, and the number.
        let seats =
            (0..story.players).map(|seat| if seat == 0 { SeatWish::Host } else { SeatWish::Open });
        let mut wanted = new_table("byzanz", seats.collect());
        (wanted.clock, wanted.public, wanted.start_when_full) = (60, false, false);
        let pattern = server.set_up(host, &wanted);
        let stored = server.wait(server.hall.store().table(&pattern.id)).unwrap().unwrap();
        let left = server.client().command(&pattern.id, host, r#"{"do":"leave"}"#);
        assert_eq!(left.status, 200, "{}", left.body);
        let mut doc: Value = serde_json::from_str(&stored.row.doc).unwrap();
        doc["seed"] = json!(story.sealed.revealed());
        doc["commitment"] = json!(story.sealed.commitment());
        doc["public"] = json!(true);
        let row = NewRow {
            id: TABLE.to_owned(),
            game: "byzanz".to_owned(),
            host: host.id.clone(),
            phase: Phase::Open,
            public: true,
            at: BEGINNING,
            doc: doc.to_string(),
            seats: seats_of(story, &guests[..1]),
            lines: Vec::new(),
            job: None,
        };
        server.wait(server.hall.store().create(row)).unwrap();
        let mut client = server.client();
        for guest in &guests[1..story.players] {
            let joined = client.command(TABLE, guest, r#"{"do":"join"}"#);
            assert_eq!(joined.status, 200, "{}", joined.body);
        }
        let mut life = Life {
            story,
            world,
            client,
            server,
            guests,
            sockets: Vec::new(),
            told: vec![Vec::new(); story.players + 2],
            lines: 0,
        };
        for viewer in story.viewers() {
            let (socket, welcome) = life.server.look(TABLE, life.guests.get(viewer), 0);
            life.sockets.push(socket);
            life.told[viewer].push(welcome);
        }
        life
    }

    /// Begins the game with the cards of this world, as if on another node; this one notices it at the
    /// host's command.
    fn start(&mut self) {
        let store = self.server.hall.store().clone();
        let stored = self.server.wait(store.table(TABLE)).unwrap().unwrap();
        let mut doc: Value = serde_json::from_str(&stored.row.doc).unwrap();
        doc["phase"] = json!("playing");
        doc["shown"] = json!(doc["shown"].as_u64().unwrap() + 1);
        doc["deadline"] = json!(BEGINNING + 60_000);
        let lines = self.story.beginnings[self.world].clone();
        self.lines = lines.len() as u64;
        let begun = Change {
            table: TABLE.to_owned(),
            version: stored.row.version,
            lines_before: 0,
            lines,
            at: BEGINNING,
            phase: Phase::Playing,
            doc: doc.to_string(),
            seats: Vec::new(),
            job: None,
            finished: None,
        };
        assert_eq!(self.server.wait(store.commit(begun)), Ok(Outcome::Done));
        self.does(0, r#"{"do":"start"}"#, 409);
        self.listen();
    }

    /// Reads every socket up to its last message.
    fn end(&mut self) {
        let looks_on = self.guests[self.story.players].clone();
        let said = self.client.command(TABLE, &looks_on, r#"{"do":"talk","text":"The end."}"#);
        assert_eq!(said.status, 200, "{}", said.body);
        for (socket, told) in self.sockets.iter_mut().zip(&mut self.told) {
            while told.last().is_none_or(|it| !it.contains("The end.")) {
                told.push(socket.text());
            }
        }
    }

    /// Sends a command over HTTP and notes the answer for its viewer.
    fn does(&mut self, viewer: usize, command: &str, status: u16) {
        let guest = self.guests[viewer].clone();
        let answer = self.client.command(TABLE, &guest, command);
        assert_eq!(answer.status, status, "{viewer} {command}: {}", answer.body);
        self.told[viewer].push(answer.bytes());
    }

    /// Reads every socket until it has the current version of the table.
    fn listen(&mut self) {
        self.listen_but(None);
    }

    fn try_in_vain(&mut self, seat: usize, play: &str) {
        let guest = self.guests[seat].clone();
        let command = json!({ "do": "move", "after": self.lines, "play": play }).to_string();
        let answer = self.client.command(TABLE, &guest, &command);
        assert!([409, 422].contains(&answer.status), "{seat} {play}: {}", answer.body);
        self.told[seat].push(answer.bytes());
    }

    fn carry_out(&mut self, done: &Done) {
        let order = |limit: Option<u8>| json!({ "do": "order", "order": limit.map(|limit| json!({ "bid-up-to": limit })) });
        match done {
            Done::Move { seat, play, is_last } => {
                let text = json!({ "id": 7, "do": "move", "after": self.lines, "play": play });
                self.sockets[*seat].send(&text.to_string());
                loop {
                    let text = self.sockets[*seat].text();
                    let is_answer = !text.contains(r#""say":"update""#);
                    self.told[*seat].push(text.clone());
                    if is_answer {
                        assert!(text.contains(r#""say":"done""#), "{seat} {play}: {text}");
                        break;
                    }
                }
                // Once everybody may ask for everything, only what comes by itself is the same.
                if !is_last {
                    self.listen_but(Some(*seat));
                }
            }
            Done::Undo { seat } => {
                self.does(*seat, r#"{"do":"ask-undo"}"#, 200);
                self.listen();
                for other in (0..self.story.players).filter(|it| it != seat) {
                    self.does(other, r#"{"do":"answer-undo","yes":true}"#, 200);
                    self.listen();
                }
            }
            Done::Order { seat, limits } => {
                let limit = limits[self.world];
                if limit.is_some() {
                    self.does(*seat, &order(limit).to_string(), 200);
                }
                self.look_around(limits.len());
                if limit.is_some() {
                    self.does(*seat, &order(None).to_string(), 200);
                }
            }
            Done::Bid { seat, limits } => {
                self.does(*seat, &order(limits[self.world]).to_string(), 200);
                self.listen();
                self.look_around(limits.len());
                self.does(*seat, &order(None).to_string(), 200);
            }
        }
    }

    /// As [`Life::listen`], for all viewers but one that is up to date.
    fn listen_but(&mut self, heard: Option<usize>) {
        let table: Value = self.client.get(&format!("/tables/{TABLE}"), None).member("table");
        self.lines = table["lines"].as_u64().unwrap();
        let sockets = self.sockets.iter_mut().zip(&mut self.told).enumerate();
        for (_, (socket, told)) in sockets.filter(|(viewer, _)| Some(*viewer) != heard) {
            loop {
                let text = socket.text();
                let news: Value = serde_json::from_str(&text).unwrap();
                told.push(text);
                if news["table"]["version"] == table["version"] {
                    break;
                }
            }
        }
    }

    /// Every viewer requests everything there is, and opens the table again.
    fn look_around(&mut self, number: usize) {
        let since = number as u64 % (self.lines + 1);
        let mut paths = vec![
            format!("/tables/{TABLE}"),
            format!("/tables/{TABLE}/log?since={since}"),
            format!("/tables/{TABLE}/record"),
        ];
        let mut welcomes = vec![since as u32];
        // What changes less often is asked less often.
        if number.is_multiple_of(4) {
            paths.push(format!("/tables/{TABLE}/log"));
            paths.push("/lobby".to_owned());
            paths.push("/standings/byzanz".to_owned());
            paths.push(format!("/people/{}", self.guests[number % self.story.players].id));
            welcomes.push(0);
        }
        for viewer in self.story.viewers() {
            let guest = self.guests.get(viewer).cloned();
            for path in &paths {
                let answer = self.client.get(path, guest.as_ref());
                assert_eq!(answer.status, 200, "{path}: {}", answer.body);
                self.told[viewer].push(answer.bytes());
            }
            if guest.is_some() {
                let me = self.client.get("/me", guest.as_ref()).bytes();
                self.told[viewer].push(me);
            }
            for since in &welcomes {
                let (_, welcome) = self.server.look(TABLE, guest.as_ref(), *since);
                self.told[viewer].push(welcome);
            }
        }
        // Somebody who looks on wants to play, too.
        let looks_on = self.story.players;
        for command in [
            json!({ "do": "move", "after": self.lines, "play": "pass" }),
            json!({ "do": "order", "order": { "bid-up-to": 9 } }),
            json!({ "do": "ask-undo" }),
        ] {
            self.does(looks_on, &command.to_string(), 403);
        }
    }
}

fn seats_of(story: &Story, guests: &[Guest]) -> Vec<SeatRow> {
    let seat = |seat: usize| SeatRow {
        seat: seat as u8,
        person: guests.get(seat).map(|guest| guest.id.clone()),
        is_turn: false,
    };
    (0..story.players).map(seat).collect()
}
