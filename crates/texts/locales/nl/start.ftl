### What is said in the browser while `cargo play` builds the program, in Dutch. One line each;
### what stands between backticks is to be typed.

## While it is being built

wait-title = Fondaco wordt klaargezet
wait-lead = Het spel wordt nu op deze computer gebouwd. De eerste keer duurt dat een paar minuten; daarna gaat het hier vanzelf open.
wait-silent = Op dit moment antwoordt er niemand. Waarom, staat in de terminal met `cargo play`; deze pagina gaat vanzelf verder.
wait-language = Taal
wait-step = Stap { $step } van { $steps }: { $doing }
wait-doing-set-up = gereedschap klaarleggen
wait-doing-compile = het programma bouwen
wait-doing-bind = de pagina in elkaar zetten
wait-doing-open = de deuren openen
wait-crates = { $done } van { $of } crates
wait-crates-now = { $done } van { $of } crates · { $now }
wait-left-unknown = Hoe lang nog? Even kijken …
wait-left-minutes = Nog ongeveer { $minutes } minuten
wait-left-minute = Nog ongeveer een minuut
wait-left-half = Nog geen halve minuut
wait-left-moment = Nog heel even

## When it failed

wait-failed-title = Het spel kon niet worden gebouwd
wait-failed-lead = Er is niets verloren: wat al gebouwd is, blijft bewaard.
wait-failed-why = De laatste regels in de terminal
wait-failed-again = Zodra `cargo play` weer draait, gaat deze pagina vanzelf verder. Tot die tijd kun je hier de spelregels lezen.
wait-advice-network = Er kon iets niet worden gedownload. Controleer je verbinding, of de proxy als je die hebt, en start `cargo play` opnieuw. Wat al gedownload is, blijft bewaard.
wait-advice-disk = De schijf is vol. De map `target` heeft ongeveer 3 GB nodig. Maak wat ruimte vrij en start `cargo play` opnieuw.
wait-advice-linker = Er ontbreekt een C-compiler. Je krijgt er een met `sudo apt install build-essential` op Debian of Ubuntu, met `sudo dnf install gcc` op Fedora en met `xcode-select --install` op macOS. Start daarna `cargo play` opnieuw.
wait-advice-target = Rust kan nog niet voor de browser bouwen. Voer `rustup target add wasm32-unknown-unknown` uit en start `cargo play` opnieuw.
wait-advice-other = Start `cargo play` opnieuw. Mislukt het weer op dezelfde manier, meld het dan met de regels hieronder.

## Something to read meanwhile

wait-meanwhile = De spelregels, terwijl je wacht
wait-contents = Inhoud
