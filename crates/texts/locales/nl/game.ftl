### Wat de spelers lezen, in het Nederlands.
###
### `$name` is de naam van een speler, of `you` voor wie dit leest.

## Spellen, goederen, spelers

game-medici = Medici
game-strozzi = Medici vs Strozzi
game-byzanz = Byzanz

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
family-medici = Medici
family-strozzi = Strozzi
and = { $names } en { $last }
cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
hidden-cards = { $count ->
    [one] { $count } gedekte kaart
   *[other] { $count } gedekte kaarten
}

## Een partij verteld: wat alle spellen delen

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
ship-column = Schip
value-column = Waarde
bid-column = Bod
total-column = Totaal
offer-column = Aanbod
hand-column = Hand
in-hand-column = In de hand
profits-column = Winst
points-column = Punten

## Medici verteld

day = Dag { $day } van { $days } · { $bag ->
    [one] { $bag } kaartje in de buidel
   *[other] { $bag } kaartjes in de buidel
}
medici-drawn-to-begin = { $name ->
    [you] Het lot wijst jou aan als startspeler.
   *[other] Het lot wijst { $name } aan als startspeler.
}
medici-drawn-among-poorest = { $name ->
    [you] Onder de spelers met het minste geld wijst het lot jou aan: jij begint.
   *[other] Onder de spelers met het minste geld wijst het lot { $name } aan.
}
medici-poorest-begins = { $name ->
    [you] Jij hebt het minste geld en begint.
   *[other] { $name } heeft het minste geld en begint.
}
medici-auctions = { $name ->
    [you] Jij veilt { $lot } ({ $value })
   *[other] { $name } veilt { $lot } ({ $value })
}
medici-bids = { $name ->
    [you] jij biedt { $amount }
   *[other] { $name } biedt { $amount }
}
medici-cannot-go-higher = { $name ->
    [you] jij kunt niet hoger
   *[other] { $name } kan niet hoger
}
medici-lacks-room = { $name ->
    [you] jij hebt geen ruimte
   *[other] { $name } heeft geen ruimte
}
medici-sold = { $name ->
    [you] Je betaalt { $price }, houdt { $money } over; je schip { $cargo } ({ $value })
   *[other] { $name } betaalt { $price }, houdt { $money } over; schip { $cargo } ({ $value })
}
medici-unsold = Geen bod: { $lot } verdwijnt in het havenbekken
medici-fills = { $name ->
    [you] Alleen jouw schip heeft nog ruimte; je laadt gratis
   *[other] Alleen het schip van { $name } heeft nog ruimte en laadt gratis
}
medici-day-pays = Afrekening van dag { $day }
medici-ship-row = Schip
medici-table-key = Voor de dubbele punt de waarde van de lading of de trap bij de kraam, erachter florijnen en bonus.

## Medici vs Strozzi verteld

strozzi-begins = { $name ->
    [you] Jij begint.
   *[other] { $name } begint.
}
strozzi-asks = { $name ->
    [you] Je vraagt { $price } voor { $lot } ({ $value })
   *[other] { $name } vraagt { $price } voor { $lot } ({ $value })
}
strozzi-buys = { $name ->
    [you] jij koopt
   *[other] { $name } koopt
}
strozzi-refuses = { $name ->
    [you] jij weigert
   *[other] { $name } weigert
}
strozzi-loads = { $name ->
    [you] Je betaalt { $price }, houdt { $money } over; schip { $ship } in haven { $harbour }: { $cargo } ({ $value })
   *[other] { $name } betaalt { $price }, houdt { $money } over; schip { $ship } in haven { $harbour }: { $cargo } ({ $value })
}
strozzi-discards = { $name ->
    [you] Je betaalt { $price }, houdt { $money } over en gooit het pakket weg
   *[other] { $name } betaalt { $price }, houdt { $money } over en gooit het pakket weg
}
strozzi-no-ship-fits = { $name ->
    [you] Je betaalt { $price }, houdt { $money } over; het pakket past op geen van je schepen en gaat overboord
   *[other] { $name } betaalt { $price }, houdt { $money } over; het pakket past op geen schip en gaat overboord
}
strozzi-round-pays = Afrekening van ronde { $round }
strozzi-sides = ◂ { $left } · { $right } ▸
harbour = Haven { $harbour }
strozzi-table-key = Havens: de waarde van de lading, dan florijnen. Sporen: ○ waar de steen stond, ● waar hij nu staat; tientallen en bonus.

