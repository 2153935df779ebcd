//! A table on a server, in play: does what the model wants done.

use std::time::Duration;

use fondaco_client::remote::{Effect, Link, Message, Remote};
use fondaco_client::{History, SetUp};
use fondaco_protocol::{Command, News, Said, Table};
use fondaco_rules::{AnyEvent, GameKind, Players, Seat};
use fondaco_texts::{Names, Sitter};
use leptos::leptos_dom::helpers::{IntervalHandle, TimeoutHandle};
use leptos::prelude::*;

use super::socket::{Socket, SocketEvent};
use super::{notices, server, who};
use crate::language::{self, say};
use crate::local_session::{look, pause, sound_of};
use crate::pages::table::seed;
use crate::scene::Scene;
use crate::sound::{self, Sound};
use crate::{motion, settings, storage};

/// Where a clock runs, a scoring is looked at for so many milliseconds at most.
const LONGEST_LOOK: u32 = 15_000;
/// That somebody went or came back is said for so many milliseconds.
const LONGEST_NEWS: i64 = 20_000;
/// The longest clock of people who sit together, in seconds.
const LIVE: u32 = 120;

/// A table on a server, and what the screen knows beyond it.
#[derive(Clone, Copy)]
pub struct OnlineSession {
    id: StoredValue<String>,
    remote: RwSignal<Remote>,
    /// Why the last command was refused.
    refusal: RwSignal<Option<String>>,
    /// The event whose scoring is shown; the screen waits until it has been read.
    scoring: RwSignal<Option<usize>>,
    /// Will a scoring be shown in a moment, when coins and counters have moved?
    is_scored: RwSignal<bool>,
    /// Who went, or came back, and when that is no news any more.
    news: RwSignal<Option<String>>,
    news_until: StoredValue<i64>,
    /// How much was said that nobody has read.
    unread: RwSignal<usize>,
    muted: RwSignal<Vec<String>>,
    /// The time by the clock of this device, in milliseconds; it goes on every second.
    now: RwSignal<i64>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    /// The next attempt to connect.
    attempt: StoredValue<Option<TimeoutHandle>>,
    /// What goes on when an event has been seen.
    timer: StoredValue<Option<TimeoutHandle>>,
    ticks: StoredValue<Option<IntervalHandle>>,
    /// Does somebody want to sit down as soon as the server knows him?
    joins: StoredValue<bool>,
    /// The key with which the server was greeted, once it was.
    greeted: StoredValue<Option<Greeted>>,
}

/// The key with which a server was greeted, if there was one.
struct Greeted(Option<String>);

/// The time by the clock of this device, in milliseconds.
pub fn now() -> i64 {
    js_sys::Date::now() as i64
}

impl OnlineSession {
    /// Looks at a table, and sits down if a seat is ours.
    pub fn new(id: String) -> OnlineSession {
        let session = OnlineSession {
            id: StoredValue::new(id),
            remote: RwSignal::new(Remote::new(seed())),
            refusal: RwSignal::new(None),
            scoring: RwSignal::new(None),
            is_scored: RwSignal::new(false),
            news: RwSignal::new(None),
            news_until: StoredValue::new(0),
            unread: RwSignal::new(0),
            muted: RwSignal::new(storage::muted()),
            now: RwSignal::new(now()),
            socket: StoredValue::new_local(None),
            attempt: StoredValue::new(None),
            timer: StoredValue::new(None),
            ticks: StoredValue::new(None),
            joins: StoredValue::new(false),
            greeted: StoredValue::new(None),
        };
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
        let ticks = set_interval_with_handle(move || self.tick(), Duration::from_secs(1));
        self.ticks.set_value(ticks.ok());
        on_cleanup(move || {
            online.remove();
            offline.remove();
            self.close();
        });
    }

    fn close(self) {
        for timer in [self.attempt, self.timer] {
            let timer = timer.try_update_value(Option::take).flatten();
            timer.inspect(TimeoutHandle::clear);
        }
        let ticks = self.ticks.try_update_value(Option::take).flatten();
        ticks.inspect(IntervalHandle::clear);
        self.socket.try_update_value(Option::take);
    }

