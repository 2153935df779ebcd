//! The toolbar of a table on a server, and the notices below it.

use fondaco_client::remote::{Message, Remote};
use fondaco_protocol::{Command, Phase, UndoAsked};
use fondaco_rules::Seat;
use leptos::prelude::*;

use crate::language::say;
use crate::online::OnlineSession;
use crate::pages::table::frame::Opened;
use crate::pages::table::toolbar::{Tool, Toolbar};
use crate::parts::{Art, Button, ButtonLink, Question};
use crate::route::Route;
use crate::scene::Scene;

#[component]
pub fn OnlineToolbar(
    session: OnlineSession,
    scene: Scene,
    opened: Opened,
    /// Whether the player is asked about leaving.
    leaving: RwSignal<bool>,
) -> impl IntoView {
    let remote = session.remote;
    let may_undo = Memo::new(move |_| remote.with(|remote| remote.you().may_ask_undo));
    let may_leave = Memo::new(move |_| session.plays());
    let sits = scene.act.is_some();
    let leave = move || {
        let press = move || leaving.set(true);
        view! {
            <Show when=move || may_leave.get()>
                <Tool icon="icon-door" text=|| say!("room-leave") press />
            </Show>
        }
    };
    view! {
        <Toolbar scene opened last=leave>
            <Show when=move || sits>
                <Tool
                    icon="icon-undo"
                    text=|| say!("tool-undo")
                    key="U"
                    disabled=move || !may_undo.get()
                    press=move || session.want(Command::AskUndo)
                />
            </Show>
        </Toolbar>
    }
}

/// Asks whether the player really wants to leave.
#[component]
pub fn LeaveDialog(session: OnlineSession, leaving: RwSignal<bool>) -> impl IntoView {
    let leave = move || {
        session.want(Command::Leave);
        leaving.set(false);
    };
    view! {
        <Question
            title=|| say!("leave-title")
            text=|| say!("leave-text")
            no=|| say!("leave-stay")
            yes=|| say!("room-leave")
            icon="icon-door"
            act=leave
            close=move || leaving.set(false)
        />
    }
}

/// Notices: that the player looks on, that a bot plays for them, that another player wants to take
/// something back.
#[component]
pub fn Asides(session: OnlineSession, scene: Scene) -> impl IntoView {
    let remote = session.remote;
    let is_playing = Memo::new(move |_| {
        remote.with(|remote| remote.table().is_some_and(|table| table.phase == Phase::Playing))
    });
    let is_away = Memo::new(move |_| {
        let away = |remote: &Remote| remote.seat().is_some_and(|seat| remote.is_away(seat));
        is_playing.get() && remote.with(away)
    });
    let undo = Memo::new(move |_| remote.with(|remote| remote.table()?.undo.clone()));
    let next = Memo::new(move |_| remote.with(|remote| remote.table()?.next.clone()));
    let looks_on = scene.act.is_none();
    view! {
        <div class="asides" aria-live="polite">
            <Show when=move || looks_on && is_playing.get()>
                <p class="notice">
                    <Art name="icon-eye" />
                    <span>{move || say!("looks-on")}</span>
                </p>
            </Show>
            <Show when=move || is_away.get()>
                <div class="notice">
                    <span>{move || say!("bot-plays-for-you")}</span>
                    <Button
                        class="button primary"
                        label=move || say!("take-seat-back")
                        press=move || session.want(Command::Back)
                    />
                </div>
            </Show>
            {move || undo.get().map(|undo| view! { <UndoAside session scene undo /> })}
            {move || next.get().map(|id| view! { <Next id /> })}
            <Show when=move || session.notice.get().is_some()>
                <div class="notice passing">
                    <span>{move || session.notice.get()}</span>
                    <Button
                        class="button quiet icon-only"
                        icon="icon-close"
                        name=move || say!("close")
                        press=move || session.notice.set(None)
                    />
                </div>
            </Show>
            <Show when=move || {
                let waits = matches!(scene.waiting.get(), fondaco_client::Waiting::Screen);
                waits && session.pacing.scoring().is_none()
            }>
                <Button
                    class="button quiet hurry"
                    icon="icon-skip"
                    label=move || say!("tool-hurry")
                    press=move || session.send(Message::Hurry)
                />
            </Show>
        </div>
    }
}

/// A player asks to take back their last decision.
#[component]
fn UndoAside(session: OnlineSession, scene: Scene, undo: UndoAsked) -> impl IntoView {
    let players = scene.history.with_untracked(|history| history.game().players());
    let Some(seat) = Seat::new(undo.by.into(), players) else { return ().into_any() };
    let own = session.remote.with_untracked(|remote| remote.you().seat);
    let has_agreed = own.is_some_and(|own| undo.agreed.contains(&own));
    let is_asked = own.is_some() && own != Some(undo.by) && !has_agreed;
    let answer = move |yes: bool| move || session.want(Command::AnswerUndo { yes });
    let words = move || say!("undo-asked", name = scene.called(seat));
    view! {
        <div class="notice undo-asked">
            <span>{words}</span>
            {if is_asked {
                view! {
                    <span class="buttons">
                        <Button class="button primary" label=move || say!("undo-agree") press=answer(true) />
                        <Button label=move || say!("undo-refuse") press=answer(false) />
                    </span>
                }
                    .into_any()
            } else {
                view! { <span class="soft">{move || say!("undo-waits")}</span> }.into_any()
            }}
        </div>
    }
    .into_any()
}

/// A link to the rematch.
#[component]
fn Next(id: String) -> impl IntoView {
    view! {
        <div class="notice">
            <span>{move || say!("next-table")}</span>
            <ButtonLink class="button primary" to=Route::OnlineTable(id) label=move || say!("next-table-go") />
        </div>
    }
}
