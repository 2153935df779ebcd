//! Metrics for Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// Defines and registers metrics under the names of their fields.
macro_rules! metrics {
    ($($field:ident: $type:ty = $new:expr, $help:literal;)*) => {
        /// The metrics of this node.
        #[derive(Debug)]
        pub struct Metrics {
            registry: Registry,
            $(#[doc = $help] pub $field: $type,)*
        }

        impl Default for Metrics {
            fn default() -> Metrics {
                let mut registry = Registry::with_prefix("fondaco");
                $(
                    let $field: $type = $new;
                    registry.register(stringify!($field), $help, $field.clone());
                )*
                Metrics { registry, $($field),* }
            }
        }
    };
}

metrics! {
    changes: Counter = Counter::default(), "Committed changes of tables";
    lines: Counter = Counter::default(), "Committed lines of logs";
    lost_races: Counter = Counter::default(), "Changes that lost a race against another node";
    bot_moves: Counter = Counter::default(), "Moves of bots";
    clocks_run_out: Counter = Counter::default(), "Clocks that ran out";
    tables_set_up: Counter = Counter::default(), "Tables that were set up";
    people: Counter = Counter::default(), "New people";
    webhooks: Counter = Counter::default(), "Webhook requests that succeeded";
    requests: Counter = Counter::default(), "HTTP requests";
    refused: Counter = Counter::default(), "Requests and commands that were refused";
    tables: Gauge = Gauge::default(), "Tables in memory";
    connections: Gauge = Gauge::default(), "Open connections";
    sockets: Gauge = Gauge::default(), "Open sockets";
    thinking_seconds: Histogram = seconds(), "Seconds bots took to decide";
    command_seconds: Histogram = seconds(), "Seconds from a command on a socket to its answer";
}

fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.000_5, 2.0, 15))
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
