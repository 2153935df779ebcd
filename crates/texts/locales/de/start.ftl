### What is said in the browser while `cargo play` builds the program, in German. One line each;
### what stands between backticks is to be typed.

## While it is being built

wait-title = Fondaco wird vorbereitet
wait-lead = Das Spiel wird gerade auf diesem Rechner gebaut. Beim ersten Mal dauert das ein paar Minuten; danach öffnet es sich hier von selbst.
wait-silent = Im Moment antwortet niemand. Warum, steht im Terminal mit `cargo play`; diese Seite macht von selbst weiter.
wait-language = Sprache
wait-step = Schritt { $step } von { $steps }: { $doing }
wait-doing-set-up = Werkzeug bereitlegen
wait-doing-compile = das Programm bauen
wait-doing-bind = die Seite zusammensetzen
wait-doing-open = die Türen öffnen
wait-crates = { $done } von { $of } Crates
wait-crates-now = { $done } von { $of } Crates · { $now }
wait-left-unknown = Wie lange noch? Gleich …
wait-left-minutes = Noch etwa { $minutes } Minuten
wait-left-minute = Noch etwa eine Minute
wait-left-half = Keine halbe Minute mehr
wait-left-moment = Gleich ist es so weit

## When it failed

wait-failed-title = Das Spiel ließ sich nicht bauen
wait-failed-lead = Es ist nichts verloren: Was schon gebaut ist, bleibt erhalten.
wait-failed-why = Die letzten Zeilen im Terminal
wait-failed-again = Sobald `cargo play` wieder läuft, macht diese Seite von selbst weiter. Bis dahin kannst du hier die Regeln lesen.
wait-advice-network = Etwas ließ sich nicht herunterladen. Prüfe deine Verbindung und, falls du einen hast, den Proxy; dann starte `cargo play` noch einmal. Was schon heruntergeladen ist, bleibt erhalten.
wait-advice-disk = Die Festplatte ist voll. Der Ordner `target` braucht etwa 3 GB. Schaffe etwas Platz und starte dann `cargo play` noch einmal.
wait-advice-linker = Es fehlt ein C-Compiler. Du bekommst ihn mit `sudo apt install build-essential` unter Debian oder Ubuntu, mit `sudo dnf install gcc` unter Fedora und mit `xcode-select --install` unter macOS. Starte dann `cargo play` noch einmal.
wait-advice-target = Rust kann noch nicht für den Browser bauen. Gib `rustup target add wasm32-unknown-unknown` ein und starte dann `cargo play` noch einmal.
wait-advice-other = Starte `cargo play` noch einmal. Wenn es wieder genauso scheitert, melde es bitte mit den Zeilen unten.

## Something to read meanwhile

wait-meanwhile = Die Regeln, solange du wartest
wait-contents = Inhalt
