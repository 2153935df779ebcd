//! Medici told: one line a lot, a table a day.

use fondaco_rules::medici::{
    DAYS, DayReport, Effect, Good, Lot, Move, Moves, NoBid, Outcome, Tile,
};
use fondaco_rules::{Event, Game, Medici, Seat};
use fondaco_texts::text;

use super::ranking::{self, Source};
use super::{Page, Told, Voice, legend};
use crate::paint::{self, Grid};

/// What has been seen but not yet told.
#[derive(Default)]
pub struct Story {
    /// Tiles of a lot that is not complete, and who drew them.
    drawn: Option<(Seat, Vec<Tile>)>,
    /// Somebody fills the last ship.
    is_filling: bool,
}

/// The goods, and the day.
pub fn open(voice: &Voice, page: &mut Page, game: &Medici) {
    let goods = Good::ALL.map(|good| (good.letter(), voice.texts.medici_good(good)));
    page.line(&legend(goods.into_iter().chain([('A', voice.texts.gold())])));
    heading(voice, page, game);
}

fn heading(voice: &Voice, page: &mut Page, game: &Medici) {
    let heading = text!(voice.texts, "day", day = game.day(), days = DAYS, bag = game.bag());
    page.heading(&heading);
}

/// A new day, begun by the poorest unless that has to be drawn.
fn new_day(voice: &Voice, page: &mut Page, game: &Medici) {
    heading(voice, page, game);
    if let Some(seat) = game.auctioneer() {
        page.line(&text!(voice.texts, "medici-poorest-begins", name = voice.name(seat)));
    }
}

impl Story {
    pub fn tell(&mut self, voice: &Voice, page: &mut Page, told: &Told<'_, Medici>) {
        match told.event {
            Event::Chance(Outcome::First(seat)) if told.before.day() == 1 => {
                page.line(&text!(voice.texts, "medici-drawn-to-begin", name = voice.name(seat)));
            }
            Event::Chance(Outcome::First(seat)) => {
                let name = voice.name(seat);
                page.line(&text!(voice.texts, "medici-drawn-among-poorest", name = name));
            }
            Event::Chance(Outcome::Tile(tile)) => self.draw(voice, page, told, tile),
            Event::Move(_, Move::Draw) => {}
            Event::Move(seat, Move::Offer) => {
                self.auction(voice, page, seat, told.before.lot().items());
            }
            Event::Move(seat, Move::Bid(amount)) => {
                let name = voice.name(seat);
                page.clause(&text!(voice.texts, "medici-bids", name = name, amount = amount));
            }
            Event::Move(seat, Move::Pass) => {
                page.clause(&text!(voice.texts, "passes", name = voice.name(seat)));
            }
        }
        for effect in &told.effects {
            self.follow(voice, page, told, effect);
        }
    }

    /// Tells what was drawn, when its drawer has to think.
    pub fn pause(&mut self, voice: &Voice, page: &mut Page) {
        if let Some((seat, tiles)) = self.drawn.take() {
            let tiles = paint::pieces(tiles);
            page.line(&text!(voice.texts, "draws", name = voice.name(seat), tiles = tiles));
        }
    }

    /// A tile for the lot. A lot that may not grow is auctioned at once.
    fn draw(&mut self, voice: &Voice, page: &mut Page, told: &Told<'_, Medici>, tile: Tile) {
        let Some(seat) = told.before.auctioneer() else { return };
        let drawn = self.drawn.get_or_insert((seat, Vec::new()));
        drawn.1.push(tile);
        if told.after.game.moves(seat) != Moves::DrawOrOffer {
            let lot = [told.before.lot().items(), &[tile]].concat();
            self.auction(voice, page, seat, &lot);
        }
    }

    fn auction(&mut self, voice: &Voice, page: &mut Page, seat: Seat, lot: &[Tile]) {
        self.drawn = None;
        page.lead(text!(
            voice.texts,
            "medici-auctions",
            name = voice.name(seat),
            lot = paint::pieces(lot),
            value = Tile::sum(lot)
        ));
    }

