//! Serves the files of the page.

use std::io::{self, Read};
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use crate::content_type::{cache_control, content_type};
use crate::site::{File, Site};

/// Answers with a file of the site.
pub async fn answer(State(site): State<Arc<Site>>, uri: Uri, asked: HeaderMap) -> Response {
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    match site.file(path) {
        Some(file) => of_file(path, file, &asked).unwrap_or_else(|_| {
            page(StatusCode::INTERNAL_SERVER_ERROR, "Fondaco", "<p>This file is damaged.</p>")
        }),
        None if site.is_empty() => page(StatusCode::SERVICE_UNAVAILABLE, "Fondaco", NOT_BUILT),
        None => page(StatusCode::NOT_FOUND, "Fondaco", NOT_FOUND),
    }
}

fn of_file(path: &str, file: &File, asked: &HeaderMap) -> io::Result<Response> {
    let squeezed = file.squeezed && accepts_brotli(asked);
    let tag = format!("\"{}{}\"", file.tag, if squeezed { "-br" } else { "" });
    let mut response = if is_known(asked, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else if file.squeezed && !squeezed {
        Body::from(plain(file)?).into_response()
    } else {
        Body::from(file.bytes.clone()).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type(path)));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache_control(path)));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    if file.squeezed {
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    if squeezed && response.status() == StatusCode::OK {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    Ok(response)
}

/// The decompressed file, cached: otherwise clients that refuse compression could keep the server
/// busy with little effort.
fn plain(file: &File) -> io::Result<Bytes> {
    if let Some(known) = file.plain.get() {
        return Ok(known.clone());
    }
    let mut plain = Vec::new();
    brotli_decompressor::Decompressor::new(&file.bytes[..], 1 << 16).read_to_end(&mut plain)?;
    Ok(file.plain.get_or_init(|| plain.into()).clone())
}

/// Whether the client accepts brotli. Quality 0 means refusal.
fn accepts_brotli(asked: &HeaderMap) -> bool {
    let all = asked.get_all(header::ACCEPT_ENCODING).into_iter();
    let mut encodings = all.filter_map(|value| value.to_str().ok()).flat_map(|it| it.split(','));
    encodings.any(|encoding| {
        let (name, quality) = encoding.split_once(';').unwrap_or((encoding, "q=1"));
        let quality = quality.trim().strip_prefix("q=").and_then(|it| it.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("br") && quality.is_some_and(|it| it > 0.0)
    })
}

/// Whether the client has it cached.
fn is_known(asked: &HeaderMap, tag: &str) -> bool {
    let all = asked.get_all(header::IF_NONE_MATCH).into_iter();
    let mut tags = all.filter_map(|value| value.to_str().ok()).flat_map(|it| it.split(','));
    tags.any(|it| {
        let it = it.trim();
        it == "*" || it.strip_prefix("W/").unwrap_or(it) == tag
    })
}

const NOT_FOUND: &str = "<p>There is nothing here. <a href=\"/\">To the games</a></p>";
const NOT_BUILT: &str = "<p>This program was built without the page. <code>cargo play</code> \
                         builds both; <code>cargo xtask web</code> builds the page, after which \
                         the program must be built once more.</p>";

/// A page with a message.
fn page(status: StatusCode, title: &str, text: &str) -> Response {
    let page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <h1>{title}</h1>\n{text}\n</html>\n"
    );
    let headers =
        [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    (status, headers, page).into_response()
}
