//! The end of a game: who won, how it came about, and what next.

use fondaco_client::{SetUp, Table};
use leptos::html;
use leptos::prelude::*;
use web_sys::{ScrollBehavior, ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::games::of_game;
use crate::language::say;
use crate::local_session::LocalSession;
use crate::pages::begin;
use crate::pages::table::seed;
use crate::parts::{Button, ButtonLink, Copying, WhatWasCopied};
use crate::route::{self, ReplayOf, Route};
use crate::scene::Scene;
use crate::{settings, share};

use super::course::Course;
use super::ranking::Ranking;
use super::sources::Sources;

#[component]
pub fn End(session: LocalSession, scene: Scene) -> impl IntoView {
    let kind = scene.kind();
    let record = move || session.table.with_untracked(Table::record);
    let copying = Copying::new();
    let copy_record = move || copying.copy(share::outgoing(&record()));
    let copy_link = move || copying.copy(share::link_of(&record()));
    let replay = move || {
        let id = session.id();
        route::go(&Route::Replay(ReplayOf::Stored(id)));
    };
    view! {
        <EndPanel scene>
            <div class="buttons">
                <Button
                    class="button primary"
                    label=move || say!("end-rematch")
                    press=move || rematch(session)
                />
                <Button icon="icon-play" label=move || say!("end-replay") press=replay />
                <Button
                    icon="icon-download"
                    label=move || say!("download-record")
                    press=move || share::save(&format!("{kind}.record"), &record())
                />
                <Button icon="icon-copy" label=move || say!("copy-record") press=copy_record />
                <Button icon="icon-link" label=move || say!("copy-link") press=copy_link />
                <ButtonLink
                    class="button quiet"
                    to=Route::Home
                    icon="icon-home"
                    label=move || say!("unknown-home")
                />
            </div>
            <WhatWasCopied copying />
        </EndPanel>
    }
}

/// Starts a new table with the same players in the same seats; chance decides who begins.
fn rematch(session: LocalSession) {
    let set_up = session.table.with_untracked(|table| SetUp::clone(table.set_up()));
    if let Ok(table) = Table::new(set_up, seed()) {
        begin::go_to(&table);
    }
}

/// Who won, with what, and how it came about; what next are the children.
#[component]
pub fn EndPanel(
    scene: Scene,
    /// What stands below.
    children: Children,
) -> impl IntoView {
    let title = NodeRef::<html::H2>::new();
    Effect::new(move |_| {
        if let Some(title) = title.get() {
            // After the layout.
            request_animation_frame(move || bring_into_view(&title));
        }
    });
    view! {
        <section class="end panel gilded" aria-labelledby="end-title">
            <h2 id="end-title" node_ref=title>{move || victory(scene)}</h2>
            <Ranking scene />
            {of_game!(scene.kind(), game => game::final_scoring(scene))}
            <div class="looking-back">
                <Course scene />
                <Sources scene />
            </div>
            {children()}
        </section>
    }
}

/// Scrolls to the ranking, unless all of it is in sight.
fn bring_into_view(title: &web_sys::HtmlHeadingElement) {
    let ranking = title.next_element_sibling();
    let bottom = ranking.map_or(0.0, |ranking| ranking.get_bounding_client_rect().bottom());
    let height = window().inner_height().ok().and_then(|height| height.as_f64());
    if height.is_some_and(|height| bottom <= height) {
        return;
    }
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Start);
    if settings::moves() {
        options.set_behavior(ScrollBehavior::Smooth);
    }
    let part = title.parent_element();
    part.unwrap_or_else(|| title.clone().into())
        .scroll_into_view_with_scroll_into_view_options(&options);
}

/// Who won, in words.
fn victory(scene: Scene) -> String {
    let winners = scene.history.with(|history| history.game().winners());
    let names: Vec<_> = winners.iter().map(|seat| scene.label(seat)).collect();
    match (names.as_slice(), winners.first()) {
        ([_], Some(seat)) => say!("wins", name = scene.called(seat)),
        (names, _) => say!("share-victory", names = names.join(" · ")),
    }
}
