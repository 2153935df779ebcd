//! A table on a server in play: carries out what its model asks for.

use std::time::Duration;

use fondaco_client::remote::{Effect, Link, Message, Remote};
use fondaco_client::{History, SetUp};
use fondaco_protocol::{Command, News, Phase, Said, Table};
use fondaco_rules::{AnyEvent, Seat};
use fondaco_texts::{Names, Sitter};
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;

use super::socket::{Socket, SocketEvent};
use super::{notices, server, who};
use crate::language::{self, say};
use crate::pacing::Pacing;
use crate::pages::table::seed;
use crate::scene::Scene;
use crate::sound::{self, Sound};
use crate::timer::Timer;
use crate::{motion, storage};

/// How long a scoring stays open where a clock runs, in milliseconds.
const LONGEST_SCORING: u32 = 15_000;
/// How long a notice stays that someone went away or came back, in milliseconds.
const LONGEST_NOTICE: i64 = 20_000;
/// The longest clock of people who sit together, in seconds.
const LONGEST_LIVE_CLOCK: u32 = 120;

/// A table on a server, and what the screen knows beyond it.
#[derive(Clone, Copy)]
pub struct OnlineSession {
    /// The model.
    pub remote: RwSignal<Remote>,
    /// Why the last command was refused.
    pub refusal: RwSignal<Option<String>>,
    /// Shows what happens.
    pub pacing: Pacing,
    /// Who went away or came back, for a while.
    pub notice: RwSignal<Option<String>>,
    /// How many messages nobody has read.
    pub unread: RwSignal<usize>,
    /// Whose messages are not shown.
    pub muted: RwSignal<Vec<String>>,
    /// The time by the clock of this device, in milliseconds; it goes on every second.
    pub now: RwSignal<i64>,
    id: StoredValue<String>,
    /// When the notice goes.
    notice_until: StoredValue<i64>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    /// The next attempt to connect.
    attempt: Timer,
    /// Whether to sit down as soon as the server knows who we are.
    joins: StoredValue<bool>,
    /// The key with which the server was greeted, once it was.
    greeted: StoredValue<Option<Greeted>>,
}

/// The key with which a server was greeted, if there was one.
struct Greeted(Option<String>);

/// The time by the clock of this device, in milliseconds.
fn now() -> i64 {
    js_sys::Date::now() as i64
}

impl OnlineSession {
    /// Looks at a table, and plays if a seat is ours.
    pub fn new(id: String) -> OnlineSession {
        let session = OnlineSession {
            remote: RwSignal::new(Remote::new(seed())),
            refusal: RwSignal::new(None),
            pacing: Pacing::new(),
            notice: RwSignal::new(None),
            unread: RwSignal::new(0),
            muted: RwSignal::new(storage::muted()),
            now: RwSignal::new(now()),
            id: StoredValue::new(id),
            notice_until: StoredValue::new(0),
            socket: StoredValue::new_local(None),
            attempt: Timer::new(),
            joins: StoredValue::new(false),
            greeted: StoredValue::new(None),
        };
        session.pacing.when_seen(move || session.send(Message::Shown));
        session.listen();
        session.send(Message::Start);
        session
    }

    fn listen(self) {
        let online = window_event_listener(leptos::ev::online, move |_| {
            self.send(Message::Online(true));
        });
        let offline = window_event_listener(leptos::ev::offline, move |_| {
            self.send(Message::Online(false));
        });
        let ticks = set_interval_with_handle(move || self.tick(), Duration::from_secs(1)).ok();
        on_cleanup(move || {
            online.remove();
            offline.remove();
            ticks.inspect(IntervalHandle::clear);
            self.socket.try_update_value(Option::take);
        });
    }

    /// The table's id.
    pub fn id(self) -> String {
        self.id.get_value()
    }

    /// The table as the server describes it.
    pub fn table(self) -> Memo<Option<Table>> {
        Memo::new(move |_| self.remote.with(|remote| remote.table().cloned()))
    }

    /// Hides or shows what a person says. The choice is kept in this browser.
    pub fn mute(self, person: &str, is_muted: bool) {
        self.muted.update(|muted| {
            muted.retain(|other| other != person);
            if is_muted {
                muted.push(person.to_owned());
            }
            storage::keep_muted(muted);
        });
    }

