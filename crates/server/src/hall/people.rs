//! People and programs, each with a name and a secret key.

use fondaco_protocol::{Changes, Me, NewPerson, Newcomer, Refused, Why};

use super::names::{Secret, checked_name, new_number};
use super::{Hall, Person, webhook};
use crate::store::PersonRow;

impl From<PersonRow> for Person {
    fn from(row: PersonRow) -> Person {
        Person { id: row.id, name: row.name, program: row.program }
    }
}

impl Hall {
    /// Registers a new person.
    ///
    /// # Errors
    /// When the name is invalid.
    pub async fn welcome(&self, newcomer: &Newcomer) -> Result<NewPerson, Refused> {
        let name = checked_name(&newcomer.name)?;
        let key = Secret::new()?;
        let person = PersonRow {
            id: new_number()?,
            key_hash: key.hash(),
            name: name.clone(),
            program: newcomer.program,
            webhook: None,
            created: self.now(),
        };
        self.0.store.add_person(&person).await?;
        self.0.metrics.people.inc();
        Ok(NewPerson { id: person.id, name, key: key.reveal() })
    }

    /// The person with this key.
    ///
    /// # Errors
    /// When there is none.
    pub async fn person(&self, key: &str) -> Result<PersonRow, Refused> {
        let nobody = || Refused::new(Why::Key, "nobody has this key");
        let key = Secret::sent(key).ok_or_else(nobody)?;
        let found = self.0.store.person_by_key(&key.hash()).await?;
        found.filter(|person| key.has_hash(&person.key_hash)).ok_or_else(nobody)
    }

    /// Changes a person's name or webhook.
    ///
    /// # Errors
    /// When one of them is invalid.
    pub async fn change_person(
        &self,
        mut person: PersonRow,
        changes: &Changes,
    ) -> Result<Me, Refused> {
        let name = changes.name.as_deref().map(checked_name).transpose()?;
        let hook = match changes.webhook.as_deref() {
            None => None,
            Some("") => Some(None),
            Some(address) => Some(Some(webhook::checked(address)?)),
        };
        if name.is_some() || hook.is_some() {
            let hook = hook.as_ref().map(Option::as_deref);
            let change = self.0.store.change_person(&person.id, name.as_deref(), hook);
            change.await?;
        }
        person.name = name.unwrap_or(person.name);
        person.webhook = hook.unwrap_or(person.webhook);
        Ok(me(person))
    }
}

/// A person's own view of themselves.
pub fn me(person: PersonRow) -> Me {
    Me { id: person.id, name: person.name, program: person.program, webhook: person.webhook }
}
