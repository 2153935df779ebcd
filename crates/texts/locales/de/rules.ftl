### The rules as pages, in German.

## Medici

medici-rules-title = Medici
medici-rules-lead = Ein Versteigerungsspiel für drei bis sechs Einkäufer, gespielt über drei Markttage. Fülle dein Schiff mit den richtigen Waren, zahle weniger dafür, als sie dir einbringen, und sei am Ende des dritten Tages am reichsten.

medici-rules-1-title = Was auf dem Tisch liegt
medici-rules-1-a = Jeder hat ein Schiff mit fünf Laderäumen und etwas Geld: je 40 Florin zu dritt oder zu viert, je 30 zu fünft oder zu sechst. Kredit gibt es nicht.
medici-rules-1-b = Es gibt 36 Warenplättchen. Tuch, Pelze, Getreide, Farben und Gewürze haben je sieben, mit den Werten 0, 1, 2, 3, 4, 5 und 5. Dazu kommt ein Plättchen Gold mit dem Wert 10.
medici-rules-1-c = Für jede der fünf Waren steht ein Marktstand bereit, eine Pyramide mit acht Stufen von 0 bis 7. An jedem Stand hast du einen Zählstein, und alle Zählsteine beginnen auf Stufe 0.
medici-rules-1-d = Jeden Morgen werden alle 36 Plättchen gemischt, und sechs je Spieler bleiben im Beutel: 18, 24, 30 oder 36. Die übrigen werden ungesehen beiseitegelegt. Du weißt also immer, wie viele Plättchen noch kommen, aber nie, welche.
medici-rules-1-e = Am ersten Tag entscheidet das Los, wer beginnt. Am zweiten und dritten Tag beginnt, wer am wenigsten Geld hat.

medici-rules-2-title = Ein Paket zusammenstellen
medici-rules-2-a = Wenn du an der Reihe bist, bist du der Versteigerer. Du ziehst ein Plättchen und legst es offen hin; danach darfst du ein zweites ziehen und dann noch ein drittes. Jedes gezogene Plättchen ist ein Posten des Pakets und kommt nicht zurück in den Beutel.
medici-rules-2-b = Ein Paket hat höchstens drei Posten. Es darf zu groß für dein eigenes Schiff sein, aber nicht für alle: Es hat nie mehr Posten, als das leerste Schiff freie Laderäume hat.
medici-rules-2-c = Ist der Beutel leer, besteht das Paket aus dem, was schon gezogen ist.

medici-rules-3-title = Jeder bietet einmal
medici-rules-3-a = Geboten wird nur eine Runde lang, im Uhrzeigersinn vom linken Nachbarn des Versteigerers an; er selbst kommt als Letzter. Wenn du dran bist, bietest du mehr als alle vor dir, oder du passt.
medici-rules-3-b = Das kleinste Gebot ist 1 Florin, und niemand bietet mehr, als er hat. Auf ein Paket, das nicht als Ganzes auf dein Schiff passt, darfst du nicht bieten.
medici-rules-3-c = Wer am meisten bietet, zahlt an die Bank und lädt das ganze Paket. Was an Bord ist, lässt sich nicht zurückgeben, tauschen oder abwerfen.
medici-rules-3-d = Bietet niemand, landet das Paket im Hafenbecken und ist für diesen Tag aus dem Spiel.
medici-rules-3-e = Der nächste Versteigerer ist der nächste Spieler im Uhrzeigersinn, vom letzten Versteigerer aus gezählt, dessen Schiff noch Platz hat. Ist dein Schiff voll, hast du Feierabend: Du versteigerst nicht mehr und bietest nicht mehr.

medici-rules-4-title = Wann der Tag endet
medici-rules-4-a = Sobald nur noch ein Schiff Platz hat, wird es aus dem Beutel gefüllt. Das kostet seinen Besitzer nichts, aber er muss die Plättchen nehmen, wie sie kommen. Reicht der Beutel nicht, bleiben die restlichen Laderäume leer.
medici-rules-4-b = Der Tag endet auch, wenn der Beutel leer und das letzte Paket versteigert ist. Schiffe, die dann noch Platz haben, laufen so aus, wie sie sind.
medici-rules-4-c = Behalte den Beutel im Auge: Jeder Tag bringt sechs Plättchen je Spieler für fünf Laderäume je Schiff. Finden zu viele Pakete keinen Käufer, wird nicht jedes Schiff voll.

