//! A table that waits for people.

use fondaco_protocol::{Command, SeatState, Table};
use fondaco_rules::GameKind;
use leptos::prelude::*;

use super::mine::Calls;
use super::parts::{CopyLink, NameForm, called, clock_name};
use super::talk::Talk;
use crate::games;
use crate::language::{self, say};
use crate::online::OnlineSession;
use crate::online::who::{self, Who};
use crate::pages::seats::Mark;
use crate::parts::{Art, Button, ButtonLink};
use crate::route::Route;
use crate::share;

/// Who is there already, and what the player may do.
#[component]
pub fn Room(session: OnlineSession, kind: GameKind) -> impl IntoView {
    Effect::new(move |_| {
        document().set_title(&say!("title-table", game = language::texts().game(kind)));
    });
    let table = session.table();
    let seats = Memo::new(move |_| table.get().map(|table| table.seats).unwrap_or_default());
    let own = Memo::new(move |_| {
        let seat = session.remote.with(|remote| remote.you().seat).map(usize::from)?;
        Some((seat, seats.with(|seats| seats.get(seat).is_some_and(|seat| seat.awaited))))
    });
    let sits = Memo::new(move |_| matches!(own.get(), Some((_, false))));
    let free =
        Memo::new(move |_| seats.with(|seats| seats.iter().filter(|it| is_free(it)).count()));
    // Those invited are not there yet.
    let invited =
        Memo::new(move |_| seats.with(|seats| seats.iter().filter(|it| it.awaited).count()));
    let missing = Memo::new(move |_| free.get() + invited.get());
    let may_sit = Memo::new(move |_| free.get() > 0 || own.get().is_some());
    let is_host = Memo::new(move |_| {
        let host = table.get().map(|table| table.host);
        host.is_some() && host == who::me().map(|me| me.id)
    });
    let is_nobody = move || matches!(who::who(), Who::Nobody | Who::Stranger);
    let link = share::address_of(&Route::OnlineTable(session.id()).path());
    view! {
        <section class="page room">
            <Head session kind missing may_sit />
            <p class="error" role="alert">{move || session.refusal.get()}</p>
            <div class="room-grid">
                <div class="panel">
                    <h2>{move || say!("set-up-who")}</h2>
                    <ol class="seats">
                        {move || {
                            let own = own.get();
                            seats
                                .get()
                                .into_iter()
                                .enumerate()
                                .map(|(place, seat)| {
                                    view! { <SeatLine session kind place seat own sits is_nobody=is_nobody /> }
                                })
                                .collect_view()
                        }}
                    </ol>
                    <Show when=is_nobody>
                        <NameForm
                            button=|| say!("room-join")
                            done=Some(Callback::new(move |()| session.join_when_known()))
                        />
                    </Show>
                    <div class="buttons">
                        <Show when=move || {
                            !is_nobody() && !sits.get() && may_sit.get()
                        }>
                            <Button
                                class="button primary large"
                                label=move || say!("room-join")
                                press=move || session.want(Command::Join { seat: None })
                            />
                        </Show>
                        <Show when=move || sits.get() && is_host.get()>
                            <Button class="button primary large" icon="icon-play" label=move || {
                                    if missing.get() > 0 { say!("room-start-bots") } else { say!("room-start") }
                                } press=move || session.want(Command::Start) />
                        </Show>
                        <Show when=move || sits.get()>
                            <Button
                                icon="icon-door"
                                label=move || say!("room-leave")
                                press=move || session.want(Command::Leave)
                            />
                        </Show>
                        <ButtonLink
                            class="button quiet"
                            to=Route::Online
                            label=move || say!("online-to-lobby")
                        />
                    </div>
                </div>
                <div class="room-side">
                    <div class="panel">
                        <CopyLink label=|| say!("room-link") link=link.clone() name="table-link" />
                        <Show when=move || sits.get()>
                            <Calls />
                        </Show>
                    </div>
                    <div class="panel">
                        <h2>{move || say!("talk-title")}</h2>
                        <Talk session />
                    </div>
                </div>
            </div>
        </section>
    }
}

/// The game, who is missing, and the terms.
#[component]
fn Head(
    session: OnlineSession,
    kind: GameKind,
    missing: Memo<usize>,
    may_sit: Memo<bool>,
) -> impl IntoView {
    let table = session.table();
    let facts = move |of: fn(Table) -> String| move || table.get().map(of);
    view! {
        <div class="room-head">
            <Art name=games::picture(kind) class="picture" />
            <div>
                <h1>{move || say!("room-title", game = language::texts().game(kind))}</h1>
                <p class="lead">
                    {move || {
                        match (missing.get(), may_sit.get()) {
                            (_, false) => say!("room-no-seat"),
                            (0, true) => say!("room-full"),
                            (count, true) => say!("room-waiting", count = count),
                        }
                    }}
                </p>
                <p class="facts soft">
                    <span>
                        <Art name="icon-clock" />
                        {facts(|table| clock_name(table.clock))}
                    </span>
                    <span>
                        <Art name="icon-eye" />
                        {facts(|table| {
                            if table.public { say!("room-public") } else { say!("room-by-link") }
                        })}
                    </span>
                </p>
            </div>
        </div>
    }
}

const fn is_free(seat: &SeatState) -> bool {
    seat.person.is_none() && seat.bot.is_none()
}

#[component]
fn SeatLine(
    session: OnlineSession,
    kind: GameKind,
    place: usize,
    seat: SeatState,
    own: Option<(usize, bool)>,
    sits: Memo<bool>,
    #[prop(into)] is_nobody: Signal<bool>,
) -> impl IntoView {
    let is_bot = seat.person.is_none() && seat.bot.is_some();
    let (is_free, is_own) = (is_free(&seat), own.is_some_and(|(seat, _)| seat == place));
    let SeatState { name, awaited, here, person, .. } = seat;
    let initial = Signal::stored(if is_free { String::new() } else { called(&name, is_bot) });
    let state = move || match (is_free, is_bot, awaited) {
        (true, ..) => String::new(),
        (_, true, _) => say!("seat-bot"),
        (.., true) => say!("seat-invited"),
        _ if is_own => say!("seat-yours"),
        _ if here => say!("seat-here"),
        _ => say!("seat-not-here"),
    };
    let label = move || if is_free { say!("online-free-seat") } else { called(&name, is_bot) };
    let path = person.map(|person| Route::Player(person).path());
    view! {
        <li class="seat-line" class:free=is_free class:own=is_own>
            <Mark kind seat=place name=initial />
            <span class="who">
                {match path {
                    Some(path) => view! { <a href=path>{label}</a> }.into_any(),
                    None => view! { <span>{label}</span> }.into_any(),
                }}
                <span class="soft">{state}</span>
            </span>
            <Show when=move || is_free && !sits.get() && !is_nobody.get()>
                <Button
                    label=move || say!("seat-take")
                    press=move || session.want(Command::Join { seat: Some(place as u8) })
                />
            </Show>
        </li>
    }
}
