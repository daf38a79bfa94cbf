### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Toon de gedrukte spelregels, of één uitgave met haar verschillen.
editions-id-help = Een uitgave, of de code van een taal. Zonder dit worden ze allemaal getoond.
editions-column-id = naam
editions-column-languages = talen
editions-column-differences = verschillen met de standaard
editions-standard = De standaard: wie niet kan betalen valt af, er is een variant, tapijten van anderen zijn beschermd (cover: opponents), met twee spelers zijn de stapels geschud en is elke kleur een eigen gebied, bij een gelijke stand beslissen de dirham, er wordt geloot wie begint. `marrakech editions ID` legt er een in woorden uit.
editions-unknown = er is geen uitgave of taal ‘{ $text }’; `marrakech editions` toont ze
editions-languages = Talen: { $languages }
editions-booklet = Bron: { $booklet }
editions-box = In de doos: { $box }
editions-differences = Verschillen met de standaardregels:
editions-no-differences = Dit zijn de standaardregels.
editions-notes = Over de tekst:
editions-use = In Python: { $code }

## The texts

editions-name = { $edition ->
    [international] Internationaal, Engels
    [french] Frans
    [dutch] Nederlands
    [spanish] Spaans
    [italian] Italiaans
    [finnish] Fins
    [swedish] Zweeds
    [czech] Tsjechisch
    [greek] Grieks
    [portuguese] Portugees
    [polish] Pools
    [icelandic] IJslands
    [arabic] Arabisch
    [estonian] Ests
    [latvian] Lets
    [lithuanian] Litouws
    [russian] Russisch
    [chinese-traditional] Chinees (traditioneel)
    [japanese] Japans
    [chinese-simplified] Chinees (vereenvoudigd)
    [hungarian] Hongaars
    [slovenian] Sloveens
    [romanian] Roemeens
    [norwegian] Noors
    [serbian] Servisch
    [croatian] Kroatisch
    [german] Duits
    [korean] Koreaans
    [thai] Thai
    [persian] Perzisch
    [hong-kong-2022] Hongkong 2022, Chinees
    [hong-kong-2022-english] Hongkong 2022, Engels
    [hungarian-early] Hongaars, vroeg
    [russian-lifestyle] Russisch, Lifestyle
   *[french-2007] Frans, 2007
}
editions-booklet-name = { $booklet ->
    [international] een van de dertig talen in het internationale regelboekje
    [hong-kong-2022] de regels van de doos uit Hongkong van 2022
    [hungarian-early] de regels van een vroege Hongaarse doos
    [russian-lifestyle] de regels van de Russische doos van Lifestyle
   *[french-2007] de regels van de Franse doos van 2007
}
editions-contents = { $rugs } tapijten, { $ones } munten van één dirham, { $fives } van vijf{ $bag ->
    [yes] , een zakje
   *[no] {""}
}
editions-box-not-listed = niet vermeld in de tekst

## Differences, in a word or two for a table

editions-brief-standard = de standaardregels
editions-brief-elimination-no = niemand valt af
editions-brief-variant-none = geen variant
editions-brief-variant-turn-at-end-optional = variant: hoogstens een kwartslag
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = kleuren om en om
editions-brief-area-owner = gebieden per eigenaar
editions-brief-tiebreak-none = gelijk blijft gelijk
editions-brief-first-player-agree = begin: in overleg
editions-brief-first-player-morocco = begin: laatst in Marokko
editions-brief-first-player-lot-or-youngest = begin: loting of jongste

## Differences, in whole sentences

editions-differs-elimination-no = Wie niet alles kan betalen, betaalt wat er is en speelt verder; niemand valt af (R4.4).
editions-differs-variant-none = De variant waarin Assam aan het eind van een beurt wordt gedraaid, is er niet (R7).
editions-differs-variant-turn-at-end-optional = In de variant mag Assam ook blijven staan zoals hij staat: je draait hem hoogstens een kwartslag (R7.3).
editions-differs-cover-any = Een tapijt mag nooit beide helften van één tapijt bedekken, ook niet van een eigen tapijt (R5.3).
editions-differs-cover-colours = De twee helften onder een nieuw tapijt moeten van twee tapijten zijn en in kleur verschillen, waar dat mogelijk is (R5.3, R5.4).
editions-differs-pile-alternating = Met twee spelers leg je je twee kleuren om de beurt (R2.3).
editions-differs-area-owner = Met twee spelers vormen de twee kleuren van een speler samen één gebied: je betaalt voor alle vakjes met tapijten van die speler die aan elkaar vastzitten (R4.5).
editions-differs-tiebreak-none = Bij gelijke punten beslist er niets meer: de plaats wordt gedeeld (R6.3).
editions-differs-first-player-agree = In overleg wordt bepaald wie begint (R2.4).
editions-differs-first-player-morocco = Wie het laatst op vakantie was in Marokko, begint (R2.4).
editions-differs-first-player-lot-or-youngest = Er wordt geloot wie begint, of de jongste begint (R2.4).
editions-differs-box = In de doos zitten: { $box }.
editions-differs-box-not-listed = De tekst vermeldt niet wat er in de doos zit.

