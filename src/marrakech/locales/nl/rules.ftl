### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Toon de spelregels met afbeeldingen, of die van één uitgave.
rules-help-edition = Een uitgave zoals thai, om te zien waarin haar regels afwijken.
rules-title = De spelregels
rules-players = Een spel voor twee tot vier tapijtverkopers.
rules-print = Afdrukken
rules-contents = Inhoud
rules-link = Link naar regel { $rule }
rules-why = Waarom? Regel { $rule }
rules-option = Hierin verschillen de regelboekjes: zie ‘{ rules-editions }’.

## The aim

rules-aim = Het doel
rules-aim-text = Leid Assam over het marktplein, betaal als hij op het tapijt van een ander blijft staan, en leg je eigen tapijten de anderen in de weg. Aan het eind telt elke dirham, en ook elk vakje waarop een tapijt van jou te zien is. Wie de meeste punten heeft, wint.

## 1. The market

rules-market = De markt
rules-r1-1 = De markt heeft zeven bij zeven vakjes.
rules-r1-2 = Assam begint op het middelste vakje.
rules-r1-3 = De dobbelsteen heeft zes kanten. Ze tonen één, twee, twee, drie, drie en vier pantoffels.
rules-r1-4 = Mozaïeken aan de rand verbinden rijen of kolommen die naast elkaar liggen. Een mozaïek is geen vakje: Assam loopt erdoor en komt ernaast weer binnen, en dat is één stap. In twee hoeken leidt het mozaïek terug naar het hoekvakje zelf.

## 2. Setting up

rules-setting-up = De voorbereiding
rules-r2-1 = Ga rond het bord zitten en speel met de klok mee. Iedereen krijgt 30 dirham: vijf munten van één en vijf van vijf.
rules-r2-2 = Met vier spelers heeft ieder 12 tapijten van één kleur, met drie spelers 15.
rules-r2-3 = Met twee spelers heeft ieder twee kleuren, met 12 tapijten van elke kleur. Schud je 24 tapijten tot één stapel en leg ze van bovenaf: iedereen ziet het bovenste tapijt, niemand weet wat eronder komt.
rules-r2-4 = Loot wie er begint.
rules-r2-5 = Spreek, als jullie willen, voor iedereen meer of minder dirham of tapijten af.

## 3. A turn

rules-turn = Een beurt
rules-r3-1 = In je beurt: draai Assam, gooi de dobbelsteen, verplaats Assam, betaal als dat moet, leg één tapijt. Dan is met de klok mee de volgende speler aan de beurt.
rules-r3-2 = Voordat je gooit, laat je Assam staan zoals hij staat, of draai je hem een kwartslag naar links of naar rechts, van hem uit gezien. Helemaal omdraaien mag nooit.
rules-r3-3 = Assam loopt rechtdoor, één vakje voor elke pantoffel, en volgt aan de rand de mozaïeken. Daarna kijkt hij in de richting waarin hij liep.

## 4. Paying

rules-paying = Betalen
rules-r4-1 = Blijft Assam op een tapijt van een andere speler staan, betaal die speler dan één dirham voor elk vakje van het gebied van die kleur rond Assam: vakjes die met hun zijden aan elkaar vastzitten, nooit met een hoek, zijn eigen vakje inbegrepen. Alleen wat bovenop ligt, telt.
rules-r4-2 = Een leeg vakje, een eigen tapijt en een neutraal tapijt kosten niets. Heeft een speler twee kleuren, dan is elke kleur een eigen gebied.
rules-r4-3 = Kun je niet alles betalen, betaal dan wat je hebt: je valt af. Je legt geen tapijten meer; wat je hebt gelegd, blijft liggen en wordt neutraal, dus van niemand. Kun je het precies betalen, dan doe je nog mee, ook zonder één dirham over.
rules-r4-4 = In sommige regelboekjes valt niemand af: je betaalt wat je hebt en speelt verder.
rules-r4-5 = Twee regelboekjes voegen de twee kleuren van een speler samen: dan vormen alle vakjes met tapijten van die speler die rond Assam aan elkaar vastzitten één gebied, welke kleur ze ook hebben.

## 5. Laying a rug

rules-laying = Een tapijt leggen
rules-r5-1 = Leg je tapijt op twee vakjes naast elkaar. Minstens één daarvan ligt met een zijde tegen het vakje van Assam; geen van beide is het vakje waarop hij staat.
rules-r5-2 = Een tapijt mag lege vakjes en helften van tapijten bedekken. Het mag niet beide helften van een en hetzelfde tapijt van een andere speler bedekken.
rules-r5-3 = Hierin verschillen de regelboekjes: sommige beschermen ook je eigen tapijten, en in sommige moeten de twee helften onder een nieuw tapijt bovendien in kleur verschillen.
rules-r5-4 = Je moet een tapijt leggen. Is er geen plek waar de kleuren verschillen, dan doen ze er deze ene keer niet toe.

