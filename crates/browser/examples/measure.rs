//! Measures what the page costs, in a real browser: `cargo xtask measure`.

use std::fmt::Write;
use std::time::Duration;

use anyhow::{Result, ensure};
use fondaco_browser::{Browser, Fondaco, Options, Page, Size};

/// How often the way from the address to a playable table is gone.
const STARTS: usize = 5;
/// After so many games memory is looked at.
const GAMES: usize = 10;
/// No game of bots takes longer.
const PATIENCE: Duration = Duration::from_mins(5);

/// The games, with the number of seats at which they are measured.
const TABLES: [(&str, usize); 3] = [("medici", 4), ("strozzi", 2), ("byzanz", 4)];

/// Notes when somebody can first do something, how long every answer of the worker takes, all long
/// tasks, and which of them begin while the worker thinks. The task that receives an answer is none of
/// these: its time is that of the event, not of what the page then does.
const WATCH: &str = r"(() => {
  const seen = { playable: 0, answers: [], tasks: [], longest: 0 };
  const thinking = [];
  Object.defineProperty(window, Symbol.for('fondaco measure'), { value: seen });
  const look = () => {
    if (document.querySelector('.bar.yours')) seen.playable ||= performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  const start = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...program) => {
    const started = await start(...program);
    // Chapters have no memory of their own.
    seen.memory ??= started.instance.exports.memory;
    return started;
  };
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (question) {
    const asked = performance.now();
    const answered = ({ timeStamp }) => {
      seen.answers.push(timeStamp - asked);
      thinking.push([asked, timeStamp]);
    };
    this.addEventListener('message', answered, { once: true });
    post.call(this, question);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(({ startTime, duration }) => {
    // What began before the question had been posted is what asked it; what began less than a
    // millisecond before the answer came is what received it.
    const overlaps = ([asked, answered]) => startTime > asked && startTime + 1 < answered;
    if (thinking.some(overlaps)) seen.tasks.push(duration);
    seen.longest = Math.max(seen.longest, duration);
  })).observe({ type: 'longtask', buffered: true });
})()";

fn main() -> Result<()> {
    let fondaco = Fondaco::serve()?;
    let browser = Browser::start()?;
    starts(&fondaco, &browser)?;
    masters(&fondaco, &browser)?;
    memory(&fondaco, &browser)
}

/// Bytes and time until the first own move can be made, each time with nothing kept from before.
fn starts(fondaco: &Fondaco, browser: &Browser) -> Result<()> {
    let mut times = Vec::new();
    let mut bytes = (0, 0);
    for _ in 0..STARTS {
        let page = page(browser)?;
        // What is kept for the next visit is no part of this one.
        page.in_every_document("delete Navigator.prototype.serviceWorker")?;
        // The first tile lies before you.
        keep(&page, "own", &(record("medici", 4, "merchant") + "first 0\ntile C5\n"))?;
        page.open(&fondaco.at("#/table/own"))?;
        page.wait("document.querySelector('.bar.yours') !== null")?;
        times.push(page.eval::<f64>("window[Symbol.for('fondaco measure')].playable")?);
        let own = page.network_bytes()?;
        // The bots are asked, and it is our turn again.
        page.key("o")?;
        page.wait("window[Symbol.for('fondaco measure')].answers.length > 0")?;
        bytes = (own, page.network_bytes()?);
    }
    let kilobytes = |bytes: u64| bytes as f64 / 1000.0;
    println!("bytes until the first own move: {:.0} kB", kilobytes(bytes.0));
    println!("with the bots' worker: {:.0} kB", kilobytes(bytes.1));
    let (median, worst) = spread(&mut times);
    println!("from the address to a playable table: median {median:.0} ms, worst {worst:.0} ms");
    Ok(())
}

/// How long masters think in the browser, and whether the page stutters meanwhile.
fn masters(fondaco: &Fondaco, browser: &Browser) -> Result<()> {
    let (mut longest, mut ever) = (0.0_f64, 0.0_f64);
    for (game, seats) in TABLES {
        let page = page(browser)?;
        keep(&page, "masters", &record(game, seats, "master"))?;
        page.open(&fondaco.at("#/"))?;
        play(&page, fondaco, "masters")?;
        let tasks: Vec<f64> = page.eval("window[Symbol.for('fondaco measure')].tasks")?;
        longest = tasks.into_iter().fold(longest, f64::max);
        ever = ever.max(page.eval("window[Symbol.for('fondaco measure')].longest")?);
        let mut answers: Vec<f64> = page.eval("window[Symbol.for('fondaco measure')].answers")?;
        ensure!(answers.len() > 10, "the masters of {game} were asked {} times", answers.len());
        let first = answers.remove(0);
        let count = answers.len();
        let (median, worst) = spread(&mut answers);
        println!(
            "a master's move in {game} with {seats} players: median {median:.0} ms, worst \
             {worst:.0} ms of {count}; the first, with worker and net, {first:.0} ms"
        );
    }
    match longest {
        0.0 => println!("tasks of the main thread while masters think: none above 50 ms"),
        _ => println!("longest task of the main thread while masters think: {longest:.0} ms"),
    }
    println!("longest task in whole games, whoever acts: {ever:.0} ms");
    Ok(())
}

