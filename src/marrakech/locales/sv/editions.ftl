### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Lista de tryckta regeltexterna, eller visa en med dess skillnader.
editions-id-help = En utgåva, eller koden för ett språk. Utan den listas alla.
editions-column-id = namn
editions-column-languages = språk
editions-column-differences = skillnader mot standarden
editions-standard = Standarden: den som inte kan betala åker ut, det finns en variant, andras mattor är skyddade (cover: opponents), med två spelare är högarna blandade och varje färg är ett eget område, dirham avgör vid lika, den som börjar lottas fram. `marrakech editions ID` förklarar en utgåva i ord.
editions-unknown = det finns ingen utgåva och inget språk ”{ $text }”; `marrakech editions` listar dem
editions-languages = Språk: { $languages }
editions-booklet = Källa: { $booklet }
editions-box = I kartongen: { $box }
editions-differences = Skillnader mot standardreglerna:
editions-no-differences = Det här är standardreglerna.
editions-notes = Om texten:
editions-use = I Python: { $code }

## The texts

editions-name = { $edition ->
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
    [hong-kong-2022] Hongkong 2022, kinesiska
    [hong-kong-2022-english] Hongkong 2022, engelska
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
editions-brief-area-owner = områden per ägare
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
editions-differs-area-owner = Med två spelare bildar en spelares båda färger ett gemensamt område: man betalar för alla sammanhängande rutor med den spelarens mattor (R4.5).
editions-differs-tiebreak-none = Inget avgör vid lika poäng: placeringen delas (R6.3).
editions-differs-first-player-agree = Man kommer överens om vem som börjar (R2.4).
editions-differs-first-player-morocco = Den som senast var på semester i Marocko börjar (R2.4).
editions-differs-first-player-lot-or-youngest = Lotten avgör vem som börjar, eller så börjar den yngsta (R2.4).
editions-differs-box = Kartongen innehåller: { $box }.
editions-differs-box-not-listed = Texten anger inte vad kartongen innehåller.

## Remarks that are no rules

editions-note-box-colours = Kartongen har 15 mattor av var och en av tre färger, och 12 av den fjärde.
editions-note-coins = Ettorna är i silver, femmorna i guld.
editions-note-age-and-time = Texten anger: 2 till 4 spelare, från 6 år, 20 minuter.
editions-note-not-under-three = Enligt texten är spelet inte avsett för barn under tre år.
editions-note-pick-colour = Alla väljer den färg de vill ha.
editions-note-rock-paper-scissors = Vem som börjar avgörs med lottning eller med sten, sax, påse.
editions-note-edge-mosaics = Det som förbinder raderna vid kanten kallas mosaiker; i de flesta texter är det pilar.
editions-note-edge-bends = Det som förbinder raderna vid kanten kallas kurvor; i de flesta texter är det pilar.
editions-note-edge-lines = Det som förbinder raderna vid kanten kallas linjer; i de flesta texter är det pilar.
editions-note-same-colour-allowed = Texten säger uttryckligen att två halvor av samma färg får täckas.
editions-note-setup-one-colour = Raden om förberedelserna ger två spelare 15 mattor var i en färg; det är alternativet ”Två spelare: en färg var” (R2.3).
editions-note-pile-reading = Texten läses lättast så att två spelare lägger sina färger växelvis; att de två färgerna blandas vore också möjligt.
editions-note-not-mixed = Två spelare lägger sina mattor i en hög, men texten säger inte att de ska blandas. Här blandas högarna (R2.3).
editions-note-keeping-heading = Texten säger inte att Assam får stå kvar som han står. Här får han det (R3.2).
editions-note-own-square = Texten säger inte att man betalar för rutan under Assam också. Här gör man det (R4.1).
editions-note-out-of-money = Texten säger att den som ”får slut på pengar” åker ut. Här är det den som inte kan betala allt; den som inte har något kvar men inte heller är skyldig något spelar vidare (R4.3).
editions-note-loose-one-half = ”Bara med ena halvan på en annan spelares matta” är löst formulerat. Läst tillsammans med listan bredvid säger texten samma sak som de andra: halvor av två olika mattor får täckas.
editions-note-slip-no-walk = Ett misstag: betalningen står en andra gång där förflyttningen borde stå, så texten säger inte vad som händer vid marknadens kant.
editions-note-slip-not-lost = Ett misstag: ordet ”inte” har fallit bort ur ”man behöver inte betala på en tom ruta eller på en egen matta”.
editions-note-slip-pays-rugs = Ett misstag: mattor räknas vid betalning, där alla andra texter räknar rutor. Här betalar man för rutor (R4.1); i slutet räknar också den här texten halvor, som alla gör.
editions-note-slip-may-lay = Ett misstag: en matta ”får” läggas; den måste läggas (R5.4).
editions-note-slip-left-out = Ett misstag: målet, innehållet och vad som avgör vid lika saknas.
editions-note-slip-opponent = Ett misstag: i slutet räknas ”varje dirham som motståndaren har kvar”; det borde stå ”spelaren”.
editions-note-slip-counts-twice = Ett misstag: mattorna för två spelare anges två gånger, med olika antal.
editions-note-slip-variant = Ett misstag: variantens sista steg är förvanskat (”vrid figuren får vridas ett kvarts varv”). Här vrids Assam exakt ett kvarts varv (R7.3).
editions-note-slip-aim = Ett misstag: meningen som förklarar målet bryts av.
editions-note-slip-cards = Ett misstag: texten talar om att lägga ”kort”; mattor menas.
editions-note-slip-results = Ett misstag: det står ”rutans resultat” där rutans sidor menas.
editions-note-slip-exit-arrow = Ett misstag: vid kanten går Assam vidare ”mot utgångspilen”.
editions-note-slip-end-of-rug = Ett misstag: en matta sägs ligga med sin ”ände” mot sidan; en av dess rutor menas (R5.1).
editions-note-slip-dirham-won = Ett misstag: i slutet räknas ”varje vunnen dirham”; varje dirham man har menas (R6.2).
editions-note-slip-leaves-game = Ett misstag: vid kanten sägs Assam ”lämna spelet”; han lämnar marknaden.
