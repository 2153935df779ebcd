### Guided first tables, in German.

## Alle Lektionen

learn-title = Spielen lernen
learn-step = { $step } von { $steps }
learn-next = Weiter
learn-skip = Lektion überspringen
learn-again = Von vorn
learn-lead-medici = Stelle Pakete zusammen, gib dein einziges Gebot ab und sieh zu, was ein Markttag einbringt.
learn-lead-strozzi = Nenne einen Preis, lass deinen Rivalen wählen, wer ihn zahlt, und ziehe die Monopole auf deine Seite.
learn-lead-byzanz = Biete mit genau den Karten, die du verkaufen willst, und bediene dich auf dem Markt.

## Medici

learn-medici-welcome = Willkommen auf dem Markt! Drei Tage lang ersteigerst du Waren, und wer am Ende am reichsten ist, gewinnt. Sieh dich um: dein Schiff mit seinen fünf Laderäumen, dein Geld und die fünf Marktstände, an denen deine Zählsteine steigen werden.
learn-medici-draw = Du bist der Versteigerer, und das erste Plättchen liegt schon da. Zieh noch eines, damit das Paket größer wird, oder versteigere es so, wie es ist. Was gezogen ist, bleibt im Paket; achte also darauf, wie viel Platz die Schiffe noch haben.
learn-medici-bid = Jetzt kommt es auf dich an, und du hast nur ein einziges Gebot. Hohe Werte machen deine Ladung wertvoller, und jedes Plättchen hebt deinen Zählstein am Stand seiner Ware. Biete, was dir das wert ist, oder passe.
learn-medici-auctioneer-last = Das ist dein eigenes Paket, also hast du das letzte Wort. Ein Florin mehr als das höchste Gebot genügt; hat niemand geboten, reicht ein einziger. Oder du passt und lässt es ziehen.
learn-medici-passed-over = Diesmal wurdest du nicht gefragt. Entweder ist das Paket zu groß für deine freien Laderäume, oder dein Geld reicht nicht, um das höchste Gebot zu übertreffen. Das nächste Paket kommt bestimmt.
learn-medici-bought = Das Paket gehört dir! Du hast an die Bank gezahlt, und die Plättchen bleiben bis zum Abend in deinen Laderäumen. Merk dir, welche Waren du geladen hast: Mehr davon bringt dich an ihren Ständen weiter nach oben.
learn-medici-sold = Das Paket hat ein anderer gekauft. Sieh dir an, was es gekostet hat und wie viele Laderäume auf seinem Schiff noch frei sind: Beides verrät dir, wer dich heute noch überbieten kann.
learn-medici-unsold = Dieses Paket wollte keiner, also landet es im Hafenbecken. Achte auf die Zahl der Plättchen im Beutel: Für jeden Spieler ist nur eines übrig, und sind die weg, bleiben irgendwo Laderäume leer.
learn-medici-full = Dein Schiff ist voll, du hast für heute Feierabend. Die anderen machen ohne dich weiter; lehn dich zurück und sieh zu, was sie zahlen.
learn-medici-fill = Nur ein Schiff hat noch Platz, also wird es umsonst aus dem Beutel gefüllt. Das spart Geld, aber sein Besitzer muss nehmen, was kommt.
learn-medici-day-ships = Der Tag ist vorbei; rechnen wir ab. Zuerst die Schiffe: Die Werte an Bord werden zusammengezählt, die wertvollste Ladung bringt 30 Florin, die nächsten weniger und die letzte nichts.
learn-medici-day-stalls = Nun zu den Marktständen. Jeder Zählstein ist für jedes Plättchen seiner Ware eine Stufe gestiegen, ganz gleich, welchen Wert es hat. An jedem Stand bringt der höchste Zählstein 10 und der zweite 5.
learn-medici-day-bonus = Noch etwas: Die Stufen 5, 6 und 7 bringen jedem, der dort steht, einen Bonus von 5, 10 und 20 Florin, und das jeden Tag. Es lohnt sich, einer Ware treu zu bleiben.
learn-medici-new-day = Ein neuer Tag: Die Schiffe sind leer und alle Plättchen neu gemischt, aber die Zählsteine bleiben stehen. Wer am wenigsten Geld hat, ist der erste Versteigerer. Um welche Stände kämpfst du?
learn-medici-free = Mehr kann ich dir nicht beibringen. Spiel weiter bis zum Ende des dritten Tages; ich bin jetzt still. Gute Geschäfte!

