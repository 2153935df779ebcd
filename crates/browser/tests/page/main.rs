//! The page in a real browser, as people use it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod balancer;
mod dialogs;
mod evening;
mod everybody;
mod focus;
mod games;
mod hidden;
mod host;
mod hostile;
mod keyboard;
mod lessons;
mod nodes;
mod online;
mod person;
mod renewed;
mod replay;
mod sharing;
mod sight;
mod starter;
mod still;
mod table;
mod together;
mod tour;
mod widths;
