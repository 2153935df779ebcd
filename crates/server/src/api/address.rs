//! Where requests come from.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

use axum::http::HeaderMap;

/// The other end of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub IpAddr);

/// Somebody's address, as far as it can be told from his neighbours': who has one IPv6 address has
/// a whole network of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Origin(IpAddr);

impl Origin {
    /// Of an address.
    pub fn of(address: IpAddr) -> Origin {
        Origin(match address.to_canonical() {
            IpAddr::V4(address) => address.into(),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
        })
    }
}

impl Origin {
    /// Is it somewhere in the world, and not on this machine or in its network?
    pub fn is_public(self) -> bool {
        crate::hall::is_public(self.0)
    }
}

/// Where a request comes from: the other end of the connection, or, if that is a proxy we trust,
/// the last address it tells of that is not itself one.
pub fn origin(peer: Peer, headers: &HeaderMap, trusted: &[Network]) -> Origin {
    let is_trusted = |it: &IpAddr| trusted.iter().any(|network| network.contains(*it));
    if !is_trusted(&peer.0) {
        return Origin::of(peer.0);
    }
    let told = headers.get_all("x-forwarded-for").iter().filter_map(|it| it.to_str().ok());
    let told: Vec<&str> = told.flat_map(|it| it.split(',')).map(str::trim).collect();
    let mut address = peer.0;
    for word in told.into_iter().rev() {
        // What stands before something that is no address can be anybody's invention.
        let Ok(before) = word.parse::<IpAddr>() else { break };
        address = before;
        if !is_trusted(&address) {
            break;
        }
    }
    Origin::of(address)
}

/// An address or a network of them: `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl Network {
    /// Is the address in it?
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let differing = own.to_bits() ^ other.to_bits();
                differing.checked_shr(32 - u32::from(self.bits)).unwrap_or(0) == 0
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let differing = own.to_bits() ^ other.to_bits();
                differing.checked_shr(128 - u32::from(self.bits)).unwrap_or(0) == 0
            }
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let bad = || format!("{text:?} is neither an address nor a network such as 10.0.0.0/8");
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse().map_err(|_| bad())?)),
            None => (text, None),
        };
        let address = address.parse::<IpAddr>().map_err(|_| bad())?.to_canonical();
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(most);
        if bits > most { Err(bad()) } else { Ok(Network { address, bits }) }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> Network {
        text.parse().unwrap()
    }

    #[test]
    fn networks_contain_their_addresses() {
        for (net, inside, outside) in [
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
            ("127.0.0.1", "127.0.0.1", "127.0.0.2"),
            ("10.0.0.0/8", "::ffff:10.1.1.1", "::1"),
            ("fd00::/8", "fd12::1", "fe80::1"),
            ("0.0.0.0/0", "8.8.8.8", "::1"),
        ] {
            assert!(network(net).contains(inside.parse().unwrap()), "{net} {inside}");
            assert!(!network(net).contains(outside.parse().unwrap()), "{net} {outside}");
        }
        for wrong in ["", "10.0.0.0/33", "localhost", "10.0.0.1/", "::/129"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_a_trusted_proxy_tells_where_requests_come_from() {
        let of = |text: &str| Origin::of(text.parse().unwrap());
        let peer = Peer("10.0.0.1".parse().unwrap());
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", "6.6.6.6, 1.2.3.4".parse().unwrap());
        headers.append("x-forwarded-for", "10.0.0.2".parse().unwrap());
        assert_eq!(origin(peer, &headers, &[]), of("10.0.0.1"));
        assert_eq!(origin(peer, &headers, &[network("10.0.0.1")]), of("10.0.0.2"));
        assert_eq!(origin(peer, &headers, &[network("10.0.0.0/8")]), of("1.2.3.4"));
        headers.insert("x-forwarded-for", "6.6.6.6, nonsense".parse().unwrap());
        assert_eq!(origin(peer, &headers, &[network("10.0.0.0/8")]), of("10.0.0.1"));
    }

    #[test]
    fn a_network_of_ipv6_addresses_counts_as_one() {
        let of = |text: &str| Origin::of(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::3"), of("2001:db8:1:2:ffff::4"));
        assert_ne!(of("2001:db8:1:2::3"), of("2001:db8:1:3::3"));
        assert_eq!(of("::ffff:1.2.3.4"), of("1.2.3.4"));
    }
}
