### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Loetle trükitud reeglitekstid või näita ühte koos erinevustega.
editions-id-help = Väljaanne või keele kood. Ilma selleta loetletakse kõik.
editions-column-id = tunnus
editions-column-languages = keeled
editions-column-differences = erinevus põhireeglitest
editions-legend = Põhireeglid: kes ei suuda maksta, langeb välja; variant on olemas; teiste mängijate vaibad on kaitstud (cover: opponents); kahe mängija virnad segatakse; viigi otsustavad dirhamid; alustaja loositakse. `marrakech editions ID` kirjeldab ühte sõnadega.
editions-unknown = väljaannet või keelt „{ $text }” ei ole; `marrakech editions` loetleb need
editions-languages = Keeled: { $languages }
editions-booklet = Allikas: { $booklet }
editions-box = Karbis: { $box }
editions-differences = Erinevused põhireeglitest:
editions-no-differences = Need on põhireeglid.
editions-notes = Teksti kohta:
editions-use = Pythonis: { $code }

## The texts

editions-title = { $edition ->
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
    [hong-kong-2022] Hongkong, 2022
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
editions-differs-tiebreak-none = Võrdsete punktide korral ei otsusta miski: koht jagatakse (R6.3).
editions-differs-first-player-agree = Alustaja valitakse kokkuleppel (R2.4).
editions-differs-first-player-morocco = Alustab see, kes käis viimati Marokos puhkamas (R2.4).
editions-differs-first-player-lot-or-youngest = Alustaja loositakse, või alustab noorim (R2.4).
editions-differs-box = Karbis on: { $box }.
editions-differs-box-not-listed = Tekst ei loetle karbi sisu.

## Remarks that are no rules

editions-note-box-colours = Karbis on kolme värvi vaipu, igaüht 15, ja neljandat värvi 12.
editions-note-coins = Ühelised on hõbedased, viielised kuldsed.
editions-note-same-colour-allowed = Tekst ütleb selgelt, et katta võib ka kaks sama värvi poolt.
editions-note-setup-one-colour = Ettevalmistuse rida annab kahele mängijale kummalegi 15 ühte värvi vaipa; see on valik „Kaks mängijat: kummalgi üks värv” (R2.3).
editions-note-slip-walk = Apsakas: maksmine on trükitud kaks korda, kord kõndimise asemel.
editions-note-slip-left-out = Apsakas: eesmärk, karbi sisu ja viigi otsustamine on välja jäänud.
editions-note-slip-counts-twice = Apsakas: kahe mängija vaibad on loetletud kaks korda, erinevalt.
editions-note-slip-counts-rugs = Apsakas: lõpus loetakse vaipu, kõik teised tekstid loevad ruute.
editions-note-slip-may-lay = Apsakas: vaiba „võib” asetada; tegelikult peab (R5.4).
editions-note-slip-one-half = Apsakas: öeldakse, et vaip katab teise mängija vaipa ainult ühe poolega, ometi on lubatute seas kahe eri vaiba pooled.
editions-note-slip-lost-not = Apsakas: lausest „tühja ruudu eest ei pea maksma” on kadunud „ei”.
