//! The fields of a position as transcripts write them: no quotes, no brackets.

use crate::byzanz::{self, HeldPosition};
use crate::medici::{self, Bid, DayPosition};
use crate::strozzi::{self, Harbour, RoundReport, ShipPosition};
use crate::{AnyPosition, Seat, of_game};

/// A field, or a part of it: `days.0.values` is the values of the first day.
pub(super) fn field(position: &AnyPosition, path: &str) -> String {
    let whole = of_game!(position, AnyPosition(position) => position.show());
    path.split('.').fold(whole, |whole, step| whole.part(path, step)).plain()
}

enum Shown {
    Word(String),
    List(Vec<Shown>),
    Fields(Vec<(&'static str, Shown)>),
}

impl Shown {
    fn part(self, path: &str, step: &str) -> Shown {
        let part = match self {
            Shown::Word(_) => None,
            Shown::List(items) => step.parse().ok().and_then(|at| items.into_iter().nth(at)),
            Shown::Fields(fields) => {
                fields.into_iter().find(|(name, _)| *name == step).map(|(_, value)| value)
            }
        };
        part.unwrap_or_else(|| panic!("there is no field {path}"))
    }

    fn plain(&self) -> String {
        match self {
            Shown::Word(word) => word.clone(),
            Shown::List(items) if items.is_empty() => "none".into(),
            Shown::List(items) => {
                let nested = items.iter().any(|item| !matches!(item, Shown::Word(_)));
                let items: Vec<_> = items.iter().map(Shown::plain).collect();
                items.join(if nested { " | " } else { " " })
            }
            Shown::Fields(fields) => {
                let fields = fields.iter().map(|(name, value)| format!("{name} {}", value.plain()));
                fields.collect::<Vec<_>>().join(", ")
            }
        }
    }
}

/// The named fields of a struct.
macro_rules! fields {
    ($of:expr, $($name:ident)*) => {
        Shown::Fields(vec![$((stringify!($name), $of.$name.show())),*])
    };
}

impl Show for medici::Position {
    fn show(&self) -> Shown {
        fields!(self, game players over scores winners day money ships levels bag unseen auctioneer
            lot high_bid days)
    }
}

impl Show for DayPosition {
    fn show(&self) -> Shown {
        fields!(self, values ship_pay stall_pay bonus_pay)
    }
}

impl Show for strozzi::Position {
    fn show(&self) -> Shown {
        fields!(self, game players over scores winners round money turn lot price ships bag unseen
            markers rounds)
    }
}

impl Show for RoundReport {
    fn show(&self) -> Shown {
        fields!(self, values harbour_pay monopoly_pay bonus_pay)
    }
}

impl Show for byzanz::Position {
    fn show(&self) -> Shown {
        fields!(self, game players over scores winners round rounds deck offers won lot starter
            bids passed hands market profits)
    }
}

trait Show {
    fn show(&self) -> Shown;
}

macro_rules! show_as_words {
    ($($word:ty)*) => {
        $(impl Show for $word {
            fn show(&self) -> Shown {
                Shown::Word(self.to_string())
            }
        })*
    };
}

show_as_words!(u8 u16 u32 usize i8 i32 bool &str String Seat Harbour);

impl<T: Show> Show for Option<T> {
    fn show(&self) -> Shown {
        self.as_ref().map_or_else(|| Shown::Word("null".into()), Show::show)
    }
}

impl<T: Show> Show for Vec<T> {
    fn show(&self) -> Shown {
        Shown::List(self.iter().map(Show::show).collect())
    }
}

impl<T: Show, const COUNT: usize> Show for [T; COUNT] {
    fn show(&self) -> Shown {
        Shown::List(self.iter().map(Show::show).collect())
    }
}

impl Show for Bid {
    fn show(&self) -> Shown {
        Shown::Fields(vec![("seat", self.by.show()), ("amount", self.amount.get().show())])
    }
}

impl Show for ShipPosition {
    fn show(&self) -> Shown {
        fields!(self, harbour tiles)
    }
}

impl Show for HeldPosition {
    fn show(&self) -> Shown {
        match self {
            HeldPosition::Seen(cards) => cards.show(),
            HeldPosition::Counted(count) => count.show(),
        }
    }
}
