//! What must never change: every tile and card is somewhere, and money only moves when the rules
//! say so.

use fondaco_rules::byzanz::{self, Byzanz, Card, Cards};
use fondaco_rules::medici::{self, Medici};
use fondaco_rules::strozzi::{self, Hull, Strozzi};
use fondaco_rules::{Bag, Event, EventOf, Game, Piece, Seat};

/// A game whose pieces and money can be counted.
pub trait Ledger: Game {
    /// What has left the position: tiles out of the day, florins paid to the bank.
    type Gone: Default;

    /// Notes what an event took out of the position or put into it.
    fn note(gone: &mut Self::Gone, before: &Self, event: &EventOf<Self>, effects: &[Self::Effect]);

    /// Counts everything.
    ///
    /// # Panics
    /// When something is missing or there twice.
    fn balance(&self, gone: &Self::Gone);
}

/// What has left a game of tiles and money.
#[derive(Default)]
pub struct TilesAndMoney {
    tiles: Vec<u8>,
    /// Paid to the bank, less what the bank paid out.
    paid: i64,
}

fn balance_tiles(mut places: Vec<u8>, all: impl Iterator<Item = u8>) {
    places.sort_unstable();
    assert!(places.iter().copied().eq(all), "tiles are missing or there twice: {places:?}");
}

impl Ledger for Medici {
    type Gone = TilesAndMoney;

    fn note(gone: &mut TilesAndMoney, _: &Medici, _: &EventOf<Medici>, effects: &[medici::Effect]) {
        for effect in effects {
            match effect {
                medici::Effect::Unsold { lot } => {
                    gone.tiles.extend(lot.items().iter().map(|tile| tile.place()));
                }
                medici::Effect::Sold { bid, .. } => gone.paid += i64::from(bid.amount.get()),
                medici::Effect::DayScored(report) => {
                    let seats = report.players.seats();
                    gone.paid -= seats.map(|seat| i64::from(report.total(seat))).sum::<i64>();
                    gone.tiles.clear();
                }
                _ => {}
            }
        }
    }

    fn balance(&self, gone: &TilesAndMoney) {
        let players = self.players();
        let mut tiles: Vec<_> = self.unseen().iter().map(medici::Tile::place).collect();
        tiles.extend(self.lot().items().iter().map(|tile| tile.place()));
        for seat in players.seats() {
            tiles.extend(self.ship(seat).tiles().iter().map(|tile| tile.place()));
        }
        tiles.extend(&gone.tiles);
        // The last day's unsold tiles are not kept in a position that is over.
        if self.winners().is_empty() {
            balance_tiles(tiles, Bag::<medici::Tile>::full().iter().map(medici::Tile::place));
        }
        let money: i64 = players.seats().map(|seat| i64::from(self.money(seat))).sum();
        let start = if players.count() <= 4 { 40 } else { 30 };
        assert_eq!(money + gone.paid, start * players.count() as i64, "florins are missing");
    }
}

impl Ledger for Strozzi {
    type Gone = TilesAndMoney;

    fn note(
        gone: &mut TilesAndMoney,
        before: &Strozzi,
        event: &EventOf<Strozzi>,
        effects: &[strozzi::Effect],
    ) {
        if let Event::Move(_, strozzi::Move::Discard) = event {
            gone.tiles.extend(before.lot().items().iter().map(|tile| tile.place()));
        }
        for effect in effects {
            match effect {
                strozzi::Effect::NoShipFits { lot, .. } => {
                    gone.tiles.extend(lot.items().iter().map(|tile| tile.place()));
                }
                strozzi::Effect::Sold { price, .. } => gone.paid += i64::from(*price),
                strozzi::Effect::RoundScored(report) => {
                    gone.paid -= report.totals().map(i64::from).iter().sum::<i64>();
                    gone.tiles.clear();
                }
                strozzi::Effect::Over => {}
            }
        }
    }

    fn balance(&self, gone: &TilesAndMoney) {
        let mut tiles: Vec<_> = self.bag().iter().map(strozzi::Tile::place).collect();
        tiles.extend(self.lot().items().iter().map(|tile| tile.place()));
        for seat in [Seat::ZERO, Seat::ONE] {
            for hull in Hull::ALL {
                let ship = self.fleet(seat).ship(hull);
                assert_eq!(ship.tiles().is_empty(), ship.harbour().is_none());
                tiles.extend(ship.tiles().iter().map(|tile| tile.place()));
            }
        }
        tiles.extend(&gone.tiles);
        if self.winners().is_empty() {
            balance_tiles(tiles, Bag::<strozzi::Tile>::full().iter().map(strozzi::Tile::place));
        }
        let money = i64::from(self.money(Seat::ZERO)) + i64::from(self.money(Seat::ONE));
        assert_eq!(money + gone.paid, 600, "florins are missing");
    }
}

impl Ledger for Byzanz {
    /// How often each card is out of the game.
    type Gone = [u32; Card::DIFFERENT as usize];

    fn note(
        gone: &mut Self::Gone,
        _: &Byzanz,
        event: &EventOf<Byzanz>,
        effects: &[byzanz::Effect],
    ) {
        let mut put = |cards: Cards| {
            cards.iter().for_each(|card| gone[usize::from(card.place())] += 1);
        };
        match event {
            Event::Move(_, byzanz::Move::Drop(card)) => put(Cards::one(*card)),
            Event::Move(_, byzanz::Move::Sell(set)) => {
                put(set.minus(Cards::one(byzanz::kept(*set))));
            }
            _ => {}
        }
        for effect in effects {
            if let byzanz::Effect::RoundOver { left, .. } = effect {
                put(*left);
            }
        }
    }

    fn balance(&self, gone: &Self::Gone) {
        for card in Card::all() {
            let held: u32 = self
                .players()
                .seats()
                .map(|seat| [self.hand(seat), self.bid(seat), self.profits(seat)])
                .map(|piles| piles.iter().map(|pile| pile.count(card)).sum::<u32>())
                .sum();
            let in_lot = self.lot().items().iter().filter(|&&other| other == card).count() as u32;
            let all = self.unseen().count(card)
                + held
                + in_lot
                + self.market().count(card)
                + gone[usize::from(card.place())];
            assert_eq!(all, u32::from(card.copies()), "cards {card} are missing or there twice");
        }
    }
}
