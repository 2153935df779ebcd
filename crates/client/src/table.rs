//! A game with people and bots around one screen.

use std::sync::Arc;

use fondaco_bots::Level;
use fondaco_dice::{Dice, random_any_event};
use fondaco_rules::record::LineError;
use fondaco_rules::{AnyEvent, AnyGame, Players, Refusal, Seat, ToAct, Viewer};

use crate::{
    Answer, Asked, BadSetUp, Hint, History, NoAnswer, Question, Reply, SetUp, Sitter, Step,
};

/// A game in hand.
#[derive(Clone, Debug)]
pub struct Table {
    set_up: SetUp,
    players: Players,
    history: History,
    dice: Dice,
    seed: u64,
    waiting: Waiting,
    /// Who holds the screen, and so may see a hand.
    holder: Option<Seat>,
    is_paused: bool,
    is_hurried: bool,
    /// The number of the last question.
    asked: u32,
    /// The question for a hint that has not been answered.
    hint_asked: Option<u32>,
    hint: Option<Result<Hint, NoAnswer>>,
    /// A master that had to be replaced, since its net did not come.
    is_master_missing: bool,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// Nobody at this screen has decided anything.
    Nothing,
    /// Something was drawn since, or lies open now.
    Seen,
}

/// For whom the table waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// The screen still shows what happened: [`Message::Shown`] goes on.
    Screen,
    /// Somebody at this screen has to decide.
    Person(Seat),
    /// This person has to take the screen first, so that nobody else sees the hand.
    HandOver(Seat),
    /// A bot thinks about the question of this number.
    Bot(Seat, u32),
    /// A bot would think, but the table is paused.
    Paused(Seat),
    /// The game is over.
    Nobody,
}

/// What a table is told.
#[derive(Clone, PartialEq, Debug)]
pub enum Message {
    /// The screen has shown everything so far.
    Shown,
    /// Somebody at this screen does something.
    Act(AnyEvent),
    /// A bot has thought.
    Answered(Answer),
    /// The person who was asked for has taken the screen.
    Taken,
    /// Take back the last decision of a person.
    Undo,
    /// Let the bots wait, or go on.
    Pause(bool),
    /// Let the others play on without showing everything, until a person is asked or a day or
    /// round is scored.
    Hurry,
    /// Ask the master.
    Hint,
}

/// What a table wants done.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// The event of this number, from 0, happened: show it.
    Happened(usize),
    /// Events were taken back: show the position as it is now.
    Undone,
    /// Somebody at this screen is asked.
    YourTurn(Seat),
    /// Something was against the rules, and nothing changed.
    Refused(Refusal),
    /// Ask a bot.
    Ask(Question),
    /// Keep the game: [`Table::record`].
    Store,
    /// The game is over.
    Over,
}

impl Table {
    /// A new table; the seed decides all chance.
    ///
    /// # Errors
    /// When nobody can play like this.
    pub fn new(mut set_up: SetUp, seed: u64) -> Result<Table, BadSetUp> {
        set_up.name_everybody();
        let players = set_up.check()?;
        let (least, most) = set_up.kind.players();
        let history = History::new(set_up.kind, players.count() as u32)
            .map_err(|_| BadSetUp::WrongPlayers(least, most))?;
        Ok(Table::of(set_up, players, history, seed))
    }

    /// A table at which a game goes on. If it has another number of seats than the game, they are
    /// as in the game's own record.
    pub fn going_on(set_up: SetUp, history: History, seed: u64) -> Table {
        let (kind, players) = (history.game().kind(), history.game().players());
        let fits = set_up.kind == kind && set_up.sitters.len() == players.count();
        let set_up = if fits { set_up } else { SetUp::of_tags(kind, players, &[]) };
        Table::of(set_up, players, history, seed)
    }

    /// The table of a stored record.
    ///
    /// # Errors
    /// The first line that is illegal.
    pub fn stored(record: &str, seed: u64) -> Result<Table, LineError> {
        let (history, tags) = History::read(record)?;
        let (kind, players) = (history.game().kind(), history.game().players());
        Ok(Table::of(SetUp::of_tags(kind, players, &tags), players, history, seed))
    }

    fn of(set_up: SetUp, players: Players, history: History, seed: u64) -> Table {
        let mut table = Table {
            set_up,
            players,
            history,
            dice: Dice::seeded(seed),
            seed,
            waiting: Waiting::Screen,
            holder: None,
            is_paused: false,
            is_hurried: false,
            asked: 0,
            hint_asked: None,
            hint: None,
            is_master_missing: false,
        };
        table.holder = table.only_person();
        table
    }

    /// Who sits where.
    pub const fn set_up(&self) -> &SetUp {
        &self.set_up
    }

    /// How many play.
    pub const fn players(&self) -> Players {
        self.players
    }

