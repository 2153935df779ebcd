//! Content types and cache headers by file name.

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

/// For ever if the name contains a hash of the contents, else to be revalidated.
pub fn cache_control(path: &str) -> &'static str {
    if has_hash(path) { "public, max-age=31536000, immutable" } else { "no-cache" }
}

/// Whether the name ends in a hash of sixteen digits, as in `app-0123456789abcdef.js`.
fn has_hash(path: &str) -> bool {
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
            assert!(has_hash(path), "{path}");
        }
        for path in
            ["index.html", "service-worker.js", "nets/medici-4.net", "a-0123456789ABCDEF.js"]
        {
            assert!(!has_hash(path), "{path}");
        }
    }
}