medici-rules-5-title = Die Tageswertung
medici-rules-5-a = Zuerst die Schiffe. Zähle die Werte der Plättchen an Bord zusammen; Gold zählt 10. Die wertvollste Ladung bringt 30. Die Plätze danach bringen 15 und 0 bei drei Spielern; 20, 10 und 0 bei vier; 20, 10, 5 und 0 bei fünf; 20, 15, 10, 5 und 0 bei sechs.
medici-rules-5-b = Spieler, deren Ladungen gleich viel wert sind, zählen die Beträge ihrer Plätze zusammen und teilen die Summe gleichmäßig; abgerundet wird immer. Liegen zwei von vier Spielern gemeinsam auf dem dritten Platz, teilen sie 10 und 0: Jeder bekommt 5.
medici-rules-5-c = Dann die Marktstände. Für jedes Plättchen auf deinem Schiff steigt dein Zählstein am Stand dieser Ware um eine Stufe, höchstens bis Stufe 7. Auf den Wert kommt es hier nicht an: Eine 0 bringt dich so weit wie eine 5. Für Gold gibt es keinen Stand.
medici-rules-5-d = An jedem Stand bringt der höchste Zählstein 10 und der zweithöchste 5. Bei Gleichstand ganz oben werden 15 geteilt, und es gibt keinen Zweiten; bei Gleichstand auf dem zweiten Rang werden die 5 geteilt. Auch hier wird abgerundet, und auch Zählsteine auf Stufe 0 zählen mit.
medici-rules-5-e = Dazu zahlen die drei obersten Stufen einen Bonus an jeden, der dort steht: 5 auf Stufe 5, 10 auf Stufe 6 und 20 auf Stufe 7. Der Bonus wird nie geteilt, und es gibt ihn jeden Tag aufs Neue.
medici-rules-5-f = Ein Beispiel: An einem Stand steht einer auf Stufe 7, zwei stehen auf Stufe 6 und einer auf Stufe 2. Der Erste bekommt 10 und 20, die beiden teilen sich die 5 und bekommen je 2 und 10, der Vierte geht leer aus.

medici-rules-6-title = Der nächste Tag und das Ende
medici-rules-6-a = Kommt noch ein Tag, werden die Schiffe entladen, und alle Plättchen wandern zurück in den Beutel. Die Zählsteine bleiben stehen: Was du früh erklimmst, zahlt sich also mehrmals aus.
medici-rules-6-b = Nach dem dritten Tag gewinnt, wer am meisten Geld hat. Sind mehrere gleich reich, teilen sie sich den Sieg.
medici-rules-6-c = Zwei Wege führen zum Reichtum: Eine wertvolle Ladung zahlt sich heute aus, ein Vorsprung am Marktstand an jedem Tag, der noch kommt. Eine 0 in deiner eigenen Ware kann dir mehr wert sein als eine 5 in einer fremden.

## Medici vs Strozzi

strozzi-rules-title = Medici vs Strozzi
strozzi-rules-lead = Zwei Familien aus Florenz, je drei Schiffe, drei Runden. Der eine nennt den Preis, der andere entscheidet, wer von beiden ihn zahlt.

strozzi-rules-1-title = Was auf dem Tisch liegt
strozzi-rules-1-a = Einer spielt die Medici, der andere die Strozzi. Jeder hat 300 Florin und drei Schiffe mit 3, 4 und 5 Laderäumen.
strozzi-rules-1-b = Im Beutel sind 26 Warenplättchen. Tuch, Pelze, Gewürze und Farben haben je sechs, mit den Werten 0, 1, 2, 3, 4 und 4. Dazu kommen zwei Plättchen Gold mit dem Wert 5.
strozzi-rules-1-c = Zwischen euch liegen drei Häfen mit zusammen acht Monopol-Leisten. Hafen A hat Leisten für Tuch, Gewürze und Farben, Hafen B für Pelze, Gewürze und Farben, Hafen C für Tuch und Pelze.
strozzi-rules-1-d = Auf jeder Leiste steht anfangs ein Markierungsstein in der Mitte. Von dort sind es zu jeder Seite vier Felder: zwei gewöhnliche, dann eines mit 10 Bonus und ganz außen eines mit 20 Bonus.

