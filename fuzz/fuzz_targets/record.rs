//! Any bytes as a record: `cargo +nightly fuzz run record tests/golden`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fondaco_testkit::fuzz::read_record(bytes));