    /// The table's number.
    pub fn id(self) -> String {
        self.id.get_value()
    }

    /// The model.
    pub const fn remote(self) -> RwSignal<Remote> {
        self.remote
    }

    /// The table as the server tells it.
    pub fn table(self) -> Memo<Option<Table>> {
        Memo::new(move |_| self.remote.with(|remote| remote.table().cloned()))
    }

    /// Why the last command was refused.
    pub const fn refusal(self) -> RwSignal<Option<String>> {
        self.refusal
    }

    /// Is a scoring shown, or will be in a moment?
    pub fn is_scoring(self) -> bool {
        self.scoring.get().is_some() || self.is_scored.get()
    }

    /// The event whose scoring is shown.
    pub const fn scoring(self) -> RwSignal<Option<usize>> {
        self.scoring
    }

    /// Who went, or came back.
    pub const fn news(self) -> RwSignal<Option<String>> {
        self.news
    }

    /// How much was said that nobody has read.
    pub const fn unread(self) -> RwSignal<usize> {
        self.unread
    }

    /// The time by the clock of this device, in milliseconds.
    pub const fn now(self) -> RwSignal<i64> {
        self.now
    }

    /// Whom somebody does not want to hear.
    pub const fn muted(self) -> RwSignal<Vec<String>> {
        self.muted
    }

    /// Does not hear somebody any more, or hears him again. It is kept in this browser.
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
            let kind = remote.table().and_then(|table| GameKind::named(&table.game))?;
            Some((kind, remote.players()?))
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

    /// Would anything reach the server now?
    pub fn is_open(self) -> bool {
        self.remote.with_untracked(|remote| remote.link() == Link::Open)
    }

    /// Wants something done.
    pub fn want(self, command: Command) {
        self.refusal.set(None);
        self.send(Message::Want(command, now()));
    }

    /// Does the server take us for somebody else than we are by now?
    pub fn is_mistaken(self) -> bool {
        self.greeted
            .with_value(|greeted| greeted.as_ref().is_some_and(|greeted| greeted.0 != who::key()))
    }

    /// Sits down as soon as the server knows who we are.
    pub fn join_when_known(self) {
        self.joins.set_value(true);
    }

