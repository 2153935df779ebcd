//! A server as a process.

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use rustix::process::{Pid, Signal, kill_process};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::timeout;

/// So long a server may take until it says where it listens.
const STARTING: Duration = Duration::from_mins(1);
/// So long it may take to end when it is asked to.
const ENDING: Duration = Duration::from_secs(30);

/// Runs the server, and kills it when a line comes or when nobody is there any more who could send
/// one; then the folder goes too. Since the shell does not wait for the server before that, the
/// number of the process stays its own.
const GUARD: &str = r#"
folder=$1; log=$2; shift 2
"$@" </dev/null 2>>"$log" &
server=$!
echo "$server"
exec >/dev/null 2>&1
read -r word
kill -KILL "$server"
wait "$server"
[ "$word" = keep ] || rm -rf "$folder"
"#;

/// A running server. Whatever becomes of this process, it does not outlive it.
pub struct Node {
    guard: Child,
    pid: Pid,
    output: Lines<BufReader<ChildStdout>>,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Node {
    /// Starts the program on a free port. What it complains about is added to the log.
    ///
    /// # Errors
    /// When it ends before it listens, as it does when the database is away.
    pub async fn start(
        program: &Path,
        arguments: &[OsString],
        folder: &Path,
        log: &Path,
    ) -> Result<Node> {
        let mut guard = Command::new("sh");
        guard.args(["-c", GUARD, "sh"]).arg(folder).arg(log).arg(program);
        guard.args(["serve", "--listen", "127.0.0.1:0"]).args(arguments);
        // Ctrl-C concerns the harness, which ends its servers itself.
        guard.process_group(0);
        guard.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut guard = guard.spawn().context("sh could not be started")?;
        let output = guard.stdout.take().context("the server has no output")?;
        let mut output = BufReader::new(output).lines();
        match timeout(STARTING, told(&mut output)).await {
            Ok(Ok((pid, address))) => Ok(Node { guard, pid, output, address }),
            Ok(Err(error)) => {
                end(guard).await?;
                Err(error)
            }
            Err(_) => {
                end(guard).await?;
                bail!("the server does not say where it listens")
            }
        }
    }

    /// Kills it, with no time for anything.
    ///
    /// # Errors
    /// When that is not possible.
    pub async fn kill(self) -> Result<()> {
        kill_process(self.pid, Signal::KILL).context("the server could not be killed")?;
        end(self.guard).await
    }

    /// Asks it to stop, and waits until it has.
    ///
    /// # Errors
    /// When it does not stop in time.
    pub async fn stop(mut self) -> Result<()> {
        kill_process(self.pid, Signal::TERM).context("the server could not be asked to stop")?;
        let ended =
            timeout(ENDING, async { while let Ok(Some(_)) = self.output.next_line().await {} });
        let ended = ended.await;
        end(self.guard).await?;
        ended.ok().with_context(|| format!("a server did not stop within {ENDING:?}"))
    }

    /// Lets it stand still, as a machine does that has no memory left.
    pub fn freeze(&self) {
        // If it is gone, it stands still too.
        let _ = kill_process(self.pid, Signal::STOP);
    }

    /// Lets it go on.
    pub fn thaw(&self) {
        let _ = kill_process(self.pid, Signal::CONT);
    }
}

async fn told(output: &mut Lines<BufReader<ChildStdout>>) -> Result<(Pid, SocketAddr)> {
    let (mut pid, mut address) = (None, None);
    loop {
        let line = output.next_line().await?.context("a server ended before it listened")?;
        if let Ok(number) = line.parse() {
            pid = Pid::from_raw(number);
        } else if let Some((_, rest)) = line.split_once("http://") {
            let host = rest.split('/').next().unwrap_or(rest);
            address = Some(host.parse().context("the server tells a strange address")?);
        }
        if let (Some(pid), Some(address)) = (pid, address) {
            return Ok((pid, address));
        }
    }
}

/// Ends the guard, and with it the server if that still runs.
async fn end(mut guard: Child) -> Result<()> {
    if let Some(mut stdin) = guard.stdin.take() {
        // If it is gone, there is nothing to end.
        let _ = stdin.write_all(b"keep\n").await;
    }
    timeout(ENDING, guard.wait()).await.context("the guard of a server does not end")??;
    Ok(())
}
