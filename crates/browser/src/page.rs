//! A page, its life and what can be read from it.

use std::cell::{Cell, RefCell};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail, ensure};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::browser::{Chromium, LIMIT};
use crate::observed::{Observed, auto_attach, conditions, exception};
use crate::wire::{Incoming, Wire};

/// Between two looks at a condition.
const PAUSE: Duration = Duration::from_millis(10);

const VISIBLE_TEXT: &str = "document.body?.innerText ?? ''";

/// How much of a page's text an error shows.
const SHOWN: usize = 2000;

/// The window in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// From left to right.
    pub width: u32,
    /// From top to bottom.
    pub height: u32,
}

impl Size {
    /// A phone held upright.
    pub const PHONE: Size = Size { width: 390, height: 844 };
    /// A tablet held upright.
    pub const TABLET: Size = Size { width: 820, height: 1180 };
    /// A laptop.
    pub const LAPTOP: Size = Size { width: 1440, height: 900 };
}

/// Who sits in front of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The language the browser prefers, as in `de`, `nl` or `en-GB`.
    pub language: &'static str,
    /// Whether the dark theme is preferred.
    pub dark: bool,
    /// Whether little motion is preferred.
    pub reduced_motion: bool,
    /// Whether fingers are used: then the device is a mobile one, and drags are touches.
    pub touch: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { language: "en", dark: false, reduced_motion: false, touch: false }
    }
}

/// A page in a browser context of its own. Dropping it forgets everything it stored.
pub struct Page {
    chromium: Arc<Chromium>,
    context: String,
    wire: RefCell<Wire>,
    observed: RefCell<Observed>,
    patience: Cell<Duration>,
    size: Cell<Size>,
    zoom: Cell<f64>,
    pub(crate) options: Options,
}

/// Records when the page gets `hashchange`, if it will.
const EXPECT_FRAGMENT: &str = "(url => {
    const next = new URL(url, location.href);
    if (next.href.split('#')[0] !== location.href.split('#')[0]) return false;
    if (next.hash === location.hash) return false;
    window[Symbol.for('fondaco fragment')] = new Promise(heard => addEventListener(
        'hashchange', () => setTimeout(() => heard(true)), { once: true }));
    return true;
})";

impl Page {
    pub(crate) fn new(chromium: Arc<Chromium>, size: Size, options: Options) -> Result<Self> {
        let made = chromium.call("Target.createBrowserContext", &json!({}))?;
        let context = string(&made, "browserContextId")?;
        let opened = Self::open_target(&chromium, &context, size);
        let wire = opened.inspect_err(|_| chromium.dispose(&context))?;
        let page = Page {
            chromium,
            context,
            wire: RefCell::new(wire),
            observed: RefCell::default(),
            patience: Cell::new(LIMIT),
            size: Cell::new(size),
            zoom: Cell::new(1.0),
            options,
        };
        page.set_up()?;
        Ok(page)
    }

    fn open_target(chromium: &Chromium, context: &str, size: Size) -> Result<Wire> {
        let target = json!({
            "url": "about:blank",
            "browserContextId": context,
            "width": size.width,
            "height": size.height,
        });
        let target = string(&chromium.call("Target.createTarget", &target)?, "targetId")?;
        Wire::open(chromium.port, &format!("/devtools/page/{target}"), LIMIT)
    }

