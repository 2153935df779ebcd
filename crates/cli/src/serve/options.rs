//! What a server can be told, by flags, by the environment and by a file.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use clap::{Args, ValueEnum};
use fondaco_server::Configuration;
use fondaco_server::api::Settings;
use fondaco_server::hall::{Limits, Outside};
use serde::Deserialize;

/// What a server can be told. A flag counts more than the environment, which counts more than the
/// file, whose keys are the names of the flags.
#[derive(Args, Clone, Default, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Options {
    /// Where to listen; port 0 is any free one [default: 127.0.0.1:7070]
    #[arg(long, value_name = "ADDR", env = "FONDACO_LISTEN", hide_env_values = true)]
    pub listen: Option<String>,
    /// Where people, tables and games are kept [default: fondaco in your folder for data]
    #[arg(long, value_name = "DIR", env = "FONDACO_DATA", hide_env_values = true)]
    pub data: Option<PathBuf>,
    /// Serve the page that lies in this folder instead of the one that the program carries
    #[arg(long, value_name = "DIR", env = "FONDACO_SITE", hide_env_values = true)]
    pub site: Option<PathBuf>,
    #[arg(help = "Keep them in this database instead: postgres://USER:PASSWORD@HOST/NAME")]
    #[arg(long, value_name = "URL", env = "FONDACO_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// How the log on standard error is written [default: text]
    #[arg(long, value_name = "FORMAT", env = "FONDACO_LOG", hide_env_values = true)]
    pub log: Option<LogFormat>,
    /// How much is logged [default: info]
    #[arg(long, value_name = "LEVEL", env = "FONDACO_LOG_LEVEL", hide_env_values = true)]
    pub log_level: Option<LogLevel>,
    /// A reverse proxy, whose X-Forwarded-For is believed: an address or a network
    #[arg(long, value_name = "NET", env = "FONDACO_TRUSTED_PROXY", hide_env_values = true)]
    #[arg(value_delimiter = ',')]
    pub trusted_proxy: Option<Vec<String>>,
    /// A name of this server; requests to other names are refused [default: any name]
    #[arg(long, value_name = "NAME", env = "FONDACO_HOST", hide_env_values = true)]
    #[arg(value_delimiter = ',')]
    pub host: Option<Vec<String>>,
    /// Connections that an address may have open [default: 200]
    #[arg(long, value_name = "N", env = "FONDACO_CONNECTIONS_PER_ADDRESS", hide_env_values = true)]
    pub connections_per_address: Option<u32>,
    /// Of those, open tables [default: 100]
    #[arg(long, value_name = "N", env = "FONDACO_SOCKETS_PER_ADDRESS", hide_env_values = true)]
    pub sockets_per_address: Option<u32>,
    /// Newcomers from an address, each minute [default: 30]
    #[arg(long, value_name = "N", env = "FONDACO_PEOPLE_PER_MINUTE", hide_env_values = true)]
    pub people_per_minute: Option<u32>,
    /// Requests from an address, each second [default: 50]
    #[arg(long, value_name = "N", env = "FONDACO_REQUESTS_PER_SECOND", hide_env_values = true)]
    pub requests_per_second: Option<u32>,
    /// Tables that a person may have before one is over [default: 50]
    #[arg(long, value_name = "N", env = "FONDACO_TABLES_PER_PERSON", hide_env_values = true)]
    pub tables_per_person: Option<u32>,
    /// Which addresses may be told of turns: only public ones, or those of this network too
    /// [default: public]
    #[arg(long, value_name = "WHERE", env = "FONDACO_WEBHOOKS", hide_env_values = true)]
    pub webhooks: Option<Webhooks>,
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogFormat {
    /// For people.
    Text,
    /// For programs: one object a line.
    Json,
}

/// How much is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it all")]
pub enum LogLevel {
    Error,
    Warn,
    Info,
    Debug,
}

/// Which addresses may be told of turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Webhooks {
    /// Those that anybody in the world could reach.
    Public,
    /// Also those of this machine and its neighbours.
    Anywhere,
}

