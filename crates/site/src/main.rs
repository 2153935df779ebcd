//! Makes the page: programs that were compiled for the browser become a folder of files.
//!
//! All paths in it are relative, so that it works in any folder of any host. Every file but the page
//! itself, the manifest and the service worker has a hash of its contents in its name, so that it may
//! be cached for ever.

mod art;
mod bindings;
#[cfg(feature = "release")]
mod chapters;
mod files;
mod folders;
mod icons;
#[cfg(feature = "release")]
mod pictures;
#[cfg(feature = "release")]
mod squeeze;
mod style;
mod template;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use clap::Parser;

use bindings::{Chapters, LOADER, SCRIPT, SplitProgram};
use files::Files;
use template::{fill, list, table};

/// The root of the repository.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
const SOURCES: &str = "crates/web";
const NETS: &str = "crates/bots/weights";
const TEXTS: &str = "crates/texts/locales";

/// The texts of the starter's page, which are not part of the game's page.
const EARLIER: &str = "start";

/// The mark by which a page knows that it comes from a game server.
const SERVER_MARK: &str = "<meta name=\"fondaco-server\" content=\"here\">\n";

/// Makes the page from what was compiled for the browser.
///
/// With the feature `release` it makes the page for a release: split into chapters and compressed.
#[derive(Parser)]
struct CommandLine {
    /// The folder with the compiled programs
    #[arg(value_name = "PROGRAMS")]
    programs: PathBuf,
    /// The folder for the page, as `fondaco serve` needs it; other files in it are removed
    #[arg(value_name = "SITE")]
    site: PathBuf,
    /// Also write the page as a plain folder for any static host
    #[arg(long, value_name = "DIR")]
    export: Option<PathBuf>,
}

fn main() -> Result<()> {
    let CommandLine { programs, site, export } = CommandLine::parse();
    let files = assemble(Path::new(ROOT), &programs)?;
    if let Some(folder) = export {
        without_server(&files)?.write(&folder)?;
        eprintln!("The page for any static host is in {}.", folder.display());
    }
    #[cfg(feature = "release")]
    let files = squeeze::Squeezer { store: programs.join("squeezed") }.all(&files)?;
    files.replace(&site)
}

/// The page for a static host, without the mark of a game server.
fn without_server(files: &Files) -> Result<Files> {
    let (_, page) =
        files.iter().find(|(name, _)| *name == "index.html").context("there is no page")?;
    let page = std::str::from_utf8(page)?;
    ensure!(page.contains(SERVER_MARK), "the page lacks the mark of a server");
    let mut copy = files.clone();
    copy.add("index.html", page.replace(SERVER_MARK, "").into_bytes());
    Ok(copy)
}

/// All files of the page.
fn assemble(root: &Path, programs: &Path) -> Result<Files> {
    let sources = root.join(SOURCES);
    let source = |name: &str| folders::read_text(&sources.join(name));
    let mut files = Files::default();
    let style = files.add_hashed("style", "css", style::join(&sources.join("style"))?.into_bytes());
    #[cfg(feature = "release")]
    let app = chapters::bind(programs, "fondaco-web")?;
    #[cfg(not(feature = "release"))]
    let app = SplitProgram { program: bindings::bind(programs, "fondaco-web")?, chapters: None };
    let app = add_program(&mut files, "app", app)?;
    let thinker = bindings::bind(programs, "fondaco-thinker")?;
    let thinking = files.add_hashed("thinking", "js", thinker.script.into_bytes());
    let thinking_wasm = files.add_hashed("thinking", "wasm", thinker.wasm);
    let nets = add_nets(&mut files, &root.join(NETS))?;

    let texts = add_texts(&mut files, &root.join(TEXTS))?;
    let words = [("app", app.script.as_str()), ("app-wasm", &app.wasm), ("texts", &table(&texts))];
    let start = files.add_hashed("start", "js", fill(&source("start.js")?, &words)?.into_bytes());
    let words = [
        ("thinking", thinking.as_str()),
        ("thinking-wasm", &thinking_wasm),
        ("nets", &table(&nets)),
    ];
    let thinker =
        files.add_hashed("thinker", "js", fill(&source("thinker.js")?, &words)?.into_bytes());

    let art = sources.join("art");
    let icons = icons::add(&mut files, &art.join(art::APP_ICON))?;
    let sprite = art::sprite(&art)?;
    let index = source("index.html")?;
    let worker = source("service-worker.js")?;
    let build = files::hash(&[&files.fingerprint(), &index, &sprite, &worker]);

    let names: Vec<&str> = files.names().collect();
    let is_net = |name: &&str| name.starts_with("nets/");
    let words = [
        ("build", build.as_str()),
        ("needed", &list(names.iter().copied().filter(|name| !is_net(name)))),
        ("nets", &list(names.iter().copied().filter(is_net))),
    ];
    let worker = fill(&worker, &words)?;
    files.add("service-worker.js", worker.into_bytes());
    files.add("manifest.webmanifest", icons.manifest().into_bytes());
    let words = [
        ("build", build.as_str()),
        ("thinker", &thinker),
        ("style", &style),
        ("scripts", &app.links()),
        ("app-wasm", &app.wasm),
        ("start", &start),
        ("icons", &icons.links()),
        ("sprite", &sprite),
    ];
    files.add("index.html", fill(&index, &words)?.into_bytes());
    Ok(files)
}

