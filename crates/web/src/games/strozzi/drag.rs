//! The lot is dragged onto a ship or into a harbour. Letting go chooses; the action bar confirms.

use fondaco_client::strozzi::Plan;
use fondaco_rules::strozzi::{Harbour, Hull};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::loading::Loading;

/// Nearer than this, a press is no drag.
const THRESHOLD: f64 = 6.0;

/// A lot in the hand.
#[derive(Clone, Copy)]
pub struct Drag {
    loading: Loading,
    /// Where it was taken.
    start: RwSignal<Option<(f64, f64)>>,
    /// How far it has been moved.
    shift: RwSignal<Option<(f64, f64)>>,
    /// Over what it was last.
    over: StoredValue<Option<String>>,
    /// What was chosen when it was taken: whatever lies on the way is only passed by.
    before: StoredValue<Plan>,
}

impl Drag {
    /// Nothing is dragged yet.
    pub fn new(loading: Loading) -> Drag {
        Drag {
            loading,
            start: RwSignal::new(None),
            shift: RwSignal::new(None),
            over: StoredValue::new(None),
            before: StoredValue::new(Plan::default()),
        }
    }

    /// Whether the lot is being dragged.
    pub fn is_on(self) -> bool {
        self.shift.get().is_some()
    }

    /// Moves the lot along with the hand.
    pub fn style(self) -> Option<String> {
        self.shift.get().map(|(x, y)| format!("translate: {x}px {y}px"))
    }

    /// It is taken.
    pub fn take(self, event: &PointerEvent) {
        if self.loading.bought.get_untracked().is_none() || !event.is_primary() {
            return;
        }
        event.prevent_default();
        self.start.set(Some(place(event)));
        self.before.set_value(self.loading.plan.get_untracked());
        if let Some(lot) = event.current_target().and_then(|lot| lot.dyn_into::<Element>().ok()) {
            // Without it a fast hand could lose the lot; nothing worse.
            let _ = lot.set_pointer_capture(event.pointer_id());
        }
    }

    /// It is moved.
    pub fn pull(self, event: &PointerEvent) {
        let Some((start_x, start_y)) = self.start.get_untracked() else { return };
        let (x, y) = place(event);
        let shift = (x - start_x, y - start_y);
        if self.shift.get_untracked().is_none() && shift.0.hypot(shift.1) < THRESHOLD {
            return;
        }
        self.shift.set(Some(shift));
        let over = target(x, y);
        if over != self.over.get_value() {
            self.over.set_value(over.clone());
            self.loading.choose_again(self.before.get_value());
            if let Some(over) = over {
                self.choose(&over);
            }
        }
    }

    /// It is let go.
    pub fn drop(self) {
        self.start.set(None);
        self.shift.set(None);
        self.over.set_value(None);
    }

    fn choose(self, target: &str) {
        let ship = Hull::ALL.into_iter().find(|hull| target == format!("ship {hull}"));
        let harbour = Harbour::ALL.into_iter().find(|at| target == format!("harbour {at}"));
        if let Some(hull) = ship {
            self.loading.choose_ship(hull);
        }
        if let Some(harbour) = harbour {
            self.loading.choose_harbour(harbour);
        }
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

/// What lies under the hand.
fn target(x: f64, y: f64) -> Option<String> {
    let under = document().element_from_point(x as f32, y as f32)?;
    under.closest("[data-drop]").ok().flatten()?.get_attribute("data-drop")
}
