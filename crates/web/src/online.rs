//! Play on a server: requests over HTTP, who the player is there, and tables over a WebSocket.

pub mod notices;
pub mod server;
pub mod session;
pub mod socket;
pub mod who;

pub use server::{Fault, is_there};
pub use session::OnlineSession;
