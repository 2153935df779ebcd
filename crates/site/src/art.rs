//! Joins all drawings into one SVG sprite.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use roxmltree::{Document, Node};

use crate::folders;

/// The drawing that is not part of the sprite.
pub const APP_ICON: &str = "app-icon.svg";

/// The drawings of a folder as symbols with the names of their files, for `<use href="#NAME">`.
pub fn sprite(folder: &Path) -> Result<String> {
    let mut drawings = Vec::new();
    for path in folders::files_in(folder, "svg")? {
        if path.file_name().is_some_and(|name| name == APP_ICON) {
            continue;
        }
        let name = folders::stem(&path)?.to_owned();
        drawings.push((name, folders::read_text(&path)?));
    }
    joined(&drawings)
}

fn joined(drawings: &[(String, String)]) -> Result<String> {
    let mut sprite = String::from(
        "<svg class=\"sprite\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\">\n",
    );
    // Ids must be unique in the page.
    let mut owners: BTreeMap<String, &str> = BTreeMap::new();
    for (name, text) in drawings {
        let drawing = Document::parse(text).with_context(|| format!("{name}.svg is no XML"))?;
        let ids = drawing.descendants().filter_map(|node| node.attribute("id")).map(str::to_owned);
        for id in ids.chain([name.clone()]) {
            if let Some(owner) = owners.insert(id.clone(), name) {
                bail!("the name `{id}` in {name}.svg is taken by {owner}.svg");
            }
        }
        let symbol = symbol(name, text, &drawing).with_context(|| format!("in {name}.svg"))?;
        sprite.push_str(&symbol);
        sprite.push('\n');
    }
    sprite.push_str("</svg>");
    Ok(sprite)
}

fn symbol(name: &str, text: &str, drawing: &Document) -> Result<String> {
    let root = drawing.root_element();
    ensure!(root.has_tag_name(("http://www.w3.org/2000/svg", "svg")), "the root is no svg");
    ensure!(root.has_attribute("viewBox"), "the viewBox is missing");
    for node in root.descendants().filter(Node::is_element) {
        let tag = node.tag_name().name();
        // The content security policy forbids them.
        ensure!(!["style", "script", "foreignObject"].contains(&tag), "a drawing has no <{tag}>");
        let handler = node.attributes().find(|attribute| attribute.name().starts_with("on"));
        ensure!(handler.is_none(), "a drawing has no handlers of events");
    }
    let mut symbol = format!("<symbol id=\"{name}\"");
    for attribute in root.attributes().filter(|attribute| belongs_to_symbol(attribute.name())) {
        let _ = write!(symbol, " {}", &text[attribute.range()]);
    }
    symbol.push('>');
    for child in root.children().filter(Node::is_element) {
        let spaced = child.descendants().any(|node| node.has_tag_name("text"));
        let element = &text[child.range()];
        if spaced {
            symbol.push_str(element);
        } else {
            element.lines().map(str::trim_start).for_each(|line| {
                // A line break between two attributes becomes a space.
                let between = symbol.ends_with('>') || line.starts_with('<');
                symbol.push_str(if between { "" } else { " " });
                symbol.push_str(line);
            });
        }
    }
    symbol.push_str("</symbol>");
    Ok(symbol)
}

/// Size, id and role belong to the `<use>`.
fn belongs_to_symbol(attribute: &str) -> bool {
    !["width", "height", "id", "class", "role", "version", "x", "y"].contains(&attribute)
        && !attribute.starts_with("aria-")
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPEN: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" \
                        viewBox=\"0 0 64 64\" fill=\"none\">";

    fn of(drawings: &[(&str, &str)]) -> Result<String> {
        let own = |&(name, inner): &(&str, &str)| {
            (name.to_owned(), format!("<?xml version=\"1.0\"?>\n{OPEN}{inner}</svg>\n"))
        };
        joined(&drawings.iter().map(own).collect::<Vec<_>>())
    }

    #[test]
    fn a_drawing_becomes_a_symbol() {
        let inner = "<!-- why -->\n  <g\n   fill=\"red\">\n    <path d=\"M0 0\n1 1\"/>\n  </g>\n";
        let sprite = of(&[("good-cloth", inner)]).expect("a sprite");
        let symbol = "<symbol id=\"good-cloth\" viewBox=\"0 0 64 64\" fill=\"none\">\
                      <g fill=\"red\"><path d=\"M0 0 1 1\"/></g></symbol>";
        assert!(sprite.contains(symbol), "{sprite}");
    }

    #[test]
    fn names_are_unique_in_the_page() {
        let gradient = "<defs><linearGradient id=\"shade\"/></defs>";
        assert!(of(&[("a", gradient), ("b", "<path/>")]).is_ok());
        assert!(of(&[("a", gradient), ("b", gradient)]).is_err());
        assert!(of(&[("a", gradient), ("shade", "<path/>")]).is_err());
    }

    #[test]
    fn what_the_policy_forbids_is_refused() {
        for inner in ["<style>a{}</style>", "<script/>", "<path onclick=\"x\"/>", "<path>"] {
            assert!(of(&[("a", inner)]).is_err(), "{inner}");
        }
    }
}
