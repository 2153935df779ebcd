//! Where the lot is to go: chosen on the stage or in the action bar, shown in both.

use std::sync::LazyLock;

use fondaco_client::strozzi::{Plan, Preview, bought_by, preview};
use fondaco_rules::strozzi::{Harbour, Hull, Moves};
use fondaco_rules::{Game, Seat, Strozzi};
use leptos::prelude::*;

use crate::scene::Scene;

/// What was chosen, and in which position: in any other it is forgotten.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Chosen {
    position: Strozzi,
    plan: Plan,
}

/// Stage and action bar lie far apart in the page, so what they share does not belong to either.
static CHOSEN: LazyLock<ArcRwSignal<Option<Chosen>>> = LazyLock::new(|| ArcRwSignal::new(None));

/// Nothing is chosen any more.
pub fn forget() {
    CHOSEN.set(None);
}

/// The lot of the player who decides at this screen: to be loaded, or only tried while the price is
/// open.
#[derive(Clone, Copy)]
pub struct Loading {
    /// What is shown.
    pub scene: Scene,
    /// The position.
    pub game: Memo<Option<Strozzi>>,
    /// Who may load or try, and the position as if the lot were theirs.
    pub bought: Memo<Option<(Seat, Strozzi)>>,
    /// Where it is to go.
    pub plan: Memo<Plan>,
    /// What that would do.
    pub preview: Memo<Option<Preview>>,
}

impl Loading {
    /// For this scene.
    pub fn new(scene: Scene) -> Loading {
        let game = scene.view::<Strozzi>();
        let bought = Memo::new(move |_| {
            let seat = scene.decider()?;
            Some((seat, bought_by(&game.get()?, seat)?))
        });
        let plan = Memo::new(move |_| {
            let position = game.get();
            let chosen = CHOSEN.get().filter(|chosen| Some(chosen.position) == position);
            let at_first = || Some(Plan::at_first(&position?, scene.decider()?));
            chosen.map(|chosen| chosen.plan).or_else(at_first).unwrap_or_default()
        });
        let shown = Memo::new(move |_| {
            let (seat, bought) = bought.get()?;
            preview(&bought, seat, plan.get())
        });
        Loading { scene, game, bought, plan, preview: shown }
    }

    /// Whether ships and harbours of this seat can be chosen now.
    pub fn is_open_to(self, seat: Seat) -> bool {
        self.bought.get().is_some_and(|(buyer, _)| buyer == seat)
    }

    /// Whether a price comes first.
    pub fn is_pricing(self) -> bool {
        let (Some((seat, _)), Some(game)) = (self.bought.get(), self.game.get()) else {
            return false;
        };
        matches!(game.moves(seat), Moves::Price | Moves::DrawOrPrice)
    }

    /// On this ship.
    pub fn choose_ship(self, hull: Hull) {
        self.choose(|plan, seat, bought| plan.with_ship(bought, seat, hull));
    }

    /// To this harbour.
    pub fn choose_harbour(self, harbour: Harbour) {
        self.choose(|plan, seat, bought| plan.with_harbour(bought, seat, harbour));
    }

    /// As it was before.
    pub fn choose_again(self, plan: Plan) {
        self.choose(|_, _, _| plan);
    }

    fn choose(self, change: impl FnOnce(Plan, Seat, &Strozzi) -> Plan) {
        let (Some((seat, bought)), Some(position)) =
            (self.bought.get_untracked(), self.game.get_untracked())
        else {
            return;
        };
        let plan = change(self.plan.get_untracked(), seat, &bought);
        CHOSEN.set(Some(Chosen { position, plan }));
    }
}
