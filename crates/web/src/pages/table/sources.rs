//! Where everybody's money came from.

use fondaco_client::History;
use fondaco_rules::{AnyEffect, AnyGame, Seat, medici, strozzi};
use fondaco_story::Way;
use leptos::prelude::*;

use crate::parts::SeatMark;
use crate::scene::Scene;
use crate::tongue::{self, say};

/// What somebody had, earned and spent.
#[derive(Clone, Copy)]
struct Purse {
    seat: Seat,
    start: i32,
    earned: [(Way, i32); 3],
    money: i32,
}

impl Purse {
    /// All that ever came in.
    fn income(&self) -> i32 {
        self.start + self.earned.iter().map(|(_, florins)| florins).sum::<i32>()
    }
}

/// Everybody's purse, by seat; nothing where a game is not about money.
fn purses(history: &History) -> Vec<Purse> {
    let game = history.game();
    let (start, money) = (history.at(0).scores(), game.scores());
    let mut purses: Vec<Purse> = game
        .players()
        .seats()
        .filter_map(|seat| {
            let ways = match game {
                AnyGame::Medici(_) => [Way::Ships, Way::Stalls, Way::Bonus],
                AnyGame::Strozzi(_) => [Way::Harbours, Way::Monopolies, Way::Bonus],
                AnyGame::Byzanz(_) => return None,
            };
            let earned = ways.map(|way| (way, 0));
            Some(Purse { seat, start: start[seat], earned, money: money[seat] })
        })
        .collect();
    for effect in history.steps().iter().flat_map(|step| &step.effects) {
        for purse in &mut purses {
            for ((_, florins), more) in purse.earned.iter_mut().zip(pay(effect, purse.seat)) {
                *florins += more;
            }
        }
    }
    purses
}

/// What a scoring paid to a seat in each way.
fn pay(effect: &AnyEffect, seat: Seat) -> [i32; 3] {
    let sum = |pay: [u8; 5]| pay.into_iter().map(i32::from).sum();
    match effect {
        AnyEffect::Medici(medici::Effect::DayScored(report)) => {
            [report.ship_pay[seat].into(), sum(report.stall_pay[seat]), sum(report.bonus_pay[seat])]
        }
        AnyEffect::Strozzi(strozzi::Effect::RoundScored(report)) => {
            [report.harbour_pay, report.monopoly_pay, report.bonus_pay].map(|pay| pay[seat.index()])
        }
        _ => [0; 3],
    }
}

/// Where everybody's money came from, as bars, and below them as figures that add up.
#[component]
pub fn Sources(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let purses = scene.history.with_untracked(purses);
    let most = purses.iter().map(Purse::income).max()?;
    let ways = purses.first()?.earned.map(|(way, _)| way);
    let bars = purses.clone().into_iter().map(|purse| bar(scene, &purse, most)).collect_view();
    let rows = purses.into_iter().map(|purse| row(scene, &purse)).collect_view();
    Some(view! {
        <figure class="sources">
            <figcaption>{move || say!("sources-title")}</figcaption>
            <div class="sources-bars" aria-hidden="true">{bars}</div>
            <div class="scroll" tabindex="0" role="region" aria-label=move || say!("sources-title")>
                <table class="ledger">
                    <thead>
                        <tr>
                            <td></td>
                            <th scope="col" class="figure way way-0">{move || say!("start-column")}</th>
                            {ways
                                .into_iter()
                                .enumerate()
                                .map(|(at, way)| {
                                    view! {
                                        <th scope="col" class=format!("figure way way-{}", at + 1)>
                                            {move || way.name(tongue::texts())}
                                        </th>
                                    }
                                })
                                .collect_view()}
                            <th scope="col" class="figure">{move || say!("paid-column")}</th>
                            <th scope="col" class="figure">{move || say!("money-row")}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </figure>
    })
}

fn bar(scene: Scene, purse: &Purse, most: i32) -> impl IntoView + use<> {
    let seat = purse.seat;
    let parts = [purse.start].into_iter().chain(purse.earned.map(|(_, florins)| florins));
    let share = |florins: i32| 100.0 * florins as f32 / most.max(1) as f32;
    let parts = parts.enumerate().map(|(at, florins)| {
        view! { <span class=format!("way-{at}") style=format!("inline-size: {}%", share(florins))></span> }
    });
    view! {
        <div>
            <SeatMark seat name=Signal::derive(move || scene.label(seat)) />
            <span class="sources-bar">{parts.collect_view()}</span>
        </div>
    }
}

fn row(scene: Scene, purse: &Purse) -> impl IntoView + use<> {
    let seat = purse.seat;
    let earned = purse.earned.map(|(_, florins)| view! { <td class="figure">{florins}</td> });
    let spent = purse.income() - purse.money;
    view! {
        <tr>
            <th scope="row">{move || scene.label(seat)}</th>
            <td class="figure">{purse.start}</td>
            {earned.into_iter().collect_view()}
            <td class="figure">{format!("−{spent}")}</td>
            <td class="figure"><strong>{purse.money}</strong></td>
        </tr>
    }
}
