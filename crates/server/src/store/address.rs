//! Addresses of databases, and the lock of a file.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::any::AnyConnectOptions;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions};

use super::error::StoreError;

/// The address of a database.
#[derive(Clone)]
pub enum Address {
    /// A file.
    Sqlite(PathBuf),
    /// A URL, which may contain a password.
    Postgres(String),
}

/// What a connection is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    Reading,
    Writing,
}

impl Address {
    pub fn of(address: &str) -> Result<Address, StoreError> {
        let wrong = |reason: &str| Err(StoreError::Address { reason: reason.to_owned() });
        match address.split_once(':') {
            Some(("postgres" | "postgresql", _)) => match PgConnectOptions::from_str(address) {
                // The details could quote the password.
                Err(_) => wrong("it is not well formed"),
                Ok(_) => Ok(Address::Postgres(address.to_owned())),
            },
            Some(("sqlite", rest)) => {
                let path = rest.strip_prefix("//").unwrap_or(rest);
                if path.is_empty() || path.ends_with('/') {
                    return wrong("the name of a file is missing");
                }
                if path.contains(":memory:") || path.contains('?') {
                    return wrong("only a plain file keeps anything");
                }
                Ok(Address::Sqlite(PathBuf::from(path)))
            }
            Some((kind, _)) if kind.bytes().all(|it| it.is_ascii_alphanumeric()) => {
                wrong(&format!("databases of the kind {kind} are not known"))
            }
            _ => wrong("it does not say what kind of database it is"),
        }
    }

    /// How to connect.
    pub fn options(&self, purpose: Purpose) -> Result<AnyConnectOptions, StoreError> {
        let url = match self {
            Address::Postgres(url) => url.clone(),
            Address::Sqlite(path) => SqliteConnectOptions::new()
                .filename(path)
                .read_only(purpose == Purpose::Reading)
                .to_url_lossy()
                .to_string(),
        };
        let wrong = |_| StoreError::Address { reason: "it is not well formed".to_owned() };
        AnyConnectOptions::from_str(&url)
            .map_err(wrong)
            .map(ConnectOptions::disable_statement_logging)
    }

    /// The first statements on a new connection.
    pub fn settings(&self, purpose: Purpose) -> AssertSqlSafe<String> {
        let texts: &[&str] = match (self, purpose) {
            (Address::Sqlite(_), Purpose::Reading) => &[SQLITE],
            (Address::Sqlite(_), Purpose::Writing) => &[SQLITE, SQLITE_WRITING],
            (Address::Postgres(_), Purpose::Reading) => &[POSTGRES, POSTGRES_READING],
            (Address::Postgres(_), Purpose::Writing) => &[POSTGRES, POSTGRES_WRITING],
        };
        AssertSqlSafe(texts.concat())
    }
}

const SQLITE: &str = "PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON; \
                      PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY;";
/// Every commit is flushed to the disk, so that an acknowledged move survives a power cut.
const SQLITE_WRITING: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                              PRAGMA wal_autocheckpoint = 4000; PRAGMA journal_size_limit = 67108864;";
/// Keepalives let the server notice soon that this process is gone. `synchronous_commit = off` would
/// lose commits in a crash, so it is turned on; stricter settings stay.
const POSTGRES: &str = "SET application_name = 'fondaco'; SET tcp_keepalives_idle = 10; \
                        SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; \
                        SELECT set_config('synchronous_commit', 'on', false) \
                        WHERE current_setting('synchronous_commit') = 'off';";
const POSTGRES_READING: &str = "SET statement_timeout = '20s';";
/// Rows are written by their keys, however small the planner believes the table to be.
const POSTGRES_WRITING: &str = "SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '15s'; \
     SET plan_cache_mode = force_generic_plan; SET enable_hashjoin = off; \
     SET enable_mergejoin = off; SET enable_seqscan = off;";

/// Creates folder and file, readable by nobody else, and locks the file: another process would not
/// learn of changes made here.
pub fn prepare(path: &Path) -> Result<File, StoreError> {
    let fault = |path: &Path| {
        let path = path.to_owned();
        move |error: io::Error| StoreError::Folder { path, reason: error.to_string() }
    };
    if let Some(folder) = path.parent().filter(|it| !it.as_os_str().is_empty() && !it.exists()) {
        private_folder(folder).map_err(fault(folder))?;
    }
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let lock_path = PathBuf::from(name);
    let lock = private_file().open(&lock_path).map_err(fault(&lock_path))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(StoreError::InUse { path: path.to_owned() }),
        Err(TryLockError::Error(error)) => return Err(fault(&lock_path)(error)),
    }
    private_file().open(path).map_err(fault(path))?;
    Ok(lock)
}

/// Options for a file that nobody else may read.
pub fn private_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn private_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        for (address, path) in [
            ("sqlite:///var/lib/fondaco/fondaco.db", "/var/lib/fondaco/fondaco.db"),
            ("sqlite:data/fondaco.db", "data/fondaco.db"),
            ("sqlite://fondaco.db", "fondaco.db"),
        ] {
            let Ok(Address::Sqlite(read)) = Address::of(address) else { panic!("{address}") };
            assert_eq!(read, Path::new(path));
        }
        for address in
            ["postgres://me:secret@db/fondaco", "postgresql://db/fondaco?sslmode=require"]
        {
            assert!(matches!(Address::of(address), Ok(Address::Postgres(_))), "{address}");
        }
    }

    #[test]
    fn wrong_addresses_say_why_and_keep_secrets() {
        for address in [
            "",
            "fondaco.db",
            "sqlite:",
            "sqlite:///var/lib/",
            "sqlite::memory:",
            "sqlite://file.db?mode=memory",
            "mysql://me:secret@db/fondaco",
            "postgres://me:secret@db:99999999/fondaco",
            "postgres://me:sec ret@@:/fondaco:x",
        ] {
            let Err(StoreError::Address { reason }) = Address::of(address) else {
                panic!("{address} was taken")
            };
            assert!(!reason.contains("sec"), "{reason}");
        }
    }
}
