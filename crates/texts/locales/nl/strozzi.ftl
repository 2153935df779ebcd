### Medici vs Strozzi, in Dutch.

strozzi-board = Havens en vloten
strozzi-market = Het pakket
strozzi-acts = aan de beurt
strozzi-turn = verkoper
strozzi-loan = lening
strozzi-waiting = Nog zonder haven:
strozzi-all-placed = Alle drie de schepen liggen in een haven.
strozzi-ship-label = { $owner }: schip { $ship } in haven { $harbour } met { $cargo }; waarde { $value }, { $free } vrij
strozzi-ship-empty-label = { $owner }: schip { $ship }, leeg, zonder haven
strozzi-berth-empty = { $owner }: geen schip
strozzi-choose-ship = Schip { $ship } laden
strozzi-choose-harbour = Naar haven { $harbour } sturen
strozzi-here = Naar { $harbour }
strozzi-track-centre = Steen van { $good } in haven { $harbour }: in het midden
strozzi-track-side = Steen van { $good } in haven { $harbour }: { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} { $name ->
    [you] naar jou
   *[other] naar { $name }
}
strozzi-track-then-centre = { $now }; na deze ronde in het midden
strozzi-track-then-side = { $now }; na deze ronde { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} { $name ->
    [you] naar jou
   *[other] naar { $name }
}
strozzi-cargo-label = { $owner }: lading in haven { $harbour } ter waarde van { $value }
strozzi-cargo-leads-label = { $owner }: lading in haven { $harbour } ter waarde van { $value }, levert 20 op
strozzi-bag = { $count ->
    [one] { $count } kaartje in de buidel
   *[other] { $count } kaartjes in de buidel
}
strozzi-no-lot = Het volgende kaartje wordt getrokken.
strozzi-lot-over = Het spel is afgelopen.
strozzi-value = Waarde { $value }
strozzi-table-asks = { $name ->
    [you] Jij vraagt
   *[other] { $name } vraagt
}
strozzi-bought = { $name ->
    [you] Je hebt het gekocht voor
   *[other] { $name } heeft het gekocht voor
}
strozzi-no-price = { $name ->
    [you] Je hebt nog geen prijs genoemd
   *[other] { $name } heeft nog geen prijs genoemd
}
strozzi-unseen = Nog in de buidel
strozzi-unseen-row = { $good }: { $values }
strozzi-unseen-none = { $good }: geen
strozzi-ask-draw = Trek nog een kaartje of noem een prijs.
strozzi-table-ask-price = Noem een prijs.
strozzi-price-means = { $name ->
    [you] Jij koopt voor deze prijs, of wie hem vraagt moet het doen.
   *[other] { $name } koopt voor jouw prijs, of jij moet het doen.
}
strozzi-table-ask-answer = { $name ->
    [you] Jij vraagt { $price }. Koop het pakket of weiger: dan moet jij het kopen.
   *[other] { $name } vraagt { $price }. Koop het pakket of weiger: dan moet { $name } het kopen.
}
strozzi-ask-ship = Het pakket is van jou. Tik op het schip waar het in moet.
strozzi-ask-harbour = Schip { $ship } heeft een haven nodig. Waar gaat het heen?
strozzi-table-ask-load = Schip { $ship } in haven { $harbour } laden?
strozzi-draw = Kaartje trekken
strozzi-price = Prijs
strozzi-price-less = Minder
strozzi-price-more = Meer
strozzi-price-slider = Prijs van 0 tot { $top }
strozzi-name-price = Vraag { $price }
strozzi-name-no-price = Vraag
strozzi-buy = Koop voor { $price }
strozzi-refuse = Weigeren
strozzi-after-buying = Je houdt dan { $money } over.
strozzi-after-buying-loan = Je staat dan op { $money }: een lening zonder rente.
strozzi-none-fits = Geen van je schepen kan dit pakket laden: koop je het, dan wordt het weggegooid.
strozzi-too-small = Te klein voor dit pakket: { $ships }.
strozzi-ship-room = { $free ->
    [0] schip { $ship } (vol)
   *[other] schip { $ship } ({ $free } vrij)
}
strozzi-load = Laden
strozzi-discard = Weggooien
strozzi-ships = Schip
strozzi-harbours = Haven
strozzi-try = Tik op een schip of een haven om te zien wat het pakket daar doet.
strozzi-preview-round = Zou de ronde dan eindigen: jij { $gain }, { $name } { $other }.
strozzi-preview-ends = Dat beëindigt de ronde: jij { $gain }, { $name } { $other }.
strozzi-preview-value = Haven { $harbour }: { $before } → { $after }
strozzi-preview-wins = nu van jou, +20
strozzi-preview-marker = { $good }: { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} naar jou
strozzi-thinks-price = { $name ->
    [you] Je noemt een prijs.
   *[other] { $name } denkt na over een prijs.
}
strozzi-thinks-answer = { $name ->
    [you] Je mag kopen voor { $price } of weigeren.
   *[other] { $name } denkt na: kopen voor { $price } of weigeren?
}
strozzi-thinks-load = { $name ->
    [you] Je kiest een schip voor het pakket.
   *[other] { $name } kiest een schip voor het pakket.
}
strozzi-so-far = Als de ronde nu eindigde
strozzi-scored = Wat ronde { $round } heeft opgeleverd
strozzi-line = Waarvoor
strozzi-line-harbour = Haven { $harbour }, lading { $ours } : { $theirs }
strozzi-line-tie = Haven { $harbour }, gelijk op { $value }
strozzi-line-marker = { $good } in { $harbour }: { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} { $name ->
    [you] naar jou
   *[other] naar { $name }
}
strozzi-line-bonus = 10 + { $bonus }
strozzi-earned = Verdiend
strozzi-before = Geld vooraf
strozzi-after = Geld nu
strozzi-would-have = Geld daarna

