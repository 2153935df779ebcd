//! Manual pages and completion scripts.

use std::fs;
use std::io::Write;

use anyhow::{Context, Result};
use clap::CommandFactory;

use crate::app::Exit;
use crate::cli::{Cli, CompletionsArgs, ManArgs};
use crate::output;

/// Prints a completion script for a shell.
pub fn completions(args: &CompletionsArgs) -> Result<Exit> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "fondaco", &mut script);
    print(&script)
}

/// Prints the manual page, or writes one per command.
pub fn man(args: &ManArgs) -> Result<Exit> {
    let Some(folder) = &args.out else {
        let mut page = Vec::new();
        clap_mangen::Man::new(Cli::command()).render(&mut page)?;
        return print(&page);
    };
    let cannot_write = || output::cannot_write(folder);
    fs::create_dir_all(folder).with_context(cannot_write)?;
    clap_mangen::generate_to(Cli::command(), folder).with_context(cannot_write)?;
    Ok(Exit::Fine)
}

fn print(text: &[u8]) -> Result<Exit> {
    let mut out = output::plain();
    out.write_all(text)?;
    out.flush()?;
    Ok(Exit::Fine)
}
