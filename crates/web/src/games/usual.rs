//! How most games answer what pages ask of a face. A game that answers otherwise has its own function.

use fondaco_protocol::Order;
use fondaco_rules::{AnyEffect, Event, Seat, Viewer};
use leptos::prelude::*;

use crate::online::OnlineSession;
use crate::scene::Scene;
use crate::sound::Sound;

/// How long an event is shown, in milliseconds at the usual speed. A draw is followed by its tile,
/// which is shown longer.
pub fn pause<M, O>(event: &Event<M, O>, has_effects: bool, is_draw: fn(&M) -> bool) -> u32 {
    match event {
        _ if has_effects => 900,
        Event::Chance(_) => 550,
        Event::Move(_, choice) if is_draw(choice) => 150,
        Event::Move(..) => 600,
    }
}

/// The sound of an event: of a sale, or of a tile that is drawn.
pub fn sound<M, O>(
    event: &Event<M, O>,
    effects: &[AnyEffect],
    is_sale: fn(&AnyEffect) -> bool,
) -> Option<Sound> {
    match event {
        _ if effects.iter().any(is_sale) => Some(Sound::Sold),
        Event::Chance(_) => Some(Sound::Tile),
        Event::Move(..) => None,
    }
}

/// Nothing but the score decides.
pub const fn tie_break<G>(_game: &G, _viewer: Viewer, _seat: Seat) -> u32 {
    0
}

/// A seat's mark is that of its player.
pub const fn crest_of(_seat: usize) -> Option<&'static str> {
    None
}

/// The last day or round was scored like those before it.
pub fn final_scoring(_scene: Scene) -> AnyView {
    ().into_any()
}

/// Every decision needs to see the lot, so none is left to the server.
pub fn orders(
    _session: OnlineSession,
    _scene: Scene,
    _order: Memo<Option<Order>>,
    _may: Memo<bool>,
) -> AnyView {
    ().into_any()
}

/// Whether any key or pointer went down since the component came up. A scoring then shows all its
/// lines at once; the press that led to it went down before.
pub fn pressed_since() -> RwSignal<bool> {
    let pressed = RwSignal::new(false);
    let key = window_event_listener(leptos::ev::keydown, move |_| pressed.set(true));
    let tap = window_event_listener(leptos::ev::pointerdown, move |_| pressed.set(true));
    on_cleanup(move || {
        key.remove();
        tap.remove();
    });
    pressed
}
