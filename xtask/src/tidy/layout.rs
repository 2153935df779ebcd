//! Modules are named after their contents, and files stay small.

use super::fault::Fault;
use super::tree::Tree;

/// A file above this is two files.
const LINES: usize = 800;

pub fn check(tree: &Tree) -> Vec<Fault> {
    tree.rust()
        .flat_map(|(path, text)| module_name(path).into_iter().chain(length(path, text)))
        .collect()
}

fn module_name(path: &str) -> Option<Fault> {
    let folder = path.strip_suffix("mod.rs").filter(|folder| folder.ends_with('/'))?;
    let right = folder.trim_end_matches('/');
    Some(Fault::new(path, 1, format!("a module lies beside its folder; move this to {right}.rs")))
}

fn length(path: &str, text: &str) -> Option<Fault> {
    let lines = text.lines().count();
    let sentence = format!("the file has {lines} lines; split it so that none has above {LINES}");
    (lines > LINES).then(|| Fault::new(path, LINES + 1, sentence))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_lie_beside_their_folders() {
        let tree =
            Tree::of(&[("src/medici/mod.rs", ""), ("src/medici.rs", ""), ("src/amod.rs", "")]);
        let faults = check(&tree);
        assert_eq!(faults.len(), 1);
        assert!(faults[0].to_string().starts_with("src/medici/mod.rs:1: "));
        assert!(faults[0].to_string().ends_with("move this to src/medici.rs"));
    }

    #[test]
    fn the_limit_itself_is_allowed() {
        assert_eq!(length("a.rs", &"x\n".repeat(LINES)), None);
        assert!(length("a.rs", &"x\n".repeat(LINES + 1)).is_some());
    }
}
