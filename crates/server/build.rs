//! The page is built before the program that carries it; when it changes, so does the program.

use std::fs;
use std::path::Path;

fn main() {
    let site = Path::new("../../target/site");
    // What is not there would count as changed every time. If it cannot be made, that is the worst.
    let _ = fs::create_dir_all(site);
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", site.display());
}
