//! The moments of Medici.

use fondaco_rules::medici::{Effect, Move};
use fondaco_rules::{AnyEffect, AnyGame, Choices, Game, Medici, ToAct};
use fondaco_texts::MediciStep;

use crate::pages::learn::Moment;

/// The steps that are due.
pub fn steps(moment: Moment<'_>, game: &Medici) -> Vec<MediciStep> {
    let mut steps = Vec::new();
    if moment.at == 0 {
        steps.push(MediciStep::Welcome);
    }
    let effects = effects(moment, moment.at);
    let is_scored = effects.iter().any(|effect| matches!(effect, Effect::DayScored(_)));
    for effect in &effects {
        steps.extend(of_effect(moment, effect));
    }
    let ends_auction =
        |effect: &Effect| matches!(effect, Effect::Sold { .. } | Effect::Unsold { .. });
    if effects.iter().any(ends_auction) && was_passed_over(moment) {
        steps.push(MediciStep::PassedOver);
    }
    let goes_on = !is_scored && game.to_act() != ToAct::Over;
    if goes_on && game.ship(moment.reader).is_full() {
        steps.push(MediciStep::Full);
    }
    if is_scored {
        steps.extend([MediciStep::DayShips, MediciStep::DayStalls, MediciStep::DayBonus]);
    }
    if game.day() > 1 && game.to_act() != ToAct::Over {
        steps.extend([MediciStep::NewDay, MediciStep::Free]);
    }
    if game.to_act() == ToAct::Player(moment.reader) {
        steps.extend(asked(moment, game));
    }
    steps
}

fn of_effect(moment: Moment<'_>, effect: &Effect) -> Option<MediciStep> {
    match effect {
        Effect::Sold { bid, .. } if bid.by == moment.reader => Some(MediciStep::Bought),
        Effect::Sold { .. } => Some(MediciStep::Sold),
        Effect::Unsold { .. } => Some(MediciStep::Unsold),
        Effect::Filled { .. } => Some(MediciStep::Fill),
        Effect::PassedOver(..) | Effect::DayScored(_) | Effect::Over => None,
    }
}

fn asked(moment: Moment<'_>, game: &Medici) -> Option<MediciStep> {
    let moves = game.moves(moment.reader);
    let is_own_lot = game.auctioneer() == Some(moment.reader);
    if moves.contains(&Move::Draw) {
        Some(MediciStep::Draw)
    } else if moves.contains(&Move::Pass) {
        Some(if is_own_lot { MediciStep::AuctioneerLast } else { MediciStep::Bid })
    } else {
        None
    }
}

/// Whether the reader, with room in their ship, was passed over in the auction that just ended.
fn was_passed_over(moment: Moment<'_>) -> bool {
    let AnyGame::Medici(before) = moment.before() else { return false };
    if before.game.ship(moment.reader).is_full() {
        return false;
    }
    for at in (1..=moment.at).rev() {
        for effect in effects(moment, at) {
            match effect {
                Effect::PassedOver(seat, _) if seat == moment.reader => return true,
                Effect::Sold { .. } | Effect::Unsold { .. } if at < moment.at => return false,
                _ => {}
            }
        }
    }
    false
}

/// What the last of so many events brought about.
fn effects(moment: Moment<'_>, at: usize) -> Vec<Effect> {
    let step = Moment { at, ..moment }.last();
    let effects = step.into_iter().flat_map(|step| &step.effects);
    effects
        .filter_map(|effect| match effect {
            AnyEffect::Medici(effect) => Some(*effect),
            _ => None,
        })
        .collect()
}

/// Whether the coach asks the reader to do something.
pub fn is_request(step: MediciStep) -> bool {
    matches!(step, MediciStep::Draw | MediciStep::Bid | MediciStep::AuctioneerLast)
}
