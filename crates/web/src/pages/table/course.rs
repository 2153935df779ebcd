//! How the scores went.

use fondaco_client::History;
use fondaco_rules::{AnyGame, Seat};
use leptos::prelude::*;

use super::ranking::{heads, in_order};
use super::toolbar::period_name;
use crate::language::say;
use crate::parts::figure;
use crate::scene::Scene;

/// The size of the drawing.
const WIDTH: f32 = 480.0;
const HEIGHT: f32 = 220.0;
/// The area of the lines: on the right is room for marks and figures, below for days.
const LEFT: f32 = 14.0;
const RIGHT: f32 = WIDTH - 70.0;
const TOP: f32 = 14.0;
const BOTTOM: f32 = HEIGHT - 32.0;
/// The height of a figure at the end of a line.
const LINE: f32 = 17.0;
/// With more columns than this, days are only numbered.
const FEW: usize = 5;

/// Everybody's score at the end of each day or round, from the start.
fn course(history: &History) -> Vec<Vec<i32>> {
    let scores = |game: &AnyGame| game.scores().of(game.players()).to_vec();
    let mut course = vec![scores(history.at(0))];
    for at in 1..=history.len() {
        let (before, after) = (history.at(at - 1), history.at(at));
        if before.period() != after.period() || at == history.len() {
            course.push(scores(after));
        }
    }
    course
}

/// Places for figures, as near to these as possible without overlapping, from above.
fn apart(wanted: &[f32]) -> Vec<f32> {
    let mut places: Vec<f32> = Vec::with_capacity(wanted.len());
    for &place in wanted {
        let free = places.last().map_or(TOP, |last| last + LINE);
        places.push(place.max(free));
    }
    // What was pushed below the edge is pushed back up.
    let mut free = BOTTOM;
    for place in places.iter_mut().rev() {
        *place = place.min(free);
        free = *place - LINE;
    }
    places
}

/// How the scores went, as lines and as a table.
#[component]
pub fn Course(scene: Scene) -> impl IntoView {
    let kind = scene.kind();
    let seats = in_order(scene);
    let course = scene.history.with_untracked(course);
    let columns = course.len();
    let all = || course.iter().flatten().copied();
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(1));
    let x = |at: usize| LEFT + (RIGHT - LEFT) * at as f32 / (columns - 1).max(1) as f32;
    let y =
        |score: i32| BOTTOM - (BOTTOM - TOP) * (score - low) as f32 / (high - low).max(1) as f32;
    let last = |seat: Seat| course.last().map_or(0, |scores| scores[seat.index()]);
    let ends: Vec<f32> = seats.iter().map(|&seat| y(last(seat))).collect();
    let lines = seats.iter().zip(apart(&ends)).map(|(&seat, end)| {
        let points: Vec<_> = course
            .iter()
            .enumerate()
            .map(|(at, scores)| format!("{:.1},{:.1}", x(at), y(scores[seat.index()])))
            .collect();
        view! {
            <g class=format!("line seat-{}", seat.index())>
                <polyline points=points.join(" ") fill="none" />
                <use
                    href=format!("#seat-{}", seat.index())
                    x=RIGHT + 6.0
                    y=end - 8.0
                    width="16"
                    height="16"
                />
                <text x=RIGHT + 28.0 y=end + 5.0>{figure(last(seat))}</text>
            </g>
        }
    });
    let lines = lines.collect_view();
    let head = move |at: usize| match at {
        0 => say!("course-start"),
        _ => period_name(kind, at as u32),
    };
    let mark = move |at: usize| match at {
        0 => String::new(),
        _ if columns <= FEW => head(at),
        _ => at.to_string(),
    };
    let days = (0..columns).map(|at| {
        view! {
            <line class="day" x1=x(at) x2=x(at) y1=TOP y2=BOTTOM />
            <text class="day" x=x(at) y=HEIGHT - 8.0 text-anchor="middle">{move || mark(at)}</text>
        }
    });
    let days = days.collect_view();
    let zero = y(0);
    let rows = course.into_iter().enumerate().map(|(at, scores)| {
        let figures = seats.iter().map(|&seat| scores[seat.index()]);
        view! {
            <tr>
                <th scope="row">{move || head(at)}</th>
                {figures.map(|score| view! { <td class="figure">{figure(score)}</td> }).collect_view()}
            </tr>
        }
    });
    let rows = rows.collect_view();
    view! {
        <figure class="course">
            <figcaption>{move || say!("course-title")}</figcaption>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
                {days}
                <line class="zero" x1=LEFT x2=RIGHT y1=zero y2=zero />
                {lines}
            </svg>
            <table class="ledger by-player" data-columns=seats.len()>
                {heads(scene, &seats)}
                <tbody>{rows}</tbody>
            </table>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_do_not_cover_each_other() {
        for wanted in [vec![20.0; 6], vec![BOTTOM; 6], vec![20.0, 22.0, 100.0, 180.0, BOTTOM]] {
            let places = apart(&wanted);
            assert!(places.windows(2).all(|two| two[1] - two[0] >= LINE - 0.01), "{places:?}");
            assert!(places.iter().all(|&place| (TOP..=BOTTOM).contains(&place)), "{places:?}");
        }
        assert_eq!(apart(&[20.0, 60.0]), [20.0, 60.0]);
    }
}
