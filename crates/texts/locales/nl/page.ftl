### The pages around the tables, in Dutch.
