//! Medici vs Strozzi, from its rules.

use serde_json::{Value, json};

use super::{Naive, Piece, all_pieces, faces, highest, number, sorted_faces, take_face, tidy};

const KINDS: &str = "CFSDA";
const HARBOURS: [char; 3] = ['A', 'B', 'C'];
/// The eight monopoly tracks: the harbour and the good of each.
const TRACKS: [(char, char); 8] = [
    ('A', 'C'),
    ('A', 'S'),
    ('A', 'D'),
    ('B', 'F'),
    ('B', 'S'),
    ('B', 'D'),
    ('C', 'C'),
    ('C', 'F'),
];
/// The bonus printed on the spaces of a track, from the centre outwards.
const SPACES: [i64; 4] = [0, 0, 10, 20];

/// What has to happen next.
#[derive(Clone, Copy)]
enum Next {
    /// A tile is drawn for the lot.
    Tile,
    /// The seat at turn draws another tile or names a price.
    DrawOrPrice,
    /// The other seat buys or refuses.
    BuyOrRefuse,
    /// This buyer loads or discards the lot.
    Load(usize),
    Over,
}

#[derive(Clone)]
struct Ship {
    holds: usize,
    harbour: Option<char>,
    tiles: Vec<Piece>,
}

#[derive(Clone)]
pub(super) struct Strozzi {
    round: usize,
    money: [i64; 2],
    turn: usize,
    lot: Vec<Piece>,
    price: Option<i64>,
    ships: [Vec<Ship>; 2],
    /// Nothing is set aside, so these are the tiles in the bag.
    unseen: Vec<Piece>,
    /// Steps towards seat 0.
    markers: Vec<i64>,
    rounds: Vec<Value>,
    next: Next,
}

impl Strozzi {
    pub(super) fn new() -> Strozzi {
        Strozzi {
            round: 1,
            money: [300, 300],
            turn: 0,
            lot: Vec::new(),
            price: None,
            ships: [empty_ships(), empty_ships()],
            unseen: all_tiles(),
            markers: vec![0; TRACKS.len()],
            rounds: Vec::new(),
            next: Next::Tile,
        }
    }

    fn may_draw(&self) -> bool {
        let most_free = self.ships[self.turn].iter().map(free_holds).max();
        self.lot.len() < 3 && Some(self.lot.len()) < most_free && !self.unseen.is_empty()
    }

    /// The ways in which a seat can load the lot, by ship and then by harbour.
    fn loads(&self, seat: usize) -> Vec<String> {
        let mut list = Vec::new();
        for ship in &self.ships[seat] {
            if free_holds(ship) < self.lot.len() {
                continue;
            }
            if ship.harbour.is_some() {
                list.push(format!("load {}", ship.holds));
                continue;
            }
            for harbour in HARBOURS {
                if self.ship_at(seat, harbour).is_none() {
                    list.push(format!("load {} {harbour}", ship.holds));
                }
            }
        }
        list
    }

    fn ship_at(&self, seat: usize, harbour: char) -> Option<&Ship> {
        self.ships[seat].iter().find(|ship| ship.harbour == Some(harbour))
    }

    fn bought_by(&mut self, buyer: usize) {
        self.money[buyer] -= self.price.expect("a lot is bought at its price");
        if self.loads(buyer).is_empty() {
            self.discard(buyer);
        } else {
            self.next = Next::Load(buyer);
        }
    }

    fn load(&mut self, buyer: usize, holds: usize, harbour: Option<char>) {
        let ships = &mut self.ships[buyer];
        let ship = ships.iter_mut().find(|ship| ship.holds == holds).expect("a listed ship exists");
        if harbour.is_some() {
            ship.harbour = harbour;
        }
        ship.tiles.append(&mut self.lot);
        self.lot_is_gone(buyer);
    }

    fn discard(&mut self, buyer: usize) {
        self.lot.clear();
        self.lot_is_gone(buyer);
    }

    fn lot_is_gone(&mut self, buyer: usize) {
        self.price = None;
        self.turn = buyer;
        self.next = Next::Tile;
        let all_full =
            self.ships.iter().any(|ships| ships.iter().all(|ship| free_holds(ship) == 0));
        if all_full || self.unseen.is_empty() {
            self.end_round();
        }
    }

    fn end_round(&mut self) {
        self.score_round();
        if self.round == 3 {
            self.next = Next::Over;
            return;
        }
        self.round += 1;
        self.turn = 1;
        self.ships = [empty_ships(), empty_ships()];
        self.unseen = all_tiles();
    }

    fn score_round(&mut self) {
        let mut values = [[0; 3]; 2];
        let mut harbour_pay = [0; 2];
        for (place, harbour) in HARBOURS.into_iter().enumerate() {
            for (seat, own) in values.iter_mut().enumerate() {
                let tiles = self.tiles_at(seat, harbour);
                own[place] = tiles.iter().map(value).sum::<i64>();
            }
            if values[0][place] > values[1][place] {
                harbour_pay[0] += 20;
            }
            if values[1][place] > values[0][place] {
                harbour_pay[1] += 20;
            }
        }

        let mut monopoly_pay = [0; 2];
        let mut bonus_pay = [0; 2];
        for (track, (harbour, good)) in TRACKS.into_iter().enumerate() {
            let steps = self.steps(0, harbour, good) - self.steps(1, harbour, good);
            let end = SPACES.len() as i64;
            let marker = (self.markers[track] + steps).clamp(-end, end);
            self.markers[track] = marker;
            if marker != 0 {
                let seat = usize::from(marker < 0);
                monopoly_pay[seat] += 10;
                bonus_pay[seat] += SPACES[marker.unsigned_abs() as usize - 1];
            }
        }

        for seat in 0..2 {
            self.money[seat] += harbour_pay[seat] + monopoly_pay[seat] + bonus_pay[seat];
        }
        self.rounds.push(json!({
            "values": values,
            "harbour_pay": harbour_pay,
            "monopoly_pay": monopoly_pay,
            "bonus_pay": bonus_pay,
        }));
    }

