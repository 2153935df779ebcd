//! What a round pays: as it stands, and line by line when it is over.

use fondaco_client::strozzi::{Scored, scored};
use fondaco_rules::strozzi::{Good, Harbour, RoundReport, TRACKS};
use fondaco_rules::{Game, Seat, Strozzi, ToAct};
use leptos::prelude::*;

use super::other;
use crate::games::good_of;
use crate::games::usual::pressed_since;
use crate::language::{self, say};
use crate::parts::{Art, SeatMark};
use crate::scene::Scene;

/// Something that is paid for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    /// The more valuable cargo at a harbour.
    Harbour(Harbour),
    /// The marker of a track.
    Marker(usize, Harbour, Good),
}

/// One line: what it is, and what it pays the near and the far player.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Line {
    what: What,
    /// The tens or twenties, and the bonus, by side.
    pay: [(i32, i32); 2],
}

impl Line {
    fn earned(self, side: usize) -> i32 {
        self.pay[side].0 + self.pay[side].1
    }
}

/// The harbours first, then the markers, as the rules pay them. Markers that pay nobody are left
/// out.
fn lines(report: &RoundReport, near: Seat) -> Vec<Line> {
    let sides = [near, other(near)];
    let harbours = Harbour::ALL.into_iter().map(|harbour| Line {
        what: What::Harbour(harbour),
        pay: sides.map(|seat| (report.for_harbour(seat, harbour), 0)),
    });
    let markers = TRACKS.into_iter().enumerate().map(|(track, (harbour, good))| Line {
        what: What::Marker(track, harbour, good),
        pay: sides.map(|seat| report.for_marker(seat, track)),
    });
    let markers = markers.filter(|line| line.pay.iter().any(|(ten, _)| *ten > 0));
    harbours.chain(markers).collect()
}

/// Why a line pays, in words.
fn reason(scene: Scene, report: &RoundReport, near: Seat, line: Line) -> String {
    match line.what {
        What::Harbour(harbour) => {
            let value = |seat: Seat| u32::from(report.values[seat.index()][harbour as usize]);
            let (ours, theirs) = (value(near), value(other(near)));
            let harbour = harbour.to_string();
            if ours == theirs {
                say!("strozzi-line-tie", harbour = harbour, value = ours)
            } else {
                say!("strozzi-line-harbour", harbour = harbour, ours = ours, theirs = theirs)
            }
        }
        What::Marker(track, harbour, good) => {
            let marker = report.markers_after[track];
            let owner = if marker > 0 { Seat::ZERO } else { Seat::ONE };
            say!(
                "strozzi-line-marker",
                good = language::texts().strozzi_good(good),
                harbour = harbour.to_string(),
                spaces = u32::from(marker.unsigned_abs()),
                name = scene.called(owner)
            )
        }
    }
}

/// The names above the columns.
#[component]
fn Head(scene: Scene, near: Seat) -> impl IntoView {
    view! {
        <thead>
            <tr>
                <th scope="col">{move || say!("strozzi-line")}</th>
                {[near, other(near)]
                    .map(|seat| {
                        view! {
                            <th scope="col" class="figure">
                                <span class="quay-who">
                                    <SeatMark seat name=Signal::derive(move || scene.label(seat)) />
                                    {move || scene.label(seat)}
                                </span>
                            </th>
                        }
                    })}
            </tr>
        </thead>
    }
}

/// The drawing and the words of a line.
fn cell(scene: Scene, report: RoundReport, near: Seat, line: Line) -> impl IntoView {
    let (class, art) = match line.what {
        What::Harbour(_) => ("quay-what", "harbour"),
        What::Marker(_, _, good) => good_of(good.letter()),
    };
    let is_good = matches!(line.what, What::Marker(..));
    view! {
        <th scope="row">
            <span class=format!("good {class}") class:mark=is_good>
                <Art name=art class="art" />
                <span class="words">{move || reason(scene, &report, near, line)}</span>
            </span>
        </th>
    }
}

/// What a line pays one of the players.
fn paid((ten, bonus): (i32, i32)) -> String {
    match (ten, bonus) {
        (0, 0) => "–".to_owned(),
        (ten, 0) => ten.to_string(),
        (_, bonus) => say!("strozzi-line-bonus", bonus = bonus),
    }
}

