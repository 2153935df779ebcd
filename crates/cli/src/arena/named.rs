//! Contestants and how somebody wrote them.

use std::str::FromStr;

use fondaco_arena::matches::{BadContestant, Contestant};

/// A contestant by the name that reports give him: as he was written on the command line.
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
