//! Medici, from its rules.

use serde_json::{Value, json};

use super::{Naive, Piece, all_pieces, faces, highest, number, sorted_faces, take_face, tidy};

const KINDS: &str = "CFGDSA";
const GOODS: [char; 5] = ['C', 'F', 'G', 'D', 'S'];
const HOLDS: usize = 5;
const TOP_LEVEL: usize = 7;

/// What has to happen next.
#[derive(Clone)]
enum Next {
    /// One of these seats is drawn to be the first auctioneer.
    First(Vec<usize>),
    /// A tile is drawn for the lot.
    Tile,
    /// The auctioneer draws another tile or offers the lot.
    DrawOrOffer,
    /// The first of these seats bids or passes; the others are still to be asked.
    Bids(Vec<usize>),
    /// A tile is drawn for the last ship, which is this seat's.
    Fill(usize),
    Over,
}

#[derive(Clone)]
pub(super) struct Medici {
    players: usize,
    day: usize,
    money: Vec<usize>,
    ships: Vec<Vec<Piece>>,
    levels: Vec<Vec<usize>>,
    unseen: Vec<Piece>,
    bag: usize,
    auctioneer: Option<usize>,
    lot: Vec<Piece>,
    high_bid: Option<(usize, usize)>,
    days: Vec<Value>,
    next: Next,
}

impl Medici {
    pub(super) fn new(players: usize) -> Medici {
        let start_money = if players <= 4 { 40 } else { 30 };
        Medici {
            players,
            day: 1,
            money: vec![start_money; players],
            ships: vec![Vec::new(); players],
            levels: vec![vec![0; GOODS.len()]; players],
            unseen: all_tiles(),
            bag: 6 * players,
            auctioneer: None,
            lot: Vec::new(),
            high_bid: None,
            days: Vec::new(),
            next: Next::First((0..players).collect()),
        }
    }

    fn free_holds(&self, seat: usize) -> usize {
        HOLDS - self.ships[seat].len()
    }

    fn lowest_bid(&self) -> usize {
        match self.high_bid {
            Some((_, amount)) => amount + 1,
            None => 1,
        }
    }

    fn may_bid(&self, seat: usize) -> bool {
        self.free_holds(seat) >= self.lot.len() && self.money[seat] >= self.lowest_bid()
    }

    fn lot_may_grow(&self) -> bool {
        let most_free = (0..self.players).map(|seat| self.free_holds(seat)).max();
        self.lot.len() < 3 && Some(self.lot.len()) < most_free && self.bag > 0
    }

    /// The seats clockwise from the one after `seat`, which is itself the last.
    fn clockwise_after(&self, seat: usize) -> Vec<usize> {
        (1..=self.players).map(|step| (seat + step) % self.players).collect()
    }

    fn auctioneer_now(&self) -> usize {
        self.auctioneer.expect("a lot has an auctioneer")
    }

    fn draw(&mut self, face: &str) -> Piece {
        self.bag -= 1;
        take_face(&mut self.unseen, face).expect("a listed tile is unseen")
    }

    fn tile(&mut self, face: &str) {
        let tile = self.draw(face);
        if let Next::Fill(seat) = self.next {
            self.ships[seat].push(tile);
            self.fill_last_ship(seat);
            return;
        }
        self.lot.push(tile);
        if self.lot_may_grow() {
            self.next = Next::DrawOrOffer;
        } else {
            self.offer();
        }
    }

    fn offer(&mut self) {
        self.ask(self.clockwise_after(self.auctioneer_now()));
    }

    /// Asks the first of these seats that has a legal bid, or settles the lot when there is none.
    fn ask(&mut self, mut seats: Vec<usize>) {
        while !seats.is_empty() && !self.may_bid(seats[0]) {
            seats.remove(0);
        }
        if seats.is_empty() {
            self.settle();
        } else {
            self.next = Next::Bids(seats);
        }
    }

    /// The seats to ask after the one that has just spoken.
    fn others_to_ask(&self) -> Vec<usize> {
        match &self.next {
            Next::Bids(seats) => seats[1..].to_vec(),
            _ => Vec::new(),
        }
    }

