//! What goes wrong is an error that says so, and nothing is left behind.

use std::thread;
use std::time::{Duration, Instant};

use fondaco_browser::{Browser, Options, Size};

use crate::show;

#[test]
fn what_was_waited_for_is_told() {
    let (page, _site) =
        show(Options::default(), "<p>Only this</p><script>console.error('alas')</script>");
    page.set_patience(Duration::from_millis(200));
    let error = page.wait_for(".lot").unwrap_err().to_string();
    for part in [".lot", "Only this", "alas"] {
        assert!(error.contains(part), "{error}");
    }
    let error = page.wait_text("Sold for 7").unwrap_err().to_string();
    assert!(error.contains("Sold for 7"), "{error}");
    let error = page.wait("missing.thing").unwrap_err().to_string();
    assert!(error.contains("missing is not defined"), "{error}");
}

#[test]
fn nobody_there_is_an_error() {
    let browser = Browser::shared().unwrap();
    let page = browser.page(Size::LAPTOP, Options::default()).unwrap();
    // Port 1 is nobody's.
    let error = page.open("http://127.0.0.1:1/").unwrap_err().to_string();
    assert!(error.contains("cannot be opened"), "{error}");
}

#[test]
fn a_crashed_page_is_an_error() {
    let browser = Browser::shared().unwrap();
    let page = browser.page(Size::LAPTOP, Options::default()).unwrap();
    assert!(page.open("chrome://crash").is_err());
    // Patience would have ended with another reason.
    for error in [page.text("body").unwrap_err(), page.wait_for("body").unwrap_err()]
        .map(|error| format!("{error:#}"))
    {
        assert!(error.contains("the page has crashed"), "{error}");
    }
    // The other pages live on.
    let other = browser.page(Size::LAPTOP, Options::default()).unwrap();
    assert_eq!(other.eval::<u32>("1 + 1").unwrap(), 2);
}

#[test]
fn a_hanging_page_is_an_error() {
    let (page, _site) = show(Options::default(), "");
    page.set_patience(Duration::from_millis(100));
    page.run("void setTimeout(() => { for (;;); })").unwrap();
    let error = format!("{:#}", page.wait("true && later").unwrap_err());
    // Well before the patience ends.
    assert!(error.contains("did not answer Runtime.evaluate in 5s"), "{error}");
}

#[test]
fn a_closed_browser_is_an_error() {
    let browser = Browser::start().unwrap();
    let page = browser.page(Size::LAPTOP, Options::default()).unwrap();
    // The browser's own way to end, asked for by a page.
    let error = page.open("chrome://quit").map(|()| page.text("body"));
    assert!(error.is_err() || page.text("body").is_err());
}

#[test]
fn nothing_is_left_behind() {
    let browser = Browser::start().unwrap();
    let profile = browser.profile().to_owned();
    assert!(profile.join("Default").exists());
    let page = browser.page(Size::LAPTOP, Options::default()).unwrap();
    drop(browser);
    assert_eq!(page.eval::<u32>("1").unwrap(), 1);
    drop(page);
    assert!(!profile.exists());
    let leftover = || {
        let listed = std::fs::read_dir("/proc").unwrap().flatten();
        let lines = listed.filter_map(|entry| std::fs::read(entry.path().join("cmdline")).ok());
        let ours = profile.display().to_string();
        lines.filter(|line| String::from_utf8_lossy(line).contains(&ours)).count()
    };
    // The children of the browser end when they find it gone, as soon as they get to run. Only one
    // that never ends is a fault, and the limit is there to tell it from a slow machine.
    let deadline = Instant::now() + Duration::from_mins(5);
    while leftover() > 0 {
        assert!(Instant::now() < deadline, "{} processes live on", leftover());
        thread::yield_now();
    }
    assert!(!profile.exists());
}
