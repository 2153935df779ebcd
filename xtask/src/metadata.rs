//! What `cargo metadata` says about the packages.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::repository::{cargo, output};

#[derive(Deserialize)]
pub struct Metadata {
    pub packages: Vec<Package>,
    /// The ids of our own packages.
    pub workspace_members: Vec<String>,
    /// The dependencies as resolved; none with `--no-deps`.
    pub resolve: Option<Resolve>,
}

#[derive(Deserialize)]
pub struct Package {
    pub id: String,
    pub name: String,
    pub version: String,
    pub license: Option<String>,
    /// Where it was downloaded from; none for one in a folder.
    pub source: Option<String>,
    pub manifest_path: PathBuf,
    #[serde(default)]
    pub dependencies: Vec<Dependency>,
    pub targets: Vec<Target>,
}

/// A dependency as the manifest names it.
#[derive(Deserialize)]
pub struct Dependency {
    pub name: String,
    /// `dev` or `build`, none for a normal one.
    pub kind: Option<String>,
}

#[derive(Deserialize)]
pub struct Target {
    pub kind: Vec<String>,
}

#[derive(Deserialize)]
pub struct Resolve {
    pub nodes: Vec<Node>,
}

/// A package and what it depends on.
#[derive(Deserialize)]
pub struct Node {
    pub id: String,
    #[serde(default)]
    pub deps: Vec<NodeDependency>,
}

#[derive(Deserialize)]
pub struct NodeDependency {
    pub pkg: String,
    /// The kinds of [`Dependency`], one for each way in which it is needed.
    pub dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
pub struct DependencyKind {
    pub kind: Option<String>,
}

impl Metadata {
    /// Asks cargo, with these arguments.
    pub fn read(root: &Path, arguments: &[&str]) -> Result<Metadata> {
        let mut metadata = cargo();
        metadata.current_dir(root).args(["metadata", "--locked", "--format-version", "1"]);
        let text = output(metadata.args(arguments))?;
        serde_json::from_str(&text).context("the output of cargo metadata cannot be read")
    }
}
