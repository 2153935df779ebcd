//! Byzanz, from its rules.

mod legal;

use serde_json::{Value, json};

use super::{Naive, Piece, all_pieces, faces, highest, kind, number, sort_faces, sorted_faces};
use super::{take_face, tidy};

const KINDS: &str = "CGOSVWM";
const MERCHANT: char = 'M';
const HAND_LIMIT: usize = 7;
const DEALT: usize = 4;

/// What has to happen next.
#[derive(Clone, Copy)]
enum Next {
    First,
    Deal(usize),
    Lot,
    Bid(usize),
    Give(usize),
    Take(usize),
    /// This seat holds too many cards; nothing else happens before it has reduced its hand.
    Reduce(usize),
    /// After the last market this seat sells until it is done.
    LastSales(usize),
    Over,
}

impl Next {
    /// The seat whose turn it is, unless chance is awaited.
    fn seat(self) -> Option<usize> {
        match self {
            Next::First | Next::Deal(_) | Next::Lot | Next::Over => None,
            Next::Bid(seat)
            | Next::Give(seat)
            | Next::Take(seat)
            | Next::Reduce(seat)
            | Next::LastSales(seat) => Some(seat),
        }
    }
}

#[derive(Clone)]
pub(super) struct Byzanz {
    players: usize,
    round: usize,
    /// The cards nobody has turned up or been dealt: the deck and what was removed unseen.
    unseen: Vec<Piece>,
    /// How many of the unseen cards are still to be auctioned.
    deck: usize,
    /// The offer cards still on the stack, the top one last.
    offers: Vec<usize>,
    won: Vec<Option<usize>>,
    /// The seat that begins the auction at hand, or the next one when no lot lies open.
    begins: usize,
    lot: Vec<Piece>,
    bids: Vec<Vec<Piece>>,
    /// The seats that have passed in this auction, in this order.
    passed: Vec<usize>,
    hands: Vec<Vec<Piece>>,
    market: Vec<Piece>,
    /// The seats that have taken from the market in this round.
    served: Vec<usize>,
    profits: Vec<Vec<Piece>>,
    next: Next,
}

impl Byzanz {
    pub(super) fn new(players: usize) -> Byzanz {
        let offers = offer_cards(players);
        Byzanz {
            players,
            round: 1,
            unseen: all_pieces(
                "CGOSVW",
                &[1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4],
                "M",
                16,
            ),
            deck: rounds(players) * offers.iter().sum::<usize>(),
            offers,
            won: vec![None; players],
            begins: 0,
            lot: Vec::new(),
            bids: vec![Vec::new(); players],
            passed: Vec::new(),
            hands: vec![Vec::new(); players],
            market: Vec::new(),
            served: Vec::new(),
            profits: vec![Vec::new(); players],
            next: Next::First,
        }
    }

    fn seats(&self) -> Vec<usize> {
        (0..self.players).collect()
    }

    fn lot_size(&self) -> usize {
        *self.offers.last().expect("every auction has an offer card")
    }

    /// The seats that have not won an auction in this round nor passed in this one.
    fn still_in(&self) -> Vec<usize> {
        let mut seats = self.seats();
        seats.retain(|seat| self.won[*seat].is_none() && !self.passed.contains(seat));
        seats
    }

    /// The first of these seats clockwise from the one after `seat`.
    fn next_of(&self, seats: &[usize], seat: usize) -> Option<usize> {
        let mut clockwise = (1..=self.players).map(|step| (seat + step) % self.players);
        clockwise.find(|other| seats.contains(other))
    }

    fn highest_total(&self) -> usize {
        self.bids.iter().map(|cards| total(cards)).max().unwrap_or(0)
    }

    fn deal(&mut self, seat: usize, cards: Vec<Piece>) {
        self.hands[seat] = cards;
        self.next = if seat + 1 < self.players { Next::Deal(seat + 1) } else { Next::Lot };
    }

