//! The log: what happened, in words.

use fondaco_client::History;
use fondaco_rules::{ToAct, Viewer};
use fondaco_story::{Entry, Kind, Log, Narrator, Part, Voice};
use fondaco_texts::{Language, Names};
use leptos::prelude::*;

use crate::parts::{Piece, PieceSize};
use crate::scene::Scene;
use crate::tongue;

/// A narrator and how far it has come.
struct Telling {
    narrator: Narrator<Log>,
    told: History,
    language: Language,
    names: Names,
    viewer: Viewer,
}

impl Telling {
    fn new(scene: Scene) -> Telling {
        let (language, names, viewer) = (tongue::language(), scene.names.get(), scene.viewer.get());
        let voice = Voice { texts: tongue::texts().clone(), names: names.clone(), viewer };
        let mut told = scene.history.get();
        told.cut(0);
        let narrator = Narrator::new(voice, scene.kind(), Log::new());
        Telling { narrator, told, language, names, viewer }
    }

    /// Can it go on to this history, or must everything be told anew?
    fn reaches(&self, scene: Scene, history: &History) -> bool {
        let told = self.told.len();
        let begins_alike = history.len() >= told && {
            let last = told.checked_sub(1);
            last.is_none_or(|last| self.told.steps()[last] == history.steps()[last])
        };
        begins_alike
            && self.language == tongue::language()
            && self.names == scene.names.get()
            && self.viewer == scene.viewer.get()
    }

    fn tell(&mut self, history: History) {
        for (at, step) in history.steps().iter().enumerate().skip(self.told.len()) {
            self.narrator.tell(history.at(at), step.event, &step.effects, &step.after);
        }
        // Whoever has to think wants to know what was drawn.
        if matches!(history.game().to_act(), ToAct::Player(_)) {
            self.narrator.pause();
        }
        self.told = history;
    }
}

/// All that was told so far, as a signal that grows with the game.
pub fn log(scene: Scene) -> RwSignal<Vec<Entry>> {
    let entries = RwSignal::new(Vec::new());
    let telling = StoredValue::new_local(None::<Telling>);
    Effect::new(move |_| {
        let history = scene.history.get();
        let told = telling.try_update_value(|telling| {
            let fresh = telling.as_ref().is_none_or(|old| !old.reaches(scene, &history));
            if fresh {
                *telling = Some(Telling::new(scene));
            }
            let telling = telling.as_mut()?;
            telling.tell(history);
            Some(telling.narrator.page.entries().to_vec())
        });
        entries.set(told.flatten().unwrap_or_default());
    });
    entries
}

/// The log as a list, the latest entry last.
#[component]
pub fn LogList(
    /// What is shown.
    scene: Scene,
    /// What was told.
    entries: RwSignal<Vec<Entry>>,
) -> impl IntoView {
    let kind = scene.kind();
    let rows = move || entries.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <ol class="log">
            <For each=rows key=|row| row.clone() let((_, entry))>
                <li class=class_of(entry.kind)>
                    {entry
                        .parts
                        .into_iter()
                        .map(|part| match part {
                            Part::Text(words) => words.into_any(),
                            Part::Piece(notation) => {
                                view! { <Piece notation kind size=PieceSize::Tiny /> }.into_any()
                            }
                        })
                        .collect_view()}
                </li>
            </For>
        </ol>
    }
}

/// Says the latest entry to those who do not see the table.
#[component]
pub fn Announcer(
    /// What was told.
    entries: RwSignal<Vec<Entry>>,
) -> impl IntoView {
    let latest =
        move || entries.with(|entries| entries.last().map(|entry| entry.plain(tongue::texts())));
    view! {
        <p class="visually-hidden" aria-live="polite" role="status">
            {latest}
        </p>
    }
}

const fn class_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Heading => "heading",
        Kind::Line => "line",
        Kind::Result => "result",
    }
}
