### The pages around the tables, in Dutch.

## The frame around all pages

page-skip = Naar de inhoud
page-nav = Pagina’s
nav-learn = Leren
nav-replay = Naspelen
nav-history = Mijn partijen
nav-settings = Instellingen
nav-about = Over Fondaco
nav-rulings = Regelvragen
storage-failed = Deze browser bewaart nu niets: je partij gaat verloren als je de pagina sluit. Maak ruimte vrij of verlaat de privémodus.
unknown-title = Hier is niets
unknown-text = Deze pagina bestaat niet. Misschien is het adres afgekapt.
unknown-home = Startpagina
page-coming = Een ogenblik …
page-lost-title = Deze pagina is niet aangekomen
page-lost = Misschien is de verbinding weg, of is Fondaco intussen vernieuwd. Je spellen zijn opgeslagen; de pagina opnieuw laden brengt alles.
page-lost-again = Opnieuw laden

## The front door

home-line = Drie veilingspellen over de kooplieden van Florence en de markt van Byzantium. Speel tegen bots of met vrienden aan één scherm.
home-line-online = Drie veilingspellen over de kooplieden van Florence en de markt van Byzantium. Speel tegen bots, met vrienden aan één scherm of online.
home-games = De spellen
home-continue = Waar je gebleven was
home-continue-game = Verder spelen
link-of-game = { $link }: { $game }
play-now = Nu spelen
set-up-a-table = Tafel klaarzetten
rules = Spelregels
players-range = { $low } tot { $high } spelers
players-only = { $count } spelers
minutes = ongeveer { $minutes } minuten
set-aside = { $count ->
    [one] Een bewaarde partij was niet te lezen en is opzijgelegd. Ze is niet verloren:
   *[other] { $count } bewaarde partijen waren niet te lezen en zijn opzijgelegd. Ze zijn niet verloren:
}
kept-day = Dag { $day } van { $days }

## Setting up a table

set-up-title = Een tafel voor { $game }
set-up-seats = Hoeveel spelers?
set-up-who = Wie zit waar?
set-up-seat = Plaats { $number }
set-up-person = Iemand aan dit scherm, met naam
set-up-bot = Bot: { $name }
set-up-more = Meer bots
set-up-name = Naam
set-up-about-you = aan dit scherm
set-up-about-mcts = zoekt zonder het spel te kennen
set-up-begins = Wie begint?
set-up-chance = Het toeval beslist
set-up-family = Welke familie is van jou?
set-up-family-note = De Medici beginnen de eerste ronde, de Strozzi de twee andere.
set-up-hints = Tips
set-up-hints-note = Je kunt vragen wat de meester zou doen en wat een pakket voor iedereen waard is.
set-up-play = Ga zitten en speel
set-up-wrong-seats = Voor zoveel spelers is het spel niet gemaakt.
set-up-long-name = Een naam heeft hoogstens { $most } letters.
set-up-same-name = Twee spelers heten { $name }. Kies verschillende namen.
set-up-nobody = Alleen bots? Iemand aan dit scherm moet meespelen.
set-up-no-name = Geef iedereen aan dit scherm een naam.
set-up-taken-name = “{ $name }” betekent in onze verslagen iemand anders. Kies een andere naam.

## My games

history-empty = Nog geen partijen. De eerste wacht op je.
history-to-games = Naar de spellen
history-unfinished = Nog bezig
history-finished = Afgelopen
history-result = Uitslag
history-broken = Opzijgelegd
history-broken-note = Deze partijen waren niet te lezen. Er is niets gewist: je kunt ze downloaden zoals ze zijn.
forget = Vergeten
forget-title = Deze partij { $game } vergeten?
forget-text = Het verslag wordt uit deze browser gewist en komt niet terug. Download het eerst als je het wilt houden.
keep = Houden
cancel = Annuleren

## Rules

contents = Inhoud
rules-to-lesson = Leer het aan tafel
rules-of = De spelregels van { $game }
rulings-of-all = De regelvragen van alle drie de spellen

## Settings

setting-language = Taal
setting-as-browser = Zoals de browser
setting-theme = Licht
setting-daylight = Daglicht
setting-candlelight = Kaarslicht
setting-speed = Tempo
setting-speed-note = Hoe snel de anderen spelen en hoe lang je ziet wat er gebeurde.
speed-slow = Rustig
speed-usual = Gewoon
speed-fast = Snel
speed-instant = Meteen
setting-motion = Animaties
setting-sound = Geluiden
setting-colours = Kleuren van goederen en spelers
setting-colours-note = Elk goed en elke speler heeft ook een eigen vorm en een eigen letter.
colours-usual = Zoals geschilderd
colours-plain = Goed te onderscheiden