## Medici vs Strozzi

learn-strozzi-welcome = Willkommen in Florenz! Zwei Familien handeln drei Runden lang, und wer am Ende mehr Geld hat, gewinnt. Sieh dir deine drei Schiffe mit 3, 4 und 5 Laderäumen an und die Häfen zwischen dir und deinem Rivalen.
learn-strozzi-draw = Du bist am Zug, und das erste Plättchen liegt da. Zieh ein zweites, sogar ein drittes, oder lass es dabei. Mehr, als auf eines deiner eigenen Schiffe passen würde, kannst du nicht ziehen.
learn-strozzi-price = Nenne nun einen Preis für das ganze Paket. Dein Rivale darf zu diesem Preis kaufen; lehnt er ab, musst du selbst so viel zahlen. Wähle also einen Preis, bei dem es dir gleich ist, wer kauft.
learn-strozzi-rival-buys = Dein Rivale hat das Paket zu deinem Preis genommen. Das Geld geht an die Bank, nicht an dich, und wer kauft, ist als Nächster am Zug.
learn-strozzi-rival-refuses = Dein Rivale hat abgelehnt, also kaufst du das Paket zu deinem eigenen Preis. Dafür bist du gleich noch einmal am Zug.
learn-strozzi-answer = Dein Rivale hat einen Preis genannt, und du entscheidest, wer ihn zahlt. Ist dir das Paket mehr wert, dann kaufe; wenn nicht, lehne ab, und dein Rivale muss es selbst nehmen.
learn-strozzi-load = Das Paket gehört dir. Wähle ein Schiff mit genügend freien Laderäumen; die Plättchen bleiben zusammen. Wolltest du sie nur deinem Rivalen nicht gönnen, darfst du auch alle abwerfen.
learn-strozzi-harbour = Ein Schiff, das seine ersten Plättchen bekommt, schickst du in einen Hafen, in dem du noch keines hast; dort bleibt es für die Runde. Vergleiche, was dort schon liegt, und achte auf Leisten für die Waren an Bord.
learn-strozzi-zero = Verachte kein Plättchen mit dem Wert 0. Es macht deine Ladung nicht wertvoller, zieht aber seinen Stein zwei Felder weit statt nur eines.
learn-strozzi-debt = Dein Geld ist aufgebraucht, aber keine Sorge: Die Bank leiht dir ohne Zinsen, so viel du willst. Was du ihr schuldest, wird am Ende abgezogen.
learn-strozzi-round-end = Die Runde ist vorbei: Eine Flotte ist voll oder der Beutel leer. Sehen wir nach, was sie einbringt.
learn-strozzi-harbours = Zuerst die Häfen. In jedem bringt das Schiff mit der wertvolleren Ladung 20 Florin; ein Gleichstand bringt nichts.
learn-strozzi-markers = Nun die Markierungssteine. Jedes Plättchen zieht den Stein seiner Ware in diesem Hafen ein Feld zu seinem Besitzer, eine 0 zieht zwei Felder. Ziehen beide, zählt nur die Differenz.
learn-strozzi-monopolies = Jeder Stein auf deiner Seite bringt 10 Florin, auf den beiden äußeren Feldern dazu einen Bonus von 10 oder 20. Die Steine bleiben stehen und zahlen in der nächsten Runde wieder, wenn sie keiner wegzieht.
learn-strozzi-new-round = Eine neue Runde! Plättchen und Schiffe sind zurück, aber die Steine bleiben stehen, und die Strozzi beginnen. Sieh nach, welche Steine du über die Mitte oder auf ein Bonusfeld ziehen kannst.
learn-strozzi-free = Du weißt alles, was du brauchst. Spiel weiter bis zum Ende der dritten Runde; ich kümmere mich um meine Bücher. Möge dein Haus gedeihen!

## Byzanz

