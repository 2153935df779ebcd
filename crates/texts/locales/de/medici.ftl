### Medici, in German.

## The market

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

## Stalls

medici-stalls = Marktstände
medici-level-empty = Stufe { $level }: niemand
medici-level = Stufe { $level }: { $names }
medici-level-bonus = Stufe { $level }, Bonus { $pays }: { $names }
medici-climbs = { $name }: { $steps } hinauf am Ende des Tages
medici-not-seen = Heute noch nicht gesehen: { $values }
medici-all-seen = Heute alle gesehen

## Ships

medici-ships = Schiffe in Spielreihenfolge
medici-ship-value = Wert der Ladung: { $value }
medici-place = { $place ->
   *[other] { $place }.
}
medici-ship-full = voll
medici-free-holds = { $free } frei
medici-auctioneer = Versteigerer

## What to do

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

## The account of a day

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

## Standing orders

medici-order-pass = Heute nur noch passen
medici-order-passes = Du passt für den Rest des Tages
medici-order-pass-note = Deine Pakete werden angeboten, wie sie sind, und du bietest nicht mehr, bis der Tag vorbei ist.

## Keys and hints

medici-key-offer = Das Paket versteigern

## Name

medici-name = Medici

## Told

medici-drawn-to-begin = { $name ->
    [you] Das Los bestimmt dich zum Startspieler.
   *[other] Das Los bestimmt { $name } zum Startspieler.
}
medici-drawn-among-poorest = { $name ->
    [you] Unter denen mit dem wenigsten Geld fällt das Los auf dich: Du beginnst.
   *[other] Unter denen mit dem wenigsten Geld fällt das Los auf { $name }.
}
medici-poorest-begins = { $name ->
    [you] Du hast das wenigste Geld und beginnst.
   *[other] { $name } hat das wenigste Geld und beginnt.
}
medici-auctions = { $name ->
    [you] Du versteigerst { $lot } ({ $value })
   *[other] { $name } versteigert { $lot } ({ $value })
}
medici-bids = { $name ->
    [you] du bietest { $amount }
   *[other] { $name } bietet { $amount }
}
medici-cannot-go-higher = { $name ->
    [you] du kannst nicht mithalten
   *[other] { $name } kann nicht mithalten
}
medici-lacks-room = { $name ->
    [you] du hast keinen Platz
   *[other] { $name } hat keinen Platz
}
medici-sold = { $name ->
    [you] Du zahlst { $price }, dir bleiben { $money }; dein Schiff { $cargo } ({ $value })
   *[other] { $name } zahlt { $price }, behält { $money }; Schiff { $cargo } ({ $value })
}
medici-unsold = Kein Gebot: { $lot } landet im Hafenbecken
medici-fills = { $name ->
    [you] Nur auf deinem Schiff ist noch Platz; du lädst umsonst
   *[other] Nur auf dem Schiff von { $name } ist noch Platz; umsonst kommen an Bord
}
medici-day-pays = Abrechnung von Tag { $day }
medici-ship-row = Schiff
medici-table-key = Vor dem Doppelpunkt der Wert der Ladung oder die Stufe am Marktstand, dahinter Florin und Bonus.
medici-ship-column = Schiff
medici-value-column = Wert

## The position in the terminal

medici-lot = Paket { $lot } ({ $value }) · Versteigerer: { $auctioneer }
medici-high-bid = höchstes Gebot: { $amount } ({ $name })
medici-ask-choose = Noch ein Plättchen ziehen oder das Paket versteigern?
medici-ask-bid = Dein Gebot?
medici-day = Tag { $day } von { $days } · { $bag ->
    [one] { $bag } Plättchen im Beutel
   *[other] { $bag } Plättchen im Beutel
}
medici-unseen = Heute noch nicht gesehen: { $tiles }

## Help in the terminal

medici-help =
    Züge, so wie du sie eingibst:
      draw           noch ein Plättchen für das Paket ziehen
      offer          das Paket versteigern, wie es ist
      bid 7          7 Florin bieten
      pass           passen
    Die Tabelle zeigt jedes Schiff mit seinem Wert, das Geld, und wie hoch jeder
    Zählstein an den Ständen C, F, G, D und S steht.
medici-rules =
    Drei Markttage. Wer an der Reihe ist, zieht ein bis drei Plättchen; dann gibt
    reihum jeder ein einziges Gebot ab oder passt, er selbst als Letzter. Wer am
    meisten bietet, zahlt und lädt das ganze Paket; ein Schiff hat fünf Laderäume.
    Hat nur noch ein Schiff Platz, wird es umsonst gefüllt; auch wenn der Beutel
    leer ist, endet der Tag.
    Die wertvollsten Ladungen bringen Geld: 30 die erste, die übrigen weniger. Dann
    steigt für jedes Plättchen der Zählstein am Stand seiner Ware um eine Stufe.
    An jedem Stand bringt der höchste Stein 10, der zweite 5; die Stufen 5, 6 und 7
    bringen zusätzlich 5, 10 und 20. Die Steine bleiben stehen, die Schiffe werden
    geleert. Wer nach dem dritten Tag am meisten Geld hat, gewinnt.

## What is refused

