//! What there is to join, to watch and to look up.

use fondaco_rules::GameKind;
use serde::{Deserialize, Serialize};

use crate::Phase;

/// The tables that somebody may want to see.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Tables at which one sits, those where it is one's turn first.
    pub mine: Vec<Summary>,
    /// Tables that wait for people.
    pub open: Vec<Summary>,
    /// Games to watch.
    pub playing: Vec<Summary>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Summary {
    /// By this it is found.
    pub id: String,
    /// Which game.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "medici"))]
    pub game: GameKind,
    /// How far it is.
    pub phase: Phase,
    /// Seconds for a decision, 0 for no clock.
    pub clock: u32,
    /// Who sits there; an empty name is an open seat.
    pub names: Vec<String>,
    /// Which of them are bots.
    pub bots: Vec<bool>,
    /// Is it the turn of the one who asks?
    pub your_turn: bool,
    /// Florins or points, once the game is over.
    pub scores: Option<Vec<i32>>,
    /// When something last happened: milliseconds since 1970.
    pub updated: i64,
}

/// The best players of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Standings {
    /// Which game.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "medici"))]
    pub game: GameKind,
    /// The strongest first.
    pub players: Vec<Standing>,
}

/// How strong somebody is at a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Standing {
    /// Which game.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "medici"))]
    pub game: GameKind,
    /// The person by number; none for one of our bots.
    pub person: Option<String>,
    /// The name of the person, or the strength of the bot.
    pub name: String,
    /// Is it a program?
    pub program: bool,
    /// The rating.
    pub rating: f64,
    /// Its uncertainty, one standard deviation.
    pub deviation: f64,
    /// Games that counted.
    pub games: u32,
    /// Games won; a shared victory counts as its share.
    pub wins: f64,
}

/// What everybody may know about a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Player {
    /// The number.
    pub id: String,
    /// The name.
    pub name: String,
    /// Is it a program?
    pub program: bool,
    /// When this player first came: milliseconds since 1970.
    pub since: i64,
    /// How strong, for each game that was played.
    pub standings: Vec<Standing>,
    /// Results by game and number of players.
    pub tallied: Vec<Tallied>,
    /// Finished games, the latest first.
    pub games: Vec<Summary>,
}

/// Results with a number of players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Tallied {
    /// Which game.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "medici"))]
    pub game: GameKind,
    /// How many played.
    pub players: u8,
    /// Games.
    pub games: u32,
    /// Games won; a shared victory counts as its share.
    pub wins: f64,
    /// Florins or points on average.
    pub mean_score: f64,
}
