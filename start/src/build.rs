//! Builds the page and the program.

use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::{self, ScopedJoinHandle};
use std::{fs, io};

use crate::cargo;
use crate::progress::{Job, Shared, Step};
use crate::toolchain::{self, TARGET};

/// The profile in `Cargo.toml`.
const PROFILE: &str = "play";

/// The crate that makes the page.
const MAKER: &str = "fondaco-site";
/// The crate of the command.
const PROGRAM: &str = "fondaco";

/// What the page consists of besides the compiled programs.
const SOURCES: [&str; 3] = ["crates/web", "crates/texts/locales", "crates/bots/weights"];
const PROGRAMS: [&str; 2] = ["fondaco-web.wasm", "fondaco-thinker.wasm"];

/// What was built.
pub struct Built {
    pub program: PathBuf,
    /// The folder of the page, if one was built.
    pub site: Option<PathBuf>,
}

/// Builds the program, and the page if the game is played in a browser.
pub fn run(root: &Path, progress: &Shared) -> Result<Built, String> {
    steps(root, progress).map_err(|why| progress.fail(&why).to_string())
}

fn steps(root: &Path, progress: &Shared) -> Result<Built, String> {
    let in_browser = progress.is_in_browser();
    toolchain::check_version(root)?;
    if in_browser {
        toolchain::add_target(root)?;
    }
    progress.begin(Step::Compile);
    let target = root.join("target");
    let made = target.join(PROFILE);
    let site = target.join("play-site");
    let compile = |job, command| {
        let outcome = cargo::build(command, job, progress);
        // Report a failure at once, not when the other jobs are done.
        if let Err(why) = &outcome {
            progress.fail(why);
        }
        progress.done(job, outcome.is_ok());
        outcome
    };
    let make_page = || {
        // In a folder of its own, or the builds would wait for each other.
        let for_browser = target.join("wasm");
        compile(Job::Page, page(root, &for_browser))?;
        // A failure of the maker is reported elsewhere.
        if !progress.wait_for(Job::Maker) {
            return Ok(());
        }
        progress.begin(Step::Bind);
        let programs = for_browser.join(TARGET).join(PROFILE);
        bind(root, &made.join(format!("{MAKER}{EXE_SUFFIX}")), &programs, &site)?;
        progress.bound(&site);
        Ok(())
    };
    thread::scope(|scope| {
        let paging = in_browser.then(|| scope.spawn(make_page));
        let compiled = || {
            if in_browser {
                compile(Job::Maker, native(cargo::command(root), MAKER, &target))?;
            }
            // The page has priority.
            let cargo = if in_browser { cargo::nice(root) } else { cargo::command(root) };
            compile(Job::Program, native(cargo, PROGRAM, &target))
        };
        let compiled = compiled();
        let paged = paging.map_or(Ok(Ok(())), ScopedJoinHandle::join);
        compiled.and(paged.unwrap_or_else(|_| Err("the page could not be made".to_owned())))
    })?;
    progress.begin(Step::Open);
    progress.keep(root);
    let program = made.join(format!("{PROGRAM}{EXE_SUFFIX}"));
    Ok(Built { program, site: in_browser.then_some(site) })
}

/// Builds a crate for this machine.
fn native(mut cargo: Command, package: &str, target: &Path) -> Command {
    cargo
        .args(["build", "--locked", "--profile", PROFILE, "--package", package, "--target-dir"])
        .arg(target);
    cargo
}

/// Builds the programs for the browser.
fn page(root: &Path, target: &Path) -> Command {
    let mut build = cargo::command(root);
    build
        .args(["build", "--locked", "--profile", PROFILE, "--target", TARGET])
        .args(["--package", "fondaco-web", "--package", "fondaco-thinker"])
        .args(["--features", "fondaco-web/whole", "--target-dir"])
        .arg(target)
        // They would override the flags in `.cargo/config.toml`.
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    build
}

/// Makes the page, unless nothing has changed since the last time.
fn bind(root: &Path, maker: &Path, programs: &Path, site: &Path) -> Result<(), String> {
    let note = site.with_extension("made-of");
    let mut made_of = String::new();
    let sources = SOURCES.map(|source| root.join(source));
    let compiled = PROGRAMS.map(|name| programs.join(name));
    for path in [maker].into_iter().chain(sources.iter().chain(&compiled).map(PathBuf::as_path)) {
        list(path, &mut made_of).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    if site.is_dir() && fs::read_to_string(&note).is_ok_and(|last| last == made_of) {
        return Ok(());
    }
    let mut command = Command::new(maker);
    let output = command.arg(programs).arg(site).stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("the page could not be made: {error}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("the page could not be made:\n{said}"));
    }
    // Without it, the page is made again the next time.
    let _ = fs::write(note, made_of);
    Ok(())
}

/// Lists a file, or the files of a folder, with sizes and times.
fn list(path: &Path, noted: &mut String) -> io::Result<()> {
    let about = fs::metadata(path)?;
    if about.is_dir() {
        let entries = fs::read_dir(path)?.map(|entry| Ok(entry?.path()));
        let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
        paths.sort();
        return paths.iter().try_for_each(|path| list(path, noted));
    }
    let line = format!("{} {} {:?}\n", path.display(), about.len(), about.modified()?);
    noted.push_str(&line);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_made_anew_when_something_has_changed() {
        let root = std::env::temp_dir().join(format!("fondaco-bind-{}", std::process::id()));
        let programs = root.join("programs");
        for folder in SOURCES {
            fs::create_dir_all(root.join(folder)).expect("a folder");
        }
        fs::create_dir_all(&programs).expect("a folder");
        for name in PROGRAMS {
            fs::write(programs.join(name), "old").expect("written");
        }
        let site = root.join("site");
        // It makes an empty page, once: a folder that is there is an error.
        let maker = root.join("maker");
        fs::write(&maker, "#!/bin/sh\nmkdir \"$2\"\n").expect("written");
        let run = Command::new("chmod").arg("755").arg(&maker).status();
        assert!(run.expect("chmod").success());
        bind(&root, &maker, &programs, &site).expect("made");
        bind(&root, &maker, &programs, &site).expect("left as it is");
        fs::write(root.join(SOURCES[0]).join("new.css"), "new").expect("written");
        let again = bind(&root, &maker, &programs, &site);
        fs::remove_dir_all(&root).expect("removed");
        assert!(again.is_err_and(|why| why.contains("could not be made")));
    }
}
