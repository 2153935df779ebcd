//! The log: what happened, in words.

use fondaco_client::History;
use fondaco_rules::{GameKind, ToAct, Viewer};
use fondaco_story::{Entry, Kind, Log, Narrator, Part, Voice};
use fondaco_texts::{Language, Names};
use leptos::html;
use leptos::prelude::*;

use crate::language;
use crate::parts::{Piece, PieceSize};
use crate::scene::Scene;

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
        let (language, names, viewer) =
            (language::current(), scene.names.get(), scene.viewer.get());
        let voice = Voice { texts: language::texts().clone(), names: names.clone(), viewer };
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
            && self.language == language::current()
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
pub fn entries(scene: Scene) -> RwSignal<Vec<Entry>> {
    let entries = RwSignal::new(Vec::new());
    let telling = StoredValue::new_local(None::<Telling>);
    Effect::new(move |_| {
        let history = scene.history.get();
        let new = telling.try_update_value(|telling| {
            let fresh = telling.as_ref().is_none_or(|old| !old.reaches(scene, &history));
            if fresh {
                *telling = Some(Telling::new(scene));
            }
            let telling = telling.as_mut()?;
            telling.tell(history);
            Some(telling.narrator.page.entries().to_vec())
        });
        entries.set(new.flatten().unwrap_or_default());
    });
    entries
}

/// The log as a list, the latest entry last and in sight.
#[component]
pub fn LogList(
    /// What is shown.
    scene: Scene,
    /// What was told.
    entries: RwSignal<Vec<Entry>>,
    /// Is the latest entry the place in a game that one walks through? Then it is marked, and kept
    /// in sight wherever one has read.
    #[prop(default = false)]
    is_place: bool,
) -> impl IntoView {
    let kind = scene.kind();
    let rows = move || entries.get().into_iter().enumerate().collect::<Vec<_>>();
    let list = NodeRef::<html::Ol>::new();
    follow_end(list, entries, is_place);
    let count = Memo::new(move |_| entries.with(Vec::len));
    let current = move |row: usize| (is_place && row + 1 == count.get()).then_some("step");
    view! {
        <ol class="log" node_ref=list>
            <For each=rows key=|row| row.clone() let((row, entry))>
                <li class=class_of(entry.kind) aria-current=move || current(row)>
                    {told(entry.parts, kind)}
                </li>
            </For>
        </ol>
    }
}

/// So many pixels from the end are at the end: browsers round.
const NEAR: i32 = 4;

/// Scrolls what the list lies in to the list's end whenever entries come. Whoever has scrolled up to
/// read stays where he is, unless he is to be taken along always.
fn follow_end(list: NodeRef<html::Ol>, entries: RwSignal<Vec<Entry>>, always: bool) {
    // How high everything was when the end was shown last: what has come since lies below it.
    let height = StoredValue::new(0);
    Effect::new(move |_| {
        entries.track();
        let Some(list) = list.get() else { return };
        // When the entries have been drawn.
        request_animation_frame(move || {
            let (Some(frame), Some(before)) = (list.parent_element(), height.try_get_value())
            else {
                return;
            };
            let end = before.min(frame.scroll_height());
            let is_at_end = frame.scroll_top() + frame.client_height() + NEAR >= end;
            if always || is_at_end {
                frame.set_scroll_top(frame.scroll_height());
                height.try_set_value(frame.scroll_height());
            }
        });
    });
}

/// How much of what happened last is told while one waits.
const LATELY: usize = 3;

/// What happened last, for those who see the table and look away from the log. Those who hear it
/// have been told already.
#[component]
pub fn Lately(
    /// What is shown.
    scene: Scene,
    /// What was told.
    entries: RwSignal<Vec<Entry>>,
) -> impl IntoView {
    let kind = scene.kind();
    let last = move || {
        entries.with(|entries| {
            let told = entries.iter().filter(|entry| entry.kind != Kind::Heading);
            let mut last: Vec<_> = told.rev().take(LATELY).cloned().collect();
            last.reverse();
            last.into_iter().enumerate().collect::<Vec<_>>()
        })
    };
    view! {
        <ol class="lately" aria-hidden="true">
            // A line that tells something else is another line: nothing in it slides about.
            <For
                each=last
                key=Clone::clone
                let((_, entry))
            >
                <li>{told(entry.parts, kind)}</li>
            </For>
        </ol>
    }
}

/// An entry in words and small pieces.
fn told(parts: Vec<Part>, kind: GameKind) -> impl IntoView {
    let part = move |part| match part {
        Part::Text(words) => words.into_any(),
        Part::Piece(notation) => view! { <Piece notation kind size=PieceSize::Tiny /> }.into_any(),
    };
    parts.into_iter().map(part).collect_view()
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
                let said = news.iter().map(|entry| entry.plain(language::texts()));
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
