//! The tree: what was tried, how often, and what came of it.

use std::mem::{Discriminant, discriminant};
use std::num::NonZeroU32;

use fondaco_dice::{Dice, random_step};
use fondaco_rules::{BySeat, Choices, Event, EventOf, Game, Outcomes, Seat, ToAct};

use super::Settings;
use super::reward::Reward;

/// The positions tried so far, as far as they are told apart: the first is the one in question.
pub(super) struct Tree<G: Game> {
    settings: Settings,
    nodes: Vec<Node<G>>,
    reward: Reward,
    /// The places of the nodes that the current playout came through, below the first.
    path: Vec<Place>,
    /// For choosing one move of each kind: the kind, how many were seen, and the one chosen.
    kinds: Vec<(Discriminant<G::Move>, u32, G::Move)>,
}

/// A tree holds no more nodes than about this, which take some 150 megabytes: it is reached after
/// a million playouts or more.
const MOST_NODES: usize = 1 << 21;

/// A position after an event.
struct Node<G: Game> {
    /// What led here; nothing in the first node.
    event: Option<EventOf<G>>,
    /// What was tried here last, and before that.
    last_child: Option<Place>,
    previous_sibling: Option<Place>,
    /// How often it was played.
    visits: u32,
    /// How often it could have been played.
    available: u32,
    /// The sum of the rewards for the seat that played it, and the sum of their squares.
    reward: f64,
    squares: f64,
}

/// Where a node below the first lies.
type Place = NonZeroU32;

impl<G: Game> Node<G> {
    const fn new(event: Option<EventOf<G>>) -> Node<G> {
        Node {
            event,
            last_child: None,
            previous_sibling: None,
            visits: 0,
            available: 0,
            reward: 0.0,
            squares: 0.0,
        }
    }
}

/// How a playout went.
pub(super) struct Playout<G: Game> {
    /// The first move; nothing if there was none to make.
    pub(super) first: Option<G::Move>,
    /// What came of it for each seat.
    pub(super) rewards: BySeat<f32>,
    /// The end of the game.
    pub(super) end: G,
}

impl<G: Game> Tree<G> {
    pub(super) fn new(settings: Settings) -> Tree<G> {
        Tree {
            settings,
            nodes: vec![Node::new(None)],
            reward: Reward::new(settings.margin),
            path: Vec::new(),
            kinds: Vec::new(),
        }
    }

    /// Plays one game to its end: as far as the tree reaches by what is known of the moves, then
    /// at random.
    pub(super) fn playout(&mut self, mut game: G, dice: &mut Dice) -> Playout<G> {
        self.path.clear();
        let mut at = 0;
        loop {
            if self.is_full() && self.nodes[at].last_child.is_none() {
                break;
            }
            let place = match game.to_act() {
                ToAct::Over => break,
                ToAct::Chance => {
                    let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
                    let place = self.settings.chance_nodes.then(|| self.drawn(at, outcome));
                    let played = game.reveal(outcome, &mut |_| ());
                    debug_assert!(played.is_ok(), "the rules list what they then refuse");
                    let Some(place) = place else { continue };
                    place
                }
                ToAct::Player(seat) => {
                    let (place, choice) = self.select(at, &game, seat, dice);
                    let played = game.act(seat, choice, &mut |_| ());
                    debug_assert!(played.is_ok(), "the rules list what they then refuse");
                    place
                }
            };
            self.path.push(place);
            at = place.get() as usize;
            if self.nodes[at].visits == 0 {
                break;
            }
        }
        while random_step(&mut game, dice) {}
        let rewards = self.reward.of(&game);
        self.learn(&rewards);
        Playout { first: self.first_move(), rewards, end: game }
    }

    /// Whether the tree has reached its largest size.
    fn is_full(&self) -> bool {
        self.nodes.len() >= MOST_NODES
    }

    fn first_move(&self) -> Option<G::Move> {
        match self.nodes[self.path.first()?.get() as usize].event {
            Some(Event::Move(_, choice)) => Some(choice),
            _ => None,
        }
    }

    fn learn(&mut self, rewards: &BySeat<f32>) {
        self.nodes[0].visits += 1;
        for place in &self.path {
            let node = &mut self.nodes[place.get() as usize];
            node.visits += 1;
            if let Some(Event::Move(seat, _)) = node.event {
                let reward = f64::from(rewards[seat]);
                node.reward += reward;
                node.squares += reward * reward;
            }
        }
    }

    /// The node of this outcome below a node.
    fn drawn(&mut self, at: usize, outcome: G::Outcome) -> Place {
        let event = Some(Event::Chance(outcome));
        let mut next = self.nodes[at].last_child;
        while let Some(place) = next {
            let node = &self.nodes[place.get() as usize];
            if node.event == event {
                return place;
            }
            next = node.previous_sibling;
        }
        self.add(at, event)
    }

    fn add(&mut self, at: usize, event: Option<EventOf<G>>) -> Place {
        let place = Place::MIN.saturating_add(self.nodes.len() as u32 - 1);
        let parent = &mut self.nodes[at];
        let previous_sibling = parent.last_child.replace(place);
        let available = parent.visits;
        self.nodes.push(Node { previous_sibling, available, ..Node::new(event) });
        place
    }

