### Byzanz, in German.

## The table

byzanz-people = Spieler
byzanz-table-lot = Angebot
byzanz-lot-of = { $count ->
    [one] Ein Angebot von { $count } Karte
   *[other] Ein Angebot von { $count } Karten
}
byzanz-lot-won = Das Angebot ist verkauft
byzanz-turning = { $count ->
    [one] Als Nächstes wird { $count } Karte aufgedeckt.
   *[other] Als Nächstes werden { $count } Karten aufgedeckt.
}
byzanz-dealing = Die Karten werden ausgeteilt.
byzanz-market-open = Der Markt ist geöffnet
byzanz-market-open-text = In der Reihenfolge der Angebotskarten nimmt jeder alle Karten einer Sorte.
byzanz-table-last-sales = Letzte Verkäufe
byzanz-last-sales-text = Der letzte Markt ist vorbei. Reihum verkauft jeder, was er noch kann.
byzanz-over = Das Spiel ist zu Ende
byzanz-over-text = Alle Gewinne liegen offen.
byzanz-stack = Es geht um Angebotskarte { $top }; danach kommen { $rest }
byzanz-stack-last = Es geht um Angebotskarte { $top }, die letzte dieser Runde
byzanz-stack-empty = Alle Angebotskarten sind vergeben
byzanz-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
byzanz-offer-card = Angebotskarte { $offer }
byzanz-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
byzanz-profits = Gewinn
byzanz-profits-open = { $count ->
    [one] { $count } Karte als Gewinn behalten
   *[other] { $count } Karten als Gewinn behalten
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
byzanz-profits-hidden = { $count ->
    [one] { $count } Karte als Gewinn behalten, verdeckt
   *[other] { $count } Karten als Gewinn behalten, verdeckt
}
byzanz-bid-total = Gebot auf dem Tisch: { $total }

## What somebody does

byzanz-speaks = am Zug
byzanz-next = danach
byzanz-leads = führt
byzanz-table-passed = gepasst
byzanz-gives = Abgabe
byzanz-table-reduces = zu viele Karten
byzanz-table-takes = Auswahl
byzanz-table-sells = verkauft
byzanz-winner = Sieg

## The market

byzanz-table-market = Markt
byzanz-compartment = { $kind }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, Wert { $worth }
byzanz-compartment-empty = { $kind }: nichts
byzanz-taking-title = Die niedrigste Angebotskarte nimmt zuerst
byzanz-taking = Angebotskarte { $offer }: { $name ->
    [you] du
   *[other] { $name }
}
byzanz-taking-done = Angebotskarte { $offer }: { $name ->
    [you] du hast
   *[other] { $name } hat
} genommen
byzanz-taking-open = Angebotskarte { $offer }: noch nicht vergeben

## The hand

byzanz-table-hand = Deine Hand
byzanz-hand-count = { $count } von { $limit } Karten · Gebotswert { $worth }
byzanz-hand-excess = { $count } Karten: { $excess } zu viel
byzanz-hand-hidden = Diese Hand bleibt verdeckt, bis ihr Spieler den Bildschirm übernimmt.
byzanz-hand-unseen = Wer zuschaut, sieht keine Handkarten.

## What is asked

byzanz-table-ask-bid = { $highest ->
    [0] Biete Waren aus deiner Hand oder passe.
   *[other] Biete mehr als { $highest } oder passe.
}
byzanz-no-goods = Du hast keine Waren, um zu bieten.
byzanz-only-drop = { $count ->
    [one] Eine Karte mehr als { $limit }: Eine muss weg.
   *[other] { $count } Karten mehr als { $limit }: So viele müssen weg.
}
byzanz-nothing-to-sell = Der letzte Markt ist vorbei, und du hast keinen Satz.
byzanz-wait-bid = { $name ->
    [you] Du bist mit Bieten an der Reihe.
   *[other] { $name } überlegt sich ein Gebot.
}
byzanz-wait-give = { $name ->
    [you] Du hast das Angebot ersteigert und gibst eine Karte daraus in den Markt.
   *[other] { $name } hat das Angebot ersteigert und gibt eine Karte daraus in den Markt.
}
byzanz-wait-reduce = { $name ->
    [you] Du hast mehr als { $limit } Karten. Erst wenn es höchstens { $limit } sind, geht es weiter.
   *[other] { $name } hat mehr als { $limit } Karten. Erst wenn es höchstens { $limit } sind, geht es weiter.
}
byzanz-wait-take = { $name ->
    [you] Du wählst im Markt.
   *[other] { $name } wählt im Markt.
}
byzanz-wait-finish = { $name ->
    [you] Du darfst deine letzten Sätze verkaufen.
   *[other] { $name } darf die letzten Sätze verkaufen.
}
byzanz-bid = Bieten
byzanz-bid-of = { $total } bieten
byzanz-least = Gerade genug: { $total }
byzanz-pass = Passen
byzanz-pick-to-bid = { $highest ->
    [0] Wähle zuerst Karten aus deiner Hand.
   *[other] Wähle zuerst Karten aus deiner Hand, zusammen mehr als { $highest }.
}
byzanz-bid-adds-up = { $highest ->
    [0] Zusammen { $total }. Noch hat niemand geboten.
   *[other] Zusammen { $total }, mehr als { $highest }.
}
byzanz-if-all-pass = { $name ->
    [you] Wenn alle passen, nimmst du das ganze Angebot umsonst.
   *[other] Wenn alle passen, nimmt { $name } das ganze Angebot umsonst.
}
byzanz-give = { $card } in den Markt
byzanz-give-one = Karte in den Markt
byzanz-pick-gift = Wähle die Karte, die in den Markt kommt
byzanz-take = { $kind } nehmen ({ $count })
byzanz-take-one = Sorte nehmen
byzanz-pick-kind = Wähle die Sorte, die du nimmst
byzanz-drop = { $count ->
    [one] { $count } Karte abwerfen
   *[other] { $count } Karten abwerfen
}
byzanz-drop-some = { $count ->
    [one] Eine Karte abwerfen
   *[other] { $count } Karten abwerfen
}
byzanz-pick-to-drop = { $count ->
    [one] Wähle die Karte, die weg muss.
   *[other] Wähle die { $count } Karten, die weg müssen.
}
byzanz-too-many-to-drop = { $count ->
    [one] Nur { $count } Karte muss weg.
   *[other] Nur { $count } Karten müssen weg.
}
byzanz-table-done = Fertig
byzanz-sell-title = Satz verkaufen:
byzanz-sell = Verkaufen +{ $points }
byzanz-sell-keeps = { $card } bleibt als Gewinn
byzanz-sell-on-turn = Deine letzten Sätze verkaufst du, wenn du an der Reihe bist.

## The ledger

byzanz-ledger = Gewinne bisher
byzanz-ledger-note = Jeder Verkauf war offen, also kann man sich die Gewinne merken.
byzanz-ledger-known = Jeder Verkauf war offen, also kann man sich die Gewinne merken. In der letzten Spalte stehen auch die Handkarten, die du gesehen hast.
byzanz-sets = Sätze auf deiner Hand
byzanz-set-whole = ein Satz
byzanz-set-with-merchants = { $count ->
    [one] ein Satz mit { $count } Händler
   *[other] ein Satz mit { $count } Händlern
}
byzanz-set-missing = { $count ->
    [one] es fehlt { $count }
   *[other] es fehlen { $count }
}
byzanz-tie-break = Bei Gleichstand gewinnen die meisten Handkarten.
byzanz-merchants-count = Ein behaltener Händler zählt 5.

## Standing orders

byzanz-order-bid = Für mich bieten bis
byzanz-order-bid-note = So wenig wie nötig, bis zu dieser Summe, in dieser Versteigerung. Niemand sonst erfährt davon.
byzanz-order-give = Festlegen
byzanz-order-bids = Bietet für dich bis { $limit }
byzanz-order-stop = Aufhören

## Keys and hints

byzanz-key-least = Gerade genug bieten
byzanz-key-along-hand = Durch die Hand gehen
byzanz-key-select = Eine Karte wählen
byzanz-key-sell = Einen Satz verkaufen
byzanz-key-clear = Nichts wählen

## Name

byzanz-name = Byzanz

## Told

byzanz-drawn-to-begin = { $name ->
    [you] Das Los bestimmt: Du eröffnest die erste Auktion.
   *[other] Das Los bestimmt: { $name } eröffnet die erste Auktion.
}
byzanz-deal = Ausgeteilt
byzanz-lot = Angebot { $offer } – { $lot }
byzanz-bids = { $name ->
    [you] du bietest { $cards } ({ $total })
   *[other] { $name } bietet { $cards } ({ $total })
}
byzanz-raises = { $name ->
    [you] du legst { $cards } nach ({ $total })
   *[other] { $name } legt { $cards } nach ({ $total })
}
byzanz-last = { $name ->
    [you] du bist der Letzte und musst nicht bieten
   *[other] { $name } ist der Letzte und muss nicht bieten
}
byzanz-won = { $name ->
    [you] Du zahlst { $paid }, legst { $gift } in den Markt und nimmst { $cards } und Angebotskarte { $offer }
   *[other] { $name } zahlt { $paid }, legt { $gift } in den Markt und nimmt { $cards } und Angebotskarte { $offer }
}
byzanz-gave = { $name ->
    [you] Du legst { $gift } in den Markt und nimmst { $cards } und Angebotskarte { $offer }
   *[other] { $name } legt { $gift } in den Markt und nimmt { $cards } und Angebotskarte { $offer }
}
byzanz-gave-only = { $name ->
    [you] Du legst { $gift } in den Markt und nimmst Angebotskarte { $offer }
   *[other] { $name } legt { $gift } in den Markt und nimmt Angebotskarte { $offer }
}
byzanz-took-all = { $name ->
    [you] Alle haben gepasst. Du warst zuerst dran und nimmst { $cards } umsonst, dazu Angebotskarte { $offer }
   *[other] Alle haben gepasst. { $name } war zuerst dran und nimmt { $cards } umsonst, dazu Angebotskarte { $offer }
}
byzanz-sells = { $name ->
    [you] Du verkaufst { $set } und behältst { $kept }
   *[other] { $name } verkauft { $set } und behält { $kept }
}
byzanz-reduces = { $name ->
    [you] Du hast mehr als { $limit } Karten auf der Hand und wirfst ab
   *[other] { $name } hat mehr als { $limit } Karten auf der Hand und wirft ab
}
byzanz-market = Markt { $cards }
byzanz-takes = { $name ->
    [you] du nimmst { $cards }
   *[other] { $name } nimmt { $cards }
}
byzanz-left = Übrig und aus dem Spiel: { $cards }
byzanz-last-sales = Letzte Verkäufe
byzanz-done = Fertig
byzanz-bid-column = Gebot
byzanz-offer-column = Angebot

## The position in the terminal

byzanz-status = { $round } · { $deck ->
    [one] { $deck } Karte im Stapel
   *[other] { $deck } Karten im Stapel
}
byzanz-market-now = Markt: { $cards }
byzanz-offers = Angebotskarten auf dem Stapel: { $offers }
byzanz-hand = Deine Hand: { $cards } · { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, Warenwert { $value }
byzanz-passed = gepasst
byzanz-ask-bid = { $highest ->
    [0] Dein Gebot? Jede Ware zählt, Händler nicht.
   *[other] Dein Gebot? Zusammen muss es mehr wert sein als { $highest }.
}
byzanz-ask-pass = Das höchste Gebot ist { $highest }; darüber kommst du nicht.
byzanz-ask-give = Du hast das Angebot ersteigert. Welche Karte daraus legst du in den Markt?
byzanz-ask-take = Welche Sorte nimmst du aus dem Markt?
byzanz-ask-reduce = Du hast mehr als { $limit } Karten auf der Hand: Verkaufe einen Satz oder wirf eine Karte ab.
byzanz-ask-done = Der letzte Markt ist vorbei. Verkaufst du noch einen Satz?

## Help in the terminal

byzanz-worth-of-lot = Was das Angebot als Gebot wert ist: { $list }
byzanz-help =
    Züge, so wie du sie eingibst:
      bid C1 G2      diese Karten bieten; später: sie zum Gebot dazulegen
      pass           passen und die Karten wieder auf die Hand nehmen
      give W1        diese Karte des Angebots in den Markt legen
      take W         alle Karten dieser Sorte aus dem Markt nehmen (M: Händler)
      sell C1 C1 M   einen Satz verkaufen, wann immer du gefragt wirst
      drop S2        eine Karte abwerfen
      done           am Ende nichts mehr verkaufen
byzanz-rules =
    In jeder Runde gewinnt jeder genau eine Auktion. Die oberste Angebotskarte sagt,
    wie viele Karten versteigert werden. Geboten wird mit Waren aus der Hand; nur
    ihr Wert zählt. Wer passt, ist raus und nimmt seine Karten zurück. Der Gewinner
    legt sein Gebot in den Markt, dazu eine Karte des Angebots, und nimmt den Rest
    und die Angebotskarte. Passen alle, bekommt der Erste alles umsonst.
    Dann nimmt jeder eine Sorte aus dem Markt, die niedrigste Angebotskarte zuerst.
    Drei Karten einer Sorte sind ein Satz, Händler ersetzen jede Ware. Beim Verkauf
    bleibt die höchste Karte als Gewinn; von drei Händlern bleibt einer und zählt 5.
    Höchstens sieben Karten auf der Hand! Die meisten Punkte gewinnen, bei
    Gleichstand die meisten Handkarten.

## What is refused

byzanz-gift-awaited = Die Auktion ist gewonnen: Mit give kommt eine Karte des Angebots in den Markt.
byzanz-reduction-awaited = { $name ->
    [you] Du hast mehr als { $limit } Karten auf der Hand: sell oder drop.
   *[other] { $name } hat mehr als { $limit } Karten auf der Hand und muss verkaufen oder abwerfen.
}
byzanz-taking-awaited = Der Markt ist geöffnet: Nimm mit take eine Sorte.
byzanz-only-sales = Der letzte Markt ist vorbei: sell oder done.
byzanz-merchant-bid = Mit Händlern kann man nicht bieten.
byzanz-bid-too-low = Zusammen { $total } ist nicht mehr als { $highest }.
byzanz-not-in-hand = { $name ->
    [you] Du hast { $cards } nicht auf der Hand.
   *[other] { $name } hat { $cards } nicht auf der Hand.
}
byzanz-not-in-lot = Im Angebot ist kein { $card }.
byzanz-not-in-market = Im Markt liegt nichts von der Sorte { $kind }.
byzanz-no-set = Ein Satz besteht aus drei Karten einer Sorte; Händler ersetzen jede Ware.
byzanz-not-dealt-yet = Vor dem Ende des Austeilens verkauft niemand.
byzanz-others-wait = { $name ->
    [you] Solange du zu viele Karten hast, verkauft niemand.
   *[other] Solange { $name } zu viele Karten hat, verkauft niemand.
}
byzanz-first-awaited = Zuerst muss ausgelost werden, wer beginnt.
byzanz-deal-awaited = { $name ->
    [you] Zuerst bekommst du deine Karten.
   *[other] Zuerst bekommt { $name } vier Karten.
}
byzanz-lot-awaited = Jetzt { $cards ->
    [one] muss { $cards } Karte
   *[other] müssen { $cards } Karten
} aufgedeckt werden.
byzanz-lot-size = Dieses Angebot hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
byzanz-already-seen = So viele gleiche Karten sind nicht mehr verdeckt.

## What cannot be read

byzanz-known-moves = Züge sind bid, pass, give, take, sell, drop und done
byzanz-known-lines = eine Zeile beginnt mit einem Spieler, first, deal oder lot
byzanz-known-cards = Karten sind C, G, O, S, V oder W mit einem Wert von 1 bis 4, und M
byzanz-known-kinds = die Sorten sind C, G, O, S, V, W und M

## Analysing

byzanz-holds = Hand: { $cards }
byzanz-highest = höchstes Gebot: { $highest }

## On the pages around the table

byzanz-about = Biete mit den Waren auf deiner Hand, verkaufe drei von einer Sorte und bediene dich an dem, was die anderen bezahlt haben.
byzanz-figure-cards = Sechs Warensorten und ein Händler.
byzanz-figure-bid = Vier Karten stehen zum Verkauf; jemand bietet 4 dafür.
byzanz-figure-won = Eine Karte kam in den Markt; der Rest gehört dir, samt Angebotskarte.
byzanz-figure-market = Jeder nimmt eine Sorte: die drei Karten Holz oder den Händler?
byzanz-figure-set = Der Händler macht den Satz voll; die 4 ist der Gewinn.

## The lesson

byzanz-learn-lead = Biete mit genau den Karten, die du verkaufen willst, und bediene dich auf dem Markt.
byzanz-learn-welcome = Willkommen auf dem Markt von Byzanz! Du kaufst Waren mit Waren, verkaufst immer drei auf einmal und behältst von jedem Verkauf die beste Karte. Wer mit diesen Karten am Ende die meisten Punkte hat, gewinnt.
byzanz-learn-hand = Das sind deine Karten, und niemand sonst sieht sie. Achte auf Sorten, die du mehrfach hast: Drei von einer Sorte sind ein Satz, den du verkaufen kannst. Die übrigen sind dein Geld.
byzanz-learn-merchants = Du hast einen Händler. Bieten kannst du mit ihm nicht, aber beim Verkauf ersetzt er jede Karte, die dir fehlt. Drei Händler sind ein eigener Satz und bringen 5 Punkte.
byzanz-learn-bid = Das Angebot liegt offen, und du bist dran. Wähle Warenkarten aus deiner Hand; nur ihr Wert zählt, also zahle mit dem, was du nicht vermissen wirst. Oder passe und warte auf ein anderes Angebot.
byzanz-learn-exceed = Es liegt schon ein Gebot. Deine Karten auf dem Tisch müssen zusammen mindestens 1 mehr ergeben, und was du schon gelegt hast, zählt mit. Dazulegen darfst du, zurücknehmen nicht, solange du dabei bist.
byzanz-learn-pass = Für diese Auktion bist du raus, und alle gebotenen Karten sind wieder auf deiner Hand. Passen kostet nichts, und eine Auktion gewinnst du in jeder Runde ohnehin.
byzanz-learn-all-pass = Alle haben gepasst, also bekommt der Erste, der gepasst hat, das ganze Angebot umsonst. Denk daran, wenn ein Angebot wenig hergibt: Als Erster zu passen, kann sich lohnen.
byzanz-learn-won = Gewonnen! Dein Gebot kommt in den Markt, dazu eine Karte des Angebots: Wähle eine, die dir am wenigsten nützt und den anderen möglichst wenig hilft. Der Rest kommt auf deine Hand.
byzanz-learn-last = Du bist der Letzte dieser Runde, also bietet niemand gegen dich: Du legst nur eine Karte des Angebots in den Markt. Dafür bekommst du die niedrigste Angebotskarte und damit dort die erste Wahl.
byzanz-learn-offer = Du hast eine Angebotskarte genommen und setzt bei den übrigen Auktionen dieser Runde aus. Achte auf ihre Zahl: Wer die niedrigste hat, wählt im Markt zuerst.
byzanz-learn-limit = Du hast mehr als sieben Karten auf der Hand, und sieben sind die Grenze. Verkaufe einen Satz, wenn du einen hast, oder wirf ab, was du am wenigsten brauchst; die anderen warten auf dich.
byzanz-learn-set = Du hast einen Satz: drei Karten einer Sorte, Händler mitgerechnet. Du darfst ihn jetzt verkaufen oder jederzeit später: Die höchste Karte wird dein Gewinn, die beiden anderen sind weg. Warte, wenn noch eine höhere kommen könnte.
byzanz-learn-profits = Dein erster Gewinn! Er liegt verdeckt vor dir, und am Ende zählt sein Wert für dich. Die Karten auf deiner Hand bringen keine Punkte, wenn du sie nicht verkaufst.
byzanz-learn-market = Die Auktionen sind vorbei, nun wird der Markt verteilt. Wer die niedrigste Angebotskarte hat, beginnt, und jeder nimmt alle Karten einer Sorte.
byzanz-learn-take = Du bist im Markt an der Reihe. Wähle eine Sorte, und alle ihre Karten gehören dir: eine, die einen Satz vollmacht, oder viele hohe Karten zum Bieten. Denk an die Grenze von sieben.
byzanz-learn-new-round = Eine neue Runde: Die Angebotskarten liegen wieder auf ihrem Stapel, die höchste oben. Wer die niedrigste hatte, beginnt.
byzanz-learn-free = Jetzt kennst du den Markt so gut wie ich. Spiel weiter, wie es dir gefällt; ich störe dich nun kaum noch. Viel Glück!
byzanz-learn-last-round = Das ist die letzte Runde, danach ist der Stapel aufgebraucht. Karten, aus denen kein Satz wird, bringen keine Punkte; gib sie also jetzt aus.
byzanz-learn-last-sales = Der letzte Markt ist vorbei. Verkaufe jeden Satz, den du noch hast, und sag dann, dass du fertig bist. Was auf der Hand bleibt, entscheidet nur noch bei Gleichstand.
