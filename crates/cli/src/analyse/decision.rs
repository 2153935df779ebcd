//! A decision in a record.

use fondaco_bots::analysis::{self, Analysis, Effort};
use fondaco_bots::{Playable, Reason};
use fondaco_rules::{AnyEvent, AnyGame, Chosen, Event, EventOf, Seat, Viewer, of_game};

/// A position with a choice, and the move that was played.
pub struct Decision {
    /// The number of the event in the record, from 1.
    pub n: u64,
    pub seat: Seat,
    pub before: AnyGame,
    pub event: AnyEvent,
    /// The line of the record.
    pub line: String,
}

impl Decision {
    /// The event as a decision, if it is one.
    pub fn of(n: u64, before: AnyGame, event: AnyEvent, line: &[u8]) -> Option<Decision> {
        let seat = of_game!(&before, AnyGame(played), type G => {
            G::own(event).and_then(|event| chooser(&played.game, event))
        });
        let line = String::from_utf8_lossy(line).into_owned();
        seat.map(|seat| Decision { n, seat, before, event, line })
    }

    /// The analysis, based on what the player saw; `None` if interrupted.
    pub fn analyse(
        &self,
        effort: Effort,
        seed: u64,
        is_interrupted: &dyn Fn() -> bool,
    ) -> Option<Analysis<String>> {
        let seed = seed.wrapping_add(self.n.rotate_left(32));
        of_game!(&self.before, AnyGame(played), type G => {
            analysed(&played.game, G::own(self.event)?, effort, seed, is_interrupted)
        })
    }
}

/// The seat that chose, if there was a choice.
fn chooser<G: Playable>(game: &G, event: EventOf<G>) -> Option<Seat> {
    let Event::Move(seat, choice) = event else { return None };
    let view = game.view(Viewer::Seat(seat));
    analysis::is_choice::<G>(&view, seat, &choice).then_some(seat)
}

fn analysed<G: Playable>(
    game: &G,
    event: EventOf<G>,
    effort: Effort,
    seed: u64,
    is_interrupted: &dyn Fn() -> bool,
) -> Option<Analysis<String>> {
    let Event::Move(seat, choice) = event else { return None };
    let view = game.view(Viewer::Seat(seat));
    analysis::analyse::<G>(&view, seat, choice, effort, seed, is_interrupted)
        .map(|it| in_notation(&it))
}

/// The same analysis, with moves in notation.
fn in_notation<M: ToString>(found: &Analysis<M>) -> Analysis<String> {
    let moves = found.moves.iter().map(|reason| Reason {
        choice: reason.choice.to_string(),
        win: reason.win,
        win_error: reason.win_error,
        score: reason.score,
        score_error: reason.score_error,
        playouts: reason.playouts,
    });
    Analysis {
        played: found.played.to_string(),
        master: found.master.to_string(),
        moves: moves.collect(),
        loss: found.loss,
        worth: found.worth,
    }
}
