### What players read, in Dutch.
###
### `$name` is a player's name, or `you` for the one who reads.

## Games, goods, players

cloth = linnen
fur = pelzen
grain = koren
dye = verfstoffen
spice = specerijen
olives = olijven
wine = wijn
wood = hout
merchant = koopman
gold = goud

you = Jij
bot-random = Toeval
bot-apprentice = Leerling
bot-merchant = Handelaar
bot-master = Meester
bot-mcts = MCTS
seat = Speler { $number }
and = { $names } en { $last }
cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
hidden-cards = { $count ->
    [one] { $count } gedekte kaart
   *[other] { $count } gedekte kaarten
}

## A game told: what all games share

title = { $game }: { $names }
round = Ronde { $round } van { $rounds }
draws = { $name ->
    [you] Je trekt { $tiles }
   *[other] { $name } trekt { $tiles }
}
passes = { $name ->
    [you] jij past
   *[other] { $name } past
}
unfinished-draw = Hier houdt het verslag op; nu moet er worden getrokken.
unfinished = { $name ->
    [you] Hier houdt het verslag op; jij bent aan de beurt.
   *[other] Hier houdt het verslag op; { $name } is aan de beurt.
}
final-heading = Eindstand
wins = { $name ->
    [you] Je wint!
   *[other] { $name } wint!
}
share-victory = { $names } delen de overwinning!

earned-row = Opbrengst
money-row = Geld
start-column = Start
paid-column = Uitgaven
ships-column = Schepen
stalls-column = Kramen
bonus-column = Bonus
harbours-column = Havens
monopolies-column = Monopolies
total-column = Totaal
hand-column = Hand
in-hand-column = In de hand
profits-column = Winst
points-column = Punten

## The position at one's turn

moves = Je kunt typen: { $moves }

ask-nothing = Je bent niet aan de beurt.

## Playing

play-opening = Typ help om te zien wat je kunt typen.
ask-game = Welk spel?
ask-game-choice = { $number }  { $name } – { $game }, { $players } spelers
ask-game-again = Typ het nummer of de naam.
ask-players = Hoeveel spelers? { $low } tot { $high }; Enter voor { $usual }.
ask-opponents = Tegen wie? Enter voor { $usual }; één voor iedereen of een lijst: master,apprentice,random
ask-opponents-choice = { $number }  { $name } – { $about }
ask-opponents-again = Typ een nummer of een naam, of één voor elk van de andere plaatsen ({ $count }), met komma’s.
about-random = zomaar een geldige zet
about-apprentice = goedmoedig, maakt fouten
about-merchant = goed
about-master = sterk, neemt de tijd
about-mcts = zoekt zonder het spel te kennen, neemt de tijd
thinks = { $name } denkt na …
hint = De meester zou spelen: { $choice }
worth-of-lot = Wat het pakket waard is: { $list }
move-column = Zet
win-column = Wint
florins-column = Florijnen
percent = { $number }%
ask-save = De partij bewaren? (j/n)
saved = Bewaard in { $path }
not-saved = Niet bewaard: { $reason }

help-commands =
    Verder:
      moves          welke zetten je kunt doen
      position       de stand nog een keer
      hint           wat de meester zou spelen, en waarom
      rules          de regels in het kort
      save NAAM      de partij bewaren (zonder NAAM onder een eigen naam)
      quit           stoppen

## What is refused

already-over = De partij is afgelopen.
draw-awaited = Niemand doet iets voordat er is getrokken.
move-awaited = { $turn ->
    [you] Er wordt nu niet getrokken: jij bent aan de beurt.
   *[other] Er wordt nu niet getrokken: { $turn } is aan de beurt.
}
not-your-turn = { $turn ->
    [you] Niet { $name } is aan de beurt, maar jij.
   *[other] { $name ->
        [you] Niet jij bent aan de beurt, maar { $turn }.
       *[other] Niet { $name } is aan de beurt, maar { $turn }.
    }
}
other-game = Dit is een partij { $game }.
wrong-players = Het spel is voor { $low } tot { $high } spelers, niet voor { $count }.
wrong-players-only = Het spel is voor { $only } spelers, niet voor { $count }.
auction-is-on = De veiling is bezig: bid of pass.

## What cannot be read

unknown-word = ‘{ $word }’ bestaat hier niet: { $known }.
missing = Hier ontbreekt { $wanted }.
not-wanted = ‘{ $word }’ past hier niet, hier hoort { $wanted }: { $known }.
bad-number = ‘{ $word }’ is geen heel getal (alleen cijfers, geen nul vooraan, hoogstens negen).
no-such-seat = Er is geen speler { $number }: de spelers zijn 0 tot en met { $last }.
trailing = Hierna mag niets meer komen, maar er staat ‘{ $word }’.
wrong-count = { $wanted }, niet { $found }.
too-many-alike = Van { $card } zijn er maar { $copies } kaarten.

wanted-move = een zet
wanted-seat = het nummer van een speler
wanted-tile = een kaartje
wanted-card = een kaart
wanted-kind = een soort
wanted-bid = een bod
wanted-price = een prijs
wanted-ship = een schip
wanted-harbour = een haven

count-bid = Een bod telt een tot zeven kaarten
count-set = Een set telt drie kaarten
count-deal = Iedereen krijgt vier kaarten
count-lot = Een aanbod telt een tot zes kaarten
