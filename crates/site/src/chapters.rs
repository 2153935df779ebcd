//! Splits a program into chapters, which are loaded when their pages are opened.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};

use crate::bindings::{self, Chapters, LOADER, SCRIPT, SplitProgram};
use crate::folders::read;

/// Splits a compiled program and generates its bindings.
pub fn bind(programs: &Path, package: &str) -> Result<SplitProgram> {
    let parts = programs.join("parts").join(package);
    // Remove the chapters of earlier builds.
    if parts.exists() {
        fs::remove_dir_all(&parts)?;
    }
    let main = parts.join("main.wasm");
    let whole = read(&programs.join(format!("{package}.wasm")))?;
    let mut options = wasm_split_cli_support::Options::new(&whole);
    options.output_dir = &parts;
    options.main_out_path = &main;
    options.link_name = LOADER;
    options.main_module = SCRIPT;
    let split = wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("{package} cannot be split: {error:?}"))?;
    let mut chapters = Vec::new();
    for path in &split.split_modules {
        let name = path.file_name().context("a chapter has no name")?;
        chapters.push((name.to_string_lossy().into_owned(), tightened(&read(path)?)?));
    }
    chapters.sort();
    let program = bindings::bind_file(&main, programs, package)?;
    let loader = String::from_utf8(read(&parts.join(LOADER))?)?;
    Ok(SplitProgram { program, chapters: Some(Chapters { loader, files: chapters }) })
}

/// A chapter without names and without the padding that a linker leaves.
fn tightened(chapter: &[u8]) -> Result<Vec<u8>> {
    let mut config = walrus::ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse(chapter)?;
    Ok(module.emit_wasm())
}
