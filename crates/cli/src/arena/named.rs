//! Contestants with the names under which they were entered.

use std::str::FromStr;

use fondaco_arena::matches::{BadContestant, Contestant};

/// A contestant, with its name in reports: as typed on the command line.
#[derive(Clone, Debug)]
pub struct Named {
    pub name: String,
    pub contestant: Contestant,
}

impl FromStr for Named {
    type Err = BadContestant;

    fn from_str(word: &str) -> Result<Named, BadContestant> {
        Ok(Named { name: word.to_owned(), contestant: word.parse()? })
    }
}
