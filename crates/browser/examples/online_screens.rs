//! Takes pictures of the pages of a server, for `docs/screens`: `cargo xtask screens`.
//!
//! A second word chooses looks by a part of their names, a third the kind of the files.

use std::path::Path;
use std::time::Duration;
use std::{env, fs};

use anyhow::{Context, Result};
use fondaco_browser::{Browser, Fondaco, Options, Page, Size};
use serde_json::{Value, json};

/// Gives a page its `press()`.
const HASTE: &str = include_str!("idle/haste.js");

const LOOKS: [(&str, Size, &str, bool); 4] = [
    ("1440-en", Size::LAPTOP, "en", false),
    ("1440-de-dark", Size::LAPTOP, "de", true),
    ("820-nl", Size::TABLET, "nl", false),
    ("390-en-dark", Size::PHONE, "en", true),
];

fn main() -> Result<()> {
    let mut words = env::args().skip(1);
    let folder = words.next().context("into which folder?")?;
    let only = words.next().unwrap_or_default();
    let ending = words.next().unwrap_or("webp".to_owned());
    fs::create_dir_all(&folder)?;
    let browser = Browser::start()?;
    for (look, size, language, dark) in LOOKS.into_iter().filter(|look| look.0.contains(&only)) {
        // A house of its own, so that no picture shows what was played for another.
        let fondaco = Fondaco::serve()?;
        let options = Options { language, dark, reduced_motion: true, ..Options::default() };
        let page = || browser.page(size, options);
        let file = |name: &str| format!("{folder}/online-{name}-{look}.{ending}");
        Evening { anna: page()?, ben: page()?, onlooker: page()?, fondaco, file: &file }.spend()?;
        println!("{look}");
    }
    Ok(())
}

/// Two people and one who looks on, and where pictures of what they do go.
struct Evening<'a> {
    anna: Page,
    ben: Page,
    onlooker: Page,
    fondaco: Fondaco,
    file: &'a dyn Fn(&str) -> String,
}

