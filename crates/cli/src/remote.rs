//! The way to a server: questions over HTTP, a table over a WebSocket.

mod http;
mod live;

pub use http::{Failure, Server};
pub use live::{Live, Lost};
