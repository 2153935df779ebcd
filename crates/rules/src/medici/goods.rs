//! Goods, tiles, lots and ships.

use crate::table::{Piece, Row, first_places};

/// The five goods, in the order of the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Good {
    Cloth,
    Fur,
    Grain,
    Dye,
    Spice,
}

impl Good {
    /// All five.
    pub const ALL: [Good; 5] = [Good::Cloth, Good::Fur, Good::Grain, Good::Dye, Good::Spice];
}

/// How many tiles of each good there are: the values 0 1 2 3 4 5 5.
const TILES_PER_GOOD: u8 = 7;

/// A tile: one of the goods with a value from 0 to 5, or the gold.
///
/// Held as the place of the tile among all 36, so that a bag of tiles is a set of bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tile(u8);

impl Tile {
    /// The gold tile of value 10.
    pub const GOLD: Tile = Tile(35);

    /// The tile of that good and value, if there is one.
    pub fn new(good: Good, value: u8) -> Option<Tile> {
        (value <= 5).then_some(Tile(good as u8 * TILES_PER_GOOD + value))
    }

    /// Its good; none for gold.
    pub fn good(self) -> Option<Good> {
        Good::ALL.get(usize::from(self.0 / TILES_PER_GOOD)).copied()
    }

    /// Its value.
    pub const fn value(self) -> u8 {
        if self.0 == Tile::GOLD.0 { 10 } else { self.0 % TILES_PER_GOOD }
    }

    /// The sum of the values of these tiles.
    pub fn sum(tiles: &[Tile]) -> u8 {
        tiles.iter().map(|tile| tile.value()).sum()
    }
}

impl Piece for Tile {
    /// Both fives of a good are equal.
    const FIRST: &'static [u8] = &first_places::<36>(TILES_PER_GOOD, Tile::GOLD.0);

    #[inline]
    fn at(first: u8) -> Tile {
        Tile(first)
    }

    #[inline]
    fn place(self) -> u8 {
        self.0
    }
}

/// The tiles drawn for one auction, at most three, in the order of drawing.
pub type Lot = Row<Tile, 3>;

/// A ship with five holds, filled in the order of loading.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Ship(Row<Tile, 5>);

impl Ship {
    /// How many holds are free.
    #[inline]
    pub const fn free(&self) -> u8 {
        Row::<Tile, 5>::MOST - self.0.len()
    }

    /// Whether all holds are taken.
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.free() == 0
    }

    /// The tiles on board.
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        self.0.items()
    }

    /// The sum of their values.
    pub fn value(&self) -> u8 {
        Tile::sum(self.tiles())
    }

    /// Loads tiles that fit.
    #[inline]
    pub(crate) fn load(&mut self, tiles: &[Tile]) {
        for &tile in tiles {
            self.0.push(tile);
        }
    }
}