    fn turn_up(&mut self, cards: Vec<Piece>) {
        self.deck -= cards.len();
        self.lot = cards;
        if self.still_in().len() == 1 {
            // The last player of a round does not bid.
            self.choose_card_to_give(self.begins);
        } else {
            self.next = Next::Bid(self.begins);
        }
    }

    fn bid(&mut self, seat: usize, cards: &[&str]) {
        for face in cards {
            let card = take_face(&mut self.hands[seat], face).expect("a listed bid is in the hand");
            self.bids[seat].push(card);
        }
        self.go_on_bidding(seat);
    }

    fn pass(&mut self, seat: usize) {
        let mut cards = std::mem::take(&mut self.bids[seat]);
        self.hands[seat].append(&mut cards);
        self.passed.push(seat);
        self.go_on_bidding(seat);
    }

    fn go_on_bidding(&mut self, spoke: usize) {
        let still_in = self.still_in();
        if still_in.is_empty() {
            self.settle(self.passed[0]);
        } else if still_in.len() == 1 && !self.bids[still_in[0]].is_empty() {
            let winner = still_in[0];
            let mut cards = std::mem::take(&mut self.bids[winner]);
            self.market.append(&mut cards);
            self.choose_card_to_give(winner);
        } else {
            let seat = self.next_of(&still_in, spoke).expect("somebody is still in");
            self.next = Next::Bid(seat);
        }
    }

    /// Which of several equal cards is given makes no difference, so then nobody is asked.
    fn choose_card_to_give(&mut self, seat: usize) {
        let face = self.lot[0].face.clone();
        if self.lot.iter().all(|card| card.face == face) {
            self.give(seat, &face);
        } else {
            self.next = Next::Give(seat);
        }
    }

    fn give(&mut self, seat: usize, face: &str) {
        let card = take_face(&mut self.lot, face).expect("a listed card is in the lot");
        self.market.push(card);
        self.settle(seat);
    }

    /// What is left of the lot and the offer card go to the winner.
    fn settle(&mut self, winner: usize) {
        self.hands[winner].append(&mut self.lot);
        self.won[winner] = self.offers.pop();
        self.passed.clear();
        if let Some(seat) = self.next_of(&self.still_in(), winner) {
            self.begins = seat;
        }
        self.go_on();
    }

    /// Finds out what has to happen next between two auctions or market takings.
    fn go_on(&mut self) {
        if let Some(seat) =
            self.seats().into_iter().find(|seat| self.hands[*seat].len() > HAND_LIMIT)
        {
            self.next = Next::Reduce(seat);
        } else if !self.offers.is_empty() {
            self.next = Next::Lot;
        } else if let Some(seat) = self.next_to_be_served() {
            match self.market_kinds()[..] {
                [] => self.end_round(),
                [only] => self.take(seat, only),
                _ => self.next = Next::Take(seat),
            }
        } else {
            self.end_round();
        }
    }

    fn next_to_be_served(&self) -> Option<usize> {
        let mut seats = self.seats();
        seats.retain(|seat| !self.served.contains(seat));
        seats.sort_by_key(|seat| self.won[*seat]);
        seats.first().copied()
    }

    fn market_kinds(&self) -> Vec<char> {
        let is_there = |kind: &char| self.market.iter().any(|card| card.kind() == *kind);
        KINDS.chars().filter(is_there).collect()
    }

    fn take(&mut self, seat: usize, kind: char) {
        let (taken, left) = self.market.drain(..).partition(|card| card.kind() == kind);
        self.hands[seat].extend::<Vec<Piece>>(taken);
        self.market = left;
        self.served.push(seat);
        self.go_on();
    }

    fn end_round(&mut self) {
        let lowest = self.seats().into_iter().min_by_key(|seat| self.won[*seat]);
        self.begins = lowest.expect("somebody plays");
        self.market.clear();
        self.served.clear();
        self.won = vec![None; self.players];
        self.offers = offer_cards(self.players);
        if self.round == rounds(self.players) {
            self.next = Next::LastSales(0);
        } else {
            self.round += 1;
            self.next = Next::Lot;
        }
    }