/// How it would be scored now.
#[component]
pub fn Ledger(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let game = scene.view::<Strozzi>();
    let near = Memo::new(move |_| scene.nearest());
    let report = Memo::new(move |_| {
        let game = game.get()?;
        // What has been scored is not scored again.
        (game.to_act() != ToAct::Over).then(|| game.as_it_stands())
    });
    let money = move |seat: Seat| game.get().map_or(0, |game| game.money(seat));
    let table = move |report: RoundReport| {
        let near = near.get();
        let totals = report.totals();
        view! {
            <table class="ledger">
                <caption>{move || say!("strozzi-so-far")}</caption>
                <Head scene near />
                <tbody>
                    {lines(&report, near)
                        .into_iter()
                        .map(|line| {
                            view! {
                                <tr>
                                    {cell(scene, report, near, line)}
                                    {line
                                        .pay
                                        .map(|pay| view! { <td class="figure">{move || paid(pay)}</td> })}
                                </tr>
                            }
                        })
                        .collect_view()}
                </tbody>
                <tfoot>
                    <tr class="sum">
                        <th scope="row">{move || say!("strozzi-earned")}</th>
                        {[near, other(near)]
                            .map(|seat| view! { <td class="figure">{totals[seat.index()]}</td> })}
                    </tr>
                    <tr>
                        <th scope="row">{move || say!("strozzi-would-have")}</th>
                        {[near, other(near)]
                            .map(|seat| {
                                let then = move || money(seat) + totals[seat.index()];
                                view! { <td class="figure">{then}</td> }
                            })}
                    </tr>
                </tfoot>
            </table>
        }
    };
    view! { <div class="so-far strozzi">{move || report.get().map(table)}</div> }
}

/// How it was scored with the event of this number, line by line.
#[component]
pub fn Scoring(
    /// What is shown.
    scene: Scene,
    /// The number of the event, from 0.
    event: usize,
) -> impl IntoView {
    let found = scene.history.with_untracked(|history| scored(history, event));
    let Some(found) = found else { return ().into_any() };
    // A key or a tap shows the rest at once.
    let is_whole = pressed_since();
    view! {
        <div class="scoring strozzi" class:whole=move || is_whole.get()>
            <h2>{move || say!("strozzi-scored", round = u32::from(found.round))}</h2>
            <div class="scroll">{move || tally(scene, found, scene.nearest())}</div>
        </div>
    }
    .into_any()
}

/// The lines with what each player has after them.
fn tally(scene: Scene, found: Scored, near: Seat) -> impl IntoView {
    let Scored { report, before, .. } = found;
    let sides = [near, other(near)];
    let mut sums = sides.map(|seat| before[seat.index()]);
    let rows = lines(&report, near).into_iter().enumerate().map(|(place, line)| {
        for (side, sum) in sums.iter_mut().enumerate() {
            *sum += line.earned(side);
        }
        (place + 1, line, sums)
    });
    let rows = rows.collect::<Vec<_>>();
    let last = rows.len() + 1;
    let totals = report.totals();
    view! {
        <table class="ledger">
            <Head scene near />
            <tbody>
                <tr style="--nth: 0">
                    <th scope="row">{move || say!("strozzi-before")}</th>
                    {sides
                        .map(|seat| view! { <td class="figure">{before[seat.index()]}</td> })}
                </tr>
                {rows
                    .into_iter()
                    .map(|(place, line, sums)| {
                        view! {
                            <tr style=format!("--nth: {place}")>
                                {cell(scene, report, near, line)}
                                {[0, 1]
                                    .map(|side| {
                                        let earns = line.earned(side) > 0;
                                        view! {
                                            <td class="figure" class:gain=earns>
                                                {move || paid(line.pay[side])}
                                                <span class="running">{sums[side]}</span>
                                            </td>
                                        }
                                    })}
                            </tr>
                        }
                    })
                    .collect_view()}
            </tbody>
            <tfoot>
                <tr style=format!("--nth: {last}")>
                    <th scope="row">{move || say!("strozzi-earned")}</th>
                    {sides
                        .map(|seat| view! { <td class="figure gain">{totals[seat.index()]}</td> })}
                </tr>
                <tr class="sum" style=format!("--nth: {}", last + 1)>
                    <th scope="row">{move || say!("strozzi-after")}</th>
                    {sides
                        .map(|seat| {
                            let now = before[seat.index()] + totals[seat.index()];
                            view! { <td class="figure">{now}</td> }
                        })}
                </tr>
            </tfoot>
        </table>
    }
}
