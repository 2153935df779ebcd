//! Why something was refused, in the words of the game.

mod byzanz;
mod medici;
mod record;
mod strozzi;
mod unreadable;

use fondaco_rules::{OutOfPlace, Refusal, WrongPlayers};

use crate::{Names, Texts, text};

impl Texts {
    /// Why an event was refused.
    pub fn refusal(&self, names: &Names, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Unreadable(reason) => self.unreadable(reason),
            Refusal::Medici(reason) => self.medici_illegal(names, *reason),
            Refusal::Strozzi(reason) => self.strozzi_illegal(names, *reason),
            Refusal::Byzanz(reason) => self.byzanz_illegal(names, reason),
            Refusal::OtherGame(kind) => text!(self, "other-game", game = self.game(*kind)),
        }
    }

    /// Why a game cannot be played by so many.
    pub fn wrong_players(&self, wrong: WrongPlayers) -> String {
        let WrongPlayers { count, range: (low, high) } = wrong;
        if low == high {
            text!(self, "wrong-players-only", count = count, only = low)
        } else {
            text!(self, "wrong-players", count = count, low = low, high = high)
        }
    }

    fn out_of_place(&self, names: &Names, reason: OutOfPlace) -> String {
        match reason {
            OutOfPlace::Over => text!(self, "already-over"),
            OutOfPlace::DrawAwaited => text!(self, "draw-awaited"),
            OutOfPlace::MoveAwaited(turn) => {
                text!(self, "move-awaited", turn = names.called(self, turn))
            }
            OutOfPlace::NotYourTurn { seat, turn } => text!(
                self,
                "not-your-turn",
                name = names.called(self, seat),
                turn = names.called(self, turn)
            ),
        }
    }
}
