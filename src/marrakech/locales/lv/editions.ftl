### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Parāda iespiesto noteikumu tekstu sarakstu vai vienu tekstu ar tā atšķirībām.
editions-id-help = Izdevums vai valodas kods. Bez tā parāda visus.
editions-column-id = id
editions-column-languages = valodas
editions-column-differences = atšķiras no pamatnoteikumiem
editions-legend = Pamatnoteikumi: kas nevar samaksāt, izstājas, ir piedāvāts variants, citu spēlētāju paklāji ir aizsargāti (cover: opponents), divu spēlētāju kaudzītes ir sajauktas, vienādus punktus izšķir dirhami, pirmo spēlētāju izlozē. `marrakech editions ID` vienu izstāsta vārdiem.
editions-unknown = nav izdevuma vai valodas „{ $text }”; `marrakech editions` parāda sarakstu
editions-languages = Valodas: { $languages }
editions-booklet = Avots: { $booklet }
editions-box = Kastē: { $box }
editions-differences = Atšķiras no pamatnoteikumiem:
editions-no-differences = Šie ir pamatnoteikumi.
editions-notes = Par tekstu:
editions-use = Python valodā: { $code }

## The texts

editions-title = { $edition ->
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
    [hong-kong-2022] Honkonga, 2022
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
editions-differs-tiebreak-none = Vienādus punktus nekas neizšķir: vietu dala (R6.3).
editions-differs-first-player-agree = Pirmo spēlētāju izvēlas vienojoties (R2.4).
editions-differs-first-player-morocco = Sāk tas, kas pēdējais bijis Marokā atvaļinājumā (R2.4).
editions-differs-first-player-lot-or-youngest = Pirmo spēlētāju izlozē, vai arī sāk jaunākais (R2.4).
editions-differs-box = Kastē ir: { $box }.
editions-differs-box-not-listed = Tekstā nav minēts, kas ir kastē.

## Remarks that are no rules

editions-note-box-colours = Kastē ir pa 15 paklājiem katrā no trim krāsām un 12 ceturtajā.
editions-note-coins = Viena dirhama monētas ir sudraba, piecu dirhamu – zelta.
editions-note-same-colour-allowed = Tekstā skaidri teikts, ka drīkst nosegt divas vienas krāsas puses.
editions-note-setup-one-colour = Sagatavošanās rindā diviem spēlētājiem doti 15 vienas krāsas paklāji katram; tā ir opcija „Divi spēlētāji: katram viena krāsa” (R2.3).
editions-note-slip-walk = Kļūda: maksāšana iespiesta divreiz, vienreiz tur, kur jābūt iešanai.
editions-note-slip-left-out = Kļūda: izlaists mērķis, kastes saturs un tas, kas izšķir vienādus punktus.
editions-note-slip-counts-twice = Kļūda: paklāji diviem spēlētājiem saskaitīti divreiz, un atšķirīgi.
editions-note-slip-counts-rugs = Kļūda: beigās skaita paklājus, kamēr visos citos tekstos skaita lauciņus.
editions-note-slip-may-lay = Kļūda: paklāju „drīkst” klāt; tas ir jāklāj (R5.4).
editions-note-slip-one-half = Kļūda: teikts, ka paklājs uz cita spēlētāja paklāja guļ tikai ar vienu pusi, tomēr divas dažādu paklāju puses minētas kā atļautas.
editions-note-slip-lost-not = Kļūda: teikumā „uz tukša lauciņa nav jāmaksā” pazudis „nav”.
