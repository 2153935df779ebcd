### Guided first tables, in Dutch.

## All lessons

learn-title = Leren spelen
learn-step = { $step } van { $steps }
learn-next = Verder
learn-skip = Les overslaan
learn-again = Opnieuw beginnen
