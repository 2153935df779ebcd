//! Probe.
use anyhow::{Context, Result};
use fondaco_browser::{Browser, Fondaco, Options, Page, Size};
use serde_json::{Value, json};
fn main() -> Result<()> {
    let fondaco = Fondaco::serve()?;
    let browser = Browser::start()?;
    let options = || Options { reduced_motion: true, ..Options::default() };
    let (anna, ben) =
        (browser.page(Size::LAPTOP, options())?, browser.page(Size::LAPTOP, options())?);
    for (page, name) in [(&anna, "Anna"), (&ben, "Ben")] {
        page.open(&fondaco.at("#/online"))?;
        page.wait_for("#my-name")?;
        page.click("#my-name")?;
        page.type_text(name)?;
        page.click(".name-form .button.primary")?;
        page.wait_for("#mine-title")?;
        page.run("window.heard = []; window.sent = [];
    const Native = WebSocket;
    window.WebSocket = class extends Native {
        constructor(...all) { super(...all); this.addEventListener('message', event => heard.push(event.data)); }
        send(x) { sent.push(x); super.send(x); }
    }")?;
    }
    let wish = json!({"game": "strozzi", "seats": ["host", "open"], "public": true, "clock": 120, "start_when_full": true});
    let table = ask(&anna, "POST", "/tables", &wish)?;
    let id = table["id"].as_str().context("no table")?.to_owned();
    let place = fondaco.at(&format!("#/online/{id}"));
    anna.open(&place)?;
    anna.wait_for("#table-link")?;
    ben.open(&place)?;
    ben.wait_for(".room .button.large")?;
    ben.click(".room .button.large")?;
    for page in [&anna, &ben] {
        page.wait_for(".table-page")?;
    }
    ben.key("t")?;
    ben.run("window.muts = []; new MutationObserver(all => all.forEach(m => m.removedNodes.forEach(n => muts.push([performance.now() | 0, 'removed', n.className ?? n.nodeName])))).observe(document.querySelector('main'), {childList: true})")?;
    ben.click("#say")?;
    ben.type_text("hello")?;
    println!("{:?}", ben.eval::<Value>("[muts, heard.map(JSON.parse).map(n => [n.say, n.table?.phase, n.you?.seat, n.from, n.lines])]")?);
    ben.key("Enter")?;
    ben.eval::<Value>("new Promise(done => setTimeout(done, 1500))")?;
    println!("{:?}", ben.eval::<Value>("[sent.slice(-3), heard.slice(-3)]")?);
    println!("{:?}", ben.console_errors()?);
    println!(
        "{}",
        ben.visible_text()?
            .chars()
            .rev()
            .take(400)
            .collect::<String>()
            .chars()
            .rev()
            .collect::<String>()
    );
    Ok(())
}
fn ask(page: &Page, method: &str, path: &str, body: &Value) -> Result<Value> {
    let body = if body.is_null() { "null".to_owned() } else { json!(body.to_string()).to_string() };
    page.eval(&format!("fetch('./api/v1{path}', {{ method: '{method}', headers: {{ authorization: 'Bearer ' + localStorage.getItem('fondaco.key'), 'content-type': 'application/json' }}, body: {body} }}).then(answer => answer.json())"))
}
