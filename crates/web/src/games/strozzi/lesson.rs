//! The moments of Medici vs Strozzi.

use fondaco_rules::strozzi::{Effect, Hull, Move, Outcome};
use fondaco_rules::{AnyEffect, AnyEvent, Choices, Event, Game, Strozzi, ToAct};
use fondaco_texts::StrozziStep;

use crate::pages::learn::Moment;

/// Everything whose moment has come.
pub fn steps(moment: Moment<'_>, game: &Strozzi) -> Vec<StrozziStep> {
    let mut steps = Vec::new();
    if moment.at == 0 {
        steps.push(StrozziStep::Welcome);
    }
    if let Some(AnyEvent::Strozzi(event)) = moment.last().map(|step| step.event) {
        steps.extend(match event {
            Event::Move(seat, Move::Buy) if seat != moment.reader => Some(StrozziStep::RivalBuys),
            Event::Move(seat, Move::Refuse) if seat != moment.reader => {
                Some(StrozziStep::RivalRefuses)
            }
            Event::Chance(Outcome::Tile(tile)) if tile.value() == 0 => Some(StrozziStep::Zero),
            _ => None,
        });
    }
    if game.money(moment.reader) < 0 {
        steps.push(StrozziStep::Debt);
    }
    if is_scored(moment) {
        steps.extend([
            StrozziStep::RoundEnd,
            StrozziStep::Harbours,
            StrozziStep::Markers,
            StrozziStep::Monopolies,
        ]);
    }
    if game.round() > 1 && game.to_act() != ToAct::Over {
        steps.extend([StrozziStep::NewRound, StrozziStep::Free]);
    }
    if game.to_act() == ToAct::Player(moment.reader) {
        asked(moment, game, &mut steps);
    }
    steps
}

fn is_scored(moment: Moment<'_>) -> bool {
    moment.last().is_some_and(|step| {
        let scored =
            |effect: &AnyEffect| matches!(effect, AnyEffect::Strozzi(Effect::RoundScored(_)));
        step.effects.iter().any(scored)
    })
}

fn asked(moment: Moment<'_>, game: &Strozzi, steps: &mut Vec<StrozziStep>) {
    let moves = game.moves(moment.reader);
    if moves.contains(&Move::Draw) {
        steps.push(StrozziStep::Draw);
    }
    if moves.contains(&Move::Price(0)) {
        steps.push(StrozziStep::Price);
    } else if moves.contains(&Move::Buy) {
        steps.push(StrozziStep::Answer);
    } else if moves.contains(&Move::Discard) {
        steps.push(StrozziStep::Load);
        let fleet = game.fleet(moment.reader);
        if Hull::ALL.into_iter().any(|hull| fleet.ship(hull).harbour().is_none()) {
            steps.push(StrozziStep::Harbour);
        }
    }
}

/// Whether the coach asks the reader to do something.
pub fn is_request(step: StrozziStep) -> bool {
    matches!(
        step,
        StrozziStep::Draw
            | StrozziStep::Price
            | StrozziStep::Answer
            | StrozziStep::Load
            | StrozziStep::Harbour
    )
}
