//! How much memory a server takes.

use std::fs;
use std::rc::Rc;
use std::time::Duration;

use fondaco_connection::Server;
use serde::Serialize;

/// How long a server may come to rest before it is measured.
const REST: Duration = Duration::from_secs(1);

/// The memory of all servers together.
pub struct Memory {
    servers: Rc<[Server]>,
    pid: Option<u32>,
    pub used: Used,
}

/// Bytes at each stage.
#[derive(Clone, Copy, Default, Serialize)]
pub struct Used {
    /// Before anything was set up.
    pub before: Option<u64>,
    /// With all tables and the connections of their seats.
    pub with_tables: Option<u64>,
    /// With the idle connections too.
    pub with_idle: Option<u64>,
    /// After all moves.
    pub after: Option<u64>,
}

impl Memory {
    pub fn new(servers: &Rc<[Server]>, pid: Option<u32>) -> Memory {
        Memory { servers: servers.clone(), pid, used: Used::default() }
    }

    pub fn used(&self) -> Option<Used> {
        self.used.before.map(|_| self.used)
    }

    pub async fn now(&self) -> Option<u64> {
        tokio::time::sleep(REST).await;
        if let Some(pid) = self.pid {
            return of_process(pid);
        }
        let mut bytes = 0;
        for server in &*self.servers {
            bytes += of_metrics(&server.ask(Server::metrics).await.ok()?)?;
        }
        Some(bytes)
    }
}

/// The resident memory of a process on this machine.
fn of_process(pid: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes * 1024)
}

/// The resident memory in the metrics of a server, under its usual name.
fn of_metrics(metrics: &str) -> Option<u64> {
    let line = metrics.lines().find(|line| {
        let name = line.split([' ', '{']).next();
        name.is_some_and(|name| name.ends_with("process_resident_memory_bytes"))
    })?;
    let bytes: f64 = line.rsplit(' ').next()?.parse().ok()?;
    Some(bytes as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_found_in_metrics() {
        let metrics =
            "# HELP process_resident_memory_bytes x\nprocess_resident_memory_bytes 1.5e6\n";
        assert_eq!(of_metrics(metrics), Some(1_500_000));
        assert_eq!(of_metrics("other 7\n"), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn memory_is_found_by_process() {
        assert!(of_process(std::process::id()).is_some_and(|bytes| bytes > 100_000));
    }
}
