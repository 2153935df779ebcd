//! The table of Byzanz.

use leptos::prelude::*;

use crate::scene::Scene;

/// Everything that lies on the table.
#[component]
pub fn Stage(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let _ = scene;
    view! { <div class="stage byzanz"></div> }
}

/// What the person at the screen may do now.
#[component]
pub fn Actions(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let _ = scene;
    view! { <div class="actions byzanz"></div> }
}

/// How it would be scored now.
#[component]
pub fn Ledger(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let _ = scene;
    view! { <div class="so-far byzanz"></div> }
}

/// How it was scored with the event of this number, line by line.
#[component]
pub fn Scoring(
    /// What is shown.
    scene: Scene,
    /// The number of the event, from 0.
    event: usize,
) -> impl IntoView {
    let _ = (scene, event);
    view! { <div class="scoring byzanz"></div> }
}
