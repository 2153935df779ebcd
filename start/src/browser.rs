//! The browser of whoever sits in front of this machine.

use std::env;
use std::process::{Command, Stdio};

/// Is there a screen that a browser could be shown on?
pub fn has_display() -> bool {
    if cfg!(any(target_os = "macos", windows)) {
        // Somebody who has come over the network sees no window.
        return env::var_os("SSH_CONNECTION").is_none();
    }
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Opens an address; says whether something was found to open it with.
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
