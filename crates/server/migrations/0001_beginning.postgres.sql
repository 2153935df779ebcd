-- What only PostgreSQL is told, after 0001_beginning.sql: rows that change with every move get room
-- beside them, so that a new version of a row stays on its page and no index has to know of it.

ALTER TABLE tables SET (fillfactor = 50);
ALTER TABLE seats SET (fillfactor = 70);
ALTER TABLE jobs SET (fillfactor = 50);
