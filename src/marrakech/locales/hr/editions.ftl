### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Ispiši tiskane tekstove pravila ili pokaži jedan s njegovim razlikama.
editions-id-help = Izdanje ili kod jezika. Bez toga se ispisuju sva.
editions-column-id = id
editions-column-languages = jezici
editions-column-differences = odstupanja od standardnih pravila
editions-standard = Standardno: tko ne može platiti, ispada, ponuđena je varijanta, sagovi drugih igrača zaštićeni su (cover: opponents), hrpe dvaju igrača promiješane su, svaka je njihova boja područje za sebe, izjednačenje rješavaju dirhami, prvog igrača određuje ždrijeb. `marrakech editions ID` opisuje jedno izdanje riječima.
editions-unknown = nema izdanja ni jezika „{ $text }”; `marrakech editions` ih ispisuje
editions-languages = Jezici: { $languages }
editions-booklet = Izvor: { $booklet }
editions-box = U kutiji: { $box }
editions-differences = Odstupanja od standardnih pravila:
editions-no-differences = To su standardna pravila.
editions-notes = O tekstu:
editions-use = U Pythonu: { $code }

## The texts

editions-name = { $edition ->
    [international] Međunarodno, englesko
    [french] Francusko
    [dutch] Nizozemsko
    [spanish] Španjolsko
    [italian] Talijansko
    [finnish] Finsko
    [swedish] Švedsko
    [czech] Češko
    [greek] Grčko
    [portuguese] Portugalsko
    [polish] Poljsko
    [icelandic] Islandsko
    [arabic] Arapsko
    [estonian] Estonsko
    [latvian] Latvijsko
    [lithuanian] Litavsko
    [russian] Rusko
    [chinese-traditional] Kinesko (tradicionalno)
    [japanese] Japansko
    [chinese-simplified] Kinesko (pojednostavljeno)
    [hungarian] Mađarsko
    [slovenian] Slovensko
    [romanian] Rumunjsko
    [norwegian] Norveško
    [serbian] Srpsko
    [croatian] Hrvatsko
    [german] Njemačko
    [korean] Korejsko
    [thai] Tajlandsko
    [persian] Perzijsko
    [hong-kong-2022] Hong Kong 2022., kinesko
    [hong-kong-2022-english] Hong Kong 2022., englesko
    [hungarian-early] Mađarsko, rano
    [russian-lifestyle] Rusko, Lifestyle
   *[french-2007] Francusko, 2007.
}
editions-booklet-name = { $booklet ->
    [international] jedan od trideset jezika međunarodne knjižice
    [hong-kong-2022] pravila iz hongkonške kutije, 2022.
    [hungarian-early] pravila iz rane mađarske kutije
    [russian-lifestyle] pravila iz ruske kutije izdavača Lifestyle
   *[french-2007] pravila iz francuske kutije, 2007.
}
editions-contents = sagovi: { $rugs }, kovanice od jednog dirhama: { $ones }, kovanice od pet: { $fives }{ $bag ->
    [yes] , vrećica
   *[no] {""}
}
editions-box-not-listed = nije navedeno u tekstu

## Differences, in a word or two for a table

editions-brief-standard = standardna pravila
editions-brief-elimination-no = nitko ne ispada
editions-brief-variant-none = bez varijante
editions-brief-variant-turn-at-end-optional = varijanta: do četvrt okreta
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = boje se izmjenjuju
editions-brief-area-owner = područja po vlasniku
editions-brief-tiebreak-none = mjesto se dijeli
editions-brief-first-player-agree = prvi: po dogovoru
editions-brief-first-player-morocco = prvi: zadnji u Maroku
editions-brief-first-player-lot-or-youngest = prvi: ždrijeb ili najmlađi

## Differences, in whole sentences

editions-differs-elimination-no = Tko ne može platiti sve, plaća koliko ima i igra dalje; nitko ne ispada (R4.4).
editions-differs-variant-none = Nema varijante u kojoj se Assam okreće na kraju poteza (R7).
editions-differs-variant-turn-at-end-optional = U varijanti se Assama smije i ostaviti kako stoji: okreće se najviše za četvrt okreta (R7.3).
editions-differs-cover-any = Sag ne smije prekriti obje polovice istog saga, pa ni vlastitog (R5.3).
editions-differs-cover-colours = Polovice ispod novog saga moraju pripadati dvama sagovima i razlikovati se bojom, gdje je to moguće (R5.3, R5.4).
editions-differs-pile-alternating = U igri udvoje svatko svoje dvije boje polaže naizmjence (R2.3).
editions-differs-area-owner = U igri udvoje obje boje jednog igrača čine jedno područje: plaćaju se sva povezana polja sa sagovima tog igrača (R4.5).
editions-differs-tiebreak-none = Kod jednakog broja bodova ništa ne odlučuje: mjesto se dijeli (R6.3).
editions-differs-first-player-agree = Prvi igrač određuje se dogovorom (R2.4).
editions-differs-first-player-morocco = Počinje onaj tko je zadnji bio na odmoru u Maroku (R2.4).
editions-differs-first-player-lot-or-youngest = Prvog igrača određuje ždrijeb ili počinje najmlađi (R2.4).
editions-differs-box = U kutiji je: { $box }.
editions-differs-box-not-listed = Tekst ne navodi što je u kutiji.

