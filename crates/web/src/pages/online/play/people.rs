//! The people at the table: here, away, or replaced by a bot; and whose clock runs.

use fondaco_client::remote::Remote;
use fondaco_protocol::SeatState;
use fondaco_rules::{Seat, ToAct};
use leptos::prelude::*;

use super::super::parts::time_left;
use crate::language::say;
use crate::online::OnlineSession;
use crate::parts::{Art, SeatMark};
use crate::scene::Scene;

/// With less time than this, in milliseconds, a clock is shown as pressing.
const PRESSING: i64 = 10_000;

/// The presence of a player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Presence {
    You,
    Here,
    NotHere,
    /// A bot plays for a person.
    Away,
    Bot,
}

impl Presence {
    fn of(seat: &SeatState, is_you: bool) -> Presence {
        match (&seat.person, &seat.bot) {
            (None, Some(_)) => Presence::Bot,
            (_, Some(_)) => Presence::Away,
            _ if is_you => Presence::You,
            _ if seat.here => Presence::Here,
            _ => Presence::NotHere,
        }
    }

    fn in_words(self) -> String {
        match self {
            Presence::You => say!("seat-yours"),
            Presence::Here => say!("seat-here"),
            Presence::NotHere => say!("seat-not-here"),
            Presence::Away => say!("seat-away"),
            Presence::Bot => say!("seat-bot"),
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Presence::You | Presence::Here => "here",
            Presence::NotHere => "not-here",
            Presence::Away | Presence::Bot => "bot",
        }
    }
}

/// The strip of the people at the table.
#[component]
pub fn People(session: OnlineSession, scene: Scene) -> impl IntoView {
    let players = scene.history.with_untracked(|history| history.game().players());
    view! {
        <ul class="seated" aria-label=move || say!("people")>
            {players.seats().map(|seat| view! { <Person session scene seat /> }).collect_view()}
        </ul>
    }
}

#[component]
fn Person(session: OnlineSession, scene: Scene, seat: Seat) -> impl IntoView {
    let state = Memo::new(move |_| {
        session.remote.with(|remote| {
            let is_you = remote.seat() == Some(seat);
            let state = remote.table()?.seats.get(seat.index())?;
            Some(Presence::of(state, is_you))
        })
    });
    let name = Signal::derive(move || scene.label(seat));
    let is_asked = Memo::new(move |_| scene.to_act() == ToAct::Player(seat));
    let class = move || {
        let state = state.get().map_or("", Presence::class);
        if is_asked.get() { format!("one {state} asked") } else { format!("one {state}") }
    };
    view! {
        <li class=class>
            <SeatMark seat name />
            <span class="name">{move || name.get()}</span>
            {move || match state.get() {
                Some(Presence::Away | Presence::Bot) => {
                    view! { <Art name="icon-bot" /> }.into_any()
                }
                _ => view! { <span class="dot" aria-hidden="true"></span> }.into_any(),
            }}
            <span class="visually-hidden">{move || state.get().map(Presence::in_words)}</span>
            <Show when=move || is_asked.get()>
                <Clock session />
            </Show>
        </li>
    }
}

/// The time left for the seat to move.
#[component]
fn Clock(session: OnlineSession) -> impl IntoView {
    let left = Memo::new(move |_| {
        let now = session.now.get();
        session.remote.with(|remote: &Remote| remote.left(now))
    });
    view! {
        {move || {
            left.get()
                .map(|left| {
                    view! {
                        <span class="clock figures" class:pressing=left < PRESSING role="timer">
                            <Art name="icon-clock" />
                            {time_left(left)}
                        </span>
                    }
                })
        }}
    }
}
