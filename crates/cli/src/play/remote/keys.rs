//! The secret key that says who one is on a server.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use fondaco_connection::Server;
use fondaco_protocol::{LONGEST_NAME, Me, Newcomer};
use fondaco_texts::{Texts, text};

use super::screen::Screen;
use super::{shown, told};
use crate::cli::PlayArgs;
use crate::play::input::{Asked, Typed};

/// Where the key of a server is kept.
pub struct Keys(PathBuf);

impl Keys {
    /// In the file that was named, else in one for this server among the user's settings.
    pub fn of(server: &Server, named: Option<PathBuf>) -> Result<Keys> {
        if let Some(path) = named {
            return Ok(Keys(path));
        }
        let folder =
            dirs::config_dir().context("there is no folder for settings: name a --key-file")?;
        let host = server.address().split_once("://").map_or("", |(_, host)| host);
        let plain = |letter: char| {
            if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '_' }
        };
        let name: String = host.chars().map(plain).collect();
        Ok(Keys(folder.join("fondaco").join("keys").join(name)))
    }

    /// Who one is by the key; a newcomer is asked for a name. Nothing if he goes away instead.
    pub fn come_in(
        &self,
        server: &Server,
        texts: &Texts,
        args: &PlayArgs,
        screen: &mut Screen,
    ) -> Result<Option<(Me, String)>> {
        if let Some(key) = self.read(texts)? {
            let me = server.me(&key).map_err(|failure| told(texts, server, failure))?;
            return Ok(Some((me, key)));
        }
        let name = match &args.remote.name {
            Some(name) => name.clone(),
            None => match ask_name(texts, screen)? {
                Some(name) => name,
                None => return Ok(None),
            },
        };
        // A file that cannot be written is found out before somebody is made who has no key.
        let mut file = self.create(texts)?;
        let come = server.come(&Newcomer { name, program: false });
        let person = match come {
            Ok(person) => person,
            Err(failure) => {
                let _ = fs::remove_file(&self.0);
                return Err(told(texts, server, failure));
            }
        };
        writeln!(file, "{}", person.key)
            .and_then(|()| file.sync_all())
            .map_err(|error| self.unusable(texts, error.to_string()))?;
        let you_are = text!(
            texts,
            "remote-you-are",
            name = shown(&person.name),
            server = server.address(),
            path = self.0.display().to_string()
        );
        screen.show(&format!("{you_are}\n"))?;
        let me = Me { id: person.id, name: person.name, program: false, webhook: None };
        Ok(Some((me, person.key)))
    }

    fn read(&self, texts: &Texts) -> Result<Option<String>> {
        let key = match fs::read_to_string(&self.0) {
            Ok(text) => text.trim().to_owned(),
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(self.unusable(texts, error.to_string())),
        };
        // It goes into a header: one word, as the server gave it.
        if key.is_empty() || key.len() > 200 || !key.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(self.unusable(texts, "?".to_owned()));
        }
        Ok(Some(key))
    }

    fn create(&self, texts: &Texts) -> Result<File> {
        let folder = self.0.parent().unwrap_or(Path::new(""));
        created_folder(folder)
            .and_then(|()| secret_file().open(&self.0))
            .map_err(|error| self.unusable(texts, error.to_string()))
    }

    fn unusable(&self, texts: &Texts, reason: String) -> anyhow::Error {
        let path = self.0.display().to_string();
        anyhow!(text!(texts, "remote-key-file", path = path, reason = reason))
    }
}

fn created_folder(folder: &Path) -> std::io::Result<()> {
    if folder.as_os_str().is_empty() { Ok(()) } else { fs::create_dir_all(folder) }
}

/// A new file that nobody else can read.
fn secret_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn ask_name(texts: &Texts, screen: &mut Screen) -> Result<Option<String>> {
    loop {
        let question = text!(texts, "remote-ask-name", longest = LONGEST_NAME);
        screen.show(&format!("{question}\n"))?;
        let Typed::Line(name) = screen.read()? else { return Ok(None) };
        let name = name.trim();
        if !name.is_empty() && name.chars().count() <= LONGEST_NAME {
            return Ok(Some(name.to_owned()));
        }
    }
}
