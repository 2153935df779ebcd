//! Links, replay, and no network at all.

use fondaco_client::Replay;
use fondaco_client::link::decode;
use fondaco_rules::ToAct;

use crate::person::{Moment, Person, fresh, told};

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

/// The same game as you played it.
fn finished() -> String {
    let events = FINISHED
        .lines()
        .filter(|line| !line.starts_with(['@', '#']) && !line.starts_with("fondaco"));
    let events: Vec<&str> = events.collect();
    fresh("medici", &["you", "merchant", "apprentice"]) + &events.join("\n") + "\n"
}

/// What the page puts into the clipboard, which all tests would share otherwise.
const CLIPBOARD: &str = "Object.defineProperty(navigator, 'clipboard', { value: {
    writeText: text => { window.copied = text; return Promise.resolve(); }
} })";

/// What was copied by the button with this drawing.
fn copied(person: &Person, icon: &str) -> String {
    person.page.run("delete window.copied").unwrap();
    person.page.click(&format!(".end .button:has([href='#{icon}'])")).unwrap();
    person
        .page
        .wait(
            "window.copied !== undefined && document.querySelector('.end [role=status]').innerText",
        )
        .unwrap();
    person.page.eval("window.copied").unwrap()
}

#[test]
fn a_game_leaves_the_page_by_file_copy_and_link_and_is_played_again() {
    let person = Person::at_desk();
    let folder = tempfile::tempdir().unwrap();
    person.page.keep_downloads(folder.path()).unwrap();
    person.page.in_every_document(CLIPBOARD).unwrap();
    person.page.reload().unwrap();
    person.sit_down(&finished());
    assert_eq!(person.moment(), Moment::Over);
    let stored = person.stored("test1");
    assert_eq!(told(&stored).to_act(), ToAct::Over);

    person.page.click(".end .button:has([href='#icon-download'])").unwrap();
    let file = folder.path().join("medici.record");
    // Its receiver is not the one who played.
    assert!(stored.contains("@seat 0 you\n"));
    let sent = stored.replace("@seat 0 you\n", "@seat 0 Player 1\n");
    assert_eq!(person.page.downloaded(&file).unwrap(), sent);
    assert_eq!(copied(&person, "icon-copy"), sent);
    let link = copied(&person, "icon-link");

    // The same people sit down at a new table.
    person.page.click(".end .button.primary").unwrap();
    person.page.wait("document.querySelector('.table-page')?.dataset.events < 10").unwrap();
    let id: String = person.page.eval("location.hash.split('/').pop()").unwrap();
    assert_ne!(id, "test1");
    assert_eq!(person.moment(), Moment::Asked);
    let again = person.stored(&id);
    for line in stored.lines().filter(|line| line.starts_with('@')) {
        assert!(again.contains(line), "{line} is missing:\n{again}");
    }

    // The link carries the whole game.
    let other = Person::at_desk();
    other.page.open(&link).unwrap();
    other.page.wait_for(".stage.medici").unwrap();
    let events = Replay::read(&stored).unwrap().history().len();
    assert_eq!(
        other.page.attribute(".replay-bar .range", "max").unwrap(),
        Some(events.to_string())
    );
    let carried = link.split("#/game/").nth(1).unwrap();
    assert_eq!(decode(carried).unwrap(), sent);
    let title = other.page.text(".replay-head h1").unwrap();
    assert!(title.contains("Player 1") && !title.contains("You"), "{title}");
    person.check_no_errors();
    other.check_no_errors();
}

/// A page that did not come by a safe way has no clipboard: the link lies open, selected.
#[test]
fn without_a_clipboard_the_link_is_taken_by_hand() {
    let person = Person::at_desk();
    let gone = "Object.defineProperty(navigator, 'clipboard', { value: undefined })";
    person.page.in_every_document(gone).unwrap();
    person.page.reload().unwrap();
    person.sit_down(&finished());
    assert_eq!(person.moment(), Moment::Over);
    let by_hand = |button: &str| -> String {
        person.page.click(button).unwrap();
        person
            .page
            .wait(
                "document.activeElement.matches('.was-copied input')
                && document.activeElement.selectionEnd > 0",
            )
            .unwrap();
        person.page.eval("getSelection().toString() || document.activeElement.value").unwrap()
    };
    let link = by_hand(".end .button:has([href='#icon-link'])");
    let record = decode(link.split("#/game/").nth(1).unwrap()).unwrap();
    assert_eq!(told(&record).to_act(), ToAct::Over);
    person.page.open(&link).unwrap();
    person.page.wait_for(".stage.medici").unwrap();
    assert_eq!(by_hand(".replay-head .button:has([href='#icon-link'])"), link);
    person.check_no_errors();
}

/// After one visit all games can be played offline, against masters too.
#[test]
fn the_page_starts_offline_and_plays() {
    const NETS: &str = "(async () => {
        for (;;) {
            const caches = await Promise.all((await window.caches.keys()).map(it => window.caches.open(it)));
            const kept = (await Promise.all(caches.map(it => it.keys()))).flat();
            const nets = kept.filter(it => it.url.endsWith('.net')).length;
            if (nets >= 9) return nets;
            await new Promise(then => setTimeout(then, 20));
        }
    })()";
    let mut person = Person::with_worker_at_desk();
    // The worker is ready when everything that a game needs is kept; what masters have learned
    // follows.
    assert!(person.page.eval::<bool>("navigator.serviceWorker.ready.then(() => true)").unwrap());
    assert_eq!(person.page.eval::<usize>(NETS).unwrap(), 9);
    person.page.offline(true).unwrap();
    person.page.reload().unwrap();
    for (game, sitters) in [
        ("medici", ["you", "master", "merchant"].as_slice()),
        ("strozzi", &["you", "master"]),
        ("byzanz", &["you", "master", "merchant"]),
    ] {
        person.sit_down(&fresh(game, sitters));
        for _ in 0..3 {
            if person.moment() == Moment::Asked {
                person.act_by_clicking();
            }
        }
        person.moment();
        assert_eq!(person.page.count(".master-missing").unwrap(), 0, "the net of {game}");
    }
    person.check_no_errors();
    person.page.offline(false).unwrap();
}

/// A browser offers to install it.
#[test]
fn the_page_can_be_installed() {
    const INSTALLABLE: &str = "(async () => {
        const link = document.querySelector('link[rel=manifest]').href;
        const manifest = await (await fetch(link)).json();
        const sizes = await Promise.all(manifest.icons.map(async ({ src, sizes, purpose }) => {
            const picture = new Image();
            picture.src = new URL(src, link);
            await picture.decode();
            const fits = sizes === 'any' || sizes === `${picture.width}x${picture.height}`;
            return fits ? `${sizes} ${purpose ?? 'any'}` : `${src} is no ${sizes}`;
        }));
        return [manifest.display, manifest.name, ...sizes];
    })()";
    let person = Person::at_desk();
    let found: Vec<String> = person.page.eval(INSTALLABLE).unwrap();
    let expected =
        ["standalone", "Fondaco", "192x192 any", "512x512 any", "any any", "512x512 maskable"];
    assert_eq!(found, expected);
    person.check_no_errors();
}
