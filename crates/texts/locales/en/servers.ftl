
### Servers, seen from the command line, in English.

## Audits

audit-follows = all { $draws } draws follow from the seed, and the seed fits the commitment
audit-draw = draw { $draw } (line { $line }) does not follow from the seed: { $drawn } stands there, { $due } should
audit-other-seed = the seed does not fit the commitment
audit-no-commitment = there is no commitment in it: the seed may have been chosen afterwards
audit-no-seed = there is no seed in it: nothing can be said about its draws
audit-unfinished = the game is not finished, and its seed is told only at the end

## Backups

backup-done = The copy is in { $path } ({ $size } kB).
backup-postgres = A PostgreSQL database is copied by its own tool, while servers run: pg_dump --format=custom --file={ $path } DATABASE; pg_restore puts the copy back.

## A table on a server

remote-ask-name = What are you called? At most { $longest } letters.
remote-you-are = You are { $name } on { $server }. Your key is in { $path }: whoever has it is you.
remote-lobby = Tables on { $server }
remote-lobby-empty = Nobody waits for you, and there is nothing to watch.
remote-lobby-mine = Yours
remote-lobby-open = Waiting for players
remote-lobby-playing = To watch
remote-lobby-row = { $number }  { $game }: { $names }
remote-lobby-turn = – your turn
remote-lobby-over = – over
remote-lobby-ask = The number of a table; new for one of your own; Enter to look again; quit to stop.
remote-lobby-again = There is no such table: type one of the numbers, new, or quit.
remote-ask-seats = Bots at the table? Enter for none, or a list such as merchant,master; the other seats wait for people.
remote-ask-seats-again = At most { $count } bots, with commas: apprentice, merchant, master, random.
remote-nobody = nobody yet
remote-bot-for = { $name } (played by { $bot })
remote-awaited = { $name } (invited)
remote-table = { $game } at table { $table }: { $names }
remote-clock = { $seconds } seconds for a decision
remote-clock-days = { $days ->
    [one] a day for a decision
   *[other] { $days } days for a decision
}
remote-invite = Others come by this link: { $link }
remote-start = Type start to begin; bots take the seats that are free.
remote-watching = You look on. Type join to sit down, if a seat is free.
remote-came = { $name } sits down in seat { $seat }.
remote-left = Seat { $seat } is free again.
remote-away = { $name ->
    [you] A bot plays for you. Type back, or a move, to play on yourself.
   *[other] A bot plays for { $name }.
}
remote-back = { $name ->
    [you] You play on.
   *[other] { $name } is back.
}
remote-undo-asked = { $name ->
    [you] The others are asked whether you may take back your last decision.
   *[other] { $name } would like to take back the last decision: type yes or no.
}
remote-undo-off = The last decision stands.
remote-undone = A decision is taken back.
remote-time = You have { $seconds } seconds.
remote-closed = Everybody has left; this table is closed.
remote-next = The next game waits: type next.
remote-over = The game is over. Type rematch for another one, save FILE to keep it, lobby or quit.
remote-seed = The seed of all draws is { $seed }.
remote-said = { $name }: { $text }
remote-done = Done.
remote-not-yet = The game has not begun.
remote-not-seated = You do not sit at this table.
remote-nothing-asked = Nobody asks to take anything back.
remote-no-next = There is no next game yet: type rematch.
remote-unknown-number = A number is missing, such as { $example }.
remote-kept = Your seat is kept: fondaco play --server { $server } --table { $table }
remote-lost = The connection is lost. Trying again …
remote-offline = There is no connection now; nothing was sent.
remote-again = Connected again.
remote-stopping = The server stops. Looking for it again …
remote-not-a-server = { $address } is not the address of a server: it looks like https://example.org
remote-unreachable = { $server } cannot be reached: { $reason }
remote-strange = { $server } answers in a way that this program does not understand: { $reason }
remote-key-file = The key in { $path } cannot be used: { $reason }
remote-refused-unreadable = The server does not understand this.
remote-refused-version = The server speaks another version: update the one that is older.
remote-refused-key = The server does not know this key.
remote-refused-missing = There is no such table.
remote-refused-not-yours = That is not yours to do.
remote-refused-not-now = Not now.
remote-refused-illegal = The rules do not allow it: { $reason }
remote-refused-stale = The game has gone on since. Look again.
remote-refused-too-much = That is too long, too many or too fast for the server: { $reason }
remote-refused-unavailable = The server cannot do it at the moment: { $reason }
remote-help =
    At a table on a server:
      say TEXT       talk to everybody at the table
      table          who sits where
      start          begin; bots take the seats that are free (host only)
      join N         sit down (without N in the first free seat)
      leave          give up your seat; during a game a bot plays on
      back           play on yourself after a bot played for you
      undo           ask to take back your last decision; yes, no: answer that
      limit 9        Byzanz: bid as little as possible, up to 9, in this auction
      passday        Medici: offer every lot as it is and pass, until evening
      manual         decide for yourself again
      rematch, next  the same people once more; go there
      lobby          back to the list of tables
