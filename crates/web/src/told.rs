//! The log: what happened, in words.

use fondaco_client::History;
use fondaco_rules::{ToAct, Viewer};
use fondaco_story::{Entry, Kind, Log, Narrator, Part, Voice};
use fondaco_texts::{Language, Names};
use leptos::prelude::*;

use crate::parts::{Piece, PieceSize};
use crate::scene::Scene;
use crate::tongue;

/// So many entries at once are no news but another place of the game.
const LEAP: usize = 12;

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

/// Says to those who do not see the table whatever was told since it spoke last. Each sentence is
/// a line of its own: one that takes the place of another might be heard and the other not.
#[component]
pub fn Announcer(
    /// What was told.
    entries: RwSignal<Vec<Entry>>,
) -> impl IntoView {
    let lines = RwSignal::new(Vec::<(usize, String)>::new());
    Effect::new(move |before: Option<Vec<Entry>>| {
        let now = entries.get();
        let mut news = Log::since(&before.unwrap_or_default(), &now);
        // Whoever comes to a table or leaps through a game wants to know where he is.
        let skipped = if news.len() > LEAP { news.len() - 1 } else { 0 };
        news.drain(..skipped);
        if !news.is_empty() {
            lines.update(|lines| {
                let next = lines.last().map_or(0, |(number, _)| number + 1);
                let said = news.iter().map(|entry| entry.plain(tongue::texts()));
                lines.extend((next..).zip(said));
                // What has been heard goes; nobody is to find the log twice.
                lines.drain(..lines.len().saturating_sub(LEAP));
            });
        }
        now
    });
    view! {
        <div class="visually-hidden announcer" role="log" aria-live="polite" aria-relevant="additions">
            <For each=move || lines.get() key=|line| line.0 let((_, words))>
                <p>{words}</p>
            </For>
        </div>
    }
}

const fn class_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Heading => "heading",
        Kind::Line => "line",
        Kind::Result => "result",
    }
}
