//! What the server may decide for a player.

use fondaco_protocol::Order;
use leptos::prelude::*;

use crate::online::OnlineSession;
use crate::scene::Scene;

/// Nothing: every decision here is one about a lot that lies open.
pub fn orders(
    _session: OnlineSession,
    _scene: Scene,
    _order: Memo<Option<Order>>,
    _may: Memo<bool>,
) -> AnyView {
    ().into_any()
}
