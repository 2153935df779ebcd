//! Auditing the draws of a record against its sealed seed.

use std::io::{self, Write};
use std::path::Path;

use anyhow::Result;
use fondaco_dice::Sealed;
use fondaco_rules::record::{Line, LineError, Replay};
use fondaco_rules::{AnyEvent, AnyGame, ToAct};
use fondaco_texts::{Language, Texts, text};

use crate::app::Exit;
use crate::check::no_names;
use crate::cli::AuditArgs;
use crate::source::Source;
use crate::{output, paint};

/// Audits each record and prints the verdicts.
pub fn run(args: &AuditArgs, language: Language) -> Result<Exit> {
    let texts = Texts::new(language);
    let mut out = output::coloured();
    let mut exit = Exit::Fine;
    for path in &args.files {
        let verdict = audit(path);
        writeln!(out, "{}: {}", path.display(), verdict.text(&texts))?;
        exit = exit.max(verdict.exit());
    }
    out.flush()?;
    Ok(exit)
}

/// The verdict on a record.
enum Verdict {
    /// The seed matches the commitment, and all draws follow from it.
    Follows {
        draws: usize,
    },
    /// A draw differs from the seed's.
    Wrong {
        draw: usize,
        line: u32,
        drawn: String,
        due: String,
    },
    /// The seed does not match the commitment.
    OtherSeed,
    NoCommitment,
    NoSeed,
    /// The seed is still secret.
    Unfinished,
    Illegal(LineError),
    Unreadable(io::Error),
}

/// A draw, and where it was made.
struct Draw {
    before: AnyGame,
    event: AnyEvent,
    line: u32,
}

fn audit(path: &Path) -> Verdict {
    let read = Source::open(path).and_then(|mut source| read(&mut source));
    match read {
        Err(error) => Verdict::Unreadable(error),
        Ok(Err(error)) => Verdict::Illegal(error),
        Ok(Ok((draws, tags, over))) => judged(&draws, &tags, over),
    }
}

type Tags = Vec<(String, String)>;

/// The draws of a record, its `@` lines, and whether the game is over.
type Drawn = (Vec<Draw>, Tags, bool);

fn read(source: &mut Source) -> io::Result<Result<Drawn, LineError>> {
    let mut replay = Replay::new();
    let mut draws = Vec::new();
    let mut number = 0;
    while let Some(line) = source.next_line()? {
        number += 1;
        let before = replay.game().filter(|game| game.to_act() == ToAct::Chance).cloned();
        match (replay.read(line), before) {
            (Ok(Line::Event(event)), Some(before)) if event.is_chance() => {
                draws.push(Draw { before, event, line: number });
            }
            (Ok(_), _) => {}
            (Err(error), _) => return Ok(Err(error)),
        }
    }
    let tags = replay.tags().to_vec();
    Ok(replay.end().map(|game| (draws, tags, game.to_act() == ToAct::Over)))
}

fn judged(draws: &[Draw], tags: &Tags, over: bool) -> Verdict {
    let tag = |key: &str| tags.iter().rev().find(|tag| tag.0 == key).map(|tag| tag.1.trim());
    let Some(sealed) = tag("seed").and_then(|seed| seed.parse::<Sealed>().ok()) else {
        return if over { Verdict::NoSeed } else { Verdict::Unfinished };
    };
    match tag("commitment") {
        None => return Verdict::NoCommitment,
        Some(commitment) if !sealed.commitment().eq_ignore_ascii_case(commitment) => {
            return Verdict::OtherSeed;
        }
        Some(_) => {}
    }
    for (number, draw) in draws.iter().enumerate() {
        let due = sealed.draw(&draw.before, number as u64);
        if due != Some(draw.event) {
            return Verdict::Wrong {
                draw: number + 1,
                line: draw.line,
                drawn: draw.event.to_string(),
                due: due.map_or_else(String::new, |event| event.to_string()),
            };
        }
    }
    if over { Verdict::Follows { draws: draws.len() } } else { Verdict::Unfinished }
}

impl Verdict {
    fn exit(&self) -> Exit {
        match self {
            Verdict::Follows { .. } => Exit::Fine,
            Verdict::Unreadable(_) => Exit::Unusable,
            _ => Exit::Wrong,
        }
    }

    fn text(&self, texts: &Texts) -> String {
        let text = match self {
            Verdict::Follows { draws } => return text!(texts, "audit-follows", draws = *draws),
            Verdict::Wrong { draw, line, drawn, due } => text!(
                texts,
                "audit-draw",
                draw = *draw,
                line = *line,
                drawn = drawn.as_str(),
                due = due.as_str()
            ),
            Verdict::OtherSeed => text!(texts, "audit-other-seed"),
            Verdict::NoCommitment => text!(texts, "audit-no-commitment"),
            Verdict::NoSeed => text!(texts, "audit-no-seed"),
            Verdict::Unfinished => text!(texts, "audit-unfinished"),
            Verdict::Illegal(error) => {
                text!(texts, "check-illegal", reason = texts.line_error(&no_names(), error))
            }
            Verdict::Unreadable(error) => {
                text!(texts, "check-unreadable", reason = error.to_string())
            }
        };
        paint::warning(&text)
    }
}
