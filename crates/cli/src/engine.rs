//! One of our bots for other programs: the engine protocol on standard input and output.

use std::io::{self, Read, Write};

use anyhow::Result;
use fondaco_arena::engine::{Engine, Heard, LineReader};

use crate::app::Exit;
use crate::cli::EngineArgs;
use crate::play;

/// Answers line by line until it is told to quit or nobody speaks any more.
pub fn run(args: &EngineArgs) -> Result<Exit> {
    let seed = args.seed.map_or_else(play::any_seed, Ok)?;
    let mut engine = Engine::new(args.bot, seed);
    // A last line without an end is one too.
    let mut lines = LineReader::new(io::stdin().lock().chain(&b"\n"[..]));
    let mut out = io::stdout().lock();
    while let Some(line) = lines.next_line()? {
        let mut said = String::new();
        let heard = engine.hear(line, &mut |answer| {
            said.push_str(&answer);
            said.push('\n');
        });
        out.write_all(said.as_bytes())?;
        out.flush()?;
        if heard == Heard::Quit {
            break;
        }
    }
    Ok(Exit::Fine)
}
