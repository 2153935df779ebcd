//! The player's own account: name, notifications, other devices, webhook.

use fondaco_protocol::{Changes, LONGEST_NAME, LONGEST_WEBHOOK};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::parts::CopyLink;
use crate::language::say;
use crate::online::notices::{self, Notices};
use crate::online::who;
use crate::pages::choice::Switch;
use crate::parts::{Art, Button};
use crate::route::Route;
use crate::share;

/// The player's account.
#[component]
pub fn Mine() -> impl IntoView {
    let me = Memo::new(|_| who::me());
    let name = move || me.get().map(|me| me.name).unwrap_or_default();
    let page = move || me.get().map(|me| Route::Player(me.id).path());
    view! {
        <section class="panel mine" aria-labelledby="mine-title">
            <h2 id="mine-title">{move || say!("who-title", name = name())}</h2>
            <p>
                <a class="to-page" href=page>
                    <Art name="icon-person" />
                    {move || say!("who-page")}
                </a>
            </p>
            <Calls />
            <details>
                <summary>{move || say!("who-rename")}</summary>
                <Field
                    name="new-name"
                    label=|| say!("set-up-name")
                    note=|| say!("who-rename-note")
                    value=name
                    most=LONGEST_NAME
                    kind="text"
                    changes=|text| Changes { name: Some(text), webhook: None }
                />
            </details>
            <details>
                <summary>{move || say!("who-device")}</summary>
                <Device />
            </details>
            <details>
                <summary>{move || say!("who-webhook")}</summary>
                <Field
                    name="webhook"
                    label=|| say!("who-webhook-label")
                    note=|| say!("who-webhook-note")
                    value=move || {
                        me.get().and_then(|me| me.webhook).unwrap_or_default()
                    }
                    most=LONGEST_WEBHOOK
                    kind="url"
                    changes=|text| Changes { name: None, webhook: Some(text) }
                />
            </details>
        </section>
    }
}

/// A field of the account that can be changed.
#[component]
fn Field(
    name: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] note: Signal<String>,
    #[prop(into)] value: Signal<String>,
    most: usize,
    kind: &'static str,
    changes: fn(String) -> Changes,
) -> impl IntoView {
    let typed = RwSignal::new(None::<String>);
    let said = RwSignal::new(None::<Result<(), String>>);
    let shown = move || typed.get().unwrap_or_else(|| value.get());
    let save = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(text) = typed.get_untracked() else { return };
        spawn_local(async move {
            let changed = who::change(changes(text.trim().to_owned())).await;
            if changed.is_ok() {
                typed.try_set(None);
            }
            said.try_set(Some(changed.map_err(|fault| fault.in_words())));
        });
    };
    let note_id = format!("{name}-note");
    view! {
        <form class="form" on:submit=save>
            <div class="field">
                <label for=name>{move || label.get()}</label>
                <div class="row">
                    <input
                        class="input"
                        id=name
                        type=kind
                        maxlength=most.to_string()
                        autocomplete="off"
                        aria-describedby=note_id.clone()
                        prop:value=shown
                        on:input=move |event| {
                            said.set(None);
                            typed.set(Some(event_target_value(&event)));
                        }
                    />
                    <Button submit=true label=move || say!("who-save") />
                </div>
                <p class="note" id=note_id>{move || note.get()}</p>
            </div>
            <p role="status" class:error=move || matches!(said.get(), Some(Err(_)))>
                {move || {
                    said.get()
                        .map(|said| match said {
                            Ok(()) => say!("who-saved"),
                            Err(why) => why,
                        })
                }}
            </p>
        </form>
    }
}

/// The link that carries the key to another device, shown only on request.
#[component]
fn Device() -> impl IntoView {
    let is_shown = RwSignal::new(false);
    view! {
        <div class="form">
            <p class="notice">{move || say!("who-device-warning")}</p>
            {move || match who::key().filter(|_| is_shown.get()) {
                Some(key) => {
                    let link = share::address_of(&who::carrying(&key));
                    view! {
                        <CopyLink label=|| say!("who-device-link") link name="device-link" />
                    }
                        .into_any()
                }
                None => {
                    view! {
                        <Button
                            icon="icon-key"
                            label=move || say!("who-device-show")
                            press=move || is_shown.set(true)
                        />
                    }
                        .into_any()
                }
            }}
        </div>
    }
}

/// The switch for notifications.
#[component]
pub fn Calls() -> impl IntoView {
    view! {
        {move || match notices::notices() {
            Notices::Missing => ().into_any(),
            Notices::Forbidden => {
                view! { <p class="soft">{say!("notices-forbidden")}</p> }.into_any()
            }
            Notices::On | Notices::Off => {
                view! {
                    <Switch
                        label=|| say!("notices-turn")
                        on=|| notices::notices() == Notices::On
                        turn=notices::turn
                    />
                }
                    .into_any()
            }
        }}
    }
}
