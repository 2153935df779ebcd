### The rules as pages, in German.
