//! Games between players.

mod chance;
mod contest;
mod contestant;
mod league;
mod ledger;
mod player;
mod table;

pub use chance::{Chance, Numbered};
pub use contest::{Contest, Pairing, every_seat_in_turn};
pub use contestant::{BadContestant, Contestant, Ready};
pub use league::mixed_tables;
pub use ledger::{BadLedger, Ledger};
pub use player::{BotPlayer, Failure, Player};
pub use table::{Finished, Forfeit, play_game};

use fondaco_bots::{Bot, Budget};
use fondaco_dice::Dice;
use fondaco_rules::{Game, Outcomes, Players, ToAct, Viewer};

/// Plays a game to its end.
///
/// # Panics
/// When a bot's move is refused: that would be a fault in it.
pub fn play<G: Game>(
    players: Players,
    bots: &mut [Box<dyn Bot<G>>],
    budget: Budget,
    dice: &mut Dice,
) -> G {
    let mut game = G::new(players.count() as u32).unwrap_or_else(|reason| panic!("{reason}"));
    loop {
        let played = match game.to_act() {
            ToAct::Over => return game,
            ToAct::Chance => {
                let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
                game.reveal(outcome, &mut |_| ())
            }
            ToAct::Player(seat) => {
                let view = game.view(Viewer::Seat(seat));
                let decision = bots[seat.index()].choose(&view, seat, budget);
                game.act(seat, decision.choice, &mut |_| ())
            }
        };
        assert!(played.is_ok(), "a bot's move was refused: {played:?}");
    }
}
