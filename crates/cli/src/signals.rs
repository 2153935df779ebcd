//! Signals that end the program: Ctrl-C and, on Unix, SIGTERM and SIGHUP.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result};

/// Runs the action on a signal. Can be called once.
pub fn on_signal(action: impl FnMut() + Send + 'static) -> Result<()> {
    ctrlc::set_handler(action).context("cannot handle signals")
}

/// A flag that is set on a signal.
pub fn stop_flag() -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    on_signal(move || flag.store(true, Ordering::Relaxed))?;
    Ok(stop)
}
