
### Playing on a server, in German.

## The hall

nav-online = Online
home-online = Mit Freunden überall spielen
home-online-text = An einem Abend oder einen Zug am Tag, ohne Anmeldung.
home-online-turns = { $count ->
    [one] In einer Partie bist du dran.
   *[other] In { $count } Partien bist du dran.
}
home-online-go = Zu den Tischen
online-title = Online
online-lead = Setz dich mit anderen zusammen, wo immer sie sind: für einen Abend oder mit einem Zug am Tag.
online-welcome = Willkommen
online-mine = Meine Partien
online-mine-empty = Du sitzt noch an keinem Tisch.
online-open = Offene Tische
online-open-empty = Gerade wartet niemand. Richte einen Tisch ein, und andere finden ihn hier.
online-to-watch = Zum Zuschauen
online-to-watch-empty = Gerade wird keine öffentliche Partie gespielt.
online-side = Neue Tische, und wer du bist
online-create = Ein neuer Tisch
online-none = Diese Kopie von Fondaco kommt von einem Ort, an dem sich niemand trifft. Gegen Bots und an einem Bildschirm kannst du alles spielen.
online-silent = Der Server antwortet nicht.
online-retry = Noch einmal versuchen
online-your-turn = Du bist dran
online-playing = Läuft
online-over = Beendet am { $date }
online-closed = Geschlossen
online-seats-free = { $count ->
    [0] Alle Plätze sind besetzt
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
online-free-seat = Frei
online-play = Spielen
online-join = Mitspielen
online-watch = Zuschauen
online-go-there = Öffnen
online-to-lobby = Zu allen Tischen
online-not-sent = Es gibt keine Verbindung. Nichts wurde abgeschickt.
online-went-away = { $name ->
    [you] Jetzt spielt ein Bot für dich.
   *[other] { $name } ist weg. Ein Bot spielt weiter.
}
online-came-back = { $name ->
    [you] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
clock-none = ohne Uhr
clock-seconds = { $count } Sekunden je Entscheidung
clock-days = { $count ->
    [one] ein Tag je Entscheidung
   *[other] { $count } Tage je Entscheidung
}
left-days = { $days } T { $hours } Std
left-hours = { $hours } Std { $minutes } Min

## Who you are

name-ask = Wie sollen wir dich nennen?
name-note = Kein Passwort, keine E-Mail: Dieser Browser bewahrt einen Schlüssel auf, an dem man dich erkennt.
name-wrong = Ein Name hat mindestens einen und höchstens { $most } Buchstaben.
name-come-in = Hereinkommen
who-title = Du bist { $name }
who-page = Meine Ergebnisse
who-stranger = Dieser Server kennt den Schlüssel nicht, den dieser Browser aufbewahrt. Mit einem neuen Namen bekommst du einen neuen, und der alte ist weg.
who-rename = Namen ändern
who-rename-note = An Tischen, an denen du schon sitzt, behältst du den alten Namen.
who-save = Sichern
who-saved = Gesichert.
who-device = Auf einem anderen Gerät
who-device-warning = Wer diesen Link hat, spielt als du. Öffne ihn nur auf deinen eigenen Geräten und zeig ihn niemandem.
who-device-show = Link zeigen
who-device-link = Link für deine anderen Geräte
who-webhook = Nachrichten an deinen Messenger
who-webhook-label = Adresse, die aufgerufen wird, wenn du dran bist
who-webhook-note = Der Server schickt ihr eine kurze Nachricht (Webhook). Leer lassen für keine.
notices-turn = Sag mir, wenn ich dran bin
notices-forbidden = Dieser Browser verbietet der Seite, dich zu benachrichtigen.
carried-title = Hier jemand anderes werden?
carried-known = Dieser Link gehört { $who }. Dieser Browser kennt dich unter einem anderen Schlüssel: Machst du weiter, ist er weg, außer du hast seinen Link aufgehoben.
carried-unknown = Dieser Link bringt einen anderen Schlüssel als den in diesem Browser. Machst du weiter, ist der alte weg, außer du hast seinen Link aufgehoben.
carried-stay = Bleiben, wer ich bin
carried-take = Den neuen Schlüssel nehmen
share-link = Teilen
copy-by-hand = Der Browser lässt die Seite nicht kopieren. Nimm den Link aus dem Feld.

## Setting up a table

create-title = Ein neuer Tisch für { $game }
create-invited = Nummer oder Link zur Spielerseite
create-no-person = Jemand ist eingeladen, dessen Nummer fehlt: Sie steht am Ende des Links zur Spielerseite.
create-clock = Wie lange darf eine Entscheidung dauern?
create-clock-note = Ist die Zeit um, spielt ein Bot, bis der Mensch zurückkommt.
create-public = Alle dürfen diesen Tisch finden
create-public-note = Sonst kommt nur, wer den Link hat.
create-when-full = Beginnen, sobald alle Plätze besetzt sind
create-when-full-note = Sonst sagst du, wann. Auf Plätze, die dann noch frei sind, setzen sich Bots.
create-table = Tisch einrichten
place-open = Offen
place-open-note = für den, der zuerst kommt
place-invited = Eingeladen

## Before the game

room-title = Ein Tisch für { $game }
room-waiting = { $count ->
    [one] Einer fehlt noch.
   *[other] { $count } fehlen noch.
}
room-full = Alle sind da.
room-no-seat = Kein Platz ist frei. Du kannst zuschauen, sobald es losgeht.
room-public = alle dürfen kommen
room-by-link = nur mit dem Link
room-join = Hinsetzen
room-start = Beginnen
room-start-bots = Mit Bots beginnen
room-leave = Gehen
room-link = Link zu diesem Tisch
seat-take = Hierher setzen
seat-yours = das bist du
seat-here = da
seat-not-here = nicht da
seat-away = weg, ein Bot spielt
seat-bot = Bot
seat-invited = eingeladen
table-looking = Einen Moment …
table-gone = Dieser Server hat keinen Tisch und keine Partie unter dieser Nummer. Vielleicht wurde der Link abgeschnitten.
table-closed-title = Dieser Tisch ist geschlossen
table-closed = Alle sind gegangen, bevor die Partie begann.
outdated-title = Diese Seite ist nicht mehr aktuell
outdated-note = Hilft das nicht, schließe alle Tabs mit dieser Seite und öffne sie neu.
outdated-reload = Neu laden

## At the table

people = An diesem Tisch
looks-on = Du schaust zu. Du siehst, was alle sehen dürfen; die Hände bleiben verdeckt.
bot-plays-for-you = Ein Bot spielt für dich.
take-seat-back = Meinen Platz wieder einnehmen
undo-asked = { $name ->
    [you] Du bittest darum, deine letzte Entscheidung zurückzunehmen.
   *[other] { $name } bittet darum, die letzte Entscheidung zurückzunehmen.
}
undo-agree = Einverstanden
undo-refuse = Ablehnen
undo-waits = Die anderen werden gefragt.
next-table = Dieselben spielen noch einmal.
next-table-go = Zum nächsten Tisch
leave-title = Den Tisch verlassen?
leave-text = Ein Bot spielt für dich weiter. Solange die Partie läuft, kannst du zurückkommen und deinen Platz wieder einnehmen.
leave-stay = Bleiben
link-lost = Verbindung verloren. Neuer Versuch in { $seconds } s …
link-trying = Verbindung verloren. Neuer Versuch …
link-offline = Dieses Gerät hat kein Netz. Sobald es eines hat, geht es am Tisch weiter.
link-lost-told = Verbindung verloren. Die Seite versucht es von selbst wieder.
talk-title = Gespräch
talk-empty = Noch hat niemand etwas gesagt.
talk-say = Etwas sagen
talk-send = Sagen
talk-mute = { $who } nicht mehr hören
talk-unmute = { $who } wieder hören
talk-muted = (nicht gehört)
talk-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
proof-title = Jede Ziehung lässt sich prüfen
proof-text = Vor der ersten Ziehung bekamen alle das Siegel zu sehen. Alle Ziehungen folgen aus dem Startwert, und das Siegel passt nur zu diesem. Das Programm prüft es an der gesicherten Aufzeichnung:
proof-commitment = Siegel
proof-seed = Startwert

## What the server refuses

refused-key = Dieser Server kennt deinen Schlüssel nicht.
refused-version = Seite und Server passen nicht mehr zusammen. Lade die Seite neu.
refused-unreadable = So nimmt der Server es nicht an: bitte einfachen Text, und nicht zu lang.
refused-missing = Unter dieser Nummer gibt es nichts.
refused-not-yours = Das darfst du hier nicht tun.
refused-not-now = Das geht jetzt nicht.
refused-stale = Die Partie ist inzwischen weitergegangen. Schau noch einmal hin.
refused-too-much = Das war zu viel auf einmal. Warte einen Moment.
refused-unavailable = Der Server kann das gerade nicht. Versuch es noch einmal.

## Standing

standings-title = Rangliste
standings-of = Die Besten bei { $game }
standings-empty = Hier hat noch niemand eine Partie beendet.
standings-note = Die Zahl nach ± sagt, wie unsicher die Spielstärke ist. Mit jeder Partie wird sie kleiner.
board-place = Platz
board-name = Name
board-rating = Spielstärke
board-wins = Siege
player-title = Spieler
player-looking = Einen Moment …
player-since = Dabei seit { $date }
player-program = Ein Programm, dabei seit { $date }
player-unrated = Noch keine beendete Partie, also noch keine Spielstärke.
player-link = Link zu dieser Seite: Mit ihm können andere { $who } an einen Tisch einladen
player-games = Beendete Partien
player-no-games = Noch keine.
rating-games = { $games ->
    [one] eine Partie, Siege: { $wins }
   *[other] { $games } Partien, Siege: { $wins }
}
tally-title = Nach Spielerzahl
tally-game = Spiel
tally-players = Spieler
tally-games = Partien
tally-won = Gewonnen
tally-mean = Durchschnitt
