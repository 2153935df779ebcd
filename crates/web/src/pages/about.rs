//! Who made this, and whose games they are.

use fondaco_rules::GameKind;
use leptos::prelude::*;

use crate::parts::Art;
use crate::route::Route;
use crate::tongue::{self, say};

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
                    <Credit kind=GameKind::Medici>
                        <p>{move || say!("credit-designer", name = "Reiner Knizia")}</p>
                        <p>{move || say!("credit-artist", name = "Franz Vohwinkel")}</p>
                        <p>{move || say!("credit-publisher", name = "ABACUSSPIELE, Rio Grande Games", year = "2006")}</p>
                    </Credit>
                    <Credit kind=GameKind::Strozzi>
                        <p>{move || say!("credit-designer", name = "Reiner Knizia")}</p>
                        <p>{move || say!("credit-help", name = "Sebastian Bleasdale")}</p>
                        <p>{move || say!("credit-publisher", name = "ABACUSSPIELE, Rio Grande Games", year = "2006")}</p>
                    </Credit>
                    <Credit kind=GameKind::Byzanz>
                        <p>{move || say!("credit-designer", name = "Emanuele Ornella")}</p>
                    </Credit>
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
fn Credit(kind: GameKind, children: Children) -> impl IntoView {
    let crest = match kind {
        GameKind::Medici => "crest-medici",
        GameKind::Strozzi => "crest-strozzi",
        GameKind::Byzanz => "offer-card",
    };
    view! {
        <div class="credit">
            <dt>
                <Art name=crest class="crest" />
                {move || tongue::texts().game(kind)}
            </dt>
            <dd>{children()}</dd>
        </div>
    }
}
