//! `cargo xtask dist`: a release as one archive.
//!
//! It is reproducible: the same commit and toolchain give the same bytes in any folder of any machine.

mod archive;
mod container;
mod licences;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result};
use flate2::Compression;
use sha2::{Digest, Sha256};

use crate::flags::{self, Compiler};
use crate::page;
use crate::repository::{cargo, output, run as run_command};
use archive::Files;

const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The target folder of the compiler.
const WORKSHOP: &str = "target/program";
/// The folder of the archive and its checksum.
const FOLDER: &str = "target/dist";
const SUMS: &str = "SHA256SUMS";
const ENDING: &str = ".tar.gz";

/// Files that are copied, with their paths in the archive.
const COPIES: [(&str, &str); 7] = [
    ("README.md", "share/doc/fondaco/README.md"),
    ("ARCHITECTURE.md", "share/doc/fondaco/ARCHITECTURE.md"),
    ("CONTRIBUTING.md", "share/doc/fondaco/CONTRIBUTING.md"),
    ("CHANGELOG.md", "share/doc/fondaco/CHANGELOG.md"),
    ("LICENSE-MIT", "share/doc/fondaco/LICENSE-MIT"),
    ("LICENSE-APACHE", "share/doc/fondaco/LICENSE-APACHE"),
    ("packaging/fondaco.service", "lib/systemd/system/fondaco.service"),
];
/// Folders, extensions and places of the pages and pictures to which the README links.
const PAGES: [(&str, &str, &str); 3] = [
    ("docs", "md", "share/doc/fondaco/docs"),
    ("docs", "svg", "share/doc/fondaco/docs"),
    ("docs/screens", "webp", "share/doc/fondaco/docs/screens"),
];
const LICENCES: &str = "share/doc/fondaco/LICENSES-THIRD-PARTY.txt";
const MANUAL: &str = "share/man/man1";

/// Shells with the paths of their completions below `/usr/local`, or where they can be configured.
const COMPLETIONS: [(&str, &str); 5] = [
    ("bash", "share/bash-completion/completions/fondaco"),
    ("elvish", "share/elvish/lib/fondaco.elv"),
    ("fish", "share/fish/vendor_completions.d/fondaco.fish"),
    ("powershell", "share/powershell/fondaco.ps1"),
    ("zsh", "share/zsh/site-functions/_fondaco"),
];

/// Builds the archive; to check it, builds it again as the container does, and compares.
pub fn run(root: &Path, check: bool) -> Result<()> {
    let moment = moment(root)?;
    let archive = build(root, moment)?;
    if check { container::check(root, &archive, moment) } else { Ok(()) }
}

/// Runs the steps of the container with the program that was built for the tests.
pub fn rehearse(root: &Path) -> Result<()> {
    let (moment, compiler) = (moment(root)?, Compiler::ask(root)?);
    let program = root.join("target/debug").join(program_name());
    container::rehearse(root, moment, |clean| {
        // This archive is not released.
        pack(clean, &program, &compiler, moment, Compression::fast()).map(drop)
    })
}

/// Builds the page, the program and the archive; returns its path.
fn build(root: &Path, moment: u64) -> Result<PathBuf> {
    let compiler = Compiler::ask(root)?;
    eprintln!("[1/3] The page.");
    page::build(root, None)?;
    eprintln!("[2/3] The program, which embeds it.");
    let program = compile(root, &compiler.host)?;
    eprintln!("[3/3] The archive.");
    pack(root, &program, &compiler, moment, Compression::best())
}

/// Packs a program with its documents; returns the path of the archive.
fn pack(
    root: &Path,
    program: &Path,
    compiler: &Compiler,
    moment: u64,
    compression: Compression,
) -> Result<PathBuf> {
    let files = collect(root, program, compiler)?;
    let name = format!("fondaco-{VERSION}-{}", compiler.host);
    let bytes = files.pack(&name, moment, compression)?;
    let archive = hand_out(&root.join(FOLDER), &format!("{name}{ENDING}"), &bytes)?;
    let size = fs::metadata(program)?.len();
    eprintln!("{} has {}, its program {}.", archive.display(), mb(bytes.len() as u64), mb(size));
    Ok(archive)
}

/// Compiles the program. Naming the target, although it is this machine's, keeps build scripts and
/// macros free of its flags.
fn compile(root: &Path, target: &str) -> Result<PathBuf> {
    let mut build = cargo();
    build
        .current_dir(root)
        .args(["build", "--locked", "--package", "fondaco", "--profile", "dist"])
        .args(["--target", target, "--target-dir", WORKSHOP])
        // The embedded files would contain the times at which they were written.
        .env("SOURCE_DATE_EPOCH", "0");
    flags::apply(&mut build, root, target)?;
    run_command(build)?;
    Ok(root.join(WORKSHOP).join(target).join("dist").join(program_name()))
}