strozzi-rules-2-title = Einen Preis nennen
strozzi-rules-2-a = Gespielt werden drei Runden. Die erste beginnen die Medici, die zweite und die dritte die Strozzi.
strozzi-rules-2-b = Bist du am Zug, ziehst du ein Plättchen; danach darfst du ein zweites und ein drittes ziehen. Du ziehst nie mehr, als auf eines deiner Schiffe passen würde – das mit den meisten freien Laderäumen gibt also die Grenze vor –, und nie mehr, als der Beutel noch hergibt.
strozzi-rules-2-c = Dann nennst du einen Preis für das ganze Paket; auch 0 ist erlaubt. Dein Mitspieler kauft zu diesem Preis oder lehnt ab. Lehnt er ab, musst du das Paket selbst kaufen, zu dem Preis, den du genannt hast.
strozzi-rules-2-d = Das Geld geht an die Bank, nie an den anderen. Wird es knapp, leiht sie dir ohne Zinsen, so viel du brauchst; abgerechnet wird am Ende.

strozzi-rules-3-title = Die Schiffe beladen
strozzi-rules-3-a = Der Käufer lädt das ganze Paket auf ein Schiff mit genügend freien Laderäumen oder wirft das ganze Paket ab. Geteilt wird ein Paket nie.
strozzi-rules-3-b = Belädst du ein Schiff zum ersten Mal in der Runde, weist du ihm einen Hafen zu, in dem du noch kein Schiff hast. Dort bleibt es bis zum Ende der Runde.
strozzi-rules-3-c = Du darfst sogar ein Paket kaufen, das auf keines deiner Schiffe passt, etwa weil dein Mitspieler es nicht bekommen soll. Dann wird es abgeworfen.
strozzi-rules-3-d = Der Käufer ist als Nächster am Zug, ob er das Paket geladen oder abgeworfen hat.

strozzi-rules-4-title = Wann die Runde endet
strozzi-rules-4-a = Die Runde endet sofort, wenn alle drei Schiffe eines Spielers voll sind.
strozzi-rules-4-b = Sie endet auch, wenn der Beutel leer ist und das letzte Paket daraus verkauft und geladen oder abgeworfen ist.

strozzi-rules-5-title = Die Wertung einer Runde
strozzi-rules-5-a = Zuerst die Häfen. Vergleicht in jedem die Werte der Plättchen auf euren beiden Schiffen: Die wertvollere Ladung bringt 20. Bei Gleichstand bekommt keiner etwas, und wer dort kein Schiff hat, zählt als 0.
strozzi-rules-5-b = Dann die Markierungssteine. Jedes Plättchen auf deinem Schiff zieht den Stein seiner Ware in diesem Hafen ein Feld zu dir, ein Plättchen mit dem Wert 0 zwei Felder. Gold zieht nichts, ebenso Waren, die in diesem Hafen keine Leiste haben.
strozzi-rules-5-c = Zieht ihr beide, bewegt sich der Stein um die Differenz. Am Ende der Leiste bleibt er stehen.
strozzi-rules-5-d = Zuletzt die Monopole. Jeder Stein auf deiner Seite bringt dir 10 und dazu den Bonus seines Feldes. Ein Stein in der Mitte bringt niemandem etwas.
strozzi-rules-5-e = Ein Beispiel: Du gewinnst zwei Häfen, im dritten herrscht Gleichstand. Vier Steine stehen auf deiner Seite, alle auf gewöhnlichen Feldern; drei stehen drüben, einer davon auf dem Feld mit 20. Du bekommst 40 und 40, dein Mitspieler 30 und 20.

strozzi-rules-6-title = Die nächste Runde und das Ende
strozzi-rules-6-a = Kommt noch eine Runde, wandern alle Plättchen zurück in den Beutel, und die Schiffe kehren leer heim. Die Markierungssteine bleiben stehen.
strozzi-rules-6-b = Nach der dritten Runde gewinnt, wer mehr Geld hat; seid ihr gleich reich, teilt ihr euch den Sieg.
strozzi-rules-6-c = Ein guter Preis ist einer, bei dem es dir gleich ist, wer kauft. Ist er niedriger, schnappt dein Mitspieler zu; ist er höher, bleibst du darauf sitzen.

## Byzanz

byzanz-rules-title = Byzanz
byzanz-rules-lead = Ein Kartenspiel für drei bis sechs Kaufleute auf dem Markt von Byzanz. Du bietest mit den Waren auf deiner Hand, und das sind genau die, die du gern verkaufen würdest.

