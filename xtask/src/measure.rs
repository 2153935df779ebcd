//! `cargo xtask measure`: bytes, times and Lighthouse scores of the page.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::repository::run_cargo;
use crate::{browser, page};

/// The folder with the manifest and lock file of Lighthouse.
const FOLDER: &str = "crates/browser/npm/lighthouse";

/// Lighthouse's categories.
const CATEGORIES: [&str; 3] = ["performance", "accessibility", "best-practices"];

/// Devices with Lighthouse's arguments; a phone is its default.
const DEVICES: [(&str, &[&str]); 2] = [("phone", &[]), ("desktop", &["--preset=desktop"])];

/// Measures the page, or only runs Lighthouse on the page at `url`.
pub fn run(root: &Path, url: Option<&str>) -> Result<()> {
    browser::set_up(root)?;
    browser::packages(root, FOLDER)?;
    if let Some(url) = url {
        return scores(root, url);
    }
    page::build(root, None)?;
    // After the page, which it embeds.
    run_cargo(root, &["build", "--locked", "--package", "fondaco"])?;
    let example = ["run", "--locked", "--package", "fondaco-browser", "--example", "measure"];
    run_cargo(root, &example)?;
    let served = Served::start(root)?;
    scores(root, &served.address)
}

/// A running `fondaco serve`, killed when dropped.
struct Served {
    program: Child,
    address: String,
}

impl Served {
    fn start(root: &Path) -> Result<Served> {
        let program = root.join("target/debug").join(format!("fondaco{}", env::consts::EXE_SUFFIX));
        let mut program = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0"])
            .stdout(Stdio::piped())
            .spawn()
            .context("fondaco could not be started")?;
        let output = program.stdout.take().context("fondaco has no output")?;
        let mut served = Served { program, address: String::new() };
        let line = BufReader::new(output).lines().next().context("fondaco ended at once")??;
        let words = line.split_whitespace().find(|word| word.starts_with("http://"));
        words.context("fondaco does not say where it listens")?.clone_into(&mut served.address);
        Ok(served)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// Prints Lighthouse's scores, from 0 to 100, on a phone and on a desktop.
fn scores(root: &Path, url: &str) -> Result<()> {
    for (device, arguments) in DEVICES {
        let report = lighthouse(root, url, arguments)?;
        let scores = CATEGORIES.map(|category| match score(&report, category) {
            Some(score) => format!("{category} {score:.0}"),
            None => format!("{category} unknown"),
        });
        println!("{device}: {}", scores.join(", "));
    }
    Ok(())
}

fn lighthouse(root: &Path, url: &str, arguments: &[&str]) -> Result<Value> {
    let chromium = browser::chromium().context("Chromium cannot be found")?;
    let output = Command::new("node")
        .arg(root.join(FOLDER).join("node_modules/lighthouse/cli/index.js"))
        .arg(url)
        .args(["--quiet", "--output=json", "--output-path=stdout"])
        .arg("--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage")
        .arg(format!("--only-categories={}", CATEGORIES.join(",")))
        .args(arguments)
        .env("CHROME_PATH", chromium)
        .stderr(Stdio::inherit())
        .output()
        .context("node could not be started")?;
    ensure!(output.status.success(), "lighthouse ended with {}", output.status);
    serde_json::from_slice(&output.stdout).context("the report of lighthouse cannot be read")
}

/// A score from 0 to 100, if Lighthouse could determine it.
fn score(report: &Value, category: &str) -> Option<f64> {
    report["categories"][category]["score"].as_f64().map(|share| share * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_from_the_report() {
        let report = serde_json::json!({"categories": {
            "performance": {"score": 0.97}, "accessibility": {"score": null}}});
        assert_eq!(score(&report, "performance"), Some(97.0));
        assert_eq!(score(&report, "accessibility"), None);
        assert_eq!(score(&report, "best-practices"), None);
    }
}
