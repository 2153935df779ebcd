
### Playing on a server, in English.

## The hall

nav-online = Online
home-online = Play with friends anywhere
home-online-text = Over an evening or a move a day, without signing up.
home-online-turns = { $count ->
    [one] It is your turn in one game.
   *[other] It is your turn in { $count } games.
}
home-online-go = To the tables
online-title = Online
online-lead = Sit down with others, wherever they are: over an evening, or a move a day.
online-welcome = Welcome
online-mine = My games
online-mine-empty = You do not sit at any table yet.
online-open = Open tables
online-open-empty = Nobody is waiting at the moment. Set up a table, and others will find it here.
online-to-watch = Games to watch
online-to-watch-empty = No game is being played in public right now.
online-side = New tables, and who you are
online-create = A new table
online-none = This copy of Fondaco comes from a place where nobody meets. Against bots, and around one screen, you can play everything.
online-silent = The server does not answer.
online-retry = Try again
online-your-turn = It is your turn
online-playing = In play
online-over = Finished on { $date }
online-closed = Closed
online-seats-free = { $count ->
    [0] All seats are taken
    [one] One seat is free
   *[other] { $count } seats are free
}
online-free-seat = Free
online-play = Play
online-join = Join
online-watch = Watch
online-go-there = Open
online-to-lobby = To all tables
online-not-sent = There is no connection. Nothing was sent.
online-went-away = { $name ->
    [you] A bot plays for you now.
   *[other] { $name } is away. A bot plays instead.
}
online-came-back = { $name ->
    [you] You are back.
   *[other] { $name } is back.
}
clock-none = no clock
clock-seconds = { $count } seconds a decision
clock-days = { $count ->
    [one] one day a decision
   *[other] { $count } days a decision
}
left-days = { $days } d { $hours } h
left-hours = { $hours } h { $minutes } min

## Who you are

name-ask = What shall we call you?
name-note = No password, no e-mail: this browser keeps a key by which you are known.
name-wrong = A name has at least one letter and at most { $most }.
name-come-in = Come in
who-title = You are { $name }
who-page = My record
who-stranger = This server does not know the key that this browser has kept. With a new name you get a new one, and the old one is gone.
who-rename = Change your name
who-rename-note = At tables at which you sit already you keep the old one.
who-save = Save
who-saved = Saved.
who-device = On another device
who-device-warning = Whoever has this link plays as you. Open it on your own devices only, and show it to nobody.
who-device-show = Show the link
who-device-link = Link for your other devices
who-webhook = Messages to your own messenger
who-webhook-label = Address that is called when it is your turn
who-webhook-note = The server sends it a short message (a webhook). Leave it empty for none.
notices-turn = Tell me when it is my turn
notices-forbidden = This browser forbids notices of this page.
carried-title = Become somebody else here?
carried-known = This link belongs to { $who }. This browser knows you under another key: if you go on, that key is gone, unless you have kept its link.
carried-unknown = This link carries another key than the one in this browser. If you go on, the old one is gone, unless you have kept its link.
carried-stay = Stay who I am
carried-take = Take the new key
share-link = Share
copy-by-hand = The browser does not let the page copy. Take the link from the field.

## Setting up a table

create-title = A new table of { $game }
create-invited = Number, or link to the player’s page
create-no-person = Somebody is invited whose number is missing: it is the end of the link to the player’s page.
create-clock = How long may a decision take?
create-clock-note = When the time is up, a bot plays until its person comes back.
create-public = Everybody may find this table
create-public-note = Otherwise only those come who have the link.
create-when-full = Begin as soon as all seats are taken
create-when-full-note = Otherwise you say when. Bots take the seats that are still free then.
create-table = Set up the table
place-open = Open
place-open-note = for whoever comes first
place-invited = Invited

## Before the game

room-title = A table of { $game }
room-waiting = { $count ->
    [one] One more player is awaited.
   *[other] { $count } more players are awaited.
}
room-full = Everybody is here.
room-no-seat = No seat is free. You can watch as soon as it begins.
room-public = everybody may come
room-by-link = only with the link
room-join = Sit down
room-start = Begin
room-start-bots = Begin with bots
room-leave = Leave
room-link = Link to this table
seat-take = Sit here
seat-yours = that is you
seat-here = here
seat-not-here = not here
seat-away = away, a bot plays
seat-bot = bot
seat-invited = invited
table-looking = One moment …
table-gone = This server has no table or game under that number. Perhaps the link was cut off.
table-closed-title = This table is closed
table-closed = Everybody left before the game began.
outdated-title = This page is not up to date
outdated-note = If that does not help, close all tabs with this page and open it again.
outdated-reload = Load again

## At the table

people = At this table
looks-on = You are watching. You see what everybody may see; hands stay hidden.
bot-plays-for-you = A bot plays for you.
take-seat-back = Take my seat back
undo-asked = { $name ->
    [you] You ask to take back your last decision.
   *[other] { $name } asks to take back the last decision.
}
undo-agree = Agree
undo-refuse = Refuse
undo-waits = The others are being asked.
next-table = The same people play once more.
next-table-go = To the next table
leave-title = Leave the table?
leave-text = A bot plays on for you. As long as the game lasts you can come back and take your seat again.
leave-stay = Stay
link-lost = Connection lost. Trying again in { $seconds } s …
link-trying = Connection lost. Trying again …
link-offline = This device has no network. The table will go on as soon as there is one.
link-lost-told = Connection lost. The page tries again by itself.
talk-title = Talk
talk-empty = Nobody has said anything yet.
talk-say = Say something
talk-send = Say
talk-mute = Do not hear { $who } any more
talk-unmute = Hear { $who } again
talk-muted = (not heard)
talk-unread = { $count ->
    [one] one new
   *[other] { $count } new
}
proof-title = Every draw can be checked
proof-text = Before the first draw everybody was shown the seal. All draws follow from the seed, and the seal fits only this seed. The program checks it with the saved record:
proof-commitment = Seal
proof-seed = Seed

## What the server refuses

refused-key = This server does not know your key.
refused-version = Page and server do not fit together any more. Load the page again.
refused-unreadable = The server does not take it like this: plain text, please, and not too long.
refused-missing = There is nothing under that number.
refused-not-yours = That is not yours to do.
refused-not-now = That cannot be done now.
refused-stale = The game has gone on meanwhile. Look again.
refused-too-much = That was too much at once. Wait a moment.
refused-unavailable = The server cannot do that at the moment. Try again.

## Standing

standings-title = Leader board
standings-of = The best at { $game }
standings-empty = Nobody has finished a game here yet.
standings-note = The number after ± says how uncertain the rating is. It shrinks with every game.
board-place = Place
board-name = Name
board-rating = Rating
board-wins = Won
player-title = Player
player-looking = One moment …
player-since = Here since { $date }
player-program = A program, here since { $date }
player-unrated = No finished games yet, so there is nothing to rate.
player-link = Link to this page: with it others can invite { $who } to a table
player-games = Finished games
player-no-games = None yet.
rating-games = { $games ->
    [one] one game, won { $wins }
   *[other] { $games } games, won { $wins }
}
tally-title = By number of players
tally-game = Game
tally-players = Players
tally-games = Games
tally-won = Won
tally-mean = Average
