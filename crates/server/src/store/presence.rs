//! Notices between nodes that are stored nowhere: who has a page open.

use std::sync::Arc;

use sqlx::{AnyPool, query};
use tokio::sync::mpsc;

use super::news::messages;
use super::rows::Notice;
use super::sql;

/// How many notices may wait to be sent.
const QUEUE: usize = 1024;

/// Sends notices to the other nodes. A notice that is lost does no harm: it is sent again later.
#[derive(Clone, Debug)]
pub struct Presence {
    node: Arc<str>,
    queue: mpsc::Sender<Notice>,
}

impl Presence {
    /// Sends through this pool as long as any clone of the result exists.
    pub(super) fn start(node: &str, pool: AnyPool) -> Presence {
        let (queue, mut queued) = mpsc::channel(QUEUE);
        let presence = Presence { node: node.into(), queue };
        let node = Arc::clone(&presence.node);
        tokio::spawn(async move {
            let mut notices = Vec::new();
            // One message at a time, so that a later one cannot overtake an earlier one.
            while queued.recv_many(&mut notices, QUEUE).await > 0 {
                for message in messages(&node, &notices) {
                    if let Err(error) = query(sql::TELL).bind(message).execute(&pool).await {
                        tracing::debug!(%error, "a notice to other nodes was not sent");
                    }
                }
                notices.clear();
            }
        });
        presence
    }

    /// This node's name.
    pub fn node(&self) -> &str {
        &self.node
    }

    /// Queues a notice; drops it if the queue is full.
    pub fn tell(&self, notice: Notice) {
        let _ = self.queue.try_send(notice);
    }
}
