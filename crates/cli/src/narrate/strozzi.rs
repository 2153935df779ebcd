//! Medici vs Strozzi told: one line a sale, a table a round.

use fondaco_rules::strozzi::{
    Effect, Good, Harbour, Hull, Move, Outcome, ROUNDS, RoundReport, TRACK_BONUS, TRACKS, Tile,
};
use fondaco_rules::{Event, Game, Seat, Strozzi};
use fondaco_texts::text;

use super::ranking::{self, Source};
use super::{Page, Told, Voice, legend};
use crate::paint::{self, Grid};

/// What has been seen but not yet told.
#[derive(Default)]
pub struct Story {
    /// Tiles of a lot without a price, and who drew them.
    drawn: Option<(Seat, Vec<Tile>)>,
}

/// The goods, and the round.
pub fn open(voice: &Voice, page: &mut Page, game: &Strozzi) {
    let goods = Good::ALL.map(|good| (good.letter(), voice.texts.strozzi_good(good)));
    page.line(&legend(goods.into_iter().chain([('A', voice.texts.gold())])));
    heading(voice, page, game);
    if Strozzi::new(2) == Ok(*game) {
        begins(voice, page, game);
    }
}

fn heading(voice: &Voice, page: &mut Page, game: &Strozzi) {
    page.heading(&text!(voice.texts, "round", round = game.round(), rounds = ROUNDS));
}

fn begins(voice: &Voice, page: &mut Page, game: &Strozzi) {
    if let Some(seat) = game.turn() {
        page.line(&text!(voice.texts, "strozzi-begins", name = voice.name(seat)));
    }
}

