### Guided first tables, in English.

## All lessons

learn-title = Learn to play
learn-step = { $step } of { $steps }
learn-next = Next
learn-skip = Skip the lesson
learn-again = From the beginning
