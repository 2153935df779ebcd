//! `cargo xtask screens`: pictures of every page and phase, and a page that shows them.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::repository::{cargo, run, run_cargo};
use crate::{browser, page};

/// The folder of the pictures, `GROUP/NAME/LOOK.webp`.
const FOLDER: &str = "target/screens";

/// Builds the page and the program, and runs the tours through all pages with pictures.
pub fn take(root: &Path) -> Result<()> {
    browser::set_up(root)?;
    page::build(root, None)?;
    run_cargo(root, &["build", "--locked", "--package", "fondaco"])?;
    let folder = root.join(FOLDER);
    // Remove outdated pictures.
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let mut tours = cargo();
    tours.current_dir(root).env("FONDACO_SCREENS", &folder);
    tours.args(["test", "--locked", "--package", "fondaco-browser", "--test", "page", "tour::"]);
    let taken = run(tours);
    // Write the page even after a failure: faults are best seen in the pictures.
    let place = folder.join("index.html");
    fs::write(&place, sheet(&pictures(&folder)?))?;
    println!("The pictures are shown in {}", place.display());
    taken
}

/// A picture: its group, its name and its look.
type Picture = [String; 3];

fn pictures(folder: &Path) -> Result<BTreeSet<Picture>> {
    let mut pictures = BTreeSet::new();
    for group in names(folder)? {
        for name in names(&folder.join(&group))? {
            for file in names(&folder.join(&group).join(&name))? {
                let look = file.trim_end_matches(".webp").to_owned();
                pictures.insert([group.clone(), name.clone(), look]);
            }
        }
    }
    Ok(pictures)
}

/// The names in a folder.
fn names(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect()
}

const HEAD: &str = r#"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every page and phase of Fondaco</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif; scroll-padding-top: 3rem }
  body { margin: 1rem; width: fit-content }
  nav { display: flex; flex-wrap: wrap; gap: 1rem }
  table { border-spacing: 1rem 0.5rem; margin: 0 -1rem }
  th { text-align: start; font-weight: 600 }
  thead th { position: sticky; top: 0; padding: 0.5rem 0; background: Canvas }
  tbody th { vertical-align: top }
  h2 { margin: 1.5rem 0 0 }
  img { display: block; height: clamp(12rem, 18vw, 30rem) }
  a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
  td a { display: block }
</style>
<h1>Every page and phase of Fondaco</h1>
"#;

/// A page with all pictures: a group of rows for each group, a column for each look.
fn sheet(pictures: &BTreeSet<Picture>) -> String {
    let part = |at: usize| pictures.iter().map(move |picture| &picture[at]);
    let (groups, looks) = (part(0).collect::<BTreeSet<_>>(), part(2).collect::<BTreeSet<_>>());
    let links = groups.iter().map(|group| format!("<a href=\"#{group}\">{group}</a>\n"));
    let links: String = links.collect();
    let columns = looks.iter().map(|look| format!("<th scope=\"col\">{look}</th>"));
    let columns: String = columns.collect();
    let mut sheet = format!(
        "{HEAD}<nav>\n{links}</nav>\n<table>\n<thead><tr><td></td>{columns}</tr></thead>\n"
    );
    let width = looks.len() + 1;
    for group in groups {
        // Writing to a text cannot fail.
        let _ = writeln!(
            sheet,
            "<tbody id=\"{group}\">\n<tr><th colspan=\"{width}\" scope=\"rowgroup\">\
             <h2>{group}</h2></th></tr>"
        );
        let names =
            pictures.iter().filter(|picture| picture[0] == *group).map(|picture| &picture[1]);
        for name in names.collect::<BTreeSet<_>>() {
            let cell = |look: &&String| {
                let picture = [group, name, look].map(String::clone);
                let is_there = pictures.contains(&picture);
                format!("<td>{}</td>", if is_there { shown(&picture) } else { String::new() })
            };
            let cells: String = looks.iter().map(cell).collect();
            let _ = writeln!(sheet, "<tr><th scope=\"row\">{name}</th>{cells}</tr>");
        }
        sheet += "</tbody>\n";
    }
    sheet + "</table>\n</html>\n"
}

/// A picture that leads to its file.
fn shown([group, name, look]: &Picture) -> String {
    let file = format!("{group}/{name}/{look}.webp");
    format!(
        "<a href=\"{file}\"><img src=\"{file}\" loading=\"lazy\" alt=\"{group}, {name}, {look}\"></a>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheet_has_a_row_for_each_place_and_a_column_for_each_look() {
        let picture = |group: &str, name: &str, look: &str| [group, name, look].map(str::to_owned);
        let pictures = [
            picture("byzanz", "bid", "laptop"),
            picture("byzanz", "bid", "phone"),
            picture("pages", "home", "phone"),
        ];
        let sheet = sheet(&pictures.into());
        assert!(sheet.contains("<th scope=\"col\">laptop</th><th scope=\"col\">phone</th>"));
        assert!(sheet.contains("<a href=\"byzanz/bid/phone.webp\"><img "));
        assert!(sheet.contains("<th scope=\"row\">home</th><td></td><td><a "), "{sheet}");
    }
}
