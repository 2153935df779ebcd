//! A lot for sale: who may still bid for it, and what may come of it.

use fondaco_rules::medici::{Effect, Move, Moves};
use fondaco_rules::{BySeat, Game, MOST_SEATS, Medici, Players, Row, Seat, SeatSet, ToAct};

/// Evaluates positions between two lots.
pub trait Evaluate {
    /// The expected final money of these seats; that of the others is not used.
    fn evaluate(&mut self, game: &Medici, seats: SeatSet) -> Evaluation;
}

/// The value of a position.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Evaluation {
    /// The expected final money of each seat.
    pub money: BySeat<f32>,
    /// Its uncertainty, in florins.
    pub doubt: f32,
}

/// A lot for sale.
#[derive(Clone, Debug)]
pub struct Sale {
    /// The position, with the lot offered.
    pub open: Medici,
    /// Who holds the highest bid.
    pub holder: Option<Seat>,
    /// How high it is: 0 if there is none.
    pub high: u32,
    /// Those who may still bid, in the order in which they speak.
    pub speakers: Row<Seat, MOST_SEATS>,
    /// If the lot stays with the holder, or stays unsold.
    pub stays: End,
    /// If the lot goes to a speaker.
    pub goes: BySeat<Option<End>>,
}

/// One way for an auction to end.
#[derive(Clone, Debug)]
pub struct End {
    /// The position after it, at a usual price.
    after: Medici,
    /// Who got the lot, and that price.
    buyer: Option<Seat>,
    paid: f32,
    /// The expected final money of each seat, had the buyer paid nothing.
    pub money: BySeat<f32>,
    /// The evaluations behind it: the first counts more than each of those further ahead.
    first: Evaluation,
    further: Vec<Evaluation>,
}

/// How many evaluations further ahead the first one counts for.
const TRUST: f32 = 4.0;

/// The usual price of a tile: positions are evaluated with money that the buyer may well have left.
const USUAL_PRICE: u32 = 4;

impl Sale {
    /// The lot on the table, offered as it is if that has not been done.
    pub fn of(game: &Medici) -> Sale {
        let mut open = *game;
        if let ToAct::Player(seat) = open.to_act()
            && open.moves(seat) == Moves::DrawOrOffer
        {
            play(&mut open, seat, Move::Offer, &mut |_| ());
        }
        let best = open.best_bid();
        let (holder, high) = (best.map(|bid| bid.by), best.map_or(0, |bid| bid.amount.get()));
        let speakers = speakers(&open, high);
        let mut goes = BySeat::default();
        for &seat in speakers.items() {
            goes[seat] = Some(End::of(&open, Some(seat)));
        }
        let stays = End::of(&open, holder);
        Sale { open, holder, high: high.into(), speakers, stays, goes }
    }

    /// How many play.
    pub fn players(&self) -> Players {
        self.open.players()
    }

    /// In how many ways the auction may end, prices aside.
    pub fn ends(&self) -> u32 {
        u32::from(self.speakers.len()) + 1
    }

    /// Evaluates every end for the first time, for these seats.
    pub fn evaluate(&mut self, evaluator: &mut impl Evaluate, seats: SeatSet) {
        self.each_end(|end| {
            end.first = end.evaluate(evaluator, seats);
            end.further.clear();
            end.money = end.first.money;
        });
    }

    /// Evaluates every end once more, further ahead.
    pub fn evaluate_further(&mut self, evaluator: &mut impl Evaluate, seats: SeatSet) {
        self.each_end(|end| {
            let found = end.evaluate(evaluator, seats);
            end.further.push(found);
            let part = 1.0 / (TRUST + end.further.len() as f32);
            for seat in seats.iter() {
                end.money[seat] += (found.money[seat] - end.money[seat]) * part;
            }
        });
    }

    fn each_end(&mut self, mut change: impl FnMut(&mut End)) {
        change(&mut self.stays);
        for &seat in self.speakers.items() {
            if let Some(end) = &mut self.goes[seat] {
                change(end);
            }
        }
    }

    /// The same sale, with a seat that does not bid.
    #[must_use]
    pub fn without(&self, seat: Seat) -> Sale {
        let speakers = self.speakers.items().iter().copied().filter(|&other| other != seat);
        let mut sale = Sale { speakers: speakers.collect(), ..self.clone() };
        sale.goes[seat] = None;
        sale
    }

    /// The seats whose money decides the bidding when everybody wants money: those who have a say.
    pub fn concerned(&self) -> SeatSet {
        let auctioneer = self.open.auctioneer();
        self.speakers.items().iter().copied().chain(auctioneer).collect()
    }
}

impl End {
    /// Plays the auction to this end by the rules.
    fn of(open: &Medici, buyer: Option<Seat>) -> End {
        let mut after = *open;
        let mut paid = None;
        while paid.is_none() {
            let ToAct::Player(seat) = after.to_act() else { break };
            let holds = after.best_bid().is_some_and(|bid| Some(bid.by) == buyer);
            let choice = match after.moves(seat) {
                Moves::BidOrPass(bids) if Some(seat) == buyer && !holds => {
                    let usual = u32::from(after.lot().len()) * USUAL_PRICE;
                    Move::Bid(usual.clamp(bids.low, bids.high))
                }
                _ => Move::Pass,
            };
            play(&mut after, seat, choice, &mut |effect| match effect {
                Effect::Sold { bid, .. } => paid = Some(f32::from(bid.amount.get())),
                Effect::Unsold { .. } => paid = Some(0.0),
                _ => (),
            });
        }
        End {
            after,
            buyer,
            paid: paid.unwrap_or(0.0),
            money: BySeat::default(),
            first: Evaluation::default(),
            further: Vec::new(),
        }
    }

    fn evaluate(&self, evaluator: &mut impl Evaluate, seats: SeatSet) -> Evaluation {
        let mut found = evaluator.evaluate(&self.after, seats);
        if let Some(buyer) = self.buyer {
            found.money[buyer] += self.paid;
        }
        found
    }

    /// All evaluations with their weights.
    pub fn looks(&self) -> impl Iterator<Item = (&Evaluation, f32)> {
        let further = self.further.iter().map(|found| (found, 1.0));
        std::iter::once((&self.first, TRUST)).chain(further)
    }
}

/// Those who may still bid: their turn is to come, they have room, and they have more money than
/// the highest bid.
fn speakers(open: &Medici, high: u16) -> Row<Seat, MOST_SEATS> {
    let (ToAct::Player(first), Some(last)) = (open.to_act(), open.auctioneer()) else {
        return Row::default();
    };
    let mut next = Some(first);
    let turns = std::iter::from_fn(|| {
        let seat = next?;
        next = (seat != last).then(|| seat.left(open.players()));
        Some(seat)
    });
    let lot = open.lot().len();
    turns.filter(|&seat| open.ship(seat).free() >= lot && open.money(seat) > high).collect()
}

fn play(game: &mut Medici, seat: Seat, choice: Move, tell: &mut impl FnMut(Effect)) {
    let played = game.act(seat, choice, tell);
    debug_assert!(played.is_ok(), "a legal move was refused: {played:?}");
}
