//! The connection of a seat.

use std::rc::{Rc, Weak};
use std::time::Duration;

use fondaco_connection::{Live, Lost, Server};
use fondaco_protocol::{Command, Refused, You};
use serde::Deserialize;
use tokio::sync::Semaphore;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::sleep;

use super::table::{Table, Task};

/// The pause before a lost connection is tried again.
const PAUSE: Duration = Duration::from_secs(1);

/// A seat at a table, with a connection of its own.
pub struct Seat {
    pub table: Weak<Table>,
    pub number: usize,
    pub key: String,
    pub server: Server,
    /// Limits how many connections are made in the same moment.
    pub connecting: Rc<Semaphore>,
}

/// What a seat reads of a message: parsing the table would slow the measurement down.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Message {
    from: u32,
    lines: Vec<String>,
    you: Option<You>,
    /// Why something was refused.
    why: Option<Refused>,
}

impl Seat {
    /// Performs its tasks, and passes the news on, as long as the table is there.
    pub async fn play(self, mut tasks: UnboundedReceiver<Task>) {
        let mut id: Option<Rc<str>> = None;
        let mut live: Option<Live> = None;
        loop {
            let step = if let Some(live) = &mut live {
                tokio::select! {
                    task = tasks.recv() => Step::Task(task),
                    message = live.next_as() => Step::Message(message),
                }
            } else {
                tokio::select! {
                    task = tasks.recv() => Step::Task(task),
                    () = sleep(PAUSE), if id.is_some() => Step::Again,
                }
            };
            let Some(table) = self.table.upgrade() else { return };
            let done = match step {
                Step::Task(None) => return,
                Step::Task(Some(Task::Go(new))) => {
                    id = Some(new);
                    live = None;
                    Ok(())
                }
                Step::Task(Some(Task::Send(command))) => match &mut live {
                    Some(live) => live.request(command).await.map(|_| ()),
                    None => Ok(()),
                },
                Step::Message(Ok(message)) => {
                    self.pass_on(&table, message);
                    Ok(())
                }
                Step::Message(Err(lost)) => Err(lost),
                Step::Again => Ok(()),
            };
            if let Err(lost) = done {
                table.error(lost.to_string());
                live = None;
                continue;
            }
            if let (None, Some(id)) = (&live, &id) {
                match self.connect(&table, id).await {
                    Ok(connected) => live = Some(connected),
                    Err(lost) => table.error(lost.to_string()),
                }
            }
        }
    }

    async fn connect(&self, table: &Table, id: &str) -> Result<Live, Lost> {
        let _permit = self.connecting.acquire().await;
        let since = table.lines(self.number);
        let mut live = self.server.watch(id, Some(&self.key), since).await?;
        let welcome: Message = live.next_as().await?;
        if welcome.you.as_ref().is_some_and(|you| you.seat.is_none()) {
            live.request(Command::Join { seat: Some(self.number as u8) }).await?;
        }
        self.pass_on(table, welcome);
        Ok(live)
    }

    fn pass_on(&self, table: &Table, message: Message) {
        if let Some(why) = message.why {
            table.refused(why.text);
        } else if !message.lines.is_empty() {
            table.hear(self.number, message.from, &message.lines);
        }
    }
}

enum Step {
    Task(Option<Task>),
    Message(Result<Message, Lost>),
    Again,
}
