### Guided first tables, in Dutch.
