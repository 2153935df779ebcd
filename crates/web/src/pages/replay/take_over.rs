//! Playing on from a position of a replay.

use fondaco_bots::Level;
use fondaco_client::{Replay, SetUp, Sitter, Table};
use fondaco_rules::{Seat, Viewer};
use fondaco_texts::Names;
use leptos::prelude::*;

use crate::language::say;
use crate::pages::begin;
use crate::pages::choice::Segmented;
use crate::pages::table::seed;
use crate::parts::{Button, Dialog};
use crate::scene::Scene;

/// Asks which seat to take, and goes to the new table.
#[component]
pub fn TakeOver(
    replay: RwSignal<Replay>,
    /// What is shown of it.
    scene: Scene,
    /// How much of it may be seen.
    eyes: Viewer,
    #[prop(into)] close: Callback<()>,
) -> impl IntoView {
    let players = replay.with_untracked(|replay| replay.game().players());
    // While hands are secret, only the player's own seat can be taken.
    let is_open = move |seat: &Seat| eyes == Viewer::Record || eyes == Viewer::Seat(*seat);
    let yours = scene.names.with_untracked(Names::you);
    let first = yours.filter(is_open).or_else(|| players.seats().find(is_open));
    let chosen = RwSignal::new(first.unwrap_or_default());
    let options = move || {
        let seats = players.seats().filter(is_open);
        seats.map(|seat| (seat, scene.label(seat))).collect::<Vec<_>>()
    };
    let begin = move || {
        begin::go_to(&replay.with_untracked(|replay| table(replay, chosen.get_untracked())));
    };
    view! {
        <Dialog label=|| say!("take-over") close>
            <h2>{move || say!("take-over")}</h2>
            <p>{move || say!("take-over-text")}</p>
            <Segmented
                label=|| say!("take-over-seat")
                name="take-over"
                options
                chosen
                choose=move |seat| chosen.set(seat)
            />
            <div class="buttons">
                <Button
                    class="button primary"
                    icon="icon-play"
                    label=move || say!("take-over-play")
                    press=begin
                />
                <Button class="button quiet" label=move || say!("cancel") press=close />
            </div>
        </Dialog>
    }
}

/// The table at which this seat is yours, and all the others are bots.
fn table(replay: &Replay, yours: Seat) -> Table {
    let game = replay.game();
    let (kind, players) = (game.kind(), game.players());
    let mut set_up = SetUp::of_tags(kind, players, replay.tags());
    for (seat, sitter) in players.seats().zip(&mut set_up.sitters) {
        if seat == yours {
            *sitter = Sitter::Person(String::new());
        } else if sitter.is_person() {
            *sitter = SetUp::bot(kind, seat.index(), Level::Merchant);
        }
    }
    set_up.hints = true;
    Table::going_on(set_up, replay.so_far(), seed())
}
