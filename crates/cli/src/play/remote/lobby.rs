//! Which table to go to.

use anyhow::Result;
use fondaco_bots::BotName;
use fondaco_connection::Server;
use fondaco_protocol::{Lobby, NewTable, Phase, SeatWish, Summary};
use fondaco_rules::{AnyGame, GameKind};
use fondaco_texts::{Texts, text};

use super::screen::Screen;
use super::{shown, told};
use crate::cli::PlayArgs;
use crate::paint;
use crate::play::input::{Asked, Typed};
use crate::play::questions;

/// Lists the tables until one is chosen or set up; nothing when the player has enough.
pub fn choose(
    args: &PlayArgs,
    server: &Server,
    key: &str,
    texts: &Texts,
    screen: &mut Screen,
) -> Result<Option<String>> {
    loop {
        let lobby = server.lobby(key).map_err(|failure| told(texts, server, failure))?;
        let (list, tables) = listed(texts, server, &lobby);
        screen.show(&list)?;
        loop {
            let Typed::Line(line) = screen.read()? else { return Ok(None) };
            let again = match line.trim() {
                "" => break,
                "quit" | "exit" => return Ok(None),
                "new" => match ask_new(args, texts, screen)? {
                    None => return Ok(None),
                    Some(table) => match server.new_table(key, &table) {
                        Ok(table) => return Ok(Some(table.id)),
                        Err(failure) => told(texts, server, failure).to_string(),
                    },
                },
                number => {
                    let place =
                        number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                    if let Some(id) = place.and_then(|place| tables.get(place)) {
                        return Ok(Some(id.clone()));
                    }
                    text!(texts, "remote-lobby-again")
                }
            };
            screen.show(&format!("{}\n", paint::warning(&again)))?;
        }
    }
}

/// The tables as a numbered list, and their ids in that order.
fn listed(texts: &Texts, server: &Server, lobby: &Lobby) -> (String, Vec<String>) {
    let mut ids = Vec::new();
    let title = text!(texts, "remote-lobby", server = server.address());
    let mut list = vec![paint::bold(&title)];
    let groups = [
        (text!(texts, "remote-lobby-mine"), &lobby.mine),
        (text!(texts, "remote-lobby-open"), &lobby.open),
        (text!(texts, "remote-lobby-playing"), &lobby.playing),
    ];
    for (heading, tables) in groups {
        let new: Vec<_> = tables.iter().filter(|table| !ids.contains(&table.id)).collect();
        if new.is_empty() {
            continue;
        }
        list.push(heading);
        for table in new {
            ids.push(table.id.clone());
            list.push(format!("  {}", row(texts, ids.len(), table)));
        }
    }
    if ids.is_empty() {
        list.push(text!(texts, "remote-lobby-empty"));
    }
    list.push(paint::faint(&text!(texts, "remote-lobby-ask")));
    (list.join("\n") + "\n", ids)
}

fn row(texts: &Texts, number: usize, table: &Summary) -> String {
    let name = |(place, name): (usize, &String)| match name.as_str() {
        "" => text!(texts, "remote-nobody"),
        name if table.bots.get(place) == Some(&true) => texts.bot(&shown(name)),
        name => shown(name),
    };
    let names: Vec<_> = table.names.iter().enumerate().map(name).collect();
    let game = texts.game(table.game);
    let names = names.join(", ");
    let number = number.to_string();
    let row = text!(texts, "remote-lobby-row", number = number, game = game, names = names);
    let note = match table.phase {
        Phase::Over | Phase::Closed => text!(texts, "remote-lobby-over"),
        _ if table.your_turn => paint::bold(&text!(texts, "remote-lobby-turn")),
        _ => return row,
    };
    format!("{row} {note}")
}

/// Asks what a new table is to be like; nothing when the player goes away instead.
fn ask_new(args: &PlayArgs, texts: &Texts, screen: &mut Screen) -> Result<Option<NewTable>> {
    let Some(kind) = questions::game(texts, screen)? else { return Ok(None) };
    let Some(players) = questions::players(texts, screen, kind)? else { return Ok(None) };
    let others = players - 1;
    screen.show(&format!("{}\n", paint::bold(&text!(texts, "remote-ask-seats"))))?;
    loop {
        let Typed::Line(answer) = screen.read()? else { return Ok(None) };
        let names = answer.split([',', ' ']).filter(|name| !name.is_empty());
        let bots: Option<Vec<BotName>> = names.map(|name| name.parse().ok()).collect();
        if let Some(bots) = bots.filter(|bots| bots.len() <= others as usize) {
            return wished(args, kind, players, &bots).map(Some);
        }
        let again = text!(texts, "remote-ask-seats-again", count = others);
        screen.show(&format!("{}\n", paint::warning(&again)))?;
    }
}

/// A table with the player in the first seat and bots in the last ones.
pub fn wished(args: &PlayArgs, kind: GameKind, players: u32, bots: &[BotName]) -> Result<NewTable> {
    AnyGame::new(kind, players)?;
    let free = (players as usize - 1).saturating_sub(bots.len());
    let bots = bots.iter().map(|bot| SeatWish::Bot(bot.level.name().to_owned()));
    let open = std::iter::repeat_n(SeatWish::Open, free);
    let others = open.chain(bots).take(players as usize - 1);
    Ok(NewTable {
        game: kind,
        seats: std::iter::once(SeatWish::Host).chain(others).collect(),
        public: !args.remote.private,
        clock: args.remote.clock,
        start_when_full: true,
    })
}
