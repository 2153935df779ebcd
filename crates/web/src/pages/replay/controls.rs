//! The controls of a replay.

use fondaco_client::Replay;
use fondaco_rules::{Period, ToAct, Viewer};
use leptos::prelude::*;

use crate::language::say;
use crate::pages::settings::speed_name;
use crate::pages::table::keys_shown::ReplayKeysShown;
use crate::parts::{Art, Button};
use crate::settings::{self, Speed};
use crate::timer::Timer;
use crate::{keys, motion};

/// How long an event is looked at, in milliseconds at the usual speed.
const PAUSE: u32 = 900;
/// The shortest pause, so that playback can be stopped.
const SHORTEST: u32 = 120;

/// Playback of a replay, by hand or by itself.
#[derive(Clone, Copy)]
pub struct Playback {
    replay: RwSignal<Replay>,
    plays: RwSignal<bool>,
    timer: Timer,
}

impl Playback {
    /// Playback that is paused.
    pub fn new(replay: RwSignal<Replay>) -> Playback {
        Playback { replay, plays: RwSignal::new(false), timer: Timer::new() }
    }

    /// Goes somewhere by hand, which pauses.
    fn go(self, go: impl FnOnce(&mut Replay)) {
        self.pause();
        self.turn(go);
    }

    fn turn(self, go: impl FnOnce(&mut Replay)) {
        motion::before();
        self.replay.update(go);
        motion::after();
    }

    fn is_at_end(self) -> bool {
        self.replay.with(|replay| replay.at() == replay.history().len())
    }

    /// Pauses.
    pub fn pause(self) {
        self.timer.stop();
        self.plays.set(false);
    }

    /// Plays or pauses; at the end it starts again.
    fn toggle(self) {
        if self.plays.get_untracked() {
            return self.pause();
        }
        if untrack(|| self.is_at_end()) {
            self.turn(|replay| replay.go_to(0));
        }
        self.plays.set(true);
        self.wait();
    }

    fn wait(self) {
        let pause = settings::settings_now().speed.of(PAUSE).max(SHORTEST);
        self.timer.start(pause, move || {
            if !self.plays.try_get_untracked().unwrap_or(false) {
                return;
            }
            self.turn(|replay| replay.step(1));
            if untrack(|| self.is_at_end()) { self.plays.set(false) } else { self.wait() }
        });
    }

    /// Handles a key, and returns whether it is one of playback.
    fn press(self, key: &str) -> bool {
        match key {
            "ArrowLeft" => self.go(|replay| replay.step(-1)),
            "ArrowRight" => self.go(|replay| replay.step(1)),
            "ArrowUp" => self.go(Replay::previous_lot),
            "ArrowDown" => self.go(Replay::next_lot),
            "PageUp" => self.go(Replay::previous_day),
            "PageDown" => self.go(Replay::next_day),
            "Home" => self.go(|replay| replay.go_to(0)),
            "End" => self.go(|replay| replay.go_to(usize::MAX)),
            " " => self.toggle(),
            _ => return false,
        }
        true
    }
}

