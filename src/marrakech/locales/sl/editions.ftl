### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Izpiši natisnjena besedila pravil ali pokaži eno z njegovimi razlikami.
editions-id-help = Izdaja ali koda jezika. Brez tega se izpišejo vse.
editions-column-id = id
editions-column-languages = jeziki
editions-column-differences = odstopanja od standardnih pravil
editions-standard = Standardno: kdor ne more plačati, izpade, na voljo je različica, preproge drugih igralcev so zaščitene (cover: opponents), kupčka dveh igralcev sta premešana, vsaka njuna barva je svoje območje, o izenačenju odločajo dirhami, prvega igralca določi žreb. `marrakech editions ID` opiše eno izdajo z besedami.
editions-unknown = izdaje ali jezika »{ $text }« ni; `marrakech editions` izpiše vse
editions-languages = Jeziki: { $languages }
editions-booklet = Vir: { $booklet }
editions-box = V škatli: { $box }
editions-differences = Odstopanja od standardnih pravil:
editions-no-differences = To so standardna pravila.
editions-notes = O besedilu:
editions-use = V Pythonu: { $code }

## The texts

editions-name = { $edition ->
    [international] Mednarodna, angleška
    [french] Francoska
    [dutch] Nizozemska
    [spanish] Španska
    [italian] Italijanska
    [finnish] Finska
    [swedish] Švedska
    [czech] Češka
    [greek] Grška
    [portuguese] Portugalska
    [polish] Poljska
    [icelandic] Islandska
    [arabic] Arabska
    [estonian] Estonska
    [latvian] Latvijska
    [lithuanian] Litovska
    [russian] Ruska
    [chinese-traditional] Kitajska (tradicionalna)
    [japanese] Japonska
    [chinese-simplified] Kitajska (poenostavljena)
    [hungarian] Madžarska
    [slovenian] Slovenska
    [romanian] Romunska
    [norwegian] Norveška
    [serbian] Srbska
    [croatian] Hrvaška
    [german] Nemška
    [korean] Korejska
    [thai] Tajska
    [persian] Perzijska
    [hong-kong-2022] Hongkong 2022, kitajska
    [hong-kong-2022-english] Hongkong 2022, angleška
    [hungarian-early] Madžarska, zgodnja
    [russian-lifestyle] Ruska, Lifestyle
   *[french-2007] Francoska, 2007
}
editions-booklet-name = { $booklet ->
    [international] eden od tridesetih jezikov mednarodne knjižice
    [hong-kong-2022] pravila iz hongkonške škatle, 2022
    [hungarian-early] pravila iz zgodnje madžarske škatle
    [russian-lifestyle] pravila iz ruske škatle založbe Lifestyle
   *[french-2007] pravila iz francoske škatle, 2007
}
editions-contents = preproge: { $rugs }, kovanci po en dirham: { $ones }, kovanci po pet: { $fives }{ $bag ->
    [yes] , vrečka
   *[no] {""}
}
editions-box-not-listed = v besedilu ni našteto

## Differences, in a word or two for a table

editions-brief-standard = standardna pravila
editions-brief-elimination-no = nihče ne izpade
editions-brief-variant-none = brez različice
editions-brief-variant-turn-at-end-optional = različica: do četrt obrata
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = barvi se menjavata
editions-brief-area-owner = območja po lastniku
editions-brief-tiebreak-none = mesto se deli
editions-brief-first-player-agree = prvi: po dogovoru
editions-brief-first-player-morocco = prvi: nazadnje v Maroku
editions-brief-first-player-lot-or-youngest = prvi: žreb ali najmlajši

## Differences, in whole sentences

editions-differs-elimination-no = Kdor ne more plačati vsega, plača, kar ima, in igra naprej; nihče ne izpade (R4.4).
editions-differs-variant-none = Različice, pri kateri se Assam obrne na koncu poteze, ni (R7).
editions-differs-variant-turn-at-end-optional = V različici sme Assam tudi ostati, kot stoji: obrne se za največ četrt obrata (R7.3).
editions-differs-cover-any = Preproga ne sme prekriti obeh polovic iste preproge, niti svoje ne (R5.3).
editions-differs-cover-colours = Polovici pod novo preprogo morata pripadati dvema preprogama in se razlikovati po barvi, kjer je to mogoče (R5.3, R5.4).
editions-differs-pile-alternating = V igri za dva vsak polaga svoji barvi izmenično (R2.3).
editions-differs-area-owner = V igri za dva sta obe barvi enega igralca eno območje: plačajo se vsa povezana polja s preprogami tega igralca (R4.5).
editions-differs-tiebreak-none = Pri enakem številu točk ne odloča nič: mesto se deli (R6.3).
editions-differs-first-player-agree = Prvi igralec se določi po dogovoru (R2.4).
editions-differs-first-player-morocco = Začne tisti, ki je bil nazadnje na počitnicah v Maroku (R2.4).
editions-differs-first-player-lot-or-youngest = Prvega igralca določi žreb ali pa začne najmlajši (R2.4).
editions-differs-box = V škatli je: { $box }.
editions-differs-box-not-listed = Besedilo ne našteje, kaj je v škatli.

