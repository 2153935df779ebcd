//! What was scored, as numbers: who earned what for what.

use fondaco_rules::byzanz::{Standing, View};
use fondaco_rules::medici::{self, DayReport};
use fondaco_rules::strozzi::{self, Harbour, RoundReport, TRACKS};
use fondaco_rules::{BySeat, Game, Medici, Players, Seat, Strozzi};
use fondaco_texts::{Texts, text};

/// What a page lays out as it likes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Table<'a> {
    /// What a day of Medici or a round of Medici vs Strozzi paid.
    Ledger(Ledger),
    /// What each holds and has earned after a round of Byzanz, as far as the reader knows.
    Holdings(&'a View),
    /// The end of a game about money, the best first.
    Purses(Vec<Rank<Purse>>),
    /// The end of Byzanz, the best first; the cards are in the view.
    Profits(&'a View, Vec<Rank<Standing>>),
}

/// What a day or round paid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ledger {
    /// Which day or round it was.
    pub when: When,
    /// How many play.
    pub players: Players,
    /// For what they were paid, in the order of the board.
    pub rows: Vec<Row>,
    /// All that each has earned now.
    pub earned: BySeat<i32>,
    /// The money of each after that.
    pub money: BySeat<i32>,
}

/// A day of Medici or a round of Medici vs Strozzi.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum When {
    Day(u8),
    Round(u8),
}

/// What each has earned for one thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// For what.
    pub source: Source,
    /// By seat.
    pub earned: BySeat<Earned>,
}

/// What a day or round pays for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The ships of Medici, by their values.
    Ship,
    /// A stall of Medici, by the levels of the counters.
    Stall(medici::Good),
    /// A harbour of Medici vs Strozzi, by the values of the cargoes.
    Harbour(Harbour),
    /// The marker of a good in the harbour above, by the side on which it stands.
    Marker {
        /// What it is the marker of.
        good: strozzi::Good,
        /// Where it stood; the side of seat 0 is positive.
        before: i8,
        /// Where it stands now.
        after: i8,
    },
}

/// What a player earned for one thing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Earned {
    /// The value or level it was paid for; a marker has none.
    pub of: Option<u8>,
    /// The florins, without the bonus.
    pub pay: i32,
    /// The bonus of a level or space.
    pub bonus: i32,
}

/// A player's place at the end; equals share a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rank<T> {
    /// The first is 1.
    pub place: usize,
    /// Who it is.
    pub seat: Seat,
    /// With what.
    pub with: T,
}

/// Where a player's money came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purse {
    /// What all started with.
    pub start: i32,
    /// What was earned in which way.
    pub earned: [(Way, i32); 3],
    /// What was paid for goods.
    pub paid: i32,
    /// What is there at the end.
    pub money: i32,
}

/// A way to earn money.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Way {
    Ships,
    Stalls,
    Harbours,
    Monopolies,
    Bonus,
}

impl Ledger {
    /// What a day of Medici paid, and what it led to.
    pub fn of_day(day: u8, report: &DayReport, after: &Medici) -> Ledger {
        let players = report.players;
        let ship = |seat| Earned {
            of: Some(report.values[seat]),
            pay: report.ship_pay[seat].into(),
            bonus: 0,
        };
        let stall = |good: medici::Good| {
            let at = good as usize;
            by_seat(players, |seat| Earned {
                of: Some(after.levels(seat)[at]),
                pay: report.stall_pay[seat][at].into(),
                bonus: report.bonus_pay[seat][at].into(),
            })
        };
        let ships = Row { source: Source::Ship, earned: by_seat(players, ship) };
        let stalls =
            medici::Good::ALL.map(|good| Row { source: Source::Stall(good), earned: stall(good) });
        Ledger {
            when: When::Day(day),
            players,
            rows: [ships].into_iter().chain(stalls).collect(),
            earned: by_seat(players, |seat| report.total(seat).into()),
            money: by_seat(players, |seat| after.money(seat).into()),
        }
    }

    /// What a round of Medici vs Strozzi paid, and what it led to.
    pub fn of_round(round: u8, report: &RoundReport, after: &Strozzi) -> Ledger {
        let players = after.players();
        let mut rows = Vec::new();
        for harbour in Harbour::ALL {
            let cargo = |seat: Seat| Earned {
                of: Some(report.values[seat.index()][harbour as usize]),
                pay: report.for_harbour(seat, harbour),
                bonus: 0,
            };
            rows.push(Row { source: Source::Harbour(harbour), earned: by_seat(players, cargo) });
            let tracks = TRACKS.iter().enumerate().filter(|(_, track)| track.0 == harbour);
            for (track, &(_, good)) in tracks {
                let marker = |seat| {
                    let (pay, bonus) = report.for_marker(seat, track);
                    Earned { of: None, pay, bonus }
                };
                let (before, after) = (report.markers_before[track], report.markers_after[track]);
                let source = Source::Marker { good, before, after };
                rows.push(Row { source, earned: by_seat(players, marker) });
            }
        }
        Ledger {
            when: When::Round(round),
            players,
            rows,
            earned: by_seat(players, |seat| report.totals()[seat.index()]),
            money: by_seat(players, |seat| after.money(seat)),
        }
    }

    /// What stands above it.
    pub fn title(&self, texts: &Texts) -> String {
        match self.when {
            When::Day(day) => text!(texts, "medici-day-pays", day = day),
            When::Round(round) => text!(texts, "strozzi-round-pays", round = round),
        }
    }
}

impl Source {
    /// What it is called.
    pub fn name(self, texts: &Texts) -> String {
        match self {
            Source::Ship => text!(texts, "medici-ship-row"),
            Source::Stall(good) => texts.medici_good(good),
            Source::Harbour(harbour) => {
                text!(texts, "strozzi-harbour", harbour = harbour.to_string())
            }
            Source::Marker { good, .. } => texts.strozzi_good(good),
        }
    }
}

impl Way {
    /// What it is called.
    pub fn name(self, texts: &Texts) -> String {
        match self {
            Way::Ships => text!(texts, "ships-column"),
            Way::Stalls => text!(texts, "stalls-column"),
            Way::Harbours => text!(texts, "harbours-column"),
            Way::Monopolies => text!(texts, "monopolies-column"),
            Way::Bonus => text!(texts, "bonus-column"),
        }
    }
}

fn by_seat<T: Copy + Default>(players: Players, of: impl Fn(Seat) -> T) -> BySeat<T> {
    let mut values = BySeat::default();
    for seat in players.seats() {
        values[seat] = of(seat);
    }
    values
}