/// The controls below a replay.
#[component]
pub fn Controls(
    playback: Playback,
    /// How much of the game may be seen.
    eyes: Viewer,
    /// Starts a table at this position.
    #[prop(into)]
    take_over: Callback<()>,
) -> impl IntoView {
    let keys_shown = RwSignal::new(false);
    keys::on_key(move |key| {
        if key == "?" {
            // Nothing moves while the keys are read.
            playback.pause();
            keys_shown.set(true);
        }
        key == "?" || playback.press(key)
    });
    let replay = playback.replay;
    let kind = replay.with_untracked(|replay| replay.game().kind());
    let at = Memo::new(move |_| replay.with(Replay::at));
    let last = replay.with_untracked(|replay| replay.history().len());
    let is_over = move || replay.with(|replay| replay.game().to_act() == ToAct::Over);
    let where_ = move || say!("replay-at", at = at.get(), last = last);
    let back_day = move || match kind.period() {
        Period::Day => say!("replay-day-back"),
        Period::Round => say!("replay-round-back"),
    };
    let on_day = move || match kind.period() {
        Period::Day => say!("replay-day-on"),
        Period::Round => say!("replay-round-on"),
    };
    let at_start = Signal::derive(move || at.get() == 0);
    let at_end = Signal::derive(move || at.get() == last);
    let play_text = Signal::derive(move || {
        if playback.plays.get() { say!("replay-pause") } else { say!("replay-play") }
    });
    view! {
        <div class="bar replay-bar" role="group" aria-label=move || say!("replay-controls")>
            <input
                class="range"
                type="range"
                min="0"
                max=last
                aria-label=move || say!("replay-slider")
                aria-valuetext=where_
                prop:value=move || at.get().to_string()
                on:input=move |event| {
                    if let Ok(at) = event_target_value(&event).parse() {
                        playback.go(|replay| replay.go_to(at));
                    }
                }
            />
            <div class="steps">
                <Key playback key="Home" icon="icon-first" stop=at_start text=|| say!("replay-first") />
                <Key playback key="PageUp" icon="icon-undo" stop=at_start text=back_day />
                <Key playback key="ArrowUp" icon="icon-skip" flipped=true stop=at_start text=|| say!("replay-lot-back") />
                <Key playback key="ArrowLeft" icon="icon-prev" stop=at_start text=|| say!("replay-back") />
                <Button
                    class="button primary play"
                    title=play_text
                    name=play_text
                    key="Space"
                    press=move || playback.toggle()
                >
                    {move || {
                        let icon = if playback.plays.get() { "icon-pause" } else { "icon-play" };
                        view! { <Art name=icon /> }
                    }}
                </Button>
                <Key playback key="ArrowRight" icon="icon-next" stop=at_end text=|| say!("replay-on") />
                <Key playback key="ArrowDown" icon="icon-skip" stop=at_end text=|| say!("replay-lot-on") />
                <Key playback key="PageDown" icon="icon-redo" stop=at_end text=on_day />
                <Key playback key="End" icon="icon-last" stop=at_end text=|| say!("replay-last") />
            </div>
            <span class="figures soft at">{where_}</span>
            <Pace />
            // A player at the new table sees a hand.
            {(eyes != Viewer::Public)
                .then(|| {
                    view! {
                        <Button
                            class="button take-over"
                            icon="icon-person"
                            label=move || say!("take-over")
                            why_not=move || is_over().then(|| say!("replay-over"))
                            press=move || {
                                playback.pause();
                                take_over.run(());
                            }
                        />
                    }
                })}
        </div>
        <Show when=move || keys_shown.get()>
            <ReplayKeysShown kind close=move || keys_shown.set(false) />
        </Show>
    }
}

#[component]
fn Key(
    playback: Playback,
    key: &'static str,
    icon: &'static str,
    #[prop(default = false)] flipped: bool,
    /// Whether it leads nowhere now.
    #[prop(into)]
    stop: Signal<bool>,
    #[prop(into)] text: Signal<String>,
) -> impl IntoView {
    view! {
        <Button
            class=if flipped { "button icon-only flipped" } else { "button icon-only" }
            icon
            name=text
            title=text
            key
            idle=stop
            press=move || {
                playback.press(key);
            }
        />
    }
}

/// The speed of playback, the same as at a table.
#[component]
fn Pace() -> impl IntoView {
    let choose = move |event| {
        let name = event_target_value(&event);
        if let Some(speed) = Speed::ALL.into_iter().find(|speed| speed.name() == name) {
            settings::choose(|chosen| chosen.speed = speed);
        }
    };
    view! {
        <span class="field pace">
            <label class="visually-hidden" for="pace">{move || say!("setting-speed")}</label>
            <select class="select" id="pace" on:change=choose>
                {Speed::ALL
                    .map(|speed| {
                        view! {
                            <option
                                value=speed.name()
                                prop:selected=move || settings::settings().speed == speed
                            >
                                {move || speed_name(speed)}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </span>
    }
}
