//! Pairs of different games that look the same to most viewers.

use fondaco_dice::{Dice, Sealed, random_event};
use fondaco_rules::byzanz::{self, Byzanz, Cards, Outcome, Turn};
use fondaco_rules::{AnyEvent, AnyGame, Choices, Event, Game, GameKind, Seat, ToAct, Viewer};

/// How two worlds differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Difference {
    /// Two hands have exchanged hidden cards. The unseen cards are the same, so that the same seed draws
    /// the same lots to the end of the game.
    Exchanged,
    /// A hand has another card of the deck. The story ends before the first draw that shows it.
    FromTheDeck,
    /// All cards are the same; a seat gives other orders, or none.
    Orders,
}

/// A game in two worlds.
pub struct Story {
    pub players: usize,
    pub sealed: Sealed,
    /// The draws before the first decision, in each world.
    pub beginnings: [Vec<String>; 2],
    /// The seats that see a difference.
    knowing: Vec<usize>,
    pub deeds: Vec<Deed>,
    pub is_finished: bool,
}

/// A deed, and moves that are refused before it.
pub struct Deed {
    pub done: Done,
    /// Moves that are refused in both worlds, with their seats.
    pub tries: Vec<(usize, String)>,
}

/// A deed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Done {
    /// A move that everybody sees.
    Move { seat: usize, play: String, is_last: bool },
    /// An undo of the last move, to which all agree.
    Undo { seat: usize },
    /// An order out of turn, different in the two worlds, cancelled before it takes effect.
    Order { seat: usize, limits: [Option<u8>; 2] },
    /// An order that at once makes the same bid in both worlds, and is then cancelled.
    Bid { seat: usize, limits: [Option<u8>; 2] },
}

/// The position in each world.
#[derive(Clone)]
struct Twins {
    games: [AnyGame; 2],
    draws: u64,
}

fn byzanz(game: &AnyGame) -> &Byzanz {
    match game {
        AnyGame::Byzanz(played) => &played.game,
        _ => unreachable!("only Byzanz hides anything"),
    }
}

fn moved(seat: Seat, choice: byzanz::Move) -> AnyEvent {
    AnyEvent::Byzanz(Event::Move(seat, choice))
}

impl Twins {
    fn one(&self) -> &Byzanz {
        byzanz(&self.games[0])
    }

    fn other(&self) -> &Byzanz {
        byzanz(&self.games[1])
    }

    /// Whether it is legal in each world.
    fn allows(&self, event: AnyEvent) -> [bool; 2] {
        [0, 1].map(|world| self.games[world].clone().play(event, &mut |_| ()).is_ok())
    }

    /// The worlds after an event and the draws that follow it, if they still look the same.
    fn after(&self, event: AnyEvent, sealed: &Sealed) -> Option<Twins> {
        let mut next = self.clone();
        for game in &mut next.games {
            game.play(event, &mut |_| ()).ok()?;
        }
        while next.one().to_act() == ToAct::Chance {
            let [one, other] = [0, 1].map(|world| sealed.draw(&next.games[world], next.draws));
            if one != other {
                return None;
            }
            next.games.iter_mut().for_each(|game| game.play(one.unwrap(), &mut |_| ()).unwrap());
            next.draws += 1;
        }
        (next.one().to_act() == next.other().to_act()).then_some(next)
    }
}

impl Story {
    /// A story of at most this many deeds, determined by the numbers.
    pub fn of(players: u32, number: u64, difference: Difference, most: usize) -> Story {
        for attempt in 0.. {
            let dice = &mut Dice::of_game(u64::from(players) * 1000 + number, attempt);
            if let Some(story) = Story::begun(players, difference, most, dice)
                && story.deeds.len() >= 10
            {
                return story;
            }
        }
        unreachable!("there are always more attempts")
    }

    fn begun(players: u32, difference: Difference, most: usize, dice: &mut Dice) -> Option<Story> {
        let sealed = Sealed::new(std::array::from_fn(|_| dice.below(256) as u8));
        let mut game = AnyGame::new(GameKind::Byzanz, players).unwrap();
        let mut events = Vec::new();
        while let Some(event) = sealed.draw(&game, events.len() as u64) {
            game.play(event, &mut |_| ()).unwrap();
            events.push(event);
        }
        let (others, knowing) = changed(&events, byzanz(&game), difference, dice)?;
        let mut other = AnyGame::new(GameKind::Byzanz, players).unwrap();
        for (draw, event) in others.iter().enumerate() {
            // What is drawn openly must be what the seed gives there, too.
            if !is_deal(event) && sealed.draw(&other, draw as u64) != Some(*event) {
                return None;
            }
            other.play(*event, &mut |_| ()).ok()?;
        }
        let lines = |events: &[AnyEvent]| events.iter().map(ToString::to_string).collect();
        let mut story = Story {
            players: players as usize,
            beginnings: [lines(&events), lines(&others)],
            sealed,
            knowing,
            deeds: Vec::new(),
            is_finished: false,
        };
        let twins = Twins { games: [game, other], draws: events.len() as u64 };
        story.go_on(twins, difference, most, dice);
        Some(story)
    }

