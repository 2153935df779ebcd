//! The rules of Byzanz, one test each, in the words of the rule book.
#![allow(clippy::unwrap_used)]

mod auction;
mod ending;
mod market;
mod reducing;
mod selling;
mod views;

use super::{Byzanz, Card, Cards, Deck, Illegal, Kind, Move, Outcome, Phase, SetUp};
use crate::notation::Words;
use crate::transcript::{self, check, seat};
use crate::{AnyGame, Game, Outcomes, Played, SeatSet, Viewer};

/// Plays on from a position.
fn check_from(game: Byzanz, transcript: &str) {
    transcript::check_from(AnyGame::Byzanz(Played { game, reports: Vec::new() }), transcript);
}

/// Three players with four cards each; seat 0 begins.
const DEAL: &str = "fondaco 1 byzanz 3
    first 0; deal 0 C1 C2 G3 M; deal 1 O1 O2 S1 S2; deal 2 V1 V2 W1 W4";

/// Plays on after that deal.
fn check_dealt(transcript: &str) {
    check(&format!("{DEAL}\n{transcript}"));
}

/// A position before an auction that seat 0 will begin: each player holds these cards.
fn dealt(hands: &[&str]) -> Byzanz {
    let mut game = Byzanz::new(hands.len() as u32).unwrap();
    game.reveal(Outcome::First(seat(0)), &mut |_| ()).unwrap();
    for seat in game.players.seats() {
        game.reveal(Outcome::Deal(seat, cards("C1 G1 O1 S1")), &mut |_| ()).unwrap();
    }
    // Other hands than those, and of any size.
    game.unseen = Deck::FULL;
    for (seat, hand) in game.players.seats().zip(hands) {
        game.hands[seat] = game.out_of_the_deck(hand);
        game.secret[seat] = game.hands[seat];
    }
    game
}

/// How tests set up what is tedious to play.
impl Byzanz {
    fn out_of_the_deck(&mut self, words: &str) -> Cards {
        let cards = cards(words);
        cards.iter().for_each(|card| assert!(self.unseen.take(card), "no {card} is left"));
        cards
    }

    /// All auctions of the round are over: who holds which offer card, and the market.
    fn at_market(mut self, won: &[u8], market: &str) -> Byzanz {
        let mut holders: Vec<_> = self.players.seats().zip(won).collect();
        holders.sort_by_key(|&(_, offer)| std::cmp::Reverse(offer));
        for (holder, _) in holders {
            self.winners.push(holder);
        }
        self.waiting = SeatSet::NONE;
        self.market = self.out_of_the_deck(market);
        self.phase = Phase::Take { place: 0 };
        self
    }

    fn with_profits(mut self, profits: &[&str]) -> Byzanz {
        for (seat, kept) in self.players.seats().zip(profits) {
            self.profits[seat] = self.out_of_the_deck(kept);
        }
        self
    }

    /// It is the last round and the deck is used up: what is unseen was removed.
    fn in_last_round(mut self) -> Byzanz {
        let SetUp { removed, rounds, .. } = SetUp::of(self.players);
        self.round = rounds;
        while self.unseen.len() > removed {
            assert!(self.unseen.take(self.unseen.places().remove(0)));
        }
        self
    }

    /// After the last market.
    fn finishing(self) -> Byzanz {
        Byzanz { phase: Phase::Finish { seat: seat(0) }, ..self.in_last_round() }
    }
}

fn cards(words: &str) -> Cards {
    let read = |word| match Byzanz::read_move(Words::of(&format!("drop {word}"))).unwrap() {
        Move::Drop(card) => card,
        _ => unreachable!(),
    };
    words.split_whitespace().map(read).collect()
}

fn card(word: &str) -> Card {
    cards(word).iter().next().unwrap()
}

// Components and set-up.

#[test]
fn three_to_six_play() {
    for players in [0, 1, 2, 7] {
        let refused = Byzanz::new(players).unwrap_err().to_string();
        assert_eq!(refused, format!("the game is for 3 to 6 players, not for {players}"));
    }
}

#[test]
fn there_are_96_goods_and_16_merchants() {
    assert_eq!(Deck::FULL.len(), 96 + 16);
    assert_eq!(Deck::FULL.count(Card::MERCHANT), 16);
    for kind in Kind::GOODS {
        let of_kind = |value| Deck::FULL.count(Card::new(kind, value).unwrap());
        assert_eq!((1..=4).map(of_kind).sum::<u32>(), 16);
    }
}

#[test]
fn b1_a_kind_has_six_1s_five_2s_three_3s_and_two_4s() {
    for kind in Kind::GOODS {
        let copies = [1, 2, 3, 4].map(|value| Deck::FULL.count(Card::new(kind, value).unwrap()));
        assert_eq!(copies, [6, 5, 3, 2]);
        assert_eq!((Card::new(kind, 0), Card::new(kind, 5)), (None, None));
    }
    check(
        "fondaco 1 byzanz 3
         first 0
         ! deal 0 C4 C4 C4 C1: the game has only 2 cards C4
         deal 0 C4 C4 C3 C3
         ! deal 1 C4 C1 C1 C1: there are not that many unseen cards of one sort left
         deal 1 C1 C1 C1 C1; deal 2 C1 C1 C3 C2
         ! lot C3 G1 G1 G1 G1 G1: there are not that many unseen cards of one sort left
         ! lot C2 C2 C2 C2 C2 G1: there are not that many unseen cards of one sort left
         lot C2 C2 C2 C2 G1 G1",
    );
}

