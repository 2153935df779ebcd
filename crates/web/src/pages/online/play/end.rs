//! The end of a game on a server: who won, the proof of the draws, and what next.

use fondaco_protocol::Command;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::language::say;
use crate::online::{OnlineSession, server};
use crate::pages::table::end::EndPanel;
use crate::parts::{Art, Button, ButtonLink};
use crate::route::{self, ReplayOf, Route};
use crate::scene::Scene;
use crate::share;

#[component]
pub fn OnlineEnd(session: OnlineSession, scene: Scene) -> impl IntoView {
    let kind = scene.kind();
    let id = session.id();
    let may_rematch = scene.act.is_some();
    let next = Memo::new(move |_| session.remote.with(|remote| remote.table()?.next.clone()));
    // A player who wants a rematch goes to the next table as soon as there is one.
    let plays_on = RwSignal::new(false);
    let rematch = move || {
        session.want(Command::Rematch);
        plays_on.set(session.is_open());
    };
    Effect::new(move |_| {
        if let Some(id) = next.get().filter(|_| plays_on.get()) {
            route::go(&Route::OnlineTable(id));
        }
    });
    let fault = RwSignal::new(None::<String>);
    let save = move || {
        let path = format!("/tables/{}/record", session.id());
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
        <EndPanel scene>
            <Proof session />
            <div class="buttons">
                <Show when=move || may_rematch>
                    <Button class="button primary" label=move || say!("end-rematch") press=rematch />
                </Show>
                <ButtonLink
                    to=Route::Replay(ReplayOf::Online(id))
                    icon="icon-play"
                    label=move || say!("end-replay")
                />
                <Button icon="icon-download" label=move || say!("download-record") press=save />
                <ButtonLink class="button quiet" to=Route::Online label=move || say!("online-to-lobby") />
            </div>
            <p class="error" role="alert">
                {move || fault.get().or_else(|| session.refusal.get())}
            </p>
        </EndPanel>
    }
}

/// What is needed to check every draw.
#[component]
fn Proof(session: OnlineSession) -> impl IntoView {
    let table = session.table();
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
