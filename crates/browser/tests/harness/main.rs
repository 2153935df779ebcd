//! The harness proves itself against small documents in a real browser.

mod audits;
mod failures;
mod input;
mod life;
mod site;

use fondaco_browser::{Browser, Options, Page, Size};
use site::Site;

/// A document with a language and a title, so that there is nothing wrong with it but what a test
/// puts there.
fn document(body: &str) -> String {
    format!(
        "<!doctype html><html lang=en><head><meta charset=utf-8><title>Test</title>\
         <meta name=viewport content='width=device-width, initial-scale=1'></head>\
         <body><main><h1>Test</h1>{body}</main></body></html>"
    )
}

/// A page that shows the document, with what must live as long.
fn show(options: Options, body: &str) -> (Page, Site) {
    let browser = Browser::shared().expect("a browser");
    let site = Site::of(&document(body));
    let page = browser.page(Size::LAPTOP, options).expect("a page");
    page.open(&site.at("/")).expect("the document");
    (page, site)
}
