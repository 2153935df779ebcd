//! Measuring and training for Byzanz.
use fondaco_arena::train::{ByzanzLesson, Course, Plan};
use fondaco_bots::byzanz::{Appraise, Judge, Prospect, Thumb, prospects};
use fondaco_bots::net::Net;
use fondaco_bots::{Bot, Budget, Decision, Level, Playable};
use fondaco_dice::Dice;
use fondaco_rules::byzanz::{Cards, Kind, Move, Moves, Turn, View, kept, points};
use fondaco_rules::{Byzanz, Choices, Game, Outcomes, Players, Seat, ToAct, Viewer};

struct Greedy;

impl Greedy {
    fn choose(moves: Moves, view: &View) -> Move {
        let lot = Cards::of_row(view.lot());
        let sales = moves.iter().filter_map(|m| if let Move::Sell(s) = m { Some(s) } else { None });
        if let Some(set) = sales.max_by_key(|set| points(Cards::one(kept(*set)))) {
            return Move::Sell(set);
        }
        match moves.turn {
            Turn::Bid { .. } => {
                let bids = moves.iter().filter_map(|m| if let Move::Bid(b) = m { Some(b) } else { None });
                let most = lot.value() + 2 * lot.merchants();
                match bids.min_by_key(|bid| (bid.value(), bid.len())) {
                    Some(bid) if bid.value() <= most => Move::Bid(bid),
                    _ => Move::Pass,
                }
            }
            Turn::Give(lot) => Move::Give(lot.goods().iter().min_by_key(|c| c.value()).unwrap_or(lot.iter().next().unwrap())),
            Turn::Take(_) => {
                let size = |kind: Kind| { let c = view.market().of_kind(kind); (c.len(), c.value()) };
                let kind = Kind::ALL.into_iter().filter(|&k| size(k).0 > 0).max_by_key(|&k| size(k)).unwrap();
                Move::Take(kind)
            }
            Turn::Drop(hand) => Move::Drop(hand.goods().iter().min_by_key(|c| c.value()).unwrap_or(hand.iter().next().unwrap())),
            Turn::Done => Move::Done,
            Turn::Nothing => unreachable!(),
        }
    }
}

impl Bot<Byzanz> for Greedy {
    fn choose(&mut self, view: &View, _: Seat, _: Budget) -> Decision<Move> {
        Decision::plain(Greedy::choose(view.moves().unwrap(), view))
    }
}

fn bot(name: &str, seed: u64) -> Box<dyn Bot<Byzanz>> {
    match name {
        "greedy" => Box::new(Greedy),
        // m-HORIZON-PLAYOUTS-CANDIDATES-HEAT
        _ if name.starts_with("m-") => {
            let parts: Vec<&str> = name.split('-').collect();
            let mut master = fondaco_bots::byzanz::Master::new(seed);
            master.horizon = parts[1].parse().unwrap();
            master.usual = parts[2].parse().unwrap();
            master.candidates = parts[3].parse().unwrap();
            master.heat = parts[4].parse().unwrap();
            Box::new(master)
        }
        _ => Byzanz::bot(name.parse::<Level>().unwrap(), seed),
    }
}

fn play(players: Players, bots: &mut [Box<dyn Bot<Byzanz>>], dice: &mut Dice) -> Byzanz {
    let mut game = Byzanz::new(players.count() as u32).unwrap();
    loop {
        match game.to_act() {
            ToAct::Over => return game,
            ToAct::Chance => {
                let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
                game.reveal(outcome, &mut |_| ()).unwrap();
            }
            ToAct::Player(seat) => {
                let view = game.view(Viewer::Seat(seat));
                let decision = bots[seat.index()].choose(&view, seat, Budget::Usual);
                game.act(seat, decision.choice, &mut |_| ()).unwrap();
            }
        }
    }
}

fn duel(players: u32, entrant: &str, field: &str, games: u64) {
    let players = Players::within(players, Byzanz::PLAYERS).unwrap();
    let begun = std::time::Instant::now();
    let (mut won, mut score, mut others) = (0.0, 0.0, 0.0);
    for number in 0..games {
        let mine = number as usize % players.count();
        let mut bots: Vec<_> = (0..players.count())
            .map(|seat| bot(if seat == mine { entrant } else { field }, number * 8 + seat as u64))
            .collect();
        let game = play(players, &mut bots, &mut Dice::of_game(77, number));
        let winners = game.winners();
        for seat in players.seats() {
            let got = f64::from(game.scores()[seat]);
            if seat.index() == mine {
                score += got;
                won += if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 };
            } else {
                others += got / (players.count() - 1) as f64;
            }
        }
    }
    let n = games as f64;
    let share = won / n;
    println!("{} {entrant} among {field}: {:.1} % +- {:.1}, score {:.2} : {:.2}, {:.1} games/s",
        players.count(), share * 100.0, 196.0 * (share * (1.0 - share) / n).sqrt(), score / n, others / n,
        n / begun.elapsed().as_secs_f64());
}

