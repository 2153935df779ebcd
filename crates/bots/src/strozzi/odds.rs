//! The chance to win, for every lead that a player may have.

use std::rc::Rc;

/// What a position is worth to a player who wants to win: a chance for each lead in florins.
///
/// Below some lead all is lost and above another one all is won; only what lies between is kept.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Odds {
    /// With a smaller lead the game is lost.
    from: i32,
    /// The chances from there on; after the last of them the game is won.
    chances: Vec<f32>,
}

impl Odds {
    /// The end of the game: the leader has won, and a tie is shared.
    pub fn of_the_end() -> Odds {
        Odds { from: 0, chances: vec![0.5] }
    }

    /// The chance with this lead.
    pub fn with(&self, lead: i32) -> f32 {
        let Ok(place) = usize::try_from(lead - self.from) else { return 0.0 };
        self.chances.get(place).copied().unwrap_or(1.0)
    }

    /// The first lead that wins for sure.
    const fn to(&self) -> i32 {
        self.from + self.chances.len() as i32
    }

    /// The chances for all leads from the first to the last one that are not decided anyway.
    fn between(from: i32, to: i32, chance: impl Fn(i32) -> f32) -> Odds {
        let mut chances: Vec<f32> = (from..to).map(chance).collect();
        let open = chances.iter().rposition(|&chance| chance < 1.0).map_or(0, |last| last + 1);
        chances.truncate(open);
        let lost = chances.iter().position(|&chance| chance > 0.0).unwrap_or(chances.len());
        chances.drain(..lost);
        Odds { from: from + lost as i32, chances }
    }

    /// The same game from the other side of the table.
    pub fn turned(&self) -> Odds {
        let chances = self.chances.iter().rev().map(|chance| 1.0 - chance).collect();
        Odds { from: 1 - self.to(), chances }
    }

    /// The odds before a payment of so much.
    pub fn before(mut self, paid: i32) -> Odds {
        self.from -= paid;
        self
    }

    /// The better of both, whatever the lead.
    pub fn or(&self, other: &Odds) -> Odds {
        let (from, to) = (self.from.min(other.from), self.to().max(other.to()));
        Odds::between(from, to, |lead| self.with(lead).max(other.with(lead)))
    }

    /// The mean, each counted so often.
    pub fn mean(all: &[(Rc<Odds>, u32)]) -> Odds {
        let from = all.iter().map(|(odds, _)| odds.from).min().unwrap_or(0);
        let to = all.iter().map(|(odds, _)| odds.to()).max().unwrap_or(0);
        let total = all.iter().map(|(_, count)| count).sum::<u32>() as f32;
        let of = |lead| all.iter().map(move |(odds, count)| odds.with(lead) * *count as f32);
        Odds::between(from, to, |lead| of(lead).sum::<f32>() / total)
    }

    /// The odds of a seller who names the best price: the other player buys, which leads to the first
    /// odds, or the seller keeps the lot, which leads to the second.
    pub fn of_sale(sold: &Odds, kept: &Odds) -> Odds {
        // All is lost for a seller who can afford neither; half of both is what a price can reach.
        let middle = |one: i32, other: i32| (one + other + 1).div_euclid(2);
        let from = kept.from.max(middle(sold.from, kept.from));
        let to = kept.to().max(middle(sold.to(), kept.to()));
        Odds::between(from, to.max(from), |lead| {
            // The higher the price, the better to sell and the worse to keep: the two best prices
            // lie where that changes.
            let (mut low, mut high) = (0, (sold.to() - lead).max(0));
            while low < high {
                let price = i32::midpoint(low, high);
                if sold.with(lead + price) < kept.with(lead - price) {
                    low = price + 1;
                } else {
                    high = price;
                }
            }
            let at = |price: i32| sold.with(lead + price).min(kept.with(lead - price));
            if low > 0 { at(low).max(at(low - 1)) } else { at(low) }
        })
    }
}