    /// The move to try now: one that was not tried yet, or else the one with the best upper bound
    /// of what it may be worth.
    fn select(&mut self, at: usize, game: &G, seat: Seat, dice: &mut Dice) -> (Place, G::Move) {
        let moves = game.moves(seat);
        let mut known = Known::default();
        let mut best: Option<(Place, G::Move)> = None;
        let mut best_bound = f32::NEG_INFINITY;
        let mut next = self.nodes[at].last_child;
        while let Some(place) = next {
            let node = &mut self.nodes[place.get() as usize];
            next = node.previous_sibling;
            let Some(Event::Move(by, choice)) = node.event else { continue };
            if by != seat || !moves.contains(&choice) {
                continue;
            }
            known.count(node);
            node.available += 1;
            let bound = node.bound(self.settings.exploration);
            if bound > best_bound {
                best_bound = bound;
                best = Some((place, choice));
            }
        }
        match best {
            None => self.add_each_kind(at, moves, seat, dice),
            Some(_)
                if known.are_clear(self.settings.clarity)
                    && known.moves < moves.len()
                    && !self.is_full() =>
            {
                let choice = self.untried(at, known.moves, moves, seat, dice);
                (self.add(at, Some(Event::Move(seat, choice))), choice)
            }
            Some(best) => best,
        }
    }

    /// Any move that is not in the tree yet.
    fn untried(
        &self,
        at: usize,
        known: u32,
        moves: G::Moves,
        seat: Seat,
        dice: &mut Dice,
    ) -> G::Move {
        // With many moves few are known: one of the others is soon found by chance.
        for _ in 0..4 {
            let choice = moves.choose(&mut |bound| dice.below(bound));
            if !self.knows(at, seat, choice) {
                return choice;
            }
        }
        let rank = dice.below(moves.len() - known) as usize;
        let mut others = moves.iter().filter(|&choice| !self.knows(at, seat, choice));
        others.nth(rank).unwrap_or_else(|| moves.get(0))
    }

    fn knows(&self, at: usize, seat: Seat, choice: G::Move) -> bool {
        let event = Some(Event::Move(seat, choice));
        let mut next = self.nodes[at].last_child;
        while let Some(place) = next {
            let node = &self.nodes[place.get() as usize];
            if node.event == event {
                return true;
            }
            next = node.previous_sibling;
        }
        false
    }

    /// Puts one move of each kind into the tree, so that a pass is found among a hundred bids.
    /// Returns one of them.
    fn add_each_kind(
        &mut self,
        at: usize,
        moves: G::Moves,
        seat: Seat,
        dice: &mut Dice,
    ) -> (Place, G::Move) {
        self.kinds.clear();
        for choice in moves.iter() {
            let kind = discriminant(&choice);
            match self.kinds.iter_mut().find(|(other, ..)| *other == kind) {
                None => self.kinds.push((kind, 1, choice)),
                Some((_, seen, chosen)) => {
                    *seen += 1;
                    if dice.below(*seen) == 0 {
                        *chosen = choice;
                    }
                }
            }
        }
        let first = dice.below(self.kinds.len() as u32) as usize;
        self.kinds.swap(0, first);
        let mut added = None;
        for index in (0..self.kinds.len()).rev() {
            let (_, _, choice) = self.kinds[index];
            added = Some((self.add(at, Some(Event::Move(seat, choice))), choice));
        }
        added.unwrap_or_else(|| panic!("the seat to act has no move"))
    }
}

impl<G: Game> Node<G> {
    /// What the move may be worth at best, as far as it was tried.
    fn bound(&self, exploration: f32) -> f32 {
        if self.visits == 0 {
            return f32::INFINITY;
        }
        let visits = self.visits as f32;
        let mean = (self.reward / f64::from(self.visits)) as f32;
        let explored = libm::logf(self.available.max(1) as f32) / visits;
        mean + exploration * libm::sqrtf(explored)
    }
}

/// The moves of a position that are in the tree and legal now, taken together.
#[derive(Default)]
struct Known {
    moves: u32,
    untried: u32,
    visits: f64,
    /// How far the rewards lie from the mean of their move: the sum of the squares.
    scatter: f64,
}

impl Known {
    fn count<G: Game>(&mut self, node: &Node<G>) {
        self.moves += 1;
        if node.visits == 0 {
            self.untried += 1;
        } else {
            let visits = f64::from(node.visits);
            self.visits += visits;
            self.scatter += (node.squares - node.reward * node.reward / visits).max(0.0);
        }
    }

    /// Has every move been tried, and so often that the mean reward of a move has no larger
    /// standard error than this? A few imagined playouts stand for what is not known yet.
    fn are_clear(&self, error: f32) -> bool {
        const IMAGINED: f64 = 4.0;
        const SCATTERED: f64 = 0.1;
        let spread = (self.scatter + IMAGINED * SCATTERED) / (self.visits + IMAGINED);
        let error = f64::from(error);
        self.untried == 0 && spread * f64::from(self.moves) <= error * error * self.visits
    }
}
