//! A fault and its place.

use std::fmt;

/// Sorts by path and line.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fault {
    path: String,
    line: usize,
    sentence: String,
}

impl Fault {
    /// Lines count from 1. The sentence says what is wrong and what would be right.
    pub fn new(path: &str, line: usize, sentence: impl Into<String>) -> Self {
        Fault { path: path.to_owned(), line, sentence: sentence.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:{}: {}", self.path, self.line, self.sentence)
    }
}

/// The places of faults, for tests that do not depend on the wording.
#[cfg(test)]
pub fn places(faults: &[Fault]) -> Vec<String> {
    faults.iter().map(|fault| format!("{}:{}", fault.path, fault.line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn editors_understand_a_fault() {
        let fault = Fault::new("src/lib.rs", 7, "this is wrong");
        assert_eq!(fault.to_string(), "src/lib.rs:7: this is wrong");
    }
}
