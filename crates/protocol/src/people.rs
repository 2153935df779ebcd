//! People and programs.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Somebody who was not here before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Newcomer {
    /// How to be called.
    pub name: String,
    /// Is it a program?
    #[serde(default)]
    pub program: bool,
}

/// The answer to a [`Newcomer`].
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewPerson {
    /// The number that everybody may know.
    pub id: String,
    /// The name.
    pub name: String,
    /// The secret key. It is told only now; whoever has it is this person.
    pub key: String,
}

impl fmt::Debug for NewPerson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NewPerson {{ id: {:?}, name: {:?}, key: secret }}", self.id, self.name)
    }
}

/// Who a key belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Me {
    /// The number that everybody may know.
    pub id: String,
    /// The name.
    pub name: String,
    /// Is it a program?
    pub program: bool,
    /// The address that is told when it is this person's turn.
    pub webhook: Option<String>,
}

/// What somebody wants changed about himself.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Changes {
    /// Another name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Another address to be told of turns; an empty one for none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub webhook: Option<String>,
}
