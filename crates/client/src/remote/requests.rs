//! What the server was asked for.

/// A server that has not answered for so many milliseconds is taken for lost.
const LONGEST_SILENCE: i64 = 10_000;

/// Requests without an answer.
#[derive(Clone, Default, Debug)]
pub struct Requests {
    last: u32,
    open: Vec<Open>,
}

#[derive(Clone, Copy, Debug)]
struct Open {
    id: u32,
    since: i64,
    kind: RequestKind,
}

/// What a request is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RequestKind {
    /// A move.
    Move,
    /// Whether the server is there; no person asked for it.
    Ping,
    /// Anything else.
    Other,
}

impl Requests {
    /// The number of a new one.
    pub fn ask(&mut self, kind: RequestKind, since: i64) -> u32 {
        self.last += 1;
        self.open.push(Open { id: self.last, since, kind });
        self.last
    }

    /// What it was that was answered, unless nobody waits for it any more.
    pub fn answered(&mut self, id: u32) -> Option<RequestKind> {
        let place = self.open.iter().position(|open| open.id == id)?;
        Some(self.open.remove(place).kind)
    }

    /// On a connection that is gone nothing is answered any more. Whether it was done is seen in
    /// the log.
    pub fn forget(&mut self) {
        self.open.clear();
    }

    /// Is a move among them?
    pub fn has_move(&self) -> bool {
        self.open.iter().any(|open| open.kind == RequestKind::Move)
    }

    /// Is no answer awaited?
    pub const fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    /// Has one waited for too long?
    pub fn is_silent(&self, now: i64) -> bool {
        self.open.iter().any(|open| now - open.since > LONGEST_SILENCE)
    }
}
