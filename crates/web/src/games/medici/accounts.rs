//! How the day would be scored now, and how it was scored: the same sheet, line by line.

use fondaco_rules::medici::{DayReport, Effect as Brought, Good};
use fondaco_rules::{AnyEffect, Chosen, Game, Medici, Seat, ToAct, sort_few};
use leptos::prelude::*;

use super::{around, words};
use crate::games::good_of;
use crate::games::usual::pressed_since;
use crate::language::say;
use crate::parts::{Amount, Art, SeatMark};
use crate::scene::Scene;

/// What the sheet says.
#[derive(Clone, PartialEq)]
struct Account {
    report: DayReport,
    seats: Vec<Seat>,
    /// The day that is scored.
    day: u8,
    /// By seat: the money before, and how high the counters stand.
    before: Vec<u16>,
    levels: Vec<[u8; 5]>,
    /// The game after its last day.
    ended: Option<Medici>,
}

impl Account {
    /// If the day ended now.
    fn now(scene: Scene, game: &Medici) -> Account {
        let each = || game.players().seats();
        Account {
            report: game.as_it_stands(),
            seats: columns(scene, game),
            day: game.day(),
            before: each().map(|seat| game.money(seat)).collect(),
            levels: each().map(|seat| game.levels_then(seat)).collect(),
            ended: None,
        }
    }

    /// How a day was scored by an event.
    fn scored(scene: Scene, event: usize) -> Option<Account> {
        scene.history.with(|history| {
            let step = history.steps().get(event)?;
            let report = step.effects.iter().find_map(|effect| match effect {
                AnyEffect::Medici(Brought::DayScored(report)) => Some(*report),
                _ => None,
            })?;
            let (before, after) = (history.at(event), &step.after);
            let (before, after) = (&Medici::of(before)?.game, &Medici::of(after)?.game);
            let each = || after.players().seats();
            Some(Account {
                report,
                seats: columns(scene, after),
                day: before.day(),
                before: each().map(|seat| after.money(seat) - report.total(seat)).collect(),
                levels: each().map(|seat| after.levels(seat)).collect(),
                ended: (after.to_act() == ToAct::Over).then_some(*after),
            })
        })
    }

    fn after(&self, seat: Seat) -> u16 {
        self.before[seat.index()] + self.report.total(seat)
    }

    /// A seat's place by these figures, and whether others share it.
    fn place(&self, seat: Seat, has: impl Fn(Seat) -> u8) -> String {
        let count = |is: fn(&u8, &u8) -> bool| {
            self.seats.iter().filter(|&&other| is(&has(other), &has(seat))).count()
        };
        let place = 1 + count(u8::gt);
        if count(u8::eq) > 1 {
            say!("medici-shared-place", place = place)
        } else {
            say!("medici-place", place = place)
        }
    }
}

/// The viewer comes first, so that their column is in sight however many there are.
fn columns(scene: Scene, game: &Medici) -> Vec<Seat> {
    let mut seats = around(scene, game);
    seats.rotate_right(1);
    seats
}

/// How it would be scored now.
#[component]
pub fn Ledger(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let game = scene.view::<Medici>();
    let account = Memo::new(move |_| {
        let game = game.get()?;
        (game.to_act() != ToAct::Over).then(|| Account::now(scene, &game))
    });
    view! {
        <div class="so-far medici">
            {move || {
                account
                    .get()
                    .map(|account| {
                        let title = say!("medici-if-ended", day = account.day);
                        view! { <Sheet scene account title /> }
                    })
            }}
        </div>
    }
}

/// How it was scored with the event of this number, line by line.
#[component]
pub fn Scoring(
    /// What is shown.
    scene: Scene,
    /// The number of the event, from 0.
    event: usize,
) -> impl IntoView {
    let is_read = pressed_since();
    let account = Memo::new(move |_| Account::scored(scene, event));
    view! {
        <div class="scoring medici" class:read=is_read>
            {move || {
                account
                    .get()
                    .map(|account| {
                        let title = say!("medici-day-pays", day = account.day);
                        view! {
                            <Sheet scene account=account.clone() title />
                            <Standing scene account />
                        }
                    })
            }}
        </div>
    }
}

