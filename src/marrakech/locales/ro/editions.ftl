### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Afișează textele tipărite ale regulilor sau arată unul cu diferențele lui.
editions-id-help = O ediție sau codul unei limbi. Fără acesta se afișează toate.
editions-column-id = id
editions-column-languages = limbi
editions-column-differences = diferențe față de regulile standard
editions-standard = Standardul: cine nu poate plăti iese din joc, există o variantă, covorașele celorlalți jucători sunt protejate (cover: opponents), teancurile celor doi jucători sunt amestecate, fiecare dintre culorile lor este o zonă aparte, la egalitate decid dirhamii, primul jucător se trage la sorți. `marrakech editions ID` descrie o ediție în cuvinte.
editions-unknown = nu există ediția sau limba „{ $text }”; `marrakech editions` le afișează
editions-languages = Limbi: { $languages }
editions-booklet = Sursa: { $booklet }
editions-box = În cutie: { $box }
editions-differences = Diferențe față de regulile standard:
editions-no-differences = Acestea sunt regulile standard.
editions-notes = Despre text:
editions-use = În Python: { $code }

## The texts

editions-name = { $edition ->
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
    [hong-kong-2022] Hong Kong 2022, chineză
    [hong-kong-2022-english] Hong Kong 2022, engleză
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
editions-brief-area-owner = zone după proprietar
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
editions-differs-area-owner = În doi, ambele culori ale unui jucător formează o singură zonă: se plătește pentru toate căsuțele unite cu covorașe ale acelui jucător (R4.5).
editions-differs-tiebreak-none = La puncte egale nu decide nimic: locul se împarte (R6.3).
editions-differs-first-player-agree = Primul jucător se alege de comun acord (R2.4).
editions-differs-first-player-morocco = Începe cine a fost cel mai recent în vacanță în Maroc (R2.4).
editions-differs-first-player-lot-or-youngest = Primul jucător se trage la sorți sau este cel mai tânăr (R2.4).
editions-differs-box = În cutie se află: { $box }.
editions-differs-box-not-listed = Textul nu spune ce se află în cutie.

## Remarks that are no rules

editions-note-box-colours = În cutie sunt câte 15 covorașe din trei culori și 12 din a patra.
editions-note-coins = Monedele de unu sunt argintii, cele de cinci aurii.
editions-note-age-and-time = Textul spune: 2 până la 4 jucători, de la 6 ani, 20 de minute.
editions-note-not-under-three = Textul spune că jocul nu este pentru copii sub trei ani.
editions-note-pick-colour = Fiecare își alege culoarea care îi place.
editions-note-rock-paper-scissors = Cine începe se trage la sorți sau se decide la piatră, foarfecă, hârtie.
editions-note-edge-mosaics = Ceea ce leagă șirurile la margine se numește mozaicuri; în cele mai multe texte sunt săgeți.
editions-note-edge-bends = Ceea ce leagă șirurile la margine se numește curbe; în cele mai multe texte sunt săgeți.
editions-note-edge-lines = Ceea ce leagă șirurile la margine se numește linii; în cele mai multe texte sunt săgeți.
editions-note-same-colour-allowed = Textul spune limpede că se pot acoperi două jumătăți de aceeași culoare.
editions-note-setup-one-colour = Rândul despre pregătire dă celor doi jucători câte 15 covorașe de o singură culoare; aceasta este opțiunea „Doi jucători: câte o culoare” (R2.3).
editions-note-pile-reading = Textul se înțelege cel mai firesc așa: doi jucători își așază culorile alternativ; s-ar putea înțelege și că cele două culori se amestecă.
editions-note-not-mixed = Doi jucători își pun covorașele într-un singur teanc, dar textul nu spune că le amestecă. Aici teancurile sunt amestecate (R2.3).
editions-note-keeping-heading = Textul nu spune că Assam poate fi lăsat așa cum stă. Aici poate (R3.2).
editions-note-own-square = Textul nu spune că se plătește și căsuța de sub Assam. Aici se plătește (R4.1).
editions-note-out-of-money = Textul spune că iese din joc un jucător care „rămâne fără bani”. Aici este jucătorul care nu poate plăti tot; cine nu mai are nimic, dar nu datorează nimic, joacă mai departe (R4.3).
editions-note-loose-one-half = „Doar cu o jumătate pe covorașul altui jucător” este o exprimare imprecisă. Împreună cu lista de alături, textul spune ce spun și celelalte: se pot acoperi jumătăți de la două covorașe diferite.
editions-note-slip-no-walk = O scăpare: plata este tipărită a doua oară acolo unde ar trebui să fie mersul, așa că textul nu spune ce se întâmplă la marginea pieței.
editions-note-slip-not-lost = O scăpare: din „pe o căsuță goală sau pe propriul covoraș nu trebuie să plătești” s-a pierdut „nu”.
editions-note-slip-pays-rugs = O scăpare: la plată se numără covorașele, pe când toate celelalte texte numără căsuțele. Aici se plătesc căsuțele (R4.1); la sfârșit și acest text numără jumătățile, ca toate.
editions-note-slip-may-lay = O scăpare: un covoraș „poate” fi așezat; de fapt trebuie (R5.4).
editions-note-slip-left-out = O scăpare: lipsesc scopul, conținutul și ce decide la egalitate.
editions-note-slip-opponent = O scăpare: la sfârșit contează „fiecare dirham rămas adversarului”; ar trebui să fie „jucătorului”.
editions-note-slip-counts-twice = O scăpare: covorașele pentru doi jucători sunt numărate de două ori, diferit.
editions-note-slip-variant = O scăpare: ultimul pas al variantei este încurcat („întoarceți figurina poate întoarce un sfert”). Aici Assam este întors exact un sfert de cerc (R7.3).
editions-note-slip-aim = O scăpare: fraza despre scopul jocului se întrerupe.
editions-note-slip-cards = O scăpare: textul vorbește despre așezarea „cărților”; este vorba de covorașe.
editions-note-slip-results = O scăpare: scrie „rezultatele căsuței”, dar este vorba de laturile ei.
editions-note-slip-exit-arrow = O scăpare: la margine, Assam merge mai departe „spre săgeata de ieșire”.
editions-note-slip-end-of-rug = O scăpare: se spune că un covoraș stă cu „capătul” lângă latură; este vorba de una dintre căsuțele lui (R5.1).
editions-note-slip-dirham-won = O scăpare: la sfârșit contează „fiecare dirham câștigat”; este vorba de fiecare dirham pe care îl ai (R6.2).
editions-note-slip-leaves-game = O scăpare: la margine, Assam „părăsește jocul”; de fapt părăsește piața.
