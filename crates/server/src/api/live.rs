//! One open view of a table over a WebSocket.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::{IntoResponse, Response};
use fondaco_protocol::{Command, Hello, LONGEST_MESSAGE, News, Refused, Request, VERSION, Why};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::address::Origin;
use super::address_limits::Resource;
use super::answers::Refusal;
use super::listen::stopped;
use super::{AppState, Settings};
use crate::hall::{Broadcast, Lagged, Person, Snapshot, Subscription, Text, json};
use crate::metrics::Counted;
use crate::rate_limit::{Bucket, Rate};

/// How often the client is pinged.
const PERIOD: Duration = Duration::from_secs(30);
/// A client that has sent nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(75);

/// How often a client may send a message of any kind.
const MESSAGES: Rate = Rate { burst: 200.0, per_second: 100.0 };
/// How many more are refused before the connection is closed.
const TOO_MANY: f64 = 400.0;

/// The size of the read buffer at first, in bytes; it grows when needed.
const READ_BUFFER: usize = 1024;
/// Bytes that are collected before they are sent.
const WRITE_BUFFER: usize = 4096;
/// More bytes than any welcome has.
const MOST_WAITING: usize = 1 << 20;

/// Opens a socket, if its address does not have too many.
pub fn open(state: AppState, id: String, from: Origin, upgrade: WebSocketUpgrade) -> Response {
    let Some(permit) = state.limits.acquire(from, Resource::Socket) else {
        let text = "too many tables are open from your address";
        return Refusal::new(Why::TooMuch, text).into_response();
    };
    upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MOST_WAITING)
        .on_upgrade(move |socket| async move {
            let counted = Counted::new(&state.hall.metrics().sockets);
            let awaited_at_the_end = state.connections.token();
            // Boxed, so that the memory for the beginning is freed before the long run.
            let begun = Box::pin(View::begin(state, id, from, socket)).await;
            if let Some(view) = begun {
                view.run().await;
            }
            // In this order: a client may open another socket as soon as this one is not counted.
            drop((permit, counted, awaited_at_the_end));
        })
}

/// An open socket to a table.
struct View {
    state: AppState,
    /// The address it comes from.
    from: Origin,
    socket: WebSocket,
    person: Option<Arc<Person>>,
    subscription: Subscription,
    /// How many lines the client has been sent.
    known: u32,
    /// The number of the last chat message that it has been sent.
    talked: i64,
    /// The command that is not answered yet.
    pending: Option<Pending>,
    /// The messages it may still send, by the milliseconds since it was opened.
    messages: Bucket,
    opened: Instant,
}

struct Pending {
    id: u32,
    since: Instant,
    done: Pin<Box<dyn Future<Output = Result<(), Refused>> + Send>>,
}

/// The client is gone, or has to go.
struct Gone;

impl From<axum::Error> for Gone {
    fn from(_: axum::Error) -> Gone {
        Gone
    }
}

impl View {
    /// Waits for the first message and answers it.
    async fn begin(
        state: AppState,
        id: String,
        from: Origin,
        mut socket: WebSocket,
    ) -> Option<View> {
        let Settings { hello_within, read_within, .. } = state.limits.settings;
        let first = match timeout(hello_within, socket.recv()).await {
            Ok(Some(Ok(Message::Text(text)))) => text,
            Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return None,
            Ok(Some(Ok(_))) | Err(_) => {
                let refused = Refused::new(Why::Unreadable, "say hello first");
                dismiss(&mut socket, refused, read_within).await;
                return None;
            }
        };
        match View::subscribe(&state, &id, &first).await {
            Ok((person, subscription, snapshot)) => {
                let mut view = View {
                    state,
                    from,
                    socket,
                    person,
                    subscription,
                    known: 0,
                    talked: 0,
                    pending: None,
                    messages: MESSAGES.full_bucket(0),
                    opened: Instant::now(),
                };
                view.welcome(snapshot).await.ok()?;
                Some(view)
            }
            Err(refused) => {
                dismiss(&mut socket, refused, read_within).await;
                None
            }
        }
    }

