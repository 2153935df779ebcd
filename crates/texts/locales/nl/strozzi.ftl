### The table of Medici vs Strozzi in the browser, in Dutch.

quay-board = Havens en vloten
quay-market = Het pakket
quay-acts = aan de beurt
quay-turn = verkoper
quay-loan = lening
quay-waiting = Nog zonder haven:
quay-all-placed = Alle drie de schepen liggen in een haven.
quay-ship-label = { $owner }: schip { $ship } in haven { $harbour } met { $cargo }; waarde { $value }, { $free } vrij
quay-ship-empty-label = { $owner }: schip { $ship }, leeg, zonder haven
quay-berth-empty = { $owner }: geen schip
quay-choose-ship = Schip { $ship } laden
quay-choose-harbour = Naar haven { $harbour } sturen
quay-here = Naar { $harbour }
quay-track-centre = Steen van { $good } in haven { $harbour }: in het midden
quay-track-side = Steen van { $good } in haven { $harbour }: { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} { $name ->
    [you] naar jou
   *[other] naar { $name }
}
quay-track-then-centre = { $now }; na deze ronde in het midden
quay-track-then-side = { $now }; na deze ronde { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} { $name ->
    [you] naar jou
   *[other] naar { $name }
}
quay-cargo-label = { $owner }: lading in haven { $harbour } ter waarde van { $value }
quay-cargo-leads-label = { $owner }: lading in haven { $harbour } ter waarde van { $value }, levert 20 op
quay-bag = { $count ->
    [one] { $count } kaartje in de buidel
   *[other] { $count } kaartjes in de buidel
}
quay-no-lot = Het volgende kaartje wordt getrokken.
quay-lot-over = Het spel is afgelopen.
quay-value = Waarde { $value }
quay-asks = { $name ->
    [you] Jij vraagt
   *[other] { $name } vraagt
}
quay-bought = { $name ->
    [you] Je hebt het gekocht voor
   *[other] { $name } heeft het gekocht voor
}
quay-no-price = { $name ->
    [you] Je hebt nog geen prijs genoemd
   *[other] { $name } heeft nog geen prijs genoemd
}
quay-unseen = Nog in de buidel
quay-unseen-row = { $good }: { $values }
quay-unseen-none = { $good }: geen
quay-ask-draw = Trek nog een kaartje of noem een prijs.
quay-ask-price = Noem een prijs.
quay-price-means = { $name ->
    [you] Jij koopt voor deze prijs, of wie hem vraagt moet het doen.
   *[other] { $name } koopt voor jouw prijs, of jij moet het doen.
}
quay-ask-answer = { $name ->
    [you] Jij vraagt { $price }. Koop het pakket of weiger: dan moet jij het kopen.
   *[other] { $name } vraagt { $price }. Koop het pakket of weiger: dan moet { $name } het kopen.
}
quay-ask-ship = Het pakket is van jou. Tik op het schip waar het in moet.
quay-ask-harbour = Schip { $ship } heeft een haven nodig. Waar gaat het heen?
quay-ask-load = Schip { $ship } in haven { $harbour } laden?
quay-draw = Kaartje trekken
quay-price = Prijs
quay-price-less = Minder
quay-price-more = Meer
quay-price-slider = Prijs van 0 tot { $top }
quay-name-price = Vraag { $price }
quay-name-no-price = Vraag
quay-buy = Koop voor { $price }
quay-refuse = Weigeren
quay-after-buying = Je houdt dan { $money } over.
quay-after-buying-loan = Je staat dan op { $money }: een lening zonder rente.
quay-none-fits = Geen van je schepen kan dit pakket laden: koop je het, dan wordt het weggegooid.
quay-too-small = Te klein voor dit pakket: { $ships }.
quay-ship-room = { $free ->
    [0] schip { $ship } (vol)
   *[other] schip { $ship } ({ $free } vrij)
}
quay-load = Laden
quay-discard = Weggooien
quay-ships = Schip
quay-harbours = Haven
quay-try = Tik op een schip of een haven om te zien wat het pakket daar doet.
quay-preview-round = Zou de ronde dan eindigen: jij { $gain }, { $name } { $other }.
quay-preview-ends = Dat beëindigt de ronde: jij { $gain }, { $name } { $other }.
quay-preview-value = Haven { $harbour }: { $before } → { $after }
quay-preview-wins = nu van jou, +20
quay-preview-marker = { $good }: { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} naar jou
quay-thinks-price = { $name ->
    [you] Je noemt een prijs.
   *[other] { $name } denkt na over een prijs.
}
quay-thinks-answer = { $name ->
    [you] Je mag kopen voor { $price } of weigeren.
   *[other] { $name } denkt na: kopen voor { $price } of weigeren?
}
quay-thinks-load = { $name ->
    [you] Je kiest een schip voor het pakket.
   *[other] { $name } kiest een schip voor het pakket.
}
quay-so-far = Als de ronde nu eindigde
quay-scored = Wat ronde { $round } heeft opgeleverd
quay-line = Waarvoor
quay-line-harbour = Haven { $harbour }, lading { $ours } : { $theirs }
quay-line-tie = Haven { $harbour }, gelijk op { $value }
quay-line-marker = { $good } in { $harbour }: { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
} { $name ->
    [you] naar jou
   *[other] naar { $name }
}
quay-line-bonus = 10 + { $bonus }
quay-earned = Verdiend
quay-before = Geld vooraf
quay-after = Geld nu
quay-would-have = Geld daarna
