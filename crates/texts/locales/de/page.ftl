### The pages around the tables, in German.
