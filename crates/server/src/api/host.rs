//! The `Host` of a request.

use axum::extract::Request;
use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{StatusCode, Version};
use axum::response::Response;
use fondaco_protocol::{Refused, Why};

use super::answers::refused_with;

/// Refuses a request without a valid host, or, where the server's names are configured, with another
/// one, which prevents DNS rebinding.
pub fn wrong_host(request: &Request, ours: &[String]) -> Option<Response> {
    let Some(host) = host(request) else {
        let refused = Refused::new(Why::Unreadable, "a request names one host");
        return Some(refused_with(StatusCode::BAD_REQUEST, &refused));
    };
    let host = host.strip_suffix('.').unwrap_or(&host);
    if ours.is_empty() || ours.iter().any(|it| it.eq_ignore_ascii_case(host)) {
        return None;
    }
    let refused = Refused::new(Why::NotYours, "this server has another name");
    Some(refused_with(StatusCode::MISDIRECTED_REQUEST, &refused))
}

/// The host of a request without its port; empty if HTTP/1.0 names none.
fn host(request: &Request) -> Option<String> {
    let mut hosts = request.headers().get_all(HOST).iter();
    let (first, another) = (hosts.next(), hosts.next());
    if first.is_none() && request.version() == Version::HTTP_10 {
        return Some(String::new());
    }
    let text = first.filter(|_| another.is_none())?.to_str().ok()?;
    let host: Authority = text.parse().ok()?;
    // An absolute URI must name the same host.
    let same = request.uri().authority().is_none_or(|it| *it == host);
    (same && !text.contains('@')).then(|| host.host().to_owned())
}
