//! Starts new tables.

use fondaco_bots::Level;
use fondaco_client::{BadSetUp, Message, SetUp, Table};
use fondaco_rules::GameKind;

use super::table::seed;
use crate::route::{self, Route};
use crate::storage;

/// The usual table.
pub fn usual(kind: GameKind) -> SetUp {
    SetUp::alone(kind, kind.usual_players().into(), Level::Merchant)
}

/// Starts a game and goes there.
pub fn sit_down(set_up: SetUp) -> Result<(), BadSetUp> {
    let begins = set_up.begins;
    let mut table = Table::new(set_up, seed())?;
    if begins.is_some() {
        // A record says who began, but not who was to begin.
        table.update(Message::Shown);
    }
    go_to(&table);
    Ok(())
}

/// Stores a table under a new id and goes there.
pub fn go_to(table: &Table) {
    let id = storage::new_id();
    storage::keep_game(&id, &table.record());
    route::go(&Route::Table(id));
}
