//! Mouse and finger.

use anyhow::{Result, bail, ensure};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::page::Page;

/// How many steps a drag takes, so that the page sees a movement and not a jump.
const STEPS: u32 = 8;

/// The method that moves and presses the mouse.
const MOUSE: &str = "Input.dispatchMouseEvent";

#[derive(Clone, Copy, Deserialize)]
struct Point {
    x: f64,
    y: f64,
}

impl Point {
    fn towards(self, other: Point, share: f64) -> Point {
        Point { x: self.x + (other.x - self.x) * share, y: self.y + (other.y - self.y) * share }
    }
}

/// What a look at an element finds: where to press it, or why it cannot be pressed.
#[derive(Deserialize)]
#[serde(untagged)]
enum Aim {
    At(Point),
    Not { reason: String },
}

/// Finds the first element, brings it into sight, waits until it stands still, and looks what a
/// press at its centre would hit.
const AIM: &str = r"async selector => {
  const element = document.querySelector(selector);
  if (!element) return { reason: 'nothing matches' };
  if (!element.checkVisibility({ visibilityProperty: true })) return { reason: 'it is hidden' };
  if (element.matches(':disabled')) return { reason: 'it is disabled' };
  const box = () => {
    const boxes = [...element.getClientRects()];
    return boxes.find(one => one.width > 0 && one.height > 0);
  };
  const frame = () => new Promise(requestAnimationFrame);
  const centre = one => ({ x: one.left + one.width / 2, y: one.top + one.height / 2 });
  let now = box();
  if (!now) return { reason: 'it has no size' };
  const outside = ({ x, y }) => x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;
  if (now.top < 0 || now.left < 0 || now.bottom > innerHeight || now.right > innerWidth) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    now = box();
  }
  // An animation that is about to begin shows in the second frame, not in the first.
  const needed = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : 2;
  for (let frames = 0; frames < needed; frames++) {
    await frame();
    const later = box();
    if (!now || !later) return { reason: 'it vanished' };
    const [before, after] = [centre(now), centre(later)];
    if (Math.hypot(after.x - before.x, after.y - before.y) > 0.5) return { reason: 'it moves' };
    now = later;
  }
  const point = centre(now);
  if (outside(point)) return { reason: `its centre is outside the window, at ${point.x}, ${point.y}` };
  let hit = document.elementFromPoint(point.x, point.y);
  while (hit?.shadowRoot && hit !== element) {
    const inner = hit.shadowRoot.elementFromPoint(point.x, point.y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  if (!hit) return { reason: 'nothing is hit at its centre' };
  if (!element.contains(hit)) return { reason: `it is covered by ${hit.outerHTML.slice(0, 200)}` };
  return point;
}";

impl Page {
    /// Clicks the centre of the first element that matches, once it can be hit there.
    ///
    /// # Errors
    /// It stays away, hidden, disabled, covered or moving.
    pub fn click(&self, selector: &str) -> Result<()> {
        let point = self.aim(selector)?;
        let way = [("mouseMoved", false), ("mousePressed", true), ("mouseReleased", false)];
        let events = way.map(|(kind, pressed)| mouse(kind, point, pressed));
        self.call_at_once(MOUSE, &events)
    }

    /// Taps the centre of the first element that matches, once it can be hit there.
    ///
    /// # Errors
    /// As with [`Page::click`], or the page has no touch screen.
    pub fn tap(&self, selector: &str) -> Result<()> {
        ensure!(self.options.touch, "the page was made without touch");
        let point = self.aim(selector)?;
        self.finger("touchStart", Some(point))?;
        self.finger("touchEnd", None)
    }

    /// Moves the mouse over the centre of the first element that matches.
    ///
    /// # Errors
    /// As with [`Page::click`].
    pub fn hover(&self, selector: &str) -> Result<()> {
        let point = self.aim(selector)?;
        self.mouse("mouseMoved", point, false)
    }

    /// Drags one element to another, with the finger where there is a touch screen, otherwise
    /// with the mouse.
    ///
    /// # Errors
    /// One of them cannot be hit, or both are not in sight at once.
    pub fn drag(&self, from: &str, to: &str) -> Result<()> {
        // Looking for the goal may scroll, so the start is looked for last; then the goal again,
        // which must not have to scroll any more.
        self.aim(to)?;
        let start = self.aim(from)?;
        let goal = self.aim(to)?;
        let again = self.aim(from)?;
        if (start.x - again.x).hypot(start.y - again.y) > 0.5 {
            bail!("`{from}` and `{to}` are not in sight at once");
        }
        if self.options.touch {
            self.drag_finger(start, goal)
        } else {
            self.drag_mouse(start, goal)
        }
    }

    fn drag_finger(&self, start: Point, goal: Point) -> Result<()> {
        self.finger("touchStart", Some(start))?;
        for point in way(start, goal) {
            self.finger("touchMove", Some(point))?;
        }
        self.finger("touchEnd", None)
    }

    fn drag_mouse(&self, start: Point, goal: Point) -> Result<()> {
        // A drag of a `draggable` element would be handed to the desktop, which is not there.
        self.call("Input.setInterceptDrags", &json!({"enabled": true}))?;
        self.take_dragged();
        self.mouse("mouseMoved", start, false)?;
        self.mouse("mousePressed", start, true)?;
        let mut carried = None;
        for point in way(start, goal) {
            match &carried {
                None => {
                    self.mouse("mouseMoved", point, true)?;
                    carried = self.take_dragged();
                    if let Some(data) = &carried {
                        self.drag_event("dragEnter", point, data)?;
                    }
                }
                Some(data) => self.drag_event("dragOver", point, data)?,
            }
        }
        if let Some(data) = &carried {
            self.drag_event("drop", goal, data)?;
        }
        self.mouse("mouseReleased", goal, false)?;
        self.call("Input.setInterceptDrags", &json!({"enabled": false})).map(drop)
    }

    fn aim(&self, selector: &str) -> Result<Point> {
        let script = format!("({AIM})({})", json!(selector));
        self.retry(&format!("`{selector}` to be within reach"), || match self.eval(&script)? {
            Aim::At(point) => Ok(point),
            Aim::Not { reason } => bail!(reason),
        })
    }

    fn mouse(&self, kind: &str, point: Point, pressed: bool) -> Result<()> {
        self.call(MOUSE, &mouse(kind, point, pressed)).map(drop)
    }

    fn finger(&self, kind: &str, point: Option<Point>) -> Result<()> {
        let points: Vec<Value> =
            point.iter().map(|point| json!({"x": point.x, "y": point.y})).collect();
        let event = json!({"type": kind, "touchPoints": points});
        self.call("Input.dispatchTouchEvent", &event).map(drop)
    }

    fn drag_event(&self, kind: &str, point: Point, data: &Value) -> Result<()> {
        let event = json!({"type": kind, "x": point.x, "y": point.y, "data": data});
        self.call("Input.dispatchDragEvent", &event).map(drop)
    }
}

/// What the mouse does.
fn mouse(kind: &str, point: Point, pressed: bool) -> Value {
    let button = if kind == "mouseMoved" && !pressed { "none" } else { "left" };
    json!({
        "type": kind,
        "x": point.x,
        "y": point.y,
        "button": button,
        "buttons": u8::from(pressed),
        "clickCount": u8::from(kind != "mouseMoved"),
    })
}

fn way(start: Point, goal: Point) -> impl Iterator<Item = Point> {
    (1..=STEPS).map(move |step| start.towards(goal, f64::from(step) / f64::from(STEPS)))
}
