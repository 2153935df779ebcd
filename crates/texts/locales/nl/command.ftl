### The command line, in Dutch.

## Records

line-error = regel { $number }: { $line }: { $reason }
record-empty = Het verslag is leeg.
record-not-utf8 = Geen UTF-8-tekst.
record-byte-order-mark = Aan het begin staat een byte-order-mark: die hoort er niet.
record-not-a-record = Een verslag begint met een regel als ‘fondaco { $version } medici 4’: versie, spel, aantal spelers.
record-unknown-version = Versie { $version } is hier onbekend: dit programma leest { $known }.
record-unknown-game = ‘{ $name }’ is geen spel: er zijn medici, strozzi en byzanz.
record-result-too-early = De partij is nog niet afgelopen.
record-wrong-result = Volgens de regels is de uitslag anders: { $scores }.
record-after-result = Na de uitslag mogen alleen nog @-regels komen.

check-finished = volgens de regels, afgelopen: { $scores } – gewonnen door { $winners }
check-unfinished = volgens de regels, na { $events ->
    [one] { $events } gebeurtenis
   *[other] { $events } gebeurtenissen
} niet afgelopen
check-illegal = tegen de regels, { $reason }
check-unreadable = onleesbaar: { $reason }
check-time-left = – nog { $eta }
check-summary = { $total ->
    [one] { $total } verslag
   *[other] { $total } verslagen
}: { $finished } afgelopen, { $unfinished } niet afgelopen, { $illegal } tegen de regels, { $unreadable } onleesbaar

## Matches

arena-title = { $game }, { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}, startwaarde { $seed }: { $entrant } tegen { $others } × { $field }
arena-league-title = { $game } met { $players }, { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}, startwaarde { $seed }
arena-player-column = Speler
arena-wins-column = Gewonnen
arena-interval-column = 95%
arena-margin-column = Verschil
arena-time-column = ms/zet
arena-median-column = mediaan
arena-rating-column = Rating
arena-range = { $low } tot { $high }
arena-no-time = < 0,1
arena-fair = Een eerlijk aandeel in de overwinningen is { $share }. Verschillen zijn met de beste andere speler.
arena-ratings = { $player } heeft rating { $rating }; 400 punten meer betekent: tien keer zo vaak voor als achter de ander. ± is een interval van 95%.
arena-above = Na { $games } partijen beslist: het ware aandeel ligt boven { $share }.
arena-below = Na { $games } partijen beslist: het ware aandeel ligt onder { $share }.
arena-undecided = Na { $games } partijen niet beslist: het ware aandeel kan boven of onder { $share } liggen.
arena-forfeits = { $player } verspeelde { $decisions ->
    [one] { $decisions } beslissing: { $reason }
   *[other] { $decisions } beslissingen; de laatste: { $reason }
}
arena-stopped = Gestopt. Alle afgelopen partijen zijn bewaard in { $path }: dezelfde opdracht gaat daar verder.
arena-stopped-unsaved = Gestopt. Met --save BESTAND had de wedstrijd later verder kunnen gaan.

## Training

train-begins = Een net van { $layers } ({ $weights } gewichten) leert van { $games } partijen, startwaarde { $seed }.
train-goes-on = Verder na { $played } partijen, vanuit { $path }.
train-row = { $played } partijen: fout { $loss }, { $speed } partijen per seconde op één kern → { $path }
train-time-left = · { $speed } partijen per seconde · nog { $eta }
train-stopped = Gestopt na { $played } partijen en bewaard in { $path }: dezelfde opdracht gaat daar verder.
train-over = Het net staat in { $path }.
train-curve = Sterkte van de tussenstanden: aandeel overwinningen onder handelaren in { $games } partijen; eerlijk zou { $share }% zijn.
train-curve-row = { $played } partijen: { $share }% ({ $low } tot { $high })

## Analysing

analyse-key = { $played } wat er gespeeld is · { $master } wat de meester zou spelen · ± standaardfout · ✓ niets duidelijk weggegeven
analyse-moves-florins = Elke zet: winstkans / florijnen aan het eind
analyse-moves-points = Elke zet: winstkans / punten aan het eind
analyse-lost-florins = { $win } en { $florins } florijnen weggegeven
analyse-lost-points = { $win } en { $points } punten weggegeven
analyse-summary = Wat er per beslissing is weggegeven
analyse-costliest = De duurste beslissingen
analyse-interrupted = Afgebroken: { $done } van { $total } beslissingen zijn onderzocht.
analyse-nothing = Er is geen beslissing om te onderzoeken.
decisions-column = Beslissingen
mistakes-column = Fouten
lost-column = Weggegeven
event-column = Gebeurtenis
played-column = Gespeeld
better-column = Beter

## The page

serve-open = Fondaco is open op { $address } – Ctrl-C beëindigt het.
serve-taken = { $address } is bezet, misschien door een andere fondaco: beëindig die of kies met --listen een andere poort; poort 0 neemt een vrije.
serve-no-address = Op { $address } kan niemand luisteren: { $reason }. Een adres ziet eruit als 127.0.0.1:7070.
serve-not-built = Dit programma is zonder de pagina gebouwd: `cargo play` bouwt beide.
serve-no-site = In { $path } staat geen pagina; `cargo play` en `cargo xtask web` maken er een
serve-no-browser = Er kon geen browser worden geopend: open { $address } zelf.
