//! The statements that write, each any number of rows.
//!
//! The rows are passed as one JSON array of arrays, so that a transaction needs one statement for each
//! kind of change, not one for each change. The databases differ only in how they unfold the JSON.

use super::database::Dialect;

/// A statement for each kind of database.
#[derive(Clone, Copy)]
pub struct Text {
    pub sqlite: &'static str,
    pub postgres: &'static str,
}

impl Text {
    pub fn of(self, dialect: Dialect) -> &'static str {
        match dialect {
            Dialect::Sqlite => self.sqlite,
            Dialect::Postgres => self.postgres,
        }
    }
}

/// A statement with the source of its rows between two halves; `given.value` is a row. Only PostgreSQL
/// needs the row locks, which stand before the end.
macro_rules! over {
    ($before:literal, $after:literal) => {
        over!($before, $after, "", "")
    };
    ($before:literal, $after:literal, $lock:literal, $end:literal) => {
        Text {
            sqlite: concat!($before, " FROM json_each($1) AS given ", $after, $end),
            postgres: concat!(
                $before,
                " FROM jsonb_array_elements(CAST($1 AS jsonb)) AS given(value) ",
                $after,
                $lock,
                $end
            ),
        }
    };
}

/// A statement with row locks, which only PostgreSQL needs, before its end.
macro_rules! locking {
    ($before:literal, $lock:literal, $end:literal) => {
        Text { sqlite: concat!($before, $end), postgres: concat!($before, $lock, $end) }
    };
}

/// Id, hash of the key, name, program, webhook, created. Returns the ids that are new.
pub const PEOPLE: Text = over!(
    "INSERT INTO people (id, key_hash, name, program, webhook, created) \
     SELECT given.value ->> 0, given.value ->> 1, given.value ->> 2, \
     CAST(given.value ->> 3 AS BIGINT), given.value ->> 4, CAST(given.value ->> 5 AS BIGINT)",
    "WHERE true ON CONFLICT DO NOTHING RETURNING id"
);

/// Id, name or none, whether the webhook changes, webhook. Returns the ids that exist.
pub const RENAMES: Text = over!(
    "UPDATE people SET name = COALESCE(given.value ->> 1, name), \
     webhook = CASE WHEN CAST(given.value ->> 2 AS BIGINT) = 1 THEN given.value ->> 3 \
     ELSE webhook END",
    "WHERE people.id = given.value ->> 0 RETURNING people.id"
);

/// Key, value.
pub const NOTES: Text = over!(
    "INSERT INTO meta (key, value) SELECT given.value ->> 0, given.value ->> 1",
    "WHERE true ON CONFLICT (key) DO UPDATE SET value = excluded.value"
);

/// Id, lines, game, players, host, phase, public, created, doc. Returns the ids that are new.
pub const NEW_TABLES: Text = over!(
    "INSERT INTO tables \
     (id, version, lines, talk, game, players, host, phase, public, created, updated, doc) \
     SELECT given.value ->> 0, 1, CAST(given.value ->> 1 AS BIGINT), 0, given.value ->> 2, \
     CAST(given.value ->> 3 AS BIGINT), given.value ->> 4, given.value ->> 5, \
     CAST(given.value ->> 6 AS BIGINT), CAST(given.value ->> 7 AS BIGINT), \
     CAST(given.value ->> 7 AS BIGINT), given.value ->> 8",
    "WHERE true ON CONFLICT DO NOTHING RETURNING id"
);

/// Table, seat, person, turn.
pub const NEW_SEATS: Text = over!(
    "INSERT INTO seats (table_id, seat, person, is_turn, live) \
     SELECT given.value ->> 0, CAST(given.value ->> 1 AS BIGINT), given.value ->> 2, \
     CAST(given.value ->> 3 AS BIGINT), 1",
    ""
);

/// Tables. Returns and locks them until the transaction ends. All nodes lock in the same order, which
/// prevents deadlocks.
pub const LOCK: Text = over!(
    "SELECT tables.id, tables.version, tables.lines, tables.talk, tables.game, tables.players \
     FROM tables WHERE tables.id IN (SELECT given.value ->> 0",
    ") ORDER BY tables.id",
    " FOR UPDATE",
    ""
);

/// Id, version, lines, phase, updated, doc.
pub const TABLES: Text = over!(
    "UPDATE tables SET version = CAST(given.value ->> 1 AS BIGINT), \
     lines = CAST(given.value ->> 2 AS BIGINT), phase = given.value ->> 3, \
     updated = CAST(given.value ->> 4 AS BIGINT), doc = given.value ->> 5",
    "WHERE tables.id = given.value ->> 0"
);

/// Table, number, line, at.
pub const LINES: Text = over!(
    "INSERT INTO lines (table_id, n, line, at) SELECT given.value ->> 0, \
     CAST(given.value ->> 1 AS BIGINT), given.value ->> 2, CAST(given.value ->> 3 AS BIGINT)",
    ""
);

/// Table, seat, person, turn. Writes only what differs.
pub const SEATS: Text = over!(
    "UPDATE seats SET person = given.value ->> 2, is_turn = CAST(given.value ->> 3 AS BIGINT)",
    "WHERE seats.table_id = given.value ->> 0 \
     AND seats.seat = CAST(given.value ->> 1 AS BIGINT) \
     AND (seats.person IS DISTINCT FROM given.value ->> 2 \
     OR seats.is_turn <> CAST(given.value ->> 3 AS BIGINT))"
);

