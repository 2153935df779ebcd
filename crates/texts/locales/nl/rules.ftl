### The rules as pages, in Dutch.
