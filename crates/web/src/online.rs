//! Playing on a server: what it is asked over HTTP, who somebody is there, and tables over a
//! WebSocket.

pub mod desk;
pub mod notices;
pub mod server;
pub mod socket;
pub mod who;

pub use desk::OnlineDesk;
pub use server::{Fault, is_there};
