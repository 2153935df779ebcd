//! The store on both databases: every test has one body and runs twice.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod crash;
mod cut;
mod databases;
mod jobs;
mod nodes;
mod opening;
mod people;
mod standing;
mod tables;
