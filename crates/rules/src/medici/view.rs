//! A position laid out for reading.

use super::{Bid, DayReport, Medici, Phase};
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
    pub scores: Vec<u16>,
    pub winners: Vec<Seat>,
    pub day: u8,
    pub money: Vec<u16>,
    pub ships: Vec<Vec<String>>,
    pub levels: Vec<[u8; 5]>,
    pub bag: u8,
    pub unseen: Vec<String>,
    pub auctioneer: Option<Seat>,
    pub lot: Vec<String>,
    pub high_bid: Option<Bid>,
    pub days: Vec<DayPosition>,
}

/// How a day was scored.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[allow(missing_docs, reason = "the notation describes every field")]
pub struct DayPosition {
    pub values: Vec<u8>,
    pub ship_pay: Vec<u8>,
    pub stall_pay: Vec<[u8; 5]>,
    pub bonus_pay: Vec<[u8; 5]>,
}

impl Position {
    pub(super) fn of(game: &Medici, reports: &[DayReport]) -> Position {
        let players = game.players;
        let money = game.money.of(players).to_vec();
        let ships = game.ships.of(players).iter();
        Position {
            game: Medici::NAME,
            players: players.count(),
            awaiting: awaited(game),
            over: game.phase == Phase::Over,
            scores: money.clone(),
            winners: game.winners().iter().collect(),
            day: game.day,
            money,
            ships: ships
                .map(|ship| ship.tiles().iter().map(ToString::to_string).collect())
                .collect(),
            levels: game.levels.of(players).to_vec(),
            bag: game.bag(),
            unseen: game.unseen.iter().map(|tile| tile.to_string()).collect(),
            auctioneer: game.auctioneer(),
            lot: game.lot().items().iter().map(ToString::to_string).collect(),
            high_bid: game.best_bid(),
            days: reports.iter().map(DayPosition::of).collect(),
        }
    }
}

impl DayPosition {
    fn of(report: &DayReport) -> DayPosition {
        let players = report.players;
        DayPosition {
            values: report.values.of(players).to_vec(),
            ship_pay: report.ship_pay.of(players).to_vec(),
            stall_pay: report.stall_pay.of(players).to_vec(),
            bonus_pay: report.bonus_pay.of(players).to_vec(),
        }
    }
}

fn awaited(game: &Medici) -> Option<Awaited> {
    match game.to_act() {
        ToAct::Over => None,
        ToAct::Chance if game.phase == Phase::First => Some(Awaited::chance("first")),
        ToAct::Chance => Some(Awaited::chance("tile")),
        ToAct::Player(seat) => Some(Awaited::Moves { seat, moves: game.moves(seat).listing() }),
    }
}
