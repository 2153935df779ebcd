//! What the master would play, and why.

use fondaco_bots::{Budget, Level, Playable};
use fondaco_rules::{AnyGame, GameKind, Seat, Viewer};
use fondaco_texts::text;

use crate::narrate::{Page, Voice};
use crate::weighed;

/// So many of the moves that the master weighed are shown.
const SHOWN: usize = 5;

/// What the master would play for the seat to act, by what that seat sees.
pub fn hint(voice: &Voice, game: &AnyGame, me: Seat, seed: u64, width: usize) -> String {
    let kind = game.kind();
    match game {
        AnyGame::Medici(played) => of(voice, kind, &played.game, me, seed, width),
        AnyGame::Strozzi(played) => of(voice, kind, &played.game, me, seed, width),
        AnyGame::Byzanz(played) => of(voice, kind, &played.game, me, seed, width),
    }
}

fn of<G: Playable>(
    voice: &Voice,
    kind: GameKind,
    game: &G,
    me: Seat,
    seed: u64,
    width: usize,
) -> String {
    let view = game.view(Viewer::Seat(me));
    let decision = G::bot(Level::Master, seed).choose(&view, me, Budget::Usual);
    let mut page = Page::new(width);
    let choice = decision.choice.to_string();
    page.line(&text!(voice.texts, "hint", choice = crate::paint::bold(&choice)));
    let worth = G::worth_of_lot(&view, me);
    if let Some(worth) = weighed::worth(voice, kind, game.players(), &worth) {
        page.line(&worth);
    }
    if !decision.reasons.is_empty() {
        let mark = |choice: &G::Move| if *choice == decision.choice { "→" } else { "" };
        let shown = decision.reasons.iter().take(SHOWN);
        let rows = shown.map(|reason| (mark(&reason.choice).to_owned(), reason));
        page.block(&weighed::table(&voice.texts, kind, rows));
    }
    page.take()
}
