//! Takes pictures of every page and phase, for `docs/screens`: `cargo xtask screens`.

#[path = "idle/player.rs"]
mod player;

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use anyhow::{Context, Result};
use fondaco_browser::{Browser, Fondaco, Options, Page, Size};

/// A place of the page and the name of its picture.
const PAGES: [(&str, &str); 12] = [
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
    ("settings", "#/settings"),
    ("about", "#/about"),
];

/// Moments of games: the name of the picture, the record, and up to where it is played. Each is one
/// at which the first seat is asked for something else, and the last is the end.
const TABLES: [(&str, &str, &[usize]); 3] = [
    (
        "medici",
        include_str!("../../../tests/golden/medici-4-mixed.record"),
        &[7, 42, 110, 71, usize::MAX],
    ),
    (
        "strozzi",
        include_str!("../../../tests/golden/strozzi-2-mixed.record"),
        &[1, 3, 44, 81, usize::MAX],
    ),
    (
        "byzanz",
        include_str!("../../../tests/golden/byzanz-4-mixed.record"),
        &[9, 24, 58, 49, 61, 155, usize::MAX],
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
    fs::create_dir_all(&folder)?;
    let fondaco = Fondaco::serve()?;
    let browser = Browser::start()?;
    for (look, size, language, dark) in LOOKS {
        let options = Options { language, dark, reduced_motion: true, ..Options::default() };
        let page = browser.page(size, options)?;
        let camera = Camera { page, fondaco: &fondaco, folder: Path::new(&folder), look };
        camera.page.open(&fondaco.at("#/"))?;
        camera.page.run("localStorage.setItem('fondaco.setting.sound', 'off')")?;
        camera.page.run("localStorage.setItem('fondaco.setting.speed', 'instant')")?;
        camera.page.reload()?;
        for (name, place) in PAGES {
            camera.page.open(&fondaco.at(place))?;
            camera.page.wait_for("main h1, main h2")?;
            camera.take(name)?;
        }
        camera.tables()?;
        camera.moments()?;
        // By now there are games to be seen.
        camera.page.open(&fondaco.at("#/history"))?;
        camera.page.wait_for("main h1")?;
        camera.take("history")?;
        camera.page.open(&fondaco.at("#/"))?;
        camera.page.wait_for("main h1")?;
        camera.take("home-again")?;
        camera.faults()?;
        println!("{look}");
    }
    Ok(())
}

/// Takes pictures of one look.
struct Camera<'a> {
    page: Page,
    fondaco: &'a Fondaco,
    folder: &'a Path,
    look: &'static str,
}

