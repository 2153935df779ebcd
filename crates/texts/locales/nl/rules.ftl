### The rules as pages, in Dutch.

## Medici

medici-rules-title = Medici
medici-rules-lead = Een veilingspel voor drie tot zes inkopers, gespeeld over drie marktdagen. Vul je schip met de juiste goederen, betaal er minder voor dan ze opleveren en wees aan het eind van de derde dag de rijkste.

medici-rules-1-title = Wat er op tafel ligt
medici-rules-1-a = Iedereen heeft een schip met vijf laadruimen en wat geld: 40 florijnen met drie of vier spelers, 30 met vijf of zes. Krediet bestaat niet.
medici-rules-1-b = Er zijn 36 goederenkaartjes. Linnen, pelzen, koren, verfstoffen en specerijen hebben er elk zeven, met de waarden 0, 1, 2, 3, 4, 5 en 5. Daarbij komt één kaartje goud met de waarde 10.
medici-rules-1-c = Elk van de vijf goederen heeft een marktkraam in de vorm van een piramide: de handelspiramide, met acht trappen van 0 tot en met 7. Je hebt op elke piramide een telsteen, en alle telstenen beginnen op trap 0.
medici-rules-1-d = Elke ochtend worden alle 36 kaartjes gemengd, en zes per speler blijven in de buidel: 18, 24, 30 of 36. De rest wordt ongezien terzijde gelegd. Je weet dus altijd hoeveel kaartjes er nog komen, maar nooit welke.
medici-rules-1-e = Op de eerste dag wordt er geloot wie begint. Op de tweede en de derde dag begint de speler met het minste geld.

medici-rules-2-title = Een pakket samenstellen
medici-rules-2-a = Als je aan de beurt bent, ben je de veilingmeester. Je trekt een kaartje en legt het open neer; daarna mag je een tweede trekken, en dan nog een derde. Wat getrokken is, hoort bij het pakket en gaat niet terug in de buidel.
medici-rules-2-b = Een pakket telt hoogstens drie kaartjes. Het mag te groot zijn voor je eigen schip, maar niet voor alle schepen: het telt nooit meer kaartjes dan het leegste schip vrije laadruimen heeft.
medici-rules-2-c = Raakt de buidel leeg terwijl je trekt, dan bestaat het pakket uit wat er al ligt.

medici-rules-3-title = Iedereen biedt één keer
medici-rules-3-a = Het bieden gaat maar één keer de tafel rond, met de klok mee vanaf de linkerbuur van de veilingmeester; die komt zelf als laatste. Ben je aan de beurt, dan bied je meer dan iedereen voor je, of je past.
medici-rules-3-b = Het laagste bod is 1 florijn, en niemand biedt meer dan hij heeft. Op een pakket dat niet in zijn geheel op je schip past, mag je niet bieden.
medici-rules-3-c = De hoogste bieder betaalt aan de bank en laadt het hele pakket. Wat aan boord is, kun je niet teruggeven, ruilen of weggooien.
medici-rules-3-d = Biedt niemand, dan verdwijnt het pakket in het havenbekken en doet het die dag niet meer mee.
medici-rules-3-e = De volgende veilingmeester is de eerstvolgende speler met de klok mee, geteld vanaf de vorige veilingmeester, die nog ruimte op zijn schip heeft. Is je schip vol, dan ben je voor die dag klaar: je veilt niet meer en je biedt niet meer.

medici-rules-4-title = Wanneer de dag eindigt
medici-rules-4-a = Zodra nog maar één schip ruimte heeft, wordt het uit de buidel gevuld. Dat kost de eigenaar niets, maar hij moet de kaartjes nemen zoals ze komen. Zitten er niet genoeg in de buidel, dan blijven de overige laadruimen leeg.
medici-rules-4-b = De dag eindigt ook als de buidel leeg is en het laatste pakket is geveild. Schepen die dan nog ruimte hebben, varen uit zoals ze zijn.
medici-rules-4-c = Houd de buidel in de gaten: elke dag zijn er zes kaartjes per speler voor vijf laadruimen per schip. Vinden te veel pakketten geen koper, dan raakt niet elk schip vol.

