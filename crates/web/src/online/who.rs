//! Who the player is on the server: a name, and a key that this browser stores.

use std::sync::LazyLock;

use fondaco_protocol::{Changes, Me, NewPerson, Newcomer};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::server::{self, Fault};
use crate::{route, storage};

/// What is known about who the player is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// The server was not asked yet.
    Unknown,
    /// The server is being asked.
    Asked,
    /// This browser has no key.
    Nobody,
    /// The server does not know the key.
    Stranger,
    /// The server knows this person.
    Known(Me),
    /// No server answers.
    Silent,
}

impl Who {
    /// The person, if the server knows one.
    pub const fn me(&self) -> Option<&Me> {
        match self {
            Who::Known(me) => Some(me),
            _ => None,
        }
    }
}

static WHO: LazyLock<ArcRwSignal<Who>> = LazyLock::new(|| ArcRwSignal::new(Who::Unknown));

/// A key that came by a link and waits for confirmation.
static CARRIED: LazyLock<ArcRwSignal<Option<Carried>>> = LazyLock::new(|| ArcRwSignal::new(None));

/// A key that came by a link, while this browser has another one.
#[derive(Clone, PartialEq, Eq)]
pub struct Carried {
    key: String,
    /// The name of its person, if the server knows it.
    pub name: Option<String>,
}

/// Who the player is; reactive.
pub fn who() -> Who {
    WHO.get()
}

/// The person, if the server knows one, without tracking changes.
pub fn me_now() -> Option<Me> {
    WHO.with_untracked(|who| who.me().cloned())
}

/// The person, if the server knows one; reactive.
pub fn me() -> Option<Me> {
    WHO.with(|who| who.me().cloned())
}

/// The key of this browser.
pub fn key() -> Option<String> {
    storage::key()
}

/// Asks the server who we are, unless it was asked before.
pub fn find_out() {
    if WHO.with_untracked(|who| *who == Who::Unknown) {
        ask_again();
    }
}

/// Asks the server who we are.
pub fn ask_again() {
    if key().is_none() {
        return WHO.set(Who::Nobody);
    }
    WHO.set(Who::Asked);
    spawn_local(async {
        WHO.set(match server::get::<Me>("/me").await {
            Ok(me) => Who::Known(me),
            Err(fault) if fault.is_unknown_key() => Who::Stranger,
            Err(_) => Who::Silent,
        });
    });
}

/// Registers with a name.
pub async fn come_in(name: String) -> Result<(), Fault> {
    let newcomer = Newcomer { name, program: false };
    let person: NewPerson = server::send("POST", "/people", &newcomer).await?;
    storage::keep_key(&person.key);
    let NewPerson { id, name, .. } = person;
    WHO.set(Who::Known(Me { id, name, program: false, webhook: None }));
    Ok(())
}

/// Changes the name or the webhook.
pub async fn change(changes: Changes) -> Result<(), Fault> {
    let me: Me = server::send("PATCH", "/me", &changes).await?;
    WHO.set(Who::Known(me));
    Ok(())
}

/// The key in the fragment of a link that carries it to another device.
pub fn carried_by(fragment: &str) -> Option<&str> {
    let key = fragment.trim_start_matches('#').trim_start_matches('/').strip_prefix("key/")?;
    ((16..=128).contains(&key.len()) && route::is_plain(key)).then_some(key)
}

/// The fragment of such a link.
pub fn carrying(key: &str) -> String {
    format!("#/key/{key}")
}

/// Takes the key of a link. A browser that has another one asks first.
pub fn carry(key: &str) {
    match storage::key() {
        Some(own) if own == key => {}
        None => {
            storage::keep_key(key);
            WHO.set(Who::Unknown);
        }
        Some(_) => {
            let key = key.to_owned();
            CARRIED.set(Some(Carried { key: key.clone(), name: None }));
            spawn_local(async move {
                if let Ok(me) = server::get_as::<Me>("/me", key).await {
                    CARRIED.update(|carried| {
                        if let Some(carried) = carried {
                            carried.name = Some(me.name);
                        }
                    });
                }
            });
        }
    }
}

/// The key that waits for confirmation.
pub fn carried() -> Option<Carried> {
    CARRIED.get()
}

/// Takes the key that came by a link, or keeps our own.
pub fn answer_carried(yes: bool) {
    let carried = CARRIED.try_update(Option::take).flatten();
    if let Some(carried) = carried.filter(|_| yes) {
        storage::keep_key(&carried.key);
        ask_again();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_read_from_a_fragment_and_nothing_else_is() {
        let key = "abcdef0123456789-_XYZ";
        assert_eq!(carried_by(&carrying(key)), Some(key));
        for other in ["#/key/", "#/key/short", "#/online", "#/key/<script>alert(1)</script>xx"] {
            assert_eq!(carried_by(other), None, "{other}");
        }
        assert_eq!(carried_by(&carrying(&"a".repeat(200))), None);
    }
}
