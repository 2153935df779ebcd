//! The pages.

pub mod about;
pub mod history;
pub mod home;
pub mod learn;
pub mod replay;
pub mod rules;
pub mod set_up;
pub mod settings;
pub mod table;
