//! The torture in full, from the command line.

use std::process::ExitCode;

#[cfg(unix)]
mod command;

#[cfg(unix)]
fn main() -> ExitCode {
    match command::run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

#[cfg(not(unix))]
fn main() -> ExitCode {
    eprintln!("error: servers can be tortured only where there are signals");
    ExitCode::from(2)
}
