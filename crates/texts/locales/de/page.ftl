### The pages around the tables, in German.

## The frame around all pages

page-skip = Zum Inhalt springen
page-nav = Seiten
nav-learn = Lernen
nav-replay = Nachspielen
nav-history = Meine Partien
nav-settings = Einstellungen
nav-about = Über Fondaco
nav-rulings = Regelfragen
storage-failed = Dieser Browser speichert gerade nichts: Deine Partie ist verloren, wenn du die Seite schließt. Schaffe Platz oder verlasse den privaten Modus.
unknown-title = Hier ist nichts
unknown-text = Diese Seite gibt es nicht. Vielleicht wurde die Adresse abgeschnitten.
unknown-home = Startseite
page-coming = Einen Moment …
page-lost-title = Diese Seite ist nicht angekommen
page-lost = Vielleicht fehlt die Verbindung, oder Fondaco wurde inzwischen erneuert. Deine Spiele sind gespeichert; ein neues Laden der Seite bringt alles.
page-lost-again = Neu laden

## The front door

home-line = Drei Auktionsspiele um die Kaufleute von Florenz und den Markt von Byzanz. Spiel gegen Bots oder mit Freunden an einem Bildschirm.
home-line-online = Drei Auktionsspiele um die Kaufleute von Florenz und den Markt von Byzanz. Spiel gegen Bots, mit Freunden an einem Bildschirm oder online.
home-games = Die Spiele
home-continue = Wo du aufgehört hast
home-continue-game = Weiterspielen
link-of-game = { $link }: { $game }
play-now = Jetzt spielen
set-up-a-table = Tisch einrichten
rules = Regeln
players-range = { $low } bis { $high } Spieler
players-only = { $count } Spieler
minutes = etwa { $minutes } Minuten
set-aside = { $count ->
    [one] Eine gespeicherte Partie war nicht lesbar und wurde beiseitegelegt. Sie ist nicht verloren:
   *[other] { $count } gespeicherte Partien waren nicht lesbar und wurden beiseitegelegt. Sie sind nicht verloren:
}
kept-day = Tag { $day } von { $days }

## Setting up a table

set-up-title = Ein Tisch für { $game }
set-up-seats = Wie viele spielen mit?
set-up-who = Wer sitzt wo?
set-up-seat = Platz { $number }
set-up-person = Jemand an diesem Bildschirm, mit Namen
set-up-bot = Bot: { $name }
set-up-more = Weitere Bots
set-up-name = Name
set-up-about-you = an diesem Bildschirm
set-up-about-mcts = sucht, ohne das Spiel zu kennen
set-up-begins = Wer beginnt?
set-up-chance = Der Zufall entscheidet
set-up-family = Welche Familie spielst du?
set-up-family-note = Die Medici beginnen die erste Runde, die Strozzi die beiden anderen.
set-up-hints = Tipps
set-up-hints-note = Du kannst fragen, was der Meister täte und was ein Paket jedem wert ist.
set-up-play = Hinsetzen und spielen
set-up-wrong-seats = Für so viele Spieler ist das Spiel nicht gemacht.
set-up-long-name = Ein Name hat höchstens { $most } Buchstaben.
set-up-same-name = Zwei Spieler heißen { $name }. Gib ihnen verschiedene Namen.
set-up-nobody = Nur Bots? Jemand an diesem Bildschirm muss mitspielen.
set-up-no-name = Gib allen an diesem Bildschirm einen Namen.
set-up-taken-name = „{ $name }“ bedeutet in unseren Aufzeichnungen jemand anderen. Nimm einen anderen Namen.

## My games

history-empty = Noch keine Partien. Die erste wartet auf dich.
history-to-games = Zu den Spielen
history-unfinished = Nicht beendet
history-finished = Beendet
history-result = Ergebnis
history-broken = Beiseitegelegt
history-broken-note = Diese Partien waren nicht lesbar. Nichts wurde gelöscht: Du kannst sie herunterladen, wie sie sind.
forget = Vergessen
forget-title = Diese Partie { $game } vergessen?
forget-text = Die Aufzeichnung wird aus diesem Browser gelöscht und kommt nicht zurück. Lade sie vorher herunter, wenn du sie behalten willst.
keep = Behalten
cancel = Abbrechen

## Rules

contents = Inhalt
rules-to-lesson = Am Tisch lernen
rules-of = Die Regeln von { $game }
rulings-of-all = Die Regelfragen aller drei Spiele

## Settings

setting-language = Sprache
setting-as-browser = Wie im Browser
setting-theme = Licht
setting-daylight = Tageslicht
setting-candlelight = Kerzenlicht
setting-speed = Tempo
setting-speed-note = Wie schnell die anderen spielen und wie lange du siehst, was geschah.
speed-slow = Gemütlich
speed-usual = Normal
speed-fast = Schnell
speed-instant = Sofort
setting-motion = Animationen
setting-sound = Töne
setting-colours = Farben der Waren und Spieler
setting-colours-note = Jede Ware und jeder Spieler hat auch eine eigene Form und einen eigenen Buchstaben.
colours-usual = Wie gemalt
colours-plain = Leicht zu unterscheiden

