

## The frame around every table

title-your-turn = ● Du bist dran – { $game }
title-turn-of = ● { $name } ist dran – { $game }
title-table = { $game } – Fondaco
asked-by-name = { $name }: { $sentence }
paused-before = { $name ->
    [you] Pause. Du bist am Zug.
   *[other] Pause. { $name } ist am Zug.
}
action-bar = Was jetzt zu tun ist
toolbar = Werkzeuge am Tisch
tool-undo = Zurücknehmen
undo-nothing = Du hast noch nichts entschieden.
undo-tile-drawn = Seitdem wurde ein Plättchen gezogen: Was gesehen wurde, lässt sich nicht zurücknehmen.
undo-cards-turned = Seitdem wurden Karten aufgedeckt: Was gesehen wurde, lässt sich nicht zurücknehmen.
tool-hint = Den Meister fragen
tool-hurry = Weiterspielen
tool-pause = Die Bots warten lassen
tool-go-on = Die Bots weiterspielen lassen
tool-log = Verlauf
tool-keys = Tasten
where-day = Tag { $number }
where-round = Runde { $number }
beside-table = Abrechnung und Verlauf
beside-ledger = Zwischenstand
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
copy-failed = Der Browser lässt die Seite nicht kopieren: Nimm es aus diesem Feld.
copy-field = Zum Kopieren von Hand
sent-as = Spieler { $number }
end-rematch = Noch eine Partie
end-replay = Nachspielen
place = { $number }.
course-title = Wie es lief
sources-title = Woher es kam
course-start = Start

## Hints

hint-awaited = Der Meister überlegt …
hint-failed = Der Meister kann nicht gefragt werden: Was er gelernt hat, kam nicht an. Bist du offline?
hint-choice = Der Meister rät: { $choice }
hint-worth = Wert des Pakets in Florin: { $list }
hint-worth-points = Wert des Angebots in Punkten: { $list }
hint-move = Zug
hint-win = Siegchance
hint-florins = Florin
hint-points = Punkte
hint-percent = { $number } %

## Handing over

hand-over-title = { $name }, du bist dran
hand-over = Gib den Bildschirm an { $name }. Niemand sonst sollte die Handkarten sehen.
hand-over-take = Ich bin { $name }

## Keys

key-name-space = Leertaste
key-name-page-up = Bild ↑
key-name-page-down = Bild ↓
key-name-home = Pos 1
key-name-end = Ende
key-draw = Noch ein Plättchen ziehen
key-amount = Betrag ändern oder eintippen
key-bid = Bieten
key-pass = Passen

master-missing = Der Meister konnte nicht geladen werden. An seiner Stelle spielt ein Kaufmann.
