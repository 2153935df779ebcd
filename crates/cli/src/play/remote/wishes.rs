//! What is typed at a table on a server.

use std::path::Path;

use anyhow::Result;
use fondaco_bots::Level;
use fondaco_protocol::{Command, Order, Phase};
use fondaco_rules::Refusal;
use fondaco_texts::text;

use super::session::{At, Session};
use super::{Next, changes, told};
use crate::app::Exit;
use crate::play::keeper::Keeper;
use crate::play::{help, hint, rules};
use crate::{board, paint};

/// What somebody wants.
enum Wish {
    /// An answer that this program knows.
    Reply(String),
    /// The server is to do something.
    Do(Command),
    /// To keep the record, here or in a file with a name of its own.
    Save(String),
    /// A move before the game has begun.
    Hold,
    Go(Next),
    Nothing,
}

impl Session<'_> {
    /// Does what was typed; says where to go, if elsewhere.
    pub(super) async fn answer(&mut self, line: &str) -> Result<Option<Next>> {
        let Some(at) = &self.at else { return Ok(None) };
        match self.wish(at, line) {
            Wish::Nothing => {}
            Wish::Hold => self.held = Some(line.to_owned()),
            Wish::Go(next) => return Ok(Some(next)),
            Wish::Reply(reply) => self.screen.show(&format!("{}\n", reply.trim_end()))?,
            Wish::Do(command) => self.want(command).await?,
            Wish::Save(place) => self.save(&place).await?,
        }
        Ok(None)
    }

    fn wish(&self, at: &At, line: &str) -> Wish {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (texts, game) = (at.texts(), at.log.game());
        let rest = rest.trim();
        let warning = |text: String| Wish::Reply(paint::warning(&text));
        let order = |order| Wish::Do(Command::Order { order });
        match word {
            "quit" | "exit" => Wish::Go(Next::Stop(Exit::Fine)),
            "lobby" => Wish::Go(Next::Lobby),
            "next" => match &at.table.next {
                Some(next) => Wish::Go(Next::Table(next.clone())),
                None => warning(text!(texts, "remote-no-next")),
            },
            "help" | "?" => Wish::Reply(format!(
                "{}\n{}",
                help(texts, game.kind()),
                text!(texts, "remote-help")
            )),
            "rules" => Wish::Reply(rules(texts, game.kind())),
            "table" => Wish::Reply(changes::who(at)),
            "say" if !rest.is_empty() => Wish::Do(Command::Talk { text: rest.to_owned() }),
            "" | "say" => Wish::Nothing,
            "start" => Wish::Do(Command::Start),
            "join" if rest.is_empty() => Wish::Do(Command::Join { seat: None }),
            "join" => match rest.parse() {
                Ok(seat) => Wish::Do(Command::Join { seat: Some(seat) }),
                Err(_) => warning(text!(texts, "remote-unknown-number", example = "join 2")),
            },
            "leave" => Wish::Do(Command::Leave),
            "back" => Wish::Do(Command::Back),
            "undo" => Wish::Do(Command::AskUndo),
            "yes" | "no" if at.table.undo.is_some() => {
                Wish::Do(Command::AnswerUndo { yes: word == "yes" })
            }
            "yes" | "no" => warning(text!(texts, "remote-nothing-asked")),
            "limit" => match rest.parse() {
                Ok(limit) => order(Some(Order::BidUpTo(limit))),
                Err(_) => warning(text!(texts, "remote-unknown-number", example = "limit 9")),
            },
            "passday" => order(Some(Order::PassToday)),
            "manual" => order(None),
            "rematch" => Wish::Do(Command::Rematch),
            "save" => Wish::Save(rest.to_owned()),
            _ => self.at_the_board(at, word, line),
        }
    }

    /// A move, or a question about the position, by somebody who plays.
    fn at_the_board(&self, at: &At, word: &str, line: &str) -> Wish {
        let (texts, voice, game) = (at.texts(), &at.narrator.voice, at.log.game());
        let warning = |text: String| Wish::Reply(paint::warning(&text));
        let Some(seat) = at.seat() else {
            return warning(text!(texts, "remote-not-seated"));
        };
        if at.table.phase == Phase::Open && !self.screen.is_terminal() {
            return Wish::Hold;
        }
        if at.table.phase == Phase::Open {
            return warning(text!(texts, "remote-not-yet"));
        }
        match word {
            "moves" => Wish::Reply(board::moves(voice, game, seat, self.width)),
            "position" => Wish::Reply(board::show(voice, game, seat, self.width)),
            "hint" if at.is_my_turn() => {
                let seed = getrandom::u64().unwrap_or_default();
                let master = texts.bot(Level::Master.name());
                let thinks = text!(texts, "thinks", name = master);
                let hint = hint::hint(voice, game, seat, seed, self.width);
                Wish::Reply(format!("{}\n{hint}", paint::faint(&thinks)))
            }
            "hint" => warning(text!(texts, "ask-nothing")),
            _ => {
                // The player's own view is right, so his own moves are judged as the server will.
                let read = game.read(&format!("{seat} {line}")).map_err(Refusal::from);
                let legal = read.and_then(|event| {
                    game.clone().play(event, &mut |_| ())?;
                    Ok(event)
                });
                match legal {
                    Ok(event) => {
                        Command::of(&event, at.log.lines()).map_or(Wish::Nothing, Wish::Do)
                    }
                    Err(refusal) => warning(texts.refusal(&voice.names, &refusal)),
                }
            }
        }
    }

    /// Asks the server to do something.
    pub(super) async fn want(&mut self, command: Command) -> Result<()> {
        let Some(live) = self.link.live() else {
            let Some(at) = &self.at else { return Ok(()) };
            let offline = paint::warning(&text!(at.texts(), "remote-offline"));
            return self.say(&offline);
        };
        match live.request(command.clone()).await {
            Ok(id) => drop(self.wanted.insert(id, command)),
            // That it is lost is told when the server is listened to.
            Err(_) => self.link.drop(),
        }
        Ok(())
    }

    /// Saves the record as far as the player may see it.
    async fn save(&mut self, place: &str) -> Result<()> {
        let (key, id) = (self.key.to_owned(), self.id.clone());
        let record = self.server.ask(move |server| server.record(&key, &id)).await;
        let Some(at) = &self.at else { return Ok(()) };
        let texts = at.texts();
        let line = match record {
            Err(failure) => paint::warning(&told(texts, self.server, failure).to_string()),
            Ok(record) => {
                let lines = record.lines().map(str::to_owned).collect();
                let keeper = Keeper::new(at.log.game().kind(), lines, self.args.save.clone());
                let saved =
                    if place.is_empty() { keeper.save() } else { keeper.save_as(Path::new(place)) };
                match saved {
                    Ok(path) => text!(texts, "saved", path = path.display().to_string()),
                    Err(error) => {
                        paint::warning(&text!(texts, "not-saved", reason = error.to_string()))
                    }
                }
            }
        };
        self.say(&line)
    }
}
