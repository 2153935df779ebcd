//! What a table of Medici vs Strozzi shows beyond its position: what a lot would do on a ship, and
//! which tile is which.

use fondaco_rules::strozzi::{Effect, Harbour, Hull, Move, Moves, RoundReport, other};
use fondaco_rules::{AnyEffect, AnyEvent, AnyGame, Choices, Event, Game, Seat, Strozzi, ToAct};

use crate::History;

/// The position in which this seat has the lot that lies on the table and chooses a ship for it:
/// it has bought it, or is imagined to. None when there is no lot, or none of its ships can take
/// it.
pub fn bought_by(game: &Strozzi, seat: Seat) -> Option<Strozzi> {
    let mut bought = *game;
    let turn = game.turn()?;
    let mut play = |seat, choice| bought.act(seat, choice, &mut |_| {}).is_ok();
    let other = other(turn);
    let is_priced = game.price().is_some() || play(turn, Move::Price(0));
    if !is_priced {
        return None;
    }
    // Whose lot it is already cannot be bought again; then these are refused, as they should be.
    play(other, if seat == other { Move::Buy } else { Move::Refuse });
    matches!(bought.moves(seat), Moves::LoadOrDiscard(_)).then_some(bought)
}

/// Where a lot is to go: on which ship, and to which harbour if the ship has none.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Plan {
    /// The ship.
    pub hull: Option<Hull>,
    /// The harbour of a ship that has none yet.
    pub harbour: Option<Harbour>,
}

impl Plan {
    /// With the ship that takes the lot, if there is only one: then nobody has to choose it.
    #[must_use]
    pub fn at_first(bought: &Strozzi, seat: Seat) -> Plan {
        let none = Plan::default();
        let mut fit =
            Hull::ALL.into_iter().filter(|&hull| bought.why_no_room(seat, hull).is_none());
        match (bought.moves(seat), fit.next(), fit.next()) {
            (Moves::LoadOrDiscard(_), Some(hull), None) => none.with_ship(bought, seat, hull),
            _ => none,
        }
    }

    /// This ship instead. A ship that lies in a harbour stays there; for one that does not, the
    /// harbour is kept if it may go there, and is clear if it is the only one.
    #[must_use]
    pub fn with_ship(self, bought: &Strozzi, seat: Seat, hull: Hull) -> Plan {
        let open = open_harbours(bought, seat, hull);
        let kept = self.harbour.filter(|harbour| open.contains(harbour));
        let only = if let [only] = open[..] { Some(only) } else { None };
        Plan { hull: Some(hull), harbour: kept.or(only) }
    }

    /// To this harbour instead: with the ship that lies there, or the one that was chosen, or else
    /// the smallest that can go there.
    #[must_use]
    pub fn with_harbour(self, bought: &Strozzi, seat: Seat, harbour: Harbour) -> Plan {
        let fleet = bought.fleet(seat);
        let lies_there = |hull: &Hull| fleet.ship(*hull).harbour() == Some(harbour);
        if let Some(hull) = Hull::ALL.into_iter().find(lies_there) {
            return Plan { hull: Some(hull), harbour: None };
        }
        let can_go = |hull: &Hull| open_harbours(bought, seat, *hull).contains(&harbour);
        let chosen = self.hull.filter(can_go);
        match chosen.or_else(|| Hull::ALL.into_iter().find(can_go)) {
            Some(hull) => Plan { hull: Some(hull), harbour: Some(harbour) },
            None => self,
        }
    }

    /// The move, once it is complete and may be made.
    pub fn choice(self, bought: &Strozzi, seat: Seat) -> Option<Move> {
        let choice = Move::Load(self.hull?, self.harbour);
        bought.moves(seat).contains(&choice).then_some(choice)
    }
}

/// The harbours to which this ship may carry the lot, if it lies in none yet.
pub fn open_harbours(bought: &Strozzi, seat: Seat, hull: Hull) -> Vec<Harbour> {
    let moves = bought.moves(seat);
    let may_go = |harbour: &Harbour| moves.contains(&Move::Load(hull, Some(*harbour)));
    Harbour::ALL.into_iter().filter(may_go).collect()
}

