//! What may happen next in Byzanz.

use super::{Byzanz, KINDS, MERCHANT, Next, total};
use crate::naive::{Piece, add_once, choices, faces, sequences, sorted_faces};

impl Byzanz {
    /// The seats that may sell at this moment.
    fn sellers(&self) -> Vec<usize> {
        match self.next {
            Next::First | Next::Deal(_) | Next::Over => Vec::new(),
            Next::Lot | Next::Bid(_) | Next::Give(_) | Next::Take(_) => self.seats(),
            Next::Reduce(seat) | Next::LastSales(seat) => vec![seat],
        }
    }

    /// All sets of three in a hand, as card lists.
    pub(super) fn sets(&self, seat: usize) -> Vec<String> {
        let hand = &self.hands[seat];
        let mut list = Vec::new();
        for cards in choices(hand, 3) {
            let mut kinds: Vec<char> = cards.iter().map(Piece::kind).collect();
            kinds.retain(|kind| *kind != MERCHANT);
            if kinds.iter().all(|kind| *kind == kinds[0]) {
                add_once(&mut list, sorted_faces(&cards, KINDS).join(" "));
            }
        }
        list
    }

    /// All card lists that a seat may add to its bid.
    pub(super) fn raises(&self, seat: usize) -> Vec<String> {
        let mut goods = self.hands[seat].clone();
        goods.retain(|card| card.kind() != MERCHANT);
        let mut list = Vec::new();
        for size in 1..=goods.len() {
            for cards in choices(&goods, size) {
                if total(&self.bids[seat]) + total(&cards) > self.highest_total() {
                    add_once(&mut list, sorted_faces(&cards, KINDS).join(" "));
                }
            }
        }
        list
    }

    /// What the seat whose turn it is may do, apart from selling.
    pub(super) fn turn(&self) -> Vec<String> {
        let mut list = Vec::new();
        match self.next {
            Next::Bid(seat) => {
                list.push("pass".to_string());
                list.extend(self.raises(seat).iter().map(|cards| format!("bid {cards}")));
            }
            Next::Give(_) => {
                for face in sorted_faces(&self.lot, KINDS) {
                    add_once(&mut list, format!("give {face}"));
                }
            }
            Next::Take(_) => {
                list.extend(self.market_kinds().iter().map(|kind| format!("take {kind}")));
            }
            Next::Reduce(seat) => {
                for face in sorted_faces(&self.hands[seat], KINDS) {
                    add_once(&mut list, format!("drop {face}"));
                }
            }
            Next::LastSales(_) => list.push("done".to_string()),
            Next::First | Next::Deal(_) | Next::Lot | Next::Over => {}
        }
        list
    }

    /// Every move of every player that is possible now.
    pub(super) fn moves(&self) -> Vec<String> {
        let mut list = Vec::new();
        for seat in self.sellers() {
            for set in self.sets(seat) {
                list.push(format!("{seat} sell {set}"));
            }
        }
        if let Some(seat) = self.next.seat() {
            for words in self.turn() {
                list.push(format!("{seat} {words}"));
            }
        }
        list
    }

    /// Every event of chance that is possible now.
    pub(super) fn chances(&self) -> Vec<String> {
        match self.next {
            Next::First => self.seats().iter().map(|seat| format!("first {seat}")).collect(),
            Next::Deal(seat) => self.deals(seat),
            Next::Lot => {
                let line = |cards: &Vec<Piece>| format!("lot {}", faces(cards).join(" "));
                sequences(&self.unseen, self.lot_size()).iter().map(line).collect()
            }
            _ => Vec::new(),
        }
    }

    /// All sets of four unseen cards, each written out at once because there are millions of them.
    fn deals(&self, seat: usize) -> Vec<String> {
        let cards = &self.unseen;
        let mut list = Vec::new();
        for a in 0..cards.len() {
            for b in a + 1..cards.len() {
                for c in b + 1..cards.len() {
                    for d in c + 1..cards.len() {
                        let hand = [a, b, c, d].map(|place| cards[place].clone());
                        list.push(format!("deal {seat} {}", sorted_faces(&hand, KINDS).join(" ")));
                    }
                }
            }
        }
        list
    }
}
