//! No viewer receives what they may not know.
//!
//! The same game of Byzanz is played on a real server in two worlds that look the same to a viewer: the
//! same public history and the same own hand, but different cards in other hands, or different secret
//! orders. Every byte sent to that viewer must be the same in both.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(dead_code, reason = "the server is shared with other tests")]

#[path = "../guard/heard.rs"]
mod heard;
mod lived;
#[path = "../support/server.rs"]
mod support;
#[path = "../guard/test_server.rs"]
mod test_server;
mod transcript;
#[path = "../guard/wire.rs"]
mod wire;
mod worlds;

use lived::live;
use transcript::differing_line;
use worlds::{Difference, Story};

/// The number of deeds in a story that is cut short.
const DEEDS: usize = 25;

const ALL: [Difference; 3] = [Difference::Exchanged, Difference::FromTheDeck, Difference::Orders];

/// One test, because the log is that of the whole process.
#[test]
fn nobody_is_told_what_he_may_not_know() {
    let mut compared = Compared::default();
    for players in 3..=6 {
        for difference in ALL {
            compared.add(&Story::of(players, 0, difference, DEEDS), difference);
        }
    }
    // With two hands exchanged the worlds look the same to the end.
    let whole = Story::of(3, 1, Difference::Exchanged, usize::MAX);
    assert!(whole.is_finished);
    compared.add(&whole, Difference::Exchanged);
    println!("{compared:?}");
    assert!(compared.deeds > 300 && compared.told > 10_000, "{compared:?}");
}

/// How much was compared.
#[derive(Default, Debug)]
struct Compared {
    deeds: usize,
    told: usize,
}

impl Compared {
    fn add(&mut self, story: &Story, difference: Difference) {
        let told = [live(story, 0), live(story, 1)];
        for viewer in story.viewers() {
            let (one, other) = (&told[0].to[viewer], &told[1].to[viewer]);
            let differing = differing_line(one, other);
            if story.may_know(viewer) {
                // Otherwise nothing would be compared at all.
                assert!(differing.is_some(), "seat {viewer} does not see his own secret");
            } else {
                let game = format!("{} players, {difference:?}", story.players);
                assert_eq!(differing, None, "{game}: viewer {viewer} can tell the worlds apart");
                self.told += one.len();
            }
        }
        for told in &told {
            story.assert_no_secret_in(&told.log);
        }
        assert_eq!(differing_line(&told[0].logged(), &told[1].logged()), None);
        self.deeds += story.deeds.len();
    }
}
