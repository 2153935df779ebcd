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
unknown-home = Home
page-coming = One moment …
page-lost-title = This page did not come
page-lost = The connection may be gone, or Fondaco was renewed meanwhile. Your games are stored; loading the page again brings everything.
page-lost-again = Load again

## The front door

home-line = Three auction games about the merchants of Florence and the market of Byzantium. Play against bots, or with friends around one screen.
home-line-online = Three auction games about the merchants of Florence and the market of Byzantium. Play against bots, with friends around one screen, or online.
home-games = The games
home-continue = Where you left off
home-continue-game = Play on
link-of-game = { $link }: { $game }
play-now = Play now
set-up-a-table = Set up a table
rules = Rules
players-range = { $low } to { $high } players
players-only = { $count } players
minutes = about { $minutes } minutes
set-aside = { $count ->
    [one] A stored game could not be read and was set aside. It is not lost:
   *[other] { $count } stored games could not be read and were set aside. They are not lost:
}
kept-day = Day { $day } of { $days }

## Setting up a table

set-up-title = A table of { $game }
set-up-seats = How many play?
set-up-who = Who sits where?
set-up-seat = Seat { $number }
set-up-person = Somebody at this screen, by name
set-up-bot = Bot: { $name }
set-up-more = More bots
set-up-name = Name
set-up-about-you = at this screen
set-up-about-mcts = searches without knowing the game
set-up-begins = Who begins?
set-up-chance = Chance decides
set-up-family = Which family is yours?
set-up-family-note = The Medici begin the first round, the Strozzi the other two.
set-up-hints = Hints
set-up-hints-note = You can ask what the master would do, and what a lot is worth to everybody.
set-up-play = Sit down and play
set-up-wrong-seats = The game is not made for that many players.
set-up-long-name = A name has at most { $most } letters.
set-up-same-name = Two players are called { $name }. Choose different names.
set-up-nobody = Only bots? Somebody at this screen has to play.
set-up-no-name = Give everybody at this screen a name.
set-up-taken-name = “{ $name }” means somebody else in our records. Choose another name.

## My games

history-empty = No games yet. The first one is waiting for you.
history-to-games = To the games
history-unfinished = Unfinished
history-finished = Finished
history-result = Result
history-broken = Set aside
history-broken-note = These games could not be read. Nothing was deleted: you can download them as they are.
forget = Forget
forget-title = Forget this game of { $game }?
forget-text = Its record is deleted from this browser and cannot be brought back. Download it first if you want to keep it.
keep = Keep it
cancel = Cancel

## Rules

contents = Contents
rules-to-lesson = Learn it at a table
rules-of = The rules of { $game }
rulings-of-all = The rulings of all three games

## Settings

setting-language = Language
setting-as-browser = As in the browser
setting-theme = Light
setting-daylight = Daylight
setting-candlelight = Candlelight
setting-speed = Speed
setting-speed-note = How fast the others play, and how long you see what happened.
speed-slow = Leisurely
speed-usual = Usual
speed-fast = Fast
speed-instant = At once
setting-motion = Animations
setting-sound = Sounds
setting-colours = Colours of goods and players
setting-colours-note = Every good and every player also has a shape and a letter of their own.
colours-usual = As painted
colours-plain = Easy to tell apart

## About

about-what = Fondaco brings three auction games to your screen: with bots that are worth beating, with guided first tables, and with a record of every game that you can replay, share and play on from anywhere.
about-games-title = The games
about-games = All of this is the idea of the people who designed these games. If you like them, buy them and play them around a real table.
credit-designer = Designed by { $name }
credit-artist = Illustrated by { $name }
credit-help = With a substantial contribution by { $name }
credit-publisher = Published by { $name }, { $year }
about-fan-title = An independent project
about-fan = Fondaco is made by people who love these games. It is not connected with the designers or the publishers, and they have not endorsed it. Rules are told in our own words, all pictures are our own; the names of the games belong to their owners.
about-rulings = Where the rule books leave a question open, we had to decide:
about-private-title = Your games are yours
about-private = There are no accounts, no cookies, no advertising and no tracking. Your games and settings stay in this browser, and the bots think on your own device. Only who plays with others through a server leaves something there: a name, the games, and what was said at the table.
about-licence-title = Licence
about-licence = The program and its artwork are free: you may use them under the MIT licence or the Apache licence 2.0, whichever you prefer.

## Replay

replay-title = Replay a game
replay-lead = Open the record of a game and walk through it, event by event. You can take over at any point.
replay-file = A file
replay-file-label = Choose a record from your device
replay-paste = A text or a link
replay-paste-label = Paste a record, or a link to a game
replay-look = Look at it
replay-unknown = This browser does not know that game. Perhaps it was played on another device.
replay-link-too-long = This link is longer than any game could be.
replay-link-damaged = This link is damaged. Perhaps a part of it was lost: copy it again, as a whole.
replay-too-long = This is longer than any game could be.
replay-no-file = The file could not be read.
replay-side = Log and ledger
replay-log = Log
replay-ledger = If it ended here
replay-scoring = Show the scoring
replay-unscored = Nothing was scored just here.
replay-eyes = Through whose eyes?
replay-all-eyes = Everything is open
replay-secret = The hands stay hidden until the game is over.
replay-eyes-of = { $name ->
    [you] What you saw
   *[other] What { $name } saw
}
replay-controls = Walk through the game
replay-slider = Place in the game
replay-at = { $at } of { $last }
replay-first = To the beginning
replay-last = To the end
replay-back = One event back
replay-on = One event on
replay-lot-back = One lot back
replay-lot-on = One lot on
replay-day-back = One day back
replay-day-on = One day on
replay-round-back = One round back
replay-round-on = One round on
replay-play = Play
replay-pause = Pause
replay-over = The game is over here.
take-over = Take over from here
take-over-text = A new table begins at this position. You play one seat, bots play the others.
take-over-seat = Whose seat do you take?
take-over-play = Play on from here

## Lessons

learn-intro = A first table with gentle opponents. The coach explains each thing when it comes up, and you do it. About five minutes, and then you just play on.
learn-start = Begin the lesson
learn-go-on = Go on
learn-coach = The coach
learn-done = The coach is quiet now. The table is yours.
learn-wait = The coach watches you play.
