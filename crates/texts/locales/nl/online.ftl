
### Playing on a server, in Dutch.

## The hall

nav-online = Online
home-online = Met vrienden spelen, waar dan ook
home-online-text = Op één avond of een zet per dag, zonder aanmelden.
home-online-turns = { $count ->
    [one] In één partij ben jij aan de beurt.
   *[other] In { $count } partijen ben jij aan de beurt.
}
home-online-go = Naar de tafels
online-title = Online
online-lead = Ga met anderen aan tafel, waar ze ook zijn: voor een avond of met een zet per dag.
online-welcome = Welkom
online-mine = Mijn partijen
online-mine-empty = Je zit nog aan geen enkele tafel.
online-open = Open tafels
online-open-empty = Er wacht nu niemand. Zet een tafel klaar, dan vinden anderen die hier.
online-to-watch = Meekijken
online-to-watch-empty = Er wordt nu geen openbare partij gespeeld.
online-side = Nieuwe tafels, en wie je bent
online-create = Een nieuwe tafel
online-none = Deze kopie van Fondaco komt van een plek waar niemand elkaar ontmoet. Tegen bots en aan één scherm kun je alles spelen.
online-silent = De server geeft geen antwoord.
online-retry = Opnieuw proberen
online-your-turn = Jij bent aan de beurt
online-playing = Bezig
online-over = Afgelopen op { $date }
online-closed = Gesloten
online-seats-free = { $count ->
    [0] Alle plaatsen zijn bezet
    [one] Eén plaats is vrij
   *[other] { $count } plaatsen zijn vrij
}
online-free-seat = Vrij
online-play = Spelen
online-join = Meespelen
online-watch = Toekijken
online-go-there = Openen
online-to-lobby = Naar alle tafels
online-not-sent = Er is geen verbinding. Er is niets verstuurd.
online-went-away = { $name ->
    [you] Een bot speelt nu voor je.
   *[other] { $name } is weg. Een bot speelt verder.
}
online-came-back = { $name ->
    [you] Je bent er weer.
   *[other] { $name } is er weer.
}
clock-none = zonder klok
clock-seconds = { $count } seconden per beslissing
clock-days = { $count ->
    [one] één dag per beslissing
   *[other] { $count } dagen per beslissing
}
left-days = { $days } d { $hours } u
left-hours = { $hours } u { $minutes } min

## Who you are

name-ask = Hoe zullen we je noemen?
name-note = Geen wachtwoord, geen e-mail: deze browser bewaart een sleutel waaraan je te herkennen bent.
name-wrong = Een naam heeft minstens één en hoogstens { $most } letters.
name-come-in = Binnenkomen
who-title = Jij bent { $name }
who-page = Mijn resultaten
who-stranger = Deze server kent de sleutel niet die deze browser heeft bewaard. Met een nieuwe naam krijg je een nieuwe, en is de oude weg.
who-rename = Naam wijzigen
who-rename-note = Aan tafels waar je al zit, houd je de oude.
who-save = Bewaren
who-saved = Bewaard.
who-device = Op een ander apparaat
who-device-warning = Wie deze link heeft, speelt als jou. Open hem alleen op je eigen apparaten en laat hem aan niemand zien.
who-device-show = Link tonen
who-device-link = Link voor je andere apparaten
who-webhook = Berichten aan je eigen messenger
who-webhook-label = Adres dat wordt aangeroepen als je aan de beurt bent
who-webhook-note = De server stuurt er een kort bericht heen (een webhook). Laat leeg voor geen.
notices-turn = Zeg het als ik aan de beurt ben
notices-forbidden = Deze browser verbiedt meldingen van deze pagina.
carried-title = Hier iemand anders worden?
carried-known = Deze link is van { $who }. Deze browser kent je met een andere sleutel: ga je verder, dan is die weg, tenzij je zijn link hebt bewaard.
carried-unknown = Deze link brengt een andere sleutel dan die in deze browser. Ga je verder, dan is de oude weg, tenzij je zijn link hebt bewaard.
carried-stay = Blijven wie ik ben
carried-take = De nieuwe sleutel nemen
share-link = Delen
copy-by-hand = De browser laat de pagina niet kopiëren. Neem de link uit het veld.

## Setting up a table

create-title = Een nieuwe tafel voor { $game }
create-invited = Nummer of link naar de spelerspagina
create-no-person = Er is iemand uitgenodigd van wie het nummer ontbreekt: het staat aan het eind van de link naar de spelerspagina.
create-clock = Hoelang mag een beslissing duren?
create-clock-note = Als de tijd om is, speelt een bot tot de speler terugkomt.
create-public = Iedereen mag deze tafel vinden
create-public-note = Anders komt alleen wie de link heeft.
create-when-full = Beginnen zodra alle plaatsen bezet zijn
create-when-full-note = Anders zeg jij wanneer. Op plaatsen die dan nog vrij zijn, komen bots.
create-table = Tafel klaarzetten
place-open = Open
place-open-note = voor wie het eerst komt
place-invited = Uitgenodigd