medici-no-auction-yet = Das Paket wird noch nicht versteigert: draw oder offer.
medici-bid-of-nothing = Das kleinste Gebot ist 1.
medici-bid-too-low = Das höchste Gebot ist { $highest }; es muss überboten werden.
medici-too-expensive = { $name ->
    [you] Du hast nur { $money } Florin.
   *[other] { $name } hat nur { $money } Florin.
}
medici-no-room = { $name ->
    [you] Das Paket hat { $lot } Plättchen, du hast aber nur { $free } { $free ->
        [one] freien Laderaum
       *[other] freie Laderäume
    }.
   *[other] Das Paket hat { $lot } Plättchen, { $name } hat aber nur { $free } { $free ->
        [one] freien Laderaum
       *[other] freie Laderäume
    }.
}
medici-not-poorest = { $name ->
    [you] Du gehörst nicht zu denen mit dem wenigsten Geld.
   *[other] { $name } gehört nicht zu denen mit dem wenigsten Geld.
}
medici-first-awaited = Zuerst muss der Startspieler des Tages bestimmt werden.
medici-tile-awaited = Jetzt muss ein Plättchen gezogen werden.
medici-already-seen = Alle Plättchen { $tile } wurden heute schon gezogen.

## What cannot be read

medici-known-moves = Züge sind draw, offer, bid und pass
medici-known-lines = eine Zeile beginnt mit einem Spieler, first oder tile
medici-known-tiles = Plättchen sind C, F, G, D oder S mit einem Wert von 0 bis 5, und Au

## On the pages around the table

medici-about = Stell Pakete zusammen, biete nur ein einziges Mal und belade dein Schiff: Drei Tage auf dem Markt entscheiden, wer reich wird.
medici-figure-goods = Fünf Waren und Gold; und dein Schiff mit seinen fünf Laderäumen.
medici-figure-lot = Drei Plättchen sind das größte Paket. 17 sind noch im Beutel.
medici-figure-bids = Jeder bietet nur einmal. Dino ist der Versteigerer, spricht zuletzt und bekommt das Paket für 8.
medici-figure-fill = Das letzte Schiff mit Platz wird umsonst aus dem Beutel gefüllt.
medici-figure-stall = Der Stand aus dem Beispiel in diesem Abschnitt: Stufen 7, 6, 6 und 2.

## The lesson

medici-learn-lead = Stelle Pakete zusammen, gib dein einziges Gebot ab und sieh zu, was ein Markttag einbringt.
medici-learn-welcome = Willkommen auf dem Markt! Drei Tage lang ersteigerst du Waren, und wer am Ende am reichsten ist, gewinnt. Sieh dich um: dein Schiff mit seinen fünf Laderäumen, dein Geld und die fünf Marktstände, an denen deine Zählsteine steigen werden.
medici-learn-draw = Du bist der Versteigerer, und das erste Plättchen liegt schon da. Zieh noch eines, damit das Paket größer wird, oder versteigere es so, wie es ist. Was gezogen ist, bleibt im Paket; achte also darauf, wie viel Platz die Schiffe noch haben.
medici-learn-bid = Jetzt kommt es auf dich an, und du hast nur ein einziges Gebot. Hohe Werte machen deine Ladung wertvoller, und jedes Plättchen hebt deinen Zählstein am Stand seiner Ware. Biete, was dir das wert ist, oder passe.
medici-learn-auctioneer-last = Das ist dein eigenes Paket, also hast du das letzte Wort. Ein Florin mehr als das höchste Gebot genügt; hat niemand geboten, reicht ein einziger. Oder du passt und lässt es ziehen.
medici-learn-passed-over = Diesmal wurdest du nicht gefragt. Entweder ist das Paket zu groß für deine freien Laderäume, oder dein Geld reicht nicht, um das höchste Gebot zu übertreffen. Das nächste Paket kommt bestimmt.
medici-learn-bought = Das Paket gehört dir! Du hast an die Bank gezahlt, und die Plättchen bleiben bis zum Abend in deinen Laderäumen. Merk dir, welche Waren du geladen hast: Mehr davon bringt dich an ihren Ständen weiter nach oben.
medici-learn-sold = Das Paket hat ein anderer gekauft. Sieh dir an, was es gekostet hat und wie viele Laderäume auf seinem Schiff noch frei sind: Beides verrät dir, wer dich heute noch überbieten kann.
medici-learn-unsold = Dieses Paket wollte keiner, also landet es im Hafenbecken. Achte auf die Zahl der Plättchen im Beutel: Für jeden Spieler ist nur eines übrig, und sind die weg, bleiben irgendwo Laderäume leer.
medici-learn-full = Dein Schiff ist voll, du hast für heute Feierabend. Die anderen machen ohne dich weiter; lehn dich zurück und sieh zu, was sie zahlen.
medici-learn-fill = Nur ein Schiff hat noch Platz, also wird es umsonst aus dem Beutel gefüllt. Das spart Geld, aber sein Besitzer muss nehmen, was kommt.
medici-learn-day-ships = Der Tag ist vorbei; rechnen wir ab. Zuerst die Schiffe: Die Werte an Bord werden zusammengezählt, die wertvollste Ladung bringt 30 Florin, die nächsten weniger und die letzte nichts.
medici-learn-day-stalls = Nun zu den Marktständen. Jeder Zählstein ist für jedes Plättchen seiner Ware eine Stufe gestiegen, ganz gleich, welchen Wert es hat. An jedem Stand bringt der höchste Zählstein 10 und der zweite 5.
medici-learn-day-bonus = Noch etwas: Die Stufen 5, 6 und 7 bringen jedem, der dort steht, einen Bonus von 5, 10 und 20 Florin, und das jeden Tag. Es lohnt sich, einer Ware treu zu bleiben.
medici-learn-new-day = Ein neuer Tag: Die Schiffe sind leer und alle Plättchen neu gemischt, aber die Zählsteine bleiben stehen. Wer am wenigsten Geld hat, ist der erste Versteigerer. Um welche Stände kämpfst du?
medici-learn-free = Mehr kann ich dir nicht beibringen. Spiel weiter bis zum Ende des dritten Tages; ich bin jetzt still. Gute Geschäfte!
