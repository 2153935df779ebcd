//! Settings of the server, from flags, the environment and a file.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use fondaco_server::api::Settings;
use fondaco_server::hall::{Limits, Outside};
use fondaco_server::{Configuration, network};
use serde::{Deserialize, Serialize};
use toml::Table;

/// The settings. Flags override the environment, which overrides the file, whose keys are the names
/// of the flags.
#[derive(Args, Clone, Default, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Options {
    /// Address to listen on; port 0 is any free port [default: 127.0.0.1:7070]
    #[arg(long, value_name = "ADDR", env = "FONDACO_LISTEN", hide_env_values = true)]
    pub listen: Option<String>,
    /// Folder of the SQLite database [default: fondaco in your data folder]
    #[arg(long, value_name = "DIR", env = "FONDACO_DATA", hide_env_values = true)]
    pub data: Option<PathBuf>,
    /// Folder of a page to serve instead of the embedded one
    #[arg(long, value_name = "DIR", env = "FONDACO_SITE", hide_env_values = true)]
    pub site: Option<PathBuf>,
    #[arg(help = "PostgreSQL database to use instead: postgres://USER:PASSWORD@HOST/NAME")]
    #[arg(long, value_name = "URL", env = "FONDACO_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// Format of the log on standard error [default: text]
    #[arg(long, value_name = "FORMAT", env = "FONDACO_LOG", hide_env_values = true)]
    pub log: Option<LogFormat>,
    /// Lowest level to log [default: info]
    #[arg(long, value_name = "LEVEL", env = "FONDACO_LOG_LEVEL", hide_env_values = true)]
    pub log_level: Option<LogLevel>,
    /// Reverse proxies whose X-Forwarded-For is trusted: addresses or networks
    #[arg(long, value_name = "NET", env = "FONDACO_TRUSTED_PROXY", hide_env_values = true)]
    #[arg(value_delimiter = ',')]
    pub trusted_proxy: Option<Vec<String>>,
    /// Host names of this server; requests for others are refused [default: any]
    #[arg(long, value_name = "NAME", env = "FONDACO_HOST", hide_env_values = true)]
    #[arg(value_delimiter = ',')]
    pub host: Option<Vec<String>>,
    /// Open connections per address [default: 200]
    #[arg(long, value_name = "N", env = "FONDACO_CONNECTIONS_PER_ADDRESS", hide_env_values = true)]
    pub connections_per_address: Option<u32>,
    /// Of those, connections to tables [default: 100]
    #[arg(long, value_name = "N", env = "FONDACO_SOCKETS_PER_ADDRESS", hide_env_values = true)]
    pub sockets_per_address: Option<u32>,
    /// New players per address and minute [default: 30]
    #[arg(long, value_name = "N", env = "FONDACO_PEOPLE_PER_MINUTE", hide_env_values = true)]
    pub people_per_minute: Option<u32>,
    /// Requests per address and second [default: 50]
    #[arg(long, value_name = "N", env = "FONDACO_REQUESTS_PER_SECOND", hide_env_values = true)]
    pub requests_per_second: Option<u32>,
    /// Unfinished tables per host [default: 50]
    #[arg(long, value_name = "N", env = "FONDACO_TABLES_PER_PERSON", hide_env_values = true)]
    pub tables_per_person: Option<u32>,
    /// Addresses to which webhooks may go [default: public]
    #[arg(long, value_name = "WHERE", env = "FONDACO_WEBHOOKS", hide_env_values = true)]
    pub webhooks: Option<Webhooks>,
}

/// The format of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogFormat {
    /// Lines for people
    Text,
    /// One object per line
    Json,
}

/// The level of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it all")]
pub enum LogLevel {
    Error,
    Warn,
    Info,
    Debug,
}

/// Addresses to which webhooks may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Webhooks {
    /// Public addresses only
    Public,
    /// Also this machine and its network
    Anywhere,
}

