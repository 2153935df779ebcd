### The pages around the tables, in English.
