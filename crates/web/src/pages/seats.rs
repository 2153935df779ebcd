//! Who sits where at a table that is being set up: what this browser and a server have in common.

use fondaco_bots::Level;
use fondaco_rules::{GameKind, Players, Seat};
use leptos::prelude::*;

use super::choice::Segmented;
use crate::games::of_game;
use crate::language::{self, say};
use crate::parts::{Art, SeatMark};

/// The bots that are offered first, from the gentlest.
pub const BOTS: [Level; 3] = [Level::Apprentice, Level::Merchant, Level::Master];

/// How many seats there are, where the game leaves a choice, and a row for each.
#[component]
pub fn Seats(
    kind: GameKind,
    seats: Memo<usize>,
    /// Called when another number is chosen.
    #[prop(into)]
    choose: Callback<usize>,
    /// Draws the row of a seat.
    #[prop(into)]
    row: Callback<usize, AnyView>,
) -> impl IntoView {
    let (least, most) = kind.players();
    let options: Vec<_> =
        (least..=most).map(|count| (usize::from(count), count.to_string())).collect();
    let count = (least != most).then(|| {
        view! {
            <Segmented
                label=|| say!("set-up-seats")
                name="seats"
                options=Signal::stored(options)
                chosen=seats
                choose
            />
        }
    });
    view! {
        <div class="panel form">
            {count}
            <fieldset class="form">
                <legend class="label">{move || say!("set-up-who")}</legend>
                <ol class="seats">
                    {move || (0..seats.get()).map(|seat| row.run(seat)).collect_view()}
                </ol>
            </fieldset>
        </div>
    }
}

/// A text about who has a seat.
#[derive(Clone, Copy)]
pub struct Typed {
    /// The id of the field, before the number of the seat.
    pub id: &'static str,
    /// What the field is called.
    pub label: fn() -> String,
    /// The longest text, in characters.
    pub longest: usize,
    /// The text; none when there is nothing to type.
    pub text: Signal<Option<String>>,
    /// Called when it changes.
    pub change: Callback<String>,
}

/// A row in which one chooses who has a seat; the options are its children.
#[component]
pub fn SeatRow(
    kind: GameKind,
    seat: usize,
    /// The id of the field, before the number of the seat.
    id: &'static str,
    /// The name of the player in the seat.
    name: Signal<String>,
    /// Called with the value of the option that is chosen.
    #[prop(into)]
    choose: Callback<String>,
    /// What is said about the choice, if nothing is typed.
    #[prop(into)]
    about: ViewFn,
    typed: Typed,
    children: Children,
) -> impl IntoView {
    let id = format!("{id}-{seat}");
    let is_typed = Memo::new(move |_| typed.text.with(Option::is_some));
    view! {
        <li class="seat-row">
            <Mark kind seat name />
            <span class="field">
                <label for=id.clone()>{move || place_name(kind, seat)}</label>
                <select
                    class="select"
                    id=id
                    on:change=move |event| choose.run(event_target_value(&event))
                >
                    {children()}
                </select>
            </span>
            <Show
                when=move || is_typed.get()
                fallback=move || {
                    view! { <p class="about soft">{about.run()}</p> }
                }
            >
                <span class="field">
                    <label for=format!("{}-{seat}", typed.id)>{typed.label}</label>
                    <input
                        class="input"
                        id=format!("{}-{seat}", typed.id)
                        maxlength=typed.longest
                        autocomplete="off"
                        prop:value=move || typed.text.get().unwrap_or_default()
                        on:input=move |event| typed.change.run(event_target_value(&event))
                    />
                </span>
            </Show>
        </li>
    }
}

/// The mark of a seat, or the crest of a family.
#[component]
pub fn Mark(kind: GameKind, seat: usize, #[prop(into)] name: Signal<String>) -> impl IntoView {
    match of_game!(kind, game => game::crest_of(seat)) {
        Some(crest) => view! { <Art name=crest class="crest" /> }.into_any(),
        None => Seat::new(seat as u32, Players::MOST)
            .map(|seat| view! { <SeatMark seat name /> })
            .into_any(),
    }
}

/// What a seat is called before anybody sits there.
pub fn place_name(kind: GameKind, seat: usize) -> String {
    language::texts().family(kind, seat).unwrap_or_else(|| say!("set-up-seat", number = seat + 1))
}

/// What a bot is called as a choice.
pub fn bot_name(level: Level) -> String {
    say!("set-up-bot", name = language::texts().bot(level.name()))
}

/// How a bot plays, in words.
pub fn about_bot(level: Level) -> String {
    match level {
        Level::Random => say!("about-random"),
        Level::Apprentice => say!("about-apprentice"),
        Level::Merchant => say!("about-merchant"),
        Level::Master => say!("about-master"),
        Level::Mcts => say!("set-up-about-mcts"),
    }
}
