### What all tables in the browser share, in English.
