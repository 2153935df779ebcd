### The rules as pages, in English.
