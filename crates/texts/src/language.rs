//! The languages.

use unic_langid::LanguageIdentifier;

/// All files of a language in one.
macro_rules! catalogue {
    ($code:literal) => {
        concat!(
            file!($code, "game"),
            file!($code, "command"),
            file!($code, "page"),
            file!($code, "online"),
            file!($code, "table"),
            file!($code, "medici"),
            file!($code, "strozzi"),
            file!($code, "byzanz"),
            file!($code, "rules"),
            file!($code, "learn"),
            file!($code, "servers"),
        )
    };
}

macro_rules! file {
    ($code:literal, $topic:literal) => {
        include_str!(concat!("../locales/", $code, "/", $topic, ".ftl"))
    };
}

/// A language that the texts are written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Language {
    English,
    German,
    Dutch,
}

impl Language {
    /// All three.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::Dutch];

    /// The two letters by which it is chosen.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Dutch => "nl",
        }
    }

    /// The language of a code or of a name such as `de_AT.UTF-8`.
    pub fn named(name: &str) -> Option<Language> {
        let code = name.split(['_', '-', '.', '@']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    pub(crate) const fn catalogue(self) -> &'static str {
        match self {
            Language::English => catalogue!("en"),
            Language::German => catalogue!("de"),
            Language::Dutch => catalogue!("nl"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_locales_are_understood() {
        assert_eq!(Language::named("de_AT.UTF-8"), Some(Language::German));
        assert_eq!(Language::named("nl"), Some(Language::Dutch));
        assert_eq!(Language::named("EN-GB"), Some(Language::English));
        for other in ["", "C", "C.UTF-8", "POSIX", "fr_FR", "deutsch"] {
            assert_eq!(Language::named(other), None, "{other}");
        }
    }
}