    fn settle(&mut self) {
        if let Some((seat, amount)) = self.high_bid {
            self.money[seat] -= amount;
            self.ships[seat].append(&mut self.lot);
        }
        self.lot.clear();
        self.high_bid = None;

        let not_full: Vec<usize> =
            (0..self.players).filter(|seat| self.free_holds(*seat) > 0).collect();
        if not_full.len() == 1 {
            self.fill_last_ship(not_full[0]);
        } else if self.bag == 0 {
            self.end_day();
        } else {
            let after = self.clockwise_after(self.auctioneer_now());
            self.auctioneer = after.into_iter().find(|seat| self.free_holds(*seat) > 0);
            self.next = Next::Tile;
        }
    }

    fn fill_last_ship(&mut self, seat: usize) {
        self.auctioneer = None;
        if self.free_holds(seat) > 0 && self.bag > 0 {
            self.next = Next::Fill(seat);
        } else {
            self.end_day();
        }
    }

    fn end_day(&mut self) {
        self.auctioneer = None;
        self.score_day();
        if self.day == 3 {
            self.next = Next::Over;
            return;
        }
        self.day += 1;
        self.unseen = all_tiles();
        self.bag = 6 * self.players;
        self.ships = vec![Vec::new(); self.players];
        let least = self.money.iter().min();
        let poorest: Vec<usize> =
            (0..self.players).filter(|seat| Some(&self.money[*seat]) == least).collect();
        if poorest.len() == 1 {
            self.auctioneer = Some(poorest[0]);
            self.next = Next::Tile;
        } else {
            self.next = Next::First(poorest);
        }
    }

    fn score_day(&mut self) {
        let values: Vec<usize> =
            self.ships.iter().map(|ship| ship.iter().map(value).sum()).collect();
        let ship_pay = ship_payments(&values);

        let mut stall_pay = vec![vec![0; GOODS.len()]; self.players];
        let mut bonus_pay = vec![vec![0; GOODS.len()]; self.players];
        for (good, letter) in GOODS.into_iter().enumerate() {
            let mut counters = Vec::new();
            for seat in 0..self.players {
                let ship = &self.ships[seat];
                let climbed = ship.iter().filter(|tile| tile.kind() == letter).count();
                let level = (self.levels[seat][good] + climbed).min(TOP_LEVEL);
                self.levels[seat][good] = level;
                counters.push(level);
            }
            let shares = stall_payments(&counters);
            for seat in 0..self.players {
                stall_pay[seat][good] = shares[seat];
                bonus_pay[seat][good] = match counters[seat] {
                    5 => 5,
                    6 => 10,
                    7 => 20,
                    _ => 0,
                };
            }
        }

        for seat in 0..self.players {
            self.money[seat] += ship_pay[seat];
            self.money[seat] += stall_pay[seat].iter().sum::<usize>();
            self.money[seat] += bonus_pay[seat].iter().sum::<usize>();
        }
        self.days.push(json!({
            "values": values,
            "ship_pay": ship_pay,
            "stall_pay": stall_pay,
            "bonus_pay": bonus_pay,
        }));
    }

    fn awaiting(&self) -> Value {
        match &self.next {
            Next::First(_) => json!({"chance": "first"}),
            Next::Tile | Next::Fill(_) => json!({"chance": "tile"}),
            Next::DrawOrOffer => {
                json!({"seat": self.auctioneer_now(), "moves": ["draw", "offer"]})
            }
            Next::Bids(seats) => {
                let (least, most) = (self.lowest_bid(), self.money[seats[0]]);
                let bids = if least == most {
                    format!("bid {least}")
                } else {
                    format!("bid {least}..{most}")
                };
                json!({"seat": seats[0], "moves": [bids, "pass"]})
            }
            Next::Over => Value::Null,
        }
    }
}

impl Naive for Medici {
    fn events(&self) -> Vec<String> {
        match &self.next {
            Next::First(seats) => seats.iter().map(|seat| format!("first {seat}")).collect(),
            Next::Tile | Next::Fill(_) => {
                self.unseen.iter().map(|tile| format!("tile {}", tile.face)).collect()
            }
            Next::DrawOrOffer => {
                let seat = self.auctioneer_now();
                vec![format!("{seat} draw"), format!("{seat} offer")]
            }
            Next::Bids(seats) => {
                let seat = seats[0];
                let amounts = self.lowest_bid()..=self.money[seat];
                let mut list: Vec<String> =
                    amounts.map(|amount| format!("{seat} bid {amount}")).collect();
                list.push(format!("{seat} pass"));
                list
            }
            Next::Over => Vec::new(),
        }
    }