## Keys and hints

strozzi-hint-load = Schip { $ship }
strozzi-hint-load-to = Schip { $ship } naar haven { $harbour }
strozzi-key-confirm = Bevestigen
strozzi-key-buy = Kopen
strozzi-key-refuse = Weigeren
strozzi-key-ship = Een schip kiezen
strozzi-key-harbour = Een haven kiezen
strozzi-key-discard = Het pakket weggooien

## Name

strozzi-name = Medici vs Strozzi
strozzi-family-medici = Medici
strozzi-family-strozzi = Strozzi

## Told

strozzi-begins = { $name ->
    [you] Jij begint.
   *[other] { $name } begint.
}
strozzi-asks = { $name ->
    [you] Je vraagt { $price } voor { $lot } ({ $value })
   *[other] { $name } vraagt { $price } voor { $lot } ({ $value })
}
strozzi-buys = { $name ->
    [you] jij koopt
   *[other] { $name } koopt
}
strozzi-refuses = { $name ->
    [you] jij weigert
   *[other] { $name } weigert
}
strozzi-loads = { $name ->
    [you] Je betaalt { $price }, houdt { $money } over; schip { $ship } in haven { $harbour }: { $cargo } ({ $value })
   *[other] { $name } betaalt { $price }, houdt { $money } over; schip { $ship } in haven { $harbour }: { $cargo } ({ $value })
}
strozzi-discards = { $name ->
    [you] Je betaalt { $price }, houdt { $money } over en gooit het pakket weg
   *[other] { $name } betaalt { $price }, houdt { $money } over en gooit het pakket weg
}
strozzi-no-ship-fits = { $name ->
    [you] Je betaalt { $price }, houdt { $money } over; het pakket past op geen van je schepen en gaat overboord
   *[other] { $name } betaalt { $price }, houdt { $money } over; het pakket past op geen schip en gaat overboord
}
strozzi-round-pays = Afrekening van ronde { $round }
strozzi-sides = ◂ { $left } · { $right } ▸
strozzi-table-key = Havens: de waarde van de lading, dan florijnen. Sporen: ○ waar de steen stond, ● waar hij nu staat; tientallen en bonus.
strozzi-harbour = Haven { $harbour }

## The position in the terminal

