//! What the browser stores: settings and games. If the storage is full or forbidden, the page goes on
//! without it and says so.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use leptos::prelude::*;
use web_sys::Storage;

/// The prefix of the keys of games.
const GAME: &str = "fondaco.game.";
/// The prefix of the keys of games that could not be read and were set aside.
const BROKEN: &str = "fondaco.broken.";
/// The prefix of the keys of settings.
const SETTING: &str = "fondaco.setting.";

/// Where the player's key for the server is stored.
const KEY: &str = "fondaco.key";
/// The ids of people whose messages are hidden.
const MUTED: &str = "fondaco.muted";

static FAILED: LazyLock<ArcRwSignal<bool>> = LazyLock::new(|| ArcRwSignal::new(false));

thread_local! {
    /// What the browser did not store. It lasts as long as the page.
    static MEMORY: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// A game stored in this browser, by its id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Its id.
    pub id: String,
    /// Its record.
    pub record: String,
}

/// Whether something was not stored, because the storage is full or forbidden.
pub fn has_failed() -> bool {
    FAILED.get()
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

fn put(key: &str, value: &str) {
    MEMORY.with_borrow_mut(|memory| memory.insert(key.to_owned(), value.to_owned()));
    keep_all();
}

/// Stores everything that is only in memory: by now there may be room for it. The storage has failed
/// as long as something is left.
fn keep_all() {
    let storage = storage();
    let failed = MEMORY.with_borrow_mut(|memory| {
        memory.retain(|key, value| {
            storage.as_ref().is_none_or(|storage| storage.set_item(key, value).is_err())
        });
        !memory.is_empty()
    });
    if FAILED.get_untracked() != failed {
        FAILED.set(failed);
    }
}

fn get(key: &str) -> Option<String> {
    let remembered = MEMORY.with_borrow(|memory| memory.get(key).cloned());
    remembered.or_else(|| storage()?.get_item(key).ok().flatten())
}

fn remove(key: &str) {
    MEMORY.with_borrow_mut(|memory| memory.remove(key));
    if let Some(storage) = storage() {
        // Nothing depends on whether it is removed.
        let _ = storage.remove_item(key);
    }
    keep_all();
}

/// A stored setting.
pub fn setting(name: &str) -> Option<String> {
    get(&format!("{SETTING}{name}"))
}

/// Stores a setting.
pub fn keep_setting(name: &str, value: &str) {
    put(&format!("{SETTING}{name}"), value);
}

/// The player's secret key for the server.
pub fn key() -> Option<String> {
    get(KEY).filter(|key| !key.is_empty())
}

/// Stores the key.
pub fn keep_key(key: &str) {
    put(KEY, key);
}

/// The ids of people whose messages are hidden.
pub fn muted() -> Vec<String> {
    get(MUTED).unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

/// Stores whose messages are hidden.
pub fn keep_muted(people: &[String]) {
    put(MUTED, &people.join(" "));
}

/// An id for a new game. Ids grow with time.
pub fn new_id() -> String {
    let random = (js_sys::Math::random() * 1e6) as u32;
    format!("{:x}{random:05x}", js_sys::Date::now() as u64)
}

/// Stores a game.
pub fn keep_game(id: &str, record: &str) {
    put(&format!("{GAME}{id}"), record);
}

/// A game stored in this browser, by its id.
pub fn game(id: &str) -> Option<String> {
    get(&format!("{GAME}{id}"))
}

/// Deletes a game.
pub fn forget_game(id: &str) {
    remove(&format!("{GAME}{id}"));
}

/// Sets a game aside that cannot be read. Nothing is lost: the game stays where it is until the browser
/// has stored the copy.
pub fn set_aside(id: &str) {
    move_game(id, &format!("{BROKEN}{id}"));
}

/// Gives a game a new id, so that another one can take its place.
pub fn renumber(id: &str) -> String {
    let new = new_id();
    move_game(id, &format!("{GAME}{new}"));
    new
}

fn move_game(id: &str, to: &str) {
    if let Some(record) = game(id) {
        put(to, &record);
        if !MEMORY.with_borrow(|memory| memory.contains_key(to)) {
            forget_game(id);
        }
    }
}

/// All stored games, the newest first.
pub fn games() -> Vec<Stored> {
    all(GAME)
}

/// All games that were set aside.
pub fn broken() -> Vec<Stored> {
    all(BROKEN)
}

fn all(prefix: &str) -> Vec<Stored> {
    let mut kept = MEMORY.with_borrow(BTreeMap::clone);
    if let Some(storage) = storage() {
        for place in 0..storage.length().unwrap_or(0) {
            let Some(key) = storage.key(place).ok().flatten() else { continue };
            if let (true, Some(value)) = (key.starts_with(prefix), get(&key)) {
                kept.insert(key, value);
            }
        }
    }
    // Ids grow with time.
    let newest_first = kept.into_iter().rev();
    newest_first
        .filter_map(|(key, record)| {
            Some(Stored { id: key.strip_prefix(prefix)?.to_owned(), record })
        })
        .collect()
}