/// The share of one appraiser among others, all seeing everything.
fn quick_duel(players: Players, one: &mut impl Appraise, field: &mut impl Appraise, games: u64) -> String {
    let mut list: Vec<Prospect> = Vec::new();
    let (mut won, mut score, mut others) = (0.0, 0.0, 0.0);
    for number in 0..games {
        let mine = number as usize % players.count();
        let dice = &mut Dice::of_game(4242, number);
        let mut game = Byzanz::new(players.count() as u32).unwrap();
        loop {
            match game.to_act() {
                ToAct::Over => break,
                ToAct::Chance => {
                    let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
                    game.reveal(outcome, &mut |_| ()).unwrap();
                }
                ToAct::Player(seat) => {
                    if seat.index() == mine {
                        prospects(one, &game, seat, &mut list);
                    } else {
                        prospects(field, &game, seat, &mut list);
                    }
                    game.act(seat, list[0].choice, &mut |_| ()).unwrap();
                }
            }
        }
        let winners = game.winners();
        for seat in players.seats() {
            let got = f64::from(game.scores()[seat]);
            if seat.index() == mine {
                score += got;
                won += if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 };
            } else {
                others += got / (players.count() - 1) as f64;
            }
        }
    }
    let n = games as f64;
    format!("{:.1} % ({:.1}:{:.1})", won / n * 100.0, score / n, others / n)
}

fn train(players: u32, games: u64, seed: u64, out: &str, from: Option<Net>, rate: f32) {
    let players = Players::within(players, Byzanz::PLAYERS).unwrap();
    let mut plan = Plan::new(seed, games);
    plan.first_rate = rate;
    plan.last_rate = rate / 10.0;
    if let Ok(batch) = std::env::var("BATCH") { plan.batch = batch.parse().unwrap(); }
    let mut course = Course::begin(Box::new(ByzanzLesson::new(players)), plan, from).unwrap();
    let mut pool: Vec<Net> = Vec::new();
    let mut spent = 0.0;
    let mut kept = 0;
    loop {
        let begun = std::time::Instant::now();
        let mut more = true;
        while more && (course.done() * 4.0) as u32 <= kept {
            more = course.go_on();
        }
        kept += 1;
        spent += begun.elapsed().as_secs_f32();
        let net = course.net();
        std::fs::write(format!("{out}.{kept:02}.net"), net.to_bytes()).unwrap();
        let mut line = format!("{kept:2} {:7} games {spent:4.0} s {:4.0}/s loss {:.5} thumb {}",
            course.played(), course.played() as f32 / spent, course.loss(),
            quick_duel(players, &mut Judge::new(net), &mut Thumb::PATIENT, 300));
        for old in pool.iter().rev().take(1).chain(pool.iter().rev().skip(3).take(1)) {
            line += &format!(" | {}", quick_duel(players, &mut Judge::new(net), &mut Judge::new(old), 300));
        }
        println!("{line}");
        pool.push(net.clone());
        if !more {
            let mut thumb = Thumb::PATIENT;
            println!("last: thumb {}", quick_duel(players, &mut Judge::new(net), &mut thumb, 3000));
            if let Ok(path) = std::env::var("RIVAL") {
                let rival = Net::from_bytes(&std::fs::read(path).unwrap()).unwrap();
                println!("last: rival {}", quick_duel(players, &mut Judge::new(net), &mut Judge::new(&rival), 3000));
                println!("rival among it {}", quick_duel(players, &mut Judge::new(&rival), &mut Judge::new(net), 3000));
            }
            return;
        }
    }
}

/// Least squares by normal equations.
fn solve(rows: &[(Vec<f64>, f64)]) -> Vec<f64> {
    let n = rows[0].0.len();
    let mut a = vec![vec![0.0; n + 1]; n];
    for (x, y) in rows {
        for i in 0..n {
            for j in 0..n {
                a[i][j] += x[i] * x[j];
            }
            a[i][n] += x[i] * y;
        }
    }
    for i in 0..n {
        a[i][i] += 1e-3;
        let p = a[i][i];
        for k in i..=n {
            a[i][k] /= p;
        }
        for j in 0..n {
            if j != i {
                let f = a[j][i];
                for k in i..=n {
                    a[j][k] -= f * a[i][k];
                }
            }
        }
    }
    a.iter().map(|row| row[n]).collect()
}

