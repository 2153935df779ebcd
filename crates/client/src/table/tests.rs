use std::collections::VecDeque;

use fondaco_bots::{Budget, Playable};
use fondaco_rules::{Choices, Game, GameKind, medici};

use super::*;

/// Plays like a screen that shows everything at once, with bots that think at once.
struct Screen {
    table: Table,
    told: Vec<Effect>,
    /// Does somebody who waits never wait long?
    hurries: bool,
    /// At each scoring: were the others in a hurry, before and after?
    hurried: Vec<[bool; 2]>,
}

impl Screen {
    fn new(set_up: SetUp, seed: u64) -> Screen {
        let table = Table::new(set_up, seed).unwrap();
        Screen { table, told: Vec::new(), hurries: false, hurried: Vec::new() }
    }

    fn update(&mut self, message: Message) -> Vec<Effect> {
        if self.hurries {
            self.table.update(Message::Hurry);
        }
        let before = self.table.is_hurried();
        let effects = self.table.update(message);
        for effect in &effects {
            if let Effect::Happened(event) = effect
                && self.table.history().steps()[*event].is_scoring()
            {
                self.hurried.push([before, self.table.is_hurried()]);
            }
        }
        effects
    }

    /// Goes on until somebody at the screen is asked, or the game is over.
    fn run(&mut self) {
        let mut todo: VecDeque<Message> = [Message::Shown].into();
        while let Some(message) = todo.pop_front() {
            for effect in self.update(message) {
                match &effect {
                    Effect::Happened(_) => todo.push_back(Message::Shown),
                    Effect::Ask(question) => todo.push_back(Message::Answered(answer(question))),
                    _ => {}
                }
                self.told.push(effect);
            }
        }
    }

    fn act(&mut self, choice: &str) {
        let Waiting::Person(seat) = self.table.waiting() else {
            panic!("{:?}", self.table.waiting())
        };
        let event = self.table.game().read(&format!("{seat} {choice}")).unwrap();
        self.told = self.update(Message::Act(event));
        self.run();
    }

    fn tell(&mut self, message: Message) {
        self.told = self.update(message);
        self.run();
    }

    /// Any legal move of the person who is asked.
    fn act_somehow(&mut self, dice: &mut Dice) {
        let event = random_any_event(self.table.game(), dice).unwrap();
        self.tell(Message::Act(event));
    }
}

fn answer(question: &Question) -> Answer {
    let (history, _) = History::read(&question.record).unwrap();
    let choice = match history.game() {
        AnyGame::Medici(played) => thought(&played.game, question),
        AnyGame::Strozzi(played) => thought(&played.game, question),
        AnyGame::Byzanz(played) => thought(&played.game, question),
    };
    Answer { id: question.id, reply: Ok(Reply::Move(choice)) }
}

fn thought<G: Playable>(game: &G, question: &Question) -> String {
    let Asked::Move(level) = question.asked else { panic!("nobody asked for a hint") };
    let view = game.view(Viewer::Seat(question.seat));
    let mut bot = G::bot(level, question.seed);
    bot.choose(&view, question.seat, Budget::Usual).choice.to_string()
}

fn alone(kind: GameKind, players: u32) -> SetUp {
    SetUp::alone(kind, players, Level::Merchant)
}

#[test]
fn whole_games_are_played_and_stored() {
    for (kind, players) in [(GameKind::Medici, 4), (GameKind::Strozzi, 2), (GameKind::Byzanz, 3)] {
        let mut dice = Dice::seeded(3);
        let mut screen = Screen::new(alone(kind, players), 7);
        screen.run();
        while screen.table.waiting() != Waiting::Nobody {
            screen.act_somehow(&mut dice);
            let record = screen.table.record();
            let again = Table::stored(&record, 1).unwrap();
            assert_eq!(again.history(), screen.table.history());
            assert_eq!(again.set_up(), screen.table.set_up());
        }
        assert!(screen.told.contains(&Effect::Over));
        assert!(screen.table.record().contains("\nresult "));
    }
}

