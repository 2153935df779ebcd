//! A table of a server that is being set up.

use fondaco_bots::Level;
use fondaco_protocol::{CLOCKS, NewTable, SeatWish};
use fondaco_rules::GameKind;

use crate::route;

/// Who may have a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatChoice {
    /// The host, who sets up the table.
    You,
    /// Anybody.
    Open,
    /// The person with this id, or with the link of a player's page that ends in it.
    Invited(String),
    /// A bot.
    Bot(Level),
}

impl SeatChoice {
    /// Its name as an option.
    pub const fn name(&self) -> &'static str {
        match self {
            SeatChoice::You => "you",
            SeatChoice::Open => "open",
            SeatChoice::Invited(_) => "invited",
            SeatChoice::Bot(level) => level.name(),
        }
    }

    /// The choice of that name.
    pub fn named(name: &str) -> Option<SeatChoice> {
        match name {
            "you" => Some(SeatChoice::You),
            "open" => Some(SeatChoice::Open),
            "invited" => Some(SeatChoice::Invited(String::new())),
            level => level.parse().ok().map(SeatChoice::Bot),
        }
    }
}

/// A table that is being set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// Which game.
    pub kind: GameKind,
    /// Who may sit where. Just one seat is yours.
    pub places: Vec<SeatChoice>,
    /// Whether it is listed.
    pub public: bool,
    /// Seconds for a decision.
    pub clock: u32,
    /// Whether it begins as soon as everybody is there.
    pub start_when_full: bool,
}

/// Why such a table cannot be set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The id of an invited person is missing or malformed.
    NoPerson,
}

impl Draft {
    /// The usual table.
    pub fn usual(kind: GameKind) -> Draft {
        let mut places = vec![SeatChoice::Open; kind.usual_players().into()];
        places[0] = SeatChoice::You;
        Draft { kind, places, public: true, clock: CLOCKS[3], start_when_full: true }
    }

    /// Changes the number of seats; the host keeps one.
    pub fn resize(&mut self, seats: usize) {
        let yours = self.places.iter().position(|place| *place == SeatChoice::You);
        self.places.resize(seats, SeatChoice::Open);
        if yours.is_none_or(|yours| yours >= seats)
            && let Some(last) = self.places.last_mut()
        {
            *last = SeatChoice::You;
        }
    }

    /// Changes who may have a seat. If it becomes the host's, the two seats are swapped. The host keeps
    /// theirs until they take another.
    pub fn seat(&mut self, seat: usize, place: SeatChoice) {
        let yours = self.places.iter().position(|place| *place == SeatChoice::You);
        if seat >= self.places.len() || yours == Some(seat) && place == SeatChoice::You {
            return;
        }
        match (place, yours) {
            (SeatChoice::You, Some(yours)) => self.places.swap(yours, seat),
            (place, Some(yours)) if yours == seat => {
                // The host needs a seat, and takes the next one.
                let next = (seat + 1) % self.places.len();
                self.places[next] = SeatChoice::You;
                self.places[seat] = place;
            }
            (place, _) => self.places[seat] = place,
        }
    }

    /// The request to the server.
    pub fn request(&self) -> Result<NewTable, Fault> {
        let seat = |place: &SeatChoice| match place {
            SeatChoice::You => Ok(SeatWish::Host),
            SeatChoice::Open => Ok(SeatWish::Open),
            SeatChoice::Invited(text) => number(text).map(SeatWish::Invited).ok_or(Fault::NoPerson),
            SeatChoice::Bot(level) => Ok(SeatWish::Bot(level.name().to_owned())),
        };
        Ok(NewTable {
            game: self.kind,
            seats: self.places.iter().map(seat).collect::<Result<_, _>>()?,
            public: self.public,
            clock: self.clock,
            start_when_full: self.start_when_full,
        })
    }
}

/// The id of a person, from what was typed: the id itself, or a link to their page.
fn number(text: &str) -> Option<String> {
    let text = text.trim();
    let number = text.rsplit_once("#/player/").map_or(text, |(_, number)| number);
    route::is_number(number).then(|| number.to_owned())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    fn hosts(draft: &Draft) -> usize {
        draft.places.iter().filter(|place| **place == SeatChoice::You).count()
    }

    #[test]
    fn there_is_always_one_host() {
        for kind in GameKind::ALL {
            let mut draft = Draft::usual(kind);
            for seat in 0..draft.places.len() {
                for place in [
                    SeatChoice::Open,
                    SeatChoice::You,
                    SeatChoice::Bot(Level::Master),
                    SeatChoice::Open,
                ] {
                    draft.seat(seat, place);
                    assert_eq!(hosts(&draft), 1, "{draft:?}");
                }
            }
            let (least, most) = kind.players();
            for seats in [most, least, most] {
                draft.resize(seats.into());
                assert_eq!((hosts(&draft), draft.places.len()), (1, seats.into()));
            }
        }
    }

    #[test]
    fn the_request_says_what_was_chosen() {
        let mut draft = Draft::usual(GameKind::ALL[0]);
        draft.seat(1, SeatChoice::Invited("https://here/#/player/ab-12_x".into()));
        draft.seat(2, SeatChoice::Bot(Level::Merchant));
        let request = draft.request().unwrap();
        let expected = [
            SeatWish::Host,
            SeatWish::Invited("ab-12_x".into()),
            SeatWish::Bot("merchant".into()),
            SeatWish::Open,
        ];
        assert_eq!(request.seats, expected);
        assert!(CLOCKS.contains(&request.clock));
        draft.seat(1, SeatChoice::Invited("not a number!".into()));
        assert_eq!(draft.request(), Err(Fault::NoPerson));
    }
}
