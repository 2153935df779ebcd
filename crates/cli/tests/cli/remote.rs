//! Servers, as they are played on and looked after from the command line.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread::JoinHandle;

use crate::run::{Run, command, done, run, run_with, text};

/// A server with a folder of its own; it ends with the test.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    fn at(listen: &str, data: &Path) -> Served {
        let mut child = Command::new(env!("CARGO_BIN_EXE_fondaco"))
            .args(["--lang", "en", "serve", "--listen", listen, "--data", text(data)])
            .args(["--people-per-minute", "100000", "--requests-per-second", "100000"])
            .args(["--connections-per-address", "1000", "--sockets-per-address", "1000"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let port = line.split_once("http://").unwrap().1.split_once('/').unwrap().0;
        Served { child, address: format!("http://{port}") }
    }

    fn in_folder(data: &Path) -> Served {
        Served::at("127.0.0.1:0", data)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Plays on a server with these lines typed.
fn play(server: &Served, folder: &Path, arguments: &[&str], typed: &str) -> Run {
    let mut command = command();
    command.current_dir(folder).args(["play", "--server", &server.address]);
    done(command.args(["--key-file", "key", "--name", "Ann"]).args(arguments).write_stdin(typed))
}

/// Moves of which one is always legal: what is refused is asked again.
const MEDICI: &str = "pass\noffer\n";

#[test]
fn a_game_is_played_on_a_server_and_its_draws_are_checked() {
    let folder = tempfile::tempdir().unwrap();
    let server = Served::in_folder(&folder.path().join("data"));
    let typed = MEDICI.repeat(200) + "save game.record\nquit\n";
    let arguments = ["medici", "--players", "4", "--bots", "random,random,apprentice"];
    // What is left of the moves is refused when the game is over, and then it is saved.
    let played = play(&server, folder.path(), &arguments, &typed);
    assert_eq!((played.status, played.err.as_str()), (0, ""), "{}", played.out);
    assert!(played.out.contains("Final result"), "{}", played.out);
    assert!(played.out.contains("Saved in game.record"), "{}", played.out);
    let record = folder.path().join("game.record");
    let checked = run(["check", text(&record)]);
    assert_eq!(checked.status, 0, "{}", checked.out);
    let audit = run(["audit", text(&record)]);
    assert_eq!((audit.status, audit.err.as_str()), (0, ""), "{}", audit.out);
    assert!(audit.out.contains("draws follow from the seed"), "{}", audit.out);
    // Another draw than the seed gives is found in a real record too.
    let changed = fs::read_to_string(&record).unwrap().replace("@seed ", "@other ");
    assert_eq!(run_with(["audit", "-"], changed).status, 1);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(folder.path().join("key")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "nobody else reads the key");
    }
}

#[test]
fn byzanz_is_played_by_what_one_sees() {
    let folder = tempfile::tempdir().unwrap();
    let server = Served::in_folder(&folder.path().join("data"));
    let typed = "position\nmoves\nhint\nrules\nhelp\ntable\nbid X9\npass\nquit\n";
    for language in ["en", "de", "nl"] {
        let arguments = ["byzanz", "--players", "3", "--bots", "random,random", "--lang", language];
        let played = play(&server, folder.path(), &arguments, typed);
        assert_eq!((played.status, played.err.as_str()), (0, ""), "{}", played.out);
        assert!(played.out.contains("X9"), "{}", played.out);
        // The seat is kept, and is told how to come back.
        assert!(played.out.contains("--table "), "{}", played.out);
    }
}

/// A player at a terminal of his own.
struct Terminal {
    child: Child,
    typed: ChildStdin,
    out: BufReader<std::process::ChildStdout>,
}

impl Terminal {
    fn at(server: &Served, folder: &Path, name: &str, arguments: &[&str]) -> Terminal {
        let key = folder.join(name);
        let mut child = Command::new(env!("CARGO_BIN_EXE_fondaco"))
            .args(["--lang", "en", "play", "--server", &server.address, "--name", name])
            .args(["--key-file", text(&key)])
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let typed = child.stdin.take().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        Terminal { child, typed, out }
    }

    /// Reads until a line holds these words, and gives that line.
    fn until(&mut self, words: &str) -> String {
        loop {
            let mut line = String::new();
            assert!(self.out.read_line(&mut line).unwrap() > 0, "{words:?} is not said");
            if line.contains(words) {
                return line;
            }
        }
    }

    /// Types all this, however long the other end takes to read it, and tells all that is said.
    fn finish(mut self, typed: String) -> JoinHandle<String> {
        let writer = std::thread::spawn(move || {
            // Whoever has stopped reads no more.
            let _ = self.typed.write_all(typed.as_bytes());
        });
        std::thread::spawn(move || {
            let mut said = String::new();
            self.out.read_to_string(&mut said).unwrap();
            writer.join().unwrap();
            assert!(self.child.wait().unwrap().success(), "{said}");
            said
        })
    }
}

#[test]
fn two_people_play_on_although_the_server_dies() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Served::in_folder(&data);
    let arguments = ["medici", "--players", "3", "--bots", "random"];
    let mut host = Terminal::at(&server, folder.path(), "Ann", &arguments);
    let link = host.until("Others come by this link");
    let table = link.trim().rsplit('/').next().unwrap().to_owned();
    let mut guest = Terminal::at(&server, folder.path(), "Ben", &["--table", link.trim()]);
    let said = host.until("sits down");
    assert!(said.contains("Ben"), "{said}");
    guest.until("Medici");
    // Killed, not asked to stop; and started again where it was.
    let listen = server.address.strip_prefix("http://").unwrap().to_owned();
    drop(server);
    host.until("connection is lost");
    let _server = Served::at(&listen, &data);
    let typed = MEDICI.repeat(150) + "quit\n";
    let (host, guest) = (host.finish(typed.clone()), guest.finish(typed));
    let (host, guest) = (host.join().unwrap(), guest.join().unwrap());
    assert!(host.contains("Connected again"), "{table}: {host}");
    for said in [&host, &guest] {
        assert!(said.contains("Final result"), "{table}: {said}");
    }
}

