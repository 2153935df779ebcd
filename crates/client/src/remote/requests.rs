//! What the server was asked for.

/// A server that has not answered for so many milliseconds is taken for lost.
const LONGEST_SILENCE: i64 = 10_000;

/// Requests without an answer.
#[derive(Clone, Default, Debug)]
pub struct Requests {
    last: u32,
    open: Vec<Asked>,
}

#[derive(Clone, Copy, Debug)]
struct Asked {
    id: u32,
    since: i64,
    what: What,
}

/// What a request is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A move.
    Move,
    /// Is the server there? Nobody here has asked for that.
    Presence,
    /// Anything else.
    Other,
}

impl Requests {
    /// The number of a new one.
    pub fn ask(&mut self, what: What, since: i64) -> u32 {
        self.last += 1;
        self.open.push(Asked { id: self.last, since, what });
        self.last
    }

    /// What it was that was answered, unless nobody waits for it any more.
    pub fn answered(&mut self, id: u32) -> Option<What> {
        let place = self.open.iter().position(|asked| asked.id == id)?;
        Some(self.open.remove(place).what)
    }

    /// On a connection that is gone nothing is answered any more. Whether it was done is seen in
    /// the log.
    pub fn forget(&mut self) {
        self.open.clear();
    }

    /// Is a move among them?
    pub fn has_move(&self) -> bool {
        self.open.iter().any(|asked| asked.what == What::Move)
    }

    /// Is no answer awaited?
    pub const fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    /// Has one waited for too long?
    pub fn is_silent(&self, now: i64) -> bool {
        self.open.iter().any(|asked| now - asked.since > LONGEST_SILENCE)
    }
}
