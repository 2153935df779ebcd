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
