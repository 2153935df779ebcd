//! Webhooks: HTTP requests that tell people that it is their turn.

use std::sync::Arc;
use std::time::Duration;

use fondaco_protocol::{LONGEST_WEBHOOK, Refused, Why};
use tokio::sync::Semaphore;
use ureq::Agent;
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use super::{Hall, LiveTable};
use crate::network::is_public;
use crate::rate_limit::{Rate, RateLimit};

/// How many requests run at once.
const AT_ONCE: usize = 8;
/// How many requests may wait; more are dropped.
const WAITING: usize = 256;
/// How often a person's address is called. It may be anybody's, so it must not be flooded.
const RATE: Rate = Rate { burst: 10.0, per_second: 0.1 };
/// How long a request may take.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Which addresses webhooks may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outside {
    /// Public ones only, not the network of this server.
    Public,
    /// All, including those of this machine and its network: for a server at home.
    Anywhere,
}

/// Sends the requests.
pub struct Webhooks {
    agent: Agent,
    busy: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
    rate_limit: RateLimit<String>,
}

impl Webhooks {
    pub fn new(outside: Outside) -> Webhooks {
        let config = Config::builder()
            .timeout_global(Some(TIMEOUT))
            .max_redirects(0)
            .max_idle_connections(0)
            .proxy(None)
            .user_agent("fondaco")
            .build();
        Webhooks {
            agent: Agent::with_parts(config, DefaultConnector::default(), Careful(outside)),
            busy: Arc::new(Semaphore::new(AT_ONCE)),
            waiting: Arc::new(Semaphore::new(WAITING)),
            rate_limit: RateLimit::new(RATE),
        }
    }
}

/// Resolves names and leaves out forbidden addresses. It is called for every connection, so that
/// changing a name's address later gains nothing.
#[derive(Debug)]
struct Careful(Outside);

impl Resolver for Careful {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = DefaultResolver::default().resolve(uri, config, timeout)?;
        let mut allowed = self.empty();
        for address in found.iter().filter(|it| self.0 == Outside::Anywhere || is_public(it.ip())) {
            allowed.push(*address);
        }
        if allowed.is_empty() { Err(ureq::Error::HostNotFound) } else { Ok(allowed) }
    }
}

/// Checks a webhook's URL.
///
/// # Errors
/// When it is too long, or not HTTP.
pub fn checked(address: &str) -> Result<String, Refused> {
    if address.len() > LONGEST_WEBHOOK {
        let text = format!("an address has at most {LONGEST_WEBHOOK} letters");
        return Err(Refused::new(Why::TooMuch, text));
    }
    let uri: Option<Uri> = address.parse().ok();
    let of_web = |uri: &Uri| {
        matches!(uri.scheme_str(), Some("http" | "https"))
            && uri.host().is_some_and(|it| !it.is_empty())
    };
    if !uri.is_some_and(|uri| of_web(&uri)) {
        return Err(Refused::new(Why::Unreadable, "an address begins with https:// or http://"));
    }
    Ok(address.to_owned())
}

impl Hall {
    /// Calls the webhook, if there is one, of a person whose turn it is.
    pub(super) fn notify_turn(&self, seated: &Arc<LiveTable>, person: String) {
        let hooks = &self.0.webhooks;
        let Ok(waiting) = Arc::clone(&hooks.waiting).try_acquire_owned() else { return };
        let (agent, busy) = (hooks.agent.clone(), Arc::clone(&hooks.busy));
        let (hall, id) = (self.clone(), Arc::clone(&seated.id));
        let game = seated.with(|state| state.doc.game);
        // The program need not wait for it to end.
        tokio::spawn(async move {
            let _waiting = waiting;
            let found = hall.0.store.person(&person).await.ok().flatten();
            let Some(address) = found.and_then(|it| it.webhook) else { return };
            if !hall.0.webhooks.rate_limit.allows(person, hall.now()) {
                return;
            }
            let Ok(busy) = busy.acquire_owned().await else { return };
            let body = serde_json::json!({
                "table": &*id, "game": game, "text": format!("It is your turn: {game}"),
            });
            let sent = tokio::task::spawn_blocking(move || {
                let _busy = busy;
                agent
                    .post(address)
                    .content_type("application/json")
                    .send(body.to_string())
                    .map(|_| ())
            });
            // The URL may contain a password, so it is not logged, and no error contains it.
            match sent.await {
                Ok(Ok(())) => {
                    hall.0.metrics.webhooks.inc();
                }
                Ok(Err(error)) => {
                    tracing::info!(table = &*id, %error, "a webhook failed");
                }
                Err(error) => tracing::error!(%error, "a webhook task failed"),
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_web_are_told() {
        for fine in ["https://example.org/x?y=z", "http://10.0.0.1:8080/", "https://[2001:db8::1]/"]
        {
            assert_eq!(checked(fine).as_deref(), Ok(fine));
        }
        let long = format!("https://example.org/{}", "x".repeat(500));
        for wrong in
            ["", "example.org", "/path", "ftp://x/", "file:///etc/passwd", "javascript:1", &long]
        {
            assert!(checked(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_private_address_is_refused_when_it_is_told() {
        let careful = |outside| Webhooks::new(outside).agent.post("http://127.0.0.1:9/").send("");
        assert!(matches!(careful(Outside::Public), Err(ureq::Error::HostNotFound)));
        assert!(!matches!(careful(Outside::Anywhere), Err(ureq::Error::HostNotFound)));
    }
}
