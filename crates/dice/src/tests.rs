use super::*;

/// The reference code of xoshiro256++ with the state that `SplitMix64` gives for each seed.
#[test]
fn the_generator_is_xoshiro256plusplus() {
    let first = |seed| {
        let mut dice = Dice::seeded(seed);
        [0; 4].map(|_| dice.0.next_u64())
    };
    assert_eq!(first(0), reference(0));
    assert_eq!(first(1), reference(1));
    assert_eq!(first(u64::MAX), reference(u64::MAX));
    // As numbers, so that a fault in the reference below cannot hide one in the library.
    assert_eq!(first(0)[0], 0x5317_5d61_490b_23df);
}

/// Written from the published description, independently of the library.
fn reference(seed: u64) -> [u64; 4] {
    let mut mix = seed;
    let mut state = [0u64; 4].map(|_| {
        mix = mix.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = mix;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    });
    [0; 4].map(|_| {
        let result = state[0].wrapping_add(state[3]).rotate_left(23).wrapping_add(state[0]);
        let shifted = state[1] << 17;
        state[2] ^= state[0];
        state[3] ^= state[1];
        state[1] ^= state[2];
        state[0] ^= state[3];
        state[2] ^= shifted;
        state[3] = state[3].rotate_left(45);
        result
    })
}

#[test]
fn numbers_below_a_bound_are_pinned() {
    let mut dice = Dice::seeded(42);
    let drawn: Vec<u32> = [1, 2, 6, 36, 112, 1000, 1 << 31, u32::MAX]
        .into_iter()
        .map(|bound| dice.below(bound))
        .collect();
    assert_eq!(drawn, [0, 0, 5, 25, 88, 588, 269_192_319, 2_598_981_126]);
}

/// With this bound every fourth draw is made again.
#[test]
fn favoured_numbers_are_drawn_again() {
    let mut dice = Dice::seeded(42);
    let drawn = [0; 6].map(|_| dice.below(3 << 30));
    assert_eq!(
        drawn,
        [2_623_060_475, 3_169_344_956, 403_788_479, 1_949_235_845, 669_103_843, 3_006_521_509]
    );
}

#[test]
fn games_of_one_seed_are_pinned_and_differ() {
    let first = |seed, number| Dice::of_game(seed, number).0.next_u64();
    assert_eq!(first(7, 0), Dice::seeded(7).0.next_u64());
    assert_eq!(
        [first(7, 1), first(7, 2), first(8, 1)],
        [10_322_961_200_931_219_551, 4_686_041_269_430_572_503, 10_355_715_412_011_780_292]
    );
}

#[test]
fn every_number_below_a_bound_comes_equally_often() {
    let mut dice = Dice::seeded(1);
    let mut counts = [0u32; 36];
    for _ in 0..360_000 {
        counts[dice.below(36) as usize] += 1;
    }
    // Five standard deviations around 10,000.
    assert!(counts.iter().all(|&count| (9_500..10_500).contains(&count)), "{counts:?}");
}
