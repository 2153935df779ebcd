//! What a careful person would check on any page.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::json;

use crate::page::Page;

/// Runs before anything of the page: gathers shifts of the layout and long tasks from the first
/// frame on.
pub const OBSERVERS: &str = r"(() => {
  const seen = { sum: 0, moved: [], tasks: [] };
  const name = node => node?.outerHTML?.slice(0, 120) ?? node?.nodeName ?? 'something gone';
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  const shift = entry => {
    if (entry.hadRecentInput) return;
    seen.sum += entry.value;
    for (const { node, previousRect, currentRect } of entry.sources) {
      seen.moved.push(`${place(previousRect)} -> ${place(currentRect)}: ${name(node)}`);
    }
  };
  const task = entry => seen.tasks.push(entry.duration);
  const watch = (type, note) => {
    const observer = new PerformanceObserver(list => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true });
    return () => observer.takeRecords().forEach(note);
  };
  const catchUp = [watch('layout-shift', shift), watch('longtask', task)];
  const read = () => { catchUp.forEach(one => one()); return seen; };
  Object.defineProperty(window, Symbol.for('fondaco harness'), { value: read });
})()";

/// Lets two frames pass, so that everything done so far has been laid out and told.
const SEEN: &str = "new Promise(done => {
  const tell = () => setTimeout(() => done(window[Symbol.for('fondaco harness')]()));
  requestAnimationFrame(() => requestAnimationFrame(tell));
})";

#[derive(Deserialize)]
struct Seen {
    sum: f64,
    moved: Vec<String>,
    tasks: Vec<f64>,
}

/// How much of the layout moved without being asked to.
#[derive(Clone, Debug, PartialEq)]
pub struct LayoutShift {
    /// The sum of all shifts that did not follow an input; 0 is perfect.
    pub sum: f64,
    /// The elements that moved, each with left edge, top, width and height before and after.
    pub moved: Vec<String>,
}

/// What the page costs.
#[derive(Clone, Debug, PartialEq)]
pub struct Metrics {
    /// Objects of the page in bytes, after collecting garbage.
    pub heap_bytes: u64,
    /// Buffers in bytes.
    pub buffer_bytes: u64,
    /// Tasks of the main thread of more than 50 ms since the document began, in milliseconds.
    pub long_tasks: Vec<f64>,
}

impl Metrics {
    /// The longest task in milliseconds, or 0 when all were short.
    pub fn longest_task(&self) -> f64 {
        self.long_tasks.iter().copied().fold(0.0, f64::max)
    }
}

/// What axe-core finds wrong.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Violation {
    /// The rule, as in `color-contrast`.
    pub id: String,
    /// From `minor` to `critical`.
    pub impact: Option<String>,
    /// The rule in words.
    pub help: String,
    /// Where, and how to fix it.
    pub places: Vec<String>,
}

impl Page {
    /// What axe-core finds wrong with the page as it is now.
    ///
    /// # Errors
    /// axe-core is not installed, or fails.
    pub fn axe(&self) -> Result<Vec<Violation>> {
        if !self.eval::<bool>("typeof window.axe === 'object'")? {
            self.run(&axe_source()?)?;
        }
        self.settle()?;
        self.eval(
            "axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations.map(
               ({ id, impact, help, nodes }) => ({ id, impact, help, places: nodes.map(node =>
                 `${node.target.join(' ')}: ${node.html.slice(0, 200)}: ${node.failureSummary}`) })))",
        )
    }

    /// How much the layout has moved by itself since the document began.
    ///
    /// # Errors
    /// The page does not answer.
    pub fn layout_shift(&self) -> Result<LayoutShift> {
        let Seen { sum, moved, .. } = self.eval(SEEN)?;
        Ok(LayoutShift { sum, moved })
    }

    /// Memory after collecting garbage, which is a long task itself, and tasks that were too long
    /// before.
    ///
    /// # Errors
    /// The page does not answer.
    pub fn metrics(&self) -> Result<Metrics> {
        let Seen { tasks, .. } = self.eval(SEEN)?;
        self.call("HeapProfiler.collectGarbage", &json!({}))?;
        let usage = self.call("Runtime.getHeapUsage", &json!({}))?;
        let bytes = |name: &str| usage[name].as_f64().unwrap_or(0.0) as u64;
        Ok(Metrics {
            heap_bytes: bytes("usedSize") + bytes("embedderHeapUsedSize"),
            buffer_bytes: bytes("backingStorageSize"),
            long_tasks: tasks,
        })
    }

    /// Runs a script in every document from now on, before anything of the document itself.
    ///
    /// # Errors
    /// The page does not answer.
    pub fn in_every_document(&self, script: &str) -> Result<()> {
        let script = json!({"source": script});
        self.call("Page.addScriptToEvaluateOnNewDocument", &script).map(drop)
    }

    /// Elements that reach beyond the window to the right or left, unless something around them
    /// scrolls or clips.
    ///
    /// # Errors
    /// The page does not answer.
    pub fn overflows(&self) -> Result<Vec<String>> {
        self.eval(&format!("({OVERFLOWS})({})", self.width()))
    }

    /// Sheets of figures of which a part can only be seen by scrolling to the side, and buttons and
    /// pieces that stick out of what they lie in.
    ///
    /// # Errors
    /// The page does not answer.
    pub fn cut_off(&self) -> Result<Vec<String>> {
        self.eval(CUT_OFF)
    }

    /// What can be pressed and is smaller than a finger tip, 44 pixels each way, unless it is a
    /// link within a sentence.
    ///
    /// # Errors
    /// The page does not answer.
    pub fn small_targets(&self) -> Result<Vec<String>> {
        self.eval(SMALL_TARGETS)
    }
}

