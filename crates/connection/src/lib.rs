//! The native connection to a server: requests over HTTP, a table over a WebSocket.

mod http;
mod live;

pub use http::{Answer, BadAddress, Failure, Server};
pub use live::{Live, Lost};
