//! Dependency arrows between the crates of the workspace point towards the rules.

use super::fault::Fault;
use super::tree::{Crate, Tree, numbered};
use crate::metadata::Dependency;

/// Which crates of the workspace each one may depend on. A new crate gets an entry here.
const ARROWS: &[Arrows] = &[
    Arrows { from: "fondaco-rules", to: &[], in_tests: &[TESTKIT] },
    Arrows { from: "fondaco-dice", to: &["fondaco-rules"], in_tests: &[TESTKIT] },
    Arrows { from: "fondaco-bots", to: &["fondaco-rules", "fondaco-dice"], in_tests: &[TESTKIT] },
    Arrows {
        from: "fondaco-arena",
        to: &["fondaco-rules", "fondaco-dice", "fondaco-bots"],
        in_tests: &[TESTKIT],
    },
    Arrows {
        from: TESTKIT,
        to: &["fondaco-rules", "fondaco-dice", "fondaco-protocol"],
        in_tests: &[],
    },
    Arrows { from: "fondaco-texts", to: &["fondaco-rules"], in_tests: &[] },
    Arrows { from: "fondaco-story", to: &["fondaco-rules", "fondaco-texts"], in_tests: &[] },
    Arrows {
        from: "fondaco-client",
        to: &["fondaco-rules", "fondaco-dice", "fondaco-bots", "fondaco-protocol"],
        in_tests: &[TESTKIT],
    },
    Arrows { from: "fondaco-thinker", to: &["fondaco-rules", "fondaco-bots"], in_tests: &[] },
    Arrows {
        from: "fondaco-web",
        to: &[
            "fondaco-rules",
            "fondaco-bots",
            "fondaco-texts",
            "fondaco-story",
            "fondaco-client",
            "fondaco-protocol",
        ],
        in_tests: &[],
    },
    Arrows { from: "fondaco-protocol", to: &["fondaco-rules"], in_tests: &[] },
    Arrows { from: "fondaco-connection", to: &["fondaco-protocol"], in_tests: &[] },
    Arrows {
        from: "fondaco-server",
        to: &["fondaco-rules", "fondaco-dice", "fondaco-bots", "fondaco-protocol"],
        in_tests: &[TESTKIT, DATABASES],
    },
    Arrows {
        from: "fondaco",
        to: &[
            "fondaco-rules",
            "fondaco-dice",
            "fondaco-bots",
            "fondaco-arena",
            "fondaco-texts",
            "fondaco-story",
            "fondaco-protocol",
            "fondaco-connection",
            "fondaco-server",
        ],
        in_tests: &[TESTKIT, DATABASES],
    },
    Arrows {
        from: "fondaco-browser",
        to: &[],
        in_tests: &["fondaco-rules", "fondaco-client", "fondaco-databases"],
    },
    Arrows { from: DATABASES, to: &[], in_tests: &[] },
    Arrows {
        from: "fondaco-torture",
        to: &["fondaco-rules", "fondaco-dice", "fondaco-protocol", "fondaco-connection", DATABASES],
        in_tests: &[],
    },
    Arrows { from: "fondaco-site", to: &[], in_tests: &[] },
    Arrows { from: "xtask", to: &[], in_tests: &[] },
];

const TESTKIT: &str = "fondaco-testkit";
const DATABASES: &str = "fondaco-databases";
const HERE: &str = "xtask/src/tidy/arrows.rs";

struct Arrows {
    from: &'static str,
    to: &'static [&'static str],
    /// What the tests may also depend on.
    in_tests: &'static [&'static str],
}

impl Arrows {
    fn allow(&self, dependency: &Dependency) -> bool {
        let name = dependency.name.as_str();
        let only_in_tests = dependency.kind.as_deref() == Some("dev");
        self.to.contains(&name) || only_in_tests && self.in_tests.contains(&name)
    }

    fn described(&self) -> String {
        let to = if self.to.is_empty() { "none".to_owned() } else { self.to.join(", ") };
        match self.in_tests {
            [] => to,
            in_tests => format!("{to}, and in tests also {}", in_tests.join(", ")),
        }
    }
}

pub fn check(tree: &Tree) -> Vec<Fault> {
    tree.crates.iter().flat_map(|it| check_crate(tree, it)).collect()
}

fn check_crate(tree: &Tree, it: &Crate) -> Vec<Fault> {
    let Crate { name: from, dependencies, .. } = it;
    let (manifest, text) = (it.manifest(), tree.text(&it.manifest()).unwrap_or_default());
    let Some(arrows) = ARROWS.iter().find(|arrows| arrows.from == from) else {
        let sentence = format!("the crate {from} has no arrows yet: add it to the table in {HERE}");
        return vec![Fault::new(&manifest, 1, sentence)];
    };
    let is_ours = |name: &str| tree.crates.iter().any(|it| it.name == name);
    let wrong = dependencies.iter().filter(|to| is_ours(&to.name) && !arrows.allow(to));
    let fault = |Dependency { name: to, .. }: &Dependency| {
        let line = numbered(text).find(|(_, line)| line.contains(to)).map_or(1, |(line, _)| line);
        let allowed = arrows.described();
        let sentence =
            format!("{from} must not depend on {to}; of our crates it may use {allowed}");
        Fault::new(&manifest, line, sentence)
    };
    wrong.map(fault).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::fault::places;

    fn faults(rules: [&[&str]; 2], dice: [&[&str]; 2]) -> Vec<String> {
        let text = "[package]\n\n[dependencies]\nfondaco-dice.workspace = true\n";
        let tree = Tree::of(&[("crates/rules/Cargo.toml", text)])
            .with("crates/rules", "fondaco-rules", rules[0], rules[1])
            .with("crates/dice", "fondaco-dice", dice[0], dice[1])
            .with("crates/testkit", TESTKIT, &[], &[]);
        places(&check(&tree))
    }

    #[test]
    fn arrows_towards_the_rules_are_right() {
        assert_eq!(faults([&["serde"], &[TESTKIT]], [&["fondaco-rules"], &[]]), [""; 0]);
    }

    #[test]
    fn arrows_away_from_the_rules_are_wrong() {
        assert_eq!(faults([&["fondaco-dice"], &[]], [&[], &[]]), ["crates/rules/Cargo.toml:4"]);
    }

    #[test]
    fn the_testkit_is_for_tests() {
        assert_eq!(faults([&[], &[]], [&[TESTKIT], &[]]), ["crates/dice/Cargo.toml:1"]);
    }

    #[test]
    fn a_new_crate_must_be_in_the_table() {
        let faults = check(&Tree::of(&[]).with("crates/new", "fondaco-new", &[], &[]));
        assert_eq!(places(&faults), ["crates/new/Cargo.toml:1"]);
        assert!(faults[0].to_string().contains("add it to the table"));
    }
}
