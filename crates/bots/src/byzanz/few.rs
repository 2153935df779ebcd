//! The best few of many.

/// How many are kept.
const MOST: usize = 4;

/// The best few of many, best first; of equals those that came first.
#[derive(Clone, Copy, Debug)]
pub struct Few<T> {
    items: [(f32, T); MOST],
    count: usize,
}

impl<T: Copy> Few<T> {
    /// None yet; empty places hold something that nobody sees.
    pub const fn new(empty: T) -> Few<T> {
        Few { items: [(0.0, empty); MOST], count: 0 }
    }

    /// Adds one, if it is among the best.
    pub fn add(&mut self, worth: f32, item: T) {
        let better = self.items[..self.count].iter().take_while(|kept| kept.0 >= worth).count();
        if better == MOST {
            return;
        }
        self.count = (self.count + 1).min(MOST);
        self.items[better..self.count].rotate_right(1);
        self.items[better] = (worth, item);
    }

    /// The best.
    pub fn best(&self) -> Option<T> {
        self.iter().next()
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.items[..self.count].iter().map(|&(_, item)| item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_are_kept_in_order() {
        let mut few = Few::new(' ');
        assert_eq!(few.best(), None);
        for (worth, item) in
            [(2.0, 'c'), (1.0, 'e'), (3.0, 'b'), (2.0, 'd'), (0.5, 'f'), (9.0, 'a')]
        {
            few.add(worth, item);
        }
        assert_eq!(few.iter().collect::<String>(), "abcd");
        assert_eq!(few.best(), Some('a'));
    }
}
