//! Lets programs speak to the browser.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

/// A program and the script that starts it.
pub struct Program {
    pub script: String,
    pub wasm: Vec<u8>,
}

/// A program, and the chapters it was split into if it was.
pub struct SplitProgram {
    pub program: Program,
    pub chapters: Option<Chapters>,
}

/// The parts of a program that are loaded when they are needed.
pub struct Chapters {
    /// The script that loads chapters. It and the program's script import each other.
    pub loader: String,
    /// The chapters by the names the loader uses.
    pub files: Vec<(String, Vec<u8>)>,
}

/// The loader's name in the script of a program, and the script's name in the loader.
pub const LOADER: &str = "./loader.js";
pub const SCRIPT: &str = "./script.js";

/// Makes a program that was compiled ready for the browser.
pub fn bind(programs: &Path, package: &str) -> Result<Program> {
    bind_file(&programs.join(format!("{package}.wasm")), programs, package)
}

/// The same for a file by another name.
pub fn bind_file(wasm: &Path, programs: &Path, package: &str) -> Result<Program> {
    let mut output = Bindgen::new()
        .input_path(wasm)
        .out_name(package)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        // Chapters share the table of functions, which is one of them.
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()?;
    ensure!(
        output.snippets().values().all(Vec::is_empty) && output.local_modules().is_empty(),
        "a dependency of {package} brings scripts of its own, for which there is no place yet"
    );
    let bound = programs.join("bound").join(package);
    output.emit(&bound)?;
    let script = String::from_utf8(read(&bound.join(format!("{package}.js")))?)?;
    Ok(Program { script, wasm: read(&bound.join(format!("{package}_bg.wasm")))? })
}

pub fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("{} cannot be read", path.display()))
}
