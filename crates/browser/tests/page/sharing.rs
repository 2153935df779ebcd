//! Links, replay, and no network at all.

use crate::person::{Moment, Person, fresh};

const FINISHED: &str = include_str!("../../../../tests/golden/medici-3-uniform.record");

#[test]
fn a_link_opens_the_whole_game_anywhere() {
    let person = Person::at_desk();
    let link = fondaco_client::link::encode(FINISHED);
    person.go(&format!("#/game/{link}"));
    person.page.wait_for(".stage.medici").unwrap();
    let text = person.page.visible_text().unwrap();
    person.page.key("End").unwrap();
    person.page.settle().unwrap();
    assert_ne!(person.page.visible_text().unwrap(), text, "the end looks like the beginning");
    person.check_no_errors();
}

#[test]
fn the_page_starts_offline_and_plays() {
    let mut person = Person::at_desk();
    // The worker is ready when everything that a game needs is kept.
    assert!(person.page.eval::<bool>("navigator.serviceWorker.ready.then(() => true)").unwrap());
    person.page.offline(true).unwrap();
    person.page.reload().unwrap();
    person.sit_down(&fresh("strozzi", &["you", "merchant"]));
    for _ in 0..4 {
        if person.moment() == Moment::Asked {
            person.act_by_clicking();
        }
    }
    person.page.offline(false).unwrap();
}