    fn play(&mut self, line: &str) -> Result<(), String> {
        let line = tidy(line);
        if !self.events().contains(&line) {
            return Err(format!("{line} may not happen now: {}", self.awaiting()));
        }
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["first", seat] => {
                self.auctioneer = Some(number(seat));
                self.next = Next::Tile;
            }
            ["tile", face] => self.tile(face),
            [_, "draw"] => self.next = Next::Tile,
            [_, "offer"] => self.offer(),
            [seat, "bid", amount] => {
                self.high_bid = Some((number(seat), number(amount)));
                self.ask(self.others_to_ask());
            }
            [_, "pass"] => self.ask(self.others_to_ask()),
            _ => unreachable!("every listed event is one of these"),
        }
        Ok(())
    }

    /// Medici has no secrets, so every seat sees everything.
    fn position(&self, _seat: Option<usize>) -> Value {
        let over = matches!(self.next, Next::Over);
        let money: Vec<i64> = self.money.iter().map(|florins| *florins as i64).collect();
        let winners = if over { highest(&money) } else { Vec::new() };
        let ships: Vec<_> = self.ships.iter().map(|ship| faces(ship)).collect();
        let high_bid = self.high_bid.map(|(seat, amount)| json!({"seat": seat, "amount": amount}));
        json!({
            "game": "medici",
            "players": self.players,
            "awaiting": self.awaiting(),
            "over": over,
            "scores": self.money,
            "winners": winners,
            "day": self.day,
            "money": self.money,
            "ships": ships,
            "levels": self.levels,
            "bag": self.bag,
            "unseen": sorted_faces(&self.unseen, KINDS),
            "auctioneer": self.auctioneer,
            "lot": faces(&self.lot),
            "high_bid": high_bid,
            "days": self.days,
        })
    }

    fn boxed_clone(&self) -> Box<dyn Naive> {
        Box::new(self.clone())
    }
}

fn all_tiles() -> Vec<Piece> {
    all_pieces("CFGDS", &[0, 1, 2, 3, 4, 5, 5], "Au", 1)
}

fn value(tile: &Piece) -> usize {
    tile.digit().unwrap_or(10) as usize
}

/// What each ship earns: tied seats share the payments of the places they take up together.
fn ship_payments(values: &[usize]) -> Vec<usize> {
    let places: &[usize] = match values.len() {
        3 => &[30, 15, 0],
        4 => &[30, 20, 10, 0],
        5 => &[30, 20, 10, 5, 0],
        _ => &[30, 20, 15, 10, 5, 0],
    };
    let mut payments = Vec::new();
    for own in values {
        let better = values.iter().filter(|other| *other > own).count();
        let tied = values.iter().filter(|other| *other == own).count();
        let together: usize = places[better..better + tied].iter().sum();
        payments.push(together / tied);
    }
    payments
}

/// What each counter of one stall earns, without the bonus.
fn stall_payments(levels: &[usize]) -> Vec<usize> {
    let mut payments = Vec::new();
    for own in levels {
        let higher = levels.iter().filter(|other| *other > own).count();
        let tied = levels.iter().filter(|other| *other == own).count();
        payments.push(match (higher, tied) {
            (0, 1) => 10,
            (0, _) => 15 / tied,
            (1, _) => 5 / tied,
            _ => 0,
        });
    }
    payments
}

#[cfg(test)]
mod tests {
    use super::{ship_payments, stall_payments};

    #[test]
    fn examples_of_the_rulebook() {
        assert_eq!(ship_payments(&[23, 20, 16, 16, 14]), [30, 20, 7, 7, 0]);
        assert_eq!(ship_payments(&[9, 8, 3, 3]), [30, 20, 5, 5]);
        assert_eq!(stall_payments(&[4, 2, 2, 2]), [10, 1, 1, 1]);
        assert_eq!(stall_payments(&[7, 6, 6, 1]), [10, 2, 2, 0]);
        assert_eq!(stall_payments(&[0, 0, 0, 0]), [3, 3, 3, 3]);
    }
}