## Byzanz verteld

byzanz-drawn-to-begin = { $name ->
    [you] Het lot wijst jou aan om de eerste veiling te beginnen.
   *[other] Het lot wijst { $name } aan om de eerste veiling te beginnen.
}
byzanz-deal = Gedeeld
byzanz-lot = Aanbod { $offer } – { $lot }
byzanz-bids = { $name ->
    [you] jij biedt { $cards } ({ $total })
   *[other] { $name } biedt { $cards } ({ $total })
}
byzanz-raises = { $name ->
    [you] jij legt { $cards } bij ({ $total })
   *[other] { $name } legt { $cards } bij ({ $total })
}
byzanz-last = { $name ->
    [you] jij bent de laatste en hoeft niet te bieden
   *[other] { $name } is de laatste en hoeft niet te bieden
}
byzanz-won = { $name ->
    [you] Je betaalt { $paid }, legt { $gift } op de markt en neemt { $cards } en aanbodkaart { $offer }
   *[other] { $name } betaalt { $paid }, legt { $gift } op de markt en neemt { $cards } en aanbodkaart { $offer }
}
byzanz-gave = { $name ->
    [you] Je legt { $gift } op de markt en neemt { $cards } en aanbodkaart { $offer }
   *[other] { $name } legt { $gift } op de markt en neemt { $cards } en aanbodkaart { $offer }
}
byzanz-gave-only = { $name ->
    [you] Je legt { $gift } op de markt en neemt aanbodkaart { $offer }
   *[other] { $name } legt { $gift } op de markt en neemt aanbodkaart { $offer }
}
byzanz-took-all = { $name ->
    [you] Iedereen past, jij als eerste: je neemt { $cards } voor niets, met aanbodkaart { $offer }
   *[other] Iedereen past, { $name } als eerste: { $name } neemt { $cards } voor niets, met aanbodkaart { $offer }
}
byzanz-sells = { $name ->
    [you] Je verkoopt { $set } en houdt { $kept }
   *[other] { $name } verkoopt { $set } en houdt { $kept }
}
byzanz-reduces = { $name ->
    [you] Je hebt meer dan { $limit } kaarten in de hand en legt af
   *[other] { $name } heeft meer dan { $limit } kaarten in de hand en legt af
}
byzanz-market = Markt { $cards }
byzanz-takes = { $name ->
    [you] jij neemt { $cards }
   *[other] { $name } neemt { $cards }
}
byzanz-left = Over en uit het spel: { $cards }
byzanz-last-sales = Laatste verkopen
byzanz-done = Klaar

## De stand als je aan de beurt bent

