//! Positions as a player sees them at his turn.

mod byzanz;
mod medici;
mod strozzi;

use fondaco_rules::{AnyGame, AnyPosition, Awaited, Game, Seat, Viewer};
use fondaco_story::{Page, TOGETHER, Voice};
use fondaco_texts::text;

use crate::paint;
use crate::sheet::Sheet;

/// What the seat sees of the game: nothing but its own view is asked for.
pub fn show(voice: &Voice, game: &AnyGame, me: Seat, width: usize) -> String {
    let mut page = Sheet::new(width);
    page.blank();
    let viewer = Viewer::Seat(me);
    match game {
        AnyGame::Medici(played) => medici::show(voice, &mut page, &played.game.view(viewer), me),
        AnyGame::Strozzi(played) => strozzi::show(voice, &mut page, &played.game.view(viewer), me),
        AnyGame::Byzanz(played) => byzanz::show(voice, &mut page, &played.game.view(viewer), me),
    }
    page.take()
}

/// What a decision of the seat is about, in a line or two.
pub fn outline(voice: &Voice, game: &AnyGame, seat: Seat, width: usize) -> String {
    let mut page = Sheet::new(width);
    let viewer = Viewer::Seat(seat);
    match game {
        AnyGame::Medici(played) => medici::lot(voice, &mut page, &played.game.view(viewer)),
        AnyGame::Strozzi(played) => strozzi::lot(voice, &mut page, &played.game.view(viewer)),
        AnyGame::Byzanz(played) => {
            byzanz::outline(voice, &mut page, &played.game.view(viewer), seat);
        }
    }
    page.take()
}

/// What the seat is asked to do, and the moves it may type.
pub fn ask(voice: &Voice, game: &AnyGame, me: Seat, width: usize) -> String {
    let mut page = Sheet::new(width);
    let viewer = Viewer::Seat(me);
    let question = match game {
        AnyGame::Medici(played) => medici::question(voice, &played.game.view(viewer), me),
        AnyGame::Strozzi(played) => strozzi::question(voice, &played.game.view(viewer), me),
        AnyGame::Byzanz(played) => byzanz::question(voice, &played.game.view(viewer)),
    };
    page.line(&paint::bold(&question));
    page.block(&moves(voice, game, me, width));
    page.take()
}

/// The moves the seat may type.
pub fn moves(voice: &Voice, game: &AnyGame, me: Seat, width: usize) -> String {
    let mut page = Sheet::new(width);
    let viewer = Viewer::Seat(me);
    let mut moves = match awaited(&game.position(viewer)) {
        Some(Awaited::Moves { seat, moves }) if *seat == me => moves.clone(),
        _ => Vec::new(),
    };
    if let AnyGame::Byzanz(played) = game {
        moves = byzanz::spell_out(&moves, &played.game.view(viewer));
    }
    let moves: Vec<_> = moves.iter().map(|listed| listed.replace(' ', TOGETHER)).collect();
    page.line(&text!(voice.texts, "moves", moves = moves.join(" · ")));
    page.take()
}

/// What a laid-out position waits for.
fn awaited(position: &AnyPosition) -> Option<&Awaited> {
    match position {
        AnyPosition::Medici(position) => position.awaiting.as_ref(),
        AnyPosition::Strozzi(position) => position.awaiting.as_ref(),
        AnyPosition::Byzanz(position) => position.awaiting.as_ref(),
    }
}

/// A player's name; one's own stands out.
fn label(voice: &Voice, seat: Seat, me: Seat) -> String {
    let label = voice.label(seat);
    if seat == me { paint::bold(&label) } else { label }
}
