### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Išvardija spausdintus taisyklių tekstus arba parodo vieną su jo skirtumais.
editions-id-help = Leidimas arba kalbos kodas. Be jo išvardijami visi.
editions-column-id = id
editions-column-languages = kalbos
editions-column-differences = skiriasi nuo įprastų taisyklių
editions-legend = Įprastai: kas negali sumokėti, iškrinta, siūlomas variantas, kitų žaidėjų kilimai saugomi (cover: opponents), dviejų žaidėjų krūvelės sumaišytos, kai taškų po lygiai, lemia dirhamai, pirmas žaidėjas išrenkamas burtais. `marrakech editions ID` vieną nusako žodžiais.
editions-unknown = nėra leidimo ar kalbos „{ $text }“; `marrakech editions` juos išvardija
editions-languages = Kalbos: { $languages }
editions-booklet = Šaltinis: { $booklet }
editions-box = Dėžutėje: { $box }
editions-differences = Skiriasi nuo įprastų taisyklių:
editions-no-differences = Tai įprastos taisyklės.
editions-notes = Apie tekstą:
editions-use = Python kalba: { $code }

## The texts

editions-title = { $edition ->
    [international] Tarptautinis, anglų
    [french] Prancūzų
    [dutch] Nyderlandų
    [spanish] Ispanų
    [italian] Italų
    [finnish] Suomių
    [swedish] Švedų
    [czech] Čekų
    [greek] Graikų
    [portuguese] Portugalų
    [polish] Lenkų
    [icelandic] Islandų
    [arabic] Arabų
    [estonian] Estų
    [latvian] Latvių
    [lithuanian] Lietuvių
    [russian] Rusų
    [chinese-traditional] Kinų (tradicinis)
    [japanese] Japonų
    [chinese-simplified] Kinų (supaprastintas)
    [hungarian] Vengrų
    [slovenian] Slovėnų
    [romanian] Rumunų
    [norwegian] Norvegų
    [serbian] Serbų
    [croatian] Kroatų
    [german] Vokiečių
    [korean] Korėjiečių
    [thai] Tajų
    [persian] Persų
    [hong-kong-2022] Honkongas, 2022
    [hungarian-early] Vengrų, ankstyvasis
    [russian-lifestyle] Rusų, Lifestyle
   *[french-2007] Prancūzų, 2007
}
editions-booklet-name = { $booklet ->
    [international] viena iš trisdešimties tarptautinės knygelės kalbų
    [hong-kong-2022] 2022 m. Honkongo dėžutės taisyklės
    [hungarian-early] ankstyvos vengriškos dėžutės taisyklės
    [russian-lifestyle] rusiškos Lifestyle dėžutės taisyklės
   *[french-2007] 2007 m. prancūziškos dėžutės taisyklės
}
editions-contents = kilimų: { $rugs }, vieno dirhamo monetų: { $ones }, penkių dirhamų monetų: { $fives }{ $bag ->
    [yes] , maišelis
   *[no] {""}
}
editions-box-not-listed = tekste nenurodyta

## Differences, in a word or two for a table

editions-brief-standard = įprastos taisyklės
editions-brief-elimination-no = niekas neiškrinta
editions-brief-variant-none = be varianto
editions-brief-variant-turn-at-end-optional = variantas: iki ketvirčio
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = spalvos pakaitomis
editions-brief-tiebreak-none = po lygiai: vieta dalijamasi
editions-brief-first-player-agree = pirmas: susitarus
editions-brief-first-player-morocco = pirmas: paskutinis buvęs Maroke
editions-brief-first-player-lot-or-youngest = pirmas: burtai ar jauniausias

## Differences, in whole sentences

editions-differs-elimination-no = Kas negali sumokėti visko, sumoka, kiek turi, ir žaidžia toliau; niekas neiškrinta (R4.4).
editions-differs-variant-none = Variantas, kai Asamas pasukamas ėjimo pabaigoje, nesiūlomas (R7).
editions-differs-variant-turn-at-end-optional = Pagal variantą Asamo galima ir nesukti: jis pasukamas ne daugiau kaip ketvirtį apsisukimo (R7.3).
editions-differs-cover-any = Kilimas negali uždengti abiejų vieno kilimo pusių, net ir savo paties kilimo (R5.3).
editions-differs-cover-colours = Abi pusės po nauju kilimu turi būti dviejų kilimų ir skirtingų spalvų, jei tai įmanoma (R5.3, R5.4).
editions-differs-pile-alternating = Žaidžiant dviese, kiekvienas savo dvi spalvas tiesia pakaitomis (R2.3).
editions-differs-tiebreak-none = Kai taškų po lygiai, niekas nelemia: vieta dalijamasi (R6.3).
editions-differs-first-player-agree = Pirmas žaidėjas pasirenkamas susitarus (R2.4).
editions-differs-first-player-morocco = Pradeda tas, kas paskutinis atostogavo Maroke (R2.4).
editions-differs-first-player-lot-or-youngest = Pirmas žaidėjas išrenkamas burtais arba pradeda jauniausias (R2.4).
editions-differs-box = Dėžutėje yra: { $box }.
editions-differs-box-not-listed = Tekste nenurodyta, kas yra dėžutėje.

## Remarks that are no rules

editions-note-box-colours = Dėžutėje yra trijų spalvų kilimai, po 15 kiekvienos spalvos, ir 12 ketvirtosios.
editions-note-coins = Vieno dirhamo monetos sidabrinės, penkių dirhamų – auksinės.
editions-note-same-colour-allowed = Tekste aiškiai pasakyta, kad galima uždengti dvi tos pačios spalvos puses.
editions-note-setup-one-colour = Pasiruošimo eilutėje dviem žaidėjams skiriama po 15 vienos spalvos kilimų; tai parinktis „Du žaidėjai: po vieną spalvą“ (R2.3).
editions-note-slip-walk = Klaida: mokėjimas išspausdintas du kartus, kartą ten, kur turėtų būti Asamo ėjimas.
editions-note-slip-left-out = Klaida: praleistas tikslas, dėžutės turinys ir tai, kas lemia, kai taškų po lygiai.
editions-note-slip-counts-twice = Klaida: dviejų žaidėjų kilimai suskaičiuoti du kartus ir skirtingai.
editions-note-slip-counts-rugs = Klaida: pabaigoje skaičiuojami kilimai, o visuose kituose tekstuose – langeliai.
editions-note-slip-may-lay = Klaida: kilimą „galima“ tiesti; iš tiesų privaloma (R5.4).
editions-note-slip-one-half = Klaida: sakoma, kad kilimas ant kito žaidėjo kilimo guli tik viena puse, nors dvi skirtingų kilimų pusės nurodytos kaip leidžiamos.
editions-note-slip-lost-not = Klaida: sakinyje „ant tuščio langelio mokėti nereikia“ dingo „ne“.