byzanz-rules-1-title = Die Karten
byzanz-rules-1-a = Es gibt 96 Warenkarten: Tuch, Getreide, Oliven, Gewürze, Wein und Holz mit je 16 Karten. Jede Sorte hat sechs Einsen, fünf Zweien, drei Dreien und zwei Vieren. Dazu kommen 16 Händler mit dem Wert 0.
byzanz-rules-1-b = Alle Karten werden gemischt, und jeder bekommt verdeckt vier. Einige kommen ungesehen aus dem Spiel: 4 zu dritt, 12 zu viert, 2 zu fünft, 4 zu sechst. Der Rest ist der Stapel, und in der letzten Runde geht er genau auf.
byzanz-rules-1-c = Angebotskarten sagen, wie viele Karten versteigert werden. Zu dritt braucht ihr 2, 4 und 6, zu viert 2 bis 5, zu fünft 1 bis 5, zu sechst 1 bis 6. Sie liegen als Stapel bereit, die höchste oben.
byzanz-rules-1-d = Gespielt werden acht Runden zu dritt, sechs zu viert oder zu fünft, vier zu sechst. Wer die allererste Auktion eröffnet, bestimmt das Los.

byzanz-rules-2-title = Die Auktionen
byzanz-rules-2-a = Eine Runde hat so viele Auktionen, wie Spieler mitspielen, und jeder gewinnt genau eine. Jedes Mal werden so viele Karten aufgedeckt, wie die oberste Angebotskarte sagt: Das ist das Angebot, und es wird als Ganzes versteigert.
byzanz-rules-2-b = Einer beginnt, dann folgen im Uhrzeigersinn alle, die in dieser Runde noch keine Auktion gewonnen haben, immer reihum: Jeder bietet oder passt. Du bietest mit Warenkarten aus der Hand und legst sie offen auf den Tisch. Nur ihr Wert zählt, nicht die Sorte; mit Händlern kannst du nicht bieten.
byzanz-rules-2-c = Deine Karten auf dem Tisch müssen zusammen mehr wert sein als das höchste Gebot. Erhöhen kannst du, indem du Karten aus der Hand dazulegst. Was auf dem Tisch liegt, darfst du weder zurücknehmen noch austauschen, solange du dabei bist.
byzanz-rules-2-d = Wenn du passt, scheidest du aus dieser Auktion aus und nimmst deine Karten wieder auf die Hand. Die Auktion endet, wenn alle bis auf einen gepasst haben und dieser ein Gebot auf dem Tisch hat.
byzanz-rules-2-e = Haben alle anderen ohne Gebot gepasst, hat der Letzte noch die Wahl, ob er bietet oder passt. Passen wirklich alle, gewinnt, wer zuerst gepasst hat: umsonst, mit dem ganzen Angebot und ohne eine Karte in den Markt zu legen.

byzanz-rules-3-title = Ein Angebot gewinnen
byzanz-rules-3-a = Der Gewinner legt sein Gebot in den Markt und dazu eine Karte des Angebots, die er frei wählt. Den Rest des Angebots nimmt er auf die Hand.
byzanz-rules-3-b = Außerdem nimmt er die oberste Angebotskarte und setzt bei den übrigen Auktionen der Runde aus. Die nächste Auktion eröffnet der nächste Spieler im Uhrzeigersinn vom Gewinner aus, der noch keine Angebotskarte hat.
byzanz-rules-3-c = Der letzte Spieler einer Runde muss nicht bieten. Zu dritt und zu viert liegen zwei Karten aus: Eine kommt in den Markt, die andere auf die Hand. Zu fünft und zu sechst ist es nur eine, und sie kommt in den Markt. Die Angebotskarte nimmt er in jedem Fall.

byzanz-rules-4-title = Der Markt von Byzanz
byzanz-rules-4-a = Haben alle eine Angebotskarte, wird der Markt verteilt. In der Reihenfolge der Angebotskarten, die niedrigste zuerst, nimmt jeder alle Karten genau einer Sorte; auch Händler sind eine Sorte.
byzanz-rules-4-b = Du musst etwas nehmen, solange noch etwas da ist. Was am Ende keiner genommen hat, kommt aus dem Spiel.
byzanz-rules-4-c = Die Angebotskarten kommen zurück auf ihren Stapel. Wer die niedrigste hatte, eröffnet die erste Auktion der nächsten Runde.