impl Story {
    pub fn tell(&mut self, voice: &Voice, page: &mut Page, told: &Told<'_, Strozzi>) {
        let before = told.before;
        match told.event {
            Event::Chance(Outcome::Tile(tile)) => {
                if let Some(seat) = before.turn() {
                    self.drawn.get_or_insert((seat, Vec::new())).1.push(tile);
                }
            }
            Event::Move(_, Move::Draw) => {}
            Event::Move(seat, Move::Price(price)) => {
                self.drawn = None;
                page.lead(text!(
                    voice.texts,
                    "strozzi-asks",
                    name = voice.name(seat),
                    price = price,
                    lot = paint::pieces(before.lot().items()),
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
        for effect in &told.effects {
            follow(voice, page, told, effect);
        }
    }

    /// Tells what was drawn, when its drawer has to think.
    pub fn pause(&mut self, voice: &Voice, page: &mut Page) {
        if let Some((seat, tiles)) = self.drawn.take() {
            let tiles = paint::pieces(tiles);
            page.line(&text!(voice.texts, "draws", name = voice.name(seat), tiles = tiles));
        }
    }
}

fn follow(voice: &Voice, page: &mut Page, told: &Told<'_, Strozzi>, effect: &Effect) {
    match effect {
        // Told together with what becomes of the lot.
        Effect::Sold { .. } => {}
        Effect::NoShipFits { buyer, .. } => {
            let price = told.before.price().unwrap_or_default();
            page.result(&text!(
                voice.texts,
                "strozzi-no-ship-fits",
                name = voice.name(*buyer),
                price = price,
                money = told.before.money(*buyer) - i32::from(price)
            ));
        }
        Effect::RoundScored(report) => {
            score(voice, page, told, report);
            if told.after.game.round() > told.before.round() {
                heading(voice, page, &told.after.game);
                begins(voice, page, &told.after.game);
            }
        }
        Effect::Over => rank(voice, page, &told.after.game, &told.after.reports),
    }
}

fn load(
    voice: &Voice,
    page: &mut Page,
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
        cargo = paint::pieces(&cargo),
        value = Tile::sum(&cargo),
        money = before.money(seat)
    ));
}

/// A marker on its track, the side of seat 0 on the left; where it stood before is shown too.
pub fn track(before: i8, after: i8) -> String {
    let end = TRACK_BONUS.len() as i8 - 1;
    let space = |space: i8| {
        let bonus = TRACK_BONUS[usize::from(space.unsigned_abs())];
        if space == after {
            paint::bold(" ●")
        } else if space == before {
            " ○".to_owned()
        } else if space == 0 {
            paint::faint(" |")
        } else if bonus > 0 {
            paint::faint(&bonus.to_string())
        } else {
            paint::faint(" ·")
        }
    };
    (-end..=end).rev().map(space).collect::<Vec<_>>().join(" ")
}

/// Who earned what for what in this round.
fn score(voice: &Voice, page: &mut Page, told: &Told<'_, Strozzi>, report: &RoundReport) {
    let texts = &voice.texts;
    let game = &told.after.game;
    page.blank();
    page.line(&paint::bold(&text!(texts, "strozzi-round-pays", round = told.before.round())));
    let seats = [Seat::ZERO, Seat::ONE];
    let [medici, strozzi] = seats.map(|seat| voice.label(seat));
    let sides = text!(texts, "strozzi-sides", left = medici.clone(), right = strozzi.clone());
    let mut grid = Grid::new(2, [String::new(), sides, medici, strozzi]);
    for harbour in Harbour::ALL {
        let label = text!(texts, "harbour", harbour = harbour.to_string());
        let [ours, theirs] = seats.map(|seat| {
            let value = report.values[seat.index()][harbour as usize];
            paid(value, report.for_harbour(seat, harbour))
        });
        grid.row([paint::bold(&label), String::new(), ours, theirs]);
        for (place, (_, good)) in TRACKS.iter().enumerate().filter(|(_, track)| track.0 == harbour)
        {
            let label = paint::of_good(good.letter(), &texts.strozzi_good(*good));
            let (from, to) = (report.markers_before[place], report.markers_after[place]);
            let [ours, theirs] = seats.map(|seat| marker_cell(report.for_marker(seat, place)));
            grid.row([format!("  {label}"), track(from, to), ours, theirs]);
        }
    }
    let [ours, theirs] = report.totals().map(|total| paint::bold(&total.to_string()));
    grid.row([text!(texts, "earned-row"), String::new(), ours, theirs]);
    let [ours, theirs] = seats.map(|seat| paint::bold(&game.money(seat).to_string()));
    grid.row([text!(texts, "money-row"), String::new(), ours, theirs]);
    page.block(&grid.text());
    if told.before.round() == 1 {
        page.line(&paint::faint(&text!(texts, "strozzi-table-key")));
    }
}

/// A value and what it earned.
fn paid(of: u8, pay: i32) -> String {
    let of = paint::faint(&format!("{of}:"));
    if pay == 0 { format!("{of} –") } else { format!("{of} {pay}") }
}

/// What a marker earned: the ten, with the bonus apart.
fn marker_cell(earned: (i32, i32)) -> String {
    match earned {
        (0, _) => "–".to_owned(),
        (ten, 0) => ten.to_string(),
        (ten, bonus) => format!("{ten}+{bonus}"),
    }
}

/// Who won, and where the money came from.
fn rank(voice: &Voice, page: &mut Page, game: &Strozzi, reports: &[RoundReport]) {
    let texts = &voice.texts;
    let source = |heading: String, part: &dyn Fn(&RoundReport) -> [i32; 2]| {
        Source::of(heading, game.players(), |seat| {
            reports.iter().map(|report| part(report)[seat.index()]).sum()
        })
    };
    let sources = [
        source(text!(texts, "harbours-column"), &|report| report.harbour_pay),
        source(text!(texts, "monopolies-column"), &|report| report.monopoly_pay),
        source(text!(texts, "bonus-column"), &|report| report.bonus_pay),
    ];
    let start = Strozzi::new(2).map_or(0, |new| new.money(Seat::ZERO));
    ranking::money(voice, page, game, start, &sources);
}
