//! Opens the user's browser.

use std::env;
use std::process::{Command, Stdio};

/// Whether a browser could be shown.
pub fn has_display() -> bool {
    if cfg!(any(target_os = "macos", windows)) {
        // A remote session shows no windows.
        return env::var_os("SSH_CONNECTION").is_none();
    }
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Opens an address; returns whether an opener was found.
pub fn open(address: &str) -> bool {
    let mut opener = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut opener = Command::new("cmd");
        opener.args(["/C", "start", ""]);
        opener
    } else {
        Command::new("xdg-open")
    };
    opener.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    opener.spawn().is_ok()
}
