//! Chat at a table.

use std::sync::Arc;

use fondaco_protocol::{Command, LONGEST_TALK, Phase, Refused, Said, Why};

use super::names::{is_invisible, without_piles};
use super::{Hall, LiveTable, Person, commands};
use crate::rate_limit::Rate;

/// How often a person may say something.
pub const RATE: Rate = Rate { burst: 5.0, per_second: 0.5 };

/// How many messages a new viewer gets.
const LATEST: u32 = 50;

impl Hall {
    /// Sends a message.
    pub(super) async fn talk(
        &self,
        person: &Arc<Person>,
        seated: &Arc<LiveTable>,
        text: &str,
    ) -> Result<(), Refused> {
        let text = checked(text)?;
        if !self.0.talkers.allows(person.id.clone(), self.now()) {
            return Err(Refused::new(Why::TooMuch, "not so fast: let the others speak too"));
        }
        // A person who writes is back.
        let away = seated.with(|state| {
            let place = state.doc.seat_of(&person.id).map(|seat| &state.doc.places[seat]);
            state.doc.phase == Phase::Playing && place.is_some_and(|place| place.away)
        });
        if away {
            self.change(seated, |state, now| commands::decide(state, person, &Command::Back, now))
                .await?;
        }
        let mut said = Said {
            number: 0,
            at: self.now(),
            person: person.id.clone(),
            name: person.name.clone(),
            text,
        };
        let mut talked = seated.talked.lock().await;
        said.number = self.0.store.add_talk(&seated.id, &said).await?;
        match *talked {
            // There were messages from another node in between.
            Some(known) if known + 1 < said.number => self.hear_since(seated, &mut talked).await?,
            _ => {
                *talked = Some(said.number);
                seated.broadcast_talk(said);
            }
        }
        Ok(())
    }

    /// The latest messages.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn said_lately(&self, seated: &LiveTable) -> Result<Vec<Said>, Refused> {
        let mut talked = seated.talked.lock().await;
        let said = self.0.store.talk(&seated.id, LATEST).await?;
        talked.get_or_insert(said.last().map_or(0, |said| said.number));
        Ok(said)
    }

    /// Loads messages that were sent on another node.
    pub(super) async fn hear(&self, seated: &LiveTable) -> Result<(), Refused> {
        let mut talked = seated.talked.lock().await;
        self.hear_since(seated, &mut talked).await
    }

    async fn hear_since(
        &self,
        seated: &LiveTable,
        talked: &mut Option<i64>,
    ) -> Result<(), Refused> {
        // Without a known message there are no viewers.
        let Some(known) = *talked else { return Ok(()) };
        let said = self.0.store.talk_since(&seated.id, known).await?;
        for said in said {
            *talked = Some(said.number);
            seated.broadcast_talk(said);
        }
        Ok(())
    }
}

/// The cleaned text of a message.
fn checked(text: &str) -> Result<String, Refused> {
    let text: String = text.chars().filter(|letter| !is_invisible(*letter)).collect();
    let text = without_piles(text.trim());
    if text.is_empty() {
        return Err(Refused::new(Why::Unreadable, "there is nothing in it"));
    }
    if text.chars().count() > LONGEST_TALK {
        let text = format!("at most {LONGEST_TALK} letters at once");
        return Err(Refused::new(Why::TooMuch, text));
    }
    // Pages show messages as text, but other clients may not.
    let mut pairs = text.as_bytes().windows(2);
    if pairs.any(|it| it[0] == b'<' && (it[1].is_ascii_alphabetic() || b"/!?".contains(&it[1]))) {
        return Err(Refused::new(Why::Unreadable, "no tags, please: talk is plain text"));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn talk_is_plain_text() {
        assert_eq!(checked(" I <3 spice\u{202e}\n! ").as_deref(), Ok("I <3 spice!"));
        for wrong in ["", " \n", "<script>", "a</b>", "<!-- x", &"a".repeat(301)] {
            assert!(checked(wrong).is_err(), "{wrong}");
        }
        assert!(checked(&"ä".repeat(300)).is_ok());
    }
}
