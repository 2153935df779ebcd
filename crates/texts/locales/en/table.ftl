

## The frame around every table

title-your-turn = ● Your turn – { $game }
title-turn-of = ● { $name } plays – { $game }
title-table = { $game } – Fondaco
asked-by-name = { $name }: { $sentence }
paused-before = { $name ->
    [you] Paused. It is your turn.
   *[other] Paused. { $name } is to move.
}
action-bar = What to do now
toolbar = Table tools
tool-undo = Take back
undo-nothing = You have not decided anything yet.
undo-tile-drawn = A tile was drawn since: what has been seen cannot be taken back.
undo-cards-turned = Cards were turned up since: what has been seen cannot be taken back.
tool-hint = Ask the master
tool-hurry = Play on
tool-pause = Let the bots wait
tool-go-on = Let the bots go on
tool-log = Log
tool-keys = Keys
where-day = Day { $number }
where-round = Round { $number }
beside-table = Ledger and log
beside-ledger = Standing
beside-log = Log
close = Close
scoring-dialog = Scoring
scoring-go-on = Go on
table-missing-title = No table here
table-missing = This browser has no game under that number. It may have been played in another browser, or forgotten.
table-broken-title = This game cannot be read
table-broken = The stored game is damaged. It was set aside, not deleted: you can save it as a file.
download-record = Save record
copy-record = Copy record
copy-link = Copy link
copied = Copied.
copy-failed = The browser does not let the page copy: take it from this field.
copy-field = To copy by hand
sent-as = Player { $number }
end-rematch = Play again
end-replay = Replay
place = { $number }.
course-title = How it went
sources-title = Where it came from
course-start = Start

## Hints

hint-awaited = The master thinks …
hint-failed = The master cannot be asked: what it has learned did not arrive. Are you offline?
hint-choice = The master’s choice: { $choice }
hint-worth = What the lot is worth, in florins: { $list }
hint-worth-points = What the lot is worth, in points: { $list }
hint-move = Move
hint-win = Chance
hint-florins = Florins
hint-points = Points
hint-percent = { $number } %

## Handing over

hand-over-title = { $name }, it is your turn
hand-over = Give the screen to { $name }. Nobody else should look at the hand.
hand-over-take = I am { $name }

## Keys

key-name-space = Space
key-name-page-up = PgUp
key-name-page-down = PgDn
key-name-home = Home
key-name-end = End
key-draw = Draw another tile
key-amount = Change or type the amount
key-bid = Bid
key-pass = Pass

master-missing = The master could not be loaded. A merchant plays in its place.