    /// What the stage shows. To be asked for when the game has begun.
    pub fn scene(self) -> Option<Scene> {
        let remote = self.remote;
        let (kind, players) = remote.with_untracked(|remote| {
            let table = remote.table()?;
            Some((table.game, table.players()?))
        })?;
        let start = History::new(kind, players.count() as u32).ok()?;
        let nobody = SetUp { kind, sitters: Vec::new(), begins: None, hints: false };
        let none = Names::none(kind, players);
        let sits = remote.with_untracked(|remote| remote.seat().is_some());
        Some(Scene {
            history: Memo::new(move |_| {
                remote.with(|remote| remote.shown().cloned()).unwrap_or_else(|| start.clone())
            }),
            viewer: Memo::new(move |_| remote.with(Remote::viewer)),
            names: Memo::new(move |_| remote.with(names_of).unwrap_or_else(|| none.clone())),
            set_up: Memo::new(move |_| {
                remote.with(Remote::set_up).unwrap_or_else(|| nobody.clone())
            }),
            waiting: Memo::new(move |_| remote.with(Remote::waiting)),
            hint: Memo::new(|_| None),
            act: sits.then(|| Callback::new(move |event: AnyEvent| self.act(event))),
            hurry: None,
        })
    }

    fn act(self, event: AnyEvent) {
        self.refusal.set(None);
        self.send(Message::Act(event, now()));
    }

    /// Whether the game is on, and our player has a seat that no bot plays.
    pub fn plays(self) -> bool {
        self.remote.with(|remote| {
            let is_on = remote.table().is_some_and(|table| table.phase == Phase::Playing);
            is_on && remote.seat().is_some_and(|seat| !remote.is_away(seat))
        })
    }

    /// Whether anything would reach the server now.
    pub fn is_open(self) -> bool {
        self.remote.with_untracked(|remote| remote.link() == Link::Open)
    }

    /// Sends a command to the server.
    pub fn want(self, command: Command) {
        self.refusal.set(None);
        self.send(Message::Want(command, now()));
    }

    /// Whether we have become another person since the server was greeted.
    pub fn is_mistaken(self) -> bool {
        self.greeted
            .with_value(|greeted| greeted.as_ref().is_some_and(|greeted| greeted.0 != who::key()))
    }

    /// Sits down as soon as the server knows who we are.
    pub fn join_when_known(self) {
        self.joins.set_value(true);
    }

    /// Sends a message to the model and carries out its effects.
    pub fn send(self, message: Message) {
        let moves = matches!(message, Message::News(..) | Message::Shown | Message::Hurry);
        if moves {
            motion::before();
        }
        let effects = self.remote.try_update(|remote| remote.update(message)).unwrap_or_default();
        if moves {
            motion::after();
        }
        for effect in effects {
            self.perform(effect);
        }
    }

    fn tick(self) {
        let time = now();
        self.now.try_set(time);
        let is_old = self.notice_until.try_get_value().is_some_and(|until| until < time);
        if is_old && self.notice.try_get_untracked().flatten().is_some() {
            self.notice.set(None);
        }
        // A second that changes nothing redraws nothing.
        let mut effects = Vec::new();
        self.remote.try_maybe_update(|remote| {
            effects = remote.update(Message::Tick(time));
            (!effects.is_empty(), ())
        });
        for effect in effects {
            self.perform(effect);
        }
    }

    fn perform(self, effect: Effect) {
        match effect {
            Effect::Connect { number, after } => self.connect(number, after),
            Effect::Disconnect => self.disconnect(),
            Effect::Greet { since } => {
                self.greeted.try_set_value(Some(Greeted(who::key())));
                self.with_socket(|socket| socket.greet(since));
            }
            Effect::Send(request) => self.with_socket(|socket| socket.ask(&request)),
            Effect::Happened(event) => self.show(event),
            Effect::Moved => self.pacing.reset(),
            Effect::YourTurn(_) => self.call(),
            Effect::Refused(refusal) => {
                let names = self.remote.with_untracked(names_of);
                let words = names.map(|names| language::texts().refusal(&names, &refusal));
                self.refusal.set(words);
            }
            Effect::Denied(refused) => self.refusal.set(Some(server::in_words(&refused))),
            Effect::NotSent => self.refusal.set(Some(say!("online-not-sent"))),
            Effect::Talked(said) => self.talked(&said),
            // As long as our own seat is away, the page says so anyway.
            Effect::Away(seat) if self.is_own(seat) => self.notice.set(None),
            Effect::Away(seat) => self.notify(say!("online-went-away", name = self.called(seat))),
            Effect::Back(seat) => self.notify(say!("online-came-back", name = self.called(seat))),
            Effect::Began => sound::play(Sound::YourTurn),
            Effect::Over => sound::play(Sound::Over),
        }
    }

