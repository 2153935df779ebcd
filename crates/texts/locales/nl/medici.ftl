### Medici, in Dutch.

## The market

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

## Stalls

medici-stalls = Handelspiramides
medici-level-empty = Trap { $level }: niemand
medici-level = Trap { $level }: { $names }
medici-level-bonus = Trap { $level }, bonus { $pays }: { $names }
medici-climbs = { $name }: { $steps } omhoog aan het eind van de dag
medici-not-seen = Vandaag nog niet gezien: { $values }
medici-all-seen = Vandaag alles gezien

## Ships

medici-ships = Schepen in speelvolgorde
medici-ship-value = Waarde van de lading: { $value }
medici-place = { $place ->
   *[other] { $place }e
}
medici-ship-full = vol
medici-free-holds = { $free } vrij
medici-auctioneer = Veilingmeester

## What to do

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

## The account of a day

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

## Standing orders

medici-order-pass = Vandaag alleen nog passen
medici-order-passes = Je past de rest van de dag
medici-order-pass-note = Je pakketten worden aangeboden zoals ze zijn en je biedt niet meer, tot de dag voorbij is.

## Keys and hints

medici-key-offer = Het pakket veilen

## Name

medici-name = Medici

## Told

medici-drawn-to-begin = { $name ->
    [you] Het lot wijst jou aan als startspeler.
   *[other] Het lot wijst { $name } aan als startspeler.
}
medici-drawn-among-poorest = { $name ->
    [you] Onder de spelers met het minste geld wijst het lot jou aan: jij begint.
   *[other] Onder de spelers met het minste geld wijst het lot { $name } aan.
}
medici-poorest-begins = { $name ->
    [you] Jij hebt het minste geld en begint.
   *[other] { $name } heeft het minste geld en begint.
}
medici-auctions = { $name ->
    [you] Jij veilt { $lot } ({ $value })
   *[other] { $name } veilt { $lot } ({ $value })
}
medici-bids = { $name ->
    [you] jij biedt { $amount }
   *[other] { $name } biedt { $amount }
}
medici-cannot-go-higher = { $name ->
    [you] jij kunt niet hoger
   *[other] { $name } kan niet hoger
}
medici-lacks-room = { $name ->
    [you] jij hebt geen ruimte
   *[other] { $name } heeft geen ruimte
}
medici-sold = { $name ->
    [you] Je betaalt { $price }, houdt { $money } over; je schip { $cargo } ({ $value })
   *[other] { $name } betaalt { $price }, houdt { $money } over; schip { $cargo } ({ $value })
}
medici-unsold = Geen bod: { $lot } verdwijnt in het havenbekken
medici-fills = { $name ->
    [you] Alleen jouw schip heeft nog ruimte; je laadt gratis
   *[other] Alleen het schip van { $name } heeft nog ruimte en laadt gratis
}
medici-day-pays = Afrekening van dag { $day }
medici-ship-row = Schip
medici-table-key = Voor de dubbele punt de waarde van de lading of de trap bij de kraam, erachter florijnen en bonus.
medici-ship-column = Schip
medici-value-column = Waarde

## The position in the terminal

medici-lot = Pakket { $lot } ({ $value }) · veilingmeester: { $auctioneer }
medici-high-bid = hoogste bod: { $amount } ({ $name })
medici-ask-choose = Nog een kaartje trekken of het pakket veilen?
medici-ask-bid = Jouw bod?
medici-day = Dag { $day } van { $days } · { $bag ->
    [one] { $bag } kaartje in de buidel
   *[other] { $bag } kaartjes in de buidel
}
medici-unseen = Vandaag nog niet gezien: { $tiles }

## Help in the terminal

medici-help =
    Zetten, zoals je ze typt:
      draw           nog een kaartje voor het pakket trekken
      offer          het pakket veilen zoals het is
      bid 7          7 florijnen bieden
      pass           passen
    De tabel toont elk schip met zijn waarde, het geld, en hoe hoog elke telsteen
    bij de kramen C, F, G, D en S staat.
medici-rules =
    Drie marktdagen. Wie aan de beurt is, trekt een tot drie kaartjes; dan doet
    iedereen om de beurt één bod of past, hijzelf als laatste. De hoogste bieder
    betaalt en laadt het hele pakket; een schip heeft vijf laadruimen. Heeft nog
    maar één schip ruimte, dan wordt het gratis gevuld; ook als de buidel leeg is,
    eindigt de dag.
    De waardevolste ladingen leveren geld op: 30 voor de eerste, minder voor de
    rest. Dan klimt voor elk kaartje de telsteen bij de kraam van dat goed één
    trap. Bij elke kraam levert de hoogste steen 10 op, de tweede 5; trap 5, 6 en 7
    leveren nog eens 5, 10 en 20 op. De stenen blijven staan, de schepen worden
    geleegd. Wie na dag 3 het meeste geld heeft, wint.

## What is refused

