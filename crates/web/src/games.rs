//! The three games as the pages know them. Each module has the same parts.
//!
//! At a table:
//! - `Stage`: everything that lies on it,
//! - `Actions`: what the person at the screen may do now, in one sentence and with its keys,
//! - `Ledger`: how it would be scored now,
//! - `Scoring`: how it was scored, line by line,
//! - `orders`: what a server may decide for a player, where there is such a thing.
//!
//! Elsewhere, from `face`: `PICTURE`, `CREST`, `MINUTES`, `about`, `Credits`, `keys`, `advice`, `pause`,
//! `sound`, `sources`, `tie_break`, `crest_of`, and in modules of their own the `figures` of its
//! rules and the moments of its `lesson`.

pub mod byzanz;
pub mod medici;
pub mod strozzi;

use fondaco_rules::GameKind;

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

/// The drawing of a game.
pub const fn picture(kind: GameKind) -> &'static str {
    of_game!(kind, game => game::PICTURE)
}
