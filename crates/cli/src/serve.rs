//! The game server and its page.

mod options;

use std::io::{ErrorKind, IsTerminal};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use anyhow::{Context, Result, anyhow};
use fondaco_server::{Server, Site};
use fondaco_texts::{Language, Texts, text};
use tracing::level_filters::LevelFilter;

use crate::app::Exit;
use crate::cli::ServeArgs;
use crate::output;
use options::{LogFormat, LogLevel};

pub use options::Options;

/// Serves until it is interrupted.
pub fn run(args: &ServeArgs, language: Language) -> Result<Exit> {
    let texts = Texts::new(language);
    let mut options = args.options.clone();
    if let Some(path) = &args.config {
        options = options.or(Options::of_file(path)?);
    }
    let configuration = options.configuration()?;
    let asked = options.address();
    let server = Server::bind(asked).map_err(|error| {
        if error.kind() == ErrorKind::AddrInUse {
            anyhow!(text!(texts, "serve-taken", address = asked))
        } else {
            let reason = error.to_string();
            anyhow!(text!(texts, "serve-no-address", address = asked, reason = reason))
        }
    })?;
    begin_log(&options);
    let address = format!("http://{}/", reachable(server.address()?));
    let site = match &options.site {
        Some(folder) => Site::of_folder(folder)
            .with_context(|| text!(texts, "serve-no-site", path = folder.display().to_string()))?,
        None => Site::embedded(),
    };
    let built = !site.is_empty();
    let ready = || {
        let open = text!(texts, "serve-open", address = address.as_str());
        // Whoever does not want to read where the server is may still want it to run.
        let _ = output::show(&format!("{open}\n"));
        if !built {
            output::complain(&text!(texts, "serve-not-built"));
        }
        if args.open && open::that_detached(&address).is_err() {
            output::complain(&text!(texts, "serve-no-browser", address = address.as_str()));
        }
    };
    server.run(site, &configuration, ready)?;
    Ok(Exit::Fine)
}

/// The log goes to standard error, where it does not mix with what is told the caller.
fn begin_log(options: &Options) {
    let level = match options.log_level.unwrap_or(LogLevel::Info) {
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    match options.log.unwrap_or(LogFormat::Text) {
        LogFormat::Text => log.with_ansi(std::io::stderr().is_terminal()).init(),
        LogFormat::Json => log.json().init(),
    }
}

/// Where this machine finds a server that listens everywhere.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everywhere_is_here_too() {
        for (asked, shown) in
            [("0.0.0.0:7", "127.0.0.1:7"), ("[::]:7", "[::1]:7"), ("10.0.0.1:7", "10.0.0.1:7")]
        {
            let address = asked.parse().expect("an address");
            assert_eq!(reachable(address).to_string(), shown);
        }
    }
}
