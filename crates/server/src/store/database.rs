//! Connections, migrations, and what errors of the database mean.

use std::borrow::Cow;
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AnyPool, Connection, SqlSafeStr};

use super::address::{Address, Purpose};
use super::error::StoreError;
use super::sql::Text;

/// How long connecting may take.
pub const CONNECTING: Duration = Duration::from_secs(5);

const SQLITE_READERS: u32 = 4;
const POSTGRES_READERS: u32 = 8;

/// Which of the two databases it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    Sqlite,
    Postgres,
}

impl Address {
    pub fn dialect(&self) -> Dialect {
        match self {
            Address::Sqlite(_) => Dialect::Sqlite,
            Address::Postgres(_) => Dialect::Postgres,
        }
    }

    /// Connects.
    pub async fn connect(&self, purpose: Purpose) -> Result<AnyConnection, StoreError> {
        let options = self.options(purpose)?;
        let connecting = async {
            let mut connection = AnyConnection::connect_with(&options).await?;
            sqlx::raw_sql(self.settings(purpose)).execute(&mut connection).await?;
            Ok(connection)
        };
        let late = |_| StoreError::Away { reason: "no connection in time".to_owned() };
        tokio::time::timeout(CONNECTING, connecting).await.map_err(late)?
    }

    /// A pool for reading, which connects when it has to.
    pub fn readers(&self) -> Result<AnyPool, StoreError> {
        let most = match self.dialect() {
            Dialect::Sqlite => SQLITE_READERS,
            Dialect::Postgres => POSTGRES_READERS,
        };
        let address = self.clone();
        let pool = AnyPoolOptions::new().max_connections(most).acquire_timeout(CONNECTING);
        let pool = pool.after_connect(move |connection, _| {
            let settings = address.settings(Purpose::Reading);
            Box::pin(async move { sqlx::raw_sql(settings).execute(connection).await.map(drop) })
        });
        Ok(pool.connect_lazy_with(self.options(Purpose::Reading)?))
    }
}

/// Migrates the database. Several nodes may do so at once.
pub async fn migrate(connection: &mut AnyConnection, dialect: Dialect) -> Result<(), StoreError> {
    let migration = |(version, name, text): &(i64, &'static str, Text)| {
        let (name, text) = (Cow::Borrowed(*name), text.of(dialect).into_sql_str());
        Migration::new(*version, name, MigrationType::Simple, text, false)
    };
    let migrator = Migrator::with_migrations(MIGRATIONS.iter().map(migration).collect());
    migrator.run(connection).await.map_err(|error| match error {
        MigrateError::VersionMissing(migration) => StoreError::Later { migration },
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
        other => StoreError::Migration { reason: other.to_string() },
    })
}

/// By number and name. A released migration is never changed.
const MIGRATIONS: &[(i64, &str, Text)] = &[(
    1,
    "beginning",
    Text {
        sqlite: include_str!("../../migrations/0001_beginning.sql"),
        postgres: concat!(
            include_str!("../../migrations/0001_beginning.sql"),
            include_str!("../../migrations/0001_beginning.postgres.sql")
        ),
    },
)];

/// What to do after an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remedy {
    /// The connection is lost or the server not ready: reconnect.
    Reconnect,
    /// Two transactions conflicted: repeat.
    Repeat,
    /// It would be refused again.
    None,
}

pub fn remedy(error: &sqlx::Error) -> Remedy {
    match error {
        sqlx::Error::Database(error) => match error.code().as_deref() {
            // Deadlock, serialisation; SQLite's "busy" and "locked".
            Some("40P01" | "40001" | "5" | "6" | "517") => Remedy::Repeat,
            // Shutting down, starting up, too many connections, lock timeout, a server that became
            // a replica, a transaction that was terminated.
            Some("57P01" | "57P02" | "57P03" | "53300" | "55P03" | "25006" | "25P03" | "57P05") => {
                Remedy::Reconnect
            }
            Some(code) if code.len() == 5 && code.starts_with("08") => Remedy::Reconnect,
            _ => Remedy::None,
        },
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::WorkerCrashed
        | sqlx::Error::BeginFailed => Remedy::Reconnect,
        _ => Remedy::None,
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        let reason = match &error {
            // Without the details, which may contain data.
            sqlx::Error::Database(error) => error.message().to_owned(),
            // It may quote the address.
            sqlx::Error::Configuration(_) => "its address or its settings".to_owned(),
            sqlx::Error::PoolClosed => return StoreError::Closed,
            other => other.to_string(),
        };
        match (remedy(&error), error) {
            (Remedy::None, sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. }) => {
                StoreError::Damaged { reason }
            }
            (Remedy::None, _) => StoreError::Database { reason },
            _ => StoreError::Away { reason },
        }
    }
}