    /// The highest card is kept, and a merchant only when there is nothing else.
    fn sell(&mut self, seat: usize, cards: &[&str]) {
        let mut sold = Vec::new();
        for face in cards {
            sold.push(take_face(&mut self.hands[seat], face).expect("a listed set is in the hand"));
        }
        sold.sort_by_key(value);
        self.profits[seat].push(sold.pop().expect("a set has three cards"));
        self.reduced();
    }

    fn drop(&mut self, seat: usize, face: &str) {
        take_face(&mut self.hands[seat], face).expect("a listed card is in the hand");
        self.reduced();
    }

    fn reduced(&mut self) {
        if let Next::Reduce(_) = self.next {
            self.go_on();
        }
    }

    /// Plays an event of chance. The deals and lots are far too many to look this one up in a list.
    fn play_chance(&mut self, words: &[&str]) -> Result<(), String> {
        match (self.next, words) {
            (Next::First, ["first", seat]) if self.chances().contains(&words.join(" ")) => {
                self.begins = number(seat);
                self.next = Next::Deal(0);
            }
            (Next::Deal(seat), ["deal", to, cards @ ..]) if *to == seat.to_string() => {
                let cards = self.draw(cards, DEALT)?;
                self.deal(seat, cards);
            }
            (Next::Lot, ["lot", cards @ ..]) => {
                let cards = self.draw(cards, self.lot_size())?;
                self.turn_up(cards);
            }
            _ => return Err(self.refusal(words)),
        }
        Ok(())
    }

    fn draw(&mut self, cards: &[&str], size: usize) -> Result<Vec<Piece>, String> {
        if cards.len() != size {
            return Err(format!("{size} cards are drawn, not {}", cards.len()));
        }
        let mut left = self.unseen.clone();
        let mut drawn = Vec::new();
        for face in cards {
            let card = take_face(&mut left, face);
            drawn.push(card.ok_or(format!("no card {face} is left unseen"))?);
        }
        self.unseen = left;
        Ok(drawn)
    }

    fn refusal(&self, words: &[&str]) -> String {
        format!("{} may not happen now: {}", words.join(" "), self.awaiting(None))
    }

    fn awaiting(&self, viewer: Option<usize>) -> Value {
        // What depends on a hidden hand is shown as if every hand could do it.
        let hidden = viewer.is_some() && viewer != self.next.seat();
        let moves = match self.next {
            Next::First => return json!({"chance": "first"}),
            Next::Deal(seat) => return json!({"chance": "deal", "seat": seat}),
            Next::Lot => return json!({"chance": "lot", "cards": self.lot_size()}),
            Next::Over => return Value::Null,
            Next::Bid(seat) if hidden || !self.raises(seat).is_empty() => {
                vec!["pass".to_string(), format!("bid >{}", self.highest_total())]
            }
            Next::Reduce(seat) if hidden || !self.sets(seat).is_empty() => {
                vec!["sell".to_string(), "drop".to_string()]
            }
            Next::Reduce(_) => vec!["drop".to_string()],
            _ => self.turn(),
        };
        json!({"seat": self.next.seat(), "moves": moves})
    }

    fn points(&self, seat: usize) -> usize {
        let profits = &self.profits[seat];
        let points = |card: &Piece| {
            if card.kind() == MERCHANT { 5 } else { value(card) }
        };
        profits.iter().map(points).sum()
    }

    fn winners(&self) -> Vec<usize> {
        // No hand comes near a thousand cards, so cards in hand only ever break ties.
        let rank = |seat: usize| (1000 * self.points(seat) + self.hands[seat].len()) as i64;
        let ranks: Vec<i64> = self.seats().into_iter().map(rank).collect();
        highest(&ranks)
    }
}

