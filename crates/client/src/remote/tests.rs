use std::collections::VecDeque;

use fondaco_dice::Dice;
use fondaco_protocol::{Command, News, Order, Phase, Refused, Said, Why};
use fondaco_rules::{AnyEvent, AnyGame, Event, Game, GameKind, byzanz, medici};

use super::fake::Fake;
use super::*;

/// A page with a table, and a server that it can reach or not.
struct Page {
    remote: Remote,
    server: Fake,
    /// The connection that is there, and how many lines were told on it.
    socket: Option<(u32, u32)>,
    /// The connection that is being made.
    coming: Option<u32>,
    sent: Vec<Request>,
    told: Vec<Effect>,
    /// Is an event being shown? A position that comes otherwise ends that.
    is_showing: bool,
    now: i64,
}

impl Page {
    fn new(kind: GameKind, players: u32, seat: Option<u8>) -> Page {
        let mut page = Page {
            remote: Remote::new(1),
            server: Fake::new(kind, players, seat),
            socket: None,
            coming: None,
            sent: Vec::new(),
            told: Vec::new(),
            is_showing: false,
            now: 1_000_000,
        };
        page.tell(Message::Start);
        page
    }

    /// Tells the table something and does what it wants, but connections stay to be made.
    fn tell(&mut self, message: Message) {
        let mut todo: VecDeque<Message> = [message].into();
        loop {
            let Some(message) = todo.pop_front() else {
                if !std::mem::take(&mut self.is_showing) {
                    return;
                }
                todo.push_back(Message::Shown);
                continue;
            };
            for effect in self.remote.update(message) {
                match &effect {
                    Effect::Connect { number, .. } => {
                        self.socket = None;
                        self.coming = Some(*number);
                    }
                    Effect::Disconnect => {
                        self.socket = None;
                        self.coming = None;
                    }
                    Effect::Greet { since } => {
                        let number = self.coming.take().unwrap();
                        let welcome = Box::new(self.server.welcome(*since, self.now + 5000));
                        self.socket = Some((number, self.server.table.lines));
                        todo.push_back(Message::News(number, welcome, self.now));
                    }
                    Effect::Send(request) => self.sent.push(request.clone()),
                    Effect::Happened(event) => {
                        assert_eq!(*event + 1, self.remote.shown().unwrap().len());
                        self.is_showing = true;
                    }
                    Effect::Moved => self.is_showing = false,
                    _ => {}
                }
                self.told.push(effect);
            }
        }
    }

    /// Lets connections come about until none is wanted any more.
    fn connect(&mut self) {
        let mut attempts = 0;
        while let Some(number) = self.coming {
            attempts += 1;
            assert!(attempts < 5, "it connects again and again");
            self.tell(Message::Opened(number));
        }
    }

    fn hear(&mut self, news: News) {
        if let Some((number, _)) = self.socket {
            self.tell(Message::News(number, Box::new(news), self.now));
        }
    }

    /// The server tells what is new.
    fn catch_up(&mut self) {
        if let Some((number, told)) = self.socket
            && told < self.server.table.lines
        {
            self.socket = Some((number, self.server.table.lines));
            self.hear(self.server.grown(told, self.now));
        }
    }

    fn lose(&mut self) {
        let number = self.socket.map(|(number, _)| number).or(self.coming);
        self.socket = None;
        if let Some(number) = number {
            self.tell(Message::Lost(number, self.now));
        }
    }

    /// The server answers what was sent.
    fn answer(&mut self) {
        for request in std::mem::take(&mut self.sent) {
            let answer = self.server.answer(&request);
            self.catch_up();
            self.hear(answer);
        }
    }

    /// Everything that the viewer may see is as on the server.
    fn check(&self) {
        let shown = self.remote.shown().unwrap();
        assert_eq!(self.remote.since(), self.server.table.lines);
        assert_eq!(shown.len(), self.server.history.len());
        let viewer = self.server.viewer();
        assert_eq!(self.remote.viewer(), viewer);
        match (shown.game(), self.server.game()) {
            (AnyGame::Byzanz(seen), AnyGame::Byzanz(truth)) => {
                assert_eq!(seen.game.view(viewer), truth.game.view(viewer));
            }
            (seen, truth) => assert_eq!(seen, truth),
        }
        let asked = match self.server.game().to_act() {
            ToAct::Player(seat) if viewer == Viewer::Seat(seat) => Waiting::Person(seat),
            ToAct::Player(seat) => Waiting::Bot(seat, 0),
            ToAct::Chance => Waiting::Screen,
            ToAct::Over => Waiting::Nobody,
        };
        assert_eq!(self.remote.waiting(), asked);
        assert_eq!(self.remote.is_over(), self.server.table.phase == Phase::Over);
    }

