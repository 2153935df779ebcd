//! The story of Medici vs Strozzi: a line per sale, a table per round.

use fondaco_rules::strozzi::{
    Effect, Good, Harbour, Hull, Move, Outcome, ROUNDS, RoundReport, Tile,
};
use fondaco_rules::{Event, Game, Seat, Strozzi};
use fondaco_texts::text;

use crate::narrator::{Step, goods_and_gold};
use crate::{Ledger, Page, Table, Voice, Way, ranking};

/// What has happened but is not written yet.
#[derive(Default)]
pub struct Story {
    /// Tiles of a lot without a price, and who drew them.
    drawn: Option<(Seat, Vec<Tile>)>,
}

/// The goods, and the round.
pub fn open(voice: &Voice, page: &mut dyn Page, game: &Strozzi) {
    let goods = Good::ALL.map(|good| (good.letter(), voice.texts.strozzi_good(good)));
    page.legend(&goods_and_gold(voice, goods));
    heading(voice, page, game);
    if Strozzi::new(2) == Ok(*game) {
        begins(voice, page, game);
    }
}

fn heading(voice: &Voice, page: &mut dyn Page, game: &Strozzi) {
    page.heading(&text!(voice.texts, "round", round = game.round(), rounds = ROUNDS));
}

fn begins(voice: &Voice, page: &mut dyn Page, game: &Strozzi) {
    if let Some(seat) = game.turn() {
        page.line(&text!(voice.texts, "strozzi-begins", name = voice.name(seat)));
    }
}

impl Story {
    pub fn tell(&mut self, voice: &Voice, page: &mut dyn Page, step: &Step<'_, Strozzi>) {
        let before = step.before;
        match step.event {
            Event::Chance(Outcome::Tile(tile)) => {
                if let Some(seat) = before.turn() {
                    self.drawn.get_or_insert((seat, Vec::new())).1.push(tile);
                }
            }
            Event::Move(_, Move::Draw) => {}
            Event::Move(seat, Move::Price(price)) => {
                self.drawn = None;
                page.lead(&text!(
                    voice.texts,
                    "strozzi-asks",
                    name = voice.name(seat),
                    price = price,
                    lot = page.pieces(before.lot().items()),
                    value = Tile::sum(before.lot().items())
                ));
            }
            Event::Move(seat, Move::Buy) => {
                page.clause(&text!(voice.texts, "strozzi-buys", name = voice.name(seat)));
            }
            Event::Move(seat, Move::Refuse) => {
                page.clause(&text!(voice.texts, "strozzi-refuses", name = voice.name(seat)));
            }
            Event::Move(seat, Move::Load(hull, harbour)) => {
                load(voice, page, before, seat, hull, harbour);
            }
            Event::Move(seat, Move::Discard) => {
                page.result(&text!(
                    voice.texts,
                    "strozzi-discards",
                    name = voice.name(seat),
                    price = before.price().unwrap_or_default(),
                    money = before.money(seat)
                ));
            }
        }
        for effect in &step.effects {
            follow(voice, page, step, effect);
        }
    }

    /// Tells what was drawn, when its drawer has to think.
    pub fn pause(&mut self, voice: &Voice, page: &mut dyn Page) {
        if let Some((seat, tiles)) = self.drawn.take() {
            let tiles = page.pieces(tiles);
            page.line(&text!(voice.texts, "draws", name = voice.name(seat), tiles = tiles));
        }
    }
}

fn follow(voice: &Voice, page: &mut dyn Page, step: &Step<'_, Strozzi>, effect: &Effect) {
    match effect {
        // Written together with what becomes of the lot.
        Effect::Sold { .. } => {}
        Effect::NoShipFits { buyer, .. } => {
            let price = step.before.price().unwrap_or_default();
            page.result(&text!(
                voice.texts,
                "strozzi-no-ship-fits",
                name = voice.name(*buyer),
                price = price,
                money = step.before.money(*buyer) - i32::from(price)
            ));
        }
        Effect::RoundScored(report) => {
            let ledger = Ledger::of_round(step.before.round(), report, &step.after.game);
            page.table(voice, &Table::Ledger(ledger));
            if step.after.game.round() > step.before.round() {
                heading(voice, page, &step.after.game);
                begins(voice, page, &step.after.game);
            }
        }
        Effect::Over => rank(voice, page, &step.after.game, &step.after.reports),
    }
}

fn load(
    voice: &Voice,
    page: &mut dyn Page,
    before: &Strozzi,
    seat: Seat,
    hull: Hull,
    harbour: Option<Harbour>,
) {
    let ship = before.fleet(seat).ship(hull);
    let cargo = [ship.tiles(), before.lot().items()].concat();
    let harbour = ship.harbour().or(harbour);
    page.result(&text!(
        voice.texts,
        "strozzi-loads",
        name = voice.name(seat),
        price = before.price().unwrap_or_default(),
        ship = hull.to_string(),
        harbour = harbour.map_or_else(String::new, |harbour| harbour.to_string()),
        cargo = page.pieces(&cargo),
        value = Tile::sum(&cargo),
        money = before.money(seat)
    ));
}

/// Who won, and where the money came from.
fn rank(voice: &Voice, page: &mut dyn Page, game: &Strozzi, reports: &[RoundReport]) {
    ranking::money(voice, page, game, |seat| {
        let sum = |pay: fn(&RoundReport) -> [i32; 2]| {
            reports.iter().map(|report| pay(report)[seat.index()]).sum()
        };
        [
            (Way::Harbours, sum(|report| report.harbour_pay)),
            (Way::Monopolies, sum(|report| report.monopoly_pay)),
            (Way::Bonus, sum(|report| report.bonus_pay)),
        ]
    });
}