/// What loading a lot does to the harbours and the markers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preview {
    /// Who loads.
    pub seat: Seat,
    /// On which ship.
    pub hull: Hull,
    /// Where it lies then.
    pub harbour: Harbour,
    /// What everybody would earn without the lot, if the round ended now.
    pub before: RoundReport,
    /// And with it.
    pub after: RoundReport,
    /// Does the round end with it?
    pub ends_round: bool,
}

impl Preview {
    /// What it is worth to a seat, if nothing else happened in this round.
    pub fn gain(&self, seat: Seat) -> i32 {
        self.after.totals()[seat.index()] - self.before.totals()[seat.index()]
    }
}

/// What this plan does; nothing while it is not complete.
pub fn preview(bought: &Strozzi, seat: Seat, plan: Plan) -> Option<Preview> {
    let choice = plan.choice(bought, seat)?;
    let hull = plan.hull?;
    let harbour = plan.harbour.or(bought.fleet(seat).ship(hull).harbour())?;
    let mut loaded = *bought;
    let mut scored = None;
    let tell = &mut |effect| {
        if let Effect::RoundScored(report) = effect {
            scored = Some(report);
        }
    };
    loaded.act(seat, choice, tell).ok()?;
    let before = bought.as_it_stands();
    let after = scored.unwrap_or_else(|| loaded.as_it_stands());
    Some(Preview { seat, hull, harbour, before, after, ends_round: scored.is_some() })
}

/// Which tile lies where: each tile drawn in a game has a number of its own, so that it is known
/// again when it moves, though two tiles may look the same.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Whereabouts {
    lot: Vec<u32>,
    ships: [[Vec<u32>; 3]; 2],
    drawn: u32,
}

impl Whereabouts {
    /// Follows all tiles from the beginning.
    pub fn of(history: &History) -> Whereabouts {
        let mut tiles = Whereabouts::default();
        for step in history.steps() {
            let AnyEvent::Strozzi(event) = step.event else { continue };
            tiles.follow(event);
            for effect in &step.effects {
                match effect {
                    AnyEffect::Strozzi(Effect::NoShipFits { .. }) => tiles.lot.clear(),
                    AnyEffect::Strozzi(Effect::RoundScored(_))
                        if step.after.to_act() != ToAct::Over =>
                    {
                        tiles.ships = <[[Vec<u32>; 3]; 2]>::default();
                    }
                    _ => {}
                }
            }
        }
        tiles
    }

    fn follow(&mut self, event: Event<Move, fondaco_rules::strozzi::Outcome>) {
        match event {
            Event::Chance(_) => {
                self.drawn += 1;
                self.lot.push(self.drawn);
            }
            Event::Move(seat, Move::Load(hull, _)) => {
                self.ships[seat.index()][hull as usize].append(&mut self.lot);
            }
            Event::Move(_, Move::Discard) => self.lot.clear(),
            Event::Move(..) => {}
        }
    }

    /// The numbers of the tiles of the lot.
    pub fn lot(&self) -> &[u32] {
        &self.lot
    }

    /// The numbers of the tiles on a ship.
    pub fn ship(&self, seat: Seat, hull: Hull) -> &[u32] {
        &self.ships[seat.index()][hull as usize]
    }
}

/// A round that was scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scored {
    /// Which round, from 1.
    pub round: u8,
    /// Who earned what for what.
    pub report: RoundReport,
    /// What everybody had before.
    pub before: [i32; 2],
}

/// The round that was scored with the event of this number, from 0.
pub fn scored(history: &History, event: usize) -> Option<Scored> {
    let step = history.steps().get(event)?;
    let report = step.effects.iter().find_map(|effect| match effect {
        AnyEffect::Strozzi(Effect::RoundScored(report)) => Some(*report),
        _ => None,
    })?;
    let (AnyGame::Strozzi(earlier), AnyGame::Strozzi(after)) = (history.at(event), &step.after)
    else {
        return None;
    };
    let totals = report.totals();
    let before = [Seat::ZERO, Seat::ONE].map(|seat| after.game.money(seat) - totals[seat.index()]);
    Some(Scored { round: earlier.game.round(), report, before })
}

#[cfg(test)]
mod tests;