strozzi-status = { $round } · je speelt de { $family }
strozzi-lot = Pakket { $lot } ({ $value })
strozzi-lot-priced = Pakket { $lot } ({ $value }) · prijs { $price }
strozzi-fleet = { $name } · { $money } fl.
strozzi-ship = Schip { $ship }
strozzi-ask-draw-or-price = Nog een kaartje trekken of een prijs noemen?
strozzi-ask-price = Jouw prijs voor het pakket?
strozzi-ask-answer = Het pakket kopen voor { $price } of weigeren?
strozzi-ask-load = Het pakket is van jou. Op welk schip gaat het?
strozzi-in-bag = In de buidel: { $tiles }

## Help in the terminal

strozzi-help =
    Zetten, zoals je ze typt:
      draw           nog een kaartje voor het pakket trekken
      price 30       een prijs van 30 florijnen noemen
      buy            kopen voor de genoemde prijs
      refuse         weigeren: de ander moet zelf kopen
      load 4 B       het pakket op schip 4 laden en dat naar haven B sturen
      load 4         laden op een schip dat al in een haven ligt
      discard        het pakket weggooien
strozzi-rules =
    Drie rondes. Wie aan de beurt is, trekt een tot drie kaartjes en noemt een
    prijs; de ander koopt daarvoor of weigert, en dan moet de eerste zelf kopen.
    De koper laadt het hele pakket op één schip of gooit het weg. Een schip dat
    voor het eerst wordt geladen, gaat naar een haven waar hij er nog geen heeft,
    en blijft daar. De koper is daarna aan de beurt. De ronde eindigt als een vloot
    vol of de buidel leeg is. In elke haven levert de waardevolste lading 20 op.
    Elk kaartje trekt de steen van zijn goed in die haven één vak naar zijn
    eigenaar toe, een kaartje met waarde 0 twee vakken. Een steen aan jouw kant
    levert 10 op, plus de bonus van zijn vak. Schulden mogen. Wie na ronde 3 het
    meeste geld heeft, wint.

## What is refused

strozzi-lot-is-full = Een pakket telt hoogstens drie kaartjes.
strozzi-bag-is-empty = De buidel is leeg.
strozzi-no-room-for-more = { $name ->
    [you] Geen van je schepen heeft meer dan { $free } { $free ->
        [one] vrij laadruim
       *[other] vrije laadruimen
    }.
   *[other] Geen schip van { $name } heeft meer dan { $free } { $free ->
        [one] vrij laadruim
       *[other] vrije laadruimen
    }.
}
strozzi-price-too-high = Een prijs is een heel getal van 0 tot en met { $top }.
strozzi-price-awaited = Er is nog geen prijs: draw of price.
strozzi-answer-awaited = Het pakket is te koop: buy of refuse.
strozzi-load-awaited = Het pakket is gekocht: load of discard.
strozzi-does-not-fit = Het pakket telt { $lot ->
    [one] { $lot } kaartje
   *[other] { $lot } kaartjes
}, maar schip { $ship } heeft nog maar { $free } { $free ->
    [one] vrij laadruim
   *[other] vrije laadruimen
}.
strozzi-already-in-harbour = Schip { $ship } ligt in haven { $harbour } en blijft daar: load { $ship }.
strozzi-harbour-taken = In haven { $harbour } ligt al een ander schip van dezelfde speler.
strozzi-harbour-missing = Schip { $ship } ligt nog niet in een haven: noem er een, zoals load { $ship } A.
strozzi-already-seen = Elk kaartje { $tile } is in deze ronde al getrokken.

## What cannot be read

strozzi-known-moves = zetten zijn draw, price, buy, refuse, load en discard
strozzi-known-lines = een regel begint met een speler of tile
strozzi-known-tiles = kaartjes zijn C, F, S of D met een waarde van 0 tot en met 4, en Au
strozzi-known-ships = de schepen zijn 3, 4 en 5
strozzi-known-harbours = de havens zijn A, B en C

## On the pages around the table