    /// Somebody elsewhere, chance, or the one who looks goes on.
    fn play(&mut self, dice: &mut Dice) {
        let Some(event) = self.server.anything(dice) else { return };
        let own = self.server.you.seat.map(usize::from);
        if !event.is_chance() && event.mover().map(Seat::index) == own {
            self.tell(Message::Act(event, self.now));
            self.answer();
        } else {
            self.server.play(event);
        }
    }
}

/// A whole game over a bad connection, with decisions taken back.
fn play_badly_connected(kind: GameKind, players: u32, seat: Option<u8>, seed: u64) {
    let dice = &mut Dice::of_game(seed, players.into());
    let mut page = Page::new(kind, players, seat);
    page.connect();
    while page.server.table.phase != Phase::Over {
        page.now += 50;
        match dice.below(24) {
            0 => page.lose(),
            1 => page.tell(Message::Online(false)),
            2 => page.tell(Message::Online(true)),
            3 if page.server.undo(dice) => {}
            4 if dice.below(2) == 0 => page.server.add("@unknown"),
            5 => {
                // What is told twice does no harm.
                let lines = page.server.table.lines;
                let from = lines.saturating_sub(dice.below(5)).max(1);
                page.catch_up();
                page.hear(page.server.grown(from - 1, page.now));
            }
            6 => {
                // Something is lost on the way.
                page.play(dice);
                if let Some((number, _)) = page.socket {
                    page.socket = Some((number, page.server.table.lines));
                }
            }
            7 => page.tell(Message::Anew),
            _ => page.play(dice),
        }
        if dice.below(3) == 0 {
            page.catch_up();
        }
        if dice.below(3) == 0 {
            page.connect();
        }
        // A table never shows more than has been accepted.
        if let Some(shown) = page.remote.shown() {
            assert!(page.remote.since() <= page.server.table.lines);
            assert!(shown.len() <= page.server.table.lines as usize);
        }
        if dice.below(5) == 0 {
            page.tell(Message::Online(true));
            page.connect();
            page.catch_up();
            page.connect();
            if page.server.table.lines > 0 && page.remote.since() == page.server.table.lines {
                page.check();
            }
        }
    }
    page.tell(Message::Retry);
    page.connect();
    page.catch_up();
    page.connect();
    page.check();
    assert_eq!(page.remote.shown().unwrap().record(&[]), page.server.history.record(&[]));
    assert_eq!(page.told.iter().filter(|effect| **effect == Effect::Over).count(), 1);
}

#[test]
fn games_of_medici_over_a_bad_connection() {
    for seed in 0..12 {
        play_badly_connected(GameKind::Medici, 3 + seed as u32 % 4, Some(1), seed);
    }
}

#[test]
fn games_of_medici_vs_strozzi_over_a_bad_connection() {
    for seed in 0..12 {
        play_badly_connected(GameKind::Strozzi, 2, Some(seed as u8 % 2), seed);
    }
}

#[test]
fn games_of_byzanz_over_a_bad_connection() {
    for seed in 0..24 {
        play_badly_connected(GameKind::Byzanz, 3 + seed as u32 % 4, Some(2), seed);
    }
}

#[test]
fn onlookers_over_a_bad_connection() {
    for seed in 0..8 {
        play_badly_connected(GameKind::Byzanz, 4, None, seed);
        play_badly_connected(GameKind::Medici, 4, None, seed);
    }
}

/// A table of Medici at which the one who looks is asked to draw or to offer.
fn asked() -> Page {
    let mut page = Page::new(GameKind::Medici, 3, Some(0));
    page.connect();
    for line in ["first 0", "tile C5"] {
        let event = page.server.game().read(line).unwrap();
        page.server.play(event);
    }
    page.catch_up();
    page
}

fn offer() -> AnyEvent {
    AnyEvent::Medici(Event::Move(Seat::ZERO, medici::Move::Offer))
}

