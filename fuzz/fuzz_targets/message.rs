//! Any bytes as a message or a line of a log: `cargo +nightly fuzz run message`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fondaco_testkit::fuzz::read_message(bytes));
