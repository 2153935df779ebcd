//! What is planted is found, and what is clean is clean.

use fondaco_browser::{Options, Size};

use crate::show;

#[test]
fn axe_finds_what_is_wrong_and_only_that() {
    let (page, _site) = show(Options::default(), "<button>Bid</button>");
    assert_eq!(page.axe().unwrap(), []);
    page.run(
        "document.querySelector('main').insertAdjacentHTML('beforeend',
           `<input id=nameless><p style='color: #ccc; background: #fff'>faint</p>`)",
    )
    .unwrap();
    let violations = page.axe().unwrap();
    let mut found: Vec<&str> = violations.iter().map(|violation| violation.id.as_str()).collect();
    found.sort_unstable();
    assert_eq!(found, ["color-contrast", "label"]);
    assert!(violations.iter().any(|violation| violation.places[0].contains("#nameless")));
}

#[test]
fn what_is_too_wide_is_found() {
    let body = "<p>fits</p>
      <div style='overflow-x: auto'><div style='width: 3000px'>scrolls in its box
        <div style='overflow: hidden; width: 50px; margin-left: 2000px'><b>and clips</b></div></div></div>
      <a style='position: absolute; left: -9999px'>for screen readers</a>";
    let (page, _site) = show(Options::default(), body);
    assert_eq!(page.overflows().unwrap(), [""; 0]);
    page.run(
        "document.querySelector('main').insertAdjacentHTML('beforeend',
           `<div class=wide style='width: 800px'>wide</div>`)",
    )
    .unwrap();
    assert_eq!(page.overflows().unwrap(), [""; 0]);
    page.resize(Size::PHONE).unwrap();
    let found = page.overflows().unwrap();
    assert_eq!(found.len(), 2, "{found:#?}");
    assert!(found[1].contains("class=\"wide\""), "{found:#?}");
}

#[test]
fn a_phone_with_touch_finds_it_too() {
    let body = "<div class=wide style='width: 800px'>wide</div>";
    let (page, _site) = show(Options { touch: true, ..Options::default() }, body);
    page.resize(Size::PHONE).unwrap();
    assert!(page.overflows().unwrap().iter().any(|place| place.contains("class=\"wide\"")));
}

#[test]
fn zoom_leaves_fewer_pixels() {
    let body = "<div class=wide style='width: 800px'>wide</div>";
    let (page, _site) = show(Options::default(), body);
    assert_eq!(page.overflows().unwrap(), [""; 0]);
    page.set_zoom(2.0).unwrap();
    assert_eq!(
        page.eval::<[u32; 3]>("[innerWidth, innerHeight, devicePixelRatio]").unwrap(),
        [720, 450, 2]
    );
    assert!(!page.overflows().unwrap().is_empty());
    page.set_zoom(1.0).unwrap();
    assert_eq!(page.overflows().unwrap(), [""; 0]);
}

#[test]
fn shifts_of_the_layout_are_found() {
    let body = "<div id=late></div><p style='height: 200px'>stays</p><button>Grow</button><script>
      const grow = () => document.querySelector('#late').style.height = '300px';
      document.querySelector('button').onclick = grow;</script>";
    let (page, _site) = show(Options::default(), body);
    assert!(page.layout_shift().unwrap().sum.abs() < f64::EPSILON);
    page.click("button").unwrap();
    let asked_for = page.layout_shift().unwrap();
    assert!(asked_for.sum.abs() < f64::EPSILON, "{asked_for:?}");
    page.reload().unwrap();
    page.layout_shift().unwrap();
    page.run("void grow()").unwrap();
    let shift = page.layout_shift().unwrap();
    assert!(shift.sum > 0.01, "{shift:?}");
    assert!(shift.moved.iter().any(|element| element.contains("stays")), "{shift:?}");
}

#[test]
fn long_tasks_and_memory_are_measured() {
    let body = "<script>
      const work = time => new Promise(done => setTimeout(() => {
        const end = performance.now() + time;
        while (performance.now() < end);
        done();
      }));
      let kept; const keep = () => { kept = new Array(1e6).fill().map(() => ({})) };</script>";
    let (page, _site) = show(Options::default(), body);
    let before = page.metrics().unwrap();
    page.run("work(200)").unwrap();
    page.run("keep()").unwrap();
    let after = page.metrics().unwrap();
    // However slow the machine is, no task is longer than the document is old.
    let age: f64 = page.eval("performance.now()").unwrap();
    assert!((200.0..age).contains(&after.longest_task()), "{after:?} in {age} ms");
    assert!(after.heap_bytes > before.heap_bytes + 8_000_000, "{before:?} {after:?}");
    page.run("void (kept = null)").unwrap();
    let freed = page.metrics().unwrap();
    assert!(freed.heap_bytes < before.heap_bytes + 2_000_000, "{before:?} {freed:?}");
}
