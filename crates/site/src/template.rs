//! Templates: `{{name}}` is replaced by a value of the build.

use std::fmt::Display;

use anyhow::{Context, Result, bail};

/// Replaces every placeholder; an unknown one is an error.
pub fn fill(template: &str, words: &[(&str, &str)]) -> Result<String> {
    let mut filled = String::with_capacity(template.len());
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("{{") {
        let (gap, after) = after.split_once("}}").context("a placeholder does not end")?;
        let Some((_, word)) = words.iter().find(|(name, _)| *name == gap) else {
            bail!("unknown placeholder `{gap}`");
        };
        filled.push_str(before);
        filled.push_str(word);
        rest = after;
    }
    filled.push_str(rest);
    Ok(filled)
}

/// File names as a JavaScript array; they need no escaping.
pub fn list<'a>(names: impl Iterator<Item = &'a str>) -> String {
    format!("[{}]", joined(names.map(|name| format!("\"{name}\""))))
}

/// Pairs of names as a JavaScript object.
pub fn table(pairs: &[(String, String)]) -> String {
    format!("{{{}}}", joined(pairs.iter().map(|(name, file)| format!("\"{name}\": \"{file}\""))))
}

fn joined(parts: impl Iterator<Item = impl Display>) -> String {
    parts.map(|part| part.to_string()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_gap_is_filled() {
        let filled = fill("<a href={{a}}>{{b}}</a>{x}", &[("a", "1"), ("b", "{{a}}")]);
        assert_eq!(filled.expect("filled"), "<a href=1>{{a}}</a>{x}");
        assert!(fill("{{c}}", &[("a", "1")]).is_err());
        assert!(fill("{{a", &[("a", "1")]).is_err());
    }

    #[test]
    fn names_are_written_as_javascript() {
        assert_eq!(list(["a", "b"].into_iter()), r#"["a", "b"]"#);
        assert_eq!(table(&[("a".into(), "b".into())]), r#"{"a": "b"}"#);
    }
}
