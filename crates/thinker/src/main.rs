//! Bots that think beside the page, in a worker of the browser.
//!
//! The page posts a question as text and gets an answer as text; see [`question`] for both. To call
//! off a question it terminates the worker and starts another.

mod question;
mod worker;

fn main() {
    worker::listen();
}
