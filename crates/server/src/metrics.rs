//! What is counted, for Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// What this node counts.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Changes of tables that were committed.
    pub changes: Counter,
    /// Lines of logs that were committed.
    pub lines: Counter,
    /// Changes that another node was faster to make.
    pub lost_races: Counter,
    /// Moves of bots.
    pub bot_moves: Counter,
    /// Seconds that bots thought.
    pub thinking: Histogram,
    /// Clocks that ran out.
    pub clocks_run_out: Counter,
    /// Tables that were set up.
    pub tables_set_up: Counter,
    /// Tables in memory.
    pub tables: Gauge,
    /// People who came for the first time.
    pub people: Counter,
    /// Addresses that were told of a turn.
    pub webhooks: Counter,
    /// Open connections.
    pub connections: Gauge,
    /// Pages that look at a table.
    pub sockets: Gauge,
    /// Requests over HTTP.
    pub requests: Counter,
    /// Requests and commands that were refused.
    pub refused: Counter,
    /// Seconds from a command on a socket to its answer.
    pub commands: Histogram,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("fondaco");
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let changes = counter("changes", "Changes of tables that were committed");
        let lines = counter("lines", "Lines of logs that were committed");
        let lost_races = counter("lost_races", "Changes that another node was faster to make");
        let bot_moves = counter("bot_moves", "Moves of bots");
        let clocks_run_out = counter("clocks_run_out", "Clocks that ran out");
        let tables_set_up = counter("tables_set_up", "Tables that were set up");
        let people = counter("people", "People who came for the first time");
        let webhooks = counter("webhooks", "Addresses that were told of a turn");
        let requests = counter("requests", "Requests over HTTP");
        let refused = counter("refused", "Requests and commands that were refused");
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let tables = gauge("tables", "Tables in memory");
        let connections = gauge("connections", "Open connections");
        let sockets = gauge("sockets", "Pages that look at a table");
        let mut seconds = |name: &str, help: &str| {
            let histogram = Histogram::new(exponential_buckets(0.000_5, 2.0, 15));
            registry.register(name, help, histogram.clone());
            histogram
        };
        let thinking = seconds("thinking_seconds", "How long bots thought");
        let commands = seconds("command_seconds", "From a command on a socket to its answer");
        Metrics {
            registry,
            changes,
            lines,
            lost_races,
            bot_moves,
            thinking,
            clocks_run_out,
            tables_set_up,
            tables,
            people,
            webhooks,
            connections,
            sockets,
            requests,
            refused,
            commands,
        }
    }
}

/// Something that is open, counted until it is dropped.
#[derive(Debug)]
pub struct Counted(Gauge);

impl Counted {
    /// One more.
    pub fn new(gauge: &Gauge) -> Counted {
        gauge.inc();
        Counted(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl Metrics {
    /// As Prometheus reads it.
    pub fn written(&self) -> String {
        let mut text = String::new();
        // Writing into a text cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
