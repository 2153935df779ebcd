

## The frame around every table

title-your-turn = ● Jij bent aan de beurt – { $game }
title-turn-of = ● { $name } is aan de beurt – { $game }
title-table = { $game } – Fondaco
asked-by-name = { $name }: { $sentence }
paused-before = { $name ->
    [you] Pauze. Jij bent aan de beurt.
   *[other] Pauze. { $name } is aan de beurt.
}
action-bar = Wat je nu kunt doen
toolbar = Gereedschap aan tafel
tool-undo = Terugnemen
undo-nothing = Je hebt nog niets besloten.
undo-tile-drawn = Sindsdien is er getrokken: wat gezien is, kan niet worden teruggenomen.
undo-cards-turned = Sindsdien zijn er kaarten omgedraaid: wat gezien is, kan niet worden teruggenomen.
tool-hint = De meester vragen
tool-hurry = Doorspelen
tool-pause = De bots laten wachten
tool-go-on = De bots laten doorspelen
tool-log = Verloop
tool-keys = Toetsen
where-day = Dag { $number }
where-round = Ronde { $number }
beside-table = Afrekening en verloop
beside-ledger = Tussenstand
beside-log = Verloop
close = Sluiten
scoring-dialog = Telling
scoring-go-on = Verder
table-missing-title = Hier staat geen tafel
table-missing = Deze browser heeft geen partij met dat nummer. Misschien is ze in een andere browser gespeeld, of vergeten.
table-broken-title = Deze partij is onleesbaar
table-broken = De bewaarde partij is beschadigd. Ze is apart gelegd, niet gewist: je kunt ze als bestand bewaren.
download-record = Verslag bewaren
copy-record = Verslag kopiëren
copy-link = Link kopiëren
copied = Gekopieerd.
copy-failed = De browser laat de pagina niet kopiëren: neem het uit dit veld.
copy-field = Om met de hand te kopiëren
sent-as = Speler { $number }
end-rematch = Nog een partij
end-replay = Naspelen
place = { $number }.
course-title = Hoe het ging
sources-title = Waar het vandaan kwam
course-start = Start

## Hints

hint-awaited = De meester denkt na …
hint-failed = De meester kan niet gevraagd worden: wat hij geleerd heeft, kwam niet aan. Ben je offline?
hint-choice = De meester raadt aan: { $choice }
hint-worth = Waarde van het pakket in florijnen: { $list }
hint-worth-points = Waarde van het aanbod in punten: { $list }
hint-move = Zet
hint-win = Winkans
hint-florins = Florijnen
hint-points = Punten
hint-percent = { $number } %

## Handing over

hand-over-title = { $name }, jij bent aan de beurt
hand-over = Geef het scherm aan { $name }. Niemand anders mag de hand zien.
hand-over-take = Ik ben { $name }

## Keys

key-name-space = Spatie
key-name-page-up = PgUp
key-name-page-down = PgDn
key-name-home = Home
key-name-end = End
key-draw = Nog een kaartje trekken
key-amount = Bedrag wijzigen of typen
key-bid = Bieden
key-pass = Passen

master-missing = De meester kon niet worden geladen. Een handelaar speelt in zijn plaats.
