//! Games as a screen tells them.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fondaco_rules::record::{Line, Replay};
use fondaco_rules::{AnyEffect, Players, Seat, Viewer};
use fondaco_story::{Entry, Kind, Log, Narrator, Part, Voice};
use fondaco_texts::{Language, Names, Texts};

/// The log of a record.
fn told(record: &str, language: Language, viewer: Viewer) -> Log {
    let mut replay = Replay::new();
    let mut narrator: Option<Narrator<Log>> = None;
    for line in record.lines() {
        let before = replay.game().cloned();
        let mut effects: Vec<AnyEffect> = Vec::new();
        let read = replay.read_telling(line.as_bytes(), &mut |effect| effects.push(effect));
        let game = replay.game().unwrap();
        let names = Names::of_record(game.kind(), game.players(), replay.tags());
        match (read.unwrap(), &mut narrator) {
            (Line::Header, _) => {
                let voice = Voice { texts: Texts::new(language), names, viewer };
                narrator = Some(Narrator::new(voice, game.kind(), Log::new()));
            }
            (Line::Tag, Some(narrator)) => narrator.voice.names = names,
            (Line::Event(event), Some(narrator)) => {
                narrator.tell(&before.unwrap(), event, &effects, game);
            }
            _ => {}
        }
    }
    let mut narrator = narrator.unwrap();
    narrator.pause();
    narrator.page
}

/// An entry in a line: its kind, and its pieces in brackets.
fn shown(entry: &Entry) -> String {
    let kind = match entry.kind {
        Kind::Heading => "#",
        Kind::Line => "-",
        Kind::Result => ">",
    };
    let parts = entry.parts.iter().map(|part| match part {
        Part::Text(words) => words.clone(),
        Part::Piece(notation) => format!("[{notation}]"),
    });
    format!("{kind} {}", parts.collect::<String>())
}

fn lines(log: &Log) -> Vec<String> {
    log.entries().iter().map(shown).collect()
}

fn spoken(log: &Log, language: Language) -> Vec<String> {
    log.entries().iter().map(|entry| entry.plain(&Texts::new(language))).collect()
}

/// The log as this seat sees it.
fn seat(number: u32, players: u32) -> Viewer {
    Viewer::Seat(Seat::new(number, Players::within(players, (2, 6)).unwrap()).unwrap())
}

fn golden(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden");
    std::fs::read_to_string(format!("{folder}/{name}.record")).unwrap()
}

const MEDICI: &str = "fondaco 1 medici 3
@seat 0 you
@seat 1 merchant
@seat 2 Anna Maria
first 0
tile C5
0 draw
tile Au
0 offer
1 bid 3
2 pass
0 bid 4
tile S0
";

#[test]
fn medici_in_english() {
    let log = told(MEDICI, Language::English, seat(0, 3));
    assert_eq!(
        lines(&log),
        [
            "# Medici: You, Merchant and Anna Maria",
            "# Day 1 of 3 · 18 tiles in the bag",
            "- You are drawn to begin.",
            "- You auction [C5] [Au] (15): Merchant bids 3, Anna Maria passes, you bid 4",
            "> You pay 4, have 36 left; your ship [C5] [Au] (15)",
            "- Merchant draws [S0]",
        ]
    );
    let spoken = spoken(&log, Language::English);
    assert_eq!(
        spoken[3..],
        [
            "You auction cloth 5, gold (15): Merchant bids 3, Anna Maria passes, you bid 4",
            "You pay 4, have 36 left; your ship cloth 5, gold (15)",
            "Merchant draws spice 0",
        ]
    );
}

#[test]
fn an_entry_is_seen_while_it_grows() {
    let begun = MEDICI.split_inclusive('\n').take(10).collect::<String>();
    let log = told(&begun, Language::English, seat(0, 3));
    assert_eq!(
        log.entries().last(),
        Some(&Entry {
            kind: Kind::Line,
            parts: vec![
                Part::Text("You auction ".into()),
                Part::Piece("C5".into()),
                Part::Text(" ".into()),
                Part::Piece("Au".into()),
                Part::Text(" (15)".into()),
                Part::Text(": Merchant bids 3".into()),
            ],
        })
    );
}

#[test]
fn nothing_new_is_left_out_or_said_twice() {
    let texts = Texts::new(Language::English);
    let news = |before: usize, now: usize| -> Vec<String> {
        let part = |count| MEDICI.split_inclusive('\n').take(count).collect::<String>();
        let [before, now] =
            [before, now].map(|count| told(&part(count), Language::English, seat(0, 3)));
        let news = Log::since(before.entries(), now.entries());
        news.iter().map(|entry| entry.plain(&texts)).collect()
    };
    assert_eq!(news(10, 11), ["Anna Maria passes"]);
    assert_eq!(
        news(10, 12),
        ["Anna Maria passes, you bid 4", "You pay 4, have 36 left; your ship cloth 5, gold (15)"]
    );
    assert_eq!(news(10, 10), [""; 0]);
    // Taken back, the last word that still holds is said.
    assert_eq!(news(12, 10), ["You auction cloth 5, gold (15): Merchant bids 3"]);
    assert_eq!(news(11, 10), ["You auction cloth 5, gold (15): Merchant bids 3"]);
}

