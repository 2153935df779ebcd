//! What the person at the screen may do now, in one sentence and with its keys.

use fondaco_client::strozzi::{Preview, open_harbours};
use fondaco_rules::strozzi::{Harbour, Hull, Illegal, Move, Moves, TRACKS};
use fondaco_rules::{Game, Seat, Strozzi, ToAct};
use leptos::prelude::*;

use super::loading::Loading;
use super::other;
use super::price::PriceEntry;
use super::ships::{HARBOUR_KEYS, SHIP_KEYS};
use crate::keys::on_key;
use crate::language::{self, say};
use crate::parts::Button;
use crate::scene::Scene;

/// What is asked, and of whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ask {
    /// A person at this screen names a price, or draws if that is allowed.
    Price { seat: Seat, may_draw: bool },
    /// A person at this screen buys or refuses.
    Answer { seat: Seat, price: u16 },
    /// A person at this screen loads or discards.
    Load { seat: Seat },
    /// Nobody at this screen.
    Nothing,
}

impl Ask {
    fn of(scene: Scene, game: Option<Strozzi>) -> Ask {
        let (Some(game), Some(seat)) = (game, scene.decider()) else { return Ask::Nothing };
        match game.moves(seat) {
            Moves::Price => Ask::Price { seat, may_draw: false },
            Moves::DrawOrPrice => Ask::Price { seat, may_draw: true },
            Moves::BuyOrRefuse => Ask::Answer { seat, price: game.price().unwrap_or_default() },
            Moves::LoadOrDiscard(_) => Ask::Load { seat },
            Moves::Nothing => Ask::Nothing,
        }
    }
}

/// What the person at the screen may do now.
#[component]
pub fn Actions(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let loading = Loading::new(scene);
    let ask = Memo::new(move |_| Ask::of(scene, loading.game.get()));
    on_key(move |key| pressed(loading, ask.get_untracked(), key));
    view! {
        <div class="actions strozzi">
            {move || match ask.get() {
                Ask::Price { seat, may_draw } => {
                    view! { <Pricing loading seat may_draw /> }.into_any()
                }
                Ask::Answer { seat, price } => view! { <Answering loading seat price /> }.into_any(),
                Ask::Load { seat } => view! { <LoadingBar loading seat /> }.into_any(),
                Ask::Nothing => view! { <Watching loading /> }.into_any(),
            }}
        </div>
    }
}

/// The keys of the buttons and of ships and harbours; `price` has those of the price.
fn pressed(loading: Loading, ask: Ask, key: &str) -> bool {
    let scene = loading.scene;
    let place = |keys: &[&str; 3]| keys.iter().position(|own| own.eq_ignore_ascii_case(key));
    let ship = place(&SHIP_KEYS).map(|at| Hull::ALL[at]);
    let harbour = place(&HARBOUR_KEYS).map(|at| Harbour::ALL[at]);
    match (ask, key) {
        (Ask::Price { seat, may_draw: true }, "d" | "D") => scene.play::<Strozzi>(seat, Move::Draw),
        (Ask::Answer { seat, .. }, "b" | "B") => scene.play::<Strozzi>(seat, Move::Buy),
        (Ask::Answer { seat, .. }, "r" | "R") => scene.play::<Strozzi>(seat, Move::Refuse),
        (Ask::Load { seat }, "Enter") => return load(loading, seat),
        (Ask::Load { seat }, "x" | "X") => scene.play::<Strozzi>(seat, Move::Discard),
        (Ask::Answer { .. } | Ask::Load { .. }, _) if let Some(hull) = ship => {
            loading.choose_ship(hull);
        }
        (Ask::Price { .. } | Ask::Answer { .. } | Ask::Load { .. }, _)
            if let Some(harbour) = harbour =>
        {
            loading.choose_harbour(harbour);
        }
        _ => return false,
    }
    true
}

