//! What the master would play, and why.

use fondaco_bots::{Playable, analysis};
use fondaco_rules::{AnyGame, GameKind, Seat, Viewer, of_game};
use fondaco_story::{Page, Voice};
use fondaco_texts::text;

use crate::sheet::Sheet;
use crate::{evaluations, paint};

/// How many evaluated moves are shown.
const SHOWN: usize = 5;

/// What the master would play in this seat, knowing what the seat knows.
pub fn hint(voice: &Voice, game: &AnyGame, me: Seat, seed: u64, width: usize) -> String {
    let kind = game.kind();
    of_game!(game, AnyGame(played) => of(voice, kind, &played.game, me, seed, width))
}

fn of<G: Playable>(
    voice: &Voice,
    kind: GameKind,
    game: &G,
    me: Seat,
    seed: u64,
    width: usize,
) -> String {
    let hint = analysis::hint::<G>(&game.view(Viewer::Seat(me)), me, seed);
    let mut page = Sheet::new(width);
    let choice = hint.choice.to_string();
    page.line(&text!(voice.texts, "hint", choice = paint::bold(&choice)));
    if let Some(worth) = evaluations::worth(voice, kind, game.players(), &hint.worth) {
        page.line(&worth);
    }
    if !hint.moves.is_empty() {
        let mark = |choice: &G::Move| if *choice == hint.choice { "→" } else { "" };
        let shown = hint.moves.iter().take(SHOWN);
        let rows = shown.map(|reason| (mark(&reason.choice).to_owned(), reason));
        page.block(&evaluations::table(&voice.texts, kind, rows));
    }
    page.take()
}
