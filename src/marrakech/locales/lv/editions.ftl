### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Parāda iespiesto noteikumu tekstu sarakstu vai vienu tekstu ar tā atšķirībām.
editions-id-help = Izdevums vai valodas kods. Bez tā parāda visus.
editions-column-id = id
editions-column-languages = valodas
editions-column-differences = atšķiras no pamatnoteikumiem
editions-standard = Pamatnoteikumi: kas nevar samaksāt, izstājas, ir piedāvāts variants, citu spēlētāju paklāji ir aizsargāti (cover: opponents), divu spēlētāju kaudzītes ir sajauktas, katra viņu krāsa ir atsevišķs apgabals, vienādus punktus izšķir dirhami, pirmo spēlētāju izlozē. `marrakech editions ID` vienu izstāsta vārdiem.
editions-unknown = nav izdevuma vai valodas „{ $text }”; `marrakech editions` parāda sarakstu
editions-languages = Valodas: { $languages }
editions-booklet = Avots: { $booklet }
editions-box = Kastē: { $box }
editions-differences = Atšķiras no pamatnoteikumiem:
editions-no-differences = Šie ir pamatnoteikumi.
editions-notes = Par tekstu:
editions-use = Python valodā: { $code }

## The texts

editions-name = { $edition ->
    [international] Starptautiskais, angļu
    [french] Franču
    [dutch] Nīderlandiešu
    [spanish] Spāņu
    [italian] Itāļu
    [finnish] Somu
    [swedish] Zviedru
    [czech] Čehu
    [greek] Grieķu
    [portuguese] Portugāļu
    [polish] Poļu
    [icelandic] Islandiešu
    [arabic] Arābu
    [estonian] Igauņu
    [latvian] Latviešu
    [lithuanian] Lietuviešu
    [russian] Krievu
    [chinese-traditional] Ķīniešu (tradicionālais)
    [japanese] Japāņu
    [chinese-simplified] Ķīniešu (vienkāršotais)
    [hungarian] Ungāru
    [slovenian] Slovēņu
    [romanian] Rumāņu
    [norwegian] Norvēģu
    [serbian] Serbu
    [croatian] Horvātu
    [german] Vācu
    [korean] Korejiešu
    [thai] Taju
    [persian] Persiešu
    [hong-kong-2022] Honkonga 2022, ķīniešu
    [hong-kong-2022-english] Honkonga 2022, angļu
    [hungarian-early] Ungāru, agrīnais
    [russian-lifestyle] Krievu, Lifestyle
   *[french-2007] Franču, 2007
}
editions-booklet-name = { $booklet ->
    [international] viena no trīsdesmit valodām starptautiskajā grāmatiņā
    [hong-kong-2022] 2022. gada Honkongas kastes noteikumi
    [hungarian-early] agrīnas ungāru kastes noteikumi
    [russian-lifestyle] Lifestyle krievu kastes noteikumi
   *[french-2007] 2007. gada franču kastes noteikumi
}
editions-contents = paklāji: { $rugs }, viena dirhama monētas: { $ones }, piecu dirhamu monētas: { $fives }{ $bag ->
    [yes] , maisiņš
   *[no] {""}
}
editions-box-not-listed = tekstā nav minēts

## Differences, in a word or two for a table

editions-brief-standard = pamatnoteikumi
editions-brief-elimination-no = neviens neizstājas
editions-brief-variant-none = bez varianta
editions-brief-variant-turn-at-end-optional = variants: līdz ceturtdaļai
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = krāsas pamīšus
editions-brief-area-owner = apgabali pēc īpašnieka
editions-brief-tiebreak-none = vienādi punkti: vietu dala
editions-brief-first-player-agree = sāk: pēc vienošanās
editions-brief-first-player-morocco = sāk: kas pēdējais bijis Marokā
editions-brief-first-player-lot-or-youngest = sāk: loze vai jaunākais

## Differences, in whole sentences

editions-differs-elimination-no = Kas nevar samaksāt visu, samaksā, cik ir, un spēlē tālāk; neviens neizstājas (R4.4).
editions-differs-variant-none = Variants, kurā Assamu griež gājiena beigās, nav piedāvāts (R7).
editions-differs-variant-turn-at-end-optional = Variantā Assamu drīkst arī atstāt, kā viņš stāv: viņu pagriež ne vairāk kā par ceturtdaļapgriezienu (R7.3).
editions-differs-cover-any = Paklājs nedrīkst nosegt abas puses nevienam paklājam, pat ne savējam (R5.3).
editions-differs-cover-colours = Abām pusēm zem jauna paklāja jābūt no diviem paklājiem un dažādās krāsās, ja tas ir iespējams (R5.3, R5.4).
editions-differs-pile-alternating = Spēlējot divatā, katrs klāj savas divas krāsas pamīšus (R2.3).
editions-differs-area-owner = Spēlējot divatā, abas spēlētāja krāsas veido vienu apgabalu: maksā par visiem savienotajiem lauciņiem ar šī spēlētāja paklājiem (R4.5).
editions-differs-tiebreak-none = Vienādus punktus nekas neizšķir: vietu dala (R6.3).
editions-differs-first-player-agree = Pirmo spēlētāju izvēlas vienojoties (R2.4).
editions-differs-first-player-morocco = Sāk tas, kas pēdējais bijis Marokā atvaļinājumā (R2.4).
editions-differs-first-player-lot-or-youngest = Pirmo spēlētāju izlozē, vai arī sāk jaunākais (R2.4).
editions-differs-box = Kastē ir: { $box }.
editions-differs-box-not-listed = Tekstā nav minēts, kas ir kastē.

