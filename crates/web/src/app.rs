//! The frame around all pages.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::FocusOptions;

use crate::chapters::{self, Chapter};
use crate::language::{self, say};
use crate::online::{self, who};
use crate::pages::home::Home;
use crate::parts::{Art, ButtonLink, Question};
use crate::route::{self, ReplayOf, Route};
use crate::storage;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let route = Memo::new(|_| route::route());
    let is_table =
        move || matches!(route.get(), Route::Table(_) | Route::Learn(_) | Route::OnlineTable(_));
    Effect::new(move |shown: Option<()>| {
        let route = route.get();
        if let Some(title) = title(&route) {
            document().set_title(&title);
        }
        // Navigation starts at the top of the new page, header included.
        if shown.is_some() {
            let stay = FocusOptions::new();
            stay.set_prevent_scroll(true);
            focus_main(&stay);
        }
    });
    view! {
        <a class="skip-link" href="#main" on:click=skip>
            {move || say!("page-skip")}
        </a>
        <header class="top">
            <a class="brand" href=Route::Home.path()>
                <Art name="logo" class="logo" />
                <span class="brand-name">"Fondaco"</span>
            </a>
            <nav aria-label=move || say!("page-nav")>
                {online::is_there()
                    .then(|| {
                        view! {
                            <Link to=Route::Online icon="icon-people" text=move || say!("nav-online") />
                        }
                    })}
                <Link to=Route::Lessons icon="icon-book" text=move || say!("nav-learn") />
                <Link to=Route::Replay(ReplayOf::Nothing) icon="icon-play" text=move || say!("nav-replay") />
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
            {move || shown(route.get())}
        </main>
        <Show when=|| who::carried().is_some()>
            <Carried />
        </Show>
        <Show when=move || !is_table()>
            <footer class="foot">
                <a href=Route::About.path()>{move || say!("nav-about")}</a>
                <a href=Route::Rulings.path()>{move || say!("nav-rulings")}</a>
            </footer>
        </Show>
    }
}

/// The page of an address.
fn shown(route: Route) -> AnyView {
    match (Chapter::of(&route), route) {
        (Some(chapter), route) => chapters::page(chapter, route),
        (None, Route::Home) => Home().into_any(),
        (None, _) => Unknown().into_any(),
    }
}

/// The route uses the fragment of the address, so the focus is moved by hand.
fn skip(event: leptos::ev::MouseEvent) {
    event.prevent_default();
    focus_main(&FocusOptions::new());
}

fn focus_main(options: &FocusOptions) {
    let main = document().get_element_by_id("main");
    if let Some(main) = main.and_then(|main| main.dyn_into::<web_sys::HtmlElement>().ok()) {
        // The main part of the page can always be focused.
        let _ = main.focus_with_options(options);
    }
}

/// The title of the browser's tab; tables set their own.
fn title(route: &Route) -> Option<String> {
    let page = match route {
        Route::Home | Route::Unknown => return Some("Fondaco".to_owned()),
        Route::Table(_) | Route::Learn(_) | Route::OnlineTable(_) => return None,
        Route::Online | Route::Player(_) => say!("nav-online"),
        Route::Standings(_) => say!("standings-title"),
        Route::NewOnline(kind) | Route::SetUp(kind) | Route::Rules(kind) => {
            language::texts().game(*kind)
        }
        Route::Replay(_) => say!("nav-replay"),
        Route::History => say!("nav-history"),
        Route::Rulings => say!("nav-rulings"),
        Route::Lessons => say!("nav-learn"),
        Route::Settings => say!("nav-settings"),
        Route::About => say!("nav-about"),
    };
    Some(say!("title-table", game = page))
}

/// The page in the header to which another page belongs.
fn around(route: &Route) -> Option<Route> {
    match route {
        Route::NewOnline(_) | Route::OnlineTable(_) | Route::Player(_) | Route::Standings(_) => {
            Some(Route::Online)
        }
        Route::Learn(_) | Route::Rules(_) | Route::Rulings => Some(Route::Lessons),
        Route::Replay(_) => Some(Route::Replay(ReplayOf::Nothing)),
        _ => None,
    }
}

#[component]
fn Link(to: Route, icon: &'static str, #[prop(into)] text: Signal<String>) -> impl IntoView {
    let path = to.path();
    let current = move || match route::route() {
        route if route == to => Some("page"),
        route if around(&route).as_ref() == Some(&to) => Some("true"),
        _ => None,
    };
    view! {
        <a class="nav-link" href=path aria-current=current aria-label=move || text.get() title=move || text.get()>
            <Art name=icon />
            <span class="nav-text">{move || text.get()}</span>
        </a>
    }
}

/// A link has brought a key other than the one this browser has.
#[component]
fn Carried() -> impl IntoView {
    let name = move || who::carried().and_then(|carried| carried.name);
    view! {
        <Question
            title=|| say!("carried-title")
            text=move || match name() {
                Some(name) => say!("carried-known", who = name),
                None => say!("carried-unknown"),
            }
            no=|| say!("carried-stay")
            yes=|| say!("carried-take")
            icon="icon-key"
            act=|| who::answer_carried(true)
            close=|| who::answer_carried(false)
        />
    }
}

/// There is no such page.
#[component]
pub fn Unknown() -> impl IntoView {
    view! {
        <section class="page">
            <h1>{move || say!("unknown-title")}</h1>
            <p>{move || say!("unknown-text")}</p>
            <ButtonLink class="button primary" to=Route::Home label=move || say!("unknown-home") />
        </section>
    }
}
