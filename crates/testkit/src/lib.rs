//! Tools for checking the rules: a slow reference engine to compare with.

pub mod naive;