moves = Je kunt typen: { $moves }
unseen = Vandaag nog niet gezien: { $tiles }
in-bag = In de buidel: { $tiles }
medici-lot = Pakket { $lot } ({ $value }) · veilingmeester: { $auctioneer }
medici-high-bid = hoogste bod: { $amount } ({ $name })
strozzi-status = { $round } · je speelt de { $family }
strozzi-lot = Pakket { $lot } ({ $value })
strozzi-lot-priced = Pakket { $lot } ({ $value }) · prijs { $price }
strozzi-fleet = { $name } · { $money } fl.
strozzi-ship = Schip { $ship }
byzanz-status = { $round } · { $deck ->
    [one] { $deck } kaart op de stapel
   *[other] { $deck } kaarten op de stapel
}
byzanz-market-now = Markt: { $cards }
byzanz-offers = Aanbodkaarten op de stapel: { $offers }
byzanz-hand = Je hand: { $cards } · { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, { $value } aan goederen
byzanz-passed = gepast

ask-medici-choose = Nog een kaartje trekken of het pakket veilen?
ask-medici-bid = Jouw bod?
ask-strozzi-draw-or-price = Nog een kaartje trekken of een prijs noemen?
ask-strozzi-price = Jouw prijs voor het pakket?
ask-strozzi-answer = Het pakket kopen voor { $price } of weigeren?
ask-strozzi-load = Het pakket is van jou. Op welk schip gaat het?
ask-byzanz-bid = { $highest ->
    [0] Jouw bod? Elk goed telt, een koopman niet.
   *[other] Jouw bod? Samen moet het meer waard zijn dan { $highest }.
}
ask-byzanz-pass = Het hoogste bod is { $highest }; daar kom je niet boven.
ask-byzanz-give = Je hebt het aanbod gewonnen. Welke kaart daarvan leg je op de markt?
ask-byzanz-take = Welke soort neem je van de markt?
ask-byzanz-reduce = Je hebt meer dan { $limit } kaarten in de hand: verkoop een set of leg een kaart af.
ask-byzanz-done = De laatste markt is voorbij. Verkoop je nog een set?
ask-nothing = Je bent niet aan de beurt.

## Spelen

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
byzanz-worth-of-lot = Wat het aanbod als bod waard is: { $list }
move-column = Zet
win-column = Wint
florins-column = Florijnen
percent = { $number }%
ask-save = De partij bewaren? (j/n)
saved = Bewaard in { $path }
not-saved = Niet bewaard: { $reason }

help-medici =
    Zetten, zoals je ze typt:
      draw           nog een kaartje voor het pakket trekken
      offer          het pakket veilen zoals het is
      bid 7          7 florijnen bieden
      pass           passen
    De tabel toont elk schip met zijn waarde, het geld, en hoe hoog elke telsteen
    bij de kramen C, F, G, D en S staat.
help-strozzi =
    Zetten, zoals je ze typt:
      draw           nog een kaartje voor het pakket trekken
      price 30       een prijs van 30 florijnen noemen
      buy            kopen voor de genoemde prijs
      refuse         weigeren: de ander moet zelf kopen
      load 4 B       het pakket op schip 4 laden en dat naar haven B sturen
      load 4         laden op een schip dat al in een haven ligt
      discard        het pakket weggooien
help-byzanz =
    Zetten, zoals je ze typt:
      bid C1 G2      deze kaarten bieden; later: bij je bod leggen
      pass           passen en je kaarten terug in de hand nemen
      give W1        deze kaart van het aanbod op de markt leggen
      take W         alle kaarten van deze soort van de markt nemen (M: kooplui)
      sell C1 C1 M   een set verkopen, telkens als je iets wordt gevraagd
      drop S2        een kaart afleggen
      done           aan het eind niets meer verkopen
help-commands =
    Verder:
      moves          welke zetten je kunt doen
      position       de stand nog een keer
      hint           wat de meester zou spelen, en waarom
      rules          de regels in het kort
      save NAAM      de partij bewaren (zonder NAAM onder een eigen naam)
      quit           stoppen
rules-medici =
    Drie marktdagen. Wie aan de beurt is, trekt een tot drie kaartjes; dan doet
    iedereen om de beurt één bod of past, hijzelf als laatste. De hoogste bieder
    betaalt en laadt het hele pakket; een schip heeft vijf laadruimen. Heeft nog
    maar één schip ruimte, dan wordt het gratis gevuld; ook als de buidel leeg is,
    eindigt de dag.
    De waardevolste ladingen leveren geld op: 30 voor de eerste, minder voor de
    rest. Dan klimt voor elk kaartje de telsteen bij de kraam van dat goed één
    trap. Bij elke kraam levert de hoogste steen 10 op, de tweede 5; trap 5, 6 en 7
    leveren nog eens 5, 10 en 20 op. De stenen blijven staan, de schepen worden
    geleegd. Wie na dag 3 het meeste geld heeft, wint.
rules-strozzi =
    Drie rondes. Wie aan de beurt is, trekt een tot drie kaartjes en noemt een
    prijs; de ander koopt daarvoor of weigert, en dan moet de eerste zelf kopen.
    De koper laadt het hele pakket op één schip of gooit het weg. Een schip dat
    voor het eerst wordt geladen, gaat naar een haven waar hij er nog geen heeft,
    en blijft daar. De koper is daarna aan de beurt. De ronde eindigt als een vloot
    vol of de buidel leeg is. In elke haven levert de waardevolste lading 20 op.
    Elk kaartje trekt de steen van zijn goed in die haven één vak naar zijn
    eigenaar toe, een kaartje met waarde 0 twee vakken. Een steen aan jouw kant
    levert 10 op, plus de bonus van zijn vak. Schulden mogen. Wie na ronde 3 het
    meeste geld heeft, wint.
rules-byzanz =
    In elke ronde wint iedereen precies één veiling. De bovenste aanbodkaart zegt
    hoeveel kaarten er worden geveild. Je biedt met goederen uit je hand; alleen
    hun waarde telt. Wie past, doet niet meer mee en neemt zijn kaarten terug. De
    winnaar legt zijn bod op de markt, met een kaart van het aanbod erbij, en neemt
    de rest en de aanbodkaart. Past iedereen, dan krijgt de eerste alles voor niets.
    Daarna neemt ieder één soort van de markt, de laagste aanbodkaart eerst.
    Drie kaarten van één soort zijn een set; een koopman vervangt elk goed. Verkoop
    je die, dan is de hoogste kaart je winst; van drie kooplui houd je er één, goed
    voor 5. Hoogstens zeven kaarten in de hand! De meeste punten winnen, bij
    gelijke stand de meeste kaarten in de hand.

## Wat niet kan

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

medici-no-auction-yet = Het pakket wordt nog niet geveild: draw of offer.
medici-bid-of-nothing = Het laagste bod is 1.
medici-bid-too-low = Het hoogste bod is { $highest }; een bod moet hoger zijn.
medici-too-expensive = { $name ->
    [you] Je hebt maar { $money } { $money ->
        [one] florijn
       *[other] florijnen
    }.
   *[other] { $name } heeft maar { $money } { $money ->
        [one] florijn
       *[other] florijnen
    }.
}
medici-no-room = { $name ->
    [you] Het pakket telt { $lot ->
        [one] { $lot } kaartje
       *[other] { $lot } kaartjes
    }, maar jij hebt nog maar { $free } { $free ->
        [one] vrij laadruim
       *[other] vrije laadruimen
    }.
   *[other] Het pakket telt { $lot ->
        [one] { $lot } kaartje
       *[other] { $lot } kaartjes
    }, maar { $name } heeft nog maar { $free } { $free ->
        [one] vrij laadruim
       *[other] vrije laadruimen
    }.
}
medici-not-poorest = { $name ->
    [you] Jij hoort niet bij de spelers met het minste geld.
   *[other] { $name } hoort niet bij de spelers met het minste geld.
}
medici-first-awaited = Eerst moet worden geloot wie de dag begint.
medici-tile-awaited = Nu moet er een kaartje worden getrokken.
medici-already-seen = Elk kaartje { $tile } is vandaag al gezien.

strozzi-lot-is-full = Een pakket telt hoogstens drie kaartjes.
strozzi-bag-is-empty = De buidel is leeg.
strozzi-no-room-for-more = { $name ->
    [you] Geen van je schepen heeft meer dan { $free } { $free ->
        [one] vrij laadruim
       *[other] vrije laadruimen
    }.
   *[other] Geen schip van { $name } heeft meer dan { $free } { $free ->
        [one] vrij laadruim
       *[other] vrije laadruimen
    }.
}
strozzi-price-too-high = Een prijs is een heel getal van 0 tot en met { $top }.
strozzi-price-awaited = Er is nog geen prijs: draw of price.
strozzi-answer-awaited = Het pakket is te koop: buy of refuse.
strozzi-load-awaited = Het pakket is gekocht: load of discard.
strozzi-does-not-fit = Het pakket telt { $lot ->
    [one] { $lot } kaartje
   *[other] { $lot } kaartjes
}, maar schip { $ship } heeft nog maar { $free } { $free ->
    [one] vrij laadruim
   *[other] vrije laadruimen
}.
strozzi-already-in-harbour = Schip { $ship } ligt in haven { $harbour } en blijft daar: load { $ship }.
strozzi-harbour-taken = In haven { $harbour } ligt al een ander schip van dezelfde speler.
strozzi-harbour-missing = Schip { $ship } ligt nog niet in een haven: noem er een, zoals load { $ship } A.
strozzi-already-seen = Elk kaartje { $tile } is in deze ronde al getrokken.

byzanz-gift-awaited = De veiling is gewonnen: leg met give een kaart van het aanbod op de markt.
byzanz-reduction-awaited = { $name ->
    [you] Je hebt meer dan { $limit } kaarten in de hand: sell of drop.
   *[other] { $name } heeft meer dan { $limit } kaarten in de hand en moet verkopen of afleggen.
}
byzanz-taking-awaited = De markt is open: neem met take een soort.
byzanz-only-sales = De laatste markt is voorbij: sell of done.
byzanz-merchant-bid = Met kooplui kun je niet bieden.
byzanz-bid-too-low = Samen { $total } is niet meer dan { $highest }.
byzanz-not-in-hand = { $name ->
    [you] Je hebt { $cards } niet in de hand.
   *[other] { $name } heeft { $cards } niet in de hand.
}
byzanz-not-in-lot = In het aanbod zit geen { $card }.
byzanz-not-in-market = Op de markt ligt geen { $kind }.
byzanz-no-set = Een set bestaat uit drie kaarten van één soort; een koopman vervangt elk goed.
byzanz-not-dealt-yet = Niemand verkoopt voordat alle kaarten zijn gedeeld.
byzanz-others-wait = { $name ->
    [you] Niemand verkoopt zolang jij te veel kaarten hebt.
   *[other] Niemand verkoopt zolang { $name } te veel kaarten heeft.
}
byzanz-first-awaited = Eerst moet worden geloot wie begint.
byzanz-deal-awaited = { $name ->
    [you] Eerst krijg jij je kaarten.
   *[other] Eerst krijgt { $name } vier kaarten.
}
byzanz-lot-awaited = Nu { $cards ->
    [one] moet { $cards } kaart
   *[other] moeten { $cards } kaarten
} worden opengelegd.
byzanz-lot-size = Dit aanbod telt { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}.
byzanz-already-seen = Zoveel gelijke kaarten zijn er niet meer gedekt.

## Wat niet te lezen is

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

known-medici-moves = zetten zijn draw, offer, bid en pass
known-medici-lines = een regel begint met een speler, first of tile
known-medici-tiles = kaartjes zijn C, F, G, D of S met een waarde van 0 tot en met 5, en Au
known-strozzi-moves = zetten zijn draw, price, buy, refuse, load en discard
known-strozzi-lines = een regel begint met een speler of tile
known-strozzi-tiles = kaartjes zijn C, F, S of D met een waarde van 0 tot en met 4, en Au
known-strozzi-ships = de schepen zijn 3, 4 en 5
known-strozzi-harbours = de havens zijn A, B en C
known-byzanz-moves = zetten zijn bid, pass, give, take, sell, drop en done
known-byzanz-lines = een regel begint met een speler, first, deal of lot
known-byzanz-cards = kaarten zijn C, G, O, S, V of W met een waarde van 1 tot en met 4, en M
known-byzanz-kinds = de soorten zijn C, G, O, S, V, W en M

count-bid = Een bod telt een tot zeven kaarten
count-set = Een set telt drie kaarten
count-deal = Iedereen krijgt vier kaarten
count-lot = Een aanbod telt een tot zes kaarten
