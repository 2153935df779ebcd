//! Playing by asking again and again.

use std::time::Duration;

use fondaco_connection::{Failure, Server};
use fondaco_protocol::{Command, Table, Why};
use fondaco_rules::AnyEvent;
use serde::Deserialize;
use tokio::time::sleep;

use super::{Player, Wish};
use crate::http;

/// The longest time between two questions, in milliseconds.
const SELDOM: u32 = 500;

/// Lines of a log.
#[derive(Deserialize)]
pub struct Lines {
    pub from: u32,
    pub lines: Vec<String>,
}

/// A table and, for whom it is interesting, what concerns only one.
#[derive(Deserialize)]
pub struct Answered {
    pub table: Table,
}

impl Player {
    /// Plays by asking any node again and again.
    pub(super) async fn poll(&mut self) {
        while !self.seen.is_over {
            let node = self.doors.any(&mut self.dice).await;
            if let Err(failure) = self.ask(&node).await {
                self.lose();
                match failure {
                    Failure::Refused(why) => {
                        self.tally.refused(why.why);
                        if why.why != Why::Unavailable {
                            self.fault(&format!("cannot read the table: {why}"));
                        }
                    }
                    _ => self.tally.note(|counted| counted.lost += 1),
                }
                self.pause().await;
            }
            sleep(Duration::from_millis(self.dice.below(SELDOM).into())).await;
        }
    }

    async fn ask(&mut self, node: &Server) -> Result<(), Failure> {
        self.read_log(node).await?;
        match self.wish() {
            Wish::Wait if self.dice.below(4) == 0 => {
                let path = format!("/tables/{}", self.table);
                let seen: Answered = http::get(node, &path, Some(&self.person.key)).await?;
                if self.is_asked(&seen.table) {
                    self.post(node, &Command::AnswerUndo { yes: true }).await;
                }
                Ok(())
            }
            Wish::Wait | Wish::Wander => Ok(()),
            Wish::Do(command) => {
                self.post(node, &command).await;
                Ok(())
            }
            Wish::Play(event) => self.send(node, event).await,
        }
    }

    async fn send(&mut self, node: &Server, event: AnyEvent) -> Result<(), Failure> {
        self.think().await;
        let after = self.seen.len();
        let command = self.sending(event);
        let path = format!("/tables/{}", self.table);
        match http::post::<Answered>(node, &path, Some(&self.person.key), &command).await {
            Ok(_) => {
                self.tally.acknowledged();
                self.journal.acknowledge(after, event);
                // Whoever asks the same node sees at once what it has acknowledged.
                self.read_log(node).await?;
                if self.journal.unseen().any(|it| it.acknowledged) {
                    self.fault(&format!("{event} was done and not shown"));
                }
                Ok(())
            }
            Err(Failure::Refused(why)) => {
                self.refused(&why, after, event);
                Ok(())
            }
            Err(lost) => Err(lost),
        }
    }

    async fn read_log(&mut self, node: &Server) -> Result<(), Failure> {
        let path = format!("/tables/{}/log?since={}", self.table, self.seen.len());
        let Lines { from, lines } = http::get(node, &path, Some(&self.person.key)).await?;
        self.hear(from, &lines);
        Ok(())
    }

    /// Something whose fate does not matter.
    async fn post(&self, node: &Server, command: &Command) {
        let path = format!("/tables/{}", self.table);
        let done = http::post::<Answered>(node, &path, Some(&self.person.key), command).await;
        if let Err(Failure::Refused(why)) = done {
            self.tally.refused(why.why);
        }
    }
}