byzanz-rules-5-title = Waren verkaufen
byzanz-rules-5-a = Verkaufen darfst du jederzeit, auch wenn du nicht am Zug bist: genau drei Karten einer Sorte aus deiner Hand. Die höchste legst du als Gewinn verdeckt vor dir ab, die beiden anderen kommen aus dem Spiel. Karten, die in einem Gebot liegen, kannst du nicht verkaufen.
byzanz-rules-5-b = Beim Verkauf ersetzen Händler jede Ware: Eine Karte Gewürze und zwei Händler sind ein Satz Gewürze. Der Händler ist dabei 0 wert, er ist also nicht die Karte, die du behältst.
byzanz-rules-5-c = Die Ausnahme ist ein Satz aus drei Händlern: Von ihnen behältst du einen, und er zählt am Ende 5.
byzanz-rules-5-d = Sieben Karten darfst du auf der Hand haben. Sobald es mehr sind, musst du Sätze verkaufen oder beliebige Karten abwerfen, bis es höchstens sieben sind, und alle warten auf dich. Händler zählen mit, Karten in deinem Gebot nicht.
byzanz-rules-5-e = Was du auf der Hand hast, ist geheim, und ebenso der Gewinn, sobald er verdeckt liegt, auch wenn jeden Verkauf alle gesehen haben. Alles andere ist offen, auch abgeworfene Karten.

byzanz-rules-6-title = Das Ende
byzanz-rules-6-a = Nach dem letzten Markt darf jeder noch die Sätze verkaufen, die er hat, einer nach dem anderen.
byzanz-rules-6-b = Es gewinnt, wer mit den Karten, die er als Gewinn behalten hat, die meisten Punkte sammelt. Bei Gleichstand gewinnt, wer mehr Karten auf der Hand hat, Händler mitgezählt; hilft auch das nicht, wird der Sieg geteilt.
byzanz-rules-6-c = Ein kleines Angebot ist kein schlechtes: Je niedriger deine Angebotskarte, desto früher bedienst du dich im Markt, und dort liegt alles, was die anderen bezahlt haben.

## Rulings

rulings-title = Regelfragen
rulings-lead = Die gedruckten Regeln lassen ein paar Fragen offen, die man am Tisch mit einem Lächeln klärt. Ein Programm muss die Antwort vorher wissen; dies sind unsere.

medici-ruling-1 = Wer beginnt den Tag? Am ersten Tag wird unter allen gelost; an den beiden anderen beginnt der Ärmste, und sind mehrere gleich arm, wird unter ihnen gelost.
medici-ruling-2 = Wie groß darf ein Paket sein, wenn die Schiffe sich füllen? So groß, wie das leerste Schiff freie Laderäume hat, und dein eigenes zählt mit; ob sein Besitzer zahlen könnte, spielt keine Rolle.
medici-ruling-3 = Was ist ein gültiges Gebot? Eine ganze Zahl von Florin, mindestens 1, mehr als das höchste Gebot bisher und nicht mehr, als du hast.
medici-ruling-4 = Musst du passen, wenn du ohnehin nicht bieten kannst? Nein: Passt das Paket nicht auf dein Schiff oder reicht dein Geld nicht, um das höchste Gebot zu übertreffen, geht es einfach weiter.
medici-ruling-5 = Was geschieht mit den gezogenen Plättchen, wenn der Beutel leer ist? Sie werden versteigert wie jedes andere Paket, dann ist der Tag vorbei; Schiffe, die nicht voll sind, laufen mit leeren Laderäumen aus.
medici-ruling-6 = Gibt es den Bonus der obersten Stufen einmal oder jeden Tag? Jeden Tag, auch wenn sich dein Zählstein seit gestern nicht bewegt hat, und in voller Höhe für jeden, der dort steht.
medici-ruling-7 = Und wenn am Ende zwei gleich reich sind? Dann haben beide gewonnen: Die gedruckten Regeln kennen kein weiteres Kriterium, und wir haben keines erfunden.

