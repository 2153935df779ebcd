//! What Byzanz refuses.

use fondaco_rules::byzanz::{HAND_LIMIT, Illegal};

use crate::{Names, Texts, text};

impl Texts {
    pub(super) fn byzanz_illegal(&self, names: &Names, reason: &Illegal) -> String {
        match *reason {
            Illegal::OutOfPlace(reason) => self.out_of_place(names, reason),
            Illegal::BidAwaited => text!(self, "auction-is-on"),
            Illegal::GiftAwaited => text!(self, "byzanz-gift-awaited"),
            Illegal::ReductionAwaited { seat } => text!(
                self,
                "byzanz-reduction-awaited",
                name = names.called(self, seat),
                limit = HAND_LIMIT
            ),
            Illegal::TakingAwaited => text!(self, "byzanz-taking-awaited"),
            Illegal::OnlySales => text!(self, "byzanz-only-sales"),
            Illegal::MerchantBid => text!(self, "byzanz-merchant-bid"),
            Illegal::BidTooLow { total, to_exceed } => {
                text!(self, "byzanz-bid-too-low", total = total, highest = to_exceed)
            }
            Illegal::NotInHand { seat, cards } => text!(
                self,
                "byzanz-not-in-hand",
                name = names.called(self, seat),
                cards = cards.to_string()
            ),
            Illegal::NotInLot { card } => {
                text!(self, "byzanz-not-in-lot", card = card.to_string())
            }
            Illegal::NotInMarket { kind } => {
                text!(self, "byzanz-not-in-market", kind = self.byzanz_kind(kind))
            }
            Illegal::NoSet => text!(self, "byzanz-no-set"),
            Illegal::NotDealtYet => text!(self, "byzanz-not-dealt-yet"),
            Illegal::OthersWait { reducer } => {
                text!(self, "byzanz-others-wait", name = names.called(self, reducer))
            }
            Illegal::FirstAwaited => text!(self, "byzanz-first-awaited"),
            Illegal::DealAwaited { seat } => {
                text!(self, "byzanz-deal-awaited", name = names.called(self, seat))
            }
            Illegal::DealOfFour => text!(self, "count-deal"),
            Illegal::LotAwaited { cards } => text!(self, "byzanz-lot-awaited", cards = cards),
            Illegal::LotSize { cards } => text!(self, "byzanz-lot-size", cards = cards),
            Illegal::AlreadySeen => text!(self, "byzanz-already-seen"),
        }
    }
}
