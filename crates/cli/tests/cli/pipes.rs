//! A broken pipe ends the command silently.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use crate::run::{golden, text};

fn first_line(arguments: &[&str]) -> (Option<i32>, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_fondaco"))
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    assert!(!line.is_empty());
    drop(out);
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    (child.wait().unwrap().code(), err)
}

#[test]
fn a_broken_pipe_is_no_fault() {
    // Much more than the buffer of a pipe holds.
    let random = ["random", "--game", "strozzi", "--seed", "1", "--count", "100000"];
    assert_eq!(first_line(&random), (Some(0), String::new()));
    let record = golden("byzanz-6-hoarder.record");
    let again = [text(&record); 100];
    for mode in [["replay", "--json"], ["replay", "--lang=de"]] {
        let arguments = [&mode[..], &again].concat();
        assert_eq!(first_line(&arguments), (Some(0), String::new()));
    }
}