/// The file names of a program.
struct Named {
    script: String,
    loader: Option<String>,
    wasm: String,
}

impl Named {
    /// Links that let browsers load the scripts early.
    fn links(&self) -> String {
        let link = |name| format!("<link rel=\"modulepreload\" href=\"{name}\">");
        [&self.script].into_iter().chain(&self.loader).map(link).collect::<Vec<_>>().join("\n")
    }
}

/// Adds a program with its chapters and its scripts. The two scripts import each other, so one hash of
/// both is in both names.
fn add_program(files: &mut Files, stem: &str, program: SplitProgram) -> Result<Named> {
    let SplitProgram { program, chapters } = program;
    let wasm = files.add_hashed(stem, "wasm", program.wasm);
    let Some(Chapters { mut loader, files: chapters }) = chapters else {
        let script = files.add_hashed(stem, "js", program.script.into_bytes());
        return Ok(Named { script, loader: None, wasm });
    };
    for (name, wasm) in chapters {
        let chapter = format!("{stem}-{}", name.trim_end_matches(".wasm").replace('_', "-"));
        let file = files.add_hashed(&chapter, "wasm", wasm);
        loader = renamed(&loader, "new URL(", &format!("./{name}"), &file)?;
    }
    let digits = files::hash(&[&program.script, &loader]);
    let (script, loads) = (format!("{stem}-{digits}.js"), format!("{stem}-loader-{digits}.js"));
    files.add(&script, renamed(&program.script, "from ", LOADER, &loads)?.into_bytes());
    files.add(&loads, renamed(&loader, "from ", SCRIPT, &script)?.into_bytes());
    Ok(Named { script, loader: Some(loads), wasm })
}

/// The script with an imported file renamed. The `word` before the name distinguishes imports from
/// other occurrences.
fn renamed(script: &str, word: &str, from: &str, to: &str) -> Result<String> {
    let loads = format!("{word}\"{from}\"");
    ensure!(script.contains(&loads), "no script loads {from}");
    Ok(script.replace(&loads, &format!("{word}\"./{to}\"")))
}

/// Adds a file of texts for each language; returns the languages' codes and files.
fn add_texts(files: &mut Files, folder: &Path) -> Result<Vec<(String, String)>> {
    let mut texts = Vec::new();
    for language in folders::folders_in(folder)? {
        let mut catalogue = String::new();
        for path in folders::files_in(&language, "ftl")? {
            if folders::stem(&path)? == EARLIER {
                continue;
            }
            let part = folders::read_text(&path)?;
            catalogue.extend(part.lines().filter(|line| is_said(line)).flat_map(|it| [it, "\n"]));
        }
        let code = folders::stem(&language)?.to_owned();
        let file = files.add_hashed(&format!("texts-{code}"), "ftl", catalogue.into_bytes());
        texts.push((code, file));
    }
    Ok(texts)
}

/// Whether a line is neither blank nor a comment.
fn is_said(line: &str) -> bool {
    !line.is_empty() && !line.starts_with('#')
}

/// Adds the masters' nets; returns their names and files.
fn add_nets(files: &mut Files, folder: &Path) -> Result<Vec<(String, String)>> {
    let mut nets = Vec::new();
    for path in folders::files_in(folder, "net")? {
        let name = folders::stem(&path)?;
        let file = files.add_hashed(&format!("nets/{name}"), "net", folders::read(&path)?);
        nets.push((name.to_owned(), file));
    }
    Ok(nets)
}

#[cfg(test)]
mod tests {
    use super::bindings::Program;
    use super::*;

    #[test]
    fn scripts_of_a_program_name_each_other_and_every_chapter() {
        let program = SplitProgram {
            program: Program {
                script: format!("import * as a from \"{LOADER}\";\nfind(\"{LOADER}\", a);"),
                wasm: vec![1],
            },
            chapters: Some(Chapters {
                loader: format!("import b from \"{SCRIPT}\";\nnew URL(\"./split_c.wasm\")"),
                files: vec![("split_c.wasm".to_owned(), vec![2])],
            }),
        };
        let mut files = Files::default();
        let named = add_program(&mut files, "app", program).expect("a program");
        let loader = named.loader.expect("a loader");
        let text = |name: &str| {
            let (_, bytes) = files.iter().find(|(file, _)| *file == name).expect("a file");
            String::from_utf8_lossy(bytes).into_owned()
        };
        let chapter = files.names().find(|name| name.starts_with("app-split-c-")).expect("there");
        assert_eq!(
            text(&named.script),
            format!("import * as a from \"./{loader}\";\nfind(\"{LOADER}\", a);")
        );
        assert_eq!(
            text(&loader),
            format!("import b from \"./{}\";\nnew URL(\"./{chapter}\")", named.script)
        );
    }

    #[test]
    fn only_a_page_from_a_server_looks_for_people() {
        let mut files = Files::default();
        files.add("index.html", format!("<head>\n{SERVER_MARK}</head>\n").into_bytes());
        let copy = without_server(&files).expect("the mark is there");
        let page = copy.iter().find(|(name, _)| *name == "index.html").map(|(_, bytes)| bytes);
        assert_eq!(page, Some(b"<head>\n</head>\n".as_slice()));
        assert!(without_server(&copy).is_err(), "the mark is missing");
    }
}
