//! Who sits where, who begins, and whether the master may be asked.

mod draft;

use fondaco_bots::Level;
use fondaco_client::{BadSetUp, LONGEST_NAME, SetUp, Sitter};
use fondaco_rules::{GameKind, Seat};
use leptos::prelude::*;

use self::draft::{Fault, Role};
use super::begin;
use super::choice::{Segmented, Switch};
use super::seats::{BOTS, SeatRow, Seats, Typed, about_bot, bot_name, place_name};
use crate::language::{self, say};
use crate::parts::{Button, ButtonLink};
use crate::route::Route;
use crate::storage;

/// The page.
#[component]
pub fn SetUpPage(kind: GameKind) -> impl IntoView {
    let kept = storage::setting(&key(kind)).and_then(|text| draft::read(kind, &text));
    let set_up = RwSignal::new(kept.unwrap_or_else(|| begin::usual(kind)));
    let fault = RwSignal::new(None::<Fault>);
    let seats = Memo::new(move |_| set_up.with(|set_up| set_up.sitters.len()));
    let play = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let chosen = set_up.get_untracked();
        let begun = draft::check(&chosen).and_then(|()| {
            storage::keep_setting(&key(kind), &draft::written(&chosen));
            begin::sit_down(chosen).map_err(Fault::Bad)
        });
        fault.set(begun.err());
    };
    view! {
        <section class="page narrow set-up">
            <h1>{move || say!("set-up-title", game = language::texts().game(kind))}</h1>
            <form class="form" on:submit=play on:input=move |_| fault.set(None)>
                <Seats
                    kind
                    seats
                    choose=move |count| set_up.update(|set_up| draft::resize(set_up, count))
                    row=move |seat| view! { <Sits kind seat set_up /> }.into_any()
                />
                <div class="panel form">
                    {if kind.families().is_empty() {
                        view! { <Begins set_up seats /> }.into_any()
                    } else {
                        view! { <Family kind set_up /> }.into_any()
                    }}
                    <Switch
                        label=|| say!("set-up-hints")
                        on=move || set_up.with(|set_up| set_up.hints)
                        turn=move |on| set_up.update(|set_up| set_up.hints = on)
                    />
                    <p class="note soft">{move || say!("set-up-hints-note")}</p>
                </div>
                <p class="error" role="alert">
                    {move || fault.get().map(|fault| in_words(&fault))}
                </p>
                <div class="buttons">
                    <Button
                        class="button primary large"
                        submit=true
                        icon="icon-play"
                        label=move || say!("set-up-play")
                    />
                    <ButtonLink class="button quiet large" to=Route::Rules(kind) label=move || say!("rules") />
                </div>
            </form>
        </section>
    }
}

fn key(kind: GameKind) -> String {
    format!("table-{kind}")
}

fn in_words(fault: &Fault) -> String {
    match fault {
        Fault::Bad(BadSetUp::WrongPlayers(..)) => say!("set-up-wrong-seats"),
        Fault::Bad(BadSetUp::LongName(most)) => say!("set-up-long-name", most = *most),
        Fault::Bad(BadSetUp::SameName(name)) => say!("set-up-same-name", name = name.as_str()),
        Fault::NobodyHere => say!("set-up-nobody"),
        Fault::NoName => say!("set-up-no-name"),
        Fault::TakenName(name) => say!("set-up-taken-name", name = name.as_str()),
    }
}

