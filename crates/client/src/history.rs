//! All that happened in a game, and every position on the way.

use std::sync::Arc;

use fondaco_rules::record::{self, Line, LineError};
use fondaco_rules::{AnyEffect, AnyEvent, AnyGame, GameKind, Refusal, ToAct, WrongPlayers};

/// A game from its beginning to now. Copies share what happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    start: AnyGame,
    steps: Vec<Arc<Step>>,
}

/// An event, what it brought about, and the position after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What happened.
    pub event: AnyEvent,
    /// What came of it, in order.
    pub effects: Vec<AnyEffect>,
    /// The position after it.
    pub after: AnyGame,
}

impl Step {
    /// Was a day or a round scored with this event?
    pub fn is_scoring(&self) -> bool {
        self.effects.iter().any(AnyEffect::is_scoring)
    }
}

impl History {
    /// A game that has not begun.
    ///
    /// # Errors
    /// When the game is not made for that number of players.
    pub fn new(kind: GameKind, players: u32) -> Result<History, WrongPlayers> {
        Ok(History { start: AnyGame::new(kind, players)?, steps: Vec::new() })
    }

    /// Reads a record; also its `@` lines.
    ///
    /// # Errors
    /// The first line that is illegal.
    pub fn read(text: &str) -> Result<(History, Vec<(String, String)>), LineError> {
        let mut replay = record::Replay::new();
        let mut history: Option<History> = None;
        for line in text.lines() {
            let mut effects = Vec::new();
            let read = replay.read_telling(line.as_bytes(), &mut |effect| effects.push(effect))?;
            match (read, replay.game(), &mut history) {
                (Line::Header, Some(game), _) => {
                    history = Some(History { start: game.clone(), steps: Vec::new() });
                }
                (Line::Event(event), Some(game), Some(history)) => {
                    let after = game.clone();
                    history.steps.push(Arc::new(Step { event, effects, after }));
                }
                _ => {}
            }
        }
        let tags = replay.tags().to_vec();
        let last = replay.end()?;
        Ok((history.unwrap_or(History { start: last, steps: Vec::new() }), tags))
    }

    /// The position now.
    pub fn game(&self) -> &AnyGame {
        self.at(self.len())
    }

    /// The position after so many events.
    pub fn at(&self, events: usize) -> &AnyGame {
        match events.min(self.steps.len()) {
            0 => &self.start,
            count => &self.steps[count - 1].after,
        }
    }

    /// All that happened.
    pub fn steps(&self) -> &[Arc<Step>] {
        &self.steps
    }

    /// How many events there were.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Has nothing happened yet?
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Plays an event.
    ///
    /// # Errors
    /// A refused event changes nothing, and the error says why.
    pub fn play(&mut self, event: AnyEvent) -> Result<(), Refusal> {
        let mut after = self.game().clone();
        let mut effects = Vec::new();
        after.play(event, &mut |effect| effects.push(effect))?;
        self.steps.push(Arc::new(Step { event, effects, after }));
        Ok(())
    }

    /// Adds an event that was played elsewhere.
    pub(crate) fn push(&mut self, step: Step) {
        self.steps.push(Arc::new(step));
    }

    /// Goes one event on in a longer history of the same game, if there is one more.
    pub(crate) fn go_on_in(&mut self, longer: &History) -> bool {
        let next = longer.steps.get(self.len()).map(Arc::clone);
        self.steps.extend(next.clone());
        next.is_some()
    }

    /// Forgets all but the first events.
    pub fn cut(&mut self, events: usize) {
        self.steps.truncate(events);
    }

    /// The record, with these `@` lines after the header and the result if the game is over.
    pub fn record(&self, tags: &[(String, String)]) -> String {
        let game = self.game();
        let mut lines = vec![record::header(game.kind(), game.players().count())];
        lines.extend(tags.iter().map(|(key, value)| format!("@{key} {value}").trim_end().into()));
        lines.extend(self.steps.iter().map(|step| step.event.to_string()));
        if game.to_act() == ToAct::Over {
            lines.push(record::result(game));
        }
        lines.join("\n") + "\n"
    }
}
