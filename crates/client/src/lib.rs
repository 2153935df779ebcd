//! The model of a table as a screen needs it.
