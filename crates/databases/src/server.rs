//! A server and its databases.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use tempfile::TempDir;

use crate::find;
use crate::user::User;

/// How long a server may take to start, also after a crash.
const STARTING: Duration = Duration::from_mins(1);
const POLL: Duration = Duration::from_millis(20);

/// Another program may take the free port before the server does.
const ATTEMPTS: u32 = 5;

/// Runs the server until a line arrives on standard input, or until that is closed because the
/// process has ended. Then it crashes the server, and removes the folder unless the line is `keep`.
const GUARD: &str = r#"
folder=$1; shift
"$@" </dev/null >>"$folder/log" 2>&1 &
server=$!
read -r word
kill -QUIT "$server"
wait "$server"
[ "$word" = keep ] || rm -rf "$folder"
"#;

/// A PostgreSQL server of this process.
#[derive(Debug)]
pub struct Server {
    programs: PathBuf,
    user: User,
    settings: Vec<String>,
    port: u16,
    /// None while it is stopped.
    guard: Mutex<Option<Child>>,
    databases: AtomicU32,
    folder: TempDir,
}

impl Server {
    /// Starts a server without fsync: commits survive its own crash, but not that of the machine.
    ///
    /// # Errors
    /// When PostgreSQL is not installed or does not start.
    pub fn start() -> Result<Server> {
        Server::start_with(&["fsync=off"])
    }

    /// Starts a server with settings like `fsync=on`.
    ///
    /// # Errors
    /// When PostgreSQL is not installed or does not start.
    pub fn start_with(settings: &[&str]) -> Result<Server> {
        let programs = find::postgres().context(
            "the tests need PostgreSQL; install it (on Debian as root: `apt-get install \
             postgresql`), or name the folder of its programs in FONDACO_POSTGRES",
        )?;
        let user = User::find()?;
        let folder = tempfile::Builder::new().prefix("fondaco-postgres-").tempdir()?;
        user.own(folder.path())?;
        let mut initdb = user.command(&programs.join("initdb"));
        initdb.arg("-D").arg(folder.path().join("data"));
        initdb.args(["-A", "trust", "-U", USER, "-E", "UTF8", "--locale=C", "--no-sync"]);
        run(initdb.current_dir(folder.path()))?;
        let settings = settings.iter().map(|&it| it.to_owned()).collect();
        let (guard, databases) = (Mutex::new(None), AtomicU32::new(0));
        let mut server = Server { programs, user, settings, port: 0, guard, databases, folder };
        for _ in 0..ATTEMPTS {
            server.port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
            if server.try_to_start()? {
                return Ok(server);
            }
        }
        bail!("no free port for PostgreSQL in {ATTEMPTS} attempts");
    }

    /// Restarts it on the same port if it was stopped. If another program has taken the port
    /// meanwhile, waits for it: the clients know no other.
    ///
    /// # Errors
    /// When it does not start.
    pub fn start_again(&self) -> Result<()> {
        let deadline = Instant::now() + STARTING;
        while !self.try_to_start()? {
            ensure!(Instant::now() < deadline, "another program keeps the port of PostgreSQL");
            sleep(POLL);
        }
        Ok(())
    }

    /// Whether it runs; if not, another program has its port.
    fn try_to_start(&self) -> Result<bool> {
        let mut guard = self.guard.lock().unwrap_or_else(PoisonError::into_inner);
        if guard.is_some() {
            return Ok(true);
        }
        let folder = self.folder.path();
        let before = self.log().len();
        let mut command = self.user.command(Path::new("/bin/sh"));
        command.args(["-c", GUARD, "sh"]).arg(folder).arg(self.programs.join("postgres"));
        command.arg("-D").arg(folder.join("data")).arg("-k").arg(folder);
        command.args(["-p", &self.port.to_string(), "-c", "listen_addresses=127.0.0.1"]);
        for setting in self.settings.iter().map(String::as_str).chain(["max_connections=200"]) {
            command.args(["-c", setting]);
        }
        // Ctrl-C is for the tests, which end their servers themselves.
        command.process_group(0);
        command.current_dir(folder).stdin(Stdio::piped());
        command.stdout(Stdio::null()).stderr(Stdio::null());
        *guard = Some(command.spawn().context("sh could not be started")?);
        let runs = self.wait_until_ready(before)?;
        drop(guard);
        if !runs {
            self.end("keep");
        }
        Ok(runs)
    }

