//! The pages, in chapters: each is a file of its own that is loaded when one of its pages is first
//! opened. The front page is in none of them, so that it opens at once.
//!
//! With the feature `whole` everything is in one file, which is built in less time.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::Unknown;
use crate::language::say;
use crate::online::is_there;
use crate::pages::online::create::CreatePage;
use crate::pages::online::table::OnlineTablePage;
use crate::pages::online::{NoServer, OnlinePage};
use crate::pages::player::PlayerPage;
use crate::pages::standings::StandingsPage;
use crate::pages::{about, history, learn, replay, rules, set_up, settings, table};
use crate::parts::Button;
use crate::route::Route;

/// Some of the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chapter {
    /// Tables in this browser.
    Tables,
    /// Play on a server.
    Online,
    /// Everything else.
    Reading,
}

impl Chapter {
    /// The chapter of a page; the front page has none.
    pub fn of(route: &Route) -> Option<Chapter> {
        Some(match route {
            Route::Home | Route::Unknown => return None,
            Route::SetUp(_) | Route::Table(_) => Chapter::Tables,
            Route::Online
            | Route::NewOnline(_)
            | Route::OnlineTable(_)
            | Route::Player(_)
            | Route::Standings(_) => Chapter::Online,
            Route::Replay(_)
            | Route::History
            | Route::Rules(_)
            | Route::Rulings
            | Route::Lessons
            | Route::Learn(_)
            | Route::Settings
            | Route::About => Chapter::Reading,
        })
    }
}

/// How far the loading of a chapter is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Loading {
    OnItsWay,
    Here,
    Lost,
}

/// Loads a chapter before anybody asks for it.
pub fn expect(chapter: Chapter) {
    spawn_local(async move {
        // If this fails, the chapter is loaded when it is needed.
        let _ = apart::bring(chapter).await;
    });
}

/// A page, as soon as its chapter is there.
pub fn page(chapter: Chapter, route: Route) -> AnyView {
    let loading = RwSignal::new(Loading::OnItsWay);
    spawn_local(async move {
        let came = apart::bring(chapter).await;
        // The page may have been left meanwhile.
        loading.try_set(if came.is_ok() { Loading::Here } else { Loading::Lost });
    });
    let shown = move || match loading.get() {
        Loading::OnItsWay => {
            view! { <p class="coming" role="status">{move || say!("page-coming")}</p> }.into_any()
        }
        Loading::Here => apart::page(chapter, route.clone()).unwrap_or_else(|| Lost().into_any()),
        Loading::Lost => Lost().into_any(),
    };
    shown.into_any()
}

/// The network failed, or the server has another build of the page by now.
#[component]
fn Lost() -> impl IntoView {
    // A page that is shown can always be loaded again.
    let again = || drop(window().location().reload());
    view! {
        <section class="page narrow">
            <h1>{move || say!("page-lost-title")}</h1>
            <p role="alert">{move || say!("page-lost")}</p>
            <Button class="button primary" label=move || say!("page-lost-again") press=again />
        </section>
    }
}

/// The functions at which the program is split.
#[cfg(not(feature = "whole"))]
#[allow(
    clippy::unnecessary_wraps,
    reason = "the error is the loader's, which stands before the functions that are split off"
)]
mod apart {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use leptos::prelude::AnyView;
    use leptos::wasm_split::{SplitLoaderError, wasm_split};

    use super::Chapter;
    use crate::route::Route;

    /// Loads a chapter, unless it is there already.
    pub async fn bring(chapter: Chapter) -> Result<(), SplitLoaderError> {
        match chapter {
            Chapter::Tables => bring_tables().await,
            Chapter::Online => bring_online().await,
            Chapter::Reading => bring_reading().await,
        }
    }

    /// A page of a chapter. It is there at once when the chapter is.
    pub fn page(chapter: Chapter, route: Route) -> Option<AnyView> {
        match chapter {
            Chapter::Tables => at_once(tables(route)),
            Chapter::Online => at_once(online(route)),
            Chapter::Reading => at_once(reading(route)),
        }
    }

    /// The value of a future that is ready.
    fn at_once(future: impl Future<Output = Result<AnyView, SplitLoaderError>>) -> Option<AnyView> {
        match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(view) => view.ok(),
            Poll::Pending => None,
        }
    }

    #[wasm_split(tables, wasm_split_path = ::leptos::wasm_split, preload(bring_tables), fallible)]
    fn tables(route: Route) -> Result<AnyView, SplitLoaderError> {
        Ok(super::tables(route))
    }

    #[wasm_split(online, wasm_split_path = ::leptos::wasm_split, preload(bring_online), fallible)]
    fn online(route: Route) -> Result<AnyView, SplitLoaderError> {
        Ok(super::online(route))
    }

    #[wasm_split(reading, wasm_split_path = ::leptos::wasm_split, preload(bring_reading), fallible)]
    fn reading(route: Route) -> Result<AnyView, SplitLoaderError> {
        Ok(super::reading(route))
    }
}

/// Nothing is split: every chapter is there.
#[cfg(feature = "whole")]
#[allow(clippy::unnecessary_wraps, reason = "otherwise a chapter could be missing")]
mod apart {
    use std::future::{Ready, ready};

    use leptos::prelude::AnyView;
    use leptos::wasm_split::SplitLoaderError;

    use super::Chapter;
    use crate::route::Route;

    pub fn bring(_: Chapter) -> Ready<Result<(), SplitLoaderError>> {
        ready(Ok(()))
    }

    pub fn page(chapter: Chapter, route: Route) -> Option<AnyView> {
        Some(match chapter {
            Chapter::Tables => super::tables(route),
            Chapter::Online => super::online(route),
            Chapter::Reading => super::reading(route),
        })
    }
}

fn tables(route: Route) -> AnyView {
    match route {
        Route::SetUp(kind) => view! { <set_up::SetUpPage kind /> }.into_any(),
        Route::Table(id) => view! { <table::TablePage id /> }.into_any(),
        _ => Unknown().into_any(),
    }
}

fn online(route: Route) -> AnyView {
    match route {
        _ if !is_there() => NoServer().into_any(),
        Route::Online => OnlinePage().into_any(),
        Route::NewOnline(kind) => view! { <CreatePage kind /> }.into_any(),
        Route::OnlineTable(id) => view! { <OnlineTablePage id /> }.into_any(),
        Route::Player(id) => view! { <PlayerPage id /> }.into_any(),
        Route::Standings(kind) => view! { <StandingsPage kind /> }.into_any(),
        _ => Unknown().into_any(),
    }
}

fn reading(route: Route) -> AnyView {
    match route {
        Route::Replay(shown) => view! { <replay::ReplayPage shown /> }.into_any(),
        Route::History => history::HistoryPage().into_any(),
        Route::Rules(kind) => view! { <rules::RulesPage kind /> }.into_any(),
        Route::Rulings => rules::RulingsPage().into_any(),
        Route::Lessons => learn::Lessons().into_any(),
        Route::Learn(kind) => view! { <learn::LearnPage kind /> }.into_any(),
        Route::Settings => settings::SettingsPage().into_any(),
        Route::About => about::AboutPage().into_any(),
        _ => Unknown().into_any(),
    }
}