    fn follow(&mut self, voice: &Voice, page: &mut Page, told: &Told<'_, Medici>, effect: &Effect) {
        match effect {
            Effect::PassedOver(seat, why) => passed_over(voice, page, *seat, *why),
            Effect::Sold { lot, bid } => {
                sold(voice, page, told.before, *lot, bid.by, bid.amount.get());
            }
            Effect::Unsold { lot } => {
                let lot = paint::pieces(lot.items());
                page.result(&text!(voice.texts, "medici-unsold", lot = lot));
            }
            Effect::Filled { seat, tile } => {
                if !std::mem::replace(&mut self.is_filling, true) {
                    page.lead(text!(voice.texts, "medici-fills", name = voice.name(*seat)));
                }
                page.clause(&paint::piece(tile));
            }
            Effect::DayScored(report) => {
                self.is_filling = false;
                score(voice, page, told, report);
                if told.after.game.day() > told.before.day() {
                    new_day(voice, page, &told.after.game);
                }
            }
            Effect::Over => rank(voice, page, &told.after.game, &told.after.reports),
        }
    }
}

/// Why somebody is not asked for a bid. It goes without saying of those who have full ships or no
/// money at all.
fn passed_over(voice: &Voice, page: &mut Page, seat: Seat, why: NoBid) {
    let name = voice.name(seat);
    match why {
        NoBid::FullShip | NoBid::NoMoney => {}
        NoBid::Outbid => {
            page.clause(&text!(voice.texts, "medici-cannot-go-higher", name = name));
        }
        NoBid::NoRoom => page.clause(&text!(voice.texts, "medici-lacks-room", name = name)),
    }
}

fn sold(voice: &Voice, page: &mut Page, before: &Medici, lot: Lot, buyer: Seat, price: u16) {
    let cargo = [before.ship(buyer).tiles(), lot.items()].concat();
    page.result(&text!(
        voice.texts,
        "medici-sold",
        name = voice.name(buyer),
        price = price,
        cargo = paint::pieces(&cargo),
        value = Tile::sum(&cargo),
        money = before.money(buyer).saturating_sub(price)
    ));
}

/// Who earned what for what on this day.
fn score(voice: &Voice, page: &mut Page, told: &Told<'_, Medici>, report: &DayReport) {
    let texts = &voice.texts;
    let game = &told.after.game;
    let seats = || game.players().seats();
    page.blank();
    page.line(&paint::bold(&text!(texts, "medici-day-pays", day = told.before.day())));
    let names = seats().map(|seat| voice.label(seat));
    let mut grid = Grid::new(1, [String::new()].into_iter().chain(names));
    let mut row = |label: String, cell: &dyn Fn(Seat) -> String| {
        grid.row([label].into_iter().chain(seats().map(cell)));
    };
    row(text!(texts, "medici-ship-row"), &|seat| {
        paid(report.values[seat], report.ship_pay[seat], 0)
    });
    for good in Good::ALL {
        let label = paint::of_good(good.letter(), &texts.medici_good(good));
        let at = good as usize;
        row(label, &|seat| {
            let level = game.levels(seat)[at];
            paid(level, report.stall_pay[seat][at], report.bonus_pay[seat][at])
        });
    }
    row(text!(texts, "earned-row"), &|seat| paint::bold(&report.total(seat).to_string()));
    row(text!(texts, "money-row"), &|seat| paint::bold(&game.money(seat).to_string()));
    page.block(&grid.text());
    if told.before.day() == 1 {
        page.line(&paint::faint(&text!(texts, "medici-table-key")));
    }
}

/// A value or level and what it earned, with the bonus apart.
fn paid(of: u8, pay: u8, bonus: u8) -> String {
    let of = paint::faint(&format!("{of}:"));
    match (pay, bonus) {
        (0, 0) => format!("{of} –"),
        (pay, 0) => format!("{of} {pay}"),
        (pay, bonus) => format!("{of} {pay}+{bonus}"),
    }
}

/// Who won, and where the money came from.
fn rank(voice: &Voice, page: &mut Page, game: &Medici, reports: &[DayReport]) {
    let texts = &voice.texts;
    let source = |heading: String, part: &dyn Fn(&DayReport, Seat) -> i32| {
        Source::of(heading, game.players(), |seat| {
            reports.iter().map(|report| part(report, seat)).sum()
        })
    };
    let sum = |pay: [u8; 5]| pay.into_iter().map(i32::from).sum();
    let sources = [
        source(text!(texts, "ships-column"), &|report, seat| report.ship_pay[seat].into()),
        source(text!(texts, "stalls-column"), &|report, seat| sum(report.stall_pay[seat])),
        source(text!(texts, "bonus-column"), &|report, seat| sum(report.bonus_pay[seat])),
    ];
    let start = Medici::new(game.players().count() as u32).map_or(0, |new| new.money(Seat::ZERO));
    ranking::money(voice, page, game, start.into(), &sources);
}
