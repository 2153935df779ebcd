//! Loading, waiting, reading, storage, network.

use std::fs;

use fondaco_browser::{Browser, Options, Size};

use crate::site::Site;
use crate::{document, show};

#[test]
fn two_pages_do_not_share_storage() {
    let browser = Browser::shared().unwrap();
    let site = Site::of(&document(""));
    let [first, second] = [(), ()].map(|()| {
        let page = browser.page(Size::LAPTOP, Options::default()).unwrap();
        page.open(&site.at("/")).unwrap();
        page
    });
    first.run("localStorage.setItem('table', 'medici')").unwrap();
    let stored = "localStorage.getItem('table')";
    assert_eq!(second.eval::<Option<String>>(stored).unwrap(), None);
    first.reload().unwrap();
    assert_eq!(first.eval::<Option<String>>(stored).unwrap().as_deref(), Some("medici"));
}

#[test]
fn the_page_knows_who_sits_in_front_of_it() {
    let asked = "[navigator.language, new Intl.NumberFormat().format(1.5), innerWidth,
      ...['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(pointer: coarse)']
        .map(query => matchMedia(query).matches)].join(' ')";
    let browser = Browser::shared().unwrap();
    let site = Site::of(&document(""));
    let dutch = Options { language: "nl", dark: true, reduced_motion: true, touch: true };
    for (size, options, expected) in [
        (Size::LAPTOP, Options::default(), "en 1.5 1440 false false false"),
        (Size::PHONE, dutch, "nl 1,5 390 true true true"),
    ] {
        let page = browser.page(size, options).unwrap();
        page.open(&site.at("/")).unwrap();
        assert_eq!(page.eval::<String>(asked).unwrap(), expected);
    }
}

#[test]
fn elements_are_read() {
    let body = "<ul><li class=bid data-seat=1>7 <i hidden>secret</i></li><li class=bid>8</li></ul>";
    let (page, _site) = show(Options::default(), body);
    assert_eq!(page.count(".bid").unwrap(), 2);
    assert_eq!(page.count(".lot").unwrap(), 0);
    assert_eq!(page.text(".bid").unwrap().trim(), "7");
    assert_eq!(page.attribute(".bid", "data-seat").unwrap().as_deref(), Some("1"));
    assert_eq!(page.attribute(".bid", "title").unwrap(), None);
    assert!(page.attribute(".lot", "title").is_err());
    assert!(page.text(".lot").is_err());
    assert_eq!(page.eval::<Vec<u32>>("Promise.resolve([1, 2])").unwrap(), [1, 2]);
    assert!(page.eval::<u32>("nobody.knows").unwrap_err().to_string().contains("nobody"));
    assert!(page.eval::<u32>("'seven'").is_err());
    page.run("new Promise(done => setTimeout(() => done(window.waited = window), 200))").unwrap();
    assert!(page.eval::<bool>("waited === window").unwrap());
    assert!(page.run("Promise.reject(new Error('no'))").is_err());
}

#[test]
fn waiting_ends_when_it_happens() {
    let body = "<p hidden>Sold</p><script>
      setTimeout(() => document.querySelector('p').hidden = false, 300)</script>";
    let (page, _site) = show(Options::default(), body);
    page.wait_for("p").unwrap();
    page.wait_text("Sold").unwrap();
    page.wait("document.querySelector('p').textContent === 'Sold'").unwrap();
}

#[test]
fn a_change_after_the_hash_loads_nothing() {
    let (page, site) = show(Options::default(), "");
    page.run("window.kept = true").unwrap();
    page.open(&site.at("/#/medici/new")).unwrap();
    assert!(page.eval::<bool>("kept && location.hash === '#/medici/new'").unwrap());
    page.reload().unwrap();
    assert!(page.eval::<bool>("typeof kept === 'undefined'").unwrap());
}

#[test]
fn console_errors_are_found() {
    let worker = "console.error('worker', 7); throw new Error('worker sank')";
    let main = document(
        "<script>console.error('ship', { holds: 5 }); console.log('fine'); console.warn('fine');
           new Worker('/worker.js'); fetch('/missing');
           setTimeout(() => { throw new Error('ship sank') });
           Promise.reject(new Error('promise broken'));</script>",
    );
    let site = Site::with(&[("/", &main), ("/worker.js", worker), ("/clean", &document(""))]);
    let browser = Browser::shared().unwrap();
    let page = browser.page(Size::LAPTOP, Options::default()).unwrap();
    page.open(&site.at("/clean")).unwrap();
    assert_eq!(page.console_errors().unwrap(), [""; 0]);
    page.open(&site.at("/")).unwrap();
    for wanted in ["ship", "ship sank", "promise broken", "worker 7", "worker sank", "/missing"] {
        let told = || page.console_errors().unwrap().iter().any(|error| error.contains(wanted));
        let in_time = (0..1000).any(|_| told() || page.run(PAUSE).is_err());
        assert!(in_time, "{wanted}: {:#?}", page.console_errors().unwrap());
    }
    let errors = page.console_errors().unwrap();
    assert!(errors.iter().all(|error| !error.contains("fine")), "{errors:#?}");
}

