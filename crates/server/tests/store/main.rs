//! The store on both databases: every test has one body and runs twice.

#![cfg(unix)]

mod crash;
mod cut;
mod jobs;
mod nodes;
mod opening;
mod people;
mod places;
mod standing;
mod tables;
