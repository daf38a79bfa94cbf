### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Lär dig spela
learn-lead = Tio små steg på ett riktigt bräde, fem minuter.
learn-step = Steg { $number } av { $steps }
learn-steps = Steg
learn-step-done = { $title } (klart)
learn-resume = Fortsätt lektionen
learn-again = Från början
learn-next = Vidare
learn-back = Tillbaka
learn-right = Rätt!
learn-wrong = Inte riktigt.
learn-rule = Regel { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] Åt vänster för honom
    [R] Åt höger för honom
   *[F] Rakt fram
}
learn-throw = Slå tärningen
learn-lay = Lägg mattan här
learn-number = { $number }
learn-end-title = Nu kan du spelet
learn-end = Mer än så behöver du inte veta. Resten är tur, och lite list.
learn-end-play = Spela mot bäraren Hassan

learn-turn = Vrid Assam
learn-turn-see-task = Du är Röd, och det är din tur. Först får du vrida Assam. Vänster och höger är som han ser dem: han tittar nedåt, så hans vänstra hand är till höger på skärmen. Led honom åt ett håll där han inte kan stöta på en gul matta.
learn-turn-left = Ditåt ligger de gula mattorna: med de flesta slag skulle du få betala.
learn-turn-forward = Rakt fram ligger det också en gul matta. Pröva ett annat håll.
learn-turn-done = Åt det hållet kan inget hända dig.

learn-throw-title = Slå tärningen
learn-throw-task = Slå nu. Assam går en ruta för varje toffel.
learn-throw-done = Tre tofflor, tre rutor.

learn-mosaic = Genom en mosaik
learn-mosaic-task = Tärningen visar tre, och Assam tittar nedåt. Vid kanten följer han mosaiken. På vilken ruta stannar han?
learn-mosaic-straight = Där tar marknaden slut: han följer mosaiken och kommer in igen bredvid.
learn-mosaic-count = Vägen genom en mosaik är ett steg. Räkna en gång till.
learn-mosaic-other = Inte där. Följ mosaiken med fingret, steg för steg.
learn-mosaic-done = Nedåt, genom mosaiken, och upp igen.

learn-pay = Betala
learn-pay-task = Assam har stannat på en gul matta. Hur många dirham betalar du?
learn-pay-few = Räkna alla gula rutor som hänger ihop med den under Assam, och den också.
learn-pay-many = En gul ruta hör inte dit: en röd matta skär av den, och hörn räknas inte.
learn-pay-done = En dirham för varje ruta i området.

learn-lay-title = Lägg en matta
learn-lay-task = I slutet av ditt drag lägger du en matta. Välj två rutor, varav en är bredvid Assam.
learn-lay-done = Den som stannar där från och med nu betalar dig.

learn-cover = Täck mattor
learn-cover-task = Mattor får ligga på mattor. Täck halva den gula mattan och halva den blå.
learn-cover-elsewhere = Det är tillåtet, men det täcker inte båda mattorna. Leta efter stället där en gul och en blå halva ligger bredvid varandra.
learn-cover-done = Två rutor till för dig, och två färre för de andra.

learn-count = Räkna
learn-count-task = Den sista mattan är lagd. Vem har vunnit? Varje dirham räknas, och varje ruta där en matta syns.
learn-count-dirhams = Dirham är inte allt: lägg till rutorna där mattorna syns.
learn-count-squares = Rutorna är inte allt: lägg till alla dirham.
learn-count-other = Räkna ihop dirham och rutor för varje spelare.
learn-count-done = Dirham och rutor tillsammans ger flest poäng.

learn-out = Åka ut
learn-out-task = Blå har tre dirham kvar och ska betala fem. Vad händer?
learn-out-choice-out = Blå betalar tre och åker ut.
learn-out-choice-owes = Blå betalar tre och är skyldig två.
learn-out-choice-free = Blå behöver inte betala.
learn-out-owes = Det finns inga skulder på den här marknaden.
learn-out-free = Den som kan betala något måste göra det.
learn-out-done = De blå mattorna ligger kvar och blir neutrala. Från och med nu kostar de ingen något.

learn-piles = Två spelare
learn-piles-task = Med två spelare har var och en två färger. Gul och Lila hör till den andra spelaren, och Assam har stannat på en gul matta. Hur många dirham betalar du?
learn-piles-both = Gula och lila mattor är två områden, även om samma spelare har båda. Räkna bara de gula.
learn-piles-few = Räkna alla gula rutor som hänger ihop med den under Assam.
learn-piles-done = Varje färg är ett eget område. Och nästa matta att lägga är alltid den översta i din hög.

learn-variant = Varianten
learn-variant-task = I varianten vrids Assam i slutet: du har lagt din matta, och nästa spelare måste gå åt det håll Assam då tittar. Vrid honom mot dina röda mattor.
learn-variant-wrong = Åt det hållet finns inga röda mattor. Dina mattor ligger på hans andra sida.
learn-variant-done = Nu kommer nästa spelare knappast förbi dina mattor.
