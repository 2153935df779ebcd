//! Runs the steps of the Containerfile's build stage without a container.

use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;
use std::{env, fs, process};

use anyhow::{Context, Result, ensure};

use super::FOLDER;
use crate::repository::{files, run};

const CONTAINERFILE: &str = "packaging/Containerfile";
/// The step that builds the archive, and where the next one puts the program.
const DIST: &str = "cargo xtask dist";
const UNPACKED: &str = "fondaco/bin";

/// The build stage of a Containerfile.
#[derive(Debug, Default, PartialEq)]
struct Stage {
    name: String,
    image: String,
    folder: String,
    /// The `RUN` commands.
    runs: Vec<String>,
    /// The sources of `COPY`.
    taken: Vec<String>,
    /// The paths that the next stage copies from this one.
    handed_on: Vec<String>,
}

impl Stage {
    /// Reads the first stage; knows only the instructions that our file uses.
    fn read(text: &str) -> Result<Stage> {
        let mut stage = Stage::default();
        let mut is_first = true;
        for line in instructions(text) {
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            let (options, words): (Vec<&str>, Vec<&str>) =
                rest.split_whitespace().partition(|word| word.starts_with("--"));
            match word {
                "FROM" if stage.image.is_empty() => {
                    let [image, "AS", name] = words[..] else { continue };
                    (stage.image, stage.name) = (image.to_owned(), name.to_owned());
                }
                "FROM" => is_first = false,
                "WORKDIR" if is_first => rest.clone_into(&mut stage.folder),
                "RUN" if is_first => stage.runs.push(rest.to_owned()),
                "COPY" => {
                    let sources = words.split_last().map_or(&[][..], |(_, sources)| sources);
                    let sources = sources.iter().map(|&source| source.to_owned());
                    let from_here = format!("--from={}", stage.name);
                    if is_first {
                        stage.taken.extend(sources);
                    } else if options.contains(&from_here.as_str()) {
                        stage.handed_on.extend(sources);
                    }
                }
                _ => {}
            }
        }
        ensure!(!stage.runs.is_empty(), "nothing is built in {CONTAINERFILE}");
        Ok(stage)
    }

    /// A path in the stage, relative to its working directory.
    fn inside<'path>(&self, path: &'path str) -> Result<&'path str> {
        let inside = path.strip_prefix(&self.folder).and_then(|rest| rest.strip_prefix('/'));
        inside.with_context(|| format!("{path} is outside {}", self.folder))
    }
}

/// The lines without comments, continued lines joined.
fn instructions(text: &str) -> Vec<String> {
    let lines = text.lines().map(str::trim).filter(|it| !it.is_empty() && !it.starts_with('#'));
    let mut joined = Vec::new();
    let mut open = String::new();
    for line in lines {
        match line.strip_suffix('\\') {
            Some(start) => open += start,
            None => joined.push(std::mem::take(&mut open) + line),
        }
    }
    joined
}

/// Runs all steps in a clean copy of the repository, and compares the archive with one built here.
pub fn check(root: &Path, archive: &Path, moment: u64) -> Result<()> {
    take_steps(root, |clean, step| shell(clean, step, moment), |clean| compare(archive, clean))?;
    eprintln!("Both archives have the same bytes.");
    Ok(())
}

/// Runs the steps with `pack` in place of `cargo xtask dist`; the program it has packed must start.
pub fn rehearse(root: &Path, moment: u64, pack: impl Fn(&Path) -> Result<()>) -> Result<()> {
    let take = |clean: &Path, step: &str| match step {
        DIST => pack(clean),
        step => shell(clean, step, moment),
    };
    take_steps(root, take, |clean| {
        let unpacked = clean.join(UNPACKED).join(format!("fondaco{}", env::consts::EXE_SUFFIX));
        let mut program = Command::new(unpacked);
        program.arg("--version");
        run(program)
    })
}

/// Runs each step in a clean copy of the repository, checks that the paths for the next stage exist,
/// then calls `look`.
fn take_steps(
    root: &Path,
    take: impl Fn(&Path, &str) -> Result<()>,
    look: impl Fn(&Path) -> Result<()>,
) -> Result<()> {
    let stage = Stage::read(&fs::read_to_string(root.join(CONTAINERFILE))?)?;
    let clean = env::temp_dir().join(format!("fondaco-container-{}", process::id()));
    eprintln!("As in the container, in {}; it stays there if this fails.", clean.display());
    copy(root, &clean)?;
    for step in &stage.runs {
        eprintln!("RUN {step}");
        take(&clean, step)?;
    }
    for path in &stage.handed_on {
        let inside = stage.inside(path)?;
        ensure!(clean.join(inside).exists(), "no step has made {path}");
        eprintln!("COPY {path}: it is there");
    }
    look(&clean)?;
    fs::remove_dir_all(&clean)?;
    Ok(())
}