    fn go_on(&mut self, mut twins: Twins, difference: Difference, most: usize, dice: &mut Dice) {
        let mut before: Option<(Twins, usize)> = None;
        while let ToAct::Player(turn) = twins.one().to_act()
            && self.deeds.len() < most
        {
            self.assert_the_worlds_look_the_same(&twins);
            let tries = self.tries(&twins, dice);
            if let Some((earlier, seat)) = before.take()
                && dice.below(6) == 0
            {
                self.deeds.push(Deed { done: Done::Undo { seat }, tries });
                twins = earlier;
                continue;
            }
            let done = match dice.below(4) {
                0 => self.order(&twins, turn, difference, dice),
                1 => self.ordered_bid(&twins, turn, dice),
                _ => None,
            };
            if let Some((done, after)) = done {
                self.deeds.push(Deed { done, tries });
                twins = after.unwrap_or(twins);
                continue;
            }
            let Some((seat, choice, after)) = self.random_move(&twins, turn, dice) else { return };
            let is_last = after.one().to_act() == ToAct::Over;
            self.is_finished = is_last;
            let done = Done::Move { seat: seat.index(), play: choice.to_string(), is_last };
            self.deeds.push(Deed { done, tries });
            let took_back = after.draws == twins.draws && !is_last;
            before = took_back.then(|| (twins.clone(), seat.index()));
            twins = after;
        }
    }

    /// A move that is legal in both worlds, after which they still look the same.
    fn random_move(
        &self,
        twins: &Twins,
        turn: Seat,
        dice: &mut Dice,
    ) -> Option<(Seat, byzanz::Move, Twins)> {
        let after =
            |seat, choice| Some((seat, choice, twins.after(moved(seat, choice), &self.sealed)?));
        // Sets may be sold at any time.
        if dice.below(5) == 0 {
            let seats = twins.one().players().seats().filter(|&seat| seat != turn);
            let mut sales = seats.flat_map(|seat| {
                let moves = twins.one().moves(seat);
                let sales: Vec<_> = moves.iter().map(|choice| (seat, choice)).collect();
                sales
            });
            if let Some(sale) = sales.find_map(|(seat, choice)| after(seat, choice)) {
                return Some(sale);
            }
        }
        for _ in 0..20 {
            if let Some(Event::Move(seat, choice)) = random_event(twins.one(), dice)
                && let Some(found) = after(seat, choice)
            {
                return Some(found);
            }
        }
        twins.one().moves(turn).iter().find_map(|choice| after(turn, choice))
    }

    /// An order of a bidder who is not to act.
    fn order(
        &self,
        twins: &Twins,
        turn: Seat,
        difference: Difference,
        dice: &mut Dice,
    ) -> Option<(Done, Option<Twins>)> {
        let game = twins.one();
        let view = game.view(Viewer::Public);
        matches!(game.moves(turn).turn, Turn::Bid { .. }).then_some(())?;
        let seat = game.players().seats().find(|&seat| {
            let bids = !view.passed().contains(seat) && view.offer(seat).is_none();
            seat != turn && bids && (difference != Difference::Orders || self.knows(seat))
        })?;
        let limit = Some(1 + dice.below(9) as u8);
        let other = match (difference, dice.below(2)) {
            (Difference::Orders, 0) => None,
            (Difference::Orders, _) => Some(20),
            _ => limit,
        };
        Some((Done::Order { seat: seat.index(), limits: [limit, other] }, None))
    }

    /// An order that makes the seat to act bid the same in both worlds.
    fn ordered_bid(
        &self,
        twins: &Twins,
        turn: Seat,
        dice: &mut Dice,
    ) -> Option<(Done, Option<Twins>)> {
        let smallest = |game: &Byzanz| match game.moves(turn).turn {
            byzanz::Turn::Bid { goods, above } => byzanz::smallest_raise(goods, above),
            _ => None,
        };
        let bid = smallest(twins.one())?;
        (smallest(twins.other())? == bid).then_some(())?;
        let after = twins.after(moved(turn, byzanz::Move::Bid(bid)), &self.sealed)?;
        let total = (twins.one().bid(turn).value() + bid.value()) as u8;
        let other = if self.knows(turn) { total + 1 + dice.below(9) as u8 } else { total };
        Some((Done::Bid { seat: turn.index(), limits: [Some(total), Some(other)] }, Some(after)))
    }