/// Tables that have ended.
pub const ENDED: Text = over!(
    "UPDATE seats SET live = 0, is_turn = 0",
    "WHERE seats.table_id = given.value ->> 0 AND seats.live = 1"
);

/// Table, kind, due, leased until, node.
pub const JOBS: Text = over!(
    "INSERT INTO jobs (table_id, kind, due, leased_until, node) \
     SELECT given.value ->> 0, given.value ->> 1, CAST(given.value ->> 2 AS BIGINT), \
     CAST(given.value ->> 3 AS BIGINT), given.value ->> 4",
    "WHERE true ON CONFLICT (table_id) DO UPDATE SET kind = excluded.kind, due = excluded.due, \
     leased_until = excluded.leased_until, node = excluded.node"
);

/// Tables without a job.
pub const NO_JOBS: Text =
    over!("DELETE FROM jobs WHERE table_id IN (SELECT given.value ->> 0", ")");

/// Now, end of the lease, node, how many. Returns the leased jobs.
pub const TAKE: Text = locking!(
    "UPDATE jobs SET leased_until = $2, node = $3 WHERE table_id IN (SELECT table_id FROM jobs \
     WHERE due <= $1 AND leased_until <= $1 ORDER BY due LIMIT $4",
    " FOR UPDATE SKIP LOCKED",
    ") RETURNING table_id, kind, due"
);

/// Tables, new end, node, old end before. Renews this node's leases; skips a row that another node is
/// changing, which replaces the job.
pub const KEEP: Text = over!(
    "UPDATE jobs SET leased_until = $2 WHERE table_id IN (SELECT table_id FROM jobs \
     WHERE node = $3 AND leased_until > 0 AND leased_until < $4 \
     AND table_id IN (SELECT given.value ->> 0",
    ")",
    " FOR UPDATE SKIP LOCKED",
    ")"
);

/// Ends all leases.
pub const RELEASE_ALL: &str = "UPDATE jobs SET leased_until = 0 WHERE leased_until > 0";

/// Node.
pub const RELEASE: &str = "UPDATE jobs SET leased_until = 0 WHERE node = $1 AND leased_until > 0";

/// Table, number.
pub const TALKED: Text = over!(
    "UPDATE tables SET talk = CAST(given.value ->> 1 AS BIGINT)",
    "WHERE tables.id = given.value ->> 0"
);

/// Table, number, at, person, name, text.
pub const TALK: Text = over!(
    "INSERT INTO talk (table_id, number, at, person, name, text) \
     SELECT given.value ->> 0, CAST(given.value ->> 1 AS BIGINT), \
     CAST(given.value ->> 2 AS BIGINT), given.value ->> 3, given.value ->> 4, given.value ->> 5",
    ""
);

/// Table, seat, game, players, who, score, won, at.
pub const RESULTS: Text = over!(
    "INSERT INTO results (table_id, seat, game, players, who, score, won, at) \
     SELECT given.value ->> 0, CAST(given.value ->> 1 AS BIGINT), given.value ->> 2, \
     CAST(given.value ->> 3 AS BIGINT), given.value ->> 4, CAST(given.value ->> 5 AS BIGINT), \
     CAST(given.value ->> 6 AS DOUBLE PRECISION), CAST(given.value ->> 7 AS BIGINT)",
    ""
);

/// Game, who, person, rating and deviation of a newcomer. Returns and locks all these ratings. The
/// rows must be sorted: see [`LOCK`].
pub const RATED: Text = over!(
    "INSERT INTO ratings (game, who, person, rating, deviation, games, wins) \
     SELECT given.value ->> 0, given.value ->> 1, given.value ->> 2, \
     CAST(given.value ->> 3 AS DOUBLE PRECISION), CAST(given.value ->> 4 AS DOUBLE PRECISION), \
     0, 0",
    "WHERE true ON CONFLICT (game, who) DO UPDATE SET games = ratings.games \
     RETURNING game, who, rating, deviation"
);

/// Game, who, rating, deviation, additional games, additional wins.
pub const RATINGS: Text = over!(
    "UPDATE ratings SET rating = CAST(given.value ->> 2 AS DOUBLE PRECISION), \
     deviation = CAST(given.value ->> 3 AS DOUBLE PRECISION), \
     games = games + CAST(given.value ->> 4 AS BIGINT), \
     wins = wins + CAST(given.value ->> 5 AS DOUBLE PRECISION)",
    "WHERE ratings.game = given.value ->> 0 AND ratings.who = given.value ->> 1"
);

/// Node, number of the batch, now.
pub const BATCH: &str = "INSERT INTO nodes (id, batch, seen) VALUES ($1, $2, $3) \
                         ON CONFLICT (id) DO UPDATE SET batch = excluded.batch, \
                         seen = excluded.seen";

/// A message, sent when the transaction is committed.
pub const TELL: &str = "SELECT pg_notify('fondaco', $1)";

/// Node. Waits for a transaction of this node that is still in progress.
pub const LAST_BATCH: Text = locking!("SELECT batch FROM nodes WHERE id = $1", " FOR UPDATE", "");

/// Before when. Forgets nodes that were silent since.
pub const FORGET: &str = "DELETE FROM nodes WHERE seen < $1";

/// SQLite takes the write lock at once, so that it need not upgrade it later, which may fail.
pub const BEGIN: Text = Text { sqlite: "BEGIN IMMEDIATE", postgres: "BEGIN" };
