//! The command that makes the page.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::process::Command;

#[test]
fn programs_that_are_missing_are_named() {
    let folder = std::env::temp_dir().join(format!("fondaco-no-programs-{}", std::process::id()));
    let output = Command::new(env!("CARGO_BIN_EXE_fondaco-site"))
        .arg(&folder)
        .arg(folder.join("site"))
        .output()
        .unwrap();
    assert!(!output.status.success());
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("fondaco-web.wasm cannot be read"), "{told}");
    assert!(!folder.join("site").exists(), "no incomplete page is left");
}
