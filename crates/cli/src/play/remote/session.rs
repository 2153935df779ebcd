//! At a table on a server.

use std::collections::HashMap;

use anyhow::{Result, anyhow};
use fondaco_connection::Server;
use fondaco_protocol::{Command, Entry, Log, Me, News, Phase, Refused, Said, Table, Why, You};
use fondaco_rules::{AnyGame, Seat, ToAct};
use fondaco_story::{Narrator, Page, Voice};
use fondaco_texts::{Language, Texts, text};

use super::link::{Link, Step};
use super::screen::Screen;
use super::{Next, changes, refusal, shown};
use crate::app::Exit;
use crate::cli::PlayArgs;
use crate::play::input::Typed;
use crate::sheet::Sheet;
use crate::{board, output, paint};

/// A player, or an onlooker, at a table. Nothing is shown of the game but what the server told.
pub struct Session<'a> {
    pub(super) server: &'a Server,
    pub(super) key: &'a str,
    pub(super) me: &'a Me,
    pub(super) id: String,
    pub(super) screen: &'a mut Screen,
    pub(super) args: &'a PlayArgs,
    pub(super) width: usize,
    pub(super) link: Link,
    /// What is known of the table, once the server has welcomed us.
    pub(super) at: Option<At>,
    /// What the server was asked to do and has not answered yet.
    pub(super) wanted: HashMap<u32, Command>,
    /// A move that was read before the game has begun.
    pub(super) held: Option<String>,
    language: Language,
    /// So many lines of the log were told to the player.
    told: u32,
    /// For the position after so many lines the player was asked.
    asked: u32,
    /// The last thing that was said and shown.
    talk: i64,
    deadline: Option<i64>,
    is_lost: bool,
}

/// What is known of a table.
pub struct At {
    pub table: Table,
    pub you: You,
    pub log: Log,
    pub narrator: Narrator<Sheet>,
}

impl At {
    /// The player's seat; none for an onlooker.
    pub fn seat(&self) -> Option<Seat> {
        Seat::new(self.you.seat?.into(), self.log.game().players())
    }

    pub fn texts(&self) -> &Texts {
        &self.narrator.voice.texts
    }

    /// Has the player to decide something?
    pub fn is_my_turn(&self) -> bool {
        let mine = self.seat().map(ToAct::Player) == Some(self.log.game().to_act());
        mine && self.table.phase == Phase::Playing
    }
}

