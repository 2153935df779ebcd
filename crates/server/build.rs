//! Rebuilds the program when the embedded page changes, and names the program by a hash of the code that
//! reads stored games.

use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;
use std::{env, fs, io};

/// The sources that decide how a stored table is read.
const READERS: [&str; 4] = ["../rules/src", "../dice/src", "../protocol/src", "src"];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let site = Path::new("../../target/site");
    // What is not there counts as changed every time, and what is newer than this build the next time.
    // If it cannot be made, that is the worst.
    if !site.is_dir() && fs::create_dir_all(site).is_ok() {
        let _ = fs::File::open(site).and_then(|folder| folder.set_modified(UNIX_EPOCH));
    }
    // Otherwise it is read when it is asked for.
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed={}", site.display());
    }
    let mut hasher = DefaultHasher::new();
    for folder in READERS {
        println!("cargo::rerun-if-changed={folder}");
        let mut files = Vec::new();
        collect(Path::new(folder), &mut files)?;
        files.sort();
        for file in files {
            hasher.write(file.as_os_str().as_encoded_bytes());
            hasher.write(&fs::read(file)?);
        }
    }
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    println!("cargo::rustc-env=FONDACO_PROGRAM={version} {:016x}", hasher.finish());
    Ok(())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
