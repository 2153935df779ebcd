//! A table on a server: messages in, effects out.
//!
//! A [`Remote`] is told what somebody wants, what the server says, how the connection fares and
//! what time it is; it asks for what it cannot do itself by [`Effect`]s. What it shows comes from
//! the log of the table alone: a move is shown when the server has accepted it, so two screens of
//! one person always agree.

mod connection;
mod game_log;
mod message;
mod requests;

use std::collections::VecDeque;

use fondaco_bots::Level;
use fondaco_protocol::{Command, News, Phase, Refused, Request, Said, Table, Why, You};
use fondaco_rules::{AnyEvent, Players, Seat, ToAct, Viewer};

use crate::{History, SetUp, Sitter, Waiting};
use connection::Connection;
pub use connection::Link;
use game_log::{Changes, GameLog};
pub use message::{Effect, Message};
use requests::{RequestKind, Requests};

/// If more events than these wait to be shown, they are not shown one by one.
const MOST_WAITING: usize = 24;
/// A server that has not said anything for so many milliseconds is asked whether it is still there: a
/// connection may be dead without either end having been told.
const LONGEST_QUIET: i64 = 25_000;
/// So much of what was said is kept.
const MOST_TALK: usize = 200;

/// A table on a server, as one person or an onlooker sees it.
#[derive(Clone, Debug)]
pub struct Remote {
    connection: Connection,
    /// Does everything have to be told anew?
    is_stale: bool,
    table: Option<Table>,
    you: You,
    talk: Vec<Said>,
    /// How far the server's clock is ahead of ours, in milliseconds.
    ahead: i64,
    log: Option<GameLog>,
    /// What the screen has come to; always a beginning of the log's history.
    shown: Option<History>,
    /// Is the screen busy with the last event?
    is_showing: bool,
    requests: Requests,
    /// When the server has last said something, by the clock of this device.
    heard_at: i64,
    announced: Announced,
    /// Is the log the revealed one of a finished game?
    is_opened: bool,
    /// Moves of the viewer: the first has been sent, the others wait until it is answered.
    moves: VecDeque<AnyEvent>,
}

/// What the screen was told once.
#[derive(Clone, Copy, Default, Debug)]
struct Announced {
    /// The number of events after which it was the viewer's turn.
    turn: Option<usize>,
    /// That the game is over.
    over: bool,
}

impl Remote {
    /// A table of which nothing is known yet. The seed makes pauses differ.
    pub fn new(seed: u64) -> Remote {
        Remote {
            connection: Connection::new(seed),
            is_stale: false,
            table: None,
            you: You::default(),
            talk: Vec::new(),
            ahead: 0,
            log: None,
            shown: None,
            is_showing: false,
            requests: Requests::default(),
            heard_at: 0,
            announced: Announced::default(),
            is_opened: false,
            moves: VecDeque::new(),
        }
    }

    /// How things stand with the server.
    pub const fn link(&self) -> Link {
        self.connection.link()
    }

    /// The table, as soon as the server has told.
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// What concerns the one who looks.
    pub const fn you(&self) -> &You {
        &self.you
    }

    /// What was said lately.
    pub fn talk(&self) -> &[Said] {
        &self.talk
    }

    /// What the screen has come to; none before the game begins.
    pub const fn shown(&self) -> Option<&History> {
        self.shown.as_ref()
    }

    /// The seat of the one who looks, if he sits here.
    pub fn seat(&self) -> Option<Seat> {
        Seat::new(self.you.seat?.into(), self.players()?)
    }

    /// Through whose eyes the game is seen.
    pub fn viewer(&self) -> Viewer {
        self.log.as_ref().map_or(Viewer::Public, GameLog::viewer)
    }

    /// Has a move been sent that the server has not answered yet?
    pub fn is_sending(&self) -> bool {
        self.requests.has_move()
    }

    /// Is the game over, and everything about it known?
    pub fn is_over(&self) -> bool {
        let phase = self.table.as_ref().map(|table| table.phase);
        phase == Some(Phase::Over) && self.is_revealed() && !self.is_behind()
    }

    /// For whom the table waits. A person is somebody at this screen; anybody elsewhere, person or
    /// bot, is said to think.
    pub fn waiting(&self) -> Waiting {
        let Some(shown) = &self.shown else { return Waiting::Nobody };
        if self.is_showing || self.is_behind() {
            return Waiting::Screen;
        }
        match shown.game().to_act() {
            ToAct::Over => Waiting::Nobody,
            ToAct::Chance => Waiting::Screen,
            ToAct::Player(seat) if self.seat() == Some(seat) && !self.is_away(seat) => {
                Waiting::Person(seat)
            }
            ToAct::Player(seat) => Waiting::Bot(seat, 0),
        }
    }