impl<'a> Session<'a> {
    /// On the way to a table.
    pub fn new(
        server: &'a Server,
        key: &'a str,
        me: &'a Me,
        id: String,
        language: Language,
        screen: &'a mut Screen,
        args: &'a PlayArgs,
    ) -> Session<'a> {
        let link = Link::new(server.clone(), id.clone(), key.to_owned());
        Session {
            server,
            key,
            me,
            id,
            screen,
            args,
            width: output::width(),
            link,
            at: None,
            wanted: HashMap::new(),
            held: None,
            language,
            told: 0,
            asked: 0,
            talk: 0,
            deadline: None,
            is_lost: false,
        }
    }

    /// Stays at the table until the player goes elsewhere.
    pub async fn sit(mut self) -> Result<Next> {
        loop {
            self.make_held_move().await?;
            if self.awaits_typing() {
                self.screen.ask();
            }
            let since = self.at.as_ref().map_or(0, |at| at.log.lines());
            let next = tokio::select! {
                typed = self.screen.typed(), if self.screen.is_asked() => match typed? {
                    Typed::Line(line) => self.answer(line.trim()).await?,
                    Typed::End => Some(Next::Stop(Exit::Fine)),
                    Typed::Interrupt => Some(Next::Stop(Exit::Interrupted)),
                },
                step = self.link.next(since) => {
                    self.step(step).await?;
                    None
                }
            };
            if let Some(next) = next {
                if matches!(next, Next::Stop(_)) {
                    self.say_how_to_return()?;
                }
                self.link.close().await;
                return Ok(next);
            }
        }
    }

    /// At a terminal something may be typed at any time. A file or a pipe is not read while others
    /// decide or the server is away, so that what comes next in it meets the position it was
    /// written for.
    fn awaits_typing(&self) -> bool {
        let Some(at) = &self.at else { return false };
        let others_decide = at.table.phase == Phase::Playing && !self.is_asked(at);
        let is_connected = self.link.is_open() && !self.is_lost;
        let is_ready = is_connected && self.wanted.is_empty() && self.held.is_none();
        self.screen.is_terminal() || (is_ready && !others_decide)
    }

    /// Has the player been shown the position in which he has to decide?
    fn is_asked(&self, at: &At) -> bool {
        at.is_my_turn() && self.asked == at.log.lines()
    }

    /// Makes the move that was read too early, now that it is its time.
    async fn make_held_move(&mut self) -> Result<()> {
        if self.wanted.is_empty()
            && self.link.is_open()
            && self.at.as_ref().is_some_and(|at| at.table.phase != Phase::Open && self.is_asked(at))
            && let Some(line) = self.held.take()
        {
            self.answer(&line).await?;
        }
        Ok(())
    }

    async fn step(&mut self, step: Step) -> Result<()> {
        match step {
            Step::Failed(lost) | Step::Lost(lost) if self.at.is_none() => {
                let (server, texts) = (self.server.address(), Texts::new(self.language));
                let reason = lost.to_string();
                let told = text!(texts, "remote-unreachable", server = server, reason = reason);
                return Err(anyhow!(told));
            }
            Step::Failed(_) | Step::Connected => {}
            Step::Lost(_) => self.lost(|texts| text!(texts, "remote-lost"))?,
            Step::News(news) => self.news(*news).await?,
        }
        Ok(())
    }

    /// The connection is gone; what was asked for may have been done or not, and the log will tell.
    fn lost(&mut self, why: impl FnOnce(&Texts) -> String) -> Result<()> {
        self.wanted.clear();
        if !std::mem::replace(&mut self.is_lost, true)
            && let Some(at) = &self.at
        {
            let line = paint::faint(&why(at.texts()));
            self.say(&line)?;
        }
        Ok(())
    }

    async fn news(&mut self, news: News) -> Result<()> {
        match news {
            News::Welcome { table, you, from, lines, talk, now } => {
                self.link.works();
                self.welcome(table, you, from, &lines)?;
                for said in talk {
                    self.said(&said)?;
                }
                self.after_news(now)?;
                self.join_if_open().await?;
            }
            News::Update { table, you, from, lines, now } => {
                self.change(table, you, from, &lines)?;
                self.after_news(now)?;
            }
            News::Talk { said } => self.said(&said)?,
            News::Done { id } => {
                if let (Some(Command::Order { .. }), Some(at)) = (self.wanted.remove(&id), &self.at)
                {
                    let done = text!(at.texts(), "remote-done");
                    self.say(&done)?;
                }
            }
            News::Refused { id, why } => self.refused(id, &why)?,
            News::Closing => {
                self.link.drop();
                self.lost(|texts| text!(texts, "remote-stopping"))?;
            }
        }
        Ok(())
    }

    fn welcome(&mut self, table: Table, you: You, from: u32, lines: &[String]) -> Result<()> {
        if self.at.is_some() {
            if std::mem::take(&mut self.is_lost)
                && let Some(at) = &self.at
            {
                let again = paint::faint(&text!(at.texts(), "remote-again"));
                self.say(&again)?;
            }
            return self.change(table, you, from, lines);
        }
        let texts = Texts::new(self.language);
        let kind = table.game;
        let game = AnyGame::new(kind, table.seats.len() as u32).map_err(|wrong| {
            let (server, reason) = (self.server.address(), wrong.to_string());
            anyhow!(text!(texts, "remote-strange", server = server, reason = reason))
        })?;
        let names = changes::names(kind, game.players(), &table, &you);
        let viewer = you.viewer(game.players());
        let voice = Voice { texts, names, viewer };
        let narrator = Narrator::new(voice, kind, Sheet::new(self.width));
        let at = At { table, you, log: Log::new(game, viewer), narrator };
        let about = changes::about(&at, self.server, &self.me.id);
        self.at = Some(at);
        self.say(&about)?;
        // Whoever comes to a game that has begun sees the position, not all that led to it.
        self.told = u32::try_from(lines.len()).unwrap_or(u32::MAX).saturating_add(from);
        self.hear(from, lines)?;
        if let Some(at) = &mut self.at {
            self.told = at.log.lines();
            if at.table.phase != Phase::Open {
                at.narrator.open(at.log.game());
            }
        }
        self.flush()
    }

    /// Follows the log and tells what is new in it.
    fn hear(&mut self, from: u32, lines: &[String]) -> Result<()> {
        let Some(at) = &mut self.at else { return Ok(()) };
        let (log, narrator) = (&mut at.log, &mut at.narrator);
        let mut number = from.max(log.lines() + 1);
        let told = self.told;
        let mut before = log.game().clone();
        let followed = log.hear(from, lines, &mut |entry, after| {
            if number > told {
                tell(narrator, entry, &before, after);
            }
            number += 1;
            before.clone_from(after);
        });
        self.told = told.max(log.lines());
        if followed.is_err() {
            self.request_log();
        }
        self.flush()
    }

    /// Requests the whole log, because lines are missing or the viewer is another one.
    fn request_log(&mut self) {
        if let Some(at) = &mut self.at {
            at.log.restart(at.you.viewer(at.log.game().players()));
        }
        self.wanted.clear();
        self.link.drop();
    }

    /// Takes over a newer table, with new lines of its log.
    fn change(&mut self, table: Table, you: You, from: u32, lines: &[String]) -> Result<()> {
        let Some(at) = &mut self.at else { return Ok(()) };
        let before = std::mem::replace(&mut at.table, table);
        at.you = you;
        let game = at.log.game();
        let viewer = at.you.viewer(game.players());
        at.narrator.voice.names = changes::names(game.kind(), game.players(), &at.table, &at.you);
        at.narrator.voice.viewer = viewer;
        if viewer != at.log.viewer() {
            if at.log.lines() > 0 {
                self.request_log();
                return self.tell_changes(&before);
            }
            at.log.restart(viewer);
        }
        if before.phase == Phase::Open {
            self.tell_changes(&before)?;
            self.hear(from, lines)
        } else {
            self.hear(from, lines)?;
            self.tell_changes(&before)
        }
    }

    fn tell_changes(&mut self, before: &Table) -> Result<()> {
        let Some(at) = &self.at else { return Ok(()) };
        for line in changes::told(at, before) {
            self.say(&line)?;
        }
        Ok(())
    }

    /// What concerns the player once table and log agree.
    fn after_news(&mut self, now: i64) -> Result<()> {
        self.show_turn()?;
        let Some(at) = &self.at else { return Ok(()) };
        let deadline = at.table.deadline.filter(|_| at.is_my_turn());
        if deadline != self.deadline {
            self.deadline = deadline;
            if let Some(left) = deadline.map(|deadline| (deadline - now) / 1000)
                && at.table.clock <= 120
            {
                let line = text!(at.texts(), "remote-time", seconds = left.max(0));
                self.say(&paint::faint(&line))?;
            }
        }
        Ok(())
    }

    /// Shows the position when the player has to decide, once.
    fn show_turn(&mut self) -> Result<()> {
        let Some(at) = &self.at else { return Ok(()) };
        let lines = at.log.lines();
        let mine = at.seat().filter(|_| at.is_my_turn() && self.asked != lines);
        let Some(seat) = mine else { return Ok(()) };
        self.asked = lines;
        let (voice, game) = (&at.narrator.voice, at.log.game());
        let position = board::show(voice, game, seat, self.width);
        let question = board::ask(voice, game, seat, self.width);
        Ok(self.screen.show(&format!("{position}{question}"))?)
    }

    /// Whoever comes to a table that waits for people sits down.
    async fn join_if_open(&mut self) -> Result<()> {
        let Some(at) = &self.at else { return Ok(()) };
        let waits = at.table.seats.iter().any(|seat| match &seat.person {
            None => seat.bot.is_none(),
            Some(person) => seat.awaited && *person == self.me.id,
        });
        let awaited = at.you.seat.is_none_or(|seat| {
            at.table.seats.get(usize::from(seat)).is_some_and(|seat| seat.awaited)
        });
        if at.table.phase == Phase::Open && waits && awaited {
            self.want(Command::Join { seat: None }).await?;
        }
        Ok(())
    }

    fn said(&mut self, said: &Said) -> Result<()> {
        if said.number <= self.talk {
            return Ok(());
        }
        self.talk = said.number;
        let Some(at) = &self.at else { return Ok(()) };
        let (name, words) = (shown(&said.name), shown(&said.text));
        let line = text!(at.texts(), "remote-said", name = paint::bold(&name), text = words);
        self.say(&line)
    }

    fn refused(&mut self, id: Option<u32>, why: &Refused) -> Result<()> {
        let Some(at) = &self.at else {
            return Err(anyhow!(refusal(&Texts::new(self.language), why)));
        };
        let line = paint::warning(&refusal(at.texts(), why));
        match id {
            Some(id) => drop(self.wanted.remove(&id)),
            // The connection itself is refused: it may be better later.
            None if matches!(why.why, Why::Unavailable | Why::TooMuch) => self.link.drop(),
            None => return Err(anyhow!(refusal(at.texts(), why))),
        }
        self.say(&line)
    }

    fn say_how_to_return(&mut self) -> Result<()> {
        let Some(at) = &self.at else { return Ok(()) };
        if at.you.seat.is_none() || matches!(at.table.phase, Phase::Over | Phase::Closed) {
            return Ok(());
        }
        let server = self.server.address();
        let kept = text!(at.texts(), "remote-kept", server = server, table = self.id.as_str());
        // Nothing breaks the line: it is there to be copied.
        Ok(self.screen.show(&format!("{kept}\n"))?)
    }

    /// Shows what has been told so far.
    fn flush(&mut self) -> Result<()> {
        let Some(at) = &mut self.at else { return Ok(()) };
        at.narrator.pause();
        let told = at.narrator.page.take();
        if told.is_empty() { Ok(()) } else { Ok(self.screen.show(&told)?) }
    }

    /// Shows a line, wrapped.
    pub(super) fn say(&mut self, line: &str) -> Result<()> {
        let mut page = Sheet::new(self.width);
        line.lines().for_each(|line| page.line(line));
        Ok(self.screen.show(&page.take())?)
    }
}

/// Tells one line of the log.
fn tell(narrator: &mut Narrator<Sheet>, entry: Entry<'_>, before: &AnyGame, after: &AnyGame) {
    let voice = &narrator.voice;
    let line = match entry {
        Entry::Event(event, effects) => return narrator.tell(before, event, &effects, after),
        Entry::Undo(_) => text!(voice.texts, "remote-undone"),
        Entry::Away(seat) => text!(voice.texts, "remote-away", name = voice.name(seat)),
        Entry::Back(seat) => text!(voice.texts, "remote-back", name = voice.name(seat)),
        Entry::Seed(seed) => paint::faint(&text!(voice.texts, "remote-seed", seed = shown(seed))),
        Entry::Other => return,
    };
    narrator.pause();
    narrator.page.line(&line);
}
