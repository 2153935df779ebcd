//! Everything a player reads, in English, German and Dutch.
//!
//! The texts lie in Fluent files, by language and by topic or game. Code names them through [`text!`], which checks
//! while compiling that the message exists and takes just these arguments.
//!
//! ```
//! use fondaco_texts::{Language, Texts, text};
//!
//! let texts = Texts::new(Language::German);
//! assert_eq!(text!(texts, "seat", number = 2), "Spieler 2");
//! ```

mod book;
mod goods;
mod key;
mod language;
mod names;
mod refusal;

pub use book::{ByzanzStep, LessonStep, MediciStep, Section, StrozziStep};
pub use key::Key;
pub use language::Language;
pub use names::{Names, Sitter};

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

/// What an argument of a text may be: words or a number.
pub type Value<'a> = FluentValue<'a>;

/// The texts of one language. A copy shares them.
#[derive(Clone)]
pub struct Texts {
    language: Language,
    bundle: Arc<FluentBundle<FluentResource>>,
}

impl Texts {
    /// The texts of this language, which the program carries with it.
    pub fn new(language: Language) -> Texts {
        Texts::read(language, language.catalogue().to_owned())
    }

    /// The texts of a catalogue in this language. A page loads the one it speaks instead of
    /// carrying all of them.
    pub fn read(language: Language, catalogue: String) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Terminals would show the marks that isolate foreign scripts.
        bundle.set_use_isolating(false);
        // Tests find faults in a catalogue; the rest of it still works.
        let resource = FluentResource::try_new(catalogue);
        bundle.add_resource_overriding(resource.unwrap_or_else(|(resource, _faults)| resource));
        Texts { language, bundle: Arc::new(bundle) }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A number with one digit behind the point, or the comma.
    pub fn decimal(&self, number: f32) -> String {
        let written = format!("{number:.1}");
        // No negative zero.
        let written = if written == "-0.0" { "0.0".to_owned() } else { written };
        match self.language {
            Language::English => written,
            Language::German | Language::Dutch => written.replace('.', ","),
        }
    }

    /// A message with its arguments filled in. Call it through [`text!`].
    pub fn format<const COUNT: usize>(
        &self,
        key: Key,
        arguments: [(&'static str, Value<'_>); COUNT],
    ) -> String {
        let pattern = self.bundle.get_message(key.name()).and_then(|message| message.value());
        let Some(pattern) = pattern else { return key.name().to_owned() };
        let arguments: FluentArgs<'_> = arguments.into_iter().collect();
        let mut faults = Vec::new();
        self.bundle.format_pattern(pattern, Some(&arguments), &mut faults).into_owned()
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Texts").field(&self.language).finish()
    }
}

/// A message of the catalogue with its arguments filled in.
///
/// The key and the names of the arguments are checked while compiling:
///
/// ```compile_fail
/// # use fondaco_texts::{Language, Texts, text};
/// let texts = Texts::new(Language::English);
/// text!(texts, "seat", nummer = 2);
/// ```
#[macro_export]
macro_rules! text {
    ($texts:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        const KEY: $crate::Key = $crate::Key::checked($key, &[$(stringify!($name)),*]);
        $texts.format(KEY, [$((stringify!($name), $crate::Value::from($value))),*])
    }};
}
