//! The page of `cargo play` while the program is compiled. A script takes the place of cargo; the
//! starter, its page and the program that takes over are the real ones.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

use fondaco_browser::{Browser, Options, Page, Size};
use tempfile::TempDir;

/// Tells of a crate that is being compiled, until it is told how that ends: for the program apart from
/// the rest.
const CARGO: &str = r#"#!/bin/sh
case "$*" in *'--package fondaco '*) end=program-end;; *) end=end;; esac
printf '    Building [==>        ] 3/12: leptos\r' >&2
while [ ! -e "$FONDACO_TEST/$end" ]; do
  read -r _ < "$FONDACO_TEST/wake"
done
if [ "$(cat "$FONDACO_TEST/$end")" = badly ]; then
  echo 'error: linker `cc` not found' >&2
  exit 101
fi
"#;

/// Makes a page of one that is there.
const MAKER: &str = r#"#!/bin/sh
cp -r "$FONDACO_TEST/site" "$2"
sed -i 's|<meta name="fondaco-build"|<meta name="fondaco-server" content="here">&|' "$2/index.html"
"#;

/// A repository in which nothing is compiled yet.
struct Clone {
    folder: TempDir,
    listen: String,
}

impl Clone {
    fn new() -> Clone {
        let repository =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        for part in ["start", "crates", "Cargo.toml"] {
            symlink(repository.join(part), root.join(part)).unwrap();
        }
        symlink(repository.join("target/static"), root.join("site")).unwrap();
        let made = root.join("target/play");
        fs::create_dir_all(&made).unwrap();
        let compiled = root.join("target/wasm/wasm32-unknown-unknown/play");
        fs::create_dir_all(&compiled).unwrap();
        for name in ["fondaco-web.wasm", "fondaco-thinker.wasm"] {
            fs::write(compiled.join(name), "").unwrap();
        }
        script(&root.join("cargo"), CARGO);
        script(&made.join("fondaco-site"), MAKER);
        let program = std::env::current_exe().unwrap();
        let program = program.parent().and_then(Path::parent).unwrap().join("fondaco");
        symlink(program, made.join("fondaco")).unwrap();
        assert!(Command::new("mkfifo").arg(root.join("wake")).status().unwrap().success());
        // A port that was free a moment ago.
        let listen = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
        Clone { folder, listen }
    }

    /// Starts `cargo play`, and waits until it has said where it is.
    fn play(&self) -> Started {
        let root = self.folder.path();
        let starter =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/start/debug/fondaco-start");
        assert!(
            starter.is_file(),
            "`cargo test --manifest-path start/Cargo.toml --target-dir \
             target/start` builds the starter"
        );
        let mut play = Command::new(starter)
            .env("CARGO_MANIFEST_DIR", root.join("start"))
            .env("CARGO", root.join("cargo"))
            .env("FONDACO_TEST", root)
            .env("FONDACO_LISTEN", &self.listen)
            .env("FONDACO_DATA", root.join("data"))
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(play.stderr.take().unwrap());
        said.read_line(&mut String::new()).unwrap();
        // Its output must be read, or it blocks.
        thread::spawn(move || said.lines().for_each(drop));
        Started(play)
    }

    /// Lets everything that is compiled end well or badly.
    fn end(&self, how: &str) {
        self.end_one("program-end", how);
        self.end_one("end", how);
    }

    fn end_one(&self, what: &str, how: &str) {
        let root = self.folder.path();
        fs::write(root.join(what), how).unwrap();
        // Opened for both, so that neither side waits for the other.
        let wake = fs::OpenOptions::new().read(true).write(true).open(root.join("wake")).unwrap();
        std::io::Write::write_all(&mut &wake, b"\n\n\n\n").unwrap();
        // What is not read yet goes with the last who has it open.
        std::mem::forget(wake);
    }

    fn begin_anew(&self) {
        for what in ["end", "program-end"] {
            fs::remove_file(self.folder.path().join(what)).unwrap();
        }
    }

    fn at(&self, place: &str) -> String {
        format!("http://{}/{place}", self.listen)
    }
}

/// It ends with the test.
struct Started(Child);

