//! Files that a page gives to its reader.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::json;

use crate::page::Page;

impl Page {
    /// From now on downloads are kept in this folder, under the names that the page gives them.
    ///
    /// # Errors
    /// The browser refuses.
    pub fn keep_downloads(&self, folder: &Path) -> Result<()> {
        let behaviour = json!({
            "behavior": "allow",
            "browserContextId": self.context(),
            "downloadPath": folder,
        });
        self.chromium().call("Browser.setDownloadBehavior", &behaviour).map(drop)
    }

    /// The text of a downloaded file, as soon as it is there.
    ///
    /// # Errors
    /// It does not come in time.
    pub fn downloaded(&self, file: &Path) -> Result<String> {
        // A file has its name only when it is whole.
        self.retry(&format!("the file {}", file.display()), || {
            fs::read_to_string(file).context("it cannot be read")
        })
    }
}