/// Who sits in one seat.
#[component]
fn Sits(kind: GameKind, seat: usize, set_up: RwSignal<SetUp>) -> impl IntoView {
    let sitter = Memo::new(move |_| set_up.with(|set_up| set_up.sitters.get(seat).cloned()));
    let role = Memo::new(move |_| sitter.get().map_or(Role::You, |sitter| Role::of(&sitter)));
    let choose = move |name: String| {
        if let Some(role) = Role::named(&name) {
            set_up.update(|set_up| draft::seat(set_up, seat, role));
        }
    };
    let name =
        Signal::derive(move || sitter.get().map_or_else(String::new, |sitter| name_of(&sitter)));
    let rename = move |name: String| {
        // An empty name would mean the reader.
        let name = if name.is_empty() { " ".to_owned() } else { name };
        set_up.update(|set_up| {
            if let Some(sitter) = set_up.sitters.get_mut(seat) {
                *sitter = Sitter::Person(name);
            }
        });
    };
    let typed = Typed {
        id: "name",
        label: || say!("set-up-name"),
        longest: LONGEST_NAME,
        text: Signal::derive(move || {
            (role.get() == Role::Guest).then(|| name.get().trim_start().to_owned())
        }),
        change: Callback::new(rename),
    };
    let option = move |this: Role| {
        view! {
            <option
                value=this.name()
                prop:selected=move || role.get() == this
                disabled=move || this == Role::You && set_up.with(draft::is_shared)
            >
                {move || role_name(this)}
            </option>
        }
    };
    let bots =
        move |levels: &[Level]| levels.iter().map(|&level| option(Role::Bot(level))).collect_view();
    let about = move || view! { <strong>{move || name.get()}</strong> {move || about(role.get())} };
    view! {
        <SeatRow kind seat id="sitter" name choose about typed>
            {[Role::You, Role::Guest].map(option).collect_view()}
            {bots(&BOTS)}
            <optgroup label=move || say!("set-up-more")>{bots(&[Level::Random, Level::Mcts])}</optgroup>
        </SeatRow>
    }
}

/// In a game with families the player chooses one: the first seat begins.
#[component]
fn Family(kind: GameKind, set_up: RwSignal<SetUp>) -> impl IntoView {
    let yours = Signal::derive(move || {
        set_up.with(|set_up| set_up.sitters.iter().position(|sitter| Role::of(sitter) == Role::You))
    });
    let options = move || {
        let families = 0..kind.families().len();
        families.map(|seat| (Some(seat), place_name(kind, seat))).collect()
    };
    view! {
        <Show when=move || yours.get().is_some()>
            <Segmented
                label=|| say!("set-up-family")
                name="family"
                options
                chosen=yours
                choose=move |family| {
                    if family != yours.get_untracked() {
                        set_up.update(draft::swap_families);
                    }
                }
            />
        </Show>
        <p class="note soft">{move || say!("set-up-family-note")}</p>
    }
}

#[component]
fn Begins(set_up: RwSignal<SetUp>, seats: Memo<usize>) -> impl IntoView {
    let choose = move |event| {
        let number = event_target_value(&event).parse().ok();
        set_up.update(|set_up| draft::begin_with(set_up, number));
    };
    let begins = Memo::new(move |_| set_up.with(|set_up| set_up.begins.map(Seat::index)));
    let option = move |seat: usize| {
        let name = move || {
            set_up.with(|set_up| set_up.sitters.get(seat).map_or_else(String::new, name_of))
        };
        view! {
            <option value=seat.to_string() prop:selected=move || begins.get() == Some(seat)>
                {name}
            </option>
        }
    };
    view! {
        <div class="field">
            <label for="begins">{move || say!("set-up-begins")}</label>
            <select class="select" id="begins" on:change=choose>
                <option value="" prop:selected=move || begins.get().is_none()>
                    {move || say!("set-up-chance")}
                </option>
                {move || (0..seats.get()).map(option).collect_view()}
            </select>
        </div>
    }
}

fn name_of(sitter: &Sitter) -> String {
    match sitter {
        Sitter::Person(name) if name.is_empty() => say!("you"),
        Sitter::Person(name) | Sitter::Bot(_, name) => name.clone(),
    }
}

fn role_name(role: Role) -> String {
    match role {
        Role::You => say!("you"),
        Role::Guest => say!("set-up-person"),
        Role::Bot(level) => bot_name(level),
    }
}

fn about(role: Role) -> String {
    match role {
        Role::You => say!("set-up-about-you"),
        Role::Guest => String::new(),
        Role::Bot(level) => about_bot(level),
    }
}