/// The sheet: a column for each seat, a line for each thing that pays.
#[component]
fn Sheet(scene: Scene, account: Account, title: String) -> impl IntoView {
    let Account { report, seats, before, levels, .. } = account.clone();
    let heads = seats.iter().map(|&seat| {
        let name = Signal::derive(move || scene.label(seat));
        view! {
            <th scope="col" class="figure" class:m-own=move || scene.nearest() == seat>
                <SeatMark seat name />
                <span class="m-who">{name}</span>
            </th>
        }
    });
    let line =
        |number: usize, head: AnyView, class: &'static str, cell: &dyn Fn(Seat) -> AnyView| {
            let cells: Vec<_> = seats
                .iter()
                .map(|&seat| {
                    view! {
                        <td class="figure" class:m-own=move || scene.nearest() == seat>
                            {cell(seat)}
                        </td>
                    }
                })
                .collect();
            view! {
                <tr class=format!("m-line {class}") style=format!("--nth:{number}")>
                    <th scope="row">{head}</th>
                    {cells}
                </tr>
            }
        };
    let ships = line(0, say!("ships-column").into_any(), "", &|seat| {
        let place = account.place(seat, |seat| report.values[seat]);
        pay(report.ship_pay[seat], report.values[seat].to_string(), Some(place))
    });
    let stalls: Vec<_> = Good::ALL
        .into_iter()
        .map(|good| {
            line(1 + good as usize, stall_head(good), "", &|seat| {
                let level = |seat: Seat| levels[seat.index()][good as usize];
                let note = say!("medici-level-note", level = level(seat));
                let florins = report.stall_pay[seat][good as usize];
                // Why something is paid; most places of a stall earn nothing.
                pay(florins, note, (florins > 0).then(|| account.place(seat, level)))
            })
        })
        .collect();
    let bonus = line(6, say!("bonus-column").into_any(), "", &|seat| {
        let all = report.bonus_pay[seat];
        let goods = Good::ALL.into_iter().filter(|&good| all[good as usize] > 0);
        let letters: Vec<_> = goods.map(|good| good.letter().to_string()).collect();
        pay(all.iter().sum(), letters.join(" "), None)
    });
    let total = line(7, say!("total-column").into_any(), "sum", &|seat| {
        format!("+{}", report.total(seat)).into_any()
    });
    let had = line(8, say!("medici-money-before").into_any(), "", &|seat| {
        before[seat.index()].into_any()
    });
    let has = line(9, say!("medici-money-then").into_any(), "sum", &|seat| {
        account.after(seat).into_any()
    });
    let label = title.clone();
    let count = seats.len();
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=label>
            <table class="ledger m-ledger" data-columns=count>
                <caption>{title}</caption>
                <thead>
                    <tr>
                        <td></td>
                        {heads.collect_view()}
                    </tr>
                </thead>
                <tbody>{ships} {stalls} {bonus} {total} {had} {has}</tbody>
            </table>
        </div>
    }
}

fn stall_head(good: Good) -> AnyView {
    let (class, art) = good_of(good.letter());
    view! {
        <span class=format!("good mark {class}")>
            <Art name=art class="art" />
            <span class="m-good">{words::good(good)}</span>
        </span>
    }
    .into_any()
}

/// What something paid, and why: what there is of it, and which place that is.
fn pay(florins: u8, why: String, place: Option<String>) -> AnyView {
    let place = place.map(|place| view! { <span class="m-rank">{place}</span> });
    view! {
        <span class="m-pay" class:nothing=florins == 0>{florins}</span>
        <span class="m-why">{why} {place}</span>
    }
    .into_any()
}

/// Who is ahead now.
#[component]
fn Standing(scene: Scene, account: Account) -> impl IntoView {
    let mut seats = account.seats.clone();
    sort_few(&mut seats, |&seat| std::cmp::Reverse(account.after(seat)));
    let lead = seats.first().map(|&seat| account.after(seat));
    let leaders: Vec<_> =
        seats.iter().copied().filter(|&seat| Some(account.after(seat)) == lead).collect();
    let sentence = match (account.ended, leaders.as_slice()) {
        (Some(game), _) => words::winners(scene, &game),
        (None, [leader]) => {
            let second = seats.get(1).map_or(0, |&seat| account.after(seat));
            let ahead = account.after(*leader).saturating_sub(second);
            say!("medici-leads-by", name = scene.called(*leader), ahead = ahead)
        }
        (None, _) => say!("medici-lead-is-shared"),
    };
    let order = seats.into_iter().map(|seat| {
        let name = Signal::derive(move || scene.label(seat));
        let florins = i32::from(account.after(seat));
        view! {
            <li class="chip" class:m-own=move || scene.nearest() == seat>
                <SeatMark seat name />
                <span>{name}</span>
                <Amount florins=florins />
            </li>
        }
    });
    view! {
        <div class="m-line m-standing" style="--nth:10">
            <p class="m-leads">{sentence}</p>
            <ol class="tag-list">{order.collect_view()}</ol>
        </div>
    }
}