#[test]
fn an_entry_goes_on_growing_after_a_pause() {
    use fondaco_story::Page;
    let mut log = Log::new();
    log.lead("Ann auctions");
    log.pause();
    log.clause("Ben bids 3");
    log.pause();
    log.clause("Cem passes");
    log.result("Ben pays 3");
    log.clause("Ann waits");
    let expected = ["- Ann auctions: Ben bids 3, Cem passes", "> Ben pays 3", "- Ann waits"];
    assert_eq!(lines(&log), expected);
}

#[test]
fn strozzi_in_german() {
    let record = "fondaco 1 strozzi 2\n@seat 0 you\ntile D3\n0 draw\ntile F0\n0 price 7\n1 refuse\n\
                  0 load 3 B\ntile Au\n";
    let log = told(record, Language::German, seat(0, 2));
    assert_eq!(
        lines(&log),
        [
            "# Medici vs Strozzi: Du und Strozzi",
            "# Runde 1 von 3",
            "- Du beginnst.",
            "- Du verlangst 7 für [D3] [F0] (3): Strozzi lehnt ab",
            "> Du zahlst 7, dir bleiben 293; Schiff 3 in Hafen B: [D3] [F0] (3)",
            "- Du ziehst [Au]",
        ]
    );
    assert_eq!(
        spoken(&log, Language::German)[3..],
        [
            "Du verlangst 7 für Farben 3, Pelze 0 (3): Strozzi lehnt ab",
            "Du zahlst 7, dir bleiben 293; Schiff 3 in Hafen B: Farben 3, Pelze 0 (3)",
            "Du ziehst Gold",
        ]
    );
}

const BYZANZ: &str = "fondaco 1 byzanz 3
first 2
deal 0 S2 M O1 G2
deal 1 M V2 S3 M
deal 2 M G2 S2 V2
lot C2 V1 G2 W1 O2 G2
2 pass
0 pass
1 bid V2
1 give C2
1 drop S3
";

#[test]
fn byzanz_in_dutch() {
    let log = told(BYZANZ, Language::Dutch, seat(1, 3));
    assert_eq!(
        lines(&log),
        [
            "# Byzanz: Speler 0, Speler 1 en Speler 2",
            "# Ronde 1 van 8",
            "- Het lot wijst Speler 2 aan om de eerste veiling te beginnen.",
            "- Gedeeld: Speler 0 [?] [?] [?] [?], Speler 1 [S3] [V2] [M] [M], \
             Speler 2 [?] [?] [?] [?]",
            "- Aanbod 6 – [C2] [V1] [G2] [W1] [O2] [G2]: Speler 2 past, Speler 0 past, \
             Speler 1 biedt [V2] (2)",
            "> Speler 1 betaalt [V2], legt [C2] op de markt en neemt [G2] [G2] [O2] [V1] [W1] \
             en aanbodkaart 6",
            "- Speler 1 heeft meer dan 7 kaarten in de hand en legt af: [S3]",
        ]
    );
    assert_eq!(
        spoken(&log, Language::Dutch)[3],
        "Gedeeld: Speler 0 4 gedekte kaarten, Speler 1 specerijen 3, wijn 2, koopman, koopman, \
         Speler 2 4 gedekte kaarten"
    );
}

#[test]
fn scores_are_told_in_a_line() {
    let scored = |name: &str, about: [&str; 2]| -> Vec<String> {
        let lines = lines(&told(&golden(name), Language::English, Viewer::Record));
        let is_meant = |line: &String| about.iter().any(|about| line.starts_with(about));
        lines.into_iter().filter(is_meant).collect()
    };
    assert_eq!(
        scored("medici-3-mixed", ["- What day 1", "- Money"]),
        [
            "- What day 1 paid: low 0 26, low 1 49, aggressive 42",
            "- Money: low 1 192, low 0 100, aggressive 25",
        ]
    );
    assert_eq!(
        scored("strozzi-2-mixed", ["- What round 3", "- Money"]),
        ["- What round 3 paid: monopolist 260, refuser 0", "- Money: monopolist 675, refuser 320"]
    );
    let byzanz = scored("byzanz-3-mixed", ["- Points", "> Seat 1 wins"]);
    assert_eq!(byzanz[0], "- Points: Seat 0 0, Seat 1 2, Seat 2 5");
    assert_eq!(byzanz[8..], ["- Points: Seat 1 22, Seat 2 20, Seat 0 5", "> Seat 1 wins!"]);
}

#[test]
fn a_seat_is_told_no_cards_of_others() {
    let log = told(&golden("byzanz-3-mixed"), Language::English, seat(1, 3));
    let lines = lines(&log);
    let hidden = "[?] [?] [?] [?]";
    let deal = format!("- Dealt: Seat 0 {hidden}, Seat 1 [S3] [V2] [M] [M], Seat 2 {hidden}");
    assert!(lines.contains(&deal), "{lines:#?}");
    let points: Vec<_> = lines.iter().filter(|line| line.starts_with("- Points")).collect();
    assert_eq!(points[0], "- Points: Seat 1 2");
}