medici-rules-5-title = Wat een dag oplevert
medici-rules-5-a = Eerst de schepen. Tel de waarden van de kaartjes aan boord op; goud telt voor 10. De waardevolste lading levert 30 op. De plaatsen daarna leveren 15 en 0 op met drie spelers; 20, 10 en 0 met vier; 20, 10, 5 en 0 met vijf; 20, 15, 10, 5 en 0 met zes.
medici-rules-5-b = Spelers met een even waardevolle lading tellen de bedragen van hun plaatsen op en delen die gelijk, naar beneden afgerond. Delen twee van de vier spelers de derde plaats, dan verdelen ze 10 en 0: elk krijgt 5.
medici-rules-5-c = Dan de handelspiramides. Voor elk kaartje op je schip klimt je telsteen bij dat goed één trap, tot hoogstens trap 7. De waarde doet er hier niet toe: met een 0 klim je even hoog als met een 5. Voor goud is er geen piramide.
medici-rules-5-d = Op elke piramide levert de hoogste telsteen 10 op en de op één na hoogste 5. Staan er meerdere bovenaan, dan delen die 15 en is er geen tweede; staan er meerdere op de tweede plaats, dan delen die 5. Er wordt naar beneden afgerond, en ook telstenen op trap 0 doen mee.
medici-rules-5-e = Daarbovenop geven de drie hoogste trappen een bonus aan iedereen die er staat: 5 op trap 5, 10 op trap 6 en 20 op trap 7. De bonus wordt nooit gedeeld, en je krijgt hem elke dag opnieuw.
medici-rules-5-f = Een voorbeeld: op een piramide staat één speler op trap 7, twee staan er op trap 6 en één staat op trap 2. De eerste krijgt 10 en 20, de twee delen de 5 en krijgen elk 2 en 10, en de vierde krijgt niets.

medici-rules-6-title = De volgende dag en het einde
medici-rules-6-a = Komt er nog een dag, dan worden de schepen gelost en gaan alle kaartjes terug in de buidel. De telstenen blijven staan: wat je vroeg beklimt, betaalt zich dus meer dan eens uit.
medici-rules-6-b = Na de derde dag wint wie het meeste geld heeft. Zijn meerdere spelers even rijk, dan delen ze de overwinning.
medici-rules-6-c = Er zijn twee wegen naar rijkdom: een waardevolle lading betaalt zich vandaag uit, een voorsprong op een piramide op elke dag die nog komt. Een 0 in je eigen goed kan jou meer waard zijn dan een 5 in dat van een ander.

## Medici vs Strozzi

strozzi-rules-title = Medici vs Strozzi
strozzi-rules-lead = Twee families uit Florence, elk drie schepen, drie rondes. De een noemt de prijs, de ander beslist wie van beiden die betaalt.

strozzi-rules-1-title = Wat er op tafel ligt
strozzi-rules-1-a = De ene speler is de Medici, de andere de Strozzi. Elk heeft 300 florijnen en drie schepen, met 3, 4 en 5 laadruimen.
strozzi-rules-1-b = In de buidel zitten 26 kaartjes. Linnen, pelzen, specerijen en verfstoffen hebben er elk zes, met de waarden 0, 1, 2, 3, 4 en 4. Daarbij komen twee kaartjes goud met de waarde 5.
strozzi-rules-1-c = Tussen jullie liggen drie havens met samen acht monopoliesporen. Haven A heeft sporen voor linnen, specerijen en verfstoffen, haven B voor pelzen, specerijen en verfstoffen, haven C voor linnen en pelzen.
strozzi-rules-1-d = Op elk spoor staat aan het begin een steen in het midden. Vanaf daar zijn er naar elke kant vier vakken: twee gewone, dan een met een bonus van 10 en helemaal aan het eind een met een bonus van 20.

