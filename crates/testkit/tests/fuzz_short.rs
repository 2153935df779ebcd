//! A short run of the fuzz targets that is the same every time.

use fondaco_dice::Dice;
use fondaco_testkit::{fuzz, golden};

/// Golden records with a few bytes changed, lines swapped, doubled or cut off.
#[test]
fn damaged_records_are_refused_or_replayed() {
    let records = golden::records();
    let mut dice = Dice::seeded(20);
    for round in 0..1_500 {
        let (_, record) = &records[round % records.len()];
        let mut bytes = record.clone().into_bytes();
        for _ in 0..=dice.below(3) {
            damage(&mut bytes, &mut dice);
        }
        fuzz::read_record(&bytes);
    }
}

fn damage(bytes: &mut Vec<u8>, dice: &mut Dice) {
    let at = |bytes: &[u8], dice: &mut Dice| dice.below(bytes.len().max(1) as u32) as usize;
    let place = at(bytes, dice);
    match dice.below(6) {
        0 => bytes.truncate(place),
        1 if !bytes.is_empty() => bytes[place] = dice.below(256) as u8,
        2 => bytes.insert(place.min(bytes.len()), b" \t\n\r#@0129-MCDrT?"[dice.below(17) as usize]),
        3 if !bytes.is_empty() => drop(bytes.remove(place)),
        _ => {
            let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
            let (one, other) = (dice.below(lines.len() as u32), dice.below(lines.len() as u32));
            match dice.below(3) {
                0 => lines.swap(one as usize, other as usize),
                1 => lines.insert(one as usize, lines[other as usize]),
                _ => drop(lines.remove(one as usize)),
            }
            *bytes = lines.join(&b'\n');
        }
    }
}

#[test]
fn noise_breaks_nothing() {
    let mut dice = Dice::seeded(21);
    for _ in 0..2_000 {
        let length = dice.below(200);
        let noise: Vec<u8> = (0..length).map(|_| dice.below(256) as u8).collect();
        fuzz::read_record(&noise);
        fuzz::read_record(&[b"fondaco 1 byzanz 4\n".as_slice(), &noise].concat());
    }
}

#[test]
fn any_bytes_play_a_legal_game() {
    let mut dice = Dice::seeded(22);
    for _ in 0..400 {
        let length = dice.below(600);
        let bytes: Vec<u8> = (0..length).map(|_| dice.below(256) as u8).collect();
        fuzz::play_bytes(&bytes);
    }
}

/// One of each kind of message, and lines of a log.
const MESSAGES: [&str; 30] = [
    r#"{"version":1,"key":"k3y","since":17}"#,
    r#"{"version":1}"#,
    r#"{"id":3,"do":"move","after":17,"play":"bid 7"}"#,
    r#"{"do":"move","after":0,"play":"sell C1 C1 M"}"#,
    r#"{"do":"join","seat":2}"#,
    r#"{"id":1,"do":"join"}"#,
    r#"{"do":"leave"}"#,
    r#"{"id":9,"do":"start"}"#,
    r#"{"do":"talk","text":"well bid \u00fc"}"#,
    r#"{"do":"ask-undo"}"#,
    r#"{"do":"answer-undo","yes":true}"#,
    r#"{"do":"back"}"#,
    r#"{"do":"order","order":{"bid-up-to":9}}"#,
    r#"{"do":"order","order":"pass-today"}"#,
    r#"{"do":"order","order":null}"#,
    r#"{"id":4294967295,"do":"rematch"}"#,
    r#"{"game":"medici","seats":["host","open",{"invited":"p1"},{"bot":"merchant"}],"public":true,"clock":60,"start_when_full":true}"#,
    r#"{"name":"Ann","program":true}"#,
    r#"{"name":"Ben","webhook":"https://example.org/x"}"#,
    r#"{"say":"update","table":{"id":"t","version":3,"game":"strozzi","phase":"playing","host":"p","public":false,"clock":0,"start_when_full":true,"seats":[{"name":"Ann","person":"p","awaited":false,"bot":null,"here":true},{"name":"","person":null,"awaited":false,"bot":"master","here":false}],"lines":2,"to_act":0,"deadline":null,"commitment":"00","seed":null,"undo":{"by":1,"to":3,"agreed":[0]},"scores":null,"winners":[],"next":null,"created":1},"you":{"seat":0,"order":null,"may_ask_undo":false},"from":1,"lines":["tile C5","0 draw"],"now":7}"#,
    r#"{"say":"talk","said":{"number":1,"at":5,"person":"p","name":"Ann","text":"<b>"}}"#,
    r#"{"say":"done","id":3}"#,
    r#"{"say":"refused","id":null,"why":{"why":"not-yours","text":"no"}}"#,
    r#"{"say":"closing"}"#,
    r#"{"say":"welcome","table":{"id":"t","version":3,"game":"strozzi","phase":"playing","host":"p","public":false,"clock":0,"start_when_full":true,"seats":[{"name":"Ann","person":"p","awaited":false,"bot":null,"here":true},{"name":"","person":null,"awaited":false,"bot":"master","here":false}],"lines":2,"to_act":0,"deadline":null,"commitment":"00","seed":null,"undo":{"by":1,"to":3,"agreed":[0]},"scores":null,"winners":[],"next":null,"created":1},"you":{"seat":0,"order":null,"may_ask_undo":false},"from":1,"lines":["tile C5","0 draw"],"talk":[],"now":7}"#,
    r#"{"mine":[{"id":"t","game":"byzanz","phase":"over","clock":30,"names":["Ann",""],"bots":[false,true],"your_turn":false,"scores":[-3,4],"updated":1}],"open":[],"playing":[]}"#,
    "@undo 17",
    "@away 3",
    "@seed 00ff",
    "2 bid 7",
];

#[test]
fn damaged_messages_are_refused_or_kept() {
    let mut dice = Dice::seeded(23);
    for message in MESSAGES {
        fuzz::read_message(message.as_bytes());
    }
    for round in 0..20_000 {
        let mut bytes = MESSAGES[round % MESSAGES.len()].as_bytes().to_vec();
        for _ in 0..=dice.below(3) {
            damage_message(&mut bytes, &mut dice);
        }
        fuzz::read_message(&bytes);
    }
    for _ in 0..2_000 {
        let noise: Vec<u8> = (0..dice.below(100)).map(|_| dice.below(256) as u8).collect();
        fuzz::read_message(&noise);
    }
}

/// Changes a byte, or doubles, removes or moves a piece of the message.
fn damage_message(bytes: &mut Vec<u8>, dice: &mut Dice) {
    if bytes.is_empty() {
        return;
    }
    let length = bytes.len() as u32;
    let (one, other) = (dice.below(length) as usize, dice.below(length) as usize);
    let (start, end) = (one.min(other), one.max(other));
    match dice.below(6) {
        0 => bytes.truncate(one),
        1 => bytes[one] = any_mark(dice),
        2 => bytes[one] = dice.below(256) as u8,
        3 => bytes.insert(one, any_mark(dice)),
        4 => drop(bytes.drain(start..end)),
        _ => {
            let piece = bytes[start..end].to_vec();
            bytes.splice(one..one, piece);
        }
    }
}

/// A letter that means something in JSON or in a log.
fn any_mark(dice: &mut Dice) -> u8 {
    const MARKS: &[u8] = b"{}[]\",:-0129.eE+\\ntu@ ";
    MARKS[dice.below(MARKS.len() as u32) as usize]
}
