### The pages around the tables, in English.

## The frame around all pages

page-skip = Skip to the content
page-nav = Pages
nav-learn = Learn
nav-replay = Replay
nav-history = My games
nav-settings = Settings
nav-about = About
nav-rulings = Rulings
storage-failed = This browser does not store anything now: your game is lost when you close the page. Free some space, or leave private mode.
unknown-title = Nothing here
unknown-text = There is no such page. Perhaps the address was cut off.
unknown-home = To the front door
