//! The commands at a table.

use fondaco_protocol::{Command, LONGEST_LINE, LogLine, Order, Phase, Refused, UndoAsked, Why};
use fondaco_rules::{AnyEvent, Seat};

use super::doc::SeatDoc;
use super::draft::Draft;
use super::log::Line;
use super::orders;
use super::state::State;

/// A person or program with a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The public id.
    pub id: String,
    /// The name shown to others.
    pub name: String,
    /// Whether it is a program.
    pub program: bool,
}

/// How often a seat may leave, and how many undos a game may have: both could go on for ever.
const OFTEN: u32 = 100;

/// The effect of a command: a change, or none if there is nothing to change.
pub type Decided<'a> = Result<Option<Draft<'a>>, Refused>;

fn refused<T>(why: Why, text: &str) -> Result<T, Refused> {
    Err(Refused::new(why, text))
}

/// Applies a command to a table. Chat and rematches are handled elsewhere.
pub fn decide<'a>(state: &'a State, person: &Person, command: &Command, now: i64) -> Decided<'a> {
    let draft = Draft::of(state, now);
    if let Command::Join { seat } = command {
        return join(draft, state, person, *seat);
    }
    let Some(seat) = state.doc.seat_of(&person.id) else {
        return refused(Why::NotYours, "you do not sit at this table");
    };
    match command {
        Command::Move { after, play } => moved(draft, state, seat, *after, play),
        Command::Leave => leave(draft, state, seat),
        Command::Start => start(draft, state, person),
        Command::AskUndo => ask_undo(draft, state, seat),
        Command::AnswerUndo { yes } => answer_undo(draft, state, seat, *yes),
        Command::Back => back(draft, state, seat),
        Command::Order { order } => give_order(draft, state, seat, *order),
        Command::Join { .. } | Command::Talk { .. } | Command::Rematch | Command::Ping => Ok(None),
    }
}

/// Plays a bot's move.
pub fn bot_moved(state: &State, event: AnyEvent, now: i64) -> Decided<'_> {
    let mut draft = Draft::of(state, now);
    draft.play(event)?;
    draft.go_on()?;
    Ok(Some(draft))
}

/// Handles the clock of the seat to act, if it has run out.
pub fn clock_ran_out(state: &State, now: i64) -> Decided<'_> {
    let late = state.doc.deadline.is_some_and(|deadline| deadline <= now);
    let decides = |seat: &Seat| state.doc.places[seat.index()].decided_by_bot().is_none();
    let Some(seat) = state.to_act().filter(|seat| late && decides(seat)) else { return Ok(None) };
    let mut draft = Draft::of(state, now);
    draft.send_away(seat.index());
    draft.doc.overdue.push(seat.index() as u8);
    undo_if_agreed(&mut draft)?;
    Ok(Some(draft))
}

fn join<'a>(
    mut draft: Draft<'a>,
    state: &State,
    person: &Person,
    wanted: Option<u8>,
) -> Decided<'a> {
    let mine = state.doc.seat_of(&person.id);
    if let Some(seat) = mine
        && !state.doc.places[seat].awaited
    {
        return if state.doc.places[seat].away { back(draft, state, seat) } else { Ok(None) };
    }
    if state.doc.phase != Phase::Open {
        return refused(Why::NotNow, "this table has no free seats any more");
    }
    let wanted = wanted.map(usize::from);
    let open = || state.doc.places.iter().position(SeatDoc::is_open);
    let Some(seat) = wanted.or(mine).or_else(open) else {
        return refused(Why::NotNow, "all seats are taken");
    };
    match state.doc.places.get(seat) {
        None => return refused(Why::Missing, "there is no such seat"),
        Some(place) if place.is_open() || mine == Some(seat) => {}
        Some(_) => return refused(Why::NotYours, "this seat is somebody else's"),
    }
    // An invitation to another seat leaves that seat open.
    if let Some(other) = mine {
        draft.doc.places[other] = SeatDoc::default();
    }
    draft.doc.places[seat] = seat_of(person);
    begin_if_full(&mut draft)?;
    Ok(Some(draft))
}

/// A seat taken by this person.
pub fn seat_of(person: &Person) -> SeatDoc {
    SeatDoc {
        name: person.name.clone(),
        person: Some(person.id.clone()),
        program: person.program,
        ..SeatDoc::default()
    }
}

/// Begins the game if the table is full and starts when it is.
///
/// # Errors
/// As for [`Draft::begin`].
pub fn begin_if_full(draft: &mut Draft<'_>) -> Result<(), Refused> {
    let full = draft.doc.places.iter().all(|place| place.bot.is_some() || place.is_taken());
    if full && draft.doc.start_when_full { draft.begin() } else { Ok(()) }
}

fn leave<'a>(mut draft: Draft<'a>, state: &State, seat: usize) -> Decided<'a> {
    match state.doc.phase {
        Phase::Open => {}
        Phase::Playing if state.doc.places[seat].away => return Ok(None),
        Phase::Playing => {
            not_too_often(state.log.departures(seat))?;
            draft.send_away(seat);
            undo_if_agreed(&mut draft)?;
            return Ok(Some(draft));
        }
        Phase::Over | Phase::Closed => return refused(Why::NotNow, "nobody plays here any more"),
    }
    let left = std::mem::take(&mut draft.doc.places[seat]);
    if left.person.as_ref() == Some(&draft.doc.host) {
        let mut others = draft.doc.places.iter().filter(|place| place.is_taken());
        match others.next().and_then(|place| place.person.clone()) {
            Some(next) => draft.doc.host = next,
            None => draft.doc.phase = Phase::Closed,
        }
    }
    Ok(Some(draft))
}

