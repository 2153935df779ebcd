//! What pages ask of Medici vs Strozzi.

pub use crate::games::usual::{final_scoring, orders, tie_break};
pub use fondaco_rules::Strozzi as Rules;

use fondaco_client::History;
use fondaco_rules::strozzi::{Effect, Move};
use fondaco_rules::{AnyEffect, EventOf, Seat, Strozzi, Viewer};
use fondaco_story::Way;
use leptos::prelude::*;

use crate::games::usual;
use crate::language::say;
use crate::pages::table::keys_shown::{Row, row};
use crate::pages::table::sources::{Source, earned};
use crate::sound::Sound;

/// The drawing of the game, and the sign that stands for it.
pub const PICTURE: &str = "picture-strozzi";
pub const CREST: &str = "crest-strozzi";
/// How long a game takes at one screen.
pub const MINUTES: u32 = 15;
/// With sensible moves nearly everything comes up early in the lesson.
pub const LESSON_SEED: u64 = 16;
/// What gold is worth.
pub const GOLD: &str = "5";

/// The game in two sentences.
pub fn about() -> String {
    say!("strozzi-about")
}

/// Who made it.
#[component]
pub fn Credits() -> impl IntoView {
    view! {
        <p>{move || say!("credit-designer", name = "Reiner Knizia")}</p>
        <p>{move || say!("credit-help", name = "Sebastian Bleasdale")}</p>
        <p>{move || say!("credit-publisher", name = "ABACUSSPIELE, Rio Grande Games", year = "2006")}</p>
    }
}

/// The keys of its table.
pub fn keys() -> Vec<Row> {
    vec![
        row("D", say!("key-draw")),
        row("↑ ↓ 0–9", say!("key-amount")),
        row("↵", say!("strozzi-key-confirm")),
        row("B", say!("strozzi-key-buy")),
        row("R", say!("strozzi-key-refuse")),
        row("1 2 3", say!("strozzi-key-ship")),
        row("Q W E", say!("strozzi-key-harbour")),
        row("X", say!("strozzi-key-discard")),
    ]
}

/// A move in the words of the button that makes it.
pub fn advice(game: &Strozzi, choice: Move) -> String {
    match choice {
        Move::Draw => say!("strozzi-draw"),
        Move::Price(price) => say!("strozzi-name-price", price = price),
        Move::Buy => say!("strozzi-buy", price = game.price().unwrap_or_default()),
        Move::Refuse => say!("strozzi-refuse"),
        Move::Load(hull, None) => say!("strozzi-hint-load", ship = hull.to_string()),
        Move::Load(hull, Some(harbour)) => {
            say!("strozzi-hint-load-to", ship = hull.to_string(), harbour = harbour.to_string())
        }
        Move::Discard => say!("strozzi-discard"),
    }
}

/// How long an event is shown, in milliseconds at the usual speed.
pub fn pause(event: &EventOf<Strozzi>, has_effects: bool) -> u32 {
    usual::pause(event, has_effects, |choice| *choice == Move::Draw)
}

/// The sound of an event.
pub fn sound(event: &EventOf<Strozzi>, effects: &[AnyEffect]) -> Option<Sound> {
    usual::sound(event, effects, |effect| matches!(effect, AnyEffect::Strozzi(Effect::Sold { .. })))
}

/// Where a seat's money came from.
pub fn sources(history: &History, _viewer: Viewer, seat: Seat) -> Vec<(Source, i32)> {
    let ways = [Way::Harbours, Way::Monopolies, Way::Bonus];
    earned(history, seat, ways, |effect| match effect {
        AnyEffect::Strozzi(Effect::RoundScored(report)) => {
            [report.harbour_pay, report.monopoly_pay, report.bonus_pay].map(|pay| pay[seat.index()])
        }
        _ => [0; 3],
    })
}

/// The crest of the family that sits there.
#[allow(clippy::unnecessary_wraps, reason = "in other games there is none")]
pub const fn crest_of(seat: usize) -> Option<&'static str> {
    Some(if seat == 0 { "crest-medici" } else { CREST })
}