/// Loads as it was chosen, once that is complete.
fn load(loading: Loading, seat: Seat) -> bool {
    let choice = loading
        .bought
        .get_untracked()
        .and_then(|(buyer, bought)| loading.plan.get_untracked().choice(&bought, buyer));
    if let Some(choice) = choice {
        loading.scene.play::<Strozzi>(seat, choice);
    }
    choice.is_some()
}

/// Another tile, or a price.
#[component]
fn Pricing(loading: Loading, seat: Seat, may_draw: bool) -> impl IntoView {
    let scene = loading.scene;
    let ask =
        move || if may_draw { say!("strozzi-ask-draw") } else { say!("strozzi-table-ask-price") };
    let means = move || say!("strozzi-price-means", name = scene.called(other(seat)));
    let why = move || match (!may_draw).then(|| why_no_draw(loading, seat)).flatten() {
        Some(why) => format!("{why} {}", means()),
        None => means(),
    };
    view! {
        <p class="ask">{move || scene.ask(seat, ask())}</p>
        <div class="acts">
            <Show when=move || may_draw>
                <Button
                    label=move || say!("strozzi-draw")
                    key="D"
                    shows_key=true
                    press=move || { scene.play::<Strozzi>(seat, Move::Draw) }
                />
            </Show>
            <PriceEntry loading seat />
        </div>
        <p class="why">{why}</p>
        <Trial loading seat />
    }
}

/// Why the lot may not grow.
fn why_no_draw(loading: Loading, seat: Seat) -> Option<String> {
    let mut game = loading.game.get()?;
    let refused = game.act(seat, Move::Draw, &mut |_| {}).err()?;
    Some(match refused {
        Illegal::LotIsFull => say!("strozzi-lot-is-full"),
        Illegal::BagIsEmpty => say!("strozzi-bag-is-empty"),
        Illegal::NoRoomForMore { seat, free } => {
            let name = loading.scene.called(seat);
            say!("strozzi-no-room-for-more", name = name, free = u32::from(free))
        }
        _ => return None,
    })
}

/// Buy or refuse.
#[component]
fn Answering(loading: Loading, seat: Seat, price: u16) -> impl IntoView {
    let scene = loading.scene;
    let price = i32::from(price);
    let left = move || loading.game.get().map_or(0, |game| game.money(seat)) - price;
    let after = move || {
        let left = left();
        if left < 0 {
            say!("strozzi-after-buying-loan", money = left)
        } else {
            say!("strozzi-after-buying", money = left)
        }
    };
    let none_fits = move || loading.bought.get().is_none();
    view! {
        <p class="ask">
            {move || {
                let name = scene.called(other(seat));
                scene.ask(seat, say!("strozzi-table-ask-answer", name = name, price = price))
            }}
        </p>
        <div class="acts">
            <Button
                class="button primary large"
                label=move || say!("strozzi-buy", price = price)
                key="B"
                shows_key=true
                press=move || { scene.play::<Strozzi>(seat, Move::Buy) }
            />
            <Button
                class="button large"
                label=move || say!("strozzi-refuse")
                key="R"
                shows_key=true
                press=move || { scene.play::<Strozzi>(seat, Move::Refuse) }
            />
        </div>
        <p class="why">
            {after}
            <Show when=none_fits>
                " "
                {move || say!("strozzi-none-fits")}
            </Show>
        </p>
        <Trial loading seat />
    }
}

/// A ship, a harbour if it has none, and a last look before it is confirmed.
#[component]
fn LoadingBar(loading: Loading, seat: Seat) -> impl IntoView {
    let scene = loading.scene;
    let ask = move || {
        let plan = loading.plan.get();
        match (plan.hull, loading.preview.get()) {
            (_, Some(shown)) => say!(
                "strozzi-table-ask-load",
                ship = shown.hull.to_string(),
                harbour = shown.harbour.to_string()
            ),
            (Some(hull), None) if refusal(loading, seat, hull).is_none() => {
                say!("strozzi-ask-harbour", ship = hull.to_string())
            }
            _ => say!("strozzi-ask-ship"),
        }
    };
    let why = move || too_small(loading, seat);
    view! {
        <p class="ask">{move || scene.ask(seat, ask())}</p>
        <div class="acts">
            <div class="quay-choices">
                <ShipChoice loading seat />
                <HarbourChoice loading seat />
            </div>
            <Button
                class="button primary large"
                label=move || say!("strozzi-load")
                key="Enter"
                shows_key=true
                disabled=move || loading.preview.get().is_none()
                press=move || {
                    load(loading, seat);
                }
            />
            <Button
                class="button quiet"
                label=move || say!("strozzi-discard")
                key="X"
                shows_key=true
                press=move || { scene.play::<Strozzi>(seat, Move::Discard) }
            />
        </div>
        <Show when=move || !why().is_empty()>
            <p class="why room">{why}</p>
        </Show>
        <Effects loading seat />
    }
}