    /// All that happened.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The position.
    pub fn game(&self) -> &AnyGame {
        self.history.game()
    }

    /// For whom the table waits.
    pub const fn waiting(&self) -> Waiting {
        self.waiting
    }

    /// Do the bots wait?
    pub const fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Do the others play on without showing everything?
    pub const fn is_hurried(&self) -> bool {
        self.is_hurried
    }

    /// Has a merchant taken the place of a master that could not think?
    pub const fn is_master_missing(&self) -> bool {
        self.is_master_missing
    }

    /// What the master said about this position, or why it could not.
    pub const fn hint(&self) -> Option<&Result<Hint, NoAnswer>> {
        self.hint.as_ref()
    }

    /// Has the master been asked, and not answered yet?
    pub const fn is_hint_awaited(&self) -> bool {
        self.hint_asked.is_some()
    }

    /// Whose eyes the screen may show the position to.
    pub fn viewer(&self) -> Viewer {
        match self.holder {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Public,
        }
    }

    /// The one person at this screen, if there are not several.
    pub fn only_person(&self) -> Option<Seat> {
        self.set_up.only_person(self.players)
    }

    /// The record with all that is needed to go on.
    pub fn record(&self) -> String {
        self.history.record(&self.set_up.tags())
    }

    /// The `@` lines of the record.
    pub fn tags(&self) -> Vec<(String, String)> {
        self.set_up.tags()
    }

    /// To what number of events one may go back: to a person's last decision.
    ///
    /// # Errors
    /// There is none, or something was seen since that nobody knew before.
    pub fn undo_to(&self) -> Result<usize, NoUndo> {
        if self.set_up.kind.hides_hands() && self.game().to_act() == ToAct::Over {
            return Err(NoUndo::Seen);
        }
        let steps = self.history.steps();
        let decides =
            |at: &usize| steps[*at].event.mover().is_some_and(|seat| self.is_person(seat));
        let last = (0..steps.len()).rev().find(decides).ok_or(NoUndo::Nothing)?;
        let is_draw = |step: &Arc<Step>| step.event.mover().is_none();
        if steps[last..].iter().any(is_draw) { Err(NoUndo::Seen) } else { Ok(last) }
    }

