### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Lista de tryckta regeltexterna, eller visa en med dess skillnader.
editions-id-help = En utgåva, eller koden för ett språk. Utan den listas alla.
editions-column-id = namn
editions-column-languages = språk
editions-column-differences = skillnader mot standarden
editions-legend = Standarden: den som inte kan betala åker ut, det finns en variant, andras mattor är skyddade (cover: opponents), med två spelare är högarna blandade, dirham avgör vid lika, den som börjar lottas fram. `marrakech editions ID` förklarar en utgåva i ord.
editions-unknown = det finns ingen utgåva och inget språk ”{ $text }”; `marrakech editions` listar dem
editions-languages = Språk: { $languages }
editions-booklet = Källa: { $booklet }
editions-box = I kartongen: { $box }
editions-differences = Skillnader mot standardreglerna:
editions-no-differences = Det här är standardreglerna.
editions-notes = Om texten:
editions-use = I Python: { $code }

## The texts

editions-title = { $edition ->
    [international] Internationell, engelska
    [french] Franska
    [dutch] Nederländska
    [spanish] Spanska
    [italian] Italienska
    [finnish] Finska
    [swedish] Svenska
    [czech] Tjeckiska
    [greek] Grekiska
    [portuguese] Portugisiska
    [polish] Polska
    [icelandic] Isländska
    [arabic] Arabiska
    [estonian] Estniska
    [latvian] Lettiska
    [lithuanian] Litauiska
    [russian] Ryska
    [chinese-traditional] Kinesiska (traditionell)
    [japanese] Japanska
    [chinese-simplified] Kinesiska (förenklad)
    [hungarian] Ungerska
    [slovenian] Slovenska
    [romanian] Rumänska
    [norwegian] Norska
    [serbian] Serbiska
    [croatian] Kroatiska
    [german] Tyska
    [korean] Koreanska
    [thai] Thailändska
    [persian] Persiska
    [hong-kong-2022] Hongkong, 2022
    [hungarian-early] Ungerska, tidig
    [russian-lifestyle] Ryska, Lifestyle
   *[french-2007] Franska, 2007
}
editions-booklet-name = { $booklet ->
    [international] ett av trettio språk i det internationella regelhäftet
    [hong-kong-2022] reglerna i kartongen från Hongkong 2022
    [hungarian-early] reglerna i en tidig ungersk kartong
    [russian-lifestyle] reglerna i den ryska kartongen från Lifestyle
   *[french-2007] reglerna i den franska kartongen från 2007
}
editions-contents = { $rugs } mattor, { $ones } mynt på en dirham, { $fives } på fem{ $bag ->
    [yes] , en påse
   *[no] {""}
}
editions-box-not-listed = anges inte i texten

## Differences, in a word or two for a table

editions-brief-standard = standardreglerna
editions-brief-elimination-no = ingen åker ut
editions-brief-variant-none = ingen variant
editions-brief-variant-turn-at-end-optional = variant: högst ett kvarts varv
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = färgerna växlar
editions-brief-tiebreak-none = delad placering
editions-brief-first-player-agree = först: överenskommelse
editions-brief-first-player-morocco = först: senast i Marocko
editions-brief-first-player-lot-or-youngest = först: lott eller yngst

## Differences, in whole sentences

editions-differs-elimination-no = Den som inte kan betala allt betalar det som finns och spelar vidare; ingen åker ut (R4.4).
editions-differs-variant-none = Varianten där Assam vrids i slutet av ett drag finns inte med (R7).
editions-differs-variant-turn-at-end-optional = I varianten får Assam också stå kvar som han står: han vrids högst ett kvarts varv (R7.3).
editions-differs-cover-any = En matta får inte täcka båda halvorna av en och samma matta, inte ens av en egen (R5.3).
editions-differs-cover-colours = De två halvorna under en ny matta måste höra till två mattor och ha olika färg, där det är möjligt (R5.3, R5.4).
editions-differs-pile-alternating = Med två spelare lägger var och en sina två färger växelvis (R2.3).
editions-differs-tiebreak-none = Inget avgör vid lika poäng: placeringen delas (R6.3).
editions-differs-first-player-agree = Man kommer överens om vem som börjar (R2.4).
editions-differs-first-player-morocco = Den som senast var på semester i Marocko börjar (R2.4).
editions-differs-first-player-lot-or-youngest = Lotten avgör vem som börjar, eller så börjar den yngsta (R2.4).
editions-differs-box = Kartongen innehåller: { $box }.
editions-differs-box-not-listed = Texten anger inte vad kartongen innehåller.

## Remarks that are no rules

editions-note-box-colours = Kartongen har 15 mattor av var och en av tre färger, och 12 av den fjärde.
editions-note-coins = Ettorna är i silver, femmorna i guld.
editions-note-same-colour-allowed = Texten säger uttryckligen att två halvor av samma färg får täckas.
editions-note-setup-one-colour = Raden om förberedelserna ger två spelare 15 mattor var i en färg; det är alternativet ”Två spelare: en färg var” (R2.3).
editions-note-slip-walk = Ett misstag: betalningen står två gånger, en gång där förflyttningen borde stå.
editions-note-slip-left-out = Ett misstag: målet, innehållet och vad som avgör vid lika saknas.
editions-note-slip-counts-twice = Ett misstag: mattorna för två spelare anges två gånger, med olika antal.
editions-note-slip-counts-rugs = Ett misstag: mattor räknas i slutet, där alla andra texter räknar rutor.
editions-note-slip-may-lay = Ett misstag: en matta ”får” läggas; den måste läggas (R5.4).
editions-note-slip-one-half = Ett misstag: en matta sägs få ligga på någon annans matta med bara ena halvan, men två halvor av olika mattor räknas upp som tillåtna.
editions-note-slip-lost-not = Ett misstag: ett ”inte” har fallit bort ur ”man behöver inte betala på en tom ruta”.
