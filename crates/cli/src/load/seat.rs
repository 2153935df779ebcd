//! The connection of a seat.

use std::rc::{Rc, Weak};
use std::time::Duration;

use fondaco_protocol::{Command, News};
use tokio::sync::Semaphore;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::table::{Order, Table};
use crate::remote::{Live, Lost, Server};

/// What changes so often that it is not even read: nobody here looks at it.
const UNREAD: [&str; 2] = [r#"{"say":"changed""#, r#"{"say":"talk""#];
/// Before a connection that was lost is tried again.
const PAUSE: Duration = Duration::from_secs(1);

/// A seat at a table, with a connection of its own.
pub struct Player {
    pub table: Weak<Table>,
    pub seat: usize,
    pub key: String,
    pub server: Server,
    /// So that not all connections are made in the same moment.
    pub doors: Rc<Semaphore>,
}

impl Player {
    /// Does what it is told, and passes on what it hears, as long as the table is there.
    pub async fn sit(self, mut orders: UnboundedReceiver<Order>) {
        let mut id: Option<Rc<str>> = None;
        let mut live: Option<Live> = None;
        loop {
            let step = if let Some(live) = &mut live {
                tokio::select! {
                    order = orders.recv() => Step::Order(order),
                    news = live.next_text() => Step::News(news),
                }
            } else {
                // What was lost is tried again after a while.
                tokio::select! {
                    order = orders.recv() => Step::Order(order),
                    () = sleep(PAUSE), if id.is_some() => Step::Again,
                }
            };
            let Some(table) = self.table.upgrade() else { return };
            let done = match step {
                Step::Order(None) => return,
                Step::Order(Some(Order::Go(new))) => {
                    id = Some(new);
                    live = None;
                    Ok(())
                }
                Step::Order(Some(Order::Send(command))) => match &mut live {
                    Some(live) => live.request(command).await.map(|_| ()),
                    None => Ok(()),
                },
                Step::News(Ok(text)) => self.heard(&table, &text, live.as_mut()).await,
                Step::News(Err(lost)) => Err(lost),
                Step::Again => Ok(()),
            };
            if let Err(lost) = done {
                table.error(lost.to_string());
                live = None;
                continue;
            }
            if let (None, Some(id)) = (&live, &id) {
                match self.connected(&table, id).await {
                    Ok(connected) => live = Some(connected),
                    Err(lost) => table.error(lost.to_string()),
                }
            }
        }
    }

    async fn connected(&self, table: &Table, id: &str) -> Result<Live, Lost> {
        let _door = self.doors.acquire().await;
        let since = table.lines(self.seat);
        let mut live = Live::connect(&self.server.live(id), Some(&self.key), since).await?;
        let welcome = live.next_text().await?;
        self.heard(table, &welcome, Some(&mut live)).await?;
        Ok(live)
    }

    async fn heard(
        &self,
        table: &Table,
        text: &Utf8Bytes,
        live: Option<&mut Live>,
    ) -> Result<(), Lost> {
        if UNREAD.iter().any(|unread| text.starts_with(unread)) {
            return Ok(());
        }
        match serde_json::from_str(text) {
            Ok(News::Lines { from, lines }) => table.hear(self.seat, from, &lines),
            Ok(News::Welcome { you, from, lines, .. }) => {
                if let (None, Some(live)) = (you.seat, live) {
                    let seat = Some(self.seat as u8);
                    live.request(Command::Join { seat }).await?;
                }
                table.hear(self.seat, from, &lines);
            }
            Ok(News::Refused { why, .. }) => table.refused(why.text),
            Ok(_) => {}
            Err(error) => table.error(error.to_string()),
        }
        Ok(())
    }
}

enum Step {
    Order(Option<Order>),
    News(Result<Utf8Bytes, Lost>),
    Again,
}