    /// Tells the table something; it says what is to be done.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        match message {
            Message::Shown if self.waiting == Waiting::Screen => self.go_on(),
            Message::Shown => Vec::new(),
            Message::Act(event) => self.act(event),
            Message::Answered(answer) => self.answered(answer),
            Message::Taken => self.taken(),
            Message::Undo => self.undo(),
            Message::Pause(is_paused) => self.pause(is_paused),
            Message::Hurry => {
                // Whoever is asked has nobody to wait for.
                self.is_hurried = matches!(self.waiting, Waiting::Screen | Waiting::Bot(..));
                Vec::new()
            }
            Message::Hint => self.ask_hint(),
        }
    }

    /// Something moves on: chance, a bot, or a person is asked.
    fn go_on(&mut self) -> Vec<Effect> {
        match self.game().to_act() {
            ToAct::Over => {
                self.waiting = Waiting::Nobody;
                self.is_hurried = false;
                vec![Effect::Over]
            }
            ToAct::Chance => match self.draw() {
                Some(event) => self.play(event),
                None => Vec::new(),
            },
            ToAct::Player(seat) => self.ask(seat),
        }
    }

    fn ask(&mut self, seat: Seat) -> Vec<Effect> {
        let level = match &self.set_up.sitters[seat.index()] {
            Sitter::Person(_) => return self.ask_person(seat),
            Sitter::Bot(Level::Master, _) if self.is_master_missing => Level::Merchant,
            Sitter::Bot(level, _) => *level,
        };
        if self.is_paused {
            self.waiting = Waiting::Paused(seat);
            return Vec::new();
        }
        let question = self.question(Asked::Move(level), seat);
        self.waiting = Waiting::Bot(seat, question.id);
        vec![Effect::Ask(question)]
    }

    fn ask_person(&mut self, seat: Seat) -> Vec<Effect> {
        self.is_hurried = false;
        if self.set_up.kind.hides_hands() && self.holder != Some(seat) {
            self.holder = None;
            self.waiting = Waiting::HandOver(seat);
        } else {
            self.holder = Some(seat);
            self.waiting = Waiting::Person(seat);
        }
        vec![Effect::YourTurn(seat)]
    }

    fn taken(&mut self) -> Vec<Effect> {
        if let Waiting::HandOver(seat) = self.waiting {
            self.holder = Some(seat);
            self.waiting = Waiting::Person(seat);
        }
        Vec::new()
    }

    /// A person's move; in Byzanz also a sale out of turn.
    fn act(&mut self, event: AnyEvent) -> Vec<Effect> {
        match event.mover() {
            Some(seat) if self.is_person(seat) && self.may_see(seat) => self.play(event),
            _ => Vec::new(),
        }
    }

    fn play(&mut self, event: AnyEvent) -> Vec<Effect> {
        if let Err(refusal) = self.history.play(event) {
            return vec![Effect::Refused(refusal)];
        }
        self.changed();
        let happened = self.history.len() - 1;
        if self.history.steps()[happened].is_scoring() {
            // Whoever has read how it was scored sees how it goes on.
            self.is_hurried = false;
        }
        vec![Effect::Happened(happened), Effect::Store]
    }

    /// The position is another one: questions about the old one are void.
    fn changed(&mut self) {
        self.hint = None;
        self.hint_asked = None;
        self.waiting = Waiting::Screen;
        let next = match self.game().to_act() {
            ToAct::Player(seat) => Some(seat),
            ToAct::Chance | ToAct::Over => None,
        };
        if self.set_up.kind.hides_hands() && self.only_person().is_none() && next != self.holder {
            self.holder = None;
        }
    }

    fn answered(&mut self, answer: Answer) -> Vec<Effect> {
        if self.hint_asked == Some(answer.id) {
            self.hint_asked = None;
            self.hint = match answer.reply {
                Ok(Reply::Hint(hint)) => Some(Ok(hint)),
                Ok(Reply::Move(_)) => None,
                Err(reason) => Some(Err(reason)),
            };
            return Vec::new();
        }
        let Waiting::Bot(seat, id) = self.waiting else { return Vec::new() };
        if id != answer.id {
            return Vec::new();
        }
        let event = match answer.reply {
            Ok(Reply::Move(choice)) => self.game().read(&format!("{seat} {choice}")).ok(),
            Ok(Reply::Hint(_)) | Err(_) => None,
        };
        let is_legal = |event: &AnyEvent| self.history.clone().play(*event).is_ok();
        match event.filter(is_legal) {
            Some(event) => self.play(event),
            None => self.replace(seat),
        }
    }

    /// A bot that cannot think is replaced: a master by a merchant, anybody else by chance, so that
    /// the game goes on.
    fn replace(&mut self, seat: Seat) -> Vec<Effect> {
        let is_master = matches!(self.set_up.sitters[seat.index()], Sitter::Bot(Level::Master, _));
        if is_master && !self.is_master_missing {
            self.is_master_missing = true;
            return self.ask(seat);
        }
        match self.draw() {
            Some(event) => self.play(event),
            None => Vec::new(),
        }
    }

    fn undo(&mut self) -> Vec<Effect> {
        let Ok(events) = self.undo_to() else { return Vec::new() };
        let by = self.history.steps()[events].event.mover();
        self.history.cut(events);
        self.changed();
        if self.only_person().is_none() {
            self.holder = by.filter(|_| !self.set_up.kind.hides_hands());
        }
        let mut effects = vec![Effect::Undone, Effect::Store];
        effects.extend(self.go_on());
        effects
    }

    fn pause(&mut self, is_paused: bool) -> Vec<Effect> {
        self.is_paused = is_paused;
        match self.waiting {
            // The answer of one who thinks already is not listened to.
            Waiting::Bot(seat, _) if is_paused => {
                self.waiting = Waiting::Paused(seat);
                Vec::new()
            }
            Waiting::Paused(seat) if !is_paused => self.ask(seat),
            _ => Vec::new(),
        }
    }

    fn ask_hint(&mut self) -> Vec<Effect> {
        let Waiting::Person(seat) = self.waiting else { return Vec::new() };
        if !self.set_up.hints || self.hint_asked.is_some() {
            return Vec::new();
        }
        let question = self.question(Asked::Hint, seat);
        self.hint_asked = Some(question.id);
        vec![Effect::Ask(question)]
    }

    fn question(&mut self, asked: Asked, seat: Seat) -> Question {
        self.asked += 1;
        // The same position gives the same answer, also after a move was taken back.
        let seed = self.seed ^ (self.history.len() as u64) << 8 ^ seat.index() as u64;
        Question { id: self.asked, asked, seat, seed, record: self.history.record(&[]) }
    }

    /// What chance brings, or any move of a bot that cannot think.
    fn draw(&mut self) -> Option<AnyEvent> {
        if let Some(first) = self.first() {
            return Some(first);
        }
        random_any_event(self.history.game(), &mut self.dice)
    }

    /// Who begins, if that was agreed upon.
    fn first(&self) -> Option<AnyEvent> {
        let seat = self.set_up.begins.filter(|_| self.history.is_empty())?;
        self.set_up.kind.begins(seat)
    }

    fn may_see(&self, seat: Seat) -> bool {
        !self.set_up.kind.hides_hands() || self.holder == Some(seat)
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.set_up.sitters[seat.index()].is_person()
    }
}

#[cfg(test)]
mod tests;
