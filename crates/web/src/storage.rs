//! What the browser keeps: settings and games. It may be full or forbidden; then the page plays on
//! without it and says so.

use std::sync::LazyLock;

use leptos::prelude::*;
use web_sys::Storage;

/// Before the key of every stored game.
const GAME: &str = "fondaco.game.";
/// Before the key of a game that could not be read and was set aside.
const BROKEN: &str = "fondaco.broken.";
/// Before the key of a setting.
const SETTING: &str = "fondaco.setting.";

/// Was something not kept?
static FAILED: LazyLock<ArcRwSignal<bool>> = LazyLock::new(|| ArcRwSignal::new(false));

/// A stored game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// By this it is found.
    pub id: String,
    /// The record.
    pub record: String,
}

/// Was something not kept, because the storage is full or forbidden?
pub fn has_failed() -> bool {
    FAILED.get()
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

fn put(key: &str, value: &str) {
    let kept = storage().is_some_and(|storage| storage.set_item(key, value).is_ok());
    if FAILED.get_untracked() == kept {
        FAILED.set(!kept);
    }
}

fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

fn remove(key: &str) {
    if let Some(storage) = storage() {
        // What cannot be removed stays; nothing depends on it.
        let _ = storage.remove_item(key);
    }
}

/// A setting that was kept.
pub fn setting(name: &str) -> Option<String> {
    get(&format!("{SETTING}{name}"))
}

/// Keeps a setting.
pub fn keep_setting(name: &str, value: &str) {
    put(&format!("{SETTING}{name}"), value);
}

/// A number for a new game: later ones sort after earlier ones.
pub fn new_id() -> String {
    let random = (js_sys::Math::random() * 1e6) as u32;
    format!("{:x}{random:05x}", js_sys::Date::now() as u64)
}

/// Keeps a game.
pub fn keep_game(id: &str, record: &str) {
    put(&format!("{GAME}{id}"), record);
}

/// A stored game.
pub fn game(id: &str) -> Option<String> {
    get(&format!("{GAME}{id}"))
}

/// Forgets a game.
pub fn forget_game(id: &str) {
    remove(&format!("{GAME}{id}"));
}

/// Sets a game aside that cannot be read. Nothing is thrown away.
pub fn set_aside(id: &str) {
    if let Some(record) = game(id) {
        put(&format!("{BROKEN}{id}"), &record);
        if get(&format!("{BROKEN}{id}")).is_some() {
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
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|place| storage.key(place).ok().flatten());
    let mut found: Vec<Stored> = keys
        .filter_map(|key| {
            let id = key.strip_prefix(prefix)?.to_owned();
            let record = storage.get_item(&key).ok().flatten()?;
            Some(Stored { id, record })
        })
        .collect();
    found.sort_by(|one, other| other.id.cmp(&one.id));
    found
}
