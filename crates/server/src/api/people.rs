//! People, the lobby and standings over HTTP.

use axum::extract::{Extension, FromRequestParts, Path, State};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use fondaco_protocol::{Changes, Lobby, Me, NewPerson, Newcomer, Player, Refused, Standings, Why};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::AppState;
use super::address::Origin;
use super::answers::{Answer, Refusal, Sent};
use crate::hall::me;
use crate::store::PersonRow;

pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(come))
        .routes(routes!(about_me, change_me))
        .routes(routes!(player))
        .routes(routes!(lobby))
        .routes(routes!(standings))
}

/// The person whose key a request has; without one it is refused.
pub struct Key(pub PersonRow);

/// The same where a key is optional.
pub struct PerhapsKey(pub Option<PersonRow>);

impl PerhapsKey {
    /// The person's id.
    pub fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|person| person.id.as_str())
    }
}

impl FromRequestParts<AppState> for PerhapsKey {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Refusal> {
        let Some(header) = parts.headers.get(AUTHORIZATION) else { return Ok(PerhapsKey(None)) };
        let key = header.to_str().ok().and_then(|it| it.split_once(' '));
        let key = key.filter(|(kind, _)| kind.eq_ignore_ascii_case("bearer"));
        let Some((_, key)) = key else {
            return Err(Refusal::new(Why::Key, "a key is sent as ‘Authorization: Bearer KEY’"));
        };
        Ok(PerhapsKey(Some(state.hall.person(key.trim()).await?)))
    }
}

impl FromRequestParts<AppState> for Key {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Refusal> {
        let PerhapsKey(person) = PerhapsKey::from_request_parts(parts, state).await?;
        person
            .map(Key)
            .ok_or_else(|| Refusal::new(Why::Key, "this needs a key: ‘Authorization: Bearer KEY’"))
    }
}

/// Register: a name in, a secret key out.
#[utoipa::path(post, path = "/people", request_body = Newcomer, responses(
    (status = 200, body = NewPerson), (status = "4XX", body = Refused)))]
async fn come(
    State(state): State<AppState>,
    Extension(from): Extension<Origin>,
    Sent(newcomer): Sent<Newcomer>,
) -> Result<Answer<NewPerson>, Refusal> {
    if !state.limits.allows_newcomer(from, state.hall.now()) {
        return Err(Refusal::new(Why::TooMuch, "too many people come from your address"));
    }
    Ok(Answer(state.hall.welcome(&newcomer).await?))
}

/// Who the key belongs to.
#[utoipa::path(get, path = "/me", responses(
    (status = 200, body = Me), (status = "4XX", body = Refused)))]
async fn about_me(Key(person): Key) -> Answer<Me> {
    Answer(me(person))
}

/// Change your name or webhook.
#[utoipa::path(patch, path = "/me", request_body = Changes, responses(
    (status = 200, body = Me), (status = "4XX", body = Refused)))]
async fn change_me(
    State(state): State<AppState>,
    Key(person): Key,
    Sent(changes): Sent<Changes>,
) -> Result<Answer<Me>, Refusal> {
    Ok(Answer(state.hall.change_person(person, &changes).await?))
}

/// A player's public profile; with the player's own key it includes games at private tables.
#[utoipa::path(get, path = "/people/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = Player), (status = "4XX", body = Refused)))]
async fn player(
    State(state): State<AppState>,
    key: PerhapsKey,
    Path(id): Path<String>,
) -> Result<Answer<Player>, Refusal> {
    Ok(Answer(state.hall.player(&id, key.id()).await?))
}

/// Tables to join and to watch; with a key also your own.
#[utoipa::path(get, path = "/lobby", responses(
    (status = 200, body = Lobby), (status = "4XX", body = Refused)))]
async fn lobby(State(state): State<AppState>, key: PerhapsKey) -> Result<Answer<Lobby>, Refusal> {
    Ok(Answer(state.hall.lobby(key.id()).await?))
}

/// The best players of a game.
#[utoipa::path(get, path = "/standings/{game}", params(("game" = String, Path)), responses(
    (status = 200, body = Standings), (status = "4XX", body = Refused)))]
async fn standings(
    State(state): State<AppState>,
    Path(game): Path<String>,
) -> Result<Answer<Standings>, Refusal> {
    Ok(Answer(state.hall.standings(&game).await?))
}