impl Naive for Byzanz {
    fn events(&self) -> Vec<String> {
        let mut list = self.chances();
        list.extend(self.moves());
        list
    }

    fn play(&mut self, line: &str) -> Result<(), String> {
        let line = with_sorted_cards(&tidy(line));
        let words: Vec<&str> = line.split(' ').collect();
        if matches!(words[0], "first" | "deal" | "lot") {
            return self.play_chance(&words);
        }
        if !self.moves().contains(&line) {
            return Err(self.refusal(&words));
        }
        let seat = number(words[0]);
        match words[1..] {
            ["bid", ref cards @ ..] => self.bid(seat, cards),
            ["pass"] => self.pass(seat),
            ["give", face] => self.give(seat, face),
            ["take", letter] => self.take(seat, kind(letter)),
            ["sell", ref cards @ ..] => self.sell(seat, cards),
            ["drop", face] => self.drop(seat, face),
            ["done"] if seat + 1 < self.players => self.next = Next::LastSales(seat + 1),
            ["done"] => self.next = Next::Over,
            _ => unreachable!("every listed move is one of these"),
        }
        Ok(())
    }

    fn position(&self, seat: Option<usize>) -> Value {
        let over = matches!(self.next, Next::Over);
        let starter = if self.lot.is_empty() { None } else { Some(self.begins) };
        let list = |cards: &Vec<Piece>| json!(sorted_faces(cards, KINDS));
        let knows = |other: usize| seat.is_none() || seat == Some(other);
        let (mut scores, mut hands, mut profits) = (Vec::new(), Vec::new(), Vec::new());
        for other in self.seats() {
            let hand = &self.hands[other];
            let profit = &self.profits[other];
            let open = over || knows(other);
            hands.push(if knows(other) { list(hand) } else { json!(hand.len()) });
            profits.push(if open { list(profit) } else { json!(profit.len()) });
            scores.push(if open { json!(self.points(other)) } else { Value::Null });
        }
        let passed: Vec<bool> = self.seats().iter().map(|s| self.passed.contains(s)).collect();
        json!({
            "game": "byzanz",
            "players": self.players,
            "awaiting": self.awaiting(seat),
            "over": over,
            "scores": scores,
            "winners": if over { self.winners() } else { Vec::new() },
            "round": self.round,
            "rounds": rounds(self.players),
            "deck": self.deck,
            "offers": self.offers,
            "won": self.won,
            "lot": faces(&self.lot),
            "starter": starter,
            "bids": self.bids.iter().map(list).collect::<Vec<_>>(),
            "passed": passed,
            "hands": hands,
            "market": list(&self.market),
            "profits": profits,
        })
    }

    fn boxed_clone(&self) -> Box<dyn Naive> {
        Box::new(self.clone())
    }
}

fn offer_cards(players: usize) -> Vec<usize> {
    match players {
        3 => vec![2, 4, 6],
        4 => vec![2, 3, 4, 5],
        5 => vec![1, 2, 3, 4, 5],
        _ => vec![1, 2, 3, 4, 5, 6],
    }
}

fn rounds(players: usize) -> usize {
    match players {
        3 => 8,
        4 | 5 => 6,
        _ => 4,
    }
}

/// The value in bids and sets, where a merchant counts nothing.
fn value(card: &Piece) -> usize {
    card.digit().unwrap_or(0) as usize
}

fn total(cards: &[Piece]) -> usize {
    cards.iter().map(value).sum()
}

/// Sorts the cards of a bid, a set and a deal, which may be written in any order.
fn with_sorted_cards(line: &str) -> String {
    let mut words: Vec<String> = line.split(' ').map(str::to_string).collect();
    let any_order =
        words[0] == "deal" || matches!(words.get(1).map(String::as_str), Some("bid" | "sell"));
    if any_order && words.len() > 2 {
        sort_faces(&mut words[2..], KINDS);
    }
    words.join(" ")
}
