//! Compiles the programs of the page and lets them speak to the browser.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use wasm_bindgen_cli_support::Bindgen;

use super::Pace;
use crate::repository::cargo;

const TARGET: &str = "wasm32-unknown-unknown";

/// A program and the script that starts it.
pub struct Program {
    pub script: String,
    pub wasm: Vec<u8>,
}

/// A program whose chapters are files of their own.
pub struct Book {
    pub program: Program,
    /// Loads chapters; the program's script and this one name each other.
    pub loader: String,
    /// The chapters, by the names that the loader has for them.
    pub chapters: Vec<(String, Vec<u8>)>,
}

/// The loader's name in the script of a program, and the script's name in the loader.
pub const LOADER: &str = "./loader.js";
pub const SCRIPT: &str = "./script.js";

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
    let wasm = folder.join(format!("{package}.wasm"));
    bind_file(&wasm, &folder.join("bound").join(package), package, pace)
}

/// The same for a program with chapters.
pub fn bind_book(workshop: &Path, package: &str, pace: Pace) -> Result<Book> {
    let folder = workshop.join(TARGET).join(pace.profile());
    let parts = folder.join("parts").join(package);
    // Nothing of an earlier build is to be taken for a chapter of this one.
    if parts.exists() {
        fs::remove_dir_all(&parts)?;
    }
    let main = parts.join("main.wasm");
    let whole = read(&folder.join(format!("{package}.wasm")))?;
    let mut options = wasm_split_cli_support::Options::new(&whole);
    options.output_dir = &parts;
    options.main_out_path = &main;
    options.link_name = LOADER;
    options.main_module = SCRIPT;
    let split = wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("{package} cannot be taken apart: {error:?}"))?;
    let mut chapters = Vec::new();
    for path in &split.split_modules {
        let name = path.file_name().context("a chapter has no name")?;
        chapters.push((name.to_string_lossy().into_owned(), tightened(&read(path)?)?));
    }
    chapters.sort();
    let program = bind_file(&main, &folder.join("bound").join(package), package, pace)?;
    let loader = String::from_utf8(read(&parts.join(LOADER))?)?;
    Ok(Book { program, loader, chapters })
}

/// A chapter without the names of its functions and without the room that a linker leaves for
/// larger numbers.
fn tightened(chapter: &[u8]) -> Result<Vec<u8>> {
    let mut config = walrus::ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse(chapter)?;
    Ok(module.emit_wasm())
}

fn bind_file(wasm: &Path, bound: &Path, package: &str, pace: Pace) -> Result<Program> {
    let mut output = Bindgen::new()
        .input_path(wasm)
        .out_name(package)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        // Chapters share the table of functions, which is one of them.
        .keep_lld_exports(true)
        .remove_name_section(pace == Pace::Release)
        .remove_producers_section(true)
        .generate_output()?;
    ensure!(
        output.snippets().values().all(Vec::is_empty) && output.local_modules().is_empty(),
        "a dependency of {package} brings scripts of its own, for which there is no place yet"
    );
    output.emit(bound)?;
    let script = String::from_utf8(read(&bound.join(format!("{package}.js")))?)?;
    Ok(Program { script, wasm: read(&bound.join(format!("{package}_bg.wasm")))? })
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("{} cannot be read", path.display()))
}