fn fit(players: u32, net: &str, games: u64) {
    let players = Players::within(players, Byzanz::PLAYERS).unwrap();
    let net = Net::from_bytes(&std::fs::read(net).unwrap()).unwrap();
    let mut judge = Judge::new(&net);
    let mut list = Vec::new();
    let mut data: Vec<Vec<(Vec<f64>, f64)>> = vec![Vec::new(); 20];
    for number in 0..games {
        let dice = &mut Dice::of_game(99, number);
        let mut game = Byzanz::new(players.count() as u32).unwrap();
        let mut noted: Vec<(usize, usize, Vec<f64>, f64)> = Vec::new();
        loop {
            let quiet = game.lot().is_empty() && game.starter().is_some() && game.hand(Seat::ZERO).len() + game.hand(Seat::ONE).len() > 0;
            match game.to_act() {
                ToAct::Over => break,
                ToAct::Chance => {
                    if quiet {
                        for seat in players.seats() {
                            let hand = game.hand(seat);
                            let left = 2 * (game.rounds() - game.round()) as usize + 1 + usize::from(game.waiting().contains(seat));
                            let mut x = vec![0.0; 8 + 7];
                            for kind in Kind::GOODS {
                                let cards = hand.of_kind(kind);
                                let mut values: Vec<u8> = cards.iter().map(|c| c.value()).collect();
                                values.sort_by(|a, b| b.cmp(a));
                                let sets = values.len() / 3;
                                x[0] += values[..sets].iter().map(|v| f64::from(*v)).sum::<f64>();
                                let next = values.get(sets).map_or(0.0, |v| f64::from(*v));
                                match values.len() % 3 {
                                    1 => { x[1] += next; x[5] += 1.0 }
                                    2 => { x[2] += next; x[6] += 1.0 }
                                    _ => (),
                                }
                            }
                            x[3] = f64::from(hand.merchants());
                            x[4] = f64::from(hand.value());
                            x[7] = f64::from(hand.len());
                            x[8 + if game.waiting().contains(seat) { game.waiting().len() as usize } else { 0 }] = 1.0;
                            noted.push((left, seat.index(), x, f64::from(game.scores()[seat])));
                        }
                    }
                    let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
                    game.reveal(outcome, &mut |_| ()).unwrap();
                }
                ToAct::Player(seat) => {
                    prospects(&mut judge, &game, seat, &mut list);
                    let pick = if dice.below(20) == 0 { dice.below(list.len() as u32) as usize } else { 0 };
                    game.act(seat, list[pick].choice, &mut |_| ()).unwrap();
                }
            }
        }
        for (left, seat, x, had) in noted {
            let last = f64::from(*game.scores().of(players).get(seat).unwrap());
            data[left].push((x, last - had));
        }
    }
    println!("left  kept  single   pair  merch  value  1s  2s  size | base by waiting");
    for (left, rows) in data.iter().enumerate().filter(|(_, rows)| !rows.is_empty()) {
        let line: Vec<String> = solve(rows).iter().map(|v| format!("{v:6.2}")).collect();
        println!("{left:2} {:6} {}", rows.len(), line.join(" "));
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args[0].as_str() {
        "duel" => duel(args[1].parse().unwrap(), &args[2], &args[3], args[4].parse().unwrap()),
        "train" => {
            let from = args.get(5).filter(|p| *p != "-").map(|path| Net::from_bytes(&std::fs::read(path).unwrap()).unwrap());
            let rate = args.get(6).map_or(0.005, |r| r.parse().unwrap());
            train(args[1].parse().unwrap(), args[2].parse().unwrap(), args[3].parse().unwrap(), &args[4], from, rate);
        }
        "fit" => fit(args[1].parse().unwrap(), &args[2], args[3].parse().unwrap()),
        "thumb" => {
            let players = Players::within(args[1].parse().unwrap(), Byzanz::PLAYERS).unwrap();
            let net = Net::from_bytes(&std::fs::read(&args[2]).unwrap()).unwrap();
            println!("{}", quick_duel(players, &mut Thumb::PATIENT, &mut Judge::new(&net), args[3].parse().unwrap()));
            println!("{}", quick_duel(players, &mut Judge::new(&net), &mut Thumb::PATIENT, args[3].parse().unwrap()));
        }
        other => panic!("{other}"),
    }
}
