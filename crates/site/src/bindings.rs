//! Bindings between programs and the browser.

use std::path::Path;

use anyhow::{Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::folders::read;

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

/// Generates the bindings of a compiled program.
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
        // Chapters share the function table, which is one of these exports.
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()?;
    ensure!(
        output.snippets().values().all(Vec::is_empty) && output.local_modules().is_empty(),
        "a dependency of {package} has scripts of its own, which are not supported"
    );
    let bound = programs.join("bound").join(package);
    output.emit(&bound)?;
    let script = String::from_utf8(read(&bound.join(format!("{package}.js")))?)?;
    Ok(Program { script, wasm: read(&bound.join(format!("{package}_bg.wasm")))? })
}
