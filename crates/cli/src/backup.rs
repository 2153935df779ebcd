//! Copies of a server's database.

use std::fs;

use anyhow::{Result, bail};
use fondaco_server::store::{Store, StoreError};
use fondaco_texts::{Language, Texts, text};

use crate::app::Exit;
use crate::cli::BackupArgs;
use crate::output;
use crate::serve::Options;

/// Copies the database as it is now.
pub fn run(args: &BackupArgs, language: Language) -> Result<Exit> {
    let texts = Texts::new(language);
    let mut options =
        Options { data: args.data.clone(), database: args.database.clone(), ..Options::default() };
    if let Some(path) = &args.config {
        options = options.with_file(path)?;
    }
    let path = args.to.display().to_string();
    let address = options.database_address()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    match runtime.block_on(Store::back_up(&address, &args.to)) {
        Ok(()) => {}
        Err(StoreError::Unsupported { .. }) => bail!(text!(texts, "backup-postgres", path = path)),
        Err(error) => return Err(error.into()),
    }
    let size = fs::metadata(&args.to)?.len().div_ceil(1000).to_string();
    output::show(&format!("{}\n", text!(texts, "backup-done", path = path, size = size)))?;
    Ok(Exit::Fine)
}
