### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Leer het spel
learn-lead = Tien kleine stappen op een echt bord, vijf minuten.
learn-step = Stap { $number } van { $steps }
learn-steps = Stappen
learn-step-done = { $title } (klaar)
learn-resume = Ga verder met de les
learn-again = Vanaf het begin
learn-next = Verder
learn-back = Terug
learn-right = Goed zo!
learn-wrong = Niet helemaal.
learn-rule = Regel { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] Naar zijn linkerkant
    [R] Naar zijn rechterkant
   *[F] Rechtdoor
}
learn-throw = Gooi
learn-lay = Leg het tapijt hier
learn-number = { $number }
learn-end-title = Nu ken je het spel
learn-end = Meer hoef je niet te weten. De rest is geluk, en een tikje sluwheid.
learn-end-play = Speel tegen Hassan de kruier

learn-turn = Assam draaien
learn-turn-see-task = Je bent Rood, en het is jouw beurt. Eerst mag je Assam draaien. Links en rechts zijn van hem uit gezien: hij kijkt naar beneden, dus zijn linkerhand is rechts op het scherm. Stuur hem een kant op waar hij geen geel tapijt kan tegenkomen.
learn-turn-left = Daar liggen de gele tapijten: bij de meeste worpen zou je moeten betalen.
learn-turn-forward = Ook rechtdoor ligt een geel tapijt. Probeer een andere kant.
learn-turn-done = Die kant op kan je niets gebeuren.

learn-throw-title = De dobbelsteen gooien
learn-throw-task = Gooi nu. Assam loopt één vakje voor elke pantoffel.
learn-throw-done = Drie pantoffels, drie vakjes.

learn-mosaic = Via een mozaïek
learn-mosaic-task = De dobbelsteen toont drie, en Assam kijkt naar beneden. Aan de rand volgt hij het mozaïek. Op welk vakje blijft hij staan?
learn-mosaic-straight = Daar houdt de markt op: hij volgt het mozaïek en komt ernaast weer binnen.
learn-mosaic-count = De weg door een mozaïek is één stap. Tel nog eens.
learn-mosaic-other = Daar niet. Volg het mozaïek met je vinger, stap voor stap.
learn-mosaic-done = Naar beneden, door het mozaïek, en weer omhoog.

learn-pay = Betalen
learn-pay-task = Assam is op een geel tapijt blijven staan. Hoeveel dirham betaal je?
learn-pay-few = Tel alle gele vakjes die vastzitten aan het vakje onder Assam, en dat vakje zelf ook.
learn-pay-many = Eén geel vakje hoort er niet bij: een rood tapijt snijdt het af, en hoeken tellen niet.
learn-pay-done = Eén dirham voor elk vakje van het gebied.

learn-lay-title = Een tapijt leggen
learn-lay-task = Aan het eind van je beurt leg je een tapijt. Kies twee vakjes, waarvan er één naast Assam ligt.
learn-lay-done = Wie daar vanaf nu blijft staan, betaalt jou.

learn-cover = Tapijten bedekken
learn-cover-task = Tapijten mogen op tapijten liggen. Bedek de helft van het gele tapijt en de helft van het blauwe.
learn-cover-elsewhere = Dat mag, maar zo bedek je niet allebei de tapijten. Zoek de plek waar een gele en een blauwe helft naast elkaar liggen.
learn-cover-done = Twee vakjes meer voor jou, en twee minder voor de anderen.

learn-count = Tellen
learn-count-task = Het laatste tapijt is gelegd. Wie heeft gewonnen? Elke dirham telt, en elk vakje waarop een tapijt te zien is.
learn-count-dirhams = De dirham zijn niet alles: tel de vakjes erbij waarop de tapijten te zien zijn.
learn-count-squares = De vakjes zijn niet alles: tel de dirham erbij.
learn-count-other = Tel voor elke speler de dirham en de vakjes bij elkaar op.
learn-count-done = Dirham en vakjes samen: dat zijn de meeste punten.

learn-out = Afvallen
learn-out-task = Blauw heeft nog drie dirham en moet er vijf betalen. Wat gebeurt er?
learn-out-choice-out = Blauw betaalt er drie en valt af.
learn-out-choice-owes = Blauw betaalt er drie en blijft er twee schuldig.
learn-out-choice-free = Blauw hoeft niet te betalen.
learn-out-owes = Schulden bestaan niet op deze markt.
learn-out-free = Wie iets kan betalen, moet dat ook.
learn-out-done = De blauwe tapijten blijven liggen en worden neutraal. Vanaf nu kosten ze niemand iets.

learn-piles = Twee spelers
learn-piles-task = Met twee spelers heeft ieder twee kleuren. Geel en Paars zijn van de ander, en Assam is op een geel tapijt blijven staan. Hoeveel dirham betaal je?
learn-piles-both = Gele en paarse tapijten zijn twee gebieden, ook al zijn ze van dezelfde speler. Tel alleen de gele.
learn-piles-few = Tel alle gele vakjes die vastzitten aan het vakje onder Assam.
learn-piles-done = Elke kleur is een eigen gebied. En je legt altijd het bovenste tapijt van je stapel.

learn-variant = De variant
learn-variant-task = In de variant draai je Assam aan het eind: je hebt je tapijt gelegd, en de volgende speler moet de kant op waar Assam dan naartoe kijkt. Draai hem naar jouw rode tapijten.
learn-variant-wrong = Daar liggen geen rode tapijten. Die van jou liggen aan zijn andere kant.
learn-variant-done = Nu komt de volgende speler bijna niet meer langs jouw tapijten.
