//! Packages of the system.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};

use crate::repository::{output, run};

/// Installs packages as root on Debian and its derivatives. Elsewhere fails with a message that says
/// why they are needed and what to do instead.
pub fn install(names: &[&str], [need, otherwise]: [&str; 2]) -> Result<()> {
    let wanted = names.join(" ");
    if !is_root() || on_path("apt-get").is_none() {
        bail!("{}", by_hand(&wanted, need, otherwise));
    }
    eprintln!("Installing with apt-get: {wanted}.");
    let apt_get = |arguments: &[&str]| {
        let mut apt_get = Command::new("apt-get");
        apt_get.env("DEBIAN_FRONTEND", "noninteractive").args(arguments);
        run(apt_get)
    };
    apt_get(&["update", "--quiet"])?;
    let install = ["install", "--quiet", "--yes", "--no-install-recommends"];
    apt_get(&[&install, names].concat())
}

/// A program on the path.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(name)).find(|place| place.is_file())
}

fn by_hand(wanted: &str, need: &str, otherwise: &str) -> String {
    format!(
        "{need} {wanted}; install it (on Debian as root: `apt-get install {wanted}`), or \
         {otherwise}"
    )
}

fn is_root() -> bool {
    output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_found_on_the_path() {
        assert!(on_path("sh").is_some());
        assert_eq!(on_path("no-such-program"), None);
    }

    #[test]
    fn without_root_the_message_says_how_to_install() {
        let advice = by_hand("chromium", "the tests need", "name another in FONDACO_CHROMIUM");
        assert!(advice.starts_with("the tests need chromium"), "{advice}");
        assert!(advice.contains("apt-get install chromium"), "{advice}");
        assert!(advice.ends_with("or name another in FONDACO_CHROMIUM"), "{advice}");
    }
}