strozzi-rules-2-title = Een prijs noemen
strozzi-rules-2-a = Er worden drie rondes gespeeld. De Medici beginnen de eerste, de Strozzi de tweede en de derde.
strozzi-rules-2-b = Ben je aan de beurt, dan trek je een kaartje; daarna mag je een tweede en een derde trekken. Je trekt nooit meer dan er op een van je schepen zou passen – het schip met de meeste vrije laadruimen bepaalt dus de grens – en nooit meer dan er nog in de buidel zit.
strozzi-rules-2-c = Dan noem je één prijs voor het hele pakket; 0 mag ook. Je tegenspeler koopt voor die prijs of weigert. Weigert hij, dan moet je het pakket zelf kopen, voor de prijs die je noemde.
strozzi-rules-2-d = Het geld gaat naar de bank, nooit naar de ander. Kom je tekort, dan leent de bank je zonder rente zoveel als je nodig hebt; aan het eind wordt de schuld verrekend.

strozzi-rules-3-title = De schepen laden
strozzi-rules-3-a = De koper laadt het hele pakket op één schip met genoeg vrije laadruimen, of gooit het hele pakket weg. Een pakket wordt nooit gesplitst.
strozzi-rules-3-b = Laad je een schip voor het eerst in een ronde, dan stuur je het naar een haven waar je nog geen schip hebt. Daar blijft het de rest van de ronde.
strozzi-rules-3-c = Je mag zelfs een pakket kopen dat op geen van je schepen past, bijvoorbeeld omdat je tegenspeler het niet mag krijgen. Dan wordt het weggegooid.
strozzi-rules-3-d = De koper is daarna aan de beurt, of hij het pakket nu heeft geladen of weggegooid.

strozzi-rules-4-title = Wanneer de ronde eindigt
strozzi-rules-4-a = De ronde eindigt meteen als alle drie de schepen van een speler vol zijn.
strozzi-rules-4-b = De ronde eindigt ook als de buidel leeg is en het laatste pakket eruit is verkocht en geladen of weggegooid.

strozzi-rules-5-title = Wat een ronde oplevert
strozzi-rules-5-a = Eerst de havens. Vergelijk in elke haven de waarde van de kaartjes op jullie twee schepen: de waardevolste lading levert 20 op. Bij een gelijke stand krijgt niemand iets, en wie er geen schip heeft, telt als 0.
strozzi-rules-5-b = Dan de stenen. Elk kaartje op je schip trekt de steen van zijn goed in die haven één vak naar jou toe, een kaartje met waarde 0 twee vakken. Goud trekt niets, en goederen zonder spoor in die haven ook niet.
strozzi-rules-5-c = Trekken jullie allebei, dan verschuift de steen met het verschil. Aan het eind van zijn spoor blijft hij staan.
strozzi-rules-5-d = Ten slotte de monopolies. Elke steen aan jouw kant levert je 10 op, plus de bonus van zijn vak. Een steen in het midden levert niemand iets op.
strozzi-rules-5-e = Een voorbeeld: jij wint twee havens, in de derde is het gelijk. Vier stenen staan aan jouw kant, allemaal op gewone vakken; drie staan aan de overkant, waarvan één op het vak met 20. Jij krijgt 40 en 40, je tegenspeler 30 en 20.

strozzi-rules-6-title = De volgende ronde en het einde
strozzi-rules-6-a = Komt er nog een ronde, dan gaan alle kaartjes terug in de buidel en komen de schepen leeg terug. De stenen blijven staan.
strozzi-rules-6-b = Na de derde ronde wint wie meer geld heeft; zijn jullie even rijk, dan delen jullie de overwinning.
strozzi-rules-6-c = Een goede prijs is een prijs waarbij het je niet uitmaakt wie er koopt. Is hij lager, dan slaat je tegenspeler zijn slag; is hij hoger, dan blijf jij ermee zitten.

## Byzanz

