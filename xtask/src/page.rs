//! The page as it is handed out.

use std::path::Path;

use anyhow::Result;

use crate::repository::{cargo, run};
use crate::verify::toolchain;

/// Where the compiler works. It is a folder of its own, so that something else can be compiled
/// meanwhile.
const WORKSHOP: &str = "target/wasm";
const PROGRAMS: &str = "target/wasm/wasm32-unknown-unknown/wasm-release";
/// What the program carries with it, file by file.
const SITE: &str = "target/site";

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

/// Compiles both programs of the page at once, so that they share what they share.
pub fn compile(root: &Path) -> Result<()> {
    toolchain::set_up_targets(root)?;
    let mut build = cargo();
    build
        .current_dir(root)
        .args(["build", "--locked", "--package", "fondaco-web", "--package", "fondaco-thinker"])
        .args(["--profile", "wasm-release"])
        .args(["--target", "wasm32-unknown-unknown", "--target-dir", WORKSHOP])
        // They would silently replace the flags of `.cargo/config.toml`.
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    run(build)
}
