//! A WebSocket and who listens to it.

use fondaco_protocol::{Hello, News, Request, VERSION};
use serde::Serialize;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, WebSocket};

use super::{server, who};

/// What happens on a socket.
pub enum Told {
    /// It is open.
    Opened,
    /// It is closed, or did not open.
    Lost,
    /// The server says something.
    News(Box<News>),
}

/// A WebSocket to a table. It is closed when it is dropped.
pub struct Socket {
    socket: WebSocket,
    _told: [Closure<dyn Fn(Event)>; 3],
    _heard: Closure<dyn Fn(MessageEvent)>,
}

impl Socket {
    /// Opens a socket to a table; none if the browser has none to give.
    pub fn open(table: &str, tell: impl Fn(Told) + Copy + 'static) -> Option<Socket> {
        let socket = WebSocket::new(&server::socket_address(table)?).ok()?;
        let opened = Closure::<dyn Fn(Event)>::new(move |_| tell(Told::Opened));
        let closed = Closure::<dyn Fn(Event)>::new(move |_| tell(Told::Lost));
        let failed = Closure::<dyn Fn(Event)>::new(move |_| tell(Told::Lost));
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            // What we do not understand is meant for a later version of this page.
            let news = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
            if let Some(news) = news {
                tell(Told::News(Box::new(news)));
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        socket.set_onerror(Some(failed.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        Some(Socket { socket, _told: [opened, closed, failed], _heard: heard })
    }

    /// Says who we are and what we know.
    pub fn greet(&self, since: u32) {
        self.send(&Hello { version: VERSION, key: who::key(), since });
    }

    /// Asks for something.
    pub fn ask(&self, request: &Request) {
        self.send(request);
    }

    fn send(&self, message: &impl Serialize) {
        if let Ok(text) = serde_json::to_string(message) {
            // A socket that is closing tells so itself.
            let _ = self.socket.send_with_str(&text);
        }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onclose(None);
        self.socket.set_onerror(None);
        self.socket.set_onmessage(None);
        // Closing one that is closed does nothing.
        let _ = self.socket.close();
    }
}
