//! What the masters have learned: a net for each game and number of players.
//!
//! With the feature `weights` the nets are part of the program. Without it, as in the browser, which
//! loads a net only when needed, it has to be installed before a master plays.

use std::sync::OnceLock;

use fondaco_rules::{GameKind, Players, of_game};

use crate::Playable;
use crate::net::{BadNet, Net};

/// The name of a net, which is also that of its file without the ending: `medici-4`.
pub fn name(kind: GameKind, players: Players) -> String {
    match kind.players() {
        (fewest, most) if fewest == most => kind.name().to_owned(),
        _ => format!("{}-{}", kind.name(), players.count()),
    }
}

/// Whether the net is there, so that the master of this game can play.
pub fn is_there(kind: GameKind, players: Players) -> bool {
    find(kind, players).is_some()
}

/// Gives the master of this game its net. One that it has already is kept.
///
/// # Errors
/// When the bytes are not a net, or not one for this game.
pub fn install(kind: GameKind, players: Players, bytes: &[u8]) -> Result<(), BadNet> {
    let net = read(kind, players, bytes)?;
    // If there is one already, there is nothing to do.
    let _ = place(kind, players).set(net);
    Ok(())
}

/// The net of this game.
///
/// # Panics
/// When nobody has installed it.
pub(crate) fn net(kind: GameKind, players: Players) -> &'static Net {
    let missing = || panic!("the net {} is not installed", name(kind, players));
    find(kind, players).unwrap_or_else(missing)
}

fn find(kind: GameKind, players: Players) -> Option<&'static Net> {
    let place = place(kind, players);
    if place.get().is_none()
        && let Some(bytes) = embedded(kind, players)
    {
        let read = || {
            let net = read(kind, players, bytes);
            net.unwrap_or_else(|reason| panic!("{}: {reason}", name(kind, players)))
        };
        place.get_or_init(read);
    }
    place.get()
}

fn read(kind: GameKind, players: Players, bytes: &[u8]) -> Result<Net, BadNet> {
    let net = Net::from_bytes(bytes)?;
    let size = of_game!(kind, type G => <G as Playable>::net_size(players));
    if (net.inputs(), net.outputs()) == size { Ok(net) } else { Err(BadNet::FOREIGN) }
}

/// Where the net is kept.
fn place(kind: GameKind, players: Players) -> &'static OnceLock<Net> {
    const GAMES: usize = GameKind::ALL.len();
    static NETS: [[OnceLock<Net>; 5]; GAMES] = [const { [const { OnceLock::new() }; 5] }; GAMES];
    &NETS[kind as usize][players.count() - 2]
}

#[cfg(feature = "weights")]
fn embedded(kind: GameKind, players: Players) -> Option<&'static [u8]> {
    let nets = of_game!(kind, type G => <G as Playable>::NETS);
    let (fewest, _) = kind.players();
    nets.get(players.count() - usize::from(fewest)).copied()
}

#[cfg(not(feature = "weights"))]
fn embedded(_: GameKind, _: Players) -> Option<&'static [u8]> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tables() -> impl Iterator<Item = (GameKind, Players)> {
        GameKind::ALL.into_iter().flat_map(|kind| {
            let (low, high) = kind.players();
            (low..=high).map(move |count| {
                (kind, Players::within(count.into(), kind.players()).expect("within the range"))
            })
        })
    }

    fn file(kind: GameKind, players: Players) -> Vec<u8> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/weights");
        std::fs::read(format!("{folder}/{}.net", name(kind, players))).expect("the file is there")
    }

    #[test]
    fn every_table_has_its_net() {
        for (kind, players) in tables() {
            assert_eq!(is_there(kind, players), cfg!(feature = "weights"));
        }
        for (kind, players) in tables() {
            install(kind, players, &file(kind, players)).expect("a net for this table");
            assert!(is_there(kind, players));
            assert_eq!(net(kind, players).to_bytes(), file(kind, players));
        }
    }

    #[test]
    fn foreign_nets_are_refused() {
        for (kind, players) in tables() {
            for (other, others) in tables().filter(|&(other, _)| other != kind) {
                assert!(read(kind, players, &file(other, others)).is_err(), "{kind} {other}");
            }
            let whole = file(kind, players);
            assert!(read(kind, players, &whole[..whole.len() - 4]).is_err());
            assert!(read(kind, players, b"<!doctype html>").is_err());
        }
    }
}