#[test]
fn a_draw_cannot_be_taken_back_but_bids_and_replies_can() {
    let mut set_up = alone(GameKind::Medici, 3);
    set_up.begins = Seat::new(0, set_up.check().unwrap());
    let mut screen = Screen::new(set_up, 5);
    screen.run();
    assert_eq!(screen.table.undo_to(), Err(NoUndo::Nothing), "only chance has spoken");
    screen.act("draw");
    assert_eq!(screen.table.undo_to(), Err(NoUndo::Seen), "a tile was seen");
    let before = screen.table.history().clone();
    let is_choosing = |table: &Table| {
        let AnyGame::Medici(played) = table.game() else { unreachable!() };
        played.game.moves(Seat::ZERO).contains(&medici::Move::Offer)
    };
    assert!(is_choosing(&screen.table), "two tiles at the start may always become three");
    screen.act("offer");
    assert!(screen.table.history().len() >= before.len() + 2, "the others have spoken");
    assert_eq!(screen.table.undo_to(), Ok(before.len()));
    screen.tell(Message::Undo);
    assert_eq!(screen.table.history(), &before);
    assert_eq!(screen.table.waiting(), Waiting::Person(Seat::ZERO));
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut screen = Screen::new(alone(GameKind::Medici, 3), 5);
    screen.run();
    let before = screen.table.history().clone();
    let event = screen.table.game().read("0 bid 4000").unwrap();
    let effects = screen.table.update(Message::Act(event));
    assert!(matches!(effects[..], [Effect::Refused(_)]));
    assert_eq!(screen.table.history(), &before);
    let others = screen.table.game().read("1 pass").unwrap();
    assert_eq!(screen.table.update(Message::Act(others)), [], "nobody moves for a bot");
}

#[test]
fn bots_wait_while_the_table_is_paused() {
    let mut set_up = alone(GameKind::Medici, 3);
    set_up.begins = Seat::new(1, set_up.check().unwrap());
    let mut screen = Screen::new(set_up, 5);
    screen.table.update(Message::Pause(true));
    screen.run();
    assert!(matches!(screen.table.waiting(), Waiting::Paused(_)));
    let events = screen.table.history().len();
    screen.tell(Message::Shown);
    assert_eq!(screen.table.history().len(), events);
    for effect in screen.table.update(Message::Pause(false)) {
        let Effect::Ask(question) = effect else { panic!("{effect:?}") };
        screen.table.update(Message::Answered(answer(&question)));
    }
    assert!(screen.table.history().len() > events);
}

#[test]
fn a_late_answer_is_not_listened_to() {
    let mut set_up = alone(GameKind::Medici, 3);
    set_up.begins = Seat::new(1, set_up.check().unwrap());
    let mut table = Table::new(set_up, 5).unwrap();
    let mut effects = table.update(Message::Shown);
    while !matches!(effects.last(), Some(Effect::Ask(_))) {
        effects = table.update(Message::Shown);
    }
    let Some(Effect::Ask(question)) = effects.pop() else { unreachable!() };
    table.update(Message::Pause(true));
    table.update(Message::Pause(false));
    let events = table.history().len();
    assert_eq!(table.update(Message::Answered(answer(&question))), []);
    assert_eq!(table.history().len(), events);
}

#[test]
fn a_bot_that_cannot_think_is_replaced() {
    let mut set_up = SetUp::alone(GameKind::Medici, 3, Level::Master);
    set_up.begins = Seat::new(1, set_up.check().unwrap());
    let mut table = Table::new(set_up, 5).unwrap();
    let mut effects = table.update(Message::Shown);
    while !matches!(effects.last(), Some(Effect::Ask(_))) {
        effects = table.update(Message::Shown);
    }
    let fail = |table: &mut Table, effect: &Effect| {
        let Effect::Ask(question) = effect else { panic!("{effect:?}") };
        table.update(Message::Answered(Answer {
            id: question.id,
            reply: Err(NoAnswer("offline".into())),
        }))
    };
    let asked_again = fail(&mut table, &effects[0]);
    let [Effect::Ask(question)] = &asked_again[..] else { panic!("{asked_again:?}") };
    assert_eq!(question.asked, Asked::Move(Level::Merchant));
    assert!(table.is_master_missing());
    let events = table.history().len();
    fail(&mut table, &asked_again[0]);
    assert_eq!(table.history().len(), events + 1, "the game goes on");
}