#[test]
fn a_move_is_shown_when_the_server_has_taken_it() {
    let mut page = asked();
    assert!(page.told.contains(&Effect::YourTurn(Seat::ZERO)));
    page.tell(Message::Act(offer(), page.now));
    let wanted = Command::Move { after: 2, play: "offer".into() };
    assert_eq!(page.sent.last().unwrap().command, wanted);
    assert_eq!(page.remote.shown().unwrap().len(), 2, "not shown yet");
    assert!(page.remote.is_sending());
    page.tell(Message::Act(offer(), page.now));
    assert_eq!(page.sent.len(), 1, "a second press sends nothing");
    page.answer();
    page.check();
    assert!(!page.remote.is_sending());
}

#[test]
fn what_the_rules_refuse_is_not_sent() {
    let mut page = asked();
    let bid = AnyEvent::Medici(Event::Move(Seat::ZERO, medici::Move::Bid(3)));
    page.tell(Message::Act(bid, page.now));
    assert!(page.sent.is_empty());
    assert!(matches!(page.told.last(), Some(Effect::Refused(_))));
}

#[test]
fn what_the_server_refuses_is_told_and_asked_again() {
    let mut page = asked();
    page.tell(Message::Act(offer(), page.now));
    let why = Refused::new(Why::Unavailable, "not now");
    let id = page.sent[0].id;
    page.hear(News::Refused { id: Some(id), why: why.clone() });
    assert_eq!(page.told.last(), Some(&Effect::Denied(why)));
    assert_eq!(page.remote.waiting(), Waiting::Person(Seat::ZERO));
    assert!(!page.remote.is_sending());
}

#[test]
fn a_move_on_a_connection_that_breaks_may_have_been_taken_or_not() {
    for is_taken in [false, true] {
        let mut page = asked();
        page.tell(Message::Act(offer(), page.now));
        if is_taken {
            let request = page.sent[0].clone();
            page.server.answer(&request);
        }
        page.lose();
        assert_eq!(page.remote.shown().unwrap().len(), 2);
        page.tell(Message::Act(offer(), page.now));
        assert_eq!(page.told.last(), Some(&Effect::NotSent));
        page.connect();
        page.check();
    }
}

#[test]
fn a_server_that_does_not_answer_is_lost() {
    let mut page = asked();
    page.tell(Message::Act(offer(), page.now));
    page.tell(Message::Tick(page.now + 9_000));
    assert_eq!(page.remote.link(), Link::Open);
    page.tell(Message::Tick(page.now + 11_000));
    assert!(matches!(page.remote.link(), Link::Lost { .. }));
    page.connect();
    page.check();
}

#[test]
fn a_server_that_says_nothing_is_asked_whether_it_is_there() {
    let mut page = asked();
    page.tell(Message::Tick(page.now + 24_000));
    assert!(page.sent.is_empty());
    page.now += 26_000;
    page.tell(Message::Tick(page.now));
    let asked: Vec<_> = page.sent.drain(..).collect();
    assert_eq!(asked.iter().map(|it| &it.command).collect::<Vec<_>>(), [&Command::Ping]);
    // Whatever it answers, it is there, and nobody has to know.
    page.told.clear();
    let why = Refused::new(Why::TooMuch, "");
    page.hear(News::Refused { id: Some(asked[0].id), why });
    page.tell(Message::Tick(page.now + 20_000));
    assert_eq!((page.remote.link(), page.told.len(), page.sent.len()), (Link::Open, 0, 0));
    page.tell(Message::Tick(page.now + 30_000));
    assert_eq!(page.sent.len(), 1);
    page.tell(Message::Tick(page.now + 41_000));
    assert!(matches!(page.remote.link(), Link::Lost { .. }));
    page.connect();
    page.check();
}

#[test]
fn an_attempt_that_comes_to_nothing_is_given_up() {
    let mut remote = Remote::new(1);
    let is_given_up = |remote: &mut Remote, now: i64| {
        let hangs = remote.update(Message::Tick(now + 20_000));
        assert!(hangs.is_empty(), "{hangs:?}");
        match remote.update(Message::Tick(now + 21_000))[..] {
            [Effect::Connect { number, after }] => (number, now + 21_000 + i64::from(after)),
            ref other => panic!("{other:?}"),
        }
    };
    // The first connection does not come about,
    remote.update(Message::Start);
    remote.update(Message::Tick(0));
    let (number, now) = is_given_up(&mut remote, 0);
    // on the second nobody says anything,
    remote.update(Message::Tick(now + 5_000));
    remote.update(Message::Opened(number));
    remote.update(Message::Tick(now + 9_000));
    let (_, now) = is_given_up(&mut remote, now + 9_000);
    // and the third does not come about either; it is counted from when it is made.
    remote.update(Message::Tick(now - 1));
    remote.update(Message::Tick(now + 3_000));
    is_given_up(&mut remote, now + 3_000);
}

