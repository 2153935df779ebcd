//! Every page and every phase is checked for overflow and text cut off.
//!
//! Each tour goes in the look that its pages are least seen in elsewhere. Where `FONDACO_SCREENS`
//! names a folder it goes in all looks and takes pictures into it: `cargo xtask screens`.

mod alone;
mod online;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{env, fs, slice};

use fondaco_browser::{Options, Size};

use crate::person::Person;

/// Who looks at what.
#[derive(Clone, Copy)]
struct Look {
    name: &'static str,
    size: Size,
    language: &'static str,
    dark: bool,
}

const LAPTOP: Look = Look { name: "laptop-en", size: Size::LAPTOP, language: "en", dark: false };
const NIGHT: Look = Look { name: "laptop-de-dark", size: Size::LAPTOP, language: "de", dark: true };
const TABLET: Look = Look { name: "tablet-nl", size: Size::TABLET, language: "nl", dark: false };
const PHONE: Look = Look { name: "phone-en-dark", size: Size::PHONE, language: "en", dark: true };

/// A way from stop to stop, in one look.
struct Tour {
    look: Look,
    /// Where pictures go, if they are wanted.
    folder: Option<PathBuf>,
    /// The addresses of all stops.
    seen: BTreeSet<String>,
    faults: Vec<String>,
}

impl Tour {
    /// Goes the way in this look, or in all of them. None of these addresses may go unseen.
    fn take(usual: Look, addresses: &BTreeSet<String>, way: fn(&mut Tour)) {
        let folder = env::var_os("FONDACO_SCREENS").map(PathBuf::from);
        let all = [LAPTOP, NIGHT, TABLET, PHONE];
        let looks = if folder.is_some() { &all } else { slice::from_ref(&usual) };
        let mut faults = Vec::new();
        for &look in looks {
            let (seen, folder) = (BTreeSet::new(), folder.clone());
            let mut tour = Tour { look, folder, seen, faults: Vec::new() };
            way(&mut tour);
            let is_seen = |wanted: &str| tour.seen.iter().any(|seen| is_like(seen, wanted));
            let unseen: Vec<_> = addresses.iter().filter(|wanted| !is_seen(wanted)).collect();
            assert_eq!(unseen, [""; 0]);
            faults.append(&mut tour.faults);
        }
        // Those who wanted pictures have them by now.
        assert_eq!(faults, [""; 0], "{faults:#?}");
    }

    /// The options of the browser for this look.
    fn options(&self) -> Options {
        let Look { language, dark, .. } = self.look;
        Options { language, dark, reduced_motion: true, ..Options::default() }
    }

    /// Checks a page once this is on it. A name is a group and a place in it.
    fn stop(&mut self, person: &Person, name: &str, what: &str) {
        let page = &person.page;
        page.wait_for(what).unwrap();
        page.settle().unwrap();
        self.seen.insert(page.eval("location.hash").unwrap());
        let look = self.look.name;
        if let Some(folder) = &self.folder {
            let place = folder.join(name);
            fs::create_dir_all(&place).unwrap();
            page.screenshot(&place.join(format!("{look}.webp"))).unwrap();
        }
        let found = [page.overflows().unwrap(), page.cut_off().unwrap()].concat();
        self.faults.extend(found.iter().map(|fault| format!("{name}, {look}: {fault}")));
        assert_eq!(page.console_errors().unwrap(), [""; 0], "{name}, {look}");
    }
}

/// All addresses of the product: its routes, and of the games' each game's.
fn addresses() -> BTreeSet<String> {
    let source = include_str!("../../../web/src/route.rs");
    let (product, _) = source.split_once("#[cfg(test)]").unwrap();
    let routes = product.split('"').filter(|text| text.starts_with("#/"));
    let of_games =
        |route: &str| ["medici", "strozzi", "byzanz"].map(|game| route.replace("{kind}", game));
    let addresses: BTreeSet<String> = routes.flat_map(of_games).collect();
    assert!(addresses.contains("#/rules/byzanz"), "no routes in {addresses:?}");
    addresses
}

/// Whether only a server has such an address.
fn is_of_server(address: &str) -> bool {
    ["#/online", "#/player", "#/standings"].iter().any(|start| address.starts_with(start))
}

/// Whether this is an address of that route, in which anything may stand for what is in braces.
fn is_like(address: &str, route: &str) -> bool {
    let parts: Vec<&str> = address.split('/').collect();
    let wanted: Vec<&str> = route.split('/').collect();
    let is_part = |(part, wanted): (&&str, &&str)| wanted.starts_with('{') || part == wanted;
    parts.len() == wanted.len() && parts.iter().zip(&wanted).all(is_part)
}

#[test]
fn every_page_and_phase_alone() {
    let (_, alone) = addresses().into_iter().partition(|address| is_of_server(address));
    Tour::take(PHONE, &alone, alone::go);
}

#[test]
fn every_page_and_phase_online() {
    let (online, _) = addresses().into_iter().partition(|address| is_of_server(address));
    Tour::take(TABLET, &online, online::go);
}
