### Was die Spieler lesen, auf Deutsch.
###
### `$name` ist der Name eines Spielers, oder `you` für den, der liest.

## Spiele, Waren, Spieler

game-medici = Medici
game-strozzi = Medici vs Strozzi
game-byzanz = Byzanz

cloth = Tuch
fur = Pelze
grain = Getreide
dye = Farben
spice = Gewürze
olives = Oliven
wine = Wein
wood = Holz
merchant = Händler
gold = Gold

you = Du
bot-random = Zufall
bot-apprentice = Lehrling
bot-merchant = Kaufmann
bot-master = Meister
bot-mcts = MCTS
seat = Spieler { $number }
family-medici = Medici
family-strozzi = Strozzi
and = { $names } und { $last }
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hidden-cards = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}

## Ein Spiel erzählt: was allen gemeinsam ist

title = { $game }: { $names }
round = Runde { $round } von { $rounds }
draws = { $name ->
    [you] Du ziehst { $tiles }
   *[other] { $name } zieht { $tiles }
}
passes = { $name ->
    [you] du passt
   *[other] { $name } passt
}
unfinished-draw = Hier endet die Aufzeichnung; als Nächstes wird gezogen.
unfinished = { $name ->
    [you] Hier endet die Aufzeichnung; du bist am Zug.
   *[other] Hier endet die Aufzeichnung; { $name } ist am Zug.
}
final-heading = Endstand
wins = { $name ->
    [you] Du gewinnst!
   *[other] { $name } gewinnt!
}
share-victory = { $names } teilen sich den Sieg!

earned-row = Einnahmen
money-row = Geld
start-column = Start
paid-column = Ausgaben
ships-column = Schiffe
stalls-column = Stände
bonus-column = Bonus
harbours-column = Häfen
monopolies-column = Monopole
ship-column = Schiff
value-column = Wert
bid-column = Gebot
total-column = Summe
offer-column = Angebot
hand-column = Hand
in-hand-column = Handkarten
profits-column = Gewinn
points-column = Punkte

## Medici erzählt

day = Tag { $day } von { $days } · { $bag ->
    [one] { $bag } Plättchen im Beutel
   *[other] { $bag } Plättchen im Beutel
}
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

## Medici vs Strozzi erzählt

strozzi-begins = { $name ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}
strozzi-asks = { $name ->
    [you] Du verlangst { $price } für { $lot } ({ $value })
   *[other] { $name } verlangt { $price } für { $lot } ({ $value })
}
strozzi-buys = { $name ->
    [you] du kaufst
   *[other] { $name } kauft
}
strozzi-refuses = { $name ->
    [you] du lehnst ab
   *[other] { $name } lehnt ab
}
strozzi-loads = { $name ->
    [you] Du zahlst { $price }, dir bleiben { $money }; Schiff { $ship } in Hafen { $harbour }: { $cargo } ({ $value })
   *[other] { $name } zahlt { $price }, behält { $money }; Schiff { $ship } in Hafen { $harbour }: { $cargo } ({ $value })
}
strozzi-discards = { $name ->
    [you] Du zahlst { $price }, dir bleiben { $money }, und wirfst das Paket ab
   *[other] { $name } zahlt { $price }, behält { $money } und wirft das Paket ab
}
strozzi-no-ship-fits = { $name ->
    [you] Du zahlst { $price }, dir bleiben { $money }; das Paket passt auf keines deiner Schiffe und wird abgeworfen
   *[other] { $name } zahlt { $price }, behält { $money }; das Paket passt auf kein Schiff und wird abgeworfen
}
strozzi-round-pays = Abrechnung von Runde { $round }
strozzi-sides = ◂ { $left } · { $right } ▸
harbour = Hafen { $harbour }
strozzi-table-key = Häfen: der Wert der Ladung, dahinter Florin. Leisten: ○ wo der Stein stand, ● wo er jetzt steht; Zehner und Bonus.

## Byzanz erzählt

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

## Die Lage am Zug

moves = Du kannst eingeben: { $moves }
unseen = Heute noch nicht gesehen: { $tiles }
in-bag = Im Beutel: { $tiles }
medici-lot = Paket { $lot } ({ $value }) · Versteigerer: { $auctioneer }
medici-high-bid = höchstes Gebot: { $amount } ({ $name })
strozzi-status = { $round } · du spielst die { $family }
strozzi-lot = Paket { $lot } ({ $value })
strozzi-lot-priced = Paket { $lot } ({ $value }) · Preis { $price }
strozzi-fleet = { $name } · { $money } Fl.
strozzi-ship = Schiff { $ship }
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