#[test]
fn a_game_that_makes_no_sense_is_not_asked_for_again_and_again() {
    let mut page = asked();
    page.server.add("0 fly");
    page.catch_up();
    page.connect();
    assert_eq!(page.remote.link(), Link::Refused(Why::Version));
}

#[test]
fn nobody_acts_for_others_nor_while_a_bot_does() {
    let mut page = asked();
    let other = Seat::new(1, page.server.game().players()).unwrap();
    page.tell(Message::Act(AnyEvent::Medici(Event::Move(other, medici::Move::Offer)), page.now));
    page.server.table.seats[0].bot = Some("merchant".into());
    page.server.add("@away 0");
    page.catch_up();
    assert_eq!(page.told.last(), Some(&Effect::Away(Seat::ZERO)));
    assert_eq!(page.remote.waiting(), Waiting::Bot(Seat::ZERO, 0));
    page.tell(Message::Act(offer(), page.now));
    assert!(page.sent.is_empty());
    page.server.table.seats[0].bot = None;
    page.server.add("@back 0");
    page.catch_up();
    assert!(page.told.contains(&Effect::Back(Seat::ZERO)));
    assert_eq!(page.remote.waiting(), Waiting::Person(Seat::ZERO));
    assert_eq!(page.told.last(), Some(&Effect::YourTurn(Seat::ZERO)));
}

#[test]
fn an_onlooker_never_acts() {
    let mut page = Page::new(GameKind::Medici, 3, None);
    page.connect();
    page.server.draw(&mut Dice::seeded(1));
    page.catch_up();
    for seat in page.server.game().players().seats() {
        let event = AnyEvent::Medici(Event::Move(seat, medici::Move::Offer));
        page.tell(Message::Act(event, page.now));
    }
    assert!(page.sent.is_empty());
    page.check();
}

#[test]
fn whoever_leaves_sees_only_what_everybody_sees() {
    let mut page = Page::new(GameKind::Byzanz, 3, Some(1));
    page.connect();
    page.server.draw(&mut Dice::seeded(2));
    page.catch_up();
    page.check();
    page.server.you.seat = None;
    page.server.add("@away 1");
    page.catch_up();
    page.connect();
    page.check();
    let shown = page.remote.shown().unwrap();
    let AnyGame::Byzanz(seen) = shown.game() else { panic!() };
    let AnyGame::Byzanz(truth) = page.server.game() else { panic!() };
    assert_eq!(seen.game.view(Viewer::Public), truth.game.view(Viewer::Public));
}

/// Even the memory of a page holds nothing of other hands: what is made up does not depend on them.
#[test]
fn hidden_cards_do_not_reach_the_table() {
    let remembered = |swap: bool| {
        let mut page = Page::new(GameKind::Byzanz, 3, Some(1));
        page.connect();
        let (one, other) = ("C1 C1 C2 C2", "W1 W1 W2 W2");
        let (one, other) = if swap { (other, one) } else { (one, other) };
        let lines = ["first 0", &format!("deal 0 {one}"), "deal 1 S1 S1 M M"];
        for line in lines.into_iter().chain([format!("deal 2 {other}").as_str()]) {
            let event = page.server.game().read(line).unwrap();
            page.server.play(event);
        }
        page.catch_up();
        page.remote.shown().unwrap().record(&[])
    };
    assert_eq!(remembered(false), remembered(true));
}

