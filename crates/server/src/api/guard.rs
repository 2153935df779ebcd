//! Checks of every request, and security headers.

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use fondaco_protocol::{Refused, Why};

use super::AppState;
use super::address::{Origin, Peer, origin};
use super::answers::{Refusal, WasRefused, refused_with};
use super::host::wrong_host;

/// Everything comes from this server. Leptos sets style attributes; there are no style elements or
/// inline scripts. `'self'` includes sockets.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                      style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; \
                      media-src 'self' data: blob:; font-src 'self'; connect-src 'self'; \
                      worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
                      form-action 'self'; frame-ancestors 'none'";

const ALWAYS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Adds the security headers to every answer.
pub async fn protected(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in ALWAYS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Refuses requests to the API that are from other sites, too many, or too slow.
pub async fn guarded(State(state): State<AppState>, mut request: Request, next: Next) -> Response {
    let metrics = state.hall.metrics();
    metrics.requests.inc();
    let from = where_from(&state, &request);
    request.extensions_mut().insert(from);
    let settings = &state.limits.settings;
    let response = if let Some(refusal) = wrong_host(&request, &settings.hosts) {
        refusal
    } else if is_cross_site(request.method(), request.headers()) {
        Refusal::new(Why::NotYours, "other sites may not do that").into_response()
    } else if state.limits.allows_request(from, state.hall.now()) {
        let answered = tokio::time::timeout(settings.request_within, next.run(request)).await;
        explained(answered.unwrap_or_else(|_| {
            // The command goes on and may still succeed.
            let text = "that took too long: look again whether it was done";
            let refused = Refused::new(Why::Unavailable, text);
            refused_with(StatusCode::REQUEST_TIMEOUT, &refused)
        }))
    } else {
        Refusal::new(Why::TooMuch, "too many requests from your address").into_response()
    };
    if response.extensions().get::<WasRefused>().is_some() {
        metrics.refused.inc();
    }
    response
}

/// Gives refusals by axum the form of ours.
fn explained(response: Response) -> Response {
    let status = response.status();
    if !status.is_client_error() || response.extensions().get::<WasRefused>().is_some() {
        return response;
    }
    let refused = match status {
        StatusCode::METHOD_NOT_ALLOWED => Refused::new(Why::NotYours, "that cannot be done here"),
        _ => Refused::new(Why::Unreadable, "the request cannot be read"),
    };
    let mut explained = refused_with(status, &refused);
    if let Some(allowed) = response.headers().get(header::ALLOW) {
        explained.headers_mut().insert(header::ALLOW, allowed.clone());
    }
    explained
}

/// The origin of a request.
pub fn where_from(state: &AppState, request: &Request) -> Origin {
    // Without a connection, as in a test, it is this machine.
    let peer = request.extensions().get::<Peer>().copied();
    let peer = peer.unwrap_or(Peer(std::net::Ipv4Addr::LOCALHOST.into()));
    origin(peer, request.headers(), &state.limits.settings.trusted_proxies)
}

/// Whether a page of another site sends a request that changes something or opens a WebSocket.
/// Reading is harmless: other sites do not see the answer.
fn is_cross_site(method: &Method, headers: &HeaderMap) -> bool {
    let reads = matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
    if reads && !headers.contains_key(header::UPGRADE) {
        return false;
    }
    if headers.get("sec-fetch-site").is_some_and(|it| it == "cross-site") {
        return true;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    let page = origin.to_str().ok().and_then(|it| it.split_once("://")).map(|(_, host)| host);
    let host = headers.get(header::HOST).and_then(|it| it.to_str().ok());
    match (page, host) {
        (Some(page), Some(host)) => !page.eq_ignore_ascii_case(host),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(lines: &[(HeaderName, &'static str)]) -> HeaderMap {
        let lines = lines.iter().cloned();
        lines.map(|(name, value)| (name, HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn other_sites_change_nothing_and_open_nothing() {
        let host = (header::HOST, "fondaco.example");
        let own = (header::ORIGIN, "https://Fondaco.example");
        let other = (header::ORIGIN, "https://evil.example");
        let upgrade = (header::UPGRADE, "websocket");
        let cross = (HeaderName::from_static("sec-fetch-site"), "cross-site");
        for (method, lines, refused) in [
            (Method::POST, vec![host.clone()], false),
            (Method::POST, vec![host.clone(), own.clone()], false),
            (Method::POST, vec![host.clone(), other.clone()], true),
            (Method::POST, vec![host.clone(), (header::ORIGIN, "null")], true),
            (Method::POST, vec![own.clone()], true),
            (Method::PATCH, vec![host.clone(), other.clone()], true),
            (Method::GET, vec![host.clone(), other.clone()], false),
            (Method::GET, vec![host.clone(), other, upgrade.clone()], true),
            (Method::GET, vec![host.clone(), own, upgrade], false),
            (Method::POST, vec![host.clone(), cross], true),
            (Method::POST, vec![host, (header::ORIGIN, "https://fondaco.example:8443")], true),
        ] {
            assert_eq!(is_cross_site(&method, &headers(&lines)), refused, "{method} {lines:?}");
        }
    }
}