impl Evening<'_> {
    fn spend(&self) -> Result<()> {
        for (page, name) in [(&self.anna, "Anna"), (&self.ben, "Ben")] {
            self.come_in(page, name)?;
        }
        self.onlooker.open(&self.fondaco.at("#/"))?;
        self.anna.open(&self.fondaco.at("#/online/new/medici"))?;
        self.anna.wait_for(".set-up form")?;
        self.take(&self.anna, "new-table")?;
        self.medici()?;
        self.byzanz()?;
        self.strozzi()?;
        self.looking_up()
    }

    fn come_in(&self, page: &Page, name: &str) -> Result<()> {
        page.open(&self.fondaco.at("#/online"))?;
        page.run("localStorage.setItem('fondaco.setting.sound', 'off')")?;
        page.run("localStorage.setItem('fondaco.setting.speed', 'instant')")?;
        page.reload()?;
        page.wait_for("#my-name")?;
        if name == "Anna" {
            self.take(page, "welcome")?;
        }
        page.click("#my-name")?;
        page.type_text(name)?;
        page.click(".name-form .button.primary")?;
        page.wait_for("#mine-title")
    }

    /// A table that fills, talk, and passing for the rest of the day.
    fn medici(&self) -> Result<()> {
        let id = self.set_up("medici", 120)?;
        say(&self.ben, "Good evening! Shall we?")?;
        self.anna.wait_for(".said li")?;
        self.take(&self.anna, "room-host")?;
        self.take(&self.ben, "room-guest")?;
        self.sit_down("medici", &id)?;
        let (asked, other) = self.by_turn()?;
        other.key("t")?;
        other.wait_for(".talk")?;
        say(other, "What a lot! I would not pay more than 9 for it.")?;
        asked.wait_for(".toolbar .unread")?;
        self.take(asked, "medici-asked")?;
        self.take(other, "medici-talk")?;
        other.click("button.by-order")?;
        other.wait_for("button.by-order[aria-pressed=true]")?;
        self.take(other, "medici-passes")
    }

    /// An auction with a limit, and somebody who looks on.
    fn byzanz(&self) -> Result<()> {
        let id = self.set_up("byzanz", 259_200)?;
        self.sit_down("byzanz", &id)?;
        self.press_until(|evening| {
            // As long as Ben thinks about a bid, the auction does not end.
            let ben_bids = evening.ben.count(".bar.yours")? > 0;
            // Her page may be behind: then what it shows is about to go.
            let events = |page: &Page| page.attribute(".table-page", "data-events");
            let is_same = events(&evening.anna)? == events(&evening.ben)?;
            Ok(ben_bids && is_same && evening.anna.count("form.by-order")? > 0)
        })?;
        self.anna.click("#limit")?;
        self.anna.type_text("14")?;
        self.take(&self.anna, "byzanz-limit")?;
        self.onlooker.open(&self.fondaco.at(&format!("#/online/{id}")))?;
        self.onlooker.wait_for(".asides .notice")?;
        self.take(&self.onlooker, "byzanz-watched")
    }

    /// A decision that is to be taken back, a bot that stands in, the end, and once more.
    fn strozzi(&self) -> Result<()> {
        let id = self.set_up("strozzi", 0)?;
        self.sit_down("strozzi", &id)?;
        let undo = ".toolbar [aria-keyshortcuts=U]:not([disabled])";
        self.press_until(|evening| Ok(evening.anna.count(undo)? > 0))?;
        self.anna.click(undo)?;
        self.ben.wait_for(".undo-asked .button.primary")?;
        self.take(&self.ben, "strozzi-undo")?;
        self.ben.click(".undo-asked .button.primary")?;
        self.anna.wait("!document.querySelector('.undo-asked')")?;
        ask(&self.ben, "POST", &format!("/tables/{id}"), &json!({"do": "leave"}))?;
        self.ben.wait_for(".asides .button.primary")?;
        self.take(&self.ben, "strozzi-away")?;
        self.ben.click(".asides .button.primary")?;
        for page in [&self.anna, &self.ben] {
            page.run("setInterval(press, 4)")?;
            page.set_patience(Duration::from_mins(2));
        }
        for page in [&self.anna, &self.ben] {
            page.wait_for(".end")?;
        }
        self.anna.click(".end .button.primary")?;
        self.ben.wait_for(".asides a.button.primary")?;
        self.take(&self.ben, "end")
    }

    /// Everybody's tables, and how strong everybody is.
    fn looking_up(&self) -> Result<()> {
        self.anna.open(&self.fondaco.at("#/online"))?;
        self.anna.wait_for(".kept")?;
        self.anna
            .run("document.querySelectorAll('.mine details').forEach(it => it.open = true)")?;
        self.take(&self.anna, "hall")?;
        self.anna.open(&self.fondaco.at("#/standings/strozzi"))?;
        self.anna.wait_for("main .board")?;
        self.take(&self.anna, "standings")?;
        let me = ask(&self.anna, "GET", "/me", &Value::Null)?;
        let me = me["id"].as_str().context("nobody")?;
        self.anna.open(&self.fondaco.at(&format!("#/player/{me}")))?;
        self.anna.wait_for(".player-head")?;
        self.take(&self.anna, "player")
    }

    fn take(&self, page: &Page, name: &str) -> Result<()> {
        page.screenshot(Path::new(&(self.file)(name)))
    }

    /// Anna sets up a table, and both look at it.
    fn set_up(&self, game: &str, clock: u32) -> Result<String> {
        let mut seats = vec![json!("host"), json!("open")];
        if game != "strozzi" {
            seats.extend([json!({"bot": "merchant"}), json!({"bot": "apprentice"})]);
        }
        let wish = json!({
            "game": game, "seats": seats, "public": true, "clock": clock, "start_when_full": true,
        });
        let table = ask(&self.anna, "POST", "/tables", &wish)?;
        let id = table["id"].as_str().context("no table")?.to_owned();
        for page in [&self.anna, &self.ben] {
            page.open(&self.fondaco.at(&format!("#/online/{id}")))?;
            page.wait_for("#table-link")?;
        }
        Ok(id)
    }

    /// Ben takes the last seat, and the game begins.
    fn sit_down(&self, game: &str, id: &str) -> Result<()> {
        ask(&self.ben, "POST", &format!("/tables/{id}"), &json!({"do": "join"}))?;
        for page in [&self.anna, &self.ben] {
            page.wait_for(&format!(".table-page.{game} .bar"))?;
            page.run(HASTE)?;
        }
        Ok(())
    }

    /// Whoever is asked, and the other one.
    fn by_turn(&self) -> Result<(&Page, &Page)> {
        loop {
            for (page, other) in [(&self.anna, &self.ben), (&self.ben, &self.anna)] {
                if page.count(".bar.yours")? > 0 {
                    return Ok((page, other));
                }
            }
        }
    }

    /// Both play without thinking until it is as wanted.
    fn press_until(&self, wanted: impl Fn(&Self) -> Result<bool>) -> Result<()> {
        while !wanted(self)? {
            for page in [&self.anna, &self.ben] {
                page.run("press()")?;
            }
        }
        Ok(())
    }
}

fn say(page: &Page, words: &str) -> Result<()> {
    page.click("#say")?;
    page.type_text(words)?;
    page.key("Enter")
}

/// Asks the server in the name of the person of this page.
fn ask(page: &Page, method: &str, path: &str, body: &Value) -> Result<Value> {
    let body = if body.is_null() { "null".to_owned() } else { json!(body.to_string()).to_string() };
    page.eval(&format!(
        "fetch('./api/v1{path}', {{
            method: '{method}',
            headers: {{
                authorization: 'Bearer ' + localStorage.getItem('fondaco.key'),
                'content-type': 'application/json',
            }},
            body: {body},
        }}).then(answer => answer.json())"
    ))
}
