//! What pages ask of Medici.

pub use crate::games::usual::{crest_of, final_scoring, tie_break};
pub use fondaco_rules::Medici as Rules;

use fondaco_client::History;
use fondaco_rules::medici::{Effect, Move};
use fondaco_rules::{AnyEffect, EventOf, Medici, Seat, Viewer};
use fondaco_story::Way;
use leptos::prelude::*;

use crate::games::usual;
use crate::language::say;
use crate::pages::table::keys_shown::{Row, row};
use crate::pages::table::sources::{Source, earned};
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

/// How long an event is shown, in milliseconds at the usual speed.
pub fn pause(event: &EventOf<Medici>, has_effects: bool) -> u32 {
    usual::pause(event, has_effects, |choice| *choice == Move::Draw)
}

/// The sound of an event.
pub fn sound(event: &EventOf<Medici>, effects: &[AnyEffect]) -> Option<Sound> {
    usual::sound(event, effects, |effect| matches!(effect, AnyEffect::Medici(Effect::Sold { .. })))
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
