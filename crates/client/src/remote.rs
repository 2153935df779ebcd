//! A table on a server: messages in, effects out.
//!
//! A [`Remote`] is told what somebody wants, what the server says, how the connection fares and
//! what time it is; it asks for what it cannot do itself by [`Effect`]s. What it shows comes from
//! the log of the table alone: a move is shown when the server has accepted it, so two screens of
//! one person always agree.

mod connection;
mod log;
mod message;
mod requests;

use fondaco_bots::Level;
use fondaco_protocol::{Command, News, Phase, Refused, Request, Said, Table, Why, You};
use fondaco_rules::{AnyEvent, GameKind, Players, Seat, ToAct, Viewer};

use crate::{History, SetUp, Sitter, Waiting};
use connection::Connection;
pub use connection::Link;
use log::{Heard, Log};
pub use message::{Effect, Message};
use requests::{Requests, What};

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
    log: Option<Log>,
    /// What the screen has come to; always a beginning of the log's history.
    shown: Option<History>,
    /// Is the screen busy with the last event?
    is_showing: bool,
    requests: Requests,
    /// When the server has last said something, by the clock of this device.
    heard_at: i64,
    told: Told,
    /// Has the open log of a finished game been asked for?
    is_opened: bool,
}

/// What has been told to the screen, once.
#[derive(Clone, Copy, Default, Debug)]
struct Told {
    /// After how many events somebody here was asked.
    turn: Option<usize>,
    /// Is the game over?
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
            told: Told::default(),
            is_opened: false,
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
        self.log.as_ref()?.seat(self.you.seat?)
    }

    /// Through whose eyes the game is seen.
    pub fn viewer(&self) -> Viewer {
        self.log.as_ref().map_or(Viewer::Public, Log::viewer)
    }

    /// Has a move been sent that the server has not answered yet?
    pub fn is_sending(&self) -> bool {
        self.requests.has_move()
    }

    /// Is the game over, and everything about it known?
    pub fn is_over(&self) -> bool {
        let phase = self.table.as_ref().map(|table| table.phase);
        let opened = self.is_opened || self.log.as_ref().is_none_or(|log| !log.is_masked());
        phase == Some(Phase::Over) && opened && !self.is_behind()
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
        let kind = GameKind::named(&table.game)?;
        let sitters = table.seats.iter().enumerate().map(|(place, seat)| {
            let is_you = self.you.seat.map(usize::from) == Some(place);
            match &seat.bot {
                _ if is_you => Sitter::Person(String::new()),
                Some(bot) => Sitter::Bot(bot.parse().unwrap_or(Level::Merchant), seat.name.clone()),
                None => Sitter::Person(seat.name.clone()),
            }
        });
        Some(SetUp { kind, sitters: sitters.collect(), begins: None, hints: false })
    }

    /// How many play.
    pub fn players(&self) -> Option<Players> {
        let table = self.table.as_ref()?;
        let kind = GameKind::named(&table.game)?;
        Players::within(table.seats.len() as u32, kind.players()).ok()
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
                self.heard(*news, now)
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

    fn connect(&mut self) -> Vec<Effect> {
        self.requests.forget();
        vec![Effect::Connect { number: self.connection.attempt(), after: 0 }]
    }

    fn lost(&mut self, now: i64) -> Vec<Effect> {
        self.requests.forget();
        let (number, after) = self.connection.lost(now);
        vec![Effect::Connect { number, after }]
    }

    fn offline(&mut self) -> Vec<Effect> {
        self.requests.forget();
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

    fn heard(&mut self, news: News, now: i64) -> Vec<Effect> {
        self.heard_at = now;
        match news {
            News::Welcome { table, you, from, lines, talk, now: theirs } => {
                self.ahead = theirs - now;
                self.welcomed(table, you, from, &lines, talk)
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
            News::Lines { from, lines } => self.hear(from, &lines),
            News::Changed { table, you, now: theirs } => {
                self.ahead = theirs - now;
                self.changed(table, you)
            }
            News::Talk { said } => self.said(said),
            News::Done { id } => {
                self.requests.answered(id);
                Vec::new()
            }
            News::Refused { id, why } => match id.and_then(|id| self.requests.answered(id)) {
                Some(What::Presence) => Vec::new(),
                _ => vec![Effect::Denied(why)],
            },
        }
    }

    /// The server does not want to tell anything.
    fn turned_away(&mut self, why: &Refused, now: i64) -> Vec<Effect> {
        match why.why {
            Why::TooMuch | Why::Unavailable | Why::NotNow | Why::Stale => self.lost(now),
            why => {
                self.requests.forget();
                self.connection.refused(why);
                vec![Effect::Disconnect]
            }
        }
    }

    fn welcomed(
        &mut self,
        table: Table,
        you: You,
        from: u32,
        lines: &[String],
        talk: Vec<Said>,
    ) -> Vec<Effect> {
        let viewer = viewer_of(&table, &you);
        let fits = self.log.as_ref().is_some_and(|log| {
            !self.is_stale && log.viewer() == viewer && log.lines() <= table.lines
        });
        let mut effects = Vec::new();
        if !fits {
            if from > 1 {
                // These are later lines than those that are needed.
                return self.ask_everything();
            }
            self.log = Log::new(&table.game, table.seats.len(), viewer);
        }
        let Some(log) = &mut self.log else {
            self.connection.refused(Why::Version);
            return vec![Effect::Disconnect];
        };
        let Ok(heard) = log.hear(from, lines) else { return self.ask_everything() };
        self.connection.opened();
        self.is_opened = table.phase == Phase::Over && (self.is_stale || self.shown.is_none());
        self.is_stale = false;
        self.take_talk(talk);
        let began = self.take(table, you);
        if fits {
            effects.extend(began.then_some(Effect::Began));
            effects.extend(self.tell(heard));
        } else {
            effects.extend(self.lay_out());
        }
        effects.extend(self.open_up());
        effects
    }

    /// Everything was told anew. Whoever has seen a part of it sees that part and goes on from
    /// there; whoever comes new sees all of it at once.
    fn lay_out(&mut self) -> Vec<Effect> {
        let Some(log) = &self.log else { return Vec::new() };
        let mut history = log.history().clone();
        if let Some(shown) = &self.shown {
            history.cut(shown.len());
        }
        let has_begun = self.table.as_ref().is_some_and(|table| table.phase != Phase::Open);
        self.shown = (has_begun || !history.is_empty()).then_some(history);
        self.is_showing = false;
        let mut effects = vec![Effect::Moved];
        effects.extend(self.go_on());
        effects
    }

    /// The log does not make sense as it is. If it has just been told anew, it never will: another
    /// version of this program may understand it.
    fn ask_everything(&mut self) -> Vec<Effect> {
        if self.is_stale {
            self.connection.refused(Why::Version);
            return vec![Effect::Disconnect];
        }
        self.is_stale = true;
        self.connect()
    }

    fn hear(&mut self, from: u32, lines: &[String]) -> Vec<Effect> {
        let Some(log) = &mut self.log else { return Vec::new() };
        match log.hear(from, lines) {
            Ok(heard) => self.tell(heard),
            Err(_) => self.ask_everything(),
        }
    }

    fn tell(&mut self, heard: Heard) -> Vec<Effect> {
        let mut effects = Vec::new();
        if heard.back_to.is_some() || !heard.back.is_empty() {
            self.told.turn = None;
        }
        for seat in heard.away {
            self.seat_bot(seat, true);
            effects.push(Effect::Away(seat));
        }
        for seat in heard.back {
            self.seat_bot(seat, false);
            effects.push(Effect::Back(seat));
        }
        let lines = self.log.as_ref().map_or(0, Log::lines);
        if self.shown.is_none() && lines > 0 {
            self.shown = self.log.as_ref().map(|log| {
                let mut start = log.history().clone();
                start.cut(0);
                start
            });
        }
        if let (Some(events), Some(shown)) = (heard.back_to, &mut self.shown)
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

    /// The log says so before the table does.
    fn seat_bot(&mut self, seat: Seat, is_away: bool) {
        let seats = self.table.as_mut().map(|table| &mut table.seats);
        if let Some(state) = seats.and_then(|seats| seats.get_mut(seat.index())) {
            let bot = state.bot.take().unwrap_or_else(|| Level::Merchant.name().to_owned());
            state.bot = is_away.then_some(bot);
        }
    }

    fn changed(&mut self, table: Table, you: You) -> Vec<Effect> {
        let is_older = self.table.as_ref().is_some_and(|known| known.version > table.version);
        if is_older {
            return Vec::new();
        }
        let viewer = viewer_of(&table, &you);
        let seats = table.seats.len();
        let began = self.take(table, you);
        let mut effects: Vec<_> = began.then_some(Effect::Began).into_iter().collect();
        let log = self.log.as_ref();
        let is_untold = log.is_none_or(|log| log.lines() == 0);
        if is_untold {
            // Before the first line anybody may come and go.
            let game = self.table.as_ref().map(|table| table.game.as_str()).unwrap_or_default();
            self.log = Log::new(game, seats, viewer);
            effects.extend(self.lay_out());
        } else if log.is_some_and(|log| log.viewer() != viewer) {
            // Lines come before the news of whom they are for.
            match log.and_then(|log| log.through(viewer)) {
                Some(log) => self.log = Some(log),
                None => return self.ask_everything(),
            }
            effects.extend(self.lay_out());
        } else if !self.is_showing {
            effects.extend(self.go_on());
        }
        effects.extend(self.open_up());
        effects
    }

    /// What was hidden lies open when the game is over.
    fn open_up(&mut self) -> Vec<Effect> {
        let is_over = self.table.as_ref().is_some_and(|table| table.phase == Phase::Over);
        let is_masked = self.log.as_ref().is_some_and(Log::is_masked);
        if is_over && is_masked && !self.is_opened { self.ask_everything() } else { Vec::new() }
    }

    /// Has the game begun with this?
    fn take(&mut self, table: Table, you: You) -> bool {
        let was_open = self.table.as_ref().is_some_and(|table| table.phase == Phase::Open);
        let began = was_open && table.phase == Phase::Playing;
        self.table = Some(table);
        self.you = you;
        began
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
            Waiting::Person(seat) if self.told.turn != Some(events) => {
                self.told.turn = Some(events);
                vec![Effect::YourTurn(seat)]
            }
            Waiting::Nobody if self.is_over() && !self.told.over => {
                self.told.over = true;
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

    /// A move of the one who looks; in Byzanz also a sale out of turn. What the rules refuse is
    /// not sent; what they allow is shown when the server has taken it.
    fn act(&mut self, event: AnyEvent, now: i64) -> Vec<Effect> {
        let Some(log) = &self.log else { return Vec::new() };
        let Some(seat) = self.seat().filter(|seat| event.mover() == Some(*seat)) else {
            return Vec::new();
        };
        if self.is_away(seat) || self.is_sending() {
            return Vec::new();
        }
        if let Err(refusal) = log.history().clone().play(event) {
            return vec![Effect::Refused(refusal)];
        }
        let line = event.to_string();
        let play = line.split_once(' ').map_or("", |(_, play)| play).to_owned();
        let after = log.lines();
        self.ask(Command::Move { after, play }, now)
    }

    fn ask(&mut self, command: Command, now: i64) -> Vec<Effect> {
        if !self.connection.is_open() {
            return vec![Effect::NotSent];
        }
        let what = match command {
            Command::Move { .. } => What::Move,
            Command::Ping => What::Presence,
            _ => What::Other,
        };
        vec![Effect::Send(Request { id: self.requests.ask(what, now), command })]
    }
}

/// Through whose eyes the log of a table is told.
fn viewer_of(table: &Table, you: &You) -> Viewer {
    let players = GameKind::named(&table.game)
        .and_then(|kind| Players::within(table.seats.len() as u32, kind.players()).ok());
    let seat = you.seat.and_then(|seat| Seat::new(seat.into(), players?));
    seat.map_or(Viewer::Public, Viewer::Seat)
}

#[cfg(test)]
mod fake;
#[cfg(test)]
mod tests;
