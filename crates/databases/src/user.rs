//! Where PostgreSQL is, and as whom it runs.

use std::env;
use std::fs;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// Debian keeps each version in a folder of its own.
const VERSIONS: &str = "/usr/lib/postgresql";
const NAMED_BY: &str = "FONDACO_POSTGRES";

/// The folder with the programs of PostgreSQL: the one named in the environment, else that of the
/// latest version of Debian's package, else the one on the path.
pub fn programs() -> Result<PathBuf> {
    if let Some(named) = env::var_os(NAMED_BY) {
        return Ok(PathBuf::from(named));
    }
    let versions = fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    let version = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let latest = versions.map(|entry| entry.path()).max_by_key(version);
    let latest = latest.map(|folder| folder.join("bin"));
    let on_path = env::var_os("PATH").unwrap_or_default();
    let mut folders = latest.into_iter().chain(env::split_paths(&on_path));
    folders.find(|folder| has_server(folder)).with_context(|| {
        format!(
            "the tests need PostgreSQL; install it (on Debian as root: `apt-get install \
             postgresql`), or name the folder of its programs in {NAMED_BY}"
        )
    })
}

fn has_server(folder: &Path) -> bool {
    folder.join("initdb").is_file() && folder.join("postgres").is_file()
}

/// Somebody as whom PostgreSQL agrees to run; nobody in particular if we are not root.
#[derive(Clone, Copy, Debug)]
pub struct Unprivileged(Option<(u32, u32)>);

impl Unprivileged {
    pub fn find() -> Result<Unprivileged> {
        if id(&["-u"])? != 0 {
            return Ok(Unprivileged(None));
        }
        Ok(Unprivileged(Some((id(&["-u", "nobody"])?, id(&["-g", "nobody"])?))))
    }

    /// Gives a folder to this user.
    pub fn own(self, folder: &Path) -> Result<()> {
        let Some((user, group)) = self.0 else { return Ok(()) };
        chown(folder, Some(user), Some(group)).context("the folder cannot be given away")
    }

    /// A program that runs as this user.
    pub fn command(self, program: &Path) -> Command {
        let mut command = Command::new(program);
        if let Some((user, group)) = self.0 {
            command.uid(user).gid(group);
        }
        command
    }
}

fn id(arguments: &[&str]) -> Result<u32> {
    let output = Command::new("id").args(arguments).output().context("id could not be started")?;
    ensure!(output.status.success(), "`id {}` failed", arguments.join(" "));
    let text = String::from_utf8_lossy(&output.stdout);
    text.trim().parse().context("id gave no number")
}
