//! Whole positions that agree with what a seat knows.

use fondaco_dice::Dice;
use fondaco_rules::byzanz::{Cards, View};
use fondaco_rules::{BySeat, Byzanz};

/// A position that looks like this view to its viewer. What they do not know is dealt anew, every
/// way of dealing it equally likely.
///
/// # Panics
/// Never for a view of a game: what is known of the hands always leaves a way to deal.
pub fn sample(view: &View, dice: &mut Dice) -> Byzanz {
    let mut die = |bound| dice.below(bound);
    let mut unknown = view.unknown().draw(&mut die);
    let mut hands = BySeat::default();
    for seat in view.players().seats() {
        let secrets = view.secrets(seat) as usize;
        hands[seat] = view.known(seat).plus(unknown.by_ref().take(secrets).collect());
    }
    view.imagine(hands).unwrap_or_else(|| panic!("these hands do not fit: {hands:?}"))
}

/// A number for what the viewer knows, so that the same knowledge leads to the same answer.
pub fn number(view: &View) -> u64 {
    let [first, second] = view.unknown().bits();
    let seats = view.players().seats();
    let hands = seats.clone().map(|seat| view.known(seat).bits());
    let bids = seats.map(|seat| view.bid(seat).bits());
    let lot = Cards::of_row(view.lot()).bits();
    [first, second, view.market().bits(), lot, view.passed().bits().into()]
        .into_iter()
        .chain(hands)
        .chain(bids)
        .fold(0xcbf2_9ce4_8422_2325, |number, part| {
            let number = (number ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            number ^ number >> 29
        })
}
