//! The user that PostgreSQL runs as: it refuses to run as root.

use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// `nobody` if this process runs as root, else the user of this process.
#[derive(Clone, Copy, Debug)]
pub struct User(Option<(u32, u32)>);

impl User {
    pub fn find() -> Result<User> {
        if id(&["-u"])? != 0 {
            return Ok(User(None));
        }
        Ok(User(Some((id(&["-u", "nobody"])?, id(&["-g", "nobody"])?))))
    }

    /// Gives a folder to this user.
    pub fn own(self, folder: &Path) -> Result<()> {
        let Some((user, group)) = self.0 else { return Ok(()) };
        chown(folder, Some(user), Some(group)).context("the folder's owner cannot be changed")
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
    text.trim().parse().context("id printed no number")
}
