//! Bytes as choices, some of them illegal: `cargo +nightly fuzz run engine`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fondaco_testkit::fuzz::play_bytes(bytes));
