-- One text for SQLite and PostgreSQL: only TEXT, BIGINT and DOUBLE PRECISION, times in milliseconds
-- since 1970, truth as 0 and 1. A migration that was released is never changed, not even here.

CREATE TABLE meta (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- Every server that writes here, and the number of the last batch it has committed. Whoever loses
-- the connection during a commit finds here whether it took place.
CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY,
    batch BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    key_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    program BIGINT NOT NULL,
    webhook TEXT,
    created BIGINT NOT NULL
);

-- No column that changes with every move has an index, so that a move costs PostgreSQL none.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    lines BIGINT NOT NULL,
    talk BIGINT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    host TEXT NOT NULL,
    phase TEXT NOT NULL,
    public BIGINT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    doc TEXT NOT NULL
);
CREATE INDEX tables_open ON tables (created) WHERE phase = 'open' AND public = 1;
CREATE INDEX tables_playing ON tables (created) WHERE phase = 'playing' AND public = 1;
CREATE INDEX tables_host ON tables (host) WHERE phase IN ('open', 'playing');

-- A seat is live until its table is over or closed.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    person TEXT,
    is_turn BIGINT NOT NULL,
    live BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_person ON seats (person) WHERE live = 1;

CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    line TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE jobs (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    kind TEXT NOT NULL,
    due BIGINT NOT NULL,
    leased_until BIGINT NOT NULL,
    node TEXT NOT NULL
);
CREATE INDEX jobs_due ON jobs (due);

CREATE TABLE talk (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- `who` is person:NUMBER or bot:STRENGTH.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    who TEXT NOT NULL,
    score BIGINT NOT NULL,
    won DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_who ON results (who, at);

CREATE TABLE ratings (
    game TEXT NOT NULL,
    who TEXT NOT NULL,
    person TEXT,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    wins DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, who)
);
CREATE INDEX ratings_strength ON ratings (game, (rating - 2 * deviation));
CREATE INDEX ratings_person ON ratings (person);
