//! Setting up a table on the server.

use fondaco_protocol::{CLOCKS, Table};
use fondaco_rules::GameKind;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::draft::{Draft, Fault, SeatChoice};
use super::parts::{NameForm, clock_name};
use crate::language::{self, say};
use crate::online::server;
use crate::online::who::{self, Who};
use crate::pages::choice::Switch;
use crate::pages::seats::{BOTS, SeatRow, Seats, Typed, about_bot, bot_name};
use crate::parts::{Button, ButtonLink};
use crate::route::{self, Route};

/// How long the text that names an invited person may be: a link fits.
const LONGEST_INVITATION: usize = 200;

/// The page.
#[component]
pub fn CreatePage(kind: GameKind) -> impl IntoView {
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
}

#[component]
fn Form(kind: GameKind, draft: RwSignal<Draft>) -> impl IntoView {
    let fault = RwSignal::new(None::<String>);
    let is_busy = RwSignal::new(false);
    let seats = Memo::new(move |_| draft.with(|draft| draft.places.len()));
    let create = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let request = match draft.with_untracked(Draft::request) {
            Ok(request) => request,
            Err(Fault::NoPerson) => return fault.set(Some(say!("create-no-person"))),
        };
        if is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        spawn_local(async move {
            let created = server::send::<Table>("POST", "/tables", &request).await;
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
            <Seats
                kind
                seats
                choose=move |count| draft.update(|draft| draft.resize(count))
                row=move |seat| view! { <MaySit kind seat draft /> }.into_any()
            />
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
fn MaySit(kind: GameKind, seat: usize, draft: RwSignal<Draft>) -> impl IntoView {
    let place = Memo::new(move |_| {
        draft.with(|draft| draft.places.get(seat).cloned()).unwrap_or(SeatChoice::Open)
    });
    let chosen = Memo::new(move |_| place.get().name());
    let choose = move |name: String| {
        if let Some(place) = SeatChoice::named(&name) {
            draft.update(|draft| draft.seat(seat, place));
        }
    };
    let typed = Typed {
        id: "invited",
        label: || say!("create-invited"),
        longest: LONGEST_INVITATION,
        text: Signal::derive(move || match place.get() {
            SeatChoice::Invited(text) => Some(text),
            _ => None,
        }),
        change: Callback::new(move |text| {
            draft.update(|draft| draft.seat(seat, SeatChoice::Invited(text)));
        }),
    };
    let option = move |this: SeatChoice| {
        let name = this.name();
        view! {
            <option value=name prop:selected=move || chosen.get() == name>
                {move || place_in_words(&this)}
            </option>
        }
    };
    let name = Signal::derive(move || match place.get() {
        SeatChoice::You => who::me().map_or_else(|| say!("you"), |me| me.name),
        SeatChoice::Bot(level) => language::texts().bot(level.name()),
        SeatChoice::Open | SeatChoice::Invited(_) => String::new(),
    });
    view! {
        <SeatRow kind seat id="place" name choose about=move || about(&place.get()) typed>
            {[SeatChoice::You, SeatChoice::Open, SeatChoice::Invited(String::new())].map(option).collect_view()}
            {BOTS.map(|level| option(SeatChoice::Bot(level))).collect_view()}
        </SeatRow>
    }
}

fn place_in_words(place: &SeatChoice) -> String {
    match place {
        SeatChoice::You => say!("you"),
        SeatChoice::Open => say!("place-open"),
        SeatChoice::Invited(_) => say!("place-invited"),
        SeatChoice::Bot(level) => bot_name(*level),
    }
}

fn about(place: &SeatChoice) -> String {
    match place {
        SeatChoice::You => who::me().map(|me| me.name).unwrap_or_default(),
        SeatChoice::Open => say!("place-open-note"),
        SeatChoice::Invited(_) => String::new(),
        SeatChoice::Bot(level) => about_bot(*level),
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