impl Options {
    /// These settings, completed by those of a TOML file.
    pub fn with_file(&self, path: &Path) -> Result<Options> {
        let of_path = || path.display().to_string();
        let text = fs::read_to_string(path).with_context(of_path)?;
        let file: Options = toml::from_str(&text).with_context(of_path)?;
        let mut merged = Table::try_from(file)?;
        merged.extend(Table::try_from(self)?);
        Ok(merged.try_into()?)
    }

    /// The address to listen on.
    pub fn address(&self) -> &str {
        self.listen.as_deref().unwrap_or("127.0.0.1:7070")
    }

    /// The configuration of the server.
    pub fn configuration(&self) -> Result<Configuration> {
        let usual = Settings::default();
        let proxies = self.trusted_proxy.iter().flatten();
        let settings = Settings {
            trusted_proxies: proxies.map(|it| network(it)).collect::<Result<_, _>>()?,
            hosts: self.host.clone().unwrap_or_default(),
            connections_per_address: self
                .connections_per_address
                .unwrap_or(usual.connections_per_address),
            sockets_per_address: self.sockets_per_address.unwrap_or(usual.sockets_per_address),
            people_per_minute: self.people_per_minute.unwrap_or(usual.people_per_minute),
            requests_per_second: self.requests_per_second.unwrap_or(usual.requests_per_second),
            ..usual
        };
        let usual = Limits::default();
        let limits = Limits {
            tables_per_person: self.tables_per_person.unwrap_or(usual.tables_per_person),
            webhooks: match self.webhooks {
                None => usual.webhooks,
                Some(Webhooks::Public) => Outside::Public,
                Some(Webhooks::Anywhere) => Outside::Anywhere,
            },
        };
        Ok(Configuration { database: self.database_address()?, settings, limits })
    }

    /// The URL of the database: as named, else of the file in the data folder.
    pub fn database_address(&self) -> Result<String> {
        if let Some(address) = &self.database {
            return Ok(address.clone());
        }
        let of_platform = || dirs::data_dir().map(|folder| folder.join("fondaco"));
        let folder = self.data.clone().or_else(of_platform).unwrap_or("fondaco-data".into());
        let file = std::path::absolute(folder.join("fondaco.db"))?;
        let file = file.to_str().context("the name of the data folder is not valid UTF-8")?;
        Ok(format!("sqlite://{file}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_completes_flags_and_environment() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("fondaco.toml");
        fs::write(
            &path,
            "listen = \"0.0.0.0:80\"\npeople-per-minute = 7\ntrusted-proxy = [\"10.0.0.0/8\"]\n\
             log = \"json\"\nwebhooks = \"anywhere\"\ndatabase = \"postgres://x/y\"\n",
        )
        .unwrap();
        let flags = Options { listen: Some("127.0.0.1:0".into()), ..Options::default() };
        let options = flags.with_file(&path).unwrap();
        assert_eq!(options.address(), "127.0.0.1:0");
        assert_eq!(options.log, Some(LogFormat::Json));
        let configuration = options.configuration().unwrap();
        assert_eq!(configuration.database, "postgres://x/y");
        assert_eq!(configuration.settings.people_per_minute, 7);
        assert_eq!(configuration.settings.trusted_proxies.len(), 1);
        assert_eq!(configuration.limits.webhooks, Outside::Anywhere);
    }

    #[test]
    fn errors_in_a_file_name_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("fondaco.toml");
        for wrong in ["lisen = \"x\"", "people-per-minute = -1", "log = \"xml\"", "="] {
            fs::write(&path, wrong).unwrap();
            let error = format!("{:#}", Options::default().with_file(&path).unwrap_err());
            assert!(error.contains("fondaco.toml"), "{error}");
        }
        let proxy = Options { trusted_proxy: Some(vec!["here".into()]), ..Options::default() };
        assert!(proxy.configuration().unwrap_err().to_string().contains("\"here\""));
    }

    #[test]
    fn the_default_database_is_a_file_in_the_data_folder() {
        let options = Options { data: Some("/var/lib/fondaco".into()), ..Options::default() };
        assert_eq!(options.database_address().unwrap(), "sqlite:///var/lib/fondaco/fondaco.db");
        assert!(Options::default().database_address().unwrap().ends_with("/fondaco.db"));
    }
}
