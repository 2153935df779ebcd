### De tafel van Medici in de browser, in het Nederlands.

## De markt

medici-market = Markt
medici-day-of = Dag { $day } van { $days }
medici-sells-now = { $name ->
    [you] Jij veilt dit pakket.
   *[other] { $name } veilt dit pakket.
}
medici-builds-lot = { $name ->
    [you] Jij stelt het pakket samen.
   *[other] { $name } stelt het pakket samen.
}
medici-takes-lot = { $name ->
    [you] Jij neemt het pakket voor { $price }.
   *[other] { $name } neemt het pakket voor { $price }.
}
medici-nobody-bid = Niemand biedt: het pakket is vandaag uit het spel.
medici-first-by-lot = Het lot wijst de eerste veilingmeester aan.
medici-draws-now = { $name ->
    [you] Jij trekt een kaartje.
   *[other] { $name } trekt een kaartje.
}
medici-fills-now = Het laatste schip wordt gratis uit de buidel gevuld.
medici-in-bag = { $count ->
    [0] De buidel is leeg
    [one] { $count } kaartje in de buidel
   *[other] { $count } kaartjes in de buidel
}
medici-set-aside = { $count } opzij
medici-worth = Waarde
medici-gold-unseen = Het goud is vandaag nog niet gezien
medici-gold-seen = Het goud is vandaag al gezien
medici-round = De biedronde in volgorde van spreken
medici-said-pass = gepast
medici-speaks = aan de beurt
medici-speaks-next = daarna
medici-waits = later
medici-why-full = schip vol
medici-why-money = geen geld
medici-why-outbid = te duur
medici-why-room = geen ruimte

## Kramen

medici-stalls = Handelspiramides
medici-level-empty = Trap { $level }: niemand
medici-level = Trap { $level }: { $names }
medici-level-bonus = Trap { $level }, bonus { $pays }: { $names }
medici-climbs = { $name }: { $steps } omhoog aan het eind van de dag
medici-not-seen = Vandaag nog niet gezien: { $values }
medici-all-seen = Vandaag alles gezien

## Schepen

medici-ships = Schepen in speelvolgorde
medici-ship-value = Waarde van de lading: { $value }
medici-place = { $place ->
   *[other] { $place }e
}
medici-ship-full = vol
medici-free-holds = { $free } vrij
medici-auctioneer = Veilingmeester

## Wat te doen

medici-draw = Trekken
medici-offer = Veilen
medici-pass = Passen
medici-bid-amount = Bied { $amount }
medici-bid-none = Bieden
medici-your-bid = Jouw bod
medici-less = Minder
medici-more = Meer
medici-ask-first = Nog geen bod: bied 1 of meer, of pas.
medici-ask-more = { $name ->
    [you] Jij hebt { $amount } geboden: bied { $low } of meer, of pas.
   *[other] { $name } biedt { $amount }: bied { $low } of meer, of pas.
}
medici-if-bought = Als je het krijgt: schip { $value } waard, { $left ->
    [one] { $left } florijn
   *[other] { $left } florijnen
} over.
medici-bid-from-to = Een bod is een getal van { $low } tot { $high }.
medici-no-room-for-lot = Jouw schip heeft { $free ->
    [one] { $free } vrij laadruim
   *[other] { $free } vrije laadruimen
}, het pakket telt { $lot ->
    [one] { $lot } kaartje
   *[other] { $lot } kaartjes
}: je kunt er niet op bieden.
medici-no-room-for-more = Jouw schip heeft { $free ->
    [one] { $free } vrij laadruim
   *[other] { $free } vrije laadruimen
}: trek je nog een kaartje, dan kun je zelf niet bieden.
medici-you-are-full = Jouw schip is vol. De anderen maken de dag af.
medici-play-on = Doorspelen tot het einde van de dag
medici-you-are-broke = Je hebt vandaag geen geld meer.
medici-you-are-outbid = Je hebt { $money ->
    [one] { $money } florijn
   *[other] { $money } florijnen
} en kunt niet hoger gaan.

## De afrekening van een dag

medici-if-ended = Als dag { $day } nu eindigde
medici-shared-place = { $place ->
   *[other] gedeeld { $place }e
}
medici-level-note = trap { $level }
medici-money-before = Ervoor
medici-money-then = Geld daarna
medici-leads-by = { $name ->
    [you] Jij staat { $ahead } voor.
   *[other] { $name } staat { $ahead } voor.
}
medici-lead-is-shared = De leiding wordt gedeeld.
