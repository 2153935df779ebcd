//! The program whose page is tested.

use std::env;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use tempfile::TempDir;

use crate::process::Process;

/// How long the program may take until it listens.
const LIMIT: Duration = Duration::from_secs(30);

/// All pages of all tests come from one address, and together they may ask as much as they want.
const GENEROUS: [&str; 8] = [
    "--connections-per-address",
    "10000",
    "--sockets-per-address",
    "10000",
    "--people-per-minute",
    "10000",
    "--requests-per-second",
    "10000",
];

/// A running `fondaco serve`. Dropping it ends it.
pub struct Fondaco {
    address: String,
    _process: Process,
    /// What it keeps, for as long as it runs.
    _data: TempDir,
}

impl Fondaco {
    /// Starts the program on a free port of this machine: the one named by `FONDACO_BIN`, or the
    /// one built beside the test.
    ///
    /// # Errors
    /// The program is not built, or does not say where it listens.
    pub fn serve() -> Result<Self> {
        Self::serve_with(&[])
    }

    /// The same, with further settings: `["--database", "postgres://…"]` makes it one of many.
    ///
    /// # Errors
    /// As for [`Fondaco::serve`].
    pub fn serve_with(settings: &[&str]) -> Result<Self> {
        let program = program()?;
        ensure!(
            program.is_file(),
            "{} is not there; `cargo build --package fondaco` builds it",
            program.display()
        );
        Self::start(&program, settings)
    }

    fn start(program: &Path, settings: &[&str]) -> Result<Self> {
        let data = tempfile::tempdir()?;
        let folder = data.path().to_str().context("the folder for data has no name")?;
        let usual = ["serve", "--listen", "127.0.0.1:0", "--data", folder];
        let process = Process::start(program, &[&usual[..], &GENEROUS, settings].concat())?;
        let address = process.find(LIMIT, address)?;
        Ok(Fondaco { address, _process: process, _data: data })
    }

    /// Where it listens, as in `http://127.0.0.1:4080/`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The address of a place within the page, as in `#/medici/new`.
    pub fn at(&self, place: &str) -> String {
        format!("{}{place}", self.address)
    }
}

fn program() -> Result<PathBuf> {
    if let Some(named) = env::var_os("FONDACO_BIN") {
        return Ok(named.into());
    }
    // Tests lie in `target/PROFILE/deps`, programs one folder above.
    let test = env::current_exe()?;
    let folder = test.parent().and_then(Path::parent).context("the test lies nowhere")?;
    Ok(folder.join(format!("fondaco{}", env::consts::EXE_SUFFIX)))
}

/// The address within a line, with everything after the port left out.
fn address(line: &str) -> Option<String> {
    const START: &str = "http://127.0.0.1:";
    let (_, rest) = line.split_once(START)?;
    let digits = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
    let port: u16 = rest[..digits].parse().ok()?;
    Some(format!("{START}{port}/"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn the_address_is_found_within_the_line() {
        let found = address("Fondaco is open at http://127.0.0.1:4080/ (Ctrl-C ends it)");
        assert_eq!(found.as_deref(), Some("http://127.0.0.1:4080/"));
        assert_eq!(address("http://127.0.0.1:4080").as_deref(), Some("http://127.0.0.1:4080/"));
        assert_eq!(address("listening on 127.0.0.1:4080"), None);
        assert_eq!(address("http://127.0.0.1:99999/"), None);
    }

    #[test]
    fn a_program_that_cannot_serve_is_told_with_its_words() {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("fondaco");
        fs::write(&program, "#!/bin/sh\necho \"error: cannot $1\" >&2\nexit 2\n").unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        let error = Fondaco::start(&program, &[]).err().expect("it cannot serve").to_string();
        assert!(error.contains("error: cannot serve"), "{error}");
    }
}
