### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Toon de gedrukte spelregels, of één uitgave met haar verschillen.
editions-id-help = Een uitgave, of de code van een taal. Zonder dit worden ze allemaal getoond.
editions-column-id = naam
editions-column-languages = talen
editions-column-differences = verschillen met de standaard
editions-legend = De standaard: wie niet kan betalen valt af, er is een variant, tapijten van anderen zijn beschermd (cover: opponents), met twee spelers zijn de stapels geschud, bij een gelijke stand beslissen de dirham, er wordt geloot wie begint. `marrakech editions ID` legt er een in woorden uit.
editions-unknown = er is geen uitgave of taal ‘{ $text }’; `marrakech editions` toont ze
editions-languages = Talen: { $languages }
editions-booklet = Bron: { $booklet }
editions-box = In de doos: { $box }
editions-differences = Verschillen met de standaardregels:
editions-no-differences = Dit zijn de standaardregels.
editions-notes = Over de tekst:
editions-use = In Python: { $code }

## The texts

editions-title = { $edition ->
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
    [hong-kong-2022] Hongkong, 2022
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
editions-differs-tiebreak-none = Bij gelijke punten beslist er niets meer: de plaats wordt gedeeld (R6.3).
editions-differs-first-player-agree = In overleg wordt bepaald wie begint (R2.4).
editions-differs-first-player-morocco = Wie het laatst op vakantie was in Marokko, begint (R2.4).
editions-differs-first-player-lot-or-youngest = Er wordt geloot wie begint, of de jongste begint (R2.4).
editions-differs-box = In de doos zitten: { $box }.
editions-differs-box-not-listed = De tekst vermeldt niet wat er in de doos zit.

## Remarks that are no rules

editions-note-box-colours = In de doos zitten 15 tapijten van elk van drie kleuren, en 12 van de vierde.
editions-note-coins = Munten van één zijn zilverkleurig, munten van vijf goudkleurig.
editions-note-same-colour-allowed = De tekst zegt uitdrukkelijk dat twee helften van dezelfde kleur bedekt mogen worden.
editions-note-setup-one-colour = Bij de voorbereiding krijgen twee spelers elk 15 tapijten van één kleur; dat is de optie ‘Twee spelers: elk één kleur’ (R2.3).
editions-note-slip-walk = Een vergissing: het betalen staat er twee keer, één keer waar het lopen zou moeten staan.
editions-note-slip-left-out = Een vergissing: het doel, de inhoud en wat een gelijke stand beslist, ontbreken.
editions-note-slip-counts-twice = Een vergissing: de tapijten voor twee spelers worden twee keer genoemd, en telkens anders.
editions-note-slip-counts-rugs = Een vergissing: aan het eind worden tapijten geteld, waar alle andere teksten vakjes tellen.
editions-note-slip-may-lay = Een vergissing: je ‘mag’ een tapijt leggen; het moet (R5.4).
editions-note-slip-one-half = Een vergissing: een tapijt zou maar met één helft op dat van een ander mogen liggen, maar twee helften van verschillende tapijten staan bij wat is toegestaan.
editions-note-slip-lost-not = Een vergissing: in ‘op een leeg vakje hoef je niet te betalen’ is het woord ‘niet’ weggevallen.
