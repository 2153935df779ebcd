//! Where Chromium is installed. `xtask` compiles this file as well.

use std::env;
use std::path::PathBuf;

const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// The browser named in `FONDACO_CHROMIUM`, or the first known one on the path.
pub fn chromium() -> Option<PathBuf> {
    if let Some(named) = env::var_os("FONDACO_CHROMIUM") {
        return Some(named.into());
    }
    let path = env::var_os("PATH")?;
    let on_path = |name: &&str| {
        env::split_paths(&path).map(|folder| folder.join(name)).find(|place| place.is_file())
    };
    NAMES.iter().find_map(on_path)
}