ask-medici-choose = Noch ein Plättchen ziehen oder das Paket versteigern?
ask-medici-bid = Dein Gebot?
ask-strozzi-draw-or-price = Noch ein Plättchen ziehen oder einen Preis nennen?
ask-strozzi-price = Dein Preis für das Paket?
ask-strozzi-answer = Das Paket für { $price } kaufen oder ablehnen?
ask-strozzi-load = Das Paket gehört dir. Auf welches Schiff kommt es?
ask-byzanz-bid = { $highest ->
    [0] Dein Gebot? Jede Ware zählt, Händler nicht.
   *[other] Dein Gebot? Zusammen muss es mehr wert sein als { $highest }.
}
ask-byzanz-pass = Das höchste Gebot ist { $highest }; darüber kommst du nicht.
ask-byzanz-give = Du hast das Angebot ersteigert. Welche Karte daraus legst du in den Markt?
ask-byzanz-take = Welche Sorte nimmst du aus dem Markt?
ask-byzanz-reduce = Du hast mehr als { $limit } Karten auf der Hand: Verkaufe einen Satz oder wirf eine Karte ab.
ask-byzanz-done = Der letzte Markt ist vorbei. Verkaufst du noch einen Satz?
ask-nothing = Du bist nicht am Zug.

## Spielen

play-opening = Mit help siehst du, was du eingeben kannst.
ask-game = Welches Spiel?
ask-game-choice = { $number }  { $name } – { $game }, { $players } Spieler
ask-game-again = Gib die Nummer oder den Namen ein.
ask-players = Wie viele Spieler? { $low } bis { $high }; Enter für { $usual }.
ask-opponents = Gegen wen? Enter für { $usual }; einer für alle oder eine Liste: master,apprentice,random
ask-opponents-choice = { $number }  { $name } – { $about }
ask-opponents-again = Gib eine Nummer oder einen Namen ein, oder je einen für die anderen Plätze ({ $count }), mit Kommas.
about-random = irgendein erlaubter Zug
about-apprentice = gutmütig, macht Fehler
about-merchant = gut
about-master = stark, lässt sich Zeit
about-mcts = sucht, ohne das Spiel zu kennen, lässt sich Zeit
thinks = { $name } denkt nach …
hint = Der Meister würde spielen: { $choice }
worth-of-lot = Was das Paket wert ist: { $list }
byzanz-worth-of-lot = Was das Angebot als Gebot wert ist: { $list }
move-column = Zug
win-column = Gewinnt
florins-column = Florin
percent = { $number } %
ask-save = Spiel speichern? (j/n)
saved = Gespeichert in { $path }
not-saved = Nicht gespeichert: { $reason }

help-medici =
    Züge, so wie du sie eingibst:
      draw           noch ein Plättchen für das Paket ziehen
      offer          das Paket versteigern, wie es ist
      bid 7          7 Florin bieten
      pass           passen
    Die Tabelle zeigt jedes Schiff mit seinem Wert, das Geld, und wie hoch jeder
    Zählstein an den Ständen C, F, G, D und S steht.
help-strozzi =
    Züge, so wie du sie eingibst:
      draw           noch ein Plättchen für das Paket ziehen
      price 30       einen Preis von 30 Florin nennen
      buy            zum genannten Preis kaufen
      refuse         ablehnen: Der andere muss selbst kaufen
      load 4 B       das Paket auf Schiff 4 laden und es nach Hafen B schicken
      load 4         auf ein Schiff laden, das schon in einem Hafen liegt
      discard        das Paket abwerfen
help-byzanz =
    Züge, so wie du sie eingibst:
      bid C1 G2      diese Karten bieten; später: sie zum Gebot dazulegen
      pass           passen und die Karten wieder auf die Hand nehmen
      give W1        diese Karte des Angebots in den Markt legen
      take W         alle Karten dieser Sorte aus dem Markt nehmen (M: Händler)
      sell C1 C1 M   einen Satz verkaufen, wann immer du gefragt wirst
      drop S2        eine Karte abwerfen
      done           am Ende nichts mehr verkaufen
help-commands =
    Außerdem:
      moves          welche Züge dir offenstehen
      position       die Lage noch einmal
      hint           was der Meister spielen würde, und warum
      rules          die Regeln in Kürze
      save DATEI     das Spiel speichern (ohne DATEI unter einem eigenen Namen)
      quit           aufhören
rules-medici =
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
rules-strozzi =
    Drei Runden. Wer am Zug ist, zieht ein bis drei Plättchen und nennt einen Preis;
    der andere kauft dafür oder lehnt ab, und dann muss der Erste selbst kaufen.
    Der Käufer lädt das ganze Paket auf ein Schiff oder wirft es ab. Ein Schiff, das
    zum ersten Mal beladen wird, kommt in einen Hafen, in dem er noch keines hat,
    und bleibt dort. Der Käufer ist als Nächster am Zug. Die Runde endet, wenn eine
    Flotte voll oder der Beutel leer ist. In jedem Hafen bringt die wertvollere
    Ladung 20. Jedes Plättchen zieht den Stein seiner Ware in diesem Hafen ein Feld
    zu seinem Besitzer, eines mit dem Wert 0 zwei Felder. Ein Stein auf deiner Seite
    bringt 10 und den Bonus seines Feldes. Schulden sind erlaubt. Wer nach der
    dritten Runde mehr Geld hat, gewinnt.
