//! A game by the lines of its log, as one viewer sees them.

use fondaco_protocol::LogLine;
use fondaco_rules::{AnyEffect, AnyEvent, AnyGame, Viewer};

/// What was heard of a game.
pub struct Heard {
    new: AnyGame,
    viewer: Viewer,
    /// How many lines of the log are known.
    lines: u32,
    /// Those events that were not taken back.
    events: Vec<String>,
    game: AnyGame,
}

/// What a line tells.
pub enum Told {
    /// Something happened in the game.
    Event { before: Box<AnyGame>, event: AnyEvent, effects: Vec<AnyEffect> },
    /// The game went back.
    Undone,
    /// A bot plays for this seat.
    Away(u8),
    /// The seat plays for itself again.
    Back(u8),
    /// What all draws followed from.
    Seed(String),
    /// Nothing that anybody knows here.
    Nothing,
}

/// The lines do not go on where those before ended.
#[derive(Debug)]
pub struct Gap;

impl Heard {
    /// A new game, of which nothing was heard yet.
    pub fn new(game: AnyGame, viewer: Viewer) -> Heard {
        Heard { new: game.clone(), viewer, lines: 0, events: Vec::new(), game }
    }

    /// The position as far as the viewer knows it.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Whose eyes these are.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// How many lines of the log are known.
    pub fn lines(&self) -> u32 {
        self.lines
    }

    /// Lines of the log; those that are known already are passed over.
    pub fn hear(
        &mut self,
        from: u32,
        lines: &[String],
        tell: &mut dyn FnMut(Told, &AnyGame),
    ) -> Result<(), Gap> {
        let known = (self.lines + 1).checked_sub(from).ok_or(Gap)?;
        for line in lines.iter().skip(known as usize) {
            let told = self.hear_line(line)?;
            self.lines += 1;
            tell(told, &self.game);
        }
        Ok(())
    }

    fn hear_line(&mut self, line: &str) -> Result<Told, Gap> {
        Ok(match LogLine::of(line) {
            LogLine::Event(line) => {
                let before = Box::new(self.game.clone());
                let mut effects = Vec::new();
                let heard = self.game.hear(self.viewer, line, &mut |effect| effects.push(effect));
                let event = heard.map_err(|_| Gap)?;
                self.events.push(line.to_owned());
                Told::Event { before, event, effects }
            }
            LogLine::Undo(events) => {
                self.events.truncate(events);
                self.game = self.new.clone();
                for line in &self.events {
                    self.game.hear(self.viewer, line, &mut |_| ()).map_err(|_| Gap)?;
                }
                Told::Undone
            }
            LogLine::Away(seat) => Told::Away(seat),
            LogLine::Back(seat) => Told::Back(seat),
            LogLine::Seed(seed) => Told::Seed(seed.to_owned()),
            LogLine::Other(_) => Told::Nothing,
        })
    }
}

#[cfg(test)]
mod tests {
    use fondaco_rules::{GameKind, ToAct};

    use super::*;

    fn lines(text: &str) -> Vec<String> {
        text.lines().map(str::to_owned).collect()
    }

    #[test]
    fn lines_are_heard_once_and_in_order() {
        let game = AnyGame::new(GameKind::Medici, 3).unwrap();
        let mut heard = Heard::new(game, Viewer::Public);
        let mut told = 0;
        let mut tell = |_: Told, _: &AnyGame| told += 1;
        heard.hear(1, &lines("first 1\ntile C5\n1 draw"), &mut tell).unwrap();
        heard.hear(2, &lines("tile C5\n1 draw\ntile D3"), &mut tell).unwrap();
        assert!(heard.hear(6, &lines("1 offer"), &mut tell).is_err());
        assert!(heard.hear(5, &lines("1 bid 900"), &mut tell).is_err());
        assert_eq!((heard.lines(), told), (4, 4));
    }

    #[test]
    fn what_is_taken_back_has_not_happened() {
        let game = AnyGame::new(GameKind::Medici, 3).unwrap();
        let mut heard = Heard::new(game, Viewer::Public);
        heard.hear(1, &lines("first 1\ntile C5"), &mut |_, _| ()).unwrap();
        let before = heard.game().clone();
        let more = "1 offer\n2 bid 3\n@away 2\n@undo 2\n@back 2";
        heard.hear(3, &lines(more), &mut |_, _| ()).unwrap();
        assert_eq!((heard.lines(), heard.game()), (7, &before));
        assert!(matches!(heard.game().to_act(), ToAct::Player(_)));
    }
}
