//! A client's view of a table, and a random player.

use std::net::SocketAddr;
use std::time::Duration;

use fondaco_dice::Dice;
use fondaco_protocol::{
    Command, Hello, LogLine, News, Phase, Refused, Request, Said, Table, Why, You,
};
use fondaco_rules::{AnyEvent, AnyGame, Choices, Event, EventOf, Game, Seat, Viewer};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long a test waits for a message.
const PATIENCE: Duration = Duration::from_mins(1);

/// A client with a socket to a table.
pub struct View {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub table: Table,
    pub you: You,
    pub lines: Vec<String>,
    pub talk: Vec<Said>,
    /// All messages as received.
    pub received: Vec<String>,
    pub closing: bool,
    next: u32,
}

impl View {
    pub async fn open(
        address: SocketAddr,
        table: &str,
        key: Option<String>,
        since: u32,
    ) -> Result<View, Refused> {
        let url = format!("ws://{address}/api/v1/tables/{table}/live");
        let (mut socket, _) = connect_async(url).await.unwrap();
        let hello = Hello { version: fondaco_protocol::VERSION, key, since };
        let hello = serde_json::to_string(&hello).unwrap();
        socket.send(Message::text(hello)).await.unwrap();
        let text = text(&mut socket).await.expect("an answer");
        match serde_json::from_str(&text).unwrap() {
            News::Welcome { table, you, from, lines, talk, .. } => {
                assert_eq!(from, since + 1);
                let received = vec![text];
                let next = 0;
                Ok(View { socket, table, you, lines, talk, received, closing: false, next })
            }
            News::Refused { id: None, why } => Err(why),
            news => panic!("{news:?}"),
        }
    }

    /// Receives and applies the next message.
    pub async fn hear(&mut self) -> Option<News> {
        let text = text(&mut self.socket).await?;
        let news: News = serde_json::from_str(&text).unwrap_or_else(|it| panic!("{it}: {text}"));
        self.received.push(text);
        match &news {
            News::Update { from, lines, table, you, .. } => {
                assert_eq!(*from as usize, self.lines.len() + 1, "no line is lost or doubled");
                self.lines.extend(lines.iter().cloned());
                assert!(table.version >= self.table.version);
                assert_eq!(table.lines as usize, self.lines.len());
                (self.table, self.you) = (table.clone(), you.clone());
            }
            News::Welcome { table, you, from, lines, talk, .. } => {
                self.lines.truncate(*from as usize - 1);
                self.lines.extend(lines.iter().cloned());
                (self.table, self.you) = (table.clone(), you.clone());
                self.talk.clone_from(talk);
            }
            News::Talk { said } => self.talk.push(said.clone()),
            News::Closing => self.closing = true,
            News::Done { .. } | News::Refused { .. } => {}
        }
        Some(news)
    }

    /// Receives messages until a condition holds.
    pub async fn until(&mut self, wanted: impl Fn(&View) -> bool) {
        while !wanted(self) {
            self.hear().await.expect("the socket stays open");
        }
    }

    /// Sends a command and waits for its outcome.
    pub async fn does(&mut self, command: Command) -> Result<(), Refused> {
        self.next += 1;
        let mine = self.next;
        let request = serde_json::to_string(&Request { id: mine, command }).unwrap();
        self.send(&request).await;
        loop {
            match self.hear().await.expect("the socket stays open") {
                News::Done { id } if id == mine => return Ok(()),
                News::Refused { id, why } if id == Some(mine) => return Err(why),
                News::Done { .. } | News::Refused { .. } => panic!("an answer to nothing"),
                _ => {}
            }
        }
    }

    /// Plays a move after all lines received.
    pub async fn plays(&mut self, play: &str) -> Result<(), Refused> {
        let after = self.lines.len() as u32;
        self.does(Command::Move { after, play: play.to_owned() }).await
    }

