//! A game told in words.

use std::io::Write;
use std::path::Path;

use fondaco_rules::record::{Line, Replay};
use fondaco_rules::{AnyEffect, AnyGame};
use fondaco_story::{Narrator, Voice};
use fondaco_texts::{Language, Names, Texts};

use super::viewer;
use crate::sheet::Sheet;
use crate::source::{ReadError, Source};
use crate::{output, paint};

/// Tells the game while it is read.
pub fn print(
    mut source: Source,
    seat: Option<u32>,
    language: Language,
    title: Option<&Path>,
    follows_another: bool,
) -> Result<(), ReadError> {
    let mut out = output::coloured();
    if follows_another {
        writeln!(out)?;
    }
    if let Some(path) = title {
        writeln!(out, "{}", paint::bold(&path.display().to_string()))?;
    }
    let replayed = tell(&mut source, seat, language, &mut out);
    out.flush()?;
    replayed
}

fn tell(
    source: &mut Source,
    seat: Option<u32>,
    language: Language,
    out: &mut impl Write,
) -> Result<(), ReadError> {
    let mut replay = Replay::new();
    let mut narrator: Option<Narrator<Sheet>> = None;
    loop {
        if source.is_drained() {
            out.flush()?;
        }
        let Some(line) = source.next_line().map_err(ReadError::Unreadable)? else { break };
        let before = replay.game().cloned();
        let mut effects: Vec<AnyEffect> = Vec::new();
        let read = replay.read_telling(line, &mut |effect| effects.push(effect));
        if read.is_err()
            && let Some(narrator) = &mut narrator
        {
            narrator.pause();
            out.write_all(narrator.page.take().as_bytes())?;
        }
        let read = read?;
        let Some(game) = replay.game() else { continue };
        match (read, &mut narrator) {
            (Line::Header, None) => {
                let viewer = viewer(seat, game.players())?;
                let voice =
                    Voice { texts: Texts::new(language), names: names(game, &replay), viewer };
                narrator = Some(Narrator::new(voice, game.kind(), Sheet::new(output::width())));
            }
            (Line::Tag, Some(narrator)) => narrator.voice.names = names(game, &replay),
            (Line::Event(event), Some(narrator)) => {
                if let Some(before) = &before {
                    narrator.tell(before, event, &effects, game);
                }
                out.write_all(narrator.page.take().as_bytes())?;
            }
            _ => {}
        }
    }
    let game = replay.end()?;
    if let Some(narrator) = &mut narrator {
        narrator.close(&game);
        out.write_all(narrator.page.take().as_bytes())?;
    }
    Ok(())
}

fn names(game: &AnyGame, replay: &Replay) -> Names {
    Names::of_record(game.kind(), game.players(), replay.tags())
}
