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

/// More new entries than this mean that the reader has jumped to another place of the game.
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

    /// Whether this history continues what was told, in the same language and for the same viewer.
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
        // What was drawn is told before a player has to decide.
        if matches!(history.game().to_act(), ToAct::Player(_)) {
            self.narrator.pause();
        }
        self.told = history;
    }
}

/// The log of the game, as a signal that grows with it.
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
    scene: Scene,
    entries: RwSignal<Vec<Entry>>,
    /// Whether the latest entry is the current place of a replay. Then it is marked, and always kept in
    /// sight.
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
                    {words(entry.parts, kind)}
                </li>
            </For>
        </ol>
    }
}

/// Fewer pixels than this from the end count as the end, because browsers round.
const NEAR: i32 = 4;

/// Scrolls to the end of the list whenever entries are added, unless the reader has scrolled up and it
/// is not to be followed always.
fn follow_end(list: NodeRef<html::Ol>, entries: RwSignal<Vec<Entry>>, always: bool) {
    // The height when the end was last shown: what was added since lies below it.
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

/// How many entries are shown while the player waits.
const LATELY: usize = 3;

/// What happened last, for those who watch the table and not the log. Screen readers have announced
/// it already.
#[component]
pub fn Lately(scene: Scene, entries: RwSignal<Vec<Entry>>) -> impl IntoView {
    let kind = scene.kind();
    let last = move || {
        entries.with(|entries| {
            let lines = entries.iter().filter(|entry| entry.kind != Kind::Heading);
            let mut last: Vec<_> = lines.rev().take(LATELY).cloned().collect();
            last.reverse();
            last.into_iter().enumerate().collect::<Vec<_>>()
        })
    };
    view! {
        <ol class="lately" aria-hidden="true">
            // Another text is another line, so that nothing in it moves.
            <For
                each=last
                key=Clone::clone
                let((_, entry))
            >
                <li>{words(entry.parts, kind)}</li>
            </For>
        </ol>
    }
}

/// An entry in words and small pieces.
fn words(parts: Vec<Part>, kind: GameKind) -> impl IntoView {
    let part = move |part| match part {
        Part::Text(words) => words.into_any(),
        Part::Piece(notation) => view! { <Piece notation kind size=PieceSize::Tiny /> }.into_any(),
    };
    parts.into_iter().map(part).collect_view()
}

/// Announces new entries to screen readers. Each sentence is a line of its own: one that replaced
/// another might not be read.
#[component]
pub fn Announcer(entries: RwSignal<Vec<Entry>>) -> impl IntoView {
    let lines = RwSignal::new(Vec::<(usize, String)>::new());
    Effect::new(move |before: Option<Vec<Entry>>| {
        let now = entries.get();
        let mut news = Log::since(&before.unwrap_or_default(), &now);
        // After a jump only the last entry matters.
        let skipped = if news.len() > LEAP { news.len() - 1 } else { 0 };
        news.drain(..skipped);
        if !news.is_empty() {
            lines.update(|lines| {
                let next = lines.last().map_or(0, |(number, _)| number + 1);
                let said = news.iter().map(|entry| entry.plain(language::texts()));
                lines.extend((next..).zip(said));
                // Old lines go, so that the log is not in the page twice.
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