impl Camera<'_> {
    fn take(&self, name: &str) -> Result<()> {
        self.page.screenshot(&self.folder.join(format!("{name}-{}.webp", self.look)))
    }

    /// Moments of each game.
    fn tables(&self) -> Result<()> {
        for (game, record, moments) in TABLES {
            for (number, &moment) in moments.iter().enumerate() {
                self.sit_down(&format!("{game}{number}"), &table(game, record, moment, 1)?)?;
                self.take(&format!("table-{game}-{number}"))?;
            }
            self.page.run("document.querySelector('.looking-back').scrollIntoView()")?;
            self.take(&format!("end-{game}"))?;
        }
        Ok(())
    }

    /// What else there is to be seen at a table.
    fn moments(&self) -> Result<()> {
        for (game, record, moments) in TABLES {
            self.page.open(&self.fondaco.at(&format!("#/learn/{game}")))?;
            self.page.wait_for(".coach:not(.waits)")?;
            self.take(&format!("lesson-{game}"))?;
            let middle = moments[moments.len() / 2];
            let last = moments.len() - 1;
            self.page.open(&self.fondaco.at(&format!("#/replay/{game}{last}")))?;
            self.page.wait_for(".replay-bar")?;
            self.page.key("PageDown")?;
            self.page.key("ArrowDown")?;
            self.take(&format!("replay-{game}"))?;
            if game != "byzanz" {
                self.sit_down(&format!("{game}8"), &table(game, record, middle, 1)?)?;
                player::play_until(&self.page, ".scoring-dialog[open]")?;
                self.take(&format!("scoring-{game}"))?;
            }
        }
        let (game, record, moments) = TABLES[2];
        self.sit_down("byzanz9", &table(game, record, moments[1], 2)?)?;
        self.page.wait_for(".hand-over")?;
        self.take("hand-over")?;
        for (game, ..) in TABLES {
            self.sit_down(&format!("{game}2"), "")?;
            self.page.key("h")?;
            self.page.wait_for(".hint-said")?;
            self.take(&format!("hint-{game}"))?;
            self.page.key("l")?;
            self.page.wait_for(".beside .log")?;
            self.take(&format!("log-{game}"))?;
            self.page.key("?")?;
            self.page.wait_for(".keys-shown")?;
            self.take(&format!("keys-{game}"))?;
        }
        Ok(())
    }

    /// What is said when something is wrong.
    fn faults(&self) -> Result<()> {
        self.page.open(&self.fondaco.at("#/nowhere"))?;
        self.page.wait_for("main h1, main h2")?;
        self.take("unknown-page")?;
        self.page.open(&self.fondaco.at("#/game/AAAA-not-a-game"))?;
        self.page.wait_for("main .notice")?;
        self.take("damaged-link")?;
        self.page.open(&self.fondaco.at("#/replay"))?;
        self.page.wait_for("#record-text")?;
        self.page.run(
            "(text => {
                text.value = 'fondaco 1 medici 3\\n@seat 1 Lorenzo\\nfirst 1\\ntile C5\\n0 draw\\n';
                text.dispatchEvent(new Event('input', { bubbles: true }));
            })(document.getElementById('record-text'))",
        )?;
        self.page.click(".opener .button.primary")?;
        self.page.wait_for("main .notice")?;
        self.take("bad-record")?;
        let damaged =
            "localStorage.setItem('fondaco.game.bad1', 'fondaco 1 medici 3\\nfirst 9\\n')";
        self.page.run(damaged)?;
        self.page.open(&self.fondaco.at("#/table/bad1"))?;
        self.page.wait_for("main .notice")?;
        self.take("damaged-game")?;
        self.sit_down("medici1", "")?;
        self.page.run(
            "Storage.prototype.setItem = () => {
                throw new DOMException('full', 'QuotaExceededError')
            }",
        )?;
        // Whatever is to be kept next tells that it is not.
        self.page.click(".bar.yours .button.primary")?;
        self.page.wait_for("body > .notice")?;
        self.take("storage-full")
    }

    /// Sits down at a table with this record, or with the one that is stored.
    fn sit_down(&self, id: &str, record: &str) -> Result<()> {
        if !record.is_empty() {
            let value = serde_json::to_string(record)?;
            self.page.run(&format!("localStorage.setItem('fondaco.game.{id}', {value})"))?;
        }
        self.page.open(&self.fondaco.at(&format!("#/table/{id}")))?;
        let game = id.trim_end_matches(char::is_numeric);
        self.page.wait_for(&format!(".table-page.{game}"))?;
        self.page.wait("document.querySelector('.bar.yours, .end, dialog[open]') !== null")
    }
}

/// The record so far, with so many people in the first seats and merchants in all others.
fn table(game: &str, record: &str, events: usize, people: usize) -> Result<String> {
    let mut lines = record.lines();
    let header = lines.next().context("an empty record")?;
    let seats: usize = header.rsplit(' ').next().context("no players")?.parse()?;
    let mut table = format!("{header}\n@hints\n");
    let names = if game == "strozzi" {
        ["Medici", "Strozzi", "", "", "", ""]
    } else {
        ["Anna", "Bianca", "Cosimo", "Dianora", "Ettore", "Fiammetta"]
    };
    for (seat, name) in names.iter().enumerate().take(seats) {
        let (name, sitter) = match (seat < people, people) {
            (true, 1) => ("you", "person"),
            (true, _) => (*name, "person"),
            (false, _) => (*name, "merchant"),
        };
        writeln!(table, "@seat {seat} {name}\n@sitter {seat} {sitter}")?;
    }
    let is_event = |line: &&str| !line.starts_with(['@', '#']) && !line.starts_with("result");
    let events_of_game: Vec<_> = lines.filter(is_event).collect();
    for line in events_of_game.iter().take(events) {
        writeln!(table, "{line}")?;
    }
    Ok(table)
}
