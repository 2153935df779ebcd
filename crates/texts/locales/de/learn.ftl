### Guided first tables, in German.
