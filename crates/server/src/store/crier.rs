//! What a node tells the others although it is kept nowhere.

use std::sync::Arc;

use sqlx::{AnyPool, query};
use tokio::sync::mpsc;

use super::news::messages;
use super::rows::Told;
use super::sql;

/// So much may wait to be told.
const WAITING: usize = 1024;

/// Tells other nodes what is kept nowhere. What does not arrive does no harm: it is told again.
#[derive(Clone, Debug)]
pub struct Crier {
    node: Arc<str>,
    asked: mpsc::Sender<Told>,
}

impl Crier {
    /// A crier of this node, who speaks through these connections as long as somebody asks him to.
    pub(super) fn of(node: &str, connections: AnyPool) -> Crier {
        let (sender, mut asked) = mpsc::channel(WAITING);
        let crier = Crier { node: node.into(), asked: sender };
        let node = Arc::clone(&crier.node);
        tokio::spawn(async move {
            let mut told = Vec::new();
            // One message after the other, so that a later one is not overtaken by an earlier one.
            while asked.recv_many(&mut told, WAITING).await > 0 {
                for message in messages(&node, &told) {
                    let telling = query(sql::TELL).bind(message).execute(&connections);
                    if let Err(error) = telling.await {
                        tracing::debug!(%error, "other nodes could not be told");
                    }
                }
                told.clear();
            }
        });
        crier
    }

    /// Whom the others hear.
    pub fn node(&self) -> &str {
        &self.node
    }

    /// Tells it soon, unless there is far too much to tell.
    pub fn tell(&self, told: Told) {
        let _ = self.asked.try_send(told);
    }
}
