//! The story of Medici: a line per lot, a table per day.

use fondaco_rules::medici::{
    DAYS, DayReport, Effect, Good, Lot, Move, Moves, NoBid, Outcome, Tile,
};
use fondaco_rules::{Event, Game, Medici, Seat};
use fondaco_texts::text;

use crate::narrator::{Step, goods_and_gold};
use crate::{Ledger, Page, Table, Voice, Way, ranking};

/// What has happened but is not written yet.
#[derive(Default)]
pub struct Story {
    /// Tiles of a lot that is not complete, and who drew them.
    drawn: Option<(Seat, Vec<Tile>)>,
    /// Whether the last ship is being filled.
    is_filling: bool,
}

/// The goods, and the day.
pub fn open(voice: &Voice, page: &mut dyn Page, game: &Medici) {
    let goods = Good::ALL.map(|good| (good.letter(), voice.texts.medici_good(good)));
    page.legend(&goods_and_gold(voice, goods));
    heading(voice, page, game);
}

fn heading(voice: &Voice, page: &mut dyn Page, game: &Medici) {
    let heading = text!(voice.texts, "medici-day", day = game.day(), days = DAYS, bag = game.bag());
    page.heading(&heading);
}

/// A new day, begun by the poorest unless that has to be drawn.
fn new_day(voice: &Voice, page: &mut dyn Page, game: &Medici) {
    heading(voice, page, game);
    if let Some(seat) = game.auctioneer() {
        page.line(&text!(voice.texts, "medici-poorest-begins", name = voice.name(seat)));
    }
}

impl Story {
    pub fn tell(&mut self, voice: &Voice, page: &mut dyn Page, step: &Step<'_, Medici>) {
        match step.event {
            Event::Chance(Outcome::First(seat)) if step.before.day() == 1 => {
                page.line(&text!(voice.texts, "medici-drawn-to-begin", name = voice.name(seat)));
            }
            Event::Chance(Outcome::First(seat)) => {
                let name = voice.name(seat);
                page.line(&text!(voice.texts, "medici-drawn-among-poorest", name = name));
            }
            Event::Chance(Outcome::Tile(tile)) => self.draw(voice, page, step, tile),
            Event::Move(_, Move::Draw) => {}
            Event::Move(seat, Move::Offer) => {
                self.auction(voice, page, seat, step.before.lot().items());
            }
            Event::Move(seat, Move::Bid(amount)) => {
                let name = voice.name(seat);
                page.clause(&text!(voice.texts, "medici-bids", name = name, amount = amount));
            }
            Event::Move(seat, Move::Pass) => {
                page.clause(&text!(voice.texts, "passes", name = voice.name(seat)));
            }
        }
        for effect in &step.effects {
            self.follow(voice, page, step, effect);
        }
    }

    /// Tells what was drawn, when its drawer has to think.
    pub fn pause(&mut self, voice: &Voice, page: &mut dyn Page) {
        if let Some((seat, tiles)) = self.drawn.take() {
            let tiles = page.pieces(tiles);
            page.line(&text!(voice.texts, "draws", name = voice.name(seat), tiles = tiles));
        }
    }

    /// A tile for the lot. A lot that may not grow is auctioned at once.
    fn draw(&mut self, voice: &Voice, page: &mut dyn Page, step: &Step<'_, Medici>, tile: Tile) {
        let Some(seat) = step.before.auctioneer() else { return };
        let drawn = self.drawn.get_or_insert((seat, Vec::new()));
        drawn.1.push(tile);
        if step.after.game.moves(seat) != Moves::DrawOrOffer {
            let lot = [step.before.lot().items(), &[tile]].concat();
            self.auction(voice, page, seat, &lot);
        }
    }

    fn auction(&mut self, voice: &Voice, page: &mut dyn Page, seat: Seat, lot: &[Tile]) {
        self.drawn = None;
        page.lead(&text!(
            voice.texts,
            "medici-auctions",
            name = voice.name(seat),
            lot = page.pieces(lot),
            value = Tile::sum(lot)
        ));
    }

    fn follow(
        &mut self,
        voice: &Voice,
        page: &mut dyn Page,
        step: &Step<'_, Medici>,
        effect: &Effect,
    ) {
        match effect {
            Effect::PassedOver(seat, why) => passed_over(voice, page, *seat, *why),
            Effect::Sold { lot, bid } => {
                sold(voice, page, step.before, *lot, bid.by, bid.amount.get());
            }
            Effect::Unsold { lot } => {
                let lot = page.pieces(lot.items());
                page.result(&text!(voice.texts, "medici-unsold", lot = lot));
            }
            Effect::Filled { seat, tile } => {
                if !std::mem::replace(&mut self.is_filling, true) {
                    page.lead(&text!(voice.texts, "medici-fills", name = voice.name(*seat)));
                }
                page.clause(&page.pieces([tile]));
            }
            Effect::DayScored(report) => {
                self.is_filling = false;
                let ledger = Ledger::of_day(step.before.day(), report, &step.after.game);
                page.table(voice, &Table::Ledger(ledger));
                if step.after.game.day() > step.before.day() {
                    new_day(voice, page, &step.after.game);
                }
            }
            Effect::Over => rank(voice, page, &step.after.game, &step.after.reports),
        }
    }
}

/// Why a seat is not asked for a bid. Nothing is written about full ships and empty purses.
fn passed_over(voice: &Voice, page: &mut dyn Page, seat: Seat, why: NoBid) {
    let name = voice.name(seat);
    match why {
        NoBid::FullShip | NoBid::NoMoney => {}
        NoBid::Outbid => {
            page.clause(&text!(voice.texts, "medici-cannot-go-higher", name = name));
        }
        NoBid::NoRoom => page.clause(&text!(voice.texts, "medici-lacks-room", name = name)),
    }
}

fn sold(voice: &Voice, page: &mut dyn Page, before: &Medici, lot: Lot, buyer: Seat, price: u16) {
    let cargo = [before.ship(buyer).tiles(), lot.items()].concat();
    page.result(&text!(
        voice.texts,
        "medici-sold",
        name = voice.name(buyer),
        price = price,
        cargo = page.pieces(&cargo),
        value = Tile::sum(&cargo),
        money = before.money(buyer).saturating_sub(price)
    ));
}

/// Who won, and where the money came from.
fn rank(voice: &Voice, page: &mut dyn Page, game: &Medici, reports: &[DayReport]) {
    ranking::money(voice, page, game, |seat| {
        let sum = |pay: &dyn Fn(&DayReport) -> i32| reports.iter().map(pay).sum();
        let stalls = |pay: [u8; 5]| pay.into_iter().map(i32::from).sum();
        [
            (Way::Ships, sum(&|report| report.ship_pay[seat].into())),
            (Way::Stalls, sum(&|report| stalls(report.stall_pay[seat]))),
            (Way::Bonus, sum(&|report| stalls(report.bonus_pay[seat]))),
        ]
    });
}
