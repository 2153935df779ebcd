//! Input of the player: with editing at a terminal, else line by line.

use std::io::{self, BufRead, IsTerminal};

use rustyline::error::ReadlineError;
use rustyline::{DefaultEditor, ExternalPrinter};

use crate::output;

/// Standard input.
pub enum Input {
    /// A terminal, with editing and history.
    Terminal(Box<DefaultEditor>),
    /// A file or a pipe.
    Pipe,
}

/// A source of typed lines.
pub trait Asked {
    /// The next line.
    fn read(&mut self) -> io::Result<Typed>;
}

/// Prints text above the line being typed.
pub type Print = Box<dyn FnMut(String) -> io::Result<()> + Send>;

/// A result of reading.
#[derive(Debug, PartialEq, Eq)]
pub enum Typed {
    Line(String),
    /// The end of the input.
    End,
    /// Ctrl-C.
    Interrupt,
}

const PROMPT: &str = "> ";

impl Input {
    /// Standard input, with editing if it is a terminal.
    pub fn new() -> io::Result<Input> {
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            let editor = DefaultEditor::new().map_err(io::Error::other)?;
            return Ok(Input::Terminal(Box::new(editor)));
        }
        Ok(Input::Pipe)
    }

    /// A printer above the line being typed, at a terminal.
    pub fn print(&mut self) -> Option<Print> {
        let Input::Terminal(editor) = self else { return None };
        let mut printer = editor.create_external_printer().ok()?;
        Some(Box::new(move |text| printer.print(text).map_err(io::Error::other)))
    }
}

impl Asked for Input {
    fn read(&mut self) -> io::Result<Typed> {
        match self {
            Input::Terminal(editor) => read_terminal(editor),
            Input::Pipe => read_pipe(),
        }
    }
}

fn read_terminal(editor: &mut DefaultEditor) -> io::Result<Typed> {
    match editor.readline(PROMPT) {
        Ok(line) => {
            // The history is not essential.
            let _ = editor.add_history_entry(line.as_str());
            Ok(Typed::Line(line))
        }
        Err(ReadlineError::Eof) => Ok(Typed::End),
        Err(ReadlineError::Interrupted | ReadlineError::Signal(_)) => Ok(Typed::Interrupt),
        Err(ReadlineError::Io(error)) => Err(error),
        Err(error) => Err(io::Error::other(error)),
    }
}

/// Echoes the line, so that the output reads like a session at a terminal.
fn read_pipe() -> io::Result<Typed> {
    output::show(PROMPT)?;
    let mut line = Vec::new();
    if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
        output::show("\n")?;
        return Ok(Typed::End);
    }
    let line = String::from_utf8_lossy(&line).trim_end().to_owned();
    output::show(&format!("{}\n", line.escape_debug()))?;
    Ok(Typed::Line(line))
}
