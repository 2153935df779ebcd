//! Backups of a database in use.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{Connection, query};

use super::Store;
use super::address::{self, Address, Purpose};
use super::error::StoreError;

impl Store {
    /// Copies a SQLite database; the file must not exist yet.
    ///
    /// # Errors
    /// `Unsupported` for PostgreSQL, which has its own tool; when the file cannot be written.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        copy(&self.0.address, to).await
    }

    /// The same for a database that another process may have open.
    ///
    /// # Errors
    /// As `backup`, and when there is no such database.
    pub async fn back_up(address: &str, to: &Path) -> Result<(), StoreError> {
        sqlx::any::install_default_drivers();
        copy(&Address::of(address)?, to).await
    }
}

async fn copy(address: &Address, to: &Path) -> Result<(), StoreError> {
    let Address::Sqlite(from) = address else {
        return Err(StoreError::Unsupported {
            instead: "a PostgreSQL database is copied by pg_dump",
        });
    };
    if to.exists() {
        return Err(fault(to, &io::ErrorKind::AlreadyExists.into()));
    }
    if !from.exists() {
        return Err(fault(from, &io::ErrorKind::NotFound.into()));
    }
    // An incomplete copy has another name.
    let mut name = to.as_os_str().to_owned();
    name.push(".part");
    let part = PathBuf::from(name);
    let copied = vacuum(address, &part).await;
    let kept = match copied {
        Ok(()) => keep(part.clone(), to.to_owned()).await.map_err(|error| fault(to, &error)),
        error => error,
    };
    if kept.is_err() {
        // It may not exist.
        let _ = fs::remove_file(&part);
    }
    kept
}

/// Copies a consistent state, whatever is written meanwhile.
async fn vacuum(address: &Address, part: &Path) -> Result<(), StoreError> {
    let Some(name) = part.to_str() else {
        return Err(fault(part, &io::ErrorKind::InvalidFilename.into()));
    };
    // Nobody else may read it: it contains hidden cards of running games.
    let made = address::private_file().truncate(true).open(part);
    made.map_err(|error| fault(part, &error))?;
    let mut connection = address.connect(Purpose::Reading).await?;
    let copied = query("VACUUM INTO $1").bind(name).execute(&mut connection).await;
    // It has written nothing.
    let _ = connection.close().await;
    copied?;
    Ok(())
}

/// Flushes the copy to the disk and gives it its name.
async fn keep(part: PathBuf, to: PathBuf) -> io::Result<()> {
    let keeping = move || {
        File::open(&part)?.sync_all()?;
        fs::rename(&part, &to)
    };
    tokio::task::spawn_blocking(keeping).await.map_err(io::Error::other)?
}

fn fault(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Folder { path: path.to_owned(), reason: error.to_string() }
}
