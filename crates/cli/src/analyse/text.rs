//! Decisions as text: a few lines where nothing was lost, else a table.

use fondaco_bots::Reason;
use fondaco_bots::analysis::Analysis;
use fondaco_rules::{AnyGame, ScoredIn};
use fondaco_story::{Page, TOGETHER, Voice};
use fondaco_texts::{Texts, text};

use super::decision::Decision;
use crate::board::{self, of_game};
use crate::sheet::Sheet;
use crate::{evaluations, paint};

/// How many of the best moves are shown with `--short`, beside the one that was played.
const SHOWN_IN_SHORT: usize = 5;
/// Marks the move that was played.
const PLAYED: &str = "→";
/// Marks the move of the master.
const MASTER: &str = "◆";
/// Before the lines about a decision.
const INDENT: &str = "      ";

/// Prints decisions in order.
pub struct Printer<'a> {
    voice: &'a Voice,
    width: usize,
    /// Whether to leave out other moves where nothing was lost.
    short: bool,
    /// The day or round of the last decision.
    period: Option<u8>,
}

impl<'a> Printer<'a> {
    /// Starts with the key.
    pub fn new(voice: &'a Voice, width: usize, short: bool) -> Printer<'a> {
        Printer { voice, width, short, period: None }
    }

    /// The text of the next decision.
    pub fn text(&mut self, decision: &Decision, found: &Analysis<String>) -> String {
        let mut page = Sheet::new(self.width);
        self.open(&mut page, &decision.before);
        let name = self.voice.label(decision.seat);
        let start = format!("{:4}  {name}: {}", decision.n, paint::bold(&found.played));
        let texts = &self.voice.texts;
        if !found.loss.is_clear() {
            let win = found.moves.iter().find(|reason| reason.choice == found.played);
            let win = win.map_or_else(String::new, |reason| {
                evaluations::percent(texts, reason.win, reason.win_error)
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

    /// The worth of the lot and of every move, in few lines.
    fn compared(&self, decision: &Decision, found: &Analysis<String>) -> String {
        if self.short {
            return String::new();
        }
        let (texts, game) = (&self.voice.texts, &decision.before);
        let mut page = Sheet::new(self.width - INDENT.len());
        if let Some(worth) =
            evaluations::worth(self.voice, game.kind(), game.players(), &found.worth)
        {
            page.line(&worth);
        }
        let evaluated = |(mark, reason): (String, &Reason<String>)| {
            let win = evaluations::percent(texts, reason.win, reason.win_error);
            let score = evaluations::with_error(texts, reason.score, reason.score_error);
            let gap = if mark.is_empty() { "" } else { " " };
            format!("{mark}{gap}{}: {win} / {score}", reason.choice).replace(' ', TOGETHER)
        };
        page.line(&self.rows(found).map(evaluated).collect::<Vec<_>>().join(" · "));
        page.take()
    }

    /// The position in outline, and the evaluated moves.
    fn reasons(&self, decision: &Decision, found: &Analysis<String>) -> String {
        let game = &decision.before;
        let width = self.width - INDENT.len();
        let mut page = Sheet::new(width);
        page.block(&board::outline(self.voice, game, decision.seat, width));
        let worth = evaluations::worth(self.voice, game.kind(), game.players(), &found.worth);
        if let Some(worth) = worth {
            page.line(&worth);
        }
        page.block(&evaluations::table(&self.voice.texts, game.kind(), self.rows(found)));
        page.take()
    }

    /// The moves to show with their marks, the best first, including the one played and the master's.
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

    /// The key at the start, and the heading of a new day or round.
    fn open(&mut self, page: &mut Sheet, game: &AnyGame) {
        let texts = &self.voice.texts;
        if self.period.is_none() {
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
        let period = game.period();
        let heading = of_game!(game, (board, played) => board::heading(texts, &played.game));
        if self.period.replace(period) != Some(period) {
            page.heading(&heading);
        }
    }
}

/// The loss, in the chance to win and in florins or points.
fn lost(texts: &Texts, decision: &Decision, found: &Analysis<String>) -> String {
    let win = evaluations::percent(texts, found.loss.win, found.loss.win_error);
    let score = evaluations::with_error(texts, found.loss.score, found.loss.score_error);
    match decision.before.kind().scored_in() {
        ScoredIn::Florins => text!(texts, "analyse-lost-florins", win = win, florins = score),
        ScoredIn::Points => text!(texts, "analyse-lost-points", win = win, points = score),
    }
}
