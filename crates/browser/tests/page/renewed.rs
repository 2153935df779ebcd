//! Parts of the page that come later, and a page that is renewed while a game is on.

use crate::host::Host;
use crate::person::{Moment, Person, fresh};

const BUILD: &str = "document.querySelector('meta[name=fondaco-build]').content";

#[test]
fn a_game_survives_an_update_of_the_page() {
    let host = Host::start();
    let mut person = Person::with_worker(host.address());
    assert!(person.page.eval::<bool>("navigator.serviceWorker.ready.then(() => true)").unwrap());
    person.page.wait("navigator.serviceWorker.controller !== null").unwrap();
    person.sit_down(&fresh("medici", &["you", "merchant", "merchant"]));
    for _ in 0..3 {
        if person.moment() == Moment::Asked {
            person.act_by_clicking();
        }
    }
    let (events, old) = (person.events(), person.page.eval::<String>(BUILD).unwrap());

    host.renew();
    // The old page finds its own parts, which the host does not have any more.
    person.page.run("location.hash = '#/about'").unwrap();
    person.page.wait_for(".prose").unwrap();
    person.page.run("location.hash = '#/table/test1'").unwrap();
    person.page.wait_for(".table-page").unwrap();
    person.check_no_errors();
    assert_eq!(person.page.eval::<String>(BUILD).unwrap(), old);

    person.page.reload().unwrap();
    person.page.wait_for(".table-page").unwrap();
    assert_ne!(person.page.eval::<String>(BUILD).unwrap(), old);
    assert!(person.events() >= events, "{} events of {events}", person.events());
    for _ in 0..3 {
        if person.moment() == Moment::Asked {
            person.act_by_clicking();
        }
    }
    person.check_no_errors();
}

#[test]
fn a_page_that_does_not_come_says_so_and_comes_when_asked_again() {
    let person = Person::at_desk();
    person.page.wait_for(".game-card").unwrap();
    person
        .page
        .run(
            "const real = window.fetch;
             window.fetch = (what, ...rest) => String(what).includes('app-split-reading')
                ? Promise.reject(new TypeError('the network is gone')) : real(what, ...rest)",
        )
        .unwrap();
    person.page.run("location.hash = '#/about'").unwrap();
    person.page.wait_for("main [role=alert]").unwrap();
    person.page.click("main .button.primary").unwrap();
    person.page.wait_for(".prose").unwrap();
}
