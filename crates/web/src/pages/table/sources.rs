//! Where everybody's money or points came from.

use fondaco_client::History;
use fondaco_rules::byzanz::Kind;
use fondaco_rules::{AnyEffect, Seat, Viewer};
use fondaco_story::Way;
use leptos::prelude::*;

use super::ranking::{heads, in_order};
use crate::games::of_game;
use crate::language::{self, say};
use crate::parts::{Art, SeatMark, art_of, class_of, figure};
use crate::scene::Scene;

/// A source of money or points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// What each player starts with.
    Start,
    /// A way to earn money.
    Way(Way),
    /// Cards of a kind that were kept as profits.
    Kind(Kind),
}

impl Source {
    fn name(self) -> String {
        match self {
            Source::Start => say!("start-column"),
            Source::Way(way) => way.name(language::texts()),
            Source::Kind(kind) => language::texts().byzanz_kind(kind),
        }
    }

    /// Its classes.
    fn class(self, at: usize) -> String {
        match self {
            Source::Start | Source::Way(_) => format!("way way-{at}"),
            Source::Kind(kind) => class_of(&kind.letter().to_string()).to_owned(),
        }
    }
}

/// What a player earned, and what is left of it.
#[derive(Clone, Debug)]
struct Purse {
    seat: Seat,
    income: Vec<(Source, i32)>,
    left: i32,
}

impl Purse {
    /// The sum of all income.
    fn sum(&self) -> i32 {
        self.income.iter().map(|(_, more)| more).sum()
    }
}

/// The purses of these seats.
fn purses(history: &History, viewer: Viewer, seats: &[Seat]) -> Vec<Purse> {
    let game = history.game();
    let left = game.scores();
    let purse = |&seat: &Seat| {
        let income = of_game!(game.kind(), game => game::sources(history, viewer, seat));
        Purse { seat, income, left: left[seat] }
    };
    seats.iter().map(purse).collect()
}

/// What a seat started with, and what scorings paid it in each way.
pub fn earned(
    history: &History,
    seat: Seat,
    ways: [Way; 3],
    pay: impl Fn(&AnyEffect) -> [i32; 3],
) -> Vec<(Source, i32)> {
    let mut earned = ways.map(|way| (Source::Way(way), 0));
    for effect in history.steps().iter().flat_map(|step| &step.effects) {
        for ((_, florins), more) in earned.iter_mut().zip(pay(effect)) {
            *florins += more;
        }
    }
    [(Source::Start, history.at(0).scores()[seat])].into_iter().chain(earned).collect()
}

/// Where everybody's money or points came from, as bars and as a table.
#[component]
pub fn Sources(scene: Scene) -> impl IntoView {
    let seats = in_order(scene);
    let viewer = scene.viewer.get_untracked();
    let mut purses = scene.history.with_untracked(|history| purses(history, viewer, &seats));
    // Kinds of cards that nobody kept are left out.
    let brought: Vec<bool> = (0..purses.first()?.income.len())
        .map(|at| {
            let is_kind = matches!(purses[0].income[at].0, Source::Kind(_));
            !is_kind || purses.iter().any(|purse| purse.income[at].1 > 0)
        })
        .collect();
    for purse in &mut purses {
        let mut kept = brought.iter();
        purse.income.retain(|_| kept.next().copied().unwrap_or_default());
    }
    let most = purses.iter().map(Purse::sum).max()?;
    let sources: Vec<Source> = purses.first()?.income.iter().map(|&(source, _)| source).collect();
    let bars = purses.iter().map(|purse| bar(scene, purse, most)).collect_view();
    Some(view! {
        <figure class="sources">
            <figcaption>{move || say!("sources-title")}</figcaption>
            <div>
                <ul class="sources-legend" aria-hidden="true">
                    {sources.iter().enumerate().map(|(at, &source)| legend(at, source)).collect_view()}
                </ul>
                <div class="sources-bars" aria-hidden="true">{bars}</div>
            </div>
            <table class="ledger by-player" data-columns=seats.len()>
                {heads(scene, &seats)}
                <tbody>{rows(&sources, &purses)}</tbody>
            </table>
        </figure>
    })
}

fn legend(at: usize, source: Source) -> impl IntoView + use<> {
    let drawing = match source {
        Source::Kind(kind) => {
            let art = art_of(class_of(&kind.letter().to_string()));
            view! { <Art name=art class="art" /> }.into_any()
        }
        Source::Start | Source::Way(_) => view! { <span class="swatch"></span> }.into_any(),
    };
    view! {
        <li class=format!("good mark {}", source.class(at))>
            {drawing}
            <span class="words">{move || source.name()}</span>
        </li>
    }
}

fn bar(scene: Scene, purse: &Purse, most: i32) -> impl IntoView + use<> {
    let seat = purse.seat;
    let share = |brought: i32| 100.0 * brought as f32 / most.max(1) as f32;
    let parts = purse.income.iter().enumerate().map(|(at, &(source, brought))| {
        let letter = match source {
            Source::Kind(kind) => kind.letter().to_string(),
            Source::Start | Source::Way(_) => String::new(),
        };
        (brought > 0).then(|| {
            view! {
                <span
                    class=source.class(at)
                    style=format!("inline-size: {:.2}%", share(brought))
                >
                    {letter}
                </span>
            }
        })
    });
    view! {
        <div>
            <SeatMark seat name=move || scene.label(seat) />
            <span class="sources-bar">{parts.collect_view()}</span>
        </div>
    }
}

/// A row for each source, then what was spent where there is money, and what is left.
fn rows(sources: &[Source], purses: &[Purse]) -> impl IntoView + use<> {
    let is_money = !matches!(sources.first(), Some(Source::Kind(_)));
    let row = |head: Signal<String>, class: &'static str, figures: Vec<i32>| {
        let cells = figures
            .into_iter()
            .map(|number| view! { <td class="figure">{figure(number)}</td> })
            .collect_view();
        view! {
            <tr class=class>
                <th scope="row">{move || head.get()}</th>
                {cells}
            </tr>
        }
    };
    let brought = sources.iter().enumerate().map(|(at, &source)| {
        let figures = purses.iter().map(|purse| purse.income[at].1).collect();
        row(Signal::derive(move || source.name()), "", figures)
    });
    let brought = brought.collect_view();
    let spent = is_money.then(|| {
        let figures = purses.iter().map(|purse| purse.left - purse.sum()).collect();
        row(Signal::derive(|| say!("paid-column")), "", figures)
    });
    let left = move || if is_money { say!("money-row") } else { say!("points-column") };
    let figures = purses.iter().map(|purse| purse.left).collect();
    view! {
        {brought}
        {spent}
        {row(Signal::derive(left), "sum", figures)}
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn points_come_from_the_kinds_that_were_kept() {
        let record = include_str!("../../../../../tests/golden/byzanz-4-mixed.record");
        let (history, _) = History::read(record).unwrap();
        let seats: Vec<_> = history.game().players().seats().collect();
        for purse in purses(&history, Viewer::Record, &seats) {
            assert_eq!(purse.sum(), purse.left, "{purse:?}");
        }
    }

    #[test]
    fn money_is_what_came_in_and_was_not_spent() {
        let record = include_str!("../../../../../tests/golden/medici-4-mixed.record");
        let (history, _) = History::read(record).unwrap();
        let seats: Vec<_> = history.game().players().seats().collect();
        for purse in purses(&history, Viewer::Record, &seats) {
            assert_eq!(purse.income.len(), 4);
            assert!(purse.sum() >= purse.left, "{purse:?}");
        }
    }
}
