//! How long things may be.

/// Letters of a name.
pub const LONGEST_NAME: usize = 12;
/// Letters of what somebody says at a table.
pub const LONGEST_TALK: usize = 300;
/// Bytes of one line of a log; no move is longer.
pub const LONGEST_LINE: usize = 200;
/// Bytes of one message or body.
pub const LONGEST_MESSAGE: usize = 4096;
/// Bytes of the address that is told of a turn.
pub const LONGEST_WEBHOOK: usize = 500;

/// Seconds for a decision when people sit together; 0 is no clock.
pub const TURN_CLOCKS: [u32; 4] = [0, 30, 60, 120];
/// All seconds for a decision that a table may have; the long ones are for a move a day.
pub const CLOCKS: [u32; 7] = [0, 30, 60, 120, 86_400, 259_200, 604_800];