const OVERFLOWS: &str = r"width => {
  const contained = element => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (around === document.body || around === document.documentElement) return false;
      const { overflowX, position } = getComputedStyle(around);
      if (overflowX !== 'visible') {
        // What sticks out itself may lie in something else that can be scrolled.
        const box = around.getBoundingClientRect();
        if (box.left >= -0.5 && box.right <= width + 0.5) return true;
      }
      if (position === 'fixed') return false;
    }
    return false;
  };
  const found = [];
  const scrollable = document.documentElement.scrollWidth;
  if (scrollable > width) found.push(`the document is ${scrollable} wide, the window ${width}`);
  for (const element of document.body.querySelectorAll('*')) {
    if (element.ownerSVGElement || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { left, right, height, width: wide } = element.getBoundingClientRect();
    if (wide === 0 || height === 0) continue;
    if (left >= -0.5 && right <= width + 0.5) continue;
    // What lies wholly to the left cannot be scrolled to: a text for screen readers, a skip link.
    if (right <= 0) continue;
    const fixed = getComputedStyle(element).position === 'fixed';
    if (fixed && left >= width) continue;
    if (!fixed && contained(element)) continue;
    found.push(`${Math.round(left)} to ${Math.round(right)}: ${element.outerHTML.slice(0, 120)}`);
  }
  return found;
}";

const CUT_OFF: &str = r"(() => {
  const found = [];
  for (const sheet of document.querySelectorAll('.scroll')) {
    const { scrollWidth, clientWidth } = sheet;
    if (sheet.checkVisibility() && scrollWidth > clientWidth + 1) {
      const words = sheet.innerText.replace(/\s+/g, ' ').slice(0, 80);
      found.push(`${scrollWidth} in ${clientWidth}: ${words}`);
    }
  }
  for (const panel of document.querySelectorAll('.panel, .hand, .bar, .seat')) {
    const around = panel.getBoundingClientRect();
    for (const piece of panel.querySelectorAll('button, .card, .tile')) {
      // A line of what happened that finds no room ends in dots.
      if (piece.closest('.lately')) continue;
      const { left, right, width } = piece.getBoundingClientRect();
      if (width === 0 || (left >= around.left - 1 && right <= around.right + 1)) continue;
      found.push(`out of its sheet: ${piece.outerHTML.slice(0, 160)}`);
    }
  }
  return found;
})()";

const SMALL_TARGETS: &str = r"(() => {
  const LEAST = 44;
  const pressed = 'button, a[href], input, select, textarea, summary, [role=button]';
  const within = element => {
    if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
    const around = element.parentElement.textContent.trim();
    return around.length > element.textContent.trim().length;
  };
  const found = [];
  for (const element of document.querySelectorAll(pressed)) {
    // A field is pressed by its label too, which is what is seen of switches and choices.
    const parts = [element, ...(element.labels ?? [])];
    const seen = parts.filter(part => part.checkVisibility({ visibilityProperty: true }));
    const boxes = seen.map(part => part.getBoundingClientRect());
    const width = Math.max(0, ...boxes.map(box => box.width));
    const height = Math.max(0, ...boxes.map(box => box.height));
    if (width === 0 || within(element)) continue;
    if (width >= LEAST - 0.5 && height >= LEAST - 0.5) continue;
    const size = `${Math.round(width)} x ${Math.round(height)}`;
    found.push(`${size}: ${element.outerHTML.slice(0, 160)}`);
  }
  return found;
})()";

fn axe_source() -> Result<String> {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("npm/node_modules/axe-core/axe.min.js");
    fs::read_to_string(&place).with_context(|| {
        format!(
            "{} cannot be read; `npm ci --prefix crates/browser/npm` installs it",
            place.display()
        )
    })
}
