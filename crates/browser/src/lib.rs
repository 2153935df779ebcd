//! Tests in a real browser: a small blocking client of the `DevTools` protocol.
//!
//! [`Browser::start`] runs a headless Chromium with a profile of its own, [`Browser::page`] opens a
//! page whose storage no other page shares, and a [`Page`] does what a person does: it clicks, taps,
//! drags and types with real events, and waits until something can be seen. [`Fondaco::serve`]
//! starts the program whose page is tested.
//!
//! Nothing here waits for ever. Whatever does not happen in time is an error that says what was
//! waited for and what the page showed instead.

mod audit;
mod browser;
mod download;
mod find;
mod keys;
mod observed;
mod page;
mod pointer;
mod process;
mod server;
mod wire;

pub use audit::{LayoutShift, Metrics, Violation};
pub use browser::Browser;
pub use page::{Options, Page, Size};
pub use server::Fondaco;
