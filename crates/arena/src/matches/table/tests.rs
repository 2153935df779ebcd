use fondaco_bots::{Bot, Budget, Decision, Level, Playable};
use fondaco_dice::{Dice, random_step};
use fondaco_rules::{Byzanz, Choices, Medici, Strozzi, byzanz, strozzi};

use super::*;
use crate::matches::BotPlayer;

fn bots<G: Playable>(players: Players, level: Level) -> Vec<Box<dyn Player<G>>> {
    let one = |_| -> Box<dyn Player<G>> {
        Box::new(BotPlayer::new(move |seed| G::bot(level, seed), Budget::Usual))
    };
    players.seats().map(one).collect()
}

fn players<G: Game>(count: u32) -> Players {
    Players::within(count, G::PLAYERS).unwrap()
}

type Answer = fn() -> Result<strozzi::Move, Failure>;

/// Fails in some way from the third time on that it is asked.
struct Fragile {
    asked: u32,
    last: Answer,
}

impl Player<Strozzi> for Fragile {
    fn sit(&mut self, _: Players, _: Seat, _: u64) {}

    fn observe(&mut self, _: &EventOf<Strozzi>) {}

    fn choose(&mut self, view: &Strozzi) -> Result<strozzi::Move, Failure> {
        self.asked += 1;
        let ToAct::Player(seat) = view.to_act() else { return Err(Failure("not asked".into())) };
        if self.asked < 3 { Ok(view.moves(seat).get(0)) } else { (self.last)() }
    }
}

fn game_with_fragile(last: Answer) -> Finished {
    let mut seats = bots::<Strozzi>(Players::TWO, Level::Random);
    seats[1] = Box::new(Fragile { asked: 0, last });
    play_game(Players::TWO, &mut seats, 7, 0, &mut |_| ())
}

#[test]
fn who_breaks_down_forfeits_decisions_and_the_game_goes_on() {
    let reasons: [(Answer, &str); 3] = [
        (|| Err(Failure("it has gone".into())), "it has gone"),
        (|| panic!("no idea"), "the bot broke down: no idea"),
        (|| Ok(strozzi::Move::Price(9999)), "price 9999: "),
    ];
    for (last, expected) in reasons {
        let finished = game_with_fragile(last);
        assert_eq!(finished.forfeits.len(), 1);
        let Forfeit { seat, decisions, reason } = &finished.forfeits[0];
        assert_eq!((*seat, *decisions as usize), (1, finished.nanos[1].len() - 2));
        assert!(reason.starts_with(expected), "{reason}");
    }
}

#[test]
fn the_same_numbers_give_the_same_game() {
    fn twice<G: Playable + Numbered + Refereed>(count: u32) {
        let play = |number| {
            let players = players::<G>(count);
            let mut events = Vec::new();
            let mut seats = bots::<G>(players, Level::Random);
            let tell = &mut |event: &EventOf<G>| events.push(event.to_string());
            let finished = play_game(players, &mut seats, 7, number, tell);
            (events, finished.scores, finished.winners)
        };
        assert_eq!(play(5), play(5));
        assert_ne!(play(5), play(6));
    }
    twice::<Medici>(4);
    twice::<Strozzi>(2);
    twice::<Byzanz>(3);
}

#[test]
fn what_is_told_is_a_legal_record_of_what_came_out() {
    let players = players::<Medici>(3);
    let mut game = Medici::new(3).unwrap();
    let mut seats = bots::<Medici>(players, Level::Random);
    let tell = &mut |event: &EventOf<Medici>| game.play(*event, &mut |_| ()).unwrap();
    let finished = play_game(players, &mut seats, 1, 2, tell);
    assert_eq!(game.to_act(), ToAct::Over);
    assert_eq!(game.scores().of(players), finished.scores);
    let winners: Vec<usize> = game.winners().iter().map(Seat::index).collect();
    assert_eq!(winners, finished.winners);
    let moves = finished.nanos.iter().flatten().count();
    assert!(moves > 20, "{moves}");
}

#[test]
fn places_and_margins_are_by_score() {
    let finished = Finished {
        game: 0,
        scores: vec![10, 30, 30, 5],
        winners: vec![1, 2],
        nanos: Vec::new(),
        forfeits: Vec::new(),
    };
    let margins: Vec<i32> = (0..4).map(|seat| finished.margin(seat)).collect();
    assert_eq!(margins, [-20, 0, 0, -25]);
    assert_eq!((finished.share(0), finished.share(1)), (0.0, 0.5));
    assert_eq!(finished.places(), [2, 0, 0, 3]);
    // Equal in points, but the rules gave the game to one of them.
    assert_eq!(Finished { winners: vec![2], ..finished }.places(), [2, 1, 0, 3]);
}

/// What a bot does at this table, in a world that differs from the real one in what it cannot see.
#[test]
fn at_our_tables_no_bot_can_tell_worlds_apart_that_look_the_same() {
    // A bot is given a view, and nothing else of the game.
    let _: fn(&mut dyn Bot<Byzanz>, &byzanz::View, Seat, Budget) -> Decision<byzanz::Move> =
        |bot, view, seat, budget| bot.choose(view, seat, budget);
    let players = players::<Byzanz>(4);
    let dice = &mut Dice::seeded(3);
    let (mut compared, mut other_worlds) = (0, 0);
    let mut game = Byzanz::new(4).unwrap();
    while random_step(&mut game, dice) {
        let ToAct::Player(seat) = game.to_act() else { continue };
        if game.moves(seat).len() < 2 {
            continue;
        }
        let other = Byzanz::imagined(&game.view(Viewer::Seat(seat)), dice);
        other_worlds += u32::from(game != other);
        for level in Level::ALL {
            let [here, there] = [game, other].map(|world| {
                let mut table = Table { game: world, ..Table::<Byzanz>::new(players, 0) };
                let budget = Budget::Playouts(6);
                let mut bot = BotPlayer::new(move |seed| Byzanz::bot(level, seed), budget);
                bot.sit(players, seat, 5);
                table.ask(seat, &mut bot)
            });
            assert_eq!(here, there, "{level} at {game:?}");
            compared += 1;
        }
    }
    assert!(compared > 100 && other_worlds > 20, "{compared} compared, {other_worlds} differ");
}
