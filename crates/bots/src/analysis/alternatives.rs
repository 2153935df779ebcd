//! Which moves are worth a comparison where there are too many to compare all.

use fondaco_rules::Amounts;

/// Up to so many moves are all compared.
pub(crate) const FEW: u32 = 12;
/// So many amounts are compared at most.
const MOST_AMOUNTS: usize = 9;
/// How far from an amount others are tried.
const AROUND: [u32; 4] = [0, 1, 2, 5];

/// The whole florins in a price.
pub(crate) fn whole(price: f32) -> u32 {
    price.max(0.0) as u32
}

/// Some of many amounts, ascending: those needed, then the nearest to the centre among the limits
/// up to which somebody pays, those just beyond them, and those around the centre.
pub(crate) fn amounts(
    range: Amounts,
    needed: &[u32],
    centre: u32,
    limits: impl Iterator<Item = u32>,
) -> Vec<u32> {
    let mut chosen: Vec<u32> = needed.iter().copied().filter(|&it| range.contains(it)).collect();
    chosen.sort_unstable();
    chosen.dedup();
    let around = AROUND.iter().flat_map(|&far| [centre.saturating_sub(far), centre + far]);
    let beside = limits.flat_map(|limit| [limit, limit + 1]);
    let mut others: Vec<u32> = around.chain(beside).collect();
    others.sort_unstable_by_key(|&amount| (amount.abs_diff(centre), amount));
    for amount in others {
        if chosen.len() < MOST_AMOUNTS && range.contains(amount) && !chosen.contains(&amount) {
            chosen.push(amount);
        }
    }
    chosen.sort_unstable();
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_lie_around_the_centre_and_beside_the_limits() {
        let range = Amounts { low: 1, high: 40 };
        let found = amounts(range, &[1, 30], 10, [13].into_iter());
        assert_eq!(found, [1, 8, 9, 10, 11, 12, 13, 14, 30]);
        assert_eq!(amounts(range, &[50], 0, std::iter::empty()), [1, 2, 5]);
    }
}