#[test]
fn the_set_up_depends_on_the_number_of_players() {
    check("fondaco 1 byzanz 3\n= offers 2 4 6; = deck 96; = rounds 8");
    check("fondaco 1 byzanz 4\n= offers 2 3 4 5; = deck 84; = rounds 6");
    check("fondaco 1 byzanz 5\n= offers 1 2 3 4 5; = deck 90; = rounds 6");
    check("fondaco 1 byzanz 6\n= offers 1 2 3 4 5 6; = deck 84; = rounds 4");
    for (players, removed) in [(3, 4), (4, 12), (5, 2), (6, 4)] {
        let view = Byzanz::new(players).unwrap().view(Viewer::Record);
        assert_eq!(view.deck() + 4 * players + removed, 112);
    }
}

#[test]
fn the_deck_is_used_up_exactly() {
    for players in 3..=6 {
        let view = Byzanz::new(players).unwrap().view(Viewer::Record);
        let a_round: u8 = view.stack().iter().sum();
        let auctioned = u32::from(a_round) * u32::from(view.rounds());
        assert_eq!(view.deck(), auctioned, "{players} players");
    }
}

#[test]
fn b2_the_player_who_begins_is_drawn_among_all() {
    let drawn: Vec<_> = Byzanz::new(3).unwrap().outcomes().iter().collect();
    assert_eq!(drawn, [0, 1, 2].map(|number| (Outcome::First(seat(number)), 1)));
    check(
        "fondaco 1 byzanz 3
         ? first; = starter null; = round 1
         ! deal 0 C1 C2 G3 M: the first player has to be drawn first
         ! lot C1 C1 C1 C1 C1 C1: the first player has to be drawn first
         ! 0 pass: nobody moves before the next draw
         first 2; deal 0 C1 C2 G3 M; deal 1 O1 O2 S1 S2; deal 2 V1 V2 W1 W4
         lot C1 C1 G1 G1 O1 O1; = starter 2; ? 2: pass, bid >0",
    );
}

#[test]
fn four_cards_are_dealt_to_each_in_seat_order() {
    check(
        "fondaco 1 byzanz 3
         first 2; ? deal 0
         ! deal 1 O1 O2 S1 S2: seat 0 has to be dealt its cards
         ! lot C1 C1 C1 C1 C1 C1: seat 0 has to be dealt its cards
         ! first 2: seat 0 has to be dealt its cards
         ! deal 0 C1 C2 G3: everybody is dealt four cards, not 3
         ! 0 pass: nobody moves before the next draw
         deal 0 M G3 C2 C1; = hands C1 C2 G3 M | none | none; ? deal 1
         deal 1 O1 O2 S1 S2; ? deal 2
         deal 2 V1 V2 W1 W4; = hands C1 C2 G3 M | O1 O2 S1 S2 | V1 V2 W1 W4; ? lot 6
         ! deal 0 C1 C2 G3 M: a lot of 6 cards has to be turned up
         ! first 0: a lot of 6 cards has to be turned up",
    );
}

#[test]
fn a_deal_of_another_number_of_cards_is_refused() {
    let mut game = Byzanz::new(3).unwrap();
    game.reveal(Outcome::First(seat(0)), &mut |_| ()).unwrap();
    let before = game;
    for hand in ["", "C1 C2 G3", "C1 C2 G3 G3 M"] {
        let refused = game.reveal(Outcome::Deal(seat(0), cards(hand)), &mut |_| ()).unwrap_err();
        assert_eq!(refused, Illegal::DealOfFour);
        assert_eq!(refused.to_string(), "everybody is dealt 4 cards");
        assert_eq!(game, before);
    }
}

#[test]
fn the_deck_is_right_from_the_start() {
    check(
        "fondaco 1 byzanz 3
         = deck 96; first 0; = deck 96; deal 0 C1 C2 G3 M; = deck 96; deal 1 O1 O2 S1 S2
         = deck 96; deal 2 V1 V2 W1 W4; = deck 96
         lot C1 C1 G1 G1 O1 O1; = deck 90; 0 bid C1 C2; = deck 90",
    );
}

#[test]
fn words_that_are_no_event_are_refused() {
    check_dealt(
        "! tile C1: ‘tile’ is not known here: a line begins with a seat, first, deal or lot
         ! lot: a lot has one to six cards, not 0
         ! lot C1 C1 G1 G1 O1 O1 O1: a lot has one to six cards, not 7
         ! lot C1 C1 G1 G1 O1 D1: ‘D1’ is not a card: cards are C, G, O, S, V or W with a value from 1 to 4, and M
         lot C1 C1 G1 G1 O1 O1
         ! 0 bid: a bid has one to seven cards, not 0
         ! 0 bid C5: ‘C5’ is not a card: cards are C, G, O, S, V or W with a value from 1 to 4, and M
         ! 0 take X: ‘X’ is not a kind of goods: kinds are C, G, O, S, V, W and M
         ! 0 take: a kind of goods is missing
         ! 0 buy: ‘buy’ is not known here: a move is bid, pass, give, take, sell, drop or done
         ! 0 sell C1 C1: a set has three cards, not 2
         ! 0 give: a card is missing
         ! 0 pass now: nothing may follow here, but ‘now’ does
         0 pass",
    );
}
