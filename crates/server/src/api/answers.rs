//! Request bodies and answers.

use axum::body::{Bytes, HttpBody};
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use fondaco_protocol::{LONGEST_MESSAGE, Refused, Why};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::hall::json;

/// A refusal as an answer.
pub struct Refusal(pub Refused);

impl Refusal {
    pub fn new(why: Why, text: &str) -> Refusal {
        Refusal(Refused::new(why, text))
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        Refusal(refused)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = match self.0.why {
            Why::Unreadable | Why::Version => StatusCode::BAD_REQUEST,
            Why::Key => StatusCode::UNAUTHORIZED,
            Why::Missing => StatusCode::NOT_FOUND,
            Why::NotYours => StatusCode::FORBIDDEN,
            Why::NotNow | Why::Stale => StatusCode::CONFLICT,
            Why::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
            Why::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            Why::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        };
        refused_with(status, &self.0)
    }
}

/// A refusal with another status.
pub fn refused_with(status: StatusCode, refused: &Refused) -> Response {
    let mut response = Answer(refused).into_response();
    *response.status_mut() = status;
    // Refusals are counted by this mark, wherever they come from.
    response.extensions_mut().insert(WasRefused);
    response
}

/// Marks a refusal.
#[derive(Clone, Copy)]
pub struct WasRefused;

/// A JSON answer that is not cached.
pub struct Answer<T>(pub T);

impl<T: Serialize> IntoResponse for Answer<T> {
    fn into_response(self) -> Response {
        written(json(&self.0))
    }
}

/// An answer of serialised JSON.
pub fn written(json: String) -> Response {
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    (headers, json).into_response()
}

/// A plain text that is not cached.
pub fn plain(status: StatusCode, text: impl Into<String>) -> Response {
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    (status, headers, text.into()).into_response()
}

/// The answer at unknown paths.
pub async fn nothing_there() -> Refusal {
    Refusal::new(Why::Missing, "there is nothing here; /api/v1/openapi.json says what there is")
}

/// A JSON body, at most as long as a message.
pub struct Sent<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Sent<T>, Response> {
        // Forms of other sites cannot set this content type.
        if !is_json(request.headers()) {
            let refused = Refused::new(Why::Unreadable, "the content type is application/json");
            return Err(refused_with(StatusCode::UNSUPPORTED_MEDIA_TYPE, &refused));
        }
        // Refused before it arrives.
        if request.body().size_hint().lower() > LONGEST_MESSAGE as u64 {
            return Err(too_long());
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                too_long()
            } else {
                Refusal::new(Why::Unreadable, "the message did not arrive").into_response()
            }
        })?;
        serde_json::from_slice(&bytes).map(Sent).map_err(|error| {
            let text = format!("the message cannot be read: {error}");
            Refusal(Refused::new(Why::Unreadable, text)).into_response()
        })
    }
}

fn too_long() -> Response {
    let text = format!("a message has at most {LONGEST_MESSAGE} bytes");
    refused_with(StatusCode::PAYLOAD_TOO_LARGE, &Refused::new(Why::TooMuch, text))
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
    let kind = kind.and_then(|it| it.split(';').next());
    kind.is_some_and(|it| it.trim().eq_ignore_ascii_case("application/json"))
}
