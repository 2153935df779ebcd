//! Credits and licences.

use fondaco_rules::GameKind;
use leptos::prelude::*;

use crate::games::of_game;
use crate::language::{self, say};
use crate::parts::Art;
use crate::route::Route;

/// The page.
#[component]
pub fn AboutPage() -> impl IntoView {
    view! {
        <section class="page narrow about">
            <h1>{move || say!("nav-about")}</h1>
            <div class="prose panel">
                <p>{move || say!("about-what")}</p>
                <h2>{move || say!("about-games-title")}</h2>
                <p>{move || say!("about-games")}</p>
                <dl class="credits">
                    {GameKind::ALL.map(|kind| view! { <Credit kind /> }).collect_view()}
                </dl>
                <h2>{move || say!("about-fan-title")}</h2>
                <p>{move || say!("about-fan")}</p>
                <p>
                    {move || say!("about-rulings")} " "
                    <a href=Route::Rulings.path()>{move || say!("nav-rulings")}</a>
                </p>
                <h2>{move || say!("about-private-title")}</h2>
                <p>{move || say!("about-private")}</p>
                <h2>{move || say!("about-licence-title")}</h2>
                <p>{move || say!("about-licence")}</p>
            </div>
        </section>
    }
}

#[component]
fn Credit(kind: GameKind) -> impl IntoView {
    let crest = of_game!(kind, game => game::CREST);
    view! {
        <div class="credit">
            <dt>
                <Art name=crest class="crest" />
                {move || language::texts().game(kind)}
            </dt>
            <dd>{of_game!(kind, game => view! { <game::Credits /> }.into_any())}</dd>
        </div>
    }
}