#[test]
fn turns_and_clocks_follow_the_servers_time() {
    let mut page = asked();
    assert_eq!(page.remote.left(page.now), None);
    page.server.table.deadline = Some(page.now + 5_000 + 30_000);
    page.server.table.version += 1;
    // The server's clock is five seconds ahead of ours.
    let changed = page.server.changed(page.now + 5_000);
    page.hear(changed);
    assert_eq!(page.remote.left(page.now), Some(30_000));
    assert_eq!(page.remote.left(page.now + 10_000), Some(20_000));
    assert_eq!(page.remote.left(page.now + 99_000), Some(0));
    let turns = page.told.iter().filter(|effect| matches!(effect, Effect::YourTurn(_))).count();
    assert_eq!(turns, 1, "one turn is told once");
    page.lose();
    page.connect();
    let turns = page.told.iter().filter(|effect| matches!(effect, Effect::YourTurn(_))).count();
    assert_eq!(turns, 1, "also when the connection comes back");
}

#[test]
fn what_is_said_is_told_once() {
    let mut page = asked();
    let said = |number, person: &str| Said {
        number,
        at: 0,
        person: person.into(),
        name: "P".into(),
        text: "<b>hello</b>".into(),
    };
    page.hear(News::Talk { said: said(1, "person1") });
    assert_eq!(page.told.last(), Some(&Effect::Talked(said(1, "person1"))));
    let before = page.told.len();
    page.hear(News::Talk { said: said(1, "person1") });
    page.hear(News::Talk { said: said(2, "person0") });
    assert_eq!(page.told.len(), before, "known already, and one's own words");
    assert_eq!(page.remote.talk().len(), 2);
}

#[test]
fn before_the_game_people_come_and_go() {
    let mut page = Page::new(GameKind::Byzanz, 3, None);
    page.connect();
    assert!(page.remote.shown().is_none());
    assert_eq!(page.remote.waiting(), Waiting::Nobody);
    page.server.you.seat = Some(2);
    page.server.table.version += 1;
    let changed = page.server.changed(page.now);
    page.hear(changed);
    assert_eq!(page.remote.seat().map(Seat::index), Some(2));
    page.server.draw(&mut Dice::seeded(3));
    page.catch_up();
    assert!(page.told.contains(&Effect::Began));
    page.check();
}

/// What is shown one by one ends when everything comes anew, and goes on from there.
#[test]
fn a_busy_screen_does_not_get_stuck() {
    let mut server = Fake::new(GameKind::Byzanz, 3, None);
    let mut remote = Remote::new(1);
    remote.update(Message::Start);
    remote.update(Message::Opened(1));
    remote.update(Message::News(1, Box::new(server.welcome(0, 0)), 0));
    server.you.seat = Some(1);
    server.draw(&mut Dice::seeded(5));
    let mut is_showing = false;
    for effect in remote.update(Message::News(1, Box::new(server.grown(0, 0)), 0)) {
        match effect {
            Effect::Happened(_) => is_showing = true,
            Effect::Moved => is_showing = false,
            _ => {}
        }
    }
    assert!(is_showing, "somebody waits for the screen");
    while std::mem::take(&mut is_showing) {
        let effects = remote.update(Message::Shown);
        is_showing = effects.iter().any(|effect| matches!(effect, Effect::Happened(_)));
    }
    assert_eq!(remote.shown().unwrap().len(), server.history.len());
}

/// The last one to sit down begins the game, and gets its first lines together with the seat.
#[test]
fn whoever_completes_a_table_needs_nothing_told_twice() {
    for kind in GameKind::ALL {
        let players = if kind == GameKind::Strozzi { 2 } else { 3 };
        let mut page = Page::new(kind, players, None);
        page.connect();
        page.server.you.seat = Some(1);
        page.server.draw(&mut Dice::seeded(5));
        let before = page.told.len();
        page.catch_up();
        let again = page.told[before..].iter().any(|told| matches!(told, Effect::Connect { .. }));
        assert!(!again, "{kind}");
        page.check();
    }
}

#[test]
fn orders_and_wishes_are_sent_as_they_are() {
    let mut page = asked();
    let order = Command::Order { order: Some(Order::PassToday) };
    page.tell(Message::Want(order.clone(), page.now));
    assert_eq!(page.sent.last().unwrap().command, order);
    page.tell(Message::Want(Command::AskUndo, page.now));
    assert_eq!(page.sent.last().unwrap().id, page.sent[0].id + 1);
}

