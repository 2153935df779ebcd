//! Goods, tiles, lots, ships and the board.

use crate::table::{Piece, Row, first_places};

/// The four goods, in the order of the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Good {
    Cloth,
    Fur,
    Spice,
    Dye,
}

impl Good {
    /// All four.
    pub const ALL: [Good; 4] = [Good::Cloth, Good::Fur, Good::Spice, Good::Dye];
}

/// How many tiles of each good there are: the values 0 1 2 3 4 4.
const TILES_PER_GOOD: u8 = 6;

/// A tile: one of the goods with a value from 0 to 4, or gold.
///
/// Held as the place of the tile among all 26, so that a bag of tiles is a set of bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tile(u8);

impl Tile {
    /// A gold tile of value 5; there are two.
    pub const GOLD: Tile = Tile(24);

    /// The tile of that good and value, if there is one.
    pub fn new(good: Good, value: u8) -> Option<Tile> {
        (value <= 4).then_some(Tile(good as u8 * TILES_PER_GOOD + value))
    }

    /// Its good; none for gold.
    pub fn good(self) -> Option<Good> {
        Good::ALL.get(usize::from(self.0 / TILES_PER_GOOD)).copied()
    }

    /// Its value.
    pub const fn value(self) -> u8 {
        if self.0 == Tile::GOLD.0 { 5 } else { self.0 % TILES_PER_GOOD }
    }

    /// How far it moves the marker of its good: one step, a tile of value 0 two.
    pub const fn steps(self) -> i8 {
        if self.value() == 0 { 2 } else { 1 }
    }

    /// The sum of the values of these tiles.
    pub fn sum(tiles: &[Tile]) -> u8 {
        tiles.iter().map(|tile| tile.value()).sum()
    }
}

impl Piece for Tile {
    /// Both fours of a good are equal, and so is the gold.
    const FIRST: &'static [u8] = &first_places::<26>(TILES_PER_GOOD, Tile::GOLD.0);

    #[inline]
    fn at(first: u8) -> Tile {
        Tile(first)
    }

    #[inline]
    fn place(self) -> u8 {
        self.0
    }
}

/// The tiles drawn for one sale, at most three, in the order of drawing.
pub type Lot = Row<Tile, 3>;

/// One of a player's three ships, named by its holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Hull {
    Three,
    Four,
    Five,
}

impl Hull {
    /// All three.
    pub const ALL: [Hull; 3] = [Hull::Three, Hull::Four, Hull::Five];

    /// How many holds it has.
    pub const fn holds(self) -> u8 {
        self as u8 + 3
    }
}

/// The three harbours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Harbour {
    A,
    B,
    C,
}

impl Harbour {
    /// All three.
    pub const ALL: [Harbour; 3] = [Harbour::A, Harbour::B, Harbour::C];
}

/// S1, the board: the monopoly tracks, harbour by harbour. Another board is an edit of this table.
pub const TRACKS: [(Harbour, Good); 8] = [
    (Harbour::A, Good::Cloth),
    (Harbour::A, Good::Spice),
    (Harbour::A, Good::Dye),
    (Harbour::B, Good::Fur),
    (Harbour::B, Good::Spice),
    (Harbour::B, Good::Dye),
    (Harbour::C, Good::Cloth),
    (Harbour::C, Good::Fur),
];

/// S1, the bonus printed on each space of a track, from the centre outwards; the centre has none.
pub const TRACK_BONUS: [u8; 5] = [0, 0, 0, 10, 20];

/// A ship with its cargo, in the order of loading.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Ship {
    cargo: Row<Tile, 5>,
    /// Where it lies since it was first loaded in this round.
    pub(crate) harbour: Option<Harbour>,
}

impl Ship {
    /// The tiles on board.
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        self.cargo.items()
    }

    /// Where it lies; nowhere before it is loaded.
    pub const fn harbour(&self) -> Option<Harbour> {
        self.harbour
    }

    /// The sum of the values on board.
    pub fn value(&self) -> u8 {
        Tile::sum(self.tiles())
    }

    /// Loads tiles that fit.
    #[inline]
    pub(crate) fn load(&mut self, tiles: &[Tile]) {
        for &tile in tiles {
            self.cargo.push(tile);
        }
    }
}

/// A player's three ships.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Fleet([Ship; 3]);

impl Fleet {
    /// One of the ships.
    #[inline]
    pub const fn ship(&self, hull: Hull) -> &Ship {
        &self.0[hull as usize]
    }

    #[inline]
    pub(crate) fn ship_mut(&mut self, hull: Hull) -> &mut Ship {
        &mut self.0[hull as usize]
    }

    /// How many holds of a ship are free.
    #[inline]
    pub const fn free(&self, hull: Hull) -> u8 {
        hull.holds() - self.ship(hull).cargo.len()
    }

    /// The most free holds on any one of the ships.
    #[inline]
    pub fn most_free(&self) -> u8 {
        let [three, four, five] = Hull::ALL.map(|hull| self.free(hull));
        three.max(four).max(five)
    }

    /// The ship that lies at a harbour.
    pub fn at(&self, harbour: Harbour) -> Option<&Ship> {
        self.0.iter().find(|ship| ship.harbour == Some(harbour))
    }

    /// The harbours where no ship of the fleet lies, as bits, A lowest.
    #[inline]
    pub(crate) fn open_harbours(&self) -> u16 {
        let taken = |ship: Ship| ship.harbour.map_or(0, |harbour| 1 << harbour as u16);
        0b111 & !(taken(self.0[0]) | taken(self.0[1]) | taken(self.0[2]))
    }
}
