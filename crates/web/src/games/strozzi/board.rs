//! A harbour: its berths on both sides, the cargoes compared, and the tracks between.

use fondaco_rules::Seat;
use fondaco_rules::strozzi::{Good, Harbour, RoundReport, TRACK_BONUS, TRACKS};
use leptos::prelude::*;

use super::loading::Loading;
use super::other;
use super::ships::Berth;
use crate::games::good_of;
use crate::language::{self, say};
use crate::parts::Art;

/// The last space of a track.
const END: i8 = TRACK_BONUS.len() as i8 - 1;

/// A harbour between the two fleets.
#[component]
pub fn HarbourView(loading: Loading, harbour: Harbour, near: Seat) -> impl IntoView {
    let tracks = TRACKS.iter().enumerate().filter(move |(_, (at, _))| *at == harbour);
    view! {
        <section
            class="quay-harbour"
            aria-label=move || say!("strozzi-harbour", harbour = harbour.to_string())
        >
            <Berth loading seat=other(near) harbour is_near=false />
            <div class="quay">
                <Plate loading seat=other(near) harbour side="far" />
                <h2 class="quay-name">
                    <span class="visually-hidden">
                        {move || say!("strozzi-harbour", harbour = harbour.to_string())}
                    </span>
                    <Art name="harbour" class="art" />
                    <span aria-hidden="true">{harbour.to_string()}</span>
                </h2>
                <Plate loading seat=near harbour side="near" />
                <div class="tracks">
                    {tracks
                        .map(|(track, &(_, good))| {
                            view! { <Track loading track good harbour near /> }
                        })
                        .collect_view()}
                </div>
            </div>
            <Berth loading seat=near harbour is_near=true />
        </section>
    }
}

/// How the round stands, or would stand if what is chosen were loaded.
fn report(loading: Loading) -> Option<RoundReport> {
    let shown = loading.preview.get().map(|shown| shown.after);
    shown.or_else(|| loading.game.get().map(|game| game.as_it_stands()))
}

/// The value of a seat's cargo at a harbour, and what it earns.
#[component]
fn Plate(loading: Loading, seat: Seat, harbour: Harbour, side: &'static str) -> impl IntoView {
    let value = Memo::new(move |_| {
        report(loading).map_or((0, false), |report| {
            let value = report.values[seat.index()][harbour as usize];
            (value, report.for_harbour(seat, harbour) > 0)
        })
    });
    let changes = move || {
        loading.preview.get().is_some_and(|shown| {
            let at = |report: &RoundReport| {
                (report.values[seat.index()][harbour as usize], report.for_harbour(seat, harbour))
            };
            at(&shown.before) != at(&shown.after)
        })
    };
    let label = move || {
        let (value, leads) = value.get();
        let (owner, harbour) = (loading.scene.label(seat), harbour.to_string());
        let value = u32::from(value);
        if leads {
            say!("strozzi-cargo-leads-label", owner = owner, harbour = harbour, value = value)
        } else {
            say!("strozzi-cargo-label", owner = owner, harbour = harbour, value = value)
        }
    };
    view! {
        <p
            class=format!("quay-plate {side} seat-{seat}")
            class:leads=move || value.get().1
            class:changes=changes
            role="img"
            aria-label=label
        >
            <span class="figure">{move || value.get().0}</span>
            <Show when=move || value.get().1>
                <span class="earns">"+20"</span>
            </Show>
        </p>
    }
}

/// A track from the far player's end to the near player's, with its marker, and where that goes
/// when the round ends.
#[component]
fn Track(
    loading: Loading,
    track: usize,
    good: Good,
    harbour: Harbour,
    near: Seat,
) -> impl IntoView {
    let towards_near = move |marker: i8| if near == Seat::ZERO { marker } else { -marker };
    let now = Memo::new(move |_| {
        loading.game.get().map_or(0, |game| towards_near(game.markers()[track]))
    });
    let is_over = move || loading.scene.to_act() == fondaco_rules::ToAct::Over;
    let then = Memo::new(move |_| {
        // What has been scored does not move again.
        let report = report(loading).filter(|_| !is_over());
        report.map_or(now.get(), |report| towards_near(report.markers_after[track]))
    });
    let moves = move || now.get() != then.get();
    let changes = move || {
        loading.preview.get().is_some_and(|shown| {
            shown.before.markers_after[track] != shown.after.markers_after[track]
        })
    };
    let label = move || track_label(loading, good, harbour, near, now.get(), then.get());
    let (class, art) = good_of(good.letter());
    let spaces = (-END..=END).map(|space| {
        let bonus = TRACK_BONUS[usize::from(space.unsigned_abs())];
        let class = match (bonus, space) {
            (_, 0) => "space middle",
            (0, _) => "space",
            _ => "space bonus",
        };
        view! { <span class=class>{(bonus > 0).then(|| format!("+{bonus}"))}</span> }
    });
    view! {
        <div
            class=format!("track {class}")
            class:changes=changes
            role="img"
            aria-label=label
        >
            <b class="track-letter" aria-hidden="true">{good.letter().to_string()}</b>
            <span class="spaces" aria-hidden="true">
                {spaces.collect_view()}
                <span
                    class="pull"
                    class:still=move || !moves()
                    style:--from=move || now.get().min(then.get()).to_string()
                    style:--steps=move || now.get().abs_diff(then.get()).to_string()
                ></span>
                <span
                    class="marker ghost"
                    class:still=move || !moves()
                    style:--at=move || then.get().to_string()
                >
                    <Art name=art class="art" />
                </span>
                <span class="marker" style:--at=move || now.get().to_string()>
                    <Art name=art class="art" />
                </span>
            </span>
        </div>
    }
}

fn track_label(
    loading: Loading,
    good: Good,
    harbour: Harbour,
    near: Seat,
    now: i8,
    then: i8,
) -> String {
    let name = |at: i8| loading.scene.called(if at > 0 { near } else { other(near) });
    let spaces = |at: i8| u32::from(at.unsigned_abs());
    let (good, place) = (language::texts().strozzi_good(good), harbour.to_string());
    let stands = if now == 0 {
        say!("strozzi-track-centre", good = good, harbour = place)
    } else {
        say!(
            "strozzi-track-side",
            good = good,
            harbour = place,
            spaces = spaces(now),
            name = name(now)
        )
    };
    match then {
        _ if then == now => stands,
        0 => say!("strozzi-track-then-centre", now = stands),
        _ => {
            say!("strozzi-track-then-side", now = stands, spaces = spaces(then), name = name(then))
        }
    }
}
