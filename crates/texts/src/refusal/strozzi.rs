//! What Medici vs Strozzi refuses.

use fondaco_rules::strozzi::{Illegal, TOP_PRICE};

use crate::{Names, Texts, text};

impl Texts {
    pub(super) fn strozzi_illegal(&self, names: &Names, reason: Illegal) -> String {
        match reason {
            Illegal::OutOfPlace(reason) => self.out_of_place(names, reason),
            Illegal::LotIsFull => text!(self, "strozzi-lot-is-full"),
            Illegal::BagIsEmpty => text!(self, "strozzi-bag-is-empty"),
            Illegal::NoRoomForMore { seat, free } => text!(
                self,
                "strozzi-no-room-for-more",
                name = names.called(self, seat),
                free = free
            ),
            Illegal::PriceTooHigh => text!(self, "strozzi-price-too-high", top = TOP_PRICE),
            Illegal::PriceAwaited => text!(self, "strozzi-price-awaited"),
            Illegal::AnswerAwaited => text!(self, "strozzi-answer-awaited"),
            Illegal::LoadAwaited => text!(self, "strozzi-load-awaited"),
            Illegal::DoesNotFit { hull, free, lot } => {
                text!(self, "strozzi-does-not-fit", ship = hull.to_string(), free = free, lot = lot)
            }
            Illegal::AlreadyInHarbour { hull, at } => text!(
                self,
                "strozzi-already-in-harbour",
                ship = hull.to_string(),
                harbour = at.to_string()
            ),
            Illegal::HarbourTaken { harbour } => {
                text!(self, "strozzi-harbour-taken", harbour = harbour.to_string())
            }
            Illegal::HarbourMissing { hull } => {
                text!(self, "strozzi-harbour-missing", ship = hull.to_string())
            }
            Illegal::AlreadySeen { tile } => {
                text!(self, "strozzi-already-seen", tile = tile.to_string())
            }
        }
    }
}
