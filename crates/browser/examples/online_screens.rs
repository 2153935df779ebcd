//! Takes pictures of the pages of a server.

use std::path::Path;
use std::{env, fs};

use anyhow::{Context, Result};
use fondaco_browser::{Browser, Fondaco, Options, Page, Size};
use serde_json::{Value, json};

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
    let only = env::args().nth(2).unwrap_or_default();
    for (look, size, language, dark) in LOOKS.into_iter().filter(|look| look.0.contains(&only)) {
        let options = || Options { language, dark, reduced_motion: true, ..Options::default() };
        let (anna, ben) = (browser.page(size, options())?, browser.page(size, options())?);
        for (page, name) in [(&anna, "Anna"), (&ben, "Ben")] {
            page.open(&fondaco.at("#/online"))?;
            page.run("localStorage.setItem('fondaco.setting.sound', 'off')")?;
            page.run("localStorage.setItem('fondaco.setting.speed', 'instant')")?;
            page.reload()?;
            page.wait_for("#my-name")?;
            page.settle()?;
            page.screenshot(&folder.join(format!("welcome-{look}.png")))?;
            page.click("#my-name")?;
            page.type_text(name)?;
            page.click(".name-form .button.primary")?;
            page.wait_for("#mine-title")?;
        }
        let shoot = |page: &Page, name: &str| {
            page.settle()?;
            page.screenshot(&folder.join(format!("{name}-{look}.png")))
        };
        for game in ["medici", "strozzi", "byzanz"] {
            anna.open(&fondaco.at(&format!("#/online/new/{game}")))?;
            anna.wait_for(".set-up form")?;
            shoot(&anna, &format!("create-{game}"))?;
            let mut seats = vec![json!("host"), json!("open")];
            if game != "strozzi" {
                seats.push(json!({"bot": "merchant"}));
                seats.push(json!({"bot": "random"}));
            }
            let wish = json!({"game": game, "seats": seats, "public": true, "clock": 120, "start_when_full": true});
            let table = ask(&anna, "POST", "/tables", &wish)?;
            let id = table["id"].as_str().context("no table")?.to_owned();
            let place = fondaco.at(&format!("#/online/{id}"));
            anna.open(&place)?;
            anna.wait_for("#table-link")?;
            ben.open(&place)?;
            ben.wait_for(".room .button.primary")?;
            ben.wait_for(".room .button.large")?;
            shoot(&ben, &format!("room-{game}"))?;
            ben.click("#say")?;
            ben.type_text("Good evening! Shall we?")?;
            ben.key("Enter")?;
            anna.wait_for(".said li")?;
            shoot(&anna, &format!("room-host-{game}"))?;
            ben.click(".room .button.large")?;
            for page in [&anna, &ben] {
                page.wait_for(&format!(".table-page.{game}"))?;
                page.wait_for(".bar")?;
            }
            let is_asked = "document.querySelector('.bar.yours') !== null";
            let asked = anna.eval::<bool>(is_asked)?;
            let (asked, other) = if asked { (&anna, &ben) } else { (&ben, &anna) };
            shoot(other, &format!("table-{game}-waits"))?;
            other.key("t")?;
            other.wait_for(".talk")?;
            other.click("#say")?;
            other.type_text("<b>What a lot!</b>")?;
            other.key("Enter")?;
            asked.wait_for(".toolbar .unread")?;
            shoot(asked, &format!("table-{game}-asked"))?;
            shoot(other, &format!("table-{game}-talk"))?;
        }
        anna.open(&fondaco.at("#/online"))?;
        anna.wait_for(".kept")?;
        anna.run("document.querySelectorAll('.mine details').forEach(it => it.open = true)")?;
        shoot(&anna, "hall")?;
        anna.open(&fondaco.at("#/standings/medici"))?;
        anna.wait_for("main h1")?;
        shoot(&anna, "standings")?;
        let me = ask(&anna, "GET", "/me", &Value::Null)?;
        anna.open(&fondaco.at(&format!("#/player/{}", me["id"].as_str().unwrap_or_default())))?;
        anna.wait_for(".player-head")?;
        shoot(&anna, "player")?;
        anna.open(&fondaco.at("#/"))?;
        anna.wait_for(".home-online")?;
        shoot(&anna, "home")?;
        println!("{look}");
    }
    Ok(())
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
