//! Lets the linker tell where everything went, so that the program can be taken apart: pages that
//! few visitors open are loaded when they do.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let for_browser = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    if for_browser && env::var_os("CARGO_FEATURE_WHOLE").is_none() {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
