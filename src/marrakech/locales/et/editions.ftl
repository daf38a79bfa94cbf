### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Loetle trükitud reeglitekstid või näita ühte koos erinevustega.
editions-id-help = Väljaanne või keele kood. Ilma selleta loetletakse kõik.
editions-column-id = tunnus
editions-column-languages = keeled
editions-column-differences = erinevus põhireeglitest
editions-standard = Põhireeglid: kes ei suuda maksta, langeb välja; variant on olemas; teiste mängijate vaibad on kaitstud (cover: opponents); kahe mängija virnad segatakse ja kumbki nende värv on omaette ala; viigi otsustavad dirhamid; alustaja loositakse. `marrakech editions ID` kirjeldab ühte sõnadega.
editions-unknown = väljaannet või keelt „{ $text }” ei ole; `marrakech editions` loetleb need
editions-languages = Keeled: { $languages }
editions-booklet = Allikas: { $booklet }
editions-box = Karbis: { $box }
editions-differences = Erinevused põhireeglitest:
editions-no-differences = Need on põhireeglid.
editions-notes = Teksti kohta:
editions-use = Pythonis: { $code }

## The texts

editions-name = { $edition ->
    [international] Rahvusvaheline, inglise
    [french] Prantsuse
    [dutch] Hollandi
    [spanish] Hispaania
    [italian] Itaalia
    [finnish] Soome
    [swedish] Rootsi
    [czech] Tšehhi
    [greek] Kreeka
    [portuguese] Portugali
    [polish] Poola
    [icelandic] Islandi
    [arabic] Araabia
    [estonian] Eesti
    [latvian] Läti
    [lithuanian] Leedu
    [russian] Vene
    [chinese-traditional] Hiina (traditsiooniline)
    [japanese] Jaapani
    [chinese-simplified] Hiina (lihtsustatud)
    [hungarian] Ungari
    [slovenian] Sloveenia
    [romanian] Rumeenia
    [norwegian] Norra
    [serbian] Serbia
    [croatian] Horvaatia
    [german] Saksa
    [korean] Korea
    [thai] Tai
    [persian] Pärsia
    [hong-kong-2022] Hongkong 2022, hiina
    [hong-kong-2022-english] Hongkong 2022, inglise
    [hungarian-early] Ungari, varane
    [russian-lifestyle] Vene, Lifestyle
   *[french-2007] Prantsuse, 2007
}
editions-booklet-name = { $booklet ->
    [international] üks rahvusvahelise vihiku kolmekümnest keelest
    [hong-kong-2022] 2022. aasta Hongkongi karbi reeglid
    [hungarian-early] varase Ungari karbi reeglid
    [russian-lifestyle] Lifestyle’i Vene karbi reeglid
   *[french-2007] 2007. aasta Prantsuse karbi reeglid
}
editions-contents = vaipu { $rugs }, ühedirhamilisi münte { $ones }, viiedirhamilisi { $fives }{ $bag ->
    [yes] , kott
   *[no] {""}
}
editions-box-not-listed = tekstis loetlemata

## Differences, in a word or two for a table

editions-brief-standard = põhireeglid
editions-brief-elimination-no = keegi ei lange välja
editions-brief-variant-none = variandita
editions-brief-variant-turn-at-end-optional = variant: kuni veerandpööre
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = värvid vaheldumisi
editions-brief-area-owner = alad omaniku järgi
editions-brief-tiebreak-none = viigil koht jagatakse
editions-brief-first-player-agree = alustaja: kokkuleppel
editions-brief-first-player-morocco = alustaja: viimati Marokos
editions-brief-first-player-lot-or-youngest = alustaja: loos või noorim

## Differences, in whole sentences

editions-differs-elimination-no = Kes ei suuda kõike maksta, maksab, mis tal on, ja mängib edasi; keegi ei lange välja (R4.4).
editions-differs-variant-none = Varianti, kus Assamit pööratakse käigu lõpus, ei pakuta (R7).
editions-differs-variant-turn-at-end-optional = Variandis võib Assami ka pööramata jätta: pööre on kuni veerandring (R7.3).
editions-differs-cover-any = Vaip ei tohi katta ühegi vaiba mõlemat poolt, ka mitte enda oma (R5.3).
editions-differs-cover-colours = Uue vaiba all olevad pooled peavad kuuluma kahele vaibale ja olema eri värvi, kui see on võimalik (R5.3, R5.4).
editions-differs-pile-alternating = Kahekesi mängides asetab kumbki oma kaht värvi vaheldumisi (R2.3).
editions-differs-area-owner = Kahekesi mängides moodustavad mängija mõlemad värvid ühe ala: makstakse kõigi omavahel ühenduses olevate ruutude eest, millel on selle mängija vaibad (R4.5).
editions-differs-tiebreak-none = Võrdsete punktide korral ei otsusta miski: koht jagatakse (R6.3).
editions-differs-first-player-agree = Alustaja valitakse kokkuleppel (R2.4).
editions-differs-first-player-morocco = Alustab see, kes käis viimati Marokos puhkamas (R2.4).
editions-differs-first-player-lot-or-youngest = Alustaja loositakse, või alustab noorim (R2.4).
editions-differs-box = Karbis on: { $box }.
editions-differs-box-not-listed = Tekst ei loetle karbi sisu.

