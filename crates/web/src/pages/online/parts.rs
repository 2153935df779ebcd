//! Small parts of the pages of a server.

use fondaco_protocol::{LONGEST_NAME, Phase, Summary};
use fondaco_rules::{GameKind, Players, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::games;
use crate::language::{self, say};
use crate::online::who;
use crate::parts::{Art, Button, ButtonLink, SeatMark};
use crate::route::{ReplayOf, Route};
use crate::share;

/// How long a decision may take.
pub fn clock_name(seconds: u32) -> String {
    match seconds {
        0 => say!("clock-none"),
        1..86_400 => say!("clock-seconds", count = seconds),
        _ => say!("clock-days", count = seconds / 86_400),
    }
}

/// What is left of the time for a decision.
pub fn time_left(milliseconds: i64) -> String {
    let seconds = (milliseconds + 999) / 1000;
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    if days > 0 {
        say!("left-days", days = days, hours = hours % 24)
    } else if hours > 0 {
        say!("left-hours", hours = hours, minutes = minutes % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

/// Victories: shared ones count in part; whole numbers have no decimals.
pub fn victories(wins: f64) -> String {
    let whole = wins.round();
    if (wins - whole).abs() < 0.05 {
        format!("{whole:.0}")
    } else {
        language::texts().decimal(wins as f32)
    }
}

/// A day in words.
pub fn date(milliseconds: i64) -> String {
    language::date(milliseconds as f64, &[("dateStyle", "medium")])
}

/// The seats of a table with so many.
pub fn seats_of(kind: GameKind, count: usize) -> Vec<Seat> {
    let players = Players::within(count as u32, kind.players()).ok();
    players.into_iter().flat_map(Players::seats).collect()
}

/// A name from the server: those of bots are translated.
pub fn called(name: &str, is_bot: bool) -> String {
    if is_bot { language::texts().bot(name) } else { name.to_owned() }
}

/// A table in a list.
#[component]
pub fn TableCard(
    table: Summary,
    /// Whether the player sits there.
    #[prop(default = false)]
    mine: bool,
) -> impl IntoView {
    let kind = table.game;
    let game = move || language::texts().game(kind);
    let free = table.names.iter().filter(|name| name.is_empty()).count();
    let (phase, clock, updated, turn) = (table.phase, table.clock, table.updated, table.your_turn);
    let how = move || match phase {
        Phase::Open => say!("online-seats-free", count = free),
        Phase::Playing if turn => say!("online-your-turn"),
        Phase::Playing => say!("online-playing"),
        Phase::Over => say!("online-over", date = date(updated)),
        Phase::Closed => say!("online-closed"),
    };
    let act = move || match phase {
        Phase::Playing if turn => say!("online-play"),
        Phase::Open if !mine => say!("online-join"),
        Phase::Playing if !mine => say!("online-watch"),
        Phase::Over => say!("nav-replay"),
        _ => say!("online-go-there"),
    };
    let to = match phase {
        Phase::Over => Route::Replay(ReplayOf::Online(table.id.clone())),
        _ => Route::OnlineTable(table.id.clone()),
    };
    let is_primary = turn || phase == Phase::Open && !mine;
    let best = table.scores.iter().flatten().max().copied();
    let scores = table.scores.clone();
    let sitters =
        seats_of(kind, table.names.len()).into_iter().map(move |seat| {
            let name = table.names[seat.index()].clone();
            let is_bot = table.bots.get(seat.index()).copied().unwrap_or(false);
            let score = scores.as_ref().and_then(|scores| scores.get(seat.index()).copied());
            let is_free = name.is_empty();
            let label = Signal::derive(move || {
                if is_free { say!("online-free-seat") } else { called(&name, is_bot) }
            });
            view! {
                <li class:winner=score.is_some() && score == best class:free=is_free>
                    <SeatMark seat name=move || if is_free { String::new() } else { label.get() } />
                    <span>{move || label.get()}</span>
                    {score.map(|score| view! { <strong class="figures">{score}</strong> })}
                </li>
            }
        });
    view! {
        <li class="kept panel" class:now=turn>
            <Art name=games::picture(kind) class="picture" />
            <div class="words">
                <h3>{game}</h3>
                <p class:result=turn class:soft=!turn>{how}</p>
                <Show when=move || phase != Phase::Over>
                    <p class="soft facts">
                        <Art name="icon-clock" />
                        {move || clock_name(clock)}
                    </p>
                </Show>
            </div>
            <ul class="sitters">{sitters.collect_view()}</ul>
            <ButtonLink class=if is_primary { "button primary" } else { "button" } to label=act of=kind />
        </li>
    }
    .into_any()
}

/// A form that asks for a name.
#[component]
pub fn NameForm(
    /// What the button says.
    #[prop(into)]
    button: Signal<String>,
    /// Called when the server knows the name.
    #[prop(default = None)]
    done: Option<Callback<()>>,
) -> impl IntoView {
    let name = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<String>);
    let is_busy = RwSignal::new(false);
    let come_in = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let chosen = name.get_untracked().trim().to_owned();
        if chosen.is_empty() || chosen.chars().count() > LONGEST_NAME {
            return fault.set(Some(say!("name-wrong", most = LONGEST_NAME)));
        }
        if is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        spawn_local(async move {
            let came = who::come_in(chosen).await;
            is_busy.try_set(false);
            match (came, done) {
                (Ok(()), Some(done)) => done.run(()),
                (Ok(()), None) => {}
                (Err(reason), _) => {
                    fault.try_set(Some(reason.in_words()));
                }
            }
        });
    };
    view! {
        <form class="form name-form" on:submit=come_in on:input=move |_| fault.set(None)>
            <Show when=move || who::who() == who::Who::Stranger>
                <p class="notice">{move || say!("who-stranger")}</p>
            </Show>
            <div class="field">
                <label for="my-name">{move || say!("name-ask")}</label>
                <div class="row">
                    <input
                        class="input"
                        id="my-name"
                        maxlength=LONGEST_NAME.to_string()
                        autocomplete="nickname"
                        required
                        aria-describedby="my-name-note"
                        prop:value=move || name.get()
                        on:input=move |event| name.set(event_target_value(&event))
                    />
                    <Button class="button primary" submit=true label=button idle=is_busy />
                </div>
                <p class="note" id="my-name-note">{move || say!("name-note")}</p>
            </div>
            <p class="error" role="alert">{move || fault.get()}</p>
        </form>
    }
}

/// A link with buttons to copy and share it. It can also be copied by hand.
#[component]
pub fn CopyLink(
    /// What it is called.
    #[prop(into)]
    label: Signal<String>,
    link: String,
    /// The name of the field, unlike any other on the page.
    name: &'static str,
) -> impl IntoView {
    let copied = RwSignal::new(None::<bool>);
    let text = StoredValue::new(link.clone());
    let copy = move || {
        share::copy(text.get_value(), move |done| {
            copied.try_set(Some(done));
        });
    };
    let shared = text.get_value();
    view! {
        <div class="field copy-link">
            <label for=name>{move || label.get()}</label>
            <div class="row">
                <input
                    class="input"
                    id=name
                    readonly
                    value=link
                    on:focus=move |event| select_all(&event)
                />
                <Button icon="icon-copy" label=move || say!("copy-link") press=copy />
                {share::can_share()
                    .then(|| {
                        view! {
                            <Button
                                icon="icon-link"
                                label=move || say!("share-link")
                                press=move || share::share(&shared)
                            />
                        }
                    })}
            </div>
            <p role="status" class="note">
                {move || match copied.get() {
                    None => String::new(),
                    Some(true) => say!("copied"),
                    Some(false) => say!("copy-by-hand"),
                }}
            </p>
        </div>
    }
}

fn select_all(event: &leptos::ev::FocusEvent) {
    event_target::<web_sys::HtmlInputElement>(event).select();
}

/// No server answers.
#[component]
pub fn Silent(
    #[prop(into)] why: Signal<String>,
    #[prop(into)] retry: Callback<()>,
) -> impl IntoView {
    view! {
        <div class="notice bad silent" role="status">
            <span>{move || why.get()}</span>
            <Button label=move || say!("online-retry") press=retry />
        </div>
    }
}
