//! Where requests come from.

use std::net::IpAddr;

use axum::http::HeaderMap;
use ipnet::{IpNet, Ipv6Net};

use crate::network::{contains, is_public};

/// The other end of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub IpAddr);

/// What limits count as one address: an IPv4 address, or the /64 network of an IPv6 address, all of
/// which usually belongs to one user.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Origin(IpAddr);

impl Origin {
    /// The origin of an address.
    pub fn of(address: IpAddr) -> Origin {
        Origin(match address.to_canonical() {
            IpAddr::V4(address) => address.into(),
            IpAddr::V6(address) => Ipv6Net::new_assert(address, 64).network().into(),
        })
    }

    /// Whether it is reachable from the whole internet, rather than on this machine or network.
    pub fn is_public(self) -> bool {
        is_public(self.0)
    }
}

/// Where a request comes from: the peer, or, if that is a trusted proxy, the last address in
/// `X-Forwarded-For` that is not one.
pub fn origin(peer: Peer, headers: &HeaderMap, trusted: &[IpNet]) -> Origin {
    if !contains(trusted, peer.0) {
        return Origin::of(peer.0);
    }
    let forwarded = headers.get_all("x-forwarded-for").iter().filter_map(|it| it.to_str().ok());
    let forwarded: Vec<&str> = forwarded.flat_map(|it| it.split(',')).map(str::trim).collect();
    let mut address = peer.0;
    for word in forwarded.into_iter().rev() {
        // What stands before a word that is no address may be forged.
        let Ok(before) = word.parse::<IpAddr>() else { break };
        address = before;
        if !contains(trusted, address) {
            break;
        }
    }
    Origin::of(address)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::network::network;

    #[test]
    fn only_a_trusted_proxy_tells_where_requests_come_from() {
        let of = |text: &str| Origin::of(text.parse().unwrap());
        let peer = Peer("10.0.0.1".parse().unwrap());
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", "6.6.6.6, 1.2.3.4".parse().unwrap());
        headers.append("x-forwarded-for", "10.0.0.2".parse().unwrap());
        assert_eq!(origin(peer, &headers, &[]), of("10.0.0.1"));
        assert_eq!(origin(peer, &headers, &[network("10.0.0.1").unwrap()]), of("10.0.0.2"));
        assert_eq!(origin(peer, &headers, &[network("10.0.0.0/8").unwrap()]), of("1.2.3.4"));
        headers.insert("x-forwarded-for", "6.6.6.6, nonsense".parse().unwrap());
        assert_eq!(origin(peer, &headers, &[network("10.0.0.0/8").unwrap()]), of("10.0.0.1"));
    }

    #[test]
    fn a_network_of_ipv6_addresses_counts_as_one() {
        let of = |text: &str| Origin::of(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::3"), of("2001:db8:1:2:ffff::4"));
        assert_ne!(of("2001:db8:1:2::3"), of("2001:db8:1:3::3"));
        assert_eq!(of("::ffff:1.2.3.4"), of("1.2.3.4"));
    }
}
