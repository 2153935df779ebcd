//! Crashes, separate databases, and that nothing is left behind.

#![cfg(unix)]

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use fondaco_databases::{Server, shared};

#[test]
fn what_was_committed_is_there_after_a_crash() {
    let server = Server::start().unwrap();
    let database = server.fresh().unwrap();
    database.ask("CREATE TABLE kept (line TEXT)").unwrap();
    database.ask("INSERT INTO kept VALUES ('1 bid 7')").unwrap();
    server.crash();
    assert!(database.ask("SELECT 1").is_err());
    server.start_again().unwrap();
    assert_eq!(database.ask("SELECT line FROM kept").unwrap(), "1 bid 7");
}

#[test]
fn databases_are_apart_and_gone_when_dropped() {
    let count = || shared().ask("postgres", "SELECT datname FROM pg_database").unwrap();
    let database = shared().fresh().unwrap();
    let other = shared().fresh().unwrap();
    database.ask("CREATE TABLE mine (line TEXT)").unwrap();
    assert!(other.ask("SELECT * FROM mine").is_err());
    let name = database.address().rsplit('/').next().unwrap().to_owned();
    assert!(count().lines().any(|it| it == name));
    drop(database);
    assert!(!count().lines().any(|it| it == name));
}

/// Set in the process that this test starts, which waits until it is killed.
const VICTIM: &str = "FONDACO_TEST_VICTIM";

#[test]
fn nothing_is_left_of_a_process_that_was_killed() {
    if std::env::var_os(VICTIM).is_some() {
        let server = Server::start().unwrap();
        println!("\nfolder {}", server.ask("postgres", "SHOW data_directory").unwrap());
        std::thread::park();
    }
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "nothing_is_left_of_a_process_that_was_killed", "--nocapture"])
        .env(VICTIM, "yes")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = std::io::BufRead::lines(std::io::BufReader::new(victim.stdout.take().unwrap()));
    let folder = lines
        .map_while(Result::ok)
        .find_map(|line| line.strip_prefix("folder ").map(|folder| PathBuf::from(folder.trim())));
    let folder = folder.unwrap();
    let is_there = |folder: &PathBuf| folder.join("postmaster.pid").exists();
    assert!(is_there(&folder));
    victim.kill().unwrap();
    victim.wait().unwrap();
    let deadline = Instant::now() + Duration::from_secs(20);
    while folder.exists() && Instant::now() < deadline {
        std::thread::yield_now();
    }
    assert!(!folder.exists());
}