    /// Crashes it: open transactions and all connections are lost.
    pub fn crash(&self) {
        self.end("keep");
    }

    /// The URL of one of its databases.
    pub fn address(&self, database: &str) -> String {
        format!("postgres://{USER}@127.0.0.1:{}/{database}", self.port)
    }

    /// A new and empty database.
    ///
    /// # Errors
    /// When the server refuses.
    pub fn fresh(&self) -> Result<Database<'_>> {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        run(self.client("createdb").arg(&name))?;
        Ok(Database { server: self, name })
    }

    /// Runs a statement and returns a line for each row of its result.
    ///
    /// # Errors
    /// When the statement is wrong or the server is away.
    pub fn ask(&self, database: &str, statement: &str) -> Result<String> {
        let arguments = ["-X", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", database, "-c"];
        run(self.client("psql").args(arguments).arg(statement))
    }

    fn client(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command.args(["-h", "127.0.0.1", "-U", USER, "-p", &self.port.to_string()]);
        command
    }

    /// Whether it becomes ready; false if it cannot bind its port. `before` is the length of its log
    /// when it was started, to pass over failures of earlier starts.
    fn wait_until_ready(&self, before: usize) -> Result<bool> {
        let deadline = Instant::now() + STARTING;
        loop {
            // Another server might answer on the port; ours writes that it is ready.
            let status = fs::read_to_string(self.folder.path().join("data/postmaster.pid"));
            let is_ours = status.is_ok_and(|text| text.lines().any(|it| it.trim() == "ready"));
            if is_ours && run(self.client("pg_isready").arg("-q")).is_ok() {
                return Ok(true);
            }
            let log = self.log();
            let log = String::from_utf8_lossy(&log[before..]);
            if log.contains("could not bind") {
                return Ok(false);
            }
            ensure!(Instant::now() < deadline, "PostgreSQL does not start: {}", last_lines(&log));
            sleep(POLL);
        }
    }

    fn log(&self) -> Vec<u8> {
        fs::read(self.folder.path().join("log")).unwrap_or_default()
    }

    fn end(&self, word: &str) {
        let mut guard = self.guard.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(mut child) = guard.take() else { return };
        if let Some(mut stdin) = child.stdin.take() {
            // If it is gone, there is nothing to stop.
            let _ = writeln!(stdin, "{word}");
        }
        let _ = child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end("remove");
    }
}

/// The user of the databases.
const USER: &str = "fondaco";

/// A database that is dropped with this value.
#[derive(Debug)]
pub struct Database<'a> {
    server: &'a Server,
    name: String,
}

impl Database<'_> {
    /// Its URL.
    pub fn address(&self) -> String {
        self.server.address(&self.name)
    }

    /// Runs a statement and returns a line for each row of its result.
    ///
    /// # Errors
    /// When the statement is wrong or the server is away.
    pub fn ask(&self, statement: &str) -> Result<String> {
        self.server.ask(&self.name, statement)
    }
}

impl Drop for Database<'_> {
    fn drop(&mut self) {
        // If the server is stopped, the folder will be removed anyway.
        let _ = run(self.server.client("dropdb").args(["--force", "--if-exists", &self.name]));
    }
}

/// Runs a program and returns its output.
fn run(command: &mut Command) -> Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.stdin(Stdio::null()).output();
    let output = output.with_context(|| format!("{name} could not be started"))?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{name} failed: {}", last_lines(&complaint));
    Ok(String::from_utf8_lossy(&output.stdout).trim_end().to_owned())
}

fn last_lines(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let mut last = String::new();
    for line in &lines[lines.len().saturating_sub(10)..] {
        let _ = write!(last, "{line}; ");
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_that_somebody_has_taken_meanwhile_is_waited_for() {
        let server = Server::start().unwrap();
        for _ in 0..2 {
            server.crash();
            let taken = TcpListener::bind(("127.0.0.1", server.port)).unwrap();
            let before = server.log().len();
            std::thread::scope(|scope| {
                let starting = scope.spawn(|| server.start_again());
                let refused = |log: &[u8]| String::from_utf8_lossy(log).contains("could not bind");
                while !refused(&server.log()[before..]) && !starting.is_finished() {
                    std::thread::yield_now();
                }
                drop(taken);
                starting.join().unwrap().unwrap();
            });
            assert_eq!(server.ask("postgres", "SELECT 1").unwrap(), "1");
        }
    }
}
