//! The frame around all pages.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::pages::{about, history, home, learn, replay, rules, set_up, settings, table};
use crate::parts::Art;
use crate::route::{self, Route};
use crate::storage;
use crate::tongue::{self, say};

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let route = Memo::new(|_| route::route());
    let is_table = move || matches!(route.get(), Route::Table(_) | Route::Learn(_));
    Effect::new(move |shown: Option<()>| {
        let route = route.get();
        if let Some(title) = title(&route) {
            document().set_title(&title);
        }
        // Whoever comes from another page begins at the top of this one.
        if shown.is_some() {
            focus_main();
        }
    });
    view! {
        <a class="skip-link" href="#main" on:click=skip>
            {move || say!("page-skip")}
        </a>
        <header class="top" class:at-table=is_table>
            <a class="brand" href=Route::Home.path()>
                <Art name="logo" class="logo" />
                <span>"Fondaco"</span>
            </a>
            <nav aria-label=move || say!("page-nav")>
                <Link to=Route::Lessons icon="icon-book" text=move || say!("nav-learn") />
                <Link to=Route::Replay(route::Shown::Nothing) icon="icon-play" text=move || say!("nav-replay") />
                <Link to=Route::History icon="icon-history" text=move || say!("nav-history") />
                <Link to=Route::Settings icon="icon-settings" text=move || say!("nav-settings") />
            </nav>
        </header>
        <Show when=storage::has_failed>
            <p class="notice" role="status">
                {move || say!("storage-failed")}
            </p>
        </Show>
        <main id="main" tabindex="-1" class:at-table=is_table>
            {move || match route.get() {
                Route::Home => home::Home().into_any(),
                Route::SetUp(kind) => view! { <set_up::SetUpPage kind /> }.into_any(),
                Route::Table(id) => view! { <table::TablePage id /> }.into_any(),
                Route::Replay(shown) => view! { <replay::ReplayPage shown /> }.into_any(),
                Route::History => history::HistoryPage().into_any(),
                Route::Rules(kind) => view! { <rules::RulesPage kind /> }.into_any(),
                Route::Rulings => rules::RulingsPage().into_any(),
                Route::Lessons => learn::Lessons().into_any(),
                Route::Learn(kind) => view! { <learn::LearnPage kind /> }.into_any(),
                Route::Settings => settings::SettingsPage().into_any(),
                Route::About => about::AboutPage().into_any(),
                Route::Unknown => Unknown().into_any(),
            }}
        </main>
        <Show when=move || !is_table()>
            <footer class="foot">
                <a href=Route::About.path()>{move || say!("nav-about")}</a>
                <a href=Route::Rulings.path()>{move || say!("nav-rulings")}</a>
            </footer>
        </Show>
    }
}

/// The fragment of the address is taken by the route, so the focus is moved by hand.
fn skip(event: leptos::ev::MouseEvent) {
    event.prevent_default();
    focus_main();
}

fn focus_main() {
    let main = document().get_element_by_id("main");
    if let Some(main) = main.and_then(|main| main.dyn_into::<web_sys::HtmlElement>().ok()) {
        // The main part of the page can always be focused.
        let _ = main.focus();
    }
}

/// What stands on the browser's tab; a table says it itself.
fn title(route: &Route) -> Option<String> {
    let page = match route {
        Route::Home | Route::Unknown => return Some("Fondaco".to_owned()),
        Route::Table(_) | Route::Learn(_) => return None,
        Route::SetUp(kind) | Route::Rules(kind) => tongue::texts().game(*kind),
        Route::Replay(_) => say!("nav-replay"),
        Route::History => say!("nav-history"),
        Route::Rulings => say!("nav-rulings"),
        Route::Lessons => say!("nav-learn"),
        Route::Settings => say!("nav-settings"),
        Route::About => say!("nav-about"),
    };
    Some(say!("title-table", game = page))
}

#[component]
fn Link(to: Route, icon: &'static str, #[prop(into)] text: Signal<String>) -> impl IntoView {
    let path = to.path();
    let current = move || (route::route() == to).then_some("page");
    view! {
        <a class="nav-link" href=path aria-current=current aria-label=move || text.get() title=move || text.get()>
            <Art name=icon />
            <span class="nav-text">{move || text.get()}</span>
        </a>
    }
}

#[component]
fn Unknown() -> impl IntoView {
    view! {
        <section class="page">
            <h1>{move || say!("unknown-title")}</h1>
            <p>{move || say!("unknown-text")}</p>
            <a class="button primary" href=Route::Home.path()>
                {move || say!("unknown-home")}
            </a>
        </section>
    }
}
