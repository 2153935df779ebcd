//! `cargo xtask tidy`: what the compiler does not see.
//!
//! Every check is a pure function from the files to its faults, so that its tests need no disk.

mod arrows;
mod code_map;
mod fault;
mod layout;
mod manifests;
mod product;
mod required;
mod rulings;
mod tree;
mod unfinished;
mod whitespace;
mod workspace;

use std::io::Write;
use std::path::Path;

use anyhow::{Result, bail};

use fault::Fault;
use tree::Tree;

const CHECKS: &[fn(&Tree) -> Vec<Fault>] = &[
    required::check,
    arrows::check,
    manifests::check,
    layout::check,
    unfinished::check,
    whitespace::check,
    code_map::check,
    rulings::check,
    product::check,
];

/// Prints every fault there is, and fails when there is one.
pub fn run(root: &Path) -> Result<()> {
    let tree = Tree::read(root)?;
    let mut faults: Vec<Fault> = CHECKS.iter().flat_map(|check| check(&tree)).collect();
    faults.sort();
    let mut out = std::io::stdout().lock();
    for fault in &faults {
        writeln!(out, "{fault}")?;
    }
    match faults.len() {
        0 => eprintln!("{} files are tidy.", tree.paths().count()),
        1 => bail!("tidy found one fault"),
        many => bail!("tidy found {many} faults"),
    }
    Ok(())
}