    /// Does a bot play for this seat?
    pub fn is_away(&self, seat: Seat) -> bool {
        let seats = self.table.as_ref().map(|table| &table.seats);
        seats.and_then(|seats| seats.get(seat.index())).is_some_and(|seat| seat.bot.is_some())
    }

    /// How many milliseconds the seat that has to decide has left; none without a clock.
    pub fn left(&self, now: i64) -> Option<i64> {
        let deadline = self.table.as_ref()?.deadline?;
        Some((deadline - self.ahead - now).max(0))
    }

    /// Who sits where, as a stage needs it: the one who looks is the only one at this screen.
    pub fn set_up(&self) -> Option<SetUp> {
        let table = self.table.as_ref()?;
        let sitters = table.seats.iter().enumerate().map(|(place, seat)| {
            let is_you = self.you.seat.map(usize::from) == Some(place);
            match &seat.bot {
                _ if is_you => Sitter::Person(String::new()),
                Some(bot) => Sitter::Bot(bot.parse().unwrap_or(Level::Merchant), seat.name.clone()),
                None => Sitter::Person(seat.name.clone()),
            }
        });
        Some(SetUp { kind: table.game, sitters: sitters.collect(), begins: None, hints: false })
    }

    /// How many play.
    pub fn players(&self) -> Option<Players> {
        self.table.as_ref()?.players()
    }

