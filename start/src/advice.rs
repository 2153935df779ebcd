//! What to do after a failure.

use std::fmt;

/// Why the build failed, and what helps.
#[derive(Clone, Debug)]
pub struct Failure {
    pub why: String,
    pub advice: Advice,
}

/// What helps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advice {
    Network,
    Disk,
    Linker,
    Target,
    Other,
}

impl Failure {
    pub fn of(why: &str) -> Failure {
        Failure { why: why.to_owned(), advice: Advice::of(why) }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n\n{}", self.why, self.advice.text())
    }
}

impl Advice {
    /// Recognises the messages of compilers, linkers and package managers.
    fn of(why: &str) -> Advice {
        let says = |words: &[&str]| words.iter().any(|word| why.contains(word));
        if says(&["No space left on device", "not enough space on the disk", "os error 28"]) {
            Advice::Disk
        } else if says(&[
            "failed to download",
            "Could not resolve host",
            "network error",
            "failed to query replaced source",
            "failed to get `",
        ]) {
            Advice::Network
        } else if says(&["linker `", "failed to find tool", "link.exe"]) {
            Advice::Linker
        } else if says(&[
            "rustup target add",
            "target may not be installed",
            "can't find crate for `core`",
        ]) {
            Advice::Target
        } else {
            Advice::Other
        }
    }

    /// Its name in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Advice::Network => "network",
            Advice::Disk => "disk",
            Advice::Linker => "linker",
            Advice::Target => "target",
            Advice::Other => "other",
        }
    }

    const fn text(self) -> &'static str {
        match self {
            Advice::Network => {
                "What to do: look after the connection or the proxy, then run `cargo play` again. \
                 What has come is kept."
            }
            Advice::Disk => {
                "What to do: make room for about 3 GB in the folder `target`, then run `cargo play` \
                 again."
            }
            Advice::Linker => {
                "What to do: install a C compiler (Debian and Ubuntu: `apt install build-essential`; \
                 Fedora: `dnf install gcc`; macOS: `xcode-select --install`; Windows: the Build Tools \
                 for Visual Studio), then run `cargo play` again."
            }
            Advice::Target => {
                "What to do: `rustup target add wasm32-unknown-unknown`, then run `cargo play` again."
            }
            Advice::Other => {
                "What to do: run `cargo play` again; if it fails the same way, please report it with \
                 the lines above."
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_tells_what_helps() {
        for (why, advice) in [
            ("error: linker `cc` not found", Advice::Linker),
            ("error occurred in cc-rs: failed to find tool \"cc\"", Advice::Linker),
            ("error: failed to download from `https://…`", Advice::Network),
            ("No space left on device (os error 28)", Advice::Disk),
            ("error[E0463]: can't find crate for `core`", Advice::Target),
            ("error[E0308]: mismatched types", Advice::Other),
        ] {
            assert_eq!(Failure::of(why).advice, advice, "{why}");
        }
        let told = Failure::of("error: linker `cc` not found").to_string();
        assert!(told.starts_with("error: linker") && told.contains("build-essential"), "{told}");
    }
}
