//! The first output on a machine where nothing was ever built.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// On an idle machine it takes one second.
const LIMIT: Duration = Duration::from_secs(20);

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), &to).unwrap();
        }
    }
}

/// Runs the alias with nothing compiled, nothing downloaded and no network: only the starter may be
/// compiled before the first line. The builds then fail, which is reported as well.
#[test]
fn something_is_said_before_anything_is_downloaded() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let repository = here.parent().unwrap();
    let clone = env::temp_dir().join(format!("fondaco-cold-{}", std::process::id()));
    fs::create_dir_all(clone.join("start")).unwrap();
    copy(&repository.join(".cargo"), &clone.join(".cargo"));
    for part in ["src", "page"] {
        copy(&here.join(part), &clone.join("start").join(part));
    }
    for file in ["Cargo.toml", "Cargo.lock", "reference.txt"] {
        fs::copy(here.join(file), clone.join("start").join(file)).unwrap();
    }
    fs::write(clone.join("Cargo.toml"), "[workspace]\n").unwrap();

    let mut play = Command::new(env!("CARGO"))
        .current_dir(&clone)
        .arg("play")
        .env("CARGO_HOME", clone.join("home"))
        .env("CARGO_NET_OFFLINE", "true")
        .env("FONDACO_LISTEN", "127.0.0.1:0")
        .env_remove("CARGO_MANIFEST_DIR")
        .env_remove("CARGO_TARGET_DIR")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (tell, told) = mpsc::channel();
    let lines = BufReader::new(play.stderr.take().unwrap()).lines();
    let reader =
        thread::spawn(move || lines.map_while(Result::ok).try_for_each(|it| tell.send(it)));
    let first = told.recv_timeout(LIMIT);
    if first.is_err() {
        play.kill().unwrap();
    }
    let rest: Vec<String> = told.iter().collect();
    reader.join().unwrap().unwrap();
    let status = play.wait().unwrap();
    fs::remove_dir_all(&clone).unwrap();

    let first = first.expect("nothing was said in time");
    assert!(first.starts_with("Fondaco is built for the first time here"), "{first}\n{rest:#?}");
    assert!(rest.iter().any(|line| line.starts_with("[1/5] ")), "{rest:#?}");
    assert!(!status.success(), "there is nothing to be built");
    assert!(rest.iter().any(|line| line.starts_with("error: ")), "{rest:#?}");
    assert!(rest.last().unwrap().starts_with("What to do: "), "{rest:#?}");
}