    /// Tells the table something; it says what is to be done.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        match message {
            Message::Online(true) if self.connection.is_open() => Vec::new(),
            Message::Start | Message::Retry | Message::Online(true) => self.connect(),
            Message::Anew => {
                self.is_stale = true;
                self.connect()
            }
            Message::Opened(number) if self.connection.is_latest(number) => {
                self.connection.trying();
                vec![Effect::Greet { since: self.since() }]
            }
            Message::Lost(number, now) if self.connection.is_latest(number) => self.lost(now),
            Message::News(number, news, now) if self.connection.is_latest(number) => {
                self.read(*news, now)
            }
            Message::Tick(now) => self.tick(now),
            Message::Online(false) => self.offline(),
            Message::Shown if self.is_showing => {
                self.is_showing = false;
                self.go_on()
            }
            Message::Opened(_) | Message::Lost(..) | Message::News(..) | Message::Shown => {
                Vec::new()
            }
            Message::Hurry => self.hurry(),
            Message::Act(event, now) => self.act(event, now),
            Message::Want(command, now) => self.ask(command, now),
        }
    }

    /// Nothing is answered on a connection that is gone; the log shows what was done.
    fn forget_requests(&mut self) {
        self.requests.forget();
        self.moves.clear();
    }

    fn connect(&mut self) -> Vec<Effect> {
        self.forget_requests();
        vec![Effect::Connect { number: self.connection.attempt(), after: 0 }]
    }

    fn lost(&mut self, now: i64) -> Vec<Effect> {
        self.forget_requests();
        let (number, after) = self.connection.lost(now);
        vec![Effect::Connect { number, after }]
    }

    fn offline(&mut self) -> Vec<Effect> {
        self.forget_requests();
        self.connection.offline();
        vec![Effect::Disconnect]
    }

    fn tick(&mut self, now: i64) -> Vec<Effect> {
        if self.requests.is_silent(now) || self.connection.is_hanging(now) {
            return self.lost(now);
        }
        let is_quiet = self.requests.is_empty() && now - self.heard_at > LONGEST_QUIET;
        if self.connection.is_open() && is_quiet {
            return self.ask(Command::Ping, now);
        }
        Vec::new()
    }

    /// From where on the log is needed.
    fn since(&self) -> u32 {
        match &self.log {
            Some(log) if !self.is_stale => log.lines(),
            _ => 0,
        }
    }

    fn read(&mut self, news: News, now: i64) -> Vec<Effect> {
        self.heard_at = now;
        match news {
            News::Welcome { table, you, from, lines, talk, now: theirs } => {
                self.ahead = theirs - now;
                self.take_talk(talk);
                self.follow(table, you, from, &lines)
            }
            News::Closing => {
                self.connection.said_farewell();
                Vec::new()
            }
            News::Refused { id: None, why } if !self.connection.is_open() => {
                self.turned_away(&why, now)
            }
            // Nothing else makes sense before a welcome.
            _ if !self.connection.is_open() => Vec::new(),
            News::Update { table, you, from, lines, now: theirs } => {
                self.ahead = theirs - now;
                self.follow(table, you, from, &lines)
            }
            News::Talk { said } => self.said(said),
            News::Done { id } => match self.requests.answered(id) {
                Some(RequestKind::Move) => {
                    self.moves.pop_front();
                    self.send_move(now)
                }
                _ => Vec::new(),
            },
            News::Refused { id, why } => {
                let kind = id.and_then(|id| self.requests.answered(id));
                if kind == Some(RequestKind::Move) {
                    self.moves.clear();
                }
                if kind == Some(RequestKind::Ping) { Vec::new() } else { vec![Effect::Denied(why)] }
            }
        }
    }

    /// The server does not want to tell anything.
    fn turned_away(&mut self, why: &Refused, now: i64) -> Vec<Effect> {
        match why.why {
            Why::TooMuch | Why::Unavailable | Why::NotNow | Why::Stale => self.lost(now),
            why => {
                self.forget_requests();
                self.connection.refused(why);
                vec![Effect::Disconnect]
            }
        }
    }

    /// Takes over the table and the lines of a welcome or an update.
    fn follow(&mut self, table: Table, you: You, from: u32, lines: &[String]) -> Vec<Effect> {
        let viewer = table.players().map_or(Viewer::Public, |players| you.viewer(players));
        let fits = self.log.as_ref().is_some_and(|log| {
            !self.is_stale && log.viewer() == viewer && log.lines() <= table.lines
        });
        if !fits {
            if from > 1 {
                // These are later lines than those that are needed.
                return self.ask_everything();
            }
            self.log = GameLog::new(table.game, table.seats.len(), viewer);
        }
        let Some(log) = &mut self.log else {
            self.connection.refused(Why::Version);
            return vec![Effect::Disconnect];
        };
        let is_whole = log.lines() == 0;
        let Ok(changes) = log.hear(from, lines) else { return self.ask_everything() };
        self.connection.opened();
        self.is_stale = false;
        self.is_opened = table.phase == Phase::Over && (self.is_opened || is_whole);
        let was_open = self.table.as_ref().is_some_and(|table| table.phase == Phase::Open);
        let has_begun = was_open && table.phase == Phase::Playing;
        self.table = Some(table);
        self.you = you;
        let mut effects: Vec<_> = has_begun.then_some(Effect::Began).into_iter().collect();
        effects.extend(if fits { self.show(changes) } else { self.lay_out(has_begun) });
        effects.extend(self.open_up());
        effects
    }

    /// The log is another one. A screen that has shown a part of the game goes on from there; one
    /// that has shown nothing shows all of it at once, unless the game has only just begun.
    fn lay_out(&mut self, has_just_begun: bool) -> Vec<Effect> {
        let Some(log) = &self.log else { return Vec::new() };
        let mut history = log.history().clone();
        if let Some(shown) = &self.shown {
            history.cut(shown.len());
        } else if has_just_begun {
            history.cut(0);
        }
        let has_begun = self.table.as_ref().is_some_and(|table| table.phase != Phase::Open);
        self.shown = (has_begun || !history.is_empty()).then_some(history);
        self.is_showing = false;
        let mut effects = vec![Effect::Moved];
        effects.extend(self.go_on());
        effects
    }

    /// Requests the whole log, because the one that is known is of no use. If it has just been sent
    /// whole, it never will be: another version of this program may understand it.
    fn ask_everything(&mut self) -> Vec<Effect> {
        if self.is_stale {
            self.connection.refused(Why::Version);
            return vec![Effect::Disconnect];
        }
        self.is_stale = true;
        self.connect()
    }

    fn show(&mut self, changes: Changes) -> Vec<Effect> {
        if changes.back_to.is_some() {
            // What was to follow a move that is on its way is off.
            self.moves.truncate(1);
        }
        if changes.back_to.is_some() || !changes.back.is_empty() {
            self.announced.turn = None;
        }
        let mut effects: Vec<_> = changes.away.into_iter().map(Effect::Away).collect();
        effects.extend(changes.back.into_iter().map(Effect::Back));
        let lines = self.log.as_ref().map_or(0, GameLog::lines);
        if self.shown.is_none() && lines > 0 {
            self.shown = self.log.as_ref().map(|log| {
                let mut start = log.history().clone();
                start.cut(0);
                start
            });
        }
        if let (Some(events), Some(shown)) = (changes.back_to, &mut self.shown)
            && shown.len() > events
        {
            shown.cut(events);
            self.is_showing = false;
            effects.push(Effect::Moved);
        }
        if !self.is_showing {
            effects.extend(self.go_on());
        }
        effects
    }

    /// The hands of a finished game are revealed.
    fn open_up(&mut self) -> Vec<Effect> {
        let is_over = self.table.as_ref().is_some_and(|table| table.phase == Phase::Over);
        if is_over && !self.is_revealed() { self.ask_everything() } else { Vec::new() }
    }

    /// Does the log hide nothing?
    fn is_revealed(&self) -> bool {
        let hides = |log: &GameLog| log.history().game().kind().hides_hands();
        self.is_opened || !self.log.as_ref().is_some_and(hides)
    }

    fn take_talk(&mut self, talk: Vec<Said>) {
        let last = self.talk.last().map_or(i64::MIN, |said| said.number);
        self.talk.extend(talk.into_iter().filter(|said| said.number > last));
        let many = self.talk.len().saturating_sub(MOST_TALK);
        self.talk.drain(..many);
    }

    fn said(&mut self, said: Said) -> Vec<Effect> {
        if self.talk.last().is_some_and(|last| last.number >= said.number) {
            return Vec::new();
        }
        self.take_talk(vec![said.clone()]);
        let own = self
            .you
            .seat
            .and_then(|seat| self.table.as_ref()?.seats.get(usize::from(seat))?.person.as_deref());
        if own == Some(said.person.as_str()) { Vec::new() } else { vec![Effect::Talked(said)] }
    }

    /// Is there more than the screen has come to?
    fn is_behind(&self) -> bool {
        match (&self.log, &self.shown) {
            (Some(log), Some(shown)) => log.history().len() > shown.len(),
            _ => false,
        }
    }

    /// Shows the next event, or asks whoever is to be asked.
    fn go_on(&mut self) -> Vec<Effect> {
        let (Some(log), Some(shown)) = (&self.log, &mut self.shown) else { return Vec::new() };
        if log.history().len() > shown.len() + MOST_WAITING {
            return self.hurry();
        }
        if shown.go_on_in(log.history()) {
            self.is_showing = true;
            return vec![Effect::Happened(shown.len() - 1)];
        }
        let events = shown.len();
        match self.waiting() {
            Waiting::Person(seat) if self.announced.turn != Some(events) => {
                self.announced.turn = Some(events);
                vec![Effect::YourTurn(seat)]
            }
            Waiting::Nobody if self.is_over() && !self.announced.over => {
                self.announced.over = true;
                vec![Effect::Over]
            }
            _ => Vec::new(),
        }
    }

    fn hurry(&mut self) -> Vec<Effect> {
        let was_behind = self.is_behind() || self.is_showing;
        if let (Some(log), Some(shown)) = (&self.log, &mut self.shown) {
            *shown = log.history().clone();
        }
        self.is_showing = false;
        let mut effects: Vec<_> = was_behind.then_some(Effect::Moved).into_iter().collect();
        effects.extend(self.go_on());
        effects
    }

    /// A move of the viewer; in Byzanz also a sale out of turn. What the rules refuse is not sent;
    /// what they allow is shown when the server has accepted it. Moves that belong together wait
    /// for each other: another one is kept if it is possible after those on their way.
    fn act(&mut self, event: AnyEvent, now: i64) -> Vec<Effect> {
        let Some(log) = &self.log else { return Vec::new() };
        let seat = self.seat().filter(|seat| event.mover() == Some(*seat));
        if seat.is_none_or(|seat| self.is_away(seat)) {
            return Vec::new();
        }
        if self.is_sending() {
            let mut game = log.history().game().clone();
            let mut is_possible = |event: &AnyEvent| game.play(*event, &mut |_| ()).is_ok();
            if self.moves.iter().all(&mut is_possible) && is_possible(&event) {
                self.moves.push_back(event);
            }
            return Vec::new();
        }
        self.moves = [event].into();
        self.send_move(now)
    }

    /// Sends the next move, if there is one.
    fn send_move(&mut self, now: i64) -> Vec<Effect> {
        let (Some(log), Some(event)) = (&self.log, self.moves.front()) else { return Vec::new() };
        if let Err(refusal) = log.history().game().clone().play(*event, &mut |_| ()) {
            self.moves.clear();
            return vec![Effect::Refused(refusal)];
        }
        let command = Command::of(event, log.lines());
        command.map_or_else(Vec::new, |command| self.ask(command, now))
    }

    fn ask(&mut self, command: Command, now: i64) -> Vec<Effect> {
        if !self.connection.is_open() {
            self.moves.clear();
            return vec![Effect::NotSent];
        }
        let kind = match command {
            Command::Move { .. } => RequestKind::Move,
            Command::Ping => RequestKind::Ping,
            _ => RequestKind::Other,
        };
        vec![Effect::Send(Request { id: self.requests.ask(kind, now), command })]
    }
}

#[cfg(test)]
mod fake;
#[cfg(test)]
mod tests;
