### Medici vs Strozzi, in German.

strozzi-board = Häfen und Flotten
strozzi-market = Das Paket
strozzi-acts = am Zug
strozzi-turn = verkauft
strozzi-loan = Kredit
strozzi-waiting = Noch ohne Hafen:
strozzi-all-placed = Alle drei Schiffe liegen im Hafen.
strozzi-ship-label = { $owner }: Schiff { $ship } in Hafen { $harbour } mit { $cargo }; Wert { $value }, { $free } frei
strozzi-ship-empty-label = { $owner }: Schiff { $ship }, leer, ohne Hafen
strozzi-berth-empty = { $owner }: kein Schiff
strozzi-choose-ship = Schiff { $ship } beladen
strozzi-choose-harbour = Nach Hafen { $harbour } schicken
strozzi-here = Nach { $harbour }
strozzi-track-centre = Stein für { $good } in Hafen { $harbour }: in der Mitte
strozzi-track-side = Stein für { $good } in Hafen { $harbour }: { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} { $name ->
    [you] zu dir
   *[other] zu { $name }
}
strozzi-track-then-centre = { $now }; nach dieser Runde in der Mitte
strozzi-track-then-side = { $now }; nach dieser Runde { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} { $name ->
    [you] zu dir
   *[other] zu { $name }
}
strozzi-cargo-label = { $owner }: Ladung in Hafen { $harbour } im Wert von { $value }
strozzi-cargo-leads-label = { $owner }: Ladung in Hafen { $harbour } im Wert von { $value }, bringt 20
strozzi-bag = { $count } Plättchen im Beutel
strozzi-no-lot = Das nächste Plättchen wird gezogen.
strozzi-lot-over = Das Spiel ist aus.
strozzi-value = Wert { $value }
strozzi-table-asks = { $name ->
    [you] Du verlangst
   *[other] { $name } verlangt
}
strozzi-bought = { $name ->
    [you] Du hast gekauft für
   *[other] { $name } hat gekauft für
}
strozzi-no-price = { $name ->
    [you] Du hast noch keinen Preis genannt
   *[other] { $name } hat noch keinen Preis genannt
}
strozzi-unseen = Noch im Beutel
strozzi-unseen-row = { $good }: { $values }
strozzi-unseen-none = { $good }: keine
strozzi-ask-draw = Zieh noch ein Plättchen oder nenn einen Preis.
strozzi-table-ask-price = Nenn einen Preis.
strozzi-price-means = { $name ->
    [you] Du kaufst zu diesem Preis, oder wer ihn verlangt, muss es.
   *[other] { $name } kauft zu deinem Preis, oder du musst es.
}
strozzi-table-ask-answer = { $name ->
    [you] Du verlangst { $price }. Kauf das Paket oder lehn ab: Dann musst du kaufen.
   *[other] { $name } verlangt { $price }. Kauf das Paket oder lehn ab: Dann muss { $name } kaufen.
}
strozzi-ask-ship = Das Paket gehört dir. Tipp auf das Schiff, auf das es kommt.
strozzi-ask-harbour = Schiff { $ship } braucht einen Hafen. Wohin fährt es?
strozzi-table-ask-load = Schiff { $ship } in Hafen { $harbour } beladen?
strozzi-draw = Plättchen ziehen
strozzi-price = Preis
strozzi-price-less = Weniger
strozzi-price-more = Mehr
strozzi-price-slider = Preis von 0 bis { $top }
strozzi-name-price = { $price } verlangen
strozzi-name-no-price = Verlangen
strozzi-buy = Für { $price } kaufen
strozzi-refuse = Ablehnen
strozzi-after-buying = Danach hast du noch { $money }.
strozzi-after-buying-loan = Danach stehst du bei { $money }: ein Kredit ohne Zinsen.
strozzi-none-fits = Keines deiner Schiffe kann das Paket laden: Kaufst du es, wird es abgeworfen.
strozzi-too-small = Zu klein für dieses Paket: { $ships }.
strozzi-ship-room = { $free ->
    [0] Schiff { $ship } (voll)
   *[other] Schiff { $ship } ({ $free } frei)
}
strozzi-load = Laden
strozzi-discard = Abwerfen
strozzi-ships = Schiff
strozzi-harbours = Hafen
strozzi-try = Tipp auf ein Schiff oder einen Hafen, um zu sehen, was das Paket dort bewirkt.
strozzi-preview-round = Endete die Runde dann: du { $gain }, { $name } { $other }.
strozzi-preview-ends = Das beendet die Runde: du { $gain }, { $name } { $other }.
strozzi-preview-value = Hafen { $harbour }: { $before } → { $after }
strozzi-preview-wins = jetzt deiner, +20
strozzi-preview-marker = { $good }: { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} zu dir
strozzi-thinks-price = { $name ->
    [you] Du nennst einen Preis.
   *[other] { $name } überlegt sich einen Preis.
}
strozzi-thinks-answer = { $name ->
    [you] Du kannst für { $price } kaufen oder ablehnen.
   *[other] { $name } überlegt: für { $price } kaufen oder ablehnen?
}
strozzi-thinks-load = { $name ->
    [you] Du suchst ein Schiff für das Paket aus.
   *[other] { $name } sucht ein Schiff für das Paket aus.
}
strozzi-so-far = Wenn die Runde jetzt endete
strozzi-scored = Was Runde { $round } gebracht hat
strozzi-line = Wofür
strozzi-line-harbour = Hafen { $harbour }, Ladung { $ours } : { $theirs }
strozzi-line-tie = Hafen { $harbour }, Gleichstand bei { $value }
strozzi-line-marker = { $good } in { $harbour }: { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} { $name ->
    [you] zu dir
   *[other] zu { $name }
}
strozzi-line-bonus = 10 + { $bonus }
strozzi-earned = Verdient
strozzi-before = Geld vorher
strozzi-after = Geld jetzt
strozzi-would-have = Geld danach

