//! Mouse, finger and keys arrive as if a person used them.

use std::time::Duration;

use fondaco_browser::Options;

use crate::show;

const LOG: &str = "<p id=log style='height: 2em'></p><script>
    const log = text => document.querySelector('#log').textContent += text + ' ';
  </script>";

const BRIEF: Duration = Duration::from_millis(400);

#[test]
fn clicks_are_real_events() {
    let body = format!(
        "{LOG}<button onpointerdown='log(event.pointerType)' onmousedown='log(\"down\")'
         onclick='log(event.isTrusted + \"-\" + event.detail)'><b>Bid</b></button>"
    );
    let (page, _site) = show(Options::default(), &body);
    page.click("button").unwrap();
    assert_eq!(page.text("#log").unwrap().trim(), "mouse down true-1");
}

#[test]
fn a_click_scrolls_first() {
    let body = format!(
        "{LOG}<div style='height: 5000px'></div><button onclick='log(\"hit\")'>Low</button>"
    );
    let (page, _site) = show(Options::default(), &body);
    page.click("button").unwrap();
    assert_eq!(page.text("#log").unwrap().trim(), "hit");
    assert!(page.eval::<f64>("scrollY").unwrap() > 1000.0);
}

#[test]
fn a_click_waits_until_the_element_comes_and_stands_still() {
    let body = format!(
        "{LOG}<style>@keyframes slide {{ from {{ transform: translateX(600px) }} }}
         button {{ animation: slide 300ms linear; position: relative }}</style><script>
         setTimeout(() => {{
           document.body.insertAdjacentHTML('beforeend', '<button>Late</button>');
           document.querySelector('button').onclick = () => log('hit');
         }}, 200)</script>"
    );
    let (page, _site) = show(Options::default(), &body);
    page.click("button").unwrap();
    assert_eq!(page.text("#log").unwrap().trim(), "hit");
}

#[test]
fn what_a_person_could_not_press_is_refused() {
    let body = "<button id=none style='display: none'>a</button>
      <button id=invisible style='visibility: hidden'>b</button>
      <button id=off disabled>c</button>
      <div style='position: relative'><button id=under>d</button>
        <div class=veil style='position: absolute; inset: 0'></div></div>
      <span id=empty></span>
      <button id=moving>e</button>
      <style>@keyframes slide { to { transform: translateX(900px) } }
        #moving { animation: slide 3s linear infinite alternate }</style>
      <script>document.onclick = () => document.title = 'clicked'</script>";
    let (page, _site) = show(Options::default(), body);
    page.set_patience(BRIEF);
    for (selector, reason) in [
        ("#none", "hidden"),
        ("#invisible", "hidden"),
        ("#off", "disabled"),
        ("#under", "covered by <div class=\"veil\""),
        ("#empty", "no size"),
        ("#moving", "moves"),
        ("#absent", "nothing matches"),
    ] {
        let error = page.click(selector).unwrap_err().to_string();
        assert!(error.contains(reason), "{selector}: {error}");
    }
    assert_eq!(page.eval::<String>("document.title").unwrap(), "Test");
}

#[test]
fn taps_are_touches() {
    let body = format!(
        "{LOG}<button onpointerdown='log(event.pointerType)' ontouchstart='log(\"touch\")'
         onclick='log(\"click\")'>Tap</button>"
    );
    let (page, _site) = show(Options { touch: true, ..Options::default() }, &body);
    page.tap("button").unwrap();
    page.wait("document.querySelector('#log').textContent.includes('click')").unwrap();
    assert_eq!(page.text("#log").unwrap().trim(), "touch touch click");
    assert!(page.eval::<bool>("matchMedia('(pointer: coarse)').matches").unwrap());
}

#[test]
fn a_tap_needs_a_touch_screen() {
    let (page, _site) = show(Options::default(), "<button>Tap</button>");
    assert!(page.tap("button").unwrap_err().to_string().contains("without touch"));
}

const TILES: &str = "<style>div { width: 80px; height: 80px; margin: 40px; background: #cba;
    touch-action: none }</style><div id=tile></div><div id=ship></div>";

const POINTERS: &str = "<script>
    const tile = document.querySelector('#tile');
    tile.onpointerdown = event => { tile.setPointerCapture(event.pointerId); moves = 0 };
    tile.onpointermove = () => moves++;
    tile.onpointerup = event => log(event.pointerType, moves > 3,
      document.elementsFromPoint(event.clientX, event.clientY).at(0).id);
    const log = (...words) => document.title = words.join(' ');
    let moves = 0;
  </script>";

#[test]
fn drags_move_by_mouse() {
    let (page, _site) = show(Options::default(), &format!("{TILES}{POINTERS}"));
    page.drag("#tile", "#ship").unwrap();
    page.wait("document.title === 'mouse true ship'").unwrap();
}

#[test]
fn drags_move_by_finger() {
    let touch = Options { touch: true, ..Options::default() };
    let (page, _site) = show(touch, &format!("{TILES}{POINTERS}"));
    page.drag("#tile", "#ship").unwrap();
    page.wait("document.title === 'touch true ship'").unwrap();
}

#[test]
fn draggable_elements_are_dropped() {
    let body = format!(
        "{TILES}<script>
           const [tile, ship] = ['#tile', '#ship'].map(id => document.querySelector(id));
           tile.draggable = true;
           tile.ondragstart = event => event.dataTransfer.setData('text/plain', 'cloth 5');
           ship.ondragover = event => event.preventDefault();
           ship.ondrop = event => document.title = event.dataTransfer.getData('text/plain');
         </script>"
    );
    let (page, _site) = show(Options::default(), &body);
    page.drag("#tile", "#ship").unwrap();
    page.wait("document.title === 'cloth 5'").unwrap();
}

#[test]
fn keys_arrive_where_the_focus_is() {
    let body = format!(
        "{LOG}<input><button onclick='log(\"pressed\")'>Go</button><script>
         document.onkeydown = event => {{
           const shift = event.shiftKey ? 'shift-' : '';
           log(`${{shift}}${{event.key}}/${{event.code}}/${{event.isTrusted}}`);
         }}</script>"
    );
    let (page, _site) = show(Options::default(), &body);
    page.key("Tab").unwrap();
    page.type_text("Lübeck 7?").unwrap();
    assert_eq!(page.eval::<String>("document.querySelector('input').value").unwrap(), "Lübeck 7?");
    page.key("Backspace").unwrap();
    assert_eq!(page.eval::<String>("document.querySelector('input').value").unwrap(), "Lübeck 7");
    page.run("document.querySelector('#log').textContent = ''").unwrap();
    for key in ["Tab", "Enter", "Space", "ArrowLeft", "Escape", "?", "Control+b", "Shift+Tab"] {
        page.key(key).unwrap();
    }
    let log = page.text("#log").unwrap();
    let expected = "Tab/Tab/true Enter/Enter/true pressed  /Space/true pressed \
                    ArrowLeft/ArrowLeft/true Escape/Escape/true shift-?/Slash/true b/KeyB/true \
                    shift-Tab/Tab/true";
    assert_eq!(
        log.split_whitespace().collect::<Vec<_>>(),
        expected.split_whitespace().collect::<Vec<_>>()
    );
    assert_eq!(page.eval::<String>("document.activeElement.tagName").unwrap(), "INPUT");
    assert!(page.key("Entr").is_err());
}

#[test]
fn patience_ends() {
    let (page, _site) = show(Options::default(), "");
    page.set_patience(BRIEF);
    let error = page.click("button").unwrap_err().to_string();
    assert!(error.contains("waited 400ms for `button`"), "{error}");
}
