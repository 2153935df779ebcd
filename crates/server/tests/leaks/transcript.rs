//! What viewers received, to be compared.

/// What each viewer received in a world, in order, and what the server logged meanwhile.
pub struct Transcript {
    pub to: Vec<Vec<String>>,
    pub log: String,
}

impl Transcript {
    /// The distinct lines of the log, without durations and the random name of the database's folder.
    pub fn logged(&self) -> Vec<String> {
        let lines = self.log.lines().map(|line| {
            let words = line.split(' ').filter(|word| {
                let timed = ["elapsed=", "elapsed_secs=", "acquired_after"];
                !timed.iter().any(|it| word.starts_with(it))
            });
            words.collect::<Vec<_>>().join(" ")
        });
        let mut lines: Vec<_> = lines.collect();
        lines.sort_unstable();
        lines.dedup();
        lines
    }
}

/// The first difference, if there is one.
pub fn differing_line(one: &[String], other: &[String]) -> Option<String> {
    let place = one.iter().zip(other).position(|(one, other)| one != other);
    let place = place.or((one.len() != other.len()).then(|| one.len().min(other.len())))?;
    let end = String::from("(the end)");
    let [one, other] = [one, other].map(|it| it.get(place).unwrap_or(&end));
    Some(format!("number {place}:\n{one}\n--- and in the other world ---\n{other}"))
}