/// The ships that cannot take the lot, with the room that each of them has, in one sentence.
fn too_small(loading: Loading, seat: Seat) -> String {
    let Some((_, bought)) = loading.bought.get() else { return String::new() };
    let ships: Vec<String> = Hull::ALL
        .into_iter()
        .filter(|&hull| refusal(loading, seat, hull).is_some())
        .map(|hull| {
            let free = u32::from(bought.fleet(seat).free(hull));
            say!("strozzi-ship-room", ship = hull.to_string(), free = free)
        })
        .collect();
    if ships.is_empty() {
        String::new()
    } else {
        say!("strozzi-too-small", ships = ships.join(", "))
    }
}

/// Why a ship cannot take the lot.
fn refusal(loading: Loading, seat: Seat, hull: Hull) -> Option<String> {
    let (_, bought) = loading.bought.get()?;
    match bought.why_no_room(seat, hull)? {
        Illegal::DoesNotFit { hull, free, lot } => Some(say!(
            "strozzi-does-not-fit",
            ship = hull.to_string(),
            free = u32::from(free),
            lot = u32::from(lot)
        )),
        _ => None,
    }
}

#[component]
fn ShipChoice(loading: Loading, seat: Seat) -> impl IntoView {
    let choice = move |hull: Hull| {
        view! {
            <Button
                class=""
                name=move || say!("strozzi-choose-ship", ship = hull.to_string())
                title=move || refusal(loading, seat, hull).unwrap_or_default()
                key=SHIP_KEYS[hull as usize]
                shows_key=true
                disabled=move || refusal(loading, seat, hull).is_some()
                pressed=move || loading.plan.get().hull == Some(hull)
                press=move || loading.choose_ship(hull)
            >
                {hull.to_string()}
            </Button>
        }
    };
    view! {
        <Choice id="quay-ships" label=move || say!("strozzi-ships")>
            {Hull::ALL.map(choice)}
        </Choice>
    }
}

/// The harbours to which the chosen ship may go; nothing if it already lies in one.
#[component]
fn HarbourChoice(loading: Loading, seat: Seat) -> impl IntoView {
    let open = Memo::new(move |_| match (loading.bought.get(), loading.plan.get().hull) {
        (Some((_, bought)), Some(hull)) => open_harbours(&bought, seat, hull),
        _ => Vec::new(),
    });
    view! {
        <Show when=move || !open.with(Vec::is_empty)>
            <Choice id="quay-harbours" label=move || say!("strozzi-harbours")>
                <For each=move || open.get() key=|harbour| *harbour let(harbour)>
                    <Button
                        class=""
                        name=move || say!("strozzi-choose-harbour", harbour = harbour.to_string())
                        key=HARBOUR_KEYS[harbour as usize]
                        shows_key=true
                        pressed=move || loading.plan.get().harbour == Some(harbour)
                        press=move || loading.choose_harbour(harbour)
                    >
                        {harbour.to_string()}
                    </Button>
                </For>
            </Choice>
        </Show>
    }
}

/// A row of buttons of which one may be pressed, with its label.
#[component]
fn Choice(
    id: &'static str,
    #[prop(into)] label: Signal<String>,
    children: Children,
) -> impl IntoView {
    view! {
        <span class="quay-choice">
            <span class="label" id=id>{label}</span>
            <span class="segmented" role="group" aria-labelledby=id>{children()}</span>
        </span>
    }
}

