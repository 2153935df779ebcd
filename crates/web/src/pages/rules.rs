//! The rules of each game with pictures, and the rulings of all of them.

pub mod figures;

use fondaco_rules::GameKind;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use self::figures::Figure;
use crate::games;
use crate::language::{self, say};
use crate::parts::{Art, ButtonLink};
use crate::route::Route;

/// The rules of a game.
#[component]
pub fn RulesPage(kind: GameKind) -> impl IntoView {
    let sections = move || language::texts().rules(kind);
    view! {
        <article class="page rules">
            <header class="rules-head">
                <Art name=games::picture(kind) class="picture" />
                <div>
                    <h1>{move || language::texts().rules_title(kind)}</h1>
                    <p class="lead">{move || language::texts().rules_lead(kind)}</p>
                    <div class="buttons">
                        <ButtonLink
                            class="button primary"
                            to=Route::Learn(kind)
                            label=move || say!("rules-to-lesson")
                        />
                        <ButtonLink to=Route::SetUp(kind) label=move || say!("set-up-a-table") />
                    </div>
                </div>
            </header>
            <div class="book">
                <Contents
                    places=move || {
                        let titles = sections().into_iter().map(|section| section.title);
                        let mut places: Vec<_> =
                            (1..).map(|number| format!("part-{number}")).zip(titles).collect();
                        places.push(("rulings".to_owned(), say!("nav-rulings")));
                        places
                    }
                    here=Route::Rules(kind)
                />
                <div class="prose panel">
                    {move || {
                        sections()
                            .into_iter()
                            .enumerate()
                            .map(|(number, section)| {
                                view! {
                                    <h2 id=format!("part-{}", number + 1) tabindex="-1">
                                        {section.title}
                                    </h2>
                                    <Figure kind number />
                                    {section
                                        .paragraphs
                                        .into_iter()
                                        .map(|words| view! { <p>{words}</p> })
                                        .collect_view()}
                                }
                            })
                            .collect_view()
                    }}
                    <h2 id="rulings" tabindex="-1">{move || language::texts().rulings_title()}</h2>
                    <p class="soft">{move || language::texts().rulings_lead()}</p>
                    <Rulings kind />
                    <p>
                        <a href=Route::Rulings.path()>{move || say!("rulings-of-all")}</a>
                    </p>
                </div>
            </div>
        </article>
    }
}

/// The rulings of all games.
#[component]
pub fn RulingsPage() -> impl IntoView {
    let places =
        || GameKind::ALL.map(|kind| (format!("of-{kind}"), language::texts().game(kind))).to_vec();
    view! {
        <article class="page rules">
            <h1>{move || language::texts().rulings_title()}</h1>
            <div class="book">
                <Contents places=places here=Route::Rulings />
                <div class="prose panel">
                    <p>{move || language::texts().rulings_lead()}</p>
                    {GameKind::ALL
                        .map(|kind| {
                            view! {
                                <h2 id=format!("of-{kind}") tabindex="-1">
                                    {move || language::texts().game(kind)}
                                </h2>
                                <Rulings kind />
                                <p>
                                    <a href=Route::Rules(kind).path()>
                                        {move || {
                                            say!("rules-of", game = language::texts().game(kind))
                                        }}
                                    </a>
                                </p>
                            }
                        })
                        .collect_view()}
                </div>
            </div>
        </article>
    }
}

#[component]
fn Rulings(kind: GameKind) -> impl IntoView {
    view! {
        <dl class="rulings">
            {move || {
                language::texts()
                    .rulings(kind)
                    .into_iter()
                    .map(|(name, ruling)| {
                        // Readers look for the question.
                        let (asked, answer) = match ruling.split_once('?') {
                            Some((asked, answer)) => (format!("{asked}?"), answer.trim().to_owned()),
                            None => (String::new(), ruling),
                        };
                        view! {
                            <div>
                                <dt>
                                    <span class="badge">{name}</span>
                                    {asked}
                                </dt>
                                <dd>{answer}</dd>
                            </div>
                        }
                    })
                    .collect_view()
            }}
        </dl>
    }
}

/// The table of contents. The fragment names the page, so a link cannot scroll to a heading.
#[component]
fn Contents(#[prop(into)] places: Signal<Vec<(String, String)>>, here: Route) -> impl IntoView {
    let path = here.path();
    view! {
        <nav class="contents" aria-label=move || say!("contents")>
            <p class="label" aria-hidden="true">{move || say!("contents")}</p>
            <ol>
                {move || {
                    places
                        .get()
                        .into_iter()
                        .map(|(id, title)| {
                            let go = move |event: leptos::ev::MouseEvent| {
                                event.prevent_default();
                                show(&id);
                            };
                            view! {
                                <li>
                                    <a href=path.clone() on:click=go>
                                        {title}
                                    </a>
                                </li>
                            }
                        })
                        .collect_view()
                }}
            </ol>
        </nav>
    }
}

fn show(id: &str) {
    if let Some(place) = document().get_element_by_id(id) {
        place.scroll_into_view();
        if let Ok(place) = place.dyn_into::<web_sys::HtmlElement>() {
            // The headings can be focused.
            let _ = place.focus();
        }
    }
}
