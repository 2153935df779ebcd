//! The three languages say the same things, and nothing unused.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser;
use fondaco_texts::{Language, Value};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

fn catalogue(language: Language) -> String {
    let folder = fs::read_dir(format!("{FOLDER}/locales/{}", language.code())).unwrap();
    let mut paths: Vec<PathBuf> = folder.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// Each message with the arguments it takes.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let text = catalogue(language);
    let parsed = parser::parse(text.as_str()).unwrap_or_else(|(_, faults)| {
        panic!("{}: {faults:?}", language.code());
    });
    let mut messages = BTreeMap::new();
    for entry in &parsed.body {
        let Entry::Message(message) = entry else { continue };
        let mut arguments = BTreeSet::new();
        let value = message.value.as_ref().expect("a message says something");
        gather(&value.elements, &mut arguments);
        let name = message.id.name.to_owned();
        let known = messages.insert(name, arguments);
        assert_eq!(known, None, "{} has {} twice", language.code(), message.id.name);
    }
    messages
}

fn gather(elements: &[PatternElement<&str>], arguments: &mut BTreeSet<String>) {
    let mut of_inline = |inline: &InlineExpression<&str>| match inline {
        InlineExpression::VariableReference { id } => {
            arguments.insert(id.name.to_owned());
        }
        other => panic!("only variables are used: {other:?}"),
    };
    let mut variants = Vec::new();
    for element in elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                of_inline(inline);
            }
            PatternElement::Placeable {
                expression: Expression::Select { selector, variants: list },
            } => {
                of_inline(selector);
                variants.extend(list);
            }
        }
    }
    for variant in variants {
        gather(&variant.value.elements, arguments);
    }
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_arguments() {
    let english = messages(Language::English);
    assert!(english.len() > 200);
    for language in Language::ALL {
        let other = messages(language);
        for (name, arguments) in &english {
            assert_eq!(other.get(name), Some(arguments), "{name} in {}", language.code());
        }
        let more: Vec<_> = other.keys().filter(|name| !english.contains_key(*name)).collect();
        assert!(more.is_empty(), "only in {}: {more:?}", language.code());
    }
}

/// Words that are the same in English and in German or Dutch; Dutch keyboards are American ones.
const SHARED: [&str; 23] = [
    "Bonus",
    "Bot",
    "Byzanz",
    "End",
    "Fondaco",
    "Hand",
    "Home",
    "MCTS",
    "Medici",
    "Monopolies",
    "Name",
    "Online",
    "Open",
    "PgDn",
    "PgUp",
    "Rating",
    "Start",
    "Strozzi",
    "bot",
    "fl",
    "later",
    "max",
    "vs",
];

/// All words that a text is made of, whatever the case that it is said in.
fn words(elements: &[PatternElement<&str>], words: &mut BTreeSet<String>) {
    for element in elements {
        match element {
            PatternElement::TextElement { value } => {
                let parts = value.split(|sign: char| !sign.is_alphanumeric());
                // What has a figure in it is no word.
                let parts = parts.filter(|word| word.chars().all(char::is_alphabetic));
                words.extend(parts.filter(|word| !word.is_empty()).map(str::to_owned));
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    self::words(&variant.value.elements, words);
                }
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
        }
    }
}

#[test]
fn nothing_was_left_in_english() {
    let texts = Language::ALL.map(|language| (language, catalogue(language)));
    let parsed = texts.each_ref().map(|(language, text)| {
        let mut said = BTreeMap::new();
        for entry in parser::parse(text.as_str()).unwrap().body {
            let Entry::Message(message) = entry else { continue };
            said.insert(message.id.name, message.value.unwrap());
        }
        (*language, said)
    });
    let (_, english) = parsed.iter().find(|(language, _)| *language == Language::English).unwrap();
    for (language, said) in parsed.iter().filter(|(language, _)| *language != Language::English) {
        for (name, text) in said.iter().filter(|(name, text)| english.get(*name) == Some(text)) {
            let mut left = BTreeSet::new();
            words(&text.elements, &mut left);
            left.retain(|word| !SHARED.contains(&word.as_str()));
            assert!(left.is_empty(), "{name} is English in {}: {left:?}", language.code());
        }
    }
}

#[test]
fn every_message_can_be_said_to_you_and_to_others() {
    for language in Language::ALL {
        let resource = FluentResource::try_new(catalogue(language)).unwrap();
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap()]);
        bundle.set_use_isolating(false);
        bundle.add_resource(&resource).unwrap();
        for (name, arguments) in messages(language) {
            for number in 0..4 {
                let mut given = FluentArgs::new();
                for argument in &arguments {
                    given.set(argument.as_str(), value(argument, number));
                }
                let message = bundle.get_message(&name).unwrap();
                let mut faults = Vec::new();
                let said =
                    bundle.format_pattern(message.value().unwrap(), Some(&given), &mut faults);
                assert!(faults.is_empty(), "{name} in {}: {faults:?}", language.code());
                let whole = !said.is_empty() && !said.contains(['{', '}', '\u{2068}', '\u{2069}']);
                assert!(whole, "{name} in {}: {said}", language.code());
            }
        }
    }
}

/// Something that an argument of this name may be.
fn value(argument: &str, number: u32) -> Value<'static> {
    match (argument, number) {
        ("name" | "turn", 0) => "you".into(),
        ("name", _) => "Ann".into(),
        ("turn", _) => "Ben".into(),
        _ => number.into(),
    }
}

#[test]
fn lines_that_are_shown_as_they_are_fit_on_a_terminal() {
    for language in Language::ALL {
        let told = ["game", "command", "medici", "strozzi", "byzanz"].map(|topic| {
            fs::read_to_string(format!("{FOLDER}/locales/{}/{topic}.ftl", language.code())).unwrap()
        });
        for line in told.concat().lines().filter(|line| line.starts_with("    ")) {
            let shown = line.trim_start_matches("    ").chars().count();
            assert!(shown <= 80 || line.contains('{'), "{}: {line}", language.code());
        }
    }
}

#[test]
fn every_message_is_used() {
    let mut sources = Vec::new();
    for entry in fs::read_dir(format!("{FOLDER}/..")).unwrap() {
        read_sources(&entry.unwrap().path().join("src"), &mut sources);
    }
    // While the program is compiled, a page that needs none speaks.
    let waiting = format!("{FOLDER}/../../start/page/wait.js");
    sources.push(fs::read_to_string(waiting).unwrap());
    // The key is the first string in a call.
    let sources = sources.join("\n");
    let calls = ["text!(", "say!(", "say("].into_iter().flat_map(|it| sources.split(it).skip(1));
    let called = calls.filter_map(|call| call.split('"').nth(1));
    // Lists of keys hold no other strings.
    let lists = ["sections! {", "all! {", "lesson! {"];
    let lists = lists.into_iter().flat_map(|it| sources.split(it).skip(1));
    let listed = lists.filter_map(|list| list.split("\n}").next());
    let listed = listed.flat_map(|list| list.split('"').skip(1).step_by(2));
    let said: BTreeSet<&str> = called.chain(listed).collect();
    for name in messages(Language::English).keys() {
        assert!(said.contains(name.as_str()), "nobody says {name}");
    }
}

fn read_sources(folder: &Path, sources: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            read_sources(&path, sources);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            sources.push(fs::read_to_string(path).unwrap());
        }
    }
}