/// Runs a step in the environment of a container.
fn shell(clean: &Path, step: &str, moment: u64) -> Result<()> {
    let mut shell = Command::new("sh");
    shell.current_dir(clean).args(["-ec", step]);
    // Cargo sets these for us; a container has none of them.
    for (name, _) in env::vars_os().filter(|(name, _)| is_of_this_run(name)) {
        shell.env_remove(name);
    }
    // The copy has no commit, from which the time would be taken.
    shell.env("SOURCE_DATE_EPOCH", moment.to_string());
    run(shell)
}

/// Variables of our own build, which would lead the other build to its folders.
fn is_of_this_run(name: &OsStr) -> bool {
    let name = name.to_string_lossy();
    name.starts_with("CARGO") && name != "CARGO_HOME"
}

fn compare(archive: &Path, clean: &Path) -> Result<()> {
    let name = archive.file_name().context("the archive has no name")?;
    let other = clean.join(FOLDER).join(name);
    let there = fs::read(&other).with_context(|| format!("{} is missing", other.display()))?;
    ensure!(fs::read(archive)? == there, "{} differs from {}", archive.display(), other.display());
    Ok(())
}

/// Copies the files that git tracks or would add.
fn copy(root: &Path, clean: &Path) -> Result<()> {
    for path in files(root)? {
        let from = root.join(&path);
        // A deleted file is listed until that is committed.
        if from.is_file() {
            let to = clean.join(&path);
            fs::create_dir_all(to.parent().unwrap_or(clean))?;
            fs::copy(&from, &to).with_context(|| format!("{path} cannot be copied"))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::CommandLine;
    use crate::dist::ENDING;
    use crate::repository;

    fn ours() -> Stage {
        Stage::read(include_str!("../../../packaging/Containerfile")).expect("it builds")
    }

    #[test]
    fn files_are_read_as_stages() {
        let text = "# A comment\nFROM rust:1 AS build\nWORKDIR /w\nCOPY a b ./\nRUN one \\\n  # two\n  \
                    && three\nFROM scratch\nCOPY --from=build --chown=me:me /w/x /x\nCOPY y /y\n";
        let expected = Stage {
            name: "build".into(),
            image: "rust:1".into(),
            folder: "/w".into(),
            runs: vec!["one && three".into()],
            taken: vec!["a".into(), "b".into()],
            handed_on: vec!["/w/x".into()],
        };
        assert_eq!(Stage::read(text).expect("a stage"), expected);
        assert_eq!(expected.inside("/w/x").ok(), Some("x"));
        assert!(expected.inside("/x").is_err());
        assert!(Stage::read("FROM scratch\n").is_err());
    }

    #[test]
    fn the_container_takes_what_is_here() {
        let root = repository::root();
        let stage = ours();
        assert!(!stage.taken.is_empty() && !stage.handed_on.is_empty(), "{stage:?}");
        for path in &stage.taken {
            assert!(root.join(path).exists(), "{path} is not here");
        }
        for path in &stage.handed_on {
            assert!(stage.inside(path).is_ok(), "{path} would not be rehearsed");
        }
    }

    #[test]
    fn the_container_lets_cargo_do_what_it_can() {
        let stage = ours();
        let commands = stage.runs.iter().flat_map(|run| run.split("&&"));
        let mut tasks = 0;
        for command in commands {
            let words: Vec<&str> = command.split_whitespace().collect();
            if words.first() == Some(&"cargo") {
                assert_eq!(words.get(1), Some(&"xtask"), "{command} is not known here");
                let parsed = CommandLine::try_parse_from(&words[1..]);
                assert!(parsed.is_ok(), "{command} is not understood");
                tasks += 1;
            }
            let outside = words.iter().find(|word| word.starts_with('/'));
            assert_eq!(outside, None, "a rehearsal would leave its folder");
        }
        assert!(tasks > 0);
    }

    #[test]
    fn the_container_has_the_compiler_that_the_workspace_wants() {
        let version = env!("CARGO_PKG_RUST_VERSION");
        let image = ours().image;
        assert!(image.contains(&format!("/rust:{version}-")), "{image} is not for {version}");
    }

    #[test]
    fn the_container_builds_and_unpacks_what_is_handed_out() {
        let runs = ours().runs;
        assert!(runs.iter().any(|run| run == DIST), "{runs:?}");
        assert!(runs.iter().any(|run| run.contains(&format!("{FOLDER}/fondaco-*{ENDING}"))));
    }
}