    fn set_up(&self) -> Result<()> {
        for domain in ["Inspector", "Page", "Runtime", "Log", "Network"] {
            self.call(&format!("{domain}.enable"), &json!({}))?;
        }
        self.call("Target.setAutoAttach", &auto_attach())?;
        self.call("Emulation.setFocusEmulationEnabled", &json!({"enabled": true}))?;
        let scheme = if self.options.dark { "dark" } else { "light" };
        let motion = if self.options.reduced_motion { "reduce" } else { "no-preference" };
        let features = json!({"features": [
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion},
        ]});
        self.call("Emulation.setEmulatedMedia", &features)?;
        let version = self.chromium.call("Browser.getVersion", &json!({}))?;
        let agent = string(&version, "userAgent")?.replace("HeadlessChrome", "Chrome");
        let language = self.options.language;
        let agent = json!({"userAgent": agent, "acceptLanguage": language});
        self.call("Emulation.setUserAgentOverride", &agent)?;
        self.call("Emulation.setLocaleOverride", &json!({"locale": language}))?;
        let touch = json!({"enabled": self.options.touch, "maxTouchPoints": 5});
        self.call("Emulation.setTouchEmulationEnabled", &touch)?;
        let observers = json!({"source": crate::audit::OBSERVERS});
        self.call("Page.addScriptToEvaluateOnNewDocument", &observers)?;
        self.apply_size()
    }

    /// Goes to an address and waits until the document and what it asks for at once are loaded.
    ///
    /// # Errors
    /// Nobody answers there, or not in time.
    pub fn open(&self, url: &str) -> Result<()> {
        let before = self.observed.borrow().loads;
        let is_other_fragment: bool = self.eval(&format!("{EXPECT_FRAGMENT}({url:?})"))?;
        let answer = self.call("Page.navigate", &json!({"url": url}))?;
        if let Some(error) = answer["errorText"].as_str().filter(|error| !error.is_empty()) {
            bail!("{url} cannot be opened: {error}");
        }
        if answer["loaderId"].is_string() {
            return self.wait_load(before).with_context(|| format!("opening {url}"));
        }
        // Only the part after `#` has changed: the page hears of it later than we do.
        if is_other_fragment {
            self.eval::<bool>("window[Symbol.for('fondaco fragment')]")?;
        }
        Ok(())
    }

    /// Reloads the document and waits for it as [`Page::open`] does.
    ///
    /// # Errors
    /// It does not load in time.
    pub fn reload(&self) -> Result<()> {
        let before = self.observed.borrow().loads;
        self.call("Page.reload", &json!({}))?;
        self.wait_load(before).context("reloading")
    }

    fn wait_load(&self, before: u64) -> Result<()> {
        let deadline = Instant::now() + self.patience.get();
        while self.observed.borrow().loads == before {
            ensure!(Instant::now() < deadline, "the document did not load in time");
            self.look(PAUSE)?;
        }
        Ok(())
    }

    /// Waits until something matches the selector and can be seen.
    ///
    /// # Errors
    /// Nothing does in time.
    pub fn wait_for(&self, selector: &str) -> Result<()> {
        let condition = format!(
            "[...document.querySelectorAll({})].some(element => \
             element.checkVisibility({{visibilityProperty: true}}))",
            json!(selector)
        );
        self.wait_until(&condition, &format!("`{selector}` to be seen"))
    }

    /// Waits until the page shows this text.
    ///
    /// # Errors
    /// It does not in time.
    pub fn wait_text(&self, text: &str) -> Result<()> {
        let condition = format!("document.body.innerText.includes({})", json!(text));
        self.wait_until(&condition, &format!("the text “{text}”"))
    }

    /// Waits until an expression is true; one that throws is not true yet.
    ///
    /// # Errors
    /// It is not true in time.
    pub fn wait(&self, condition: &str) -> Result<()> {
        self.wait_until(condition, &format!("`{condition}`"))
    }

    fn wait_until(&self, condition: &str, what: &str) -> Result<()> {
        let condition = format!("Boolean({condition})");
        self.retry(what, || {
            ensure!(self.eval::<bool>(&condition)?, "not yet");
            Ok(())
        })
    }

    /// Tries until it works or patience ends; then the last reason is told, with what the page
    /// shows.
    pub(crate) fn retry<T>(&self, what: &str, attempt: impl Fn() -> Result<T>) -> Result<T> {
        let patience = self.patience.get();
        let deadline = Instant::now() + patience;
        loop {
            let reason = match attempt() {
                Ok(done) => return Ok(done),
                Err(reason) => reason,
            };
            if Instant::now() >= deadline || self.observed.borrow().crashed {
                let shown = self.shown();
                bail!("waited {patience:?} for {what}, in vain: {reason:#}\n{shown}");
            }
            // Fails when the browser has gone, and then waiting is no use.
            self.look(PAUSE)?;
        }
    }

    fn shown(&self) -> String {
        // Where the page hangs, there is no use in waiting once more.
        let text = match self.value(VISIBLE_TEXT, Duration::from_secs(2)) {
            Ok(text) => text.as_str().unwrap_or_default().to_owned(),
            Err(error) => format!("nothing: {error:#}"),
        };
        let start: String = text.chars().take(SHOWN).collect();
        let errors = self.observed.borrow().errors.join("\n");
        let errors = if errors.is_empty() { errors } else { format!("\nErrors:\n{errors}") };
        format!("The page shows:\n{start}{errors}")
    }

    /// How long to wait for anything, 30 seconds unless told otherwise.
    pub fn set_patience(&self, patience: Duration) {
        self.patience.set(patience);
    }

    /// The text of the first element that matches, as it is seen.
    ///
    /// # Errors
    /// Nothing matches.
    pub fn text(&self, selector: &str) -> Result<String> {
        let found: Option<String> =
            self.eval(&format!("document.querySelector({})?.innerText", json!(selector)))?;
        found.with_context(|| format!("nothing matches `{selector}`\n{}", self.shown()))
    }

    /// All the text that can be seen.
    ///
    /// # Errors
    /// The page does not answer.
    pub fn visible_text(&self) -> Result<String> {
        self.eval(VISIBLE_TEXT)
    }

    /// How many elements match.
    ///
    /// # Errors
    /// The selector is none.
    pub fn count(&self, selector: &str) -> Result<usize> {
        self.eval(&format!("document.querySelectorAll({}).length", json!(selector)))
    }

    /// An attribute of the first element that matches, if it has it.
    ///
    /// # Errors
    /// Nothing matches.
    pub fn attribute(&self, selector: &str, name: &str) -> Result<Option<String>> {
        let script = format!(
            "(element => element ? [element.getAttribute({})] : null)(document.querySelector({}))",
            json!(name),
            json!(selector)
        );
        let found: Option<[Option<String>; 1]> = self.eval(&script)?;
        let [value] = found.with_context(|| format!("nothing matches `{selector}`"))?;
        Ok(value)
    }

    /// The value of an expression in the page; a promise is waited for.
    ///
    /// # Errors
    /// It throws, does not come, or is no `T`.
    pub fn eval<T: DeserializeOwned>(&self, script: &str) -> Result<T> {
        let value = self.value(script, self.call_limit())?;
        serde_json::from_value(value.clone())
            .with_context(|| format!("the script gave something unexpected: {value}"))
    }

    /// Runs a script for what it does; a promise is waited for.
    ///
    /// # Errors
    /// It throws, or does not end.
    pub fn run(&self, script: &str) -> Result<()> {
        // Whatever the script ends with need not be anything that can be sent.
        self.evaluate(script, false, self.call_limit()).map(drop)
    }

    fn value(&self, script: &str, limit: Duration) -> Result<Value> {
        self.evaluate(script, true, limit)
    }

    fn evaluate(&self, script: &str, by_value: bool, limit: Duration) -> Result<Value> {
        let parameters =
            json!({"expression": script, "returnByValue": by_value, "awaitPromise": true});
        let mut answer = self.call_in(None, "Runtime.evaluate", &parameters, limit)?;
        match answer.get("exceptionDetails") {
            Some(details) => bail!("{}", exception(details)),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    /// A picture of what the window shows, when all that moves has come to rest. The ending of
    /// the name says whether it is a PNG or a (smaller) WebP.
    ///
    /// # Errors
    /// The ending is another, the browser draws nothing, or the file cannot be written.
    pub fn screenshot(&self, path: &Path) -> Result<()> {
        ensure!(self.chromium.draws, "a browser that draws nothing has no pictures");
        let parameters = match path.extension().and_then(|ending| ending.to_str()) {
            Some("png") => json!({"format": "png"}),
            Some("webp") => json!({"format": "webp", "quality": 38}),
            _ => bail!("{} is neither .png nor .webp", path.display()),
        };
        self.settle()?;
        let answer = self.call("Page.captureScreenshot", &parameters)?;
        let picture =
            STANDARD.decode(string(&answer, "data")?).context("the picture is damaged")?;
        fs::write(path, picture).with_context(|| format!("{} cannot be written", path.display()))
    }

    /// Waits until fonts are there and every animation that ends has ended.
    ///
    /// # Errors
    /// They do not in time.
    pub fn settle(&self) -> Result<()> {
        let resting = "document.fonts.status === 'loaded' && document.getAnimations().every(one => \
                       one.playState !== 'running' \
                       || one.effect?.getComputedTiming().endTime === Infinity)";
        self.wait_until(resting, "fonts and animations to come to rest")
    }

    /// Errors in the console and exceptions nobody caught, of the page and its workers, since the
    /// page was made.
    ///
    /// # Errors
    /// The page does not answer.
    pub fn console_errors(&self) -> Result<Vec<String>> {
        // What the page did before this answer has been told before it.
        self.eval::<Value>("new Promise(done => setTimeout(done))")?;
        Ok(self.observed.borrow().errors.clone())
    }

    /// Takes the network away from the page and all its workers, or gives it back.
    ///
    /// # Errors
    /// The page does not answer.
    pub fn offline(&self, offline: bool) -> Result<()> {
        self.observed.borrow_mut().offline = offline;
        self.call("Network.emulateNetworkConditions", &conditions(offline))?;
        let workers = self.observed.borrow().workers.clone();
        for worker in &workers {
            // A worker that has ended meanwhile is no longer concerned.
            let told = self.call_in(
                Some(worker),
                "Network.emulateNetworkConditions",
                &conditions(offline),
                self.call_limit(),
            );
            ensure!(
                told.is_ok() || !self.observed.borrow().workers.contains(worker),
                "a worker could not be told: {:#}",
                told.err().unwrap_or_else(|| anyhow!("it is gone"))
            );
        }
        Ok(())
    }

    /// Bytes over the wire since the page was made, headers included, by the page and its workers.
    ///
    /// # Errors
    /// The page does not answer.
    pub fn network_bytes(&self) -> Result<u64> {
        self.eval::<Value>("0")?;
        Ok(self.observed.borrow().bytes)
    }

    /// Makes the window another size.
    ///
    /// # Errors
    /// The page does not answer.
    pub fn resize(&self, size: Size) -> Result<()> {
        self.size.set(size);
        self.apply_size()?;
        self.wait_size()
    }

    /// Zooms as with Ctrl and plus: 2.0 shows everything twice as large in the same window, so
    /// that the page has half as many CSS pixels.
    ///
    /// # Errors
    /// The page does not answer.
    pub fn set_zoom(&self, zoom: f64) -> Result<()> {
        ensure!(zoom > 0.0, "a zoom of {zoom} shows nothing");
        self.zoom.set(zoom);
        self.apply_size()?;
        self.wait_size()
    }

    /// The browser answers before the page has a new layout.
    fn wait_size(&self) -> Result<()> {
        let fits = format!("document.documentElement.clientWidth === {}", self.width());
        self.wait_until(&fits, "the window to have its size")?;
        self.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    }

    fn apply_size(&self) -> Result<()> {
        let zoom = self.zoom.get();
        let pixels = |length: u32| (f64::from(length) / zoom).round() as u32;
        let size = self.size.get();
        let metrics = json!({
            "width": pixels(size.width),
            "height": pixels(size.height),
            "deviceScaleFactor": zoom,
            "mobile": self.options.touch,
        });
        self.call("Emulation.setDeviceMetricsOverride", &metrics).map(drop)
    }

    /// The width in CSS pixels that the page was given.
    pub(crate) fn width(&self) -> f64 {
        (f64::from(self.size.get().width) / self.zoom.get()).round()
    }

    pub(crate) fn chromium(&self) -> &Chromium {
        &self.chromium
    }

    /// Whether fingers are used.
    pub const fn is_touched(&self) -> bool {
        self.options.touch
    }

    /// The tab crashes, and what was stored is found again by another one in its place.
    ///
    /// # Errors
    /// It does not crash, or no other can be opened.
    pub fn crash(&self) -> Result<()> {
        ensure!(self.call("Page.crash", &json!({})).is_err(), "the tab did not crash");
        let targets = self.chromium.call("Target.getTargets", &json!({}))?;
        for target in targets["targetInfos"].as_array().into_iter().flatten() {
            if target["browserContextId"] == self.context && target["type"] == "page" {
                let target = json!({"targetId": target["targetId"]});
                self.chromium.call("Target.closeTarget", &target)?;
            }
        }
        *self.wire.borrow_mut() =
            Self::open_target(&self.chromium, &self.context, self.size.get())?;
        *self.observed.borrow_mut() = Observed::default();
        self.set_up()
    }

    /// The browser context, by the name that the browser gave it.
    pub(crate) fn context(&self) -> &str {
        &self.context
    }

    pub(crate) fn call(&self, method: &str, parameters: &Value) -> Result<Value> {
        self.call_in(None, method, parameters, self.call_limit())
    }

    /// How long a single answer may take: as long as patience lasts, but even a page that is
    /// expected to fail gets a moment.
    fn call_limit(&self) -> Duration {
        self.patience.get().max(Duration::from_secs(5))
    }

    /// Several calls of a method, of which each is on its way before the first is answered.
    pub(crate) fn call_at_once(&self, method: &str, calls: &[Value]) -> Result<()> {
        let mut open: Vec<u64> = calls
            .iter()
            .map(|parameters| self.wire.borrow_mut().send(None, method, parameters))
            .collect::<Result<_>>()?;
        let limit = self.call_limit();
        let deadline = Instant::now() + limit;
        while !open.is_empty() {
            match self.receive(deadline).with_context(|| method.to_owned())? {
                Some((id, outcome)) if open.contains(&id) => {
                    outcome.with_context(|| method.to_owned())?;
                    open.retain(|other| *other != id);
                }
                Some(_) => {}
                None => bail!("the page did not answer {method} in {limit:?}"),
            }
        }
        Ok(())
    }

    fn call_in(
        &self,
        session: Option<&str>,
        method: &str,
        parameters: &Value,
        limit: Duration,
    ) -> Result<Value> {
        let sent = self.wire.borrow_mut().send(session, method, parameters)?;
        let deadline = Instant::now() + limit;
        loop {
            match self.receive(deadline).with_context(|| method.to_owned())? {
                Some((id, outcome)) if id == sent => {
                    return outcome.with_context(|| method.to_owned());
                }
                Some(_) => {}
                None => bail!("the page did not answer {method} in {limit:?}"),
            }
        }
    }

    /// The next reply before the deadline; events on the way are noted.
    fn receive(&self, deadline: Instant) -> Result<Option<(u64, Result<Value>)>> {
        let mut wire = self.wire.borrow_mut();
        loop {
            ensure!(!self.observed.borrow().crashed, "the page has crashed");
            let told = wire.receive(deadline).map_err(|error| {
                anyhow!("{error:#}; of the browser, {}", self.chromium.last_words())
            })?;
            match told {
                None => return Ok(None),
                Some(Incoming::Reply { id, outcome }) => return Ok(Some((id, outcome))),
                Some(Incoming::Event { method, session, parameters }) => {
                    let mut observed = self.observed.borrow_mut();
                    observed.note(&mut wire, &method, session.as_deref(), &parameters)?;
                }
            }
        }
    }

    /// Listens for a while.
    pub(crate) fn look(&self, time: Duration) -> Result<()> {
        let deadline = Instant::now() + time;
        while self.receive(deadline)?.is_some() {}
        Ok(())
    }

    /// What a drag carries, if one has begun; asked once.
    pub(crate) fn take_dragged(&self) -> Option<Value> {
        self.observed.borrow_mut().dragged.take()
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.chromium.dispose(&self.context);
    }
}

fn string(answer: &Value, name: &str) -> Result<String> {
    let text = answer[name].as_str();
    Ok(text.with_context(|| format!("the browser answered without {name}"))?.to_owned())
}
