### The command line, in German.

## Records

line-error = Zeile { $number }: { $line }: { $reason }
record-empty = Die Aufzeichnung ist leer.
record-not-utf8 = Kein UTF-8-Text.
record-byte-order-mark = Am Anfang steht eine Byte-Reihenfolge-Marke: Sie gehört da nicht hin.
record-not-a-record = Eine Aufzeichnung beginnt mit einer Zeile wie „fondaco { $version } medici 4“: Version, Spiel, Spielerzahl.
record-unknown-version = Version { $version } ist hier unbekannt: Dieses Programm liest { $known }.
record-unknown-game = „{ $name }“ ist kein Spiel: Es gibt medici, strozzi und byzanz.
record-result-too-early = Das Spiel ist noch nicht zu Ende.
record-wrong-result = Nach den Regeln lautet das Ergebnis anders: { $scores }.
record-after-result = Nach dem Ergebnis dürfen nur noch @-Zeilen folgen.

check-finished = regelgerecht, beendet: { $scores } – gewonnen von { $winners }
check-unfinished = regelgerecht, nach { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignissen
} nicht beendet
check-illegal = regelwidrig, { $reason }
check-unreadable = nicht lesbar: { $reason }
check-time-left = – noch { $eta }
check-summary = { $total ->
    [one] { $total } Aufzeichnung
   *[other] { $total } Aufzeichnungen
}: { $finished } beendet, { $unfinished } nicht beendet, { $illegal } regelwidrig, { $unreadable } nicht lesbar

## Matches

arena-title = { $game }, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Startwert { $seed }: { $entrant } gegen { $others } × { $field }
arena-league-title = { $game } zu { $players }, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Startwert { $seed }
arena-player-column = Spieler
arena-wins-column = Siege
arena-interval-column = 95 %
arena-margin-column = Abstand
arena-time-column = ms/Zug
arena-median-column = Median
arena-rating-column = Wertung
arena-range = { $low } bis { $high }
arena-no-time = < 0,1
arena-fair = Ein gerechter Anteil an den Siegen ist { $share }. Abstände gelten zum besten anderen Spieler.
arena-ratings = { $player } hat die Wertung { $rating }; 400 Punkte mehr heißen: zehnmal so oft vorn wie hinten. ± steht für 95 % Sicherheit.
arena-above = Nach { $games } Partien entschieden: Der wahre Anteil liegt über { $share }.
arena-below = Nach { $games } Partien entschieden: Der wahre Anteil liegt unter { $share }.
arena-undecided = Nach { $games } Partien nicht entschieden: Der wahre Anteil kann über oder unter { $share } liegen.
arena-forfeits = { $player } hat { $decisions ->
    [one] { $decisions } Entscheidung versäumt: { $reason }
   *[other] { $decisions } Entscheidungen versäumt, zuletzt: { $reason }
}
arena-stopped = Angehalten. Alle beendeten Partien sind in { $path } gespeichert: Derselbe Befehl macht dort weiter.
arena-stopped-unsaved = Angehalten. Mit --save DATEI hätte der Wettkampf später weitergehen können.

## Training

train-begins = Ein Netz mit { $layers } ({ $weights } Gewichten) lernt aus { $games } Partien, Startwert { $seed }.
train-goes-on = Es geht nach { $played } Partien weiter, aus { $path }.
train-row = { $played } Partien: Fehler { $loss }, { $speed } Partien pro Sekunde auf einem Kern → { $path }
train-time-left = · { $speed } Partien pro Sekunde · noch { $eta }
train-stopped = Nach { $played } Partien angehalten und in { $path } gespeichert: Derselbe Befehl macht dort weiter.
train-over = Das Netz liegt in { $path }.
train-curve = Stärke der Zwischenstände: Anteil der Siege unter Kaufleuten in { $games } Partien; gerecht wären { $share } %.
train-curve-row = { $played } Partien: { $share } % ({ $low } bis { $high })

## Analysing

analyse-key = { $played } was gespielt wurde · { $master } was der Meister spielen würde · ± Standardfehler · ✓ nichts deutlich verschenkt
analyse-moves-florins = Jeder Zug: Gewinnchance / Florin am Ende
analyse-moves-points = Jeder Zug: Gewinnchance / Punkte am Ende
analyse-lost-florins = { $win } und { $florins } Florin verschenkt
analyse-lost-points = { $win } und { $points } Punkte verschenkt
analyse-summary = Was pro Entscheidung verschenkt wurde
analyse-costliest = Die teuersten Entscheidungen
analyse-interrupted = Abgebrochen: { $done } von { $total } Entscheidungen sind untersucht.
analyse-nothing = Es gibt keine Entscheidung zu untersuchen.
decisions-column = Entscheidungen
mistakes-column = Fehler
lost-column = Verschenkt
event-column = Ereignis
played-column = Gespielt
better-column = Besser

## The page

serve-open = Fondaco ist offen unter { $address } – Strg-C beendet es.
serve-taken = { $address } ist belegt, vielleicht von einem anderen fondaco: Beende es oder wähle mit --listen einen anderen Port; Port 0 nimmt einen freien.
serve-no-address = Unter { $address } kann niemand zuhören: { $reason }. Eine Adresse sieht aus wie 127.0.0.1:7070.
serve-not-built = Dieses Programm wurde ohne die Seite gebaut: `cargo play` baut beides.
serve-no-site = In { $path } liegt keine Seite; `cargo play` und `cargo xtask web` bauen eine
serve-no-browser = Kein Browser ließ sich öffnen: Öffne { $address } selbst.
