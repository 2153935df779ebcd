//! Words that are no event.

use fondaco_rules::notation::{CardCount, Known, Unreadable, Wanted};

use crate::{Texts, text};

impl Texts {
    /// What is wrong with the words.
    pub fn unreadable(&self, reason: &Unreadable) -> String {
        match reason {
            Unreadable::UnknownWord { word, known } => {
                text!(self, "unknown-word", word = word.as_str(), known = self.known(*known))
            }
            Unreadable::Missing(wanted) => {
                text!(self, "missing", wanted = self.wanted(*wanted))
            }
            Unreadable::Not { wanted, word, known } => text!(
                self,
                "not-wanted",
                word = word.as_str(),
                wanted = self.wanted(*wanted),
                known = self.known(*known)
            ),
            Unreadable::BadNumber(word) => text!(self, "bad-number", word = word.as_str()),
            Unreadable::NoSuchSeat { number, players } => {
                text!(self, "no-such-seat", number = *number, last = players.count() - 1)
            }
            Unreadable::Trailing(word) => text!(self, "trailing", word = word.as_str()),
            Unreadable::WrongCount { wanted, found } => {
                text!(self, "wrong-count", wanted = self.card_count(*wanted), found = *found)
            }
            Unreadable::TooManyAlike { card, copies } => {
                text!(self, "too-many-alike", card = card.as_str(), copies = *copies)
            }
        }
    }

    fn wanted(&self, wanted: Wanted) -> String {
        match wanted {
            Wanted::Move => text!(self, "wanted-move"),
            Wanted::Seat => text!(self, "wanted-seat"),
            Wanted::Tile => text!(self, "wanted-tile"),
            Wanted::Card => text!(self, "wanted-card"),
            Wanted::Kind => text!(self, "wanted-kind"),
            Wanted::Bid => text!(self, "wanted-bid"),
            Wanted::Price => text!(self, "wanted-price"),
            Wanted::Ship => text!(self, "wanted-ship"),
            Wanted::Harbour => text!(self, "wanted-harbour"),
        }
    }

    fn known(&self, known: Known) -> String {
        match known {
            Known::MediciMoves => text!(self, "medici-known-moves"),
            Known::MediciLines => text!(self, "medici-known-lines"),
            Known::MediciTiles => text!(self, "medici-known-tiles"),
            Known::StrozziMoves => text!(self, "strozzi-known-moves"),
            Known::StrozziLines => text!(self, "strozzi-known-lines"),
            Known::StrozziTiles => text!(self, "strozzi-known-tiles"),
            Known::StrozziShips => text!(self, "strozzi-known-ships"),
            Known::StrozziHarbours => text!(self, "strozzi-known-harbours"),
            Known::ByzanzMoves => text!(self, "byzanz-known-moves"),
            Known::ByzanzLines => text!(self, "byzanz-known-lines"),
            Known::ByzanzCards => text!(self, "byzanz-known-cards"),
            Known::ByzanzKinds => text!(self, "byzanz-known-kinds"),
        }
    }

    fn card_count(&self, count: CardCount) -> String {
        match count {
            CardCount::Bid => text!(self, "count-bid"),
            CardCount::Set => text!(self, "count-set"),
            CardCount::Deal => text!(self, "count-deal"),
            CardCount::Lot => text!(self, "count-lot"),
        }
    }
}
