### The table of Medici in the browser, in German.
