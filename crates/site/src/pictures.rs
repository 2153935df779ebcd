//! Pictures of the icon, for devices that show no SVG.

use anyhow::{Context, Result};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::files::Files;
use crate::icons::Picture;

const LARGEST: u16 = 512;
const SIZES: [u16; 2] = [192, LARGEST];

/// The share of a maskable icon that every device shows.
const SAFE: f32 = 0.7;

/// Adds the pictures of a drawing to the files.
pub fn add(files: &mut Files, drawing: &[u8]) -> Result<Vec<Picture>> {
    let mut pictures = Vec::new();
    for side in SIZES {
        let file = files.add_hashed(&format!("icon-{side}"), "png", painted(drawing, side)?);
        pictures.push(Picture { side, file, maskable: false });
    }
    let cut = painted_on(drawing, LARGEST, Some(walnut()), SAFE)?;
    let file = files.add_hashed("icon-cut", "png", cut);
    pictures.push(Picture { side: LARGEST, file, maskable: true });
    Ok(pictures)
}

/// The colour of the page's header.
fn walnut() -> Color {
    Color::from_rgba8(0x4B, 0x2E, 0x1B, 0xFF)
}

fn painted(drawing: &[u8], size: u16) -> Result<Vec<u8>> {
    painted_on(drawing, size, None, 1.0)
}

/// The drawing in the middle of a square, scaled to this share of its side.
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