rules-byzanz =
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

## Was nicht geht

already-over = Das Spiel ist zu Ende.
draw-awaited = Niemand ist am Zug, solange gezogen wird.
move-awaited = { $turn ->
    [you] Jetzt wird nicht gezogen: Du bist am Zug.
   *[other] Jetzt wird nicht gezogen: { $turn } ist am Zug.
}
not-your-turn = { $turn ->
    [you] Nicht { $name } ist am Zug, sondern du.
   *[other] { $name ->
        [you] Nicht du bist am Zug, sondern { $turn }.
       *[other] Nicht { $name } ist am Zug, sondern { $turn }.
    }
}
other-game = Das hier ist { $game }.
wrong-players = Das Spiel ist für { $low } bis { $high } Spieler, nicht für { $count }.
wrong-players-only = Das Spiel ist für { $only } Spieler, nicht für { $count }.
auction-is-on = Die Versteigerung läuft: bid oder pass.

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

strozzi-lot-is-full = Ein Paket hat höchstens drei Plättchen.
strozzi-bag-is-empty = Der Beutel ist leer.
strozzi-no-room-for-more = { $name ->
    [you] Keines deiner Schiffe hat mehr als { $free } { $free ->
        [one] freien Laderaum
       *[other] freie Laderäume
    }.
   *[other] Kein Schiff von { $name } hat mehr als { $free } { $free ->
        [one] freien Laderaum
       *[other] freie Laderäume
    }.
}
strozzi-price-too-high = Ein Preis ist eine ganze Zahl von 0 bis { $top }.
strozzi-price-awaited = Der Preis steht noch nicht fest: draw oder price.
strozzi-answer-awaited = Das Paket steht zum Verkauf: buy oder refuse.
strozzi-load-awaited = Das Paket ist gekauft: load oder discard.
strozzi-does-not-fit = Das Paket hat { $lot } Plättchen, Schiff { $ship } hat aber nur { $free } { $free ->
    [one] freien Laderaum
   *[other] freie Laderäume
}.
strozzi-already-in-harbour = Schiff { $ship } liegt in Hafen { $harbour } und bleibt dort: load { $ship }.
strozzi-harbour-taken = In Hafen { $harbour } liegt schon ein anderes Schiff desselben Spielers.
strozzi-harbour-missing = Schiff { $ship } liegt noch in keinem Hafen: Nenne einen, etwa load { $ship } A.
strozzi-already-seen = Alle Plättchen { $tile } wurden in dieser Runde schon gezogen.

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

## Was nicht zu lesen ist

unknown-word = „{ $word }“ gibt es hier nicht: { $known }.
missing = Hier fehlt { $wanted }.
not-wanted = „{ $word }“ passt hier nicht, hierher gehört { $wanted }: { $known }.
bad-number = „{ $word }“ ist keine ganze Zahl (nur Ziffern, keine führende Null, höchstens neun Stellen).
no-such-seat = Einen Spieler { $number } gibt es nicht: Die Spieler sind 0 bis { $last }.
trailing = Hier darf nichts mehr folgen, es folgt aber „{ $word }“.
wrong-count = { $wanted }, nicht { $found }.
too-many-alike = Von { $card } gibt es nur { $copies } Karten.

wanted-move = ein Zug
wanted-seat = die Nummer eines Spielers
wanted-tile = ein Plättchen
wanted-card = eine Karte
wanted-kind = eine Sorte
wanted-bid = ein Gebot
wanted-price = ein Preis
wanted-ship = ein Schiff
wanted-harbour = ein Hafen

known-medici-moves = Züge sind draw, offer, bid und pass
known-medici-lines = eine Zeile beginnt mit einem Spieler, first oder tile
known-medici-tiles = Plättchen sind C, F, G, D oder S mit einem Wert von 0 bis 5, und Au
known-strozzi-moves = Züge sind draw, price, buy, refuse, load und discard
known-strozzi-lines = eine Zeile beginnt mit einem Spieler oder tile
known-strozzi-tiles = Plättchen sind C, F, S oder D mit einem Wert von 0 bis 4, und Au
known-strozzi-ships = die Schiffe sind 3, 4 und 5
known-strozzi-harbours = die Häfen sind A, B und C
known-byzanz-moves = Züge sind bid, pass, give, take, sell, drop und done
known-byzanz-lines = eine Zeile beginnt mit einem Spieler, first, deal oder lot
known-byzanz-cards = Karten sind C, G, O, S, V oder W mit einem Wert von 1 bis 4, und M
known-byzanz-kinds = die Sorten sind C, G, O, S, V, W und M

count-bid = Ein Gebot hat eine bis sieben Karten
count-set = Ein Satz hat drei Karten
count-deal = Jeder bekommt vier Karten
count-lot = Ein Angebot hat eine bis sechs Karten
