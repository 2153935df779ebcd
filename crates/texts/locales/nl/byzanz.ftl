### Byzanz, in Dutch.

## The table

byzanz-people = Spelers
byzanz-table-lot = Aanbod
byzanz-lot-of = { $count ->
    [one] Een aanbod van { $count } kaart
   *[other] Een aanbod van { $count } kaarten
}
byzanz-lot-won = Het aanbod is verkocht
byzanz-turning = { $count ->
    [one] Nu wordt { $count } kaart opengelegd.
   *[other] Nu worden { $count } kaarten opengelegd.
}
byzanz-dealing = De kaarten worden gedeeld.
byzanz-market-open = De markt is open
byzanz-market-open-text = In de volgorde van de aanbodkaarten neemt ieder alle kaarten van één soort.
byzanz-table-last-sales = Laatste verkopen
byzanz-last-sales-text = De laatste markt is voorbij. Om de beurt verkoopt ieder wat hij nog kan.
byzanz-over = Het spel is afgelopen
byzanz-over-text = Alle winsten liggen open.
byzanz-stack = Het gaat om aanbodkaart { $top }; daarna komen { $rest }
byzanz-stack-last = Het gaat om aanbodkaart { $top }, de laatste van deze ronde
byzanz-stack-empty = Alle aanbodkaarten zijn gewonnen
byzanz-deck = { $count ->
    [one] { $count } kaart op de stapel
   *[other] { $count } kaarten op de stapel
}
byzanz-offer-card = Aanbodkaart { $offer }
byzanz-in-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
byzanz-profits = Winst
byzanz-profits-open = { $count ->
    [one] { $count } kaart als winst gehouden
   *[other] { $count } kaarten als winst gehouden
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
byzanz-profits-hidden = { $count ->
    [one] { $count } kaart als winst gehouden, gedekt
   *[other] { $count } kaarten als winst gehouden, gedekt
}
byzanz-bid-total = Bod op tafel: { $total }

## What somebody does

byzanz-speaks = aan de beurt
byzanz-next = daarna
byzanz-leads = hoogste
byzanz-table-passed = gepast
byzanz-gives = afgeven
byzanz-table-reduces = te veel kaarten
byzanz-table-takes = kiezen
byzanz-table-sells = verkopen
byzanz-winner = winnaar

## The market

byzanz-table-market = Markt
byzanz-compartment = { $kind }: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, waarde { $worth }
byzanz-compartment-empty = { $kind }: niets
byzanz-taking-title = De laagste aanbodkaart neemt eerst
byzanz-taking = Aanbodkaart { $offer }: { $name ->
    [you] jij
   *[other] { $name }
}
byzanz-taking-done = Aanbodkaart { $offer }: { $name ->
    [you] jij hebt
   *[other] { $name } heeft
} genomen
byzanz-taking-open = Aanbodkaart { $offer }: nog niet gewonnen

## The hand

byzanz-table-hand = Je hand
byzanz-hand-count = { $count } van { $limit } kaarten · biedwaarde { $worth }
byzanz-hand-excess = { $count } kaarten: { $excess } te veel
byzanz-hand-hidden = Deze hand blijft gedekt tot de speler het scherm overneemt.
byzanz-hand-unseen = Wie toekijkt, ziet geen handkaarten.

## What is asked

byzanz-table-ask-bid = { $highest ->
    [0] Bied goederen uit je hand, of pas.
   *[other] Bied meer dan { $highest }, of pas.
}
byzanz-no-goods = Je hebt geen goederen om mee te bieden.
byzanz-only-drop = { $count ->
    [one] Eén kaart meer dan { $limit }: er moet er één weg.
   *[other] { $count } kaarten meer dan { $limit }: die moeten weg.
}
byzanz-nothing-to-sell = De laatste markt is voorbij, en je hebt geen set.
byzanz-wait-bid = { $name ->
    [you] Jij bent aan de beurt om te bieden.
   *[other] { $name } denkt na over een bod.
}
byzanz-wait-give = { $name ->
    [you] Je hebt het aanbod gewonnen en legt één kaart ervan op de markt.
   *[other] { $name } heeft het aanbod gewonnen en legt één kaart ervan op de markt.
}
byzanz-wait-reduce = { $name ->
    [you] Je hebt meer dan { $limit } kaarten. Pas bij hoogstens { $limit } gaat het spel verder.
   *[other] { $name } heeft meer dan { $limit } kaarten. Pas bij hoogstens { $limit } gaat het spel verder.
}
byzanz-wait-take = { $name ->
    [you] Je kiest op de markt.
   *[other] { $name } kiest op de markt.
}
byzanz-wait-finish = { $name ->
    [you] Je mag je laatste sets verkopen.
   *[other] { $name } mag de laatste sets verkopen.
}
byzanz-bid = Bieden
byzanz-bid-of = { $total } bieden
byzanz-least = Net genoeg: { $total }
byzanz-pass = Passen
byzanz-pick-to-bid = { $highest ->
    [0] Kies eerst kaarten uit je hand.
   *[other] Kies eerst kaarten uit je hand, samen meer dan { $highest }.
}
byzanz-bid-adds-up = { $highest ->
    [0] Samen { $total }. Nog niemand heeft geboden.
   *[other] Samen { $total }, meer dan { $highest }.
}
byzanz-if-all-pass = { $name ->
    [you] Als iedereen past, neem jij het hele aanbod voor niets.
   *[other] Als iedereen past, neemt { $name } het hele aanbod voor niets.
}
byzanz-give = { $card } naar de markt
byzanz-give-one = Kaart naar de markt
byzanz-pick-gift = Kies de kaart die naar de markt gaat
byzanz-take = { $kind } nemen ({ $count })
byzanz-take-one = Soort nemen
byzanz-pick-kind = Kies de soort die je neemt
byzanz-drop = { $count ->
    [one] { $count } kaart afleggen
   *[other] { $count } kaarten afleggen
}
byzanz-drop-some = { $count ->
    [one] Een kaart afleggen
   *[other] { $count } kaarten afleggen
}
byzanz-pick-to-drop = { $count ->
    [one] Kies de kaart die weg moet.
   *[other] Kies de { $count } kaarten die weg moeten.
}
byzanz-too-many-to-drop = { $count ->
    [one] Er moet maar { $count } kaart weg.
   *[other] Er moeten maar { $count } kaarten weg.
}
byzanz-table-done = Klaar
byzanz-sell-title = Set verkopen:
byzanz-sell = Verkoop +{ $points }
byzanz-sell-keeps = houdt { $card }
byzanz-sell-on-turn = Je laatste sets verkoop je als je aan de beurt bent.

## The ledger

byzanz-ledger = Winsten tot nu toe
byzanz-ledger-note = Elke verkoop was open, dus winsten zijn te onthouden.
byzanz-ledger-known = Elke verkoop was open, dus winsten zijn te onthouden. In de laatste kolom staan ook de handkaarten die je hebt gezien.
byzanz-sets = Sets in je hand
byzanz-set-whole = een set
byzanz-set-with-merchants = { $count ->
    [one] een set met { $count } koopman
   *[other] een set met { $count } kooplui
}
byzanz-set-missing = nog { $count } nodig
byzanz-tie-break = Bij gelijke stand winnen de meeste handkaarten.
byzanz-merchants-count = Een gehouden koopman telt 5.

## Standing orders

byzanz-order-bid = Bied voor mij tot
byzanz-order-bid-note = Zo weinig als nodig, tot dit totaal, in deze veiling. Niemand anders komt het te weten.
byzanz-order-give = Vastleggen
byzanz-order-bids = Biedt voor je tot { $limit }
byzanz-order-stop = Stoppen

## Keys and hints

byzanz-key-least = Net genoeg bieden
byzanz-key-along-hand = Langs je hand
byzanz-key-select = Een kaart kiezen
byzanz-key-sell = Een set verkopen
byzanz-key-clear = Niets kiezen

## Name

byzanz-name = Byzanz

## Told

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
byzanz-bid-column = Bod
byzanz-offer-column = Aanbod

## The position in the terminal

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
byzanz-ask-bid = { $highest ->
    [0] Jouw bod? Elk goed telt, een koopman niet.
   *[other] Jouw bod? Samen moet het meer waard zijn dan { $highest }.
}
byzanz-ask-pass = Het hoogste bod is { $highest }; daar kom je niet boven.
byzanz-ask-give = Je hebt het aanbod gewonnen. Welke kaart daarvan leg je op de markt?
byzanz-ask-take = Welke soort neem je van de markt?
byzanz-ask-reduce = Je hebt meer dan { $limit } kaarten in de hand: verkoop een set of leg een kaart af.
byzanz-ask-done = De laatste markt is voorbij. Verkoop je nog een set?

## Help in the terminal

byzanz-worth-of-lot = Wat het aanbod als bod waard is: { $list }
byzanz-help =
    Zetten, zoals je ze typt:
      bid C1 G2      deze kaarten bieden; later: bij je bod leggen
      pass           passen en je kaarten terug in de hand nemen
      give W1        deze kaart van het aanbod op de markt leggen
      take W         alle kaarten van deze soort van de markt nemen (M: kooplui)
      sell C1 C1 M   een set verkopen, telkens als je iets wordt gevraagd
      drop S2        een kaart afleggen
      done           aan het eind niets meer verkopen
byzanz-rules =
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

## What is refused

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

## What cannot be read

byzanz-known-moves = zetten zijn bid, pass, give, take, sell, drop en done
byzanz-known-lines = een regel begint met een speler, first, deal of lot
byzanz-known-cards = kaarten zijn C, G, O, S, V of W met een waarde van 1 tot en met 4, en M
byzanz-known-kinds = de soorten zijn C, G, O, S, V, W en M

## Analysing

byzanz-holds = Hand: { $cards }
byzanz-highest = hoogste bod: { $highest }

## On the pages around the table

byzanz-about = Bied met de goederen in je hand, verkoop er drie van één soort en tast toe bij wat de anderen hebben betaald.
byzanz-figure-cards = Zes soorten goederen en een koopman.
byzanz-figure-bid = Er worden vier kaarten aangeboden; iemand biedt er 4 voor.
byzanz-figure-won = Eén kaart ging naar de markt; de rest is van jou, met de aanbodkaart.
byzanz-figure-market = Ieder neemt één soort: de drie kaarten hout, of de koopman?
byzanz-figure-set = De koopman maakt de set compleet; de 4 is de winst.

## The lesson

byzanz-learn-lead = Bied met juist de kaarten die je wilt verkopen, en bedien jezelf op de markt.
byzanz-learn-welcome = Welkom op de markt van Byzantium! Je koopt goederen met goederen, verkoopt er steeds drie tegelijk en houdt van elke verkoop de beste kaart. Wie met die kaarten aan het eind de meeste punten heeft, wint.
byzanz-learn-hand = Dit zijn je kaarten, en niemand anders ziet ze. Let op soorten die je meer dan eens hebt: drie van één soort zijn een set die je kunt verkopen. De andere zijn je geld.
byzanz-learn-merchants = Je hebt een koopman. Bieden kun je er niet mee, maar bij een verkoop vervangt hij elke kaart die je mist. Drie kooplui zijn een set op zich, goed voor 5 punten.
byzanz-learn-bid = Het aanbod ligt open, en jij bent aan de beurt. Kies goederenkaarten uit je hand; alleen hun waarde telt, dus betaal met wat je niet zult missen. Of pas, en wacht op een ander aanbod.
byzanz-learn-exceed = Er ligt al een bod. Je kaarten op tafel moeten samen minstens 1 meer waard zijn, en wat je al hebt gelegd, telt mee. Bijleggen mag, terugnemen niet zolang je meedoet.
byzanz-learn-pass = Je doet in deze veiling niet meer mee, en alle kaarten van je bod zijn terug in je hand. Passen kost niets, en elke ronde win je toch één veiling.
byzanz-learn-all-pass = Iedereen heeft gepast, dus krijgt wie als eerste paste het hele aanbod voor niets. Denk daaraan als een aanbod weinig voorstelt: als eerste passen kan een koopje zijn.
byzanz-learn-won = Gewonnen! Je bod gaat naar de markt, en één kaart van het aanbod ook: kies er een waar je zelf het minst aan hebt, en waar ook de anderen weinig mee kunnen. De rest komt in je hand.
byzanz-learn-last = Je bent de laatste van deze ronde, dus niemand biedt tegen je op: je legt alleen één kaart van het aanbod op de markt. Jij krijgt de laagste aanbodkaart, en daarmee de eerste keus.
byzanz-learn-offer = Je hebt een aanbodkaart genomen en doet aan de andere veilingen van deze ronde niet meer mee. Let op het getal: wie de laagste heeft, kiest als eerste van de markt.
byzanz-learn-limit = Je hebt meer dan zeven kaarten in de hand, en zeven is de grens. Verkoop een set als je er een hebt, of leg af wat je het minst nodig hebt; de anderen wachten op je.
byzanz-learn-set = Je hebt een set: drie kaarten van één soort, kooplui meegerekend. Je mag die nu verkopen of op elk later moment: de hoogste kaart wordt je winst, de andere twee ben je kwijt. Wacht als er nog een hogere kan komen.
byzanz-learn-profits = Je eerste winst! De kaart ligt gedekt voor je, en aan het eind telt de waarde ervan voor jou. De kaarten in je hand leveren geen punten op als je ze niet verkoopt.
byzanz-learn-market = De veilingen zijn voorbij, nu wordt de markt verdeeld. Wie de laagste aanbodkaart heeft, begint, en ieder neemt alle kaarten van één soort.
byzanz-learn-take = Jij bent aan de beurt op de markt. Kies een soort, en alle kaarten ervan zijn van jou: een soort die een set compleet maakt, of veel hoge kaarten om mee te bieden. Denk aan de grens van zeven.
byzanz-learn-new-round = Een nieuwe ronde: de aanbodkaarten liggen weer op hun stapel, de hoogste boven. Wie de laagste had, begint.
byzanz-learn-free = Nu ken je de markt even goed als ik. Speel verder zoals je wilt; ik zal je nu nauwelijks nog storen. Veel geluk!
byzanz-learn-last-round = Dit is de laatste ronde, en dan is de stapel op. Kaarten die geen set worden, leveren geen punten op, dus geef ze nu uit.
byzanz-learn-last-sales = De laatste markt is voorbij. Verkoop elke set die je nog hebt, en zeg dan dat je klaar bent. Wat in je hand overblijft, telt alleen nog bij een gelijke stand.