impl Options {
    /// What a file says.
    pub fn of_file(path: &Path) -> Result<Options> {
        let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
        toml::from_str(&text).with_context(|| path.display().to_string())
    }

    /// These, and where they say nothing, the others.
    pub fn or(self, others: Options) -> Options {
        Options {
            listen: self.listen.or(others.listen),
            data: self.data.or(others.data),
            site: self.site.or(others.site),
            database: self.database.or(others.database),
            log: self.log.or(others.log),
            log_level: self.log_level.or(others.log_level),
            trusted_proxy: self.trusted_proxy.or(others.trusted_proxy),
            host: self.host.or(others.host),
            connections_per_address: self
                .connections_per_address
                .or(others.connections_per_address),
            sockets_per_address: self.sockets_per_address.or(others.sockets_per_address),
            people_per_minute: self.people_per_minute.or(others.people_per_minute),
            requests_per_second: self.requests_per_second.or(others.requests_per_second),
            tables_per_person: self.tables_per_person.or(others.tables_per_person),
            webhooks: self.webhooks.or(others.webhooks),
        }
    }

    /// Where to listen.
    pub fn address(&self) -> &str {
        self.listen.as_deref().unwrap_or("127.0.0.1:7070")
    }

    /// As the server wants it.
    pub fn configuration(&self) -> Result<Configuration> {
        let usual = Settings::default();
        let proxies = self.trusted_proxy.iter().flatten();
        let proxies = proxies.map(|it| it.parse().map_err(|reason: String| anyhow!(reason)));
        let settings = Settings {
            trusted_proxies: proxies.collect::<Result<_>>()?,
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

    /// The database that was named, else a file in the folder for data.
    pub fn database_address(&self) -> Result<String> {
        if let Some(address) = &self.database {
            return Ok(address.clone());
        }
        let of_platform = || dirs::data_dir().map(|folder| folder.join("fondaco"));
        let folder = self.data.clone().or_else(of_platform).unwrap_or("fondaco-data".into());
        let file = std::path::absolute(folder.join("fondaco.db"))?;
        let file = file.to_str().context("the folder for data has a name that is no text")?;
        Ok(format!("sqlite://{file}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_what_flags_and_environment_do_not() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("fondaco.toml");
        fs::write(
            &path,
            "listen = \"0.0.0.0:80\"\npeople-per-minute = 7\ntrusted-proxy = [\"10.0.0.0/8\"]\n\
             log = \"json\"\nwebhooks = \"anywhere\"\ndatabase = \"postgres://x/y\"\n",
        )
        .unwrap();
        let flags = Options { listen: Some("127.0.0.1:0".into()), ..Options::default() };
        let options = flags.or(Options::of_file(&path).unwrap());
        assert_eq!(options.address(), "127.0.0.1:0");
        assert_eq!(options.log, Some(LogFormat::Json));
        let configuration = options.configuration().unwrap();
        assert_eq!(configuration.database, "postgres://x/y");
        assert_eq!(configuration.settings.people_per_minute, 7);
        assert_eq!(configuration.settings.trusted_proxies.len(), 1);
        assert_eq!(configuration.limits.webhooks, Outside::Anywhere);
    }

    #[test]
    fn what_a_file_must_not_say_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("fondaco.toml");
        for wrong in ["lisen = \"x\"", "people-per-minute = -1", "log = \"xml\"", "="] {
            fs::write(&path, wrong).unwrap();
            let error = format!("{:#}", Options::of_file(&path).unwrap_err());
            assert!(error.contains("fondaco.toml"), "{error}");
        }
        let proxy = Options { trusted_proxy: Some(vec!["here".into()]), ..Options::default() };
        assert!(proxy.configuration().unwrap_err().to_string().contains("\"here\""));
    }

    #[test]
    fn without_a_database_there_is_a_file_in_the_folder_for_data() {
        let options = Options { data: Some("/var/lib/fondaco".into()), ..Options::default() };
        assert_eq!(options.database_address().unwrap(), "sqlite:///var/lib/fondaco/fondaco.db");
        assert!(Options::default().database_address().unwrap().ends_with("/fondaco.db"));
    }
}