#[test]
fn the_lobby_lists_tables_and_makes_new_ones() {
    let folder = tempfile::tempdir().unwrap();
    let server = Served::in_folder(&folder.path().join("data"));
    let typed = "9\n\nnew\n2\n\nquit\n";
    let played = play(&server, folder.path(), &[], typed);
    assert_eq!((played.status, played.err.as_str()), (0, ""), "{}", played.out);
    assert!(played.out.contains("There is no such table"), "{}", played.out);
    assert!(played.out.contains("Others come by this link"), "{}", played.out);
}

#[test]
fn what_is_no_server_is_told() {
    let folder = tempfile::tempdir().unwrap();
    for wrong in ["example.org", "ftp://example.org", "http://"] {
        let told = run(["play", "--server", wrong]);
        assert_eq!(told.status, 2, "{wrong}");
        assert!(told.err.contains("https://example.org"), "{}", told.err);
    }
    // Nobody listens at a port that is kept and not listened at.
    let kept = tokio::net::TcpSocket::new_v4().unwrap();
    kept.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    let address = format!("http://{}", kept.local_addr().unwrap());
    let key = folder.path().join("key");
    let told = run(["play", "--server", &address, "--name", "Ann", "--key-file", text(&key)]);
    assert_eq!(told.status, 2);
    assert!(told.err.contains("cannot be reached"), "{}", told.err);
    assert!(!key.exists(), "nobody has a key that no server knows");
}

#[test]
fn the_client_in_python_plays_a_whole_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Served::in_folder(&folder.path().join("data"));
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/clients/medici.py");
    let output = Command::new("python3").arg(client).arg(&server.address).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    let faults = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{faults}");
    assert!(said.starts_with("/tables/") && said.contains("winners"), "{said}{faults}");
}

#[test]
fn a_running_server_is_copied() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Served::in_folder(&data);
    let arguments = ["strozzi", "--bots", "random"];
    let played = play(&server, folder.path(), &arguments, "price 5\nquit\n");
    assert_eq!(played.status, 0, "{}", played.err);
    let other = folder.path().join("other");
    fs::create_dir(&other).unwrap();
    let copy = other.join("fondaco.db");
    let backed = run(["backup", "--data", text(&data), text(&copy)]);
    assert_eq!((backed.status, backed.err.as_str()), (0, ""), "{}", backed.out);
    assert!(backed.out.contains(text(&copy)), "{}", backed.out);
    let again = run(["backup", "--data", text(&data), text(&copy)]);
    assert_eq!(again.status, 2, "nothing is overwritten");
    // The copy is a server's database: whoever played there is known.
    let restored = Served::in_folder(&other);
    let typed = "1\nquit\n";
    let played = play(&restored, folder.path(), &[], typed);
    assert_eq!((played.status, played.err.as_str()), (0, ""), "{}", played.out);
    assert!(played.out.contains("Yours"), "{}", played.out);
    let postgres = run(["backup", "--database", "postgres://u:secret@h/d", "x.dump"]);
    assert_eq!(postgres.status, 2);
    assert!(postgres.err.contains("pg_dump") && !postgres.err.contains("secret"));
}
