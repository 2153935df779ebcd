//! A person who plays with the mouse or the keyboard.

use std::env;
use std::fmt::Write;
use std::sync::LazyLock;

use fondaco_browser::{Browser, Fondaco, Options, Page, Size};
use fondaco_rules::AnyGame;
use fondaco_rules::record::Replay;

/// One server for all tests.
static FONDACO: LazyLock<Fondaco> = LazyLock::new(|| Fondaco::serve().unwrap());

/// Chance that is the same in every run, so that a game which fails can be played once more. It
/// starts over with every document.
const FIXED_CHANCE: &str = "(() => {
    let state = 7;
    Crypto.prototype.getRandomValues = array => {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        for (let at = 0; at < bytes.length; at++) {
            state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
            bytes[at] = state >>> 24;
        }
        return array;
    };
})()";

/// Everything happens at once and in silence, unless a setting says otherwise.
const HURRIED: &str = "try {
    if (!sessionStorage.getItem('hurried')) {
        sessionStorage.setItem('hurried', 'yes');
        localStorage.setItem('fondaco.setting.speed', 'instant');
        localStorage.setItem('fondaco.setting.sound', 'off');
    }
} catch {}";

/// Nothing is kept for the next visit, which takes longer than most tests.
const UNKEPT: &str = "delete Navigator.prototype.serviceWorker";

/// A person at a page.
pub struct Person {
    pub page: Page,
    /// Where the server is, with a slash at its end.
    address: String,
    dice: u64,
}

/// What a table shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The person is asked.
    Asked,
    /// A day or round was scored.
    Scoring,
    /// The screen has to be handed over.
    HandOver,
    /// The coach of a lesson speaks, and the table waits.
    Taught,
    /// The game is over.
    Over,
}

const MOMENT: &str = "(document.querySelector('.coach:not(.waits)') && 'taught')
    || (document.querySelector('.end') && 'over')
    || (document.querySelector('dialog.scoring-dialog[open]') && 'scoring')
    || (document.querySelector('dialog.hand-over[open]') && 'hand-over')
    || (document.querySelector('.bar.yours') && 'asked') || ''";

const OFFERED: &str = "[...document.querySelectorAll(
        '.bar.yours .actions button, .stage button'
    )].filter(button => !button.disabled && button.ariaDisabled !== 'true'
        && button.checkVisibility() && button.closest('[inert]') === null
        && button.innerText.trim() !== '')";

impl Person {
    /// At the front door, in a hurry.
    pub fn new(size: Size, options: Options) -> Person {
        Person::at(FONDACO.address(), size, options)
    }

    /// The same at the front door of another server.
    pub fn at(address: &str, size: Size, options: Options) -> Person {
        let wants_pictures = env::var_os("FONDACO_SCREENS").is_some();
        // Where nothing is drawn, Chromium crashes at the first touch.
        let is_drawn = wants_pictures || options.touch;
        let browser = if is_drawn { Browser::shared() } else { Browser::unseen() };
        let page = browser.unwrap().page(size, options).unwrap();
        Person::prepared(address, page, &[FIXED_CHANCE, HURRIED, UNKEPT])
    }

    /// The same with a service worker, which keeps the page for the next visit, and with everything
    /// else that only a whole browser has, such as notifications.
    pub fn with_worker(address: &str) -> Person {
        let options = Options { reduced_motion: true, ..Options::default() };
        let page = Browser::shared().unwrap().page(Size::LAPTOP, options).unwrap();
        Person::prepared(address, page, &[FIXED_CHANCE, HURRIED])
    }

    fn prepared(address: &str, page: Page, scripts: &[&str]) -> Person {
        for script in scripts {
            page.in_every_document(script).unwrap();
        }
        page.open(&format!("{address}#/")).unwrap();
        // What is stored before the page looks for games would be found by the front door.
        page.wait("document.getElementById('loading') === null").unwrap();
        Person { page, address: address.to_owned(), dice: 7 }
    }

    /// At a desk, with a service worker.
    pub fn with_worker_at_desk() -> Person {
        Person::with_worker(FONDACO.address())
    }

    /// At a desk, without motion.
    pub fn at_desk() -> Person {
        Person::new(Size::LAPTOP, Options { reduced_motion: true, ..Options::default() })
    }

    /// Goes to a page.
    pub fn go(&self, place: &str) {
        self.page.open(&format!("{}{place}", self.address)).unwrap();
    }

    /// Sits down at a table with this record.
    pub fn sit_down(&self, record: &str) {
        // A table that is shown already would not be read again.
        self.go("#/");
        self.page.wait("document.querySelector('.table-page') === null").unwrap();
        self.store("test1", record);
        self.go("#/table/test1");
        let game = record.split_whitespace().nth(2).unwrap();
        self.page.wait_for(&format!(".table-page.{game}")).unwrap();
    }

