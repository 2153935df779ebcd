//! What is known of the stored games.

use fondaco_client::SetUp;
use fondaco_rules::record::Replay;
use fondaco_rules::{AnyGame, Period, Seat, ToAct, Viewer, sort_few};
use fondaco_texts::{Names, Texts};
use leptos::prelude::*;

use crate::language::{self, say};
use crate::parts::SeatMark;
use crate::route::Route;
use crate::storage::{self, Stored};

/// The prefix of the id of a lesson, of which each game has one.
pub const LESSON: &str = "lesson";

/// A stored game that could be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// Its id.
    pub id: String,
    /// Its record.
    pub record: String,
    /// The position.
    pub game: AnyGame,
    /// The names of the players.
    pub names: Names,
    /// How much of it may be seen in a replay.
    pub eyes: Viewer,
}

impl SavedGame {
    fn of(stored: &Stored) -> Option<SavedGame> {
        let mut replay = Replay::new();
        for line in stored.record.lines() {
            replay.read(line.as_bytes()).ok()?;
        }
        let tags = replay.tags().to_vec();
        let game = replay.end().ok()?;
        let names = Names::of_record(game.kind(), game.players(), &tags);
        let eyes = SetUp::of_tags(game.kind(), game.players(), &tags).eyes(&game);
        Some(SavedGame { id: stored.id.clone(), record: stored.record.clone(), game, names, eyes })
    }

    pub fn is_over(&self) -> bool {
        self.game.to_act() == ToAct::Over
    }

    /// The page at which it goes on.
    pub fn route(&self) -> Route {
        if self.is_lesson() && !self.is_over() {
            Route::Learn(self.game.kind())
        } else {
            Route::Table(self.id.clone())
        }
    }

    fn is_lesson(&self) -> bool {
        self.id.starts_with(LESSON)
    }

    /// When it was begun, or that it is a lesson.
    pub fn when(&self) -> Option<String> {
        if self.is_lesson() { Some(language::texts().learn_title()) } else { begun(&self.id) }
    }

    /// The name of its file.
    pub fn file(&self) -> String {
        format!("fondaco-{}-{}.record", self.game.kind(), self.id)
    }

    /// The seats; when the game is over, the best first.
    pub fn ranked(&self) -> Vec<Seat> {
        let scores = self.game.scores();
        let mut seats: Vec<Seat> = self.game.players().seats().collect();
        if self.is_over() {
            let winners = self.game.winners();
            sort_few(&mut seats, |&seat| (!winners.contains(seat), -scores[seat]));
        }
        seats
    }

    /// Who won, in words.
    pub fn won_by(&self, texts: &Texts) -> String {
        let winners: Vec<Seat> = self.game.winners().iter().collect();
        match winners[..] {
            [winner] => {
                fondaco_texts::text!(texts, "wins", name = self.names.called(texts, winner))
            }
            _ => {
                let names: Vec<_> =
                    winners.iter().map(|&seat| self.names.label(texts, seat)).collect();
                fondaco_texts::text!(texts, "share-victory", names = names.join(", "))
            }
        }
    }
}

/// All stored games that can be read, the newest first, lessons last. Those that cannot are set aside, and
/// counted.
pub fn kept() -> (Vec<SavedGame>, usize) {
    let mut set_aside = 0;
    let readable = storage::games().into_iter().filter_map(|stored| {
        let kept = SavedGame::of(&stored);
        if kept.is_none() {
            storage::set_aside(&stored.id);
            set_aside += 1;
        }
        kept
    });
    let mut games: Vec<SavedGame> = readable.collect();
    sort_few(&mut games, SavedGame::is_lesson);
    (games, set_aside)
}

/// How far a game is.
pub fn place(game: &AnyGame) -> String {
    let (number, of) = (game.period(), game.periods());
    match game.kind().period() {
        Period::Day => say!("kept-day", day = number, days = of),
        Period::Round => say!("round", round = number, rounds = of),
    }
}

/// When a game was begun, which its id says.
pub fn begun(id: &str) -> Option<String> {
    let time = id.get(..id.len().checked_sub(5)?)?;
    let time = u64::from_str_radix(time, 16).ok()?;
    Some(language::date(time as f64, &[("dateStyle", "medium"), ("timeStyle", "short")]))
}

/// Who plays, and how many florins or points everybody has in the end.
#[component]
pub fn Players(kept: SavedGame) -> impl IntoView {
    let scores = kept.is_over().then(|| kept.game.scores());
    let winners = kept.game.winners();
    let row = |seat: Seat| {
        let names = kept.names.clone();
        let label = Signal::derive(move || names.label(language::texts(), seat));
        view! {
            <li class:winner=winners.contains(seat)>
                <SeatMark seat name=label />
                <span>{move || label.get()}</span>
                {scores.map(|scores| view! { <strong class="figures">{scores[seat]}</strong> })}
            </li>
        }
    };
    view! { <ul class="sitters">{kept.ranked().into_iter().map(row).collect_view()}</ul> }
}
