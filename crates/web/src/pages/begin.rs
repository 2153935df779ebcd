//! Sitting down at a new table.

use fondaco_bots::Level;
use fondaco_client::{BadSetUp, Message, SetUp, Table};
use fondaco_rules::GameKind;

use super::table::seed;
use crate::route::{self, Route};
use crate::storage;

/// The table of one who does not want to choose.
pub fn usual(kind: GameKind) -> SetUp {
    SetUp::alone(kind, kind.usual_players().into(), Level::Merchant)
}

/// Begins a game and goes there.
///
/// # Errors
/// When nobody can play like this.
pub fn sit_down(set_up: SetUp) -> Result<(), BadSetUp> {
    let begins = set_up.begins;
    let mut table = Table::new(set_up, seed())?;
    if begins.is_some() {
        // A record does not say who was to begin, but it says who began.
        table.update(Message::Shown);
    }
    go_to(&table);
    Ok(())
}

/// Keeps a table under a number of its own and goes there.
pub fn go_to(table: &Table) {
    let id = storage::new_id();
    storage::keep_game(&id, &table.record());
    route::go(&Route::Table(id));
}
