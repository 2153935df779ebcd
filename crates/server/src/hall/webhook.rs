//! Telling somebody at an address of his own that it is his turn.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;

use fondaco_protocol::{LONGEST_WEBHOOK, Refused, Why};
use tokio::sync::Semaphore;
use ureq::Agent;
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use super::rate_limit::RateLimit;
use super::{Hall, Seated};

/// So many addresses are told at once; what comes while all are busy waits.
const AT_ONCE: usize = 8;
/// So many wait at most; who comes later is not told.
const WAITING: usize = 256;
/// So many times somebody is told at once; then once after each pause, in milliseconds. Whose address
/// it is nobody knows, so that it must not be flooded.
const NOTICES: i64 = 10;
const PAUSE: i64 = 10_000;
/// So long telling one may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Which addresses may be told of turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outside {
    /// Those that anybody in the world could reach; the network of this server is none of them.
    Public,
    /// All, also those of this machine and its neighbours: for a server at home.
    Anywhere,
}

/// Tells addresses of turns.
pub struct Webhooks {
    agent: Agent,
    busy: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
    rate_limit: RateLimit,
}

impl Webhooks {
    pub fn new(outside: Outside) -> Webhooks {
        let config = Config::builder()
            .timeout_global(Some(PATIENCE))
            .max_redirects(0)
            .max_idle_connections(0)
            .proxy(None)
            .user_agent("fondaco")
            .build();
        Webhooks {
            agent: Agent::with_parts(config, DefaultConnector::default(), Careful(outside)),
            busy: Arc::new(Semaphore::new(AT_ONCE)),
            waiting: Arc::new(Semaphore::new(WAITING)),
            rate_limit: RateLimit::new(NOTICES, PAUSE),
        }
    }
}

/// Finds addresses and leaves out those that must not be reached. It is asked for every connection,
/// so that a name that is given another address meanwhile gains nothing.
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

/// Can everybody in the world reach this address?
pub fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let protocols = (a, b, c) == (192, 0, 0);
    let benchmarks = a == 198 && (18..20).contains(&b);
    let reserved = a == 0 || a >= 240;
    !(ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_broadcast()
        || ip.is_documentation()
        || ip.is_multicast()
        || shared
        || protocols
        || benchmarks
        || reserved)
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [first, second, ..] = ip.segments();
    // Only this part of the addresses is given out; within it are examples and ways to old
    // addresses that could lead back into this network.
    let given_out = first & 0xe000 == 0x2000;
    let example = (first, second) == (0x2001, 0xdb8) || first == 0x3fff;
    let translated = first == 0x2002 || (first == 0x2001 && second < 0x200);
    given_out && !example && !translated
}

/// An address that could be told of turns.
///
/// # Errors
/// When it is too long, or not one of the web.
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
    /// Tells a person who has no page open that it is his turn, if he wants to be told.
    pub(super) fn tell_of_turn(&self, seated: &Arc<Seated>, person: String) {
        let hooks = &self.0.webhooks;
        let Ok(waiting) = Arc::clone(&hooks.waiting).try_acquire_owned() else { return };
        let (agent, busy) = (hooks.agent.clone(), Arc::clone(&hooks.busy));
        let (hall, id) = (self.clone(), Arc::clone(&seated.id));
        let game = seated.with(|state| state.doc.game.clone());
        // It is no part of what has to be finished before the program ends.
        tokio::spawn(async move {
            let _waiting = waiting;
            let found = hall.0.store.person(&person).await.ok().flatten();
            let Some(address) = found.and_then(|it| it.webhook) else { return };
            if !hall.0.webhooks.rate_limit.allows(&person, hall.now()) {
                return;
            }
            let Ok(busy) = busy.acquire_owned().await else { return };
            let body = serde_json::json!({
                "table": &*id, "game": game, "text": format!("It is your turn: {game}"),
            });
            let told = tokio::task::spawn_blocking(move || {
                let _busy = busy;
                agent
                    .post(address)
                    .content_type("application/json")
                    .send(body.to_string())
                    .map(|_| ())
            });
            // The address may hold a password, so it is not logged, and no error tells it.
            match told.await {
                Ok(Ok(())) => {
                    hall.0.metrics.webhooks.inc();
                }
                Ok(Err(error)) => {
                    tracing::info!(table = &*id, %error, "somebody could not be told of a turn");
                }
                Err(error) => tracing::error!(%error, "telling of a turn failed"),
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

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
    fn the_network_of_the_server_is_not_outside() {
        for inside in [
            "127.0.0.1:80",
            "10.1.2.3:80",
            "192.168.0.9:80",
            "172.16.0.1:80",
            "169.254.169.254:80",
            "0.0.0.0:80",
            "100.64.0.1:80",
            "198.18.0.1:80",
            "224.0.0.1:80",
            "255.255.255.255:80",
            "[::1]:80",
            "[::]:80",
            "[fe80::1]:80",
            "[fc00::1]:80",
            "[::ffff:127.0.0.1]:80",
            "[2002:7f00:1::]:80",
            "[2001:db8::1]:80",
            "[64:ff9b::7f00:1]:80",
            "[ff02::1]:80",
        ] {
            let address: SocketAddr = inside.parse().unwrap();
            assert!(!is_public(address.ip()), "{inside}");
        }
        for outside in ["8.8.8.8:443", "[2606:4700::1111]:443", "[::ffff:8.8.8.8]:443"] {
            let address: SocketAddr = outside.parse().unwrap();
            assert!(is_public(address.ip()), "{outside}");
        }
    }

    #[test]
    fn a_private_address_is_refused_when_it_is_told() {
        let careful = |outside| Webhooks::new(outside).agent.post("http://127.0.0.1:9/").send("");
        assert!(matches!(careful(Outside::Public), Err(ureq::Error::HostNotFound)));
        assert!(!matches!(careful(Outside::Anywhere), Err(ureq::Error::HostNotFound)));
    }
}