fn program_name() -> String {
    format!("fondaco{}", env::consts::EXE_SUFFIX)
}

/// All files of the archive.
fn collect(root: &Path, program: &Path, compiler: &Compiler) -> Result<Files> {
    let mut files = Files::default();
    files.add_program(&format!("bin/{}", program_name()), read(program)?)?;
    add_texts(&mut files, root)?;
    files.add(LICENCES, licences::all(root, compiler)?)?;
    for (shell, place) in COMPLETIONS {
        files
            .add(place, output(Command::new(program).env_clear().args(["completions", shell]))?)?;
    }
    let pages = root.join(FOLDER).join("man");
    output(Command::new(program).env_clear().args(["man", "--out", &pages.to_string_lossy()]))?;
    add_folder(&mut files, &pages, MANUAL, "1")?;
    fs::remove_dir_all(&pages)?;
    Ok(files)
}

/// Adds the files of the repository.
fn add_texts(files: &mut Files, root: &Path) -> Result<()> {
    for (from, to) in COPIES {
        files.add(to, read(&root.join(from))?)?;
    }
    for (from, extension, to) in PAGES {
        add_folder(files, &root.join(from), to, extension)?;
    }
    Ok(())
}

/// Adds the files of a folder that have this extension.
fn add_folder(files: &mut Files, from: &Path, to: &str, extension: &str) -> Result<()> {
    for entry in fs::read_dir(from).with_context(|| format!("{} is missing", from.display()))? {
        let path = entry?.path();
        if path.extension().is_some_and(|it| it == extension) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            files.add(&format!("{to}/{name}"), read(&path)?)?;
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("{} cannot be read", path.display()))
}

/// Writes an archive and its checksum, and removes earlier ones.
fn hand_out(folder: &Path, name: &str, bytes: &[u8]) -> Result<PathBuf> {
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(ENDING) {
            fs::remove_file(path)?;
        }
    }
    fs::write(folder.join(SUMS), sum(name, bytes))?;
    let archive = folder.join(name);
    fs::write(&archive, bytes)?;
    Ok(archive)
}

/// A line for `sha256sum --check`.
fn sum(name: &str, bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    let digits: Vec<String> = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{}  {name}\n", digits.concat())
}

/// The time of all files in the archive: `SOURCE_DATE_EPOCH`, else that of the commit.
fn moment(root: &Path) -> Result<u64> {
    if let Ok(seconds) = env::var("SOURCE_DATE_EPOCH") {
        return seconds.parse().context("SOURCE_DATE_EPOCH is no number of seconds");
    }
    let git = |arguments: &[&str]| output(Command::new("git").current_dir(root).args(arguments));
    let Ok(time) = git(&["log", "-1", "--format=%ct"]) else {
        eprintln!("There is no commit here: the files will be dated 1970.");
        return Ok(0);
    };
    if git(&["status", "--porcelain"]).is_ok_and(|changes| !changes.is_empty()) {
        eprintln!("There are uncommitted changes: the archive belongs to no commit.");
    }
    time.trim().parse().context("git tells no time of the commit")
}

fn mb(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repository;

    #[test]
    fn whoever_installs_finds_licences_pages_and_unit() {
        let mut files = Files::default();
        add_texts(&mut files, &repository::root()).expect("all are here");
        let paths = files.paths();
        for wanted in [
            "lib/systemd/system/fondaco.service",
            "share/doc/fondaco/LICENSE-APACHE",
            "share/doc/fondaco/LICENSE-MIT",
            "share/doc/fondaco/README.md",
            "share/doc/fondaco/docs/operations.md",
        ] {
            assert!(paths.contains(&wanted), "{wanted} is missing from {paths:?}");
        }
        assert!(paths.is_sorted());
    }

    #[test]
    fn the_unit_starts_the_program_where_it_is_unpacked() {
        let unit = include_str!("../../packaging/fondaco.service");
        assert!(unit.contains("ExecStart=/usr/local/bin/fondaco "));
    }

    #[test]
    fn sums_are_read_by_sha256sum() {
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(sum("a.tar.gz", b""), format!("{empty}  a.tar.gz\n"));
    }

    #[test]
    fn sizes_are_told_in_megabytes() {
        assert_eq!(mb(22_345_678), "22.3 MB");
    }
}
