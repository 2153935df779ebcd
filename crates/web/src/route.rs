//! Which page is shown: the part of the address after `#`.

use std::sync::LazyLock;

use fondaco_rules::GameKind;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::online::who;

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The front page.
    Home,
    /// A table to be set up in this browser.
    SetUp(GameKind),
    /// A table of this browser, by its id.
    Table(String),
    /// A replay.
    Replay(ReplayOf),
    /// The lobby of the server.
    Online,
    /// A table to be set up on the server.
    NewOnline(GameKind),
    /// A table of the server, by its id.
    OnlineTable(String),
    /// A player of the server, by their id.
    Player(String),
    /// The leader board of a game.
    Standings(GameKind),
    /// The games of this browser.
    History,
    /// The rules of a game.
    Rules(GameKind),
    /// The rulings of all games.
    Rulings,
    /// The list of lessons.
    Lessons,
    /// A lesson.
    Learn(GameKind),
    /// The settings.
    Settings,
    /// Credits and licences.
    About,
    /// No such page.
    Unknown,
}

/// Where the game of a replay comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayOf {
    /// Nowhere yet: the page asks for a file or a text.
    Nothing,
    /// A game stored in this browser, by its id.
    Stored(String),
    /// A record in the address.
    Link(String),
    /// A game of the server, by the id of its table.
    Online(String),
}

static ROUTE: LazyLock<ArcRwSignal<Route>> = LazyLock::new(|| ArcRwSignal::new(here()));

/// The page that is shown.
pub fn route() -> Route {
    ROUTE.get()
}

/// Follows the address for as long as the page lives.
pub fn follow() {
    LazyLock::force(&ROUTE);
    let changed = window_event_listener(leptos::ev::hashchange, |_| {
        ROUTE.set(here());
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    std::mem::forget(changed);
}

/// Navigates to a page.
pub fn go(route: &Route) {
    // A fragment can always be set.
    let _ = window().location().set_hash(&route.path());
}

fn here() -> Route {
    let fragment = window().location().hash().unwrap_or_default();
    if let Some(key) = who::carried_by(&fragment) {
        // The key must not stay visible, or in the history.
        let path = Route::Online.path();
        let history = window().history();
        let _ = history.and_then(|it| it.replace_state_with_url(&JsValue::NULL, "", Some(&path)));
        who::carry(key);
        return Route::Online;
    }
    Route::of(&fragment)
}

impl Route {
    /// The page of a fragment. A malformed one is unknown, not guessed at.
    pub fn of(fragment: &str) -> Route {
        let path = fragment.trim_start_matches('#').trim_start_matches('/');
        let (first, rest) = path.split_once('/').unwrap_or((path, ""));
        match (first, rest) {
            ("", "") => Route::Home,
            ("table", id) if is_id(id) => Route::Table(id.to_owned()),
            ("replay", "") => Route::Replay(ReplayOf::Nothing),
            ("replay", id) if is_id(id) => Route::Replay(ReplayOf::Stored(id.to_owned())),
            ("game", link) => Route::Replay(ReplayOf::Link(link.to_owned())),
            ("online", "") => Route::Online,
            ("online", id) if is_number(id) => Route::OnlineTable(id.to_owned()),
            ("player", id) if is_number(id) => Route::Player(id.to_owned()),
            ("online", path) => match path.split_once('/') {
                Some((id, "replay")) if is_number(id) => {
                    Route::Replay(ReplayOf::Online(id.to_owned()))
                }
                Some(("new", name)) => {
                    GameKind::named(name).map_or(Route::Unknown, Route::NewOnline)
                }
                _ => Route::Unknown,
            },
            ("history", "") => Route::History,
            ("rules", "rulings") => Route::Rulings,
            ("learn", "") => Route::Lessons,
            ("settings", "") => Route::Settings,
            ("about", "") => Route::About,
            ("new" | "rules" | "learn" | "standings", name) => match (first, GameKind::named(name))
            {
                ("new", Some(kind)) => Route::SetUp(kind),
                ("rules", Some(kind)) => Route::Rules(kind),
                ("learn", Some(kind)) => Route::Learn(kind),
                ("standings", Some(kind)) => Route::Standings(kind),
                _ => Route::Unknown,
            },
            _ => Route::Unknown,
        }
    }

    /// The fragment, beginning with `#`.
    pub fn path(&self) -> String {
        match self {
            Route::Home | Route::Unknown => "#/".to_owned(),
            Route::SetUp(kind) => format!("#/new/{kind}"),
            Route::Table(id) => format!("#/table/{id}"),
            Route::Replay(ReplayOf::Nothing) => "#/replay".to_owned(),
            Route::Replay(ReplayOf::Stored(id)) => format!("#/replay/{id}"),
            Route::Replay(ReplayOf::Link(link)) => format!("#/game/{link}"),
            Route::Replay(ReplayOf::Online(id)) => format!("#/online/{id}/replay"),
            Route::Online => "#/online".to_owned(),
            Route::NewOnline(kind) => format!("#/online/new/{kind}"),
            Route::OnlineTable(id) => format!("#/online/{id}"),
            Route::Player(id) => format!("#/player/{id}"),
            Route::Standings(kind) => format!("#/standings/{kind}"),
            Route::History => "#/history".to_owned(),
            Route::Rules(kind) => format!("#/rules/{kind}"),
            Route::Rulings => "#/rules/rulings".to_owned(),
            Route::Lessons => "#/learn".to_owned(),
            Route::Learn(kind) => format!("#/learn/{kind}"),
            Route::Settings => "#/settings".to_owned(),
            Route::About => "#/about".to_owned(),
        }
    }
}

/// Ids of stored games are short and plain.
fn is_id(id: &str) -> bool {
    !id.is_empty() && id.len() <= 20 && id.bytes().all(|letter| letter.is_ascii_alphanumeric())
}

/// Whether this may be an id of a table or a person on a server.
pub fn is_number(id: &str) -> bool {
    (1..=64).contains(&id.len()) && is_plain(id)
}

/// Whether there are only letters, digits, hyphens and underscores, as in ids and keys.
pub fn is_plain(text: &str) -> bool {
    text.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'-' || sign == b'_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_an_address() {
        let kind = GameKind::ALL[2];
        let routes = [
            Route::Home,
            Route::SetUp(kind),
            Route::Table("ab12".into()),
            Route::Replay(ReplayOf::Nothing),
            Route::Replay(ReplayOf::Stored("ab12".into())),
            Route::Replay(ReplayOf::Link("a-b_c".into())),
            Route::Replay(ReplayOf::Online("ab12".into())),
            Route::Online,
            Route::NewOnline(kind),
            Route::OnlineTable("ab12".into()),
            Route::Player("ab12".into()),
            Route::Standings(kind),
            Route::History,
            Route::Rules(kind),
            Route::Rulings,
            Route::Lessons,
            Route::Learn(kind),
            Route::Settings,
            Route::About,
        ];
        for route in routes {
            assert_eq!(Route::of(&route.path()), route);
        }
    }

    #[test]
    fn other_addresses_are_unknown() {
        for path in [
            "#/nowhere",
            "#/new/chess",
            "#/table/",
            "#/table/../x",
            "#/rules",
            "#/online/a/b",
            "#/player/",
        ] {
            assert_eq!(Route::of(path), Route::Unknown, "{path}");
        }
    }
}