strozzi-about = Noem een prijs, en je rivaal bepaalt wie van jullie die betaalt: een duel tussen twee families om drie havens.
strozzi-figure-harbour = Haven A met zijn drie sporen: de stenen beginnen in het midden.
strozzi-figure-price = Twee kaartjes en één prijs. Zou je voor 24 liever kopen of verkopen?
strozzi-figure-ships = Je drie schepen. Alleen het laatste heeft plaats voor een pakket van drie.
strozzi-figure-markers = Linnen brengt de Medici 20 op. Specerijen brengen de Strozzi 10 op, verfstoffen 30.

## The lesson

strozzi-learn-lead = Noem een prijs, laat je rivaal kiezen wie die betaalt, en trek de monopolies naar jouw kant.
strozzi-learn-welcome = Welkom in Florence! Twee families drijven drie rondes lang handel, en wie aan het eind meer geld heeft, wint. Bekijk je drie schepen met 3, 4 en 5 laadruimen en de havens tussen jou en je rivaal.
strozzi-learn-draw = Je bent aan de beurt, en het eerste kaartje ligt er al. Trek een tweede, zelfs een derde, of laat het hierbij. Je kunt niet meer trekken dan er op een van je eigen schepen zou passen.
strozzi-learn-price = Noem nu één prijs voor het hele pakket. Je rivaal mag voor die prijs kopen; weigert hij, dan moet je zelf zoveel betalen. Kies dus een prijs waarbij het je niet uitmaakt wie er koopt.
strozzi-learn-rival-buys = Je rivaal heeft het pakket voor jouw prijs genomen. Het geld gaat naar de bank, niet naar jou, en wie koopt, is daarna aan de beurt.
strozzi-learn-rival-refuses = Je rivaal heeft geweigerd, dus koop je het pakket voor je eigen prijs. Daarna ben je meteen weer aan de beurt.
strozzi-learn-answer = Je rivaal heeft een prijs genoemd, en jij beslist wie die betaalt. Is het pakket je meer waard, koop het dan; zo niet, weiger, en je rivaal moet het zelf nemen.
strozzi-learn-load = Het pakket is van jou. Kies een schip met genoeg vrije laadruimen; de kaartjes blijven bij elkaar. Wilde je ze alleen je rivaal niet gunnen, dan mag je ze ook allemaal weggooien.
strozzi-learn-harbour = Een schip dat zijn eerste kaartjes krijgt, stuur je naar een haven waar je er nog geen hebt; daar blijft het de hele ronde. Vergelijk wat er al ligt, en let op sporen voor de goederen aan boord.
strozzi-learn-zero = Kijk niet neer op een kaartje met waarde 0. Het maakt je lading niet waardevoller, maar het trekt zijn steen twee vakken in plaats van één.
strozzi-learn-debt = Je geld is op, maar geen zorgen: de bank leent je zonder rente zoveel als je wilt. Wat je schuldig bent, gaat er aan het eind af.
strozzi-learn-round-end = De ronde is voorbij: een vloot is vol of de buidel is leeg. Laten we kijken wat dat oplevert.
strozzi-learn-harbours = Eerst de havens. In elke haven levert het schip met de waardevolste lading 20 florijnen op; een gelijke stand levert niets op.
strozzi-learn-markers = Nu de stenen. Elk kaartje trekt de steen van zijn goed in die haven één vak naar zijn eigenaar toe, een 0 trekt twee vakken. Trekken jullie allebei, dan telt alleen het verschil.
strozzi-learn-monopolies = Elke steen aan jouw kant levert 10 florijnen op, en op de twee buitenste vakken nog een bonus van 10 of 20. De stenen blijven staan en betalen de volgende ronde opnieuw, tenzij ze worden weggetrokken.
strozzi-learn-new-round = Een nieuwe ronde! Kaartjes en schepen zijn terug, maar de stenen blijven staan, en de Strozzi beginnen. Kijk welke stenen je over het midden of naar een bonusvak kunt trekken.
strozzi-learn-free = Je weet alles wat je nodig hebt. Speel door tot het einde van de derde ronde; ik heb mijn boeken bij te houden. Moge je huis bloeien!
