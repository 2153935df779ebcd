//! What a table of Medici shows beyond its position: where each tile of the day went, and what was
//! said about the lot.

use fondaco_rules::medici::{Bid, Effect, Move, NoBid, Outcome, Tile};
use fondaco_rules::{AnyEffect, AnyEvent, AnyGame, Chosen, Event, Game, Medici, Seat, ToAct};

use crate::{History, Step};

/// A tile that was drawn, known by the day and its number on that day: so a screen can follow it
/// from the bag to a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// The day on which it was drawn.
    pub day: u8,
    /// How many were drawn before it on that day.
    pub number: u8,
    /// What it is.
    pub tile: Tile,
}

/// A seat's answer to a lot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// So many florins.
    Bid(u32),
    /// No bid.
    Pass,
    /// It was not asked, since it had no legal bid.
    PassedOver(NoBid),
}

/// What came of a lot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It was sold.
    Sold(Bid),
    /// Nobody bid.
    Unsold,
}

/// A seat's place in the round of bidding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// It has answered.
    Said(Said),
    /// It is asked now.
    Speaks,
    /// It is asked next, if nobody's bid is too high for it.
    Next,
    /// It is asked later.
    Waits,
    /// As it stands it will not be asked.
    Cannot(NoBid),
}

/// The day so far.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Today {
    /// The lot in hand.
    pub lot: Vec<Drawn>,
    /// The cargo of each seat.
    pub ships: Vec<Vec<Drawn>>,
    /// Who sells the lot in hand, or sold the latest one.
    pub auctioneer: Option<Seat>,
    /// What was said about that lot, in order.
    pub said: Vec<(Seat, Said)>,
    /// What came of it, until the next one is drawn.
    pub ending: Option<Ending>,
    day: u8,
    drawn: u8,
}

impl Today {
    /// The day so far, if this is a game of Medici.
    pub fn of(history: &History) -> Option<Today> {
        let start = position(history.at(0))?;
        let mut today = Today::dawn(start);
        for step in history.steps() {
            today.follow(step)?;
        }
        Some(today)
    }

    fn dawn(game: &Medici) -> Today {
        let ships = vec![Vec::new(); game.players().count()];
        Today { ships, day: game.day(), ..Today::default() }
    }

    fn follow(&mut self, step: &Step) -> Option<()> {
        let after = position(&step.after)?;
        let AnyEvent::Medici(event) = step.event else { return None };
        match event {
            Event::Chance(Outcome::Tile(tile)) => self.draw(tile),
            Event::Move(seat, Move::Bid(amount)) => self.said.push((seat, Said::Bid(amount))),
            Event::Move(seat, Move::Pass) => self.said.push((seat, Said::Pass)),
            Event::Chance(Outcome::First(_)) | Event::Move(_, Move::Draw | Move::Offer) => {}
        }
        if let Some(auctioneer) = after.auctioneer()
            && !after.lot().is_empty()
        {
            self.auctioneer = Some(auctioneer);
        }
        for effect in &step.effects {
            let AnyEffect::Medici(effect) = effect else { return None };
            self.see(*effect, after);
        }
        Some(())
    }

    fn draw(&mut self, tile: Tile) {
        if self.lot.is_empty() {
            self.said.clear();
            self.ending = None;
        }
        self.lot.push(Drawn { day: self.day, number: self.drawn, tile });
        self.drawn += 1;
    }

    fn see(&mut self, effect: Effect, after: &Medici) {
        match effect {
            Effect::PassedOver(seat, why) => self.said.push((seat, Said::PassedOver(why))),
            Effect::Sold { bid, .. } => {
                self.ships[bid.by.index()].append(&mut self.lot);
                self.ending = Some(Ending::Sold(bid));
            }
            Effect::Unsold { .. } => {
                self.lot.clear();
                self.ending = Some(Ending::Unsold);
            }
            Effect::Filled { seat, .. } => {
                self.ships[seat.index()].append(&mut self.lot);
                self.auctioneer = None;
            }
            Effect::DayScored(_) if after.day() > self.day => *self = Today::dawn(after),
            Effect::DayScored(_) | Effect::Over => {}
        }
    }

    /// The round of bidding in the order of speaking: clockwise, the auctioneer last. Before it
    /// begins it shows who will be asked.
    pub fn round(&self, game: &Medici) -> Vec<(Seat, Turn)> {
        let Some(auctioneer) = self.auctioneer else { return Vec::new() };
        // Nobody is asked any more, so nobody is short of room or money either.
        if game.to_act() == ToAct::Over {
            return Vec::new();
        }
        if self.lot.is_empty() && self.ending.is_none() {
            return Vec::new();
        }
        let speaker = match game.to_act() {
            ToAct::Player(seat) if game.is_auction() => Some(seat),
            _ => None,
        };
        let mut seats = Vec::new();
        let mut seat = auctioneer;
        for _ in game.players().seats() {
            seat = seat.left(game.players());
            seats.push((seat, self.turn(game, seat, speaker)));
        }
        if speaker.is_some()
            && let Some(next) = seats.iter_mut().find(|(_, turn)| *turn == Turn::Waits)
        {
            next.1 = Turn::Next;
        }
        seats
    }

    fn turn(&self, game: &Medici, seat: Seat, speaker: Option<Seat>) -> Turn {
        if let Some((_, said)) = self.said.iter().find(|(by, _)| *by == seat) {
            return Turn::Said(*said);
        }
        if speaker == Some(seat) {
            return Turn::Speaks;
        }
        game.why_no_bid(seat).map_or(Turn::Waits, Turn::Cannot)
    }
}

fn position(game: &AnyGame) -> Option<&Medici> {
    Medici::of(game).map(|played| &played.game)
}

/// The place of a seat's ship by the value of its cargo, from 1; those who tie share it.
pub fn place(game: &Medici, seat: Seat) -> usize {
    let value = game.ship(seat).value();
    1 + game.players().seats().filter(|&other| game.ship(other).value() > value).count()
}

#[cfg(test)]
mod tests;
