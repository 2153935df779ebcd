//! The engine protocol on standard input and output.

use std::io::{self, Read, Write};

use anyhow::Result;
use fondaco_arena::engine::{Engine, LineReader};

use crate::app::Exit;
use crate::cli::EngineArgs;
use crate::play;

/// Answers line by line until `quit` or the end of the input.
pub fn run(args: &EngineArgs) -> Result<Exit> {
    let seed = args.seed.map_or_else(play::random_seed, Ok)?;
    let mut engine = Engine::new(args.bot, seed);
    // Completes a last line without a line ending.
    let mut lines = LineReader::new(io::stdin().lock().chain(&b"\n"[..]));
    let mut out = io::stdout().lock();
    while let Some(line) = lines.next_line()? {
        let mut answers = String::new();
        let next = engine.read(line, &mut |answer| {
            answers.push_str(&answer);
            answers.push('\n');
        });
        out.write_all(answers.as_bytes())?;
        out.flush()?;
        if next.is_break() {
            break;
        }
    }
    Ok(Exit::Fine)
}
