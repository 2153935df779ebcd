//! Any bytes as a record: `cargo +nightly fuzz run record fuzz/corpus/record tests/golden`, where
//! new inputs go to the first folder.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fondaco_testkit::fuzz::read_record(bytes));
