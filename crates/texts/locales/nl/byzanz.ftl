### De tafel van Byzanz in de browser, in het Nederlands.

## De tafel

byz-people = Spelers
byz-lot = Aanbod
byz-lot-of = { $count ->
    [one] Een aanbod van { $count } kaart
   *[other] Een aanbod van { $count } kaarten
}
byz-lot-won = Het aanbod is verkocht
byz-turning = { $count ->
    [one] Nu wordt { $count } kaart opengelegd.
   *[other] Nu worden { $count } kaarten opengelegd.
}
byz-dealing = De kaarten worden gedeeld.
byz-market-open = De markt is open
byz-market-open-text = In de volgorde van de aanbodkaarten neemt ieder alle kaarten van één soort.
byz-last-sales = Laatste verkopen
byz-last-sales-text = De laatste markt is voorbij. Om de beurt verkoopt ieder wat hij nog kan.
byz-over = Het spel is afgelopen
byz-over-text = Alle winsten liggen open.
byz-stack = Het gaat om aanbodkaart { $top }; daarna komen { $rest }
byz-stack-last = Het gaat om aanbodkaart { $top }, de laatste van deze ronde
byz-stack-empty = Alle aanbodkaarten zijn gewonnen
byz-deck = { $count ->
    [one] { $count } kaart op de stapel
   *[other] { $count } kaarten op de stapel
}
byz-offer-card = Aanbodkaart { $offer }
byz-in-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
byz-profits = Winst
byz-profits-open = { $count ->
    [one] { $count } kaart als winst gehouden
   *[other] { $count } kaarten als winst gehouden
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
byz-profits-hidden = { $count ->
    [one] { $count } kaart als winst gehouden, gedekt
   *[other] { $count } kaarten als winst gehouden, gedekt
}
byz-bid-total = Bod op tafel: { $total }

## Wat iemand doet

byz-speaks = aan de beurt
byz-next = daarna
byz-leads = hoogste
byz-passed = gepast
byz-gives = afgeven
byz-reduces = te veel kaarten
byz-takes = kiezen
byz-sells = verkopen
byz-winner = winnaar

## De markt

byz-market = Markt
byz-compartment = { $kind }: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, waarde { $worth }
byz-compartment-empty = { $kind }: niets
byz-order-title = De laagste aanbodkaart neemt eerst
byz-order = Aanbodkaart { $offer }: { $name ->
    [you] jij
   *[other] { $name }
}
byz-order-done = Aanbodkaart { $offer }: { $name ->
    [you] jij hebt
   *[other] { $name } heeft
} genomen
byz-order-open = Aanbodkaart { $offer }: nog niet gewonnen

## De hand

byz-hand = Je hand
byz-hand-count = { $count } van { $limit } kaarten · biedwaarde { $worth }
byz-hand-excess = { $count } kaarten: { $excess } te veel
byz-hand-hidden = Deze hand blijft gedekt tot de speler het scherm overneemt.
byz-hand-unseen = Wie toekijkt, ziet geen handkaarten.

## Wat er gevraagd wordt

byz-ask-bid = { $highest ->
    [0] Bied goederen uit je hand, of pas.
   *[other] Bied meer dan { $highest }, of pas.
}
byz-no-goods = Je hebt geen goederen om mee te bieden.
byz-only-drop = { $count ->
    [one] Eén kaart meer dan { $limit }: er moet er één weg.
   *[other] { $count } kaarten meer dan { $limit }: die moeten weg.
}
byz-nothing-to-sell = De laatste markt is voorbij, en je hebt geen set.
byz-wait-bid = { $name ->
    [you] Jij bent aan de beurt om te bieden.
   *[other] { $name } denkt na over een bod.
}
byz-wait-give = { $name ->
    [you] Je hebt het aanbod gewonnen en legt één kaart ervan op de markt.
   *[other] { $name } heeft het aanbod gewonnen en legt één kaart ervan op de markt.
}
byz-wait-reduce = { $name ->
    [you] Je hebt meer dan { $limit } kaarten. Pas bij hoogstens { $limit } gaat het spel verder.
   *[other] { $name } heeft meer dan { $limit } kaarten. Pas bij hoogstens { $limit } gaat het spel verder.
}
byz-wait-take = { $name ->
    [you] Je kiest op de markt.
   *[other] { $name } kiest op de markt.
}
byz-wait-finish = { $name ->
    [you] Je mag je laatste sets verkopen.
   *[other] { $name } mag de laatste sets verkopen.
}
byz-bid = Bieden
byz-bid-of = { $total } bieden
byz-least = Net genoeg: { $total }
byz-pass = Passen
byz-pick-to-bid = { $highest ->
    [0] Kies eerst kaarten uit je hand.
   *[other] Kies eerst kaarten uit je hand, samen meer dan { $highest }.
}
byz-bid-adds-up = { $highest ->
    [0] Samen { $total }. Nog niemand heeft geboden.
   *[other] Samen { $total }, meer dan { $highest }.
}
byz-if-all-pass = { $name ->
    [you] Als iedereen past, neem jij het hele aanbod voor niets.
   *[other] Als iedereen past, neemt { $name } het hele aanbod voor niets.
}
byz-give = { $card } naar de markt
byz-give-one = Kaart naar de markt
byz-pick-gift = Kies de kaart die naar de markt gaat
byz-take = { $kind } nemen ({ $count })
byz-take-one = Soort nemen
byz-pick-kind = Kies de soort die je neemt
byz-drop = { $count ->
    [one] { $count } kaart afleggen
   *[other] { $count } kaarten afleggen
}
byz-drop-some = { $count ->
    [one] Een kaart afleggen
   *[other] { $count } kaarten afleggen
}
byz-pick-to-drop = { $count ->
    [one] Kies de kaart die weg moet.
   *[other] Kies de { $count } kaarten die weg moeten.
}
byz-too-many-to-drop = { $count ->
    [one] Er moet maar { $count } kaart weg.
   *[other] Er moeten maar { $count } kaarten weg.
}
byz-done = Klaar
byz-sell-title = Set verkopen:
byz-sell = Verkoop +{ $points }
byz-sell-keeps = houdt { $card }
byz-sell-on-turn = Je laatste sets verkoop je als je aan de beurt bent.

## Het overzicht

byz-ledger = Winsten tot nu toe
byz-ledger-note = Elke verkoop was open, dus winsten zijn te onthouden.
byz-ledger-known = Elke verkoop was open, dus winsten zijn te onthouden. In de laatste kolom staan ook de handkaarten die je hebt gezien.
byz-sets = Sets in je hand
byz-set-whole = een set
byz-set-with-merchants = { $count ->
    [one] een set met { $count } koopman
   *[other] een set met { $count } kooplui
}
byz-set-missing = nog { $count } nodig
byz-tie-break = Bij gelijke stand winnen de meeste handkaarten.
byz-merchants-count = Een gehouden koopman telt 5.