## Before the game

room-title = Een tafel voor { $game }
room-waiting = { $count ->
    [one] We wachten nog op één speler.
   *[other] We wachten nog op { $count } spelers.
}
room-full = Iedereen is er.
room-no-seat = Er is geen plaats vrij. Je kunt toekijken zodra het begint.
room-public = iedereen mag komen
room-by-link = alleen met de link
room-join = Gaan zitten
room-start = Beginnen
room-start-bots = Met bots beginnen
room-leave = Weggaan
room-link = Link naar deze tafel
seat-take = Hier zitten
seat-yours = dat ben jij
seat-here = aanwezig
seat-not-here = niet aanwezig
seat-away = weg, een bot speelt
seat-bot = bot
seat-invited = uitgenodigd
table-looking = Een ogenblik …
table-gone = Deze server heeft geen tafel of partij met dat nummer. Misschien is de link afgekapt.
table-closed-title = Deze tafel is gesloten
table-closed = Iedereen is weggegaan voordat de partij begon.
outdated-title = Deze pagina is verouderd
outdated-note = Helpt dat niet, sluit dan alle tabbladen met deze pagina en open haar opnieuw.
outdated-reload = Opnieuw laden

## At the table

people = Aan deze tafel
looks-on = Je kijkt toe. Je ziet wat iedereen mag zien; de handen blijven verborgen.
bot-plays-for-you = Een bot speelt voor je.
take-seat-back = Mijn plaats weer innemen
undo-asked = { $name ->
    [you] Je vraagt om je laatste beslissing terug te nemen.
   *[other] { $name } vraagt om de laatste beslissing terug te nemen.
}
undo-agree = Akkoord
undo-refuse = Weigeren
undo-waits = Het wordt aan de anderen gevraagd.
next-table = Dezelfde spelers spelen nog een keer.
next-table-go = Naar de volgende tafel
leave-title = De tafel verlaten?
leave-text = Een bot speelt voor je verder. Zolang de partij duurt, kun je terugkomen en je plaats weer innemen.
leave-stay = Blijven
link-lost = Verbinding verbroken. Nieuwe poging over { $seconds } s …
link-trying = Verbinding verbroken. Nieuwe poging …
link-offline = Dit apparaat heeft geen netwerk. Zodra het er is, gaat het aan tafel verder.
link-lost-told = Verbinding verbroken. De pagina probeert het vanzelf opnieuw.
talk-title = Gesprek
talk-empty = Nog niemand heeft iets gezegd.
talk-say = Zeg iets
talk-send = Zeggen
talk-mute = { $who } niet meer horen
talk-unmute = { $who } weer horen
talk-muted = (niet gehoord)
talk-unread = { $count ->
    [one] één nieuw bericht
   *[other] { $count } nieuwe berichten
}
proof-title = Elke trekking is te controleren
proof-text = Voor de eerste trekking kreeg iedereen het zegel te zien. Alle trekkingen volgen uit de startwaarde, en het zegel past alleen daarbij. Het programma controleert het met het bewaarde verslag:
proof-commitment = Zegel
proof-seed = Startwaarde

## What the server refuses

refused-key = Deze server kent je sleutel niet.
refused-version = Pagina en server passen niet meer bij elkaar. Laad de pagina opnieuw.
refused-unreadable = Zo neemt de server het niet aan: gewone tekst graag, en niet te lang.
refused-missing = Onder dat nummer is niets.
refused-not-yours = Dat mag jij hier niet doen.
refused-not-now = Dat kan nu niet.
refused-stale = De partij is intussen verdergegaan. Kijk nog eens.
refused-too-much = Dat was te veel tegelijk. Wacht even.
refused-unavailable = De server kan dat nu niet. Probeer het opnieuw.

## Standing

standings-title = Ranglijst
standings-of = De besten in { $game }
standings-empty = Hier heeft nog niemand een partij uitgespeeld.
standings-note = Het getal na ± zegt hoe onzeker de rating is. Met elke partij wordt het kleiner.
board-place = Plaats
board-name = Naam
board-rating = Rating
board-wins = Gewonnen
player-title = Speler
player-looking = Een ogenblik …
player-since = Hier sinds { $date }
player-program = Een programma, hier sinds { $date }
player-unrated = Nog geen uitgespeelde partij, dus ook geen rating.
player-link = Link naar deze pagina: hiermee kunnen anderen { $who } aan een tafel uitnodigen
player-games = Uitgespeelde partijen
player-no-games = Nog geen.
rating-games = { $games ->
    [one] één partij, gewonnen: { $wins }
   *[other] { $games } partijen, gewonnen: { $wins }
}
tally-title = Per aantal spelers
tally-game = Spel
tally-players = Spelers
tally-games = Partijen
tally-won = Gewonnen
tally-mean = Gemiddeld