/// Before anything is bought: what the lot would change on the ship that is chosen.
#[component]
fn Trial(loading: Loading, seat: Seat) -> impl IntoView {
    let is_tried = move || loading.preview.get().is_some();
    let can_try = move || loading.bought.get().is_some();
    view! {
        <Show
            when=is_tried
            fallback=move || {
                view! {
                    <Show when=can_try>
                        <p class="why quay-try">{move || say!("strozzi-try")}</p>
                    </Show>
                }
            }
        >
            <Effects loading seat />
        </Show>
    }
}

/// What the chosen ship and harbour would change, in words.
#[component]
fn Effects(loading: Loading, seat: Seat) -> impl IntoView {
    // Screen readers announce only what enters a live region that exists already.
    let lines = RwSignal::new(Vec::new());
    Effect::new(move |_| {
        let shown = loading.preview.get();
        lines.set(shown.map(|shown| effects(loading, seat, &shown)).unwrap_or_default());
    });
    view! {
        <div class="quay-effects" role="status" aria-live="polite">
            {move || {
                lines
                    .get()
                    .into_iter()
                    .map(|line| view! { <span class="effect">{line}</span> })
                    .collect_view()
            }}
        </div>
    }
}

fn effects(loading: Loading, seat: Seat, shown: &Preview) -> Vec<String> {
    let rival = other(seat);
    let value = |report: &fondaco_rules::strozzi::RoundReport| {
        u32::from(report.values[seat.index()][shown.harbour as usize])
    };
    let mut lines = Vec::new();
    let harbour = shown.harbour.to_string();
    let (before, after) = (value(&shown.before), value(&shown.after));
    let change = say!("strozzi-preview-value", harbour = harbour, before = before, after = after);
    let pay =
        |report: &fondaco_rules::strozzi::RoundReport| report.for_harbour(seat, shown.harbour);
    if pay(&shown.after) > pay(&shown.before) {
        lines.push(format!("{change}, {}", say!("strozzi-preview-wins")));
    } else {
        lines.push(change);
    }
    for (track, (_, good)) in TRACKS.into_iter().enumerate() {
        // Loading can only pull markers towards the own side.
        let [before, after] =
            [&shown.before, &shown.after].map(|report| report.markers_after[track]);
        let spaces = u32::from(before.abs_diff(after));
        if spaces > 0 {
            let good = language::texts().strozzi_good(good);
            lines.push(say!("strozzi-preview-marker", good = good, spaces = spaces));
        }
    }
    let (gain, rest) = (signed(shown.gain(seat)), signed(shown.gain(rival)));
    let name = loading.scene.label(rival);
    lines.push(if shown.ends_round {
        say!("strozzi-preview-ends", gain = gain, name = name, other = rest)
    } else {
        say!("strozzi-preview-round", gain = gain, name = name, other = rest)
    });
    lines
}

/// A number with its sign; nothing has none.
fn signed(number: i32) -> String {
    match number {
        0 => "±0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// Who is thinking about what.
#[component]
fn Watching(loading: Loading) -> impl IntoView {
    let Loading { scene, game, .. } = loading;
    let words = move || {
        if let Some(paused) = scene.paused() {
            return Some(paused);
        }
        let game = game.get()?;
        let ToAct::Player(seat) = game.to_act() else {
            return (game.to_act() == ToAct::Chance).then(|| say!("strozzi-no-lot"));
        };
        Some(match game.moves(seat) {
            Moves::BuyOrRefuse => say!(
                "strozzi-thinks-answer",
                name = scene.called(seat),
                price = u32::from(game.price().unwrap_or_default())
            ),
            Moves::LoadOrDiscard(_) => say!("strozzi-thinks-load", name = scene.called(seat)),
            _ => say!("strozzi-thinks-price", name = scene.called(seat)),
        })
    };
    view! { <p class="ask soft">{words}</p> }
}
