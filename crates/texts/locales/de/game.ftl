### What players read, in German.
###
### `$name` is a player's name, or `you` for the one who reads.

## Games, goods, players

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
and = { $names } und { $last }
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hidden-cards = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}

## A game told: what all games share

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
total-column = Summe
hand-column = Hand
in-hand-column = Handkarten
profits-column = Gewinn
points-column = Punkte

## The position at one's turn

moves = Du kannst eingeben: { $moves }

ask-nothing = Du bist nicht am Zug.

## Playing

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
move-column = Zug
win-column = Gewinnt
florins-column = Florin
percent = { $number } %
ask-save = Spiel speichern? (j/n)
saved = Gespeichert in { $path }
not-saved = Nicht gespeichert: { $reason }

help-commands =
    Außerdem:
      moves          welche Züge dir offenstehen
      position       die Lage noch einmal
      hint           was der Meister spielen würde, und warum
      rules          die Regeln in Kürze
      save DATEI     das Spiel speichern (ohne DATEI unter einem eigenen Namen)
      quit           aufhören

## What is refused

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

## What cannot be read

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

count-bid = Ein Gebot hat eine bis sieben Karten
count-set = Ein Satz hat drei Karten
count-deal = Jeder bekommt vier Karten
count-lot = Ein Angebot hat eine bis sechs Karten
