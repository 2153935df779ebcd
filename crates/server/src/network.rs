//! Networks of addresses.

use std::net::IpAddr;
use std::sync::LazyLock;

use ipnet::IpNet;

/// What the whole internet cannot reach, by IANA's registries of special-purpose addresses; of IPv6
/// only `2000::/3` is allocated.
static SPECIAL: LazyLock<Vec<IpNet>> = LazyLock::new(|| {
    let networks = "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 \
                    192.0.0.0/24 192.0.2.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 \
                    203.0.113.0/24 224.0.0.0/3 ::/3 2001::/23 2001:db8::/32 2002::/16 3fff::/16 \
                    4000::/2 8000::/1";
    networks.split_whitespace().map(|it| it.parse().expect("a network")).collect()
});

/// Whether the whole internet can reach this address.
pub fn is_public(address: IpAddr) -> bool {
    !contains(&SPECIAL, address)
}

/// Whether the address is in one of the networks.
pub fn contains(networks: &[IpNet], address: IpAddr) -> bool {
    let address = address.to_canonical();
    networks.iter().any(|network| network.contains(&address))
}

/// A text that is neither an address nor a network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is neither an address nor a network such as 10.0.0.0/8")]
pub struct NotANetwork(String);

/// Reads an address or a network: `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`.
///
/// # Errors
/// When it is neither.
pub fn network(text: &str) -> Result<IpNet, NotANetwork> {
    let address = || text.parse().map(|address: IpAddr| IpNet::from(address.to_canonical()));
    text.parse().or_else(|_| address()).map_err(|_| NotANetwork(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_contain_their_addresses() {
        for (net, inside, outside) in [
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
            ("127.0.0.1", "127.0.0.1", "127.0.0.2"),
            ("::ffff:10.0.0.1", "10.0.0.1", "10.0.0.2"),
            ("10.0.0.0/8", "::ffff:10.1.1.1", "::1"),
            ("fd00::/8", "fd12::1", "fe80::1"),
            ("0.0.0.0/0", "8.8.8.8", "::1"),
        ] {
            let net = [network(net).unwrap()];
            assert!(contains(&net, inside.parse().unwrap()), "{net:?} {inside}");
            assert!(!contains(&net, outside.parse().unwrap()), "{net:?} {outside}");
        }
        for wrong in ["", "10.0.0.0/33", "localhost", "10.0.0.1/", "::/129"] {
            assert!(network(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn private_networks_are_not_public() {
        let inside = "127.0.0.1 10.1.2.3 192.168.0.9 172.16.0.1 169.254.169.254 0.0.0.0 100.64.0.1 \
                      198.18.0.1 224.0.0.1 255.255.255.255 ::1 :: fe80::1 fc00::1 \
                      ::ffff:127.0.0.1 2002:7f00:1:: 2001:db8::1 64:ff9b::7f00:1 ff02::1";
        for address in inside.split_whitespace() {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        for address in ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }
}
