//! What the browser keeps: settings and games. It may be full or forbidden; then the page plays on
//! without it and says so.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use leptos::prelude::*;
use web_sys::Storage;

/// Before the key of every stored game.
const GAME: &str = "fondaco.game.";
/// Before the key of a game that could not be read and was set aside.
const BROKEN: &str = "fondaco.broken.";
/// Before the key of a setting.
const SETTING: &str = "fondaco.setting.";

/// The key of the one who plays here on a server.
const KEY: &str = "fondaco.key";
/// Whom somebody does not want to hear, by their numbers.
const MUTED: &str = "fondaco.muted";

/// Was something not kept?
static FAILED: LazyLock<ArcRwSignal<bool>> = LazyLock::new(|| ArcRwSignal::new(false));

thread_local! {
    /// What the browser would not keep. It lasts as long as the page.
    static MEMORY: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

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
    MEMORY.with_borrow_mut(|memory| memory.insert(key.to_owned(), value.to_owned()));
    keep_all();
}

/// Hands everything that waits in the memory to the browser: by now there may be room for it. Only
/// when nothing is left has nothing failed.
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
        // What cannot be removed stays; nothing depends on it.
        let _ = storage.remove_item(key);
    }
    keep_all();
}

/// A setting that was kept.
pub fn setting(name: &str) -> Option<String> {
    get(&format!("{SETTING}{name}"))
}

/// Keeps a setting.
pub fn keep_setting(name: &str, value: &str) {
    put(&format!("{SETTING}{name}"), value);
}

/// The secret key by which a server knows the one who plays here.
pub fn key() -> Option<String> {
    get(KEY).filter(|key| !key.is_empty())
}

/// Keeps the key.
pub fn keep_key(key: &str) {
    put(KEY, key);
}

/// Whom somebody does not want to hear, by their numbers.
pub fn muted() -> Vec<String> {
    get(MUTED).unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

/// Keeps whom somebody does not want to hear.
pub fn keep_muted(people: &[String]) {
    put(MUTED, &people.join(" "));
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

/// Sets a game aside that cannot be read. Nothing is thrown away: the game stays where it is until
/// the browser itself keeps the copy, which the page would take with it when it is closed.
pub fn set_aside(id: &str) {
    move_game(id, &format!("{BROKEN}{id}"));
}

/// Gives a game a number of its own, so that another one can take its place.
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
    // Numbers grow with time.
    let newest_first = kept.into_iter().rev();
    newest_first
        .filter_map(|(key, record)| {
            Some(Stored { id: key.strip_prefix(prefix)?.to_owned(), record })
        })
        .collect()
}
