### Guided first tables, in Dutch.

## Alle lessen

learn-title = Leren spelen
learn-step = { $step } van { $steps }
learn-next = Verder
learn-skip = Les overslaan
learn-again = Opnieuw beginnen
learn-lead-medici = Stel pakketten samen, doe je enige bod en zie wat een dag op de markt oplevert.
learn-lead-strozzi = Noem een prijs, laat je rivaal kiezen wie die betaalt, en trek de monopolies naar jouw kant.
learn-lead-byzanz = Bied met juist de kaarten die je wilt verkopen, en bedien jezelf op de markt.

## Medici

learn-medici-welcome = Welkom op de markt! Drie dagen lang koop je goederen op de veiling, en wie aan het eind het rijkst is, wint. Kijk eens rond: je schip met zijn vijf laadruimen, je geld en de vijf handelspiramides waarop je telstenen gaan klimmen.
learn-medici-draw = Jij bent de veilingmeester, en het eerste kaartje ligt er al. Trek er nog een om het pakket groter te maken, of veil het zoals het is. Wat getrokken is, blijft in het pakket; let dus op hoeveel ruimte de schepen nog hebben.
learn-medici-bid = Nu is het aan jou, en je mag maar één bod doen. Hoge waarden maken je lading waardevoller, en elk kaartje tilt je telsteen op de piramide van dat goed een trap hoger. Bied wat dat je waard is, of pas.
learn-medici-auctioneer-last = Dit is je eigen pakket, dus heb jij het laatste woord. Eén florijn meer dan het hoogste bod is genoeg; heeft niemand geboden, dan volstaat één florijn. Of pas, en laat het gaan.
learn-medici-passed-over = Deze keer werd je overgeslagen. Of het pakket is te groot voor je vrije laadruimen, of je hebt niet genoeg geld om het hoogste bod te overtreffen. Er komt vast gauw een ander pakket.
learn-medici-bought = Het pakket is van jou! Je hebt aan de bank betaald, en de kaartjes blijven tot de avond in je laadruimen. Onthoud welke goederen je aan boord hebt: met meer van hetzelfde klim je hoger op hun piramide.
learn-medici-sold = Het pakket is naar een ander gegaan. Kijk wat ervoor betaald is en hoeveel laadruimen er op dat schip nog vrij zijn: zo weet je wie je vandaag nog kan overbieden.
learn-medici-unsold = Niemand wilde dit pakket, dus verdwijnt het in het havenbekken. Let op het aantal kaartjes in de buidel: er is er voor elke speler maar één over, en zijn die op, dan blijven er ergens laadruimen leeg.
learn-medici-full = Je schip is vol, en voor vandaag ben je klaar. De anderen gaan zonder jou verder; leun achterover en kijk wat ze betalen.
learn-medici-fill = Nog maar één schip heeft ruimte, dus wordt het gratis uit de buidel gevuld. Dat spaart geld, maar de eigenaar moet nemen wat er komt.
learn-medici-day-ships = De dag is voorbij; laten we afrekenen. Eerst de schepen: de waarden aan boord worden opgeteld, de waardevolste lading levert 30 florijnen op, de volgende minder en de laatste niets.
learn-medici-day-stalls = Nu de handelspiramides. Elke telsteen is voor elk kaartje van zijn goed één trap geklommen, wat de waarde ook was. Op elke piramide levert de hoogste telsteen 10 op en de tweede 5.
learn-medici-day-bonus = Nog iets: trap 5, 6 en 7 geven een bonus van 5, 10 en 20 florijnen aan iedereen die er staat, en dat elke dag. Het loont om een goed trouw te blijven.
learn-medici-new-day = Een nieuwe dag: de schepen zijn leeg en alle kaartjes zijn opnieuw gemengd, maar de telstenen blijven staan. Wie het minste geld heeft, is de eerste veilingmeester. Om welke piramides ga jij vechten?
learn-medici-free = Meer kan ik je niet leren. Speel door tot het einde van de derde dag; ik houd nu mijn mond. Goede zaken!

## Medici vs Strozzi

learn-strozzi-welcome = Welkom in Florence! Twee families drijven drie rondes lang handel, en wie aan het eind meer geld heeft, wint. Bekijk je drie schepen met 3, 4 en 5 laadruimen en de havens tussen jou en je rivaal.
learn-strozzi-draw = Je bent aan de beurt, en het eerste kaartje ligt er al. Trek een tweede, zelfs een derde, of laat het hierbij. Je kunt niet meer trekken dan er op een van je eigen schepen zou passen.
learn-strozzi-price = Noem nu één prijs voor het hele pakket. Je rivaal mag voor die prijs kopen; weigert hij, dan moet je zelf zoveel betalen. Kies dus een prijs waarbij het je niet uitmaakt wie er koopt.
learn-strozzi-rival-buys = Je rivaal heeft het pakket voor jouw prijs genomen. Het geld gaat naar de bank, niet naar jou, en wie koopt, is daarna aan de beurt.
learn-strozzi-rival-refuses = Je rivaal heeft geweigerd, dus koop je het pakket voor je eigen prijs. Daarna ben je meteen weer aan de beurt.
learn-strozzi-answer = Je rivaal heeft een prijs genoemd, en jij beslist wie die betaalt. Is het pakket je meer waard, koop het dan; zo niet, weiger, en je rivaal moet het zelf nemen.
learn-strozzi-load = Het pakket is van jou. Kies een schip met genoeg vrije laadruimen; de kaartjes blijven bij elkaar. Wilde je ze alleen je rivaal niet gunnen, dan mag je ze ook allemaal weggooien.
learn-strozzi-harbour = Een schip dat zijn eerste kaartjes krijgt, stuur je naar een haven waar je er nog geen hebt; daar blijft het de hele ronde. Vergelijk wat er al ligt, en let op sporen voor de goederen aan boord.
learn-strozzi-zero = Kijk niet neer op een kaartje met waarde 0. Het maakt je lading niet waardevoller, maar het trekt zijn steen twee vakken in plaats van één.
learn-strozzi-debt = Je geld is op, maar geen zorgen: de bank leent je zonder rente zoveel als je wilt. Wat je schuldig bent, gaat er aan het eind af.
learn-strozzi-round-end = De ronde is voorbij: een vloot is vol of de buidel is leeg. Laten we kijken wat dat oplevert.
learn-strozzi-harbours = Eerst de havens. In elke haven levert het schip met de waardevolste lading 20 florijnen op; een gelijke stand levert niets op.
learn-strozzi-markers = Nu de stenen. Elk kaartje trekt de steen van zijn goed in die haven één vak naar zijn eigenaar toe, een 0 trekt twee vakken. Trekken jullie allebei, dan telt alleen het verschil.
learn-strozzi-monopolies = Elke steen aan jouw kant levert 10 florijnen op, en op de twee buitenste vakken nog een bonus van 10 of 20. De stenen blijven staan en betalen de volgende ronde opnieuw, tenzij ze worden weggetrokken.
learn-strozzi-new-round = Een nieuwe ronde! Kaartjes en schepen zijn terug, maar de stenen blijven staan, en de Strozzi beginnen. Kijk welke stenen je over het midden of naar een bonusvak kunt trekken.
learn-strozzi-free = Je weet alles wat je nodig hebt. Speel door tot het einde van de derde ronde; ik heb mijn boeken bij te houden. Moge je huis bloeien!

