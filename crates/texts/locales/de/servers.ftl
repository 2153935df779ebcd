
### Servers, seen from the command line, in German.

## Audits

audit-follows = alle { $draws } Ziehungen folgen aus dem Startwert, und er passt zur Festlegung
audit-draw = Ziehung { $draw } (Zeile { $line }) folgt nicht aus dem Startwert: da steht { $drawn }, richtig wäre { $due }
audit-other-seed = der Startwert passt nicht zur Festlegung
audit-no-commitment = es steht keine Festlegung darin: der Startwert kann nachträglich gewählt sein
audit-no-seed = es steht kein Startwert darin: über die Ziehungen lässt sich nichts sagen
audit-unfinished = das Spiel ist nicht zu Ende, und der Startwert wird erst am Ende verraten

## Backups

backup-done = Die Kopie liegt in { $path } ({ $size } kB).
backup-postgres = Eine PostgreSQL-Datenbank kopiert ihr eigenes Werkzeug, während Server laufen: pg_dump --format=custom --file={ $path } DATENBANK; pg_restore spielt die Kopie zurück.

## A table on a server

remote-ask-name = Wie heißt du? Höchstens { $longest } Buchstaben.
remote-you-are = Du bist { $name } auf { $server }. Dein Schlüssel liegt in { $path }: Wer ihn hat, ist du.
remote-lobby = Tische auf { $server }
remote-lobby-empty = Niemand wartet auf dich, und es gibt nichts zu sehen.
remote-lobby-mine = Deine
remote-lobby-open = Warten auf Mitspieler
remote-lobby-playing = Zum Zusehen
remote-lobby-row = { $number }  { $game }: { $names }
remote-lobby-turn = – du bist dran
remote-lobby-over = – zu Ende
remote-lobby-ask = Die Nummer eines Tisches; new für einen eigenen; Eingabe, um neu nachzusehen; quit zum Aufhören.
remote-lobby-again = So einen Tisch gibt es nicht: Tippe eine der Nummern, new oder quit.
remote-ask-seats = Bots am Tisch? Eingabe für keine, oder eine Liste wie merchant,master; die übrigen Plätze warten auf Menschen.
remote-ask-seats-again = Höchstens { $count } Bots, mit Kommas: apprentice, merchant, master, random.
remote-nobody = noch niemand
remote-bot-for = { $name } (gespielt von: { $bot })
remote-awaited = { $name } (eingeladen)
remote-table = { $game } am Tisch { $table }: { $names }
remote-clock = { $seconds } Sekunden für eine Entscheidung
remote-clock-days = { $days ->
    [one] ein Tag für eine Entscheidung
   *[other] { $days } Tage für eine Entscheidung
}
remote-invite = Andere kommen über diesen Link: { $link }
remote-start = Tippe start, um anzufangen; freie Plätze nehmen Bots ein.
remote-watching = Du siehst zu. Tippe join, um dich zu setzen, falls ein Platz frei ist.
remote-came = { $name } setzt sich auf Platz { $seat }.
remote-left = Platz { $seat } ist wieder frei.
remote-away = { $name ->
    [you] Ein Bot spielt für dich. Tippe back oder einen Zug, um selbst weiterzuspielen.
   *[other] Ein Bot spielt für { $name }.
}
remote-back = { $name ->
    [you] Du spielst weiter.
   *[other] { $name } ist wieder da.
}
remote-undo-asked = { $name ->
    [you] Die anderen werden gefragt, ob du deine letzte Entscheidung zurücknehmen darfst.
   *[other] { $name } möchte die letzte Entscheidung zurücknehmen: Tippe yes oder no.
}
remote-undo-off = Die letzte Entscheidung bleibt.
remote-undone = Eine Entscheidung ist zurückgenommen.
remote-time = Du hast { $seconds } Sekunden.
remote-closed = Alle sind gegangen; dieser Tisch ist geschlossen.
remote-next = Das nächste Spiel wartet: Tippe next.
remote-over = Das Spiel ist zu Ende. Tippe rematch für ein weiteres, save DATEI zum Aufheben, lobby oder quit.
remote-seed = Der Startwert aller Ziehungen ist { $seed }.
remote-said = { $name }: { $text }
remote-done = Erledigt.
remote-not-yet = Das Spiel hat noch nicht begonnen.
remote-not-seated = Du sitzt nicht an diesem Tisch.
remote-nothing-asked = Niemand möchte etwas zurücknehmen.
remote-no-next = Es gibt noch kein nächstes Spiel: Tippe rematch.
remote-unknown-number = Es fehlt eine Zahl, zum Beispiel { $example }.
remote-kept = Dein Platz bleibt dir: fondaco play --server { $server } --table { $table }
remote-lost = Die Verbindung ist abgerissen. Neuer Versuch …
remote-offline = Zurzeit gibt es keine Verbindung; nichts wurde gesendet.
remote-again = Wieder verbunden.
remote-stopping = Der Server hält an. Er wird wieder gesucht …
remote-not-a-server = { $address } ist keine Adresse eines Servers: Sie sieht aus wie https://example.org
remote-unreachable = { $server } ist nicht zu erreichen: { $reason }
remote-strange = { $server } antwortet so, dass dieses Programm es nicht versteht: { $reason }
remote-key-file = Der Schlüssel in { $path } ist nicht zu gebrauchen: { $reason }
remote-refused-unreadable = Der Server versteht das nicht.
remote-refused-version = Der Server spricht eine andere Version: Aktualisiere das Ältere von beiden.
remote-refused-key = Der Server kennt diesen Schlüssel nicht.
remote-refused-missing = So einen Tisch gibt es nicht.
remote-refused-not-yours = Das steht dir nicht zu.
remote-refused-not-now = Nicht jetzt.
remote-refused-illegal = Die Regeln erlauben es nicht: { $reason }
remote-refused-stale = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin.
remote-refused-too-much = Das ist dem Server zu lang, zu viel oder zu schnell: { $reason }
remote-refused-unavailable = Der Server kann es im Augenblick nicht: { $reason }
remote-help =
    An einem Tisch auf einem Server:
      say TEXT       mit allen am Tisch reden
      table          wer wo sitzt
      start          anfangen; freie Plätze nehmen Bots ein (nur der Gastgeber)
      join N         sich setzen (ohne N auf den ersten freien Platz)
      leave          den Platz aufgeben; im Spiel spielt ein Bot weiter
      back           selbst weiterspielen, nachdem ein Bot gespielt hat
      undo           die letzte Entscheidung zurücknehmen? Antwort: yes, no
      limit 9        Byzanz: so wenig wie möglich bieten, bis 9, in dieser Auktion
      passday        Medici: jeden Posten anbieten und passen, bis zum Abend
      manual         wieder selbst entscheiden
      rematch, next  dieselben noch einmal; dorthin gehen
      lobby          zurück zur Liste der Tische
