//! Compiler flags for reproducible releases.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use toml::de::{DeTable, DeValue};

use crate::repository::output;

const CONFIG: &str = ".cargo/config.toml";

/// The compiler that cargo uses here.
pub struct Compiler {
    /// The platform it runs on.
    pub host: String,
    pub release: String,
    commit: String,
    folder: PathBuf,
}

impl Compiler {
    /// Asks the compiler about itself.
    pub fn ask(root: &Path) -> Result<Compiler> {
        let version = rustc(root, &["--version", "--verbose"])?;
        let line = |name: &str| {
            let value =
                version.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
            value.map(str::to_owned).with_context(|| format!("rustc does not print its {name}"))
        };
        Ok(Compiler {
            host: line("host")?,
            release: line("release")?,
            commit: line("commit-hash")?,
            folder: rustc(root, &["--print", "sysroot"])?.trim().into(),
        })
    }
}

fn rustc(root: &Path, arguments: &[&str]) -> Result<String> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    output(Command::new(rustc).current_dir(root).args(arguments))
}

/// Makes cargo compile for a target with the flags of this repository only: flags from the user's
/// own configuration, such as `target-cpu=native`, must not get into a release.
pub fn apply(cargo: &mut Command, root: &Path, target: &str) -> Result<()> {
    let config = root.join(CONFIG);
    let config = fs::read_to_string(&config).with_context(|| format!("{CONFIG} cannot be read"))?;
    let mut flags = of_repository(&config, target)?;
    let cargo_home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo_home = cargo_home.or_else(|| Some(env::home_dir()?.join(".cargo")));
    let cargo_home = cargo_home.context("the folder of cargo is unknown")?;
    flags.extend(renamed(root, &cargo_home, &Compiler::ask(root)?));
    cargo.env_remove("RUSTFLAGS").env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"));
    Ok(())
}

/// The flags in the repository's configuration for a target. As in cargo, a target's flags replace
/// those of `[build]`.
fn of_repository(config: &str, target: &str) -> Result<Vec<String>> {
    let config = DeTable::parse(config).with_context(|| format!("{CONFIG} is not TOML"))?;
    let table = |name: &str| config.get_ref().get(name).map(toml::Spanned::get_ref);
    let targets = table("target");
    if let Some(DeValue::Table(targets)) = targets {
        for name in targets.keys() {
            ensure!(!name.get_ref().starts_with("cfg("), "flags for {} are lost", name.get_ref());
        }
    }
    let flags = |table: &DeValue| table.get("rustflags").map(|flags| strings(flags.get_ref()));
    let of_target = targets.and_then(|targets| flags(targets.get(target)?.get_ref()));
    of_target.or_else(|| flags(table("build")?)).unwrap_or_else(|| Ok(Vec::new()))
}

fn strings(list: &DeValue) -> Result<Vec<String>> {
    let DeValue::Array(list) = list else { bail!("flags in {CONFIG} are no list") };
    let text = |value: &DeValue| value.as_str().map(str::to_owned);
    let texts = list.iter().map(|value| text(value.get_ref()));
    texts.collect::<Option<_>>().with_context(|| format!("a flag in {CONFIG} is no text"))
}

/// Fixed names for the folders whose paths would get into the program: the repository, cargo's home,
/// and the sources of the standard library where they are installed. The last one that fits counts.
fn renamed(root: &Path, cargo_home: &Path, compiler: &Compiler) -> Vec<String> {
    let library = compiler.folder.join("lib/rustlib/src/rust");
    let names = [
        (root, "/fondaco".to_owned()),
        (cargo_home, "/cargo".to_owned()),
        (&library, format!("/rustc/{}", compiler.commit)),
    ];
    names.map(|(from, to)| format!("--remap-path-prefix={}={to}", from.display())).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXAMPLE: &str = "[build]\nrustflags = [\"--cfg=a\"]\n\
                           [target.wasm32-unknown-unknown]\nrustflags = [\"--cfg=b\", \"-Cc\"]\n";

    fn flags(config: &str, target: &str) -> Vec<String> {
        of_repository(config, target).expect("flags")
    }

    #[test]
    fn flags_of_a_target_replace_those_of_every_build() {
        assert_eq!(flags(EXAMPLE, "x86_64-unknown-linux-gnu"), ["--cfg=a"]);
        assert_eq!(flags(EXAMPLE, "wasm32-unknown-unknown"), ["--cfg=b", "-Cc"]);
        assert_eq!(flags("", "wasm32-unknown-unknown"), Vec::<String>::new());
    }

    #[test]
    fn no_flag_of_this_repository_is_lost() {
        let config = include_str!("../../.cargo/config.toml");
        let wasm = flags(config, "wasm32-unknown-unknown");
        assert!(wasm.iter().any(|flag| flag.contains("+simd128")), "{wasm:?}");
        assert!(flags(config, "x86_64-unknown-linux-gnu").iter().all(|flag| wasm.contains(flag)));
    }

    #[test]
    fn flags_that_cannot_be_kept_are_refused() {
        let config = "[target.'cfg(unix)']\nrustflags = [\"-Cx\"]\n";
        assert!(of_repository(config, "x86_64-unknown-linux-gnu").is_err());
        assert!(of_repository("[build]\nrustflags = \"-Cx\"\n", "x").is_err());
    }

    #[test]
    fn folders_of_this_machine_get_other_names() {
        let compiler = Compiler {
            host: "h".into(),
            release: "1.0.0".into(),
            commit: "0123".into(),
            folder: "/r".into(),
        };
        let expected = [
            "--remap-path-prefix=/w=/fondaco",
            "--remap-path-prefix=/w/c=/cargo",
            "--remap-path-prefix=/r/lib/rustlib/src/rust=/rustc/0123",
        ];
        assert_eq!(renamed(Path::new("/w"), Path::new("/w/c"), &compiler), expected);
    }
}
