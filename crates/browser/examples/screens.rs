//! Takes pictures of every page and phase, for `docs/screens`: `cargo xtask screens`.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use anyhow::{Context, Result};
use fondaco_browser::{Browser, Fondaco, Options, Page, Size};

/// A place of the page and the name of its picture.
const PAGES: [(&str, &str); 13] = [
    ("home", "#/"),
    ("set-up-medici", "#/new/medici"),
    ("set-up-strozzi", "#/new/strozzi"),
    ("set-up-byzanz", "#/new/byzanz"),
    ("rules-medici", "#/rules/medici"),
    ("rules-strozzi", "#/rules/strozzi"),
    ("rules-byzanz", "#/rules/byzanz"),
    ("rulings", "#/rules/rulings"),
    ("lessons", "#/learn"),
    ("replay", "#/replay"),
    ("history", "#/history"),
    ("settings", "#/settings"),
    ("about", "#/about"),
];

/// Moments of games: the name of the picture, the record, and up to where it is played. A moment
/// goes on to the first event after it at which the first seat is asked.
const TABLES: [(&str, &str, &[usize]); 3] = [
    (
        "medici",
        include_str!("../../../tests/golden/medici-4-mixed.record"),
        &[2, 12, 40, 70, usize::MAX],
    ),
    (
        "strozzi",
        include_str!("../../../tests/golden/strozzi-2-mixed.record"),
        &[1, 10, 24, 60, usize::MAX],
    ),
    (
        "byzanz",
        include_str!("../../../tests/golden/byzanz-4-mixed.record"),
        &[6, 14, 40, 70, usize::MAX],
    ),
];

const LOOKS: [(&str, Size, &str, bool); 4] = [
    ("1440-en", Size::LAPTOP, "en", false),
    ("1440-de-dark", Size::LAPTOP, "de", true),
    ("820-nl", Size::TABLET, "nl", false),
    ("390-en-dark", Size::PHONE, "en", true),
];

fn main() -> Result<()> {
    let folder = env::args().nth(1).context("into which folder?")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let fondaco = Fondaco::serve()?;
    let browser = Browser::start()?;
    for (look, size, language, dark) in LOOKS {
        let options = Options { language, dark, reduced_motion: true, ..Options::default() };
        let page = browser.page(size, options)?;
        page.open(&fondaco.at("#/"))?;
        page.run("localStorage.setItem('fondaco.setting.sound', 'off')")?;
        for (name, place) in PAGES {
            page.open(&fondaco.at(place))?;
            page.wait_for("main h1, main h2")?;
            page.screenshot(&folder.join(format!("{name}-{look}.webp")))?;
        }
        for (game, record, moments) in TABLES {
            for (number, &moment) in moments.iter().enumerate() {
                let id = format!("{game}{number}");
                sit_down(&page, &fondaco, &id, &table(game, record, moment)?)?;
                page.screenshot(&folder.join(format!("table-{game}-{number}-{look}.webp")))?;
            }
        }
        println!("{look}");
    }
    Ok(())
}

fn sit_down(page: &Page, fondaco: &Fondaco, id: &str, record: &str) -> Result<()> {
    let value = serde_json::to_string(record)?;
    page.run(&format!("localStorage.setItem('fondaco.game.{id}', {value})"))?;
    page.open(&fondaco.at(&format!("#/table/{id}")))?;
    page.wait_for(&format!(".table-page.{}", id.trim_end_matches(char::is_numeric)))?;
    page.wait("document.querySelector('.bar.yours, .end, dialog[open]') !== null")
}

/// The record so far, with you in the first seat and merchants in all others.
fn table(game: &str, record: &str, events: usize) -> Result<String> {
    let mut lines = record.lines();
    let header = lines.next().context("an empty record")?;
    let seats: usize = header.rsplit(' ').next().context("no players")?.parse()?;
    let mut table = format!("{header}\n@seat 0 you\n@sitter 0 person\n@hints\n");
    let names = if game == "strozzi" {
        ["Medici", "Strozzi", "", "", "", ""]
    } else {
        ["Anna", "Bianca", "Cosimo", "Dianora", "Ettore", "Fiammetta"]
    };
    for (seat, name) in names.iter().enumerate().take(seats).skip(1) {
        writeln!(table, "@seat {seat} {name}\n@sitter {seat} merchant")?;
    }
    let is_event = |line: &&str| !line.starts_with(['@', '#']) && !line.starts_with("result");
    let events_of_game: Vec<_> = lines.filter(is_event).collect();
    for line in events_of_game.iter().take(events) {
        writeln!(table, "{line}")?;
    }
    Ok(table)
}
