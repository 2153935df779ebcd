### The table of Byzanz in the browser, in English.
