//! The moments of Byzanz.

use fondaco_rules::byzanz::{Effect, Kind, Move};
use fondaco_rules::{AnyEffect, AnyEvent, Byzanz, Choices, Event, Game, ToAct};
use fondaco_texts::ByzanzStep;

use crate::pages::learn::Moment;

/// Everything whose moment has come.
pub fn steps(moment: Moment<'_>, game: &Byzanz) -> Vec<ByzanzStep> {
    let mut steps = Vec::new();
    let hand = game.hand(moment.reader);
    if moment.at == 0 {
        steps.push(ByzanzStep::Welcome);
    }
    if !hand.is_empty() {
        steps.push(ByzanzStep::Hand);
    }
    if hand.merchants() > 0 {
        steps.push(ByzanzStep::Merchants);
    }
    happened(moment, game, &mut steps);
    if is_market_open(moment, game) {
        steps.push(ByzanzStep::Market);
    }
    let (round, rounds) = (game.round(), game.rounds());
    if round > 1 && round < rounds {
        steps.extend([ByzanzStep::NewRound, ByzanzStep::Free]);
    }
    if round == rounds {
        steps.push(ByzanzStep::LastRound);
    }
    if game.to_act() == ToAct::Player(moment.reader) {
        asked(moment, game, &mut steps);
    }
    steps
}

fn happened(moment: Moment<'_>, game: &Byzanz, steps: &mut Vec<ByzanzStep>) {
    let Some(step) = moment.last() else { return };
    let effects = step.effects.iter().filter_map(|effect| match effect {
        AnyEffect::Byzanz(effect) => Some(*effect),
        _ => None,
    });
    let mut is_decided = false;
    for effect in effects {
        is_decided |= matches!(effect, Effect::Won { .. } | Effect::AllPassed { .. });
        steps.extend(match effect {
            Effect::Sold { seat, .. } if seat == moment.reader => Some(ByzanzStep::Profits),
            Effect::AllPassed { .. } => Some(ByzanzStep::AllPass),
            Effect::TookLot { seat, .. }
                if seat == moment.reader && !is_market_open(moment, game) =>
            {
                Some(ByzanzStep::Offer)
            }
            Effect::Won { seat, .. } if seat == moment.reader => Some(ByzanzStep::Won),
            Effect::Last { seat } if seat == moment.reader && is_to_give(moment, game) => {
                Some(ByzanzStep::Last)
            }
            _ => None,
        });
    }
    let has_passed = step.event == AnyEvent::Byzanz(Event::Move(moment.reader, Move::Pass));
    if has_passed && !is_decided {
        steps.push(ByzanzStep::Pass);
    }
}

/// Whether all have won an auction of this round. A market without a choice ends at once.
fn is_market_open(moment: Moment<'_>, game: &Byzanz) -> bool {
    let taken = |effect: &AnyEffect| {
        matches!(effect, AnyEffect::Byzanz(Effect::TookKind { .. } | Effect::RoundOver { .. }))
    };
    game.won().len() == game.players().count()
        || moment.last().is_some_and(|step| step.effects.iter().any(taken))
}

/// Whether the reader chooses the card for the market.
fn is_to_give(moment: Moment<'_>, game: &Byzanz) -> bool {
    let moves = game.moves(moment.reader);
    game.to_act() == ToAct::Player(moment.reader)
        && game.lot().items().iter().any(|&card| moves.contains(&Move::Give(card)))
}

fn asked(moment: Moment<'_>, game: &Byzanz, steps: &mut Vec<ByzanzStep>) {
    let moves = game.moves(moment.reader);
    let may_take = || Kind::ALL.into_iter().any(|kind| moves.contains(&Move::Take(kind)));
    if game.reducing() == Some(moment.reader) {
        steps.push(ByzanzStep::Limit);
    } else if moves.contains(&Move::Pass) {
        steps.push(if game.leader().is_some() { ByzanzStep::Exceed } else { ByzanzStep::Bid });
    } else if moves.contains(&Move::Done) {
        steps.push(ByzanzStep::LastSales);
    } else if may_take() {
        steps.push(ByzanzStep::Take);
    }
    if moves.has_set() {
        steps.push(ByzanzStep::Set);
    }
}

/// Whether the coach asks the reader to do something.
pub fn is_request(step: ByzanzStep) -> bool {
    matches!(
        step,
        ByzanzStep::Bid
            | ByzanzStep::Exceed
            | ByzanzStep::Won
            | ByzanzStep::Last
            | ByzanzStep::Limit
            | ByzanzStep::Take
            | ByzanzStep::LastSales
    )
}
