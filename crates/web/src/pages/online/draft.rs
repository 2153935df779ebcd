//! A table of a server while it is being laid.

use fondaco_bots::Level;
use fondaco_protocol::{CLOCKS, NewTable, SeatWish};
use fondaco_rules::GameKind;

/// Who may have a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// The one who sets up the table.
    You,
    /// Anybody.
    Open,
    /// Whoever is named by this number, or the link of a player's page that ends in it.
    Invited(String),
    /// A bot.
    Bot(Level),
}

impl Place {
    /// The name under which it is chosen.
    pub const fn name(&self) -> &'static str {
        match self {
            Place::You => "you",
            Place::Open => "open",
            Place::Invited(_) => "invited",
            Place::Bot(level) => level.name(),
        }
    }

    /// The place of that name.
    pub fn named(name: &str) -> Option<Place> {
        match name {
            "you" => Some(Place::You),
            "open" => Some(Place::Open),
            "invited" => Some(Place::Invited(String::new())),
            level => level.parse().ok().map(Place::Bot),
        }
    }
}

/// A table while it is being laid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// Which game.
    pub kind: GameKind,
    /// Who may sit where. Just one seat is yours.
    pub places: Vec<Place>,
    /// Can everybody find it?
    pub public: bool,
    /// Seconds for a decision.
    pub clock: u32,
    /// Does it begin as soon as everybody is there?
    pub start_when_full: bool,
}

/// Why such a table cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The number of an invited person is missing, or is none.
    NoPerson,
}

impl Draft {
    /// The table of one who does not want to choose.
    pub fn usual(kind: GameKind) -> Draft {
        let mut places = vec![Place::Open; kind.usual_players().into()];
        places[0] = Place::You;
        Draft { kind, places, public: true, clock: CLOCKS[3], start_when_full: true }
    }

    /// So many seats; your own does not get lost.
    pub fn resize(&mut self, seats: usize) {
        let yours = self.places.iter().position(|place| *place == Place::You);
        self.places.resize(seats, Place::Open);
        if yours.is_none_or(|yours| yours >= seats)
            && let Some(last) = self.places.last_mut()
        {
            *last = Place::You;
        }
    }

    /// Gives a seat to somebody. If it becomes yours, your old one is given to whoever had it; and
    /// you keep yours as long as you take no other.
    pub fn seat(&mut self, seat: usize, place: Place) {
        let yours = self.places.iter().position(|place| *place == Place::You);
        if seat >= self.places.len() || yours == Some(seat) && place == Place::You {
            return;
        }
        match (place, yours) {
            (Place::You, Some(yours)) => self.places.swap(yours, seat),
            (place, Some(yours)) if yours == seat => {
                // Somebody has to be the host: you sit down at the next seat.
                let next = (seat + 1) % self.places.len();
                self.places[next] = Place::You;
                self.places[seat] = place;
            }
            (place, _) => self.places[seat] = place,
        }
    }

    /// What the server is asked for.
    ///
    /// # Errors
    /// When somebody is invited who cannot be found.
    pub fn wish(&self) -> Result<NewTable, Fault> {
        let wish = |place: &Place| match place {
            Place::You => Ok(SeatWish::Host),
            Place::Open => Ok(SeatWish::Open),
            Place::Invited(text) => number(text).map(SeatWish::Invited).ok_or(Fault::NoPerson),
            Place::Bot(level) => Ok(SeatWish::Bot(level.name().to_owned())),
        };
        Ok(NewTable {
            game: self.kind.name().to_owned(),
            seats: self.places.iter().map(wish).collect::<Result<_, _>>()?,
            public: self.public,
            clock: self.clock,
            start_when_full: self.start_when_full,
        })
    }
}

/// The number of a person, from what somebody wrote: the number itself, or a link to the page.
fn number(text: &str) -> Option<String> {
    let text = text.trim();
    let number = text.rsplit_once("#/player/").map_or(text, |(_, number)| number);
    let is_plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_';
    ((1..=64).contains(&number.len()) && number.chars().all(is_plain)).then(|| number.to_owned())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    fn hosts(draft: &Draft) -> usize {
        draft.places.iter().filter(|place| **place == Place::You).count()
    }

    #[test]
    fn there_is_always_one_host() {
        for kind in GameKind::ALL {
            let mut draft = Draft::usual(kind);
            for seat in 0..draft.places.len() {
                for place in [Place::Open, Place::You, Place::Bot(Level::Master), Place::Open] {
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
    fn the_wish_says_what_was_chosen() {
        let mut draft = Draft::usual(GameKind::Medici);
        draft.seat(1, Place::Invited("https://here/#/player/ab-12_x".into()));
        draft.seat(2, Place::Bot(Level::Merchant));
        let wish = draft.wish().unwrap();
        let expected = [
            SeatWish::Host,
            SeatWish::Invited("ab-12_x".into()),
            SeatWish::Bot("merchant".into()),
            SeatWish::Open,
        ];
        assert_eq!(wish.seats, expected);
        assert!(CLOCKS.contains(&wish.clock));
        draft.seat(1, Place::Invited("not a number!".into()));
        assert_eq!(draft.wish(), Err(Fault::NoPerson));
    }
}
