### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Die Spielregeln mit Abbildungen zeigen, oder die einer bestimmten Ausgabe.
rules-help-edition = Eine Ausgabe wie thai, um zu sehen, worin ihre Regeln abweichen.
rules-title = Die Regeln
rules-players = Ein Spiel für zwei bis vier Teppichhändler.
rules-print = Drucken
rules-contents = Inhalt
rules-link = Link zu Regel { $rule }
rules-why = Warum? Regel { $rule }
rules-option = Hier unterscheiden sich die Regelhefte: siehe „{ rules-editions }“.

## The aim

rules-aim = Das Ziel
rules-aim-text = Führe Assam über den Marktplatz, zahle, wenn er auf einem fremden Teppich stehen bleibt, und leg den anderen deine eigenen Teppiche in den Weg. Am Ende zählt jeder Dirham und jedes Feld, auf dem ein Teppich von dir zu sehen ist. Wer die meisten Punkte hat, gewinnt.

## 1. The market

rules-market = Der Markt
rules-r1-1 = Der Markt hat sieben mal sieben Felder.
rules-r1-2 = Assam beginnt auf dem mittleren Feld.
rules-r1-3 = Der Würfel hat sechs Seiten. Sie zeigen einen, zwei, zwei, drei, drei und vier Pantoffeln.
rules-r1-4 = Mosaike am Rand verbinden benachbarte Reihen. Ein Mosaik ist kein Feld: Assam geht hindurch und kommt daneben wieder herein, und das ist ein Schritt. In zwei Ecken führt das Mosaik auf das Eckfeld selbst zurück.

## 2. Setting up

rules-setting-up = Der Aufbau
rules-r2-1 = Setzt euch um das Brett und spielt im Uhrzeigersinn. Jeder bekommt 30 Dirham: fünf Einer und fünf Fünfer.
rules-r2-2 = Zu viert hat jeder 12 Teppiche in einer Farbe, zu dritt 15.
rules-r2-3 = Zu zweit hat jeder zwei Farben und in jeder Farbe 12 Teppiche. Mischt eure 24 Teppiche jeweils zu einem Stapel und legt sie von oben weg: Alle sehen den obersten Teppich, niemand weiß, was darunter kommt.
rules-r2-4 = Lost aus, wer beginnt.
rules-r2-5 = Wenn ihr mögt, einigt euch auf mehr oder weniger Dirham oder Teppiche für alle.

## 3. A turn

rules-turn = Ein Zug
rules-r3-1 = Wenn du am Zug bist: Dreh Assam, würfle, zieh ihn weiter, zahle, wenn etwas fällig ist, und leg einen Teppich. Dann geht es im Uhrzeigersinn weiter.
rules-r3-2 = Bevor du würfelst, lass Assam so stehen, wie er steht, oder dreh ihn um 90 Grad nach links oder rechts, von ihm aus gesehen. Ganz umdrehen darfst du ihn nie.
rules-r3-3 = Assam geht geradeaus, für jeden Pantoffel ein Feld, und folgt am Rand den Mosaiken. Danach schaut er in die Richtung, in die er gegangen ist.

## 4. Paying

rules-paying = Zahlen
rules-r4-1 = Bleibt Assam auf dem Teppich eines anderen Spielers stehen, zahlst du diesem einen Dirham für jedes Feld der Fläche dieser Farbe um Assam: Felder, die Seite an Seite zusammenhängen, nie über eine Ecke, sein eigenes Feld eingeschlossen. Nur was oben liegt, zählt.
rules-r4-2 = Ein leeres Feld, ein eigener Teppich und ein neutraler Teppich kosten nichts. Hat ein Spieler zwei Farben, ist jede Farbe eine Fläche für sich.
rules-r4-3 = Kannst du nicht alles zahlen, zahlst du, was du hast, und scheidest aus. Du legst keine Teppiche mehr; die gelegten bleiben liegen und werden neutral, das heißt, sie gehören niemandem. Reicht es gerade so, bist du noch im Spiel, auch ohne einen einzigen Dirham.
rules-r4-4 = In manchen Regelheften scheidet niemand aus: Du zahlst, was du hast, und spielst weiter.
rules-r4-5 = Zwei Regelhefte verbinden die beiden Farben eines Spielers: Dann bilden alle Felder mit Teppichen dieses Spielers, die um Assam zusammenhängen, eine Fläche, gleich welcher Farbe.

## 5. Laying a rug

rules-laying = Einen Teppich legen
rules-r5-1 = Leg deinen Teppich auf zwei benachbarte Felder. Mindestens eines davon liegt Seite an Seite neben Assam; keines ist das Feld, auf dem er steht.
rules-r5-2 = Ein Teppich darf leere Felder und Hälften von Teppichen überdecken. Er darf nicht beide Hälften ein und desselben fremden Teppichs überdecken.
rules-r5-3 = Darin unterscheiden sich die Regelhefte: Manche schützen auch deine eigenen Teppiche, und in manchen müssen die beiden Hälften unter einem neuen Teppich außerdem verschiedene Farben haben.
rules-r5-4 = Du musst einen Teppich legen. Gibt es keine Stelle, an der sich die Farben unterscheiden, kommt es dieses eine Mal nicht auf sie an.

