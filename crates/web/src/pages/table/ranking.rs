//! The ranking.

use fondaco_rules::{AnyGame, Seat, Viewer, sort_few};
use leptos::prelude::*;

use crate::games::of_game;
use crate::language::say;
use crate::parts::{SeatMark, figure};
use crate::scene::Scene;

/// A player's place at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// The place; ties share one.
    pub place: usize,
    /// Whose.
    pub seat: Seat,
    /// Money or points.
    pub score: i32,
}

/// Everybody, the best first.
pub fn ranked(game: &AnyGame, viewer: Viewer) -> Vec<Placed> {
    let scores = game.scores();
    let standing = |seat: Seat| {
        let tie_break =
            of_game!(game, (game, played) => game::tie_break(&played.game, viewer, seat));
        (scores[seat], tie_break)
    };
    let seats = || game.players().seats();
    let placed = |seat: Seat| {
        let ahead = seats().filter(|&other| standing(other) > standing(seat)).count();
        Placed { place: 1 + ahead, seat, score: scores[seat] }
    };
    let mut ranked: Vec<_> = seats().map(placed).collect();
    sort_few(&mut ranked, |placed| placed.place);
    ranked
}

/// The seats, the best first.
pub fn in_order(scene: Scene) -> Vec<Seat> {
    let viewer = scene.viewer.get_untracked();
    let ranked = scene.history.with_untracked(|history| ranked(history.game(), viewer));
    ranked.into_iter().map(|placed| placed.seat).collect()
}

/// Everybody's place, the best first.
#[component]
pub fn Ranking(scene: Scene) -> impl IntoView {
    let rows = move || scene.history.with(|history| ranked(history.game(), scene.viewer.get()));
    view! {
        <ol class="ranking">
            {move || {
                rows()
                    .into_iter()
                    .map(|Placed { place, seat, score }| {
                        let name = Signal::derive(move || scene.label(seat));
                        view! {
                            <li class:first=place == 1>
                                <span class="place">{move || say!("place", number = place)}</span>
                                <SeatMark seat name />
                                <span class="name">{move || name.get()}</span>
                                <span class="figure">{figure(score)}</span>
                            </li>
                        }
                    })
                    .collect_view()
            }}
        </ol>
    }
}

/// The heads of a table with a column for each player.
pub fn heads(scene: Scene, seats: &[Seat]) -> impl IntoView + use<> {
    let head = |&seat: &Seat| {
        let name = Signal::derive(move || scene.label(seat));
        view! {
            <th scope="col" class="figure">
                <SeatMark seat name />
                <span class="named">{move || name.get()}</span>
            </th>
        }
    };
    view! {
        <thead>
            <tr>
                <td></td>
                {seats.iter().map(head).collect_view()}
            </tr>
        </thead>
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use fondaco_client::History;

    use super::*;

    #[test]
    fn equals_share_a_place() {
        let (history, _) = History::read("fondaco 1 medici 4\nfirst 0\ntile C5\n").unwrap();
        let places: Vec<_> =
            ranked(history.game(), Viewer::Public).iter().map(|placed| placed.place).collect();
        assert_eq!(places, [1; 4], "nobody has spent anything");
    }

    #[test]
    fn the_winners_come_first() {
        for record in [
            include_str!("../../../../../tests/golden/medici-4-mixed.record"),
            include_str!("../../../../../tests/golden/strozzi-2-mixed.record"),
            include_str!("../../../../../tests/golden/byzanz-4-mixed.record"),
        ] {
            let (history, _) = History::read(record).unwrap();
            let game = history.game();
            let ranked = ranked(game, Viewer::Record);
            for placed in &ranked {
                assert_eq!(placed.place == 1, game.winners().contains(placed.seat), "{placed:?}");
            }
            assert!(ranked.is_sorted_by_key(|placed| placed.place));
        }
    }
}
