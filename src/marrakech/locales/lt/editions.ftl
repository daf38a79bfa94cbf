### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Išvardija spausdintus taisyklių tekstus arba parodo vieną su jo skirtumais.
editions-id-help = Leidimas arba kalbos kodas. Be jo išvardijami visi.
editions-column-id = id
editions-column-languages = kalbos
editions-column-differences = skiriasi nuo įprastų taisyklių
editions-standard = Įprastai: kas negali sumokėti, iškrinta, siūlomas variantas, kitų žaidėjų kilimai saugomi (cover: opponents), dviejų žaidėjų krūvelės sumaišytos, kiekviena jų spalva yra atskiras plotas, kai taškų po lygiai, lemia dirhamai, pirmas žaidėjas išrenkamas burtais. `marrakech editions ID` vieną nusako žodžiais.
editions-unknown = nėra leidimo ar kalbos „{ $text }“; `marrakech editions` juos išvardija
editions-languages = Kalbos: { $languages }
editions-booklet = Šaltinis: { $booklet }
editions-box = Dėžutėje: { $box }
editions-differences = Skiriasi nuo įprastų taisyklių:
editions-no-differences = Tai įprastos taisyklės.
editions-notes = Apie tekstą:
editions-use = Python kalba: { $code }

## The texts

editions-name = { $edition ->
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
    [hong-kong-2022] Honkongas 2022, kinų
    [hong-kong-2022-english] Honkongas 2022, anglų
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
editions-brief-area-owner = plotai pagal savininką
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
editions-differs-area-owner = Žaidžiant dviese, abi žaidėjo spalvos sudaro vieną plotą: mokama už visus susijungusius langelius su to žaidėjo kilimais (R4.5).
editions-differs-tiebreak-none = Kai taškų po lygiai, niekas nelemia: vieta dalijamasi (R6.3).
editions-differs-first-player-agree = Pirmas žaidėjas pasirenkamas susitarus (R2.4).
editions-differs-first-player-morocco = Pradeda tas, kas paskutinis atostogavo Maroke (R2.4).
editions-differs-first-player-lot-or-youngest = Pirmas žaidėjas išrenkamas burtais arba pradeda jauniausias (R2.4).
editions-differs-box = Dėžutėje yra: { $box }.
editions-differs-box-not-listed = Tekste nenurodyta, kas yra dėžutėje.

## Remarks that are no rules

editions-note-box-colours = Dėžutėje yra trijų spalvų kilimai, po 15 kiekvienos spalvos, ir 12 ketvirtosios.
editions-note-coins = Vieno dirhamo monetos sidabrinės, penkių dirhamų – auksinės.
editions-note-age-and-time = Tekste nurodyta: 2–4 žaidėjai, nuo 6 metų, 20 minučių.
editions-note-not-under-three = Tekste nurodyta, kad žaidimas netinka vaikams iki trejų metų.
editions-note-pick-colour = Kiekvienas renkasi spalvą, kuri patinka.
editions-note-rock-paper-scissors = Kas pradeda, lemia burtai arba „akmuo, žirklės, popierius“.
editions-note-edge-mosaics = Tai, kas pakraštyje jungia eiles, vadinama mozaikomis, o daugumoje tekstų – rodyklėmis.
editions-note-edge-bends = Tai, kas pakraštyje jungia eiles, vadinama vingiais, o daugumoje tekstų – rodyklėmis.
editions-note-edge-lines = Tai, kas pakraštyje jungia eiles, vadinama linijomis, o daugumoje tekstų – rodyklėmis.
editions-note-same-colour-allowed = Tekste aiškiai pasakyta, kad galima uždengti dvi tos pačios spalvos puses.
editions-note-setup-one-colour = Pasiruošimo eilutėje dviem žaidėjams skiriama po 15 vienos spalvos kilimų; tai parinktis „Du žaidėjai: po vieną spalvą“ (R2.3).
editions-note-pile-reading = Natūraliausia tekstą suprasti taip, kad žaidžiant dviese spalvos tiesiamos pakaitomis; galima suprasti ir taip, kad jos sumaišomos.
editions-note-not-mixed = Žaidžiant dviese, kiekvienas sudeda savo kilimus į vieną krūvelę, bet tekste nepasakyta, kad juos sumaišo. Čia krūvelės sumaišytos (R2.3).
editions-note-keeping-heading = Tekste nepasakyta, kad Asamo galima nesukti. Čia galima (R3.2).
editions-note-own-square = Tekste nepasakyta, kad mokama ir už langelį po Asamu. Čia mokama (R4.1).
editions-note-out-of-money = Tekste sakoma, kad iškrinta žaidėjas, kuriam „baigiasi pinigai“. Čia iškrinta tas, kas negali sumokėti visko, kas priklauso; kas nieko nebeturi, bet ir mokėti neprivalo, žaidžia toliau (R4.3).
editions-note-loose-one-half = „Tik viena puse ant kito žaidėjo kilimo“ – netikslus pasakymas. Kartu su šalia esančiu sąrašu tekstas sako tą patį, ką ir kiti: dviejų skirtingų kilimų puses uždengti galima.
editions-note-slip-no-walk = Klaida: mokėjimas išspausdintas antrą kartą ten, kur turėtų būti pasakyta, kaip eina Asamas, todėl tekste nepasakyta, kas vyksta turgaus pakraštyje.
editions-note-slip-not-lost = Klaida: sakinyje „ant tuščio langelio ir ant savo kilimo mokėti nereikia“ dingo „ne“.
editions-note-slip-pays-rugs = Klaida: mokant skaičiuojami kilimai, o visuose kituose tekstuose – langeliai. Čia mokama už langelius (R4.1); pabaigoje ir šis tekstas skaičiuoja puses, kaip visi.
editions-note-slip-may-lay = Klaida: kilimą „galima“ tiesti; iš tiesų privaloma (R5.4).
editions-note-slip-left-out = Klaida: praleistas tikslas, dėžutės turinys ir tai, kas lemia, kai taškų po lygiai.
editions-note-slip-opponent = Klaida: pabaigoje skaičiuojamas „kiekvienas varžovui likęs dirhamas“; turėtų būti „žaidėjui“.
editions-note-slip-counts-twice = Klaida: dviejų žaidėjų kilimai suskaičiuoti du kartus ir skirtingai.
editions-note-slip-variant = Klaida: paskutinis varianto žingsnis sujauktas („pasuk figūrėlė gali pasisukti ketvirtį“). Čia Asamas pasukamas lygiai ketvirtį apsisukimo (R7.3).
editions-note-slip-aim = Klaida: sakinys apie žaidimo tikslą nutrūksta.
editions-note-slip-cards = Klaida: tekste tiesiamos „kortos“; turimi omenyje kilimai.
editions-note-slip-results = Klaida: išspausdinta „langelio rezultatai“, o turimi omenyje jo šonai.
editions-note-slip-exit-arrow = Klaida: pakraštyje Asamas eina toliau „link išėjimo rodyklės“.
editions-note-slip-end-of-rug = Klaida: sakoma, kad kilimas prie šono guli savo „galu“; turimas omenyje vienas iš jo langelių (R5.1).
editions-note-slip-dirham-won = Klaida: pabaigoje skaičiuojamas „kiekvienas laimėtas dirhamas“; turimas omenyje kiekvienas dirhamas, kurį žaidėjas turi (R6.2).
editions-note-slip-leaves-game = Klaida: pakraštyje Asamas „palieka žaidimą“; iš tiesų jis palieka turgų.
