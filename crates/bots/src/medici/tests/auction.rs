//! The solved auction against one that tries every bid.

use fondaco_dice::Dice;
use fondaco_rules::medici::Moves;
use fondaco_rules::{BySeat, Game, Medici, Players, Seat, SeatSet};

use super::{players, random_positions};
use crate::medici::auction::{Aim, Auction, Rivals};
use crate::medici::sale::{Evaluate, Evaluation, Sale};

/// Says anything, but always the same of who has which ship.
struct Anything;

impl Evaluate for Anything {
    fn evaluate(&mut self, game: &Medici, seats: SeatSet) -> Evaluation {
        let mut money = BySeat::default();
        for seat in seats.iter() {
            let mut mark = 0;
            for other in game.players().seats() {
                mark = mark * 31 + u64::from(game.ship(other).value()) * 7 + other.index() as u64;
            }
            let gain =
                Dice::of_game(mark, seat.index() as u64).below(1 << 23) as f32 / (1 << 19) as f32;
            money[seat] = f32::from(game.money(seat)) + gain;
        }
        Evaluation { money, doubt: 5.0 }
    }
}

const FLAWLESS: Rivals = Rivals { blur: 0.0, thumbs: 0.0 };

/// What everybody ends with if the speakers from here on do their best, trying every bid.
fn tried(
    sale: &Sale,
    speakers: &[Seat],
    holder: Option<Seat>,
    high: u32,
    most: u32,
) -> BySeat<f32> {
    let Some((&speaker, later)) = speakers.split_first() else {
        let end = match holder {
            Some(holder) if sale.holder != Some(holder) => sale.goes[holder].as_ref().unwrap(),
            _ => &sale.stays,
        };
        let mut money = end.money;
        if let Some(holder) = holder {
            money[holder] -= high as f32;
        }
        return money;
    };
    let mut best = tried(sale, later, holder, high, most);
    for bid in high + 1..=most.min(u32::from(sale.open.money(speaker))) {
        let after = tried(sale, later, Some(speaker), bid, most);
        if after[speaker] > best[speaker] {
            best = after;
        }
    }
    best
}

/// Some sales of random games, none of them with more than three who may still bid.
fn sales(players: Players) -> Vec<Sale> {
    let seeds = 0..12;
    let positions = seeds.flat_map(|seed| random_positions(players.count() as u32, seed));
    let sales = positions.map(|(game, _)| Sale::of(&game));
    let mut sales: Vec<Sale> =
        sales.filter(|sale| (1..=3).contains(&sale.speakers.len()) && sale.high < 20).collect();
    for sale in &mut sales {
        sale.evaluate(&mut Anything, players.all());
    }
    sales
}

#[test]
fn the_table_finds_what_trying_every_bid_finds() {
    let mut auction = Auction::default();
    let mut seen = 0;
    for players in [players(3), players(4)] {
        for sale in sales(players) {
            auction.solve(&sale, Aim::Money, FLAWLESS);
            let most = sale.high + 20;
            let expected = tried(&sale, sale.speakers.items(), sale.holder, sale.high, most);
            for seat in players.seats() {
                let found = auction.prospect().money[seat.index()];
                assert!(
                    (found - expected[seat]).abs() < 1e-3,
                    "{found} {} {sale:?}",
                    expected[seat]
                );
            }
            seen += 1;
        }
    }
    assert!(seen > 300, "only {seen} auctions were compared");
}

#[test]
fn every_answer_is_a_legal_move() {
    let mut auction = Auction::default();
    for (game, seat) in random_positions(5, 3) {
        let Moves::BidOrPass(bids) = game.moves(seat) else { continue };
        let mut sale = Sale::of(&game);
        sale.evaluate(&mut Anything, game.players().all());
        for aim in [Aim::Money, Aim::Victory(seat)] {
            auction.solve(&sale, aim, Rivals { blur: 2.0, thumbs: 0.5 });
            if let Some(bid) = auction.answer_of(&sale, seat, sale.holder, sale.high) {
                assert!(bids.contains(bid), "{bid} among {bids:?}");
            }
        }
    }
}

#[test]
fn the_last_speaker_bids_no_more_than_he_must() {
    for (game, seat) in random_positions(4, 8) {
        let Moves::BidOrPass(bids) = game.moves(seat) else { continue };
        let mut sale = Sale::of(&game);
        if sale.speakers.items() != [seat] {
            continue;
        }
        sale.evaluate(&mut Anything, game.players().all());
        let mut auction = Auction::default();
        auction.solve(&sale, Aim::Money, FLAWLESS);
        let answer = auction.answer_of(&sale, seat, sale.holder, sale.high);
        assert!(answer.is_none_or(|bid| bid == bids.low), "{answer:?} of {bids:?}");
    }
}

#[test]
fn the_seat_that_wins_may_pay_anything_without_changing_the_others() {
    for sale in sales(players(4)) {
        let mut auction = Auction::default();
        auction.solve(&sale, Aim::Victory(sale.speakers.items()[0]), FLAWLESS);
        let speaker = sale.speakers.items()[0];
        let cheap = auction.if_bid(speaker, sale.high + 1).copied();
        let dear = auction.if_bid(speaker, sale.high + 2).copied();
        // Where nobody speaks later, a florin more costs the bidder a florin and nobody else anything.
        if let (Some(cheap), Some(dear), 1) = (cheap, dear, sale.speakers.len()) {
            for seat in players(4).seats() {
                let off = if seat == speaker { 1.0 } else { 0.0 };
                let index = seat.index();
                assert!((cheap.money[index] - dear.money[index] - off).abs() < 1e-3);
            }
            assert!(dear.win < cheap.win);
        }
    }
}