byzanz-rules-title = Byzanz
byzanz-rules-lead = Een kaartspel voor drie tot zes handelaren op de markt van Byzantium. Je biedt met de goederen in je hand, en dat zijn nu net de goederen die je graag zou verkopen.

byzanz-rules-1-title = De kaarten
byzanz-rules-1-a = Er zijn 96 goederenkaarten: linnen, koren, olijven, specerijen, wijn en hout, elk met 16 kaarten. Elke soort heeft zes enen, vijf tweeën, drie drieën en twee vieren. Daarbij komen 16 kooplui met waarde 0.
byzanz-rules-1-b = Alle kaarten worden geschud, en iedereen krijgt er vier, die geheim blijven. Een aantal gaat ongezien uit het spel: 4 met drie spelers, 12 met vier, 2 met vijf, 4 met zes. De rest is de stapel, en die komt in de laatste ronde precies uit.
byzanz-rules-1-c = Aanbodkaarten zeggen hoeveel kaarten er worden geveild. Met drie spelers gebruik je 2, 4 en 6, met vier 2 tot en met 5, met vijf 1 tot en met 5, met zes 1 tot en met 6. Ze liggen op een stapel, de hoogste boven.
byzanz-rules-1-d = Het spel duurt acht rondes met drie spelers, zes met vier of vijf en vier met zes. Wie de allereerste veiling begint, wordt geloot.

byzanz-rules-2-title = De veilingen
byzanz-rules-2-a = Een ronde telt evenveel veilingen als er spelers zijn, en iedereen wint er precies één. Telkens worden er zoveel kaarten opengelegd als de bovenste aanbodkaart zegt: dat is het aanbod, en het wordt in zijn geheel geveild.
byzanz-rules-2-b = Eén speler begint, dan volgt met de klok mee iedereen die in deze ronde nog geen veiling heeft gewonnen, steeds weer rond: ieder biedt of past. Je biedt met goederenkaarten uit je hand en legt ze open op tafel. Alleen hun waarde telt, niet hun soort; met kooplui kun je niet bieden.
byzanz-rules-2-c = Je kaarten op tafel moeten samen meer waard zijn dan het hoogste bod. Je verhoogt je bod door er kaarten uit je hand bij te leggen. Wat op tafel ligt, mag je niet terugnemen of ruilen zolang je meedoet.
byzanz-rules-2-d = Pas je, dan doe je in deze veiling niet meer mee en neem je je kaarten terug in de hand. De veiling eindigt als op één na iedereen heeft gepast en die ene een bod op tafel heeft.
byzanz-rules-2-e = Hebben alle anderen zonder bod gepast, dan mag de laatste nog kiezen: bieden of passen. Past echt iedereen, dan wint wie als eerste paste: voor niets, met het hele aanbod en zonder een kaart op de markt te leggen.

byzanz-rules-3-title = Een aanbod winnen
byzanz-rules-3-a = De winnaar legt zijn bod op de markt, en ook één kaart van het aanbod naar keuze. De rest van het aanbod neemt hij in de hand.
byzanz-rules-3-b = Hij neemt ook de bovenste aanbodkaart en doet aan de overige veilingen van de ronde niet meer mee. De volgende veiling wordt begonnen door de eerstvolgende speler met de klok mee vanaf de winnaar die nog geen aanbodkaart heeft.
byzanz-rules-3-c = De laatste speler van een ronde hoeft niet te bieden. Met drie of vier spelers liggen er twee kaarten: één gaat naar de markt, de andere in de hand. Met vijf of zes is het er maar één, en die gaat naar de markt. De aanbodkaart neemt hij in elk geval.

byzanz-rules-4-title = De markt
byzanz-rules-4-a = Heeft iedereen een aanbodkaart, dan wordt de markt verdeeld. In de volgorde van de aanbodkaarten, de laagste eerst, neemt ieder alle kaarten van precies één soort; ook kooplui zijn een soort.
byzanz-rules-4-b = Je moet iets nemen zolang er iets ligt. Wat aan het eind niemand heeft genomen, gaat uit het spel.
byzanz-rules-4-c = De aanbodkaarten gaan terug op hun stapel. Wie de laagste had, begint de eerste veiling van de volgende ronde.

