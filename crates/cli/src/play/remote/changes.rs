//! Who sits at a table, and what has changed there.

use fondaco_connection::Server;
use fondaco_protocol::{Phase, SeatState, Table, You};
use fondaco_rules::{GameKind, Players, Seat};
use fondaco_texts::{Names, Sitter, Texts, text};

use super::session::At;
use super::shown;
use crate::paint;

const DAY: u32 = 86_400;

/// How the players are called in the story of the game.
pub fn names(kind: GameKind, players: Players, table: &Table, you: &You) -> Names {
    let sitters = table.seats.iter().enumerate().map(|(place, seat)| match &seat.bot {
        _ if you.seat.map(usize::from) == Some(place) => Sitter::You,
        Some(bot) if seat.person.is_none() => Sitter::Bot(bot),
        _ => Sitter::Person(&seat.name),
    });
    Names::seated(kind, players, sitters)
}

/// What there is to know when one comes to a table.
pub fn about(at: &At, server: &Server, me: &str) -> String {
    let (texts, table) = (at.texts(), &at.table);
    let mut lines = vec![who(at)];
    match table.clock {
        0 => {}
        DAY.. => lines.push(text!(texts, "remote-clock-days", days = table.clock / DAY)),
        seconds => lines.push(text!(texts, "remote-clock", seconds = seconds)),
    }
    if table.phase == Phase::Open {
        let link = format!("{}/#/online/{}", server.address(), table.id);
        lines.push(text!(texts, "remote-invite", link = link));
        if table.host == me {
            lines.push(text!(texts, "remote-start"));
        }
    } else if at.you.seat.is_none() {
        lines.push(text!(texts, "remote-watching"));
    }
    lines.push(paint::faint(&text!(texts, "play-opening")));
    lines.join("\n")
}

/// Who sits where.
pub fn who(at: &At) -> String {
    let (texts, table) = (at.texts(), &at.table);
    let seats = at.log.game().players().seats().zip(&table.seats);
    let names: Vec<_> = seats.map(|(seat, state)| sitting(at, seat, state)).collect();
    let game = texts.game(at.log.game().kind());
    let title = text!(
        texts,
        "remote-table",
        game = game,
        table = table.id.as_str(),
        names = names.join(", ")
    );
    paint::bold(&title)
}

fn sitting(at: &At, seat: Seat, state: &SeatState) -> String {
    let texts = at.texts();
    let name = at.narrator.voice.label(seat);
    match (&state.person, &state.bot) {
        (None, None) => text!(texts, "remote-nobody"),
        (Some(_), _) if state.awaited => text!(texts, "remote-awaited", name = name),
        (Some(_), Some(bot)) => {
            text!(texts, "remote-bot-for", name = name, bot = texts.bot(&shown(bot)))
        }
        _ => name,
    }
}

/// What has changed at the table, apart from its log.
pub fn told(at: &At, before: &Table) -> Vec<String> {
    let (texts, table) = (at.texts(), &at.table);
    let mut lines = Vec::new();
    if before.phase == Phase::Open {
        lines.extend(told_seats(at, texts, before));
    }
    if before.undo != table.undo {
        lines.extend(told_undo(at, texts, before));
    }
    if before.phase != table.phase {
        match table.phase {
            Phase::Over => lines.push(text!(texts, "remote-over")),
            Phase::Closed => lines.push(text!(texts, "remote-closed")),
            Phase::Open | Phase::Playing => {}
        }
    }
    if before.next.is_none() && table.next.is_some() {
        lines.push(text!(texts, "remote-next"));
    }
    lines
}

fn told_seats(at: &At, texts: &Texts, before: &Table) -> Vec<String> {
    let is_taken = |state: &SeatState| state.person.is_some() && !state.awaited;
    let seats = at.log.game().players().seats();
    let seats = seats.zip(at.table.seats.iter().zip(&before.seats));
    let told = |(seat, (now, then)): (Seat, (&SeatState, &SeatState))| {
        let number = seat.index();
        match (is_taken(then), is_taken(now)) {
            (_, true) if now.person != then.person || then.awaited => {
                let name = at.narrator.voice.label(seat);
                Some(text!(texts, "remote-came", name = name, seat = number))
            }
            (true, false) if now.bot.is_none() => Some(text!(texts, "remote-left", seat = number)),
            _ => None,
        }
    };
    seats.filter_map(told).collect()
}

fn told_undo(at: &At, texts: &Texts, before: &Table) -> Option<String> {
    let players = at.log.game().players();
    match (&before.undo, &at.table.undo) {
        (None, Some(asked)) => {
            let by = Seat::new(asked.by.into(), players)?;
            Some(text!(texts, "remote-undo-asked", name = at.narrator.voice.name(by)))
        }
        // Whether it was granted stands in the log.
        (Some(_), None) => Some(text!(texts, "remote-undo-off")),
        _ => None,
    }
}