    /// Tells the table something and does what it wants done.
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
        let is_old = self.news_until.try_get_value().is_some_and(|until| until < time);
        if is_old && self.news.try_get_untracked().flatten().is_some() {
            self.news.set(None);
        }
        // A second that changes nothing is not worth drawing anything.
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
            Effect::Moved => {
                self.stop_timer();
                self.is_scored.set(false);
                self.scoring.set(None);
            }
            Effect::YourTurn(_) => self.call(),
            Effect::Refused(refusal) => {
                let names = self.remote.with_untracked(names_of);
                let words = names.map(|names| language::texts().refusal(&names, &refusal));
                self.refusal.set(words);
            }
            Effect::Denied(refused) => self.refusal.set(Some(server::in_words(&refused))),
            Effect::NotSent => self.refusal.set(Some(say!("online-not-sent"))),
            Effect::Talked(said) => self.talked(&said),
            // Whoever is away himself is told so for as long as he is.
            Effect::Away(seat) if self.is_own(seat) => self.news.set(None),
            Effect::Away(seat) => {
                let name = self.called(seat);
                self.pass_on(say!("online-went-away", name = name));
            }
            Effect::Back(seat) => {
                let name = self.called(seat);
                self.pass_on(say!("online-came-back", name = name));
            }
            Effect::Began => sound::play(Sound::YourTurn),
            Effect::Over => sound::play(Sound::Over),
        }
    }

    /// Says for a while who went, or came back.
    fn pass_on(self, news: String) {
        self.news_until.set_value(now() + LONGEST_NEWS);
        self.news.set(Some(news));
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
        let attempt = self.attempt.try_update_value(Option::take).flatten();
        attempt.inspect(TimeoutHandle::clear);
        self.socket.try_update_value(Option::take);
    }

    fn connect(self, number: u32, after: u32) {
        self.disconnect();
        let open = move || {
            self.attempt.try_set_value(None);
            let Some(id) = self.id.try_get_value() else { return };
            let tell = move |event: SocketEvent| {
                self.send(match event {
                    SocketEvent::Opened => Message::Opened(number),
                    SocketEvent::Lost => Message::Lost(number, now()),
                    SocketEvent::News(news) => return self.heard(number, news),
                });
            };
            match Socket::open(&id, tell) {
                Some(socket) => {
                    self.socket.try_set_value(Some(socket));
                }
                None => self.send(Message::Lost(number, now())),
            }
        };
        // Never at once: whoever wants it is still busy with an old one.
        let time = Duration::from_millis(after.into());
        self.attempt.try_set_value(set_timeout_with_handle(open, time).ok());
    }

    fn heard(self, number: u32, news: Box<News>) {
        let is_welcome = matches!(*news, News::Welcome { .. });
        self.send(Message::News(number, news, now()));
        if is_welcome && self.joins.try_update_value(std::mem::take) == Some(true) {
            self.want(Command::Join { seat: None });
        }
        if notices::is_hidden() {
            // Nobody looks, and somebody may have to be called.
            self.send(Message::Hurry);
        }
    }

    /// Goes on when what happened has been seen, or read.
    fn show(self, event: usize) {
        let Some((length, sound, scored)) = self.remote.with_untracked(|remote| {
            let step = remote.shown()?.steps().get(event)?;
            Some((pause(step), sound_of(step), step.is_scoring()))
        }) else {
            return self.send(Message::Shown);
        };
        if let Some(sound) = sound {
            sound::play(sound);
        }
        self.is_scored.set(false);
        match look() {
            _ if !scored => {
                let time = settings::settings_now().speed.of(length);
                self.after(time, move || self.send(Message::Shown));
            }
            0 => self.show_scoring(event),
            look => {
                self.is_scored.set(true);
                self.after(look, move || self.show_scoring(event));
            }
        }
    }

    fn show_scoring(self, event: usize) {
        self.is_scored.set(false);
        self.scoring.set(Some(event));
        if self.is_live() {
            self.after(LONGEST_LOOK, move || self.read_scoring());
        }
    }

    /// Do people sit together, with a clock that runs?
    fn is_live(self) -> bool {
        let clock = self.remote.with_untracked(|remote| remote.table().map(|table| table.clock));
        clock.is_some_and(|clock| (1..=LIVE).contains(&clock))
    }

    /// The scoring has been read.
    pub fn read_scoring(self) {
        if self.scoring.try_get_untracked().flatten().is_some() {
            self.scoring.set(None);
            self.after(0, move || self.send(Message::Shown));
        }
    }

    fn after(self, milliseconds: u32, then: impl Fn() + 'static) {
        self.stop_timer();
        let go_on = move || {
            self.timer.try_set_value(None);
            then();
        };
        let time = Duration::from_millis(milliseconds.into());
        self.timer.try_set_value(set_timeout_with_handle(go_on, time).ok());
    }

    fn stop_timer(self) {
        let timer = self.timer.try_update_value(Option::take).flatten();
        timer.inspect(TimeoutHandle::clear);
    }

    /// Tells somebody that it is his turn, wherever he looks.
    fn call(self) {
        sound::play(Sound::YourTurn);
        let kind = self
            .remote
            .with_untracked(|remote| remote.table().and_then(|table| GameKind::named(&table.game)));
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

/// How everybody is called.
pub fn names_of(remote: &Remote) -> Option<Names> {
    let table = remote.table()?;
    let kind = GameKind::named(&table.game)?;
    let players = Players::within(table.seats.len() as u32, kind.players()).ok()?;
    let you = remote.you().seat.map(usize::from);
    let sitters = table.seats.iter().enumerate().map(|(place, seat)| match &seat.bot {
        _ if you == Some(place) => Sitter::You,
        Some(bot) if seat.person.is_none() => Sitter::Bot(bot),
        _ => Sitter::Person(&seat.name),
    });
    Some(Names::seated(kind, players, sitters))
}
