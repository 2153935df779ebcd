//! What a file is, by its name.

/// The type of its contents.
pub fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "ftl" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// How long it may be kept: for ever if the name tells the contents, else only as long as the
/// server says that nothing has changed.
pub fn cache_control(path: &str) -> &'static str {
    if tells_contents(path) { "public, max-age=31536000, immutable" } else { "no-cache" }
}

/// Does the name end in a hash of sixteen digits, as in `app-0123456789abcdef.js`?
fn tells_contents(path: &str) -> bool {
    let stem = path.rsplit_once('.').map_or(path, |(stem, _)| stem);
    let is_hash = |end: &str| {
        end.len() == 16 && end.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
    };
    stem.rsplit_once('-').is_some_and(|(_, end)| is_hash(end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        for path in ["app-0123456789abcdef.js", "nets/medici-4-00ff00ff00ff00ff.net"] {
            assert!(tells_contents(path), "{path}");
        }
        for path in
            ["index.html", "service-worker.js", "nets/medici-4.net", "a-0123456789ABCDEF.js"]
        {
            assert!(!tells_contents(path), "{path}");
        }
    }
}
