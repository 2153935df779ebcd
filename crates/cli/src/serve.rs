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
    let options = match &args.config {
        Some(path) => args.options.with_file(path)?,
        None => args.options.clone(),
    };
    let configuration = options.configuration()?;
    let listen = options.address();
    let server = Server::bind(listen).map_err(|error| {
        if error.kind() == ErrorKind::AddrInUse {
            anyhow!(text!(texts, "serve-taken", address = listen))
        } else {
            let reason = error.to_string();
            anyhow!(text!(texts, "serve-no-address", address = listen, reason = reason))
        }
    })?;
    start_log(&options);
    let address = format!("http://{}/", reachable(server.address()?));
    let site = match &options.site {
        Some(folder) => Site::of_folder(folder)
            .with_context(|| text!(texts, "serve-no-site", path = folder.display().to_string()))?,
        None => Site::embedded(),
    };
    let built = !site.is_empty();
    let ready = || {
        let open = text!(texts, "serve-open", address = address.as_str());
        // The server runs even if nobody reads this.
        let _ = output::show(&format!("{open}\n"));
        if !built {
            output::print_error(&text!(texts, "serve-not-built"));
        }
        if args.open && open::that_detached(&address).is_err() {
            output::print_error(&text!(texts, "serve-no-browser", address = address.as_str()));
        }
    };
    server.run(site, &configuration, ready)?;
    Ok(Exit::Fine)
}

/// Logs to standard error, apart from the output for the caller.
fn start_log(options: &Options) {
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

/// An address at which this machine reaches the server, also if it listens on all addresses.
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
    fn a_server_on_all_addresses_is_reached_by_loopback() {
        for (listen, shown) in
            [("0.0.0.0:7", "127.0.0.1:7"), ("[::]:7", "[::1]:7"), ("10.0.0.1:7", "10.0.0.1:7")]
        {
            let address = listen.parse().expect("an address");
            assert_eq!(reachable(address).to_string(), shown);
        }
    }
}
