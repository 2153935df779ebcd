//! Playing with an open page.

use std::time::Duration;

use fondaco_connection::{Live, Lost, Server};
use fondaco_protocol::{Command, News, Phase, Table, Why};
use fondaco_rules::AnyEvent;
use tokio::time::timeout;

use super::{Player, Wish};
use crate::http::PATIENCE;

/// After so long without news somebody loads the page again.
const QUIET: Duration = Duration::from_secs(8);

/// Why a page was left.
enum Left {
    /// The game is over.
    Over,
    /// To look through another node.
    Wander,
    /// There was nothing to hear.
    Quiet,
    /// There is no connection any more.
    Lost,
}

impl From<Lost> for Left {
    fn from(_: Lost) -> Left {
        Left::Lost
    }
}

/// A move that was sent and not answered yet.
struct Asked {
    id: u32,
    after: u32,
    event: AnyEvent,
}

impl Player {
    /// Plays with one page after the other.
    pub(super) async fn watch(&mut self) {
        let mut was_quiet = false;
        loop {
            let node = self.doors.any(&mut self.dice).await;
            let known = self.seen.len();
            let left = self.page(&node, known, was_quiet).await;
            self.lose();
            was_quiet = false;
            match left {
                Left::Over => return,
                Left::Wander => {}
                Left::Quiet => was_quiet = true,
                Left::Lost => {
                    self.tally.note(|counted| counted.lost += 1);
                    self.pause().await;
                }
            }
        }
    }

    /// One page, until it is left.
    async fn page(&mut self, node: &Server, known: u32, was_quiet: bool) -> Left {
        let opened = node.watch(&self.table, Some(&self.person.key), known).await;
        let Ok(mut live) = opened else { return Left::Lost };
        match timeout(PATIENCE, live.next()).await {
            Ok(Ok(News::Welcome { table, from, lines, .. })) => {
                self.welcomed(&table, from, &lines);
                if was_quiet && self.seen.len() > known {
                    self.tally.note(|counted| counted.unheard += 1);
                }
                if let Err(lost) = self.answer_undo(&mut live, &table).await {
                    return lost.into();
                }
            }
            Ok(Ok(News::Refused { why, .. })) => {
                self.tally.refused(why.why);
                if why.why != Why::Unavailable {
                    self.fault(&format!("was not let in: {why}"));
                }
                return Left::Lost;
            }
            _ => return Left::Lost,
        }
        self.play_on(&mut live).await.map_or_else(|left| left, |()| Left::Over)
    }

    async fn play_on(&mut self, live: &mut Live) -> Result<(), Left> {
        let mut asked: Option<Asked> = None;
        loop {
            if self.seen.is_over && asked.is_none() {
                return Ok(());
            }
            if asked.is_none() {
                match self.wish() {
                    Wish::Wait => {}
                    Wish::Wander => return Err(Left::Wander),
                    Wish::Do(command) => {
                        live.request(command).await?;
                    }
                    Wish::Play(event) => {
                        self.think().await;
                        let after = self.seen.len();
                        let command = self.sending(event);
                        asked = Some(Asked { id: live.request(command).await?, after, event });
                    }
                }
            }
            let patience = if asked.is_some() { PATIENCE } else { QUIET };
            match timeout(patience, live.next()).await {
                Ok(news) => self.told(live, news?, &mut asked).await?,
                Err(_) if asked.is_some() => return Err(Left::Lost),
                Err(_) => return Err(Left::Quiet),
            }
        }
    }

    async fn told(
        &mut self,
        live: &mut Live,
        news: News,
        asked: &mut Option<Asked>,
    ) -> Result<(), Left> {
        match news {
            News::Welcome { table, from, lines, .. } => self.welcomed(&table, from, &lines),
            News::Update { table, from, lines, .. } => {
                self.hear(from, &lines);
                self.answer_undo(live, &table).await?;
            }
            News::Done { id } => {
                if let Some(asked) = asked.take_if(|it| it.id == id) {
                    self.tally.acknowledged();
                    if !self.journal.acknowledge(asked.after, asked.event) {
                        self.fault(&format!("{} was done and not shown", asked.event));
                    }
                }
            }
            News::Refused { id, why } => match asked.take_if(|it| Some(it.id) == id) {
                Some(asked) => {
                    self.refused(&why, asked.after, asked.event);
                    self.pause().await;
                }
                None => self.tally.refused(why.why),
            },
            News::Closing => return Err(Left::Lost),
            News::Talk { .. } => {}
        }
        Ok(())
    }

    fn welcomed(&mut self, table: &Table, from: u32, lines: &[String]) {
        if table.phase == Phase::Over && (from + lines.len() as u32) <= self.seen.len() {
            self.fault("the game is over and its log is shorter than it was");
        }
        self.hear(from, lines);
    }

    async fn answer_undo(&mut self, live: &mut Live, table: &Table) -> Result<(), Lost> {
        if self.is_asked(table) {
            live.request(Command::AnswerUndo { yes: true }).await?;
        }
        Ok(())
    }
}
