//! The icon of the page, as a drawing and as pictures for those who take none.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::files::Files;

const LARGEST: u16 = 512;
const SIZES: [u16; 2] = [192, LARGEST];

/// What devices leave of an icon that they cut to their own shape.
const SAFE: f32 = 0.7;

/// The names of the files of the icon.
pub struct Icons {
    drawing: String,
    pictures: Vec<(u16, String)>,
    /// Whatever shape a device cuts out of it.
    cut: String,
}

/// Adds the icon to the files.
pub fn add(files: &mut Files, path: &Path) -> Result<Icons> {
    let drawing = fs::read(path).with_context(|| format!("{} cannot be read", path.display()))?;
    let mut pictures = Vec::new();
    for size in SIZES {
        let picture = painted(&drawing, size).with_context(|| path.display().to_string())?;
        pictures.push((size, files.add_hashed(&format!("icon-{size}"), "png", picture)));
    }
    let cut = painted_on(&drawing, LARGEST, Some(walnut()), SAFE)?;
    let cut = files.add_hashed("icon-cut", "png", cut);
    Ok(Icons { drawing: files.add_hashed("icon", "svg", drawing), pictures, cut })
}

/// As at the head of every page.
fn walnut() -> Color {
    Color::from_rgba8(0x4B, 0x2E, 0x1B, 0xFF)
}

fn painted(drawing: &[u8], size: u16) -> Result<Vec<u8>> {
    painted_on(drawing, size, None, 1.0)
}

/// The drawing in the middle of a square, of which it takes this share each way.
fn painted_on(drawing: &[u8], size: u16, ground: Option<Color>, share: f32) -> Result<Vec<u8>> {
    let tree = Tree::from_data(drawing, &Options::default())?;
    let mut picture = Pixmap::new(size.into(), size.into()).context("no room for a picture")?;
    if let Some(ground) = ground {
        picture.fill(ground);
    }
    let side = f32::from(size);
    let scale = side * share / tree.size().width().max(tree.size().height());
    let margin = side * (1.0 - share) / 2.0;
    let place = Transform::from_row(scale, 0.0, 0.0, scale, margin, margin);
    resvg::render(&tree, place, &mut picture.as_mut());
    Ok(picture.encode_png()?)
}

impl Icons {
    /// What the head of the page says about them.
    pub fn links(&self) -> String {
        let mut links =
            format!("<link rel=\"icon\" type=\"image/svg+xml\" href=\"{}\">", self.drawing);
        if let Some((_, picture)) = self.pictures.first() {
            let _ = write!(links, "\n<link rel=\"apple-touch-icon\" href=\"{picture}\">");
        }
        links
    }

    /// What makes the page an application that can be installed.
    pub fn manifest(&self) -> String {
        let picture = |(size, name): &(u16, String)| {
            format!(
                "{{\"src\": \"{name}\", \"sizes\": \"{size}x{size}\", \"type\": \"image/png\"}}"
            )
        };
        let drawing = &self.drawing;
        let drawing =
            format!("{{\"src\": \"{drawing}\", \"sizes\": \"any\", \"type\": \"image/svg+xml\"}}");
        let cut = &self.cut;
        let cut = format!(
            "{{\"src\": \"{cut}\", \"sizes\": \"{LARGEST}x{LARGEST}\", \"type\": \"image/png\", \
             \"purpose\": \"maskable\"}}"
        );
        let icons: Vec<String> = self.pictures.iter().map(picture).chain([drawing, cut]).collect();
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_painted() {
        let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\">\
                       <rect width=\"10\" height=\"10\" fill=\"#7e241d\"/></svg>";
        let png = painted(drawing.as_bytes(), 16).expect("painted");
        let picture = Pixmap::decode_png(&png).expect("a picture");
        assert_eq!((picture.width(), picture.height()), (16, 16));
        let corner = picture.pixel(15, 15).expect("a corner");
        assert_eq!((corner.red(), corner.green(), corner.blue()), (0x7e, 0x24, 0x1d));
        assert!(painted(b"<svg", 16).is_err());
    }
}