## Remarks that are no rules

editions-note-box-colours = In de doos zitten 15 tapijten van elk van drie kleuren, en 12 van de vierde.
editions-note-coins = Munten van één zijn zilverkleurig, munten van vijf goudkleurig.
editions-note-age-and-time = De tekst zegt: 2 tot 4 spelers, vanaf 6 jaar, 20 minuten.
editions-note-not-under-three = De tekst zegt dat het spel niet geschikt is voor kinderen onder de drie jaar.
editions-note-pick-colour = Iedereen kiest de kleur die hij of zij mooi vindt.
editions-note-rock-paper-scissors = Wie begint, wordt bepaald door loting of met steen, papier, schaar.
editions-note-edge-mosaics = Wat aan de rand de rijen verbindt, heet in deze tekst mozaïeken; in de meeste teksten zijn het pijlen.
editions-note-edge-bends = Wat aan de rand de rijen verbindt, heet in deze tekst bochten; in de meeste teksten zijn het pijlen.
editions-note-edge-lines = Wat aan de rand de rijen verbindt, heet in deze tekst lijnen; in de meeste teksten zijn het pijlen.
editions-note-same-colour-allowed = De tekst zegt uitdrukkelijk dat twee helften van dezelfde kleur bedekt mogen worden.
editions-note-setup-one-colour = Bij de voorbereiding krijgen twee spelers elk 15 tapijten van één kleur; dat is de optie ‘Twee spelers: elk één kleur’ (R2.3).
editions-note-pile-reading = Dat twee spelers hun kleuren om de beurt leggen, is de meest voor de hand liggende lezing van de tekst; dat de twee kleuren worden geschud, zou ook kunnen.
editions-note-not-mixed = Twee spelers leggen hun tapijten op één stapel, maar de tekst zegt niet dat ze worden geschud. Hier worden de stapels geschud (R2.3).
editions-note-keeping-heading = De tekst zegt niet dat Assam mag blijven staan zoals hij staat. Hier mag dat (R3.2).
editions-note-own-square = De tekst zegt niet dat je ook voor het vakje onder Assam betaalt. Hier is dat zo (R4.1).
editions-note-out-of-money = De tekst zegt dat afvalt wie ‘geen geld meer heeft’. Hier is dat wie niet alles kan betalen wat er moet worden betaald; wie niets meer heeft maar ook niets hoeft te betalen, speelt verder (R4.3).
editions-note-loose-one-half = ‘Maar met één helft op het tapijt van een ander’ is losjes gezegd. Samen met de lijst ernaast zegt de tekst wat de andere zeggen: helften van twee verschillende tapijten mogen bedekt worden.
editions-note-slip-no-walk = Een vergissing: het betalen staat er een tweede keer op de plek waar het lopen moet staan, zodat de tekst niet zegt wat er aan de rand van de markt gebeurt.
editions-note-slip-not-lost = Een vergissing: in ‘op een leeg vakje of een eigen tapijt hoef je niet te betalen’ is het woord ‘niet’ weggevallen.
editions-note-slip-pays-rugs = Een vergissing: bij het betalen worden tapijten geteld, waar alle andere teksten vakjes tellen. Hier betaal je voor vakjes (R4.1); aan het eind telt ook deze tekst helften, zoals alle teksten.
editions-note-slip-may-lay = Een vergissing: je ‘mag’ een tapijt leggen; het moet (R5.4).
editions-note-slip-left-out = Een vergissing: het doel, de inhoud en wat een gelijke stand beslist, ontbreken.
editions-note-slip-opponent = Een vergissing: aan het eind telt ‘elke dirham die de tegenstander over heeft’; er moet ‘de speler’ staan.
editions-note-slip-counts-twice = Een vergissing: de tapijten voor twee spelers worden twee keer genoemd, en telkens anders.
editions-note-slip-variant = Een vergissing: de laatste stap van de variant is verhaspeld (‘draai de figuur mag een kwart draaien’). Hier wordt Assam precies een kwartslag gedraaid (R7.3).
editions-note-slip-aim = Een vergissing: de zin over het doel breekt af.
editions-note-slip-cards = Een vergissing: volgens de tekst leg je ‘kaarten’; bedoeld zijn tapijten.
editions-note-slip-results = Een vergissing: er staat ‘resultaten van het vakje’; bedoeld zijn de zijden.
editions-note-slip-exit-arrow = Een vergissing: aan de rand loopt Assam verder ‘naar de uitgangspijl’.
editions-note-slip-end-of-rug = Een vergissing: een tapijt moet met zijn ‘uiteinde’ tegen de zijde liggen; bedoeld is een van zijn vakjes (R5.1).
editions-note-slip-dirham-won = Een vergissing: aan het eind telt ‘elke gewonnen dirham’; bedoeld is elke dirham die je hebt (R6.2).
editions-note-slip-leaves-game = Een vergissing: aan de rand ‘verlaat’ Assam ‘het spel’; hij verlaat de markt.