byzanz-rules-5-title = Verkopen
byzanz-rules-5-a = Verkopen mag altijd, ook als je niet aan de beurt bent: precies drie kaarten van één soort uit je hand. De hoogste leg je gedekt voor je neer als winst, de andere twee gaan uit het spel. Kaarten die in een bod liggen, kun je niet verkopen.
byzanz-rules-5-b = Bij het verkopen vervangt een koopman elk goed: één kaart specerijen en twee kooplui zijn een set specerijen. De koopman is daarbij 0 waard en is dus niet de kaart die je houdt.
byzanz-rules-5-c = De uitzondering is een set van drie kooplui: daarvan houd je er één, en die telt aan het eind voor 5.
byzanz-rules-5-d = Je mag zeven kaarten in de hand hebben. Zodra het er meer zijn, moet je sets verkopen of kaarten naar keuze afleggen tot je er hoogstens zeven hebt, en iedereen wacht op je. Kooplui tellen mee, kaarten in je bod niet.
byzanz-rules-5-e = Je hand is geheim, en je winst ook zodra die gedekt ligt, al heeft iedereen elke verkoop gezien. Al het andere is open, ook afgelegde kaarten.

byzanz-rules-6-title = Het einde
byzanz-rules-6-a = Na de laatste markt mag iedereen nog de sets verkopen die hij heeft, de een na de ander.
byzanz-rules-6-b = Wie de meeste punten heeft op de kaarten die hij als winst heeft gehouden, wint. Bij een gelijke stand wint wie de meeste kaarten in de hand heeft, kooplui meegeteld; is het dan nog gelijk, dan wordt de overwinning gedeeld.
byzanz-rules-6-c = Een klein aanbod is geen slecht aanbod: hoe lager je aanbodkaart, hoe eerder je van de markt mag kiezen, en daar ligt alles wat de anderen hebben betaald.

## Rulings

rulings-title = Regelvragen
rulings-lead = De gedrukte regels laten een paar vragen open, die je aan tafel met een glimlach oplost. Een programma moet het antwoord vooraf weten; dit zijn de onze.

medici-ruling-1 = Wie begint de dag? Op de eerste dag wordt er onder iedereen geloot; op de andere twee begint de armste speler, en zijn er meerdere even arm, dan wordt er onder hen geloot.
medici-ruling-2 = Hoe groot mag een pakket zijn als de schepen vol raken? Zo groot als het leegste schip vrije laadruimen heeft, en je eigen schip telt mee; of de eigenaar het zou kunnen betalen, doet er niet toe.
medici-ruling-3 = Wat is een geldig bod? Een heel aantal florijnen, minstens 1, meer dan het hoogste bod tot dan toe en niet meer dan je hebt.
medici-ruling-4 = Moet je passen als je toch niet kunt bieden? Nee: past het pakket niet op je schip, of kun je het hoogste bod niet overtreffen, dan gaat de beurt gewoon verder.
medici-ruling-5 = Wat gebeurt er met de getrokken kaartjes als de buidel leeg raakt? Ze worden geveild als elk ander pakket, en dan is de dag voorbij; schepen die niet vol zijn, varen uit met lege laadruimen.
medici-ruling-6 = Krijg je de bonus van de hoogste trappen één keer of elke dag? Elke dag, ook als je telsteen sinds gisteren niet is verzet, en iedereen die er staat krijgt het volle bedrag.
medici-ruling-7 = En als twee spelers aan het eind even rijk zijn? Dan hebben ze allebei gewonnen: de gedrukte regels zeggen niet wie er dan voorgaat, en wij hebben niets verzonnen.

