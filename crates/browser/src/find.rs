//! Where Chromium is installed. `xtask` compiles this file as well.

use std::env;
use std::path::PathBuf;

const CHROMIUM: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];
/// Debian's own place, because the script on its path does not end the browser when it is killed.
const HEADLESS_SHELL: [&str; 2] =
    ["/usr/lib/chromium/chromium-headless-shell", "chrome-headless-shell"];

/// The browser named in `FONDACO_CHROMIUM`, or the first known one on the path.
pub fn chromium() -> Option<PathBuf> {
    named().or_else(|| first_on_path(&CHROMIUM))
}

/// Chromium without windows, tabs and toolbars, which needs half the processor time for the same
/// page. `FONDACO_CHROMIUM` replaces this one as well.
pub fn headless_shell() -> Option<PathBuf> {
    named().or_else(|| first_on_path(&HEADLESS_SHELL))
}

fn named() -> Option<PathBuf> {
    env::var_os("FONDACO_CHROMIUM").map(PathBuf::from)
}

fn first_on_path(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let on_path = |name: &&str| {
        env::split_paths(&path).map(|folder| folder.join(name)).find(|place| place.is_file())
    };
    names.iter().find_map(on_path)
}
