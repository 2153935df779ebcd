//! The icon of the page: a drawing, and in a release also pictures.

use std::fmt::Write;
use std::path::Path;

use anyhow::Result;

use crate::files::Files;
use crate::folders;
#[cfg(feature = "release")]
use crate::pictures;

/// The files of the icon.
pub struct Icons {
    drawing: String,
    pictures: Vec<Picture>,
}

/// A square picture of the icon.
pub struct Picture {
    pub side: u16,
    pub file: String,
    /// Whether a device may cut its own shape out of it.
    pub maskable: bool,
}

/// Adds the icon to the files.
pub fn add(files: &mut Files, path: &Path) -> Result<Icons> {
    let drawing = folders::read(path)?;
    #[cfg(feature = "release")]
    let pictures = pictures::add(files, &drawing)?;
    #[cfg(not(feature = "release"))]
    let pictures = Vec::new();
    Ok(Icons { drawing: files.add_hashed("icon", "svg", drawing), pictures })
}

impl Icons {
    /// The links in the head of the page.
    pub fn links(&self) -> String {
        let mut links =
            format!("<link rel=\"icon\" type=\"image/svg+xml\" href=\"{}\">", self.drawing);
        if let Some(Picture { file, .. }) = self.pictures.first() {
            let _ = write!(links, "\n<link rel=\"apple-touch-icon\" href=\"{file}\">");
        }
        links
    }

    /// The web app manifest.
    pub fn manifest(&self) -> String {
        let icon = |file: &str, sizes: &str, kind: &str, purpose: &str| {
            format!(
                "{{\"src\": \"{file}\", \"sizes\": \"{sizes}\", \"type\": \"image/{kind}\", \
                 \"purpose\": \"{purpose}\"}}"
            )
        };
        let picture = |Picture { side, file, maskable }: &Picture| {
            let purpose = if *maskable { "maskable" } else { "any" };
            icon(file, &format!("{side}x{side}"), "png", purpose)
        };
        let drawing = icon(&self.drawing, "any", "svg+xml", "any");
        // Maskable pictures come last.
        let (cut, whole): (Vec<_>, Vec<_>) = self.pictures.iter().partition(|it| it.maskable);
        let whole = whole.into_iter().map(picture);
        let icons: Vec<String> =
            whole.chain([drawing]).chain(cut.into_iter().map(picture)).collect();
        format!("{MANIFEST}  \"icons\": [\n    {}\n  ]\n}}\n", icons.join(",\n    "))
    }
}

const MANIFEST: &str = r##"{
  "name": "Fondaco",
  "short_name": "Fondaco",
  "description": "Medici, Medici vs Strozzi and Byzanz: three auction games",
  "id": "./",
  "start_url": "./",
  "scope": "./",
  "display": "standalone",
  "background_color": "#EFE3C9",
  "theme_color": "#EFE3C9",
  "categories": ["games"],
"##;