#[test]
fn a_server_that_refuses_is_not_asked_again_and_again() {
    for (why, is_final) in [
        (Why::Version, true),
        (Why::Key, true),
        (Why::Missing, true),
        (Why::TooMuch, false),
        (Why::Unavailable, false),
    ] {
        let mut remote = Remote::new(1);
        remote.update(Message::Start);
        remote.update(Message::Opened(1));
        let news = News::Refused { id: None, why: Refused::new(why, "") };
        let effects = remote.update(Message::News(1, Box::new(news), 0));
        assert_eq!(effects == [Effect::Disconnect], is_final, "{why:?}");
        assert_eq!(remote.link() == Link::Refused(why), is_final, "{why:?}");
        // That the connection then ends is no news.
        assert!(remote.update(Message::Lost(1, 0)).is_empty());
    }
}

#[test]
fn a_long_absence_is_not_shown_event_by_event() {
    let mut page = asked();
    page.lose();
    let mut dice = Dice::seeded(4);
    for _ in 0..60 {
        if let Some(event) = page.server.anything(&mut dice) {
            page.server.play(event);
        }
    }
    let before = page.told.len();
    page.connect();
    let shown = page.told[before..].iter().filter(|effect| matches!(effect, Effect::Happened(_)));
    assert_eq!(shown.count(), 0);
    page.check();
}

/// A sale out of turn is the only thing one may do while others think.
#[test]
fn a_set_is_sold_out_of_turn() {
    let mut page = Page::new(GameKind::Byzanz, 3, Some(1));
    page.connect();
    let lines = ["first 0", "deal 0 C1 C2 C3 C4", "deal 1 S1 S1 S2 M", "deal 2 O1 O2 O3 O4"];
    for line in lines.into_iter().chain(["lot W4 W4 V4 V4 C4 G4"]) {
        let event = page.server.game().read(line).unwrap();
        page.server.play(event);
    }
    page.catch_up();
    assert!(matches!(page.remote.waiting(), Waiting::Bot(..)));
    let sale = page.server.game().read("1 sell S1 S1 S2").unwrap();
    assert!(matches!(sale, AnyEvent::Byzanz(Event::Move(_, byzanz::Move::Sell(_)))));
    page.tell(Message::Act(sale, page.now));
    page.answer();
    page.check();
    assert_eq!(page.remote.shown().unwrap().len(), 6);
}

/// A table of Byzanz at which the viewer has to drop two equal cards, and drops both at once.
fn dropping_two() -> Page {
    let mut page = Page::new(GameKind::Byzanz, 3, Some(1));
    page.connect();
    let mut dice = Dice::seeded(1);
    let drops = |page: &Page| {
        let AnyGame::Byzanz(played) = page.server.game() else { return None };
        let seat = page.remote.seat()?;
        let hand = match played.game.moves(seat).turn {
            byzanz::Turn::Drop(hand) if hand.len() > byzanz::HAND_LIMIT + 1 => hand,
            _ => return None,
        };
        let cards: Vec<_> = hand.iter().collect();
        let card = cards.windows(2).find(|pair| pair[0] == pair[1])?[0];
        Some(AnyEvent::Byzanz(Event::Move(seat, byzanz::Move::Drop(card))))
    };
    loop {
        if let Some(drop) = drops(&page) {
            page.catch_up();
            page.tell(Message::Act(drop, page.now));
            page.tell(Message::Act(drop, page.now));
            assert_eq!(page.sent.len(), 1, "the second one waits for the first");
            return page;
        }
        if let Some(event) = page.server.anything(&mut dice) {
            page.server.play(event);
        } else {
            page = Page::new(GameKind::Byzanz, 3, Some(1));
            page.connect();
        }
    }
}

#[test]
fn moves_that_belong_together_are_sent_one_after_the_other() {
    let mut page = dropping_two();
    let before = page.server.history.len();
    page.answer();
    assert!(page.remote.is_sending());
    page.answer();
    page.check();
    assert_eq!(page.server.history.len(), before + 2);
    assert!(!page.remote.is_sending() && page.sent.is_empty());
}

#[test]
fn what_waits_for_a_move_is_dropped_with_it() {
    let mut page = dropping_two();
    let id = page.sent.pop().unwrap().id;
    page.hear(News::Refused { id: Some(id), why: Refused::new(Why::Stale, "") });
    assert!(page.sent.is_empty() && !page.remote.is_sending());
    let mut page = dropping_two();
    page.lose();
    page.sent.clear();
    page.connect();
    assert!(page.sent.is_empty() && !page.remote.is_sending());
    page.check();
}
