//! `cargo xtask web`: the page as a folder of files.
//!
//! All paths in it are relative, so that it works in any folder of any host. Every file but the
//! page itself, the manifest and the service worker is named by its contents and may be kept for
//! ever.

mod art;
mod bindings;
mod files;
mod icons;
mod squeeze;
mod style;
mod template;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::repository;
use crate::verify::toolchain;
use bindings::{Book, LOADER, SCRIPT};
use files::Files;
use squeeze::Squeezer;
use template::{fill, list, table};

/// What the server carries with it: every file, and beside each that gains by it a compressed one.
pub const SITE: &str = "target/site";
/// Where the compiler works, and what was compressed before is found again.
const WORKSHOP: &str = "target/wasm";
const SOURCES: &str = "crates/web";
const NETS: &str = "crates/bots/weights";
const TEXTS: &str = "crates/texts/locales";

/// By this a page knows that the host from which it comes has tables for people far from each other.
const SERVER_MARK: &str = "<meta name=\"fondaco-server\" content=\"here\">\n";

/// How much care goes into a build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Small and fast, as it is handed out.
    Release,
    /// Built quickly, while the page is worked on.
    Daily,
}

impl Pace {
    fn profile(self) -> &'static str {
        match self {
            Pace::Release => "wasm-release",
            Pace::Daily => "wasm-daily",
        }
    }

    fn quality(self) -> u8 {
        match self {
            Pace::Release => 11,
            Pace::Daily => 5,
        }
    }
}

/// Builds the page as people get it.
pub fn build(root: &Path) -> Result<()> {
    run(root, None, Pace::Release)
}

/// Builds the page into [`SITE`], and as a plain folder for any host if one is named.
pub fn run(root: &Path, out: Option<&Path>, pace: Pace) -> Result<()> {
    toolchain::set_up_targets(root)?;
    bindings::compile(root, &root.join(WORKSHOP), pace)?;
    let files = assemble(root, pace)?;
    if let Some(out) = out {
        without_server(&files)?.write(out)?;
        eprintln!("The page for any static host is in {}.", out.display());
    }
    let squeezer =
        Squeezer { store: root.join(WORKSHOP).join("squeezed"), quality: pace.quality() };
    let squeezed = squeezer.beside(&files)?;
    squeezed.replace(&root.join(SITE))?;
    eprint!("{}", squeezed.told());
    Ok(())
}

/// The same page for a host that only hands out files: it does not look for other people there.
fn without_server(files: &Files) -> Result<Files> {
    let (_, page) =
        files.iter().find(|(name, _)| *name == "index.html").context("there is no page")?;
    let page = std::str::from_utf8(page)?;
    ensure!(page.contains(SERVER_MARK), "the page does not say that it comes from a server");
    let mut copy = files.clone();
    copy.add("index.html", page.replace(SERVER_MARK, "").into_bytes());
    Ok(copy)
}

/// All files of the page by their names.
fn assemble(root: &Path, pace: Pace) -> Result<Files> {
    let sources = root.join(SOURCES);
    let source = |name: &str| -> Result<String> {
        let path = sources.join(name);
        fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))
    };
    let mut files = Files::default();
    let style = files.add_hashed("style", "css", style::join(&sources.join("style"))?.into_bytes());
    let workshop = root.join(WORKSHOP);
    let app = add_book(&mut files, "app", bindings::bind_book(&workshop, "fondaco-web", pace)?)?;
    let thinker = bindings::bind(&workshop, "fondaco-thinker", pace)?;
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
        ("app", &app.script),
        ("app-loader", &app.loader),
        ("app-wasm", &app.wasm),
        ("start", &start),
        ("icons", &icons.links()),
        ("sprite", &sprite),
    ];
    files.add("index.html", fill(&index, &words)?.into_bytes());
    Ok(files)
}

/// The names of a program's files.
struct Named {
    script: String,
    loader: String,
    wasm: String,
}

/// Adds a program with its chapters and its scripts. The two scripts name each other, so both are
/// named by the contents of both.
fn add_book(files: &mut Files, stem: &str, book: Book) -> Result<Named> {
    let Book { program, mut loader, chapters } = book;
    for (name, wasm) in chapters {
        let chapter = format!("{stem}-{}", name.trim_end_matches(".wasm").replace('_', "-"));
        let file = files.add_hashed(&chapter, "wasm", wasm);
        loader = renamed(&loader, "new URL(", &format!("./{name}"), &file)?;
    }
    let digits = files::hash(&[&program.script, &loader]);
    let (script, loads) = (format!("{stem}-{digits}.js"), format!("{stem}-loader-{digits}.js"));
    files.add(&script, renamed(&program.script, "from ", LOADER, &loads)?.into_bytes());
    files.add(&loads, renamed(&loader, "from ", SCRIPT, &script)?.into_bytes());
    Ok(Named { script, loader: loads, wasm: files.add_hashed(stem, "wasm", program.wasm) })
}

/// A script that loads a file by another name. The `word` before it tells where a file is meant,
/// and not what the program calls its loader.
fn renamed(script: &str, word: &str, from: &str, to: &str) -> Result<String> {
    let loads = format!("{word}\"{from}\"");
    ensure!(script.contains(&loads), "no script loads {from}");
    Ok(script.replace(&loads, &format!("{word}\"./{to}\"")))
}

/// Adds what the page says, a file for each language; answers with each language's code and its
/// file.
fn add_texts(files: &mut Files, folder: &Path) -> Result<Vec<(String, String)>> {
    let mut texts = Vec::new();
    for language in repository::folders_in(folder)? {
        let mut catalogue = String::new();
        for path in repository::files_in(&language, "ftl")? {
            let part = fs::read_to_string(&path)
                .with_context(|| format!("{} cannot be read", path.display()))?;
            catalogue.extend(part.lines().filter(|line| is_said(line)).flat_map(|it| [it, "\n"]));
        }
        let code = repository::stem(&language)?.to_owned();
        let file = files.add_hashed(&format!("texts-{code}"), "ftl", catalogue.into_bytes());
        texts.push((code, file));
    }
    Ok(texts)
}

/// Blank lines and comments are for those who write the texts.
fn is_said(line: &str) -> bool {
    !line.is_empty() && !line.starts_with('#')
}

/// Adds what the masters have learned; answers with each net's name and that of its file.
fn add_nets(files: &mut Files, folder: &Path) -> Result<Vec<(String, String)>> {
    let mut nets = Vec::new();
    for path in repository::files_in(folder, "net")? {
        let bytes =
            fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        let name = repository::stem(&path)?;
        let file = files.add_hashed(&format!("nets/{name}"), "net", bytes);
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
        let book = Book {
            program: Program {
                script: format!("import * as a from \"{LOADER}\";\nfind(\"{LOADER}\", a);"),
                wasm: vec![1],
            },
            loader: format!("import b from \"{SCRIPT}\";\nnew URL(\"./split_c.wasm\")"),
            chapters: vec![("split_c.wasm".to_owned(), vec![2])],
        };
        let mut files = Files::default();
        let named = add_book(&mut files, "app", book).expect("a book");
        let text = |name: &str| {
            let (_, bytes) = files.iter().find(|(file, _)| *file == name).expect("a file");
            String::from_utf8_lossy(bytes).into_owned()
        };
        let chapter = files.names().find(|name| name.starts_with("app-split-c-")).expect("there");
        assert_eq!(
            text(&named.script),
            format!("import * as a from \"./{}\";\nfind(\"{LOADER}\", a);", named.loader)
        );
        assert_eq!(
            text(&named.loader),
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
        assert!(without_server(&copy).is_err(), "without the mark nobody knows");
    }
}