    pub async fn send(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    pub async fn send_bytes(&mut self, bytes: Vec<u8>) {
        self.socket.send(Message::binary(bytes)).await.unwrap();
    }

    /// The game as this view sees it.
    pub fn game(&self) -> AnyGame {
        let kind = self.table.game;
        let new = || AnyGame::new(kind, self.table.seats.len() as u32).unwrap();
        let mut events: Vec<&str> = Vec::new();
        for line in &self.lines {
            match LogLine::of(line) {
                LogLine::Event(event) => events.push(event),
                LogLine::Undo(count) => events.truncate(count),
                _ => {}
            }
        }
        let mut game = new();
        let viewer = if self.lines.iter().any(|line| line.contains('?')) || self.you.seat.is_some()
        {
            let seat = self.you.seat.and_then(|it| Seat::new(it.into(), game.players()));
            seat.map_or(Viewer::Public, Viewer::Seat)
        } else {
            Viewer::Record
        };
        for event in events {
            game.hear(viewer, event, &mut |_| ()).unwrap();
        }
        game
    }

    /// Whether it is this player's turn.
    pub fn is_turn(&self) -> bool {
        self.table.phase == Phase::Playing && self.table.to_act == self.you.seat
    }

    /// A random legal move of this seat, in notation without the seat.
    pub fn any_move(&self, dice: &mut Dice) -> Option<String> {
        let game = self.game();
        let seat = Seat::new(self.you.seat?.into(), game.players())?;
        let event = any_move(&game, seat, dice)?.to_string();
        Some(event.split_once(' ')?.1.to_owned())
    }
}

async fn text(socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>) -> Option<String> {
    loop {
        let message = tokio::time::timeout(PATIENCE, socket.next()).await.expect("in time");
        match message {
            Some(Ok(Message::Text(text))) => return Some(text.to_string()),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
            Some(Ok(_)) => {}
        }
    }
}

/// A random legal move of a seat, if there is one.
pub fn any_move(game: &AnyGame, seat: Seat, dice: &mut Dice) -> Option<AnyEvent> {
    fn of<G: Game>(game: &G, seat: Seat, dice: &mut Dice) -> Option<EventOf<G>> {
        let moves = game.moves(seat);
        (!moves.is_empty()).then(|| Event::Move(seat, moves.choose(&mut |bound| dice.below(bound))))
    }
    Some(match game {
        AnyGame::Medici(played) => AnyEvent::Medici(of(&played.game, seat, dice)?),
        AnyGame::Strozzi(played) => AnyEvent::Strozzi(of(&played.game, seat, dice)?),
        AnyGame::Byzanz(played) => AnyEvent::Byzanz(of(&played.game, seat, dice)?),
    })
}

/// Plays at random until the game is over; in Byzanz also sells out of turn.
pub async fn play_at_random(mut view: View, seed: u64) -> View {
    let mut dice = Dice::seeded(seed);
    while view.table.phase != Phase::Over {
        let tries = view.is_turn() || dice.below(8) == 0;
        match view.any_move(&mut dice).filter(|_| tries) {
            Some(play) => match view.plays(&play).await {
                Ok(()) => {}
                // Somebody else was faster, or this one is too fast.
                Err(refused) if matches!(refused.why, Why::Stale | Why::TooMuch) => {}
                // What was possible a moment ago: somebody must reduce, or the game is over.
                Err(refused) if play.starts_with("sell") => {
                    assert!(matches!(refused.why, Why::Illegal | Why::NotNow), "{refused}");
                }
                Err(refused) => panic!("{play}: {refused:?}"),
            },
            None => {
                view.hear().await.expect("the socket stays open");
            }
        }
    }
    view
}

/// The seat to act.
pub fn turn(views: &[View]) -> usize {
    views[0].table.to_act.expect("somebody's turn").into()
}

/// Waits until all views have the latest version of any.
pub async fn heard(views: &mut [View]) {
    let version = views.iter().map(|view| view.table.version).max().unwrap();
    for view in views {
        view.until(|view| view.table.version >= version).await;
    }
}
