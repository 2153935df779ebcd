//! Somebody who sits at a table without thinking: passes, refuses, discards.

use anyhow::Result;
use fondaco_browser::Page;

/// Plays by keys until something can be seen.
pub fn play_until(page: &Page, seen: &str) -> Result<()> {
    loop {
        page.wait(&format!("document.querySelector('.bar.yours, .end, {seen}') !== null"))?;
        if page.count(seen)? > 0 {
            return Ok(());
        }
        let events = "document.querySelector('.table-page').dataset.events";
        let before: String = page.eval(events)?;
        for key in keys(page)? {
            page.key(key)?;
        }
        page.wait(&format!("{events} !== '{before}'"))?;
    }
}

/// What is pressed now.
fn keys(page: &Page) -> Result<Vec<&'static str>> {
    let offers = |key: &str| -> Result<bool> {
        let key = format!(".bar.yours [aria-keyshortcuts={key}]:not(:disabled)");
        Ok(page.count(&key)? > 0)
    };
    for (key, pressed) in [("P", "p"), ("O", "o"), ("R", "r"), ("X", "x")] {
        if offers(key)? {
            return Ok(vec![pressed]);
        }
    }
    // Something may have to be picked first.
    if page.count(".bar.yours .primary[aria-disabled=true]")? > 0 {
        return Ok(vec!["1", "Enter"]);
    }
    Ok(vec!["Enter"])
}
