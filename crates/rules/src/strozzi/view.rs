//! A position laid out for reading.

use super::{Fleet, Harbour, Hull, Phase, RoundReport, Strozzi, TRACKS};
use crate::game::Game;
use crate::table::{Awaited, Seat, ToAct};

/// All there is to see, as the notation's JSON has it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[allow(missing_docs, reason = "the notation describes every field")]
pub struct Position {
    pub game: &'static str,
    pub players: usize,
    pub awaiting: Option<Awaited>,
    pub over: bool,
    pub scores: [i32; 2],
    pub winners: Vec<Seat>,
    pub round: u8,
    pub money: [i32; 2],
    pub turn: Option<Seat>,
    pub lot: Vec<String>,
    pub price: Option<u16>,
    pub ships: [[ShipPosition; 3]; 2],
    pub bag: u32,
    pub unseen: Vec<String>,
    pub markers: [i8; TRACKS.len()],
    pub rounds: Vec<RoundReport>,
}

/// A ship and where it lies.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[allow(missing_docs, reason = "the notation describes every field")]
pub struct ShipPosition {
    pub harbour: Option<Harbour>,
    pub tiles: Vec<String>,
}

impl Position {
    pub(super) fn of(game: &Strozzi, reports: &[RoundReport]) -> Position {
        Position {
            game: Strozzi::NAME,
            players: game.players().count(),
            awaiting: awaited(game),
            over: game.phase == Phase::Over,
            scores: game.money,
            winners: game.winners().iter().collect(),
            round: game.round,
            money: game.money,
            turn: game.turn(),
            lot: game.lot().items().iter().map(ToString::to_string).collect(),
            price: game.price(),
            ships: game.fleets.map(|fleet| Hull::ALL.map(|hull| ShipPosition::of(&fleet, hull))),
            bag: game.bag.len(),
            unseen: game.bag.iter().map(|tile| tile.to_string()).collect(),
            markers: game.markers,
            rounds: reports.to_vec(),
        }
    }
}

impl ShipPosition {
    fn of(fleet: &Fleet, hull: Hull) -> ShipPosition {
        let ship = fleet.ship(hull);
        let tiles = ship.tiles().iter().map(ToString::to_string).collect();
        ShipPosition { harbour: ship.harbour(), tiles }
    }
}

fn awaited(game: &Strozzi) -> Option<Awaited> {
    match game.to_act() {
        ToAct::Over => None,
        ToAct::Chance => Some(Awaited::chance("tile")),
        ToAct::Player(seat) => Some(Awaited::Moves { seat, moves: game.moves(seat).listing() }),
    }
}
