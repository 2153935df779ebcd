//! The page as it is handed out.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::flags;
use crate::repository::{cargo, run};
use crate::toolchain;

const TARGET: &str = "wasm32-unknown-unknown";
/// Where the compiler works. It is a folder of its own, so that something else can be compiled
/// meanwhile.
const WORKSHOP: &str = "target/wasm";
const PROGRAMS: &str = "target/wasm/wasm32-unknown-unknown/wasm-release";
/// What the program carries with it, file by file.
const SITE: &str = "target/site";
/// The same for any static host, for the tests.
pub const STATIC: &str = "target/static";

/// Builds the page, for the program and, if a folder is named, for any static host.
pub fn build(root: &Path, export: Option<&Path>) -> Result<()> {
    compile(root)?;
    let mut make = cargo();
    make.current_dir(root)
        .args(["run", "--locked", "--quiet", "--package", "fondaco-site", "--features", "release"])
        .args(["--", PROGRAMS, SITE]);
    if let Some(folder) = export {
        make.arg("--export").arg(folder);
    }
    run(make)
}

/// Makes the page of what was compiled, by the maker that was built with the tests.
pub fn maker(root: &Path) -> Command {
    let name = format!("fondaco-site{}", std::env::consts::EXE_SUFFIX);
    let mut maker = Command::new(root.join("target/debug").join(name));
    maker.args([PROGRAMS, SITE, "--export", STATIC]);
    maker
}

/// Compiles both programs of the page at once, so that they share what they share.
pub fn compile(root: &Path) -> Result<()> {
    toolchain::set_up_targets(root)?;
    let mut build = cargo();
    build
        .current_dir(root)
        .args(["build", "--locked", "--package", "fondaco-web", "--package", "fondaco-thinker"])
        .args(["--profile", "wasm-release"])
        .args(["--target", TARGET, "--target-dir", WORKSHOP]);
    flags::apply(&mut build, root, TARGET)?;
    run(build)
}
