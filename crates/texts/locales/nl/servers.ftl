
### Servers, seen from the command line, in Dutch.

## Audits

audit-follows = alle { $draws } trekkingen volgen uit de startwaarde, en die past bij de verzegeling
audit-draw = trekking { $draw } (regel { $line }) volgt niet uit de startwaarde: er staat { $drawn }, het had { $due } moeten zijn
audit-other-seed = de startwaarde past niet bij de verzegeling
audit-no-commitment = er staat geen verzegeling in: de startwaarde kan achteraf gekozen zijn
audit-no-seed = er staat geen startwaarde in: over de trekkingen valt niets te zeggen
audit-unfinished = het spel is niet uit, en de startwaarde wordt pas aan het eind onthuld

## Backups

backup-done = De kopie staat in { $path } ({ $size } kB).
backup-postgres = Een PostgreSQL-database wordt door haar eigen gereedschap gekopieerd, terwijl servers draaien: pg_dump --format=custom --file={ $path } DATABASE; pg_restore zet de kopie terug.

## A table on a server

remote-ask-name = Hoe heet je? Hoogstens { $longest } letters.
remote-you-are = Je bent { $name } op { $server }. Je sleutel staat in { $path }: wie hem heeft, is jou.
remote-lobby = Tafels op { $server }
remote-lobby-empty = Niemand wacht op je, en er valt niets te bekijken.
remote-lobby-mine = Van jou
remote-lobby-open = Wachten op spelers
remote-lobby-playing = Om mee te kijken
remote-lobby-row = { $number }  { $game }: { $names }
remote-lobby-turn = – jij bent aan de beurt
remote-lobby-over = – uit
remote-lobby-ask = Het nummer van een tafel; new voor een eigen tafel; Enter om opnieuw te kijken; quit om te stoppen.
remote-lobby-again = Zo’n tafel is er niet: typ een van de nummers, new of quit.
remote-ask-seats = Bots aan tafel? Enter voor geen, of een lijst zoals merchant,master; de andere plaatsen wachten op mensen.
remote-ask-seats-again = Hoogstens { $count } bots, met komma’s: apprentice, merchant, master, random.
remote-nobody = nog niemand
remote-bot-for = { $name } (gespeeld door { $bot })
remote-awaited = { $name } (uitgenodigd)
remote-table = { $game } aan tafel { $table }: { $names }
remote-clock = { $seconds } seconden voor een beslissing
remote-clock-days = { $days ->
    [one] een dag voor een beslissing
   *[other] { $days } dagen voor een beslissing
}
remote-invite = Anderen komen via deze link: { $link }
remote-start = Typ start om te beginnen; bots nemen de vrije plaatsen in.
remote-watching = Je kijkt toe. Typ join om aan te schuiven, als er een plaats vrij is.
remote-came = { $name } gaat op plaats { $seat } zitten.
remote-left = Plaats { $seat } is weer vrij.
remote-away = { $name ->
    [you] Een bot speelt voor je. Typ back of een zet om zelf verder te spelen.
   *[other] Een bot speelt voor { $name }.
}
remote-back = { $name ->
    [you] Je speelt verder.
   *[other] { $name } is terug.
}
remote-undo-asked = { $name ->
    [you] De anderen wordt gevraagd of je je laatste beslissing mag terugnemen.
   *[other] { $name } wil de laatste beslissing terugnemen: typ yes of no.
}
remote-undo-off = De laatste beslissing blijft staan.
remote-undone = Een beslissing is teruggenomen.
remote-time = Je hebt { $seconds } seconden.
remote-closed = Iedereen is weg; deze tafel is gesloten.
remote-next = Het volgende spel wacht: typ next.
remote-over = Het spel is uit. Typ rematch voor nog een, save BESTAND om het te bewaren, lobby of quit.
remote-seed = De startwaarde van alle trekkingen is { $seed }.
remote-said = { $name }: { $text }
remote-done = Gedaan.
remote-not-yet = Het spel is nog niet begonnen.
remote-not-seated = Je zit niet aan deze tafel.
remote-nothing-asked = Niemand wil iets terugnemen.
remote-no-next = Er is nog geen volgend spel: typ rematch.
remote-unknown-number = Er ontbreekt een getal, zoals { $example }.
remote-kept = Je plaats blijft van jou: fondaco play --server { $server } --table { $table }
remote-lost = De verbinding is verbroken. Nieuwe poging …
remote-offline = Er is nu geen verbinding; er is niets verstuurd.
remote-again = Weer verbonden.
remote-stopping = De server stopt. Hij wordt weer gezocht …
remote-not-a-server = { $address } is geen adres van een server: het ziet eruit als https://example.org
remote-unreachable = { $server } is niet te bereiken: { $reason }
remote-strange = { $server } antwoordt op een manier die dit programma niet begrijpt: { $reason }
remote-key-file = De sleutel in { $path } is niet te gebruiken: { $reason }
remote-refused-unreadable = De server begrijpt dit niet.
remote-refused-version = De server spreekt een andere versie: werk de oudste van de twee bij.
remote-refused-key = De server kent deze sleutel niet.
remote-refused-missing = Zo’n tafel is er niet.
remote-refused-not-yours = Dat is niet aan jou.
remote-refused-not-now = Nu niet.
remote-refused-illegal = De regels staan het niet toe: { $reason }
remote-refused-stale = Het spel is inmiddels verdergegaan. Kijk nog eens.
remote-refused-too-much = Dat is de server te lang, te veel of te snel: { $reason }
remote-refused-unavailable = De server kan het op dit moment niet: { $reason }
remote-help =
    Aan een tafel op een server:
      say TEKST      met iedereen aan tafel praten
      table          wie waar zit
      start          beginnen; bots nemen de vrije plaatsen in (alleen gastheer)
      join N         aanschuiven (zonder N op de eerste vrije plaats)
      leave          je plaats opgeven; tijdens het spel speelt een bot verder
      back           zelf verder spelen nadat een bot voor je speelde
      undo           vragen je laatste beslissing terug te nemen; yes, no
      limit 9        Byzanz: zo weinig mogelijk bieden, tot 9, in deze veiling
      passday        Medici: elke partij aanbieden en passen, tot de avond
      manual         weer zelf beslissen
      rematch, next  dezelfde mensen nog eens; daarheen gaan
      lobby          terug naar de lijst van tafels
