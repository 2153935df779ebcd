//! Compiles the programs of the page and lets them speak to the browser.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use super::Pace;
use crate::repository::cargo;

const TARGET: &str = "wasm32-unknown-unknown";

/// A program and the script that starts it.
pub struct Program {
    pub script: String,
    pub wasm: Vec<u8>,
}

/// Compiles both programs at once, so that they share what they share.
pub fn compile(root: &Path, workshop: &Path, pace: Pace) -> Result<()> {
    let mut build = cargo();
    build
        .current_dir(root)
        .args(["build", "--locked", "--package", "fondaco-web", "--package", "fondaco-thinker"])
        .args(["--target", TARGET, "--profile", pace.profile(), "--target-dir"])
        .arg(workshop)
        // They would silently replace the flags of `.cargo/config.toml`.
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    let status = build.status().context("cargo could not be started")?;
    ensure!(status.success(), "the page does not compile");
    Ok(())
}

/// Makes a program that was compiled ready for the browser.
pub fn bind(workshop: &Path, package: &str, pace: Pace) -> Result<Program> {
    let folder = workshop.join(TARGET).join(pace.profile());
    let bound = folder.join("bound").join(package);
    let mut output = Bindgen::new()
        .input_path(folder.join(format!("{package}.wasm")))
        .out_name(package)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(pace == Pace::Release)
        .remove_producers_section(true)
        .generate_output()?;
    ensure!(
        output.snippets().values().all(Vec::is_empty) && output.local_modules().is_empty(),
        "a dependency of {package} brings scripts of its own, for which there is no place yet"
    );
    output.emit(&bound)?;
    let read = |name: String| {
        let path = bound.join(name);
        fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))
    };
    let script = String::from_utf8(read(format!("{package}.js"))?)?;
    Ok(Program { script, wasm: read(format!("{package}_bg.wasm"))? })
}
