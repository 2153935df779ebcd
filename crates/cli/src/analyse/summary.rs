//! The summary of an analysis: mean losses and costliest decisions of each player.

use fondaco_bots::analysis::{Analysis, Loss};
use fondaco_rules::{GameKind, Seat};
use fondaco_story::{Page, Voice};
use fondaco_texts::text;

use super::decision::Decision;
use crate::evaluations;
use crate::paint::{self, Grid};
use crate::sheet::Sheet;

/// How many of the costliest decisions of each player are listed.
const COSTLIEST: usize = 3;

/// The decisions so far.
#[derive(Default)]
pub struct Summary {
    kind: Option<GameKind>,
    all: Vec<Entry>,
}

/// The loss of one decision.
struct Entry {
    n: u64,
    seat: Seat,
    played: String,
    best: String,
    loss: Loss,
}

impl Summary {
    /// Adds a decision.
    pub fn add(&mut self, decision: &Decision, found: &Analysis<String>) {
        self.kind = Some(decision.before.kind());
        self.all.push(Entry {
            n: decision.n,
            seat: decision.seat,
            played: found.played.clone(),
            best: found.moves.first().map(|reason| reason.choice.clone()).unwrap_or_default(),
            loss: found.loss,
        });
    }

    /// The number of decisions.
    pub fn decisions(&self) -> usize {
        self.all.len()
    }

    /// The summary as text.
    pub fn text(&self, voice: &Voice, width: usize) -> String {
        let texts = &voice.texts;
        let mut page = Sheet::new(width);
        let Some(kind) = self.kind else {
            page.line(&text!(texts, "analyse-nothing"));
            return page.take();
        };
        page.heading(&text!(texts, "analyse-summary"));
        page.block(&self.means(voice, kind));
        if self.all.iter().any(|it| it.loss.is_clear()) {
            page.heading(&text!(texts, "analyse-costliest"));
            page.block(&self.costliest(voice));
        }
        page.take()
    }

    fn seats(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.all.iter().map(|it| it.seat).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    fn of(&self, seat: Seat) -> impl Iterator<Item = &Entry> {
        self.all.iter().filter(move |it| it.seat == seat)
    }

    /// The decisions of a seat whose loss exceeds the error of the playouts.
    fn mistakes(&self, seat: Seat) -> impl Iterator<Item = &Entry> {
        self.of(seat).filter(|it| it.loss.is_clear())
    }

    /// Mistakes of each player, and their mean loss per decision.
    fn means(&self, voice: &Voice, kind: GameKind) -> String {
        let texts = &voice.texts;
        let headings = [
            String::new(),
            text!(texts, "decisions-column"),
            text!(texts, "mistakes-column"),
            text!(texts, "lost-column"),
            evaluations::score_heading(texts, kind),
        ];
        let mut grid = Grid::new(1, headings);
        for seat in self.seats() {
            let decisions = self.of(seat).count();
            let mean = |part: fn(&Loss) -> f32| {
                self.mistakes(seat).map(|it| part(&it.loss)).sum::<f32>() / decisions as f32
            };
            grid.row([
                voice.label(seat),
                decisions.to_string(),
                self.mistakes(seat).count().to_string(),
                paint::bold(&evaluations::percent(texts, mean(|loss| loss.win), 0.0)),
                texts.decimal(mean(|loss| loss.score)),
            ]);
        }
        grid.text()
    }

    /// The costliest mistakes of each player.
    fn costliest(&self, voice: &Voice) -> String {
        let texts = &voice.texts;
        let headings = [
            String::new(),
            text!(texts, "event-column"),
            text!(texts, "played-column"),
            text!(texts, "better-column"),
            text!(texts, "lost-column"),
        ];
        let mut grid = Grid::new(4, headings);
        for seat in self.seats() {
            let mut mistakes: Vec<&Entry> = self.mistakes(seat).collect();
            mistakes.sort_by(|a, b| b.loss.win.total_cmp(&a.loss.win).then(a.n.cmp(&b.n)));
            for (place, it) in mistakes.into_iter().take(COSTLIEST).enumerate() {
                let name = if place == 0 { voice.label(seat) } else { String::new() };
                let lost = evaluations::percent(texts, it.loss.win, it.loss.win_error);
                grid.row([name, it.n.to_string(), it.played.clone(), it.best.clone(), lost]);
            }
        }
        grid.text()
    }
}
