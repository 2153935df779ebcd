//! The page in a real browser, as people use it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod everybody;
mod games;
mod hostile;
mod keyboard;
mod lessons;
mod online;
mod person;
mod replay;
mod sharing;
mod table;
mod together;
