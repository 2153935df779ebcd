### Der Tisch von Medici im Browser, auf Deutsch.

## Der Markt

medici-market = Markt
medici-day-of = Tag { $day } von { $days }
medici-sells-now = { $name ->
    [you] Du versteigerst dieses Paket.
   *[other] { $name } versteigert dieses Paket.
}
medici-builds-lot = { $name ->
    [you] Du stellst das Paket zusammen.
   *[other] { $name } stellt das Paket zusammen.
}
medici-takes-lot = { $name ->
    [you] Du nimmst das Paket für { $price }.
   *[other] { $name } nimmt das Paket für { $price }.
}
medici-nobody-bid = Kein Gebot: Das Paket ist für heute aus dem Spiel.
medici-first-by-lot = Das Los bestimmt den ersten Versteigerer.
medici-draws-now = { $name ->
    [you] Du ziehst ein Plättchen.
   *[other] { $name } zieht ein Plättchen.
}
medici-fills-now = Das letzte Schiff wird umsonst aus dem Beutel gefüllt.
medici-in-bag = { $count ->
    [0] Der Beutel ist leer
    [one] { $count } Plättchen im Beutel
   *[other] { $count } Plättchen im Beutel
}
medici-set-aside = { $count } beiseite
medici-worth = Wert
medici-gold-unseen = Das Gold wurde heute noch nicht gesehen
medici-gold-seen = Das Gold wurde heute schon gesehen
medici-round = Die Bietrunde in der Reihenfolge der Gebote
medici-said-pass = gepasst
medici-speaks = am Zug
medici-speaks-next = danach
medici-waits = später
medici-why-full = Schiff voll
medici-why-money = kein Geld
medici-why-outbid = zu teuer
medici-why-room = kein Platz

## Marktstände

medici-stalls = Marktstände
medici-level-empty = Stufe { $level }: niemand
medici-level = Stufe { $level }: { $names }
medici-level-bonus = Stufe { $level }, Bonus { $pays }: { $names }
medici-climbs = { $name }: { $steps } hinauf am Ende des Tages
medici-not-seen = Heute noch nicht gesehen: { $values }
medici-all-seen = Heute alle gesehen

## Schiffe

medici-ships = Schiffe in Spielreihenfolge
medici-ship-value = Wert der Ladung: { $value }
medici-place = { $place ->
   *[other] { $place }.
}
medici-ship-full = voll
medici-free-holds = { $free } frei
medici-auctioneer = Versteigerer

## Was zu tun ist

medici-draw = Ziehen
medici-offer = Versteigern
medici-pass = Passen
medici-bid-amount = { $amount } bieten
medici-bid-none = Bieten
medici-your-bid = Dein Gebot
medici-less = Weniger
medici-more = Mehr
medici-ask-first = Noch kein Gebot: Biete 1 oder mehr, oder passe.
medici-ask-more = { $name ->
    [you] Du hast { $amount } geboten: Biete { $low } oder mehr, oder passe.
   *[other] { $name } bietet { $amount }: Biete { $low } oder mehr, oder passe.
}
medici-if-bought = Wenn du es bekommst: Schiff { $value } wert, { $left ->
    [one] { $left } Florin
   *[other] { $left } Florin
} übrig.
medici-bid-from-to = Ein Gebot ist eine Zahl von { $low } bis { $high }.
medici-no-room-for-lot = Dein Schiff hat { $free ->
    [one] { $free } freien Laderaum
   *[other] { $free } freie Laderäume
}, das Paket hat { $lot ->
    [one] { $lot } Plättchen
   *[other] { $lot } Plättchen
}: Du kannst nicht darauf bieten.
medici-no-room-for-more = Dein Schiff hat { $free ->
    [one] { $free } freien Laderaum
   *[other] { $free } freie Laderäume
}: Ziehst du noch ein Plättchen, kannst du selbst nicht bieten.
medici-you-are-full = Dein Schiff ist voll. Die anderen beenden den Tag.
medici-play-on = Bis zum Ende des Tages weiterspielen
medici-you-are-broke = Du hast heute kein Geld mehr.
medici-you-are-outbid = Du hast { $money ->
    [one] { $money } Florin
   *[other] { $money } Florin
} und kannst nicht höher gehen.

## Die Abrechnung eines Tages

medici-if-ended = Wenn Tag { $day } jetzt endete
medici-shared-place = { $place ->
   *[other] geteilt { $place }.
}
medici-level-note = Stufe { $level }
medici-money-before = Vorher
medici-money-then = Geld danach
medici-leads-by = { $name ->
    [you] Du führst mit { $ahead } Vorsprung.
   *[other] { $name } führt mit { $ahead } Vorsprung.
}
medici-lead-is-shared = Die Führung ist geteilt.