## About

about-what = Fondaco bringt drei Auktionsspiele auf deinen Bildschirm: mit Bots, die zu schlagen sich lohnt, mit begleiteten ersten Tischen und mit einer Aufzeichnung jeder Partie, die du nachspielen, teilen und an jeder Stelle weiterspielen kannst.
about-games-title = Die Spiele
about-games = All das haben sich die ausgedacht, die diese Spiele erfunden haben. Wenn sie dir gefallen, kauf sie und spiel sie an einem echten Tisch.
credit-designer = Erfunden von { $name }
credit-artist = Illustriert von { $name }
credit-help = Mit einem wesentlichen Beitrag von { $name }
credit-publisher = Erschienen bei { $name }, { $year }
about-fan-title = Ein unabhängiges Projekt
about-fan = Fondaco wird von Leuten gemacht, die diese Spiele lieben. Es hat nichts mit den Autoren oder Verlagen zu tun und ist von ihnen nicht gebilligt. Die Regeln sind mit unseren eigenen Worten erzählt, alle Bilder sind unsere eigenen; die Namen der Spiele gehören ihren Eigentümern.
about-rulings = Wo die Anleitungen eine Frage offenlassen, mussten wir entscheiden:
about-private-title = Deine Partien gehören dir
about-private = Es gibt keine Konten, keine Cookies, keine Werbung und kein Tracking. Deine Partien und Einstellungen bleiben in diesem Browser, und die Bots denken auf deinem eigenen Gerät. Nur wer mit anderen über einen Server spielt, hinterlässt dort etwas: seinen Namen, seine Partien und was er am Tisch sagt.
about-licence-title = Lizenz
about-licence = Das Programm und seine Bilder sind frei: Du darfst sie unter der MIT-Lizenz oder der Apache-Lizenz 2.0 nutzen, wie es dir lieber ist.

## Replay

replay-title = Eine Partie nachspielen
replay-lead = Öffne die Aufzeichnung einer Partie und geh sie Zug um Zug durch. An jeder Stelle kannst du übernehmen.
replay-file = Eine Datei
replay-file-label = Wähle eine Aufzeichnung von deinem Gerät
replay-paste = Ein Text oder ein Link
replay-paste-label = Füge eine Aufzeichnung oder einen Link zu einer Partie ein
replay-look = Ansehen
replay-unknown = Diese Partie kennt dieser Browser nicht. Vielleicht wurde sie auf einem anderen Gerät gespielt.
replay-link-too-long = Dieser Link ist länger, als eine Partie sein kann.
replay-link-damaged = Dieser Link ist beschädigt. Vielleicht fehlt ein Teil: Kopiere ihn noch einmal ganz.
replay-too-long = Das ist länger, als eine Partie sein kann.
replay-no-file = Die Datei war nicht lesbar.
replay-side = Verlauf und Abrechnung
replay-log = Verlauf
replay-ledger = Wenn hier Schluss wäre
replay-scoring = Wertung zeigen
replay-unscored = Hier wurde gerade nichts gewertet.
replay-eyes = Mit wessen Augen?
replay-all-eyes = Alles liegt offen
replay-secret = Die Handkarten bleiben verdeckt, bis die Partie zu Ende ist.
replay-eyes-of = { $name ->
    [you] Was du sahst
   *[other] Was { $name } sah
}
replay-controls = Durch die Partie gehen
replay-slider = Stelle in der Partie
replay-at = { $at } von { $last }
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Schritt zurück
replay-on = Einen Schritt vor
replay-lot-back = Ein Paket zurück
replay-lot-on = Ein Paket vor
replay-day-back = Einen Tag zurück
replay-day-on = Einen Tag vor
replay-round-back = Eine Runde zurück
replay-round-on = Eine Runde vor
replay-play = Abspielen
replay-pause = Anhalten
replay-over = Hier ist die Partie zu Ende.
take-over = Ab hier übernehmen
take-over-text = In dieser Stellung beginnt ein neuer Tisch. Du spielst einen Platz, Bots spielen die anderen.
take-over-seat = Wessen Platz nimmst du?
take-over-play = Ab hier weiterspielen

## Lessons

learn-intro = Ein erster Tisch mit sanften Gegnern. Alles wird erklärt, wenn es dran ist, und du machst es gleich selbst. Etwa fünf Minuten, dann spielst du einfach weiter.
learn-start = Lektion beginnen
learn-go-on = Weiter
learn-coach = Der Lehrer
learn-done = Der Lehrer schweigt jetzt. Der Tisch gehört dir.
learn-wait = Der Lehrer sieht dir zu.
