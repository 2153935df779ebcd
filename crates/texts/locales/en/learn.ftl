### Guided first tables, in English.