## Remarks that are no rules

editions-note-box-colours = Karbis on kolme värvi vaipu, igaüht 15, ja neljandat värvi 12.
editions-note-coins = Ühelised on hõbedased, viielised kuldsed.
editions-note-age-and-time = Tekst ütleb: 2 kuni 4 mängijat, alates 6 aasta vanusest, 20 minutit.
editions-note-not-under-three = Teksti järgi ei sobi mäng alla kolmeaastastele lastele.
editions-note-pick-colour = Igaüks valib värvi, mis talle meeldib.
editions-note-rock-paper-scissors = Alustaja loositakse või selgitatakse välja mänguga „kivi, paber, käärid”.
editions-note-edge-mosaics = Seda, mis serval ridu ühendab, nimetatakse mosaiikideks; enamikus tekstides on need nooled.
editions-note-edge-bends = Seda, mis serval ridu ühendab, nimetatakse kurvideks; enamikus tekstides on need nooled.
editions-note-edge-lines = Seda, mis serval ridu ühendab, nimetatakse joonteks; enamikus tekstides on need nooled.
editions-note-same-colour-allowed = Tekst ütleb selgelt, et katta võib ka kaks sama värvi poolt.
editions-note-setup-one-colour = Ettevalmistuse rida annab kahele mängijale kummalegi 15 ühte värvi vaipa; see on valik „Kaks mängijat: kummalgi üks värv” (R2.3).
editions-note-pile-reading = Kõige loomulikum on lugeda teksti nii, et kaks mängijat asetavad oma värve vaheldumisi; võimalik oleks ka, et värvid segatakse.
editions-note-not-mixed = Kaks mängijat panevad oma vaibad ühte virna, aga tekst ei ütle, et neid segatakse. Siin virnad segatakse (R2.3).
editions-note-keeping-heading = Tekst ei ütle, et Assami võib jätta nii, nagu ta seisab. Siin võib (R3.2).
editions-note-own-square = Tekst ei ütle, et ka Assami all oleva ruudu eest makstakse. Siin makstakse (R4.1).
editions-note-out-of-money = Tekst ütleb, et mängija, kellel „raha otsa saab”, langeb välja. Siin langeb välja see, kes ei suuda kõike maksta; kellel midagi alles pole, aga ka võlgu pole, mängib edasi (R4.3).
editions-note-loose-one-half = „Ainult ühe poolega teise mängija vaibal” on lõdvalt sõnastatud. Koos kõrvaloleva loeteluga ütleb tekst sama mis teised: katta võib kahe eri vaiba pooli.
editions-note-slip-no-walk = Apsakas: kõndimise asemel on teist korda trükitud maksmine, nii et tekst ei ütle, mis juhtub turu serval.
editions-note-slip-not-lost = Apsakas: lausest „tühja ruudu ega enda vaiba eest ei pea maksma” on kadunud „ei”.
editions-note-slip-pays-rugs = Apsakas: makstes loetakse vaipu, kõik teised tekstid loevad ruute. Siin makstakse ruutude eest (R4.1); lõpus loeb ka see tekst pooli, nagu kõik.
editions-note-slip-may-lay = Apsakas: vaiba „võib” asetada; tegelikult peab (R5.4).
editions-note-slip-left-out = Apsakas: eesmärk, karbi sisu ja viigi otsustamine on välja jäänud.
editions-note-slip-opponent = Apsakas: lõpus loeb „iga vastasele alles jäänud dirham”; peaks olema „mängijale”.
editions-note-slip-counts-twice = Apsakas: kahe mängija vaibad on loetletud kaks korda, erinevalt.
editions-note-slip-variant = Apsakas: variandi viimane samm on segi läinud („pööra kuju võib pöörata veerandringi”). Siin pööratakse Assamit täpselt veerandringi võrra (R7.3).
editions-note-slip-aim = Apsakas: eesmärki selgitav lause jääb pooleli.
editions-note-slip-cards = Apsakas: tekst räägib „kaartide” asetamisest; mõeldud on vaipu.
editions-note-slip-results = Apsakas: trükitud on „ruudu tulemused”, mõeldud on ruudu külgi.
editions-note-slip-exit-arrow = Apsakas: serval läheb Assam edasi „väljumisnoole poole”.
editions-note-slip-end-of-rug = Apsakas: öeldakse, et vaip on „otsaga” vastu külge; mõeldud on üht selle ruutudest (R5.1).
editions-note-slip-dirham-won = Apsakas: lõpus loeb „iga võidetud dirham”; mõeldud on iga dirhamit, mis mängijal on (R6.2).
editions-note-slip-leaves-game = Apsakas: serval Assam „lahkub mängust”; ta lahkub turult.
