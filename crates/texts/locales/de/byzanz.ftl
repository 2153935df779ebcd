### Der Tisch von Byzanz im Browser, auf Deutsch.

## Der Tisch

byz-people = Spieler
byz-lot = Angebot
byz-lot-of = { $count ->
    [one] Ein Angebot von { $count } Karte
   *[other] Ein Angebot von { $count } Karten
}
byz-lot-won = Das Angebot ist verkauft
byz-turning = { $count ->
    [one] Als Nächstes wird { $count } Karte aufgedeckt.
   *[other] Als Nächstes werden { $count } Karten aufgedeckt.
}
byz-dealing = Die Karten werden ausgeteilt.
byz-market-open = Der Markt ist geöffnet
byz-market-open-text = In der Reihenfolge der Angebotskarten nimmt jeder alle Karten einer Sorte.
byz-last-sales = Letzte Verkäufe
byz-last-sales-text = Der letzte Markt ist vorbei. Reihum verkauft jeder, was er noch kann.
byz-over = Das Spiel ist zu Ende
byz-over-text = Alle Gewinne liegen offen.
byz-stack = Es geht um Angebotskarte { $top }; danach kommen { $rest }
byz-stack-last = Es geht um Angebotskarte { $top }, die letzte dieser Runde
byz-stack-empty = Alle Angebotskarten sind vergeben
byz-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
byz-offer-card = Angebotskarte { $offer }
byz-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
byz-profits = Gewinn
byz-profits-open = { $count ->
    [one] { $count } Karte als Gewinn behalten
   *[other] { $count } Karten als Gewinn behalten
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
byz-profits-hidden = { $count ->
    [one] { $count } Karte als Gewinn behalten, verdeckt
   *[other] { $count } Karten als Gewinn behalten, verdeckt
}
byz-bid-total = Gebot auf dem Tisch: { $total }

## Was jemand tut

byz-speaks = am Zug
byz-next = danach
byz-leads = führt
byz-passed = gepasst
byz-gives = Abgabe
byz-reduces = zu viele Karten
byz-takes = Auswahl
byz-sells = verkauft
byz-winner = Sieg

## Der Markt

byz-market = Markt
byz-compartment = { $kind }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, Wert { $worth }
byz-compartment-empty = { $kind }: nichts
byz-order-title = Die niedrigste Angebotskarte nimmt zuerst
byz-order = Angebotskarte { $offer }: { $name ->
    [you] du
   *[other] { $name }
}
byz-order-done = Angebotskarte { $offer }: { $name ->
    [you] du hast
   *[other] { $name } hat
} genommen
byz-order-open = Angebotskarte { $offer }: noch nicht vergeben

## Die Hand

byz-hand = Deine Hand
byz-hand-count = { $count } von { $limit } Karten · Gebotswert { $worth }
byz-hand-excess = { $count } Karten: { $excess } zu viel
byz-hand-hidden = Diese Hand bleibt verdeckt, bis ihr Spieler den Bildschirm übernimmt.
byz-hand-unseen = Wer zuschaut, sieht keine Handkarten.

## Was gefragt ist

byz-ask-bid = { $highest ->
    [0] Biete Waren aus deiner Hand oder passe.
   *[other] Biete mehr als { $highest } oder passe.
}
byz-no-goods = Du hast keine Waren, um zu bieten.
byz-only-drop = { $count ->
    [one] Eine Karte mehr als { $limit }: Eine muss weg.
   *[other] { $count } Karten mehr als { $limit }: So viele müssen weg.
}
byz-nothing-to-sell = Der letzte Markt ist vorbei, und du hast keinen Satz.
byz-wait-bid = { $name ->
    [you] Du bist mit Bieten an der Reihe.
   *[other] { $name } überlegt sich ein Gebot.
}
byz-wait-give = { $name ->
    [you] Du hast das Angebot ersteigert und gibst eine Karte daraus in den Markt.
   *[other] { $name } hat das Angebot ersteigert und gibt eine Karte daraus in den Markt.
}
byz-wait-reduce = { $name ->
    [you] Du hast mehr als { $limit } Karten. Erst wenn es höchstens { $limit } sind, geht es weiter.
   *[other] { $name } hat mehr als { $limit } Karten. Erst wenn es höchstens { $limit } sind, geht es weiter.
}
byz-wait-take = { $name ->
    [you] Du wählst im Markt.
   *[other] { $name } wählt im Markt.
}
byz-wait-finish = { $name ->
    [you] Du darfst deine letzten Sätze verkaufen.
   *[other] { $name } darf die letzten Sätze verkaufen.
}
byz-bid = Bieten
byz-bid-of = { $total } bieten
byz-least = Gerade genug: { $total }
byz-pass = Passen
byz-pick-to-bid = { $highest ->
    [0] Wähle zuerst Karten aus deiner Hand.
   *[other] Wähle zuerst Karten aus deiner Hand, zusammen mehr als { $highest }.
}
byz-bid-adds-up = { $highest ->
    [0] Zusammen { $total }. Noch hat niemand geboten.
   *[other] Zusammen { $total }, mehr als { $highest }.
}
byz-if-all-pass = { $name ->
    [you] Wenn alle passen, nimmst du das ganze Angebot umsonst.
   *[other] Wenn alle passen, nimmt { $name } das ganze Angebot umsonst.
}
byz-give = { $card } in den Markt
byz-give-one = Karte in den Markt
byz-pick-gift = Wähle die Karte, die in den Markt kommt
byz-take = { $kind } nehmen ({ $count })
byz-take-one = Sorte nehmen
byz-pick-kind = Wähle die Sorte, die du nimmst
byz-drop = { $count ->
    [one] { $count } Karte abwerfen
   *[other] { $count } Karten abwerfen
}
byz-drop-some = { $count ->
    [one] Eine Karte abwerfen
   *[other] { $count } Karten abwerfen
}
byz-pick-to-drop = { $count ->
    [one] Wähle die Karte, die weg muss.
   *[other] Wähle die { $count } Karten, die weg müssen.
}
byz-too-many-to-drop = { $count ->
    [one] Nur { $count } Karte muss weg.
   *[other] Nur { $count } Karten müssen weg.
}
byz-done = Fertig
byz-sell-title = Satz verkaufen:
byz-sell = Verkaufen +{ $points }
byz-sell-keeps = { $card } bleibt als Gewinn
byz-sell-on-turn = Deine letzten Sätze verkaufst du, wenn du an der Reihe bist.

## Die Übersicht

byz-ledger = Gewinne bisher
byz-ledger-note = Jeder Verkauf war offen, also kann man sich die Gewinne merken.
byz-ledger-known = Jeder Verkauf war offen, also kann man sich die Gewinne merken. In der letzten Spalte stehen auch die Handkarten, die du gesehen hast.
byz-sets = Sätze auf deiner Hand
byz-set-whole = ein Satz
byz-set-with-merchants = { $count ->
    [one] ein Satz mit { $count } Händler
   *[other] ein Satz mit { $count } Händlern
}
byz-set-missing = { $count ->
    [one] es fehlt { $count }
   *[other] es fehlen { $count }
}
byz-tie-break = Bei Gleichstand gewinnen die meisten Handkarten.
byz-merchants-count = Ein behaltener Händler zählt 5.
