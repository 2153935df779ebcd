//! A game of the server is over: who won, that nobody cheated, and what next.

use fondaco_protocol::Command;
use fondaco_rules::GameKind;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::games::byzanz;
use crate::online::{OnlineDesk, server};
use crate::pages::table::end::{Course, Ranking, victory};
use crate::parts::Art;
use crate::route::{Route, Shown};
use crate::scene::Scene;
use crate::share;
use crate::tongue::say;

/// Ranking, course of the game, and what next.
#[component]
pub fn OnlineEnd(
    /// The table.
    desk: OnlineDesk,
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let kind = scene.kind();
    let id = desk.id();
    let may_rematch = scene.act.is_some();
    let next = Memo::new(move |_| desk.remote().with(|remote| remote.table()?.next.clone()));
    let fault = RwSignal::new(None::<String>);
    let save = move |_| {
        let path = format!("/tables/{}/record", desk.id());
        spawn_local(async move {
            match server::text(&path).await {
                Ok(record) => share::download(&format!("fondaco-{kind}.record"), &record),
                Err(reason) => {
                    fault.try_set(Some(reason.in_words()));
                }
            }
        });
    };
    view! {
        <section class="end panel gilded" aria-labelledby="end-title">
            <h2 id="end-title">{move || victory(scene)}</h2>
            <Ranking scene />
            {(kind == GameKind::Byzanz)
                .then(|| {
                    let event = scene.history.with_untracked(|history| history.len() - 1);
                    view! { <byzanz::Scoring scene event /> }
                })}
            <Course scene />
            <Proof desk />
            <div class="buttons">
                {move || match next.get() {
                    Some(id) => {
                        view! {
                            <a class="button primary" href=Route::OnlineTable(id).path()>
                                {move || say!("next-table-go")}
                            </a>
                        }
                            .into_any()
                    }
                    None if may_rematch => {
                        view! {
                            <button
                                class="button primary"
                                on:click=move |_| desk.want(Command::Rematch)
                            >
                                {move || say!("end-rematch")}
                            </button>
                        }
                            .into_any()
                    }
                    None => ().into_any(),
                }}
                <a class="button" href=Route::Replay(Shown::Online(id)).path()>
                    <Art name="icon-play" />
                    {move || say!("end-replay")}
                </a>
                <button class="button" on:click=save>
                    <Art name="icon-download" />
                    {move || say!("download-record")}
                </button>
                <a class="button quiet" href=Route::Online.path()>
                    {move || say!("online-to-lobby")}
                </a>
            </div>
            <p class="error" role="alert">
                {move || fault.get().or_else(|| desk.refusal().get())}
            </p>
        </section>
    }
}

/// What everybody needs to check every draw.
#[component]
fn Proof(desk: OnlineDesk) -> impl IntoView {
    let table = desk.table();
    let proof = move || {
        let table = table.get()?;
        Some((table.commitment, table.seed?))
    };
    view! {
        {move || {
            proof()
                .map(|(commitment, seed)| {
                    view! {
                        <details class="proof">
                            <summary>
                                <Art name="scales" />
                                {move || say!("proof-title")}
                            </summary>
                            <p>{move || say!("proof-text")}</p>
                            <dl>
                                <dt>{move || say!("proof-commitment")}</dt>
                                <dd><code>{commitment}</code></dd>
                                <dt>{move || say!("proof-seed")}</dt>
                                <dd><code>{seed}</code></dd>
                            </dl>
                            <p><code>"fondaco audit FILE"</code></p>
                        </details>
                    }
                })
        }}
    }
}