## Remarks that are no rules

editions-note-box-colours = V škatli je po 15 preprog treh barv in 12 preprog četrte.
editions-note-coins = Enice so srebrne, petice zlate.
editions-note-age-and-time = Besedilo pravi: 2 do 4 igralci, od 6. leta, 20 minut.
editions-note-not-under-three = Besedilo pravi, da igra ni za otroke, mlajše od treh let.
editions-note-pick-colour = Vsak si izbere barvo, ki mu je všeč.
editions-note-rock-paper-scissors = Kdo začne, odloči žreb ali kamen, škarje, papir.
editions-note-edge-mosaics = To, kar na robu povezuje vrste, se imenuje mozaiki; v večini besedil so to puščice.
editions-note-edge-bends = To, kar na robu povezuje vrste, se imenuje zavoji; v večini besedil so to puščice.
editions-note-edge-lines = To, kar na robu povezuje vrste, se imenuje črte; v večini besedil so to puščice.
editions-note-same-colour-allowed = Besedilo izrecno pravi, da se smeta prekriti dve polovici iste barve.
editions-note-setup-one-colour = Vrstica o pripravi da dvema igralcema po 15 preprog ene barve; to je možnost »Dva igralca: po ena barva« (R2.3).
editions-note-pile-reading = Besedilo je najbolj naravno brati tako, da dva igralca polagata svoji barvi izmenično; mogoče pa bi bilo tudi, da se barvi premešata.
editions-note-not-mixed = Dva igralca zložita svoje preproge v en kupček, besedilo pa ne pravi, da jih premešata. Tukaj sta kupčka premešana (R2.3).
editions-note-keeping-heading = Besedilo ne pravi, da Assam lahko ostane, kot stoji. Tukaj lahko (R3.2).
editions-note-own-square = Besedilo ne pravi, da se plača tudi polje pod Assamom. Tukaj se plača (R4.1).
editions-note-out-of-money = Besedilo pravi, da izpade igralec, ki mu »zmanjka denarja«. Tukaj je to igralec, ki ne more plačati vsega; kdor nima ničesar več, a nič ne dolguje, igra naprej (R4.3).
editions-note-loose-one-half = »Samo z eno polovico na preprogi drugega igralca« je ohlapno povedano. Skupaj s seznamom zraven besedilo pove isto kot druga: polovici dveh različnih preprog se smeta prekriti.
editions-note-slip-no-walk = Spodrsljaj: kjer bi moral biti Assamov premik, je še drugič natisnjeno plačilo, zato besedilo ne pove, kaj se zgodi na robu tržnice.
editions-note-slip-not-lost = Spodrsljaj: v stavku »na praznem polju ali na lastni preprogi ni treba plačati« manjka »ni«.
editions-note-slip-pays-rugs = Spodrsljaj: pri plačilu se štejejo preproge, medtem ko vsa druga besedila štejejo polja. Tukaj se plačajo polja (R4.1); na koncu tudi to besedilo šteje polovice, kot vsa.
editions-note-slip-may-lay = Spodrsljaj: preproga se »sme« položiti; v resnici se mora (R5.4).
editions-note-slip-left-out = Spodrsljaj: manjkajo cilj, vsebina in kaj odloča pri izenačenju.
editions-note-slip-opponent = Spodrsljaj: na koncu šteje »vsak dirham, ki ostane nasprotniku«; pisati bi moralo »igralcu«.
editions-note-slip-counts-twice = Spodrsljaj: preproge za dva igralca so naštete dvakrat, vsakič drugače.
editions-note-slip-variant = Spodrsljaj: zadnji korak različice je popačen (»obrni figuro sme obrniti za četrt«). Tukaj se Assam obrne natanko za četrt obrata (R7.3).
editions-note-slip-aim = Spodrsljaj: stavek o cilju igre se prekine.
editions-note-slip-cards = Spodrsljaj: besedilo govori o polaganju »kart«; mišljene so preproge.
editions-note-slip-results = Spodrsljaj: natisnjeno je »rezultati polja«, mišljene pa so njegove stranice.
editions-note-slip-exit-arrow = Spodrsljaj: na robu gre Assam naprej »proti izhodni puščici«.
editions-note-slip-end-of-rug = Spodrsljaj: piše, da preproga leži ob stranici s svojim »koncem«; mišljeno je eno od njenih polj (R5.1).
editions-note-slip-dirham-won = Spodrsljaj: na koncu šteje »vsak osvojeni dirham«; mišljen je vsak, ki ga igralec ima (R6.2).
editions-note-slip-leaves-game = Spodrsljaj: na robu Assam »zapusti igro«; zapusti tržnico.
