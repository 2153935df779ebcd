//! The pages.

pub mod about;
mod begin;
mod choice;
pub mod history;
pub mod home;
mod kept;
pub mod learn;
pub mod online;
pub mod player;
pub mod replay;
pub mod rules;
mod seats;
pub mod set_up;
pub mod settings;
pub mod standings;
pub mod table;