/// A worker is another thread, and tells its errors when it likes.
const PAUSE: &str = "new Promise(done => setTimeout(done, 50))";

#[test]
fn offline_is_offline_for_workers_too() {
    let answer = "onmessage = () => fetch('/data').then(() => postMessage('online'),
                                                       () => postMessage('offline'))";
    let main = document(
        "<script>const worker = new Worker('/worker.js');
           const ask = () => new Promise(done => {
             worker.onmessage = event => done(event.data); worker.postMessage('') });
           const here = () => fetch('/data').then(() => 'online', () => 'offline');</script>",
    );
    let site = Site::with(&[("/", &main), ("/worker.js", answer), ("/data", "1")]);
    let browser = Browser::shared().unwrap();
    let page = browser.page(Size::LAPTOP, Options::default()).unwrap();
    page.open(&site.at("/")).unwrap();
    for (offline, expected) in [(false, "online"), (true, "offline"), (false, "online")] {
        page.offline(offline).unwrap();
        assert_eq!(page.eval::<String>("here()").unwrap(), expected);
        assert_eq!(page.eval::<String>("ask()").unwrap(), expected);
        assert_eq!(page.eval::<bool>("navigator.onLine").unwrap(), !offline);
    }
    page.offline(true).unwrap();
    assert!(page.open(&site.at("/data")).is_err());
}

#[test]
fn a_service_worker_is_offline_too_and_starts_the_page() {
    let service = "oninstall = event => event.waitUntil(
        caches.open('page').then(cache => cache.addAll(['/'])).then(() => skipWaiting()));
      onactivate = event => event.waitUntil(clients.claim());
      onfetch = event => event.respondWith(caches.match(event.request)
        .then(kept => kept ?? fetch(event.request)));";
    let main =
        document("<p>Harbour</p><script>navigator.serviceWorker.register('/sw.js')</script>");
    let site = Site::with(&[("/", &main), ("/sw.js", service), ("/data", "1")]);
    let browser = Browser::shared().unwrap();
    let page = browser.page(Size::LAPTOP, Options::default()).unwrap();
    page.open(&site.at("/")).unwrap();
    page.wait("navigator.serviceWorker.controller").unwrap();
    let fetched = "fetch('/data').then(() => 'online', () => 'offline')";
    assert_eq!(page.eval::<String>(fetched).unwrap(), "online");
    page.offline(true).unwrap();
    page.reload().unwrap();
    page.wait_text("Harbour").unwrap();
    assert_eq!(page.eval::<String>(fetched).unwrap(), "offline");
}

#[test]
fn bytes_are_counted() {
    let cargo = "x".repeat(100_000);
    let main =
        document("<script>const load = () => fetch('/cargo').then(it => it.text())</script>");
    let site = Site::with(&[("/", &main), ("/cargo", &cargo)]);
    let browser = Browser::shared().unwrap();
    let page = browser.page(Size::LAPTOP, Options::default()).unwrap();
    page.open(&site.at("/")).unwrap();
    let before = page.network_bytes().unwrap();
    assert!((200..2000).contains(&before), "{before}");
    page.eval::<String>("load()").unwrap();
    // The page may have its bytes before the count is told.
    let loaded = loop {
        match page.network_bytes().unwrap() - before {
            ..100_000 => page.run(PAUSE).unwrap(),
            loaded => break loaded,
        }
    };
    assert!((100_000..101_000).contains(&loaded), "{loaded}");
}

#[test]
fn pictures_are_taken_at_rest() {
    let body = "<style>@keyframes fade { from { opacity: 0 } } p { animation: fade 300ms }
      @keyframes beat { to { opacity: 0.5 } } h1 { animation: beat 1s infinite }</style><p>Gold</p>";
    let (page, _site) = show(Options::default(), body);
    let folder = tempfile::tempdir().unwrap();
    let [png, webp] = ["a.png", "a.webp"].map(|name| folder.path().join(name));
    page.screenshot(&png).unwrap();
    assert_eq!(
        page.eval::<String>("getComputedStyle(document.querySelector('p')).opacity").unwrap(),
        "1"
    );
    page.screenshot(&webp).unwrap();
    let bytes = fs::read(&png).unwrap();
    assert!(bytes.starts_with(b"\x89PNG"));
    // The width stands at a fixed place of every PNG.
    assert_eq!(bytes[16..20], 1440_u32.to_be_bytes());
    assert_eq!(&fs::read(&webp).unwrap()[8..12], b"WEBP");
    assert!(page.screenshot(&folder.path().join("a.gif")).is_err());
}

#[test]
fn dialogues_do_not_stop_a_test() {
    let (page, _site) = show(Options::default(), "<button onclick='alert(1)'>Ask</button>");
    page.click("button").unwrap();
    assert_eq!(page.text("button").unwrap(), "Ask");
}
