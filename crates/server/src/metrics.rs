//! Metrics for Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// The metrics of this node.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Committed changes of tables.
    pub changes: Counter,
    /// Committed lines of logs.
    pub lines: Counter,
    /// Changes that lost a race against another node.
    pub lost_races: Counter,
    /// Moves of bots.
    pub bot_moves: Counter,
    /// Seconds bots took to decide.
    pub thinking: Histogram,
    /// Clocks that ran out.
    pub clocks_run_out: Counter,
    /// Tables that were set up.
    pub tables_set_up: Counter,
    /// Tables in memory.
    pub tables: Gauge,
    /// New people.
    pub people: Counter,
    /// Webhook requests that succeeded.
    pub webhooks: Counter,
    /// Open connections.
    pub connections: Gauge,
    /// Open sockets.
    pub sockets: Gauge,
    /// HTTP requests.
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
        let changes = counter("changes", "Committed changes of tables");
        let lines = counter("lines", "Committed lines of logs");
        let lost_races = counter("lost_races", "Changes that lost a race against another node");
        let bot_moves = counter("bot_moves", "Moves of bots");
        let clocks_run_out = counter("clocks_run_out", "Clocks that ran out");
        let tables_set_up = counter("tables_set_up", "Tables that were set up");
        let people = counter("people", "New people");
        let webhooks = counter("webhooks", "Webhook requests that succeeded");
        let requests = counter("requests", "HTTP requests");
        let refused = counter("refused", "Requests and commands that were refused");
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let tables = gauge("tables", "Tables in memory");
        let connections = gauge("connections", "Open connections");
        let sockets = gauge("sockets", "Open sockets");
        let mut seconds = |name: &str, help: &str| {
            let histogram = Histogram::new(exponential_buckets(0.000_5, 2.0, 15));
            registry.register(name, help, histogram.clone());
            histogram
        };
        let thinking = seconds("thinking_seconds", "Seconds bots took to decide");
        let commands =
            seconds("command_seconds", "Seconds from a command on a socket to its answer");
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

/// Counts one in a gauge until it is dropped.
#[derive(Debug)]
pub struct Counted(Gauge);

impl Counted {
    /// Adds one.
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
    /// The metrics in the text format.
    pub fn written(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
