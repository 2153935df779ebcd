//! The page, served to the browser.

use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use anyhow::{Context, Result, anyhow};
use fondaco_server::{Server, Site};
use fondaco_texts::{Language, Texts, text};

use crate::app::Exit;
use crate::cli::ServeArgs;
use crate::output;

/// Serves until it is interrupted.
pub fn run(args: &ServeArgs, language: Language) -> Result<Exit> {
    let texts = Texts::new(language);
    let asked = args.listen.as_str();
    let server = Server::bind(asked).map_err(|error| {
        if error.kind() == ErrorKind::AddrInUse {
            anyhow!(text!(texts, "serve-taken", address = asked))
        } else {
            let reason = error.to_string();
            anyhow!(text!(texts, "serve-no-address", address = asked, reason = reason))
        }
    })?;
    let address = format!("http://{}/", reachable(server.address()?));
    output::show(&format!("{}\n", text!(texts, "serve-open", address = address.as_str())))?;
    let site = Site::embedded();
    if site.is_empty() {
        output::complain(&text!(texts, "serve-not-built"));
    }
    if args.open && open::that_detached(&address).is_err() {
        output::complain(&text!(texts, "serve-no-browser", address = address.as_str()));
    }
    server.run(site).context("cannot serve")?;
    Ok(Exit::Fine)
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
