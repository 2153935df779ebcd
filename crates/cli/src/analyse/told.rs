//! Decisions told for people: a few lines where nothing was lost, else a table.

use fondaco_bots::Reason;
use fondaco_bots::analysis::Analysis;
use fondaco_rules::{AnyGame, ScoredIn};
use fondaco_story::{Page, TOGETHER, Voice};
use fondaco_texts::{Texts, text};

use super::decision::Decision;
use crate::board::{self, of_game};
use crate::sheet::Sheet;
use crate::{paint, weighed};

/// In short so many of the best moves are shown, and the one that was played.
const SHOWN_IN_SHORT: usize = 5;
/// Before the move that was played, and before the master's.
const PLAYED: &str = "→";
const MASTER: &str = "◆";

/// Before the lines about a decision.
const INDENT: &str = "      ";

/// Tells decisions one after the other.
pub struct Teller<'a> {
    voice: &'a Voice,
    width: usize,
    /// Is nothing said of the other moves where nothing was lost?
    short: bool,
    /// The day or round of the last one.
    part: Option<u8>,
}

impl<'a> Teller<'a> {
    /// Nothing is told yet.
    pub fn new(voice: &'a Voice, width: usize, short: bool) -> Teller<'a> {
        Teller { voice, width, short, part: None }
    }

    /// Tells one decision.
    pub fn tell(&mut self, decision: &Decision, found: &Analysis<String>) -> String {
        let mut page = Sheet::new(self.width);
        self.open(&mut page, &decision.before);
        let name = self.voice.label(decision.seat);
        let start = format!("{:4}  {name}: {}", decision.n, paint::bold(&found.played));
        let texts = &self.voice.texts;
        if !found.loss.is_clear() {
            let win = found.moves.iter().find(|reason| reason.choice == found.played);
            let win = win.map_or_else(String::new, |reason| {
                weighed::percent(texts, reason.win, reason.win_error)
            });
            page.line(&paint::faint(&format!("{start} ✓ {win}")));
            for line in self.compared(decision, found).lines() {
                page.block(&format!("{INDENT}{}\n", paint::faint(line)));
            }
            return page.take();
        }
        page.line(&format!("{start} · {}", paint::warning(&lost(texts, decision, found))));
        for line in self.reasons(decision, found).lines() {
            page.block(&format!("{INDENT}{line}\n"));
        }
        page.take()
    }

    /// What the lot and every move was worth, in as few lines as possible.
    fn compared(&self, decision: &Decision, found: &Analysis<String>) -> String {
        if self.short {
            return String::new();
        }
        let (texts, game) = (&self.voice.texts, &decision.before);
        let mut page = Sheet::new(self.width - INDENT.len());
        if let Some(worth) = weighed::worth(self.voice, game.kind(), game.players(), &found.worth) {
            page.line(&worth);
        }
        let weighed = |(mark, reason): (String, &Reason<String>)| {
            let win = weighed::percent(texts, reason.win, reason.win_error);
            let score = weighed::with_error(texts, reason.score, reason.score_error);
            let gap = if mark.is_empty() { "" } else { " " };
            format!("{mark}{gap}{}: {win} / {score}", reason.choice).replace(' ', TOGETHER)
        };
        page.line(&self.rows(found).map(weighed).collect::<Vec<_>>().join(" · "));
        page.take()
    }

    /// What the decision was about, and how the moves compare.
    fn reasons(&self, decision: &Decision, found: &Analysis<String>) -> String {
        let game = &decision.before;
        let width = self.width - INDENT.len();
        let mut page = Sheet::new(width);
        page.block(&board::outline(self.voice, game, decision.seat, width));
        let worth = weighed::worth(self.voice, game.kind(), game.players(), &found.worth);
        if let Some(worth) = worth {
            page.line(&worth);
        }
        page.block(&weighed::table(&self.voice.texts, game.kind(), self.rows(found)));
        page.take()
    }

    /// The moves that are shown, the best first, with their marks: among them always the one that
    /// was played and the master's.
    fn rows<'r>(
        &self,
        found: &'r Analysis<String>,
    ) -> impl Iterator<Item = (String, &'r Reason<String>)> + use<'r> {
        let most = if self.short { SHOWN_IN_SHORT } else { found.moves.len() };
        let is_marked = |choice: &String| *choice == found.played || *choice == found.master;
        let numbered = found.moves.iter().enumerate();
        let shown = numbered.filter(move |(place, it)| *place < most || is_marked(&it.choice));
        shown.map(|(_, reason)| {
            let played = if reason.choice == found.played { PLAYED } else { "" };
            let master = if reason.choice == found.master { MASTER } else { "" };
            (format!("{played}{master}"), reason)
        })
    }

    /// The key to it all, and each day or round.
    fn open(&mut self, page: &mut Sheet, game: &AnyGame) {
        let texts = &self.voice.texts;
        if self.part.is_none() {
            page.line(&paint::faint(&text!(
                texts,
                "analyse-key",
                played = PLAYED,
                master = MASTER
            )));
            if !self.short {
                let key = match game.kind().scored_in() {
                    ScoredIn::Florins => text!(texts, "analyse-moves-florins"),
                    ScoredIn::Points => text!(texts, "analyse-moves-points"),
                };
                page.line(&paint::faint(&key));
            }
        }
        let part = game.period();
        let heading = of_game!(game, (board, played) => board::heading(texts, &played.game));
        if self.part.replace(part) != Some(part) {
            page.heading(&heading);
        }
    }
}

/// What was lost, in chances and in florins or points.
fn lost(texts: &Texts, decision: &Decision, found: &Analysis<String>) -> String {
    let win = weighed::percent(texts, found.loss.win, found.loss.win_error);
    let score = weighed::with_error(texts, found.loss.score, found.loss.score_error);
    match decision.before.kind().scored_in() {
        ScoredIn::Florins => text!(texts, "analyse-lost-florins", win = win, florins = score),
        ScoredIn::Points => text!(texts, "analyse-lost-points", win = win, points = score),
    }
}
