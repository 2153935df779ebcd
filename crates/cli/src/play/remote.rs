//! Playing on a server.

mod changes;
mod keys;
mod link;
mod lobby;
mod screen;
mod session;
mod wishes;

use std::time::Duration;

use anyhow::{Result, anyhow};
use fondaco_connection::{Failure, Server};
use fondaco_protocol::{Refused, Why};
use fondaco_texts::{Language, Texts, text};

use crate::app::Exit;
use crate::cli::PlayArgs;
use keys::Keys;
use screen::Screen;
use session::Session;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where to go from a table.
pub enum Next {
    /// Nowhere.
    Stop(Exit),
    /// Back to where all tables are listed.
    Lobby,
    /// To another table.
    Table(String),
}

/// Plays on a server until the player has enough.
pub fn run(args: &PlayArgs, address: &str, language: Language) -> Result<Exit> {
    let texts = Texts::new(language);
    let server = Server::at(address, PATIENCE)
        .map_err(|_| anyhow!(text!(texts, "remote-not-a-server", address = address)))?;
    let mut screen = Screen::new()?;
    let keys = Keys::of(&server, args.remote.key_file.clone())?;
    let Some((me, key)) = keys.come_in(&server, &texts, args, &mut screen)? else {
        return Ok(Exit::Fine);
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut table = first_table(args, &server, &key, &texts)?;
    loop {
        let id = match table.take() {
            Some(id) => id,
            None => match lobby::choose(args, &server, &key, &texts, &mut screen)? {
                Some(id) => id,
                None => return Ok(Exit::Fine),
            },
        };
        let session = Session::new(&server, &key, &me, id, language, &mut screen, args);
        match runtime.block_on(session.sit())? {
            Next::Stop(exit) => return Ok(exit),
            Next::Lobby => {}
            Next::Table(id) => table = Some(id),
        }
    }
}

/// The table that the arguments name: by its id or its link, or a new one of a game.
fn first_table(
    args: &PlayArgs,
    server: &Server,
    key: &str,
    texts: &Texts,
) -> Result<Option<String>> {
    if let Some(link) = &args.remote.table {
        let link = link.trim().trim_end_matches("/replay");
        let id = link.trim_end_matches('/').rsplit(['/', '=', '#']).next().unwrap_or_default();
        let is_id = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
        return match id {
            id if !id.is_empty() && id.chars().all(is_id) => Ok(Some(id.to_owned())),
            _ => Err(anyhow!(text!(texts, "remote-refused-missing"))),
        };
    }
    let Some(kind) = args.game else { return Ok(None) };
    let players = args.players.unwrap_or_else(|| kind.usual_players().into());
    let wished = lobby::wished(args, kind, players, &args.bots)?;
    let made = server.new_table(key, &wished);
    Ok(Some(made.map_err(|failure| told(texts, server, failure))?.id))
}

/// What went wrong, for people.
pub fn told(texts: &Texts, server: &Server, failure: Failure) -> anyhow::Error {
    let server = server.address();
    anyhow!(match failure {
        Failure::Refused(why) => refusal(texts, &why),
        Failure::Unreachable(reason) => {
            text!(texts, "remote-unreachable", server = server, reason = reason)
        }
        Failure::Strange(reason) => {
            text!(texts, "remote-strange", server = server, reason = reason)
        }
    })
}

/// Why a server does not want something.
pub fn refusal(texts: &Texts, refused: &Refused) -> String {
    let reason = shown(&refused.text);
    match refused.why {
        Why::Unreadable => text!(texts, "remote-refused-unreadable"),
        Why::Version => text!(texts, "remote-refused-version"),
        Why::Key => text!(texts, "remote-refused-key"),
        Why::Missing => text!(texts, "remote-refused-missing"),
        Why::NotYours => text!(texts, "remote-refused-not-yours"),
        Why::NotNow => text!(texts, "remote-refused-not-now"),
        Why::Illegal => text!(texts, "remote-refused-illegal", reason = reason),
        Why::Stale => text!(texts, "remote-refused-stale"),
        Why::TooMuch => text!(texts, "remote-refused-too-much", reason = reason),
        Why::Unavailable => text!(texts, "remote-refused-unavailable", reason = reason),
    }
}

/// What others have written, made fit for a terminal: it may be anything.
pub fn shown(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control() && !is_invisible(*letter)).collect()
}

/// Marks that turn lines around or hide in them.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}
