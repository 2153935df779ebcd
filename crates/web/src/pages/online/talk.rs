//! What people say at a table.

use fondaco_client::remote::Remote;
use fondaco_protocol::{Command, LONGEST_TALK, Said};
use leptos::html;
use leptos::prelude::*;

use crate::language::{self, say};
use crate::online::OnlineSession;
use crate::online::who;
use crate::parts::Button;

/// The messages, and a field to write one. To see them is to have read them.
#[component]
pub fn Talk(session: OnlineSession) -> impl IntoView {
    let said = Memo::new(move |_| session.remote.with(|remote| remote.talk().to_vec()));
    let rows = move || {
        let muted = session.muted.get();
        let row = |said: Said| (muted.contains(&said.person), said);
        said.get().into_iter().map(row).collect::<Vec<_>>()
    };
    let end = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        said.track();
        session.unread.set(0);
        request_animation_frame(move || {
            if let Some(list) = end.try_get_untracked().flatten() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    view! {
        <div class="talk">
            <Show when=move || said.with(Vec::is_empty)>
                <p class="soft">{move || say!("talk-empty")}</p>
            </Show>
            <ol class="said" node_ref=end aria-live="polite">
                <For each=rows key=|(muted, said)| (*muted, said.number) let((muted, said))>
                    <Row session muted said />
                </For>
            </ol>
            <Say session />
        </div>
    }
}

#[component]
fn Row(session: OnlineSession, muted: bool, said: Said) -> impl IntoView {
    let Said { person, name, text, .. } = said;
    let is_own = who::me().is_some_and(|me| me.id == person);
    let called = name.clone();
    let words = Signal::derive(move || {
        if muted {
            say!("talk-unmute", who = called.as_str())
        } else {
            say!("talk-mute", who = called.as_str())
        }
    });
    view! {
        <li class:own=is_own class:muted=muted>
            <span class="by">{name}</span>
            {(!is_own)
                .then(|| {
                    view! {
                        <Button
                            class="button quiet icon-only mute"
                            icon=if muted { "icon-mute" } else { "icon-sound" }
                            name=words
                            title=words
                            press=move || session.mute(&person, !muted)
                        />
                    }
                })}
            <p>{if muted { say!("talk-muted") } else { text }}</p>
        </li>
    }
}

#[component]
fn Say(session: OnlineSession) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let may_talk = Memo::new(move |_| {
        session.remote.with(|remote: &Remote| remote.table().is_some()) && who::me().is_some()
    });
    let say_it = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let words = text.get_untracked().trim().to_owned();
        if !words.is_empty() {
            // What is not sent stays, to be sent again.
            if session.is_open() {
                text.set(String::new());
            }
            session.want(Command::Talk { text: words });
        }
    };
    view! {
        <Show when=move || may_talk.get()>
            <form class="say" on:submit=say_it>
                <label class="visually-hidden" for="say">{move || say!("talk-say")}</label>
                <input
                    class="input"
                    id="say"
                    maxlength=LONGEST_TALK.to_string()
                    autocomplete="off"
                    placeholder=move || say!("talk-say")
                    lang=move || language::current().code()
                    prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))
                />
                <Button submit=true label=move || say!("talk-send") />
            </form>
        </Show>
    }
}
