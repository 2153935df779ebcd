### Guided first tables, in German.

## All lessons

learn-title = Spielen lernen
learn-step = { $step } von { $steps }
learn-next = Weiter
learn-skip = Lektion überspringen
learn-again = Von vorn