    fn notify(self, notice: String) {
        self.notice_until.set_value(now() + LONGEST_NOTICE);
        self.notice.set(Some(notice));
    }

    fn is_own(self, seat: Seat) -> bool {
        self.remote.with_untracked(|remote| remote.seat() == Some(seat))
    }

    fn called(self, seat: Seat) -> String {
        let names = self.remote.with_untracked(names_of);
        names.map_or_else(String::new, |names| names.called(language::texts(), seat))
    }

    fn with_socket(self, then: impl FnOnce(&Socket)) {
        self.socket.try_with_value(|socket| {
            if let Some(socket) = socket {
                then(socket);
            }
        });
    }

    fn disconnect(self) {
        self.attempt.stop();
        self.socket.try_update_value(Option::take);
    }

    fn connect(self, number: u32, after: u32) {
        self.disconnect();
        // Never at once: the caller may still be using the old one.
        self.attempt.start(after, move || {
            let Some(id) = self.id.try_get_value() else { return };
            let tell = move |event: SocketEvent| {
                self.send(match event {
                    SocketEvent::Opened => Message::Opened(number),
                    SocketEvent::Lost => Message::Lost(number, now()),
                    SocketEvent::News(news) => return self.receive(number, news),
                });
            };
            match Socket::open(&id, tell) {
                Some(socket) => {
                    self.socket.try_set_value(Some(socket));
                }
                None => self.send(Message::Lost(number, now())),
            }
        });
    }

    fn receive(self, number: u32, news: Box<News>) {
        let is_welcome = matches!(*news, News::Welcome { .. });
        self.send(Message::News(number, news, now()));
        if is_welcome && self.joins.try_update_value(std::mem::take) == Some(true) {
            self.want(Command::Join { seat: None });
        }
        if notices::is_hidden() {
            // Nobody looks, and our player may have to be called.
            self.send(Message::Hurry);
        }
    }

    /// Shows an event, and goes on when it has been seen.
    fn show(self, event: usize) {
        let longest = self.is_live().then_some(LONGEST_SCORING);
        let step = self.remote.with_untracked(|remote| remote.shown()?.steps().get(event).cloned());
        match step {
            Some(step) => self.pacing.show(event, &step, false, longest),
            None => self.send(Message::Shown),
        }
    }

    /// Whether people sit together, with a clock that runs.
    fn is_live(self) -> bool {
        let clock = self.remote.with_untracked(|remote| remote.table().map(|table| table.clock));
        clock.is_some_and(|clock| (1..=LONGEST_LIVE_CLOCK).contains(&clock))
    }

    /// Tells our player that it is their turn, wherever they look.
    fn call(self) {
        sound::play(Sound::YourTurn);
        let kind = self.remote.with_untracked(|remote| remote.table().map(|table| table.game));
        if let Some(kind) = kind {
            let game = language::texts().game(kind);
            notices::notify(&say!("online-your-turn"), &game, &self.id());
        }
    }

    fn talked(self, said: &Said) {
        if !self.muted.with_untracked(|muted| muted.contains(&said.person)) {
            self.unread.update(|unread| *unread += 1);
        }
    }
}

/// The players' names.
fn names_of(remote: &Remote) -> Option<Names> {
    let table = remote.table()?;
    let players = table.players()?;
    let you = remote.you().seat.map(usize::from);
    let sitters = table.seats.iter().enumerate().map(|(place, seat)| match &seat.bot {
        _ if you == Some(place) => Sitter::You,
        Some(bot) if seat.person.is_none() => Sitter::Bot(bot),
        _ => Sitter::Person(&seat.name),
    });
    Some(Names::seated(table.game, players, sitters))
}