## Keys and hints

strozzi-hint-load = Schiff { $ship }
strozzi-hint-load-to = Schiff { $ship } nach Hafen { $harbour }
strozzi-key-confirm = Bestätigen
strozzi-key-buy = Kaufen
strozzi-key-refuse = Ablehnen
strozzi-key-ship = Ein Schiff wählen
strozzi-key-harbour = Einen Hafen wählen
strozzi-key-discard = Das Paket abwerfen

## Name

strozzi-name = Medici vs Strozzi
strozzi-family-medici = Medici
strozzi-family-strozzi = Strozzi

## Told

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
strozzi-table-key = Häfen: der Wert der Ladung, dahinter Florin. Leisten: ○ wo der Stein stand, ● wo er jetzt steht; Zehner und Bonus.
strozzi-harbour = Hafen { $harbour }

## The position in the terminal

strozzi-status = { $round } · du spielst die { $family }
strozzi-lot = Paket { $lot } ({ $value })
strozzi-lot-priced = Paket { $lot } ({ $value }) · Preis { $price }
strozzi-fleet = { $name } · { $money } Fl.
strozzi-ship = Schiff { $ship }
strozzi-ask-draw-or-price = Noch ein Plättchen ziehen oder einen Preis nennen?
strozzi-ask-price = Dein Preis für das Paket?
strozzi-ask-answer = Das Paket für { $price } kaufen oder ablehnen?
strozzi-ask-load = Das Paket gehört dir. Auf welches Schiff kommt es?
strozzi-in-bag = Im Beutel: { $tiles }

## Help in the terminal

strozzi-help =
    Züge, so wie du sie eingibst:
      draw           noch ein Plättchen für das Paket ziehen
      price 30       einen Preis von 30 Florin nennen
      buy            zum genannten Preis kaufen
      refuse         ablehnen: Der andere muss selbst kaufen
      load 4 B       das Paket auf Schiff 4 laden und es nach Hafen B schicken
      load 4         auf ein Schiff laden, das schon in einem Hafen liegt
      discard        das Paket abwerfen
strozzi-rules =
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

## What is refused

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

## What cannot be read

strozzi-known-moves = Züge sind draw, price, buy, refuse, load und discard
strozzi-known-lines = eine Zeile beginnt mit einem Spieler oder tile
strozzi-known-tiles = Plättchen sind C, F, S oder D mit einem Wert von 0 bis 4, und Au
strozzi-known-ships = die Schiffe sind 3, 4 und 5
strozzi-known-harbours = die Häfen sind A, B und C

## On the pages around the table