    async fn subscribe(
        state: &AppState,
        id: &str,
        first: &str,
    ) -> Result<(Option<Arc<Person>>, Subscription, Snapshot), Refused> {
        let hello: Hello = serde_json::from_str(first).map_err(|error| {
            let text = format!("say hello first; this cannot be read: {error}");
            Refused::new(Why::Unreadable, text)
        })?;
        if hello.version != VERSION {
            let text = format!("this server speaks version {VERSION}: load the page again");
            return Err(Refused::new(Why::Version, text));
        }
        let person = match &hello.key {
            Some(key) => Some(Arc::new(Person::from(state.hall.person(key).await?))),
            None => None,
        };
        let seated = state.hall.table(id).await?;
        let name = person.as_ref().map(|it| it.id.as_str());
        let (subscription, snapshot) = state.hall.look(&seated, name, hello.since).await?;
        Ok((person, subscription, snapshot))
    }

    /// Sends and receives until one end closes.
    async fn run(mut self) {
        let mut alive = Instant::now();
        let mut period = interval(PERIOD);
        period.set_missed_tick_behavior(MissedTickBehavior::Delay);
        period.reset();
        loop {
            let went_on = tokio::select! {
                biased;
                () = stopped(&mut self.state.stopping) => {
                    self.farewell().await;
                    return;
                }
                broadcast = self.subscription.next() => self.pass_on(broadcast).await,
                done = finished(&mut self.pending), if self.pending.is_some() => {
                    self.answer(done).await
                }
                message = self.socket.recv(), if self.pending.is_none() => {
                    alive = Instant::now();
                    match message {
                        Some(Ok(message)) => self.receive(message).await,
                        Some(Err(_)) | None => Err(Gone),
                    }
                }
                _ = period.tick() => {
                    let silent = alive.elapsed() > SILENCE && self.pending.is_none();
                    if silent { Err(Gone) } else { self.ping().await }
                }
            };
            if went_on.is_err() {
                return;
            }
        }
    }

    /// Sends a broadcast; a new welcome if some are gone.
    async fn pass_on(&mut self, broadcast: Result<Arc<Broadcast>, Lagged>) -> Result<(), Gone> {
        let Ok(broadcast) = broadcast else {
            let snapshot = self.subscription.restart(self.known);
            return self.welcome(snapshot).await;
        };
        if broadcast.talk.is_some_and(|number| number <= self.talked) {
            return Ok(());
        }
        self.talked = broadcast.talk.unwrap_or(self.talked);
        self.known = self.known.max(broadcast.lines);
        match broadcast.to(self.subscription.person()) {
            Some(text) => self.send_text(text.clone()).await,
            None => Ok(()),
        }
    }

    async fn welcome(&mut self, snapshot: Snapshot) -> Result<(), Gone> {
        let hall = &self.state.hall;
        let talk = hall.said_lately(&self.subscription.table).await.unwrap_or_default();
        self.talked = talk.last().map_or(self.talked, |said| said.number.max(self.talked));
        self.known = snapshot.table.lines;
        let Snapshot { table, you, from, lines } = snapshot;
        let now = hall.now();
        self.send(&News::Welcome { table, you, from, lines, talk, now }).await
    }

    async fn receive(&mut self, message: Message) -> Result<(), Gone> {
        // What is refused counts too, so that it does not help to ask all the faster.
        let left = MESSAGES.take(&mut self.messages, self.opened.elapsed().as_millis() as i64);
        if left <= -TOO_MANY {
            let (why, reading) = (Refused::new(Why::TooMuch, "too many messages"), self.reading());
            dismiss(&mut self.socket, why, reading).await;
            return Err(Gone);
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(Gone),
            Message::Binary(_) => return self.refuse(None, unreadable("messages are text")).await,
        };
        let Request { id, command } = match serde_json::from_str(&text) {
            Ok(request) => request,
            Err(error) => {
                let refused = unreadable(&format!("the message cannot be read: {error}"));
                return self.refuse(number_of(&text), refused).await;
            }
        };
        // All sockets of an address together share its limit of requests.
        let now = self.state.hall.now();
        if left < 0.0 || !self.state.limits.allows_request(self.from, now) {
            let refused = Refused::new(Why::TooMuch, "not so fast");
            return self.refuse(Some(id), refused).await;
        }
        if command == Command::Ping {
            return self.send(&News::Done { id }).await;
        }
        let Some(person) = &self.person else {
            let refused = Refused::new(Why::Key, "whoever does something needs a key");
            return self.refuse(Some(id), refused).await;
        };
        let (hall, person) = (self.state.hall.clone(), Arc::clone(person));
        let seated = Arc::clone(&self.subscription.table);
        let done = Box::pin(async move { hall.command(&person, &seated, command).await });
        self.pending = Some(Pending { id, since: Instant::now(), done });
        Ok(())
    }