## Remarks that are no rules

editions-note-box-colours = Kastē ir pa 15 paklājiem katrā no trim krāsām un 12 ceturtajā.
editions-note-coins = Viena dirhama monētas ir sudraba, piecu dirhamu – zelta.
editions-note-age-and-time = Tekstā teikts: 2–4 spēlētāji, no 6 gadu vecuma, 20 minūtes.
editions-note-not-under-three = Tekstā teikts, ka spēle nav paredzēta bērniem līdz trīs gadu vecumam.
editions-note-pick-colour = Katrs izvēlas krāsu, kas patīk.
editions-note-rock-paper-scissors = Kurš sāk, nosaka loze vai „akmens, šķēres, papīrs”.
editions-note-edge-mosaics = Tas, kas malā savieno rindas, nosaukts par mozaīkām, vairumā tekstu – par bultām.
editions-note-edge-bends = Tas, kas malā savieno rindas, nosaukts par līkumiem, vairumā tekstu – par bultām.
editions-note-edge-lines = Tas, kas malā savieno rindas, nosaukts par līnijām, vairumā tekstu – par bultām.
editions-note-same-colour-allowed = Tekstā skaidri teikts, ka drīkst nosegt divas vienas krāsas puses.
editions-note-setup-one-colour = Sagatavošanās rindā diviem spēlētājiem doti 15 vienas krāsas paklāji katram; tā ir opcija „Divi spēlētāji: katram viena krāsa” (R2.3).
editions-note-pile-reading = Dabiskākais teksta lasījums ir tāds, ka divi spēlētāji savas krāsas klāj pamīšus; iespējams būtu arī tas, ka abas krāsas sajauc.
editions-note-not-mixed = Divatā katrs saliek savus paklājus vienā kaudzītē, bet tekstā nav teikts, ka tos sajauc. Šeit kaudzītes ir sajauktas (R2.3).
editions-note-keeping-heading = Tekstā nav teikts, ka Assamu drīkst atstāt, kā viņš stāv. Šeit drīkst (R3.2).
editions-note-own-square = Tekstā nav teikts, ka jāmaksā arī par lauciņu zem Assama. Šeit jāmaksā (R4.1).
editions-note-out-of-money = Tekstā teikts, ka izstājas spēlētājs, kam „beidzas nauda”. Šeit izstājas tas, kas nevar samaksāt visu, kas pienākas; kam nekas nav palicis, bet nekas arī nav jāmaksā, tas spēlē tālāk (R4.3).
editions-note-loose-one-half = „Tikai ar vienu pusi uz cita spēlētāja paklāja” ir neprecīzi teikts. Kopā ar blakus esošo sarakstu teksts saka to pašu, ko citi: drīkst nosegt divu dažādu paklāju puses.
editions-note-slip-no-walk = Kļūda: maksāšana iespiesta otrreiz tur, kur būtu jāstāsta, kā iet Assams, tāpēc tekstā nav teikts, kas notiek tirgus malā.
editions-note-slip-not-lost = Kļūda: teikumā „uz tukša lauciņa un uz sava paklāja nav jāmaksā” pazudis „nav”.
editions-note-slip-pays-rugs = Kļūda: maksājot skaita paklājus, kamēr visos citos tekstos skaita lauciņus. Šeit maksā par lauciņiem (R4.1); beigās arī šajā tekstā skaita puses, tāpat kā visos.
editions-note-slip-may-lay = Kļūda: paklāju „drīkst” klāt; tas ir jāklāj (R5.4).
editions-note-slip-left-out = Kļūda: izlaists mērķis, kastes saturs un tas, kas izšķir vienādus punktus.
editions-note-slip-opponent = Kļūda: beigās skaitās „katrs dirhams, kas palicis pretiniekam”; jābūt „spēlētājam”.
editions-note-slip-counts-twice = Kļūda: paklāji diviem spēlētājiem saskaitīti divreiz, un atšķirīgi.
editions-note-slip-variant = Kļūda: varianta pēdējais solis ir sajukis („pagriez figūra var pagriezties par ceturtdaļu”). Šeit Assamu pagriež tieši par ceturtdaļapgriezienu (R7.3).
editions-note-slip-aim = Kļūda: teikums par spēles mērķi ir aprauts.
editions-note-slip-cards = Kļūda: tekstā klāj „kārtis”; domāti paklāji.
editions-note-slip-results = Kļūda: iespiests „lauciņa rezultāti”, bet domātas tā malas.
editions-note-slip-exit-arrow = Kļūda: malā Assams turpina ceļu „uz izejas bultu”.
editions-note-slip-end-of-rug = Kļūda: teikts, ka paklājs pie malas guļ ar savu „galu”; domāts viens no tā lauciņiem (R5.1).
editions-note-slip-dirham-won = Kļūda: beigās skaitās „katrs laimētais dirhams”; domāts katrs dirhams, kas spēlētājam ir (R6.2).
editions-note-slip-leaves-game = Kļūda: malā Assams „pamet spēli”; patiesībā viņš pamet tirgu.