strozzi-about = Nenn einen Preis, und dein Rivale bestimmt, wer von euch ihn zahlt: ein Duell zweier Familien um drei Häfen.
strozzi-figure-harbour = Hafen A mit seinen drei Leisten: Die Markierungssteine beginnen in der Mitte.
strozzi-figure-price = Zwei Plättchen und ein Preis. Würdest du für 24 lieber kaufen oder verkaufen?
strozzi-figure-ships = Deine drei Schiffe. Nur das letzte hat Platz für ein Paket aus drei Plättchen.
strozzi-figure-markers = Tuch bringt den Medici 20. Gewürze bringen den Strozzi 10, Farben bringen ihnen 30.

## The lesson

strozzi-learn-lead = Nenne einen Preis, lass deinen Rivalen wählen, wer ihn zahlt, und ziehe die Monopole auf deine Seite.
strozzi-learn-welcome = Willkommen in Florenz! Zwei Familien handeln drei Runden lang, und wer am Ende mehr Geld hat, gewinnt. Sieh dir deine drei Schiffe mit 3, 4 und 5 Laderäumen an und die Häfen zwischen dir und deinem Rivalen.
strozzi-learn-draw = Du bist am Zug, und das erste Plättchen liegt da. Zieh ein zweites, sogar ein drittes, oder lass es dabei. Mehr, als auf eines deiner eigenen Schiffe passen würde, kannst du nicht ziehen.
strozzi-learn-price = Nenne nun einen Preis für das ganze Paket. Dein Rivale darf zu diesem Preis kaufen; lehnt er ab, musst du selbst so viel zahlen. Wähle also einen Preis, bei dem es dir gleich ist, wer kauft.
strozzi-learn-rival-buys = Dein Rivale hat das Paket zu deinem Preis genommen. Das Geld geht an die Bank, nicht an dich, und wer kauft, ist als Nächster am Zug.
strozzi-learn-rival-refuses = Dein Rivale hat abgelehnt, also kaufst du das Paket zu deinem eigenen Preis. Dafür bist du gleich noch einmal am Zug.
strozzi-learn-answer = Dein Rivale hat einen Preis genannt, und du entscheidest, wer ihn zahlt. Ist dir das Paket mehr wert, dann kaufe; wenn nicht, lehne ab, und dein Rivale muss es selbst nehmen.
strozzi-learn-load = Das Paket gehört dir. Wähle ein Schiff mit genügend freien Laderäumen; die Plättchen bleiben zusammen. Wolltest du sie nur deinem Rivalen nicht gönnen, darfst du auch alle abwerfen.
strozzi-learn-harbour = Ein Schiff, das seine ersten Plättchen bekommt, schickst du in einen Hafen, in dem du noch keines hast; dort bleibt es für die Runde. Vergleiche, was dort schon liegt, und achte auf Leisten für die Waren an Bord.
strozzi-learn-zero = Verachte kein Plättchen mit dem Wert 0. Es macht deine Ladung nicht wertvoller, zieht aber seinen Stein zwei Felder weit statt nur eines.
strozzi-learn-debt = Dein Geld ist aufgebraucht, aber keine Sorge: Die Bank leiht dir ohne Zinsen, so viel du willst. Was du ihr schuldest, wird am Ende abgezogen.
strozzi-learn-round-end = Die Runde ist vorbei: Eine Flotte ist voll oder der Beutel leer. Sehen wir nach, was sie einbringt.
strozzi-learn-harbours = Zuerst die Häfen. In jedem bringt das Schiff mit der wertvolleren Ladung 20 Florin; ein Gleichstand bringt nichts.
strozzi-learn-markers = Nun die Markierungssteine. Jedes Plättchen zieht den Stein seiner Ware in diesem Hafen ein Feld zu seinem Besitzer, eine 0 zieht zwei Felder. Ziehen beide, zählt nur die Differenz.
strozzi-learn-monopolies = Jeder Stein auf deiner Seite bringt 10 Florin, auf den beiden äußeren Feldern dazu einen Bonus von 10 oder 20. Die Steine bleiben stehen und zahlen in der nächsten Runde wieder, wenn sie keiner wegzieht.
strozzi-learn-new-round = Eine neue Runde! Plättchen und Schiffe sind zurück, aber die Steine bleiben stehen, und die Strozzi beginnen. Sieh nach, welche Steine du über die Mitte oder auf ein Bonusfeld ziehen kannst.
strozzi-learn-free = Du weißt alles, was du brauchst. Spiel weiter bis zum Ende der dritten Runde; ich kümmere mich um meine Bücher. Möge dein Haus gedeihen!