    /// Answers the pending command, after the broadcasts that belong to it.
    async fn answer(&mut self, done: Result<(), Refused>) -> Result<(), Gone> {
        let Some(Pending { id, since, .. }) = self.pending.take() else { return Ok(()) };
        while let Some(broadcast) = self.subscription.try_next() {
            self.pass_on(broadcast).await?;
        }
        self.state.hall.metrics().command_seconds.observe(since.elapsed().as_secs_f64());
        match done {
            Ok(()) => self.send(&News::Done { id }).await,
            Err(why) => self.refuse(Some(id), why).await,
        }
    }

    async fn refuse(&mut self, id: Option<u32>, why: Refused) -> Result<(), Gone> {
        self.state.hall.metrics().refused.inc();
        self.send(&News::Refused { id, why }).await
    }

    async fn send(&mut self, news: &News) -> Result<(), Gone> {
        self.send_text(json(news).into()).await
    }

    async fn send_text(&mut self, text: Text) -> Result<(), Gone> {
        timeout(self.reading(), self.socket.send(Message::Text(text)))
            .await
            .map_err(|_| Gone)??;
        Ok(())
    }

    async fn ping(&mut self) -> Result<(), Gone> {
        let reading = self.reading();
        let ping = self.socket.send(Message::Ping(axum::body::Bytes::new()));
        timeout(reading, ping).await.map_err(|_| Gone)??;
        Ok(())
    }

    /// The server stops. The pending command is still answered.
    async fn farewell(&mut self) {
        if self.pending.is_some() {
            let done = finished(&mut self.pending).await;
            if self.answer(done).await.is_err() {
                return;
            }
        }
        if self.send(&News::Closing).await.is_ok() {
            let frame = CloseFrame { code: close_code::RESTART, reason: "closing".into() };
            let _ = timeout(self.reading(), self.socket.send(Message::Close(Some(frame)))).await;
        }
    }

    /// How long the client may take to read a message.
    fn reading(&self) -> Duration {
        self.state.limits.settings.read_within
    }
}

/// Waits for the pending command.
async fn finished(pending: &mut Option<Pending>) -> Result<(), Refused> {
    match pending {
        Some(pending) => pending.done.as_mut().await,
        None => std::future::pending().await,
    }
}

fn unreadable(text: &str) -> Refused {
    Refused::new(Why::Unreadable, text)
}

/// The number of a request that could not be read otherwise.
fn number_of(text: &str) -> Option<u32> {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str::<Numbered>(text).ok().map(|it| it.id)
}

/// How long messages are still read after the connection has been closed.
const LINGERING: Duration = Duration::from_secs(1);

/// Sends the reason and closes. Messages still on their way are read and dropped: closing with
/// unread data would discard the reason.
async fn dismiss(socket: &mut WebSocket, why: Refused, reading: Duration) {
    let closed = async {
        let text = json(&News::Refused { id: None, why });
        if socket.send(Message::Text(text.into())).await.is_ok() {
            let frame = CloseFrame { code: close_code::POLICY, reason: "refused".into() };
            let _ = socket.send(Message::Close(Some(frame))).await;
        }
        let unread = async { while let Some(Ok(_)) = socket.recv().await {} };
        let _ = timeout(LINGERING, unread).await;
    };
    let _ = timeout(reading, closed).await;
}