## Byzanz

learn-byzanz-welcome = Welkom op de markt van Byzantium! Je koopt goederen met goederen, verkoopt er steeds drie tegelijk en houdt van elke verkoop de beste kaart. Wie met die kaarten aan het eind de meeste punten heeft, wint.
learn-byzanz-hand = Dit zijn je kaarten, en niemand anders ziet ze. Let op soorten die je meer dan eens hebt: drie van één soort zijn een set die je kunt verkopen. De andere zijn je geld.
learn-byzanz-merchants = Je hebt een koopman. Bieden kun je er niet mee, maar bij een verkoop vervangt hij elke kaart die je mist. Drie kooplui zijn een set op zich, goed voor 5 punten.
learn-byzanz-bid = Het aanbod ligt open, en jij bent aan de beurt. Kies goederenkaarten uit je hand; alleen hun waarde telt, dus betaal met wat je niet zult missen. Of pas, en wacht op een ander aanbod.
learn-byzanz-exceed = Er ligt al een bod. Je kaarten op tafel moeten samen minstens 1 meer waard zijn, en wat je al hebt gelegd, telt mee. Bijleggen mag, terugnemen niet zolang je meedoet.
learn-byzanz-pass = Je doet in deze veiling niet meer mee, en alle kaarten van je bod zijn terug in je hand. Passen kost niets, en elke ronde win je toch één veiling.
learn-byzanz-all-pass = Iedereen heeft gepast, dus krijgt wie als eerste paste het hele aanbod voor niets. Denk daaraan als een aanbod weinig voorstelt: als eerste passen kan een koopje zijn.
learn-byzanz-won = Gewonnen! Je bod gaat naar de markt, en één kaart van het aanbod ook: kies er een waar je zelf het minst aan hebt, en waar ook de anderen weinig mee kunnen. De rest komt in je hand.
learn-byzanz-last = Je bent de laatste van deze ronde, dus niemand biedt tegen je op: je legt alleen één kaart van het aanbod op de markt. Jij krijgt de laagste aanbodkaart, en daarmee de eerste keus.
learn-byzanz-offer = Je hebt een aanbodkaart genomen en doet aan de andere veilingen van deze ronde niet meer mee. Let op het getal: wie de laagste heeft, kiest als eerste van de markt.
learn-byzanz-limit = Je hebt meer dan zeven kaarten in de hand, en zeven is de grens. Verkoop een set als je er een hebt, of leg af wat je het minst nodig hebt; de anderen wachten op je.
learn-byzanz-set = Je hebt een set: drie kaarten van één soort, kooplui meegerekend. Je mag die nu verkopen of op elk later moment: de hoogste kaart wordt je winst, de andere twee ben je kwijt. Wacht als er nog een hogere kan komen.
learn-byzanz-profits = Je eerste winst! De kaart ligt gedekt voor je, en aan het eind telt de waarde ervan voor jou. De kaarten in je hand leveren geen punten op als je ze niet verkoopt.
learn-byzanz-market = De veilingen zijn voorbij, nu wordt de markt verdeeld. Wie de laagste aanbodkaart heeft, begint, en ieder neemt alle kaarten van één soort.
learn-byzanz-take = Jij bent aan de beurt op de markt. Kies een soort, en alle kaarten ervan zijn van jou: een soort die een set compleet maakt, of veel hoge kaarten om mee te bieden. Denk aan de grens van zeven.
learn-byzanz-new-round = Een nieuwe ronde: de aanbodkaarten liggen weer op hun stapel, de hoogste boven. Wie de laagste had, begint.
learn-byzanz-free = Nu ken je de markt even goed als ik. Speel verder zoals je wilt; ik zal je nu nauwelijks nog storen. Veel geluk!
learn-byzanz-last-round = Dit is de laatste ronde, en dan is de stapel op. Kaarten die geen set worden, leveren geen punten op, dus geef ze nu uit.
learn-byzanz-last-sales = De laatste markt is voorbij. Verkoop elke set die je nog hebt, en zeg dan dat je klaar bent. Wat in je hand overblijft, telt alleen nog bij een gelijke stand.