## About

about-what = Fondaco brengt drie veilingspellen op je scherm: met bots die het verslaan waard zijn, met begeleide eerste tafels en met een verslag van elke partij dat je kunt naspelen, delen en op elk punt verder spelen.
about-games-title = De spellen
about-games = Dit alles is bedacht door de mensen die deze spellen hebben ontworpen. Vind je ze leuk, koop ze dan en speel ze aan een echte tafel.
credit-designer = Ontworpen door { $name }
credit-artist = Geïllustreerd door { $name }
credit-help = Met een wezenlijke bijdrage van { $name }
credit-publisher = Uitgegeven door { $name }, { $year }
about-fan-title = Een onafhankelijk project
about-fan = Fondaco wordt gemaakt door mensen die van deze spellen houden. Het heeft niets te maken met de auteurs of de uitgevers en is niet door hen goedgekeurd. De regels zijn in onze eigen woorden verteld, alle tekeningen zijn van onszelf; de namen van de spellen zijn van hun eigenaars.
about-rulings = Waar de spelregels een vraag open laten, moesten wij beslissen:
about-private-title = Je partijen zijn van jou
about-private = Er zijn geen accounts, geen cookies, geen reclame en geen tracking. Je partijen en instellingen blijven in deze browser, en de bots denken op je eigen apparaat. Alleen wie met anderen via een server speelt, laat daar iets achter: zijn naam, zijn partijen en wat hij aan tafel zegt.
about-licence-title = Licentie
about-licence = Het programma en de tekeningen zijn vrij: je mag ze gebruiken onder de MIT-licentie of de Apache-licentie 2.0, wat je het liefst hebt.

## Replay

replay-title = Een partij naspelen
replay-lead = Open het verslag van een partij en loop erdoorheen, stap voor stap. Op elk punt kun je het overnemen.
replay-file = Een bestand
replay-file-label = Kies een verslag van je apparaat
replay-paste = Een tekst of een link
replay-paste-label = Plak een verslag of een link naar een partij
replay-look = Bekijken
replay-unknown = Deze browser kent die partij niet. Misschien is ze op een ander apparaat gespeeld.
replay-link-too-long = Deze link is langer dan een partij kan zijn.
replay-link-damaged = Deze link is beschadigd. Misschien ontbreekt er een stuk: kopieer hem nog eens helemaal.
replay-too-long = Dit is langer dan een partij kan zijn.
replay-no-file = Het bestand was niet te lezen.
replay-side = Verloop en afrekening
replay-log = Verloop
replay-ledger = Als het hier eindigde
replay-scoring = Telling tonen
replay-unscored = Hier is zojuist niets geteld.
replay-eyes = Door wiens ogen?
replay-all-eyes = Alles ligt open
replay-secret = De handkaarten blijven gesloten tot de partij is afgelopen.
replay-eyes-of = { $name ->
    [you] Wat jij zag
   *[other] Wat { $name } zag
}
replay-controls = Door de partij lopen
replay-slider = Plaats in de partij
replay-at = { $at } van { $last }
replay-first = Naar het begin
replay-last = Naar het einde
replay-back = Eén stap terug
replay-on = Eén stap verder
replay-lot-back = Eén pakket terug
replay-lot-on = Eén pakket verder
replay-day-back = Eén dag terug
replay-day-on = Eén dag verder
replay-round-back = Eén ronde terug
replay-round-on = Eén ronde verder
replay-play = Afspelen
replay-pause = Pauze
replay-over = Hier is de partij afgelopen.
take-over = Vanaf hier overnemen
take-over-text = In deze stelling begint een nieuwe tafel. Jij speelt één plaats, bots spelen de andere.
take-over-seat = Wiens plaats neem je?
take-over-play = Vanaf hier verder spelen

## Lessons

learn-intro = Een eerste tafel met milde tegenstanders. De leraar legt alles uit wanneer het zover is, en jij doet het meteen zelf. Ongeveer vijf minuten, en daarna speel je gewoon door.
learn-start = Les beginnen
learn-go-on = Verder
learn-coach = De leraar
learn-done = De leraar zwijgt nu. De tafel is van jou.
learn-wait = De leraar kijkt toe.