medici-no-auction-yet = Het pakket wordt nog niet geveild: draw of offer.
medici-bid-of-nothing = Het laagste bod is 1.
medici-bid-too-low = Het hoogste bod is { $highest }; een bod moet hoger zijn.
medici-too-expensive = { $name ->
    [you] Je hebt maar { $money } { $money ->
        [one] florijn
       *[other] florijnen
    }.
   *[other] { $name } heeft maar { $money } { $money ->
        [one] florijn
       *[other] florijnen
    }.
}
medici-no-room = { $name ->
    [you] Het pakket telt { $lot ->
        [one] { $lot } kaartje
       *[other] { $lot } kaartjes
    }, maar jij hebt nog maar { $free } { $free ->
        [one] vrij laadruim
       *[other] vrije laadruimen
    }.
   *[other] Het pakket telt { $lot ->
        [one] { $lot } kaartje
       *[other] { $lot } kaartjes
    }, maar { $name } heeft nog maar { $free } { $free ->
        [one] vrij laadruim
       *[other] vrije laadruimen
    }.
}
medici-not-poorest = { $name ->
    [you] Jij hoort niet bij de spelers met het minste geld.
   *[other] { $name } hoort niet bij de spelers met het minste geld.
}
medici-first-awaited = Eerst moet worden geloot wie de dag begint.
medici-tile-awaited = Nu moet er een kaartje worden getrokken.
medici-already-seen = Elk kaartje { $tile } is vandaag al gezien.

## What cannot be read

medici-known-moves = zetten zijn draw, offer, bid en pass
medici-known-lines = een regel begint met een speler, first of tile
medici-known-tiles = kaartjes zijn C, F, G, D of S met een waarde van 0 tot en met 5, en Au

## On the pages around the table

medici-about = Stel pakketten samen, bied maar één keer en laad je schip: drie dagen op de markt beslissen wie rijk wordt.
medici-figure-goods = Vijf goederen en goud; en je schip met zijn vijf laadruimen.
medici-figure-lot = Drie kaartjes zijn het grootste pakket. Er zitten er nog 17 in de buidel.
medici-figure-bids = Ieder biedt één keer. Dino is veilingmeester, spreekt als laatste en krijgt het pakket voor 8.
medici-figure-fill = Het laatste schip met ruimte wordt gratis uit de buidel gevuld.
medici-figure-stall = De piramide uit het voorbeeld in dit deel: trappen 7, 6, 6 en 2.

## The lesson

medici-learn-lead = Stel pakketten samen, doe je enige bod en zie wat een dag op de markt oplevert.
medici-learn-welcome = Welkom op de markt! Drie dagen lang koop je goederen op de veiling, en wie aan het eind het rijkst is, wint. Kijk eens rond: je schip met zijn vijf laadruimen, je geld en de vijf handelspiramides waarop je telstenen gaan klimmen.
medici-learn-draw = Jij bent de veilingmeester, en het eerste kaartje ligt er al. Trek er nog een om het pakket groter te maken, of veil het zoals het is. Wat getrokken is, blijft in het pakket; let dus op hoeveel ruimte de schepen nog hebben.
medici-learn-bid = Nu is het aan jou, en je mag maar één bod doen. Hoge waarden maken je lading waardevoller, en elk kaartje tilt je telsteen op de piramide van dat goed een trap hoger. Bied wat dat je waard is, of pas.
medici-learn-auctioneer-last = Dit is je eigen pakket, dus heb jij het laatste woord. Eén florijn meer dan het hoogste bod is genoeg; heeft niemand geboden, dan volstaat één florijn. Of pas, en laat het gaan.
medici-learn-passed-over = Deze keer werd je overgeslagen. Of het pakket is te groot voor je vrije laadruimen, of je hebt niet genoeg geld om het hoogste bod te overtreffen. Er komt vast gauw een ander pakket.
medici-learn-bought = Het pakket is van jou! Je hebt aan de bank betaald, en de kaartjes blijven tot de avond in je laadruimen. Onthoud welke goederen je aan boord hebt: met meer van hetzelfde klim je hoger op hun piramide.
medici-learn-sold = Het pakket is naar een ander gegaan. Kijk wat ervoor betaald is en hoeveel laadruimen er op dat schip nog vrij zijn: zo weet je wie je vandaag nog kan overbieden.
medici-learn-unsold = Niemand wilde dit pakket, dus verdwijnt het in het havenbekken. Let op het aantal kaartjes in de buidel: er is er voor elke speler maar één over, en zijn die op, dan blijven er ergens laadruimen leeg.
medici-learn-full = Je schip is vol, en voor vandaag ben je klaar. De anderen gaan zonder jou verder; leun achterover en kijk wat ze betalen.
medici-learn-fill = Nog maar één schip heeft ruimte, dus wordt het gratis uit de buidel gevuld. Dat spaart geld, maar de eigenaar moet nemen wat er komt.
medici-learn-day-ships = De dag is voorbij; laten we afrekenen. Eerst de schepen: de waarden aan boord worden opgeteld, de waardevolste lading levert 30 florijnen op, de volgende minder en de laatste niets.
medici-learn-day-stalls = Nu de handelspiramides. Elke telsteen is voor elk kaartje van zijn goed één trap geklommen, wat de waarde ook was. Op elke piramide levert de hoogste telsteen 10 op en de tweede 5.
medici-learn-day-bonus = Nog iets: trap 5, 6 en 7 geven een bonus van 5, 10 en 20 florijnen aan iedereen die er staat, en dat elke dag. Het loont om een goed trouw te blijven.
medici-learn-new-day = Een nieuwe dag: de schepen zijn leeg en alle kaartjes zijn opnieuw gemengd, maar de telstenen blijven staan. Wie het minste geld heeft, is de eerste veilingmeester. Om welke piramides ga jij vechten?
medici-learn-free = Meer kan ik je niet leren. Speel door tot het einde van de derde dag; ik houd nu mijn mond. Goede zaken!