    /// Puts a record where the page keeps its games.
    pub fn store(&self, id: &str, record: &str) {
        let value = serde_json::to_string(record).unwrap();
        self.page.run(&format!("localStorage.setItem('fondaco.game.{id}', {value})")).unwrap();
    }

    /// What the page keeps under this number.
    pub fn stored(&self, id: &str) -> String {
        self.page.eval(&format!("localStorage.getItem('fondaco.game.{id}')")).unwrap()
    }

    /// Waits until there is something to do.
    pub fn moment(&self) -> Moment {
        loop {
            if let Some(moment) = self.moment_now() {
                return moment;
            }
            self.page.wait(&format!("({MOMENT}) !== ''")).unwrap();
        }
    }

    /// What there is to do, if there is something.
    pub fn moment_now(&self) -> Option<Moment> {
        match self.page.eval::<String>(MOMENT).unwrap().as_str() {
            "taught" => Some(Moment::Taught),
            "over" => Some(Moment::Over),
            "scoring" => Some(Moment::Scoring),
            "hand-over" => Some(Moment::HandOver),
            "asked" => Some(Moment::Asked),
            _ => None,
        }
    }

    /// How many events the table has seen.
    pub fn events(&self) -> usize {
        self.page.attribute(".table-page", "data-events").unwrap().unwrap().parse().unwrap()
    }

    /// Waits until the table has seen more events than that.
    pub fn wait_for_more_than(&self, events: usize) {
        let more = format!("document.querySelector('.table-page').dataset.events > {events}");
        self.page.wait(&more).unwrap();
    }

    fn below(&mut self, bound: usize) -> usize {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.dice >> 33) as usize % bound
    }

    /// Presses any of the buttons that are offered, until something happens.
    pub fn act_by_clicking(&mut self) {
        let before = self.events();
        for attempt in 0..40 {
            let is_still_asked = self.moment() == Moment::Asked && self.events() == before;
            if !is_still_asked {
                return;
            }
            self.press_something(attempt);
        }
        panic!("nothing happens: {}", self.page.visible_text().unwrap());
    }

    /// Presses one of the buttons that are offered: the main one as soon as it can be pressed, most
    /// of the time.
    pub fn press_something(&mut self, attempt: usize) {
        let prefers_primary = attempt % 3 != 2;
        let any = self.below(1000);
        let count: usize = self
            .page
            .eval(&format!(
                "(offered => {{
                    const primary = offered.find(button => button.matches('.primary'));
                    // Cards are many, and what ends a turn is one of few.
                    const bar = offered.filter(button => button.closest('.bar'));
                    const some = {any} % 5 > 1 && bar.length ? bar : offered;
                    // Large lots make short games.
                    const grows = {any} % 8 > 1 && bar.find(it => it.matches('[aria-keyshortcuts=D]'));
                    const any = some[{any} % some.length];
                    document.querySelectorAll('[data-chosen]')
                        .forEach(old => old.removeAttribute('data-chosen'));
                    (grows || ({prefers_primary} && primary) || any)?.setAttribute('data-chosen', '');
                    return offered.length;
                }})({OFFERED})"
            ))
            .unwrap();
        assert!(count > 0, "nothing is offered: {}", self.page.visible_text().unwrap());
        self.press("[data-chosen]");
    }

    /// Presses something, with a finger where there is a touch screen.
    pub fn press(&self, selector: &str) {
        if self.page.is_touched() {
            self.page.tap(selector).unwrap();
        } else {
            self.page.click(selector).unwrap();
        }
    }

    /// Plays to the end, by clicking.
    pub fn play_by_clicking(&mut self) {
        loop {
            match self.moment() {
                Moment::Asked => self.act_by_clicking(),
                Moment::Scoring => self.press(".scoring-dialog .button.primary"),
                Moment::HandOver => self.press(".hand-over .button.primary"),
                Moment::Taught => self.press(".coach .button.primary"),
                Moment::Over => return,
            }
        }
    }

    /// Nothing went wrong on the way.
    pub fn check_no_errors(&self) {
        assert_eq!(self.page.console_errors().unwrap(), [""; 0]);
    }
}

/// A record that has not begun, with these sitters: `you`, a bot's level, or a person's name.
pub fn fresh(game: &str, sitters: &[&str]) -> String {
    let mut record = format!("fondaco 1 {game} {}\n", sitters.len());
    for (seat, sitter) in sitters.iter().enumerate() {
        let (name, role) = match *sitter {
            "random" | "apprentice" | "merchant" | "master" => {
                (["Ada", "Bianca", "Cosimo", "Dora", "Ettore", "Fia"][seat], *sitter)
            }
            name => (name, "person"),
        };
        writeln!(record, "@seat {seat} {name}\n@sitter {seat} {role}").unwrap();
    }
    record + "@hints\n"
}

/// The game that a record tells.
pub fn told(record: &str) -> AnyGame {
    let mut replay = Replay::new();
    for line in record.lines() {
        replay.read(line.as_bytes()).unwrap();
    }
    replay.end().unwrap()
}