## 6. The end

rules-end = Das Ende
rules-r6-1 = Das Spiel endet, wenn der letzte Teppich liegt, oder sofort, wenn nur noch ein Spieler übrig ist.
rules-r6-2 = Deine Punkte sind deine Dirham und die Felder, auf denen ein Teppich von dir zu sehen ist. Wer ausgeschieden ist, hat keine Punkte, und wer zuerst ausscheidet, wird Letzter.
rules-r6-3 = Wer die meisten Punkte hat, gewinnt. Bei gleich vielen Punkten gewinnt, wer mehr Dirham hat; sind auch die gleich, teilt ihr euch den Rang.

## 7. The variant

rules-variant = Die Variante: Drehen am Ende
rules-r7-1 = Würfle, zieh Assam weiter, zahle und leg einen Teppich; dreh Assam dann um 90 Grad nach links oder rechts, von ihm aus gesehen.
rules-r7-2 = Wer als Nächstes am Zug ist, muss Assam dorthin ziehen, wohin er jetzt schaut. Vor dem ersten Wurf und nach dem letzten Teppich dreht ihn niemand.
rules-r7-3 = Nach einem der Regelhefte darfst du ihn auch so stehen lassen.
rules-r7-4 = Wer ausscheidet, dreht ihn nicht mehr: Es geht dorthin weiter, wohin Assam schaut.

## What the rule books leave open

rules-open = Was die Regelhefte offenlassen
rules-open-text = Manches steht in keinem Regelheft oder lässt sich auf zwei Arten lesen. So wird es hier gespielt.
rules-open-parts = Wie groß der Markt ist, was der Würfel zeigt und welche Reihen die Mosaike verbinden, sieht man an Brett und Würfel in der Schachtel; kein Text sagt es.
rules-open-heading = Kein Text sagt in Worten, wohin Assam zu Beginn schaut, und das Brett ist nicht von allen Seiten gleich. Hier schaut er nach unten, wenn ihr nichts anderes wählt.
rules-open-no-money = Wo niemand ausscheidet, sagt kein Text, was geschieht, wenn jemand nicht zahlen kann. Hier zahlt man, was da ist, und spielt weiter.
rules-open-out-of-money = In vier Texten scheidet aus, „wem das Geld ausgeht“; das könnte heißen: wer keinen Dirham mehr hat. „Zahlt, was er kann“ und neun Texte mit „nicht genug“ sprechen für die andere Lesart: Hier scheidest du nur aus, wenn du nicht alles zahlen kannst, was fällig ist.
rules-open-neutral = Kein Text sagt, ob ein neutraler Teppich davor geschützt ist, ganz überdeckt zu werden. Hier ist er es; da die Texte es nur bei Teppichen von Gegnern verbieten, könnte man es auch anders lesen.
rules-open-own-rug = Kein Text sagt, ob du einen eigenen Teppich ganz überdecken darfst. In der Liste, worauf ein Teppich liegen darf, steht es nicht; verboten ist es aber nur bei Teppichen von Gegnern. Hier ist es erlaubt, wie auf Board Game Arena, außer wenn das Regelheft jeden Teppich schützt.
rules-open-last-player = Kein Text sagt, dass das Spiel endet, wenn nur noch ein Spieler übrig ist. Hier endet es dann.
rules-open-ranking = Kein Text sagt, welchen Rang die Ausgeschiedenen haben. Hier stehen sie hinter allen anderen; wer zuerst ausscheidet, wird Letzter.
rules-open-turning = Kein Text sagt, ob man in der Variante beim Ausscheiden Assam noch dreht. Hier bleibt Assam so stehen.
rules-open-house = Dass bei Gleichstand die sichtbaren Felder entscheiden oder immer die jüngste Person beginnt, steht in keinem Text: Das sind Hausregeln.

## Figures

rules-figure-start = Der Beginn
rules-figure-turning = Assam schaut nach unten. Er darf nach rechts, unten oder links gehen und kehrt nie um.
rules-figure-mosaic = Drei Schritte, einer davon durch ein Mosaik
rules-figure-corner = Vier Schritte, einer davon um eine Ecke
rules-figure-area = Rot zahlt fünf Dirham an Gelb: Das sechste gelbe Feld ist abgeschnitten.
rules-figure-places = Einige Stellen für einen Teppich
rules-figure-cover-one-half = Erlaubt: ein halber Teppich und ein leeres Feld
rules-figure-cover-two-halves = Erlaubt: Hälften von zwei Teppichen
rules-figure-cover-whole = Nicht erlaubt: beide Hälften eines Teppichs
rules-figure-area-owner = Farben verbunden: Gelb und Lila gehören einem Spieler, und Rot zahlt sechs Dirham.
rules-figure-neutral = Gelb ist ausgeschieden: Die gelben Teppiche sind neutral.

## Editions

rules-editions = Wie sich die Ausgaben unterscheiden
rules-editions-text = Die gedruckten Regeln gibt es in vielen Sprachen, und sie sagen nicht alle dasselbe. Was oben steht, ist der Standard; hier steht, was jede von ihnen anders macht. Alle lassen sich spielen.
rules-editions-same = Wie die Standardregeln
