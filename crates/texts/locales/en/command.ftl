### The command line, in English.

## Records

line-error = line { $number }: { $line }: { $reason }
record-empty = The record is empty.
record-not-utf8 = Not UTF-8 text.
record-byte-order-mark = A record has no byte order mark: remove it.
record-not-a-record = A record begins with a line such as “fondaco { $version } medici 4”: version, game, players.
record-unknown-version = Version { $version } is not known here: this program reads { $known }.
record-unknown-game = “{ $name }” is not a game: they are medici, strozzi and byzanz.
record-result-too-early = The game is not over yet.
record-wrong-result = The rules give another result: { $scores }.
record-after-result = Only @ lines may follow the result.

check-finished = legal, finished: { $scores } – won by { $winners }
check-unfinished = legal, unfinished after { $events ->
    [one] { $events } event
   *[other] { $events } events
}
check-illegal = illegal, { $reason }
check-unreadable = unreadable: { $reason }
check-time-left = – { $eta } left
check-summary = { $total ->
    [one] { $total } record
   *[other] { $total } records
}: { $finished } finished, { $unfinished } unfinished, { $illegal } illegal, { $unreadable } unreadable

## Matches

arena-title = { $game }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }: { $entrant } against { $others } × { $field }
arena-league-title = { $game } with { $players }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
arena-player-column = Player
arena-wins-column = Wins
arena-interval-column = 95%
arena-margin-column = Margin
arena-time-column = ms/decision
arena-median-column = median
arena-rating-column = Rating
arena-range = { $low } to { $high }
arena-no-time = < 0.1
arena-fair = A fair share of the victories is { $share }. Margins are to the best other player.
arena-ratings = { $player } is rated { $rating }; 400 points more mean to finish ahead ten times as often as behind. ± is a 95% interval.
arena-above = Decided after { $games } games: the true share is above { $share }.
arena-below = Decided after { $games } games: the true share is below { $share }.
arena-undecided = Not decided after { $games } games: the true share may be above or below { $share }.
arena-forfeits = { $player } forfeited { $decisions ->
    [one] { $decisions } decision: { $reason }
   *[other] { $decisions } decisions; the last: { $reason }
}
arena-stopped = Stopped. All games that were over are saved in { $path }: the same command goes on from there.
arena-stopped-unsaved = Stopped. With --save FILE the match could have gone on later.

## Training

train-begins = A net of { $layers } ({ $weights } weights) learns from { $games } games, seed { $seed }.
train-goes-on = Going on after { $played } games, from { $path }.
train-row = { $played } games: loss { $loss }, { $speed } games a second on one core → { $path }
train-time-left = · { $speed } games a second · { $eta } left
train-stopped = Stopped after { $played } games and saved in { $path }: the same command goes on from there.
train-over = The net is in { $path }.
train-curve = Strength of the snapshots: share of victories among merchants in { $games } games; { $share }% would be fair.
train-curve-row = { $played } games: { $share }% ({ $low } to { $high })

## Analysing

analyse-key = { $played } what was played · { $master } what the master would play · ± standard error · ✓ nothing clearly lost
analyse-moves-florins = Each move: chance to win / florins in the end
analyse-moves-points = Each move: chance to win / points in the end
analyse-lost-florins = { $win } and { $florins } florins lost
analyse-lost-points = { $win } and { $points } points lost
analyse-summary = What was lost per decision
analyse-costliest = The costliest decisions
analyse-interrupted = Interrupted: { $done } of { $total } decisions were analysed.
analyse-nothing = There is no decision to analyse.
decisions-column = Decisions
mistakes-column = Mistakes
lost-column = Lost
event-column = Event
played-column = Played
better-column = Better

## The page

serve-open = Fondaco is open at { $address } – Ctrl-C ends it.
serve-taken = { $address } is taken, perhaps by another fondaco: end it, or choose another port with --listen; port 0 takes any free one.
serve-no-address = Nobody can listen at { $address }: { $reason }. An address looks like 127.0.0.1:7070.
serve-not-built = This program was built without the page: `cargo play` builds both.
serve-no-site = In { $path } lies no page; `cargo play` and `cargo xtask web` make one
serve-no-browser = No browser could be opened: open { $address } yourself.
