### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Afișează textele tipărite ale regulilor sau arată unul cu diferențele lui.
editions-id-help = O ediție sau codul unei limbi. Fără acesta se afișează toate.
editions-column-id = id
editions-column-languages = limbi
editions-column-differences = diferențe față de regulile standard
editions-legend = Standardul: cine nu poate plăti iese din joc, există o variantă, covorașele celorlalți jucători sunt protejate (cover: opponents), teancurile celor doi jucători sunt amestecate, la egalitate decid dirhamii, primul jucător se trage la sorți. `marrakech editions ID` descrie o ediție în cuvinte.
editions-unknown = nu există ediția sau limba „{ $text }”; `marrakech editions` le afișează
editions-languages = Limbi: { $languages }
editions-booklet = Sursa: { $booklet }
editions-box = În cutie: { $box }
editions-differences = Diferențe față de regulile standard:
editions-no-differences = Acestea sunt regulile standard.
editions-notes = Despre text:
editions-use = În Python: { $code }

## The texts

editions-title = { $edition ->
    [international] Internațională, engleză
    [french] Franceză
    [dutch] Neerlandeză
    [spanish] Spaniolă
    [italian] Italiană
    [finnish] Finlandeză
    [swedish] Suedeză
    [czech] Cehă
    [greek] Greacă
    [portuguese] Portugheză
    [polish] Poloneză
    [icelandic] Islandeză
    [arabic] Arabă
    [estonian] Estonă
    [latvian] Letonă
    [lithuanian] Lituaniană
    [russian] Rusă
    [chinese-traditional] Chineză (tradițională)
    [japanese] Japoneză
    [chinese-simplified] Chineză (simplificată)
    [hungarian] Maghiară
    [slovenian] Slovenă
    [romanian] Română
    [norwegian] Norvegiană
    [serbian] Sârbă
    [croatian] Croată
    [german] Germană
    [korean] Coreeană
    [thai] Thailandeză
    [persian] Persană
    [hong-kong-2022] Hong Kong, 2022
    [hungarian-early] Maghiară, timpurie
    [russian-lifestyle] Rusă, Lifestyle
   *[french-2007] Franceză, 2007
}
editions-booklet-name = { $booklet ->
    [international] una dintre cele treizeci de limbi ale broșurii internaționale
    [hong-kong-2022] regulile din cutia de la Hong Kong, 2022
    [hungarian-early] regulile dintr-o cutie maghiară timpurie
    [russian-lifestyle] regulile din cutia rusească de la Lifestyle
   *[french-2007] regulile din cutia franceză din 2007
}
editions-contents = covorașe: { $rugs }, monede de un dirham: { $ones }, monede de cinci: { $fives }{ $bag ->
    [yes] , un săculeț
   *[no] {""}
}
editions-box-not-listed = textul nu spune

## Differences, in a word or two for a table

editions-brief-standard = regulile standard
editions-brief-elimination-no = nimeni nu iese
editions-brief-variant-none = fără variantă
editions-brief-variant-turn-at-end-optional = variantă: cel mult un sfert
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = culorile alternează
editions-brief-tiebreak-none = locul se împarte
editions-brief-first-player-agree = primul: la înțelegere
editions-brief-first-player-morocco = primul: ultimul în Maroc
editions-brief-first-player-lot-or-youngest = primul: la sorți sau cel mai tânăr

## Differences, in whole sentences

editions-differs-elimination-no = Cine nu poate plăti tot plătește cât are și joacă mai departe; nimeni nu iese din joc (R4.4).
editions-differs-variant-none = Nu există varianta în care Assam este întors la sfârșitul turei (R7).
editions-differs-variant-turn-at-end-optional = În variantă, Assam poate fi și lăsat așa cum stă: se întoarce cel mult un sfert (R7.3).
editions-differs-cover-any = Un covoraș nu poate acoperi ambele jumătăți ale aceluiași covoraș, nici măcar ale unuia propriu (R5.3).
editions-differs-cover-colours = Cele două jumătăți de sub un covoraș nou trebuie să fie de la două covorașe și de culori diferite, unde se poate (R5.3, R5.4).
editions-differs-pile-alternating = În doi, fiecare își așază cele două culori alternativ (R2.3).
editions-differs-tiebreak-none = La puncte egale nu decide nimic: locul se împarte (R6.3).
editions-differs-first-player-agree = Primul jucător se alege de comun acord (R2.4).
editions-differs-first-player-morocco = Începe cine a fost cel mai recent în vacanță în Maroc (R2.4).
editions-differs-first-player-lot-or-youngest = Primul jucător se trage la sorți sau este cel mai tânăr (R2.4).
editions-differs-box = În cutie se află: { $box }.
editions-differs-box-not-listed = Textul nu spune ce se află în cutie.

## Remarks that are no rules

editions-note-box-colours = În cutie sunt câte 15 covorașe din trei culori și 12 din a patra.
editions-note-coins = Monedele de unu sunt argintii, cele de cinci aurii.
editions-note-same-colour-allowed = Textul spune limpede că se pot acoperi două jumătăți de aceeași culoare.
editions-note-setup-one-colour = Rândul despre pregătire dă celor doi jucători câte 15 covorașe de o singură culoare; aceasta este opțiunea „Doi jucători: câte o culoare” (R2.3).
editions-note-slip-walk = O scăpare: plata este tipărită de două ori, o dată acolo unde ar trebui să fie mersul.
editions-note-slip-left-out = O scăpare: lipsesc scopul, conținutul și ce decide la egalitate.
editions-note-slip-counts-twice = O scăpare: covorașele pentru doi jucători sunt numărate de două ori, diferit.
editions-note-slip-counts-rugs = O scăpare: la sfârșit se numără covorașele, pe când toate celelalte texte numără căsuțele.
editions-note-slip-may-lay = O scăpare: un covoraș „poate” fi așezat; de fapt trebuie (R5.4).
editions-note-slip-one-half = O scăpare: se spune că un covoraș stă pe covorașul altui jucător doar cu o jumătate, dar printre cele permise sunt și două jumătăți de covorașe diferite.
editions-note-slip-lost-not = O scăpare: din „pe o căsuță goală nu trebuie să plătești” s-a pierdut „nu”.
