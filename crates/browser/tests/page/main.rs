//! The page in a real browser, as people use it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod everybody;
mod games;
mod hostile;
mod online;
mod person;
mod sharing;