impl Drop for Started {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn script(path: &PathBuf, text: &str) {
    fs::write(path, text).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

fn visitor(size: Size, options: Options) -> Page {
    Browser::start().unwrap().page(size, options).unwrap()
}

#[test]
fn the_page_becomes_the_game_when_that_is_compiled() {
    let clone = Clone::new();
    let _play = clone.play();
    let page = visitor(Size::LAPTOP, Options { language: "de", ..Options::default() });
    page.open(&clone.at("#/rules/byzanz")).unwrap();
    page.wait_text("Fondaco wird").unwrap();
    page.wait_text("leptos").unwrap();
    page.wait("document.getElementById('bar').max === 1").unwrap();
    page.wait_text("Byzanz").unwrap();
    clone.end("well");
    // The rules that were open stay open in the game.
    page.wait_for(".page.rules .rules-head").unwrap();
}

#[test]
fn one_can_play_while_the_server_is_still_compiled() {
    let clone = Clone::new();
    let _play = clone.play();
    let page = visitor(Size::LAPTOP, Options::default());
    page.open(&clone.at("")).unwrap();
    page.wait_text("leptos").unwrap();
    clone.end_one("end", "well");
    page.wait_for(".home").unwrap();
    let has_server = "document.querySelector('meta[name=fondaco-server]') !== null";
    page.wait(&format!("!({has_server})")).unwrap();
    page.open(&clone.at("#/learn/medici")).unwrap();
    page.click(".coach .button.primary").unwrap();
    page.run("window.stays = true").unwrap();
    // Nobody is torn away from a table when the server is there; the way home leads to it.
    clone.end_one("program-end", "well");
    let is_there =
        "fetch('./').then((it) => it.text()).then((it) => it.includes('fondaco-server'))";
    page.run(&format!("(async () => {{ while (!(await {is_there}.catch(() => false))); }})()"))
        .unwrap();
    assert!(page.eval::<bool>("window.stays").unwrap());
    page.run("location.hash = '#/'").unwrap();
    page.wait(has_server).unwrap();
    page.wait_for(".home").unwrap();
    // While the server takes the starter's place nobody answers, not even those who are connected
    // already, and the starter has no service worker.
    let expected = [
        "ERR_CONNECTION_REFUSED",
        "ERR_CONNECTION_RESET",
        "ERR_EMPTY_RESPONSE",
        "(404) was received when fetching",
    ];
    let is_expected = |error: &String| expected.iter().any(|known| error.contains(known));
    let errors = page.console_errors().unwrap();
    assert!(errors.iter().all(is_expected), "{errors:?}");
}

#[test]
fn the_page_tells_what_is_wrong_and_goes_on_when_that_is_mended() {
    let clone = Clone::new();
    let first = clone.play();
    let page = visitor(Size::PHONE, Options { reduced_motion: true, ..Options::default() });
    page.open(&clone.at("")).unwrap();
    page.wait_text("leptos").unwrap();
    clone.end("badly");
    page.wait_for("#failure").unwrap();
    page.wait_text("linker `cc` not found").unwrap();
    page.wait_text("build-essential").unwrap();
    drop(first);
    clone.begin_anew();
    let _second = clone.play();
    page.wait_for("#building").unwrap();
    clone.end("well");
    page.wait_for(".home, main h1").unwrap();
    page.wait("document.querySelector('meta[name=fondaco-build]') !== null").unwrap();
}

#[test]
fn the_page_is_for_everybody() {
    let clone = Clone::new();
    let _play = clone.play();
    for (size, language, dark) in [
        (Size::PHONE, "nl", true),
        (Size::PHONE, "de", false),
        (Size::TABLET, "en", true),
        (Size::LAPTOP, "de", false),
    ] {
        let page = visitor(size, Options { language, dark, ..Options::default() });
        page.open(&clone.at("")).unwrap();
        page.wait_text("leptos").unwrap();
        assert_eq!(page.axe().unwrap(), [], "{language}");
        assert_eq!(page.overflows().unwrap(), [""; 0], "{language} {size:?}");
        assert_eq!(page.small_targets().unwrap(), [""; 0], "{language} {size:?}");
        assert_eq!(page.console_errors().unwrap(), [""; 0]);
    }
    clone.end("badly");
}
