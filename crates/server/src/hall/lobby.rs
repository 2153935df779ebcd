//! The lobby, players and standings.

use fondaco_protocol::{Lobby, Phase, Player, Refused, Standings, Summary, Why};
use fondaco_rules::GameKind;

use super::doc::Doc;
use super::{Hall, names};
use crate::store::Row;

/// The most tables in a list.
const LISTED: u32 = 50;
/// The most players in the standings.
const BEST: u32 = 100;

impl Hall {
    /// Tables to join and to watch, and this person's own.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn lobby(&self, person: Option<&str>) -> Result<Lobby, Refused> {
        let store = &self.0.store;
        let mine = match person {
            Some(person) => store.tables_of(person, LISTED).await?,
            None => Vec::new(),
        };
        let open = store.open_tables(LISTED).await?;
        let playing = store.playing_tables(LISTED).await?;
        let listed = |rows: Vec<Row>| rows.iter().filter_map(|row| summary(row, false)).collect();
        Ok(Lobby {
            mine: mine.iter().filter_map(|(row, turn)| summary(row, *turn)).collect(),
            open: listed(open),
            playing: listed(playing),
        })
    }

    /// A player's public profile; who asks for their own also sees private tables.
    ///
    /// # Errors
    /// When there is no such player.
    pub async fn player(&self, id: &str, asks: Option<&str>) -> Result<Player, Refused> {
        let missing = || Refused::new(Why::Missing, "there is no such person");
        if !names::may_be_a_number(id) {
            return Err(missing());
        }
        let store = &self.0.store;
        let person = store.person(id).await?.ok_or_else(missing)?;
        // Private tables stay private.
        let finished = store.finished_of(id, asks == Some(id), LISTED).await?;
        Ok(Player {
            standings: store.standings_of(id).await?,
            tallied: store.tallied(id).await?,
            games: finished.iter().filter_map(|row| summary(row, false)).collect(),
            id: person.id,
            name: person.name,
            program: person.program,
            since: person.created,
        })
    }

    /// The best players of a game.
    ///
    /// # Errors
    /// When there is no such game.
    pub async fn standings(&self, game: &str) -> Result<Standings, Refused> {
        let Some(game) = GameKind::named(game) else {
            return Err(Refused::new(Why::Missing, "the games are medici, strozzi and byzanz"));
        };
        let players = self.0.store.standings(game.name(), BEST).await?;
        Ok(Standings { game, players })
    }
}

/// A table in a list; none if it cannot be read.
fn summary(row: &Row, your_turn: bool) -> Option<Summary> {
    let doc = Doc::read(&row.doc)
        .inspect_err(|reason| tracing::error!(table = row.id, %reason, "a table cannot be read"))
        .ok()?;
    Some(Summary {
        id: row.id.clone(),
        game: doc.game,
        phase: row.phase,
        clock: doc.clock,
        names: doc.places.iter().map(|place| place.name.clone()).collect(),
        bots: doc.places.iter().map(|place| place.bot.is_some()).collect(),
        your_turn: your_turn && row.phase == Phase::Playing,
        scores: doc.scores,
        updated: row.updated,
    })
}