    fn tiles_at(&self, seat: usize, harbour: char) -> Vec<Piece> {
        match self.ship_at(seat, harbour) {
            Some(ship) => ship.tiles.clone(),
            None => Vec::new(),
        }
    }

    /// How far a seat's ship in a harbour pulls the marker of a good.
    fn steps(&self, seat: usize, harbour: char, good: char) -> i64 {
        let mut steps = 0;
        for tile in self.tiles_at(seat, harbour) {
            if tile.kind() == good {
                steps += if value(&tile) == 0 { 2 } else { 1 };
            }
        }
        steps
    }

    fn awaiting(&self) -> Value {
        match self.next {
            Next::Tile => json!({"chance": "tile"}),
            Next::DrawOrPrice if self.may_draw() => {
                json!({"seat": self.turn, "moves": ["draw", "price 0..999"]})
            }
            Next::DrawOrPrice => json!({"seat": self.turn, "moves": ["price 0..999"]}),
            Next::BuyOrRefuse => json!({"seat": 1 - self.turn, "moves": ["buy", "refuse"]}),
            Next::Load(buyer) => {
                let mut moves = self.loads(buyer);
                moves.push("discard".to_string());
                json!({"seat": buyer, "moves": moves})
            }
            Next::Over => Value::Null,
        }
    }
}

impl Naive for Strozzi {
    fn events(&self) -> Vec<String> {
        let (seat, moves) = match self.next {
            Next::Tile => {
                return self.unseen.iter().map(|tile| format!("tile {}", tile.face)).collect();
            }
            Next::DrawOrPrice => {
                let mut moves: Vec<String> =
                    (0..=999).map(|price| format!("price {price}")).collect();
                if self.may_draw() {
                    moves.push("draw".to_string());
                }
                (self.turn, moves)
            }
            Next::BuyOrRefuse => (1 - self.turn, vec!["buy".to_string(), "refuse".to_string()]),
            Next::Load(buyer) => {
                let mut moves = self.loads(buyer);
                moves.push("discard".to_string());
                (buyer, moves)
            }
            Next::Over => return Vec::new(),
        };
        moves.iter().map(|words| format!("{seat} {words}")).collect()
    }

    fn play(&mut self, line: &str) -> Result<(), String> {
        let line = tidy(line);
        if !self.events().contains(&line) {
            return Err(format!("{line} may not happen now: {}", self.awaiting()));
        }
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["tile", face] => {
                let tile = take_face(&mut self.unseen, face).expect("a listed tile is unseen");
                self.lot.push(tile);
                self.next = Next::DrawOrPrice;
            }
            [_, "draw"] => self.next = Next::Tile,
            [_, "price", price] => {
                self.price = Some(number(price) as i64);
                self.next = Next::BuyOrRefuse;
            }
            [seat, "buy"] => self.bought_by(number(seat)),
            [_, "refuse"] => self.bought_by(self.turn),
            [seat, "load", holds] => self.load(number(seat), number(holds), None),
            [seat, "load", holds, harbour] => {
                self.load(number(seat), number(holds), harbour.chars().next());
            }
            [seat, "discard"] => self.discard(number(seat)),
            _ => unreachable!("every listed event is one of these"),
        }
        Ok(())
    }

    /// Strozzi has no secrets, so both seats see everything.
    fn position(&self, _seat: Option<usize>) -> Value {
        let over = matches!(self.next, Next::Over);
        let winners = if over { highest(&self.money) } else { Vec::new() };
        let mut ships = Vec::new();
        for own in &self.ships {
            let list: Vec<Value> = own
                .iter()
                .map(|ship| json!({"harbour": ship.harbour, "tiles": faces(&ship.tiles)}))
                .collect();
            ships.push(list);
        }
        json!({
            "game": "strozzi",
            "players": 2,
            "awaiting": self.awaiting(),
            "over": over,
            "scores": self.money,
            "winners": winners,
            "round": self.round,
            "money": self.money,
            "turn": if over { Value::Null } else { json!(self.turn) },
            "lot": faces(&self.lot),
            "price": self.price,
            "ships": ships,
            "bag": self.unseen.len(),
            "unseen": sorted_faces(&self.unseen, KINDS),
            "markers": self.markers,
            "rounds": self.rounds,
        })
    }

    fn boxed_clone(&self) -> Box<dyn Naive> {
        Box::new(self.clone())
    }
}

fn all_tiles() -> Vec<Piece> {
    all_pieces("CFSD", &[0, 1, 2, 3, 4, 4], "Au", 2)
}

fn empty_ships() -> Vec<Ship> {
    [3, 4, 5].into_iter().map(|holds| Ship { holds, harbour: None, tiles: Vec::new() }).collect()
}

fn free_holds(ship: &Ship) -> usize {
    ship.holds - ship.tiles.len()
}

fn value(tile: &Piece) -> i64 {
    tile.digit().unwrap_or(5) as i64
}