learn-byzanz-welcome = Willkommen auf dem Markt von Byzanz! Du kaufst Waren mit Waren, verkaufst immer drei auf einmal und behältst von jedem Verkauf die beste Karte. Wer mit diesen Karten am Ende die meisten Punkte hat, gewinnt.
learn-byzanz-hand = Das sind deine Karten, und niemand sonst sieht sie. Achte auf Sorten, die du mehrfach hast: Drei von einer Sorte sind ein Satz, den du verkaufen kannst. Die übrigen sind dein Geld.
learn-byzanz-merchants = Du hast einen Händler. Bieten kannst du mit ihm nicht, aber beim Verkauf ersetzt er jede Karte, die dir fehlt. Drei Händler sind ein eigener Satz und bringen 5 Punkte.
learn-byzanz-bid = Das Angebot liegt offen, und du bist dran. Wähle Warenkarten aus deiner Hand; nur ihr Wert zählt, also zahle mit dem, was du nicht vermissen wirst. Oder passe und warte auf ein anderes Angebot.
learn-byzanz-exceed = Es liegt schon ein Gebot. Deine Karten auf dem Tisch müssen zusammen mindestens 1 mehr ergeben, und was du schon gelegt hast, zählt mit. Dazulegen darfst du, zurücknehmen nicht, solange du dabei bist.
learn-byzanz-pass = Für diese Auktion bist du raus, und alle gebotenen Karten sind wieder auf deiner Hand. Passen kostet nichts, und eine Auktion gewinnst du in jeder Runde ohnehin.
learn-byzanz-all-pass = Alle haben gepasst, also bekommt der Erste, der gepasst hat, das ganze Angebot umsonst. Denk daran, wenn ein Angebot wenig hergibt: Als Erster zu passen, kann sich lohnen.
learn-byzanz-won = Gewonnen! Dein Gebot kommt in den Markt, dazu eine Karte des Angebots: Wähle eine, die dir am wenigsten nützt und den anderen möglichst wenig hilft. Der Rest kommt auf deine Hand.
learn-byzanz-last = Du bist der Letzte dieser Runde, also bietet niemand gegen dich: Du legst nur eine Karte des Angebots in den Markt. Dafür bekommst du die niedrigste Angebotskarte und damit dort die erste Wahl.
learn-byzanz-offer = Du hast eine Angebotskarte genommen und setzt bei den übrigen Auktionen dieser Runde aus. Achte auf ihre Zahl: Wer die niedrigste hat, wählt im Markt zuerst.
learn-byzanz-limit = Du hast mehr als sieben Karten auf der Hand, und sieben sind die Grenze. Verkaufe einen Satz, wenn du einen hast, oder wirf ab, was du am wenigsten brauchst; die anderen warten auf dich.
learn-byzanz-set = Du hast einen Satz: drei Karten einer Sorte, Händler mitgerechnet. Du darfst ihn jetzt verkaufen oder jederzeit später: Die höchste Karte wird dein Gewinn, die beiden anderen sind weg. Warte, wenn noch eine höhere kommen könnte.
learn-byzanz-profits = Dein erster Gewinn! Er liegt verdeckt vor dir, und am Ende zählt sein Wert für dich. Die Karten auf deiner Hand bringen keine Punkte, wenn du sie nicht verkaufst.
learn-byzanz-market = Die Auktionen sind vorbei, nun wird der Markt verteilt. Wer die niedrigste Angebotskarte hat, beginnt, und jeder nimmt alle Karten einer Sorte.
learn-byzanz-take = Du bist im Markt an der Reihe. Wähle eine Sorte, und alle ihre Karten gehören dir: eine, die einen Satz vollmacht, oder viele hohe Karten zum Bieten. Denk an die Grenze von sieben.
learn-byzanz-new-round = Eine neue Runde: Die Angebotskarten liegen wieder auf ihrem Stapel, die höchste oben. Wer die niedrigste hatte, beginnt.
learn-byzanz-free = Jetzt kennst du den Markt so gut wie ich. Spiel weiter, wie es dir gefällt; ich störe dich nun kaum noch. Viel Glück!
learn-byzanz-last-round = Das ist die letzte Runde, danach ist der Stapel aufgebraucht. Karten, aus denen kein Satz wird, bringen keine Punkte; gib sie also jetzt aus.
learn-byzanz-last-sales = Der letzte Markt ist vorbei. Verkaufe jeden Satz, den du noch hast, und sag dann, dass du fertig bist. Was auf der Hand bleibt, entscheidet nur noch bei Gleichstand.
