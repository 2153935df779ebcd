//! The games as the pages need them. Each module has the same parts.
//!
//! At a table:
//! - `Stage`: everything that lies on it,
//! - `Actions`: what the person at the screen may do now, as a sentence and its buttons,
//! - `Ledger`: how it would be scored now,
//! - `Scoring`: how it was scored, line by line,
//! - `orders`: what a player may leave to the server.
//!
//! Elsewhere, from `face` or, where games agree, from `usual`: `PICTURE`, `CREST`, `MINUTES`, `about`,
//! `Credits`, `keys`, `advice`, `pause`, `sound`, `sources`, `tie_break`, `crest_of`, `final_scoring`; and in
//! modules of their own the `figures` of the rules and the moments of the `lesson`.

pub mod byzanz;
pub mod medici;
mod stepper;
pub mod strozzi;
mod usual;

use fondaco_rules::GameKind;

use crate::parts::{art_of, class_of};

/// Runs the same expression with the module of whichever game it is, and with the game in play.
macro_rules! of_game {
    ($any:expr, ($module:ident, $played:ident) => $expression:expr) => {
        fondaco_rules::of_game!($any, AnyGame($played), use crate::games as $module => $expression)
    };
    ($kind:expr, $module:ident => $expression:expr) => {
        fondaco_rules::of_game!($kind, use crate::games as $module => $expression)
    };
}

/// Runs the same expression with the module of whichever game an event belongs to.
macro_rules! of_event {
    ($any:expr, ($module:ident, $event:ident) => $expression:expr) => {
        fondaco_rules::of_game!($any, AnyEvent($event), use crate::games as $module => $expression)
    };
}

pub(crate) use {of_event, of_game};

/// The class and the drawing of a good, by its letter. Letters mean the same in every game.
pub fn good_of(letter: char) -> (&'static str, &'static str) {
    let class = class_of(letter.encode_utf8(&mut [0; 4]));
    (class, art_of(class))
}

/// The drawing of a game.
pub const fn picture(kind: GameKind) -> &'static str {
    of_game!(kind, game => game::PICTURE)
}
