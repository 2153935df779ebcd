//! Putting a handful of things in order.

/// Sorts by a key and leaves equals as they were, for the few things there are at a table: seats,
/// sets, offer cards. What the standard library does so well for thousands costs a page several
/// kilobytes for every kind of thing that is sorted.
///
/// ```
/// let mut bids = [(0, 7), (1, 3), (2, 7), (3, 0)];
/// fondaco_rules::sort_few(&mut bids, |&(_, bid)| std::cmp::Reverse(bid));
/// assert_eq!(bids, [(0, 7), (2, 7), (1, 3), (3, 0)]);
/// ```
pub fn sort_few<T, K: Ord>(few: &mut [T], key: impl Fn(&T) -> K) {
    for next in 1..few.len() {
        let mut place = next;
        while place > 0 && key(&few[place - 1]) > key(&few[place]) {
            few.swap(place - 1, place);
            place -= 1;
        }
    }
}
