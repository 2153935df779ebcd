//! Dependency arrows between the crates of the workspace point towards the rules.

use super::fault::Fault;
use super::tree::Tree;
use super::workspace::{Dependency, Manifest, Workspace};

/// Which crates of the workspace each one may know. A crate that is made gets a line here.
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
    Arrows { from: "fondaco-protocol", to: &[], in_tests: &[] },
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
        to: &["fondaco-rules", "fondaco-dice", "fondaco-protocol", DATABASES],
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
    /// What only the tests may know besides.
    in_tests: &'static [&'static str],
}

impl Arrows {
    fn allow(&self, package: &str, only_in_tests: bool) -> bool {
        self.to.contains(&package) || only_in_tests && self.in_tests.contains(&package)
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
    let Some(workspace) = Workspace::of(tree) else { return Vec::new() };
    workspace.crates.iter().flat_map(|manifest| check_crate(&workspace, manifest)).collect()
}

fn check_crate(workspace: &Workspace, manifest: &Manifest) -> Vec<Fault> {
    let Some(from) = manifest.package() else { return Vec::new() };
    let Some(arrows) = ARROWS.iter().find(|arrows| arrows.from == from) else {
        let sentence = format!("the crate {from} has no arrows yet: add it to the table in {HERE}");
        return vec![Fault::new(manifest.path, manifest.line(&["package", "name"]), sentence)];
    };
    let is_ours =
        |name: &str| workspace.crates.iter().any(|manifest| manifest.package() == Some(name));
    let fault = |dependency: &Dependency| {
        let to = workspace.package_of(dependency);
        let wrong = is_ours(to) && !arrows.allow(to, dependency.only_in_tests);
        let allowed = arrows.described();
        let sentence =
            format!("{from} must not depend on {to}; of our crates it may use {allowed}");
        wrong.then(|| Fault::new(manifest.path, dependency.line, sentence))
    };
    manifest.dependencies().iter().filter_map(fault).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::fault::places;

    fn workspace(rules: &str, dice: &str) -> Tree {
        Tree::of(&[
            ("Cargo.toml", "[workspace]\n"),
            ("crates/rules/Cargo.toml", &format!("[package]\nname = \"fondaco-rules\"\n{rules}")),
            ("crates/dice/Cargo.toml", &format!("[package]\nname = \"fondaco-dice\"\n{dice}")),
            ("crates/testkit/Cargo.toml", "[package]\nname = \"fondaco-testkit\"\n"),
        ])
    }

    #[test]
    fn arrows_towards_the_rules_are_right() {
        let tree = workspace(
            "[dependencies]\nserde = \"1\"\n[dev-dependencies]\nfondaco-testkit.workspace = true\n",
            "[dependencies]\nfondaco-rules = { path = \"../rules\" }\n",
        );
        assert_eq!(check(&tree), []);
    }

    #[test]
    fn arrows_away_from_the_rules_are_wrong() {
        let tree = workspace("[dependencies]\nfondaco-dice.workspace = true\n", "");
        assert_eq!(places(&check(&tree)), ["crates/rules/Cargo.toml:4"]);
    }

    #[test]
    fn the_testkit_is_for_tests() {
        let tree = workspace("", "[dependencies.fondaco-testkit]\npath = \"../testkit\"\n");
        assert_eq!(places(&check(&tree)), ["crates/dice/Cargo.toml:3"]);
    }

    #[test]
    fn another_name_hides_nothing() {
        let tree = workspace("[dependencies]\nd = { package = \"fondaco-dice\" }\n", "");
        assert_eq!(places(&check(&tree)), ["crates/rules/Cargo.toml:4"]);
    }

    #[test]
    fn a_new_crate_must_be_in_the_table() {
        let new = ("crates/new/Cargo.toml", "[package]\nname = \"fondaco-new\"\n");
        let faults = check(&Tree::of(&[("Cargo.toml", ""), new]));
        assert_eq!(places(&faults), ["crates/new/Cargo.toml:2"]);
        assert!(faults[0].to_string().contains("add it to the table"));
    }
}
