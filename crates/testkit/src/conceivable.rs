//! Every move and outcome that a player might try, legal or not.

use fondaco_dice::Dice;
use fondaco_rules::byzanz::{self, Byzanz, Card, Cards, Kind};
use fondaco_rules::medici::{self, Good, Medici};
use fondaco_rules::strozzi::{self, Harbour, Hull, Strozzi};
use fondaco_rules::{Bag, Game, Seat};

/// A game whose moves can be made up.
pub trait Conceivable: Game {
    /// Moves that a player might try: all of them where they are few, a sample where not.
    fn conceivable_moves(&self, dice: &mut Dice) -> Vec<Self::Move>;
    /// The same for what chance might bring.
    fn conceivable_outcomes(&self, dice: &mut Dice) -> Vec<Self::Outcome>;
}

/// Amounts around every limit of the games, and far beyond.
fn amounts() -> impl Iterator<Item = u32> {
    (0..=260).chain([997, 998, 999, 1000, 65_535, 65_536, 65_537, 999_999_999, u32::MAX])
}

impl Conceivable for Medici {
    fn conceivable_moves(&self, _dice: &mut Dice) -> Vec<medici::Move> {
        let plain = [medici::Move::Draw, medici::Move::Offer, medici::Move::Pass];
        plain.into_iter().chain(amounts().map(medici::Move::Bid)).collect()
    }

    fn conceivable_outcomes(&self, _dice: &mut Dice) -> Vec<medici::Outcome> {
        let goods = Good::ALL.into_iter().flat_map(|good| (0..=5).map(move |value| (good, value)));
        let tiles = goods.filter_map(|(good, value)| medici::Tile::new(good, value));
        let tiles = tiles.chain([medici::Tile::GOLD]).map(medici::Outcome::Tile);
        self.players().seats().map(medici::Outcome::First).chain(tiles).collect()
    }
}

impl Conceivable for Strozzi {
    fn conceivable_moves(&self, _dice: &mut Dice) -> Vec<strozzi::Move> {
        use strozzi::Move;
        let harbours = || [None].into_iter().chain(Harbour::ALL.map(Some));
        let loads = Hull::ALL
            .into_iter()
            .flat_map(|hull| harbours().map(move |harbour| Move::Load(hull, harbour)));
        [Move::Draw, Move::Buy, Move::Refuse, Move::Discard]
            .into_iter()
            .chain(loads)
            .chain(amounts().map(Move::Price))
            .collect()
    }

    fn conceivable_outcomes(&self, _dice: &mut Dice) -> Vec<strozzi::Outcome> {
        Bag::full().kinds().map(|(tile, _)| strozzi::Outcome::Tile(tile)).collect()
    }
}

impl Conceivable for Byzanz {
    fn conceivable_moves(&self, dice: &mut Dice) -> Vec<byzanz::Move> {
        use byzanz::Move;
        let mut moves = vec![Move::Pass, Move::Done];
        moves.extend(Kind::ALL.map(Move::Take));
        moves.extend(Card::all().flat_map(|card| [Move::Give(card), Move::Drop(card)]));
        for _ in 0..60 {
            moves.push(Move::Sell(random_cards(3, dice)));
            let most = 1 + dice.below(7);
            moves.push(Move::Bid(random_cards(most, dice)));
        }
        // Random cards are seldom in a hand: parts of real hands are tried as well.
        for seat in self.players().seats() {
            for _ in 0..12 {
                moves.push(Move::Bid(part_of(self.hand(seat), 7, dice)));
                moves.push(Move::Sell(part_of(self.hand(seat), 3, dice)));
            }
        }
        moves
    }

    fn conceivable_outcomes(&self, dice: &mut Dice) -> Vec<byzanz::Outcome> {
        use byzanz::Outcome;
        let seats: Vec<Seat> = self.players().seats().collect();
        let mut outcomes: Vec<_> = seats.iter().map(|&seat| Outcome::First(seat)).collect();
        for &seat in &seats {
            outcomes.extend((1..=5).map(|count| Outcome::Deal(seat, random_cards(count, dice))));
        }
        for count in 1..=6 {
            for _ in 0..3 {
                let lot = random_cards(count, dice).iter().collect();
                outcomes.push(Outcome::Lot(lot));
            }
        }
        outcomes
    }
}

/// So many cards that a deck might hold.
fn random_cards(count: u32, dice: &mut Dice) -> Cards {
    let mut cards = Cards::NONE;
    while cards.len() < count {
        let place = dice.below(u32::from(Card::DIFFERENT)) as usize;
        let card = Card::all().nth(place).unwrap_or(Card::MERCHANT);
        if cards.count(card) < u32::from(card.copies()) {
            cards = cards.plus(Cards::one(card));
        }
    }
    cards
}

/// Up to so many of these cards.
fn part_of(hand: Cards, most: u32, dice: &mut Dice) -> Cards {
    let mut part = Cards::NONE;
    for card in hand.iter() {
        if part.len() < most && dice.below(2) == 0 {
            part = part.plus(Cards::one(card));
        }
    }
    part
}
