//! Notices between the nodes that share a PostgreSQL database.

use std::time::Duration;

use sqlx::Executor;
use sqlx::postgres::{PgListener, PgPoolOptions};
use tokio::sync::broadcast;
use tokio::time::timeout;

use super::database::CONNECTING;
use super::error::StoreError;
use super::rows::Notice;

/// The channel that all nodes listen to.
const CHANNEL: &str = "fondaco";

/// PostgreSQL takes messages below 8000 bytes.
const LONGEST: usize = 7900;

/// The pause before the next attempt to listen.
const PAUSE: Duration = Duration::from_millis(200);

/// How long a connection may be silent before it is checked, and how long the check may take.
const SILENCE: Duration = Duration::from_secs(20);
const ANSWERING: Duration = Duration::from_secs(5);

/// Messages with these notices: the node, then a word for each. They contain only ids and numbers;
/// the receiver reads the rest.
pub fn messages(node: &str, notices: &[Notice]) -> Vec<String> {
    let mut messages: Vec<String> = Vec::new();
    for notice in notices {
        let word = match notice {
            Notice::Changed { table, version } => format!(" c:{table}:{version}"),
            Notice::Talk { table, number } => format!(" t:{table}:{number}"),
            Notice::Here { table, people, .. } => format!(" h:{table}:{}", people.join(",")),
            Notice::WhoIsHere { table } => format!(" w:{table}:"),
            Notice::Missed => continue,
        };
        match messages.last_mut().filter(|last| last.len() + word.len() <= LONGEST) {
            Some(last) => last.push_str(&word),
            None => messages.push(format!("{node}{word}")),
        }
    }
    messages
}

/// The notices in a message; none if it is this node's own.
fn read(node: &str, message: &str) -> Vec<Notice> {
    let mut words = message.split(' ');
    let from = words.next().unwrap_or_default();
    if from == node {
        return Vec::new();
    }
    let notice = |word: &str| {
        let (kind, rest) = word.split_once(':')?;
        let (table, number) = rest.rsplit_once(':')?;
        let table = table.to_owned();
        match kind {
            "c" => Some(Notice::Changed { table, version: number.parse().ok()? }),
            "t" => Some(Notice::Talk { table, number: number.parse().ok()? }),
            "h" => {
                let people = number.split(',').filter(|it| !it.is_empty()).map(str::to_owned);
                Some(Notice::Here { node: from.to_owned(), table, people: people.collect() })
            }
            "w" => Some(Notice::WhoIsHere { table }),
            _ => None,
        }
    };
    // An unknown word comes from a later version, or another program: look at everything.
    words.map(|word| notice(word).unwrap_or(Notice::Missed)).collect()
}

/// Listens to the channel. Nothing is missed from now on.
///
/// The listener has a pool of its own with a short timeout: while the database is away, a pool backs
/// off to a fifth of its timeout, here one second, by default six.
pub async fn listen(address: &str) -> Result<PgListener, StoreError> {
    let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(CONNECTING);
    let pool = pool.max_lifetime(None).idle_timeout(None).connect_lazy(address)?;
    let mut listener = PgListener::connect_with(&pool).await?;
    // A lost connection is reported, and replaced by `pass_on`.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes on the notices of other nodes, for ever. After a lost connection notices may be missing, so
/// it sends `Missed` once it is back.
pub async fn pass_on(
    mut listener: PgListener,
    address: String,
    node: String,
    news: broadcast::Sender<Notice>,
) {
    loop {
        while let Some(message) = next(&mut listener).await {
            for notice in read(&node, &message) {
                // There may be no receiver.
                let _ = news.send(notice);
            }
        }
        loop {
            tokio::time::sleep(PAUSE).await;
            match listen(&address).await {
                Ok(connected) => break listener = connected,
                Err(StoreError::Closed) => return,
                Err(_) => {}
            }
        }
        let _ = news.send(Notice::Missed);
    }
}

/// The next message; none if the connection is lost. A cut connection looks like a quiet one, so
/// after some silence a query checks it.
async fn next(listener: &mut PgListener) -> Option<String> {
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(message)) => return message.map(|message| message.payload().to_owned()),
            Ok(Err(_)) => return None,
            Err(_) => {
                let asked = timeout(ANSWERING, listener.execute("SELECT 1")).await;
                asked.ok()?.ok()?;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_by_others() {
        let told = vec![
            Notice::Changed { table: "tab:le".into(), version: 7 },
            Notice::Talk { table: "b".into(), number: 3 },
            Notice::Here {
                node: "me".into(),
                table: "c".into(),
                people: vec!["ada".into(), "bea".into()],
            },
            Notice::Here { node: "me".into(), table: "d".into(), people: Vec::new() },
            Notice::WhoIsHere { table: "e".into() },
        ];
        let messages = messages("me", &told);
        assert_eq!(messages, ["me c:tab:le:7 t:b:3 h:c:ada,bea h:d: w:e:"]);
        assert_eq!(read("you", &messages[0]), told);
        assert_eq!(read("me", &messages[0]), []);
    }

    #[test]
    fn long_news_are_several_messages() {
        let change =
            |number: u64| Notice::Changed { table: format!("table-{number:08}"), version: number };
        let told: Vec<Notice> = (0..1000).map(change).collect();
        let messages = messages("me", &told);
        assert!(messages.len() > 1 && messages.iter().all(|it| it.len() < 8000));
        let read: Vec<Notice> = messages.iter().flat_map(|it| read("you", it)).collect();
        assert_eq!(read, told);
    }

    #[test]
    fn what_cannot_be_read_means_that_something_may_be_missed() {
        assert_eq!(read("me", "you x:y:z"), [Notice::Missed]);
        assert_eq!(read("me", "you c:y:soon"), [Notice::Missed]);
    }
}
