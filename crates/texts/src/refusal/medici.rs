//! What Medici refuses.

use fondaco_rules::medici::Illegal;

use crate::{Names, Texts, text};

impl Texts {
    pub(super) fn medici_illegal(&self, names: &Names, reason: Illegal) -> String {
        match reason {
            Illegal::OutOfPlace(reason) => self.out_of_place(names, reason),
            Illegal::NoAuctionYet => text!(self, "medici-no-auction-yet"),
            Illegal::AuctionIsOn => text!(self, "auction-is-on"),
            Illegal::BidOfNothing => text!(self, "medici-bid-of-nothing"),
            Illegal::BidTooLow { highest } => text!(self, "medici-bid-too-low", highest = highest),
            Illegal::TooExpensive { seat, money } => {
                text!(self, "medici-too-expensive", name = names.called(self, seat), money = money)
            }
            Illegal::NoRoom { seat, free, lot } => text!(
                self,
                "medici-no-room",
                name = names.called(self, seat),
                free = free,
                lot = lot
            ),
            Illegal::NotPoorest { seat } => {
                text!(self, "medici-not-poorest", name = names.called(self, seat))
            }
            Illegal::FirstAwaited => text!(self, "medici-first-awaited"),
            Illegal::TileAwaited => text!(self, "medici-tile-awaited"),
            Illegal::AlreadySeen { tile } => {
                text!(self, "medici-already-seen", tile = tile.to_string())
            }
        }
    }
}
