//! Tables over HTTP.

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Extension, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use fondaco_protocol::{Command, NewTable, Refused, Table, Why, You};
use serde::{Deserialize, Serialize};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::AppState;
use super::address::Origin;
use super::answers::{Answer, Refusal, Sent, plain};
use super::people::{Key, PerhapsKey};
use crate::hall::{LiveTable, Person};

pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(set_up))
        .routes(routes!(look, command))
        .routes(routes!(log))
        .routes(routes!(record))
        .routes(routes!(live))
}

/// A table and what concerns only you.
#[derive(Serialize, utoipa::ToSchema)]
struct TableAndYou {
    /// The table.
    table: Table,
    /// What concerns you.
    you: You,
}

/// Lines of a log.
#[derive(Serialize, utoipa::ToSchema)]
struct Lines {
    /// The number of the first line.
    from: u32,
    /// The lines, as you may see them.
    lines: Vec<String>,
}

/// Which lines to send.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Known {
    /// How many lines you have already.
    #[serde(default)]
    since: u32,
}

fn seen(seated: &LiveTable, person: Option<&str>) -> Answer<TableAndYou> {
    let (table, you) = seated.seen_by(person);
    Answer(TableAndYou { table, you })
}

/// Set up a table.
#[utoipa::path(post, path = "/tables", request_body = NewTable, responses(
    (status = 200, body = Table), (status = "4XX", body = Refused)))]
async fn set_up(
    State(state): State<AppState>,
    Key(person): Key,
    Sent(wanted): Sent<NewTable>,
) -> Result<Answer<Table>, Refusal> {
    let person = Person::from(person);
    let seated = state.hall.set_up(&person, &wanted).await?;
    Ok(Answer(seated.seen_by(Some(&person.id)).0))
}

/// A table as it is now.
#[utoipa::path(get, path = "/tables/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = TableAndYou), (status = "4XX", body = Refused)))]
async fn look(
    State(state): State<AppState>,
    Path(id): Path<String>,
    key: PerhapsKey,
) -> Result<Answer<TableAndYou>, Refusal> {
    let seated = state.hall.table(&id).await?;
    Ok(seen(&seated, key.id()))
}

/// Execute a command at a table. The answer is the table after it.
#[utoipa::path(post, path = "/tables/{id}", params(("id" = String, Path)), request_body = Command,
    responses((status = 200, body = TableAndYou), (status = "4XX", body = Refused)))]
async fn command(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Key(person): Key,
    Sent(command): Sent<Command>,
) -> Result<Answer<TableAndYou>, Refusal> {
    let seated = state.hall.table(&id).await?;
    let person = Arc::new(Person::from(person));
    state.hall.command(&person, &seated, command).await?;
    Ok(seen(&seated, Some(&person.id)))
}

/// Lines of the log, as you may see them.
#[utoipa::path(get, path = "/tables/{id}/log", params(("id" = String, Path), Known), responses(
    (status = 200, body = Lines), (status = "4XX", body = Refused)))]
async fn log(
    State(state): State<AppState>,
    Path(id): Path<String>,
    known: Result<Query<Known>, axum::extract::rejection::QueryRejection>,
    key: PerhapsKey,
) -> Result<Answer<Lines>, Refusal> {
    let Ok(Query(Known { since })) = known else {
        return Err(Refusal::new(Why::Unreadable, "‘since’ is a number of lines"));
    };
    let seated = state.hall.table(&id).await?;
    state.hall.keep_up(&seated, since).await?;
    let (from, lines) = seated.log_since(key.id(), since);
    Ok(Answer(Lines { from, lines }))
}

/// The game as a record in notation, as you may see it; complete once it is over.
#[utoipa::path(get, path = "/tables/{id}/record", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = Refused)))]
async fn record(
    State(state): State<AppState>,
    Path(id): Path<String>,
    key: PerhapsKey,
) -> Result<Response, Refusal> {
    let seated = state.hall.table(&id).await?;
    let text = seated.record(key.id());
    Ok(plain(StatusCode::OK, text))
}

/// A WebSocket for one open view of a table. Send a `Hello` first: `{"version":1,"key":"…",
/// "since":0}`, the key only if you have one. Then send commands with a number,
/// `{"id":1,"do":"move","after":17,"play":"bid 7"}`, and receive what happens.
#[utoipa::path(get, path = "/tables/{id}/live", params(("id" = String, Path)), responses(
    (status = 101, description = "A WebSocket"), (status = "4XX", body = Refused)))]
async fn live(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Extension(from): Extension<Origin>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let Ok(upgrade) = upgrade else {
        let text = "this is for WebSockets; GET /api/v1/tables/{id} is for everybody";
        return Refusal::new(Why::Unreadable, text).into_response();
    };
    super::live::open(state, id, from, upgrade)
}
