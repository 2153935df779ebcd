//! From the command line to the exit status.

use std::io;
use std::process::ExitCode;

use clap::Parser;
use fondaco_rules::record::LineError;

use crate::cli::{Cli, Command};
use crate::{
    analyse, arena, audit, backup, check, engine, manual, output, perft, play, random, replay,
    serve, train,
};

/// The exit status, in order of precedence: of several files, the last variant counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Exit {
    /// Success.
    Fine,
    /// A wrong command, or a file that cannot be read or written.
    Unusable,
    /// Wrong input, such as an illegal record.
    Wrong,
    /// Ended by a signal.
    Interrupted,
}

impl Exit {
    /// The exit status as a number.
    pub const fn status(self) -> u8 {
        match self {
            Exit::Fine => 0,
            Exit::Wrong => 1,
            Exit::Unusable => 2,
            Exit::Interrupted => 130,
        }
    }
}

/// Parses the command line and runs the command.
pub fn run() -> ExitCode {
    let cli = Cli::parse();
    let language = cli.language();
    let exit = match cli.command {
        Command::Play(args) => play::run(&args, language),
        Command::Serve(args) => serve::run(&args, language),
        Command::Backup(args) => backup::run(&args, language),
        Command::Replay(args) => replay::run(&args, language),
        Command::Analyse(args) => analyse::run(&args, language),
        Command::Check(args) => check::run(&args, language),
        Command::Audit(args) => audit::run(&args, language),
        Command::Random(args) => random::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Arena(args) => arena::run(&args, language),
        Command::Train(args) => train::run(&args, language),
        Command::Engine(args) => engine::run(&args),
        Command::Completions(args) => manual::completions(&args),
        Command::Man(args) => manual::man(&args),
    };
    exit.unwrap_or_else(|error| report(&error)).status().into()
}

/// Prints the error. A broken pipe is none: the reader has seen enough.
fn report(error: &anyhow::Error) -> Exit {
    let broken_pipe = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref().is_some_and(|e: &io::Error| e.kind() == io::ErrorKind::BrokenPipe)
    };
    if error.chain().any(broken_pipe) {
        return Exit::Fine;
    }
    output::print_error(&format!("error: {error:#}"));
    if error.chain().any(<dyn std::error::Error>::is::<LineError>) {
        Exit::Wrong
    } else {
        Exit::Unusable
    }
}
