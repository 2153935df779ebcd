//! A WebSocket and its listeners.

use fondaco_protocol::{Hello, News, Request, VERSION};
use serde::Serialize;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, WebSocket};

use super::{server, who};

/// An event of a socket.
pub enum SocketEvent {
    /// It is open.
    Opened,
    /// It is closed, or did not open.
    Lost,
    /// A message of the server.
    News(Box<News>),
}

/// A WebSocket to a table. It is closed when it is dropped.
pub struct Socket {
    wire: WebSocket,
    _listeners: [Closure<dyn Fn(Event)>; 3],
    _on_message: Closure<dyn Fn(MessageEvent)>,
}

impl Socket {
    /// Opens a socket to a table; none if the browser has none to give.
    pub fn open(table: &str, report: impl Fn(SocketEvent) + Copy + 'static) -> Option<Socket> {
        let socket = WebSocket::new(&server::socket_address(table)?).ok()?;
        let opened = Closure::<dyn Fn(Event)>::new(move |_| report(SocketEvent::Opened));
        let closed = Closure::<dyn Fn(Event)>::new(move |_| report(SocketEvent::Lost));
        let failed = Closure::<dyn Fn(Event)>::new(move |_| report(SocketEvent::Lost));
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            // Messages that cannot be read are for later versions of this page.
            let news = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
            if let Some(news) = news {
                report(SocketEvent::News(Box::new(news)));
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        socket.set_onerror(Some(failed.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        Some(Socket { wire: socket, _listeners: [opened, closed, failed], _on_message: on_message })
    }

    /// Sends who we are and what we know.
    pub fn greet(&self, since: u32) {
        self.send(&Hello { version: VERSION, key: who::key(), since });
    }

    /// Sends a request.
    pub fn ask(&self, request: &Request) {
        self.send(request);
    }

    fn send(&self, message: &impl Serialize) {
        if let Ok(text) = serde_json::to_string(message) {
            // A socket that is closing reports it itself.
            let _ = self.wire.send_with_str(&text);
        }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.wire.set_onopen(None);
        self.wire.set_onclose(None);
        self.wire.set_onerror(None);
        self.wire.set_onmessage(None);
        // Closing one that is closed does nothing.
        let _ = self.wire.close();
    }
}
