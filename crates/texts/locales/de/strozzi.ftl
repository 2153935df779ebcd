### The table of Medici vs Strozzi in the browser, in German.

quay-board = Häfen und Flotten
quay-market = Das Paket
quay-acts = am Zug
quay-turn = verkauft
quay-loan = Kredit
quay-waiting = Noch ohne Hafen:
quay-all-placed = Alle drei Schiffe liegen im Hafen.
quay-ship-label = { $owner }: Schiff { $ship } in Hafen { $harbour } mit { $cargo }; Wert { $value }, { $free } frei
quay-ship-empty-label = { $owner }: Schiff { $ship }, leer, ohne Hafen
quay-berth-empty = { $owner }: kein Schiff
quay-choose-ship = Schiff { $ship } beladen
quay-choose-harbour = Nach Hafen { $harbour } schicken
quay-here = Nach { $harbour }
quay-track-centre = Stein für { $good } in Hafen { $harbour }: in der Mitte
quay-track-side = Stein für { $good } in Hafen { $harbour }: { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} { $name ->
    [you] zu dir
   *[other] zu { $name }
}
quay-track-then-centre = { $now }; nach dieser Runde in der Mitte
quay-track-then-side = { $now }; nach dieser Runde { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} { $name ->
    [you] zu dir
   *[other] zu { $name }
}
quay-cargo-label = { $owner }: Ladung in Hafen { $harbour } im Wert von { $value }
quay-cargo-leads-label = { $owner }: Ladung in Hafen { $harbour } im Wert von { $value }, bringt 20
quay-bag = { $count } Plättchen im Beutel
quay-no-lot = Das nächste Plättchen wird gezogen.
quay-lot-over = Das Spiel ist aus.
quay-value = Wert { $value }
quay-asks = { $name ->
    [you] Du verlangst
   *[other] { $name } verlangt
}
quay-bought = { $name ->
    [you] Du hast gekauft für
   *[other] { $name } hat gekauft für
}
quay-no-price = { $name ->
    [you] Du hast noch keinen Preis genannt
   *[other] { $name } hat noch keinen Preis genannt
}
quay-unseen = Noch im Beutel
quay-unseen-row = { $good }: { $values }
quay-unseen-none = { $good }: keine
quay-ask-draw = Zieh noch ein Plättchen oder nenn einen Preis.
quay-ask-price = Nenn einen Preis.
quay-price-means = { $name ->
    [you] Du kaufst zu diesem Preis, oder wer ihn verlangt, muss es.
   *[other] { $name } kauft zu deinem Preis, oder du musst es.
}
quay-ask-answer = { $name ->
    [you] Du verlangst { $price }. Kauf das Paket oder lehn ab: Dann musst du kaufen.
   *[other] { $name } verlangt { $price }. Kauf das Paket oder lehn ab: Dann muss { $name } kaufen.
}
quay-ask-ship = Das Paket gehört dir. Tipp auf das Schiff, auf das es kommt.
quay-ask-harbour = Schiff { $ship } braucht einen Hafen. Wohin fährt es?
quay-ask-load = Schiff { $ship } in Hafen { $harbour } beladen?
quay-draw = Plättchen ziehen
quay-price = Preis
quay-price-less = Weniger
quay-price-more = Mehr
quay-price-slider = Preis von 0 bis { $top }
quay-name-price = { $price } verlangen
quay-name-no-price = Verlangen
quay-buy = Für { $price } kaufen
quay-refuse = Ablehnen
quay-after-buying = Danach hast du noch { $money }.
quay-after-buying-loan = Danach stehst du bei { $money }: ein Kredit ohne Zinsen.
quay-none-fits = Keines deiner Schiffe kann das Paket laden: Kaufst du es, wird es abgeworfen.
quay-too-small = Zu klein für dieses Paket: { $ships }.
quay-ship-room = { $free ->
    [0] Schiff { $ship } (voll)
   *[other] Schiff { $ship } ({ $free } frei)
}
quay-load = Laden
quay-discard = Abwerfen
quay-ships = Schiff
quay-harbours = Hafen
quay-try = Tipp auf ein Schiff oder einen Hafen, um zu sehen, was das Paket dort bewirkt.
quay-preview-round = Endete die Runde dann: du { $gain }, { $name } { $other }.
quay-preview-ends = Das beendet die Runde: du { $gain }, { $name } { $other }.
quay-preview-value = Hafen { $harbour }: { $before } → { $after }
quay-preview-wins = jetzt deiner, +20
quay-preview-marker = { $good }: { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} zu dir
quay-thinks-price = { $name ->
    [you] Du nennst einen Preis.
   *[other] { $name } überlegt sich einen Preis.
}
quay-thinks-answer = { $name ->
    [you] Du kannst für { $price } kaufen oder ablehnen.
   *[other] { $name } überlegt: für { $price } kaufen oder ablehnen?
}
quay-thinks-load = { $name ->
    [you] Du suchst ein Schiff für das Paket aus.
   *[other] { $name } sucht ein Schiff für das Paket aus.
}
quay-so-far = Wenn die Runde jetzt endete
quay-scored = Was Runde { $round } gebracht hat
quay-line = Wofür
quay-line-harbour = Hafen { $harbour }, Ladung { $ours } : { $theirs }
quay-line-tie = Hafen { $harbour }, Gleichstand bei { $value }
quay-line-marker = { $good } in { $harbour }: { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} { $name ->
    [you] zu dir
   *[other] zu { $name }
}
quay-line-bonus = 10 + { $bonus }
quay-earned = Verdient
quay-before = Geld vorher
quay-after = Geld jetzt
quay-would-have = Geld danach