/// What is left in memory after several games, without leaving the page.
fn memory(fondaco: &Fondaco, browser: &Browser) -> Result<()> {
    let page = page(browser)?;
    for game in 0..GAMES {
        let (name, seats) = TABLES[game % TABLES.len()];
        keep(&page, &format!("game{game}"), &record(name, seats, "merchant"))?;
    }
    page.open(&fondaco.at("#/"))?;
    page.wait_for(".game-card")?;
    let megabytes = |bytes: u64| bytes as f64 / 1e6;
    let told = |when: &str| -> Result<()> {
        let used = page.metrics()?;
        let program: u64 =
            page.eval("window[Symbol.for('fondaco measure')].memory.buffer.byteLength")?;
        println!(
            "memory {when}: {:.1} MB of objects and buffers, {:.1} MB of WebAssembly",
            megabytes(used.heap_bytes + used.buffer_bytes),
            megabytes(program)
        );
        Ok(())
    };
    told("at the front door")?;
    for game in 0..GAMES {
        play(&page, fondaco, &format!("game{game}"))?;
    }
    page.open(&fondaco.at("#/"))?;
    page.wait_for(".game-card")?;
    told(&format!("after {GAMES} games"))
}

/// Plays a game to its end.
fn play(page: &Page, fondaco: &Fondaco, id: &str) -> Result<()> {
    page.open(&fondaco.at(&format!("#/table/{id}")))?;
    page.set_patience(PATIENCE);
    loop {
        play_until(page, ".end, .scoring-dialog[open]")?;
        if page.count(".scoring-dialog")? == 0 {
            return Ok(());
        }
        page.key("Enter")?;
        page.wait("document.querySelector('.scoring-dialog') === null")?;
    }
}

/// Plays by keys and without thinking until something can be seen: passes, refuses, discards.
fn play_until(page: &Page, seen: &str) -> Result<()> {
    loop {
        page.wait(&format!("document.querySelector('.bar.yours, .end, {seen}') !== null"))?;
        if page.count(seen)? > 0 {
            return Ok(());
        }
        let events = "document.querySelector('.table-page').dataset.events";
        let before: String = page.eval(events)?;
        for key in keys(page)? {
            page.key(key)?;
        }
        page.wait(&format!("{events} !== '{before}'"))?;
    }
}

/// What is pressed now.
fn keys(page: &Page) -> Result<Vec<&'static str>> {
    let offers = |key: &str| -> Result<bool> {
        let key = format!(".bar.yours [aria-keyshortcuts={key}]:not(:disabled)");
        Ok(page.count(&key)? > 0)
    };
    for (key, pressed) in [("P", "p"), ("O", "o"), ("R", "r"), ("X", "x")] {
        if offers(key)? {
            return Ok(vec![pressed]);
        }
    }
    // Something may have to be picked first.
    if page.count(".bar.yours .primary[aria-disabled=true]")? > 0 {
        return Ok(vec!["1", "Enter"]);
    }
    Ok(vec!["Enter"])
}

/// A page that has never been here, in a hurry and with all its motion.
fn page(browser: &Browser) -> Result<Page> {
    let page = browser.page(Size::LAPTOP, Options::default())?;
    page.in_every_document(WATCH)?;
    page.in_every_document("localStorage.setItem('fondaco.setting.speed', 'instant')")?;
    page.in_every_document("localStorage.setItem('fondaco.setting.sound', 'off')")?;
    Ok(page)
}

/// Puts a game where the page looks for it, before the page is opened.
fn keep(page: &Page, id: &str, record: &str) -> Result<()> {
    let record = serde_json::to_string(record)?;
    page.in_every_document(&format!("localStorage['fondaco.game.{id}'] ??= {record}"))
}

/// A game against bots of this level that has not begun.
fn record(game: &str, seats: usize, level: &str) -> String {
    let mut record = format!("fondaco 1 {game} {seats}\n@seat 0 you\n@sitter 0 person\n");
    for seat in 1..seats {
        // A record is text; writing it cannot fail.
        let _ = writeln!(record, "@seat {seat} Bot {seat}\n@sitter {seat} {level}");
    }
    record
}

/// The median and the largest.
fn spread(figures: &mut [f64]) -> (f64, f64) {
    figures.sort_by(f64::total_cmp);
    let largest = figures.last().copied().unwrap_or_default();
    (figures.get(figures.len() / 2).copied().unwrap_or_default(), largest)
}
