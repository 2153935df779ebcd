//! What pages ask of Medici.

pub use fondaco_rules::Medici as Rules;

use fondaco_client::History;
use fondaco_rules::medici::{Effect, Move};
use fondaco_rules::{AnyEffect, Event, EventOf, Medici, Seat, Viewer};
use fondaco_story::Way;
use leptos::prelude::*;

use crate::language::say;
use crate::pages::table::keys_shown::{Row, row};
use crate::pages::table::sources::{Source, earned};
use crate::scene::Scene;
use crate::sound::Sound;

/// The drawing of the game, and the sign that stands for it.
pub const PICTURE: &str = "picture-medici";
pub const CREST: &str = "crest-medici";
/// How long a game takes at one screen.
pub const MINUTES: u32 = 20;
/// With sensible moves nearly everything comes up early in the lesson.
pub const LESSON_SEED: u64 = 2;
/// What gold is worth.
pub const GOLD: &str = "10";

/// The game in two sentences.
pub fn about() -> String {
    say!("medici-about")
}

/// Who made it.
#[component]
pub fn Credits() -> impl IntoView {
    view! {
        <p>{move || say!("credit-designer", name = "Reiner Knizia")}</p>
        <p>{move || say!("credit-artist", name = "Franz Vohwinkel")}</p>
        <p>{move || say!("credit-publisher", name = "ABACUSSPIELE, Rio Grande Games", year = "2006")}</p>
    }
}

/// The keys of its table.
pub fn keys() -> Vec<Row> {
    vec![
        row("D", say!("key-draw")),
        row("O", say!("medici-key-offer")),
        row("↑ ↓ 0–9", say!("key-amount")),
        row("↵", say!("key-bid")),
        row("P", say!("key-pass")),
    ]
}

/// A move in the words of the button that makes it.
pub fn advice(_game: &Medici, choice: Move) -> String {
    match choice {
        Move::Draw => say!("medici-draw"),
        Move::Offer => say!("medici-offer"),
        Move::Pass => say!("medici-pass"),
        Move::Bid(amount) => say!("medici-bid-amount", amount = amount),
    }
}

/// How long an event is looked at, in milliseconds at the usual speed.
pub fn pause(event: &EventOf<Medici>, has_effects: bool) -> u32 {
    match event {
        _ if has_effects => 900,
        Event::Chance(_) => 550,
        Event::Move(_, Move::Draw) => 150,
        Event::Move(..) => 600,
    }
}

/// What is heard of an event.
pub fn sound(event: &EventOf<Medici>, effects: &[AnyEffect]) -> Option<Sound> {
    let is_sale = |effect: &AnyEffect| matches!(effect, AnyEffect::Medici(Effect::Sold { .. }));
    match event {
        _ if effects.iter().any(is_sale) => Some(Sound::Sold),
        Event::Chance(_) => Some(Sound::Tile),
        Event::Move(..) => None,
    }
}

/// Where a seat's money came from.
pub fn sources(history: &History, _viewer: Viewer, seat: Seat) -> Vec<(Source, i32)> {
    let sum = |pay: [u8; 5]| pay.into_iter().map(i32::from).sum();
    earned(history, seat, [Way::Ships, Way::Stalls, Way::Bonus], |effect| match effect {
        AnyEffect::Medici(Effect::DayScored(report)) => {
            [report.ship_pay[seat].into(), sum(report.stall_pay[seat]), sum(report.bonus_pay[seat])]
        }
        _ => [0; 3],
    })
}

/// Florins decide, and nothing else.
pub const fn tie_break(_game: &Medici, _viewer: Viewer, _seat: Seat) -> u32 {
    0
}

/// The mark of a seat is that of its player.
pub const fn crest_of(_seat: usize) -> Option<&'static str> {
    None
}

/// All that is scored at the end was scored with the last day.
pub fn final_scoring(_scene: Scene) -> AnyView {
    ().into_any()
}