fn start<'a>(mut draft: Draft<'a>, state: &State, person: &Person) -> Decided<'a> {
    if state.doc.host != person.id {
        return refused(Why::NotYours, "only the host begins the game");
    }
    if state.doc.phase != Phase::Open {
        return refused(Why::NotNow, "the game has begun already");
    }
    draft.begin()?;
    Ok(Some(draft))
}

fn playing(state: &State) -> Result<(), Refused> {
    match state.doc.phase {
        Phase::Playing => Ok(()),
        Phase::Open => refused(Why::NotNow, "the game has not begun"),
        Phase::Over | Phase::Closed => refused(Why::NotNow, "the game is over"),
    }
}

fn not_too_often(times: u32) -> Result<(), Refused> {
    if times < OFTEN {
        return Ok(());
    }
    refused(Why::TooMuch, "that was done too often at this table")
}

fn moved<'a>(
    mut draft: Draft<'a>,
    state: &State,
    seat: usize,
    after: u32,
    play: &str,
) -> Decided<'a> {
    playing(state)?;
    if play.len() > LONGEST_LINE {
        return refused(Why::TooMuch, "no move is so long");
    }
    let read = state.game.read(&format!("{seat} {play}"));
    let event = read.map_err(|reason| Refused::new(Why::Illegal, reason.to_string()))?;
    if is_stale(state, seat, after, event.is_out_of_turn()) {
        return refused(Why::Stale, "the game has gone on since: look again");
    }
    if let Some(turn) = state.to_act()
        && turn.index() != seat
        && !event.is_out_of_turn()
    {
        let text = format!("it is not your turn: seat {turn} is to move");
        return Err(Refused::new(Why::NotNow, text));
    }
    draft.bring_back(seat);
    draft.play(event)?;
    draft.go_on()?;
    Ok(Some(draft))
}

/// Whether something has happened since that the player has to see before this move: their own
/// events, other players' events except out-of-turn sales, and any undo. For an out-of-turn sale
/// other players' events do not matter.
fn is_stale(state: &State, seat: usize, after: u32, sale: bool) -> bool {
    let matters = |line: &Line| match line.event {
        Some(event) if event.mover().map(Seat::index) == Some(seat) => true,
        Some(event) => !sale && !event.is_out_of_turn(),
        None => matches!(LogLine::of(&line.text), LogLine::Undo(_)),
    };
    after > state.log.len() || state.log.since(after).iter().any(matters)
}

fn back<'a>(mut draft: Draft<'a>, state: &State, seat: usize) -> Decided<'a> {
    playing(state)?;
    if !state.doc.places[seat].away {
        return Ok(None);
    }
    draft.bring_back(seat);
    Ok(Some(draft))
}

fn give_order<'a>(
    mut draft: Draft<'a>,
    state: &State,
    seat: usize,
    order: Option<Order>,
) -> Decided<'a> {
    playing(state)?;
    let place = &state.doc.places[seat];
    if let Some(order) = order {
        let Some(by) = Seat::new(seat as u32, state.game.players()) else {
            return refused(Why::Missing, "there is no such seat");
        };
        orders::check(order, &state.game, by)?;
    }
    if place.order == order && !place.away {
        return Ok(None);
    }
    draft.bring_back(seat);
    draft.doc.places[seat].order = order;
    draft.keep_secret();
    draft.go_on()?;
    Ok(Some(draft))
}

fn ask_undo<'a>(mut draft: Draft<'a>, state: &State, seat: usize) -> Decided<'a> {
    playing(state)?;
    match &state.doc.undo {
        Some(asked) if usize::from(asked.by) == seat => return Ok(None),
        Some(_) => return refused(Why::NotNow, "somebody else asks already"),
        None => {}
    }
    not_too_often(state.log.undos())?;
    let Some(to) = state.undo_for(seat) else {
        return refused(Why::NotNow, "there is nothing you could take back");
    };
    draft.bring_back(seat);
    draft.doc.undo = Some(UndoAsked { by: seat as u8, to, agreed: Vec::new() });
    undo_if_agreed(&mut draft)?;
    Ok(Some(draft))
}

fn answer_undo<'a>(mut draft: Draft<'a>, state: &State, seat: usize, yes: bool) -> Decided<'a> {
    playing(state)?;
    let Some(mut asked) = state.doc.undo.clone() else {
        return refused(Why::NotNow, "nobody asks to take anything back");
    };
    draft.bring_back(seat);
    let seat = seat as u8;
    if !yes {
        draft.doc.undo = None;
        return Ok(Some(draft));
    }
    if asked.by == seat || asked.agreed.contains(&seat) {
        return Ok(None);
    }
    asked.agreed.push(seat);
    asked.agreed.sort_unstable();
    draft.doc.undo = Some(asked);
    undo_if_agreed(&mut draft)?;
    Ok(Some(draft))
}

/// Undoes the decision if everybody has agreed. Bots and seats played by bots always agree.
fn undo_if_agreed(draft: &mut Draft<'_>) -> Result<(), Refused> {
    let Some(asked) = &draft.doc.undo else { return Ok(()) };
    let mut seats = draft.doc.places.iter().enumerate();
    let agreed = seats.all(|(seat, place)| {
        let seat = seat as u8;
        seat == asked.by || place.decided_by_bot().is_some() || asked.agreed.contains(&seat)
    });
    let (to, by) = (asked.to, usize::from(asked.by));
    if agreed { draft.go_back(to, by) } else { Ok(()) }
}