## Remarks that are no rules

editions-note-box-colours = U kutiji je po 15 sagova triju boja i 12 sagova četvrte.
editions-note-coins = Jedinice su srebrne, petice zlatne.
editions-note-age-and-time = Tekst kaže: 2 do 4 igrača, od 6 godina, 20 minuta.
editions-note-not-under-three = Tekst kaže da igra nije za djecu mlađu od tri godine.
editions-note-pick-colour = Svatko bira boju koja mu se sviđa.
editions-note-rock-paper-scissors = Tko počinje, odlučuje ždrijeb ili kamen, škare, papir.
editions-note-edge-mosaics = Ono što na rubu povezuje nizove polja zove se mozaici; u većini tekstova to su strelice.
editions-note-edge-bends = Ono što na rubu povezuje nizove polja zove se zavoji; u većini tekstova to su strelice.
editions-note-edge-lines = Ono što na rubu povezuje nizove polja zove se crte; u većini tekstova to su strelice.
editions-note-same-colour-allowed = Tekst izričito kaže da se smiju prekriti dvije polovice iste boje.
editions-note-setup-one-colour = Redak o pripremi dvama igračima daje po 15 sagova jedne boje; to je opcija „Dva igrača: po jedna boja” (R2.3).
editions-note-pile-reading = Tekst se najprirodnije čita tako da dva igrača svoje boje polažu naizmjence; moglo bi se čitati i da se dvije boje miješaju.
editions-note-not-mixed = Dva igrača slažu svoje sagove u jednu hrpu, ali tekst ne kaže da ih miješaju. Ovdje su hrpe promiješane (R2.3).
editions-note-keeping-heading = Tekst ne kaže da se Assam smije ostaviti kako stoji. Ovdje smije (R3.2).
editions-note-own-square = Tekst ne kaže da se plaća i polje ispod Assama. Ovdje se plaća (R4.1).
editions-note-out-of-money = Tekst kaže da ispada igrač koji „ostane bez novca”. Ovdje je to igrač koji ne može platiti sve što treba; tko nema više ništa, ali ništa i ne duguje, igra dalje (R4.3).
editions-note-loose-one-half = „Samo jednom polovicom na sagu drugog igrača” neprecizno je rečeno. Zajedno s popisom pokraj toga tekst kaže isto što i ostali: smiju se prekriti polovice dvaju različitih sagova.
editions-note-slip-no-walk = Omaška: plaćanje je otisnuto i drugi put, ondje gdje bi trebalo stajati kretanje, pa tekst ne kaže što se događa na rubu tržnice.
editions-note-slip-not-lost = Omaška: u rečenici „na praznom polju ili na vlastitom sagu ne treba platiti” izgubilo se „ne”.
editions-note-slip-pays-rugs = Omaška: kod plaćanja se broje sagovi, a u svim drugim tekstovima polja. Ovdje se plaćaju polja (R4.1); na kraju i ovaj tekst broji polovice, kao i svi.
editions-note-slip-may-lay = Omaška: sag se „smije” položiti; zapravo se mora (R5.4).
editions-note-slip-left-out = Omaška: izostavljeni su cilj, sadržaj i što odlučuje kod izjednačenja.
editions-note-slip-opponent = Omaška: na kraju vrijedi „svaki dirham koji je ostao protivniku”; trebalo bi stajati „igraču”.
editions-note-slip-counts-twice = Omaška: sagovi za dva igrača navedeni su dvaput, svaki put drukčije.
editions-note-slip-variant = Omaška: zadnji je korak varijante zbrkan („okreni figuru smije okrenuti za četvrt”). Ovdje se Assam okreće točno za četvrt okreta (R7.3).
editions-note-slip-aim = Omaška: rečenica o cilju igre prekida se.
editions-note-slip-cards = Omaška: tekst govori o polaganju „karata”; misli se na sagove.
editions-note-slip-results = Omaška: otisnuto je „rezultati polja”, a misli se na njegove stranice.
editions-note-slip-exit-arrow = Omaška: na rubu Assam ide dalje „prema izlaznoj strelici”.
editions-note-slip-end-of-rug = Omaška: piše da sag leži uz stranicu svojim „krajem”; misli se na jedno od njegovih polja (R5.1).
editions-note-slip-dirham-won = Omaška: na kraju vrijedi „svaki osvojeni dirham”; misli se na svaki koji igrač ima (R6.2).
editions-note-slip-leaves-game = Omaška: na rubu Assam „napušta igru”; napušta tržnicu.