#[test]
fn hands_are_shown_only_to_the_person_who_took_the_screen() {
    let mut set_up = alone(GameKind::Byzanz, 3);
    set_up.sitters[0] = Sitter::Person("Anna".into());
    set_up.sitters[1] = Sitter::Person("Ben".into());
    let mut dice = Dice::seeded(2);
    let mut screen = Screen::new(set_up, 8);
    screen.run();
    let mut handed_over = 0;
    let mut holder = None;
    while screen.table.waiting() != Waiting::Nobody {
        match screen.table.waiting() {
            Waiting::HandOver(seat) => {
                assert_eq!(screen.table.viewer(), Viewer::Public);
                screen.tell(Message::Taken);
                assert_eq!(screen.table.viewer(), Viewer::Seat(seat));
                assert_ne!(holder, Some(seat));
                holder = Some(seat);
                handed_over += 1;
            }
            Waiting::Person(seat) => {
                assert_eq!(screen.table.viewer(), Viewer::Seat(seat));
                screen.act_somehow(&mut dice);
                if screen.table.viewer() == Viewer::Public {
                    holder = None;
                }
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(handed_over > 10);
}

#[test]
fn the_one_who_plays_alone_never_hands_over() {
    let mut dice = Dice::seeded(2);
    let mut screen = Screen::new(alone(GameKind::Byzanz, 4), 8);
    screen.run();
    while screen.table.waiting() != Waiting::Nobody {
        assert_eq!(screen.table.viewer(), Viewer::Seat(Seat::ZERO));
        assert_eq!(screen.table.waiting(), Waiting::Person(Seat::ZERO));
        screen.act_somehow(&mut dice);
    }
}

#[test]
fn the_same_position_asks_with_the_same_seed() {
    let mut screen = Screen::new(alone(GameKind::Strozzi, 2), 4);
    screen.run();
    let seed = |table: &mut Table| match table.clone().update(Message::Hint).pop() {
        Some(Effect::Ask(question)) => question.seed,
        other => panic!("{other:?}"),
    };
    let first = seed(&mut screen.table);
    assert_eq!(seed(&mut screen.table), first);
}

#[test]
fn a_hint_is_for_one_position_only() {
    let mut screen = Screen::new(alone(GameKind::Strozzi, 2), 4);
    screen.run();
    let Some(Effect::Ask(question)) = screen.table.update(Message::Hint).pop() else { panic!() };
    assert!(screen.table.is_hint_awaited());
    let hint = Hint { choice: "draw".into(), worth: Vec::new(), moves: Vec::new() };
    let reply = Ok(Reply::Hint(hint.clone()));
    screen.table.update(Message::Answered(Answer { id: question.id, reply }));
    assert_eq!(screen.table.hint(), Some(&Ok(hint)));
    let mut dice = Dice::seeded(1);
    screen.act_somehow(&mut dice);
    assert_eq!(screen.table.hint(), None);
}

/// Whoever lets the others play on wants to see how the next day or round begins.
#[test]
fn a_scoring_ends_the_hurry() {
    for (kind, players) in [(GameKind::Medici, 3), (GameKind::Strozzi, 2)] {
        let mut hurried = Vec::new();
        for seed in 1..=8 {
            let mut dice = Dice::seeded(seed);
            let mut screen = Screen::new(alone(kind, players), seed);
            screen.hurries = true;
            screen.run();
            while screen.table.waiting() != Waiting::Nobody {
                screen.table.update(Message::Hurry);
                assert!(!screen.table.is_hurried(), "whoever is asked waits for nobody");
                screen.act_somehow(&mut dice);
            }
            assert_eq!(screen.hurried.len(), 3, "{kind}");
            hurried.extend(screen.hurried);
        }
        assert!(hurried.iter().any(|[before, _]| *before), "{kind}: nobody is ever in a hurry");
        assert!(hurried.iter().all(|[_, after]| !after), "{kind}");
    }
}

/// At the end of Byzanz all profits are turned up; Medici has shown everything before.
#[test]
fn what_the_end_has_shown_is_not_taken_back() {
    for (kind, players) in [(GameKind::Medici, 3), (GameKind::Strozzi, 2), (GameKind::Byzanz, 3)] {
        let mut dice = Dice::seeded(3);
        let mut screen = Screen::new(alone(kind, players), 7);
        screen.run();
        let mut last = 0;
        while screen.table.waiting() != Waiting::Nobody {
            last = screen.table.history().len();
            screen.act_somehow(&mut dice);
        }
        let draws = &screen.table.history().steps()[last..];
        let was_drawn = draws.iter().any(|step| step.event.mover().is_none());
        let is_secret = kind == GameKind::Byzanz;
        let expected = if is_secret || was_drawn { Err(NoUndo::Seen) } else { Ok(last) };
        assert_eq!(screen.table.undo_to(), expected, "{kind}");
    }
}
