

## Der Rahmen um jeden Tisch

title-your-turn = ● Du bist dran – { $game }
title-table = { $game } – Fondaco
action-bar = Was jetzt zu tun ist
toolbar = Werkzeuge am Tisch
tool-undo = Zurücknehmen
tool-hint = Den Meister fragen
tool-hurry = Weiterspielen
tool-pause = Die Bots warten lassen
tool-go-on = Die Bots weiterspielen lassen
tool-log = Verlauf
tool-keys = Tasten
where-day = Tag { $number }
where-round = Runde { $number }
beside-table = Abrechnung und Verlauf
beside-ledger = Wenn jetzt Schluss wäre
beside-log = Verlauf
close = Schließen
scoring-dialog = Wertung
scoring-go-on = Weiter
table-missing-title = Hier ist kein Tisch
table-missing = Dieser Browser hat keine Partie unter dieser Nummer. Vielleicht wurde sie in einem anderen Browser gespielt oder vergessen.
table-broken-title = Diese Partie ist nicht lesbar
table-broken = Die gespeicherte Partie ist beschädigt. Sie wurde beiseitegelegt, nicht gelöscht: Du kannst sie als Datei sichern.
download-record = Aufzeichnung sichern
copy-record = Aufzeichnung kopieren
copy-link = Link kopieren
copied = Kopiert.
copy-failed = Der Browser erlaubt der Seite nicht, etwas in die Zwischenablage zu legen. Sichere stattdessen die Aufzeichnung.
end-rematch = Noch eine Partie
end-replay = Nachspielen
course-title = Wie es lief
sources-title = Woher es kam
course-start = Beginn

## Hinweise

hint-awaited = Der Meister überlegt …
hint-load = Schiff { $ship }
hint-load-to = Schiff { $ship } nach Hafen { $harbour }
hint-failed = Der Meister kann nicht gefragt werden: Was er gelernt hat, kam nicht an. Bist du offline?
hint-choice = Der Meister würde spielen: { $choice }
hint-worth = Wert des Pakets in Florin: { $list }
hint-move = Zug
hint-win = Siegchance
hint-florins = Florin
hint-points = Punkte
hint-percent = { $number } %

## Weitergeben

hand-over-title = { $name }, du bist dran
hand-over = Gib den Bildschirm an { $name }. Niemand sonst sollte auf die Hand schauen.
hand-over-take = Ich bin { $name }

## Tasten

key-draw = Noch ein Plättchen ziehen
key-offer = Das Paket versteigern
key-amount = Betrag ändern oder eintippen
key-bid = Bieten
key-least = Gerade genug bieten
key-pass = Passen
key-confirm = Bestätigen
key-buy = Kaufen
key-refuse = Ablehnen
key-ship = Ein Schiff wählen
key-harbour = Einen Hafen wählen
key-discard = Das Paket abwerfen
key-along-hand = Durch die Hand gehen
key-select = Eine Karte wählen
key-sell = Einen Satz verkaufen
key-clear = Nichts wählen

master-missing = Der Meister konnte nicht geladen werden. An seiner Stelle spielt ein Kaufmann.