## 6. The end

rules-end = Het einde
rules-r6-1 = Het spel eindigt als het laatste tapijt is gelegd, of meteen als er maar één speler over is.
rules-r6-2 = Je punten zijn je dirham en de vakjes waarop een tapijt van jou te zien is. Wie is afgevallen, heeft geen punten, en wie als eerste afvalt, wordt laatste.
rules-r6-3 = Wie de meeste punten heeft, wint. Bij gelijke punten wint wie meer dirham heeft; zijn die ook gelijk, dan delen jullie de plaats.

## 7. The variant

rules-variant = De variant: draaien aan het eind
rules-r7-1 = Gooi, verplaats Assam, betaal en leg een tapijt; draai Assam daarna een kwartslag naar links of naar rechts, van hem uit gezien.
rules-r7-2 = De volgende speler moet de kant op waar Assam nu naartoe kijkt. Niemand draait hem vóór de eerste worp, en ook niet na het laatste tapijt.
rules-r7-3 = Volgens één regelboekje mag je hem ook laten staan zoals hij staat.
rules-r7-4 = Wie afvalt, draait hem niet meer: de volgende speler gaat de kant op waar Assam naartoe kijkt.

## What the rule books leave open

rules-open = Wat de regelboekjes openlaten
rules-open-text = Sommige dingen staan in geen enkel regelboekje, of zijn op twee manieren te lezen. Zo wordt het hier gespeeld.
rules-open-parts = Hoe groot de markt is, wat de dobbelsteen toont en welke rijen en kolommen de mozaïeken verbinden, zie je aan het bord en de dobbelsteen in de doos; geen tekst zegt het.
rules-open-heading = Geen tekst zegt in woorden welke kant Assam aan het begin op kijkt, en het bord is niet van alle kanten gelijk. Hier kijkt hij naar beneden, tenzij je iets anders kiest.
rules-open-no-money = Waar niemand afvalt, zegt geen tekst wat er gebeurt met een speler die niet kan betalen. Hier betaalt die speler wat er is en speelt verder.
rules-open-out-of-money = Vier teksten zeggen dat afvalt wie ‘geen geld meer heeft’, en dat kan betekenen: wie geen dirham over heeft. ‘Betaalt wat hij kan’, en negen teksten die ‘niet genoeg’ zeggen, pleiten voor de andere lezing: hier val je alleen af als je niet alles kunt betalen wat je moet betalen.
rules-open-neutral = Geen tekst zegt of een neutraal tapijt in zijn geheel bedekt mag worden. Hier is het beschermd; omdat de teksten het alleen verbieden bij tapijten van tegenstanders, kun je het ook anders lezen.
rules-open-own-rug = Geen tekst zegt of je je eigen tapijt in zijn geheel mag bedekken. Het staat niet in de lijst van waarop een tapijt mag liggen, maar alleen bij tapijten van tegenstanders is het verboden. Hier mag het, net als op Board Game Arena, tenzij het regelboekje elk tapijt beschermt.
rules-open-last-player = Geen tekst zegt dat het spel eindigt als er maar één speler over is. Hier is dat zo.
rules-open-ranking = Geen tekst zegt op welke plaats afgevallen spelers eindigen. Hier komen ze na alle anderen, en wie als eerste afvalt, wordt laatste.
rules-open-turning = Geen tekst zegt of een speler die afvalt, Assam in de variant nog draait. Hier blijft Assam staan zoals hij staat.
rules-open-house = Dat bij een gelijke stand de zichtbare vakjes beslissen, of dat altijd de jongste begint, staat in geen tekst: dat zijn huisregels.

## Figures

rules-figure-start = Het begin
rules-figure-turning = Assam kijkt naar beneden. Hij mag naar rechts, naar beneden of naar links lopen, en keert nooit om.
rules-figure-mosaic = Drie stappen, waarvan één door een mozaïek
rules-figure-corner = Vier stappen, waarvan één om een hoek
rules-figure-area = Rood betaalt Geel vijf dirham: het zesde gele vakje is afgesneden.
rules-figure-places = Enkele plekken voor een tapijt
rules-figure-cover-one-half = Mag: een half tapijt en een leeg vakje
rules-figure-cover-two-halves = Mag: helften van twee tapijten
rules-figure-cover-whole = Mag niet: beide helften van één tapijt
rules-figure-area-owner = Kleuren samengevoegd: geel en paars zijn van één speler, en Rood betaalt zes dirham.
rules-figure-neutral = Geel is afgevallen: de gele tapijten zijn neutraal.

## Editions

rules-editions = Hoe de uitgaven verschillen
rules-editions-text = De gedrukte regels bestaan in veel talen, en ze zeggen niet allemaal hetzelfde. Wat hierboven staat, is de standaard; hier staat wat elke uitgave anders doet. Ze zijn allemaal te spelen.
rules-editions-same = Gelijk aan de standaardregels
