//! The connection to a table, which may be lost and found again.

use std::time::Duration;

use fondaco_connection::{Live, Lost, Server};
use fondaco_protocol::News;
use tokio::time::{Instant, sleep_until};

/// The first pause before another attempt; each is twice as long as the one before.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
/// No pause is longer.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// The connection to a table.
pub struct Link {
    server: Server,
    table: String,
    key: String,
    live: Option<Live>,
    /// When the next attempt is made.
    again: Instant,
    /// How many attempts failed in a row.
    failures: u32,
}

/// What comes over the connection.
pub enum Step {
    /// The server says something.
    News(Box<News>),
    /// There is a connection again.
    Connected,
    /// The connection was lost.
    Lost(Lost),
    /// Another attempt failed.
    Failed(Lost),
}

impl Link {
    /// No connection yet; the first attempt is made at once.
    pub fn new(server: Server, table: String, key: String) -> Link {
        Link { server, table, key, live: None, again: Instant::now(), failures: 0 }
    }

    /// What happens next. Nothing is lost when this is not waited for to the end.
    pub async fn next(&mut self, since: u32) -> Step {
        if let Some(live) = &mut self.live {
            let lost = match live.next().await {
                Ok(news) => return Step::News(Box::new(news)),
                Err(lost) => lost,
            };
            self.drop();
            return Step::Lost(lost);
        }
        sleep_until(self.again).await;
        match self.server.watch(&self.table, Some(&self.key), since).await {
            Ok(live) => {
                self.live = Some(live);
                Step::Connected
            }
            Err(lost) => {
                self.failures += 1;
                self.again = Instant::now() + self.pause();
                Step::Failed(lost)
            }
        }
    }

    /// Is there a connection?
    pub fn is_open(&self) -> bool {
        self.live.is_some()
    }

    /// The connection itself, while there is one.
    pub fn live(&mut self) -> Option<&mut Live> {
        self.live.as_mut()
    }

    /// The server has answered on this connection: the next loss begins with short pauses again.
    pub fn works(&mut self) {
        self.failures = 0;
    }

    /// Gives the connection up; another attempt follows.
    pub fn drop(&mut self) {
        self.live = None;
        self.again = Instant::now() + self.pause();
        self.failures += 1;
    }

    /// Ends the connection for good.
    pub async fn close(self) {
        if let Some(live) = self.live {
            live.close().await;
        }
    }

    /// Pauses grow, and are not the same for everybody: a server that comes back is not run down.
    fn pause(&self) -> Duration {
        let pause = (FIRST_PAUSE * 2u32.pow(self.failures.min(7))).min(LONGEST_PAUSE);
        let random = getrandom::u32().unwrap_or_default();
        pause.mul_f64(0.5 + f64::from(random) / f64::from(u32::MAX) / 2.0)
    }
}
