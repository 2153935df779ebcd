//! Setting up a table on the server.

use fondaco_bots::Level;
use fondaco_protocol::{CLOCKS, Table};
use fondaco_rules::GameKind;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::NoServer;
use super::draft::{Draft, Fault, Place};
use super::parts::{NameForm, clock_name};
use crate::language::{self, say};
use crate::online::who::{self, Who};
use crate::online::{is_there, server};
use crate::pages::choice::Switch;
use crate::pages::set_up::{Mark, SeatCount, about_bot, place_name};
use crate::parts::{Button, ButtonLink};
use crate::route::{self, Route};

/// The page.
#[component]
pub fn CreatePage(
    /// Which game.
    kind: GameKind,
) -> impl IntoView {
    if !is_there() {
        return NoServer().into_any();
    }
    who::find_out();
    let draft = RwSignal::new(Draft::usual(kind));
    let is_nobody = move || matches!(who::who(), Who::Nobody | Who::Stranger);
    view! {
        <section class="page narrow set-up">
            <h1>{move || say!("create-title", game = language::texts().game(kind))}</h1>
            <Show when=is_nobody fallback=move || view! { <Form kind draft /> }>
                <div class="panel gilded first-visit">
                    <NameForm button=|| say!("name-come-in") />
                </div>
            </Show>
        </section>
    }
    .into_any()
}

#[component]
fn Form(kind: GameKind, draft: RwSignal<Draft>) -> impl IntoView {
    let fault = RwSignal::new(None::<String>);
    let is_busy = RwSignal::new(false);
    let seats = Memo::new(move |_| draft.with(|draft| draft.places.len()));
    let create = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wish = match draft.with_untracked(Draft::wish) {
            Ok(wish) => wish,
            Err(Fault::NoPerson) => return fault.set(Some(say!("create-no-person"))),
        };
        if is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        spawn_local(async move {
            let created = server::send::<Table>("POST", "/tables", &wish).await;
            is_busy.try_set(false);
            match created {
                Ok(table) => route::go(&Route::OnlineTable(table.id)),
                Err(reason) => {
                    fault.try_set(Some(reason.in_words()));
                }
            }
        });
    };
    view! {
        <form class="form" on:submit=create on:input=move |_| fault.set(None)>
            <div class="panel form">
                <SeatCount
                    kind
                    seats
                    choose=move |count| draft.update(|draft| draft.resize(count))
                />
                <fieldset class="form">
                    <legend class="label">{move || say!("set-up-who")}</legend>
                    <ol class="seats">
                        {move || {
                            (0..seats.get())
                                .map(|seat| view! { <SeatRow kind seat draft /> })
                                .collect_view()
                        }}
                    </ol>
                </fieldset>
            </div>
            <div class="panel form">
                <Clock draft />
                <Switch
                    label=|| say!("create-public")
                    on=move || draft.with(|draft| draft.public)
                    turn=move |on| draft.update(|draft| draft.public = on)
                />
                <p class="note soft">{move || say!("create-public-note")}</p>
                <Switch
                    label=|| say!("create-when-full")
                    on=move || draft.with(|draft| draft.start_when_full)
                    turn=move |on| draft.update(|draft| draft.start_when_full = on)
                />
                <p class="note soft">{move || say!("create-when-full-note")}</p>
            </div>
            <p class="error" role="alert">{move || fault.get()}</p>
            <div class="buttons">
                <Button
                    class="button primary large"
                    submit=true
                    label=move || say!("create-table")
                    idle=is_busy
                />
                <ButtonLink class="button quiet large" to=Route::Online label=move || say!("cancel") />
            </div>
        </form>
    }
}

/// Who may have one seat.
#[component]
fn SeatRow(kind: GameKind, seat: usize, draft: RwSignal<Draft>) -> impl IntoView {
    let place = Memo::new(move |_| {
        draft.with(|draft| draft.places.get(seat).cloned()).unwrap_or(Place::Open)
    });
    let chosen = Memo::new(move |_| place.get().name());
    let choose = move |event| {
        if let Some(place) = Place::named(&event_target_value(&event)) {
            draft.update(|draft| draft.seat(seat, place));
        }
    };
    let invite = move |event| {
        let text = event_target_value(&event);
        draft.update(|draft| draft.seat(seat, Place::Invited(text)));
    };
    let invited = move || match place.get() {
        Place::Invited(text) => text,
        _ => String::new(),
    };
    let option = move |this: Place| {
        let name = this.name();
        view! {
            <option value=name prop:selected=move || chosen.get() == name>
                {move || place_in_words(&this)}
            </option>
        }
    };
    let places = [
        Place::You,
        Place::Open,
        Place::Invited(String::new()),
        Place::Bot(Level::Apprentice),
        Place::Bot(Level::Merchant),
        Place::Bot(Level::Master),
    ];
    let name = Signal::derive(move || match place.get() {
        Place::You => who::me().map_or_else(|| say!("you"), |me| me.name),
        Place::Bot(level) => language::texts().bot(level.name()),
        Place::Open | Place::Invited(_) => String::new(),
    });
    view! {
        <li class="seat-row">
            <Mark kind seat name />
            <span class="field">
                <label for=format!("place-{seat}")>{move || place_name(kind, seat)}</label>
                <select class="select" id=format!("place-{seat}") on:change=choose>
                    {places.map(option).collect_view()}
                </select>
            </span>
            <Show
                when=move || chosen.get() == "invited"
                fallback=move || {
                    view! { <p class="about soft">{move || about(&place.get())}</p> }
                }
            >
                <span class="field">
                    <label for=format!("invited-{seat}")>{move || say!("create-invited")}</label>
                    <input
                        class="input"
                        id=format!("invited-{seat}")
                        maxlength="200"
                        autocomplete="off"
                        prop:value=invited
                        on:input=invite
                    />
                </span>
            </Show>
        </li>
    }
}

fn place_in_words(place: &Place) -> String {
    match place {
        Place::You => say!("you"),
        Place::Open => say!("place-open"),
        Place::Invited(_) => say!("place-invited"),
        Place::Bot(level) => say!("set-up-bot", name = language::texts().bot(level.name())),
    }
}

fn about(place: &Place) -> String {
    match place {
        Place::You => who::me().map(|me| me.name).unwrap_or_default(),
        Place::Open => say!("place-open-note"),
        Place::Invited(_) => String::new(),
        Place::Bot(level) => about_bot(*level),
    }
}

#[component]
fn Clock(draft: RwSignal<Draft>) -> impl IntoView {
    let choose = move |event| {
        if let Ok(clock) = event_target_value(&event).parse() {
            draft.update(|draft| draft.clock = clock);
        }
    };
    let option = move |clock: u32| {
        view! {
            <option
                value=clock.to_string()
                prop:selected=move || draft.with(|draft| draft.clock == clock)
            >
                {move || clock_name(clock)}
            </option>
        }
    };
    view! {
        <div class="field">
            <label for="clock">{move || say!("create-clock")}</label>
            <select class="select" id="clock" on:change=choose aria-describedby="clock-note">
                {CLOCKS.map(option).collect_view()}
            </select>
            <p class="note" id="clock-note">{move || say!("create-clock-note")}</p>
        </div>
    }
}
