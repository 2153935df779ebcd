### The table of Medici vs Strozzi in the browser, in German.