strozzi-ruling-1 = Wie sieht das Spielbrett aus? Sicher sind die drei Häfen, die acht Leisten, die vier Waren und die beiden Bonusfelder auf jeder Seite. Welche Ware wo ihre Leiste hat und dass vor den Bonusfeldern zwei gewöhnliche liegen, haben wir nach bestem Wissen aus veröffentlichten Rezensionen erschlossen; sieht dein Brett anders aus, sag uns bitte Bescheid.
strozzi-ruling-2 = Wie viele Plättchen darfst du ziehen? Ein bis drei, aber nicht mehr, als zusammen auf eines deiner eigenen Schiffe passen, und nicht mehr, als im Beutel sind; was dein Mitspieler laden könnte, spielt keine Rolle.
strozzi-ruling-3 = Welche Preise darfst du nennen? Jede ganze Zahl von 0 bis 999; die gedruckten Regeln kennen keine Obergrenze, und unsere liegt weit jenseits von allem, was sinnvoll ist.
strozzi-ruling-4 = Wie tief darfst du dich verschulden? So tief du willst: Ein Kredit wird als negatives Geld geführt und zählt am Ende einfach mit.
strozzi-ruling-5 = Darfst du ein Paket kaufen, das auf keines deiner Schiffe passt? Ja: Du zahlst, und die Plättchen werden sofort abgeworfen.
strozzi-ruling-6 = Wann genau beendet das letzte Plättchen die Runde? Nicht beim Ziehen, sondern erst, wenn sein Paket verkauft und geladen oder abgeworfen ist.
strozzi-ruling-7 = Wer gewinnt einen Hafen, in dem nur einer von euch ein Schiff hat? Wer keines hat, zählt als 0, also gewinnt jede Ladung, die etwas wert ist; ein Schiff, das nur Plättchen mit dem Wert 0 trägt, erreicht bloß einen Gleichstand, und der bringt niemandem etwas.
strozzi-ruling-8 = In welcher Reihenfolge werden die Steine bewegt? In keiner: Auf jeder Leiste werden die Schritte beider Spieler verrechnet, und der Stein bewegt sich um die Differenz, höchstens bis ans Ende seiner Leiste.
strozzi-ruling-9 = Darfst du einen Teil des Pakets laden und den Rest abwerfen? Nein: Entweder kommt alles auf ein Schiff, oder alles geht über Bord.
strozzi-ruling-10 = Wer ist am Zug, wenn ein Paket abgeworfen wurde? Der Käufer, genau so, als hätte er es geladen.

byzanz-ruling-1 = Welche Werte haben die Warenkarten? Sicher sind sechs Sorten mit je 16 Karten und Werte von 1 bis 4; dass jede Sorte sechs Einsen, fünf Zweien, drei Dreien und zwei Vieren hat, haben wir nach bestem Wissen veröffentlichten Rezensionen entnommen.
byzanz-ruling-2 = Wer beginnt? In den gedruckten Regeln ist es der Spieler links vom Geber; ein Programm hat keinen Geber, also entscheidet das Los.
byzanz-ruling-3 = Alle anderen haben gepasst, und niemand hat geboten: Hast du gewonnen? Noch nicht: Biete irgendetwas ab 1, und das Angebot gehört dir zu diesem Preis; passt du auch, geht es umsonst an den, der zuerst gepasst hat.
byzanz-ruling-4 = Musst du etwas aus dem Markt nehmen? Ja, alle Karten einer Sorte, solange es welche gibt; ist der Markt leer, gehst du leer aus.
byzanz-ruling-5 = Darfst du Karten verkaufen, die du geboten hast? Nein: Sie bleiben auf dem Tisch liegen, bis du gewinnst oder passt, und verkaufen kannst du nur aus der Hand.
byzanz-ruling-6 = Was zählt zu den sieben Karten, die du halten darfst? Alles auf deiner Hand, auch Händler, aber nicht die Karten in deinem Gebot.
byzanz-ruling-7 = Wer verkauft ganz am Ende zuerst? Es geht in fester Reihenfolge von Platz zu Platz: Du verkaufst so viele Sätze, wie du willst, sagst, dass du fertig bist, und dann kommt der Nächste.
byzanz-ruling-8 = Zählen Händler mit, wenn die Handkarten einen Gleichstand entscheiden? Ja, Karte ist Karte; bleibt es beim Gleichstand, wird der Sieg geteilt.
byzanz-ruling-9 = Kannst du wirklich jederzeit verkaufen? Fast: nicht, bevor alle ihre ersten Karten haben, und nicht, während ein anderer seine Hand auf sieben Karten bringen muss.
