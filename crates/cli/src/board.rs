//! Positions as a player sees them at their turn.

pub mod byzanz;
pub mod medici;
pub mod strozzi;

use fondaco_rules::{AnyGame, Awaited, Game, Seat, Viewer};
use fondaco_story::{Page, TOGETHER, Voice};
use fondaco_texts::text;

use crate::paint;
use crate::sheet::Sheet;

/// Runs the same expression with the module of whichever game it is, and with the game in play.
macro_rules! of_game {
    ($any:expr, ($module:ident, $played:ident) => $expression:expr) => {
        fondaco_rules::of_game!($any, AnyGame($played), use crate::board as $module => $expression)
    };
    ($kind:expr, $module:ident => $expression:expr) => {
        fondaco_rules::of_game!($kind, use crate::board as $module => $expression)
    };
}

pub(crate) use of_game;

/// What the seat sees of the game, from its own view.
pub fn show(voice: &Voice, game: &AnyGame, me: Seat, width: usize) -> String {
    let mut page = Sheet::new(width);
    page.blank();
    let viewer = Viewer::Seat(me);
    of_game!(game, (board, played) => {
        board::show(voice, &mut page, &played.game.view(viewer), me);
    });
    page.take()
}

/// What a decision of the seat is about, in a line or two.
pub fn outline(voice: &Voice, game: &AnyGame, seat: Seat, width: usize) -> String {
    let mut page = Sheet::new(width);
    let viewer = Viewer::Seat(seat);
    of_game!(game, (board, played) => {
        board::outline(voice, &mut page, &played.game.view(viewer), seat);
    });
    page.take()
}

/// What the seat is asked to do, and the moves it may type.
pub fn ask(voice: &Voice, game: &AnyGame, me: Seat, width: usize) -> String {
    let mut page = Sheet::new(width);
    let viewer = Viewer::Seat(me);
    let question = of_game!(game, (board, played) => {
        board::question(voice, &played.game.view(viewer), me)
    });
    page.line(&paint::bold(&question));
    page.block(&moves(voice, game, me, width));
    page.take()
}

/// The moves the seat may type.
pub fn moves(voice: &Voice, game: &AnyGame, me: Seat, width: usize) -> String {
    let mut page = Sheet::new(width);
    let viewer = Viewer::Seat(me);
    let moves = match game.position(viewer).awaiting() {
        Some(Awaited::Moves { seat, moves }) if *seat == me => moves.clone(),
        _ => Vec::new(),
    };
    let moves = of_game!(game, (board, played) => {
        board::spell_out(moves, &played.game.view(viewer))
    });
    let moves: Vec<_> = moves.iter().map(|listed| listed.replace(' ', TOGETHER)).collect();
    page.line(&text!(voice.texts, "moves", moves = moves.join(" · ")));
    page.take()
}

/// A player's name, bold for the player themself.
fn label(voice: &Voice, seat: Seat, me: Seat) -> String {
    let label = voice.label(seat);
    if seat == me { paint::bold(&label) } else { label }
}