strozzi-ruling-1 = Hoe ziet het bord eruit? Zeker zijn de drie havens, de acht sporen, de vier goederen en de twee bonusvakken aan elke kant. Welk goed waar zijn spoor heeft, en dat er twee gewone vakken voor de bonusvakken liggen, hebben we zo goed mogelijk uit gepubliceerde recensies afgeleid; ziet jouw bord er anders uit, laat het ons dan weten.
strozzi-ruling-2 = Hoeveel kaartjes mag je trekken? Een tot drie, maar niet meer dan er samen op een van je eigen schepen passen en niet meer dan er nog in de buidel zitten; wat je tegenspeler kan laden, doet er niet toe.
strozzi-ruling-3 = Welke prijzen mag je noemen? Elk heel getal van 0 tot en met 999; de gedrukte regels kennen geen bovengrens, en de onze ligt ver boven alles wat verstandig is.
strozzi-ruling-4 = Hoe diep mag je je in de schulden steken? Zo diep als je wilt: een lening staat als negatief geld genoteerd en telt aan het eind gewoon mee.
strozzi-ruling-5 = Mag je een pakket kopen dat op geen van je schepen past? Ja: je betaalt, en de kaartjes worden meteen weggegooid.
strozzi-ruling-6 = Wanneer beëindigt het laatste kaartje de ronde? Niet als het getrokken wordt, maar pas als zijn pakket is verkocht en geladen of weggegooid.
strozzi-ruling-7 = Wie wint een haven waar maar één van jullie een schip heeft? Wie er geen heeft, telt als 0, dus elke lading met enige waarde wint; een schip met alleen kaartjes van waarde 0 speelt gelijk, en dat levert niemand iets op.
strozzi-ruling-8 = In welke volgorde worden de stenen verzet? In geen enkele: op elk spoor worden de stappen van beide spelers verrekend, en de steen verschuift met het verschil, hoogstens tot het eind van zijn spoor.
strozzi-ruling-9 = Mag je een deel van een pakket laden en de rest weggooien? Nee: alles gaat op één schip, of alles gaat overboord.
strozzi-ruling-10 = Wie is aan de beurt nadat een pakket is weggegooid? De koper, net alsof hij het had geladen.

byzanz-ruling-1 = Welke waarden hebben de goederenkaarten? Zeker zijn zes soorten met elk 16 kaarten en waarden van 1 tot en met 4; dat elke soort zes enen, vijf tweeën, drie drieën en twee vieren heeft, hebben we zo goed mogelijk uit gepubliceerde recensies afgeleid.
byzanz-ruling-2 = Wie begint? In de gedrukte regels is dat de speler links van de gever; een programma heeft geen gever, dus wordt er geloot.
byzanz-ruling-3 = Alle anderen hebben gepast en niemand heeft geboden: heb je gewonnen? Nog niet: bied wat je wilt vanaf 1, en het aanbod is voor die prijs van jou; pas je ook, dan gaat het voor niets naar wie als eerste paste.
byzanz-ruling-4 = Moet je iets van de markt nemen? Ja, alle kaarten van één soort, zolang er iets ligt; is de markt leeg, dan krijg je niets.
byzanz-ruling-5 = Mag je kaarten verkopen die je hebt geboden? Nee: die blijven op tafel tot je wint of past, en verkopen kun je alleen uit je hand.
byzanz-ruling-6 = Wat telt mee voor de zeven kaarten die je mag hebben? Alles in je hand, ook kooplui, maar niet de kaarten in je bod.
byzanz-ruling-7 = Wie verkoopt er helemaal aan het eind het eerst? Dat gaat in vaste volgorde van plaats tot plaats: je verkoopt zoveel sets als je wilt, zegt dat je klaar bent, en dan volgt de volgende.
byzanz-ruling-8 = Tellen kooplui mee als de kaarten in de hand een gelijke stand beslissen? Ja, een kaart is een kaart; is het dan nog gelijk, dan wordt de overwinning gedeeld.
byzanz-ruling-9 = Kun je echt altijd verkopen? Bijna: niet voordat iedereen zijn eerste kaarten heeft, en niet zolang een ander zijn hand tot zeven kaarten moet terugbrengen.
