//! Bots that think beside the page, in a worker of the browser.

fn main() {}
