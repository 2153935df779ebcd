//! What pages ask of Byzanz.

pub use crate::games::usual::crest_of;
pub use fondaco_rules::Byzanz as Rules;

use fondaco_client::History;
use fondaco_rules::byzanz::{Effect, Held, Kind, Move, Outcome, points};
use fondaco_rules::{AnyEffect, AnyGame, Byzanz, Event, EventOf, Game, Seat, Viewer};
use leptos::prelude::*;

use super::scoring::Scoring;
use crate::language::{self, say};
use crate::pages::table::keys_shown::{Row, row};
use crate::pages::table::sources::Source;
use crate::scene::Scene;
use crate::sound::Sound;

/// The drawing of the game, and the sign that stands for it.
pub const PICTURE: &str = "picture-byzanz";
pub const CREST: &str = "offer-card";
/// How long a game takes at one screen.
pub const MINUTES: u32 = 25;
/// With sensible moves nearly everything comes up early in the lesson.
pub const LESSON_SEED: u64 = 27;
/// What gold is worth.
pub const GOLD: &str = "5";

/// The game in two sentences.
pub fn about() -> String {
    say!("byzanz-about")
}

/// Who made it.
#[component]
pub fn Credits() -> impl IntoView {
    view! {
        <p>{move || say!("credit-designer", name = "Emanuele Ornella")}</p>
    }
}

/// The keys of its table.
pub fn keys() -> Vec<Row> {
    vec![
        row("← →", say!("byzanz-key-along-hand")),
        (format!("{} 1–9", say!("key-name-space")), say!("byzanz-key-select")),
        row("↵", say!("key-bid")),
        row("M", say!("byzanz-key-least")),
        row("P", say!("key-pass")),
        row("S", say!("byzanz-key-sell")),
        row("Esc", say!("byzanz-key-clear")),
    ]
}

/// A move in the words of the button that makes it. Cards are named as they are marked.
pub fn advice(game: &Byzanz, choice: Move) -> String {
    let notation = choice.to_string();
    let cards = notation.split_once(' ').map_or("", |(_, cards)| cards);
    match choice {
        Move::Bid(bid) => format!("{} ({cards})", say!("byzanz-bid-of", total = bid.value())),
        Move::Pass => say!("byzanz-pass"),
        Move::Give(_) => say!("byzanz-give", card = language::texts().piece(cards)),
        Move::Take(kind) => {
            let count = game.market().of_kind(kind).len();
            say!("byzanz-take", kind = language::texts().byzanz_kind(kind), count = count)
        }
        Move::Drop(_) => format!("{} ({cards})", say!("byzanz-drop-some", count = 1)),
        Move::Sell(_) => format!("{} {cards}", say!("byzanz-sell-title")),
        Move::Done => say!("byzanz-table-done"),
    }
}

/// How long an event is shown, in milliseconds at the usual speed.
pub fn pause(event: &EventOf<Byzanz>, _has_effects: bool) -> u32 {
    match event {
        Event::Chance(Outcome::Deal(..)) => 60,
        Event::Chance(_) => 550,
        Event::Move(_, Move::Give(_) | Move::Sell(_)) => 900,
        Event::Move(..) => 600,
    }
}

/// The sound of an event.
pub fn sound(event: &EventOf<Byzanz>, effects: &[AnyEffect]) -> Option<Sound> {
    let is_sale = |effect: &AnyEffect| matches!(effect, AnyEffect::Byzanz(Effect::Won { .. }));
    match event {
        _ if effects.iter().any(is_sale) => Some(Sound::Sold),
        Event::Chance(Outcome::Lot(_)) => Some(Sound::Tile),
        _ => None,
    }
}

/// Which kinds brought a seat its points, if the viewer may know.
pub fn sources(history: &History, viewer: Viewer, seat: Seat) -> Vec<(Source, i32)> {
    let AnyGame::Byzanz(played) = history.game() else { return Vec::new() };
    match played.game.view(viewer).profits(seat) {
        Held::Seen(cards) => {
            let of_kind = |kind| (Source::Kind(kind), points(cards.of_kind(kind)));
            Kind::ALL.into_iter().map(of_kind).collect()
        }
        Held::Counted(_) => Vec::new(),
    }
}

/// Between equal points the cards in hand decide.
pub fn tie_break(game: &Byzanz, viewer: Viewer, seat: Seat) -> u32 {
    game.view(viewer).standing(seat).in_hand
}

/// Everything is scored at the end.
pub fn final_scoring(scene: Scene) -> AnyView {
    let event = scene.history.with_untracked(|history| history.len() - 1);
    view! { <Scoring scene event /> }.into_any()
}
