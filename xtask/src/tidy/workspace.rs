//! The manifests of the workspace, each key with its line.

use toml::de::{DeTable, DeValue};

use super::tree::Tree;

/// The root manifest and those of the crates that belong to it.
pub struct Workspace<'tree> {
    pub root: Manifest<'tree>,
    pub crates: Vec<Manifest<'tree>>,
}

impl<'tree> Workspace<'tree> {
    /// Nothing where there is no root manifest.
    ///
    /// A manifest that does not parse is passed over: cargo, which ran us, has read every manifest
    /// of the workspace, so it belongs to none of its crates.
    pub fn of(tree: &'tree Tree) -> Option<Self> {
        let root = Manifest::parse("Cargo.toml", tree.text("Cargo.toml")?)?;
        let excluded = root.strings(&["workspace", "exclude"]);
        let is_excluded = |path: &str| {
            excluded
                .iter()
                .any(|folder| path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')))
        };
        let crates = tree
            .texts()
            .filter(|(path, _)| path.ends_with("/Cargo.toml") && !is_excluded(path))
            .filter_map(|(path, text)| Manifest::parse(path, text))
            .filter(|manifest| manifest.package().is_some())
            .collect();
        Some(Workspace { root, crates })
    }

    /// The package behind a dependency, which may go by another name in the manifest.
    pub fn package_of<'found>(&'found self, dependency: &Dependency<'found>) -> &'found str {
        let shared = || self.root.value(&["workspace", "dependencies", dependency.key]);
        renamed(dependency.value).or_else(|| renamed(shared()?)).unwrap_or(dependency.key)
    }
}

/// One Cargo.toml.
pub struct Manifest<'tree> {
    pub path: &'tree str,
    text: &'tree str,
    table: DeTable<'tree>,
}

impl<'tree> Manifest<'tree> {
    fn parse(path: &'tree str, text: &'tree str) -> Option<Self> {
        let table = DeTable::parse(text).ok()?.into_inner();
        Some(Manifest { path, text, table })
    }

    /// The name of the package, if this is the manifest of one.
    pub fn package(&self) -> Option<&str> {
        self.value(&["package", "name"])?.as_str()
    }

    /// The folder the manifest lies in.
    pub fn folder(&self) -> &'tree str {
        self.path.rsplit_once('/').map_or("", |(folder, _)| folder)
    }

    /// The value behind a path of keys.
    pub fn value(&self, keys: &[&str]) -> Option<&DeValue<'tree>> {
        let (first, rest) = keys.split_first()?;
        let first = self.table.get(*first)?.get_ref();
        rest.iter().try_fold(first, |value, key| Some(value.get(*key)?.get_ref()))
    }

    /// The line of the last of these keys that is there, or the first line.
    pub fn line(&self, keys: &[&str]) -> usize {
        let mut table = Some(&self.table);
        let mut line = 1;
        for key in keys {
            let Some((key, value)) = table.and_then(|table| table.get_key_value(*key)) else {
                break;
            };
            line = self.line_at(key.span().start);
            table = value.get_ref().as_table();
        }
        line
    }

    /// Every dependency in every table of dependencies, those for one platform included.
    pub fn dependencies(&self) -> Vec<Dependency<'_>> {
        let targets = self.value(&["target"]).and_then(DeValue::as_table);
        let platforms = targets.into_iter().flatten();
        let platforms = platforms.filter_map(|(_, platform)| platform.get_ref().as_table());
        std::iter::once(&self.table)
            .chain(platforms)
            .flat_map(|t| self.dependencies_in(t))
            .collect()
    }

    fn dependencies_in<'found>(
        &'found self,
        table: &'found DeTable<'tree>,
    ) -> Vec<Dependency<'found>> {
        let mut found = Vec::new();
        for (name, only_in_tests) in
            [("dependencies", false), ("build-dependencies", false), ("dev-dependencies", true)]
        {
            let entries = table.get(name).and_then(|value| value.get_ref().as_table());
            found.extend(entries.into_iter().flatten().map(|(key, value)| Dependency {
                key: key.get_ref(),
                value: value.get_ref(),
                line: self.line_at(key.span().start),
                only_in_tests,
            }));
        }
        found
    }

    fn strings(&self, keys: &[&str]) -> Vec<&str> {
        let array = self.value(keys).and_then(DeValue::as_array);
        array.into_iter().flatten().filter_map(|value| value.get_ref().as_str()).collect()
    }

    fn line_at(&self, offset: usize) -> usize {
        1 + self.text.bytes().take(offset).filter(|&byte| byte == b'\n').count()
    }
}

/// The package that a dependency names when it goes by another name.
fn renamed<'value>(dependency: &'value DeValue<'_>) -> Option<&'value str> {
    dependency.get("package")?.get_ref().as_str()
}

/// One line of a table of dependencies.
pub struct Dependency<'found> {
    key: &'found str,
    value: &'found DeValue<'found>,
    pub line: usize,
    pub only_in_tests: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOT: &str = "[workspace]\nexclude = [\"fuzz\"]\n\n[workspace.dependencies]\n\
                        cards = { path = \"crates/decks\", package = \"decks\" }\n";
    const GAME: &str = "[package]\nname = \"game\"\nedition.workspace = true\n\n\
                        [dependencies]\ncards.workspace = true\n\n\
                        [target.'cfg(unix)'.dev-dependencies]\n\
                        other = { version = \"1\", package = \"thing\" }\n";

    fn tree() -> Tree {
        Tree::of(&[
            ("Cargo.toml", ROOT),
            ("crates/game/Cargo.toml", GAME),
            ("fuzz/Cargo.toml", "[package]\nname = \"fuzz\"\n"),
        ])
    }

    #[test]
    fn excluded_folders_hold_no_crates_of_the_workspace() {
        let tree = tree();
        let crates = Workspace::of(&tree).map(|workspace| workspace.crates).unwrap_or_default();
        let names: Vec<_> = crates.iter().filter_map(Manifest::package).collect();
        assert_eq!(names, ["game"]);
        assert_eq!(crates[0].folder(), "crates/game");
    }

    #[test]
    fn dependencies_are_found_under_their_true_names() {
        let tree = tree();
        let Some(workspace) = Workspace::of(&tree) else { panic!("the root parses") };
        let found: Vec<_> = workspace.crates[0]
            .dependencies()
            .iter()
            .map(|found| (workspace.package_of(found).to_owned(), found.line, found.only_in_tests))
            .collect();
        assert_eq!(found, [("decks".to_owned(), 6, false), ("thing".to_owned(), 9, true)]);
    }

    #[test]
    fn lines_are_those_of_the_deepest_key_there_is() {
        let tree = tree();
        let Some(workspace) = Workspace::of(&tree) else { panic!("the root parses") };
        let game = &workspace.crates[0];
        assert_eq!(game.line(&["package", "edition"]), 3);
        assert_eq!(game.line(&["package", "license"]), 1);
        assert_eq!(game.line(&["lints", "workspace"]), 1);
    }
}
