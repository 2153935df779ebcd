### The pages around the tables, in German.

## The frame around all pages

page-skip = Zum Inhalt springen
page-nav = Seiten
nav-learn = Lernen
nav-replay = Nachspielen
nav-history = Meine Partien
nav-settings = Einstellungen
nav-about = Über Fondaco
nav-rulings = Regelauslegungen
storage-failed = Dieser Browser speichert gerade nichts: Deine Partie ist verloren, wenn du die Seite schließt. Schaffe Platz oder verlasse den privaten Modus.
unknown-title = Hier ist nichts
unknown-text = Diese Seite gibt es nicht. Vielleicht wurde die Adresse abgeschnitten.
unknown-home = Zur Eingangstür
