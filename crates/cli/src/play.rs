//! Playing in the terminal, against bots or on a server.

mod hint;
mod input;
mod keeper;
mod opponents;
mod questions;
mod remote;
mod set_up;
mod signals;
mod thinking;

use std::path::Path;

use anyhow::{Context, Result};
use fondaco_bots::Level;
use fondaco_dice::{Dice, random_any_event};
use fondaco_rules::{AnyEffect, AnyEvent, AnyGame, GameKind, Refusal, Seat, ToAct, Viewer, record};
use fondaco_story::{Narrator, Page, Voice};
use fondaco_texts::{Language, Texts, text};

use crate::app::Exit;
use crate::board::of_game;
use crate::cli::PlayArgs;
use crate::sheet::Sheet;
use crate::{board, output, paint};
use input::{Asked, Input, Typed};
use keeper::Keeper;
use opponents::Opponents;
use thinking::Thinking;

/// Plays one game.
pub fn run(args: &PlayArgs, language: Language) -> Result<Exit> {
    if let Some(server) = &args.remote.server {
        return remote::run(args, server, language);
    }
    let texts = Texts::new(language);
    let mut input = Input::new()?;
    let Some(table) = set_up::set_up(args, &texts, &mut input)? else { return Ok(Exit::Fine) };
    let keeper = Keeper::new(table.game.kind(), table.lines, args.save.clone());
    signals::save_on_signals(keeper.clone(), language)?;
    let voice = Voice { texts, names: table.names, viewer: Viewer::Seat(table.me) };
    let width = output::width();
    let seed = args.seed.map_or_else(random_seed, Ok)?;
    let mut session = Session {
        narrator: Narrator::new(voice, table.game.kind(), Sheet::new(width)),
        opponents: Opponents::new(&table.bots, seed),
        game: table.game,
        me: table.me,
        dice: Dice::seeded(seed),
        seed,
        keeper,
        input,
        width,
    };
    let played = session.run();
    if played.is_err() {
        session.keeper.save().context("cannot save the game")?;
    }
    played
}

/// An unpredictable seed.
pub fn random_seed() -> Result<u64> {
    getrandom::u64().context("the system has no random numbers")
}

/// A game in progress.
struct Session {
    game: AnyGame,
    me: Seat,
    opponents: Opponents,
    dice: Dice,
    seed: u64,
    narrator: Narrator<Sheet>,
    keeper: Keeper,
    input: Input,
    width: usize,
}

/// The next step of the game.
enum Step {
    /// A move or a draw.
    Event(AnyEvent),
    /// Stop, and ask about saving.
    Quit,
    /// Stop at the end of the input.
    End,
    /// Stop at once.
    Interrupt,
}

impl Session {
    fn run(&mut self) -> Result<Exit> {
        let commands = text!(self.texts(), "play-opening");
        self.say(&paint::faint(&commands))?;
        self.narrator.open(&self.game);
        if self.game.to_act() == ToAct::Over {
            self.say(&text!(self.texts(), "already-over"))?;
            return Ok(Exit::Fine);
        }
        loop {
            match self.next()? {
                Some(Step::Event(event)) => self.play_event(event)?,
                Some(Step::Quit) => return self.offer_to_save(),
                Some(Step::End) => return self.save_and_leave(Exit::Fine),
                Some(Step::Interrupt) => return self.save_and_leave(Exit::Interrupted),
                None => break,
            }
        }
        self.keeper.write(record::result(&self.game));
        self.flush()?;
        self.offer_to_save()
    }

    fn texts(&self) -> &Texts {
        &self.narrator.voice.texts
    }

    /// The next step: from the player, a bot or chance; `None` at the end of the game.
    fn next(&mut self) -> Result<Option<Step>> {
        let event = match self.game.to_act() {
            ToAct::Over => None,
            ToAct::Player(seat) if seat == self.me => return self.ask().map(Some),
            ToAct::Player(seat) => {
                let is_slow = self.opponents.is_slow(seat);
                let _thinking = is_slow.then(|| self.thinking(seat)).transpose()?;
                self.opponents.choose(&self.game, seat)
            }
            ToAct::Chance => random_any_event(&self.game, &mut self.dice),
        };
        Ok(event.map(Step::Event))
    }

    /// Prints the story so far, and shows that this seat is thinking.
    fn thinking(&mut self, seat: Seat) -> Result<Thinking> {
        output::show(&self.narrator.page.take())?;
        let name = self.narrator.voice.label(seat);
        Ok(Thinking::new(text!(self.texts(), "thinks", name = name)))
    }