    /// Moves that are refused in both worlds: with other players' cards, out of turn, at the wrong time.
    fn tries(&self, twins: &Twins, dice: &mut Dice) -> Vec<(usize, String)> {
        let game = twins.one();
        let mut tries = Vec::new();
        for seat in game.players().seats() {
            let owner = game.players().seats().nth(dice.below(self.players as u32) as usize);
            let hands = owner
                .map(|it| (byzanz(&twins.games[0]).hand(it), byzanz(&twins.games[1]).hand(it)));
            let cards = hands.into_iter().flat_map(|(one, other)| one.iter().chain(other.iter()));
            let cards: Vec<_> = cards.collect();
            let card = cards.get(dice.below(cards.len().max(1) as u32) as usize);
            let kinds = ["pass", "done", "bid", "sell", "drop", "give", "take M", "take C"];
            for kind in kinds {
                let play = match (kind, card) {
                    ("bid" | "drop" | "give", Some(card)) => format!("{kind} {card}"),
                    ("sell", Some(card)) => format!("sell {card} {card} {card}"),
                    _ => kind.to_owned(),
                };
                let Ok(event) = twins.games[0].read(&format!("{seat} {play}")) else {
                    tries.push((seat.index(), play));
                    continue;
                };
                let allowed = twins.allows(event);
                if !self.knows(seat) {
                    assert_eq!(allowed[0], allowed[1], "{seat} {play}: the rules tell");
                }
                if allowed == [false, false] {
                    tries.push((seat.index(), play));
                }
            }
        }
        // A few of them at each step are many in a game.
        while tries.len() > 6 {
            tries.swap_remove(dice.below(tries.len() as u32) as usize);
        }
        tries
    }

    fn assert_the_worlds_look_the_same(&self, twins: &Twins) {
        let seats = twins.one().players().seats().filter(|&seat| !self.knows(seat));
        for viewer in seats.map(Viewer::Seat).chain([Viewer::Public]) {
            assert_eq!(twins.one().view(viewer), twins.other().view(viewer), "{viewer:?}");
        }
    }

    fn knows(&self, seat: Seat) -> bool {
        self.knowing.contains(&seat.index())
    }

    /// The seats, then a viewer with a key, then one without.
    pub fn viewers(&self) -> impl Iterator<Item = usize> + use<> {
        0..self.players + 2
    }

    /// Whether this viewer may see that the worlds differ.
    pub fn may_know(&self, viewer: usize) -> bool {
        self.knowing.contains(&viewer)
    }

    /// Asserts that the log contains no deal, no hand and no seed.
    pub fn assert_no_secret_in(&self, log: &str) {
        assert!(!log.contains(&self.sealed.revealed()), "the seed is logged");
        for line in self.beginnings.iter().flatten().filter(|line| line.starts_with("deal ")) {
            let (_, cards) = line[5..].split_once(' ').unwrap();
            assert!(!log.contains(cards), "the hand {cards} is logged");
        }
    }
}

fn is_deal(event: &AnyEvent) -> bool {
    matches!(event, AnyEvent::Byzanz(Event::Chance(Outcome::Deal(..))))
}

/// The same events with other cards in one or two hands, and the seats that see it.
fn changed(
    events: &[AnyEvent],
    game: &Byzanz,
    difference: Difference,
    dice: &mut Dice,
) -> Option<(Vec<AnyEvent>, Vec<usize>)> {
    let count = game.players().count() as u32;
    let one = dice.below(count) as usize;
    let other = (one + 1 + dice.below(count - 1) as usize) % count as usize;
    let seat = |index: usize| Seat::new(index as u32, game.players()).unwrap();
    let (first, second) = (game.hand(seat(one)), game.hand(seat(other)));
    let (hands, knowing) = match difference {
        Difference::Orders => return Some((events.to_vec(), vec![one])),
        Difference::Exchanged => {
            let most = 1 + dice.below(4) as usize;
            let given: Cards = first.iter().take(most).collect();
            let taken: Cards = second.iter().rev_take(most);
            (given != taken).then_some(())?;
            let hands = [first.minus(given).plus(taken), second.minus(taken).plus(given)];
            (hands[0] != first).then_some(())?;
            (vec![(one, hands[0]), (other, hands[1])], vec![one, other])
        }
        Difference::FromTheDeck => {
            let gone = first.iter().nth(dice.below(4) as usize)?;
            // The nearest in the order of the notation moves the places of no others in the deck.
            let near = |card: &byzanz::Card| card.place().abs_diff(gone.place());
            let unseen = byzanz::Card::all().filter(|card| game.unseen().count(*card) > 0);
            let come = unseen.filter(|card| *card != gone).min_by_key(near)?;
            let hand = first.minus(Cards::one(gone)).plus(Cards::one(come));
            (vec![(one, hand)], vec![one])
        }
    };
    let dealt = |event: &AnyEvent| match event {
        AnyEvent::Byzanz(Event::Chance(Outcome::Deal(to, _))) => {
            let hand = hands.iter().find(|(index, _)| *index == to.index());
            let other = |(_, cards): &(usize, Cards)| Event::Chance(Outcome::Deal(*to, *cards));
            hand.map_or(*event, |it| AnyEvent::Byzanz(other(it)))
        }
        _ => *event,
    };
    Some((events.iter().map(dealt).collect(), knowing))
}

/// The last few of some cards.
trait LastFew {
    fn rev_take(self, count: usize) -> Cards;
}

impl<I: Iterator<Item = byzanz::Card>> LastFew for I {
    fn rev_take(self, count: usize) -> Cards {
        let all: Vec<_> = self.collect();
        all.into_iter().rev().take(count).collect()
    }
}