    /// Plays an event, records it and tells it.
    fn play_event(&mut self, event: AnyEvent) -> Result<(), Refusal> {
        let before = self.game.clone();
        let mut effects = Vec::new();
        self.game.play(event, &mut |effect: AnyEffect| effects.push(effect))?;
        self.keeper.write(event.to_string());
        self.narrator.tell(&before, event, &effects, &self.game);
        Ok(())
    }

    /// Prints the story so far.
    fn flush(&mut self) -> Result<()> {
        self.narrator.pause();
        Ok(output::show(&self.narrator.page.take())?)
    }

    /// Prints the story so far, then a line.
    fn say(&mut self, line: &str) -> Result<()> {
        self.flush()?;
        let mut page = Sheet::new(self.width);
        page.line(line);
        Ok(output::show(&page.take())?)
    }

    /// Shows the position and reads lines until one is a legal move or ends the session.
    fn ask(&mut self) -> Result<Step> {
        self.flush()?;
        output::show(&board::show(&self.narrator.voice, &self.game, self.me, self.width))?;
        output::show(&board::ask(&self.narrator.voice, &self.game, self.me, self.width))?;
        loop {
            let line = match self.input.read()? {
                Typed::Line(line) => line,
                Typed::End => return Ok(Step::End),
                Typed::Interrupt => return Ok(Step::Interrupt),
            };
            if let Some(step) = self.answer(line.trim())? {
                return Ok(step);
            }
        }
    }

    /// Runs a typed command, or reads a move; an illegal one is answered with the reason.
    fn answer(&mut self, line: &str) -> Result<Option<Step>> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let voice = &self.narrator.voice;
        let texts = &voice.texts;
        let reply = match word {
            "" => return Ok(None),
            "quit" | "exit" => return Ok(Some(Step::Quit)),
            "save" => return self.save(rest.trim()).map(|()| None),
            "help" | "?" => help(texts, self.game.kind()),
            "rules" => rules(texts, self.game.kind()),
            "moves" => board::moves(voice, &self.game, self.me, self.width),
            "position" => board::show(voice, &self.game, self.me, self.width),
            "hint" => {
                let master = texts.bot(Level::Master.name());
                let _thinking = Thinking::new(text!(texts, "thinks", name = master));
                hint::hint(voice, &self.game, self.me, self.seed, self.width)
            }
            _ => match self.read_move(line) {
                Ok(event) => return Ok(Some(Step::Event(event))),
                Err(refusal) => paint::warning(&texts.refusal(&voice.names, &refusal)),
            },
        };
        output::show(&format!("{}\n", reply.trim_end()))?;
        Ok(None)
    }

    /// The typed move, if it is legal.
    fn read_move(&self, line: &str) -> Result<AnyEvent, Refusal> {
        let event = self.game.read(&format!("{} {line}", self.me))?;
        self.game.clone().play(event, &mut |_| ())?;
        Ok(event)
    }

    /// Saves the game to the given or the usual file, and reports errors.
    fn save(&mut self, path: &str) -> Result<()> {
        let saved =
            if path.is_empty() { self.keeper.save() } else { self.keeper.save_as(Path::new(path)) };
        let line = match saved {
            Ok(path) => text!(self.texts(), "saved", path = path.display().to_string()),
            Err(error) => {
                paint::warning(&text!(self.texts(), "not-saved", reason = error.to_string()))
            }
        };
        Ok(output::show(&format!("{line}\n"))?)
    }

    /// Saves without asking.
    fn save_and_leave(&mut self, exit: Exit) -> Result<Exit> {
        self.flush()?;
        let path = self.keeper.save().context("cannot save the game")?;
        self.say(&text!(self.texts(), "saved", path = path.display().to_string()))?;
        Ok(exit)
    }

    /// At the end of the session: saves to the known file, or asks.
    fn offer_to_save(&mut self) -> Result<Exit> {
        if self.keeper.is_saved() {
            return Ok(Exit::Fine);
        }
        if self.keeper.has_path() {
            return self.save_and_leave(Exit::Fine);
        }
        self.say(&paint::bold(&text!(self.texts(), "ask-save")))?;
        match self.input.read()? {
            Typed::Line(answer) if is_no(&answer) => Ok(Exit::Fine),
            Typed::Line(_) | Typed::End => self.save_and_leave(Exit::Fine),
            Typed::Interrupt => self.save_and_leave(Exit::Interrupted),
        }
    }
}

/// Whether the answer is no, nee or nein; in doubt the game is saved.
fn is_no(answer: &str) -> bool {
    answer.trim().to_lowercase().starts_with('n')
}

fn help(texts: &Texts, kind: GameKind) -> String {
    let moves = of_game!(kind, board => board::help(texts));
    format!("{moves}\n{}", text!(texts, "help-commands"))
}

fn rules(texts: &Texts, kind: GameKind) -> String {
    of_game!(kind, board => board::rules(texts))
}
